"""What a person handles: the table on the screen, the list of actions, and a key for everything."""

import asyncio
from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.geometry import Region
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from ruhr.bots import ADVISER, Advice, situation_of
from ruhr.edge.actions import Action, AnyAction
from ruhr.edge.events import AnyEvent, TurnBegan
from ruhr.edge.refusals import AnyRefusal
from ruhr.errors import RuhrError
from ruhr.language import Speaker
from ruhr.terminal.party import PERSON, Party
from ruhr.terminal.picture import Picture

#: Seconds between the moves of two opponents, so that one can follow.
PACE = 0.35
#: Events the short story beside the actions tells.
EVENTS_TOLD = 60

#: Draws something in so many cells across and down.
Drawing = Callable[[int, int], Text]


class Pane(VerticalScroll):
    """A drawing with a title, drawn anew whenever its size changes; can be scrolled."""

    def __init__(self, title: str, draw: Drawing, *, name: str, follow: bool = False) -> None:
        """A pane that is to *follow* shows its end."""
        super().__init__(id=name)
        self.border_title = title.replace("[", "\\[")
        self._draw = draw
        self._follow = follow
        self._canvas = Static()

    def compose(self) -> ComposeResult:
        yield self._canvas

    def on_resize(self, _: Resize) -> None:
        self.redraw()

    def redraw(self) -> None:
        """Draw what is now."""
        size = self.scrollable_content_region.size
        if size.width:
            self._canvas.update(self._draw(size.width, size.height))
            if self._follow:
                self.scroll_end(animate=False)

    def show_row(self, row: int) -> None:
        """Scroll so that a row can be seen."""
        self.scroll_to_region(Region(0, row, 1, 1), animate=False)


class Sheet(ModalScreen[None]):
    """Something to read over the table; any of its keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "dismiss", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]

    def __init__(self, title: str, text: Text, keys: str) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Text(self._title, style="bold"), classes="title")
            with VerticalScroll():
                yield Static(self._text)
            yield Static(Text(self._keys, style="dim"), classes="keys")

    def action_scroll(self, rows: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=rows, animate=False)


class PointsSheet(Sheet):
    """The points so far or at the end, and from there into another game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "app.again", show=False),
        Binding("q", "app.leave", show=False),
    ]


