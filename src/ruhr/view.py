"""What a seat may see: everything on the table, and nothing that lies face down or in the bag.

There are no private hands, so all seats see the same. And what is printed on the board, for whoever draws it.
"""

from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board import Board
from ruhr.board.words import (
    AREAS,
    BRICKEARTH,
    COLOURS,
    DEMAND_MARKERS,
    FIRST_COLUMN,
    FIRST_DEPOT,
    FIRST_WHITE,
    MARKERS,
    OBSTACLES,
    PATHS,
    TERRITORIES,
    TURNS,
    WHITE_MARKERS,
)
from ruhr.edge.values import Area, Decision, Marker
from ruhr.edge.views import (
    BagView,
    BoardView,
    DecisionView,
    DieView,
    PlayerView,
    PricesView,
    RiverView,
    TrackView,
    View,
)
from ruhr.outlook import (
    bonus_standings,
    bonus_standings_again,
    depot_standings,
    end_of,
    next_buildings,
    next_order,
)
from ruhr.rules import transport_track
from ruhr.rules.actions import DECISIONS, OVER
from ruhr.rules.phase_1_historical_event import HISTORY
from ruhr.rules.phase_2_water_and_demand import draw_follows
from ruhr.rules.phase_5_progress import missing_spaces
from ruhr.rules.phase_6_purchases import price_in_port, price_of_lock
from ruhr.rules.phase_7_export import surplus_of
from ruhr.rules.scoring import if_ended
from ruhr.rules.set_up import countries_turned_up, country_of_turn, exports_in, unknown_markers
from ruhr.rules.special_options import OPTIONS, price_of_option
from ruhr.rules.state import FREE, NOWHERE, SOURCES, Deal, Player, State
from ruhr.vocabulary import areas_of, vocabulary


def view(s: State, names: list[str]) -> View:
    """The table as plain data, ready for JSON."""
    return look(s, names, None).view


class Look:
    """A position and its view, so that the next view can take over what has stayed the same."""

    def __init__(self, state: State, ended: State, view: View) -> None:
        self.state = state
        #: The position as if the game had ended with it.
        self.ended = ended
        #: Not to be changed: later views share parts of it.
        self.view = view


def look(s: State, names: list[str], last: Look | None) -> Look:
    """The view of a position. Only what has changed since the last look at the game is made anew."""
    ended = if_ended(s)
    seen = _first_view(s, ended, names) if last is None else _next_view(s, ended, names, last)
    return Look(s.clone(), ended, seen)


def _first_view(s: State, ended: State, names: list[str]) -> View:
    b = s.board
    return {
        "board": b.identity,
        "calmer_water": s.calmer_water,
        "turn": s.turn,
        "year": b.years[s.turn] or None,
        "phase": s.phase,
        "arms": TERRITORIES[b.arms[s.turn]],
        "decision": _decision(s),
        "order": list(s.order),
        "next_order": next_order(s),
        "players": [_player(s, me, ended, names) for me in s.players],
        "standings": {"depots": depot_standings(s), "bonuses": bonus_standings(ended)},
        "river": _river(s),
        "cities": {city: _slots(s, k) for k, city in enumerate(b.cities)},
        "depots": {territory: _slots(s, FIRST_DEPOT + k) for k, territory in enumerate(TERRITORIES)},
        "port": {country: _slots(s, FIRST_COLUMN + k) for k, country in enumerate(b.countries)},
        "export": {"marker": s.export_marker, "value": b.export_values[s.export_marker]},
        "track": _track(s),
        "countries": _countries(s),
        "bag": _bag(s),
        "white_left": dict(zip(WHITE_MARKERS, s.white_left, strict=True)),
        "pilot_banned": s.pilot_banned,
        "wage_taken": s.wage_taken,
        "lock_duty": s.lock_duty,
        "prices": _prices(s),
        "next_buildings": next_buildings(s),
    }


