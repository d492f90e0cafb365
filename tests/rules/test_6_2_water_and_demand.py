"""§6.2 Water level and demand."""

from ruhr.rules.state import State
from tests.table import (
    BLUE,
    RED,
    asked,
    at,
    but,
    dealt,
    events,
    go_on,
    laid_out,
    legal,
    locks_but,
    marker_number,
    on_track,
    pips,
    play,
    seen,
    thalers,
    then,
    why_not,
)

#: The greatest draw number: the last marker of the bag comes out.
LAST = (1 << 32) - 1


def demand(s: State) -> dict[str, int]:
    """The Thalers on the selling spaces."""
    found = seen(s)["river"]["demand"]
    assert isinstance(found, dict)
    return found


def draw(text: str = "2 players, turn 2, phase 2", **wanted: object) -> State:
    """This marker is drawn; two others stay in the bag, so that the lock duty does not come into it."""
    marker = marker_number(**wanted)
    others = [number for number in (0, 1, 2) if number != marker]
    return at(dealt(text, bag=[marker, *others[:2]]))


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
        s = draw(event="demand_industries", territory=territory)
        assert demand(s) == industries(s, territory=territory)
        assert len(demand(s)) == count


def test_6_2_demand_on_all_forges_hammer_mills_or_gun_factories() -> None:
    for trade in ("forge", "hammer_mill", "gun_factory"):
        s = draw(event="demand_industries", trade=trade)
        assert demand(s) == industries(s, trade=trade)
        assert len(demand(s)) == 4


def test_6_2_demand_on_the_cities_shown() -> None:
    for cities in (
        ["witten", "blankenstein", "hattingen"],
        ["steele", "werden", "kettwig"],
        ["hattingen", "steele"],
        ["kettwig", "muelheim"],
    ):
        s = draw(event="demand_cities", cities=cities)
        assert demand(s) == dict.fromkeys(cities, 1)


def test_6_2_every_thaler_placed_is_told() -> None:
    s = draw(event="demand_cities", cities=["kettwig", "muelheim"])
    assert [event.values["space"] for event in events(s, "demand_placed")] == ["kettwig", "muelheim"]


def test_6_2_demand_adds_up() -> None:
    """Kettwig is shown on two markers."""
    text = "2 players, turn 2, phase 2; demand steele 1, werden 1, kettwig 1"
    s = draw(text, event="demand_cities", cities=["kettwig", "muelheim"])
    assert demand(s) == {"steele": 1, "werden": 1, "kettwig": 2, "muelheim": 1}


def test_6_2_note_never_more_than_two_thalers_on_a_space() -> None:
    text = "2 players, turn 2, phase 2; demand hattingen 2, steele 2"
    s = draw(text, event="demand_cities", cities=["hattingen", "steele"])
    assert demand(s) == {"hattingen": 2, "steele": 2}
    assert not events(s, "demand_placed")


def test_6_2_a_full_space_does_not_keep_others_from_their_thaler() -> None:
    text = "2 players, turn 2, phase 2; demand hattingen 2, steele 2"
    s = draw(text, event="demand_cities", cities=["steele", "werden", "kettwig"])
    assert demand(s) == {"hattingen": 2, "steele": 2, "werden": 1, "kettwig": 1}
    assert [event.values["space"] for event in events(s, "demand_placed")] == ["werden", "kettwig"]


def test_6_2_demand_lies_there_until_somebody_sells() -> None:
    s = draw(event="demand_cities", cities=["kettwig", "muelheim"])
    s = then(s, "phase 7")
    assert demand(s) == {"kettwig": 1, "muelheim": 1}


def test_6_2_demand_thalers_come_from_nobodys_purse() -> None:
    text = "2 players, turn 2, phase 2; red: 3 thalers"
    s = draw(text, event="demand_cities", cities=["kettwig", "muelheim"])
    assert thalers(s) == [3, 0]


