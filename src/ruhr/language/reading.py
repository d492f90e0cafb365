"""Catalogues whose messages are read when they are first said: to read them all takes most of a second."""

import re
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

#: Where a message or a term begins; up to the next one all belongs to it.
_BEGINS: Final = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)


class _Named(Visitor):
    """Collects which other messages and terms a message names."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


class Catalogue:
    """The messages of a language."""

    def __init__(self, language: str, files: Iterable[Traversable]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for file in files:
            text = file.read_text("utf-8")
            begins = list(_BEGINS.finditer(text))
            ends = [*(match.start() for match in begins[1:]), len(text)]
            for match, end in zip(begins, ends, strict=True):
                self._unread.setdefault(match[1], text[match.start() : end])

    def has(self, key: str) -> bool:
        return key in self._unread or self._bundle.has_message(key)

    def message(self, key: str) -> Message:
        self._read(key)
        return self._bundle.get_message(key)

    def filled_in(self, pattern: Pattern, values: Mapping[str, Any]) -> str:
        """A pattern of a message with its values."""
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise errors[0]
        return str(text)

    def _read(self, key: str) -> None:
        """Read a message that was not read before, with all that it names."""
        text = self._unread.get(key)
        if text is None:
            return
        resource = FluentResource(text)
        named = _Named()
        named.visit(resource)
        for other in named.found:
            if other != key:
                self._read(other)
        self._bundle.add_resource(resource)
        # Whoever asks meanwhile, in another thread, reads it as well: it stays the same.
        self._unread.pop(key, None)