def _next_view(s: State, ended: State, names: list[str], last: Look) -> View:
    b, was = s.board, last.state
    seen: View = last.view.copy()
    if was.turn != s.turn:
        seen["turn"] = s.turn
        seen["year"] = b.years[s.turn] or None
        seen["arms"] = TERRITORIES[b.arms[s.turn]]
        seen["countries"] = _countries(s)
    seen["phase"] = s.phase
    if was.decision != s.decision or was.actor != s.actor:
        seen["decision"] = _decision(s)
    if not _same_row(was.order, s.order):
        seen["order"] = list(s.order)
    # What a marker still needs is nothing any more when the last of it is gone.
    same_pool = _same_row(was.white_left, s.white_left)
    if not same_pool:
        seen["white_left"] = dict(zip(WHITE_MARKERS, s.white_left, strict=True))
    seen["players"] = [
        seen["players"][seat]
        if same_pool
        and _same_player(was.players[seat], me)
        and _same_row(last.ended.players[seat].sources, ended.players[seat].sources)
        else _player(s, me, ended, names)
        for seat, me in enumerate(s.players)
    ]
    if not _same_river(was, s):
        seen["river"] = _river(s)
    if not _same_row(was.slots, s.slots):
        seen["cities"] = {city: _slots(s, k) for k, city in enumerate(b.cities)}
        seen["depots"] = {territory: _slots(s, FIRST_DEPOT + k) for k, territory in enumerate(TERRITORIES)}
        seen["port"] = {country: _slots(s, FIRST_COLUMN + k) for k, country in enumerate(b.countries)}
    if was.export_marker != s.export_marker:
        seen["export"] = {"marker": s.export_marker, "value": b.export_values[s.export_marker]}
    if not _same_track(was, s):
        seen["track"] = _track(s)
    if not _same_bag(was, s):
        seen["bag"] = _bag(s)
    seen["pilot_banned"] = s.pilot_banned
    seen["wage_taken"] = s.wage_taken
    seen["lock_duty"] = s.lock_duty
    if was.turn != s.turn or was.port_warehouses != s.port_warehouses:
        seen["prices"] = _prices(s)
    _look_ahead_again(s, ended, last, seen)
    return seen


def _look_ahead_again(s: State, ended: State, last: Look, seen: View) -> None:
    """What would be and what comes next, as far as it has changed."""
    was = last.state
    if not _same_barges(was, s) or was.phase != s.phase or was.decision != s.decision:
        seen["next_order"] = next_order(s)
    same_slots = _same_row(was.slots, s.slots)
    standings = seen["standings"]
    seen["standings"] = {
        "depots": standings["depots"] if same_slots else depot_standings(s),
        "bonuses": bonus_standings_again(last.ended, ended, standings["bonuses"], same_slots),
    }
    if not same_slots or was.obstacles != s.obstacles or was.turn != s.turn:
        seen["next_buildings"] = next_buildings(s)


def printed_board(board: Board) -> BoardView:
    """The printed board with the coal of each storage, the event of each turn, and every action."""
    printed = board.printed
    river = [{**space, **_printed_on(board, number)} for number, space in enumerate(printed["river"])]
    turns = {**printed["turns"], "events": {str(turn): event for turn, event in HISTORY.items()}}
    actions = {str(action): action.to_json() for action in vocabulary(board).actions}
    # The board file has been checked (`ruhr.board.loading`).
    return cast(BoardView, {**printed, "river": river, "turns": turns, "actions": actions})


def _printed_on(board: Board, space: int) -> dict[str, Any]:
    """What a storage says of its coal: the colour, and the arrow or the pilot's wheel (§2.1)."""
    storage = board.storage_at[space]
    if storage < 0:
        return {"coal": None, "reaches": None, "pilot": False}
    reached = _ids(board.selling, board.standard_trips[storage])
    return {
        "coal": COLOURS[board.colour_at(storage)],
        "reaches": reached[0] if reached else None,
        "pilot": not reached,
    }


