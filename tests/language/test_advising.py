"""Advice in sentences: short, of what differs by more than chance, and with numbers that the search has."""

from dataclasses import replace

import pytest

from ruhr.bots import (
    Advice,
    Bought,
    Comparison,
    Denied,
    Difference,
    Likely,
    NewToken,
    Plan,
    PlannedStep,
    Trip,
)
from ruhr.edge.actions import Action
from ruhr.language import LANGUAGES, Speaker

ME, BLUE = 0, 1
NAMES = ["Red", "Blue"]


def difference(about: str, here: float, there: float, error: float = 0.1, **more: object) -> Difference:
    values = {"seat": ME, "source": None, "marker": None} | more
    return Difference(about, here, there, error, **values)  # type: ignore[arg-type]


PLAN = Plan(
    steps=[
        PlannedStep(ME, "option pilot"),
        PlannedStep(ME, "start gewalt"),
        PlannedStep(ME, "sell hattingen"),
    ],
    option="pilot",
    trip=Trip("gewalt", "hattingen"),
    thalers=4,
    debts=0,
    tokens=[NewToken("black_city", 2)],
    markers=["grafschaft_mark"],
    bought=[Bought("lock lock_horst", 3, 2, BLUE, 0.6)],
    points={"locks": 2},
)
INSTEAD = replace(
    PLAN,
    steps=[PlannedStep(ME, "option transport")],
    option="transport",
    trip=Trip("gewalt", "steele"),
    thalers=1,
    markers=[],
    bought=[],
    points={},
)
ADVICE = Advice(
    action=Action.from_words("option pilot"),
    seat=ME,
    reason="ahead",
    plan=PLAN,
    likely=[Likely(0.734, "mark_warehouse", None), Likely(0.5, None, "city witten")],
    denied=[],
    instead=INSTEAD,
    comparison=Comparison(
        games=300,
        no_worse=0.706,
        points=difference("points", 52.0, 50.0, 0.5),
        win=difference("win", 0.55, 0.4, 0.02),
        differences=[
            difference("points", 12.0, 10.6, source="locks"),
            difference("points", 20.0, 21.1, seat=BLUE, source="exports"),
            difference("thalers", 1.0, 3.0),
        ],
    ),
    estimates=[],
)


def told(advice: Advice, language: str = "en") -> list[str]:
    return Speaker(language, names=NAMES, reader=ME).advice(advice)


def test_a_plan_is_told_with_its_way_what_it_brings_and_what_follows() -> None:
    plan, likely, *_ = told(ADVICE)
    assert plan == (
        "With a pilot from Gewalt to Hattingen: 4 Thalers and the second token for black coal to a city; "
        "then the marker “Grafschaft Mark” and the lock Horst (2 points) before Blue can take it (60 %)."
    )
    assert likely == (
        "By the end of the next turn most likely: the marker “Mark warehouse” (73 %) "
        "and a warehouse in Witten (50 %)."
    )


def test_debts_repaid_are_counted() -> None:
    repay = Bought("repay", 3, 0, None, 0)
    plan, *_ = told(replace(ADVICE, plan=replace(PLAN, bought=[repay, *PLAN.bought, repay])))
    assert plan.endswith("before Blue can take it (60 %), and 2 debts repaid.")


def test_the_next_best_is_told_with_what_it_brings_and_what_it_costs_in_the_end() -> None:
    *_, instead, end = told(ADVICE)
    assert instead == (
        "Instead, “transport” leads to Steele: 1 Thaler and the second token for black coal to a city."
    )
    assert end == (
        "In the end that is about 2 points less (± 1): locks (−1.4) and Blue: exports (+1.1); "
        "in return Thalers at the end of the turn (+2)."
    )


def test_of_the_next_best_only_what_is_different_is_told() -> None:
    *_, instead, _ = told(replace(ADVICE, instead=replace(PLAN, steps=INSTEAD.steps, thalers=5)))
    assert instead == "Instead, “transport” would bring 5 Thalers."
    *_, end = told(replace(ADVICE, instead=replace(PLAN, steps=INSTEAD.steps)))
    assert end.startswith("“transport” would in the end bring about 2 points less")


