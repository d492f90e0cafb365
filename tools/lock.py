"""Writes `deploy/server.lock`: the versions a server was tested with, for installs that can be repeated.

    python -m tools.lock

It is read off what is installed here, so run the tests before. Whence packages come is left to others.
"""

import tomllib
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).parent.parent / "pyproject.toml"
LOCK = PROJECT.parent / "deploy" / "server.lock"
HEAD = """\
# What `ruhr serve` and `ruhr worker` were tested with. Written by `make lock`. To install exactly this:
#     pip install --constraint deploy/server.lock '.[server]'
"""


def needed() -> dict[str, str]:
    """All that a server needs here, each with its version."""
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    waiting = [Requirement(line) for line in project["dependencies"]]
    waiting += [Requirement(line) for line in project["optional-dependencies"]["server"]]
    found: dict[str, str] = {}
    seen = set()
    while waiting:
        asked = waiting.pop()
        if str(asked) in seen:
            continue
        seen.add(str(asked))
        known = distribution(asked.name)
        found[canonicalize_name(asked.name)] = known.version
        environments = [{"extra": extra} for extra in (*asked.extras, "")]
        waiting += [
            requirement
            for requirement in map(Requirement, known.requires or ())
            if requirement.marker is None or any(map(requirement.marker.evaluate, environments))
        ]
    return found


def locked() -> str:
    """The whole file."""
    return HEAD + "".join(f"{name}=={version}\n" for name, version in sorted(needed().items()))


if __name__ == "__main__":
    LOCK.write_text(locked(), "utf-8")
