"""The table: everything that lies on it and in front of the players (§2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.board import Board
from ruhr.board.words import MOST_PIPS, STORAGES
from ruhr.rules.actions import MOST_CHOICES, NOTHING

#: A barge that is not on the river yet, a storage no barge loads at, an option not chosen.
NOWHERE: Final = -1
#: A warehouse slot without a warehouse.
FREE: Final = -1

# Where victory points come from, and what takes them away (§7).
SOURCES: Final = (
    "locks",
    "cities",
    "depots",
    "port",
    "exports",
    "gifts",
    "inn",
    "levy",
    "borrowed_ahead",
    "stranded",
    "essen_cities",
    "mark_cities",
    "all_cities",
    "all_depots",
    "depot_majorities",
    "mayor",
    "ruhrtalbahn",
    "ruhraake",
    "debts",
)
FROM_LOCKS: Final = 0
FROM_CITIES: Final = 1
FROM_DEPOTS: Final = 2
FROM_PORT: Final = 3
FROM_EXPORTS: Final = 4
FROM_GIFTS: Final = 5
FROM_INN: Final = 6
FROM_LEVY: Final = 7
FROM_BORROWED_AHEAD: Final = 8
FROM_STRANDED: Final = 9
FROM_ESSEN_CITIES: Final = 10
FROM_MARK_CITIES: Final = 11
FROM_ALL_CITIES: Final = 12
FROM_ALL_DEPOTS: Final = 13
FROM_DEPOT_MAJORITIES: Final = 14
FROM_MAYOR: Final = 15
FROM_RUHRTALBAHN: Final = 16
FROM_RUHRAAKE: Final = 17
FROM_DEBTS: Final = 18
SOURCE_COUNT: Final = 19


class Deal:
    """Everything random, decided in set-up and hidden until it is revealed (R1)."""

    def __init__(
        self, first: i64, obstacles: vec[i64], bag: vec[i64], countries: vec[i64], draws: vec[i64]
    ) -> None:
        self.first = first
        self.obstacles = obstacles
        self.bag = bag
        self.countries = countries
        self.draws = draws

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def _all(self) -> tuple[int, ...]:
        """Everything dealt, in a row."""
        return (self.first, *self.obstacles, *self.bag, *self.countries, *self.draws)


class Player:
    """What one player has on his board and on the river (§2.2)."""

    def __init__(self, seat: i64, sources: vec[i64]) -> None:
        self.seat = seat
        self.barge: i64 = NOWHERE
        #: When the barge reached its space: the later, the farther upriver on that space (§6.4).
        self.arrival: i64 = 0
        #: The storage whose die the barge carries this turn.
        self.cargo: i64 = NOWHERE
        self.option: i64 = NOWHERE
        self.thalers: i64 = 0
        self.points: i64 = 0
        self.sources = sources
        self.pool: i64 = 0
        self.debts: i64 = 0
        self.lock_box: i64 = 0
        self.mark_box: i64 = 0
        #: Turns on whose box a warehouse of this player still waits.
        self.waiting: i64 = 0
        #: Filled token spaces.
        self.tokens: i64 = 0
        #: Progress markers received, missed, flipped over for good, and used this turn.
        self.markers: i64 = 0
        self.missed: i64 = 0
        self.flipped: i64 = 0
        self.used: i64 = 0
        self.locks: i64 = 0
        self.locks_this_phase: i64 = 0
        #: Cities and port columns with a warehouse of this player.
        self.cities: i64 = 0
        self.columns: i64 = 0

    def has(self, marker: i64) -> bool:
        return (self.markers >> marker) & 1 != 0

    def can_use(self, marker: i64) -> bool:
        """Has the marker, not flipped over and not used this turn."""
        return (self.markers & ~self.flipped & ~self.used) >> marker & 1 != 0

    def earn(self, source: i64, points: i64) -> None:
        self.points += points
        self.sources[source] += points

    def lose(self, source: i64, points: i64) -> i64:
        """Take points away, never below zero, and say how many it were."""
        lost: i64 = points if points < self.points else self.points
        self.points -= lost
        self.sources[source] -= lost
        return lost

    def clone(self) -> "Player":
        twin = Player(self.seat, self.sources[:])
        twin.barge = self.barge
        twin.arrival = self.arrival
        twin.cargo = self.cargo
        twin.option = self.option
        twin.thalers = self.thalers
        twin.points = self.points
        twin.pool = self.pool
        twin.debts = self.debts
        twin.lock_box = self.lock_box
        twin.mark_box = self.mark_box
        twin.waiting = self.waiting
        twin.tokens = self.tokens
        twin.markers = self.markers
        twin.missed = self.missed
        twin.flipped = self.flipped
        twin.used = self.used
        twin.locks = self.locks
        twin.locks_this_phase = self.locks_this_phase
        twin.cities = self.cities
        twin.columns = self.columns
        return twin


class State:
    """A position of the game, with the decision that is asked for."""

    def __init__(
        self,
        board: Board,
        deal: Deal,
        players: list[Player],
        dice: vec[i64],
        bag: vec[i64],
        slots: vec[i64],
        white_left: vec[i64],
        order: vec[i64],
        choices: vec[i64],
    ) -> None:
        self.board = board
        self.deal = deal
        self.players = players
        self.seats: i64 = len(players)
        self.calmer_water: bool = False
        self.turn: i64 = 1
        self.phase: i64 = 1
        #: How far the phase has come: its own step, and whose turn in `order` it is.
        self.step: i64 = 0
        self.position: i64 = 0
        #: Seats in the order of this phase, start player first (§6.0).
        self.order = order
        self.decision: i64 = NOTHING
        self.actor: i64 = 0
        #: The legal actions of the decision asked for are choices[0] … choices[choice_count − 1].
        self.choices = choices
        self.choice_count: i64 = 0
        #: Pips of the die on each storage, 0 without; and the storages with a die.
        self.dice = dice
        self.with_dice: i64 = 0
        #: The transport path in use and its columns; dice in a row from the arrow box up (§5.1).
        self.path: i64 = 0
        self.left_column: i64 = 0
        self.right_column: i64 = 0
        #: Dice that came back and wait for their storage, in a row.
        self.returning: i64 = 0
        #: Selling spaces with at least one, and with two demand Thalers (§6.2).
        self.demand_one: i64 = 0
        self.demand_two: i64 = 0
        #: Obstacles without a lock.
        self.obstacles: i64 = 0
        self.bag = bag
        self.bag_count: i64 = 0
        #: Markers drawn so far, and the one drawn this turn.
        self.drawn: i64 = 0
        self.drawn_now: i64 = NOWHERE
        #: Seat that owns the warehouse in each slot.
        self.slots = slots
        self.port_warehouses: i64 = 0
        #: White progress markers left in the common pool, by kind.
        self.white_left = white_left
        self.export_marker: i64 = 0
        self.pilot_banned: bool = False
        self.wage_taken: bool = False
        self.lock_duty: bool = False
        #: Dice still to be removed in turn 11.
        self.black_owed: i64 = 0
        self.white_owed: i64 = 0
        self.arrivals: i64 = 0
        #: How often something hidden has been revealed: undo never crosses that.
        self.reveals: i64 = 0
        #: A look ahead stops before the next reveal.
        self.veiled: bool = False
        #: What has happened, if anybody listens.
        self.events: list[tuple[i64, i64, i64, i64, i64, i64]] | None = None

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Tell whoever listens that something has happened."""
        if self.events is not None:
            self.events.append((kind, a, b, c, d, e))

    def offer(self, action: i64) -> None:
        """Put an action on the list of legal ones."""
        self.choices[self.choice_count] = action
        self.choice_count += 1

    def offer_each(self, first_action: i64, places: i64) -> None:
        """Put the action for every place of a set on the list of legal ones."""
        action = first_action
        while places:
            if places & 1:
                self.choices[self.choice_count] = action
                self.choice_count += 1
            places >>= 1
            action += 1

    def ask(self, decision: i64, seat: i64) -> None:
        self.decision = decision
        self.actor = seat

    def put_die(self, storage: i64, pips: i64) -> None:
        self.dice[storage] = pips
        self.with_dice |= 1 << storage

    def take_die(self, storage: i64) -> i64:
        """Lift the die from a storage and say its pips."""
        pips = self.dice[storage]
        self.dice[storage] = 0
        self.with_dice &= ~(1 << storage)
        return pips

    def demand_on(self, space: i64) -> i64:
        """The demand Thalers that lie on a selling space: two at the most (§6.2)."""
        return ((self.demand_one >> space) & 1) + ((self.demand_two >> space) & 1)

    def dice_below_six(self) -> i64:
        """The storages whose die can still be raised."""
        found: i64 = 0
        storage: i64 = 0
        while storage < STORAGES:
            if 0 < self.dice[storage] < MOST_PIPS:
                found |= 1 << storage
            storage += 1
        return found

    def clone(self) -> "State":
        """An independent copy; what never changes during play is shared."""
        twin = State(
            self.board,
            self.deal,
            [player.clone() for player in self.players],
            self.dice[:],
            self.bag[:],
            self.slots[:],
            self.white_left[:],
            self.order[:],
            self.choices[:],
        )
        twin.calmer_water = self.calmer_water
        twin.turn = self.turn
        twin.phase = self.phase
        twin.step = self.step
        twin.position = self.position
        twin.decision = self.decision
        twin.actor = self.actor
        twin.choice_count = self.choice_count
        twin.with_dice = self.with_dice
        twin.path = self.path
        twin.left_column = self.left_column
        twin.right_column = self.right_column
        twin.returning = self.returning
        twin.demand_one = self.demand_one
        twin.demand_two = self.demand_two
        twin.obstacles = self.obstacles
        twin.bag_count = self.bag_count
        twin.drawn = self.drawn
        twin.drawn_now = self.drawn_now
        twin.port_warehouses = self.port_warehouses
        twin.export_marker = self.export_marker
        twin.pilot_banned = self.pilot_banned
        twin.wage_taken = self.wage_taken
        twin.lock_duty = self.lock_duty
        twin.black_owed = self.black_owed
        twin.white_owed = self.white_owed
        twin.arrivals = self.arrivals
        twin.reveals = self.reveals
        twin.veiled = self.veiled
        return twin


def one(item: i64) -> i64:
    """The set of a single thing."""
    return 1 << item


def size(things: i64) -> i64:
    """How many things a set holds."""
    count: i64 = 0
    while things:
        things &= things - 1
        count += 1
    return count


def raised(pips: i64, by: i64) -> i64:
    """The pips of a die that gets some more: six at the most (§2.4)."""
    return pips + by if pips + by < MOST_PIPS else MOST_PIPS


def no_choices() -> vec[i64]:
    """Room for the legal actions of any decision."""
    return vec[i64]([0] * MOST_CHOICES)
