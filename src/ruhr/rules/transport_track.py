"""The transport tracks (§5.1).

A column of a track is a row of dice from the arrow box up, four bits each: three for the pips and one for
the colour, so that the brickearth path can hold both colours. An empty box ends the row.
"""

from typing import Final

from mypy_extensions import i64

from ruhr.board.words import BLACK, BRICKEARTH, WHITE
from ruhr.rules.decisions import Kind
from ruhr.rules.events import DIE_CAME_BACK, PATH_CHANGED, TRACK_DICE_RAISED, TRANSPORTED
from ruhr.rules.refusals import MAY, STORAGE_HAS_DIE, WRONG_COLOUR, WRONG_TERRITORY, refuse
from ruhr.rules.state import Player, State, one, raised

BITS: Final = 4
DIE: Final = 15
PIPS: Final = 7
WHITE_DIE: Final = 8


def black_die(pips: i64) -> i64:
    return pips


def white_die(pips: i64) -> i64:
    return pips | WHITE_DIE


def die_of(colour: i64, pips: i64) -> i64:
    return white_die(pips) if colour == WHITE else black_die(pips)


def pips_of(die: i64) -> i64:
    return die & PIPS


def colour_of(die: i64) -> i64:
    return WHITE if die & WHITE_DIE else BLACK


def length(row: i64) -> i64:
    """How many dice lie in a row."""
    count: i64 = 0
    while row:
        row >>= BITS
        count += 1
    return count


def dice_of(row: i64) -> list[i64]:
    """The dice of a row, from the arrow box up."""
    dice: list[i64] = []
    while row:
        dice.append(row & DIE)
        row >>= BITS
    return dice


def append(row: i64, die: i64) -> i64:
    """The row with a die on its lowest free box."""
    return row | (die << (BITS * length(row)))


def in_left_column(s: State, colour: i64) -> bool:
    """The brickearth path has one column for both colours, the others have one for each (§5.1)."""
    return s.path == BRICKEARTH or colour == BLACK


def put_on_track(s: State, die: i64) -> None:
    """A sold die goes onto the lowest free box of its colour's column (§5.1).

    If the column is full its dice first move one box down, and the lowest comes back.
    """
    left = in_left_column(s, colour_of(die))
    row = s.left_column if left else s.right_column
    if length(row) == s.board.path_length[s.path]:
        s.returning = append(s.returning, row & DIE)
        row >>= BITS
    row = append(row, die)
    if left:
        s.left_column = row
    else:
        s.right_column = row


def change_path(s: State, path: i64) -> None:
    """The dice move over to a shorter path (§5.1, R4).

    The paths' top boxes are level, so a die keeps its height. Dice below the new path's lowest box come
    back, lowest first and black before white; the rest close up towards the arrow box.
    """
    too_low = s.board.path_length[s.path] - s.board.path_length[path]
    left = s.left_column
    right = s.right_column
    s.path = path
    s.left_column = 0
    s.right_column = 0
    height: i64 = 0
    while left or right:
        for die in (left & DIE, right & DIE):
            if die == 0:
                continue
            if height < too_low:
                s.returning = append(s.returning, die)
            else:
                put_on_track(s, die)
        left >>= BITS
        right >>= BITS
        height += 1
    s.note(PATH_CHANGED, path)


def raise_dice(s: State) -> None:
    """Every die on the tracks gains one pip, up to six (§6.1, turn 9)."""
    s.left_column = _with_raised_dice(s.left_column)
    s.right_column = _with_raised_dice(s.right_column)
    s.note(TRACK_DICE_RAISED)


def _with_raised_dice(row: i64) -> i64:
    higher: i64 = 0
    while row:
        die = row & DIE
        higher = append(higher, die_of(colour_of(die), raised(pips_of(die), 1)))
        row >>= BITS
    return higher


def storages_from_arrow_boxes(s: State) -> i64:
    """The storages without a die that a die from an arrow box may be put on (§5.1, §5.2)."""
    b = s.board
    storages: i64 = 0
    if s.left_column:
        storages = b.black_storages if colour_of(s.left_column & DIE) == BLACK else b.white_storages
    if s.right_column:
        storages |= b.white_storages
    return storages & ~s.with_dice


def arrow_box_die(s: State, storage: i64) -> i64:
    """The die of the arrow box from which a storage is supplied (§5.1)."""
    return (s.left_column if in_left_column(s, s.board.colour_at(storage)) else s.right_column) & DIE


def take_from_arrow_box(s: State, storage: i64) -> None:
    """The arrow-box die of the storage's colour is put there; the dice above move down (§5.1)."""
    die = arrow_box_die(s, storage)
    if in_left_column(s, s.board.colour_at(storage)):
        s.left_column >>= BITS
    else:
        s.right_column >>= BITS
    s.put_die(storage, pips_of(die))
    s.note(TRANSPORTED, s.actor, colour_of(die), pips_of(die), storage)


def storages_for_returning_die(s: State) -> i64:
    """Where a die that comes back may be put (§5.1, R3).

    A black one in the territory of this turn's coat of arms (R5), or if that is full in any other but
    Mark; a white one always in Mark.
    """
    b = s.board
    if colour_of(s.returning & DIE) == WHITE:
        return b.white_storages & ~s.with_dice
    under_arms = b.territory_storages[b.arms[s.turn]] & ~s.with_dice
    return under_arms if under_arms else b.black_storages & ~s.with_dice


class PlaceDie(Kind):
    """The start player puts a die that came back on a storage, pips unchanged (§5.1)."""

    def refusal(self, s: State, me: Player, storage: i64) -> i64:
        """Why a die that came back may not be put on a storage (§5.1)."""
        if one(storage) & storages_for_returning_die(s):
            return MAY
        if one(storage) & s.with_dice:
            return refuse(STORAGE_HAS_DIE)
        colour = colour_of(s.returning & DIE)
        if colour != s.board.colour_at(storage):
            return refuse(WRONG_COLOUR, colour)
        return refuse(WRONG_TERRITORY, s.board.arms[s.turn])

    def carry_out(self, s: State, me: Player, storage: i64) -> None:
        die = s.returning & DIE
        s.returning >>= BITS
        s.put_die(storage, pips_of(die))
        s.note(DIE_CAME_BACK, me.seat, colour_of(die), pips_of(die), storage)

    def offer(self, s: State, me: Player) -> None:
        s.offer_each(self.first, storages_for_returning_die(s))
