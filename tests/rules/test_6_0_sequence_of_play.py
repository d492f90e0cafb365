"""§6.0 Sequence of play."""

from itertools import permutations

from ruhr.game import Game
from ruhr.rules import sequence_of_play
from ruhr.rules.actions import OVER
from ruhr.rules.state import State
from ruhr.vocabulary import vocabulary
from tests.table import (
    BLUE,
    RED,
    SEATS,
    asked,
    at,
    dealt,
    events,
    go_on,
    laid_out,
    legal,
    locks_but,
    marker_number,
    pips,
    play,
    refusal,
    seen,
    why_not,
)


def order(s: State) -> list[str]:
    """The players' colours in the order of this phase."""
    return [SEATS[seat] for seat in s.order]


def order_at(barges: str, players: int = 4) -> list[str]:
    """The order in which phase 5 begins with the barges so; nobody has anything to sell in phase 4."""
    s = at(f"{players} players, turn 2, phase 4; barges {barges}")
    assert s.phase == 5
    return order(s)


def code(s: State, action: str) -> int:
    found = vocabulary(s.board).code(action)
    assert found is not None
    return found


# --- Turns and phases ----------------------------------------------------------------------------------


def test_6_0_twelve_turns_of_seven_phases() -> None:
    """A whole game in which everybody always takes the first legal action."""
    game = Game.new(3, seed=1)
    began = [event.values["turn"] for event in game.opening if event.kind == "turn_began"]
    moments = [(game.turn, game.phase)]
    while not game.over:
        happened = game.play(game.legal_actions()[0])
        began += [event.values["turn"] for event in happened if event.kind == "turn_began"]
        moments.append((game.turn, game.phase))
    assert began == list(range(1, 13))
    assert moments == sorted(moments)
    assert moments[-1] == (12, 7)


def test_6_0_the_phases_follow_each_other() -> None:
    for phase in (1, 2, 4, 5, 6):
        s = at(f"2 players, turn 2, phase {phase}; barges witten red, ruhrort blue")
        assert s.phase == phase + 1


def test_6_0_after_the_seventh_phase_the_next_turn_begins() -> None:
    s = at("2 players, turn 2, phase 7")
    assert (s.turn, s.phase) == (3, 1)


def test_6_0_after_turn_twelve_the_game_is_over() -> None:
    s = at("2 players, turn 12, phase 7")
    assert s.decision == OVER
    assert seen(s)["decision"] is None


def test_6_0_play_goes_on_through_phases_and_turns_to_the_next_decision() -> None:
    """From the end of turn 2 to the levy of turn 3."""
    s = laid_out(
        "2 players, turn 2, phase 7; barges witten red, ruhrort blue; "
        "red: 1 thalers, points gifts 1; blue: 1 thalers, points gifts 1"
    )
    go_on(s)
    assert (s.turn, s.phase) == (3, 1)
    assert asked(s) == (RED, "levy")


def test_6_0_an_action_carries_the_game_on_to_the_next_decision() -> None:
    s = laid_out("2 players")
    go_on(s)
    first = s.order[0]
    sequence_of_play.play(s, code(s, "option none"))
    assert asked(s) == (first, "start")
    sequence_of_play.play(s, code(s, "start gewalt"))
    assert asked(s) == (1 - first, "option")


def test_6_0_an_action_is_legal_if_it_is_on_the_list() -> None:
    s = laid_out("2 players")
    go_on(s)
    for action in vocabulary(s.board).actions:
        assert sequence_of_play.is_legal(s, code(s, str(action))) == (str(action) in legal(s))


# --- Order ---------------------------------------------------------------------------------------------


def test_6_0_example_blue_lies_farther_upriver_than_green_and_begins() -> None:
    assert order_at("steele blue, werden green, ruhrort red", players=3) == ["blue", "green", "red"]


def test_6_0_farthest_upriver_begins_and_the_others_follow_downriver() -> None:
    lying = "witten blue, kettwig yellow, muelheim red, ruhrort green"
    assert order_at(lying) == ["blue", "yellow", "red", "green"]


def test_6_0_on_one_space_who_came_earlier_lies_farther_downriver() -> None:
    """Yellow has been in Werden for long; red sells there, then green."""
    s = at(
        "turn 2, phase 4; dice gewalt 3, kunstwerk 3; barges witten blue, gewalt red, kunstwerk green, "
        "werden yellow; red: option pilot; green: option pilot"
    )
    play(s, "sell werden", "sell werden")
    assert s.phase == 5
    assert order(s) == ["blue", "green", "red", "yellow"]


