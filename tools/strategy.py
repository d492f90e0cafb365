"""Writes docs/strategy.md, and what the browser's page knows, from what `ruhr study` has found.

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

PAGE = Path(__file__).parent.parent / "docs" / "strategy.md"


def main() -> None:
    PAGE.write_text(page(), "utf-8")


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
