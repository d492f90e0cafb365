"""Hints from the middle of games, in all languages, for judging them: `python -m tools.hints --games 20`."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from ruhr import Game
from ruhr.bots import ADVISER, Advice, Budget, make_bot, situation_of
from ruhr.language import LANGUAGES, Speaker
from ruhr.server.thinkers import LOOKS_FOR_ADVICE

#: Who has played up to the question.
PLAYER = "kapitaen"
#: The first and the last decision at which somebody asks, for each player at the table.
EARLIEST, LATEST = 8, 45


def main() -> None:
    """Write hints of so many games to a file, or show them."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=20)
    arguments.add_argument("--seed", default="hints")
    arguments.add_argument("--out", type=Path)
    wanted = arguments.parse_args()
    text = "\n".join(_told(number, wanted.seed) for number in range(1, wanted.games + 1))
    if wanted.out:
        wanted.out.write_text(text, "utf-8")
    else:
        print(text)


def _told(number: int, seed: str) -> str:
    game = _midway(number, seed)
    advice = make_bot(ADVISER, budget=Budget(looks=LOOKS_FOR_ADVICE)).advise(situation_of(game))
    assert game.actor is not None
    about = f"turn {game.turn}, phase {game.phase}, {game.decision}, {len(game.names)} players"
    return "\n".join(
        [f"## {number}. {about}", "", f"    {game.position()}", "", *_in_words(game, advice), ""]
    )


def _midway(number: int, seed: str) -> Game:
    """A game that has come so far that somebody has to choose between some things."""
    players = 2 + number % 3
    game = Game.new(players, seed=f"{seed} {number}")
    bots = [make_bot(PLAYER, f"{seed} {number} {seat}") for seat in range(players)]
    decisions = players * (EARLIEST + (number * 7) % (LATEST - EARLIEST))
    while game.actor is not None and (game.decision_count < decisions or len(game.legal_actions()) < 3):
        game.play(bots[game.actor].decide(situation_of(game)))
    return game


def _in_words(game: Game, advice: Advice) -> Iterator[str]:
    for language in LANGUAGES:
        speaker = Speaker(language, game.board, game.names, advice.seat)
        sentences = [
            speaker.say("hint-action", action=speaker.action(advice.action)) + ".",
            *speaker.advice(advice),
            *([speaker.sureness(advice)] if advice.reason == "ahead" else []),
        ]
        yield f"- **{language}** ({speaker.name(advice.seat)}) {' '.join(sentences)}"


if __name__ == "__main__":
    main()
