"""Writes docs/strategy.md and its pictures, and what the browser's page knows, from what `ruhr study` found.

Run by `make docs`; a test fails if a file is not fresh.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ruhr.cli.study import interval, thing_in_words
from ruhr.edge.actions import Action
from ruhr.language import Speaker
from ruhr.study.findings import BY_TURNS, Measure, shipped_findings
from tools.whiskers import Panel, picture

PAGE = Path(__file__).parent.parent / "docs" / "strategy.md"
PICTURES = PAGE.parent / "pictures"
#: What of all that one can have is drawn.
DRAWN = ("marker ", "port ")


def main() -> None:
    PAGE.write_text(page(), "utf-8")
    for name, drawn in pictures().items():
        (PICTURES / name).write_text(drawn, "utf-8")


def pictures() -> dict[str, str]:
    """The page's pictures by their files, in English: the same figures as in its tables."""
    speaker = Speaker("en")
    drawn = {}
    for players, found in shipped_findings().items():
        for part, draw in (
            ("openings", _openings_drawn),
            ("sources", _sources_drawn),
            ("things", _things_drawn),
        ):
            drawn[f"strategy-{players}-{part}.svg"] = draw(speaker, found)
    return drawn


def _shown(about: str, found: dict[str, Any], part: str) -> Iterator[str]:
    yield f"![{about}](pictures/strategy-{found['players']}-{part}.svg)"
    yield ""


def _title(speaker: Speaker, found: dict[str, Any], key: str) -> str:
    return f"{speaker.say(key)}: {speaker.say('strategy-players', players=found['players'])}"


def _points(number: float) -> str:
    return _signed(f"{number:+g}", number)


def _share(number: float) -> str:
    return _signed(f"{number:+.0%}", number)


def _signed(written: str, number: float) -> str:
    """With a minus as long as a plus; nought has no sign."""
    return written.replace("-", "−") if round(number, 4) else written.lstrip("+-")


def _openings_drawn(speaker: Speaker, found: dict[str, Any]) -> str:
    say = speaker.say
    rows = [
        f"{one['place']} · {speaker.action(Action.from_words(one['action']))}" for one in found["openings"]
    ]
    panels = [
        Panel(say("strategy-points"), [Measure(**one["points"]) for one in found["openings"]], _points),
        Panel(say("strategy-chance"), [Measure(**one["wins"]) for one in found["openings"]], _share),
    ]
    return picture(_title(speaker, found, "strategy-openings"), rows, panels, one_scale=False)


def _sources_drawn(speaker: Speaker, found: dict[str, Any]) -> str:
    rows = [speaker.say("source-" + one["source"]) for one in found["sources"]]
    more = [Measure(**one["more"]) for one in found["sources"]]
    panels = [Panel(speaker.say("strategy-more"), more, _points)]
    return picture(_title(speaker, found, "strategy-sources"), rows, panels, one_scale=True)


def _things_drawn(speaker: Speaker, found: dict[str, Any]) -> str:
    cells = {(one["thing"], one["turn"]): Measure(**one["points"]) for one in found["possessions"]}
    things = [thing for thing in dict.fromkeys(thing for thing, _ in cells) if thing.startswith(DRAWN)]
    panels = [
        Panel(
            speaker.say("strategy-by_turn", turn=turn),
            [cells.get((thing, turn)) for thing in things],
            _points,
        )
        for turn in BY_TURNS
    ]
    rows = [thing_in_words(speaker, thing) for thing in things]
    return picture(_title(speaker, found, "strategy-possessions"), rows, panels, one_scale=True)


def strategy() -> str:
    """All that was found, for the browser."""
    return json.dumps(list(shipped_findings().values()), separators=(",", ":")) + "\n"


