"""How advice is found: a plan for each of the best choices, and games imagined on the same deals."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from ruhr.board.words import FIRST_WHITE, MARKERS, STORAGES
from ruhr.bots.advice import (
    Advice,
    Bought,
    Comparison,
    Denied,
    Difference,
    Estimate,
    Likely,
    Measured,
    NewToken,
    Plan,
    PlannedStep,
    Trip,
)
from ruhr.bots.evaluator import Playout
from ruhr.bots.futures import (
    ALL_POINTS,
    BUILDINGS,
    BUILT,
    LOADED,
    MARKER_EVER,
    MARKER_SOON,
    PLACE_SOON,
    RESULT,
    SOURCE_POINTS,
    THALERS_NOW,
    THALERS_SOON,
    TOKENS_SOON,
    WAGED,
    WHITE_EVER,
    WHITE_KINDS,
    WIN,
    Futures,
    expected_line,
    imagine,
)
from ruhr.bots.search import Node
from ruhr.bots.situation import Situation
from ruhr.edge.actions import Action
from ruhr.edge.events import (
    AnyEvent,
    Borrowed,
    BorrowedAhead,
    CityBuilt,
    DepotBuilt,
    LockBuilt,
    OptionChosen,
    PortBuilt,
    ProgressGained,
    Repaid,
    Shifted,
    Sold,
    ThalersReturned,
    TokenGained,
)
from ruhr.edge.values import Marker, Source
from ruhr.game import chance_of
from ruhr.rules.actions import CITY_WAREHOUSE, DONE, LOCK, PURCHASE, REPAY, SHIFT, START
from ruhr.rules.state import NOWHERE, SOURCE_COUNT, SOURCES, State
from ruhr.vocabulary import areas_of, event_in_words, vocabulary

#: Games imagined for every choice that is compared, and the choices that are.
IMAGINED = 300
COMPARED = 4
#: A difference is told from noise by so many standard errors: of the whole result, and of one of many things.
SURE, SURE_OF_ONE_OF_MANY = 2.0, 3.0
#: What a difference of one is about worth in points, and how much less is not worth telling.
WORTH_OF_A_THALER, WORTH_OF_A_TOKEN, WORTH_OF_A_PLACE = 0.5, 0.8, 0.5
WORTH_OF_A_MARKER, WORTH_OF_A_WIN, WORTH_TO_A_RIVAL = 2.5, 10.0, 0.5
TELLING = 0.25
#: Numbers are told with so many digits.
DIGITS = 3
#: What comes about in so many of the imagined games is told as likely; so many things at the most.
LIKELY, MOST_LIKELY_THINGS = 0.5, 2
#: What another would otherwise do that much oftener is snatched from him; so many things are told.
SNATCHED, MOST_DENIED = 0.25, 2

#: Events of what is bought or built, each by one action.
PURCHASES_MADE = (LockBuilt, CityBuilt, DepotBuilt, PortBuilt, Shifted, Repaid)
BOUGHT_BY = ("lock", "city", "depot", "port", "white_warehouse", "shift", "repay")


def advise(
    situation: Situation, wanted: list[int], tree: Node | None, by: Playout, seed: str, games: int = IMAGINED
) -> Advice:
    """Advice on the first of some choices, given by their numbers, the most promising first.

    If games that are imagined to their end clearly speak for another one of them, it is that one.
    """
    table = situation.table
    first, *others = wanted
    line = _line(situation, first, tree, by)
    if table.decision == PURCHASE:
        # The same purchases in another order are no other choice.
        planned = {step.action for step in line.steps if Action.from_words(step.action).kind in BOUGHT_BY}
        words = vocabulary(table.board).words
        others = [code for code in others if words[code] not in planned] or others
    compared = others[: COMPARED - 1]
    if line.debts and DONE in others[COMPARED - 1 :]:
        # Who would buy on credit wants to know what comes of buying nothing.
        compared[-1] = DONE
    futures = {
        code: imagine(table, code, _after(tree, code), by, chance_of(seed), games)
        for code in (first, *compared)
    }
    ranked = sorted(futures, key=lambda code: -futures[code].mean(RESULT))
    chosen = next((code for code in ranked if _is_ahead(futures[code], futures[first])), first)
    if chosen != first:
        line = _line(situation, chosen, tree, by)
    ranked.sort(key=lambda code: code != chosen)
    second = ranked[1]
    if line.debts and DONE in ranked[2:] and not _clearly_better(futures[second], futures[DONE]):
        second = DONE
    found = _advice(situation, chosen, line, second, futures, tree, by)
    return replace(found, estimates=[_estimate(situation, code, futures[code]) for code in ranked])


def explain(
    situation: Situation, chosen: int, second: int, tree: Node | None, by: Playout, seed: str, games: int
) -> Advice:
    """Advice on a choice that is known to be better than another: both plans, and how they differ."""
    futures = {
        code: imagine(situation.table, code, _after(tree, code), by, chance_of(seed), games)
        for code in (chosen, second)
    }
    return _advice(situation, chosen, _line(situation, chosen, tree, by), second, futures, tree, by)


def _advice(
    situation: Situation,
    chosen: int,
    line: Plan,
    second: int,
    futures: dict[int, Futures],
    tree: Node | None,
    by: Playout,
) -> Advice:
    plan = _with_rivals(situation, line, futures[second])
    return Advice(
        vocabulary(situation.table.board).actions[chosen],
        situation.seat,
        "ahead" if _is_ahead(futures[chosen], futures[second]) else "equal",
        plan,
        _likely(situation, line, futures[chosen]),
        _denied(situation, plan, futures[chosen], futures[second]),
        _line(situation, second, tree, by),
        compare(situation, futures[chosen], futures[second]),
        [_estimate(situation, code, futures[code]) for code in (chosen, second)],
    )


def _mean(futures: Futures, what: int) -> float:
    return round(futures.mean(what), DIGITS)


def _clearly_better(one: Futures, other: Futures, what: int = RESULT) -> bool:
    more, error = one.difference(other, what)
    return more > SURE * error


def _is_ahead(one: Futures, other: Futures) -> bool:
    """Is a choice clearly better: for the result, or for the points without being worse for the result?"""
    more, _ = one.difference(other, RESULT)
    return _clearly_better(one, other) or (more > 0 and _clearly_better(one, other, ALL_POINTS + one.seat))


def _after(tree: Node | None, code: int) -> Node | None:
    return None if tree is None else tree.child(code)


def _estimate(situation: Situation, code: int, futures: Futures) -> Estimate:
    seats = range(len(situation.names))
    return Estimate(
        vocabulary(situation.table.board).words[code],
        [_mean(futures, ALL_POINTS + seat) for seat in seats],
        [_mean(futures, WIN + seat) for seat in seats],
    )


# --- The plan ------------------------------------------------------------------------------------------


def _line(situation: Situation, code: int, tree: Node | None, by: Playout) -> Plan:
    """What is expected after a choice, and what it brings who chooses."""
    s = situation.table.clone()
    s.events = []
    b, seat = s.board, situation.seat
    words = vocabulary(b).words
    before = s.players[seat].clone()
    steps = [
        PlannedStep(int(who), words[code]) for who, code in expected_line(s, code, _after(tree, code), by)
    ]
    after = s.players[seat]
    events = [event for raw in s.events or [] if _is_of(seat, event := event_in_words(b, raw))]
    had = Counter(areas_of(b, before.tokens))
    tokens = []
    for event in events:
        if isinstance(event, TokenGained):
            had[event.area] += 1
            tokens.append(NewToken(event.area, had[event.area]))
    sources: tuple[Source, ...] = SOURCES
    gained = {source: int(after.sources[k] - before.sources[k]) for k, source in enumerate(sources)}
    return Plan(
        _worth_telling(seat, steps),
        next((event.option for event in events if isinstance(event, OptionChosen)), None),
        _trip(situation.table, events),
        sum(gain["thalers"] for event in events if _is_income(event) for gain in event.gains),
        sum(isinstance(event, Borrowed | BorrowedAhead) for event in events),
        tokens,
        [event.marker for event in events if isinstance(event, ProgressGained)],
        _bought(seat, steps, events),
        {source: points for source, points in gained.items() if points},
    )


def _is_of(seat: int, event: AnyEvent) -> bool:
    return event.values.get("seat") == seat


def _is_income(event: AnyEvent) -> bool:
    """Does it belong to what is earned and what an option costs, rather than to what is bought with it?"""
    return not isinstance(event, (*PURCHASES_MADE, Borrowed, BorrowedAhead, ThalersReturned))


def _worth_telling(seat: int, steps: list[PlannedStep]) -> list[PlannedStep]:
    """The steps up to one's own last one, without saying that one is done, unless that is the choice."""
    told = [step for at, step in enumerate(steps) if at == 0 or step.action != "done"]
    while told[-1].seat != seat:
        told.pop()
    return told


