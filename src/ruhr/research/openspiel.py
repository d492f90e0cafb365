"""The game for OpenSpiel, as `ruhr(players=4,calmer_water=false)`.

Chance is explicit where something is revealed: who begins, each country, each marker. What lies face down or
in the bag is in no state, so no algorithm can see it.

>>> state = pyspiel.load_game("ruhr(players=2)").new_initial_state()
>>> state.chance_outcomes()
[(0, 0.5), (1, 0.5)]
"""

from typing import Any

import numpy as np
import pyspiel

from ruhr.board import standard_board
from ruhr.board.words import DEMAND_MARKERS, FEWEST_PLAYERS, MOST_PLAYERS
from ruhr.games import reward_of_win
from ruhr.observation import SIZE
from ruhr.position import write
from ruhr.record import Record, check_count
from ruhr.research.table import observation
from ruhr.reveals import kind_of_reveal
from ruhr.rules.actions import ACTIONS, OVER
from ruhr.rules.scoring import share_of_win, winners
from ruhr.rules.state import State
from ruhr.trajectory import Trajectory
from ruhr.vocabulary import vocabulary

#: More decisions than this no game has.
LONGEST = 1024

GAME_TYPE = pyspiel.GameType(
    short_name="ruhr",
    long_name="Ruhrschifffahrt 1769-1890",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=FEWEST_PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": MOST_PLAYERS, "calmer_water": False},
)


class RuhrGame(pyspiel.Game):  # type: ignore[misc]
    """The rules, for OpenSpiel."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        said = parameters or {}
        self.players = int(said.get("players", MOST_PLAYERS))
        check_count(self.players)
        self.calmer_water = bool(said.get("calmer_water", False))
        super().__init__(
            GAME_TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=DEMAND_MARKERS,
                num_players=self.players,
                min_utility=reward_of_win(0.0, self.players),
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            ),
            said,
        )

    def new_initial_state(self) -> "RuhrState":
        return RuhrState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "RuhrObserver":
        """What looks at states: everybody sees the same, each from his seat."""
        return RuhrObserver(iig_obs_type, params)


class RuhrState(pyspiel.State):  # type: ignore[misc]
    """A position, or a moment before something is revealed."""

    def __init__(self, game: RuhrGame) -> None:
        super().__init__(game)
        # All that OpenSpiel copies deeply with a state.
        self.trajectory = Trajectory(game.players, game.calmer_water)

    @property
    def table(self) -> State | None:
        """What lies on the table, once somebody begins."""
        return self.trajectory.table

    def record(self) -> Record:
        """A record that replays what has happened."""
        return self.trajectory.record()

    def current_player(self) -> int:
        s = self.table
        if s is None or self.trajectory.waits_for_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if s.decision == OVER else int(s.actor)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.decision == OVER

    def returns(self) -> list[float]:
        """A share of the win, at the end."""
        s = self.table
        players = self.trajectory.players
        if s is None or s.decision != OVER:
            return [0.0] * players
        won = winners(s)
        return [reward_of_win(share_of_win(won, seat), players) for seat in range(players)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be revealed, and how likely each of it is."""
        counted = self.trajectory.outcomes()
        return [(outcome, count / counted.total()) for outcome, count in sorted(counted.items())]

    def _legal_actions(self, player: int) -> list[int]:
        s = self.table
        assert s is not None
        assert player == s.actor
        return sorted(int(action) for action in s.choices[: s.choice_count])

    def _apply_action(self, action: int) -> None:
        self.trajectory.go_on(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(vocabulary(standard_board()).words[action])
        if self.table is None:
            return f"first {action}"
        if kind_of_reveal(self.table) == "country":
            return f"country {standard_board().countries[action]}"
        return f"marker {action}"

    def __str__(self) -> str:
        return "" if self.table is None else write(self.table, hidden=False)


class RuhrObserver:
    """The observation of docs/research.md, as OpenSpiel asks for it.

    Everything is public: where only what is private is asked for, there is nothing to see. Who wants to
    recall everything is told what has happened; a tensor of that there is none.
    """

    def __init__(self, kind: Any, parameters: Any) -> None:
        if parameters:
            raise ValueError(parameters)
        self._is_public = kind is None or kind.public_info
        self._recalls = kind is not None and kind.perfect_recall
        seen = self._is_public and not self._recalls
        self.tensor = np.zeros(SIZE, np.float32) if seen else None
        self.dict = {"observation": self.tensor} if seen else {}

    def set_from(self, state: RuhrState, player: int) -> None:
        """Look at a state from a seat."""
        if self.tensor is not None:
            self.tensor[:] = 0 if state.table is None else observation(state.table, player)

    def string_from(self, state: RuhrState, player: int) -> str:
        if not self._is_public:
            return ""
        return f"{player}: {state.history_str() if self._recalls else state}"


pyspiel.register_game(GAME_TYPE, RuhrGame)
