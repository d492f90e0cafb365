"""Compiles the core with mypyc where there is a C compiler; elsewhere the same source runs as it is.

Set RUHR_COMPILE=0 to install uncompiled.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.dist import Distribution

#: What is compiled, in one piece: the board's tables, the rules, what is seen of them, and whatever plays
#: whole games.
CORE = [
    "src/ruhr/board/board.py",
    "src/ruhr/board/words.py",
    "src/ruhr/bots/appraisal.py",
    "src/ruhr/bots/building.py",
    "src/ruhr/bots/coal.py",
    "src/ruhr/bots/evaluator.py",
    "src/ruhr/bots/futures.py",
    "src/ruhr/bots/features.py",
    "src/ruhr/bots/judgement.py",
    "src/ruhr/bots/learned.py",
    "src/ruhr/bots/markets.py",
    "src/ruhr/bots/match.py",
    "src/ruhr/bots/moment.py",
    "src/ruhr/bots/network.py",
    "src/ruhr/bots/prices.py",
    "src/ruhr/bots/prior.py",
    "src/ruhr/bots/search.py",
    "src/ruhr/bots/selfplay.py",
    "src/ruhr/bots/told.py",
    "src/ruhr/game.py",
    "src/ruhr/games.py",
    "src/ruhr/observation.py",
    "src/ruhr/outlook.py",
    "src/ruhr/playout.py",
    "src/ruhr/record.py",
    "src/ruhr/server/table.py",
    "src/ruhr/view.py",
    "src/ruhr/vocabulary.py",
    *sorted(str(path) for path in Path("src/ruhr/rules").glob("*.py") if path.name != "__init__.py"),
]
FLAGS = ["-O3", "-fno-semantic-interposition", "-fvisibility=hidden"]
#: Commands that only describe or pack the source.
WITHOUT_CORE = {"sdist", "egg_info", "dist_info"}


def has_compiler() -> bool:
    """Can a small extension module be built here?"""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n", "utf-8")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception as error:
            print(f"ruhr: no C compiler, installing uncompiled ({error})", file=sys.stderr)
            return False
    return True


def core() -> list[Extension]:
    if (
        WITHOUT_CORE.intersection(sys.argv)
        or os.environ.get("RUHR_COMPILE") == "0"
        or not sysconfig.get_config_var("INCLUDEPY")
        or not has_compiler()
    ):
        return []
    from mypyc.build import mypycify

    extensions = mypycify(["--strict", *CORE], opt_level="3", debug_level="0", group_name="ruhr_core")
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return list(extensions)


setup(ext_modules=core())
