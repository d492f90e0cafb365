"""The rules of the house: every section and ruling is cited where it is obeyed and where it is proved."""

import re
from pathlib import Path

import pytest
from tools import rulebook_map, web_data

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("key", [*rulebook_map.SECTIONS, *rulebook_map.RULINGS])
def test_every_section_and_ruling_is_cited_in_code_and_in_a_test(key: str) -> None:
    assert rulebook_map.functions()[key], f"no function cites {key}"
    assert rulebook_map.tests()[key], f"no test is named after {key}"


def test_the_rulebook_map_is_up_to_date() -> None:
    fresh = rulebook_map.PAGE.read_text("utf-8") == rulebook_map.page()
    assert fresh, "run `make docs`: lines, functions or tests of the rules have moved"


def test_the_rulebook_map_links_to_the_lines_it_names() -> None:
    page = rulebook_map.PAGE
    links = re.findall(r"\[`(?:\w+\.)?(\w+)`\]\((.+)#L(\d+)\)", page.read_text("utf-8"))
    assert len(links) > 500
    for name, file, line in links:
        text = page.parent.joinpath(file).read_text("utf-8").splitlines()[int(line) - 1]
        assert re.search(rf"(def|class) {name}\b", text), f"{file}, line {line}: run `make docs`"


def test_ci_runs_nothing_but_the_readmes_test_command() -> None:
    script = ROOT.joinpath(".ci", "run").read_text("utf-8")
    assert script.strip().splitlines()[-1] == "make test"
    assert "make test" in ROOT.joinpath("README.md").read_text("utf-8")


def test_every_ruling_is_explained() -> None:
    page = ROOT.joinpath("docs", "rulings.md").read_text("utf-8")
    for ruling in rulebook_map.RULINGS:
        assert f"**{ruling}" in page


@pytest.mark.parametrize("path", web_data.files(), ids=lambda path: path.name)
def test_what_the_browser_knows_is_up_to_date(path: Path) -> None:
    fresh = path.read_text("utf-8") == web_data.files()[path]
    assert fresh, "run `make docs`: the board, the vocabulary or the catalogues have changed"
