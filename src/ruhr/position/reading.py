"""Reads a position's text (docs/position.md) and refuses what is none, saying what was found and where."""

import re
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from ruhr.board.board import Board
from ruhr.board.words import (
    BLACK,
    BLACK_DICE,
    BRICKEARTH,
    DEMAND_MARKERS,
    FEWEST_PLAYERS,
    FIRST_COLUMN,
    FIRST_DEPOT,
    FIRST_WHITE,
    HIGH_WATER,
    LOW_WATER,
    MOST_PLAYERS,
    STORAGES,
    TERRITORIES,
    TURNS,
    WAGE_MARKER,
    WHITE,
)
from ruhr.errors import PositionError
from ruhr.position import possible, usual
from ruhr.position.hidden import read_countries, read_hidden
from ruhr.position.players import ALL, EMPTY, read_player
from ruhr.position.text import HEAD, Item, Word, sections_of
from ruhr.position.usual import SEATS
from ruhr.rules import set_up, transport_track
from ruhr.rules.actions import DECISIONS, LEVY, OVER, PURCHASE
from ruhr.rules.phase_6_purchases import BOUND
from ruhr.rules.sequence_of_play import LAST_PHASE
from ruhr.rules.special_options import NONE
from ruhr.rules.state import NOWHERE, Deal, Player, State, one

#: The sections between the head and the players.
SECTIONS = (
    "order",
    "dice",
    "track",
    "coming_back",
    "demand",
    "locks",
    "drawn",
    "countries",
    "barges",
    "cities",
    "depots",
    "port",
    "export",
    "owed",
)
KEYWORDS = (*SECTIONS, *(f"{seat}:" for seat in SEATS), "hidden")
BOARD = re.compile(r"standard(-[0-9]+)?|edited-[0-9a-f]+")


def read(text: str, board: Board) -> State:
    """The table a text tells of; what it does not know is missing in the deal."""
    return _Reading(text, board).table


