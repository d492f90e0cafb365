"""What a puzzle is about, by the plans of the best and of the natural choice and how their futures differ."""

from ruhr.bots.advice import Advice, Difference, Plan
from ruhr.edge.values import Source
from ruhr.puzzles.puzzle import Theme
from ruhr.rules.actions import PLACING, PURCHASE, REMOVAL, SALE, START_CHOICE, SUPPLY_CHOICE, TRANSPORT_CHOICE

#: Decisions that are about where dice lie.
ABOUT_DICE = (PLACING, REMOVAL, TRANSPORT_CHOICE, SUPPLY_CHOICE)
#: Themes by the source of points that differs most.
BY_SOURCE: dict[Source, Theme] = {
    "locks": "lock_race",
    "port": "export",
    "exports": "export",
    "essen_cities": "end_bonus",
    "mark_cities": "end_bonus",
    "all_cities": "end_bonus",
    "all_depots": "end_bonus",
    "depot_majorities": "end_bonus",
    "mayor": "end_bonus",
    "ruhrtalbahn": "end_bonus",
    "ruhraake": "end_bonus",
    "debts": "debt",
    "borrowed_ahead": "debt",
}


def theme_of(decision: int, advice: Advice) -> Theme:
    """The theme of a decision, from advice on the best choice against the natural one."""
    best, natural = advice.plan, advice.instead
    if decision in ABOUT_DICE:
        return "track"
    if decision == SALE:
        return "sale"
    if decision == PURCHASE and (best.debts != natural.debts or _repays(best) != _repays(natural)):
        return "debt"
    if _has_pilot(best) != _has_pilot(natural):
        return "pilot"
    if any(bought.rival is not None for bought in best.bought) or _locks(best) > _locks(natural):
        return "lock_race"
    for difference in advice.comparison.differences:
        theme = _by_difference(difference, advice.seat)
        if theme is not None:
            return theme
    if decision == PURCHASE:
        return "building"
    return "coal" if decision == START_CHOICE or best.option == natural.option else "option"


def _by_difference(difference: Difference, seat: int) -> Theme | None:
    if difference.seat != seat:
        return None
    if difference.source is not None:
        return BY_SOURCE.get(difference.source)
    if difference.about in ("marker", "marker_ever", "tokens"):
        return "progress"
    if difference.about in ("thalers", "thalers_next"):
        return "income"
    return None


def _repays(plan: Plan) -> bool:
    return any(bought.action == "repay" for bought in plan.bought)


def _has_pilot(plan: Plan) -> bool:
    return "pilot" in (plan.option or "")


def _locks(plan: Plan) -> int:
    return sum(bought.action.startswith("lock ") for bought in plan.bought)
