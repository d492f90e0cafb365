"""The game in the terminal, played by keys as a person would."""

import asyncio
import html
import re
import time
from collections.abc import Awaitable, Callable
from itertools import cycle, product
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from ruhr import Game, RuhrError
from ruhr.bots import make_bot, situation_of
from ruhr.language import LANGUAGES, Speaker
from ruhr.record import Record
from ruhr.terminal import Party, Terminal
from ruhr.terminal.app import PointsSheet, Sheet, WhyNot
from ruhr.terminal.picture import Picture, letters_of
from tests.whole import WHOLE

#: What should come is waited for so long, in seconds.
PATIENCE = 60.0
SIZES = ((80, 24), (120, 40), (160, 50))
#: Every language, and every size in one of them.
SCREENS = list(product(LANGUAGES, SIZES)) if WHOLE else list(zip(LANGUAGES, cycle(SIZES), strict=False))
Script = Callable[[Terminal, Pilot[None]], Awaitable[None]]


def run(
    party: Party, script: Script, size: tuple[int, int] = (100, 30), language: str = "en", pace: float = 0.0
) -> Terminal:
    """Let a person do what a script says."""
    app = Terminal(party, language, pace=pace)

    async def play() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await settle(app, pilot)
            await script(app, pilot)

    asyncio.run(play())
    return app


async def settle(app: Terminal, pilot: Pilot[None]) -> None:
    """Wait until the person is asked, or the game is over."""
    await pilot.pause()
    await until(pilot, lambda: app.party.my_turn or app.party.game.over)


async def until(pilot: Pilot[None], happened: Callable[[], bool]) -> None:
    """Wait until something has happened."""
    deadline = time.monotonic() + PATIENCE
    while not happened() and time.monotonic() < deadline:
        await asyncio.sleep(0.01)
    await pilot.pause()
    assert happened()


def seen(app: Terminal) -> str:
    """The text on the screen."""
    lines = re.findall(r"<text[^>]*>(.*?)</text>", app.export_screenshot())
    return html.unescape("".join(lines)).replace("\N{NO-BREAK SPACE}", " ")


def two(folder: Path, seed: int = 1, name: str = "Anna", level: str = "steuermann") -> Party:
    return Party.new(name, [level], seed=seed, file=folder / "game.json")


def test_opponents_think_as_long_as_is_wished_and_it_is_told(tmp_path: Path) -> None:
    async def script(app: Terminal, pilot: Pilot[None]) -> None:
        assert app.picture.level(1) == "Helmsman, thinks long"
        await pilot.press("enter")
        await settle(app, pilot)
        assert app.party.again().thinking == "long"

    run(Party.new("Anna", ["steuermann"], seed=1, file=tmp_path / "game.json", thinking="long"), script)


def midway(turn: int, players: int = 4) -> Record:
    """The record of a game in which the first seat has to buy something."""
    game = Game.new(["Anna", "Ben", "Cleo", "Dirk"][:players], seed=3)
    bot = make_bot("steuermann")
    while not (game.turn == turn and game.decision == "purchase" and game.actor == 0):
        game.play(bot.decide(situation_of(game)))
    return game.record()


def test_a_whole_game_by_keys_and_another_one(tmp_path: Path) -> None:
    async def script(app: Terminal, pilot: Pilot[None]) -> None:
        for _ in range(400):
            if app.party.game.over:
                break
            await pilot.press("enter")
            await settle(app, pilot)
        result = app.party.game.result()
        assert result is not None
        await until(pilot, lambda: isinstance(app.screen, PointsSheet))
        assert str(max(result.points)) in seen(app)
        kept = Record.from_text((tmp_path / "game.json").read_text("utf-8"))
        assert Game.from_record(kept).over
        await pilot.press("n")
        await settle(app, pilot)
        assert app.party.game.turn == 1
        assert len(app.screen_stack) == 1
        await pilot.press("enter")
        await settle(app, pilot)
        assert (tmp_path / "game-2.json").exists()

    run(two(tmp_path), script)


def test_the_cursor_tells_what_an_action_would_cause(tmp_path: Path) -> None:
    async def script(app: Terminal, pilot: Pilot[None]) -> None:
        before = app.party.game.record()
        await pilot.press("down")
        await pilot.pause()
        assert "You choose pilot" in seen(app)
        assert app.party.game.record() == before

    run(two(tmp_path), script)


def test_undo_takes_back_and_says_why_not(tmp_path: Path) -> None:
    async def script(app: Terminal, pilot: Pilot[None]) -> None:
        await pilot.press("u")
        await pilot.pause()
        assert "There is nothing" in seen(app)
        asked = app.party.game.legal_actions()
        await pilot.press("enter")
        await pilot.pause()
        assert len(app.party.game.decisions) == 1
        await pilot.press("u")
        await pilot.pause()
        assert app.party.game.decisions == []
        assert app.party.game.legal_actions() == asked
        assert len(app.party.story) == 1
        assert Record.from_text((tmp_path / "game.json").read_text("utf-8")).actions == []

    run(two(tmp_path), script)


def test_undo_while_an_opponent_thinks(tmp_path: Path) -> None:
    """Before the opponent has decided, the last decision is still one's own."""

    async def script(app: Terminal, pilot: Pilot[None]) -> None:
        while app.party.my_turn:
            await pilot.press("enter")
        decisions = len(app.party.game.decisions)
        assert "Haniel is thinking" in seen(app)
        await pilot.press("question_mark", "escape", "w", "h")
        assert len(app.screen_stack) == 1
        await pilot.press("u")
        await pilot.pause()
        assert app.party.my_turn
        assert len(app.party.game.decisions) == decisions - 1
        assert "Anna, choose" in seen(app)

    run(two(tmp_path), script, pace=10.0)


