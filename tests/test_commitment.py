"""A deal follows from a secret and from what players add, in a way that any program can check."""

import copy
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruhr import Game, Record, RecordError, standard_board
from ruhr.commitment import (
    Derivation,
    check_fairness,
    commitment_to,
    derived_deal,
    fingerprint_of,
    shown_fingerprint,
)
from ruhr.record import deal_from_json

BOARD = standard_board()
ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "fairness.md"
EXAMPLES = ROOT / "web" / "src" / "fixtures" / "fair.json"
SECRET = "5e" * 32
ANNA, BEN = "a1" * 32, "b2" * 32
DIGESTS = st.binary(min_size=32, max_size=32).map(bytes.hex)
SHARES = st.lists(st.none() | DIGESTS, min_size=2, max_size=4)


def fair_record(shares: tuple[str | None, ...] = (ANNA, BEN), *, calmer_water: bool = False) -> Record:
    """The beginning of a game whose deal was promised."""
    deal = derived_deal(BOARD, SECRET, shares, calmer_water)
    names = ["Anna", "Ben", "Carla", "Dora"][: len(shares)]
    game = Game.new(names, deal=deal, calmer_water=calmer_water)
    for _ in range(5):
        game.play(game.legal_actions()[0])
    record = game.record()
    record.fairness = {"commitment": commitment_to(SECRET), "secret": SECRET, "shares": list(shares)}
    return record