def test_6_0_in_ruhrort_the_first_to_arrive_comes_last() -> None:
    """Everybody sells there with a pilot, blue first because he comes from farthest upriver."""
    s = at(
        "turn 2, phase 4; dice gewalt 3, kunstwerk 3, langenbrahm 3, saarn 3; "
        "barges gewalt blue, kunstwerk green, langenbrahm red, saarn yellow; "
        "red: option pilot; blue: option pilot; green: option pilot; yellow: option pilot"
    )
    play(s, "sell ruhrort", "sell ruhrort", "sell ruhrort", "sell ruhrort")
    assert s.phase == 5
    assert order(s) == ["yellow", "red", "green", "blue"]


def test_6_0_r2_who_arrived_in_an_earlier_turn_lies_farther_downriver_too() -> None:
    """Blue has been in Werden since the turn before; red sells there now."""
    s = at(
        "2 players, turn 3, phase 4; dice langenbrahm 4; barges langenbrahm red, werden blue; "
        "red: option none"
    )
    assert s.phase == 5
    assert order(s) == ["red", "blue"]


def test_6_0_r2_barges_keep_their_places_until_they_move_again() -> None:
    """Red left Steele and came back: now he is the later one."""
    """Red leaves Steele and comes back: now he is the later one."""
    assert order(laid_out("2 players, turn 3, phase 3; barges steele blue red")) == ["blue", "red"]
    s = at(
        "2 players, turn 3, phase 4; dice wohlverwahrt 3; barges wohlverwahrt red, steele blue; "
        "red: option pilot"
    )
    play(s, "sell steele")
    assert order(s) == ["red", "blue"]


def test_6_0_the_order_is_the_same_whatever_it_was_before() -> None:
    """Phase 6 begins after a phase 5 in any order."""
    barges = "barges witten blue, kettwig yellow, muelheim red, ruhrort green"
    for before in permutations(SEATS):
        s = at(f"turn 2, phase 5; order {' '.join(before)}; {barges}")
        assert s.phase == 6
        assert order(s) == ["blue", "yellow", "red", "green"]


def test_6_0_in_turn_one_the_drawn_player_begins_phases_one_to_three_clockwise() -> None:
    s = laid_out("4 players; order green yellow red blue")
    go_on(s)
    assert (s.turn, s.phase) == (1, 3)
    askings = []
    while s.phase == 3:
        askings.append(SEATS[asked(s)[0]])
        play(s, "option pilot")
        play(s, min(legal(s)))
    assert askings == ["green", "yellow", "red", "blue"]


def test_6_0_in_turn_one_phase_four_already_goes_by_the_barges() -> None:
    s = at(
        "3 players, turn 1, phase 4; dice gewalt 3, langenbrahm 3, saarn 3; "
        "barges gewalt blue, langenbrahm green, saarn red; red: option none; blue: option none; "
        "green: option none"
    )
    assert [SEATS[event.values["seat"]] for event in events(s, "sold")] == ["blue", "green", "red"]


def test_6_0_the_order_is_worked_out_anew_for_each_phase() -> None:
    """Red overtakes blue in phase 4, so blue begins phase 5."""
    s = at(
        "2 players, turn 2, phase 4; dice gewalt 3, langenbrahm 4; locks all; "
        "barges gewalt red, langenbrahm blue; red: option pilot; blue: option none"
    )
    assert order(s) == ["red", "blue"]
    play(s, "sell ruhrort")
    assert s.phase == 5
    assert order(s) == ["blue", "red"]


def test_6_0_within_a_phase_the_order_stays() -> None:
    """Red sets out downriver of everybody; blue and green still follow in their order."""
    s = at(
        "3 players, turn 2, phase 3; "
        "dice wohlverwahrt 3, gewalt 3, poertingsiepen 3, langenbrahm 3, saarn 3, sellerbeck 3; "
        "barges witten red, steele blue, kettwig green"
    )
    play(s, "option none", "start sellerbeck")
    assert asked(s) == (BLUE, "option")
    assert order(s) == ["red", "blue", "green"]


