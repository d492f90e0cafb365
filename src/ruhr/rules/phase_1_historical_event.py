"""Phase 1: historical event (§6.1).

Within a turn the country marker is turned first, then what happens to dice, then warehouses, then the
players' choices.
"""

from typing import Final

from mypy_extensions import i64

from ruhr.board.words import PAVED, RAILS, TURNS, WHITE
from ruhr.rules import transport_track
from ruhr.rules.actions import (
    GIFT,
    LEVY,
    REMOVAL,
    VEILED,
)
from ruhr.rules.debt import POOL_AND_TURN_TRACK, pay, shortfall
from ruhr.rules.decisions import Decision, Kind
from ruhr.rules.events import (
    COUNTRY_REVEALED,
    DIE_REMOVED,
    FIRST_PLAYER,
    GIFT_TAKEN,
    LEVY_PAID,
    LEVY_WAIVED,
    LOCK_PRICE,
    OPTIONS_DEARER,
    POINT,
    REVEAL_FOLLOWS,
    TURN_BEGAN,
    TURN_TRACK,
    WAREHOUSES_RECEIVED,
)
from ruhr.rules.phase_6_purchases import FIRST_LOCK_TURN, LOCKS_DEARER_FROM, price_of_lock
from ruhr.rules.refusals import MAY, NO_POINT, NO_THALER, NOT_OWED, STORAGE_HAS_NO_DIE, refuse
from ruhr.rules.set_up import country_of_turn, exports_in
from ruhr.rules.special_options import DEARER_FROM
from ruhr.rules.state import FROM_GIFTS, FROM_LEVY, Player, State, one

LEVY_TURN: Final = 3
PAVED_TURN: Final = 4
RAILS_TURN: Final = 8
STEAM_TURN: Final = 9
REMOVAL_TURN: Final = 11
FIRST_GIFT_TURN: Final = 6
SECOND_GIFT_TURN: Final = 10
#: So many Thalers or points are paid, and given.
LEVY_AMOUNT: Final = 1
GIFT_AMOUNT: Final = 1

#: What history brings in each turn, for whoever draws or tells the turn track.
HISTORY: Final = {
    1: "first_player",
    FIRST_LOCK_TURN: "locks",
    LEVY_TURN: "levy",
    PAVED_TURN: "paved",
    LOCKS_DEARER_FROM: "locks_dearer",
    FIRST_GIFT_TURN: "gift",
    DEARER_FROM: "options_dearer",
    RAILS_TURN: "rails",
    STEAM_TURN: "steam",
    SECOND_GIFT_TURN: "gift",
    REMOVAL_TURN: "remove",
    TURNS: "last_turn",
}

# The steps of the phase.
EVENT: Final = 0
REMOVALS: Final = 1
WAREHOUSES: Final = 2
CHOICES: Final = 3


def proceed(s: State) -> bool:
    """Carry the phase on to its next decision, or say that it is over (§6.1)."""
    if s.step == EVENT:
        if exports_in(s.board, s.turn) and s.veiled:
            s.note(REVEAL_FOLLOWS)
            s.decision = VEILED
            return False
        s.note(TURN_BEGAN, s.turn, s.board.years[s.turn])
        if s.turn == 1:
            s.note(FIRST_PLAYER, s.order[0])
        if exports_in(s.board, s.turn):
            s.reveals += 1
            s.note(COUNTRY_REVEALED, country_of_turn(s, s.turn))
        _happen_to_prices(s)
        _happen_to_dice(s)
        s.step = REMOVALS
    elif s.step == REMOVALS:
        if removable_storages(s):
            # The farthest downriver chooses first, then the next upriver.
            s.ask(REMOVAL, s.order[s.seats - 1 - s.position])
        else:
            # R7: what cannot be removed now is not made up for later.
            s.black_owed = s.white_owed = 0
            s.step = WAREHOUSES
    elif s.step == WAREHOUSES:
        _receive_warehouses(s)
        s.step = CHOICES
        s.position = 0
    elif s.position == s.seats:
        return True
    elif s.turn == LEVY_TURN:
        s.ask(LEVY, s.order[s.position])
    elif s.turn == FIRST_GIFT_TURN or s.turn == SECOND_GIFT_TURN:
        s.ask(GIFT, s.order[s.position])
    else:
        return True
    return False


