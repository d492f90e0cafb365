"""Every package that the source imports is declared, where it is needed and nowhere else."""

import ast
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from tools import lock

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ruhr"
PROJECT = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))["project"]
#: The rooms that come with an extra; everything else is in the small install.
EXTRAS = {"research": "research", "server": "server", "terminal": "terminal", "training": "train"}
#: Files that need an extra of their own.
MORE = {"cluster.py": "cluster", "training/cluster.py": "cluster"}
#: What one plays with.
PLAYING = ("server", "terminal")
#: What uvicorn and SQLAlchemy load for us, and what in the source makes them do it.
LOADED_BY_OTHERS = {"httptools": "httptools_impl", "psycopg": "postgresql+psycopg", "uvloop": 'loop="auto"'}


def declared(extra: str = "") -> set[str]:
    """What the small install or one of its extras asks for."""
    requirements = PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]
    return {canonicalize_name(Requirement(line).name) for line in requirements}


def extra_of(path: Path) -> str:
    """The extra that a file belongs to; none if it is in the small install."""
    place = path.relative_to(SOURCE)
    return MORE.get(str(place), EXTRAS.get(place.parts[0], ""))


def foreign_imports(path: Path) -> Iterator[str]:
    """The distributions a file imports from, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        modules += [str(node.module)] if isinstance(node, ast.ImportFrom) else []
        for module in modules:
            package = module.partition(".")[0]
            if package not in sys.stdlib_module_names and package != "ruhr":
                yield _distribution(module)


def loaded_at_once(path: Path) -> Iterator[str]:
    """The modules that a file imports as soon as it is imported itself: outside all functions."""
    waiting: list[ast.AST] = [ast.parse(path.read_text("utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not _only_for_types(node):
            waiting += ast.iter_child_nodes(node)


def _only_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


@cache
def installed() -> Mapping[str, list[str]]:
    """The distributions that every package comes from; finding out takes a while."""
    return packages_distributions()


def _distribution(module: str) -> str:
    """Which distribution a module comes from; `fluent` is spread over several."""
    owners = {canonicalize_name(name) for name in installed()[module.partition(".")[0]]}
    spread = {owner for owner in owners if f"{canonicalize_name(module)}-".startswith(f"{owner}-")}
    (owner,) = spread or owners
    return owner


def imported() -> dict[str, set[Path]]:
    """All distributions that are imported, and the files that do."""
    found: dict[str, set[Path]] = defaultdict(set)
    for path in FILES:
        for name in foreign_imports(path):
            found[name].add(path)
    return found


FILES = sorted(path for path in SOURCE.rglob("*.py") if "client" not in path.parts)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_whatever_a_file_imports_is_declared(path: Path) -> None:
    extra = extra_of(path)
    allowed = declared() | (declared(extra) if extra else set())
    assert set(foreign_imports(path)) <= allowed


@pytest.mark.parametrize("extra", ["", *EXTRAS.values(), *MORE.values()])
def test_whatever_is_declared_is_needed(extra: str) -> None:
    needed = {name for name, paths in imported().items() if any(extra_of(path) == extra for path in paths)}
    assert declared(extra) - LOADED_BY_OTHERS.keys() - {"ruhr"} <= needed


@pytest.mark.parametrize("words", LOADED_BY_OTHERS.values())
def test_what_others_load_for_us_is_asked_for_in_the_source(words: str) -> None:
    assert any(words in path.read_text("utf-8") for path in FILES)


@pytest.mark.parametrize(
    "path", [path for path in FILES if not extra_of(path)], ids=lambda path: str(path.relative_to(SOURCE))
)
def test_the_small_install_loads_no_room_of_an_extra_before_it_is_asked_for(path: Path) -> None:
    rooms = {module.split(".")[1] for module in loaded_at_once(path) if module.startswith("ruhr.")}
    assert not rooms & EXTRAS.keys()


def test_what_is_compiled_needs_only_what_its_build_has() -> None:
    """The build knows nothing else: with every module it also reads the packages above it."""
    lines = [line.strip(' ",') for line in ROOT.joinpath("setup.py").read_text("utf-8").splitlines()]
    core = [ROOT / line for line in lines if line.startswith("src/ruhr/") and line.endswith(".py")]
    assert len(core) > 20
    packages = {parent / "__init__.py" for path in core for parent in path.parents if parent != SOURCE.parent}
    for path in [*core, *sorted(package for package in packages if package.is_relative_to(SOURCE))]:
        assert set(foreign_imports(path)) <= {"librt", "mypy-extensions", "typing-extensions"}, path


def test_the_extras_ask_for_nothing_that_the_small_install_has() -> None:
    for extra in EXTRAS.values():
        assert not declared(extra) & declared()


def test_all_is_everything_to_play_with_and_developers_have_it_with_the_training() -> None:
    optional = PROJECT["optional-dependencies"]
    assert optional["all"] == [f"ruhr[{','.join(PLAYING)}]"]
    assert "ruhr[train]" in optional["cluster"]
    assert "ruhr[all,cluster,research]" in optional["dev"]


def locked_versions() -> dict[str, Version]:
    """What the lock names; newer versions may be installed here."""
    lines = lock.LOCK.read_text("utf-8").removeprefix(lock.HEAD).splitlines()
    return {name: Version(version) for name, version in (line.split("==") for line in lines)}


def test_the_lock_names_all_that_a_server_needs_and_not_whence_it_comes() -> None:
    """`make lock` writes it anew."""
    assert locked_versions().keys() == lock.needed().keys()
    assert "://" not in lock.LOCK.read_text("utf-8").replace(lock.HEAD, "")


@pytest.mark.parametrize("line", [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["server"]])
def test_a_range_begins_with_what_was_tested_and_ends(line: str) -> None:
    """Nothing older was tested, and nobody knows what the next great version brings."""
    requirement = Requirement(line)
    version = locked_versions()[canonicalize_name(requirement.name)]
    tested = f"{version.major}.{version.minor}"
    bounds = {bound.operator: bound.version for bound in requirement.specifier}
    assert version in requirement.specifier
    if "==" in bounds:
        assert bounds["=="] in (f"{tested}.*", str(version))
    else:
        assert (Version(bounds[">="]), bounds["<"]) == (Version(tested), str(version.major + 1))
