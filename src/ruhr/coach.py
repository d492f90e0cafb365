"""What a coach says: what a decision is about, and which of its answers beginners regret.

He looks at what everybody sees and asks the rules. What he warns of was measured in playouts
(docs/learning.md).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ruhr.board.words import COLUMNS, RUHRORT, SELLING_SPACES, TURNS, WHITE, area_of
from ruhr.edge.coaching import (
    TOPICS,
    AnyRegret,
    DebtMade,
    LockLeft,
    OptionLeft,
    PointsLeft,
    SoldCheaply,
    ThalersLost,
    Topic,
)
from ruhr.edge.values import SpecialOption
from ruhr.rules.actions import (
    CITY_WAREHOUSE,
    DEPOT_WAREHOUSE,
    DONE,
    GIFT,
    HAUL_COAL,
    INN_FOR_THALERS,
    LEVY,
    LOCK,
    OPTION,
    OPTION_CHOICE,
    OPTION_FREE,
    PASS,
    PLACING,
    PORT_WAREHOUSE,
    PURCHASE,
    REMOVAL,
    REPAY,
    SALE,
    SELL,
    SHIFT,
    START,
    START_CHOICE,
    SUPPLY_CHOICE,
    TRANSPORT_CHOICE,
    WHITE_CITY,
)
from ruhr.rules.phase_1_historical_event import HISTORY
from ruhr.rules.phase_4_movement_and_sale import foreseen_sale
from ruhr.rules.phase_6_purchases import BOUND, LOCKS_DEARER_FROM, may_build_second_lock_free
from ruhr.rules.phase_7_export import exports_to_come, surplus_of
from ruhr.rules.scoring import DEBT_LOSS, if_ended
from ruhr.rules.set_up import exports_in
from ruhr.rules.special_options import (
    HAULING,
    HAULING_TRANSPORT,
    NONE,
    OPTIONS,
    PILOT,
    SUPPLY,
    TRANSPORT,
    WAGE,
    has_pilot,
    starting_storages,
)
from ruhr.rules.state import Player, State

#: Turns of history that bring something to talk about before an option is chosen.
NEWS = ("last_turn", "paved", "options_dearer", "rails", "steam")
#: Free of charge and never worse than no option, the best first.
BETTER_THAN_NONE = (WAGE, SUPPLY, PILOT)
#: What somebody may have to borrow for: the barge must get back to coal.
WAYS_BACK = (OPTION + HAULING, OPTION + HAULING_TRANSPORT)
#: Fewer Thalers less are not worth a warning.
CHEAPLY = 2


# --- What it is about ----------------------------------------------------------------------------------


def topics(s: State) -> list[Topic]:
    """Everything that the decision is about, the most general first."""
    asked = _Asked(s)
    due: dict[str, bool] = {}
    if s.decision == OPTION_CHOICE:
        due = _of_options(s, asked)
    elif s.decision == START_CHOICE:
        due = _of_starts(s, asked)
    elif s.decision == SALE:
        due = _of_sales(s, asked)
    elif s.decision == PURCHASE:
        due = _of_purchases(s, asked)
    elif s.decision in OF_THEIR_OWN:
        due = {OF_THEIR_OWN[s.decision]: True}
    return [TOPICS[topic] for topic, is_due in due.items() if is_due]


#: Decisions that are about one thing.
OF_THEIR_OWN = {
    LEVY: "levy",
    GIFT: "gift",
    REMOVAL: "remove",
    PLACING: "place",
    TRANSPORT_CHOICE: "transport_to",
    SUPPLY_CHOICE: "supply_at",
}


class _Asked:
    """What the deciding player may do, by the core's numbers."""

    def __init__(self, s: State) -> None:
        self.me = s.players[s.actor]
        self.codes = [int(code) for code in s.choices[: s.choice_count]]

    def any(self, first: int, end: int) -> bool:
        """May he do anything from *first* up to *end*?"""
        return any(first <= code < end for code in self.codes)

    def one(self, code: int) -> bool:
        return code in self.codes


def _of_options(s: State, asked: _Asked) -> dict[str, bool]:
    news = HISTORY[int(s.turn)]
    return {
        "option": True,
        "water": s.pilot_banned,
        **({news: True} if news in NEWS else {}),
        "pilot": asked.one(OPTION + PILOT),
        "hauling": asked.one(OPTION + HAULING),
        "demand": s.demand_one != 0,
        "transport": asked.one(OPTION + TRANSPORT),
        "wage": asked.one(OPTION + WAGE),
        "supply": asked.one(OPTION + SUPPLY),
        "hauling_action": asked.any(OPTION_FREE, PASS),
        **_of_white_markers(asked),
    }


def _of_white_markers(asked: _Asked) -> dict[str, bool]:
    return {
        "coal_hauler": asked.any(HAUL_COAL, INN_FOR_THALERS),
        "inn": asked.one(INN_FOR_THALERS),
    }


def _of_starts(s: State, asked: _Asked) -> dict[str, bool]:
    b = s.board
    white = [b.colour_at(code - START) == WHITE for code in asked.codes if START <= code < SELL]
    return {
        "start": True,
        "white_coal": any(white),
        "obstacles": s.obstacles != 0,
        "order": True,
        "tokens": True,
        **_of_white_markers(asked),
    }


def _of_sales(s: State, asked: _Asked) -> dict[str, bool]:
    spaces = [code - SELL for code in asked.codes]
    return {
        "sell": True,
        "ruhrort": any(s.board.market[space] == RUHRORT for space in spaces),
        "demand": any(s.demand_on(space) for space in spaces),
        "tokens": True,
    }


