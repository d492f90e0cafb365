"""Positions for tests, as the text of a position (docs/position.md), and small readings of what follows.

s = at("2 players, turn 4, phase 3; dice gewalt 3; barges steele red, ruhrort blue; red: markers wage")
assert legal(s) == {"option none", …}
play(s, "option none")
assert why_not(s, "start pauline") == "storage_has_no_die"

What a test is given stands in the text as well, or in changes to it; the hidden part fixes what is drawn:

s = at("turn 6, phase 6; red: 10 thalers, markers coal_depot", f"depots {depot} blue green")
s = then(s, "phase 7")                    # the table as it lies now, with the next phase
s = at(dealt("turn 3, phase 2", bag=[4, 5, 6]))
"""

from collections.abc import Mapping

from ruhr.board import Board, standard_board
from ruhr.board.words import DEMAND_MARKERS, TURNS
from ruhr.edge.events import AnyEvent
from ruhr.edge.refusals import AnyRefusal
from ruhr.edge.views import View
from ruhr.game import chance_of
from ruhr.position import deal_unknown, knows_hidden, read, write
from ruhr.position.reading import KEYWORDS
from ruhr.position.writing import row_in_words
from ruhr.rules import sequence_of_play
from ruhr.rules.actions import OVER
from ruhr.rules.phase_2_water_and_demand import next_draw
from ruhr.rules.set_up import countries_turned_up
from ruhr.rules.state import NOWHERE, State
from ruhr.view import view
from ruhr.vocabulary import event_in_words, refusal_in_words, vocabulary

RED, BLUE, GREEN, YELLOW = range(4)
SEATS = ("red", "blue", "green", "yellow")
#: The head of a text and its players: what is said of them can be changed item by item.
ITEM_BY_ITEM = ("", *(f"{seat}:" for seat in SEATS))


def at(text: str, changes: str = "") -> State:
    """The table a text tells of, up to the next real decision of the phase or to its end."""
    s = laid_out(but(text, changes))
    s.events = []
    _finish_phase(s)
    return s


def laid_out(text: str, board: Board | None = None) -> State:
    """The table a text tells of, before anything goes on by itself; what is hidden is dealt."""
    s = read(text, board or standard_board())
    if not knows_hidden(s):
        deal_unknown(s, chance_of(1))
    return s


def but(text: str, changes: str) -> str:
    """The same position with other sections, and with other items of the head and of players."""
    if not changes:
        return text
    found = _parts(text)
    for section, items in _parts(changes).items():
        found[section] = found.get(section, {}) | items if section in ITEM_BY_ITEM else items
    return "; ".join(f"{section} {', '.join(items.values())}".strip() for section, items in found.items())


def after(s: State, changes: str) -> str:
    """The text of a table as it lies, but for these changes; with a phase among them, that phase begins."""
    text = write(s, hidden=False)
    if "phase" in _parts(changes).get("", {}):
        head, *rest = text.split("; ")
        head = ", ".join(item for item in head.split(", ") if " decides " not in item)
        text = "; ".join([head, *(section for section in rest if not section.startswith("order "))])
    return but(text, changes)


def then(s: State, changes: str) -> State:
    """The table as it lies, but for these changes, up to the next real decision of the phase."""
    return at(after(s, changes))


def locks_but(obstacles: str) -> str:
    """What a text says of the locks where only these obstacles are left."""
    locks = [space.id for space in standard_board().obstacles if space.id not in obstacles.split()]
    return f"locks {' '.join(locks)}"


def dealt(
    text: str, *, bag: list[int] | None = None, draws: Mapping[int, int] | None = None, country: str = ""
) -> str:
    """A text with its hidden part: these markers are in the bag, and this country is turned up next.

    Of the other markers as many as needed lie under the obstacles, the first of them farthest upriver, and
    the rest has been drawn before. What is drawn follows from a number for each turn (R1); where none is
    given, the first marker of the bag.
    """
    s = read(text, standard_board())
    drawn = [k for k in range(DEMAND_MARKERS) if s.drawn >> k & 1 and k != s.drawn_now]
    unknown = [k for k in range(DEMAND_MARKERS) if not s.drawn >> k & 1]
    if bag is None:
        bag = unknown[: s.bag_count]
    others = [k for k in unknown if k not in bag]
    under = others[: int(s.obstacles).bit_count()]
    drawn += others[len(under) :]
    countries = [s.board.countries[column] for column in s.board.country_markers]
    for column in s.deal.countries:
        countries.remove(s.board.countries[column])
    if country:
        countries.remove(country)
        countries.insert(countries_turned_up(s) - len(s.deal.countries), country)
    numbers = [(draws or {}).get(turn, 0) for turn in range(next_draw(s), TURNS)]
    hidden = (
        f"bag {_row(bag)}, obstacles {_row(under)}, countries {' '.join(countries) or '-'}, "
        f"draws {_row(numbers)}"
    )
    if drawn or s.drawn_now != NOWHERE:
        now = "" if s.drawn_now == NOWHERE else f"now {s.drawn_now}"
        text = but(text, f"drawn {_row(drawn) if drawn else ''} {now}")
    return but(text, f"hidden {hidden}")


