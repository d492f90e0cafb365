"""A decision as a bot sees it."""

from collections.abc import Sequence
from dataclasses import dataclass

from ruhr.edge.actions import Action
from ruhr.edge.views import View
from ruhr.game import Game
from ruhr.rules.state import State
from ruhr.view import view
from ruhr.vocabulary import vocabulary


@dataclass(frozen=True)
class Situation:
    """A decision as a bot sees it: the table without anything hidden, and what was decided so far."""

    table: State
    names: Sequence[str]
    decisions: Sequence[str] = ()

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.table.actor

    @property
    def view(self) -> View:
        """Everything on the table, as plain data."""
        return view(self.table, list(self.names))

    @property
    def legal(self) -> list[Action]:
        """What may be decided."""
        actions = vocabulary(self.table.board).actions
        return [actions[code] for code in self.table.choices[: self.table.choice_count]]

    def code_of(self, action: Action | str) -> int:
        """The number of a legal action."""
        code = vocabulary(self.table.board).code(action)
        assert code is not None
        return code


def situation_of(game: Game) -> Situation:
    """The decision a game asks for, as a bot may see it."""
    return Situation(game.seen_table(), game.names, game.decisions)