# --- Decisions that nobody has to make -----------------------------------------------------------------


def test_6_0_a_decision_with_one_legal_action_is_carried_out_without_asking() -> None:
    s = at(
        "2 players, turn 2, phase 4; dice gewalt 3; locks all; barges gewalt red, ruhrort blue; "
        "red: option none"
    )
    assert [event.values["space"] for event in events(s, "sold")] == ["steele_guns"]
    assert s.phase == 5


def test_6_0_what_is_carried_out_without_asking_is_not_recorded() -> None:
    """In turn 1 the sales from standard storages leave no choice."""
    game = Game.new(2, seed=1)
    happened = []
    for action in ("option none", "start gewalt", "option none", "start langenbrahm"):
        happened += game.play(action)
    assert sum(event.kind == "sold" for event in happened) == 2
    assert game.record().actions == ["option none", "start gewalt", "option none", "start langenbrahm"]


def test_6_0_a_decision_without_a_legal_action_is_skipped() -> None:
    """Red can pay the levy with nothing."""
    s = at(
        "2 players, turn 3, phase 1; barges witten red, ruhrort blue; red: pool 0, waits -; blue: 1 thalers"
    )
    assert [event.values["seat"] for event in events(s, "levy_waived")] == [RED]
    assert s.phase == 2


def test_6_0_an_unused_inn_makes_being_done_a_decision() -> None:
    s = at("2 players, turn 2, phase 6; barges witten red, ruhrort blue; red: markers inn")
    assert legal(s) == {"done", "inn thalers", "inn points"}
    play(s, "done")
    assert s.phase == 7


def test_6_0_who_can_buy_nothing_is_not_asked() -> None:
    s = at("2 players, turn 2, phase 6")
    assert s.phase == 7


def test_6_0_a_die_that_came_back_is_placed_before_anything_else_goes_on() -> None:
    """Red's sale has pushed it out, and blue's sale waits until it lies on a storage."""
    s = at(
        "3 players, turn 2, phase 4; dice gewalt 3, langenbrahm 4; track b1 b2 b3 b4 b5; locks all; "
        "barges gewalt red, langenbrahm blue, ruhrort green; red: option none; blue: option pilot"
    )
    assert asked(s) == (RED, "place")
    play(s, "place gewalt")
    assert pips(s)["gewalt"] == 1
    assert asked(s) == (BLUE, "sell")


# --- Refusals ------------------------------------------------------------------------------------------

#: The phase to which the actions of a kind belong; the inn is used in two, placing in none of its own.
PHASE_OF = {
    "pay": 1,
    "take": 1,
    "remove": 1,
    "coal_hauler": 3,
    "option": 3,
    "pass": 3,
    "transport": 3,
    "supply": 3,
    "start": 3,
    "sell": 4,
    "lock": 6,
    "city": 6,
    "depot": 6,
    "port": 6,
    "white_warehouse": 6,
    "shift": 6,
    "repay": 6,
    "done": 6,
}


def deciding(phase: int, changes: str = "") -> State:
    """A real decision in phase 1, 3, 4 or 6."""
    barges = "barges steele red, ruhrort blue; red: 5 thalers, markers lock_building"
    if phase == 4:
        barges = (
            "barges gewalt red, langenbrahm blue; "
            "red: 5 thalers, markers lock_building, option pilot; blue: option pilot"
        )
    left = locks_but("lock_horst lock_kettwig")
    return at(f"2 players, turn 6, phase {phase}; dice gewalt 3, langenbrahm 4; {left}; {barges}", changes)


def test_6_0_other_phase_names_the_actions_phase_and_the_one_that_is_on() -> None:
    for now in (1, 3, 4, 6):
        s = deciding(now)
        for action in vocabulary(s.board).actions:
            phase = PHASE_OF.get(action.kind, now)
            if phase == now:
                continue
            found = refusal(s, str(action))
            assert found is not None, action
            assert (found.code, found.values) == ("other_phase", {"phase": phase, "now": now}), action


def test_6_0_other_step_names_the_decision_that_is_asked_for() -> None:
    """In phase 3 an option comes first, then what it does at once, then the start."""
    s = deciding(3)
    for action in ("transport kunstwerk", "supply gewalt", "start gewalt"):
        found = refusal(s, action)
        assert found is not None
        assert (found.code, found.values) == ("other_step", {"decision": "option"})
    play(s, "option none")
    for action in ("option none", "pass", "transport kunstwerk", "supply gewalt"):
        found = refusal(s, action)
        assert found is not None
        assert (found.code, found.values) == ("other_step", {"decision": "start"})


