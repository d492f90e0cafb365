"""A table: who sits at it, the game on it and its clock, all of which follow from its setup and its changes.

Nothing here knows a database, a network or the time of day; times come in with the changes, in milliseconds.
"""

import hashlib
from dataclasses import dataclass, field
from typing import Any

from ruhr.board import Board
from ruhr.bots import USUAL, names_for
from ruhr.commitment import commitment_to, derived_deal, fingerprint_of
from ruhr.edge.events import AnyEvent
from ruhr.game import Game
from ruhr.record import Record
from ruhr.server.errors import TableError
from ruhr.server.names import look_alike
from ruhr.view import Look

#: The kinds of change. What is undone is the last decision, or with words all that followed so many others.
#: What is paused is the clock of who decides, from the time in the words until that of the change.
JOINED, LEFT, RETURNED, PLAYED, UNDONE, RAN_OUT, REMATCH, PAUSED, SENT_OFF, UNSEALED = KINDS = (
    "joined",
    "left",
    "returned",
    "played",
    "undone",
    "ran_out",
    "rematch",
    "paused",
    "sent_off",
    "unsealed",
)
#: A table is open until all its seats are taken, then played at until the game ends or the clock closes it.
OPEN, PLAYING, FINISHED, CLOSED = STATUSES = ("open", "playing", "finished", "closed")
#: What happens when a player's time is up.
LET_IT_RUN, BOT, CLOSE = AT_END = ("nothing", "bot", "close")
#: Where a table comes from that shows or goes on with an uploaded record, or goes on from a position.
RECORD, POSITION = "record", "position"
#: How fast a game goes: in one sitting or over days, by a clock whose bank is a day or more, in milliseconds.
LIVE, DAYS = PACES = ("live", "days")
A_DAY = 86_400_000
#: The board of tables that were stored without the name of theirs.
UNNAMED_BOARD = "standard"


@dataclass(frozen=True, slots=True)
class Clock:
    """The time a player has: a bank, and some more with every decision, in milliseconds."""

    bank: int
    increment: int
    at_end: str = LET_IT_RUN
    level: str = "kapitaen"


@dataclass(frozen=True, slots=True)
class Terms:
    """On which terms people meet at a table, as everybody is told before sitting down (docs/rating.md)."""

    #: Does the game change ratings?
    rated: bool = False
    #: The language that is spoken; empty if any.
    language: str = ""
    #: May anything be said?
    chat: bool = True
    #: The ratings that are welcome, as people read them; None if there is no bound.
    lowest: int | None = None
    highest: int | None = None
    #: The rating around which players are looked for, the farther the longer it takes.
    around: int | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "rated": self.rated,
            "language": self.language or None,
            "chat": self.chat,
            "lowest": self.lowest,
            "highest": self.highest,
            "around": self.around,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Terms":
        return cls(
            data["rated"],
            data["language"] or "",
            data["chat"],
            data["lowest"],
            data["highest"],
            data["around"],
        )


