"""What people can ask for: a table, a record to look at, a seat, to decide, to undo, to leave, to talk."""

import contextlib
import hashlib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from ruhr.board import Board, standard_board
from ruhr.bots import SEARCHING, USUAL
from ruhr.errors import IllegalAction
from ruhr.game import Game
from ruhr.position import knows_hidden, read
from ruhr.record import Record
from ruhr.server import wire
from ruhr.server.errors import TableError
from ruhr.server.hall import CarriedOut, Deed, Hall
from ruhr.server.manners.ledger import Apart
from ruhr.server.standing_in import BOTS_REQUEST, STAND_IN, stand_in
from ruhr.server.store import Line, NewTable
from ruhr.server.strength import RATING_OF_NEWCOMERS
from ruhr.server.table import (
    JOINED,
    LEFT,
    OPEN,
    PLAYED,
    POSITION,
    RECORD,
    REMATCH,
    RETURNED,
    SENT_OFF,
    UNDONE,
    Change,
    Clock,
    Setup,
    Table,
    Terms,
)
from ruhr.server.time_of_day import now


def new_id() -> str:
    """An id that nobody can guess: who knows it may watch, and sit down where a seat is free."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """What the chance of a table's bots comes from."""
    return secrets.token_urlsafe(24)


def new_deal_secret() -> str:
    """What we add to a deal: everybody is told our commitment to it before adding to it himself."""
    return secrets.token_hex(32)


async def create(hall: Hall, wish: wire.CreateTable, key: bytes, rating: int = RATING_OF_NEWCOMERS) -> str:
    """Create a table and seat whoever creates it, who has a rating; returns the table's id."""
    creation = hashlib.sha256(key + wish.request.encode()).digest()
    new = await hall.ask(_new_table, hall.board, wish, key, creation, rating)
    return await _created(hall, new, creation)


async def look_at(hall: Hall, wish: wire.LookAtRecord) -> str:
    """Lay a record out on a table at which nobody sits, to be looked at; returns the table's id.

    The same record is laid out once. Its table's id tells nothing of it, and it nothing of other tables.
    """
    record = Record.from_json(wish.record)
    creation = hashlib.sha256(b"to look at" + record.to_text().encode()).digest()
    found = await hall.ask(hall.store.table_of_creation, creation)
    return found or await _created(hall, await hall.ask(_laid_out, hall.board, record, creation), creation)


async def _created(hall: Hall, new: NewTable, creation: bytes) -> str:
    """The id of a new table, or of the one that was created in the same way before."""
    if await hall.create(new):
        if new.bot is not None:
            hall.offer(new.setup.id, new.bot)
        return new.setup.id
    found = await hall.ask(hall.store.table_of_creation, creation)
    assert found is not None
    return found


def _laid_out(board: Board, record: Record, creation: bytes) -> NewTable:
    Game.from_record(record, board)
    setup = Setup(
        new_id(),
        now(),
        (None,) * len(record.players),
        record.calmer_water,
        public=False,
        clock=None,
        origin=RECORD,
        names=tuple(record.players),
        moves=tuple(record.actions),
        deal=record.deal,
        board=board.identity,
        to_look_at=True,
        known_deal=True,
        told_fairness=record.fairness,
    )
    return NewTable(setup, Table.new(setup, board).status, None, None, creation, [])


def _new_table(board: Board, wish: wire.CreateTable, key: bytes, creation: bytes, rating: int) -> NewTable:
    names = [seat.name for seat in wish.seats]
    setup = _setup(board, wish, key, rating)
    return with_people(setup, board, names, [key] * len(names), creation, wish.request)


