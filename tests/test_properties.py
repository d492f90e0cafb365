"""What holds in every game, tried on very many."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ruhr import Game, standard_board
from ruhr.cli import is_compiled
from ruhr.edge.actions import Action
from ruhr.game import chance_of
from ruhr.playout import random_game
from ruhr.record import Record, deal_from_json
from ruhr.rules.actions import ACTIONS, NOTHING, OVER
from ruhr.rules.chance import Chance
from ruhr.rules.sequence_of_play import (
    advance,
    carry_out,
    is_legal,
    play,
    play_on,
    refusal,
    with_next_order,
)
from ruhr.rules.set_up import shuffled_deal, table
from ruhr.rules.state import Deal, State
from ruhr.vocabulary import vocabulary
from tests.invariants import check_conservation, digest_of

#: In the compiled run well over 20,000 games; the uncompiled core is forty times slower, and its lines and
#: branches are all passed by the tests of the rules.
GAMES_PER_KIND = 3600 if is_compiled() else 4
KINDS = [(players, calmer_water) for players in (2, 3, 4) for calmer_water in (False, True)]

#: What can happen with a decision before a sale without changing what it brings.
BEFORE_A_SALE = ("started", "quality_lost")
PROGRESS = ("progress_gained", "progress_missed", "warehouses_received")
BUILT = ("lock_built", "city_built", "depot_built", "port_built")

kinds_of_game = st.sampled_from(KINDS)
seeds = st.integers(min_value=0, max_value=2**64)


def new_state(players: int, calmer_water: bool, chance: Chance) -> State:
    board = standard_board()
    s = table(board, players, calmer_water, shuffled_deal(board, players, calmer_water, chance))
    play_on(s)
    return s


def new_game(kind: tuple[int, bool], seed: int) -> Game:
    return Game.new(kind[0], calmer_water=kind[1], seed=seed)


def play_some(game: Game, chance: Chance, decisions: int) -> None:
    """Play on at random for so many decisions."""
    for _ in range(decisions):
        if game.over:
            return
        actions = game.legal_actions()
        game.play(actions[chance.below(len(actions))])


def test_every_game_ends_and_nothing_is_lost() -> None:
    """Over 20,000 complete random games, two to four players, both variants."""
    board = standard_board()
    for players, calmer_water in KINDS:
        for number in range(GAMES_PER_KIND):
            s, decisions = random_game(board, players, calmer_water, chance_of(f"{players} {number}"))
            assert s.decision == OVER
            assert s.turn == 12
            assert decisions > 30
            check_conservation(s)


@given(kinds_of_game, seeds)
def test_conservation_at_every_decision(kind: tuple[int, bool], seed: int) -> None:
    chance = chance_of(seed)
    s = new_state(*kind, chance)
    while s.decision != OVER:
        check_conservation(s)
        assert s.choice_count > 1, "a decision without a choice is never asked for"
        play(s, s.choices[chance.below(s.choice_count)])
    check_conservation(s)


@given(kinds_of_game, seeds)
def test_every_action_is_either_legal_or_has_a_refusal(kind: tuple[int, bool], seed: int) -> None:
    """All 174, at every decision of a game and at its end."""
    chance = chance_of(seed)
    s = new_state(*kind, chance)
    while True:
        for action in range(ACTIONS):
            assert is_legal(s, action) == (refusal(s, action) == 0), vocabulary(s.board).actions[action]
        if s.decision == OVER:
            return
        play(s, s.choices[chance.below(s.choice_count)])


@given(st.sampled_from(vocabulary(standard_board()).actions))
def test_actions_and_words_round_trip(action: Action) -> None:
    assert Action.from_words(str(action)) == action
    code = vocabulary(standard_board()).code(str(action))
    assert code is not None
    assert vocabulary(standard_board()).actions[code] == action


@given(kinds_of_game, seeds, st.integers(0, 250))
def test_record_and_game_round_trip(kind: tuple[int, bool], seed: int, decisions: int) -> None:
    game = new_game(kind, seed)
    play_some(game, chance_of(seed), decisions)
    record = Record.from_text(game.record().to_text())
    again = Game.from_record(record)
    assert digest_of(again._state) == digest_of(game._state)
    assert again.record() == game.record()


@given(kinds_of_game, seeds)
def test_a_clone_is_equal_and_independent(kind: tuple[int, bool], seed: int) -> None:
    chance = chance_of(seed)
    s = new_state(*kind, chance)
    while s.decision != OVER:
        before = digest_of(s)
        twin = s.clone()
        assert digest_of(twin) == before
        action = s.choices[chance.below(s.choice_count)]
        play(twin, action)
        assert digest_of(s) == before
        play(s, action)
        assert digest_of(s) == digest_of(twin)


def reshuffle_hidden(s: State, chance: Chance) -> None:
    """Change everything nobody can know: bag, markers under obstacles, countries to come, draw numbers."""
    obstacles = [k for k in range(14) if s.obstacles >> k & 1]
    hidden = vec[i64](list(s.bag[: s.bag_count]) + [s.deal.obstacles[k] for k in obstacles])
    chance.shuffle(hidden)
    markers = list(hidden)
    for k in range(s.bag_count):
        s.bag[k] = markers.pop()
    under = list(s.deal.obstacles)
    for k in obstacles:
        under[k] = markers.pop()
    known = max(0, min(8, s.turn - s.board.first_export + 1))
    to_come = vec[i64](list(s.deal.countries[known:]))
    chance.shuffle(to_come)
    s.deal = Deal(
        s.deal.first,
        vec[i64](under),
        s.deal.bag,
        vec[i64](list(s.deal.countries[:known]) + list(to_come)),
        vec[i64]([chance.word() for _ in range(11)]),
    )


@given(kinds_of_game, seeds, st.integers(0, 250))
def test_hidden_things_never_change_what_anybody_can_see(
    kind: tuple[int, bool], seed: int, decisions: int
) -> None:
    """View, legal actions, refusals and look-aheads are the same whatever lies face down."""
    game = new_game(kind, seed)
    play_some(game, chance_of(seed), decisions)
    board = game.board

    def seen() -> tuple[object, ...]:
        legal = game.legal_actions()
        refusals = [game.why_not(action) for action in vocabulary(board).actions]
        outlooks = [(look.view, look.causes) for seat in range(kind[0]) for look in game.outlooks(seat)]
        return json.dumps(game.view()), legal, refusals, [game.what_if(action) for action in legal], outlooks

    before = seen()
    reshuffle_hidden(game._state, chance_of(seed + 1))
    assert seen() == before


@given(kinds_of_game, seeds, st.sampled_from([1, 2, 7]))
def test_looking_again_and_again_shows_the_same_as_looking_anew(
    kind: tuple[int, bool], seed: int, every: int
) -> None:
    """Also when some decisions are made between two looks, and when one is taken back."""
    game, chance = new_game(kind, seed), chance_of(seed)
    look = game.look()
    while not game.over:
        play_some(game, chance, every)
        seat = game.last_decider
        if seat is not None and not chance.below(10) and not game.why_not_undo(seat):
            game.undo(seat)
        look = game.look(look)
        assert json.dumps(look.view) == json.dumps(game.view())


@given(kinds_of_game, seeds)
def test_what_if_tells_what_will_happen_up_to_the_next_reveal(kind: tuple[int, bool], seed: int) -> None:
    game = new_game(kind, seed)
    chance = chance_of(seed)
    while not game.over:
        actions = game.legal_actions()
        action = actions[chance.below(len(actions))]
        before = digest_of(game._state)
        foreseen = game.what_if(action)
        (prospect,) = (one for one in game.prospects() if one.action == str(action))
        assert prospect.causes == foreseen
        assert digest_of(game._state) == before
        asked = (game.actor, game.turn, game.phase)
        happened = game.play(action)
        # Whoever acts on may do so in this phase; at the end nobody does.
        assert prospect.ends == (game.over or (game.actor, game.turn, game.phase) != asked)
        if foreseen and foreseen[-1].kind == "reveal_follows":
            assert happened[: len(foreseen) - 1] == foreseen[:-1]
        else:
            assert happened == foreseen


@given(kinds_of_game, seeds)
def test_what_events_bring_is_what_purses_and_points_change(kind: tuple[int, bool], seed: int) -> None:
    """So whoever shows a change event by event can tell what everybody has after each of them."""
    game, chance = new_game(kind, seed), chance_of(seed)
    having = [{"thalers": player["thalers"], "points": player["points"]} for player in game.view()["players"]]
    while not game.over:
        actions = game.legal_actions()
        for event in game.play(actions[chance.below(len(actions))]):
            for gained in event.gains:
                having[gained["seat"]]["thalers"] += gained["thalers"]
                having[gained["seat"]]["points"] += gained["points"]
        for player, has in zip(game.view()["players"], having, strict=True):
            assert (player["thalers"], player["points"]) == (has["thalers"], has["points"])


@given(kinds_of_game, seeds)
def test_points_if_it_ended_now_are_those_of_the_end(kind: tuple[int, bool], seed: int) -> None:
    """At every decision as if turn 12 were over with it, and at the end the final points."""
    game, chance = new_game(kind, seed), chance_of(seed)
    while not game.over:
        s = game._state.clone()
        s.turn, s.phase, s.returning, s.decision = 12, 7, 0, NOTHING
        play_on(s)
        assert [player["if_ended"]["points"] for player in game.view()["players"]] == [
            me.points for me in s.players
        ]
        play_some(game, chance, 1)
    shown = game.view()
    for player, score in zip(shown["players"], game.scores(), strict=True):
        assert player["if_ended"] == {"points": score.points, "sources": score.sources}
        for bonus in shown["standings"]["bonuses"]:
            points = bonus["seats"][player["seat"]]["points"]
            assert points == score.sources.get(bonus["bonus"], 0)


@given(kinds_of_game, seeds)
def test_the_order_of_the_next_phase_is_found_in_it(kind: tuple[int, bool], seed: int) -> None:
    """If no barge moves before."""
    chance = chance_of(seed)
    s = new_state(*kind, chance)
    compared = 0
    while s.decision != OVER:
        following = with_next_order(s)
        barges = [(me.barge, me.arrival) for me in s.players]
        if advance(s):
            carry_out(s, s.choices[chance.below(s.choice_count)])
        moved = barges != [(me.barge, me.arrival) for me in s.players]
        if following is not None and (s.turn, s.phase) == (following.turn, following.phase) and not moved:
            assert list(s.order) == list(following.order)
            compared += 1
    assert compared >= 36
    assert with_next_order(s) is None


@settings(max_examples=60 if is_compiled() else 2)
@given(kinds_of_game, seeds)
def test_coal_brings_what_its_outlook_tells(kind: tuple[int, bool], seed: int) -> None:
    """If nothing happens between the outlook and the sale."""
    game, chance = new_game(kind, seed), chance_of(seed)
    while not game.over:
        before = game.view()["players"]
        outlooks = [look for other in range(kind[0]) for look in game.outlooks(other)]
        play_some(game, chance, 1)
        happened = game._events_of(game._state)
        sold = next((at for at, event in enumerate(happened) if event.kind == "sold"), None)
        if sold is None or any(event.kind not in BEFORE_A_SALE for event in happened[:sold]):
            continue
        seller = happened[sold].values["seat"]
        storage = before[seller]["loading"]
        if storage is None:
            storage = next(event.values["storage"] for event in happened if event.kind == "started")
        if not any(look.view["storage"] == storage for look in outlooks):
            # The die came from an arrow box only with the start.
            continue
        look = next(
            look
            for look in outlooks
            if (look.view["storage"], look.view["seat"], look.view["space"])
            == (storage, seller, happened[sold].values["space"])
        )
        sale = [event for event in look.causes if event.kind not in PROGRESS]
        first = happened.index(sale[0])
        assert happened[first : first + len(sale)] == sale
        if "turn_began" in {event.kind for event in happened} or game.phase > 5:
            gained = {
                event.values["marker"]
                for event in happened
                if event.kind == "progress_gained" and event.values["seat"] == seller
            }
            missed = {event.values["marker"] for event in happened if event.kind == "progress_missed"}
            assert gained <= set(look.view["markers"]) <= gained | missed


@settings(max_examples=60 if is_compiled() else 2)
@given(kinds_of_game, seeds)
def test_coal_can_be_loaded_with_the_options_its_outlook_tells(kind: tuple[int, bool], seed: int) -> None:
    """With all of them, and with no other that changes nothing on the river."""
    game, chance = new_game(kind, seed), chance_of(seed)
    while not game.over:
        if game.decision == "option" and game.actor is not None:
            outlooks = [look.view for look in game.outlooks(game.actor)]
            for option in ("none", "pilot", "hauling", "hauling_pilot"):
                told = {view["storage"] for view in outlooks if option in view["options"]}
                then = game.copy()
                if then.why_not(f"option {option}") is None:
                    events = then.play(f"option {option}")
                    # Where there is only one, he starts there without being asked.
                    alone = {
                        event.values["storage"]
                        for event in events
                        if event.kind == "started" and event.values["seat"] == game.actor
                    }
                    starts = [action for action in then.legal_actions() if action.kind == "start"]
                    assert (alone or {action.values["storage"] for action in starts}) == told
        play_some(game, chance, 1)


@given(kinds_of_game, seeds)
def test_buildings_cost_and_bring_what_the_view_tells(kind: tuple[int, bool], seed: int) -> None:
    """But for the second lock that is free, and the white marker that builds for less."""
    game, chance = new_game(kind, seed), chance_of(seed)
    while not game.over:
        told = game.view()["next_buildings"]
        for prospect in game.prospects():
            built = next((event for event in prospect.causes if event.kind in BUILT), None)
            if built is None or built.values.get("white") or game.phase != 6:
                continue
            place = Action.from_words(prospect.action).place
            assert place is not None
            assert built.values["points"] == told[place]["points"]
            assert built.values["thalers"] in (told[place]["thalers"], 0)
        play_some(game, chance, 1)


@given(kinds_of_game, seeds, st.integers(1, 120))
def test_undo_never_crosses_a_reveal_or_another_players_decision(
    kind: tuple[int, bool], seed: int, decisions: int
) -> None:
    """Whatever can be taken back leads to an earlier position, and what must stand stands."""
    game = new_game(kind, seed)
    chance = chance_of(seed)
    past = [(digest_of(game._state), game._state.reveals, -1)]
    for _ in range(decisions):
        if game.over:
            break
        seat = game.actor
        assert seat is not None
        play_some(game, chance, 1)
        past.append((digest_of(game._state), game._state.reveals, seat))
    for seat in range(len(game.names)):
        if seat != past[-1][2]:
            assert game.why_not_undo(seat) is not None
    while len(past) > 1:
        _, reveals, seat = past[-1]
        if past[-2][1] < reveals:
            assert game.why_not_undo(seat) is not None
            return
        game.undo(seat)
        past.pop()
        assert digest_of(game._state) == past[-1][0]
        assert game._state.reveals == past[-1][1]
        if past[-1][2] != seat:
            assert game.why_not_undo(seat) is not None
            return


@given(kinds_of_game, seeds)
def test_the_same_seed_deals_the_same_game(kind: tuple[int, bool], seed: int) -> None:
    game = new_game(kind, seed)
    assert new_game(kind, seed).record() == game.record()
    deal = game.record().deal
    again = Game.new(kind[0], calmer_water=kind[1], deal=deal)
    assert again.record() == game.record()
    assert deal_from_json(game.board, kind[0], kind[1], deal).first == deal["first"]


def test_every_draw_number_is_fair() -> None:
    """The generator fills its range evenly enough that no marker is favoured (R1)."""
    chance = chance_of("fair")
    counts = [0] * 6
    for _ in range(12_000):
        counts[chance.below(6)] += 1
    assert max(counts) < 1.1 * min(counts)