def test_what_others_can_no_longer_do_comes_before_what_is_likely() -> None:
    denied = [Denied(BLUE, 0.0, 0.804, None, "start gewalt"), Denied(BLUE, 0.1, 0.6, "inn", None)]
    lost = "What others then get less often: the coal of Gewalt (Blue: 0 instead of 80 %)"
    plan, likely, *rest = told(ADVICE)
    assert told(replace(ADVICE, denied=denied)) == [
        plan,
        f"{lost} and the marker “inn” (Blue: 10 instead of 60 %).",
        *rest,
    ], "there is no room for what is likely"
    same = replace(ADVICE, instead=replace(PLAN, steps=INSTEAD.steps), denied=denied[:1])
    assert told(same)[1:3] == [f"{lost}.", likely]


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("option wage", "the option “wage”"),
        ("city steele", "a warehouse in Steele"),
        ("depot essen", "a warehouse in the coal depot Reichsstift Essen"),
        ("port belgium", "a warehouse in the Belgium column of the port"),
    ],
)
def test_whatever_is_scarce_is_called_by_its_name(action: str, words: str) -> None:
    assert words in told(replace(ADVICE, denied=[Denied(BLUE, 0.2, 0.5, None, action)]))[1]


def compared(points: float, reason: str = "ahead", **more: object) -> str:
    values = {"points": difference("points", 50 + points, 50, 0.5)} | more
    comparison = replace(ADVICE.comparison, **values)  # type: ignore[arg-type]
    return told(replace(ADVICE, comparison=comparison, reason=reason))[-1]  # type: ignore[arg-type]


def test_what_is_as_good_is_told_as_such() -> None:
    assert compared(0.3, "equal") == ("In the end that is as good, as far as one can tell (−0.3 points ± 1).")
    assert compared(0.01, "equal") == "In the end that is as good, as far as one can tell (0 points ± 1)."
    assert compared(3, "equal").endswith("and those of the others alike: it is as good.")


def test_where_ones_own_points_do_not_differ_something_else_speaks_for_the_advice() -> None:
    but = "but: Blue: exports (+1.1) and chance to win 40 instead of 55 %."
    assert compared(0.3) == f"That hardly changes one’s own points (−0.3 ± 1), {but}"
    assert compared(-3) == f"In the end that may be 3 points more (± 1), {but}"


@pytest.mark.parametrize(
    "win",
    [
        difference("win", 0.55, 0.52, 0.02),  # chance
        difference("win", 0.524, 0.516, 0.001),  # not seen
        difference("win", 0.4, 0.5, 0.01),  # speaks for the other
    ],
)
@pytest.mark.parametrize("points", [0.3, -3])
def test_the_chance_to_win_is_no_reason_unless_it_is_clearly_and_visibly_better(
    win: Difference, points: float
) -> None:
    end = compared(points, win=win, differences=[])
    assert end.endswith(", but: a slightly worse standing against the others.")
    assert "chance to win" not in compared(points, win=win)


def test_the_place_in_the_order_is_told_last_as_no_reason_and_where_there_is_room() -> None:
    place = difference("place", 1.3, 2.1)
    besides = "Besides: place 2.1 instead of 1.3 in the next turn’s order."
    comparison = replace(ADVICE.comparison, differences=[place, *ADVICE.comparison.differences])
    short = replace(ADVICE, likely=[])
    assert told(replace(short, comparison=comparison)) == [*told(short), besides]
    assert told(replace(ADVICE, comparison=comparison)) == told(ADVICE), "there is no room for it"
    assert compared(3, differences=[place]) == "In the end that is about 3 points less (± 1)."
    assert compared(0.3, "equal", differences=[place]).startswith("In the end that is as good")


def test_how_sure_it_is_is_told() -> None:
    assert Speaker("en", names=NAMES).sureness(ADVICE) == (
        "At least as good in 71 % of 300 games imagined with the same luck."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_at_most_four_sentences_in_every_language(language: str) -> None:
    sentences = told(ADVICE, language)
    assert len(sentences) == 4
    assert all(sentence.endswith(".") for sentence in sentences)
    for number in ("4", "60", "73", "50"):
        assert any(number in sentence for sentence in sentences)
