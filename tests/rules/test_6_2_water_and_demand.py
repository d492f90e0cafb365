"""§6.2 Water level and demand."""

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.rules.state import State
from tests.table import (
    BLUE,
    RED,
    asked,
    at,
    bag,
    barges,
    begin_phase,
    dice,
    events,
    give,
    go_on,
    laid_out,
    legal,
    load,
    marker_number,
    obstacles,
    on_track,
    pips,
    play,
    seen,
    table,
    thalers,
    why_not,
)

#: Two further markers for the bag, so that the lock duty does not come into it.
OTHERS = [0, 1]


def demand(s: State) -> dict[str, int]:
    """The Thalers on the selling spaces."""
    found = seen(s)["river"]["demand"]
    assert isinstance(found, dict)
    return found


def draw(s: State, **wanted: object) -> State:
    """This marker is drawn; two others stay in the bag."""
    bag(s, [marker_number(s, **wanted), *OTHERS])
    begin_phase(s, 2)
    return s


def industries(s: State, **wanted: str) -> dict[str, int]:
    """One Thaler on every small industry of a territory or of a trade."""
    return {
        space.id: 1
        for space in s.board.selling
        if space.kind == "industry" and all(getattr(space, key) == value for key, value in wanted.items())
    }


# --- Demand --------------------------------------------------------------------------------------------


def test_6_2_demand_on_the_industries_of_a_territory() -> None:
    for territory, count in (("mark", 5), ("essen", 3), ("werden", 2), ("broich", 2)):
        s = draw(table(2, 2), event="demand_industries", territory=territory)
        assert demand(s) == industries(s, territory=territory)
        assert len(demand(s)) == count


def test_6_2_demand_on_all_forges_hammer_mills_or_gun_factories() -> None:
    for trade in ("forge", "hammer_mill", "gun_factory"):
        s = draw(table(2, 2), event="demand_industries", trade=trade)
        assert demand(s) == industries(s, trade=trade)
        assert len(demand(s)) == 4


def test_6_2_demand_on_the_cities_shown() -> None:
    for cities in (
        ["witten", "blankenstein", "hattingen"],
        ["steele", "werden", "kettwig"],
        ["hattingen", "steele"],
        ["kettwig", "muelheim"],
    ):
        s = draw(table(2, 2), event="demand_cities", cities=cities)
        assert demand(s) == dict.fromkeys(cities, 1)


def test_6_2_every_thaler_placed_is_told() -> None:
    s = draw(table(2, 2), event="demand_cities", cities=["kettwig", "muelheim"])
    assert [event.values["space"] for event in events(s, "demand_placed")] == ["kettwig", "muelheim"]


def test_6_2_demand_adds_up() -> None:
    """Kettwig is shown on two markers."""
    s = table(2, 2)
    draw(s, event="demand_cities", cities=["steele", "werden", "kettwig"])
    draw(s, event="demand_cities", cities=["kettwig", "muelheim"])
    assert demand(s) == {"steele": 1, "werden": 1, "kettwig": 2, "muelheim": 1}


def test_6_2_note_never_more_than_two_thalers_on_a_space() -> None:
    s = table(2, 2)
    for _ in range(3):
        draw(s, event="demand_cities", cities=["hattingen", "steele"])
    assert demand(s) == {"hattingen": 2, "steele": 2}
    assert not events(s, "demand_placed")


def test_6_2_a_full_space_does_not_keep_others_from_their_thaler() -> None:
    s = table(2, 2)
    for _ in range(2):
        draw(s, event="demand_cities", cities=["hattingen", "steele"])
    draw(s, event="demand_cities", cities=["steele", "werden", "kettwig"])
    assert demand(s) == {"hattingen": 2, "steele": 2, "werden": 1, "kettwig": 1}
    assert [event.values["space"] for event in events(s, "demand_placed")] == ["werden", "kettwig"]


def test_6_2_demand_lies_there_until_somebody_sells() -> None:
    s = draw(table(2, 2), event="demand_cities", cities=["kettwig", "muelheim"])
    begin_phase(s, 7)
    assert demand(s) == {"kettwig": 1, "muelheim": 1}


def test_6_2_demand_thalers_come_from_nobodys_purse() -> None:
    s = table(2, 2)
    give(s, RED, thalers=3)
    draw(s, event="demand_cities", cities=["kettwig", "muelheim"])
    assert thalers(s) == [3, 0]


def test_6_2_demand_does_not_ban_pilots() -> None:
    s = draw(table(2, 2), event="demand_industries", trade="forge")
    assert not s.pilot_banned
    assert not events(s, "pilot_banned")


