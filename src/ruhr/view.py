"""What a seat may see: everything on the table, and nothing that lies face down or in the bag.

There are no private hands, so all seats see the same.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.words import (
    AREAS,
    BRICKEARTH,
    COLOURS,
    DEMAND_MARKERS,
    FIRST_COLUMN,
    FIRST_DEPOT,
    MARKERS,
    OBSTACLES,
    PATHS,
    TERRITORIES,
    TURNS,
    WHITE_MARKERS,
)
from ruhr.rules import transport_track
from ruhr.rules.actions import DECISIONS, OVER
from ruhr.rules.phase_6_purchases import price_in_port, price_of_lock
from ruhr.rules.set_up import country_of_turn, exports_in
from ruhr.rules.special_options import OPTIONS, price_of_option
from ruhr.rules.state import FREE, NOWHERE, SOURCES, Deal, Player, State

View = dict[str, Any]


def view(s: State, names: list[str]) -> View:
    """The table as plain data, ready for JSON."""
    b = s.board
    return {
        "board": b.identity,
        "calmer_water": s.calmer_water,
        "turn": s.turn,
        "year": b.printed["turns"]["years"].get(str(s.turn)),
        "phase": s.phase,
        "arms": TERRITORIES[b.arms[s.turn]],
        "decision": None if s.decision == OVER else {"kind": DECISIONS[s.decision], "actor": s.actor},
        "order": list(s.order),
        "players": [_player(s, me, name) for me, name in zip(s.players, names, strict=True)],
        "river": {
            "dice": {b.storages[k].id: pips for k, pips in enumerate(s.dice) if pips},
            "obstacles": _ids(b.obstacles, s.obstacles),
            "demand": {
                space.id: 1 + (s.demand_two >> k & 1)
                for k, space in enumerate(b.selling)
                if s.demand_one >> k & 1
            },
            "barges": _barges(s),
        },
        "cities": {city: _slots(s, k) for k, city in enumerate(b.cities)},
        "depots": {territory: _slots(s, FIRST_DEPOT + k) for k, territory in enumerate(TERRITORIES)},
        "port": {country: _slots(s, FIRST_COLUMN + k) for k, country in enumerate(b.countries)},
        "export": {"marker": s.export_marker, "value": b.export_values[s.export_marker]},
        "track": {
            "path": PATHS[s.path],
            "columns": [_row(s.left_column)] + ([_row(s.right_column)] if s.path != BRICKEARTH else []),
            "coming_back": _row(s.returning),
        },
        "countries": {
            str(turn): b.countries[country_of_turn(s, turn)] if turn <= s.turn else None
            for turn in range(1, TURNS + 1)
            if exports_in(b, turn)
        },
        "bag": _bag(s),
        "white_left": dict(zip(WHITE_MARKERS, s.white_left, strict=True)),
        "pilot_banned": s.pilot_banned,
        "wage_taken": s.wage_taken,
        "lock_duty": s.lock_duty,
        "prices": {
            "lock": price_of_lock(s.turn),
            "port": price_in_port(s),
            "options": {option: price_of_option(k, s.turn) for k, option in enumerate(OPTIONS)},
        },
    }


def seen_table(s: State) -> State:
    """The position with everything hidden put into an order that says nothing.

    Whoever gets this cannot know the bag, the markers under the obstacles, the countries to come or the
    draws, and yet can play on with it.
    """
    seen = s.clone()
    left_out = s.board.starred_markers if s.calmer_water else 0
    unknown = [k for k in range(DEMAND_MARKERS) if not (s.drawn | left_out) >> k & 1]
    for at in range(len(seen.bag)):
        seen.bag[at] = unknown[at] if at < s.bag_count else 0
    under = iter(unknown[s.bag_count :])
    obstacles = [next(under) if s.obstacles >> k & 1 else 0 for k in range(OBSTACLES)]
    known = max(0, s.turn - s.board.first_export + 1)
    countries = list(s.deal.countries)
    countries[known:] = sorted(countries[known:])
    nothing = vec[i64]([0] * (TURNS - 1))
    seen.deal = Deal(s.deal.first, vec[i64](obstacles), vec[i64]([]), vec[i64](countries), nothing)
    return seen


def _player(s: State, me: Player, name: str) -> View:
    b = s.board
    return {
        "seat": me.seat,
        "name": name,
        "points": me.points,
        "sources": {source: points for source, points in zip(SOURCES, me.sources, strict=True) if points},
        "thalers": me.thalers,
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
        "missed": _names(me.missed),
        "flipped": _names(me.flipped),
        "used": _names(me.used),
        "locks": me.locks,
    }


def _bag(s: State) -> View:
    """How many markers are in the bag, and which can still be there or under the obstacles."""
    left_out = s.board.starred_markers if s.calmer_water else 0
    in_game = [k for k in range(DEMAND_MARKERS) if not left_out >> k & 1]
    return {
        "count": s.bag_count,
        "drawn": [k for k in in_game if s.drawn >> k & 1],
        "drawn_now": None if s.drawn_now == NOWHERE else s.drawn_now,
        "unknown": [k for k in in_game if not s.drawn >> k & 1],
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


def _row(row: int) -> list[View]:
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


def _names(markers: int) -> list[str]:
    return [marker for k, marker in enumerate(MARKERS) if markers >> k & 1]
