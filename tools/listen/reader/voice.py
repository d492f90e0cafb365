"""A voice for Orca that makes no sound: it takes its time like a real one, and writes down what it says.

Every line of the file named by LISTEN_SAID is a JSON object: `say` is something that begins to wait for the
voice and will have been spoken at `until`; `cut` is what was never heard because the voice was stopped.
"""

import json
import os
import time
from collections.abc import Callable, Iterator
from typing import Any

from gi.repository import GLib
from orca import speechserver

SAID = os.environ["LISTEN_SAID"]
#: Characters in a second. Orca's default is about 15; people used to a screen reader take 25 to 40.
SPEED = float(os.environ["LISTEN_SPEED"])


def write(**line: object) -> None:
    with open(SAID, "a", encoding="utf-8") as said:
        said.write(json.dumps(line, ensure_ascii=False) + "\n")


class Queue:
    """What waits to be spoken, and when each of it will have been."""

    def __init__(self) -> None:
        self.waiting: list[tuple[float, float, str]] = []

    def add(self, text: str) -> float:
        begin = max(time.time(), self.waiting[-1][1] if self.waiting else 0)
        end = begin + len(text) / SPEED
        self.waiting.append((begin, end, text))
        write(say=text, until=end)
        return end

    def stop(self) -> None:
        now = time.time()
        unheard = [
            text[max(0, int((now - begin) * SPEED)) :] for begin, end, text in self.waiting if end > now
        ]
        self.waiting = []
        if unheard:
            write(cut=unheard)


class SpeechServer(speechserver.SpeechServer):  # type: ignore[misc] # Orca has no types
    """The voice as Orca knows voices; the names are Orca's."""

    _only: "SpeechServer | None" = None

    @staticmethod
    def getFactoryName() -> str:
        return "Written voice"

    @classmethod
    def getSpeechServer(cls, info: object = None) -> "SpeechServer":
        cls._only = cls._only or cls()
        return cls._only

    @classmethod
    def getSpeechServers(cls) -> "list[SpeechServer]":
        return [cls.getSpeechServer()]

    @staticmethod
    def shutdownActiveServers() -> None:
        pass

    def __init__(self) -> None:
        super().__init__()
        self._queue = Queue()
        self._reading: object = None

    def getInfo(self) -> list[str]:
        return ["Written voice", "written"]

    def getVoiceFamilies(self) -> list[object]:
        return []

    def speak(self, text: object = None, acss: object = None, interrupt: bool = True) -> None:
        # As with Orca's own voices, only stop() interrupts.
        if isinstance(text, str) and text:
            self._queue.add(text)

    def speakCharacter(self, character: str, acss: object = None) -> None:
        self.speak(character)

    def speakKeyEvent(self, event: Any, acss: object = None) -> None:
        self.speak(event.getKeyName())

    def sayAll(self, utteranceIterator: Iterator[Any], progressCallback: Callable[..., None]) -> None:
        self._reading = utteranceIterator
        GLib.idle_add(self._read_on, utteranceIterator, progressCallback)

    def _read_on(self, utterances: Iterator[Any], callback: Callable[..., None]) -> bool:
        if self._reading is not utterances:
            return False
        try:
            context, _ = next(utterances)
        except StopIteration:
            return False
        end = self._queue.add(context.utterance)
        callback(context.copy(), speechserver.SayAllContext.PROGRESS)

        def finished() -> bool:
            if self._reading is utterances:
                context.currentOffset = context.endOffset
                callback(context.copy(), speechserver.SayAllContext.COMPLETED)
                self._read_on(utterances, callback)
            return False

        GLib.timeout_add(int(max(0.0, end - time.time()) * 1000), finished)
        return False

    def stop(self) -> None:
        self._reading = None
        self._queue.stop()

    def reset(self, text: object = None, acss: object = None) -> None:
        self.stop()
