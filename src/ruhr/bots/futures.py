"""What may come of a decision: games imagined to their end, and how those of two choices differ.

All choices are imagined on the same deals, so that little of a difference is owed to chance. What is asked of
a game is always a number: points of a source, Thalers in the purse, one for a marker that was got.
"""

from typing import Final

from mypy_extensions import i64

from ruhr.board.words import FIRST_WHITE, MARKER_KINDS, MOST_PLAYERS, STORAGES
from ruhr.bots.evaluator import Playout
from ruhr.bots.search import Node, out_of_order, result_of
from ruhr.bots.told import Told
from ruhr.rules.actions import LOCK, NOTHING, OPTION, OVER, PURCHASE, REPAY, SELL, START
from ruhr.rules.chance import Chance
from ruhr.rules.scoring import share_of_win, winners
from ruhr.rules.sequence_of_play import advance, carry_out, is_legal
from ruhr.rules.set_up import deal_hidden
from ruhr.rules.special_options import WAGE
from ruhr.rules.state import SOURCE_COUNT, State, size

#: So often the search must have looked at a decision for it to be expected.
FAMILIAR: Final = 20

# What is asked of every imagined game. Of each seat: points by source, all points, its share of winning,
# whether it has built something by the end of the next turn, from which storage it has taken coal this turn,
# whether it has taken the wage this turn, and which white markers it has got in the end.
BUILDINGS: Final = REPAY - LOCK
WHITE_KINDS: Final = MARKER_KINDS - FIRST_WHITE
SOURCE_POINTS: Final = 0
ALL_POINTS: Final = MOST_PLAYERS * SOURCE_COUNT
WIN: Final = ALL_POINTS + MOST_PLAYERS
BUILT: Final = WIN + MOST_PLAYERS
LOADED: Final = BUILT + MOST_PLAYERS * BUILDINGS
WAGED: Final = LOADED + MOST_PLAYERS * STORAGES
WHITE_EVER: Final = WAGED + MOST_PLAYERS
# Of who decides: markers by the end of the next turn and of the game, Thalers at the end of this turn and of
# the next, tokens by then, his place in the next turn's order, and what the search calls the result.
MARKER_SOON: Final = WHITE_EVER + MOST_PLAYERS * WHITE_KINDS
MARKER_EVER: Final = MARKER_SOON + MARKER_KINDS
THALERS_NOW: Final = MARKER_EVER + MARKER_KINDS
THALERS_SOON: Final = THALERS_NOW + 1
TOKENS_SOON: Final = THALERS_NOW + 2
PLACE_SOON: Final = THALERS_NOW + 3
RESULT: Final = THALERS_NOW + 4
ASKED_OF_A_GAME: Final = THALERS_NOW + 5


