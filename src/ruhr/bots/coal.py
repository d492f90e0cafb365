"""Judging everything to do with dice and barges: options, starting spaces, sales (§5.1, §5.2, §6.3, §6.4)."""

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.bots.markets import Markets
from ruhr.bots.prices import KEEP_HAULER, KEEP_HAULING, NEVER, Prices, better
from ruhr.rules.actions import (
    HAUL_COAL,
    INN_FOR_THALERS,
    OPTION,
    OPTION_CHOICE,
    OPTION_FREE,
    PASS,
    PLACE,
    PLACING,
    REMOVAL,
    REMOVE,
    SALE,
    SELL,
    START,
    START_CHOICE,
    SUPPLY_AT,
    TRANSPORT_TO,
)
from ruhr.rules.phase_3_start_and_option import hauling_option
from ruhr.rules.special_options import (
    COAL_HAULER_PIPS,
    HAULING_TRANSPORT,
    SUPPLY,
    SUPPLY_PIPS,
    WAGE,
    WAGE_THALERS,
    coal_carried,
    has_pilot,
    price_of_option,
    starting_storages,
    then_transports,
    within_reach,
)
from ruhr.rules.state import Player, State, one, raised
from ruhr.rules.transport_track import arrow_box_die, pips_of, storages_from_arrow_boxes


class Coal:
    """Judges the decisions of phases 3 and 4, and which dice come back or leave."""

    def __init__(self, prices: Prices) -> None:
        self._prices = prices
        self._markets = Markets(prices)

    def judge(self, s: State, me: Player, worth: vec[float]) -> None:
        """Work out the worth of every legal action."""
        self._markets.judge(s, me)
        decision = s.decision
        if decision == SALE:
            self._judge_sales(s, me, worth)
        elif decision == OPTION_CHOICE:
            self._judge_options(s, me, worth)
        elif decision == PLACING:
            self._judge_placing(s, me, worth)
        elif decision == REMOVAL:
            self._judge_removal(s, me, worth)
        else:
            self._judge_steps(s, me, worth)

    def _best_trip(self, s: State, storages: i64, pilot: bool, more: i64) -> float:
        """What the best of several starting spaces brings, its die raised by so many pips."""
        best = NEVER
        storage: i64 = 0
        while storages:
            if storages & 1:
                worth = self._markets.trip(storage, raised(s.dice[storage], more), pilot)
                best = max(best, worth)
            storages >>= 1
            storage += 1
        return best

    def _delivery(self, s: State, storage: i64, pilot: bool) -> float:
        """What a trip with the die from the arrow box brings, put on a storage."""
        return self._markets.trip(storage, pips_of(arrow_box_die(s, storage)), pilot)

    def _best_delivery(self, s: State, storages: i64, pilot: bool) -> float:
        """What that trip brings from the best of several storages."""
        best = NEVER
        storage: i64 = 0
        while storages:
            if storages & 1:
                worth = self._delivery(s, storage, pilot)
                best = max(best, worth)
            storages >>= 1
            storage += 1
        return best

    def _option(self, s: State, me: Player, option: i64) -> float:
        """What an option leads to, leaving its price aside."""
        pilot = has_pilot(option)
        starts = starting_storages(s, me, option)
        if option == HAULING_TRANSPORT:
            return self._best_delivery(s, starts, False)
        worth = self._best_trip(s, starts, pilot, SUPPLY_PIPS if option == SUPPLY else 0)
        if then_transports(option):
            reach = storages_from_arrow_boxes(s) & within_reach(s, me, option)
            delivered = self._best_delivery(s, reach, pilot)
            return delivered if delivered > worth else worth
        return worth + self._prices.thaler * float(WAGE_THALERS) if option == WAGE else worth

    def _judge_options(self, s: State, me: Player, worth: vec[float]) -> None:
        best = NEVER
        at: i64 = 0
        while at < s.choice_count:
            action = s.choices[at]
            this = NEVER
            if OPTION <= action < OPTION_FREE:
                option = action - OPTION
                this = self._option(s, me, option) - self._prices.cost(me, price_of_option(option, s.turn))
            elif OPTION_FREE <= action < PASS:
                option = hauling_option(action - OPTION_FREE)
                this = self._option(s, me, option) - self._prices.of(KEEP_HAULING)
            worth[at] = this
            best = better(best, this)
            at += 1
        self._judge_inn(s, best, worth)

    def _judge_steps(self, s: State, me: Player, worth: vec[float]) -> None:
        """Transport, supply and the starting space, with the option that was chosen."""
        pilot = has_pilot(me.option)
        starts = starting_storages(s, me, me.option)
        starting = s.decision == START_CHOICE
        otherwise = NEVER if starting else self._best_trip(s, starts, pilot, 0)
        best = NEVER
        at: i64 = 0
        while at < s.choice_count:
            action = s.choices[at]
            this = otherwise
            if action >= START:
                storage = action - START
                if me.option == HAULING_TRANSPORT:
                    this = self._delivery(s, storage, pilot)
                else:
                    this = self._markets.trip(storage, s.dice[storage], pilot)
            elif action >= SUPPLY_AT:
                storage = action - SUPPLY_AT
                if (starts >> storage) & 1:
                    pips = raised(s.dice[storage], SUPPLY_PIPS)
                    this = better(this, self._markets.trip(storage, pips, pilot))
            elif action >= TRANSPORT_TO:
                storage = action - TRANSPORT_TO
                if (within_reach(s, me, me.option) >> storage) & 1:
                    this = better(this, self._delivery(s, storage, pilot))
            else:
                this = NEVER
                storage = action - HAUL_COAL
                if starting and HAUL_COAL <= action < INN_FOR_THALERS and (starts >> storage) & 1:
                    pips = raised(s.dice[storage], COAL_HAULER_PIPS)
                    this = self._markets.trip(storage, pips, pilot) - self._prices.of(KEEP_HAULER)
            worth[at] = this
            best = better(best, this)
            at += 1
        self._judge_inn(s, best, worth)

    def _judge_inn(self, s: State, best: float, worth: vec[float]) -> None:
        """Whoever visits the inn for Thalers chooses the best of the rest afterwards."""
        at: i64 = 0
        while at < s.choice_count:
            if s.choices[at] == INN_FOR_THALERS:
                worth[at] = self._prices.inn(best)
            at += 1

    def _judge_sales(self, s: State, me: Player, worth: vec[float]) -> None:
        at: i64 = 0
        while at < s.choice_count:
            worth[at] = self._markets.sale(s, me.cargo, s.choices[at] - SELL)
            at += 1

    def _judge_placing(self, s: State, me: Player, worth: vec[float]) -> None:
        """A die that comes back is best put where it serves oneself next turn."""
        at: i64 = 0
        while at < s.choice_count:
            worth[at] = self._at_hand(s, me, s.choices[at] - PLACE)
            at += 1

    def _judge_removal(self, s: State, me: Player, worth: vec[float]) -> None:
        """The die that leaves the game should be the one that serves oneself least."""
        at: i64 = 0
        while at < s.choice_count:
            storage = s.choices[at] - REMOVE
            worth[at] = -self._at_hand(s, me, storage) - self._prices.thaler * float(s.dice[storage])
            at += 1

    def _at_hand(self, s: State, me: Player, storage: i64) -> float:
        """How well a storage serves this player next turn; upriver of his barge he would have to haul."""
        if not one(storage) & coal_carried(s, me):
            return 0.0
        worth = self._markets.standard_trip(storage)
        return worth - self._prices.thaler if s.board.storage_space[storage] < me.barge else worth