def _of_purchases(s: State, asked: _Asked) -> dict[str, bool]:
    me = asked.me
    to_come = any(exports_to_come(s, column) for column in range(COLUMNS))
    return {
        "purchase": True,
        "lock_duty": s.step == BOUND,
        "second_lock": may_build_second_lock_free(s, me),
        "lock": asked.any(LOCK, CITY_WAREHOUSE),
        "limit": surplus_of(s, me) > 0,
        "debt": me.debts > 0,
        "city": asked.any(CITY_WAREHOUSE, DEPOT_WAREHOUSE),
        "depot": asked.any(DEPOT_WAREHOUSE, PORT_WAREHOUSE),
        "port": to_come and asked.any(PORT_WAREHOUSE, WHITE_CITY),
        "white_warehouse": asked.any(WHITE_CITY, SHIFT),
        "export": me.columns != 0 and exports_in(s.board, s.turn),
        "shift": to_come and asked.any(SHIFT, REPAY),
        "inn": asked.one(INN_FOR_THALERS),
    }


# --- What is regretted ---------------------------------------------------------------------------------


def regrets(s: State, after: Sequence[State]) -> list[list[AnyRegret]]:
    """For each legal action what speaks against it; *after* are the positions that they lead to."""
    asked = _Asked(s)
    debts = [int(then.players[s.actor].debts - asked.me.debts) for then in after]
    found: list[list[AnyRegret]] = []
    for code, loans in zip(asked.codes, debts, strict=True):
        avoidable = loans > 0 and min(debts) <= 0 and not _is_worth_a_debt(s, code)
        found.append([DebtMade(int(DEBT_LOSS) * loans)] if avoidable else [])
    if s.decision == OPTION_CHOICE:
        _regret_options(s, asked, found)
    elif s.decision == PURCHASE:
        _regret_purchases(s, asked, after, debts, found)
    elif s.decision in (START_CHOICE, SALE):
        _regret_trade(s, asked, found)
    return found


def _is_worth_a_debt(s: State, code: int) -> bool:
    """Early locks and the way back upriver mostly repay what is borrowed for them."""
    if s.turn == TURNS:
        return False
    cheap_lock = LOCK <= code < CITY_WAREHOUSE and s.turn < LOCKS_DEARER_FROM
    return cheap_lock or code in WAYS_BACK


def _regret_options(s: State, asked: _Asked, found: list[list[AnyRegret]]) -> None:
    better = [option for option in BETTER_THAN_NONE if asked.one(OPTION + option)]
    if SUPPLY in better and not starting_storages(s, asked.me, SUPPLY) & s.dice_below_six():
        # Only coal of the others could be raised.
        better.remove(SUPPLY)
    if better and asked.one(OPTION + NONE):
        names: tuple[SpecialOption, ...] = OPTIONS
        found[asked.codes.index(OPTION + NONE)].append(OptionLeft(names[better[0]]))


def _regret_purchases(
    s: State, asked: _Asked, after: Sequence[State], debts: list[int], found: list[list[AnyRegret]]
) -> None:
    if not asked.one(DONE):
        return
    done = found[asked.codes.index(DONE)]
    locks = [
        LOCK <= code < CITY_WAREHOUSE and loans <= 0 for code, loans in zip(asked.codes, debts, strict=True)
    ]
    if any(locks) and (s.turn < LOCKS_DEARER_FROM or may_build_second_lock_free(s, asked.me)):
        done.append(LockLeft())
    surplus = int(surplus_of(s, asked.me))
    if surplus:
        done.append(ThalersLost(surplus))
    if s.turn == TURNS:
        ended = [int(if_ended(then).players[s.actor].points) for then in after]
        best = max(ended) - ended[asked.codes.index(DONE)]
        if best > 0:
            done.append(PointsLeft(best))


@dataclass(frozen=True, slots=True)
class _Sale:
    """What a sale would bring."""

    area: int
    token: bool
    thalers: int


def _regret_trade(s: State, asked: _Asked, found: list[list[AnyRegret]]) -> None:
    """Where another choice brings the same token and more Thalers. What brings none is never regretted."""
    sales = [_sales(s, asked.me, code) for code in asked.codes]
    most: dict[int, int] = {}
    for sale in (sale for of_one in sales for sale in of_one if sale.token):
        most[sale.area] = max(sale.thalers, most.get(sale.area, 0))
    for regretted, of_one in zip(found, sales, strict=True):
        less = min((most[sale.area] - sale.thalers if sale.token else 0 for sale in of_one), default=0)
        if less >= CHEAPLY:
            regretted.append(SoldCheaply(less))


def _sales(s: State, me: Player, code: int) -> list[_Sale]:
    """The sales that an action leads to: all that could follow a start, or the one that is chosen."""
    b = s.board
    if SELL <= code < LOCK:
        return [_sale(s, me, int(me.cargo), code - SELL)]
    if not START <= code < SELL or me.option == HAULING_TRANSPORT:
        return []
    storage = code - START
    trips = b.pilot_trips[storage] if has_pilot(me.option) else b.standard_trips[storage]
    return [_sale(s, me, storage, space) for space in range(SELLING_SPACES) if trips >> space & 1]


def _sale(s: State, me: Player, storage: int, space: int) -> _Sale:
    then = foreseen_sale(s, me.seat, storage, space).players[me.seat]
    area = area_of(s.board.colour_at(storage), s.board.market[space])
    return _Sale(int(area), then.tokens != me.tokens, int(then.thalers - me.thalers))
