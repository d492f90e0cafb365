"""§4 Preparations, and what §8 changes with two and three players."""

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board import standard_board
from ruhr.board.words import MARKERS, TURNS, WHITE_MARKERS
from ruhr.edge.views import PlayerView
from ruhr.game import chance_of
from ruhr.rules import set_up
from ruhr.rules.chance import Chance
from ruhr.rules.state import Deal, State
from tests.table import (
    at,
    dealt,
    go_on,
    marker_number,
    on_track,
    pips,
    points,
    seen,
    thalers,
)


def deal_of(seed: int, players: int = 4, *, calmer_water: bool = False) -> Deal:
    return set_up.shuffled_deal(standard_board(), players, calmer_water, chance_of(seed))


def new_table(players: int, *, calmer_water: bool = False) -> State:
    """A table as the rules themselves set it up."""
    deal = deal_of(1, players, calmer_water=calmer_water)
    return set_up.table(standard_board(), players, calmer_water, deal)


def contents(deal: Deal) -> list[object]:
    """A deal in a form that can be compared."""
    return [deal.first, *map(list, (deal.obstacles, deal.bag, deal.countries, deal.draws))]


def everybody(s: State) -> list[PlayerView]:
    """What the view shows of each player."""
    return seen(s)["players"]


# --- Players -------------------------------------------------------------------------------------------


def test_4_every_player_starts_with_one_warehouse() -> None:
    for players in (2, 3, 4):
        assert [me.pool for me in new_table(players).players] == [1] * players


def test_4_two_warehouses_wait_in_each_of_the_two_boxes_and_five_on_the_turn_track() -> None:
    for player in everybody(new_table(4)):
        assert player["waiting"] == {"lock": 2, "grafschaft_mark": 2, "turns": [6, 7, 9, 10, 11]}


def test_4_every_player_has_ten_warehouses_in_all() -> None:
    for me in new_table(3).players:
        assert me.pool + me.lock_box + me.mark_box + int(me.waiting).bit_count() == 10


def test_4_nobody_has_points() -> None:
    assert points(new_table(4)) == [0, 0, 0, 0]


def test_4_starting_money_is_what_the_board_says() -> None:
    assert thalers(new_table(4)) == [standard_board().start_thalers] * 4 == [0] * 4


def test_4_nobody_has_debts_tokens_or_progress_markers() -> None:
    for player in everybody(new_table(4)):
        assert player["debts"] == 0
        assert set(player["tokens"].values()) == {0}
        assert player["markers"] == player["missed"] == player["flipped"] == []


def test_4_no_barge_is_on_the_river() -> None:
    assert [player["barge"] for player in everybody(new_table(4))] == [None] * 4


# --- The table -----------------------------------------------------------------------------------------


def test_4_the_turn_marker_lies_on_the_first_box() -> None:
    s = new_table(4)
    assert (s.turn, s.phase) == (1, 1)
    assert seen(s)["year"] == 1769


def test_4_the_export_marker_lies_on_the_leftmost_box_of_value_one() -> None:
    assert seen(new_table(4))["export"] == {"marker": 0, "value": 1}


def test_4_no_building_stands_anywhere() -> None:
    s = new_table(4)
    for sites in ("cities", "depots", "port"):
        slots = seen(s)[sites]
        assert isinstance(slots, dict)
        assert all(owner is None for site in slots.values() for owner in site)


def test_4_every_obstacle_is_there_and_no_demand() -> None:
    s = new_table(4)
    assert seen(s)["river"]["obstacles"] == [space.id for space in s.board.obstacles]
    assert seen(s)["river"]["demand"] == {}


def test_4_fourteen_markers_lie_on_the_obstacles_and_six_in_the_bag() -> None:
    s = new_table(4)
    assert len(s.deal.obstacles) == 14
    assert s.bag_count == len(s.deal.bag) == 6
    assert sorted([*s.deal.obstacles, *s.deal.bag]) == list(range(20))


def test_4_the_bag_holds_the_markers_that_were_dealt_into_it() -> None:
    s = new_table(4)
    assert list(s.bag)[: s.bag_count] == list(s.deal.bag)


def test_4_eight_country_markers_lie_on_turns_four_to_eleven() -> None:
    s = new_table(4)
    assert [turn for turn in range(1, TURNS + 1) if set_up.exports_in(s.board, turn)] == list(range(4, 12))
    countries = [s.board.countries[set_up.country_of_turn(s, turn)] for turn in range(4, 12)]
    assert {country: countries.count(country) for country in s.board.countries} == {
        "belgium": 2,
        "netherlands": 3,
        "rhineland": 3,
    }


def test_4_the_first_country_marker_belongs_to_turn_four() -> None:
    s = new_table(4)
    assert set_up.country_of_turn(s, 4) == s.deal.countries[0]
    assert set_up.country_of_turn(s, 11) == s.deal.countries[7]


