"""Numbers of the rules and the board that texts say are those that hold: no text lies on a changed board."""

import re
from functools import cache
from itertools import chain

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer

from ruhr import standard_board
from ruhr.board.words import TURNS
from ruhr.language import LANGUAGES, catalogues
from ruhr.rules.debt import LOAN, REPAYMENT
from ruhr.rules.phase_1_historical_event import (
    FIRST_GIFT_TURN,
    LEVY_TURN,
    PAVED_TURN,
    RAILS_TURN,
)
from ruhr.rules.phase_4_movement_and_sale import INCOME_THALERS, RUHRORT_THALERS
from ruhr.rules.phase_6_purchases import (
    EARLY_LOCK_PRICE,
    FIRST_LOCK_TURN,
    LAST_DOUBLE_LOCK_TURN,
    LATE_LOCK_PRICE,
    LOCKS_DEARER_FROM,
    WAREHOUSE_POINTS,
)
from ruhr.rules.scoring import (
    DEBT_LOSS,
    DEPOT_MAJORITY_POINTS,
    FOUR_DEPOTS,
    RUHRAAKE_IN_RUHRORT,
    RUHRAAKE_POINTS,
    RUHRTALBAHN_POINTS,
    SEVEN_CITIES,
    THREE_CITIES,
)
from ruhr.rules.special_options import (
    COAL_HAULER_PIPS,
    DEARER_FROM,
    HAULING,
    HAULING_PILOT,
    INN_POINTS,
    INN_THALERS,
    SUPPLY_PIPS,
    WAGE_THALERS,
    price_of_option,
)
from tests.test_lessons import SAID

PRINTED = standard_board().printed
PLAYERS, PORT, CITIES, DEPOTS = (PRINTED[part] for part in ("players", "port", "cities", "depots"))
YEARS = {int(turn): int(year) for turn, year in PRINTED["turns"]["years"].items()}
FIRST_EXPORT, LAST_EXPORT = PRINTED["turns"]["exports"]
LIMIT = PLAYERS["thaler_limit"]
LOCKS_IN_MARK = [
    one["points"] for one in PRINTED["river"] if one["kind"] == "obstacle" and one["territory"] == "mark"
]
(IN_MARK,) = set(LOCKS_IN_MARK)
(ELSEWHERE,) = {
    one["points"] for one in PRINTED["river"] if one["kind"] == "obstacle" and one["territory"] != "mark"
}
SLOT, NEXT_SLOT, LAST_SLOT = CITIES["steele"]["slots"]
DEPOT, *_ = DEPOTS["essen"]
HAUL, HAUL_AND_PILOT = price_of_option(HAULING, 1), price_of_option(HAULING_PILOT, 1)
DEARER_BY = price_of_option(HAULING, DEARER_FROM) - HAUL

