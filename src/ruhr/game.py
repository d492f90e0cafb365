"""A game: the one way in for bots, server, terminal and research.

>>> game = Game.new(2, seed=1)
>>> game.turn, game.phase, game.decision, game.actor
(1, 3, 'option', 0)
>>> [str(action) for action in game.legal_actions()]
['option none', 'option pilot', 'option transport', 'option transport_pilot']
>>> for event in game.play("option none"):
...     print(event.kind, event.values)
option_chosen {'seat': 0, 'option': 'none', 'thalers': 0, 'free': False}
>>> game.why_not("start pauline")
StorageHasNoDie()
>>> [event.kind for event in game.what_if("start gewalt")]
['started']
>>> game.undo(seat=0)
>>> game.record().actions
[]

A game goes on from any position, which is a value with a text form (docs/position.md):

>>> str(game.position()).partition(";")[0]
'standard-2, 2 players, turn 1, phase 3, red decides option'
>>> Game.from_position(game.position(), seed=2).view() == game.view()
True
"""

import hashlib
import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ruhr.board import Board, standard_board
from ruhr.board.words import MOST_PLAYERS
from ruhr.coach import regrets, topics
from ruhr.edge.actions import Action, AnyAction
from ruhr.edge.coaching import AnyRegret, Topic
from ruhr.edge.events import AnyEvent
from ruhr.edge.refusals import AnyRefusal, NothingToUndo, UndoOtherPlayer, UndoRevealed
from ruhr.edge.views import View
from ruhr.errors import IllegalAction, PositionError, RecordError
from ruhr.outlook import Outlook, outlooks
from ruhr.position import Position, deal_unknown, knows_hidden, read
from ruhr.record import (
    Record,
    TakenBack,
    check_board,
    check_count,
    deal_from_json,
    deal_to_json,
    player_names,
)
from ruhr.rules.actions import DECISIONS, OVER
from ruhr.rules.chance import Chance
from ruhr.rules.scoring import place_of, share_of_win, winners
from ruhr.rules.sequence_of_play import is_legal, play, play_on, refusal
from ruhr.rules.set_up import shuffled_deal, table
from ruhr.rules.state import SOURCES, Deal, State
from ruhr.view import Look, look, seen_table, view
from ruhr.vocabulary import event_in_words, refusal_in_words, vocabulary

#: Refusals that only say that an action belongs to another decision.
ELSEWHERE = ("other_phase", "other_step", "game_over")
SEAT_COLOURS = ("Red", "Blue", "Green", "Yellow")


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one player, and where they came from (§7)."""

    points: int
    sources: dict[str, int]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended; with a tie for most points there are several winners (R21)."""

    points: list[int]
    winners: list[int]
    #: 1 for the winners; who has as many points as another has the same place.
    places: list[int]
    #: What of the win belongs to each seat.
    shares: list[float]


@dataclass(frozen=True, slots=True)
class Prospect:
    """What the deciding player may do, in words, and what it would lead to."""

    action: str
    causes: list[AnyEvent]
    #: Is it the last that he decides in this phase, as far as can be foreseen?
    ends: bool
    #: What beginners regret about it.
    regrets: list[AnyRegret]


@dataclass(frozen=True, slots=True)
class Step:
    """One recorded decision: who made it when, and whether something hidden was revealed by it."""

    action: str
    seat: int
    turn: int
    phase: int
    revealed: bool


@cache
def _step(action: str, seat: int, turn: int, phase: int, revealed: bool) -> Step:
    """A step, shared by all games: a server holds thousands of them."""
    return Step(action, seat, turn, phase, revealed)


def chance_of(seed: int | str) -> Chance:
    """The stream of chance that belongs to a seed."""
    digest = hashlib.sha256(f"ruhr/1 {seed}".encode()).digest()
    return Chance(*(int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8, 12)))