def page() -> str:
    """The page, in English."""
    speaker = Speaker("en")
    say = speaker.say
    games = ", ".join(f"{found['games']} ({players})" for players, found in shipped_findings().items())
    lines = [
        f"# {say('strategy-title')}",
        "",
        "Written by `make docs` from what `ruhr study` has found, which anybody can repeat: "
        f"`ruhr study --players 2 --games 300 --output src/ruhr/study`. Games so far, by players: {games}.",
        "",
        say("strategy-correlation"),
    ]
    for players, found in shipped_findings().items():
        lines += ["", f"## {say('strategy-players', players=players)}", ""]
        lines += [
            say("strategy-about", games=found["games"], players=players, level=speaker.bot(found["level"])),
            "",
        ]
        lines += [*_places(speaker, found), *_openings(speaker, found)]
        lines += [*_sources(speaker, found), *_possessions(speaker, found)]
    return "\n".join(lines) + "\n"


def _places(speaker: Speaker, found: dict[str, Any]) -> Iterator[str]:
    say = speaker.say
    yield f"### {say('strategy-places')}"
    yield ""
    yield f"| {say('strategy-place')} | {say('strategy-points')} | {say('strategy-wins')} |"
    yield "|--:|--:|--:|"
    for place, (points, wins) in enumerate(zip(found["places"], found["wins_by_place"], strict=True), 1):
        told = f"{wins['mean']:.1%} ({wins['low']:.1%} … {wins['high']:.1%})"
        yield f"| {place} | {points['mean']:.1f} ({points['low']:.1f} … {points['high']:.1f}) | {told} |"
    yield ""


def _openings(speaker: Speaker, found: dict[str, Any]) -> Iterator[str]:
    say = speaker.say
    yield f"### {say('strategy-openings')}"
    yield ""
    yield say("strategy-openings_about")
    yield ""
    yield from _shown(_title(speaker, found, "strategy-openings"), found, "openings")
    columns = ("place", "opening", "points", "chance", "chosen")
    yield "".join(f"| {say(f'strategy-{column}')} " for column in columns) + "|"
    yield "|--:|---|--:|--:|--:|"
    for one in found["openings"]:
        points, wins = Measure(**one["points"]), Measure(**one["wins"])
        chance = f"{wins.mean:+.0%} ({wins.low:+.0%} … {wins.high:+.0%})"
        told = f"{interval(points)} | {chance} | {one['chosen']:.0%}"
        yield f"| {one['place']} | {speaker.action(Action.from_words(one['action']))} | {told} |"
    yield ""


def _sources(speaker: Speaker, found: dict[str, Any]) -> Iterator[str]:
    say = speaker.say
    yield f"### {say('strategy-sources')}"
    yield ""
    yield say("strategy-sources_about")
    yield ""
    yield from _shown(_title(speaker, found, "strategy-sources"), found, "sources")
    yield (
        "".join(f"| {say(f'strategy-{column}')} " for column in ("source", "winners", "others", "more")) + "|"
    )
    yield "|---|--:|--:|--:|"
    for one in found["sources"]:
        more = interval(Measure(**one["more"]))
        yield f"| {say('source-' + one['source'])} | {one['winners']:.1f} | {one['others']:.1f} | {more} |"
    yield ""


def _possessions(speaker: Speaker, found: dict[str, Any]) -> Iterator[str]:
    say = speaker.say
    yield f"### {say('strategy-possessions')}"
    yield ""
    yield say("strategy-possessions_about")
    yield ""
    yield from _shown(_title(speaker, found, "strategy-possessions"), found, "things")
    turns = "".join(f"| {say('strategy-by_turn', turn=turn)} " for turn in BY_TURNS)
    yield f"| {say('strategy-thing')} {turns}|"
    yield "|---|" + "--:|" * len(BY_TURNS)
    cells = {(one["thing"], one["turn"]): Measure(**one["points"]) for one in found["possessions"]}
    for thing in dict.fromkeys(one["thing"] for one in found["possessions"]):
        told = [cells.get((thing, turn)) for turn in BY_TURNS]
        row = " | ".join("" if one is None else interval(one) for one in told)
        yield f"| {thing_in_words(speaker, thing)} | {row} |"
    yield ""


if __name__ == "__main__":
    main()