def test_6_2_demand_does_not_ban_pilots() -> None:
    s = draw(event="demand_industries", trade="forge")
    assert not s.pilot_banned
    assert not events(s, "pilot_banned")


# --- Water ---------------------------------------------------------------------------------------------

RIVER = "nachtigall 1, heven 2, gewalt 5, saarn 6"


def water(**wanted: object) -> State:
    return draw(f"2 players, turn 4, phase 2; dice {RIVER}; track b1 b6 / w3", **wanted)


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
    s = draw(
        "2 players, turn 2, phase 2; dice wohlverwahrt 3, gewalt 3, saarn 3, sellerbeck 3; "
        "barges steele red blue; red: 5 thalers; blue: 5 thalers",
        event="low_water",
    )
    go_on(s)
    for seat in (RED, BLUE):
        assert asked(s) == (seat, "option")
        for option in ("pilot", "transport_pilot", "hauling_pilot"):
            assert why_not(s, f"option {option}") == "no_pilot"
        play(s, "option none", "start gewalt" if seat == RED else "start saarn")


def test_6_2_the_ban_ends_with_the_turn() -> None:
    s = then(water(event="low_water"), "phase 7")
    assert not s.pilot_banned


# --- The bag -------------------------------------------------------------------------------------------


def test_6_2_the_drawn_marker_is_out_of_the_game() -> None:
    s = at(dealt("2 players, turn 2, phase 2", bag=[4, 5, 6, 7, 8, 9]))
    assert list(s.bag)[: s.bag_count] == [5, 6, 7, 8, 9]
    assert seen(s)["bag"]["drawn"] == [4]
    assert seen(s)["bag"]["drawn_now"] == 4
    assert [event.values["demand"] for event in events(s, "marker_drawn")] == [4]


def test_6_2_one_marker_a_turn_from_turn_one_to_eleven() -> None:
    for turn in range(1, 12):
        s = at(f"2 players, turn {turn}, phase 2")
        assert s.bag_count == 5, turn
        assert len(events(s, "marker_drawn")) == 1


def test_6_2_important_in_the_last_turn_no_marker_is_drawn() -> None:
    s = draw("2 players, turn 12, phase 2", event="low_water")
    assert s.bag_count == 3
    assert events(s) == []
    assert not s.pilot_banned


def test_6_2_in_the_last_turn_one_marker_in_the_bag_obliges_nobody() -> None:
    s = at(dealt("2 players, turn 12, phase 2", bag=[0]))
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
    s = laid_out("2 players, turn 2, phase 2")
    s.veiled = True
    go_on(s)
    assert [event.kind for event in events(s)] == ["reveal_follows"]
    assert s.bag_count == 6


def test_6_2_with_nothing_to_draw_a_look_ahead_goes_on() -> None:
    empty: list[int] = []
    for turn, markers in ((12, [0, 1]), (2, empty)):
        text = f"2 players, turn {turn}, phase 2; barges steele red, ruhrort blue"
        s = laid_out(dealt(text, bag=markers))
        s.veiled = True
        go_on(s)
        assert s.phase == 3


def test_6_2_r9_from_an_empty_bag_nothing_is_drawn() -> None:
    s = at(dealt("2 players, turn 2, phase 2", bag=[]))
    assert [event.kind for event in events(s)] == ["bag_empty"]
    assert s.phase == 3
    assert not s.lock_duty


def test_6_2_r9_it_is_seen_whether_a_draw_follows() -> None:
    """After turn 11's draw none does; from a bag that is empty none does unless a lock fills it."""
    follows = {
        text: seen(laid_out(f"2 players, {text}"))["bag"]["draw_follows"]
        for text in ("turn 1, phase 3", "turn 11, phase 1", "turn 11, phase 3", "turn 12, phase 1")
    }
    assert list(follows.values()) == [True, True, False, False]
    assert not seen(laid_out(dealt("2 players, turn 5, phase 3", bag=[])))["bag"]["draw_follows"]


