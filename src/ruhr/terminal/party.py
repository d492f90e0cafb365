"""A person and his opponents at one game: who plays how, what has happened, and where it is kept."""

import secrets
import threading
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ruhr.board import Board
from ruhr.bots import ADVISER, THINKING, USUAL, Advice, Bot, Budget, Situation, budget_of, make_bot, names_for
from ruhr.edge.actions import Action, AnyAction
from ruhr.edge.events import AnyEvent
from ruhr.edge.refusals import AnyRefusal
from ruhr.errors import RuhrError
from ruhr.game import Game
from ruhr.record import Record

#: The person's seat.
PERSON = 0
#: Longer than this nobody waits for a hint, or for an opponent that thinks as long as usual.
PATIENCE_OF_A_PERSON = 1.0


def patient_bot(level: str, thinking: str, seed: int | str = 0) -> Bot:
    """A bot that thinks as deeply as is wished, but not longer than the patience of whoever wished it."""
    budget = replace(budget_of(level, thinking), seconds=PATIENCE_OF_A_PERSON * THINKING[thinking])
    return make_bot(level, seed, budget)


class Party:
    """A game with its opponents, its story and its file."""

    def __init__(
        self,
        game: Game,
        story: list[list[AnyEvent]],
        levels: Sequence[str],
        file: Path | None,
        thinking: str = USUAL,
    ) -> None:
        self.game = game
        #: What has happened: before the first decision, then with each decision.
        self.story = story
        self.levels = list(levels)
        #: How long the opponents think, if they search.
        self.thinking = thinking
        self.file = file or _unused(Path(time.strftime("ruhr-%Y%m%d-%H%M%S.json")))
        self._chosen_file = file
        self._bots = {
            seat: patient_bot(level, thinking, secrets.randbits(32))
            for seat, level in enumerate(levels, PERSON + 1)
        }
        self._one_thinks = threading.Lock()

    @classmethod
    def new(
        cls,
        name: str,
        levels: Sequence[str],
        *,
        seed: int | str | None = None,
        calmer_water: bool = False,
        board: Board | None = None,
        file: Path | None = None,
        thinking: str = USUAL,
    ) -> "Party":
        """Sit down to a new game."""
        names = [name, *names_for(levels)]
        game = Game.new(names, seed=seed, calmer_water=calmer_water, board=board)
        return cls(game, [game.opening], levels, file, thinking)

    @classmethod
    def resume(
        cls,
        record: Record,
        levels: Sequence[str],
        *,
        board: Board | None = None,
        file: Path | None = None,
        thinking: str = USUAL,
    ) -> "Party":
        """Go on with a recorded game; the person takes the first seat."""
        story: list[list[AnyEvent]] = []
        for replayed, events in Game.replay(record, board):
            game = replayed
            story.append(events)
        return cls(game, story, levels, file, thinking)

    def again(self) -> "Party":
        """Sit down once more with the same opponents."""
        record = self.game.record()
        game = Game.new(record.players, calmer_water=record.calmer_water, board=self.game.board)
        file = None if self._chosen_file is None else _unused(self._chosen_file)
        return Party(game, [game.opening], self.levels, file, self.thinking)

    @property
    def my_turn(self) -> bool:
        """Does the person decide now?"""
        return self.game.actor == PERSON

    def play(self, action: Action) -> None:
        """Carry out an action of whoever decides."""
        self.story.append(self.game.play(action))

    def undo(self) -> None:
        """Take the person's last decision back; raises `IllegalAction` if that is not possible."""
        self.game.undo(PERSON)
        self.story.pop()

    def refused(self) -> list[tuple[AnyAction, AnyRefusal]]:
        """Every action that belongs to this decision but is not possible, and why.

        Those come first of whose kind others are possible.
        """
        possible = {action.kind for action in self.game.legal_actions()}
        return sorted(self.game.refusals(), key=lambda pair: pair[0].kind not in possible)

    def opponents_choice(self, situation: Situation) -> Action:
        """What the deciding opponent chooses. Takes its time in a thread of its own, and touches no game."""
        with self._one_thinks:
            return self._bots[situation.seat].decide(situation)

    def advice(self, situation: Situation) -> Advice:
        """What a good player would do, and what he expects of it. Takes its time like an opponent."""
        return make_bot(ADVISER, budget=Budget(seconds=PATIENCE_OF_A_PERSON)).advise(situation)

    def save(self) -> None:
        """Write the record; the old file stays whole until the new one is."""
        written = self.file.with_name(self.file.name + ".new")
        try:
            written.write_text(self.game.record().to_text(), "utf-8")
            written.replace(self.file)
        except OSError as error:
            raise RuhrError("file_unwritable", file=str(self.file), reason=str(error)) from error


def _unused(file: Path) -> Path:
    """The file, or if there is one already, the next with a number."""
    number = 1
    unused = file
    while unused.exists():
        number += 1
        unused = file.with_stem(f"{file.stem}-{number}")
    return unused