def _trip(table: State, events: list[AnyEvent]) -> Trip | None:
    sale = next((event for event in events if isinstance(event, Sold)), None)
    if sale is None:
        return None
    b, cargo = table.board, table.players[table.actor].cargo
    for event in events:
        if event.kind == "started":
            return Trip(str(event.values["storage"]), sale.space)
    assert cargo != NOWHERE
    return Trip(b.storages[cargo].id, sale.space)


def _bought(seat: int, steps: list[PlannedStep], events: list[AnyEvent]) -> list[Bought]:
    made = [event for event in events if isinstance(event, PURCHASES_MADE)]
    buying = [
        step.action
        for step in steps
        if step.seat == seat and Action.from_words(step.action).kind in BOUGHT_BY
    ]
    return [
        Bought(action, event.thalers, event.values.get("points", 0), None, 0.0)
        for action, event in zip(buying, made, strict=True)
    ]


def _with_rivals(situation: Situation, line: Plan, otherwise: Futures) -> Plan:
    """The line, with who would build its locks if they were left to him."""
    code_of = vocabulary(situation.table.board).code
    bought = []
    for one in line.bought:
        rival, share = None, 0.0
        code = code_of(one.action)
        if code is not None and LOCK <= code < CITY_WAREHOUSE:
            shares = {
                seat: _mean(otherwise, BUILT + seat * BUILDINGS + code - LOCK)
                for seat in range(len(situation.names))
                if seat != situation.seat
            }
            keenest = max(shares, key=lambda seat: shares[seat])
            if shares[keenest] >= SNATCHED:
                rival, share = keenest, shares[keenest]
        bought.append(replace(one, rival=rival, share=share))
    return replace(line, bought=bought)