#: What each message says, in any order.
NUMBERS: dict[str, tuple[int, ...]] = {
    "lesson-aim_lock": (EARLY_LOCK_PRICE, IN_MARK),
    "lesson-aim_lock_otherwise": (IN_MARK, ELSEWHERE),
    "lesson-aim_second_otherwise": (IN_MARK,),
    "lesson-aim_points": (TURNS,),
    "lesson-aim_history": (TURNS, YEARS[1], YEARS[TURNS]),
    "lesson-markers_wage": (PRINTED["progress"]["own"]["wage"]["black_industry"], WAGE_THALERS),
    "lesson-markers_wage_otherwise": (WAGE_THALERS,),
    "lesson-markers_use": (SLOT,),
    "lesson-markers_use_otherwise": (SLOT, NEXT_SLOT, LAST_SLOT),
    "lesson-markers_lock": (EARLY_LOCK_PRICE, IN_MARK),
    "lesson-markers_lock_otherwise": (IN_MARK,),
    "lesson-building_lock": (EARLY_LOCK_PRICE, LOCKS_DEARER_FROM - 1, LATE_LOCK_PRICE, IN_MARK, ELSEWHERE),
    "lesson-building_lock_otherwise": (ELSEWHERE, IN_MARK, len(LOCKS_IN_MARK)),
    "lesson-building_second": (LAST_DOUBLE_LOCK_TURN,),
    "lesson-building_second_otherwise": (IN_MARK,),
    "lesson-building_city": (WAREHOUSE_POINTS, INCOME_THALERS),
    "lesson-building_depot": (DEPOT, WAREHOUSE_POINTS),
    "lesson-building_gift": (LEVY_TURN, YEARS[FIRST_GIFT_TURN]),
    "lesson-building_hauling": (HAUL,),
    "lesson-building_income": (INCOME_THALERS,),
    "lesson-options_hauling": (HAUL,),
    "lesson-options_supply": (SUPPLY_PIPS,),
    "lesson-options_pairs": (HAUL, HAUL_AND_PILOT, DEARER_FROM, DEARER_BY),
    "lesson-track_sold": (PAVED_TURN,),
    "lesson-track_white": (RAILS_TURN,),
    "lesson-water_bag": (TURNS - 1,),
    "lesson-water_low_otherwise": (WAGE_THALERS,),
    "lesson-water_duty": (IN_MARK,),
    "lesson-water_duty_otherwise": (ELSEWHERE, IN_MARK),
    "lesson-ruhrort_pilot": (RUHRORT_THALERS,),
    "lesson-ruhrort_value": (PRINTED["export_track"]["values"][-1], FIRST_EXPORT),
    "lesson-ruhrort_places": (
        len(PORT["position_bonus"]),
        PORT["position_bonus"][0],
        -PORT["position_bonus"][2],
    ),
    "lesson-ruhrort_export_otherwise": (PORT["shift_price"],),
    "lesson-ruhrort_shift": (
        PORT["shift_price"],
        PORT["position_bonus"][0] + PRINTED["export_track"]["values"][2],
    ),
    "lesson-debt_borrow": (LATE_LOCK_PRICE, LATE_LOCK_PRICE - LOAN, LOAN),
    "lesson-debt_borrow_otherwise": (IN_MARK, DEBT_LOSS),
    "lesson-debt_cost": (DEBT_LOSS, PLAYERS["debt_spaces"], REPAYMENT),
    "lesson-debt_sale_otherwise": (REPAYMENT, DEPOT),
    "lesson-debt_buyer": (RUHRORT_THALERS, REPAYMENT + DEPOT),
    "lesson-debt_buyer_otherwise": (REPAYMENT + DEPOT - 1, REPAYMENT + DEPOT, REPAYMENT, DEPOT),
    "lesson-debt_repay": (REPAYMENT + DEPOT, REPAYMENT, DEBT_LOSS),
    "lesson-debt_repay_otherwise": (DEBT_LOSS,),
    "lesson-debt_build": (DEPOT, WAREHOUSE_POINTS),
    "lesson-debt_build_otherwise": (DEPOT, DEPOTS["mark"][-1]),
    "lesson-debt_end": (DEBT_LOSS,),
    "lesson-end_ruhraake": (RUHRAAKE_POINTS, RUHRAAKE_IN_RUHRORT),
    "lesson-end_ruhraake_otherwise": (RUHRAAKE_IN_RUHRORT - RUHRAAKE_POINTS,),
    "lesson-end_depots": (len(DEPOTS), FOUR_DEPOTS, DEPOT_MAJORITY_POINTS),
    "lesson-end_depots_otherwise": (DEPOT, WAREHOUSE_POINTS + FOUR_DEPOTS + DEPOT_MAJORITY_POINTS),
    "lesson-end_cities": (THREE_CITIES, RUHRTALBAHN_POINTS),
    "lesson-end_cities_otherwise": (WAREHOUSE_POINTS + THREE_CITIES + RUHRTALBAHN_POINTS, SLOT),
    "lesson-end_repay": (DEBT_LOSS, REPAYMENT),
    "lesson-end_repay_otherwise": (DEBT_LOSS,),
    "lesson-end_mayor": (LATE_LOCK_PRICE, ELSEWHERE, 1),
    "lesson-end_end": (len(CITIES), SEVEN_CITIES),
    "lesson-plan_locks": (IN_MARK,),
    "lesson-plan_locks_otherwise": (IN_MARK,),
    "lesson-plan_more_otherwise": (IN_MARK,),
    "lesson-plan_spend": (LIMIT,),
    "topic-wage": (WAGE_THALERS,),
    "topic-supply": (SUPPLY_PIPS,),
    "topic-lock": (ELSEWHERE, IN_MARK),
    "topic-city": (WAREHOUSE_POINTS,),
    "topic-depot": (WAREHOUSE_POINTS, len(DEPOTS)),
    "topic-shift": (PORT["shift_price"],),
    "topic-debt": (DEBT_LOSS, REPAYMENT),
    "topic-limit": (LIMIT,),
    "term-lock": (ELSEWHERE, IN_MARK),
    "term-wage": (WAGE_THALERS,),
    "term-bag": (TURNS - 1,),
    "term-supply": (SUPPLY_PIPS,),
    "term-path": (PAVED_TURN, RAILS_TURN),
    "term-thaler": (LIMIT,),
    "term-country_marker": (FIRST_EXPORT, LAST_EXPORT),
    "term-warehouse": (WAREHOUSE_POINTS,),
    "term-debt": (LOAN, REPAYMENT, DEBT_LOSS),
    "term-point": (TURNS,),
    "term-ruhraake": (RUHRAAKE_POINTS, RUHRAAKE_IN_RUHRORT),
    "term-inn": (INN_THALERS, INN_POINTS),
    "term-coal_hauler": (COAL_HAULER_PIPS,),
    "term-turn_track": (TURNS,),
    "picture-aim": (TURNS,),
    "picture-options": (DEARER_FROM - 1, DEARER_FROM, DEARER_BY),
    "picture-win": (TURNS,),
    "mistake-late_locks_why": (LOCKS_DEARER_FROM,),
    "mistake-late_locks_instead": (FIRST_LOCK_TURN,),
    "mistake-last_turn_why": (TURNS,),
}
#: Numbers that are no rules: phases, by when a good player has done something, what the book's test knows.
FREE: dict[str, set[int]] = {
    "lesson-end_end": {9},
    "lesson-plan_white": {4},
    "mistake-no_wage_why": {3},
    "mistake-white_gone_instead": {5},
    "topic-export": {7},
    "term-export": {7, FIRST_EXPORT, LAST_EXPORT},
    "term-lock_duty": {6},
    "aid-sale_more": {RUHRORT_THALERS, 1, 2, 4},
}
#: Number words from two on, as texts write them.
WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez once doce",
}
ONES = {"en": "one a an first", "de": "ein eine einen eines einer", "fr": "un une", "es": "un una uno"}
ORDINALS = {"eleventh": 11}
PARTS = ("lesson", "topic", "term", "picture", "mistake", "aid")