def test_4_country_markers_and_obstacle_markers_lie_face_down() -> None:
    s = new_table(4)
    assert seen(s)["countries"] == {str(turn): None for turn in range(4, 12)}
    assert seen(s)["bag"] == {
        "count": 6,
        "drawn": [],
        "drawn_now": None,
        "unknown": list(range(20)),
        "draw_follows": True,
    }


# --- Dice ----------------------------------------------------------------------------------------------

DICE = {
    4: "nachtigall 4, heven 4, kemnade 4, stiepel 4, rauendahl 4, hasenwinkel 4, wohlverwahrt 3, gewalt 3, "
    "kunstwerk 4, poertingsiepen 4, langenbrahm 3, saarn 4, sellerbeck 3",
    3: "nachtigall 4, heven 4, kemnade 4, stiepel 4, rauendahl 4, wohlverwahrt 3, gewalt 4, kunstwerk 4, "
    "poertingsiepen 3, langenbrahm 3, saarn 4",
    2: "nachtigall 4, heven 4, kemnade 4, rauendahl 4, wohlverwahrt 3, gewalt 3, langenbrahm 4, saarn 3, "
    "sellerbeck 3",
}


def laid_out(s: State) -> str:
    return ", ".join(f"{storage} {value}" for storage, value in pips(s).items())


def colours(s: State) -> tuple[int, int]:
    """How many black and white dice lie on the storages."""
    white = int(s.with_dice & s.board.white_storages).bit_count()
    return int(s.with_dice).bit_count() - white, white


def test_4_a_black_three_lies_on_the_arrow_box_of_the_brickearth_path() -> None:
    for players in (2, 3, 4):
        s = new_table(players)
        assert seen(s)["track"]["path"] == "brickearth"
        assert on_track(s) == ("b3", "")


def test_4_dice_for_four_players() -> None:
    """All fourteen: seven black on the river, one on the track, six white. Two storages are empty."""
    s = new_table(4)
    assert laid_out(s) == DICE[4]
    assert colours(s) == (7, 6)


def test_8_2_dice_for_three_players() -> None:
    """A black and a white die fewer."""
    s = new_table(3)
    assert laid_out(s) == DICE[3]
    assert colours(s) == (6, 5)


def test_8_1_dice_for_two_players() -> None:
    """Two black and two white dice fewer."""
    s = new_table(2)
    assert laid_out(s) == DICE[2]
    assert colours(s) == (5, 4)


# --- White progress markers ----------------------------------------------------------------------------


def test_8_1_with_two_players_every_white_marker_is_there_once() -> None:
    assert seen(new_table(2))["white_left"] == dict.fromkeys(WHITE_MARKERS, 1)


def test_8_2_with_three_players_every_white_marker_is_there_twice() -> None:
    assert seen(new_table(3))["white_left"] == dict.fromkeys(WHITE_MARKERS, 2)


def test_4_with_four_players_every_white_marker_is_there_three_times() -> None:
    assert seen(new_table(4))["white_left"] == dict.fromkeys(WHITE_MARKERS, 3)


def test_4_seven_kinds_of_markers_are_white() -> None:
    assert len(WHITE_MARKERS) == 7
    assert len(MARKERS) == 8 + 7


# --- The variant calmer water --------------------------------------------------------------------------


def test_4_calmer_water_leaves_the_two_starred_markers_out() -> None:
    for seed in range(20):
        deal = deal_of(seed, calmer_water=True)
        markers = [*deal.obstacles, *deal.bag]
        assert len(markers) == len(set(markers)) == 18
        assert not any(standard_board().demand_markers[marker].get("starred") for marker in markers)


def test_4_calmer_water_puts_four_markers_into_the_bag() -> None:
    s = new_table(4, calmer_water=True)
    assert len(s.deal.obstacles) == 14
    assert s.bag_count == len(s.deal.bag) == 4
    assert seen(s)["calmer_water"] is True


def test_4_calmer_water_keeps_the_markers_that_change_the_dice() -> None:
    deal = deal_of(1, calmer_water=True)
    for change in (1, -1):
        assert marker_number(dice=change) in [*deal.obstacles, *deal.bag]


# --- R1: chance is dealt once --------------------------------------------------------------------------


def test_4_r1_the_same_chance_deals_the_same_game() -> None:
    assert contents(deal_of(7)) == contents(deal_of(7))


def test_4_r1_another_chance_deals_another_game() -> None:
    assert contents(deal_of(7)) != contents(deal_of(8))


def test_4_r1_eleven_draw_numbers_of_thirty_two_bits() -> None:
    for seed in range(20):
        deal = deal_of(seed)
        assert len(deal.draws) == 11
        assert all(0 <= number < 1 << 32 for number in deal.draws)