def _setup(board: Board, wish: wire.CreateTable, key: bytes, rating: int) -> Setup:
    levels = tuple(seat.level for seat in wish.seats)
    if all(levels):
        raise TableError("no_person")
    for number, seat in enumerate(wish.seats):
        if seat.level is not None and seat.name is not None:
            raise TableError("bot_with_name", seat=number)
    if wish.practice:
        _check_practice(wish)
    terms = _terms(board, wish, rating)
    clock = None
    if wish.clock is not None:
        bank, increment = wish.clock.bank * 1000, wish.clock.increment * 1000
        level = STAND_IN if terms.rated else wish.clock.level
        clock = Clock(bank, increment, wish.clock.at_end, level)
    goes_on = _goes_on(board, wish)
    fresh = goes_on is None
    if goes_on is None:
        goes_on = Record(board.identity, [], wish.calmer_water, {}, [])
    elif len(goes_on.players) != len(levels):
        raise TableError("record_seats", seats=len(levels), players=len(goes_on.players))
    recorded = wish.record is not None
    origin = RECORD if recorded else None if wish.position is None else POSITION
    return Setup(
        new_id(),
        now(),
        levels,
        goes_on.calmer_water,
        wish.public,
        clock,
        origin,
        tuple(goes_on.players) if recorded else (),
        tuple(goes_on.actions),
        goes_on.deal,
        board.identity,
        practice=wish.practice,
        thinking=wish.thinking,
        known_deal=recorded or (wish.position is not None and knows_hidden(read(wish.position, board))),
        secret=new_secret(),
        host=key.hex(),
        invitation=new_id() if wish.by_invitation else "",
        deal_secret=new_deal_secret() if fresh else "",
        rematch_secret=new_deal_secret(),
        terms=terms,
    )


def _terms(board: Board, wish: wire.CreateTable, rating: int) -> Terms:
    """On which terms people meet at a new table, if it can be on these."""
    terms = wish.terms
    if terms.rated:
        known = wish.practice or wish.record is not None or wish.position is not None
        slow = wish.thinking != USUAL and any(seat.level in SEARCHING for seat in wish.seats)
        alone = sum(seat.name is not None for seat in wish.seats) > 1
        if known or slow or alone or board.identity != standard_board().identity:
            raise TableError("rated_terms")
    if terms.around and not wish.public:
        raise TableError("invalid_request", where="terms.around", reason="only at a public table")
    return Terms(
        terms.rated,
        terms.language or "",
        terms.chat,
        terms.lowest,
        terms.highest,
        rating if terms.around else None,
    )


def _check_practice(wish: wire.CreateTable) -> None:
    """One practises alone against bots, and nobody's time runs."""
    if [seat.level for seat in wish.seats].count(None) != 1:
        raise TableError("practice_with_people")
    if wish.clock is not None:
        raise TableError("practice_with_clock")


def _goes_on(board: Board, wish: wire.CreateTable) -> Record | None:
    """The game with which a new table goes on, if it does not begin one."""
    if wish.position is not None:
        if wish.record is not None:
            raise TableError("invalid_request", where="position", reason="either a record or a position")
        game = Game.from_position(wish.position, board=board)
        if game.over:
            raise TableError("record_over")
        return game.record()
    if wish.record is None:
        return None
    record = Record.from_json(wish.record)
    if wish.step is not None:
        if wish.step > len(record.actions):
            raise TableError("step_not_found", step=wish.step, of=len(record.actions))
        del record.actions[wish.step :]
    if Game.from_record(record, board).over:
        if wish.step is not None:
            raise TableError("record_over")
        del record.actions[-1]
    return record


def with_people(
    setup: Setup,
    board: Board,
    names: Sequence[str | None],
    keys: Sequence[bytes | None],
    creation: bytes | None,
    request: str,
    shares: Sequence[bytes | None] | None = None,
) -> NewTable:
    """A new table at which those with a name have sat down."""
    table = Table.new(setup, board)
    shares = shares or [None] * len(names)
    changes = []
    for seat, (name, key) in enumerate(zip(names, keys, strict=True)):
        if name is not None and setup.levels[seat] is None:
            change = Change(
                table.version + 1, setup.created_at, JOINED, seat, name, request, key, shares[seat]
            )
            table.apply(change)
            changes.append(change)
    return NewTable(setup, table.status, table.wake_at, table.bot_to_decide, creation, changes)


def _again(kind: str, keys: set[bytes]) -> Callable[[Table, Change], bool]:
    """Is an earlier change of the same request what is asked for again? Nobody repeats what others did."""

    def is_again(at: Table, change: Change) -> bool:
        if (change.key or at.seats[change.seat].key) not in keys:
            return False
        if change.kind != kind:
            raise TableError("invalid_request", where="request", reason=f"used before: {change.kind}")
        return True

    return is_again


