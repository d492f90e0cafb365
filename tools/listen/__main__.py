"""Plays against bots with the screen reader Orca, by keys and ears alone, and writes down what it says.

Every key is one that a blind player would press. The page is also looked at from behind, to know when to
press the next key and to compare: what it announced, Orca must have said, once, in its order, and before
the question.
"""

import os
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import click

from tools.listen.ear import Ear, Heard, Page

HERE = Path(__file__).parent
PORT, DEBUG_PORT, DISPLAY = 8899, 9333, ":77"

#: Remembers what the page announces from now on.
REMEMBER = """
    window.announced = [];
    new MutationObserver((changes) => {
        for (const node of changes.flatMap((change) => [...change.addedNodes]))
            if (node.textContent) announced.push(node.textContent);
    }).observe(document.querySelector('[aria-live=polite]'), { childList: true });
"""
STATUS = "document.querySelector('.table')?.dataset.status"
#: Everything has been shown: something is asked, or the game is over.
ASKED = "document.querySelector('button.action:enabled, #end-sentence') !== null"
WARNED = "document.querySelector('.warning') !== null"
#: Is the keyboard on what carries on nevertheless? So it is where only the end of the turn is confirmed.
CARRIES_ON = "document.activeElement?.matches('[data-anyway]') ?? false"
FOCUS = "document.activeElement?.id ?? ''"
#: What a word of the game means, as long as it is open, and whether the keyboard is on a word.
MEANING = "document.querySelector('.card[role=dialog] [tabindex]')?.textContent ?? ''"
ON_A_WORD = "document.activeElement?.matches('.word') ?? false"
#: How a word of the game sounds.
WORD = "opens dialog"
#: Where the keyboard is at the question, or at the result.
QUESTIONS = ("ask-sentence", "end-sentence")
#: How often to listen on while something is shown.
LONGEST_SHOW = 60
#: How often to listen on for what the page has announced and nobody has said yet.
LONGEST_PAUSE = 3
#: So many times at most one goes on from the question to the first action, or back to the last one.
LONGEST_QUESTION = 5


def is_action(heard: Heard) -> bool:
    """Is it a button to decide with? Words of the game are buttons, too."""
    return " push button" in heard.text and WORD not in heard.text