def seen_table(s: State) -> State:
    """The position with everything hidden put into an order that says nothing.

    Whoever gets this cannot know the bag, the markers under the obstacles, the countries to come or the
    draws, and yet can play on with it.
    """
    seen = s.clone()
    hidden = unknown_markers(s)
    unknown = [k for k in range(DEMAND_MARKERS) if hidden >> k & 1]
    for at in range(len(seen.bag)):
        seen.bag[at] = unknown[at] if at < s.bag_count else 0
    under = iter(unknown[s.bag_count :])
    obstacles = [next(under) if s.obstacles >> k & 1 else 0 for k in range(OBSTACLES)]
    known = countries_turned_up(s)
    countries = list(s.deal.countries)
    countries[known:] = sorted(countries[known:])
    nothing = vec[i64]([0] * (TURNS - 1))
    seen.deal = Deal(s.deal.first, vec[i64](obstacles), vec[i64]([]), vec[i64](countries), nothing)
    return seen


def _decision(s: State) -> DecisionView | None:
    if s.decision >= OVER:
        return None
    return {"kind": cast(Decision, DECISIONS[s.decision]), "actor": s.actor}


def _player(s: State, me: Player, ended: State, names: list[str]) -> PlayerView:
    b = s.board
    return {
        "seat": me.seat,
        "name": names[me.seat],
        "points": me.points,
        "sources": {source: points for source, points in zip(SOURCES, me.sources, strict=True) if points},
        "if_ended": end_of(ended.players[me.seat]),
        "thalers": me.thalers,
        "surplus": surplus_of(s, me),
        "pool": me.pool,
        "debts": me.debts,
        "waiting": {
            "lock": me.lock_box,
            "grafschaft_mark": me.mark_box,
            "turns": [turn for turn in range(1, TURNS + 1) if me.waiting >> turn & 1],
        },
        "barge": None if me.barge == NOWHERE else b.spaces[me.barge].id,
        "loading": None if me.cargo == NOWHERE else b.storages[me.cargo].id,
        "option": None if me.option == NOWHERE else OPTIONS[me.option],
        "tokens": {
            area: int(me.tokens & spaces).bit_count()
            for area, spaces in zip(AREAS, b.area_spaces, strict=True)
        },
        "markers": _names(me.markers),
        "needs": _needs(s, me),
        "missed": _names(me.missed),
        "flipped": _names(me.flipped),
        "used": _names(me.used),
        "locks": me.locks,
    }


def _needs(s: State, me: Player) -> dict[str, list[Area]]:
    """What is missing for each marker that a player can still receive (§6.5)."""
    needs: dict[str, list[Area]] = {}
    for k, marker in enumerate(MARKERS):
        gone = k >= FIRST_WHITE and s.white_left[k - FIRST_WHITE] == 0
        if not gone and not (me.markers | me.missed) >> k & 1:
            needs[marker] = list(areas_of(s.board, missing_spaces(s, me, k)))
    return needs


def _same_row(was: vec[i64], now: vec[i64]) -> bool:
    at: i64 = 0
    while at < len(now):
        if was[at] != now[at]:
            return False
        at += 1
    return True


def _same_player(was: Player, me: Player) -> bool:
    """Is everything that is shown of a player as it was?"""
    return (
        was.points == me.points
        and was.thalers == me.thalers
        and was.pool == me.pool
        and was.debts == me.debts
        and was.lock_box == me.lock_box
        and was.mark_box == me.mark_box
        and was.waiting == me.waiting
        and was.barge == me.barge
        and was.cargo == me.cargo
        and was.option == me.option
        and was.tokens == me.tokens
        and was.markers == me.markers
        and was.missed == me.missed
        and was.flipped == me.flipped
        and was.used == me.used
        and was.locks == me.locks
        and _same_row(was.sources, me.sources)
    )


