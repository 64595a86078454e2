"""OpenSpiel's random simulation test, its search, and information states without hidden information."""

import random
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from silvergold.actions import legal_bits
from silvergold.engine import Dealt, Phase, events_seen, standard_deck, verify
from silvergold.envs.openspiel import SilverGoldGame, SilverGoldState
from silvergold.observations.encoding import ObservationEncoder

GAMES = [
    "silvergold",
    "silvergold(players=3,edition=oya)",
    pytest.param("silvergold(players=4)", marks=pytest.mark.slow),
]
EACH = pytest.mark.parametrize("name", GAMES)


def played(name: str, seed: int) -> Iterator[SilverGoldState]:
    """The states of a game of random play, each a state of its own."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    yield state
    while not state.is_terminal():
        state = state.clone()
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        yield state


def decisions(name: str, seed: int) -> Iterator[SilverGoldState]:
    return (state for state in played(name, seed) if state.is_player_node())


@EACH
def test_the_game_passes_openspiels_random_simulation_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_openspiels_information_set_search_plays_a_game() -> None:
    game = pyspiel.load_game("silvergold")
    rng = np.random.RandomState(1)
    search = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, rng), uct_c=1.4, max_simulations=5, random_state=rng
    )
    bots = [search, pyspiel.make_uniform_random_bot(1, 7)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=weights))
        else:
            state.apply_action_with_legality_check(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)
    verify(state.record(), standard_deck())


@EACH
def test_games_are_valid_records(name: str) -> None:
    for seed in range(2):
        *_, state = played(name, seed)
        assert state.record().is_finished
        verify(state.record(), standard_deck())


@EACH
def test_observations_and_legal_actions_are_those_of_all_environments(name: str) -> None:
    for state in decisions(name, 3):
        seat, position = state.current_player(), state.position.state
        encoder = ObservationEncoder(position.deck, len(position.players))
        observation, mask = encoder.arrays(encoder.bits(position, seat), legal_bits(position, seat))
        assert state.observation_tensor(seat) == observation.tolist()
        assert state.legal_actions_mask() == mask.tolist()


# --- Information states -----------------------------------------------------------------------------------


@EACH
def test_a_resampled_state_looks_the_same_to_its_seat(name: str) -> None:
    sampler = random.Random(1).random
    differ = 0
    for state in list(decisions(name, 4))[::2]:
        for seat in range(state.num_players()):
            twin = state.resample_from_infostate(seat, sampler)
            assert twin.current_player() == state.current_player()
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.observation_tensor(seat) == state.observation_tensor(seat)
            assert twin.legal_actions(seat) == state.legal_actions(seat)
            others = [other for other in range(state.num_players()) if other != seat]
            differ += any(
                twin.information_state_string(other) != state.information_state_string(other)
                for other in others
            )
    assert differ > 20


def test_resampling_draws_new_cards_and_marks_for_others() -> None:
    sampler = random.Random(1).random
    keeping, *later = decisions("silvergold", 5)
    hands = {keeping.resample_from_infostate(0, sampler).position.state.players[1].dealt for _ in range(9)}
    assert len(hands) == 9
    for state in later:
        position = state.position.state
        seat = state.current_player()
        rival = position.players[1 - seat]
        if position.phase == Phase.MARK and rival.is_ready and rival.before is not None:
            twins = [state.resample_from_infostate(seat, sampler).position.state for _ in range(9)]
            assert len({twin.players[1 - seat] for twin in twins}) > 1
            assert len({twin.players[seat] for twin in twins}) == 1
            return
    raise AssertionError("nobody marked after another")


@EACH
def test_no_two_information_states_of_a_seat_are_the_same_in_a_game(name: str) -> None:
    """Perfect recall: a seat can distinguish any two of its decisions."""
    texts, tensors = set(), set()
    number = 0
    for state in decisions(name, 6):
        seat = state.current_player()
        texts.add(state.information_state_string(seat))
        tensors.add(tuple(state.information_state_tensor(seat)))
        number += 1
    assert len(texts) == len(tensors) == number


def test_the_tensor_distinguishes_two_histories_exactly_if_the_text_does() -> None:
    by_text: dict[str, set[tuple[float, ...]]] = {}
    by_tensor: dict[tuple[float, ...], set[str]] = {}
    start = next(decisions("silvergold", 7))
    for seed in range(40):  # from the same deal, so that many information states are met again
        state, rng = start.clone(), random.Random(seed)
        for _ in range(3):
            while state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
            for seat in range(2):
                text, tensor = (
                    state.information_state_string(seat),
                    tuple(state.information_state_tensor(seat)),
                )
                by_text.setdefault(text, set()).add(tensor)
                by_tensor.setdefault(tensor, set()).add(text)
            state.apply_action(rng.choice(state.legal_actions()[:2]))
    assert all(len(tensors) == 1 for tensors in by_text.values())
    assert all(len(texts) == 1 for texts in by_tensor.values())
    assert len(by_text) < 40 * 3 * 2


def test_an_information_state_holds_what_the_seat_has_seen() -> None:
    *_, state = played("silvergold(players=3)", 8)
    for seat in range(3):
        text = state.information_state_string(seat)
        seen = events_seen(state.position.events, seat)
        assert len(text.splitlines()) == 1 + len(seen)
        assert sum(isinstance(event, Dealt) for event in seen) == 1


# --- OpenSpiel's ways -------------------------------------------------------------------------------------


def test_an_illegal_action_is_refused_where_openspiel_checks() -> None:
    state = next(decisions("silvergold", 1))
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(6)


def test_a_wrong_outcome_of_chance_is_refused() -> None:
    state = pyspiel.load_game("silvergold").new_initial_state()
    with pytest.raises(ValueError, match="99 is not an outcome of chance here"):
        state.apply_action(99)


def test_chance_deals_card_by_card_and_its_probabilities_sum_to_1() -> None:
    sizes = set()
    for state in played("silvergold(players=4)", 2):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(weight for _, weight in outcomes) == pytest.approx(1)
            assert [outcome for outcome, _ in outcomes] == sorted({outcome for outcome, _ in outcomes})
            sizes.add(len(outcomes))
    assert max(sizes) == 47


def test_an_unknown_edition_raises_and_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'nsv' or 'oya', not 'xyz'"):
        pyspiel.load_game("silvergold(edition=xyz)")


def test_actions_have_names() -> None:
    state = SilverGoldGame().new_initial_state()
    assert state.action_to_string(0) == f"Deal {standard_deck().cards[0].id}"
    keeping = next(decisions("silvergold", 1))
    assert keeping.action_to_string(0).startswith("Keep ")


def test_resampling_raises_while_cards_are_dealt() -> None:
    state = SilverGoldGame().new_initial_state()
    with pytest.raises(ValueError, match="dealt"):
        state.resample_from_infostate(0, random.random)
    with pytest.raises(ValueError, match="no parameters"):
        SilverGoldGame().make_py_observer(params={"color": 1})
