"""Debt (§5.3): borrowing happens by itself, with the payment that needs it and no further (R17)."""

from typing import Final

from mypy_extensions import i64

from ruhr.rules.events import BORROWED, BORROWED_AHEAD, REPAID
from ruhr.rules.refusals import MAY, NO_DEBT, THALERS_SHORT, refuse
from ruhr.rules.state import FROM_BORROWED_AHEAD, Player, State, one, size

#: What a warehouse on a debt space brings, and what it costs to take it back (§5.3).
LOAN: Final = 2
REPAYMENT: Final = 3
#: Points lost for borrowing against a warehouse that still waits on the turn track (§5.3).
LOSS_AHEAD: Final = 2

# What a player may borrow against.
POOL: Final = 0
POOL_AND_TURN_TRACK: Final = 1


def shortfall(s: State, me: Player, price: i64, kept: i64, against: i64) -> i64:
    """How many Thalers are missing even after all borrowing that the rules allow (§5.3).

    *kept* warehouses of the pool are not to be pledged: a building needs one.
    """
    lack = price - me.thalers
    if lack <= 0:
        return 0
    loans = me.pool - kept
    if against == POOL_AND_TURN_TRACK:
        loans += size(me.waiting)
    spaces = s.board.debt_spaces - me.debts
    loans = min(loans, spaces)
    lack -= loans * LOAN
    if lack < 0:
        return 0
    return lack


def refusal_of_payment(s: State, me: Player, price: i64, kept: i64) -> i64:
    """Why a player cannot pay a price, borrowing against his pool if need be (§5.3)."""
    missing = shortfall(s, me, price, kept, POOL)
    return refuse(THALERS_SHORT, missing, price) if missing else MAY


def loans_for(me: Player, price: i64) -> i64:
    """How often a player has to borrow for a price, and no oftener (§5.3, R17)."""
    lack = price - me.thalers
    if lack <= 0:
        return 0
    return (lack + LOAN - 1) // LOAN


def pay(s: State, me: Player, price: i64) -> None:
    """Pay a price, borrowing as often as it takes (§5.3, R17)."""
    loans = loans_for(me, price)
    while loans:
        _borrow(s, me)
        loans -= 1
    me.thalers -= price


def _borrow(s: State, me: Player) -> None:
    """A warehouse goes onto a debt space and 2 Thalers come (§5.3)."""
    me.debts += 1
    me.thalers += LOAN
    if me.pool:
        me.pool -= 1
        s.note(BORROWED, me.seat, LOAN)
        return
    # §5.3, rare occurrence: the next warehouse on the turn track, and 2 points less (R18).
    turn: i64 = 1
    while not one(turn) & me.waiting:
        turn += 1
    me.waiting &= ~one(turn)
    s.note(BORROWED_AHEAD, me.seat, LOAN, turn, me.lose(FROM_BORROWED_AHEAD, LOSS_AHEAD))


def refusal_of_repaying(me: Player) -> i64:
    """Why a debt cannot be repaid now; never with borrowed money (§5.3, R17)."""
    if me.debts == 0:
        return refuse(NO_DEBT)
    if me.thalers < REPAYMENT:
        return refuse(THALERS_SHORT, REPAYMENT - me.thalers, REPAYMENT)
    return MAY


def repay(s: State, me: Player) -> None:
    """3 Thalers, and the warehouse is back in the pool (§6.6)."""
    me.thalers -= REPAYMENT
    me.debts -= 1
    me.pool += 1
    s.note(REPAID, me.seat, REPAYMENT)
