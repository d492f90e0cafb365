"""What would be: points if the game ended now, standings in its bonuses, what comes next, what coal pays."""

from typing import cast

from mypy_extensions import i64

from ruhr.board.words import (
    DEPOTS,
    MARKERS,
    OBSTACLES,
    SELLING_SPACES,
    STORAGES,
    TERRITORIES,
)
from ruhr.edge.events import AnyEvent
from ruhr.edge.values import Marker, SpecialOption
from ruhr.edge.views import (
    BonusView,
    DepotStandingView,
    EndView,
    NextBuildingView,
    NextOrderView,
    OutlookView,
)
from ruhr.rules.actions import OVER
from ruhr.rules.phase_4_movement_and_sale import foreseen_sale, reachable
from ruhr.rules.phase_6_purchases import (
    WAREHOUSE_POINTS,
    first_free_slot,
    price_of_lock,
    price_of_warehouse,
)
from ruhr.rules.scoring import BONUSES, if_ended, leader_in_depot, standing, warehouses_in_depot
from ruhr.rules.sequence_of_play import with_next_order
from ruhr.rules.special_options import OPTIONS, coal_carried, has_pilot, starting_storages
from ruhr.rules.state import (
    FREE,
    FROM_DEBTS,
    FROM_MAYOR,
    FROM_RUHRAAKE,
    NOWHERE,
    SOURCES,
    Player,
    State,
    one,
)
from ruhr.vocabulary import event_in_words


class Outlook:
    """What the coal of a storage would bring, and the events that tell it."""

    def __init__(self, view: OutlookView, causes: list[AnyEvent]) -> None:
        self.view = view
        self.causes = causes


def end_of(ended: Player) -> EndView:
    """A player's points in a position that has been scored."""
    sources = {source: points for source, points in zip(SOURCES, ended.sources, strict=True) if points}
    return {"points": ended.points, "sources": sources}


def next_order(s: State) -> NextOrderView | None:
    """The order of the next phase as the barges stand now."""
    following = with_next_order(s)
    return None if following is None else {"phase": following.phase, "order": list(following.order)}


def next_buildings(s: State) -> dict[str, NextBuildingView]:
    """What the next building on each place costs and brings, where there is room for one."""
    b = s.board
    places = [f"city:{city}" for city in b.cities]
    places += [f"depot:{territory}" for territory in TERRITORIES]
    places += [f"port:{country}" for country in b.countries]
    found: dict[str, NextBuildingView] = {}
    for site, place in enumerate(places):
        slot = first_free_slot(s, site)
        if slot != FREE:
            price = price_of_warehouse(s, site)
            found[place] = {
                "slot": slot - b.slot_start[site],
                "thalers": price,
                "points": WAREHOUSE_POINTS,
            }
    for k in range(OBSTACLES):
        if s.obstacles >> k & 1:
            found[f"space:{b.obstacles[k].id}"] = {
                "slot": 0,
                "thalers": price_of_lock(s.turn),
                "points": b.obstacle_points[k],
            }
    return found


def depot_standings(s: State) -> dict[str, DepotStandingView]:
    """Who has how many warehouses in each coal depot, and who alone most of them."""
    found: dict[str, DepotStandingView] = {}
    for depot in range(DEPOTS):
        leader = leader_in_depot(s, depot)
        found[TERRITORIES[depot]] = {
            "counts": [warehouses_in_depot(s, depot, me.seat) for me in s.players],
            "leader": None if leader == NOWHERE else leader,
        }
    return found


def bonus_standings(ended: State) -> list[BonusView]:
    """How everybody stands in every bonus, from a position that has been scored."""
    return [_bonus(ended, bonus) for bonus in BONUSES]


def bonus_standings_again(
    was: State, ended: State, last: list[BonusView], same_slots: bool
) -> list[BonusView]:
    """The same, taking over what has not changed since the last position that was scored."""
    return [
        last[k] if _same_bonus(was, ended, bonus, same_slots) else _bonus(ended, bonus)
        for k, bonus in enumerate(BONUSES)
    ]


