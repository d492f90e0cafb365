"""The page in the browser: it is served whole, says nothing by itself, and lets in nothing but our own."""

import re
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from ruhr.language import LANGUAGES, Speaker
from ruhr.view import View
from tests.server.guests import Guest, bot, person
from tests.server.services import RuhrServer

PAGE = Path(str(files("ruhr.server") / "page"))
SCRIPTS = sorted(PAGE.glob("*.js"))
TYPES: dict[str, tuple[str, ...]] = {
    ".html": ("text/html",),
    ".css": ("text/css",),
    ".js": ("text/javascript", "application/javascript"),
    ".svg": ("image/svg+xml",),
}
#: What would let words of people become markup or code, or bring code from elsewhere.
FORBIDDEN = (
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|srcdoc",
    r"\beval\b|new Function|import\(|setAttribute\(\"(?:style|on)",
    r"https?://|document\.cookie|sessionStorage",
)
#: Keys of any catalogue that a script or the page names in full.
NAMED = re.compile(r"[\"']((?:page|terminal|error|language)-[a-z_]+)[\"']")


class Elements(HTMLParser):
    """All elements of the page, and all its text."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(PAGE.joinpath("index.html").read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


def without_comments(script: Path) -> str:
    return re.sub(r"/\*.*?\*/|^\s*//.*?$", "", script.read_text("utf-8"), flags=re.S | re.M)


@pytest.mark.parametrize("path", sorted(PAGE.iterdir()), ids=lambda path: path.name)
def test_every_file_is_served_with_its_type(server: RuhrServer, path: Path) -> None:
    answer = httpx.get(f"{server.url}/{path.name}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(TYPES[path.suffix])
    assert answer.content == path.read_bytes()


def test_home_and_tables_are_the_same_page(server: RuhrServer) -> None:
    home = httpx.get(server.url)
    assert home.headers["content-type"].startswith("text/html")
    assert "default-src 'self'" in home.headers["content-security-policy"]
    assert httpx.get(f"{server.url}/?table=AAAAAAAAAAAAAAAA").content == home.content


def test_the_page_names_only_files_that_are_there() -> None:
    for tag, attributes in Elements().elements:
        for name in ("src", "href"):
            address = attributes.get(name)
            if address and not address.startswith("#") and address != "/":
                assert PAGE.joinpath(address.removeprefix("/")).is_file(), (tag, address)
    for script in SCRIPTS:
        for module in re.findall(r"from \"(.*?)\"", script.read_text("utf-8")):
            assert script.parent.joinpath(module).is_file(), (script.name, module)


def test_nothing_is_inline() -> None:
    page = Elements()
    for tag, attributes in page.elements:
        assert tag != "style"
        assert "style" not in attributes
        assert not [name for name in attributes if name.startswith("on")]
        if tag == "script":
            assert attributes["src"]


def test_the_page_says_nothing_by_itself() -> None:
    page = Elements()
    assert not page.text.strip()
    for _, attributes in page.elements:
        assert not attributes.keys() & {"title", "alt", "aria-label", "placeholder", "value"}


def test_ids_are_unique_and_labels_point_at_something() -> None:
    attributes = [found for _, found in Elements().elements]
    ids = [found["id"] for found in attributes if "id" in found]
    assert len(ids) == len(set(ids))
    for found in attributes:
        for name in ("aria-labelledby", "for"):
            assert found.get(name) in (None, *ids)


def test_scripts_use_only_elements_that_are_there() -> None:
    ids = {found["id"] for _, found in Elements().elements if "id" in found}
    for script in SCRIPTS:
        text = without_comments(script)
        made = set(re.findall(r"id: \"([a-z_]+)\"", text)) | {"set_up_seats-0-name"}
        assert set(re.findall(r"byId\(\"(.*?)\"\)", text)) <= ids | made, script.name


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_scripts_make_no_markup_of_words(script: Path) -> None:
    text = without_comments(script)
    for pattern in FORBIDDEN:
        assert not re.search(pattern, text), pattern


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_scripts_say_nothing_by_themselves(script: Path) -> None:
    """No string in a script is a sentence: not two words, one of them with a capital, in a row."""
    for line in without_comments(script).splitlines():
        for string in re.findall(r"\"([^\"]*)\"", line):
            assert not re.search(r"[A-Z][a-z]+ [a-z]+|[a-z]{3,} [a-z]+ [a-z]+", string), string


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_page_is_there_and_needs_no_values(language: str) -> None:
    speaker = Speaker(language)
    texts = [path.read_text("utf-8") for path in (*SCRIPTS, PAGE / "index.html")]
    keys = {key for text in texts for key in NAMED.findall(text)}
    assert len(keys) > 100
    for key in keys:
        assert speaker.say(key).strip(), key
    for text in texts:
        for named in re.findall(r"data-word(?:-label)?=\"(.*?)\"", text):
            assert named in keys


def test_every_word_of_the_page_is_handed_out(guest: Guest) -> None:
    keys = sorted(set(NAMED.findall("".join(path.read_text("utf-8") for path in SCRIPTS))))
    words = guest.http.post("/api/words", json={"language": "de", "keys": keys[:200]}).json()
    assert all(words["keys"])


def test_the_board_is_told_with_names_and_nothing_of_any_table(guest: Guest) -> None:
    board = guest.get("/api/board")
    view: View = guest.table(guest.create([person("Anna"), bot("schiffsjunge")]))["view"]
    spaces = {space["id"]: space for space in board["river"]}
    assert len(spaces) == 49
    assert spaces["ruhrort"]["name"] == "Ruhrort"
    assert {*view["river"]["dice"], *view["river"]["obstacles"], *view["cities"]} <= spaces.keys()
    coal = {identity: space["coal"] for identity, space in spaces.items() if space["coal"]}
    assert coal["nachtigall"] == "white"
    assert coal["saarn"] == "black"
    assert {space["kind"] for space in board["river"] if space["coal"]} == {"storage"}
    assert set(board["cities"]) == set(view["cities"])