# --- Water ---------------------------------------------------------------------------------------------

RIVER = "nachtigall 1, heven 2, gewalt 5, saarn 6"


def water(**wanted: object) -> State:
    return draw(laid_out(f"2 players, turn 4, phase 2; dice {RIVER}; track b1 b6 / w3"), **wanted)


def test_6_2_low_and_high_water_ban_the_pilots() -> None:
    for event in ("low_water", "high_water"):
        s = water(event=event)
        assert s.pilot_banned
        assert [happened.kind for happened in events(s)] == ["marker_drawn", "pilot_banned"]
        assert pips(s) == {"nachtigall": 1, "heven": 2, "gewalt": 5, "saarn": 6}
        assert demand(s) == {}


def test_6_2_the_starred_markers_ban_the_pilots_and_nothing_more() -> None:
    for event in ("low_water", "high_water"):
        s = water(event=event, starred=True)
        assert s.pilot_banned
        assert pips(s) == {"nachtigall": 1, "heven": 2, "gewalt": 5, "saarn": 6}


def test_6_2_low_water_with_plus_one_raises_every_die_on_a_storage_up_to_six() -> None:
    s = water(event="low_water", dice=1)
    assert s.pilot_banned
    assert pips(s) == {"nachtigall": 2, "heven": 3, "gewalt": 6, "saarn": 6}
    assert [event.values["change"] for event in events(s, "storage_dice_changed")] == [1]


def test_6_2_high_water_with_minus_one_lowers_every_die_on_a_storage_down_to_one() -> None:
    s = water(event="high_water", dice=-1)
    assert s.pilot_banned
    assert pips(s) == {"nachtigall": 1, "heven": 1, "gewalt": 4, "saarn": 5}
    assert [event.values["change"] for event in events(s, "storage_dice_changed")] == [-1]


def test_6_2_water_leaves_the_dice_on_the_transport_track_alone() -> None:
    for change in (1, -1):
        s = water(dice=change)
        assert on_track(s) == ("b1 b6", "w3")


def test_6_2_water_puts_no_dice_on_empty_storages() -> None:
    assert set(pips(water(event="low_water", dice=1))) == {"nachtigall", "heven", "gewalt", "saarn"}


def test_6_2_the_ban_closes_the_three_pilot_options_to_everybody() -> None:
    s = table(2, 2)
    dice(s, "wohlverwahrt 3, gewalt 3, saarn 3, sellerbeck 3")
    barges(s, "blue steele, red steele")
    draw(s, event="low_water")
    for seat in (RED, BLUE):
        give(s, seat, thalers=5)
    begin_phase(s, 3)
    for seat in (RED, BLUE):
        assert asked(s) == (seat, "option")
        for option in ("pilot", "transport_pilot", "hauling_pilot"):
            assert why_not(s, f"option {option}") == "no_pilot"
        play(s, "option none", "start gewalt" if seat == RED else "start saarn")


def test_6_2_the_ban_ends_with_the_turn() -> None:
    s = water(event="low_water")
    begin_phase(s, 7)
    assert not s.pilot_banned


# --- The bag -------------------------------------------------------------------------------------------


def test_6_2_the_drawn_marker_is_out_of_the_game() -> None:
    s = table(2, 2)
    bag(s, [4, 5, 6])
    begin_phase(s, 2)
    assert list(s.bag)[: s.bag_count] == [5, 6]
    assert seen(s)["bag"]["drawn"] == [4]
    assert seen(s)["bag"]["drawn_now"] == 4
    assert [event.values["demand"] for event in events(s, "marker_drawn")] == [4]


def test_6_2_one_marker_a_turn_from_turn_one_to_eleven() -> None:
    for turn in range(1, 12):
        s = table(2, turn)
        begin_phase(s, 2)
        assert s.bag_count == 5, turn
        assert len(events(s, "marker_drawn")) == 1


def test_6_2_important_in_the_last_turn_no_marker_is_drawn() -> None:
    s = table(2, 12)
    bag(s, [marker_number(s, event="low_water"), *OTHERS])
    begin_phase(s, 2)
    assert s.bag_count == 3
    assert events(s) == []
    assert not s.pilot_banned


def test_6_2_in_the_last_turn_one_marker_in_the_bag_obliges_nobody() -> None:
    s = table(2, 12)
    bag(s, [0])
    begin_phase(s, 2)
    assert not s.lock_duty


def test_6_2_markers_of_locks_go_into_the_bag() -> None:
    s = at(
        "2 players, turn 2, phase 6; barges steele red, ruhrort blue; red: 2 thalers, markers lock_building"
    )
    play(s, "lock lock_horst")
    number = [space.id for space in s.board.obstacles].index("lock_horst")
    assert s.bag_count == 7
    assert s.bag[6] == s.deal.obstacles[number]


