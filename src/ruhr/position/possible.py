"""What can be on the table at all: a text that tells of anything else is refused."""

from ruhr.board.words import BLACK, FIRST_WHITE, MARKERS, PLAYER_WAREHOUSES, STORAGES, TURNS, WHITE
from ruhr.errors import PositionError
from ruhr.position import usual
from ruhr.position.text import HEAD, Section, Word
from ruhr.position.usual import SEATS
from ruhr.rules import phase_1_historical_event as phase_1
from ruhr.rules import transport_track
from ruhr.rules.actions import (
    GIFT,
    LEVY,
    NOTHING,
    OVER,
    PLACING,
    REMOVAL,
    SALE,
    START_CHOICE,
    SUPPLY_CHOICE,
    TRANSPORT_CHOICE,
)
from ruhr.rules.phase_4_movement_and_sale import reachable
from ruhr.rules.sequence_of_play import ASKED, LAST_PHASE
from ruhr.rules.set_up import pips_at_set_up, white_markers
from ruhr.rules.special_options import SUPPLY, starting_storages, then_transports, transport_storages
from ruhr.rules.state import NOWHERE, Player, State, one

#: The phases in which a barge can wait on a storage, and in which an option is in force.
LOADING_PHASES = (3, 4)
FIRST_OPTION_PHASE = 3


def check(s: State, sections: dict[str, Section]) -> None:
    """Refuse an impossible table, naming the section that makes it so."""
    nowhere = Section(Word(HEAD, 0), [])

    def where(*keywords: str) -> dict[str, object]:
        """The first of the sections that is there."""
        return next((sections[name] for name in (*keywords, HEAD) if name in sections), nowhere).where()

    for colour, name in ((BLACK, "black"), (WHITE, "white")):
        found, most = _dice(s, colour), _dice_at_set_up(s, colour)
        if found > most:
            raise PositionError(
                "position_dice", colour=name, count=found, most=most, **where("dice", "track")
            )
    for kind, left in enumerate(s.white_left):
        if left < 0:
            marker = FIRST_WHITE + kind
            owners = [f"{SEATS[me.seat]}:" for me in reversed(s.players) if me.has(marker)]
            raise PositionError(
                "position_white_marker",
                marker=MARKERS[marker],
                most=white_markers(s.seats),
                **where(*owners),
            )
    if sum(me.locks for me in s.players) > usual.locks_built(s):
        raise PositionError("position_locks", count=usual.locks_built(s), **where("locks"))
    for me in s.players:
        _check_player(s, me, where(f"{SEATS[me.seat]}:"))
        _check_barge(s, me, where("barges"))
    if _is_never_asked(s):
        asked = sections[HEAD].where("over" if s.decision == OVER else "decides")
        raise PositionError("position_decision", **asked)


def _dice(s: State, colour: int) -> int:
    """How many dice of a colour lie anywhere."""
    storages = s.board.white_storages if colour == WHITE else s.board.black_storages
    rows = (s.left_column, s.right_column, s.returning)
    in_rows = [transport_track.colour_of(die) for row in rows for die in transport_track.dice_of(row)]
    return int(s.with_dice & storages).bit_count() + in_rows.count(colour)


def _dice_at_set_up(s: State, colour: int) -> int:
    """How many dice of a colour the game begins with; the first on the track is black (§4, §8)."""
    storages = s.board.white_storages if colour == WHITE else s.board.black_storages
    laid_out = sum(1 for k in range(STORAGES) if pips_at_set_up(s.board, s.seats, k) and storages & one(k))
    return laid_out + (colour == BLACK)


def _check_player(s: State, me: Player, where: dict[str, object]) -> None:
    seat = SEATS[me.seat]
    if me.points < 0:
        raise PositionError("position_points", seat=seat, **where)
    if me.pool < 0 or me.pool > usual.pool(s, me):
        count = PLAYER_WAREHOUSES - usual.pool(s, me) + max(0, me.pool)
        raise PositionError("position_warehouses", seat=seat, count=count, most=PLAYER_WAREHOUSES, **where)
    if me.markers & me.missed:
        raise PositionError("position_marker_missed", seat=seat, **where)
    if me.option != NOWHERE and not _has_chosen(s, me):
        raise PositionError("position_option", seat=seat, **where)


def _has_chosen(s: State, me: Player) -> bool:
    """Can the player have chosen an option in this turn?"""
    if s.phase != FIRST_OPTION_PHASE:
        return s.phase > FIRST_OPTION_PHASE
    place = list(s.order).index(me.seat)
    choosing = s.decision in (TRANSPORT_CHOICE, SUPPLY_CHOICE, START_CHOICE)
    return place < s.position or (place == s.position and choosing)


def _check_barge(s: State, me: Player, where: dict[str, object]) -> None:
    """A barge that waits on a storage has a die there and a place to sell it (§6.3, §6.4)."""
    if me.cargo == NOWHERE:
        return
    alone = all(other.seat == me.seat or other.cargo != me.cargo for other in s.players)
    can_wait = s.phase in LOADING_PHASES and not (s.phase == 3 and s.actor == me.seat)
    if not (can_wait and alone and s.with_dice & one(me.cargo) and reachable(s, me)):
        storage = s.board.storages[me.cargo].id
        raise PositionError("position_loading", seat=SEATS[me.seat], storage=storage, **where)


def _is_never_asked(s: State) -> bool:
    """Is nobody ever asked this in such a position?"""
    decision = s.decision
    if decision == NOTHING:
        return False
    if decision == OVER:
        return s.turn != TURNS or s.phase != LAST_PHASE
    if decision == PLACING:
        wrong = not s.returning or s.phase not in (1, 4) or s.actor != s.order[0]
    else:
        wrong = s.returning != 0 or ASKED[decision].phase != s.phase
    me = s.players[s.actor]
    if wrong or not _asked_in_turn(s.turn, decision) or (decision == SALE and me.cargo == NOWHERE):
        return True
    if decision in (TRANSPORT_CHOICE, SUPPLY_CHOICE, START_CHOICE) and not _sets_out(s, me):
        return True
    offered = s.clone()
    ASKED[decision].offer(offered, offered.players[s.actor])
    return offered.choice_count == 0 and decision != LEVY


def _asked_in_turn(turn: int, decision: int) -> bool:
    if decision == LEVY:
        return turn == phase_1.LEVY_TURN
    if decision == GIFT:
        return turn in (phase_1.FIRST_GIFT_TURN, phase_1.SECOND_GIFT_TURN)
    return decision != REMOVAL or turn == phase_1.REMOVAL_TURN


def _sets_out(s: State, me: Player) -> bool:
    """Does the chosen option fit the step, and does it lead to a starting space (§6.3)?"""
    if me.option == NOWHERE:
        return False
    if s.decision == TRANSPORT_CHOICE:
        return then_transports(me.option) and transport_storages(s, me, me.option) != 0
    if s.decision == SUPPLY_CHOICE and me.option != SUPPLY:
        return False
    return starting_storages(s, me, me.option) != 0