def test_4_r1_every_seat_can_be_drawn_as_first_player() -> None:
    for players in (2, 3, 4):
        assert {deal_of(seed, players).first for seed in range(60)} == set(range(players))


def test_4_r1_every_marker_can_come_to_every_kind_of_place() -> None:
    deals = [deal_of(seed) for seed in range(200)]
    for marker in range(20):
        assert any(marker in deal.obstacles for deal in deals)
        assert any(marker in deal.bag for deal in deals)


def test_4_r1_drawing_a_marker_leaves_the_deal_as_it_was() -> None:
    s = new_table(4)
    dealt = contents(s.deal)
    go_on(s)
    assert s.bag_count == 5
    assert contents(s.deal) == dealt


def hidden_in(s: State) -> tuple[list[int], dict[int, int], list[int]]:
    """What lies in the bag, under the obstacles that are left, and on the turn track."""
    under = {k: int(s.deal.obstacles[k]) for k in range(14) if s.obstacles >> k & 1}
    return list(s.bag)[: s.bag_count], under, list(s.deal.countries)


def test_4_r1_by_lot_the_same_is_dealt_wherever_a_game_has_come_to() -> None:
    """A marker that left the bag, or an obstacle that was built away, changes nothing else that is hidden."""
    early = at("phase 2")
    later = at("phase 2; locks lock_horst")
    assert not set_up.hides_the_same(early, later)
    assert set_up.hides_the_same(later, later.clone())
    for seed in range(20):
        one_table, other = early.clone(), later.clone()
        set_up.deal_by_lot(one_table, chance_of(seed))
        set_up.deal_by_lot(other, chance_of(seed))
        _, under, countries = hidden_in(one_table)
        _, still_under, still_to_come = hidden_in(other)
        assert countries == still_to_come
        assert len(under.items() & still_under.items()) >= 10


def test_4_r1_by_lot_everything_that_is_not_known_can_lie_everywhere() -> None:
    s = at("turn 7, phase 2; locks lock_horst")
    face_up = set_up.countries_turned_up(s)
    assert face_up == 4
    unknown = {marker for marker in range(20) if set_up.unknown_markers(s) >> marker & 1}
    in_bag, under, last = set(), set(), set()
    for seed in range(300):
        imagined = s.clone()
        set_up.deal_by_lot(imagined, chance_of(seed))
        bag, obstacles, countries = hidden_in(imagined)
        assert sorted([*bag, *obstacles.values()]) == sorted(unknown)
        assert countries[:face_up] == list(s.deal.countries)[:face_up]
        assert sorted(countries) == sorted(s.board.country_markers)
        in_bag |= set(bag)
        under |= set(obstacles.values())
        last.add(countries[-1])
    assert in_bag == under == unknown
    assert len(last) > 1


def test_4_r1_the_bag_has_room_for_every_marker() -> None:
    s = at(dealt("phase 2; locks all", bag=list(range(20))))
    assert list(s.bag)[: s.bag_count] == list(range(1, 20))


def test_4_r1_the_numbers_are_those_of_xoshiro128() -> None:
    """The sequence its authors' own program gives for the words 1, 2, 3 and 4."""
    chance = Chance(1, 2, 3, 4)
    assert [chance.word() for _ in range(10)] == [
        641,
        1573767,
        3222811527,
        3517856514,
        836907274,
        4247214768,
        3867114732,
        1355841295,
        495546011,
        621204420,
    ]


def test_4_r1_a_number_below_a_limit_is_the_high_part_of_the_product() -> None:
    """The third word is about three quarters of 2³², the first almost nothing."""
    chance = Chance(1, 2, 3, 4)
    assert [chance.below(4) for _ in range(3)] == [0, 0, 3]


def test_4_r1_a_shuffle_loses_nothing_and_leaves_short_rows_alone() -> None:
    chance = chance_of(1)
    for length in range(6):
        items = vec[i64](list(range(length)))
        chance.shuffle(items)
        assert sorted(items) == list(range(length))


def test_4_r1_a_shuffle_brings_every_order() -> None:
    chance = chance_of(1)
    orders = set()
    for _ in range(200):
        items = vec[i64]([0, 1, 2])
        chance.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6


def test_4_the_drawn_player_begins_turn_one_and_seats_follow_clockwise() -> None:
    for first, order in enumerate(([0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2])):
        deal = deal_of(1)
        deal.first = first
        assert list(set_up.table(standard_board(), 4, False, deal).order) == order


def test_4_r1_deals_are_equal_if_everything_dealt_is() -> None:
    assert deal_of(1) == deal_of(1)
    assert hash(deal_of(1)) == hash(deal_of(1))
    assert deal_of(1) != deal_of(2)
    assert deal_of(1) != "deal"