# --- R1: draw numbers ----------------------------------------------------------------------------------


def drawn(turn: int, bag: list[int], number: int) -> State:
    """A turn draws from this bag with this number; the numbers of all other turns are 0."""
    return at(dealt(f"2 players, turn {turn}, phase 2", bag=bag, draws={turn: number}))


def test_6_2_r1_the_number_times_the_size_of_the_bag_gives_the_place() -> None:
    """With five markers every fifth of the numbers stands for one of them."""
    fifth = -(-(1 << 32) // 5)
    for number, marker in (
        (0, 10),
        (fifth - 1, 10),
        (fifth, 11),
        (2 * fifth, 12),
        (3 * fifth, 13),
        (LAST, 14),
    ):
        assert drawn(2, [10, 11, 12, 13, 14], number).drawn_now == marker


def test_6_2_r1_the_rest_of_the_bag_keeps_its_order() -> None:
    s = drawn(2, [10, 11, 12, 13, 14], 1 << 31)
    assert list(s.bag)[: s.bag_count] == [10, 11, 13, 14]


def test_6_2_r1_each_turn_uses_its_own_number() -> None:
    for turn in range(1, 12):
        assert drawn(turn, [10, 11, 12], LAST).drawn_now == 12


def test_6_2_r1_a_turn_without_a_draw_leaves_its_number_unused() -> None:
    """The bag is empty in turn 4 until red builds two locks; turn 5 uses the fifth number all the same."""
    text = (
        "2 players, turn 4, phase 2; dice -; track -; barges steele red, ruhrort blue; "
        "red: 2 thalers, markers lock_building"
    )
    s = laid_out(dealt(text, bag=[], draws={4: 0, 5: LAST}))
    go_on(s)
    assert (s.turn, asked(s)) == (4, (RED, "purchase"))
    play(s, "lock lock_witten", "lock lock_herbede")
    go_on(s)
    assert [event.values["demand"] for event in events(s, "marker_drawn")] == [s.deal.obstacles[1]]


def test_6_2_r1_a_marker_that_joined_later_is_drawn_like_any_other() -> None:
    """The lock's marker lies last in the list."""
    text = (
        "2 players, turn 3, phase 6; track -; barges steele red, ruhrort blue; "
        "red: 2 thalers, markers lock_building"
    )
    s = at(dealt(text, bag=[10, 11], draws={4: LAST}))
    play(s, "lock lock_horst", "done")
    go_on(s)
    number = [space.id for space in s.board.obstacles].index("lock_horst")
    assert (s.turn, s.drawn_now) == (4, s.deal.obstacles[number])


# --- A very rare occurrence: everybody must build a lock -----------------------------------------------


def last_but_one(left: str = "lock_horst lock_kettwig lock_muelheim") -> State:
    """After the draw one marker is left in the bag; red comes first in phase 6."""
    text = f"2 players, turn 3, phase 2; {locks_but(left)}; barges steele red, ruhrort blue"
    return at(dealt(text, bag=[0, 1]))


def bound(red: str, changes: str = "", left: str = "lock_horst lock_kettwig lock_muelheim") -> State:
    """Phase 6 of that turn; red has this."""
    return then(last_but_one(left), but(f"phase 6; red: {red}", changes))


LOCKS = {"lock lock_horst", "lock lock_kettwig", "lock lock_muelheim"}


def test_6_2_very_rare_occurrence_one_marker_left_obliges_everybody_to_build_a_lock() -> None:
    s = last_but_one()
    assert s.lock_duty
    assert events(s, "lock_duty")


def test_6_2_two_markers_left_oblige_nobody() -> None:
    s = at(dealt("2 players, turn 3, phase 2", bag=[0, 1, 2]))
    assert not s.lock_duty
    assert not events(s, "lock_duty")


def test_6_2_no_marker_left_obliges_nobody() -> None:
    s = at(dealt("2 players, turn 3, phase 2", bag=[0]))
    assert s.bag_count == 0
    assert not s.lock_duty


def test_6_2_very_rare_occurrence_the_lock_comes_before_anything_else() -> None:
    s = bound("9 thalers, debts 1, markers lock_building coal_depot inn")
    assert legal(s) == LOCKS
    for action in ("done", "depot essen", "inn thalers", "repay"):
        assert why_not(s, action) == "lock_first"
    play(s, "lock lock_horst")
    assert {"done", "depot essen", "inn thalers", "repay"} < legal(s)


def test_6_2_very_rare_occurrence_binds_all_players() -> None:
    s = bound("2 thalers, markers lock_building", "blue: 2 thalers, markers lock_building")
    play(s, "lock lock_horst", "done")
    assert asked(s) == (BLUE, "purchase")
    assert legal(s) == LOCKS - {"lock lock_horst"}


def test_6_2_very_rare_occurrence_one_lock_is_enough() -> None:
    """The second lock that is free with two players stays his choice."""
    s = bound("2 thalers, markers lock_building")
    play(s, "lock lock_horst")
    assert legal(s) == {"lock lock_kettwig", "lock lock_muelheim", "done"}


def test_6_2_very_rare_occurrence_the_duty_ends_with_the_turn() -> None:
    s = then(last_but_one(), "phase 7")
    assert not s.lock_duty


def test_6_2_r8_the_duty_binds_only_who_owns_the_lock_marker() -> None:
    s = bound("5 thalers, markers inn")
    assert legal(s) == {"inn thalers", "inn points", "done"}


def test_6_2_r8_the_duty_binds_who_can_pay_by_borrowing() -> None:
    s = bound("0 thalers, pool 1, markers lock_building inn")
    assert legal(s) == LOCKS
    play(s, "lock lock_horst")
    assert s.players[RED].debts == 1


def test_6_2_r8_the_duty_does_not_bind_who_cannot_pay() -> None:
    """Warehouses on the turn track and an unused inn do not count."""
    s = bound("1 thalers, pool 0, markers lock_building inn")
    assert s.players[RED].waiting
    assert legal(s) == {"inn thalers", "inn points", "done"}


def test_6_2_r8_who_comes_to_money_later_in_his_turn_is_not_bound() -> None:
    s = bound("0 thalers, pool 0, markers lock_building inn")
    play(s, "inn thalers")
    assert legal(s) == LOCKS | {"done"}


def test_6_2_r8_whether_a_player_is_bound_is_settled_when_his_turn_begins() -> None:
    """Red builds the last lock, and blue is free."""
    s = bound(
        "2 thalers, markers lock_building", "blue: 2 thalers, markers lock_building inn", left="lock_horst"
    )
    assert [event.values["obstacle"] for event in events(s, "lock_built")] == ["lock_horst"]
    assert asked(s) == (BLUE, "purchase")
    assert legal(s) == {"inn thalers", "inn points", "done"}


def test_6_2_r8_without_an_obstacle_nobody_is_bound() -> None:
    s = bound("2 thalers, markers lock_building inn", left="")
    assert legal(s) == {"inn thalers", "inn points", "done"}


# --- Together ------------------------------------------------------------------------------------------


def test_6_2_demand_goes_to_who_sells_there() -> None:
    s = draw(
        "2 players, turn 2, phase 2; dice langenbrahm 4; locks all; barges ruhrort blue",
        event="demand_cities",
        cities=["steele", "werden", "kettwig"],
    )
    s = then(s, "phase 4; barges langenbrahm red, ruhrort blue")
    assert thalers(s)[RED] == 3 + 1
    assert demand(s) == {"steele": 1, "kettwig": 1}


def test_6_2_the_variant_draws_from_its_smaller_bag() -> None:
    s = at("calmer water, 2 players, turn 1, phase 2")
    assert s.bag_count == 3
    assert len(seen(s)["bag"]["unknown"]) == 17