def test_why_not_lists_every_refusal_and_narrows_it_down(tmp_path: Path) -> None:
    async def script(app: Terminal, pilot: Pilot[None]) -> None:
        refused = app.party.refused()
        assert refused
        assert all(app.party.game.why_not(action) == reason for action, reason in refused)
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, WhyNot)
        listed = app.screen.query_one(OptionList)
        assert listed.option_count == len(refused)
        assert "§" in seen(app)
        await pilot.press(*"wage")
        await pilot.pause()
        assert app.screen.query_one(Input).value == "wage"
        assert 0 < listed.option_count < len(refused)
        await pilot.press("down", *"xyz")
        await pilot.pause()
        assert listed.get_option_at_index(0).disabled
        await pilot.press("escape")
        await pilot.pause()
        assert len(app.screen_stack) == 1

    run(two(tmp_path), script)


def test_a_hint_compares_alternatives_and_moves_the_cursor(tmp_path: Path) -> None:
    async def script(app: Terminal, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        said = seen(app)
        assert "I would choose" in said
        assert "%" in said
        await pilot.press("escape")
        await pilot.pause()
        at = app.query_one("#actions", OptionList).highlighted
        assert at is not None
        assert app.speaker.action(app.party.game.legal_actions()[at]) in said

    run(two(tmp_path), script)


def test_save_quit_and_resume(tmp_path: Path) -> None:
    async def leave(app: Terminal, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "s")
        await pilot.pause()
        assert "game.json" in seen(app)
        await pilot.press("q")

    left = run(two(tmp_path), leave)
    text = (tmp_path / "game.json").read_text("utf-8")
    party = Party.resume(Record.from_text(text), ["random"], file=tmp_path / "game.json")
    assert party.game.view() == left.party.game.view()
    assert party.story == left.party.story

    async def go_on(app: Terminal, pilot: Pilot[None]) -> None:
        before = len(app.party.game.decisions)
        await pilot.press("enter")
        await settle(app, pilot)
        assert len(app.party.game.decisions) > before

    run(party, go_on)


def test_what_cannot_be_saved_is_told_and_quits_only_at_the_second_time(tmp_path: Path) -> None:
    party = Party.new("Anna", ["random"], seed=1, file=tmp_path / "nowhere" / "game.json")
    with pytest.raises(RuhrError):
        party.save()

    async def script(app: Terminal, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        await pilot.pause()
        assert "nowhere" in seen(app)
        assert app.is_running
        await pilot.press("q")

    run(party, script)


@pytest.mark.parametrize(("language", "size"), SCREENS, ids=str)
def test_everything_renders_in_every_language(language: str, size: tuple[int, int], tmp_path: Path) -> None:
    async def script(app: Terminal, pilot: Pilot[None]) -> None:
        assert "Anna" in seen(app)
        assert "Nachtigall" in seen(app)
        for key, title in (
            ("2", "board-title"),
            ("3", "player-all"),
            ("4", "log-title"),
            ("1", "board-river"),
        ):
            await pilot.press(key)
            assert app.speaker.say(title) in seen(app)
        for key, title in (
            ("w", "why-title"),
            ("question_mark", "help-title"),
            ("p", "points-so_far"),
        ):
            await pilot.press(key)
            assert app.speaker.say(title) in seen(app)
            await pilot.press("escape")

    party = Party.resume(midway(9), ["random"] * 3, file=tmp_path / "game.json")
    run(party, script, size, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_renders_in_every_language(language: str, tmp_path: Path) -> None:
    game = Game.new(["Anna", "Ben"], seed=2)
    bot = make_bot("schiffsjunge")
    while not game.over:
        game.play(bot.decide(situation_of(game)))

    async def script(app: Terminal, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, PointsSheet)
        assert app.speaker.say("points-total") in seen(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.speaker.say("points-title") in seen(app)
        await pilot.press("w")
        await pilot.pause()
        assert len(app.screen_stack) == 1, "nobody is asked, so nothing is refused"

    run(Party.resume(game.record(), ["random"], file=tmp_path / "game.json"), script, language=language)


@pytest.mark.parametrize("name", ["[red]x[/red]", "[/]", "[@click=app.quit]x", "{ $name }", "船長船長"])
def test_a_hostile_name_is_shown_as_it_is(name: str, tmp_path: Path) -> None:
    async def script(app: Terminal, pilot: Pilot[None]) -> None:
        assert name in seen(app)
        await pilot.press("3", "4", "question_mark", "escape", "p", "escape", "w", "escape", "enter")
        assert app.is_running

    run(two(tmp_path, name=name), script, (140, 45))


def test_every_player_has_a_letter_of_his_own() -> None:
    assert letters_of(["Anna", "Anna", "A", "ä!"]) == ["A", "N", "3", "Ä"]


@pytest.mark.parametrize(("width", "height"), [(10, 5), (22, 60), (45, 20), (57, 26), (130, 17)])
def test_the_river_shows_all_spaces_at_any_size(width: int, height: int) -> None:
    game = Game.from_record(midway(9))
    picture = Picture(Speaker("en", game.board, game.names), game.board, game.names, ["random"] * 3)
    drawn = picture.river(game.view(), width, height, {"ruhrort"})
    lines = drawn.plain.split("\n")
    assert drawn.plain.count("▒") == len(game.board.storages)
    assert "»" in lines[picture.row_of("ruhrort", width, height)]
    if width >= 22:
        assert max(len(line) for line in lines) <= width