def _row(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers) or "-"


def pips(s: State) -> dict[str, int]:
    """The dice on the storages."""
    return {s.board.storages[k].id: value for k, value in enumerate(s.dice) if value}


def on_track(s: State) -> tuple[str, str]:
    """The two columns as a text says them."""
    return row_in_words(s.left_column), row_in_words(s.right_column)


def coming_back(s: State) -> str:
    """The dice that wait for a storage, as a text says them."""
    return row_in_words(s.returning)


def marker_number(**wanted: object) -> int:
    """The first marker whose entry in the board file has these values: `event="low_water", dice=1`."""
    for number, marker in enumerate(standard_board().demand_markers):
        if all(marker.get(key) == value for key, value in wanted.items()):
            return number
    raise LookupError(wanted)


def _finish_phase(s: State) -> None:
    phase = s.phase
    s.choice_count = 0
    while s.phase == phase and s.decision < OVER:
        if sequence_of_play.advance(s):
            return
    s.choice_count = 0


def go_on(s: State) -> None:
    """Go on to the next real decision, whatever phase or turn it is in."""
    s.events = []
    sequence_of_play.play_on(s)


def legal(s: State) -> set[str]:
    """The words of all legal actions."""
    return {str(vocabulary(s.board).actions[code]) for code in s.choices[: s.choice_count]}


def play(s: State, *actions: str) -> None:
    """Carry out legal actions one after the other, up to the next real decision or the end of the phase."""
    s.events = []
    for action in actions:
        assert action in legal(s), (action, sorted(legal(s)))
        code = vocabulary(s.board).code(action)
        assert code is not None
        sequence_of_play.carry_out(s, code)
        _finish_phase(s)


def refusal(s: State, action: str) -> AnyRefusal | None:
    """Why an action is not legal now."""
    code = vocabulary(s.board).code(action)
    assert code is not None
    return refusal_in_words(s, sequence_of_play.refusal(s, code))


def why_not(s: State, action: str) -> str | None:
    """The code of the refusal."""
    found = refusal(s, action)
    return None if found is None else found.code


def events(s: State, kind: str = "") -> list[AnyEvent]:
    """What has happened since the table was laid out or the last `play`, of one kind if named."""
    happened = [event_in_words(s.board, raw) for raw in s.events or []]
    return [event for event in happened if kind in ("", event.kind)]


def seen(s: State) -> View:
    """The public view."""
    return view(s, list(SEATS[: len(s.players)]))


def asked(s: State) -> tuple[int, str]:
    """Who decides now, and what kind of decision it is."""
    decision = seen(s)["decision"]
    assert decision is not None
    return decision["actor"], decision["kind"]


def points(s: State) -> list[int]:
    return [me.points for me in s.players]


def thalers(s: State) -> list[int]:
    return [me.thalers for me in s.players]


def _parts(text: str) -> dict[str, dict[str, str]]:
    """The items of a text by their sections, and by what they are about."""
    found: dict[str, dict[str, str]] = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        word, _, rest = part.partition(" ")
        section, content = (word, rest) if word in KEYWORDS else ("", part)
        items = [item.strip() for item in content.split(",")]
        assert section not in found, part
        found[section] = {_about(item): item for item in items}
        assert len(found[section]) == len(items), part
    return found


def _about(item: str) -> str:
    """What an item is about: `turn` for `turn 4`, `thalers` for `3 thalers`."""
    if " decides " in item:
        return "decides"
    first, _, rest = item.partition(" ")
    return rest if first.isdigit() else item if first == "lock" else first
