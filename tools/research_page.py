"""Writes docs/research.md: the page for researchers, with every number of an observation.

Run by `make docs`; a test fails when it is out of date.
"""

from collections.abc import Sequence
from pathlib import Path

from ruhr.observation import SEAT_SIZE, SIZE, TABLE_SIZE
from ruhr.research.layout import SEAT, TABLE, Part

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "research.md"
#: What is said before and after the tables.
TEXT = ROOT / "tools" / "research.md"

MEANINGS = {
    "players": "how many play",
    "calmer_water": "1 in the variant *calmer water*",
    "turn": "1 to 12",
    "phase": "1 to 7",
    "decision": "what is asked for, by its number in `ruhr.rules.actions.DECISIONS`",
    "step": "how far the phase, or a player's turn in it, has come; 1 in phase 6: a lock first",
    "had_their_turn": "how many players have had their turn in this phase",
    "pilot_banned": "1 if high or low water forbids pilots",
    "wage_taken": "1 if somebody has taken the wage in this turn",
    "lock_duty": "1 if everybody must build a lock in this turn",
    "black_owed": "black dice still to be removed in turn 11",
    "white_owed": "white dice still to be removed in turn 11",
    "export_marker": "the box of the export marker, from 0",
    "bag": "markers in the bag",
    "path": "the transport path in use: 0 brickearth, 1 paved, 2 rails",
    "track": "pips of the left column, from the arrow box up",
    "white_track": "pips of the right column, from the arrow box up",
    "coming_back": "pips of the dice that came back and wait for a storage",
    "track_is_white": "1 for a white die in the left column",
    "coming_back_is_white": "1 for a white die that came back",
    "port_warehouses": "warehouses in the port, which make it dearer",
    "dice": "pips on each coal storage",
    "demand": "demand Thalers on each selling space",
    "obstacle": "1 where an obstacle lies, 0 where a lock stands",
    "drawn": "1 for a demand marker drawn before, 2 for the one drawn in this turn",
    "country": "the country of each turn that exports: 0 face down, then Belgium, Netherlands, Rhineland",
    "white_left": "white progress markers left in the pool",
    "slot": "whose warehouse stands there: 0 nobody's, 1 the observer's, 2 to 4 clockwise from him",
    "sits": "1 if somebody sits there",
    "decides": "1 if he decides now",
    "place_in_order": "his place in the order of this phase, from 1",
    "barge": "the space of his barge, from 1 farthest upriver; 0 before it is on the river",
    "barges_upriver": "how many barges lie farther upriver, on the same space too",
    "loading": "the storage at which his barge loads, from 1",
    "option": "his special option in this turn, from 1 in the order of the actions",
    "thalers": "Thalers: what may be kept, and all that can be had in a turn",
    "points": "victory points; what is more counts as 255",
    "pool": "warehouses at hand",
    "debts": "warehouses on debt spaces",
    "on_turn_track": "warehouses that wait on the turn track",
    "lock_box": "warehouses that wait in the lock box",
    "mark_box": "warehouses that wait in the Grafschaft Mark box",
    "built": "warehouses that stand on the board",
    "surplus": "Thalers that go back to the bank at the end of the turn unless they are spent",
    "locks": "locks built",
    "locks_this_phase": "locks built in this phase",
    "waiting": "1 if a warehouse waits on the box of a turn",
    "token": "filled token spaces, in the order of the areas",
    "marker": "progress markers received",
    "missed": "white markers that had run out",
    "flipped": "white markers used up",
    "used": "markers used in this turn",
    "city": "1 if he has a warehouse in the city",
    "column": "1 if he has a warehouse in the column of the port",
}


def page() -> str:
    """The whole page."""
    tables = [
        f"The table, {TABLE_SIZE} numbers:",
        *_table(TABLE, 0, ""),
        f"Each of the four seats, {SEAT_SIZE} numbers, the observer's from {TABLE_SIZE} on:",
        *_table(SEAT, TABLE_SIZE, "seat.0."),
        f"{SIZE} numbers in all.",
    ]
    return TEXT.read_text("utf-8").replace("<!-- the numbers -->", "\n\n".join(tables))


def _table(parts: Sequence[Part], at: int, prefix: str) -> list[str]:
    rows = ["| from | names | how many | at most | meaning |", "|--:|---|--:|--:|---|"]
    for part in parts:
        names = part.names
        named = f"`{prefix}{names[0]}`" + (f" … `{prefix}{names[-1]}`" if len(names) > 1 else "")
        rows.append(f"| {at} | {named} | {len(names)} | {part.most} | {MEANINGS[part.name]} |")
        at += len(names)
    return ["\n".join(rows)]


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
