"""Judgement on positions: this position, this choice, and why. Where one thing changes, it is the reason."""

from ruhr import Game
from ruhr.bots import make_bot, situation_of


def choice(position: str) -> str:
    """What judgement alone decides, which is the boatswain's choice."""
    return str(make_bot("bootsmann").decide(situation_of(Game.from_position(position, seed=1))))


# --- Sales ---------------------------------------------------------------------------------------------


def test_sells_where_the_last_token_for_lock_building_is() -> None:
    """One token from an industry and one from a city make the marker."""
    sale = "2 players, turn 2, phase 4; dice langenbrahm 3; barges langenbrahm red; red: option pilot"
    assert choice(f"{sale}, tokens black_industry 1") == "sell werden"
    assert choice(f"{sale}, tokens black_city 1") == "sell kettwig_forge"


#: Nothing more to be gained but Thalers.
FULL = "option pilot, tokens black_industry 3 black_city 3 black_ruhrort 1"
FROM_GEWALT = f"2 players, turn 4, phase 4; dice gewalt 3; barges gewalt red; red: {FULL}"


def test_sells_as_far_upriver_as_possible_so_that_more_coal_lies_ahead_next_turn() -> None:
    assert choice(FROM_GEWALT) == "sell steele_guns"


def test_sells_where_a_demand_thaler_lies() -> None:
    assert choice(f"{FROM_GEWALT}; locks lock_spillenburg; demand rellinghausen 1") == "sell rellinghausen"


def test_does_not_lose_a_pip_at_an_obstacle_for_one_demand_thaler() -> None:
    assert choice(f"{FROM_GEWALT}; demand rellinghausen 1") == "sell steele_guns"


def test_loses_a_pip_at_an_obstacle_for_two_demand_thalers() -> None:
    assert choice(f"{FROM_GEWALT}; demand rellinghausen 2") == "sell rellinghausen"


def test_sells_where_its_own_warehouse_brings_income_rather_than_anothers() -> None:
    sale = (
        "2 players, turn 11, phase 4; dice langenbrahm 3; barges langenbrahm red; "
        f"locks lock_neukirchen lock_papiermuehle lock_kettwig; red: {FULL}"
    )
    assert choice(f"{sale}; cities kettwig red, werden blue") == "sell kettwig"
    assert choice(f"{sale}; cities kettwig blue, werden red") == "sell werden"


def test_a_token_for_a_white_marker_is_worth_nothing_when_all_are_taken() -> None:
    """The third token from a city leads to the mayor alone."""
    sale = (
        "3 players, turn 12, phase 4; dice kunstwerk 3; barges kunstwerk red; locks lock_rohmannsmuehle; "
        "red: option pilot, tokens black_industry 3 black_city 2 black_ruhrort 1"
    )
    assert choice(sale) == "sell werden"
    assert choice(f"{sale}; blue: markers mayor; green: markers mayor") == "sell kupferdreh"


# --- Options and starting spaces -----------------------------------------------------------------------


def test_takes_the_wage_when_nothing_else_helps() -> None:
    option = "2 players, turn 8, phase 3; dice gewalt 3; barges steele red, ruhrort blue; red: 3 thalers"
    assert choice(f"{option}, markers wage") == "option wage"
    assert choice(option) == "option none"


def test_hauls_to_the_better_die_upriver() -> None:
    here = "barges kettwig red, ruhrort blue; red: 1 thalers"
    option = f"2 players, turn 3, phase 3; dice saarn 2, gewalt 5; {here}, tokens black_industry 1"
    assert choice(option) == "option hauling_transport"
    assert "hauling" not in choice(f"2 players, turn 11, phase 3; dice saarn 6, gewalt 1; {here}")


def test_supplies_the_die_that_it_can_load() -> None:
    """Wohlverwahrt lies upriver of the barge."""
    supply = "2 players, turn 3, phase 3, red decides supply; red: used supply, option supply"
    barges = "dice wohlverwahrt 3, gewalt 3; barges steele red, ruhrort blue"
    assert choice(f"{supply}; {barges}") == "supply gewalt"