class _Reading:
    """One text, read section by section onto a table."""

    def __init__(self, text: str, board: Board) -> None:
        self.board = board
        self.sections = sections_of(text, KEYWORDS)
        self.table = self._read_head()
        self._read_board()
        for me in self.table.players:
            read_player(self.table, me, self._items(f"{SEATS[me.seat]}:"))
        self._read_barges()
        self._read_order()
        self._add_what_follows()
        possible.check(self.table, self.sections)
        if "hidden" in self.sections:
            read_hidden(self.table, self.sections["hidden"])

    def _items(self, keyword: str) -> list[Item]:
        section = self.sections.get(keyword)
        return section.items if section else []

    def _only_item(self, keyword: str) -> Item | None:
        """The item of a section that has but one."""
        items = self._items(keyword)
        if len(items) > 1:
            word = items[1].next()
            raise PositionError("position_unknown_word", **items[1].where(word))
        return items[0] if items else None

    # --- The head --------------------------------------------------------------------------------------

    def _read_head(self) -> State:
        said: dict[str, int] = {}
        for item in self._items(HEAD):
            first = item.words[0]
            name, value = self._read_head_item(item)
            item.finish()
            if name in said:
                raise PositionError("position_twice", **item.where(first))
            said[name] = value
        empty = vec[i64]([])
        seats = said.get("players", MOST_PLAYERS)
        deal = Deal(0, empty, empty, empty, empty)
        s = set_up.table(self.board, seats, "calmer water" in said, deal)
        s.turn = said.get("turn", 1)
        s.phase = said.get("phase", 1)
        s.lock_duty = "lock duty" in said
        s.decision = said.get("decides", 0) // len(SEATS)
        s.actor = said.get("decides", 0) % len(SEATS)
        s.step = usual.step_of(s.decision, s.phase)
        if "lock first" in said and s.decision == PURCHASE:
            s.step = BOUND
        s.path = usual.path(s)
        for k, seat in enumerate(SEATS):
            player = self.sections.get(f"{seat}:")
            if player and k >= seats:
                raise PositionError("position_not_seated", players=seats, **player.where())
        if s.actor >= seats:
            decides = self.sections[HEAD].where("decides")
            raise PositionError("position_not_seated", players=seats, **decides)
        return s

    def _read_head_item(self, item: Item) -> tuple[str, int]:
        """What an item of the head is about, and its value."""
        for words in (("calmer", "water"), ("lock", "first"), ("lock", "duty")):
            if item.skip(*words):
                return " ".join(words), 1
        if item.skip("over"):
            return "decides", OVER * len(SEATS)
        if item.skip("turn"):
            return "turn", item.number(1, TURNS)
        if item.skip("phase"):
            return "phase", item.number(1, LAST_PHASE)
        if item.peek() in SEATS:
            seat = item.one_of(SEATS)
            item.one_of(("decides",))
            return "decides", (LEVY + item.one_of(DECISIONS[LEVY:OVER])) * len(SEATS) + seat
        if item.peek().isdigit():
            seats = item.number(FEWEST_PLAYERS, MOST_PLAYERS)
            item.one_of(("players",))
            return "players", seats
        word = item.next()
        if not BOARD.fullmatch(word.text):
            raise PositionError("position_unknown_word", **item.where(word))
        if word.text != self.board.identity:
            raise PositionError("position_board", expected=self.board.identity, **item.where(word))
        return "board", 1

    # --- The board -------------------------------------------------------------------------------------

    def _read_board(self) -> None:
        s = self.table
        b = self.board
        if "dice" in self.sections:
            for storage in range(STORAGES):
                s.take_die(storage)
            for storage, pips in self._pairs("dice", [space.id for space in b.storages], 1, 6):
                s.put_die(storage, pips)
        self._read_track()
        for space, thalers in self._pairs("demand", [space.id for space in b.selling], 1, 2):
            s.demand_one |= one(space)
            if thalers == 2:
                s.demand_two |= one(space)
        self._read_locks()
        self._read_drawn()
        self._read_countries()
        self._read_sites("cities", b.cities, 0)
        self._read_sites("depots", TERRITORIES, FIRST_DEPOT)
        self._read_sites("port", b.countries, FIRST_COLUMN)
        export = self._only_item("export")
        if export:
            s.export_marker = export.number(0, len(b.export_values) - 1)
            export.finish()
        s.black_owed, s.white_owed = usual.owed(s)
        if "owed" in self.sections:
            owed = dict(self._pairs("owed", ("black", "white"), 0, 2))
            s.black_owed, s.white_owed = owed.get(BLACK, 0), owed.get(WHITE, 0)

    def _pairs(self, keyword: str, known: Sequence[str], least: int, most: int) -> list[tuple[int, int]]:
        """The items of a section that are a word and its number each, no word twice."""
        found: dict[int, int] = {}
        for item in self._items(keyword):
            if item.peek() == EMPTY and len(self._items(keyword)) == 1:
                item.next()
            else:
                word = item.next()
                which = item.which(word, known)
                if which in found:
                    raise PositionError("position_twice", **item.where(word))
                found[which] = item.number(least, most)
            item.finish()
        return list(found.items())

    def _read_track(self) -> None:
        s = self.table
        both, black, white = (BLACK, WHITE), (BLACK,), (WHITE,)
        length = self.board.path_length[s.path]
        track = self._only_item("track")
        if track:
            s.left_column = _row(track, both if s.path == BRICKEARTH else black, length)
            if s.path != BRICKEARTH and track.skip("/"):
                s.right_column = _row(track, white, length)
            track.finish()
        back = self._only_item("coming_back")
        if back:
            s.returning = _row(back, both, BLACK_DICE)
            back.finish()

    def _read_locks(self) -> None:
        item = self._only_item("locks")
        if item and item.skip(ALL):
            self.table.obstacles = 0
            item.finish()
        elif item:
            for obstacle in item.all_of([space.id for space in self.board.obstacles]):
                self.table.obstacles &= ~one(obstacle)

    def _read_drawn(self) -> None:
        s = self.table
        item = self._only_item("drawn")
        while item and item.more():
            now = item.skip("now")
            word = item.next()
            marker = item.number_of(word, 0, DEMAND_MARKERS - 1)
            if s.drawn & one(marker):
                raise PositionError("position_twice", **item.where(word))
            if not set_up.markers_in_game(self.board, s.calmer_water) & one(marker):
                raise PositionError("position_marker_starred", **item.where(word))
            s.drawn |= one(marker)
            if now:
                s.drawn_now = marker
                item.finish()
        s.bag_count = usual.in_bag(s)
        if item and s.bag_count < 0:
            raise PositionError("position_too_many_drawn", **self.sections["drawn"].where())

    def _read_countries(self) -> None:
        s = self.table
        item = self._only_item("countries")
        if item:
            s.deal.countries = vec[i64](read_countries(s, item))
            if len(s.deal.countries) > set_up.countries_turned_up(s):
                raise PositionError("position_country", **self.sections["countries"].where())

    def _read_sites(self, keyword: str, names: Sequence[str], first: int) -> None:
        """Warehouses site by site, the first slot first."""
        s = self.table
        seen: set[int] = set()
        for item in self._items(keyword):
            word = item.next()
            site = first + item.which(word, names)
            if site in seen:
                raise PositionError("position_twice", **item.where(word))
            seen.add(site)
            start, end = self.board.slot_start[site], self.board.slot_start[site + 1]
            slot = start
            while item.more() or slot == start:
                owner = item.next()
                if slot == end:
                    raise PositionError("position_site_full", most=end - start, **item.where(owner))
                s.slots[slot] = self._seat(item, owner)
                self._own(s.players[s.slots[slot]], site, item, owner)
                slot += 1

    def _own(self, me: Player, site: int, item: Item, word: Word) -> None:
        """Note what follows from a warehouse: one of each player in a city or a column (§6.6)."""
        if site >= FIRST_COLUMN:
            column = one(site - FIRST_COLUMN)
            if me.columns & column:
                raise PositionError("position_twice", **item.where(word))
            me.columns |= column
            self.table.port_warehouses += 1
            if int(me.columns).bit_count() > self.board.port_limit:
                raise PositionError("position_port_limit", most=self.board.port_limit, **item.where(word))
        elif site < FIRST_DEPOT:
            if me.cities & one(site):
                raise PositionError("position_twice", **item.where(word))
            me.cities |= one(site)

    def _seat(self, item: Item, word: Word) -> int:
        """The seat of a colour, which must be at the table."""
        seat = item.which(word, SEATS)
        if seat >= self.table.seats:
            raise PositionError("position_not_seated", players=self.table.seats, **item.where(word))
        return seat

    def _read_barges(self) -> None:
        """Who lies farther upriver on a space has come later (§6.4)."""
        s = self.table
        spaces = [space.id for space in self.board.spaces]
        for item in reversed(self._items("barges")):
            word = item.next()
            space = item.which(word, spaces)
            if self.board.obstacle_at[space] >= 0:
                raise PositionError("position_barge", **item.where(word))
            if any(me.barge == space for me in s.players):
                raise PositionError("position_twice", **item.where(word))
            lying: list[int] = []
            while item.more() or not lying:
                barge = item.next()
                seat = self._seat(item, barge)
                if seat in lying or s.players[seat].barge != NOWHERE:
                    raise PositionError("position_twice", **item.where(barge))
                lying.append(seat)
            for seat in reversed(lying):
                me = s.players[seat]
                s.arrivals += 1
                me.arrival = s.arrivals
                me.barge = space
                me.cargo = self.board.storage_at[space]
                if me.cargo != NOWHERE and me.option == NOWHERE:
                    me.option = NONE

    def _read_order(self) -> None:
        s = self.table
        item = self._only_item("order")
        order = item.all_of(SEATS[: s.seats]) if item else usual.order(s)
        if len(order) < s.seats:
            raise PositionError("position_order", players=s.seats, **self.sections["order"].where())
        for place, seat in enumerate(order):
            s.order[place] = seat
        s.position = usual.place_in_order(s)

    # --- What follows ----------------------------------------------------------------------------------

    def _add_what_follows(self) -> None:
        """What is nowhere said because it follows from the rest."""
        s = self.table
        if s.drawn_now != NOWHERE:
            s.pilot_banned = self.board.marker_event[s.drawn_now] in (LOW_WATER, HIGH_WATER)
        for me in s.players:
            if me.used & one(WAGE_MARKER):
                s.wage_taken = True
            for kind in range(len(s.white_left)):
                if me.has(FIRST_WHITE + kind):
                    s.white_left[kind] -= 1


def _row(item: Item, colours: tuple[int, ...], most: int) -> int:
    """Dice in a row from the arrow box up, `b3 w4`, or none."""
    row: i64 = 0
    if item.skip(EMPTY):
        return row
    known = [f"{'bw'[colour]}{pips}" for colour in colours for pips in range(1, 7)]
    while not row or (item.more() and item.peek() != "/"):
        word = item.next()
        item.which(word, known)
        if transport_track.length(row) == most:
            raise PositionError("position_track_full", most=most, **item.where(word))
        pips = int(word.text[1])
        row = transport_track.append(
            row, transport_track.white_die(pips) if word.text[0] == "w" else transport_track.black_die(pips)
        )
    return row