def _denied(situation: Situation, plan: Plan, here: Futures, there: Futures) -> list[Denied]:
    """What the plan takes, and who gets it less often because of that; what differs most comes first."""
    found = []
    rivals = [seat for seat in range(len(situation.names)) if seat != situation.seat]
    for marker, action, first, kinds in _taken(situation, plan):
        lost = {seat: there.difference(here, first + seat * kinds) for seat in rivals}
        seat = max(rivals, key=lambda one: lost[one])
        more, error = lost[seat]
        if more >= SNATCHED and more > SURE_OF_ONE_OF_MANY * error:
            what = first + seat * kinds
            found.append(Denied(seat, _mean(here, what), _mean(there, what), marker, action))
    return sorted(found, key=lambda one: one.here - one.there)[:MOST_DENIED]


def _taken(situation: Situation, plan: Plan) -> Iterator[tuple[Marker | None, str | None, int, int]]:
    """The scarce things that a plan takes: a marker or what is done, and where it is asked of which seat."""
    code_of = vocabulary(situation.table.board).code
    for marker in plan.markers:
        kind = MARKERS.index(marker) - FIRST_WHITE
        if kind >= 0:
            yield marker, None, WHITE_EVER + kind, WHITE_KINDS
    for one in plan.bought:
        code = code_of(one.action)
        if code is not None and CITY_WAREHOUSE <= code < SHIFT:
            yield None, one.action, BUILT + code - LOCK, BUILDINGS
    if plan.option == "wage":
        yield None, "option wage", WAGED, 1
    if plan.trip is not None:
        loading = f"start {plan.trip.storage}"
        start = code_of(loading)
        assert start is not None
        yield None, loading, LOADED + start - START, STORAGES


