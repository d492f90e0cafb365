"""The text of a position cut into sections, items and words, each knowing where it stands."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ruhr.errors import PositionError

#: The name by which errors call the section that begins with no keyword.
HEAD = "head"


class Word(NamedTuple):
    """A word and the character it begins at."""

    text: str
    at: int


class Item:
    """The words between two commas, read one after the other."""

    def __init__(self, section: str, words: list[Word], end: int) -> None:
        self.section = section
        self.words = words
        self._end = end
        self._read = 0

    def where(self, word: Word) -> dict[str, object]:
        """Where a word stands, for an error."""
        return {"section": self.section, "found": word.text, "at": word.at}

    def peek(self) -> str:
        """The next word, nothing at the end."""
        return self.words[self._read].text if self._read < len(self.words) else ""

    def more(self) -> bool:
        return self._read < len(self.words)

    def next(self) -> Word:
        """Read a word; there must be one."""
        if not self.more():
            raise PositionError("position_incomplete", **self.where(Word("", self._end)))
        self._read += 1
        return self.words[self._read - 1]

    def skip(self, *words: str) -> bool:
        """Read these words if they come next."""
        if [word.text for word in self.words[self._read : self._read + len(words)]] != list(words):
            return False
        self._read += len(words)
        return True

    def number(self, least: int, most: int) -> int:
        """Read a number in a range."""
        return self.number_of(self.next(), least, most)

    def number_of(self, word: Word, least: int, most: int) -> int:
        """The number a word is."""
        if not re.fullmatch(r"-?[0-9]{1,12}", word.text):
            raise PositionError("position_not_number", **self.where(word))
        if not least <= int(word.text) <= most:
            raise PositionError("position_out_of_range", least=least, most=most, **self.where(word))
        return int(word.text)

    def one_of(self, known: Sequence[str]) -> int:
        """Read one of the known words; says which."""
        return self.which(self.next(), known)

    def which(self, word: Word, known: Sequence[str]) -> int:
        """Which of the known words a word is."""
        if word.text not in known:
            raise PositionError("position_unknown_word", **self.where(word))
        return known.index(word.text)

    def all_of(self, known: Sequence[str]) -> list[int]:
        """Read known words to the end of the item, none of them twice."""
        found: list[int] = []
        while self.more() or not found:
            word = self.next()
            which = self.which(word, known)
            if which in found:
                raise PositionError("position_twice", **self.where(word))
            found.append(which)
        return found

    def finish(self) -> None:
        """Nothing more may follow."""
        if self.more():
            raise PositionError("position_unknown_word", **self.where(self.next()))


class Section:
    """The items between two semicolons, under their keyword."""

    def __init__(self, keyword: Word, items: list[Item]) -> None:
        self.keyword = keyword
        self.items = items

    def where(self, word: str = "") -> dict[str, object]:
        """Where the section stands, or its item with a word, for an error that is not one word's."""
        for item in self.items:
            if word in [found.text for found in item.words]:
                return item.where(item.words[0])
        return {"section": self.keyword.text, "found": self.keyword.text, "at": self.keyword.at}


def sections_of(text: str, keywords: Sequence[str]) -> dict[str, Section]:
    """The sections of a text by their keywords; what begins with none of them is its head."""
    found: dict[str, Section] = {}
    for part, at in _parts(text, 0, ";"):
        words = _words(part, at)
        if not words:
            raise PositionError("position_incomplete", section=HEAD, found="", at=at)
        keyword = words[0] if words[0].text in keywords else Word(HEAD, words[0].at)
        name = keyword.text
        if name in found:
            raise PositionError("position_twice", section=name, found=words[0].text, at=words[0].at)
        found[name] = Section(keyword, list(_items(part, at, keyword)))
    return found


def _items(part: str, at: int, keyword: Word) -> Iterator[Item]:
    begin = 0 if keyword.text == HEAD else keyword.at - at + len(keyword.text)
    for item, item_at in _parts(part[begin:], at + begin, ","):
        words = _words(item, item_at)
        end = item_at + len(item.rstrip())
        if not words:
            raise PositionError("position_incomplete", section=keyword.text, found="", at=end)
        yield Item(keyword.text, words, end)


def _parts(text: str, at: int, separator: str) -> Iterator[tuple[str, int]]:
    for part in text.split(separator):
        yield part, at
        at += len(part) + len(separator)


def _words(text: str, at: int) -> list[Word]:
    return [Word(match[0], at + match.start()) for match in re.finditer(r"\S+", text)]
