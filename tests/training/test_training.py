"""Training: small ones, from their plan to their networks."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from ruhr import RuhrError, standard_board
from ruhr.bots.features import MOST_HELD, PLAYER_FEATURES, TABLE_FEATURES, Features
from ruhr.bots.judgement import Judgement
from ruhr.bots.network import POINTS_SCALE, Network
from ruhr.bots.networks import read_network
from ruhr.bots.selfplay import Notes, is_noted, judged_games, new_game
from ruhr.bots.weights import tuned_weights
from ruhr.game import chance_of
from ruhr.rules.actions import OVER
from ruhr.rules.sequence_of_play import play
from ruhr.rules.state import State
from ruhr.training.crew import Crew, hired
from ruhr.training.fitting import fit, foresee, new_weights, whole_numbers
from ruhr.training.plan import TrainingPlan
from ruhr.training.positions import pack, read_positions
from ruhr.training.rounds import Round, rounds_so_far, train

#: Enough of everything to go wrong.
SMALL = TrainingPlan(
    players=2,
    board="standard-2",
    judged_games=60,
    rounds=2,
    round_games=6,
    looks=3,
    gate_games=4,
    first_epochs=2,
    round_epochs=2,
)


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    with hired(2, None) as crew:
        yield crew


def run(plan: TrainingPlan, folder: Path, crew: Crew) -> tuple[bytes, list[Round]]:
    """A whole training, and the rounds that were told."""
    told: list[Round] = []
    best = train(plan, folder, crew, lambda doing, done, of: None, told.append)
    return best, told


@pytest.fixture(scope="module")
def trained(crew: Crew, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, bytes]:
    folder = tmp_path_factory.mktemp("trained")
    return folder, run(SMALL, folder, crew)[0]


def networks(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted((folder / "networks").iterdir())}


def test_a_training_gives_a_network_for_its_board_and_players(trained: tuple[Path, bytes]) -> None:
    folder, best = trained
    rounds = rounds_so_far(folder)
    assert [done.number for done in rounds] == [0, 1, 2]
    assert rounds[0].positions == 9 * SMALL.judged_games
    assert rounds[2].positions == 2 * 9 * SMALL.round_games, "two rounds are within the window"
    assert all(0 <= done.wins <= 1 for done in rounds)
    if any(done.passed for done in rounds):
        _, about = read_network(best)
        assert (about["board"], about["players"]) == (SMALL.board, SMALL.players)
        assert about["round"] == max(done.number for done in rounds if done.passed)


def test_the_same_plan_gives_the_same_networks(
    trained: tuple[Path, bytes], crew: Crew, tmp_path: Path
) -> None:
    run(SMALL, tmp_path, crew)
    assert networks(tmp_path) == networks(trained[0])
    assert rounds_so_far(tmp_path) == rounds_so_far(trained[0])


def test_another_seed_is_another_training(trained: tuple[Path, bytes], crew: Crew, tmp_path: Path) -> None:
    run(replace(SMALL, seed=2, rounds=0), tmp_path, crew)
    assert networks(tmp_path)["round-00.network"] != networks(trained[0])["round-00.network"]


class Interrupted(Exception):
    pass


@pytest.mark.parametrize("moment", ["playing", "fitting", "gating"])
def test_an_interrupted_training_goes_on_where_it_stopped(
    moment: str, trained: tuple[Path, bytes], crew: Crew, tmp_path: Path
) -> None:
    plan = replace(SMALL, rounds=1)

    def interrupt(doing: str, done: int, of: int) -> None:
        if doing == moment and done * 2 > of:
            raise Interrupted

    with pytest.raises(Interrupted):
        train(plan, tmp_path, crew, interrupt, lambda done: None)
    games = {file: file.stat().st_mtime_ns for file in (tmp_path / "games").iterdir()}
    assert games, "what was played is kept"
    run(plan, tmp_path, crew)
    assert {file: file.stat().st_mtime_ns for file in games} == games, "and not played again"
    assert networks(tmp_path) == {name: networks(trained[0])[name] for name in networks(tmp_path)}


def test_a_finished_training_can_have_more_rounds_but_not_another_plan(
    trained: tuple[Path, bytes], crew: Crew, tmp_path: Path
) -> None:
    run(replace(SMALL, rounds=0), tmp_path, crew)
    run(replace(SMALL, rounds=1), tmp_path, crew)
    assert rounds_so_far(tmp_path) == rounds_so_far(trained[0])[:2]
    with pytest.raises(RuhrError) as refused:
        run(replace(SMALL, rounds=1, looks=4), tmp_path, crew)
    assert refused.value.code == "training_plan"
    assert refused.value.values["name"] == "looks"


def test_a_cluster_of_two_gives_the_same_networks(trained: tuple[Path, bytes], tmp_path: Path) -> None:
    with hired(2, "local") as cluster:
        assert cluster.hands == 2
        run(replace(SMALL, rounds=1), tmp_path, cluster)
    assert networks(tmp_path) == {name: networks(trained[0])[name] for name in networks(tmp_path)}


# --- Positions -----------------------------------------------------------------------------------------


def noted_games(players: int, games: int, seed: int = 1) -> Notes:
    notes = Notes(players)
    judged_games(standard_board(), Judgement(tuned_weights()), games, chance_of(seed), notes)
    return notes


def test_positions_are_noted_once_a_turn_where_a_network_would_be_asked() -> None:
    notes = noted_games(3, 2)
    assert notes.turns == [*range(2, 11), *range(2, 11)]
    assert len(notes.shares) == len(notes.points) == 3 * notes.positions
    assert all(sum(notes.shares[at : at + 3]) == pytest.approx(1) for at in range(0, len(notes.shares), 3))


def test_packed_positions_hold_the_same_facts(tmp_path: Path) -> None:
    notes = noted_games(4, 3)
    file = tmp_path / "games.npz"
    file.write_bytes(pack(notes, searched=False))
    rows = read_positions([file, file], outcome=0.5)
    assert len(rows) == 2 * notes.positions
    at = 0
    for position in range(notes.positions):
        for part in range(5):
            count = notes.counts[5 * position + part]
            facts = notes.facts[at : at + count]
            at += count
            row, unused = (
                (rows.table[position], TABLE_FEATURES)
                if part == 0
                else (rows.players[position, part - 1], PLAYER_FEATURES)
            )
            assert row[row != unused].tolist() == facts
    coming = np.array(notes.final_points) - np.array(notes.points)
    assert rows.coming[: notes.positions].ravel().tolist() == coming.tolist()


def test_where_there_was_a_search_its_foresight_counts_for_half(tmp_path: Path) -> None:
    notes = noted_games(2, 1)
    notes.foreseen_shares = [0.25, 0.75] * notes.positions
    notes.foreseen_points = [40.0] * (2 * notes.positions)
    file = tmp_path / "games.npz"
    file.write_bytes(pack(notes, searched=True))
    rows = read_positions([file], outcome=0.5)
    assert rows.shares[0].tolist() == [(notes.shares[0] + 0.25) / 2, (notes.shares[1] + 0.75) / 2]
    assert rows.coming[0, 0] == (notes.final_points[0] + 40.0) / 2 - notes.points[0]


# --- Fitting -------------------------------------------------------------------------------------------


def some_positions(players: int, games: int) -> list[State]:
    """Positions at which a network is asked."""
    found = []
    judgement = Judgement(tuned_weights())
    for seed in range(games):
        chance = chance_of(seed)
        s = new_game(standard_board(), players, chance)
        noted = 0
        while s.decision != OVER:
            if is_noted(s, noted):
                noted = s.turn
                found.append(s.clone())
            play(s, s.choices[judgement.choose(s, chance, 0.5)])
    return found


def hot(s: State) -> tuple[torch.Tensor, torch.Tensor]:
    features = Features()
    features.read(s)
    table = torch.zeros(TABLE_FEATURES)
    table[list(features.table[: features.of_table])] = 1
    players = torch.zeros(s.seats, PLAYER_FEATURES)
    for seat in range(s.seats):
        first = seat * MOST_HELD
        players[seat, list(features.players[first : first + features.of_player[seat]])] = 1
    return table, players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_numbers_foresee_what_was_fitted(players: int, tmp_path: Path) -> None:
    file = tmp_path / "games.npz"
    file.write_bytes(pack(noted_games(players, 300), searched=False))
    positions = read_positions([file], outcome=1.0)
    weights, found = fit(positions, new_weights(1), 60, 1, lambda done, of: None)
    assert found.surprise < found.blind, "it has learned something"
    network = Network(whole_numbers(weights))
    for s in some_positions(players, 3):
        network.foresee(s)
        table, seats = hot(s)
        chances, points = foresee(weights, table.unsqueeze(0), seats.unsqueeze(0))
        wins = torch.softmax(chances[0], 0).tolist()
        for me in s.players:
            assert network.wins[me.seat] == pytest.approx(wins[me.seat], abs=0.03)
            coming = POINTS_SCALE * float(points[0, me.seat])
            assert network.points[me.seat] == pytest.approx(float(me.points) + coming, abs=0.5)
