"""Errors that people see: a stable code and its values. `ruhr.language` puts them into words."""

from collections.abc import Mapping


class RuhrError(Exception):
    """Something given to the game from outside is not right; nothing has been changed by it."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code, values)
        #: What is wrong, for programs.
        self.code = code
        #: The particulars, by name.
        self.values: Mapping[str, object] = values

    def __str__(self) -> str:
        particulars = ", ".join(f"{name}={_shown(value)}" for name, value in self.values.items())
        return f"{self.code}({particulars})"


def _shown(value: object) -> str:
    """A value as a programmer writes it, unless it has thousands of digits or floors."""
    try:
        return repr(value)
    except (ValueError, RecursionError):
        return "…"


class BoardError(RuhrError):
    """A board file that cannot be played on."""


class RecordError(RuhrError):
    """A record that is not one of a game."""


class PositionError(RuhrError):
    """A text that is no position, or an impossible one; says in which section and at which character."""


class SandboxError(RuhrError):
    """A step that cannot be tried out."""


class IllegalAction(RuhrError):
    """An action that is unknown or not legal now."""