def test_keeps_the_coal_hauler_when_a_full_die_lies_near() -> None:
    start = "2 players, turn 8, phase 3, red decides start; barges steele red, ruhrort blue"
    hauler = "red: option none, markers coal_hauler"
    assert choice(f"{start}; dice gewalt 6, kunstwerk 3; {hauler}") == "start gewalt"
    assert choice(f"{start}; dice gewalt 3, poertingsiepen 3; {hauler}") == "coal_hauler gewalt"


# --- Dice that come back or leave ----------------------------------------------------------------------


def test_puts_a_die_that_comes_back_where_most_is_to_be_had_for_it() -> None:
    """From Gewalt it goes to an industry; who has sold there enough wants it before a city."""
    placing = (
        "2 players, turn 5, red decides place; dice saarn 3; coming_back b4; barges steele red, ruhrort blue"
    )
    assert choice(placing) == "place gewalt"
    assert choice(f"{placing}; red: tokens black_industry 2") == "place wohlverwahrt"


def test_removes_the_die_that_serves_it_least() -> None:
    """From Pauline no selling space is near."""
    removal = "2 players, turn 11, red decides remove; barges steele red, ruhrort blue"
    assert choice(f"{removal}; dice wohlverwahrt 3, pauline 3") == "remove pauline"


# --- Thalers and points --------------------------------------------------------------------------------


def test_takes_a_thaler_while_it_can_grow_and_a_point_towards_the_end() -> None:
    """The more players there are, the longer."""
    assert choice("4 players, turn 6, red decides gift") == "take thaler"
    assert choice("2 players, turn 10, red decides gift") == "take point"


def test_pays_the_levy_with_a_point_because_thalers_are_scarce_at_the_beginning() -> None:
    assert choice("2 players, turn 3, red decides levy; red: 2 thalers, points locks 2") == "pay point"


def test_keeps_the_inn_because_its_points_come_at_the_end_anyway() -> None:
    assert choice("2 players, turn 8, phase 6; red: 3 thalers, markers inn") == "done"


def test_repays_a_debt_that_would_cost_points_in_the_end() -> None:
    assert choice("2 players, turn 12, phase 6; red: 3 thalers, debts 1") == "repay"


# --- Buildings -----------------------------------------------------------------------------------------


def test_borrows_for_the_first_lock_because_two_warehouses_come_with_it() -> None:
    purchase = "2 players, turn 6, phase 6; red: 0 thalers, markers lock_building"
    assert choice(purchase) == "lock lock_witten"
    assert choice(f"{purchase}, locks 1; locks lock_horst") == "done"


def test_builds_the_lock_with_most_points() -> None:
    """Three in Grafschaft Mark, two downriver of it."""
    purchase = "turn 5, phase 6; red: 3 thalers, markers lock_building"
    mark = "lock_witten lock_herbede lock_kemnade lock_blankenstein lock_hattingen"
    assert choice(f"{purchase}; locks {mark}") == "lock lock_dahlhausen"


def test_builds_in_a_new_depot_because_all_four_bring_a_bonus() -> None:
    depots = "depots essen blue, werden red blue"
    assert choice(f"2 players, turn 8, phase 6; {depots}; red: 3 thalers, markers coal_depot") == "depot mark"


def test_builds_in_the_port_where_most_exports_are_to_come() -> None:
    purchase = "2 players, turn 6, phase 6; red: 4 thalers, markers port_ruhrort"
    assert choice(f"{purchase}; countries belgium belgium netherlands") == "port netherlands"
    assert choice(f"{purchase}; countries netherlands netherlands rhineland") == "port rhineland"


def test_shifts_a_warehouse_to_the_country_that_is_still_exported_to_but_does_not_borrow_for_it() -> None:
    """The third in its column will earn little."""
    port = "port belgium red, netherlands blue green"
    countries = "countries belgium belgium rhineland rhineland rhineland netherlands netherlands"
    assert choice(f"turn 10, phase 6; {countries}; {port}; red: 2 thalers") == "shift belgium netherlands"
    assert choice(f"turn 10, phase 6; {countries}; {port}; red: 0 thalers") == "done"


def test_in_the_last_turn_thalers_are_spent_for_any_point_but_a_mayors_are_points_themselves() -> None:
    purchase = "turn 12, phase 6; red: 3 thalers, markers essen_warehouse"
    assert choice(purchase) == "city steele"
    assert choice(f"{purchase} mayor") == "done"