def test_6_2_a_draw_is_a_reveal() -> None:
    s = at("2 players, turn 2, phase 2")
    assert s.reveals == 1


def test_6_2_a_look_ahead_stops_before_the_draw() -> None:
    s = table(2, 2)
    s.phase = 2
    s.veiled = True
    go_on(s)
    assert [event.kind for event in events(s)] == ["reveal_follows"]
    assert s.bag_count == 6


def test_6_2_with_nothing_to_draw_a_look_ahead_goes_on() -> None:
    for turn, markers in ((12, [0, 1]), (2, [])):
        s = table(2, turn)
        barges(s, "red steele, blue ruhrort")
        bag(s, markers)
        s.phase = 2
        s.veiled = True
        go_on(s)
        assert s.phase == 3


def test_6_2_r9_from_an_empty_bag_nothing_is_drawn() -> None:
    s = table(2, 2)
    bag(s, [])
    begin_phase(s, 2)
    assert [event.kind for event in events(s)] == ["bag_empty"]
    assert s.phase == 3
    assert not s.lock_duty


# --- R1: draw numbers ----------------------------------------------------------------------------------


def drawn(s: State, numbers: dict[int, int]) -> int:
    """Draw with these numbers, named by turn; all others are 0. Says which marker came out."""
    s.deal.draws = vec[i64]([numbers.get(turn, 0) for turn in range(1, 12)])
    begin_phase(s, 2)
    return s.drawn_now