#: Those of tables at which nothing was said of them.
USUAL_TERMS = Terms()


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table is created with, for good."""

    id: str
    created_at: int
    #: For each seat the level of its bot, or None for a person.
    levels: tuple[str | None, ...]
    calmer_water: bool
    public: bool
    clock: Clock | None
    #: Where the table comes from: the table it is a rematch of, `RECORD` or `POSITION`.
    origin: str | None
    #: The names and moves of an uploaded record with which it goes on.
    names: tuple[str, ...]
    moves: tuple[str, ...]
    #: The hidden deal; empty where it follows from `deal_secret` and what the players bring.
    deal: dict[str, Any]
    #: The board on which it is played.
    board: str
    #: Is it a record to be looked at, with nobody at the table?
    to_look_at: bool = False
    #: May the one person who plays against bots go back to the start of what he did in a phase?
    practice: bool = False
    #: How long its bots think, if they search.
    thinking: str = USUAL
    #: Can whoever made the table know what is hidden?
    known_deal: bool = False
    #: What the chance of its bots comes from: nobody knows it before the end.
    secret: str = ""
    #: The hash of the key with which it was made, as hexadecimal digits.
    host: str = ""
    #: What the host gives to whom he invites, if nobody else may sit down.
    invitation: str = ""
    #: What the deal follows from, together with the shares of those who sit down: nobody knows it before the
    #: end. Empty where the deal was known from the beginning.
    deal_secret: str = ""
    #: The same for a rematch, so that who asks for one can know the commitment before.
    rematch_secret: str = ""
    #: What a record to be looked at tells of its deal's fairness.
    told_fairness: dict[str, Any] | None = None
    terms: Terms = USUAL_TERMS
    #: The id of the cup that it belongs to.
    cup: str = ""
    #: Do other tables play the same deal? Then nobody else sees it, and nothing is told of the deal, until
    #: all of them are over.
    sealed: bool = False
    #: What all who take part in the cup have added to such a deal together, as hexadecimal digits.
    added: str = ""
    #: When nobody has any time left, for the round of the cup is over. It moves while nobody serves.
    ends_at: int | None = None

    @property
    def pace(self) -> str | None:
        """How fast the game goes; None if there is no clock."""
        if self.clock is None:
            return None
        return DAYS if self.clock.bank >= A_DAY else LIVE

    def to_json(self) -> dict[str, Any]:
        """As it is stored, but for what has a column of its own."""
        clock = self.clock
        return {
            "levels": list(self.levels),
            "calmer_water": self.calmer_water,
            "clock": clock and [clock.bank, clock.increment, clock.at_end, clock.level],
            "origin": self.origin,
            "names": list(self.names),
            "moves": list(self.moves),
            "board": self.board,
            "to_look_at": self.to_look_at,
            "practice": self.practice,
            "thinking": self.thinking,
            "known_deal": self.known_deal,
            "secret": self.secret,
            "host": self.host,
            "invitation": self.invitation,
            "deal_secret": self.deal_secret,
            "rematch_secret": self.rematch_secret,
            "told_fairness": self.told_fairness,
            "terms": self.terms.to_json(),
            "cup": self.cup,
            "sealed": self.sealed,
            "added": self.added,
            "ends_at": self.ends_at,
            # Said again, so that tables can be found by it.
            "players": len(self.levels),
            "pace": self.pace,
        }

    @classmethod
    def from_json(
        cls, table: str, created_at: int, public: bool, data: dict[str, Any], deal: dict[str, Any]
    ) -> "Setup":
        clock = data["clock"] and Clock(*data["clock"])
        return cls(
            table,
            created_at,
            tuple(data["levels"]),
            data["calmer_water"],
            public,
            clock,
            data["origin"],
            tuple(data["names"]),
            tuple(data["moves"]),
            deal,
            data.get("board", UNNAMED_BOARD),
            data.get("to_look_at", False),
            data.get("practice", False),
            data.get("thinking", USUAL),
            data.get("known_deal", data["origin"] == RECORD),
            # Tables that were stored without a secret go on as they were begun.
            data.get("secret", table),
            data.get("host", ""),
            data.get("invitation", ""),
            data.get("deal_secret", ""),
            data.get("rematch_secret", ""),
            data.get("told_fairness"),
            Terms.from_json(data["terms"]) if "terms" in data else USUAL_TERMS,
            data.get("cup", ""),
            data.get("sealed", False),
            data.get("added", ""),
            data.get("ends_at"),
        )


@dataclass(frozen=True, slots=True)
class Change:
    """One entry of a table's record: what was done, by whom, when, and on whose request."""

    version: int
    at: int
    kind: str
    seat: int
    words: str
    request: str
    #: The hash of the key with which a seat is taken.
    key: bytes | None = None
    #: What whoever takes a seat adds to the deal.
    share: bytes | None = None


def following(history: str, change: Change) -> str:
    """The id of the history that a change leads to: two tables with the same one have the same changes."""
    told = (
        f"{history} {change.version} {change.at} {change.kind} {change.seat} {change.words} {change.request}"
    )
    if change.share is not None:
        told += f" {change.share.hex()}"
    return hashlib.blake2b(told.encode(), digest_size=8).hexdigest()


@dataclass(slots=True)
class Seat:
    """A place at the table: who sits there, and which bot decides for it if one does."""

    name: str | None
    level: str | None
    key: bytes | None = None
    #: What who sits here has added to the deal, as hexadecimal digits.
    share: str | None = None