def _same_barges(was: State, s: State) -> bool:
    for seat, me in enumerate(s.players):
        if was.players[seat].barge != me.barge or was.players[seat].arrival != me.arrival:
            return False
    return True


def _same_river(was: State, s: State) -> bool:
    return (
        _same_barges(was, s)
        and was.obstacles == s.obstacles
        and was.demand_one == s.demand_one
        and was.demand_two == s.demand_two
        and _same_row(was.dice, s.dice)
    )


def _river(s: State) -> RiverView:
    b = s.board
    return {
        "dice": {b.storages[k].id: pips for k, pips in enumerate(s.dice) if pips},
        "obstacles": _ids(b.obstacles, s.obstacles),
        "demand": {space.id: s.demand_on(k) for k, space in enumerate(b.selling) if s.demand_one >> k & 1},
        "barges": _barges(s),
    }


def _same_track(was: State, s: State) -> bool:
    return (
        was.path == s.path
        and was.left_column == s.left_column
        and was.right_column == s.right_column
        and was.returning == s.returning
    )


def _track(s: State) -> TrackView:
    return {
        "path": PATHS[s.path],
        "columns": [_row(s.left_column)] + ([_row(s.right_column)] if s.path != BRICKEARTH else []),
        "coming_back": _row(s.returning),
    }


def _countries(s: State) -> dict[str, str | None]:
    """The country of each turn that exports, if it has been turned up."""
    turned_up = s.board.first_export + countries_turned_up(s)
    return {
        str(turn): s.board.countries[country_of_turn(s, turn)] if turn < turned_up else None
        for turn in range(1, TURNS + 1)
        if exports_in(s.board, turn)
    }


def _same_bag(was: State, s: State) -> bool:
    return (
        was.drawn == s.drawn
        and was.bag_count == s.bag_count
        and was.drawn_now == s.drawn_now
        and draw_follows(was) == draw_follows(s)
    )


def _bag(s: State) -> BagView:
    """How many markers are in the bag, and which can still be there or under the obstacles."""
    unknown = unknown_markers(s)
    return {
        "count": s.bag_count,
        "drawn": [k for k in range(DEMAND_MARKERS) if s.drawn >> k & 1],
        "drawn_now": None if s.drawn_now == NOWHERE else s.drawn_now,
        "unknown": [k for k in range(DEMAND_MARKERS) if unknown >> k & 1],
        "draw_follows": draw_follows(s),
    }


def _prices(s: State) -> PricesView:
    return {
        "lock": price_of_lock(s.turn),
        "port": price_in_port(s),
        "options": {option: price_of_option(k, s.turn) for k, option in enumerate(OPTIONS)},
    }


def _barges(s: State) -> dict[str, list[int]]:
    """The seats of the barges on each space, the farthest upriver first (§6.4)."""
    barges: dict[str, list[int]] = {}
    for me in sorted(s.players, key=lambda me: (me.barge, -me.arrival)):
        if me.barge != NOWHERE:
            barges.setdefault(s.board.spaces[me.barge].id, []).append(me.seat)
    return barges


def _slots(s: State, site: int) -> list[int | None]:
    slots = s.slots[s.board.slot_start[site] : s.board.slot_start[site + 1]]
    return [None if seat == FREE else seat for seat in slots]


def _row(row: int) -> list[DieView]:
    """The dice of a column from the arrow box up."""
    return [
        {
            "colour": COLOURS[transport_track.colour_of(die)],
            "pips": transport_track.pips_of(die),
        }
        for die in transport_track.dice_of(row)
    ]


def _ids(places: list[Any], chosen: int) -> list[str]:
    return [place.id for k, place in enumerate(places) if chosen >> k & 1]


def _names(markers: int) -> list[Marker]:
    all_markers: tuple[Marker, ...] = MARKERS
    return [marker for k, marker in enumerate(all_markers) if markers >> k & 1]
