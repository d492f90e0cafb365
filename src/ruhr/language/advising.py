"""Advice in words: the plan and what it brings, what the next best choice would bring, and how sure it is."""

from typing import TYPE_CHECKING

from ruhr.bots import Advice, Bought, Denied, Difference, Plan
from ruhr.edge.actions import Action
from ruhr.edge.values import Marker

if TYPE_CHECKING:
    from ruhr.language import Speaker

#: What is told of a difference lies within so many standard errors: as good as always.
WIDTH = 2
#: So many differences are named that speak for the advice, and against it.
MOST_REASONS, MOST_IN_RETURN = 3, 1
#: A hint is short: what is said besides comes only where there is room for it.
MOST_SENTENCES = 4
#: What is not bought, but can be taken from others: the wage, and coal.
TAKEN = ("option", "start")
#: What can be bought more than once in a turn, and is counted.
TOLD_BY_NUMBER = "repay"
#: How a number above and one below nought begins.
PLUS_AND_MINUS = ("+", "−")


def sentences(speaker: "Speaker", advice: Advice) -> list[str]:
    """The plan, what it denies others and makes possible, the next best choice, the end, and besides."""
    plan = [*_plan(speaker, advice.plan), *_denied(speaker, advice)]
    instead = _instead(speaker, advice)
    end = _in_the_end(speaker, advice, named=bool(instead))
    room = MOST_SENTENCES - len(plan) - len(instead) - 1
    told = [*plan, *_likely(speaker, advice)[: max(0, room)], *instead, end, *_besides(speaker, advice)]
    return told[:MOST_SENTENCES]


def how_sure(speaker: "Speaker", advice: Advice) -> str:
    """In how many imagined games the advice proved at least as good."""
    comparison = advice.comparison
    return speaker.say("advice-sure", share=speaker.percent(comparison.no_worse), games=comparison.games)


# --- Lines ---------------------------------------------------------------------------------------------


def _plan(speaker: "Speaker", line: Plan) -> list[str]:
    gains, then = _gains(speaker, line), _then(speaker, line)
    if line.trip is None:
        return [speaker.say("advice-gains", things=speaker.listed(gains + then))] if gains or then else []
    storage, space = speaker.place(line.trip.storage), speaker.place(line.trip.space)
    way = speaker.say(f"with-{line.option or 'none'}", storage=storage, space=space)
    brings, following = _brings(speaker, gains), speaker.listed(then) if then else "none"
    return [speaker.say("advice-trip", way=way, brings=brings, then=following)]


def _instead(speaker: "Speaker", advice: Advice) -> list[str]:
    """What the next best choice brings this turn, if that is anything else."""
    plan, line = advice.plan, advice.instead
    other, then = _choice(speaker, line), _then(speaker, line, plan)
    if line.trip is not None and (plan.trip is None or line.trip.space != plan.trip.space):
        space, brings = speaker.place(line.trip.space), _brings(speaker, _gains(speaker, line))
        following = speaker.listed(then) if then else "none"
        return [speaker.say("advice-instead_trip", other=other, space=space, brings=brings, then=following)]
    things = _gains(speaker, line, plan) + then
    return [speaker.say("advice-instead_gains", other=other, things=speaker.listed(things))] if things else []


def _choice(speaker: "Speaker", line: Plan) -> str:
    return speaker.action(Action.from_words(line.steps[0].action))


def _brings(speaker: "Speaker", gains: list[str]) -> str:
    return speaker.listed(gains or [speaker.say("gain-nothing")])


def _gains(speaker: "Speaker", line: Plan, known: Plan | None = None) -> list[str]:
    """What comes with the sale, but for what is known of another line."""
    told = []
    if line.thalers and (known is None or line.thalers != known.thalers):
        key = "gain-thalers" if line.thalers > 0 else "gain-paid"
        told.append(speaker.say(key, count=abs(line.thalers)))
    for token in line.tokens:
        if known is None or token not in known.tokens:
            area = speaker.say(f"area-{token.area}")
            told.append(speaker.say("gain-token", number=token.number, area=area))
    if line.debts and (known is None or line.debts != known.debts):
        told.append(speaker.say("gain-debts", count=line.debts))
    return told


def _then(speaker: "Speaker", line: Plan, known: Plan | None = None) -> list[str]:
    """What follows the sale, but for what is known of another line, and for the choice itself."""
    markers = [marker for marker in line.markers if known is None or marker not in known.markers]
    told = [_markers(speaker, markers)] if markers else []
    tacit = {one.action for one in known.bought} if known else set()
    bought = [
        one
        for at, one in enumerate(line.bought)
        if one.action not in tacit
        and not (at == 0 and one.action == line.steps[0].action and one.rival is None)
    ]
    told += [_thing(speaker, one) for one in bought if one.action != TOLD_BY_NUMBER]
    if repaid := sum(one.action == TOLD_BY_NUMBER for one in bought):
        told.append(speaker.say("gain-repaid", count=repaid))
    exports = line.points.get("exports", 0)
    if exports and (known is None or exports != known.points.get("exports", 0)):
        told.append(speaker.say("gain-exports", points=exports))
    return told


def _markers(speaker: "Speaker", markers: list[Marker]) -> str:
    names = [speaker.say("gain-marker", marker=speaker.say(f"marker-{marker}")) for marker in markers]
    return speaker.say("gain-markers", count=len(names), markers=speaker.listed(names))


def _thing(speaker: "Speaker", bought: Bought) -> str:
    thing = speaker.action(Action.from_words(bought.action), "buy")
    if bought.rival is None:
        return speaker.say("bought-worth", thing=thing, points=bought.points)
    name, share = speaker.name(bought.rival), speaker.percent(bought.share)
    return speaker.say("bought-before", thing=thing, points=bought.points, name=name, share=share)