def hash_of(key: str) -> bytes:
    """What is kept of a key. Keys are long and random, so that a plain hash protects them."""
    return hashlib.sha256(key.encode()).digest()


@dataclass(slots=True)
class Table:
    """A table as it is after so many changes. Without a board, it only tells who sits there."""

    setup: Setup
    board: Board | None
    version: int = 0
    #: The id of what has led to this version, and the last of it.
    history: str = ""
    last: Change | None = None
    status: str = OPEN
    seats: list[Seat] = field(default_factory=list)
    game: Game | None = None
    #: The hidden deal of that game.
    deal: dict[str, Any] = field(default_factory=dict)
    #: Since when the present decision is asked for.
    since: int = 0
    #: What every seat has left on its clock, as it was when the decision was asked for.
    banks: list[int] = field(default_factory=list)
    rematch: str | None = None
    #: The keys of those whom the host has sent away.
    sent_off: set[bytes] = field(default_factory=set)
    #: Has the seal of its deal been broken?
    unsealed: bool = False
    #: What was shown last, as far as it need not be made anew.
    _look: Look | None = None
    _shown_seats: list[dict[str, Any]] | None = None
    _shown_fairness: dict[str, Any] | None = None

    @classmethod
    def new(cls, setup: Setup, board: Board | None) -> "Table":
        """A table that nobody has come to yet; raises `TableError` if it needs another board."""
        if board is not None and setup.board != board.identity:
            raise TableError("other_board", needed=setup.board, board=board.identity)
        table = cls(setup, board)
        bots = iter(names_for(level for level in setup.levels if level is not None))
        for seat, level in enumerate(setup.levels):
            name = None if level is None else setup.names[seat] if setup.names else next(bots)
            table.seats.append(Seat(name, level))
        if setup.clock:
            table.banks = [setup.clock.bank] * len(table.seats)
        if setup.to_look_at:
            for number, name in enumerate(setup.names):
                table.seats[number].name = name
            table._begin(setup.created_at)
            table.status = FINISHED if table.game is not None and table.game.over else CLOSED
        elif all(setup.levels):
            # In a cup bots may play among themselves.
            table._begin(setup.created_at)
        return table

    # --- What is so ------------------------------------------------------------------------------------

    @property
    def decider(self) -> int | None:
        """The seat that has to decide now."""
        return self.game.actor if self.game is not None and self.status == PLAYING else None

    @property
    def bot_to_decide(self) -> str | None:
        """The level of the bot that has to decide now."""
        return None if self.decider is None else self.seats[self.decider].level

    @property
    def time_runs(self) -> bool:
        """Is it a person's time that runs?"""
        return self.setup.clock is not None and self.decider is not None and self.bot_to_decide is None

    @property
    def clock_ends_at(self) -> int | None:
        """When the time of the person who decides is up, if anything happens then."""
        seat, clock = self.decider, self.setup.clock
        if seat is None or clock is None or clock.at_end == LET_IT_RUN or self.seats[seat].level:
            return None
        ends_at = self.since + self.banks[seat]
        return ends_at if self.setup.ends_at is None else min(ends_at, self.setup.ends_at)

    @property
    def wake_at(self) -> int | None:
        """When the table has to go on without a person doing anything."""
        return self.since if self.bot_to_decide else self.clock_ends_at

    @property
    def undo(self) -> int | None:
        """The seat that may take its last decision back."""
        if self.game is None or self.status != PLAYING:
            return None
        seat = self.game.last_decider
        if seat is None or self.seats[seat].level or self.game.why_not_undo(seat):
            return None
        return seat

    @property
    def one_person(self) -> bool:
        """Does one person hold all the seats that are not bots'?"""
        people = zip(self.seats, self.setup.levels, strict=True)
        keys = {seat.key for seat, level in people if level is None}
        return len(keys) == 1 and None not in keys

    @property
    def is_sealed(self) -> bool:
        """Do others still play, or may they still begin to play, the same deal?"""
        return self.setup.sealed and not self.unsealed

    def may_watch(self, keys: set[bytes]) -> bool:
        """May the holder of these keys see the table?"""
        return not self.is_sealed or bool(self.seats_of(keys))

    def seats_of(self, keys: set[bytes]) -> list[int]:
        """The seats that are held with any of these hashed keys."""
        return [number for number, seat in enumerate(self.seats) if seat.key in keys]

    def looking_ahead(self, keys: set[bytes]) -> int:
        """For whom the holder of these keys looks ahead: for himself, or for who decides."""
        seats = self.seats_of(keys)
        decider = self.decider or 0
        return seats[0] if seats and decider not in seats else decider

    def is_host(self, keys: set[bytes]) -> bool:
        """Has the holder of these keys made the table?"""
        return self.setup.host in [key.hex() for key in keys]

    def told_to_host(self, keys: set[bytes]) -> dict[str, Any]:
        """Whether the holder of these keys has made the table, and what only he may know then."""
        host = self.is_host(keys)
        return {"host": host, "invitation": self.setup.invitation or None if host else None}

    # --- What may be done; each raises `TableError` and changes nothing if it may not ------------------

    def check_join(self, seat: int, name: str, key: bytes, invitation: str | None) -> None:
        """May a person sit down here, under this name?"""
        if self.status != OPEN:
            raise TableError("table_not_open", status=self.status)
        if self._at(seat).name is not None:
            raise TableError("seat_taken", seat=seat)
        if key in self.sent_off:
            raise TableError("sent_away")
        invited = not self.setup.invitation or invitation == self.setup.invitation or self.is_host({key})
        if not invited:
            raise TableError("not_invited")
        host = self.is_host({key})
        for other in self.seats:
            # A host may be called like a bot that he has chosen himself.
            ours = other.key == key or (host and other.key is None)
            if other.name is not None and not ours and look_alike(name, other.name):
                raise TableError("name_taken", name=name, other=other.name)

    def check_send_away(self, seat: int, keys: set[bytes]) -> bytes:
        """May the holder of these keys send away who sits here? Returns that person's key."""
        if not self.is_host(keys):
            raise TableError("not_the_host")
        if self.status != OPEN:
            raise TableError("table_not_open", status=self.status)
        key = self._at(seat).key
        if key is None or key in keys:
            raise TableError("nobody_to_send_away", seat=seat)
        return key

    def check_decider(self, keys: set[bytes]) -> int:
        """Does the holder of these keys decide now? Returns his seat."""
        self.check_playing()
        seat = self.decider
        assert seat is not None
        self.check_holder(seat, keys)
        if self.seats[seat].level:
            raise TableError("seat_left", seat=seat)
        return seat

    def check_holder(self, seat: int, keys: set[bytes]) -> None:
        """Does the holder of these keys sit here?"""
        if self._at(seat).key not in keys:
            raise TableError("not_your_seat", seat=seat)

    def check_hint(self, keys: set[bytes]) -> int:
        """May the holder of these keys get a hint? Not against other people. Returns the deciding seat."""
        seat = self.check_decider(keys)
        if not self.one_person:
            raise TableError("hint_with_people")
        if self.setup.terms.rated:
            raise TableError("hint_rated")
        if self.setup.cup:
            raise TableError("hint_cup")
        return seat

    def check_rewind(self, seat: int, step: int) -> None:
        """May whoever sits here go back to where so many decisions had been made, also from the end?"""
        if self.game is None or self.status not in (PLAYING, FINISHED):
            raise TableError("table_not_playing", status=self.status)
        game = self.game
        if not self.setup.practice:
            raise TableError("no_practice")
        if self._at(seat).level:
            raise TableError("seat_left", seat=seat)
        if not self._is_ours(step) or not game.begins_doing(step, seat):
            raise TableError("step_not_found", step=step, of=game.decision_count)

    def _is_ours(self, step: int) -> bool:
        """Was what followed so many decisions decided here, not in the record the table goes on with?"""
        return step >= len(self.setup.moves)

    def check_leave(self) -> None:
        """May a person leave?"""
        if self.status not in (OPEN, PLAYING):
            raise TableError("table_not_playing", status=self.status)

    def check_return(self, seat: int) -> None:
        """May a person take his seat back from the bot that decides for him?"""
        self.check_playing()
        if self._at(seat).level is None:
            raise TableError("seat_not_left", seat=seat)

    def check_playing(self) -> Game:
        """Is there a game going on?"""
        if self.game is None or self.status != PLAYING:
            raise TableError("table_not_playing", status=self.status)
        return self.game

    def check_over(self) -> Game:
        """Has a game been played to its end, or been given up, and may what was hidden be shown?"""
        if self.game is None or self.status not in (FINISHED, CLOSED):
            raise TableError("table_not_over", status=self.status)
        if self.is_sealed:
            raise TableError("table_sealed")
        return self.game

    def _at(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise TableError("seat_not_found", seat=seat)
        return self.seats[seat]

    # --- What is done ----------------------------------------------------------------------------------

    def apply(self, change: Change) -> list[AnyEvent]:
        """Carry out the next change; returns what has happened in the game by it."""
        events: list[AnyEvent] = []
        match change.kind:
            case "joined":
                events = self._sit_down(change)
            case "played":
                events = self._game.play(change.words)
                self._stop_clock(change, used=change.at - self.since, gain=1)
            case "undone":
                self._take_back(change)
            case "ran_out":
                self._run_out(change)
            case "paused":
                self._use(change.seat, int(change.words) - self.since)
                self.since = change.at
            case "rematch":
                self.rematch = change.words
            case "unsealed":
                self.unsealed = True
            case _:
                self._get_up_or_return(change)
        self.version, self.last = change.version, change
        self.history = following(self.history, change)
        if change.kind not in (PLAYED, UNDONE):
            self._shown_seats = self._shown_fairness = None
        if self.game is not None and self.status in (PLAYING, FINISHED):
            # What was finished goes on if its end is taken back.
            self.status = FINISHED if self.game.over else PLAYING
        return events

    def _sit_down(self, change: Change) -> list[AnyEvent]:
        seat = self.seats[change.seat]
        seat.name, seat.key = change.words, change.key
        seat.share = None if change.share is None else change.share.hex()
        return self._begin(change.at) if all(seat.name is not None for seat in self.seats) else []

    def _get_up_or_return(self, change: Change) -> None:
        seat = self.seats[change.seat]
        match change.kind:
            case "left" if self.status == OPEN:
                seat.name, seat.key, seat.share = None, None, None
            case "left":
                self._leave(change)
            case "returned":
                seat.level = None
                if self.decider == change.seat:
                    self.since = change.at
            case "sent_off":
                assert change.key is not None
                self.sent_off.add(change.key)
                seat.name, seat.key, seat.share = None, None, None
            case kind:
                raise AssertionError(kind)

    def _begin(self, at: int) -> list[AnyEvent]:
        """All seats are taken: the game begins, or goes on where a record stopped."""
        setup = self.setup
        self.status, self.since = PLAYING, at
        if self.board is None:
            return []
        names = [str(seat.name) for seat in self.seats]
        self.deal = setup.deal
        if setup.deal_secret:
            self.deal = derived_deal(self.board, setup.deal_secret, self._shares(), setup.calmer_water)
        game = Game.new(names, deal=self.deal, calmer_water=setup.calmer_water, board=self.board)
        for move in setup.moves:
            game.play(move)
        self.game = game
        return [] if setup.moves else game.opening

    @property
    def _game(self) -> Game:
        assert self.game is not None
        return self.game

    def _stop_clock(self, change: Change, used: int, gain: int) -> None:
        """The time used is gone for good; an increment gained is lost again with the decision taken back."""
        clock, seat = self.setup.clock, change.seat
        if clock is not None and self.seats[seat].level is None:
            self._use(seat, used)
            self.banks[seat] = max(0, self.banks[seat] + gain * clock.increment)
        elif clock is not None and self.banks[seat] == 0:
            # Whoever had no time left has some for the next decision, after a bot has made one for him.
            self.banks[seat] = clock.increment
        self.since = change.at

    def _use(self, seat: int, time: int) -> None:
        if self.setup.clock is not None:
            self.banks[seat] = max(0, self.banks[seat] - max(0, time))

    def _take_back(self, change: Change) -> None:
        # Another player's thoughts about what is taken back cost nobody time.
        used = change.at - self.since if self.decider == change.seat else 0
        if change.words:
            self._game.rewind(int(change.words))
        else:
            self._game.undo(change.seat)
        self._stop_clock(change, used, gain=-1)

    def _leave(self, change: Change) -> None:
        """Whoever leaves has used the time until then, and finds what is left of it when he comes back."""
        if self.time_runs and self.decider == change.seat:
            self._use(change.seat, change.at - self.since)
        if self.decider == change.seat:
            self.since = change.at
        self.seats[change.seat].level = change.words

    def _run_out(self, change: Change) -> None:
        clock = self.setup.clock
        assert clock is not None
        self.banks[change.seat] = 0
        if clock.at_end == BOT:
            self.seats[change.seat].level = clock.level
            self.since = change.at
        else:
            self.status = CLOSED

    # --- What is shown ---------------------------------------------------------------------------------

    def document(self) -> dict[str, Any]:
        """Everything that anybody may see of the table, as plain data.

        Not to be changed: the next one shares with it what stays the same.
        """
        game, setup = self.game, self.setup
        self._look = None if game is None else game.look(self._look)
        if self._shown_seats is None:
            self._shown_seats = self._seats()
        result = None if game is None else game.result()
        return {
            "id": setup.id,
            "version": self.version,
            "history": self.history,
            "status": self.status,
            "public": setup.public,
            "by_invitation": bool(setup.invitation),
            "created_at": setup.created_at,
            "calmer_water": setup.calmer_water,
            "origin": setup.origin,
            "clock": self._clock(),
            "seats": self._shown_seats,
            "decider": self.decider,
            "since": self.since if self.decider is not None else None,
            "banks": list(self.banks),
            "undo": self.undo,
            "practice": setup.practice,
            "known_deal": setup.known_deal,
            "thinking": setup.thinking,
            "secret": setup.secret if self._is_told else None,
            "fairness": self._fairness(),
            "rematch_commitment": self._rematch_commitment(),
            "rewind": self._rewind(),
            "hints": self.one_person and not setup.terms.rated and not setup.cup,
            "terms": setup.terms.to_json(),
            "cup": setup.cup or None,
            "sealed": self.is_sealed,
            "step": 0 if game is None else game.decision_count,
            "result": result
            and {
                "points": result.points,
                "winners": result.winners,
                "places": result.places,
            },
            "rematch": self.rematch,
            "view": None if self._look is None else self._look.view,
        }

    def listing(self, status: str) -> dict[str, Any]:
        """What a list of tables says of it."""
        return {
            "id": self.setup.id,
            "created_at": self.setup.created_at,
            "calmer_water": self.setup.calmer_water,
            "status": status,
            "seats": self._seats(),
            "clock": self._clock(),
            "origin": self.setup.origin,
            "practice": self.setup.practice,
            "known_deal": self.setup.known_deal,
            "by_invitation": bool(self.setup.invitation),
            "terms": self.setup.terms.to_json(),
            "cup": self.setup.cup or None,
        }

    def _clock(self) -> dict[str, Any] | None:
        clock = self.setup.clock
        if clock is None:
            return None
        return {
            "bank": clock.bank,
            "increment": clock.increment,
            "at_end": clock.at_end,
            "level": clock.level,
        }

    def _seats(self) -> list[dict[str, Any]]:
        return [
            {"name": seat.name, "person": self.setup.levels[number] is None, "level": seat.level}
            for number, seat in enumerate(self.seats)
        ]

    def _shares(self) -> list[str | None]:
        return [self.setup.added or seat.share for seat in self.seats]

    @property
    def _is_told(self) -> bool:
        """May everybody know what was hidden?"""
        return self.status in (FINISHED, CLOSED) and not self.is_sealed

    def _fairness(self) -> dict[str, Any] | None:
        """What everybody may know of what the deal follows from; all of it when the game is over."""
        over, shown = self._is_told, self._shown_fairness
        if shown is None or (shown["secret"] is not None) != over:
            proof = self._proof()
            if proof is None:
                return None
            fingerprint = fingerprint_of(proof["commitment"], proof["shares"])
            secret = proof["secret"] if over else None
            shown = self._shown_fairness = {**proof, "secret": secret, "fingerprint": fingerprint}
        return shown

    def _proof(self) -> dict[str, Any] | None:
        """What the deal follows from, for a record; None if it was known from the beginning."""
        secret = self.setup.deal_secret
        if not secret:
            return self.setup.told_fairness
        return {"commitment": commitment_to(secret), "secret": secret, "shares": self._shares()}

    def _rematch_commitment(self) -> str | None:
        """What whoever asks for a rematch can add his share to."""
        secret = self.setup.rematch_secret
        return commitment_to(secret) if secret and self._is_told else None

    def _rewind(self) -> dict[str, int] | None:
        """Where whoever practises can go back to: the start of what he did last in a phase."""
        if not self.setup.practice or self.game is None:
            return None
        seat = self.setup.levels.index(None)
        step = None if self.seats[seat].level else self.game.last_doing(seat)
        return None if step is None or not self._is_ours(step) else {"seat": seat, "step": step}

    def asked(self) -> list[dict[str, Any]]:
        """What the deciding seat may do, each with what it would cause and whether it ends its doing."""
        return possibilities(self._game)

    def topics(self) -> list[dict[str, str]]:
        """What the decision is about, for a coach to tell."""
        return [topic.to_json() for topic in self.check_playing().topics()]

    def refusals(self) -> list[dict[str, Any]]:
        """Every action that belongs to the present decision but is not possible, and why."""
        return refusals(self.check_playing())

    def outlooks(self, seat: int) -> list[dict[str, Any]]:
        """What the coal of every storage would bring a seat if it were sold now."""
        self._at(seat)
        return outlooks_for(self.check_playing(), seat)

    def record(self) -> Record:
        """The whole record; only a game that is over may show it, for it holds the deal."""
        record = self.check_over().record()
        record.fairness = self._proof()
        return record

    def record_so_far(self) -> Record:
        """The record of a game that has begun, for the server's own use: it holds the deal."""
        if self.game is None:
            raise TableError("table_not_playing", status=self.status)
        game = self.game
        return Record(
            game.board.identity,
            game.names,
            self.setup.calmer_water,
            self.deal,
            game.decisions,
        )


def patch(old: dict[str, Any], new: dict[str, Any]) -> list[dict[str, Any]]:
    """What turns one document into the other, as a JSON Patch (RFC 6902).

    >>> patch({"thalers": 3, "dice": {"a": 1}}, {"thalers": 5, "dice": {"b": 2}})
    ... # doctest: +NORMALIZE_WHITESPACE
    [{'op': 'replace', 'path': '/thalers', 'value': 5},
     {'op': 'remove', 'path': '/dice/a'},
     {'op': 'add', 'path': '/dice/b', 'value': 2}]
    """
    steps: list[dict[str, Any]] = []
    _compare_dicts(old, new, "", steps)
    return steps


def _compare(old: Any, new: Any, path: str, steps: list[dict[str, Any]]) -> None:
    """Add the steps between two values that differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_dicts(old, new, path, steps)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at in range(len(old)):
            if old[at] is not new[at] and old[at] != new[at]:
                _compare(old[at], new[at], f"{path}/{at}", steps)
    else:
        steps.append({"op": "replace", "path": path, "value": new})


def _compare_dicts(old: dict[str, Any], new: dict[str, Any], path: str, steps: list[dict[str, Any]]) -> None:
    for key, value in old.items():
        if key not in new:
            steps.append({"op": "remove", "path": f"{path}/{key}"})
        elif value is not new[key] and value != new[key]:
            _compare(value, new[key], f"{path}/{key}", steps)
    for key, value in new.items():
        if key not in old:
            steps.append({"op": "add", "path": f"{path}/{key}", "value": value})


def possibilities(game: Game) -> list[dict[str, Any]]:
    """What whoever decides may do: what it would cause, whether it ends his doing, what is regretted."""
    return [
        {
            "action": prospect.action,
            "causes": prospect.causes,
            "ends": prospect.ends,
            "regrets": [regret.to_json() for regret in prospect.regrets],
        }
        for prospect in game.prospects()
    ]


def refusals(game: Game) -> list[dict[str, Any]]:
    """Every action that belongs to the present decision but is not possible, and why."""
    return [{"action": str(action), **refusal.to_json()} for action, refusal in game.refusals()]


def outlooks_for(game: Game, seat: int) -> list[dict[str, Any]]:
    """What the coal of every storage would bring a seat if it were sold now."""
    return [{**look.view, "causes": look.causes} for look in game.outlooks(seat)]
