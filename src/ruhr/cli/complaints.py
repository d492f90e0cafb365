"""What is wrong or missing, said on the error stream."""

import contextlib
import sys
from collections.abc import Iterator
from typing import Literal, NoReturn

from ruhr.errors import RuhrError
from ruhr.language import Speaker


def complain(speaker: Speaker, error: RuhrError) -> NoReturn:
    """Say what is wrong and end; what is not installed counts as wrong use."""
    sys.stdout.flush()
    print(speaker.error(error), file=sys.stderr)
    sys.exit(2 if error.code == "extra_missing" else 1)


@contextlib.contextmanager
def extra(name: Literal["server", "terminal", "train", "cluster"]) -> Iterator[None]:
    """Import in here what comes with an extra of the package; raises `RuhrError` if it is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        module = str(error.name).partition(".")[0]
        if module == "ruhr":
            raise
        raise RuhrError("extra_missing", extra=name, module=module) from error
