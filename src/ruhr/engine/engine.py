"""`ruhr engine`: one of our bots, on the other end of the line protocol (docs/engine.md)."""

import threading
from collections.abc import Callable, Iterable
from dataclasses import replace

from ruhr import __version__
from ruhr.board import standard_board
from ruhr.board.words import FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.bots import BOTS, Bot, Budget, Situation, make_bot, situation_of
from ruhr.engine.words import VERSION, game_of
from ruhr.errors import RuhrError

#: Longer numbers mean nothing here.
MOST_DIGITS = 9
#: What a game is announced with, in this order.
ANNOUNCED = ("players", "seat", "calmer_water", "board")


class Engine:
    """Hears lines and answers them, also while it thinks."""

    def __init__(self, bot: str, write: Callable[[str], None]) -> None:
        self._options = {"bot": bot, "seed": "0"}
        self._write = write
        self._speaking = threading.Lock()
        self._is_heard = True
        self._bot: Bot | None = None
        self._own_budget = Budget()
        self._situation: Situation | None = None
        self._thinking: threading.Thread | None = None
        self._stop = threading.Event()

    def run(self, lines: Iterable[str]) -> None:
        """Answer every line, to `quit` or to the last, or until nobody hears the answers."""
        for line in lines:
            word, _, rest = line.strip().partition(" ")
            if word == "quit":
                break
            if word:
                self._hear(word, rest.strip())
            if not self._is_heard:
                break
        self._stop_thinking()

    def _hear(self, word: str, rest: str) -> None:
        hears: dict[str, Callable[[str], None]] = {
            "ruhr": self._introduce,
            "isready": lambda _: self._say("readyok"),
            "setoption": self._set_option,
            "newgame": self._new_game,
            "position": self._take_position,
            "legal": lambda _: None,
            "go": self._go,
            "stop": lambda _: self._stop_thinking(),
        }
        if word in hears:
            hears[word](rest)
        else:
            self._say(f"error unknown_command {word}")

    def _say(self, line: str) -> None:
        with self._speaking:
            try:
                self._write(line)
            except BrokenPipeError:
                self._is_heard = False

    def _introduce(self, version: str) -> None:
        if version != VERSION:
            self._say(f"error version {VERSION}")
            return
        self._say(f"id name ruhr {__version__} {self._options['bot']}")
        self._say("id author ruhr")
        self._say(f"option bot choice {self._options['bot']} {' '.join(BOTS)}")
        self._say(f"option seed text {self._options['seed']}")
        self._say("ok")

    def _set_option(self, words: str) -> None:
        name, _, value = words.partition(" ")
        if name not in self._options:
            self._say(f"error unknown_option {name}")
        elif not value or (name == "bot" and value not in BOTS):
            self._say(f"error bad_value {name} {value}".rstrip())
        else:
            self._options[name] = value
            self._bot = None

    def _new_game(self, words: str) -> None:
        self._stop_thinking()
        self._bot = self._situation = None
        said = words.split()
        pairs = dict(zip(said[::2], said[1::2], strict=False))
        if tuple(said[::2]) != ANNOUNCED or len(said) != 2 * len(ANNOUNCED):
            self._say(f"error bad_value {words}")
            return
        players = _number(pairs["players"]) or 0
        seat = _number(pairs["seat"])
        for name, fits in (
            ("players", FEWEST_PLAYERS <= players <= MOST_PLAYERS),
            ("seat", seat is not None and seat < (players or MOST_PLAYERS)),
            ("calmer_water", pairs["calmer_water"] in ("0", "1")),
            ("board", pairs["board"] == standard_board().identity),
        ):
            if not fits:
                self._say(f"error bad_value {name} {pairs[name]}")

    def _take_position(self, text: str) -> None:
        self._stop_thinking()
        self._situation = None
        try:
            game = game_of(text)
            if game.over:
                raise ValueError("over")
            self._situation = situation_of(game)
        except RuhrError as error:
            self._say(f"error bad_position {error.code}")
        except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
            self._say(f"error bad_position {type(error).__name__}")

    def _go(self, words: str) -> None:
        self._stop_thinking()
        limits = _limits(words)
        if limits is None:
            self._say(f"error bad_value go {words}")
        elif self._situation is None:
            self._say("error no_position")
        else:
            if self._bot is None:
                self._bot = make_bot(self._options["bot"], self._options["seed"])
                self._own_budget = self._bot.budget
            budget = limits if words else self._own_budget
            self._bot.budget = replace(budget, stopped=self._stop.is_set)
            self._thinking = threading.Thread(target=self._think, args=(self._bot, self._situation))
            self._thinking.start()

    def _think(self, bot: Bot, situation: Situation) -> None:
        action = bot.decide(situation)
        self._say(f"info nodes {bot.nodes}")
        self._say(f"action {action}")

    def _stop_thinking(self) -> None:
        """Let it say what it has found, if it thinks."""
        if self._thinking is not None:
            self._stop.set()
            self._thinking.join()
            self._thinking = None
            self._stop.clear()


def _number(word: str) -> int | None:
    """The number that a word is, None if it is none or an endless one."""
    return int(word) if word.isdecimal() and len(word) <= MOST_DIGITS else None


def _limits(words: str) -> Budget | None:
    """How long it may think: `seconds 2`, `looks 500`, or as it likes; None if that makes no sense."""
    if not words:
        return Budget()
    kind, _, amount = words.partition(" ")
    try:
        if kind == "seconds" and float(amount) >= 0:
            return Budget(seconds=float(amount))
        if kind == "looks" and int(amount) > 0:
            return Budget(looks=int(amount))
    except ValueError:
        pass
    return None
