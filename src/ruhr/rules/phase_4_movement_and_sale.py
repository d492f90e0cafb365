"""Phase 4: movement and coal sales (§6.4)."""

from typing import Final

from mypy_extensions import i64

from ruhr.board.words import CITY, RUHRORT, SELLING_SPACES, area_of
from ruhr.rules import transport_track
from ruhr.rules.actions import SALE
from ruhr.rules.decisions import Kind
from ruhr.rules.events import (
    CITY_INCOME,
    DEMAND_TAKEN,
    EXPORT_MARKER_MOVED,
    QUALITY_LOST,
    SOLD,
    TOKEN_GAINED,
)
from ruhr.rules.phase_5_progress import receive_all
from ruhr.rules.refusals import MAY, NEEDS_PILOT, NOT_DOWNRIVER, refuse
from ruhr.rules.special_options import has_pilot
from ruhr.rules.state import NOWHERE, Player, State, one

#: What Ruhrort adds to the value of coal (§6.4), and what a warehouse in the city of a sale brings (§6.6).
RUHRORT_THALERS: Final = 1
INCOME_THALERS: Final = 1


def proceed(s: State) -> bool:
    """Ask the next player with coal on board where he sells, or say that the phase is over (§6.4)."""
    while s.position < s.seats:
        me = s.players[s.order[s.position]]
        if me.cargo != NOWHERE:
            s.ask(SALE, me.seat)
            return False
        s.position += 1
    return True


def reachable(s: State, me: Player) -> i64:
    """Selling spaces at most two spaces downriver, or at any distance with a pilot (§6.4).

    Ruhrort can only be reached with a pilot.
    """
    if has_pilot(me.option):
        return s.board.pilot_trips[me.cargo]
    return s.board.standard_trips[me.cargo]


def sell(s: State, me: Player, space: i64) -> None:
    """The barge takes its die down to a selling space, is paid, and the die goes onto the track (§6.4)."""
    b = s.board
    storage = me.cargo
    s.arrivals += 1
    me.arrival = s.arrivals
    me.barge = b.selling_space[space]
    me.cargo = NOWHERE
    pips = s.take_die(storage)
    # One pip is lost however many obstacles were passed, but never the last (R12).
    if pips > 1 and s.obstacles & b.obstacles_passed[storage * SELLING_SPACES + space]:
        pips -= 1
        s.note(QUALITY_LOST, me.seat, pips)
    colour = b.colour_at(storage)
    _pay_out(s, me, space, colour, pips)
    _take_demand(s, me, space)
    if b.market[space] == CITY:
        _pay_city_warehouses(s, b.city_of_selling[space])
    elif b.market[space] == RUHRORT:
        _move_export_marker(s, 1 if pips <= 3 else 2)
    transport_track.put_on_track(s, transport_track.die_of(colour, pips))


def foreseen_sale(s: State, seat: i64, storage: i64, space: i64) -> State:
    """The table if a player sold the coal of a storage now (§6.4).

    He has received the markers that it completes (§6.5). Nobody else has done anything in between, and
    a die that comes back is not placed yet.
    """
    twin = s.clone()
    twin.veiled = True
    twin.events = []
    me = twin.players[seat]
    me.cargo = storage
    sell(twin, me, space)
    receive_all(twin, me)
    return twin


class Sell(Kind):
    """The barge takes its die down to a selling space and sells it there (§6.4)."""

    def refusal(self, s: State, me: Player, space: i64) -> i64:
        """Why the barge cannot sell there (§6.4)."""
        if one(space) & reachable(s, me):
            return MAY
        if not one(space) & s.board.pilot_trips[me.cargo]:
            return refuse(NOT_DOWNRIVER)
        return refuse(NEEDS_PILOT)

    def carry_out(self, s: State, me: Player, space: i64) -> None:
        s.position += 1
        sell(s, me, space)

    def offer(self, s: State, me: Player) -> None:
        s.offer_each(self.first, reachable(s, me))


def _pay_out(s: State, me: Player, space: i64, colour: i64, pips: i64) -> None:
    """What the seller of a coal die receives (§6.4).

    One development token, and a Thaler for every further pip. Where the area has no free token space, the
    whole value in Thalers. Ruhrort adds one Thaler.
    """
    market = s.board.market[space]
    area = area_of(colour, market)
    free = s.board.area_spaces[area] & ~me.tokens
    thalers = pips
    if free:
        me.tokens |= free & -free
        thalers -= 1
    if market == RUHRORT:
        thalers += RUHRORT_THALERS
    me.thalers += thalers
    s.note(SOLD, me.seat, colour, pips, space, thalers)
    if free:
        s.note(TOKEN_GAINED, me.seat, area)


def _take_demand(s: State, me: Player, space: i64) -> None:
    """The seller takes the Thalers that lie on the space (§6.4, R13)."""
    thalers = s.demand_on(space)
    if not thalers:
        return
    me.thalers += thalers
    s.demand_one &= ~one(space)
    s.demand_two &= ~one(space)
    s.note(DEMAND_TAKEN, me.seat, thalers, space)


def _pay_city_warehouses(s: State, city: i64) -> None:
    """Everybody with a warehouse in the city gets a Thaler from the bank, the seller too (§6.6)."""
    for player in s.players:
        if (player.cities >> city) & 1:
            player.thalers += INCOME_THALERS
            s.note(CITY_INCOME, player.seat, city, INCOME_THALERS)


def _move_export_marker(s: State, boxes: i64) -> None:
    """Coal sold in Ruhrort moves the export marker to the right, not past the end (§6.4)."""
    last = len(s.board.export_values) - 1
    s.export_marker = s.export_marker + boxes if s.export_marker + boxes < last else last
    s.note(EXPORT_MARKER_MOVED, s.export_marker, s.board.export_values[s.export_marker])