@cache
def texts(language: str) -> dict[str, str]:
    """Every message of lessons, coach, glossary and book as it is written, without what stands beside it."""
    written = FluentSerializer()
    parsed = chain.from_iterable(
        FluentParser().parse(catalogue.read_text("utf-8")).body for catalogue in catalogues(language)
    )
    return {
        entry.id.name: written.serialize_entry(ftl.Message(ftl.Identifier("it"), entry.value))[len("it = ") :]
        for entry in parsed
        if isinstance(entry, ftl.Message) and entry.id.name.partition("-")[0] in PARTS
    }


def numbers_in(text: str, language: str) -> set[int]:
    """The numbers that a text says, in digits or in words."""
    words = {word: number for number, word in enumerate(WORDS[language].split(), 2)} | ORDINALS
    words |= dict.fromkeys(ONES[language].split(), 1)
    said = re.findall(r"\w+", text.lower())
    return {int(word) if word.isdigit() else words[word] for word in said if word.isdigit() or word in words}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", NUMBERS)
def test_a_text_says_the_numbers_that_hold(message: str, language: str) -> None:
    text = texts(language)[message]
    assert set(NUMBERS[message]) <= numbers_in(text, language), text


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_text_says_no_other_numbers(language: str) -> None:
    """In digits, which French and Spanish use for pips, too; what is of a position is compared with that."""
    for message, text in texts(language).items():
        if message.removeprefix("lesson-") not in SAID:
            said = {int(digits) for digits in re.findall(r"\d+", text)}
            known = {1, *NUMBERS.get(message, ()), *FREE.get(message, ())}
            assert said <= known, f"{message}: {text}"