# --- The derivation ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def program() -> dict[str, Any]:
    """The program of docs/fairness.md, which knows nothing of ours."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)
    return names


@given(secret=DIGESTS, shares=SHARES, calmer_water=st.booleans())
def test_the_program_of_the_documentation_finds_the_same_deal(
    program: dict[str, Any], secret: str, shares: list[str | None], calmer_water: bool
) -> None:
    assert program["dealt"](secret, shares, calmer_water) == derived_deal(BOARD, secret, shares, calmer_water)


def test_the_program_of_the_documentation_checks_records_as_we_do(program: dict[str, Any]) -> None:
    record = fair_record().to_json()
    fingerprint = check_fairness(Record.from_json(record), BOARD)
    assert program["fair"](record)
    assert program["fair"](record, shown_fingerprint(fingerprint))
    assert not program["fair"](record, "0000-0000-0000-0000")
    assert not program["fair"](record | {"calmer_water": True})
    assert not program["fair"](record | {"fairness": record["fairness"] | {"secret": ANNA}})


@given(secret=DIGESTS, shares=SHARES, calmer_water=st.booleans())
def test_every_derived_deal_is_possible(secret: str, shares: list[str | None], calmer_water: bool) -> None:
    deal = derived_deal(BOARD, secret, shares, calmer_water)
    deal_from_json(BOARD, len(shares), calmer_water, deal)


@pytest.mark.parametrize("example", json.loads(EXAMPLES.read_text("utf-8")))
def test_a_deal_stays_the_same_for_ever(example: dict[str, Any]) -> None:
    """Or records that people have kept can no longer be checked. The browser has the same examples."""
    secret, shares = example["secret"], example["shares"]
    assert commitment_to(secret) == example["commitment"]
    assert fingerprint_of(example["commitment"], shares) == example["fingerprint"]
    assert derived_deal(BOARD, secret, shares, example["calmer_water"]) == example["deal"]


def test_whatever_changes_the_deal_is_another_one() -> None:
    """The secret, each share, its absence and its seat: none can be left out, and none be swapped."""
    wishes: list[tuple[str, list[str | None]]] = [
        (SECRET, [ANNA, BEN]),
        (SECRET, [BEN, ANNA]),
        (SECRET, [ANNA, None]),
        (SECRET, [None, ANNA]),
        (SECRET, [None, None]),
        (ANNA, [SECRET, BEN]),
    ]
    deals = [derived_deal(BOARD, secret, shares, False)["draws"] for secret, shares in wishes]
    prints = [fingerprint_of(commitment_to(secret), shares) for secret, shares in wishes]
    assert len({tuple(draws) for draws in deals}) == len(set(prints)) == len(wishes)


def test_every_order_is_as_likely_as_the_other() -> None:
    """Chi-squared over the orders of four things and over numbers below 5; the stream is always the same."""
    chance = Derivation(SECRET, [ANNA])
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    numbers = Counter(chance.below(5) for _ in range(10_000))
    for found, kinds, limit in ((orders, 24, 49.7), (numbers, 5, 18.5)):
        expected = sum(found.values()) / kinds
        assert len(found) == kinds
        # Beyond the limit lies one stream of a thousand.
        assert sum((count - expected) ** 2 / expected for count in found.values()) < limit


def test_a_number_that_would_make_some_likelier_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Derivation(SECRET, [])
    words = iter([2**32 - 1, 2**32 - 2, 7])
    monkeypatch.setattr(chance, "word", lambda: next(words))
    # 2³² leaves 1 when divided by 3 and by 5.
    assert (chance.below(3), chance.below(5)) == ((2**32 - 2) % 3, 2)


# --- Checking a record ---------------------------------------------------------------------------------


@pytest.mark.parametrize("shares", [(ANNA, BEN), (ANNA, None), (None, None), (None, ANNA, BEN, None)])
@pytest.mark.parametrize("calmer_water", [False, True])
def test_a_record_whose_deal_was_promised_is_fair(shares: tuple[str | None, ...], calmer_water: bool) -> None:
    record = fair_record(shares, calmer_water=calmer_water)
    again = Record.from_text(record.to_text())
    assert check_fairness(again, BOARD) == fingerprint_of(commitment_to(SECRET), shares)
    assert Game.from_record(again).position() == Game.from_record(record).position()


def code_of(record: dict[str, Any], noted: str | None = None) -> str:
    with pytest.raises(RecordError) as caught:
        check_fairness(Record.from_json(record), BOARD, noted)
    return caught.value.code


def test_whatever_is_changed_afterwards_is_found() -> None:
    """Every part of the deal and every part of the proof."""
    fair = fair_record().to_json()

    def changed(**parts: Any) -> dict[str, Any]:
        record = copy.deepcopy(fair)
        for part in ("fairness", "deal"):
            record[part] |= {name: value for name, value in parts.items() if name in record[part]}
        return record

    deal = fair["deal"]
    swapped = [deal["obstacles"][1], deal["obstacles"][0], *deal["obstacles"][2:]]
    other_countries = sorted(deal["countries"])
    assert other_countries != deal["countries"]
    assert code_of(changed(first=1 - deal["first"])) == "fairness_deal"
    assert code_of(changed(obstacles=swapped)) == "fairness_deal"
    assert code_of(changed(bag=deal["bag"][::-1])) == "fairness_deal"
    assert code_of(changed(countries=other_countries)) == "fairness_deal"
    assert code_of(changed(draws=[*deal["draws"][:-1], deal["draws"][-1] ^ 1])) == "fairness_deal"
    assert code_of(changed(shares=[BEN, ANNA])) == "fairness_deal"
    assert code_of(changed(shares=[ANNA, None])) == "fairness_deal"
    assert code_of(changed(secret=ANNA)) == "fairness_commitment"
    assert code_of(changed(commitment=ANNA)) == "fairness_commitment"
    assert code_of({**fair, "calmer_water": True}) == "fairness_deal"


def test_who_deals_cannot_choose_another_secret_once_the_fingerprint_is_noted() -> None:
    """A proof that fits together, but is not the one that was shown before the game."""
    noted = shown_fingerprint(fingerprint_of(commitment_to(SECRET), [ANNA, BEN]))
    other = fair_record().to_json()
    other["deal"] = derived_deal(BOARD, BEN, [ANNA, BEN], False)
    other["actions"] = []
    other["fairness"] |= {"secret": BEN, "commitment": commitment_to(BEN)}
    assert check_fairness(Record.from_json(other), BOARD)
    assert code_of(other, noted) == "fairness_fingerprint"


@pytest.mark.parametrize("length", [16, 40, 64])
def test_a_noted_fingerprint_counts_however_it_is_written(length: int) -> None:
    whole = fingerprint_of(commitment_to(SECRET), [ANNA, BEN])
    for noted in (whole[:length], whole[:length].upper(), f" {whole[:4]}-{whole[4:length]} "):
        assert check_fairness(fair_record(), BOARD, noted) == whole


@pytest.mark.parametrize("noted", ["", "-", "3f7a", "0" * 16, "not a fingerprint at all"])
def test_less_than_is_shown_is_no_fingerprint(noted: str) -> None:
    assert code_of(fair_record().to_json(), noted) == "fairness_fingerprint"


def test_the_beginning_of_a_fingerprint_is_not_enough() -> None:
    whole = fingerprint_of(commitment_to(SECRET), [ANNA, BEN])
    assert code_of(fair_record().to_json(), whole[:15]) == "fairness_fingerprint"


def test_a_record_without_a_proof_and_one_from_a_position_prove_nothing() -> None:
    record = Game.new(2, seed=1).record()
    assert code_of(record.to_json()) == "fairness_missing"
    position = Game.from_position("2 players, turn 6, phase 6", seed=1).record().to_json()
    assert code_of(position | {"fairness": fair_record().fairness}) == "fairness_deal"


def test_a_record_of_another_edition_is_called_so() -> None:
    assert code_of(fair_record().to_json() | {"board": "standard-1"}) == "record_edition"


@pytest.mark.parametrize(
    ("proof", "code"),
    [
        ([], "record_wrong_type"),
        ({}, "record_missing"),
        ({"secret": SECRET, "commitment": SECRET}, "record_missing"),
        ({"secret": SECRET, "commitment": SECRET, "shares": [None, None], "more": 1}, "record_unknown_key"),
        ({"secret": SECRET.upper(), "commitment": SECRET, "shares": [None, None]}, "record_wrong_type"),
        ({"secret": SECRET, "commitment": SECRET[1:], "shares": [None, None]}, "record_wrong_type"),
        ({"secret": 5, "commitment": SECRET, "shares": [None, None]}, "record_wrong_type"),
        ({"secret": SECRET, "commitment": SECRET, "shares": None}, "record_wrong_type"),
        ({"secret": SECRET, "commitment": SECRET, "shares": [None, "-"]}, "record_wrong_type"),
        ({"secret": SECRET, "commitment": SECRET, "shares": [None]}, "deal_count"),
        ({"secret": SECRET, "commitment": SECRET, "shares": [None] * 3}, "deal_count"),
    ],
)
def test_a_proof_of_another_form_is_refused(proof: object, code: str) -> None:
    assert code_of(Game.new(2, seed=1).record().to_json() | {"fairness": proof}) == code