# --- Futures -------------------------------------------------------------------------------------------


def _likely(speaker: "Speaker", advice: Advice) -> list[str]:
    things = []
    for one in advice.likely:
        if one.marker is not None:
            thing = _markers(speaker, [one.marker])
        else:
            thing = speaker.action(Action.from_words(one.action or ""), "buy")
        things.append(speaker.say("gain-likely", thing=thing, share=speaker.percent(one.share)))
    return [speaker.say("advice-likely", things=speaker.listed(things))] if things else []


def _denied(speaker: "Speaker", advice: Advice) -> list[str]:
    """What others can no longer do."""
    things = [
        speaker.say(
            "denied-to",
            thing=_scarce(speaker, one),
            name=speaker.name(one.seat),
            here=speaker.percent(one.here),
            there=speaker.percent(one.there),
        )
        for one in advice.denied
    ]
    return [speaker.say("advice-denied", things=speaker.listed(things))] if things else []


def _scarce(speaker: "Speaker", one: Denied) -> str:
    if one.marker is not None:
        return _markers(speaker, [one.marker])
    action = Action.from_words(one.action or "")
    return speaker.action(action, "take" if action.kind in TAKEN else "buy")


def _in_the_end(speaker: "Speaker", advice: Advice, *, named: bool) -> str:
    """How many points that is in the end, and where they come from; or what else speaks for the advice."""
    points = advice.comparison.points
    other = "none" if named else _choice(speaker, advice.instead)
    sign, amount = _signed(speaker, -points.more)
    error = speaker.tenths(WIDTH * points.error)
    values = {"other": other, "sign": sign, "points": amount, "error": error}
    clear = _is_clear(points)
    if advice.reason == "equal":
        return speaker.say("advice-evens_out" if clear else "advice-equal", **values)
    if clear and points.more > 0:
        sentence = speaker.say("advice-less", **values)
        return _because(speaker, advice, sentence, _weighty(advice))
    # Not for one's own points: for what else?
    sentence = speaker.say("advice-more" if clear else "advice-otherwise", **values)
    speaking = [one for one in _besides_points(speaker, advice) if _speaks_for(advice, one)]
    if not speaking:
        return speaker.say("advice-because", sentence=sentence, reasons=speaker.say("advice-standing"))
    return _because(speaker, advice, sentence, speaking)


def _is_clear(one: Difference) -> bool:
    """Is it more than chance?"""
    return abs(one.more) > WIDTH * one.error


def _weighty(advice: Advice) -> list[Difference]:
    """What speaks for a choice or against it. Of a place in the order nobody can say."""
    return [one for one in advice.comparison.differences if one.about != "place"]


def _besides(speaker: "Speaker", advice: Advice) -> list[str]:
    """The place in the order, which is neither better nor worse."""
    if advice.reason == "equal":
        return []
    places = [one for one in advice.comparison.differences if one.about == "place"]
    return [speaker.say("advice-besides", thing=_difference(speaker, advice, one)) for one in places]


def _besides_points(speaker: "Speaker", advice: Advice) -> list[Difference]:
    """What differs but one's own points; also the chance to win, if that can be seen to differ."""
    win = advice.comparison.win
    told = [one for one in _weighty(advice) if one.about != "points" or one.seat != advice.seat]
    seen = _is_clear(win) and speaker.percent(win.here) != speaker.percent(win.there)
    return [*told, win] if seen and win not in told else told


def _because(speaker: "Speaker", advice: Advice, sentence: str, differences: list[Difference]) -> str:
    """A sentence with what speaks for the advice, and what one has in return for the other choice."""

    def told(those: list[Difference]) -> str:
        return speaker.listed(_difference(speaker, advice, one) for one in those)

    speaking = [one for one in differences if _speaks_for(advice, one)][:MOST_REASONS]
    against = [one for one in differences if not _speaks_for(advice, one)][:MOST_IN_RETURN]
    if not speaking:
        return speaker.say("advice-plain", sentence=sentence)
    if not against:
        return speaker.say("advice-because", sentence=sentence, reasons=told(speaking))
    return speaker.say("advice-in_return", sentence=sentence, reasons=told(speaking), gains=told(against))


def _speaks_for(advice: Advice, one: Difference) -> bool:
    """Is it better after the advised choice?"""
    return (one.more > 0) == (one.seat == advice.seat)


def _signed(speaker: "Speaker", number: float) -> tuple[str, float]:
    """How a number begins, and how much it is; nought has no sign."""
    amount = speaker.tenths(abs(number))
    return PLUS_AND_MINUS[number < 0] if amount else "", amount


def _difference(speaker: "Speaker", advice: Advice, one: Difference) -> str:
    """What would be different after the next best choice."""
    sign, change = _signed(speaker, -one.more)
    here, there = speaker.percent(one.here), speaker.percent(one.there)
    match one.about:
        case "points":
            source = speaker.say(f"source-{one.source}")
            if one.seat == advice.seat:
                return speaker.say("differ-own", source=source, sign=sign, change=change)
            name = speaker.name(one.seat)
            return speaker.say("differ-rival", name=name, source=source, sign=sign, change=change)
        case "thalers" | "thalers_next" | "tokens":
            return speaker.say(f"differ-{one.about}", sign=sign, change=change)
        case "place":
            return speaker.say("differ-place", here=speaker.tenths(one.here), there=speaker.tenths(one.there))
        case "win":
            return speaker.say("differ-win", here=here, there=there)
        case "marker" | "marker_ever":
            marker = speaker.say(f"marker-{one.marker}")
            return speaker.say(f"differ-{one.about}", marker=marker, here=here, there=there)
