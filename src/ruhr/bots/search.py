"""Tree search over whole decisions, with everything hidden sampled anew from what is publicly known.

Each look into the future starts from the position that is seen, deals the hidden things at random, walks
down the tree by what has proved good so far, and asks an evaluator what the position it has come to is worth.
Chance never stands in the tree: a node is what follows a sequence of decisions, whatever was drawn in
between. Every player maximises his own result.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.words import MOST_PLAYERS
from ruhr.bots.evaluator import Evaluator
from ruhr.rules.actions import CITY_WAREHOUSE, LOCK, OVER, PURCHASE, REPAY
from ruhr.rules.chance import Chance
from ruhr.rules.sequence_of_play import play
from ruhr.rules.set_up import deal_hidden
from ruhr.rules.state import State

#: How much a win counts against the lead or deficit in points.
WIN_SHARE: Final = 0.6
#: A lead of so many points is as good as certain.
FULL_LEAD: Final = 30.0
#: What is expected of an action that was not legal when its node was first reached.
UNFORESEEN: Final = 0.2


class Node:
    """What is known of the position after a sequence of decisions."""

    def __init__(self, action: i64, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits: i64 = 0
        #: The result for the player who chose this action, summed over all visits.
        self.total = 0.0
        #: The same for whoever decides here, summed over the visits that went on.
        self.total_below = 0.0
        self.visits_below: i64 = 0
        self.children: list[Node] = NO_NODES

    def child(self, action: i64, near: i64 = 0) -> "Node | None":
        """What follows an action. It is likely to stand where the action stands among the legal ones."""
        children = self.children
        if near < len(children):
            likely = children[near]
            if likely.action == action:
                return likely
        for node in children:
            if node.action == action:
                return node
        return None

    def size(self) -> i64:
        """How many nodes there are from here on."""
        count: i64 = 1
        for node in self.children:
            count += node.size()
        return count


#: The children of every node that was not reached yet.
NO_NODES: Final[list[Node]] = []


class Search:
    """A tree that grows with every look into the future."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.root = Node(-1, 1.0)
        #: What was foreseen for every seat: sums of the looks since `foresee_anew`; `take_means` makes means.
        self.points: vec[float] = vec[float]([0.0] * MOST_PLAYERS)
        self.wins: vec[float] = vec[float]([0.0] * MOST_PLAYERS)
        self._looks: i64 = 0
        #: What the last look makes of it for every seat, from 0 to 1.
        self.results: vec[float] = vec[float]([0.0] * MOST_PLAYERS)

    def forget(self) -> None:
        """Begin at another game."""
        self.root = Node(-1, 1.0)

    def foresee_anew(self) -> None:
        """From now on foresee everybody's result anew."""
        seat: i64 = 0
        while seat < MOST_PLAYERS:
            self.points[seat] = 0.0
            self.wins[seat] = 0.0
            seat += 1
        self._looks = 0

    def take_means(self) -> None:
        """Turn what was foreseen into means of the looks."""
        seat: i64 = 0
        while seat < MOST_PLAYERS and self._looks:
            self.points[seat] /= float(self._looks)
            self.wins[seat] /= float(self._looks)
            seat += 1
        self._looks = 1 if self._looks else 0

    def follow(self, action: i64) -> None:
        """Keep what is known of the position after an action, and forget the rest."""
        child = self.root.child(action)
        self.root = child if child is not None else Node(-1, 1.0)

    def look(self, s: State, chance: Chance, times: i64, first: i64 = -1) -> None:
        """Look into the future so many times more, if wanted always from one of the actions on."""
        done: i64 = 0
        while done < times:
            imagined = s.clone()
            deal_hidden(imagined, chance)
            self.look_once(imagined, chance, first)
            done += 1

    def favourite(self, s: State) -> i64:
        """The action looked at most, which is the one that has proved best."""
        found = s.choices[0]
        most: i64 = -1
        at: i64 = 0
        while at < s.choice_count:
            child = self.root.child(s.choices[at])
            if child is not None and child.visits > most:
                most = child.visits
                found = child.action
            at += 1
        return found

    def is_settled(self, s: State, left: i64) -> bool:
        """Could so many looks more make none but the favourite the action looked at most?"""
        most: i64 = 0
        next_most: i64 = 0
        at: i64 = 0
        while at < s.choice_count:
            child = self.root.child(s.choices[at])
            visits = child.visits if child is not None else 0
            if visits > most:
                next_most = most
                most = visits
            elif visits > next_most:
                next_most = visits
            at += 1
        return most - next_most > left

    def one_of_many(self, s: State, chance: Chance) -> i64:
        """An action, the more likely the more often it was looked at."""
        total: i64 = 0
        at: i64 = 0
        while at < s.choice_count:
            child = self.root.child(s.choices[at])
            total += child.visits if child is not None else 0
            at += 1
        lot = chance.below(total) if total else 0
        at = 0
        while at < s.choice_count:
            child = self.root.child(s.choices[at])
            if child is not None:
                lot -= child.visits
                if lot < 0:
                    return child.action
            at += 1
        return s.choices[0]

    def look_once(self, s: State, chance: Chance, first: i64) -> None:
        """Look into one future, in which the position is played on; the evaluator has what came of it."""
        node = self.root
        path: list[Node] = [node]
        seats: list[i64] = [s.actor]
        child = node.child(first) if first >= 0 else None
        if child is not None:
            path.append(child)
            seats.append(s.actor)
            play(s, first)
            node = child
        # Who is told what to do first may do anything else after it.
        told: i64 = len(path)
        while s.decision != OVER:
            if not node.children:
                # What is never looked at again has no need to be known any further.
                if len(path) > 1 and not node.visits:
                    break
                self._expand(s, node)
            seat = s.actor
            last = node.action if s.decision == PURCHASE and len(path) > told and seats[-1] == seat else -1
            node = self._select(s, node, last)
            play(s, node.action)
            path.append(node)
            seats.append(seat)
        self.evaluator.foresee_result(s, chance)
        self._learn(s.seats, path, seats)

    def _expand(self, s: State, node: Node) -> None:
        """Put every legal action into the tree, with what is expected of it."""
        self.evaluator.foresee_actions(s)
        children: list[Node] = []
        at: i64 = 0
        while at < s.choice_count:
            children.append(Node(s.choices[at], self.evaluator.priors[at]))
            at += 1
        node.children = children

    def _select(self, s: State, node: Node, last: i64) -> Node:
        """The child that promises most: good results so far, or expected and little tried."""
        reach = self.evaluator.exploration * math.sqrt(float(node.visits))
        found = node.children[0]
        untried = 0.5
        if not self.evaluator.hopeful and node.visits_below:
            untried = node.total_below / float(node.visits_below)
        most = -1.0
        at: i64 = 0
        while at < s.choice_count:
            action = s.choices[at]
            child = node.child(action, at)
            at += 1
            if out_of_order(last, action):
                continue
            if child is None:
                child = Node(action, UNFORESEEN)
                node.children.append(child)
            mean = child.total / float(child.visits) if child.visits else untried
            promise = mean + reach * child.prior / float(1 + child.visits)
            if promise > most:
                most = promise
                found = child
        return found

    def _learn(self, players: i64, path: list[Node], seats: list[i64]) -> None:
        """Add what was foreseen to everything on the way to it."""
        points = self.evaluator.points
        wins = self.evaluator.wins
        seat: i64 = 0
        while seat < players:
            self.results[seat] = result_of(points[seat] - self._best_rival(players, seat), wins[seat])
            self.points[seat] += points[seat]
            self.wins[seat] += wins[seat]
            seat += 1
        self._looks += 1
        at: i64 = 0
        depth: i64 = len(path)
        while at < depth:
            node = path[at]
            node.visits += 1
            node.total += self.results[seats[at]]
            if at > 0:
                before = path[at - 1]
                before.visits_below += 1
                before.total_below += self.results[seats[at]]
            at += 1

    def _best_rival(self, players: i64, seat: i64) -> float:
        """The points of the best of the others."""
        most = 0.0
        other: i64 = 0
        while other < players:
            if other != seat and self.evaluator.points[other] > most:
                most = self.evaluator.points[other]
            other += 1
        return most


def result_of(lead: float, win: float) -> float:
    """What a player makes as great as he can, from 0 to 1: his share of winning, and his lead in points."""
    ahead = lead / FULL_LEAD
    ahead = 1.0 if ahead > 1.0 else (-1.0 if ahead < -1.0 else ahead)
    return WIN_SHARE * win + (1.0 - WIN_SHARE) * (ahead + 1.0) / 2.0


def out_of_order(last: i64, action: i64) -> bool:
    """Purchases that could have come in another order are looked at in one order only."""
    if last < LOCK or last >= REPAY or action < LOCK or action >= REPAY:
        return False
    if LOCK <= last < CITY_WAREHOUSE and action < CITY_WAREHOUSE:
        return False
    return action < last
