"""Training of priors: small ones, from their plan to their file."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from ruhr import RuhrError, standard_board
from ruhr.bots.bot import foreseeing, playing_out
from ruhr.bots.evaluator import LEAST_PRIOR
from ruhr.bots.networks import network_hash, read_prior
from ruhr.bots.prior import Prior
from ruhr.bots.search import Search
from ruhr.bots.selfplay import Attention, attended_games, new_game
from ruhr.game import chance_of
from ruhr.rules.actions import ACTIONS, OVER
from ruhr.rules.sequence_of_play import play
from ruhr.rules.state import State
from ruhr.training.choices import FIRST_ROWS, ROWS_BEGIN, Decided, pack_attention, read_choices
from ruhr.training.crew import Crew, hired
from ruhr.training.plan import PriorPlan
from ruhr.training.priors import (
    choices_of,
    fit_prior,
    network_for_prior,
    new_prior,
    prior_in_whole_numbers,
    promised,
    train_prior,
)

NETWORK = network_for_prior(Path("nowhere"), 2)
SMALL = PriorPlan(
    players=2,
    board="standard-2",
    network=network_hash(NETWORK),
    games=4,
    looks=3,
    gate_games=4,
    gate_looks=3,
    epochs=2,
)


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    with hired(2, None) as crew:
        yield crew


def attended(players: int, games: int, looks: int = 4) -> Attention:
    attention = Attention()
    chance = chance_of("attended")
    search = Search(foreseeing(new_game(standard_board(), players, chance)))
    attended_games(standard_board(), players, search, playing_out(), looks, games, chance, attention)
    return attention


def test_the_same_plan_gives_the_same_prior(crew: Crew, tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "other")]
    told = [train_prior(SMALL, folder, crew, lambda doing, done, of: None) for folder in folders]
    assert told[0] == told[1]
    assert 0 <= told[0].wins <= 1
    assert told[0].least < told[0].surprise
    kept = [folder / "best.prior" for folder in folders]
    assert [file.exists() for file in kept] == [told[0].passed] * 2
    if told[0].passed:
        assert kept[0].read_bytes() == kept[1].read_bytes()
        assert read_prior(kept[0].read_bytes())[1]["network"] == SMALL.network


class Interrupted(Exception):
    pass


def test_what_was_played_is_kept_and_another_plan_is_refused(crew: Crew, tmp_path: Path) -> None:
    def interrupt(doing: str, done: int, of: int) -> None:
        if doing == "fitting":
            raise Interrupted

    with pytest.raises(Interrupted):
        train_prior(SMALL, tmp_path, crew, interrupt)
    games = {file: file.stat().st_mtime_ns for file in (tmp_path / "attention").iterdir()}
    train_prior(SMALL, tmp_path, crew, lambda doing, done, of: None)
    assert {file: file.stat().st_mtime_ns for file in games} == games
    with pytest.raises(RuhrError) as refused:
        train_prior(replace(SMALL, looks=4), tmp_path, crew, lambda doing, done, of: None)
    assert refused.value.code == "training_plan"


def test_a_prior_is_trained_for_the_best_network_of_its_folder(tmp_path: Path) -> None:
    assert network_for_prior(tmp_path, 2) == NETWORK
    (tmp_path / "best.network").write_bytes(b"mine")
    assert network_for_prior(tmp_path, 2) == b"mine"


@pytest.mark.parametrize("players", [2, 4])
def test_packed_decisions_hold_the_same_facts(players: int, tmp_path: Path) -> None:
    attention = attended(players, 1)
    file = tmp_path / "games.npz"
    file.write_bytes(pack_attention(attention))
    rows = read_choices([file, file])
    assert len(rows) == 2 * attention.decisions
    fact = choice = 0
    for decision in range(attention.decisions):
        wanted = []
        for part, begin in enumerate(ROWS_BEGIN):
            count = attention.counts[len(ROWS_BEGIN) * decision + part]
            wanted += [begin + one for one in attention.facts[fact : fact + count]]
            fact += count
        row = rows.facts[decision]
        assert row[row != FIRST_ROWS].tolist() == wanted
        end = choice + attention.choice_counts[decision]
        actions = rows.actions[decision]
        assert actions[actions != ACTIONS].tolist() == attention.choices[choice:end]
        visits = attention.visits[choice:end]
        shares = [one / sum(visits) for one in visits]
        assert rows.attention[decision][: end - choice].tolist() == pytest.approx(shares)
        choice = end


def some_decisions() -> list[State]:
    """The decisions of a game."""
    chance = chance_of("decisions")
    s = new_game(standard_board(), 2, chance)
    found = []
    while s.decision != OVER:
        found.append(s.clone())
        play(s, s.choices[chance.below(s.choice_count)])
    return found


def noted(decisions: list[State], file: Path) -> Decided:
    """The same decisions in rows, after a few looks at each."""
    attention = Attention()
    for s in decisions:
        search = Search(foreseeing(s))
        search.look(s, chance_of("look"), 3)
        attention.note(s, playing_out(), search)
    file.write_bytes(pack_attention(attention))
    return read_choices([file])


def test_whole_numbers_promise_what_was_fitted(tmp_path: Path) -> None:
    decisions = some_decisions()
    choices = noted(decisions, tmp_path / "decisions.npz")
    weights = [10 * part for part in new_prior(1)]
    prior = Prior(prior_in_whole_numbers(weights))
    batch = choices_of(choices, np.arange(len(choices)))
    wanted = torch.exp(promised(weights, batch))
    for row, s in enumerate(decisions):
        judge = playing_out()
        judge.foresee_actions(s)
        prior.weigh(s, judge.priors)
        count = s.choice_count
        shares = wanted[row][:count] / wanted[row].max() + LEAST_PRIOR
        assert list(judge.priors[:count]) == pytest.approx(shares.tolist(), abs=0.05)


def test_fitting_learns_what_a_search_looks_at(tmp_path: Path) -> None:
    file = tmp_path / "games.npz"
    file.write_bytes(pack_attention(attended(2, 25, looks=8)))
    found = fit_prior(read_choices([file]), 6, 1, lambda done, of: None)
    assert found.least < found.surprise < found.judged


def test_what_has_learned_nothing_promises_about_the_same_for_all() -> None:
    parts = prior_in_whole_numbers([torch.zeros_like(part) for part in new_prior(1)])
    prior = Prior(parts)
    for s in some_decisions():
        prior.foresee(s)
        assert set(prior.promises[: s.choice_count]) == {0}
