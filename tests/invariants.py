"""What must hold in every position of every game: nothing is lost, nothing appears from nowhere."""

from ruhr.board.words import (
    CITIES,
    COLUMNS,
    DEMAND_MARKERS,
    FIRST_COLUMN,
    FIRST_WHITE,
    MARKER_KINDS,
    PLAYER_WAREHOUSES,
)
from ruhr.rules import transport_track
from ruhr.rules.state import FREE, State

SITES = FIRST_COLUMN + COLUMNS


def check_conservation(s: State) -> None:
    """Dice, warehouses and markers are all accounted for, and nobody has less than nothing."""
    check_dice(s)
    check_warehouses(s)
    check_markers(s)
    for me in s.players:
        assert me.thalers >= 0
        assert me.points >= 0
        assert 0 <= me.debts <= s.board.debt_spaces
        assert sum(me.sources) == me.points
    assert 0 <= s.export_marker < len(s.board.export_values)
    assert not s.demand_two & ~s.demand_one


def check_dice(s: State) -> None:
    on_tracks = [
        transport_track.colour_of(die)
        for row in (s.left_column, s.right_column, s.returning)
        for die in transport_track.dice_of(row)
    ]
    seats = len(s.players)
    removed = {2: (1, 0), 3: (1, 1), 4: (2, 1)}[seats]
    colours = (
        (0, s.board.black_storages, 8 - (4 - seats), removed[0]),
        (1, s.board.white_storages, 6 - (4 - seats), removed[1]),
    )
    for colour, storages, laid_out, may_leave in colours:
        left = int(s.with_dice & storages).bit_count() + on_tracks.count(colour)
        if s.turn < 11:
            assert left == laid_out
        elif s.turn > 11 or s.phase > 1:
            assert left == laid_out - may_leave
    for storage, pips in enumerate(s.dice):
        assert (1 <= pips <= 6) == bool(s.with_dice >> storage & 1)


def check_warehouses(s: State) -> None:
    b = s.board
    for me in s.players:
        built = [site for site in range(SITES) for k in _slots(s, site) if s.slots[k] == me.seat]
        waiting = me.lock_box + me.mark_box + int(me.waiting).bit_count()
        assert me.pool + me.debts + waiting + len(built) == PLAYER_WAREHOUSES
        assert me.pool >= 0
        cities = [site for site in built if site < CITIES]
        columns = [site - FIRST_COLUMN for site in built if site >= FIRST_COLUMN]
        assert me.cities == sum(1 << city for city in cities)
        assert me.columns == sum(1 << column for column in columns)
        assert len(cities) == len(set(cities))
        assert len(columns) == len(set(columns)) <= b.port_limit
    for site in range(SITES):
        owners = [s.slots[k] for k in _slots(s, site)]
        taken = [owner for owner in owners if owner != FREE]
        assert owners == taken + [FREE] * (len(owners) - len(taken)), "slots fill up without gaps"
    in_port = [s.slots[k] for site in range(FIRST_COLUMN, FIRST_COLUMN + COLUMNS) for k in _slots(s, site)]
    assert s.port_warehouses == sum(owner != FREE for owner in in_port)


def _slots(s: State, site: int) -> range:
    return range(s.board.slot_start[site], s.board.slot_start[site + 1])


def check_markers(s: State) -> None:
    bag = list(s.bag[: s.bag_count])
    under_obstacles = [s.deal.obstacles[k] for k in range(14) if s.obstacles >> k & 1]
    drawn = [k for k in range(DEMAND_MARKERS) if s.drawn >> k & 1]
    left_out = [k for k in range(DEMAND_MARKERS) if s.calmer_water and s.board.starred_markers >> k & 1]
    assert sorted(bag + under_obstacles + drawn + left_out) == list(range(DEMAND_MARKERS))
    for kind in range(FIRST_WHITE, MARKER_KINDS):
        owners = sum(int(me.markers >> kind & 1) for me in s.players)
        assert owners + s.white_left[kind - FIRST_WHITE] == len(s.players) - 1
    for me in s.players:
        assert not me.markers & me.missed
        assert not me.flipped & ~me.markers


def digest_of(s: State) -> str:
    """Everything in a position, hidden things too, as text; the same compiled and uncompiled."""
    return repr(
        [_plain(s, name) for name in _FIELDS] + [[_plain(me, name) for name in _PLAYER] for me in s.players]
    )


def _plain(thing: object, name: str) -> object:
    value = getattr(thing, name)
    if name == "choices":
        assert isinstance(thing, State)
        return list(value[: thing.choice_count])
    if name == "bag":
        assert isinstance(thing, State)
        return list(value[: thing.bag_count])
    return int(value) if isinstance(value, int) else list(value)


_FIELDS = """
    turn phase step position order decision actor choices dice with_dice path left_column right_column
    returning demand_one demand_two obstacles bag drawn drawn_now slots port_warehouses white_left
    export_marker pilot_banned wage_taken lock_duty black_owed white_owed arrivals reveals
""".split()
_PLAYER = """
    seat barge arrival cargo option thalers points sources pool debts lock_box mark_box waiting tokens
    markers missed flipped used locks locks_this_phase cities columns
""".split()