def test_6_2_r1_the_number_times_the_size_of_the_bag_gives_the_place() -> None:
    """With five markers every fifth of the numbers stands for one of them."""
    fifth = -(-(1 << 32) // 5)
    for number, marker in (
        (0, 10),
        (fifth - 1, 10),
        (fifth, 11),
        (2 * fifth, 12),
        (3 * fifth, 13),
        ((1 << 32) - 1, 14),
    ):
        s = table(2, 2)
        bag(s, [10, 11, 12, 13, 14])
        assert drawn(s, {2: number}) == marker


def test_6_2_r1_the_rest_of_the_bag_keeps_its_order() -> None:
    s = table(2, 2)
    bag(s, [10, 11, 12, 13, 14])
    drawn(s, {2: 1 << 31})
    assert list(s.bag)[: s.bag_count] == [10, 11, 13, 14]


def test_6_2_r1_each_turn_uses_its_own_number() -> None:
    last = (1 << 32) - 1
    for turn in range(1, 12):
        s = table(2, turn)
        bag(s, [10, 11, 12])
        assert drawn(s, {turn: last}) == 12


def test_6_2_r1_a_turn_without_a_draw_leaves_its_number_unused() -> None:
    """The bag was empty in turn 5; turn 6 uses the sixth number all the same."""
    s = table(2, 5)
    bag(s, [])
    begin_phase(s, 2)
    s.turn = 6
    bag(s, [10, 11, 12])
    assert drawn(s, {5: 0, 6: (1 << 32) - 1}) == 12


def test_6_2_r1_a_marker_that_joined_later_is_drawn_like_any_other() -> None:
    """The lock's marker lies last in the list."""
    s = table(2, 2)
    barges(s, "blue ruhrort, red steele")
    bag(s, [10, 11])
    give(s, RED, markers="lock_building", thalers=2)
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    play(s, "done")
    s.turn = 3
    number = [space.id for space in s.board.obstacles].index("lock_horst")
    assert drawn(s, {3: (1 << 32) - 1}) == s.deal.obstacles[number]


# --- A very rare occurrence: everybody must build a lock -----------------------------------------------


def last_but_one(turn: int = 3, left: str = "lock_horst lock_kettwig lock_muelheim") -> State:
    """After the draw one marker is left in the bag; red comes first in phase 6."""
    s = table(2, turn)
    barges(s, "blue ruhrort, red steele")
    obstacles(s, left)
    bag(s, [0, 1])
    begin_phase(s, 2)
    return s


LOCKS = {"lock lock_horst", "lock lock_kettwig", "lock lock_muelheim"}


def test_6_2_very_rare_occurrence_one_marker_left_obliges_everybody_to_build_a_lock() -> None:
    s = last_but_one()
    assert s.lock_duty
    assert events(s, "lock_duty")


def test_6_2_two_markers_left_oblige_nobody() -> None:
    s = table(2, 3)
    bag(s, [0, 1, 2])
    begin_phase(s, 2)
    assert not s.lock_duty
    assert not events(s, "lock_duty")


def test_6_2_no_marker_left_obliges_nobody() -> None:
    s = table(2, 3)
    bag(s, [0])
    begin_phase(s, 2)
    assert s.bag_count == 0
    assert not s.lock_duty


def test_6_2_very_rare_occurrence_the_lock_comes_before_anything_else() -> None:
    s = last_but_one()
    give(s, RED, markers="lock_building coal_depot inn", thalers=9, debts=1)
    begin_phase(s, 6)
    assert legal(s) == LOCKS
    for action in ("done", "depot essen", "inn thalers", "repay"):
        assert why_not(s, action) == "lock_first"
    play(s, "lock lock_horst")
    assert {"done", "depot essen", "inn thalers", "repay"} < legal(s)


def test_6_2_very_rare_occurrence_binds_all_players() -> None:
    s = last_but_one()
    for seat in (RED, BLUE):
        give(s, seat, markers="lock_building", thalers=2)
    begin_phase(s, 6)
    play(s, "lock lock_horst", "done")
    assert asked(s) == (BLUE, "purchase")
    assert legal(s) == LOCKS - {"lock lock_horst"}


def test_6_2_very_rare_occurrence_one_lock_is_enough() -> None:
    """The second lock that is free with two players stays his choice."""
    s = last_but_one()
    give(s, RED, markers="lock_building", thalers=2)
    begin_phase(s, 6)
    play(s, "lock lock_horst")
    assert legal(s) == {"lock lock_kettwig", "lock lock_muelheim", "done"}


def test_6_2_very_rare_occurrence_the_duty_ends_with_the_turn() -> None:
    s = last_but_one()
    begin_phase(s, 7)
    assert not s.lock_duty


def test_6_2_r8_the_duty_binds_only_who_owns_the_lock_marker() -> None:
    s = last_but_one()
    give(s, RED, markers="inn", thalers=5)
    begin_phase(s, 6)
    assert legal(s) == {"inn thalers", "inn points", "done"}


def test_6_2_r8_the_duty_binds_who_can_pay_by_borrowing() -> None:
    s = last_but_one()
    give(s, RED, markers="lock_building inn", thalers=0, pool=1)
    begin_phase(s, 6)
    assert legal(s) == LOCKS
    play(s, "lock lock_horst")
    assert s.players[RED].debts == 1


def test_6_2_r8_the_duty_does_not_bind_who_cannot_pay() -> None:
    """Warehouses on the turn track and an unused inn do not count."""
    s = last_but_one()
    give(s, RED, markers="lock_building inn", thalers=1, pool=0)
    begin_phase(s, 6)
    assert s.players[RED].waiting
    assert legal(s) == {"inn thalers", "inn points", "done"}


def test_6_2_r8_who_comes_to_money_later_in_his_turn_is_not_bound() -> None:
    s = last_but_one()
    give(s, RED, markers="lock_building inn", thalers=0, pool=0)
    begin_phase(s, 6)
    play(s, "inn thalers")
    assert legal(s) == LOCKS | {"done"}


def test_6_2_r8_whether_a_player_is_bound_is_settled_when_his_turn_begins() -> None:
    """Red builds the last lock, and blue is free."""
    s = last_but_one(left="lock_horst")
    for seat in (RED, BLUE):
        give(s, seat, markers="lock_building inn", thalers=2)
    begin_phase(s, 6)
    assert [event.values["obstacle"] for event in events(s, "lock_built")] == ["lock_horst"]
    play(s, "done")
    assert asked(s) == (BLUE, "purchase")
    assert legal(s) == {"inn thalers", "inn points", "done"}


def test_6_2_r8_without_an_obstacle_nobody_is_bound() -> None:
    s = last_but_one(left="")
    give(s, RED, markers="lock_building inn", thalers=2)
    begin_phase(s, 6)
    assert legal(s) == {"inn thalers", "inn points", "done"}


# --- Together ------------------------------------------------------------------------------------------


def test_6_2_demand_goes_to_who_sells_there() -> None:
    s = table(2, 2)
    dice(s, "langenbrahm 4")
    obstacles(s, "")
    barges(s, "blue ruhrort")
    draw(s, event="demand_cities", cities=["steele", "werden", "kettwig"])
    load(s, RED, "langenbrahm")
    begin_phase(s, 4)
    assert thalers(s)[RED] == 3 + 1
    assert demand(s) == {"steele": 1, "kettwig": 1}


def test_6_2_the_variant_draws_from_its_smaller_bag() -> None:
    s = at("calmer water, 2 players, turn 1, phase 2")
    assert s.bag_count == 3
    assert len(seen(s)["bag"]["unknown"]) == 17