def _bonus(ended: State, bonus: int) -> BonusView:
    name = SOURCES[bonus]
    seats = []
    for me in ended.players:
        have, there = standing(ended, me, bonus)
        seats.append({"points": me.sources[bonus], "have": have, "of": there or None})
    # A marker that scores at the end gives its name to its points.
    view = {"bonus": name, "marker": name if name in MARKERS else None, "seats": seats}
    return cast(BonusView, view)


def _same_bonus(was: State, ended: State, bonus: i64, same_slots: bool) -> bool:
    # Most of them count warehouses, which is the dearest part of comparing them.
    same_standing = same_slots and bonus != FROM_MAYOR and bonus != FROM_RUHRAAKE and bonus != FROM_DEBTS
    for seat, me in enumerate(ended.players):
        before = was.players[seat]
        if before.sources[bonus] != me.sources[bonus]:
            return False
        if not same_standing and standing(was, before, bonus) != standing(ended, me, bonus):
            return False
    return True


def outlooks(s: State, seat: int) -> list[Outlook]:
    """What the coal of every storage would bring a seat, or the barge that already loads it.

    Mostly in one selling space; from storages that need a pilot, and for who has chosen one, in all of them.
    """
    if s.decision == OVER:
        return []
    ended = if_ended(s)
    found: list[Outlook] = []
    for storage in range(STORAGES):
        if s.with_dice >> storage & 1:
            me = s.players[seat]
            for other in s.players:
                if other.cargo == storage:
                    me = other
            spaces = _spaces(s, me, storage)
            found += [
                _outlook(s, ended, me, storage, space)
                for space in range(SELLING_SPACES)
                if spaces >> space & 1
            ]
    return found


def _spaces(s: State, me: Player, storage: i64) -> i64:
    """Where a player could sell the coal of a storage: as long as he has no pilot, where its arrow points."""
    if me.cargo == storage:
        return reachable(s, me)
    near = s.board.standard_trips[storage]
    if me.option == NOWHERE:
        piloted = not near and not s.pilot_banned
    else:
        piloted = has_pilot(me.option) and starting_storages(s, me, me.option) & one(storage) != 0
    return s.board.pilot_trips[storage] if piloted else near


def _outlook(s: State, ended: State, me: Player, storage: i64, space: i64) -> Outlook:
    b = s.board
    then = foreseen_sale(s, me.seat, storage, space)
    gained = then.players[me.seat].markers & ~me.markers
    start, end = b.storage_space[storage], b.selling_space[space]
    passed = s.obstacles & b.obstacles_passed[storage * SELLING_SPACES + space]
    markers: tuple[Marker, ...] = MARKERS
    view: OutlookView = {
        "storage": b.storages[storage].id,
        "seat": me.seat,
        "space": b.selling[space].id,
        "way": [b.spaces[at].id for at in range(start, end + 1)],
        "obstacles": [place.id for k, place in enumerate(b.obstacles) if passed >> k & 1],
        "pilot": not b.standard_trips[storage] & one(space),
        "options": _options(s, me, storage, space),
        "hauling": b.storages_upriver[me.barge + 1] & one(storage) != 0,
        "carried": coal_carried(s, me) & one(storage) != 0,
        "markers": [marker for k, marker in enumerate(markers) if gained >> k & 1],
        "points": if_ended(then).players[me.seat].points - ended.players[me.seat].points,
    }
    return Outlook(view, [event_in_words(b, raw) for raw in then.events or []])


def _options(s: State, me: Player, storage: i64, space: i64) -> list[SpecialOption]:
    """The options with which a player could start there now and sell there, if he may choose them."""
    options: tuple[SpecialOption, ...] = OPTIONS
    near = s.board.standard_trips[storage] & one(space) != 0
    return [
        option
        for k, option in enumerate(options)
        if starting_storages(s, me, k) & one(storage) and (near or has_pilot(k))
    ]