async def join(
    hall: Hall,
    table: str,
    seat: int,
    wish: wire.Join,
    key: bytes,
    keys: set[bytes],
    rating: int,
    apart: Apart,
) -> CarriedOut:
    """Take a free seat under a name, with the first of one's keys and one's rating.

    *apart* are those whom one may not want to meet, or who do not want to meet one.
    """

    def decide(at: Table) -> Deed:
        # Who is blocked by the host hears the same as who was sent away: he cannot know which it is.
        if at.sent_off & keys or at.is_host(set(apart.blocking)):
            raise TableError("sent_away")
        at.check_join(seat, wish.name, key, wish.invitation)
        _check_terms(at, keys, rating)
        if not wish.nevertheless and (blocked := at.seats_of(set(apart.blocked))):
            raise TableError("somebody_blocked", name=at.seats[blocked[0]].name)
        # Where the deal is known already, there is nothing to add to.
        share = bytes.fromhex(wish.share) if wish.share and at.setup.deal_secret else None
        return Deed(JOINED, seat, wish.name, key, share)

    return await hall.change(table, wish.request, decide, _again(JOINED, {key}))


def _check_terms(at: Table, keys: set[bytes], rating: int) -> None:
    """May somebody with a rating sit down on the terms of a table? The host may in any case."""
    terms = at.setup.terms
    if terms.rated and at.seats_of(keys):
        raise TableError("one_seat_rated")
    if at.is_host(keys):
        return
    lowest, highest = terms.lowest, terms.highest
    if (lowest is not None and rating < lowest) or (highest is not None and rating > highest):
        raise TableError("rating_not_welcome", rating=rating)


async def give_way(hall: Hall, table: str, seat: int, keys: set[bytes]) -> bool:
    """Leave a seat if the game has not begun; false if it has."""

    def decide(at: Table) -> Deed:
        at.check_holder(seat, keys)
        if at.status != OPEN:
            raise _Begun
        return Deed(LEFT, seat, at.setup.clock.level if at.setup.clock else "", at.seats[seat].key)

    try:
        await hall.change(table, new_id(), decide, lambda _, __: False)
    except _Begun:
        return False
    return True


async def leave(hall: Hall, table: str, seat: int, wish: wire.Leave, keys: set[bytes]) -> CarriedOut:
    """Leave a seat: it is free again, or if the game has begun a bot decides from now on."""

    def decide(at: Table) -> Deed:
        at.check_holder(seat, keys)
        at.check_leave()
        return Deed(LEFT, seat, stand_in(at.setup, wish.level), at.seats[seat].key)

    return await hall.change(table, wish.request, decide, _again(LEFT, keys))


async def send_away(hall: Hall, table: str, seat: int, wish: wire.Ask, keys: set[bytes]) -> CarriedOut:
    """Free a seat before the game; whoever sat there may not sit down again."""

    def decide(at: Table) -> Deed:
        key = at.check_send_away(seat, keys)
        return Deed(SENT_OFF, seat, at.seats[seat].name or "", key)

    def is_again(at: Table, change: Change) -> bool:
        return change.kind == SENT_OFF and at.is_host(keys)

    return await hall.change(table, wish.request, decide, is_again)


async def come_back(hall: Hall, table: str, seat: int, wish: wire.Ask, keys: set[bytes]) -> CarriedOut:
    """Take a seat back from the bot that decides for it."""

    def decide(at: Table) -> Deed:
        at.check_holder(seat, keys)
        at.check_return(seat)
        return Deed(RETURNED, seat)

    return await hall.change(table, wish.request, decide, _again(RETURNED, keys))


async def play(hall: Hall, table: str, wish: wire.Play, keys: set[bytes]) -> CarriedOut:
    """Decide."""

    def decide(at: Table) -> Deed:
        return decision(at, at.check_decider(keys), wish.action)

    return await hall.change(table, wish.request, decide, _again(PLAYED, keys), wish.version)