class Futures(Told):
    """The games imagined after one choice, and what came of each of them."""

    def __init__(self, seat: i64, games: i64) -> None:
        super().__init__(games, ASKED_OF_A_GAME)
        self.seat = seat

    def play_out(
        self, game: i64, s: State, action: i64, tree: Node | None, by: Playout, chance: Chance
    ) -> None:
        """Play a game to its end, as the search expects and then by judgement, and note what came of it."""
        row = game * ASKED_OF_A_GAME
        turn = s.turn
        node = tree
        while True:
            before = s.turn
            seat = s.actor
            self._play(row, s, action, turn)
            if before == turn and (s.turn > turn or s.decision == OVER):
                self._note_turn(row, s)
            if before <= turn + 1 and (s.turn > turn + 1 or s.decision == OVER):
                self._note_next_turn(row, s)
            if s.decision == OVER:
                break
            last = action
            action = -1
            if node is not None and seen_in_any_order(s, seat, last):
                action = any_familiar(s, node, chance)
            node = node.child(action) if node is not None and action >= 0 else None
            if action < 0:
                action = s.choices[by.judgement.choose(s, chance, by.noise)]
        self._note_end(row, s)

    def _play(self, row: i64, s: State, action: i64, turn: i64) -> None:
        """Play an action and all that follows by itself; note what is done, also without being asked."""
        self._note_done(row, s.actor, action, s.turn - turn)
        carry_out(s, action)
        while s.decision < OVER:
            asked = s.decision
            seat = s.actor
            later = s.turn - turn
            if advance(s):
                break
            if asked != NOTHING and s.choice_count == 1:
                self._note_done(row, seat, s.choices[0], later)

    def _note_done(self, row: i64, seat: i64, action: i64, later: i64) -> None:
        """Note what somebody does so many turns later."""
        if LOCK <= action < REPAY and later <= 1:
            self.told[row + BUILT + seat * BUILDINGS + action - LOCK] = 1.0
        elif START <= action < SELL and later == 0:
            self.told[row + LOADED + seat * STORAGES + action - START] = 1.0
        elif action == OPTION + WAGE and later == 0:
            self.told[row + WAGED + seat] = 1.0

    def _note_turn(self, row: i64, s: State) -> None:
        self.told[row + THALERS_NOW] = float(s.players[self.seat].thalers)
        place: i64 = 0
        while s.order[place] != self.seat:
            place += 1
        self.told[row + PLACE_SOON] = float(place + 1)

    def _note_next_turn(self, row: i64, s: State) -> None:
        me = s.players[self.seat]
        self.told[row + THALERS_SOON] = float(me.thalers)
        self.told[row + TOKENS_SOON] = float(size(me.tokens))
        self._note_markers(row + MARKER_SOON, me.markers)

    def _note_markers(self, at: i64, markers: i64) -> None:
        marker: i64 = 0
        while marker < MARKER_KINDS:
            self.told[at + marker] = float(markers >> marker & 1)
            marker += 1

    def _note_end(self, row: i64, s: State) -> None:
        won = winners(s)
        rival = 0.0
        for me in s.players:
            points = float(me.points)
            source: i64 = 0
            while source < SOURCE_COUNT:
                self.told[row + SOURCE_POINTS + me.seat * SOURCE_COUNT + source] = float(me.sources[source])
                source += 1
            self.told[row + ALL_POINTS + me.seat] = points
            self.told[row + WIN + me.seat] = share_of_win(won, me.seat)
            white: i64 = 0
            while white < WHITE_KINDS:
                had = float(me.markers >> (FIRST_WHITE + white) & 1)
                self.told[row + WHITE_EVER + me.seat * WHITE_KINDS + white] = had
                white += 1
            if me.seat != self.seat and points > rival:
                rival = points
        me = s.players[self.seat]
        self._note_markers(row + MARKER_EVER, me.markers)
        self.told[row + RESULT] = result_of(float(me.points) - rival, share_of_win(won, self.seat))


def imagine(s: State, action: i64, tree: Node | None, by: Playout, chance: Chance, games: i64) -> Futures:
    """So many games that begin with an action of who decides; chance of the same seed gives the same deals.

    They go on by what the search has often looked at after this action, and then by judgement.
    """
    futures = Futures(s.actor, games)
    game: i64 = 0
    while game < games:
        own = chance.branch()
        imagined = s.clone()
        deal_hidden(imagined, own)
        futures.play_out(game, imagined, action, tree, by, own)
        game += 1
    return futures


def expected_line(s: State, action: i64, tree: Node | None, by: Playout) -> list[tuple[int, int]]:
    """Play an action, and what is expected to follow it this turn until something hidden would be revealed.

    Returns who does what; also what somebody does because nothing else is possible.
    """
    turn = s.turn
    line: list[tuple[int, int]] = []
    node = tree
    s.veiled = True
    while True:
        line.append((s.actor, action))
        last = action
        decider = s.actor
        carry_out(s, action)
        while s.decision < OVER:
            asked = s.decision
            seat = s.actor
            if advance(s):
                break
            if asked != NOTHING and s.choice_count == 1 and s.turn == turn:
                line.append((seat, s.choices[0]))
        if s.decision >= OVER or s.turn > turn:
            return line
        action = -1
        if node is not None and seen_in_any_order(s, decider, last):
            action = familiar(s, node)
        node = node.child(action) if node is not None and action >= 0 else None
        if action < 0:
            action = s.choices[by.judgement.best(s)]


def seen_in_any_order(s: State, seat: i64, last: i64) -> bool:
    """Can the search know all that may be done now? After a purchase it looks at others in one order only."""
    if s.decision != PURCHASE or s.actor != seat:
        return True
    at: i64 = 0
    while at < s.choice_count:
        if out_of_order(last, s.choices[at]):
            return False
        at += 1
    return True


def familiar(s: State, node: Node) -> i64:
    """What the search expects here, or −1 if it has hardly ever come so far."""
    found: i64 = -1
    most: i64 = FAMILIAR - 1
    for child in node.children:
        if child.visits > most and is_legal(s, child.action):
            most = child.visits
            found = child.action
    return found


def any_familiar(s: State, node: Node, chance: Chance) -> i64:
    """Something the search has often looked at here, the likelier the oftener, or −1 if there is nothing."""
    found: i64 = -1
    visits: i64 = 0
    for child in node.children:
        if child.visits >= FAMILIAR and is_legal(s, child.action):
            visits += child.visits
            if chance.below(visits) < child.visits:
                found = child.action
    return found
