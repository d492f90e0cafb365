"""Advice of every kind, so that every sentence about it is said at least once."""

from collections.abc import Iterator
from dataclasses import asdict, replace
from typing import Any, get_args

from ruhr.board.words import AREAS, MARKERS
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
from ruhr.bots.advice import Measured
from ruhr.edge.actions import Action
from ruhr.rules.special_options import OPTIONS
from ruhr.rules.state import SOURCES

#: Who is advised, and one of the others.
ME, RIVAL = 0, 1
PURCHASES = (
    "lock lock_horst",
    "city steele",
    "depot essen",
    "port netherlands",
    "white_warehouse belgium",
    "white_warehouse hattingen",
    "shift belgium rhineland",
    "repay",
)
#: Differences and standard errors between which rounding, signs and plurals decide.
DIFFERENCES = (0.0, 0.04, 0.05, 0.96, 1.0, 1.04, 2.449, 12.35)
NOTHING_MUCH = Plan([PlannedStep(ME, "start gewalt")], None, None, 0, 0, [], [], [], {})
TO_HATTINGEN = replace(
    NOTHING_MUCH,
    option="pilot",
    trip=Trip("gewalt", "hattingen"),
    thalers=4,
    tokens=[NewToken("black_city", 2)],
)
TO_STEELE = replace(TO_HATTINGEN, option=None, trip=Trip("gewalt", "steele"), thalers=1)


def advices() -> Iterator[Advice]:
    """Advice with all kinds of plans, and with all that can differ."""
    usual = Advice(
        Action.from_words("option pilot"),
        ME,
        "ahead",
        TO_HATTINGEN,
        [],
        [],
        NOTHING_MUCH,
        Comparison(300, 0.625, _points(2.0, 0.4), _win(0.5, 0.25), []),
        [],
    )
    for plan in _plans():
        yield replace(usual, plan=plan)
        yield replace(usual, instead=plan)
    for share in (0.5, 0.995, 1.0):
        likely = [Likely(share, "inn", None), Likely(share, None, "port rhineland")]
        yield replace(usual, likely=likely[:1])
        yield replace(usual, likely=likely)
        yield replace(usual, likely=likely, denied=list(_denied(share))[:1], instead=TO_STEELE)
    for denied in _denied(0.725):
        yield replace(usual, denied=[denied])
    yield replace(usual, denied=list(_denied(0.4)))
    for comparison in _comparisons(usual.comparison):
        yield replace(usual, comparison=comparison)
    for points in (_points(2.0, 0.4), _points(0.1, 0.4), _points(-2.0, 0.4)):
        comparison = replace(usual.comparison, points=points)
        for instead in (NOTHING_MUCH, TO_HATTINGEN, TO_STEELE):
            yield replace(usual, comparison=comparison, instead=instead)
            yield replace(usual, comparison=comparison, instead=instead, reason="equal")


def as_hint(advice: Advice) -> dict[str, Any]:
    """Advice as it is told over the wire."""
    return asdict(advice) | {"action": str(advice.action)}


def _plans() -> Iterator[Plan]:
    yield NOTHING_MUCH
    yield TO_STEELE
    for option in OPTIONS:
        yield replace(TO_HATTINGEN, option=option)
    for thalers in (-2, -1, 0, 1):
        yield replace(TO_HATTINGEN, thalers=thalers, tokens=[])
    for area in AREAS:
        yield replace(NOTHING_MUCH, tokens=[NewToken(area, 1), NewToken(area, 3), NewToken(area, 4)])
    for debts in (1, 2):
        yield replace(TO_HATTINGEN, debts=debts)
    for marker in MARKERS:
        yield replace(TO_STEELE, markers=[marker])
    yield replace(TO_STEELE, markers=["inn", "mayor", "wage"])
    for points in (0, 1, 2):
        for action in PURCHASES:
            yield replace(NOTHING_MUCH, bought=[Bought(action, 3, points, None, 0.0)])
        yield replace(TO_HATTINGEN, bought=[Bought(PURCHASES[0], 3, points, RIVAL, 0.455)])
        yield replace(TO_HATTINGEN, points={"exports": points})
    built = [Bought(action, 3, 2, None, 0.0) for action in PURCHASES[:3]]
    yield replace(NOTHING_MUCH, steps=[PlannedStep(ME, PURCHASES[0])], bought=built[:1])
    yield replace(NOTHING_MUCH, steps=[PlannedStep(ME, PURCHASES[0])], bought=built)


def _denied(there: float) -> Iterator[Denied]:
    yield Denied(RIVAL, 0.0, there, "inn", None)
    for action in (*PURCHASES[1:6], "option wage", "start gewalt"):
        yield Denied(RIVAL, 0.125, there, None, action)


def _comparisons(usual: Comparison) -> Iterator[Comparison]:
    for more in DIFFERENCES:
        for sign in (1, -1):
            for error in (0.25, 40.0):
                yield replace(usual, points=_points(sign * more, error))
    told = [*_differences(1.04), *_differences(-2.449)]
    for one in told:
        yield replace(usual, differences=[one])
    for points in (_points(0.1, 0.4), _points(-2.0, 0.4)):
        yield replace(usual, points=points, differences=told)
    yield replace(usual, differences=told)
    yield replace(usual, points=_points(0.0, 0.4), win=_win(0.25, 0.25))


def _differences(more: float) -> Iterator[Difference]:
    for about in get_args(Measured):
        if about == "points":
            yield from (_difference(about, more, ME, source=source) for source in SOURCES)
            yield _difference(about, more, RIVAL, source="exports")
        elif about.startswith("marker"):
            yield Difference(about, 0.345 + more / 10, 0.345, 0.01, ME, None, "inn")
        elif about == "win":
            yield _win(0.345 + more / 10, 0.345)
        else:
            yield _difference(about, more, ME)


def _difference(about: Measured, more: float, seat: int, source: Any = None) -> Difference:
    return Difference(about, 3.0 + more, 3.0, 0.1, seat, source, None)


def _points(more: float, error: float) -> Difference:
    return Difference("points", 40.0 + more, 40.0, error, ME, None, None)


def _win(here: float, there: float) -> Difference:
    return Difference("win", here, there, 0.03, ME, None, None)