class Player:
    """Plays by what is heard, and keeps account of what should have been."""

    def __init__(self, ear: Ear, page: Page, transcript: Path) -> None:
        self.ear, self.page = ear, page
        self.found: Counter[str] = Counter()
        self._transcript = transcript.open("w", encoding="utf-8")

    def note(self, words: object) -> None:
        print(words, flush=True)
        print(words, file=self._transcript, flush=True)

    def press(self, key: str, least: float = 0) -> Heard:
        heard = self.ear.press(key, least)
        self.note(heard)
        return heard

    def walk(self, key: str, wanted: str, most: int) -> bool:
        """Press a key until something is said."""
        return any(wanted in self.press(key).text for _ in range(most))

    def begin(self) -> None:
        """From the home page into a game."""
        self.ear.listen()
        self.press("ctrl+Home")
        if not self.walk("b", "Play push button", 20):
            raise SystemExit("Orca does not find the button that begins a game.")
        self._listen_until_asked(self.press("Return", 4))
        self.page.evaluate(REMEMBER)

    def look_around(self) -> None:
        """Hear some of the board and of the players' boards, and go back to the question."""
        for key in ("ctrl+Home", "Return"):
            self.press(key)
        for _ in range(6):
            self.press("b")
        for _ in range(3):
            self.press("shift+h")
        for key in ("ctrl+Home", "Return"):
            self.press(key)

    def decide(self, down: int) -> None:
        """Go down the list to an action, do it, and compare what is said with what was announced."""
        self.page.evaluate("announced.length = 0")
        heard = self.press("Down")
        if WORD in heard.text and not self.found["words heard"]:
            self._look_up()
        if not is_action(heard) and not self._go("Down"):
            self.found["no action found"] += 1
        for _ in range(down):
            # Behind the list stands what an action would do; that may have come after it was passed.
            if not is_action(self.press("Down")) and not self._go("Up"):
                self.found["no action found"] += 1
        heard = self.press("Return")
        if self.page.evaluate(WARNED):
            if not is_action(heard):
                # The first one is loaded when it is needed, and so comes a moment later.
                heard = self.ear.listen(least=1)
                self.note(heard)
            heard_warning = is_action(heard)
            self.found["warnings heard" if heard_warning else "warnings unheard"] += 1
            if not self.page.evaluate(CARRIES_ON):
                self.press("Tab")
            heard = self.press("Return")
        self._listen_until_asked(heard)
        self._hear_out(heard)
        self._compare(heard)

    def _go(self, key: str) -> bool:
        """Press a key until an action is heard."""
        return any(is_action(self.press(key)) for _ in range(LONGEST_QUESTION))

    def _look_up(self) -> None:
        """Open the word of the game that was just heard: its meaning is read, and Escape leads back to it."""
        heard = self.press("Return")
        meaning = " ".join(self.page.evaluate(MEANING).split())
        self.found["words heard" if meaning and meaning in heard.text else "words unheard"] += 1
        self.press("Escape")
        self.found["words lost"] += self.page.evaluate(MEANING) != "" or not self.page.evaluate(ON_A_WORD)

    def _listen_until_asked(self, heard: Heard) -> None:
        """The keyboard goes to the question a moment after everything has been shown."""
        for _ in range(LONGEST_SHOW):
            asked = self.page.evaluate(ASKED)
            if asked and self.page.evaluate(FOCUS) in QUESTIONS:
                return
            more = self.ear.listen(least=1)
            heard.lines += more.lines
            self.note(more)
            if asked:
                return
        raise SystemExit("Nothing is asked, and nothing happens.")

    def _hear_out(self, heard: Heard) -> None:
        """A pause is not the end: whoever has not heard the question waits for it."""
        for _ in range(LONGEST_PAUSE):
            told = [any(words in line for line in heard.lines) for words in self._announced()]
            if all(told) and any("heading level 2" in line for line in heard.lines):
                return
            more = self.ear.listen(least=1)
            heard.lines += more.lines
            self.note(more)

    def _announced(self) -> list[str]:
        """What the page has told since the last decision."""
        return [" ".join(words.split()) for words in self.page.evaluate("announced")]

    def _compare(self, heard: Heard) -> None:
        announced = self._announced()
        places = [
            next((at for at, line in enumerate(heard.lines) if words in line), None) for words in announced
        ]
        told = [at for at in places if at is not None]
        questions = [at for at, line in enumerate(heard.lines) if "heading level 2" in line]
        wrong = {
            "lost": len(places) - len(told),
            "out of order": told != sorted(told),
            "question before the story": bool(questions and told and questions[0] < told[0]),
            "question twice": len(questions) > 1,
            "question unheard": not questions,
            "keyboard without a place": self.page.evaluate(FOCUS) not in QUESTIONS,
        }
        self.found.update({"decisions": 1, "announcements": len(announced)})
        for what, times in wrong.items():
            self.found[what] += times
            if times:
                self.note(f"{'':>12} ! {what}: {announced}")


@click.command(help=__doc__)
@click.option(
    "--decisions", default=25, show_default=True, help="How many decisions to take; 0 plays to the end."
)
@click.option(
    "--transcript",
    type=Path,
    default=Path("listened.txt"),
    show_default=True,
    help="Where what is said is written.",
)
@click.option("--speed", default=100, show_default=True, help="Characters that the voice speaks in a second.")
@click.option("--settle", default=1.5, show_default=True, help="So many seconds of silence end an answer.")
def listen(decisions: int, transcript: Path, speed: int, settle: float) -> None:
    with tempfile.TemporaryDirectory(prefix="ruhr-listen-") as folder:
        wishes = {
            "LISTEN_DIR": folder,
            "LISTEN_SERVER": str(Path(sys.executable).parent / "ruhr"),
            "LISTEN_PORT": str(PORT),
            "LISTEN_DEBUG_PORT": str(DEBUG_PORT),
            "LISTEN_DISPLAY": DISPLAY,
            "LISTEN_SPEED": str(speed),
            "LISTEN_LANGUAGE": "en",
        }
        start = [HERE / "start.sh"]
        room = subprocess.Popen(
            start, env={**os.environ, **wishes}, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        try:
            if not room.stdout or "ready" not in (line.strip() for line in room.stdout):
                raise SystemExit("Orca, Chromium or the server does not start.")
            player = Player(Ear(Path(folder, "said.jsonl"), DISPLAY, settle), Page(DEBUG_PORT), transcript)
            player.begin()
            taken = 0
            while player.page.evaluate(STATUS) == "playing" and (taken < decisions or not decisions):
                if taken == 5:
                    player.look_around()
                player.decide(taken % 3)
                taken += 1
            player.note(dict(player.found))
        finally:
            # All of it, also what a bus of its own has started.
            os.killpg(room.pid, signal.SIGTERM)
            room.wait()
    wrong = set(player.found.keys()) - {"decisions", "announcements", "warnings heard", "words heard"}
    sys.exit(any(player.found[what] for what in wrong))


if __name__ == "__main__":
    listen()
