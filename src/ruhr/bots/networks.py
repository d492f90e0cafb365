"""Networks and priors as files: small, checked, and only good for the board and the facts of their training.

A file begins with a line that says what it is, and a line of JSON: the board's identity, the version of the
features, the number of players, and how it was trained. Then come its numbers, packed, and at last the
SHA-256 of all before.
"""

import hashlib
import json
import zlib
from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import accumulate, pairwise
from pathlib import Path
from sys import byteorder
from typing import Any, Final

from ruhr.bots.features import FEATURES_VERSION
from ruhr.bots.moment import MOMENT_VERSION
from ruhr.bots.network import NUMBERS, OFFSET, Network
from ruhr.bots.prior import PRIOR_NUMBERS, Prior
from ruhr.errors import RuhrError

TITLE: Final = b"ruhr network 1\n"
PRIOR_TITLE: Final = b"ruhr prior 1\n"
#: What the package's files end with; the bot that asks a prior has its name.
NETWORK: Final = "network"
PRIOR: Final = "prior"
HASH_BYTES: Final = 32
#: Rows of the first layer: their numbers must fit into a lane.
ROWS: Final = 3
PRIOR_ROWS: Final = 4


def write_network(parts: list[list[int]], about: Mapping[str, Any]) -> bytes:
    """A network as the content of a file."""
    return _write(TITLE, parts, {"features": FEATURES_VERSION, **about})


def read_network(content: bytes) -> tuple[Network, dict[str, Any]]:
    """A network and what is said of it; raises `RuhrError` if the content is none, or has been damaged."""
    parts, about = _read(TITLE, content, {"features": FEATURES_VERSION}, NUMBERS, ROWS)
    return Network(parts), about


def write_prior(parts: list[list[int]], about: Mapping[str, Any]) -> bytes:
    """A prior as the content of a file."""
    return _write(PRIOR_TITLE, parts, {"features": FEATURES_VERSION, "moment": MOMENT_VERSION, **about})


def read_prior(content: bytes) -> tuple[Prior, dict[str, Any]]:
    """A prior and what is said of it; raises `RuhrError` as `read_network` does."""
    versions = {"features": FEATURES_VERSION, "moment": MOMENT_VERSION}
    parts, about = _read(PRIOR_TITLE, content, versions, PRIOR_NUMBERS, PRIOR_ROWS)
    return Prior(parts), about


def _write(title: bytes, parts: list[list[int]], about: Mapping[str, Any]) -> bytes:
    numbers = array("i", [number for part in parts for number in part])
    if byteorder == "big":
        numbers.byteswap()
    head = title + json.dumps(about, sort_keys=True).encode() + b"\n"
    body = head + zlib.compress(numbers.tobytes(), 9)
    return body + hashlib.sha256(body).digest()


def _read(
    title: bytes, content: bytes, versions: Mapping[str, int], counts: Sequence[int], rows: int
) -> tuple[list[list[int]], dict[str, Any]]:
    """The parts of a file, so many of them rows, and what is said of it."""
    body, digest = content[:-HASH_BYTES], content[-HASH_BYTES:]
    if not body.startswith(title) or hashlib.sha256(body).digest() != digest:
        raise RuhrError("network_damaged")
    head, _, packed = body.removeprefix(title).partition(b"\n")
    about: dict[str, Any] = json.loads(head)
    for name, known in versions.items():
        if about[name] != known:
            raise RuhrError("network_features", found=about[name], known=known)
    numbers = array("i", zlib.decompress(packed))
    if byteorder == "big":
        numbers.byteswap()
    ends = list(accumulate(counts, initial=0))
    if len(numbers) != ends[-1]:
        raise RuhrError("network_damaged")
    parts = [numbers[begin:end].tolist() for begin, end in pairwise(ends)]
    if any(not -OFFSET <= number < OFFSET for part in parts[:rows] for number in part):
        raise RuhrError("network_damaged")
    return parts, about


def load_network(path: Path) -> Network:
    """A network from a file of one's own."""
    return read_network(path.read_bytes())[0]


def content_of_shipped(players: int, kind: str = NETWORK) -> bytes:
    """The file of the package's network or prior for so many players; empty if there is none."""
    file = files("ruhr.bots").joinpath(f"{players}.{kind}")
    return file.read_bytes() if file.is_file() else b""


def digest_of_shipped(players: int, kind: str = NETWORK) -> str:
    """What tells the package's network or prior for so many players from any other."""
    return network_hash(content_of_shipped(players, kind))


def network_hash(content: bytes) -> str:
    """What tells a network or a prior from any other."""
    return content[-HASH_BYTES:].hex()


@cache
def shipped_network(board: str, players: int) -> Network | None:
    """The package's network for a board, by its identity, and so many players; none for an edited board."""
    content = content_of_shipped(players)
    if not content:
        return None
    network, about = read_network(content)
    return network if about["board"] == board else None


@cache
def shipped_prior(board: str, players: int) -> Prior | None:
    """The package's prior, if it has one for so many players that belongs to its network."""
    content = content_of_shipped(players, PRIOR)
    if not content:
        return None
    prior, about = read_prior(content)
    return prior if (about["board"], about["network"]) == (board, digest_of_shipped(players)) else None