def _happen_to_prices(s: State) -> None:
    """Locks may be built from turn 2 and cost more from turn 5, options from turn 7 (§6.1)."""
    if s.turn == FIRST_LOCK_TURN or s.turn == LOCKS_DEARER_FROM:
        s.note(LOCK_PRICE, price_of_lock(s.turn))
    if s.turn == DEARER_FROM:
        s.note(OPTIONS_DEARER)


def _happen_to_dice(s: State) -> None:
    """New paths in turns 4 and 8, better coal in turn 9, fewer dice in turn 11 (§6.1)."""
    if s.turn == PAVED_TURN:
        transport_track.change_path(s, PAVED)
    elif s.turn == RAILS_TURN:
        transport_track.change_path(s, RAILS)
    elif s.turn == STEAM_TURN:
        transport_track.raise_dice(s)
    elif s.turn == REMOVAL_TURN:
        s.black_owed, s.white_owed = dice_owed(s.seats)


def dice_owed(seats: i64) -> tuple[i64, i64]:
    """Black and white dice that leave the game in turn 11, by the number of players (§6.1, §8)."""
    return 2 if seats == 4 else 1, 1 if seats > 2 else 0


def removable_storages(s: State) -> i64:
    """The dice of a colour still owed; a colour of which none is left is skipped (§6.1, R7)."""
    storages: i64 = 0
    if s.black_owed:
        storages |= s.board.black_storages
    if s.white_owed:
        storages |= s.board.white_storages
    return storages & s.with_dice


class RemoveDie(Kind):
    """A die leaves the game (§6.1, turn 11)."""

    def refusal(self, s: State, me: Player, storage: i64) -> i64:
        """Why this die does not leave the game (§6.1)."""
        if one(storage) & removable_storages(s):
            return MAY
        if not one(storage) & s.with_dice:
            return refuse(STORAGE_HAS_NO_DIE)
        return refuse(NOT_OWED, s.board.colour_at(storage))

    def carry_out(self, s: State, me: Player, storage: i64) -> None:
        colour = s.board.colour_at(storage)
        if colour == WHITE:
            s.white_owed -= 1
        else:
            s.black_owed -= 1
        s.position += 1
        s.note(DIE_REMOVED, me.seat, colour, s.take_die(storage), storage)

    def offer(self, s: State, me: Player) -> None:
        s.offer_each(self.first, removable_storages(s))


def _receive_warehouses(s: State) -> None:
    """Each player takes the warehouse that waits on this turn's box (§6.1).

    One that a debt has already taken from there (§5.3) is not received again.
    """
    turn = one(s.turn)
    for me in s.players:
        if me.waiting & turn:
            me.waiting &= ~turn
            me.pool += 1
            s.note(WAREHOUSES_RECEIVED, me.seat, 1, TURN_TRACK)


class PayLevy(Kind):
    """One Thaler or one point for the Ruhr shipping fund (§6.1, turn 3)."""

    def refusal(self, s: State, me: Player, currency: i64) -> i64:
        """Who has neither a Thaler nor a point borrows the Thaler if he can (§6.1, R6)."""
        if currency == POINT:
            return MAY if me.points else refuse(NO_POINT)
        if me.thalers:
            return MAY
        if me.points or shortfall(s, me, LEVY_AMOUNT, 0, POOL_AND_TURN_TRACK):
            return refuse(NO_THALER)
        return MAY

    def carry_out(self, s: State, me: Player, currency: i64) -> None:
        s.position += 1
        if currency == POINT:
            me.lose(FROM_LEVY, LEVY_AMOUNT)
        else:
            pay(s, me, LEVY_AMOUNT)
        s.note(LEVY_PAID, me.seat, currency, LEVY_AMOUNT)


class Levy(Decision):
    """How the levy is paid (§6.1)."""

    def skip(self, s: State) -> None:
        """Who has nothing left to borrow against pays nothing (R6)."""
        s.note(LEVY_WAIVED, s.actor)
        s.position += 1


class TakeGift(Kind):
    """One Thaler or one point for each player (§6.1, turns 6 and 10)."""

    def carry_out(self, s: State, me: Player, currency: i64) -> None:
        s.position += 1
        if currency == POINT:
            me.earn(FROM_GIFTS, GIFT_AMOUNT)
        else:
            me.thalers += GIFT_AMOUNT
        s.note(GIFT_TAKEN, me.seat, currency, GIFT_AMOUNT)