async def play_for_bot(hall: Hall, table: str, version: int, action: str) -> CarriedOut:
    """Carry out what a bot has decided, which it does once at each version."""

    def decide(at: Table) -> Deed:
        at.check_playing()
        seat = at.decider
        assert seat is not None
        if not at.seats[seat].level:
            raise TableError("seat_not_left", seat=seat)
        return decision(at, seat, action)

    return await hall.change(table, f"{BOTS_REQUEST}{version}", decide, lambda _, __: True, version)


def decision(at: Table, seat: int, action: str) -> Deed:
    """What a seat decides, if it may."""
    game = at.check_playing()
    refusal = game.why_not(action)
    if refusal is not None:
        raise IllegalAction("illegal_action", action=action, refusal=refusal)
    return Deed(PLAYED, seat, action)


async def undo(hall: Hall, table: str, wish: wire.Undo, keys: set[bytes]) -> CarriedOut:
    """Take the last decision back, as far as the rules of the game allow; who practises also whole turns."""

    def decide(at: Table) -> Deed:
        if wish.step is not None:
            at.check_holder(wish.seat, keys)
            at.check_rewind(wish.seat, wish.step)
            return Deed(UNDONE, wish.seat, str(wish.step))
        game = at.check_playing()
        at.check_holder(wish.seat, keys)
        reason = game.why_not_undo(wish.seat)
        if reason is not None:
            raise IllegalAction("cannot_undo", refusal=reason)
        return Deed(UNDONE, wish.seat)

    # While somebody goes back, bots may go on.
    version = wish.version if wish.step is None else None
    return await hall.change(table, wish.request, decide, _again(UNDONE, keys), version)


async def say(hall: Hall, table: str, wish: wire.Say, keys: set[bytes]) -> int:
    """Say something to everybody at the table."""

    def decide(at: Table) -> int:
        at.check_holder(wish.seat, keys)
        if not at.setup.terms.chat:
            raise TableError("chat_off")
        return wish.seat

    def is_again(at: Table, line: Line) -> bool:
        return at.seats[line.seat].key in keys

    return await hall.say(table, wish.request, wish.text, decide, is_again)


async def rematch(
    hall: Hall, table: str, wish: wire.PlayAgain, keys: set[bytes], apart: Apart
) -> tuple[int, str]:
    """Play again with the same people, who hold their seats at the new table with the same keys.

    The seats of those whom whoever asks does not want to meet, or who do not want to meet him, stay free.
    """
    away = apart.blocked | apart.blocking

    def decide(at: Table) -> Deed:
        seats = at.seats_of(keys)
        if not seats:
            raise TableError("not_your_seat", seat=0)
        at.check_over()
        if at.rematch is not None:
            raise _Arranged
        old = at.setup
        board = hall.board
        setup = Setup(
            new_id(),
            now(),
            old.levels,
            old.calmer_water,
            old.public,
            old.clock,
            old.id,
            (),
            (),
            {},
            board.identity,
            practice=old.practice,
            thinking=old.thinking,
            secret=new_secret(),
            host=old.host,
            invitation=new_id() if old.invitation else "",
            deal_secret=old.rematch_secret or new_deal_secret(),
            rematch_secret=new_deal_secret(),
            # Who is wanted has been found.
            terms=replace(old.terms, lowest=None, highest=None, around=None),
        )
        names = [None if seat.key is None or seat.key in away else seat.name for seat in at.seats]
        # Nobody adds to what he could not know our commitment to.
        share = bytes.fromhex(wish.share) if wish.share and old.rematch_secret else None
        shares = [share if number in seats else None for number in range(len(names))]
        new = with_people(setup, board, names, [seat.key for seat in at.seats], None, wish.request, shares)
        return Deed(REMATCH, seats[0], setup.id, creates=new)

    with contextlib.suppress(_Arranged):
        await hall.change(table, wish.request, decide, _again(REMATCH, keys))
    at, _ = await hall.read(table)
    assert at.rematch is not None
    again, _ = await hall.read(at.rematch)
    if again.bot_to_decide:
        hall.offer(at.rematch, again.bot_to_decide)
    return at.version, at.rematch


class _Begun(Exception):
    """The game has begun."""


class _Arranged(Exception):
    """Somebody else has asked for the rematch before."""
