"""Networks as files: small, checked, and only good for the board and the facts they were trained with.

A file begins with a line that says what it is, and a line of JSON: the board's identity, the version of the
features, the number of players, and how it was trained. Then come its numbers, packed, and at last the
SHA-256 of all before.
"""

import hashlib
import json
import zlib
from array import array
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import accumulate, pairwise
from pathlib import Path
from sys import byteorder
from typing import Any, Final

from ruhr.bots.features import FEATURES_VERSION
from ruhr.bots.network import NUMBERS, OFFSET, Network
from ruhr.errors import RuhrError

TITLE: Final = b"ruhr network 1\n"
HASH_BYTES: Final = 32
#: Rows of the first layer: their numbers must fit into a lane.
ROWS: Final = 3


def write_network(parts: list[list[int]], about: Mapping[str, Any]) -> bytes:
    """A network as the content of a file."""
    numbers = array("i", [number for part in parts for number in part])
    if byteorder == "big":
        numbers.byteswap()
    head = TITLE + json.dumps({"features": FEATURES_VERSION, **about}, sort_keys=True).encode() + b"\n"
    body = head + zlib.compress(numbers.tobytes(), 9)
    return body + hashlib.sha256(body).digest()


def read_network(content: bytes) -> tuple[Network, dict[str, Any]]:
    """A network and what is said of it; raises `RuhrError` if the content is none, or has been damaged."""
    body, digest = content[:-HASH_BYTES], content[-HASH_BYTES:]
    if not body.startswith(TITLE) or hashlib.sha256(body).digest() != digest:
        raise RuhrError("network_damaged")
    head, _, packed = body.removeprefix(TITLE).partition(b"\n")
    about: dict[str, Any] = json.loads(head)
    if about["features"] != FEATURES_VERSION:
        raise RuhrError("network_features", found=about["features"], known=FEATURES_VERSION)
    numbers = array("i", zlib.decompress(packed))
    if byteorder == "big":
        numbers.byteswap()
    ends = list(accumulate(NUMBERS, initial=0))
    if len(numbers) != ends[-1]:
        raise RuhrError("network_damaged")
    parts = [numbers[begin:end].tolist() for begin, end in pairwise(ends)]
    if any(not -OFFSET <= number < OFFSET for part in parts[:ROWS] for number in part):
        raise RuhrError("network_damaged")
    return Network(parts), about


def load_network(path: Path) -> Network:
    """A network from a file of one's own."""
    return read_network(path.read_bytes())[0]


def digest_of_shipped(players: int) -> str:
    """What tells the package's network for so many players from any other."""
    return files("ruhr.bots").joinpath(f"{players}.network").read_bytes()[-HASH_BYTES:].hex()


@cache
def shipped_network(board: str, players: int) -> Network | None:
    """The package's network for a board, by its identity, and so many players; none for an edited board."""
    file = files("ruhr.bots").joinpath(f"{players}.network")
    if not file.is_file():
        return None
    network, about = read_network(file.read_bytes())
    return network if about["board"] == board else None