def test_6_0_other_step_among_the_choices_of_phase_one() -> None:
    s = deciding(1)
    assert asked(s) == (RED, "gift")
    for action in ("pay thaler", "pay point", "remove gewalt"):
        assert why_not(s, action) == "other_step"
    assert why_not(s, "take point") is None


def test_6_0_placing_belongs_to_no_phase_of_its_own() -> None:
    """It is asked for in phases 1 and 4, so elsewhere it is only out of place."""
    for now in (1, 3, 4, 6):
        s = deciding(now)
        for storage in s.board.storages:
            assert why_not(s, f"place {storage.id}") == "other_step"


def test_6_0_while_a_die_is_to_be_placed_nothing_else_is_possible() -> None:
    s = at(
        "3 players, turn 2, phase 4; dice gewalt 3, langenbrahm 4; track b1 b2 b3 b4 b5; locks all; "
        "barges gewalt red, langenbrahm blue, ruhrort green; "
        "red: markers inn coal_hauler, option none; blue: option pilot"
    )
    assert why_not(s, "sell werden") == "other_step"
    assert why_not(s, "done") == "other_phase"
    for action in ("inn thalers", "coal_hauler langenbrahm"):
        assert why_not(s, action) == "other_phase"


def test_6_0_the_inn_answers_the_decisions_of_phases_three_and_six() -> None:
    for now, refused in ((1, "other_phase"), (3, None), (4, "other_phase"), (6, None)):
        s = deciding(now, "red: markers lock_building inn")
        assert why_not(s, "inn thalers") == refused
        assert why_not(s, "inn points") == refused


def test_6_0_the_coal_hauler_answers_every_decision_of_phase_three() -> None:
    s = deciding(3, "red: markers coal_hauler")
    assert why_not(s, "coal_hauler gewalt") is None
    play(s, "option transport")
    assert why_not(s, "coal_hauler gewalt") is None
    play(s, "transport kunstwerk")
    assert why_not(s, "coal_hauler gewalt") is None


def test_6_0_a_legal_action_is_not_refused() -> None:
    for now in (1, 3, 4, 6):
        s = deciding(now)
        assert {why_not(s, action) for action in legal(s)} == {None}


def test_6_0_every_action_that_is_not_legal_is_refused_with_a_reason() -> None:
    for now in (1, 3, 4, 6):
        s = deciding(now)
        for action in vocabulary(s.board).actions:
            assert (why_not(s, str(action)) is None) == (str(action) in legal(s)), action


def test_6_0_after_the_end_everything_is_refused() -> None:
    s = at("2 players, turn 12, phase 7")
    assert legal(s) == set()
    for action in vocabulary(s.board).actions:
        assert why_not(s, str(action)) == "game_over"


# --- Looking ahead -------------------------------------------------------------------------------------


def test_6_0_a_look_ahead_stops_before_the_next_reveal() -> None:
    """Nobody may foresee which marker is drawn."""
    text = "2 players, turn 2, phase 2; barges witten red, ruhrort blue"
    s = laid_out(dealt(text, bag=[marker_number(event="low_water")]))
    s.veiled = True
    go_on(s)
    assert [event.kind for event in events(s)] == ["reveal_follows"]
    assert legal(s) == set()
    assert not s.pilot_banned
    assert s.bag_count == 1


def test_6_0_a_look_ahead_leaves_the_table_as_it_is() -> None:
    game = Game.new(2, seed=1)
    before = game.view()
    assert [event.kind for event in game.what_if("option pilot")] == ["option_chosen"]
    assert game.view() == before
    assert game.record().actions == []


def test_6_0_a_look_ahead_ends_where_the_next_turn_would_reveal_something() -> None:
    """The last start of turn 1 leads through the sales to the draw of turn 2."""
    game = Game.new(2, seed=1)
    for action in ("option none", "start gewalt", "option none"):
        game.play(action)
    kinds = [event.kind for event in game.what_if("start langenbrahm")]
    assert kinds.count("sold") == 2
    assert kinds[-1] == "reveal_follows"
    assert game.turn == 1
