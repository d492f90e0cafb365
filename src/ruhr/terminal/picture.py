"""Draws the table as text in colour: the river, the sites for warehouses, the players, the points.

Everything comes from a game's view and from what is printed on the board. Colour only repeats what letters
and signs say, so nothing is lost without it.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ruhr.board import Board
from ruhr.board.board import Space
from ruhr.board.words import AREAS, COLOURS, MARKERS, OWN_MARKERS, TERRITORIES, TURNS, WHITE_MARKERS, coal_of
from ruhr.bots import SEARCHING, USUAL
from ruhr.edge.views import PlayerView, View
from ruhr.language import Speaker

#: The ground and the letters on it, by seat: red, blue, green, yellow.
SEAT_STYLES: Final = (
    "bold #ffffff on #b3312c",
    "bold #ffffff on #2b62b8",
    "bold #ffffff on #2c7a3f",
    "bold #000000 on #e3c134",
)
TERRITORY_STYLES: Final = {
    "mark": "#ffffff on #8a5a1c",
    "essen": "#ffffff on #1f6f78",
    "werden": "#ffffff on #6d4691",
    "broich": "#ffffff on #55702a",
}
DIE_STYLES: Final = {"black": "bold #ffffff on #000000", "white": "bold #000000 on #f2efe6"}

#: The sign of every kind of space, its word and its short word.
SIGNS: Final = {
    "storage": ("▒", "space-storage", "sign-storage"),
    "obstacle": ("≈", "space-obstacle", "sign-obstacle"),
    "lock": ("╫", "space-lock", "sign-lock"),
    "city": ("■", "space-city", "sign-city"),
    "forge": ("▲", "space-forge", "sign-forge"),
    "hammer_mill": ("☼", "space-hammer_mill", "sign-hammer_mill"),
    "gun_factory": ("♦", "space-gun_factory", "sign-gun_factory"),
    "port": ("▼", "space-port", "sign-port"),
}
PHASES: Final = (
    "phase-event",
    "phase-water",
    "phase-start",
    "phase-sale",
    "phase-progress",
    "phase-purchases",
    "phase-export",
)
#: A column of the river is at least so wide, and from here on there is room for whole words.
NARROWEST_COLUMN: Final = 22
ROOMY_COLUMN: Final = 38
MOST_COLUMNS: Final = 3
#: Cells of the word for a kind of space, whole or short.
KIND_CELLS: Final = 12
SHORT_CELLS: Final = 4
#: Between two columns of the river.
GAP: Final = 1
#: Cells a turn takes on the turn track, cells of the words before a row, and the longest bar.
TURN_CELLS: Final = 3
LABEL_CELLS: Final = 8
BAR_CELLS: Final = 30


def letters_of(names: Sequence[str]) -> list[str]:
    """One letter for each player, from his name where it is still free.

    >>> letters_of(["Skipper", "Haniel", "Stinnes", "???"])
    ['S', 'H', 'T', '4']
    """
    letters: list[str] = []
    for seat, name in enumerate(names):
        free = (
            letter
            for letter in name.upper()
            if letter.isalpha() and cell_len(letter) == 1 and letter not in letters
        )
        letters.append(next(free, str(seat + 1)))
    return letters


class Picture:
    """Draws one game's table in the words of one language."""

    def __init__(
        self,
        speaker: Speaker,
        board: Board,
        names: Sequence[str],
        levels: Sequence[str],
        thinking: str = USUAL,
    ) -> None:
        """*levels* are the bots of the seats from 1 on, which think so long; seat 0 is the person."""
        self._say = speaker.say
        self._speaker = speaker
        self._board = board
        self._names = names
        self._levels = levels
        self._thinking = thinking
        self.letters = letters_of(names)
        self._places = {space.id: space.name for space in board.spaces}

    # --- Small things ----------------------------------------------------------------------------------

    def who(self, seat: int) -> Text:
        """A player as letter and name."""
        return Text.assemble(self._badge(seat), " ", self._names[seat])

    def level(self, seat: int) -> str:
        """How a seat plays, and how long it thinks if not as long as usual; empty for the person."""
        if seat == 0:
            return ""
        level = self._levels[seat - 1]
        name = self._speaker.bot(level)
        if level not in SEARCHING or self._thinking == USUAL:
            return name
        return f"{name}, {self._say(f'thinks-{self._thinking}')}"

    def _badge(self, seat: int) -> tuple[str, str]:
        return self.letters[seat], SEAT_STYLES[seat]

    def _die(self, colour: str, pips: int) -> tuple[str, str]:
        return self._say("sign-die", colour=colour, pips=pips), DIE_STYLES[colour]

    def _territory(self, territory: str, words: str) -> tuple[str, str]:
        return words, TERRITORY_STYLES[territory]

    def _slots(self, slots: Iterable[int | None]) -> Text:
        text = Text("[")
        for seat in slots:
            text.append(*(("·", "") if seat is None else self._badge(seat)))
        return text.append("]")

    def _heading(self, key: str, /, **values: object) -> Text:
        return Text(self._say(key, **values), style="bold underline")

    # --- The line at the top ---------------------------------------------------------------------------

    def header(self, view: View) -> Text:
        """Turn, year, phase, and what holds for the whole turn."""
        turn = view["turn"]
        parts: list[Text] = [
            Text(
                self._say("turn-title", turn=turn, turns=TURNS, year=str(view["year"] or "none")),
                style="bold",
            ),
            Text(self._say(PHASES[view["phase"] - 1])),
            Text.assemble(
                self._say("turn-arms") + " ",
                self._territory(view["arms"], f" {view['arms'].capitalize()} "),
            ),
        ]
        country = view["countries"].get(str(turn))
        if country:
            words = self._say(
                "export-now",
                country=self._say(f"country-{country}"),
                value=view["export"]["value"],
            )
            parts.append(Text(words))
        parts.append(Text(self._say("odds-bag", count=view["bag"]["count"])))
        if view["pilot_banned"]:
            parts.append(Text(self._say("sign-pilot_ban"), style="bold reverse"))
        if view["lock_duty"]:
            parts.append(Text(self._say("sign-lock_duty"), style="bold reverse"))
        return Text(" · ").join(parts)

    # --- The river -------------------------------------------------------------------------------------

    def river(self, view: View, width: int, height: int, marked: Collection[str] = ()) -> Text:
        """All spaces downriver, in as few columns as the height allows."""
        columns = self._columns(width, height)
        rows = -(-len(self._board.spaces) // columns)
        cells = (width - GAP * (columns - 1)) // columns
        drawn = [self._space(view, space, cells, space.id in marked) for space in self._board.spaces]
        return Text("\n").join(
            Text(" " * GAP).join(
                drawn[row + rows * column] for column in range(columns) if row + rows * column < len(drawn)
            )
            for row in range(rows)
        )

    def row_of(self, place: str, width: int, height: int) -> int:
        """In which row of the river a space is drawn, from 0."""
        rows = -(-len(self._board.spaces) // self._columns(width, height))
        return [space.id for space in self._board.spaces].index(place) % rows

    def _columns(self, width: int, height: int) -> int:
        possible = [
            columns
            for columns in range(1, MOST_COLUMNS + 1)
            if (width - GAP * (columns - 1)) // columns >= NARROWEST_COLUMN
        ] or [1]
        fitting = [columns for columns in possible if -(-len(self._board.spaces) // columns) <= height]
        return fitting[0] if fitting else possible[-1]

    def _space(self, view: View, space: Space, cells: int, marked: bool) -> Text:
        """One space of the river: territory, sign, word, name, and at the right what is there."""
        sign, word, short = SIGNS[self._kind(view, space)]
        roomy = cells >= ROOMY_COLUMN
        kind = self._say(word if roomy else short)
        there = self._there(view, space)
        line = Text()
        line.append(*self._territory(space.territory, space.territory[0].upper()))
        line.append("»" if marked else " ", "bold")
        line.append(sign + (" " if roomy else ""), "bold")
        line.append(set_cell_size(kind, KIND_CELLS if roomy else SHORT_CELLS), "dim")
        line.append(" ")
        room = cells - line.cell_len - there.cell_len - (1 if there else 0)
        name = space.name
        if cell_len(name) > room:
            name = set_cell_size(name, max(0, room - 1)) + "…"
        notable = space.kind in ("city", "port") or space.id in view["river"]["dice"]
        line.append(set_cell_size(name, room), "reverse bold" if marked else "bold" if notable else "")
        if there:
            line.append(" ").append_text(there)
        return line

    def _kind(self, view: View, space: Space) -> str:
        if space.kind == "obstacle":
            return "obstacle" if space.id in view["river"]["obstacles"] else "lock"
        return space.trade or space.kind

    def _there(self, view: View, space: Space) -> Text:
        """Die, demand, warehouses and barges of a space; on an obstacle the points of its lock."""
        river = view["river"]
        parts: list[Text] = []
        if space.id in river["obstacles"]:
            parts.append(Text(self._say("sign-points", points=space.points), style="dim"))
        if space.id in river["demand"]:
            parts.append(
                Text(self._say("sign-demand", thalers=river["demand"][space.id]), style="bold #ffd75f")
            )
        if space.id in view["cities"]:
            parts.append(self._slots(view["cities"][space.id]))
        if space.id in river["dice"]:
            colour = COLOURS[coal_of(space.territory)]
            parts.append(Text.assemble(self._die(colour, river["dice"][space.id])))
        if space.id in river["barges"]:
            parts.append(Text.assemble("►", *(self._badge(seat) for seat in river["barges"][space.id])))
        return Text(" ").join(parts)

    # --- The sites -------------------------------------------------------------------------------------

    def sites(self, view: View) -> Text:
        """Turn track, transport track, port, coal depots, cities, prices and white markers."""
        blocks = [
            *self._turn_track(view),
            *self._transport(view),
            *self._port(view),
            *self._buildings(view),
            *self._stock(view),
        ]
        return Text("\n").join(blocks)

    def _row(self, label: str, cells: Iterable[Text]) -> Text:
        line = Text(set_cell_size(label, LABEL_CELLS))
        for cell in cells:
            line.append(" " * (TURN_CELLS - cell.cell_len)).append_text(cell)
        return line

    def _turn_track(self, view: View) -> list[Text]:
        turns = range(1, TURNS + 1)
        arms = self._board.printed["turns"]["arms"]
        waiting = self._board.printed["turns"]["warehouses"]
        numbers = [Text(str(turn), style="reverse bold" if turn == view["turn"] else "") for turn in turns]
        shields = [
            Text.assemble(self._territory(arms[str(turn)], arms[str(turn)][0].upper())) for turn in turns
        ]
        countries = [
            Text("?" if country is None else self._say(f"country-{country}")[0])
            if str(turn) in view["countries"]
            else Text("")
            for turn in turns
            for country in [view["countries"].get(str(turn))]
        ]
        return [
            self._row(self._say("turn-row_turn"), numbers),
            self._row(self._say("turn-row_arms"), shields),
            self._row(self._say("turn-row_export"), countries),
            self._row(
                self._say("turn-row_warehouse"),
                (Text("+1" if turn in waiting and turn > view["turn"] else "") for turn in turns),
            ),
            Text(),
        ]

    def _transport(self, view: View) -> list[Text]:
        """Every column of the transport track from its arrow box on."""
        track = view["track"]
        length = self._board.printed["transport_tracks"][track["path"]]
        lines = [self._heading("transport-path", path=self._say(f"path-{track['path']}"))]
        alone = len(track["columns"]) == 1
        for colour, column in zip(COLOURS, track["columns"], strict=False):
            label = self._say("transport-all_coal") if alone else self._say("transport-coal", colour=colour)
            line = Text(set_cell_size(label, LABEL_CELLS + 4) + " ◄")
            for box in range(length):
                line.append(" ")
                if box < len(column):
                    line.append(*self._die(column[box]["colour"], column[box]["pips"]))
                else:
                    line.append("··")
            lines.append(line)
        if track["coming_back"]:
            line = Text(self._say("transport-back"), style="bold")
            for die in track["coming_back"]:
                line.append(" ").append(*self._die(die["colour"], die["pips"]))
            lines.append(line)
        return [*lines, Text()]

    def _port(self, view: View) -> list[Text]:
        port = self._board.printed["port"]
        lines = [self._heading("board-port_next", price=view["prices"]["port"])]
        track = Text(set_cell_size(self._say("export-track_short"), LABEL_CELLS + 6))
        for box, value in enumerate(self._board.printed["export_track"]["values"]):
            here = box == view["export"]["marker"]
            track.append(f"[{value}]" if here else f" {value} ", "bold reverse" if here else "")
        lines.append(track)
        for country in port["columns"]:
            now = view["countries"].get(str(view["turn"])) == country
            line = Text(
                ("»" if now else " ") + set_cell_size(self._say(f"country-{country}"), LABEL_CELLS + 5)
            )
            for bonus, seat in zip(port["position_bonus"], view["port"][country], strict=True):
                line.append(f" {bonus:+d}".replace("+0", "±0").replace("-", "−"), "dim")
                line.append(" ")
                line.append(*(("·", "") if seat is None else self._badge(seat)))
            lines.append(line)
        return [*lines, Text()]

    def _buildings(self, view: View) -> list[Text]:
        """Coal depots and cities: who has built, and what the free slots cost."""
        printed = self._board.printed
        lines = [self._heading("price-depots")]
        for territory in TERRITORIES:
            line = Text.assemble(self._territory(territory, territory[0].upper()), " ")
            line.append(set_cell_size(self._say(f"territory-{territory}"), LABEL_CELLS + 19))
            lines.append(self._priced(line, view["depots"][territory], printed["depots"][territory]))
        lines += [Text(), self._heading("price-cities")]
        for city in self._board.cities:
            opened = printed["cities"][city]["opened_by"]
            line = Text(set_cell_size(self._places[city], LABEL_CELLS + 6))
            self._priced(line, view["cities"][city], printed["cities"][city]["slots"])
            lines.append(line.append(f"  {self._say('marker-' + opened)}", "dim"))
        return [*lines, Text()]

    def _priced(self, line: Text, slots: Sequence[int | None], prices: Sequence[int]) -> Text:
        for seat, price in zip(slots, prices, strict=True):
            line.append(" ")
            line.append(*((str(price), "dim") if seat is None else self._badge(seat)))
        return line

    def _stock(self, view: View) -> list[Text]:
        left = self._speaker.counted(
            {self._say(f"marker-{marker}"): view["white_left"][marker] for marker in WHITE_MARKERS}
        )
        return [
            self._heading("price-title"),
            Text(self._say("price-lock", thalers=view["prices"]["lock"])),
            *(
                Text(self._say("price-option", option=self._say(f"option-{option}"), thalers=price))
                for option, price in view["prices"]["options"].items()
                if price
            ),
            Text(),
            self._heading("odds-white"),
            Text(left),
        ]

    # --- The players -----------------------------------------------------------------------------------

    def summary(self, view: View) -> Text:
        """One line for each player; an arrow points to who decides."""
        actor = view["decision"]["actor"] if view["decision"] else None
        widest = min(14, max(cell_len(name) for name in self._names))
        lines = []
        for player in view["players"]:
            seat = player["seat"]
            line = Text("►" if seat == actor else " ").append(*self._badge(seat))
            values = {key: player[key] for key in ("points", "thalers", "pool", "debts")}
            line.append(f" {_cut(player['name'], widest)} ", "bold" if seat == actor else "")
            line.append(self._say("sign-summary", **values))
            if player["option"]:
                line.append(f" · {self._say('option-' + player['option'])}", "dim")
            lines.append(line)
        return Text("\n").join(lines)

    def players(self, view: View) -> Text:
        """The order of the phase, then everything before each player."""
        order = Text(self._say("turn-order_list"), style="bold")
        for seat in view["order"]:
            order.append(" ").append(*self._badge(seat))
        return Text("\n\n").join([order, *(self._player(player, view) for player in view["players"])])

    def _player(self, player: PlayerView, view: View) -> Text:
        seat = player["seat"]
        title = self.who(seat)
        title.stylize("bold")
        if self.level(seat):
            title.append(f" ({self.level(seat)})", "dim")
        if view["decision"] and view["decision"]["actor"] == seat:
            title.append(" ◄")
        values = {key: player[key] for key in ("points", "thalers", "pool", "debts", "locks")}
        lines = [
            title,
            Text(self._say("player-holdings", **values, debt_spaces=int(self._board.debt_spaces))),
            Text(self._if_ended(player)),
            Text(self._say("player-tokens_listed", **self._tokens(player["tokens"]))),
            Text(self._say("player-markers_listed")).append(" ").append_text(self._markers(player)),
        ]
        if player["missed"]:
            missed = self._speaker.listed(self._say(f"marker-{marker}") for marker in player["missed"])
            lines.append(Text(self._say("player-missed", markers=missed), style="dim"))
        lines.append(Text(self._doing(player)))
        waiting = player["waiting"]
        if waiting["lock"] or waiting["grafschaft_mark"] or waiting["turns"]:
            turns = self._speaker.listed(map(str, waiting["turns"]))
            words = self._say(
                "player-waiting", lock=waiting["lock"], mark=waiting["grafschaft_mark"], turns=turns
            )
            lines.append(Text(words, style="dim"))
        return Text("\n").join(lines)

    def _if_ended(self, player: PlayerView) -> str:
        """The points if the game ended now, and what the end would bring of them."""
        ended = player["if_ended"]
        brought = {
            source: points - player["sources"].get(source, 0) for source, points in ended["sources"].items()
        }
        sources = [
            self._say("points-from", source=self._say(f"source-{source}"), points=str(points))
            for source, points in brought.items()
            if points
        ]
        words = self._say("points-if_ended", points=ended["points"])
        return f"{words}: {self._speaker.listed(sources)}" if sources else words

    def _tokens(self, tokens: Mapping[str, int]) -> dict[str, str]:
        spaces = self._board.printed["token_spaces"]
        return {area: f"{tokens[area]}/{spaces[area]}" for area in AREAS}

    def _markers(self, player: PlayerView) -> Text:
        """The markers a player has; those used are told by word, and struck out for good once flipped."""
        words = []
        for marker in player["markers"]:
            name = self._say(f"marker-{marker}")
            if marker in player["flipped"]:
                words.append(Text(self._say("player-flipped", marker=name), style="dim strike"))
            elif marker in player["used"]:
                words.append(Text(self._say("player-used", marker=name), style="dim"))
            else:
                words.append(Text(name))
        return Text(", ").join(words) if words else Text("–")

    def _doing(self, player: PlayerView) -> str:
        """Where the barge is, what it loads, and by which option."""
        option = self._say(f"option-{player['option']}") if player["option"] else "–"
        barge = self._places[player["barge"]] if player["barge"] else "–"
        return self._say(
            "player-doing", option=option, barge=barge, loading="yes" if player["loading"] else "no"
        )

    # --- Help and the end ------------------------------------------------------------------------------

    def legend(self) -> Text:
        """What the signs mean, and what the progress markers need."""
        lines = [self._heading("legend-title")]
        lines += [
            Text(f"{sign}  {self._say(short):<4} {self._say(word)}") for sign, word, short in SIGNS.values()
        ]
        lines += [
            Text.assemble(
                self._territory(territory, territory[0].upper()), f"  {self._say('territory-' + territory)}"
            )
            for territory in TERRITORIES
        ]
        lines += [
            Text.assemble(self._die(colour, 4), f"  {self._say('legend-die', colour=colour)}")
            for colour in COLOURS
        ]
        lines += [
            Text.assemble("►", self._badge(seat), "  ", self._say("legend-barge", name=name))
            for seat, name in enumerate(self._names)
        ]
        for sign, words in (
            (self._say("sign-demand", thalers=1), self._say("legend-demand")),
            (self._say("sign-points", points=3), self._say("legend-points")),
            ("[··]", self._say("legend-slots")),
            ("»", self._say("legend-marked")),
            ("◄", self._say("legend-arrow")),
            ("★ T ⌂ −⌂", self._say("legend-summary")),
        ):
            lines.append(Text(f"{sign}  {words}"))
        lines += [Text(), self._heading("help-needs")]
        progress = self._board.printed["progress"]
        for marker in MARKERS:
            needs = progress["own" if marker in OWN_MARKERS else "white"][marker]
            wanted = self._speaker.counted(
                {self._say(f"area-{area}"): count for area, count in needs.items()}
            )
            lines.append(Text.assemble((self._say(f"marker-{marker}"), "bold"), f": {wanted}"))
        return Text("\n").join(lines)

    def scores(self, view: View, places: Sequence[int]) -> Text:
        """The ranking with bars, then the points of everyone by source."""
        players = sorted(view["players"], key=lambda player: -player["points"])
        best = max(1, players[0]["points"])
        widest = min(24, max(cell_len(name) for name in self._names))
        lines = []
        for player in players:
            place = places[player["seat"]]
            line = Text(f"{place}. ").append(*self._badge(player["seat"]))
            line.append(
                f" {_cut(player['name'], widest)} {player['points']:>3} ", "bold" if place == 1 else ""
            )
            lines.append(line.append("█" * max(0, round(player["points"] * BAR_CELLS / best))))
        lines.append(Text())
        order = [player["seat"] for player in view["players"]]
        sources = [
            source
            for source in dict.fromkeys(source for player in players for source in player["sources"])
            if any(player["sources"].get(source) for player in players)
        ]
        words = {source: self._say(f"source-{source}") for source in sources}
        total = self._say("points-total")
        label = max(cell_len(word) for word in (*words.values(), total, ""))
        header = Text(" " * label)
        for seat in order:
            header.append("    ").append(*self._badge(seat))
        lines.append(header)
        for source in sources:
            line = Text(set_cell_size(words[source], label))
            for player in view["players"]:
                points = str(player["sources"].get(source, "·")).replace("-", "−")
                line.append(f"{points:>5}")
            lines.append(line)
        line = Text(set_cell_size(total, label))
        for player in view["players"]:
            line.append(f"{player['points']:>5}")
        line.stylize("bold")
        return Text("\n").join([*lines, line])


def _cut(words: str, cells: int) -> str:
    """Words in exactly so many cells."""
    return set_cell_size(words, cells) if cell_len(words) <= cells else set_cell_size(words, cells - 1) + "…"