# --- The futures ---------------------------------------------------------------------------------------


def _likely(situation: Situation, line: Plan, futures: Futures) -> list[Likely]:
    """What the imagined games bring by the end of the next turn that is not in the line."""
    had = situation.table.players[situation.seat]
    markers: tuple[Marker, ...] = MARKERS
    found = [
        Likely(_mean(futures, MARKER_SOON + k), marker, None)
        for k, marker in enumerate(markers)
        if not had.has(k) and marker not in line.markers
    ]
    words = vocabulary(situation.table.board).words
    planned = {one.action for one in line.bought}
    found += [
        Likely(_mean(futures, BUILT + situation.seat * BUILDINGS + code - LOCK), None, words[code])
        for code in range(LOCK, REPAY)
        if words[code] not in planned
    ]
    likely = [one for one in found if one.share >= LIKELY]
    return sorted(likely, key=lambda one: -one.share)[:MOST_LIKELY_THINGS]


def compare(situation: Situation, one: Futures, other: Futures) -> Comparison:
    """How the futures of two choices of the same decision differ; both must be imagined on the same deals."""
    seat = situation.seat

    def told(
        about: Measured, what: int, of: int = seat, source: Source | None = None, marker: Marker | None = None
    ) -> Difference:
        _, error = one.difference(other, what)
        return Difference(
            about, _mean(one, what), _mean(other, what), round(error, DIGITS), of, source, marker
        )

    sources: tuple[Source, ...] = SOURCES
    markers: tuple[Marker, ...] = MARKERS
    win = told("win", WIN + seat)
    weighed = [
        (WORTH_OF_A_WIN, win),
        (WORTH_OF_A_THALER, told("thalers", THALERS_NOW)),
        (WORTH_OF_A_THALER, told("thalers_next", THALERS_SOON)),
        (WORTH_OF_A_TOKEN, told("tokens", TOKENS_SOON)),
        (WORTH_OF_A_PLACE, told("place", PLACE_SOON)),
    ]
    for of in range(len(situation.names)):
        worth = 1.0 if of == seat else WORTH_TO_A_RIVAL
        more, error = one.difference(other, ALL_POINTS + of)
        for k, source in enumerate(sources):
            part = told("points", SOURCE_POINTS + of * SOURCE_COUNT + k, of, source)
            # What a rival only gains elsewhere is no difference.
            if of == seat or (abs(more) > SURE * error and (more > 0) == (part.more > 0)):
                weighed.append((worth, part))
    for k, marker in enumerate(markers):
        weighed.append((WORTH_OF_A_MARKER, told("marker", MARKER_SOON + k, marker=marker)))
        weighed.append((WORTH_OF_A_MARKER, told("marker_ever", MARKER_EVER + k, marker=marker)))
    # Where the result is the same, one's own points decide.
    decisive = RESULT if _clearly_better(one, other) else ALL_POINTS + seat
    return Comparison(
        one.games,
        round(one.no_worse(other, decisive), DIGITS),
        told("points", ALL_POINTS + seat),
        win,
        _important(weighed),
    )


def _important(weighed: list[tuple[float, Difference]]) -> list[Difference]:
    """What differs by more than chance and matters, the most important first, of alike things only one."""
    found: dict[tuple[object, ...], Difference] = {}
    for worth, each in sorted(weighed, key=lambda pair: -pair[0] * abs(pair[1].more)):
        if worth * abs(each.more) >= TELLING and abs(each.more) > SURE_OF_ONE_OF_MANY * each.error:
            # A marker that scores gives its name to its points.
            alike = (each.seat, each.marker or each.source or each.about.partition("_")[0])
            found.setdefault(alike, each)
    return list(found.values())