class Game:
    """A game in progress or at its end."""

    def __init__(
        self,
        board: Board,
        names: list[str],
        calmer_water: bool,
        deal: Deal,
        beginning: State | None = None,
    ) -> None:
        """A game on a deal of the core; mostly `Game.new` and `Game.from_record` are what you want."""
        self.board = board
        #: The names of the players, by seat.
        self.names = names
        self._deal = deal
        self._calmer_water = calmer_water
        #: The table it went on from, unless it began with set-up.
        self._beginning = beginning
        self._vocabulary = vocabulary(board)
        self._steps: list[Step] = []
        #: The lines that were played and taken back, the latest last.
        self._taken_back: list[TakenBack] = []
        self._state = self._set_up()

    def _set_up(self) -> State:
        s = self.table_at_the_beginning()
        s.events = []
        play_on(s)
        #: What happened before the first decision.
        self.opening: list[AnyEvent] = self._events_of(s)
        return s

    @classmethod
    def new(
        cls,
        players: int | Iterable[str] = MOST_PLAYERS,
        *,
        seed: int | str | None = None,
        deal: Mapping[str, Any] | None = None,
        calmer_water: bool = False,
        board: Board | None = None,
    ) -> "Game":
        """Begin a game for so many players, or for players with these names.

        The same seed always gives the same deal; without one it cannot be foreseen. A *deal* in the form
        of the record is used as it is.

        >>> Game.new(["Anna", "Ben", "Carla"], seed=7).names
        ['Anna', 'Ben', 'Carla']
        """
        board = board or standard_board()
        if isinstance(players, int):
            check_count(players)
            players = SEAT_COLOURS[:players]
        names = player_names(list(players))
        if deal is None:
            chance = chance_of(secrets.randbits(256) if seed is None else seed)
            return cls(board, names, calmer_water, shuffled_deal(board, len(names), calmer_water, chance))
        record = Record(board.identity, names, calmer_water, dict(deal), [])
        return cls._before(Record.from_json(record.to_json()), board)

    @classmethod
    def from_position(
        cls,
        position: Position | str,
        *,
        seed: int | str | None = None,
        names: Iterable[str] | None = None,
        board: Board | None = None,
    ) -> "Game":
        """Play on from a position; raises `PositionError` if the text is none.

        What is hidden is dealt from the seed, as it can be after all that has been seen, unless the text
        tells it.

        >>> game = Game.from_position("2 players, turn 4, phase 6; red: 5 thalers, markers lock_building")
        >>> game.why_not("lock lock_horst") is None
        True
        """
        board = board or standard_board()
        s = read(str(position), board)
        if not knows_hidden(s):
            deal_unknown(s, chance_of(secrets.randbits(256) if seed is None else seed))
        return cls._going_on(s, SEAT_COLOURS[: s.seats] if names is None else names)

    @classmethod
    def _going_on(cls, s: State, names: Iterable[str]) -> "Game":
        players = player_names(list(names))
        if len(players) != s.seats:
            raise PositionError("position_misfit", key="players")
        return cls(s.board, players, s.calmer_water, s.deal, s)

    @classmethod
    def from_record(cls, record: Record, board: Board | None = None) -> "Game":
        """Replay a record; raises `RecordError` at the first thing that cannot be.

        >>> game = Game.new(3, seed=5)
        >>> events = game.play("option pilot")
        >>> again = Game.from_record(game.record())
        >>> again.view() == game.view()
        True
        """
        game = cls._before(record, board)
        for step, action in enumerate(record.actions):
            game._replay(step, action)
        game._taken_back = record.taken_back[:]
        return game

    @classmethod
    def replay(cls, record: Record, board: Board | None = None) -> Iterator[tuple["Game", list[AnyEvent]]]:
        """Step through a record: the game before each recorded action and at the end, with what led there.

        >>> record = Game.new(2, seed=1).record()
        >>> record.actions.append("option pilot")
        >>> [(game.decision, len(events)) for game, events in Game.replay(record)]
        [('option', 7), ('start', 1)]
        """
        game = cls._before(record, board)
        yield game, game.opening
        for step, action in enumerate(record.actions):
            game._replay(step, action)
            yield game, game._events_of(game._state)

    @classmethod
    def _before(cls, record: Record, board: Board | None) -> "Game":
        """A record's game before its first action."""
        board = board or standard_board()
        check_board(record.board, board)
        if "position" not in record.deal:
            deal = deal_from_json(board, len(record.players), record.calmer_water, record.deal)
            return cls(board, list(record.players), record.calmer_water, deal)
        try:
            s = read(record.deal["position"], board)
            if not knows_hidden(s):
                raise RecordError("record_position_open")
            if s.calmer_water != record.calmer_water:
                raise PositionError("position_misfit", key="calmer_water")
            return cls._going_on(s, record.players)
        except PositionError as error:
            raise RecordError(error.code, **error.values) from error

    def _replay(self, step: int, action: str) -> None:
        try:
            self._play(action)
        except IllegalAction as error:
            raise RecordError(f"record_{error.code}", step=step, **error.values) from error

    # --- A game as a value -----------------------------------------------------------------------------

    def copy(self) -> "Game":
        """A game of its own that stands where this one does."""
        twin = Game(self.board, self.names[:], self._calmer_water, self._deal, self._beginning)
        twin._steps = self._steps[:]
        twin._taken_back = self._taken_back[:]
        twin._state = self._state.clone()
        return twin

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """The same people at the same game: on the same board and deal, with the same decisions."""
        return isinstance(other, Game) and self.record() == other.record()

    def __hash__(self) -> int:
        raise TypeError("unhashable: a game changes")

    def __repr__(self) -> str:
        """Python that makes this game again; it holds the hidden deal."""
        return f"Game.from_record({self.record()!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        edited = None if self.board is standard_board() else self.board.printed
        return _again, (self.record().to_json(), edited)

    # --- What is asked ---------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The turn, 1 to 12."""
        return self._state.turn

    @property
    def phase(self) -> int:
        """The phase of the turn, 1 to 7."""
        return self._state.phase

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._state.decision == OVER

    @property
    def decision(self) -> str | None:
        """The kind of decision that is asked for, None at the end or before a reveal nobody may look at."""
        return None if self._state.decision >= OVER else DECISIONS[self._state.decision]

    @property
    def actor(self) -> int | None:
        """The seat that decides, None if nobody does."""
        return None if self._state.decision >= OVER else self._state.actor

    def legal_actions(self) -> list[AnyAction]:
        """All actions the deciding player may choose from."""
        s = self._state
        return [self._vocabulary.actions[code] for code in s.choices[: s.choice_count]]

    def why_not(self, action: Action | str) -> AnyRefusal | None:
        """Why the deciding player may not do this now, or None if he may.

        >>> Game.new(2, seed=1).why_not("lock lock_horst")
        OtherPhase(phase=6, now=3)
        """
        return refusal_in_words(self._state, refusal(self._state, self._known(action)))

    def refusals(self) -> list[tuple[AnyAction, AnyRefusal]]:
        """Every action that belongs to the present decision but is not possible, and why.

        >>> action, refusal = Game.new(2, seed=1).refusals()[0]
        >>> str(action), refusal.code
        ('coal_hauler nachtigall', 'needs_marker')
        """
        refused = []
        for action in self._vocabulary.actions:
            reason = self.why_not(action)
            if reason is not None and reason.code not in ELSEWHERE:
                refused.append((action, reason))
        return refused

    def what_if(self, action: Action | str) -> list[AnyEvent]:
        """The events an action would cause up to the next decision, without touching the game.

        Before anything hidden would be revealed the look ahead ends, with the event `reveal_follows`.
        """
        return self._events_of(self._after(self._legal(action)))

    def prospects(self) -> list[Prospect]:
        """All actions the deciding player may choose from, in words, each with what it would cause.

        >>> for prospect in Game.new(2, seed=1).prospects():
        ...     print(prospect.action, [event.kind for event in prospect.causes])
        option none ['option_chosen']
        option pilot ['option_chosen']
        option transport ['option_chosen']
        option transport_pilot ['borrowed', 'option_chosen']
        """
        s = self._state
        after = [self._after(code) for code in s.choices[: s.choice_count]]
        prospects = []
        for code, then, regretted in zip(s.choices[: s.choice_count], after, regrets(s, after), strict=True):
            goes_on = (then.actor, then.turn, then.phase) == (s.actor, s.turn, s.phase)
            # OVER, or the look ahead has stopped before something hidden.
            ends = not goes_on or then.decision >= OVER
            prospects.append(Prospect(self._vocabulary.words[code], self._events_of(then), ends, regretted))
        return prospects

    def topics(self) -> list[Topic]:
        """What the decision is about, for who has not met it yet, the most general first.

        >>> [topic.code for topic in Game.new(2, seed=1).topics()]
        ['option', 'pilot', 'demand', 'transport']
        """
        return topics(self._state) if self.decision else []

    def outlooks(self, seat: int) -> list[Outlook]:
        """What the coal of every storage would bring a seat if it were sold now.

        >>> game = Game.new(2, seed=1)
        >>> look = game.outlooks(seat=0)[-1]
        >>> look.view["storage"], look.view["space"], [event.kind for event in look.causes]
        ('sellerbeck', 'muelheim', ['quality_lost', 'sold', 'token_gained'])
        """
        return outlooks(self._state, seat)

    def _after(self, code: int) -> State:
        """The next decision as far as it can be foreseen."""
        s = self._state.clone()
        s.veiled = True
        s.events = []
        play(s, code)
        return s

    @property
    def decisions(self) -> list[str]:
        """The recorded decisions so far, in words."""
        return [step.action for step in self._steps]

    @property
    def decision_count(self) -> int:
        """How many decisions have been recorded so far."""
        return len(self._steps)

    @property
    def last_decider(self) -> int | None:
        """The seat that made the last recorded decision."""
        return self._steps[-1].seat if self._steps else None

    @property
    def reveals(self) -> int:
        """How often something hidden has been revealed so far."""
        return int(self._state.reveals)

    # --- What is done ----------------------------------------------------------------------------------

    def play(self, action: Action | str) -> list[AnyEvent]:
        """Carry out an action of the deciding player; returns what has happened up to the next decision.

        Raises `IllegalAction` and changes nothing if the action is unknown or not legal.
        """
        self._play(action)
        return self._events_of(self._state)

    def _play(self, action: Action | str) -> None:
        code = self._legal(action)
        s = self._state
        seat, turn, phase, reveals = s.actor, s.turn, s.phase, s.reveals
        s.events = []
        play(s, code)
        self._steps.append(_step(self._vocabulary.words[code], seat, turn, phase, s.reveals > reveals))

    def undo(self, seat: int) -> None:
        """Take back the last decision, which *seat* has made.

        Never further than to the last point at which something was revealed or another player decided.
        """
        reason = self.why_not_undo(seat)
        if reason:
            raise IllegalAction("cannot_undo", refusal=reason)
        self._go_back(len(self._steps) - 1)

    def why_not_undo(self, seat: int) -> AnyRefusal | None:
        """Why *seat* cannot take back the last decision, or None if it can."""
        if not self._steps:
            return NothingToUndo()
        last = self._steps[-1]
        if last.seat != seat:
            return UndoOtherPlayer(last.seat)
        if last.revealed:
            return UndoRevealed()
        return None

    def rewind(self, step: int) -> None:
        """Go back to where so many decisions had been made, whoever made the others, whatever they revealed.

        No rule of the game allows that: it is for those who practise. What is taken back stays in the record.

        >>> game = Game.new(2, seed=1)
        >>> for action in ("option none", "start gewalt"):
        ...     events = game.play(action)
        >>> game.rewind(0)
        >>> game.record().actions, game.record().taken_back
        ([], [TakenBack(step=0, actions=['option none', 'start gewalt'])])
        """
        line = self.decisions[step:]
        self._go_back(step)
        self._taken_back.append(TakenBack(step, line))

    def _go_back(self, step: int) -> None:
        kept = self.decisions[:step]
        self._steps = []
        self._state = self._set_up()
        for action in kept:
            self._play(action)

    def begins_doing(self, step: int, seat: int) -> bool:
        """Did *seat* begin what it did in a phase with the decision after so many others?"""
        if not 0 <= step < len(self._steps):
            return False
        this = self._steps[step]
        before = self._steps[step - 1] if step else None
        return this.seat == seat and (
            before is None or (before.seat, before.turn, before.phase) != (seat, this.turn, this.phase)
        )

    def last_doing(self, seat: int) -> int | None:
        """After how many decisions *seat* began what it did last in a phase; None if it has done nothing."""
        for step in range(len(self._steps) - 1, -1, -1):
            if self.begins_doing(step, seat):
                return step
        return None

    # --- What is seen ----------------------------------------------------------------------------------

    def view(self) -> View:
        """Everything a seat may see, as plain data; the same for every seat."""
        return view(self._state, self.names)

    def look(self, last: Look | None = None) -> Look:
        """The view for those who look again and again: it shares what has stayed the same with the last."""
        return look(self._state, self.names, last)

    def seen_table(self) -> State:
        """The position for those who think ahead: all that is seen, with nothing hidden in it."""
        return seen_table(self._state)

    def dealt_table(self) -> State:
        """The position with all that is hidden: for those who look back, not for players."""
        return self._state.clone()

    def table_at_the_beginning(self) -> State:
        """The table before anything has happened, with all that is hidden."""
        if self._beginning is None:
            return table(self.board, len(self.names), self._calmer_water, self._deal)
        return self._beginning.clone()

    @property
    def began_with_set_up(self) -> bool:
        """Did it begin at its beginning, and not at a position?"""
        return self._beginning is None

    def position(self, *, hidden: bool = False) -> Position:
        """The position as a value, with a text form; *hidden* adds what players must not know."""
        return Position.of(self._state, hidden=hidden)

    def record(self) -> Record:
        """The record of the game so far. It holds the hidden deal: not for players of a running game."""
        if self._beginning is None:
            deal = deal_to_json(self.board, self._deal)
        else:
            deal = {"position": Position.of(self._beginning, hidden=True).text}
        return Record(
            self.board.identity,
            list(self.names),
            self._calmer_water,
            deal,
            self.decisions,
            self._taken_back[:],
        )

    def scores(self) -> list[Score]:
        """The points of every player so far, with a breakdown by source."""
        return [
            Score(
                me.points,
                {source: points for source, points in zip(SOURCES, me.sources, strict=True) if points},
            )
            for me in self._state.players
        ]

    def places(self) -> list[int]:
        """Everybody's place by his points so far, 1 for who has most."""
        return [place_of(self._state, seat) for seat in range(len(self._state.players))]

    def result(self) -> Result | None:
        """The final points and the winners, None while the game goes on."""
        if not self.over:
            return None
        s = self._state
        seats = range(len(s.players))
        won = winners(s)
        return Result(
            [me.points for me in s.players],
            [seat for seat in seats if won >> seat & 1],
            self.places(),
            [share_of_win(won, seat) for seat in seats],
        )

    # --- Inside ----------------------------------------------------------------------------------------

    def _known(self, action: Action | str) -> int:
        code = self._vocabulary.code(action)
        if code is None:
            raise IllegalAction("unknown_action", action=str(action))
        return code

    def _legal(self, action: Action | str) -> int:
        code = self._known(action)
        if not is_legal(self._state, code):
            raise IllegalAction("illegal_action", action=str(action), refusal=self.why_not(action))
        return code

    def _events_of(self, s: State) -> list[AnyEvent]:
        return [event_in_words(self.board, raw) for raw in s.events or []]


def _again(record: dict[str, Any], edited: dict[str, Any] | None) -> Game:
    """A game out of a pickle."""
    board = standard_board() if edited is None else Board(edited, record["board"])
    return Game.from_record(Record.from_json(record), board)