class WhyNot(ModalScreen[None]):
    """All actions that are not possible now, with their reasons; typing narrows the list."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "move('cursor_down')", show=False, priority=True),
        Binding("up", "move('cursor_up')", show=False, priority=True),
        Binding("pagedown", "move('page_down')", show=False, priority=True),
        Binding("pageup", "move('page_up')", show=False, priority=True),
    ]

    def __init__(self, speaker: Speaker, refused: list[tuple[AnyAction, AnyRefusal]]) -> None:
        super().__init__()
        self._say = speaker.say
        self._lines = [
            (
                speaker.action(action),
                speaker.say("why-reason", reason=speaker.refusal(refusal), section=refusal.section),
            )
            for action, refusal in refused
        ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Text(self._say("why-title"), style="bold"), classes="title")
            yield Input(placeholder=self._say("why-filter"))
            yield OptionList(id="refused")
            yield Static(Text(self._say("key-sheet"), style="dim"), classes="keys")

    def on_mount(self) -> None:
        self._list("")

    @on(Input.Changed)
    def _narrow(self, event: Input.Changed) -> None:
        self._list(event.value)

    def _list(self, wanted: str) -> None:
        """Show the lines in which all wanted words occur."""
        shown = self.query_one("#refused", OptionList)
        shown.clear_options()
        words = wanted.casefold().split()
        for action, reason in self._lines:
            if all(word in f"{action} {reason}".casefold() for word in words):
                shown.add_option(Option(Text.assemble((action, "bold"), f"\n  {reason}")))
        if not shown.option_count:
            shown.add_option(Option(Text(self._say("why-nothing")), disabled=True))

    def action_move(self, where: str) -> None:
        getattr(self.query_one("#refused", OptionList), f"action_{where}")()


class Terminal(App[None]):
    """The table, from the first decision to the points."""

    CSS = """
    Screen { background: #1c2a35; }
    #header { height: auto; background: $panel; padding: 0 1; }
    #table { height: 1fr; }
    Pane { border: round #5f87a0; border-title-color: #d7e3ea; padding: 0; height: 1fr; }
    Pane { scrollbar-size-vertical: 1; scrollbar-gutter: stable; }
    #river Static, #summary { text-wrap: nowrap; text-overflow: ellipsis; }
    Pane:focus { border: round $accent; }
    #left { width: 60%; }
    #middle { width: 60%; }
    #right { width: 1fr; }
    #ask { height: auto; padding: 0 1; background: $primary-darken-3; text-style: bold; }
    #actions { height: auto; min-height: 5; max-height: 45%; border: round $accent; padding: 0; }
    #effects { height: 3fr; min-height: 4; }
    #recent { height: 2fr; }
    #summary { height: auto; padding: 0 1; }
    .sheet { width: 90%; max-width: 100; height: 90%; padding: 0 1; }
    .sheet { border: thick $accent; background: $surface; }
    .sheet .title { height: auto; margin-bottom: 1; }
    .sheet .keys { height: auto; }
    .sheet VerticalScroll { height: 1fr; }
    .sheet OptionList { height: 1fr; border: none; }
    Sheet, WhyNot { align: center middle; }

    #players, #middle, #log, #recent { display: none; }
    .-medium #recent, .-tall #recent { display: block; }
    .view-players #players { display: block; }
    .view-players #river { display: none; }
    .view-sites #left, .view-log #left { display: none; }
    .view-sites #middle, .view-log #middle { display: block; }
    .view-log #log { display: block; }
    .view-log #sites { display: none; }

    .-tall #players, .-tall #river { display: block; }
    .-tall #river { height: 27; }

    .-wide #left { display: block; width: 41%; }
    .-wide #middle { display: block; width: 47; }
    """
    TITLE = "Ruhrschifffahrt"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (138, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (28, "-medium"), (42, "-tall")]  # noqa: RUF012
    VIEWS = ("river", "sites", "players", "log")

    def __init__(self, party: Party, language: str, *, pace: float = PACE) -> None:
        super().__init__()
        self.party = party
        self._language = language
        self._pace = pace
        self._actions: Sequence[Action] = []
        self._marked: set[str] = set()
        self._thinker = ""
        self._may_leave_unsaved = False
        self._sit_down()
        for key, action, words in (
            ("w", "why_not", "why-not"),
            ("h", "hint", "hint-ask"),
            ("u", "undo", "key-undo"),
            ("s", "save", "key-save"),
            ("p", "points", "points-title"),
            ("question_mark,f1", "help", "help-title"),
            ("q", "leave", "key-leave"),
        ):
            self.bind(key, action, description=self.speaker.say(words))
        views = self.speaker.say("key-views")
        for number, view in enumerate(self.VIEWS, 1):
            self.bind(str(number), f"view('{view}')", description=views, show=number == 1, key_display="1-4")
        self.bind("n", "again", show=False)

    def _sit_down(self) -> None:
        game = self.party.game
        self.speaker = Speaker(self._language, game.board, game.names, reader=PERSON)
        self.picture = Picture(self.speaker, game.board, game.names, self.party.levels, self.party.thinking)
        self._view = game.view()

    def compose(self) -> ComposeResult:
        say = self.speaker.say
        yield Static(id="header")
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield Pane(say("board-river"), self._draw_river, name="river")
                yield Pane(say("player-all"), lambda *_: self.picture.players(self._view), name="players")
            with Vertical(id="middle"):
                yield Pane(say("board-title"), lambda *_: self.picture.sites(self._view), name="sites")
                yield Pane(say("log-title"), lambda *_: self._told(self._events()), name="log", follow=True)
            with Vertical(id="right"):
                yield Static(id="ask")
                yield OptionList(id="actions")
                yield Pane(say("ask-effects"), self._draw_effects, name="effects")
                yield Pane(say("log-recent"), self._draw_recent, name="recent", follow=True)
                yield Static(id="summary")
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        self.action_view("river")
        self.query_one("#actions", OptionList).border_title = self.speaker.say("ask-actions")
        self.query_one("#actions").focus()
        self._go_on()

    # --- The game goes on ------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Show the table as it is, and ask whoever has to decide."""
        game = self.party.game
        self._view = game.view()
        self._thinker = "" if game.actor in (None, PERSON) else game.names[game.actor or 0]
        self._list_actions()
        self._redraw()
        if game.over:
            self._keep()
            self.action_points()
        elif not self.party.my_turn:
            self._let_opponents_play()

    def _list_actions(self) -> None:
        """Offer the person's legal actions, in words."""
        shown = self.query_one("#actions", OptionList)
        self._actions = self.party.game.legal_actions() if self.party.my_turn else []
        self._marked = set()
        shown.clear_options()
        step = len(self.party.story)
        shown.add_options(
            Option(Text(self.speaker.action(action)), id=f"{step}/{number}")
            for number, action in enumerate(self._actions)
        )
        if self._actions:
            shown.highlighted = 0

    @work(exclusive=True, group="opponents")
    async def _let_opponents_play(self) -> None:
        """Let one opponent after the other decide until it is the person's turn."""
        party = self.party
        while not party.game.over and not party.my_turn:
            action, _ = await asyncio.gather(
                asyncio.to_thread(party.opponents_choice, situation_of(party.game)), asyncio.sleep(self._pace)
            )
            party.play(action)
            self._view = party.game.view()
            if not party.game.over and not party.my_turn:
                self._thinker = party.game.names[party.game.actor or 0]
                self._redraw()
        self._go_on()

    @on(OptionList.OptionSelected, "#actions")
    def _decide(self, event: OptionList.OptionSelected) -> None:
        step, _, number = str(event.option_id).partition("/")
        if self.party.my_turn and int(step) == len(self.party.story):
            self.party.play(self._actions[int(number)])
            self._keep()
            self._go_on()

    @on(OptionList.OptionHighlighted, "#actions")
    def _consider(self, event: OptionList.OptionHighlighted) -> None:
        """Mark the places of the action under the cursor and tell its consequences."""
        step, _, number = str(event.option_id).partition("/")
        if not self.party.my_turn or int(step) != len(self.party.story):
            return
        spaces = {space.id for space in self.party.game.board.spaces}
        self._marked = spaces & set(self._actions[int(number)].values.values())
        river = self.query_one("#river", Pane)
        river.redraw()
        self.query_one("#effects", Pane).redraw()
        for place in self._marked:
            size = river.scrollable_content_region.size
            if size.width:
                self.call_after_refresh(river.show_row, self.picture.row_of(place, size.width, size.height))

    def _keep(self) -> bool:
        """Save quietly; says so only if it fails."""
        try:
            self.party.save()
        except RuhrError as error:
            self.notify(self.speaker.error(error), severity="error", markup=False)
            return False
        return True

    # --- What is shown ---------------------------------------------------------------------------------

    def _redraw(self) -> None:
        self.query_one("#header", Static).update(self.picture.header(self._view))
        self.query_one("#ask", Static).update(self._question())
        self.query_one("#summary", Static).update(self.picture.summary(self._view))
        for pane in self.query(Pane):
            pane.redraw()

    def _question(self) -> Text:
        """Whose turn it is and what to do now, in one sentence."""
        game, say = self.party.game, self.speaker.say
        result = game.result()
        if result is not None:
            others = self.speaker.listed(game.names[seat] for seat in result.winners if seat != PERSON)
            return Text(
                say(
                    "end-result_own" if PERSON in result.winners else "end-result",
                    winners=others,
                    count=len(result.winners),
                    points=result.points[result.winners[0]],
                )
            )
        decision = say(f"decision-{game.decision}")
        if self._thinker:
            return Text(say("ask-thinking", name=self._thinker, decision=decision))
        return Text(say("ask-decide", name=game.names[PERSON], decision=decision))

    def _draw_river(self, width: int, height: int) -> Text:
        return self.picture.river(self._view, width, height, self._marked)

    def _draw_effects(self, *_: int) -> Text:
        """What the action under the cursor would cause."""
        number = self.query_one("#actions", OptionList).highlighted
        if not self.party.my_turn or number is None or number >= len(self._actions):
            return Text()
        return self._told(self.party.game.what_if(self._actions[number]))

    def _draw_recent(self, *_: int) -> Text:
        return self._told(self._events()[-EVENTS_TOLD:])

    def _events(self) -> list[AnyEvent]:
        return [event for events in self.party.story for event in events]

    def _told(self, events: list[AnyEvent]) -> Text:
        """Events as lines, every turn under its heading."""
        lines = [
            Text(self.speaker.event(event), style="bold underline")
            if isinstance(event, TurnBegan)
            else Text("· " + self.speaker.event(event))
            for event in events
        ]
        return Text("\n").join(lines)

    # --- Keys ------------------------------------------------------------------------------------------

    def action_view(self, view: str) -> None:
        """Show the river, the sites, the players or the story where there is no room for all."""
        for other in self.VIEWS:
            self.screen_stack[0].set_class(other == view, f"view-{other}")

    def action_why_not(self) -> None:
        if self._is_asked():
            self.push_screen(WhyNot(self.speaker, self.party.refused()))

    def action_hint(self) -> None:
        if self._is_asked():
            self._ask_for_advice()

    @work(exclusive=True, group="hint")
    async def _ask_for_advice(self) -> None:
        step = len(self.party.story)
        name = self.speaker.bot(ADVISER)
        self.query_one("#ask", Static).update(Text(self.speaker.say("hint-thinking", name=name)))
        advice = await asyncio.to_thread(self.party.advice, situation_of(self.party.game))
        self._redraw()
        if step == len(self.party.story):
            self.query_one("#actions", OptionList).highlighted = self._actions.index(advice.action)
            say = self.speaker.say
            self.push_screen(Sheet(say("hint-title"), self._advised(advice), say("key-sheet")))

    def _advised(self, advice: Advice) -> Text:
        """A hint in words: the choice and its plan, what else there is, and what is expected of it all."""
        choice = self.speaker.say("hint-action", action=self.speaker.action(advice.action))
        lines = [Text(choice, style="bold"), *map(Text, self.speaker.advice(advice))]
        if advice.reason == "ahead":
            lines.append(Text(self.speaker.sureness(advice), style="italic"))
        lines.append(Text())
        lines += [Text("· " + self.speaker.estimate(estimate, PERSON)) for estimate in advice.estimates]
        return Text("\n").join(lines)

    def _is_asked(self) -> bool:
        """Is it the person's decision? If not, says so."""
        if not self.party.my_turn:
            self.notify(self.speaker.say("ask-not_your_turn"), severity="warning", markup=False)
        return self.party.my_turn

    def action_undo(self) -> None:
        try:
            self.party.undo()
        except RuhrError as error:
            self.notify(self.speaker.error(error), severity="warning", markup=False)
            return
        self.workers.cancel_group(self, "opponents")
        self._keep()
        self._go_on()

    def action_save(self) -> None:
        if self._keep():
            self.notify(self.speaker.say("record-saved", file=str(self.party.file)), markup=False)

    def action_points(self) -> None:
        say = self.speaker.say
        title = self._question().plain if self.party.game.over else say("points-so_far")
        keys = say("key-end") if self.party.game.over else say("key-sheet")
        self.push_screen(PointsSheet(title, self.picture.scores(self._view, self.party.game.places()), keys))

    def action_help(self) -> None:
        say = self.speaker.say
        text = Text(say("help-text")).append("\n\n").append_text(self.picture.legend())
        self.push_screen(Sheet(say("help-title"), text, say("key-sheet")))

    def action_again(self) -> None:
        """Another game with the same opponents, once this one is over."""
        if not self.party.game.over:
            return
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.party = self.party.again()
        self._sit_down()
        self._go_on()

    def action_leave(self) -> None:
        """Save and quit. Where saving fails, only a second time without."""
        if self._keep():
            self.exit(message=Text(self.speaker.say("record-saved", file=str(self.party.file))))
        elif self._may_leave_unsaved:
            self.exit()
        self._may_leave_unsaved = True

    def action_help_quit(self) -> None:
        self.action_leave()

    async def action_quit(self) -> None:
        self.action_leave()
