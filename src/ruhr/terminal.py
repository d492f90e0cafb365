"""A plain game in the terminal: a person against opponents that play at random."""

import secrets
from pathlib import Path

from rich.console import Console

from ruhr.errors import IllegalAction
from ruhr.game import Game, chance_of
from ruhr.language import Speaker
from ruhr.vocabulary import Event

PERSON = 0
SAVED = "ruhr-game.json"


def play_in_terminal(speaker: Speaker, game: Game) -> None:
    """Ask the person on seat 0 for his decisions until the game is over or he quits."""
    console = Console(highlight=False)
    chance = chance_of(secrets.randbits(256))
    _tell(console, speaker, game.opening)
    while not game.over:
        actions = game.legal_actions()
        if game.actor == PERSON:
            _show(console, speaker, game)
            for number, action in enumerate(actions, 1):
                console.print(f"  {number:2}  {speaker.action(action)}", markup=False)
            if not _decide(console, speaker, game):
                Path(SAVED).write_text(game.record().to_text(), "utf-8")
                console.print(speaker.say("cli-play_saved", file=SAVED))
                return
        else:
            _tell(console, speaker, game.play(actions[chance.below(len(actions))]))
    result = game.result()
    assert result is not None
    console.print()
    for seat in sorted(range(len(game.names)), key=lambda seat: -result.points[seat]):
        console.print(
            speaker.say("cli-play_end", name=game.names[seat], points=result.points[seat]),
            style="bold" if seat in result.winners else "",
            markup=False,
        )


def _decide(console: Console, speaker: Speaker, game: Game) -> bool:
    """Take one answer of the person; false if he quits."""
    actions = game.legal_actions()
    try:
        answer = console.input(f"[dim]{speaker.say('cli-play_prompt')}[/dim] > ").strip().lower()
    except (EOFError, KeyboardInterrupt):
        return False
    if answer == "q":
        return False
    if answer == "u":
        try:
            game.undo(PERSON)
        except IllegalAction as error:
            console.print(speaker.error(error), markup=False)
        return True
    wanted = answer.removeprefix("?").strip()
    if not wanted.isdecimal() or not 1 <= int(wanted) <= len(actions):
        console.print(speaker.say("cli-play_unclear"))
        return True
    action = actions[int(wanted) - 1]
    _tell(console, speaker, game.what_if(action) if answer.startswith("?") else game.play(action))
    return True


def _show(console: Console, speaker: Speaker, game: Game) -> None:
    """The players, the coal on the storages, and what is asked."""
    view = game.view()
    console.print()
    for player in view["players"]:
        values = {key: player[key] for key in ("name", "points", "thalers", "pool", "debts")}
        console.print(speaker.say("cli-play_status", **values), markup=False)
    dice = [
        f"{space.name} {view['river']['dice'][space.id]}{'' if space.territory == 'mark' else '■'}"
        for space in game.board.storages
        if space.id in view["river"]["dice"]
    ]
    console.print(speaker.say("cli-play_dice", dice=", ".join(dice)), markup=False)
    ask = speaker.say(
        "cli-play_ask", name=game.names[PERSON], decision=speaker.say(f"decision-{game.decision}")
    )
    console.print(ask, style="bold", markup=False)


def _tell(console: Console, speaker: Speaker, events: list[Event]) -> None:
    for event in events:
        bold = event.kind == "turn_began"
        console.print(
            ("\n" if bold else "  ") + speaker.event(event), style="bold" if bold else "", markup=False
        )
