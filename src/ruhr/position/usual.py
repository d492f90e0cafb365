"""What goes without saying in a position's text, because it is so unless somebody says otherwise."""

from ruhr.board.words import (
    BOX_WAREHOUSES,
    BRICKEARTH,
    GRAFSCHAFT_MARK,
    OBSTACLES,
    PAVED,
    PLAYER_WAREHOUSES,
    RAILS,
)
from ruhr.rules import phase_1_historical_event as phase_1
from ruhr.rules.actions import (
    GIFT,
    LEVY,
    NOTHING,
    OPTION_CHOICE,
    OVER,
    PLACING,
    PURCHASE,
    REMOVAL,
    START_CHOICE,
)
from ruhr.rules.phase_3_start_and_option import AT_ONCE, CHOOSE, SET_OUT
from ruhr.rules.phase_6_purchases import AT_WILL
from ruhr.rules.sequence_of_play import CLOCKWISE_PHASES, set_order
from ruhr.rules.set_up import unknown_markers
from ruhr.rules.state import NOWHERE, Player, State

#: Seats, by the colour of their pieces.
SEATS = ("red", "blue", "green", "yellow")


def step_of(decision: int, phase: int) -> int:
    """How far a phase has come when this decision is asked for; a lock duty apart."""
    if decision in (LEVY, GIFT):
        return phase_1.CHOICES
    if decision == REMOVAL or (decision == PLACING and phase == 1):
        return phase_1.REMOVALS
    if decision == OPTION_CHOICE:
        return CHOOSE
    if OPTION_CHOICE < decision < START_CHOICE:
        return AT_ONCE
    if decision == START_CHOICE:
        return SET_OUT
    return AT_WILL if decision == PURCHASE else 0


def place_in_order(s: State) -> int:
    """How many players have had their turn in this phase."""
    if s.decision in (NOTHING, OVER):
        return 0
    if s.decision == PLACING:
        if s.phase == 1:
            return 0
        waiting = [place for place, seat in enumerate(s.order) if s.players[seat].cargo != NOWHERE]
        return waiting[0] if waiting else len(s.order)
    place = list(s.order).index(s.actor)
    return len(s.order) - 1 - place if s.decision == REMOVAL else place


def before_event(s: State) -> bool:
    """Has the turn's historical event yet to happen?"""
    return s.phase == 1 and s.step == phase_1.EVENT


def path(s: State) -> int:
    """The transport path of the turn (§5.1)."""
    last_event = s.turn - 1 if before_event(s) else s.turn
    if last_event >= phase_1.RAILS_TURN:
        return RAILS
    return PAVED if last_event >= phase_1.PAVED_TURN else BRICKEARTH


def order(s: State) -> list[int]:
    """The order by the barges as they lie now (§6.0); seat by seat as long as turn 1 has none."""
    if s.turn == 1 and s.phase <= CLOCKWISE_PHASES:
        return list(range(s.seats))
    sorted_by_barge = s.clone()
    set_order(sorted_by_barge)
    return list(sorted_by_barge.order)


def owed(s: State) -> tuple[int, int]:
    """Black and white dice that turn 11 still takes, when nobody has removed one yet (§6.1)."""
    if s.decision != REMOVAL:
        return 0, 0
    return phase_1.dice_owed(s.seats)


def in_bag(s: State) -> int:
    """How many markers are in the bag: all that neither lie under an obstacle nor have been drawn."""
    return int(unknown_markers(s)).bit_count() - int(s.obstacles).bit_count()


def locks_built(s: State) -> int:
    return OBSTACLES - int(s.obstacles).bit_count()


def lock_box(me: Player) -> int:
    """The first lock empties it (§6.6)."""
    return 0 if me.locks else BOX_WAREHOUSES


def mark_box(me: Player) -> int:
    """The Grafschaft Mark marker empties it (§6.5.2)."""
    return 0 if me.has(GRAFSCHAFT_MARK) else BOX_WAREHOUSES


def waiting(s: State) -> int:
    """The turns to come on whose box a warehouse waits, as a set (§4)."""
    received = s.turn if s.phase > 1 or s.step > phase_1.WAREHOUSES else s.turn - 1
    return int(s.board.warehouse_turns) & ~((1 << (received + 1)) - 1)


def pool(s: State, me: Player) -> int:
    """What is left of a player's ten warehouses."""
    built = sum(owner == me.seat for owner in s.slots)
    waits = me.lock_box + me.mark_box + int(me.waiting).bit_count()
    return PLAYER_WAREHOUSES - built - me.debts - waits
