"""Presses keys, hears what Orca says after each, and looks behind the page, only to compare."""

import asyncio
import json
import subprocess
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect


@dataclass
class Heard:
    """What was said after one key, in order, and what of it was cut off."""

    key: str
    lines: list[str] = field(default_factory=list)
    cuts: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return " | ".join(self.lines)

    def __str__(self) -> str:
        rows = [f"{self.key:>12} → {self.text or '(nothing)'}"]
        rows += [f"{'':>12}   ✂ {cut}" for cut in self.cuts]
        return "\n".join(rows)


class Ear:
    """A patient listener: a key is pressed when everything has been said."""

    def __init__(self, said: Path, display: str, settle: float, longest: float = 90) -> None:
        self._said, self._display, self._settle, self._longest = said, display, settle, longest
        self._offset = said.stat().st_size

    def press(self, key: str, least: float = 0) -> Heard:
        """Press a key as xdotool names it, and listen until it has been quiet for a while."""
        subprocess.run(["xdotool", "key", "--delay", "40", key], env={"DISPLAY": self._display}, check=True)
        return self.listen(key, least)

    def listen(self, key: str = "…", least: float = 0) -> Heard:
        heard = Heard(key)
        begun = quiet_since = time.time()
        ends = 0.0
        while time.time() - begun < self._longest:
            until = self._take(heard)
            now = time.time()
            if until:
                quiet_since, ends = now, max(ends, until)
            if now - quiet_since > self._settle and now - begun > least and now > ends + self._settle:
                break
            time.sleep(0.05)
        return heard

    def _take(self, heard: Heard) -> float:
        """Add what was said; when it will all have been spoken, or 0 if nothing was."""
        with self._said.open("rb") as said:
            said.seek(self._offset)
            whole = said.read().rpartition(b"\n")[0]
        self._offset += len(whole) + bool(whole)
        until = 0.0
        for line in map(json.loads, whole.splitlines()):
            if "say" in line:
                heard.lines.append(" ".join(line["say"].split()))
                until = line["until"]
            else:
                heard.cuts.append(" | ".join(line["cut"]).strip())
        return until


class Page:
    """What the page knows, through the browser's debugger."""

    def __init__(self, port: int) -> None:
        self._port = port

    def evaluate(self, script: str) -> Any:
        return asyncio.run(self._evaluate(script))

    async def _evaluate(self, script: str) -> Any:
        with urllib.request.urlopen(f"http://127.0.0.1:{self._port}/json") as answer:
            pages = [page for page in json.load(answer) if page["type"] == "page"]
        wanted = {"expression": script, "returnByValue": True}
        async with connect(pages[0]["webSocketDebuggerUrl"], max_size=None) as browser:
            await browser.send(json.dumps({"id": 1, "method": "Runtime.evaluate", "params": wanted}))
            told: dict[str, Any] = {}
            while told.get("id") != 1:
                told = json.loads(await browser.recv())
        return told["result"]["result"].get("value")
