"""PettingZoo's conformance suites, and the documented behaviour of illegal actions."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo as library
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test, state_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils import parallel_to_aec

from silvergold.engine import EDITIONS, Color, IllegalMoveError, score, standard_deck, verify
from silvergold.envs import pettingzoo
from silvergold.envs.pettingzoo import WAIT
from tests.decks import random_deck

pytestmark = [
    # Only PettingZoo's own games may have observations in dictionaries without a warning.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@PLAYERS
def test_the_turn_based_environment_passes_the_api_test(players: int) -> None:
    api_test(pettingzoo.env(players=players), num_cycles=500)


@PLAYERS
def test_the_environment_without_wrappers_passes_the_api_test(players: int) -> None:
    api_test(pettingzoo.raw_env(players=players, reward="points"), num_cycles=500)


@PLAYERS
def test_the_parallel_environment_passes_the_api_test(players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(players=players), num_cycles=500)


def test_pettingzoos_registry_makes_both_environments() -> None:
    turn_based = library.make("aec", "silvergold_v1", players=3)
    assert isinstance(turn_based.unwrapped, pettingzoo.TurnBased)
    assert len(turn_based.possible_agents) == 3
    assert library.make("parallel", "silvergold_v1", max_cycles=9).unwrapped.max_cycles == 9


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(pettingzoo.env, num_cycles=500)
    parallel_seed_test(pettingzoo.parallel_env, num_cycles=500)


def test_a_game_is_truncated_after_max_cycles() -> None:
    """The suite acts without looking at masks: as parallel, where a refused action only costs a cycle."""

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(pettingzoo.parallel_env(max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=pettingzoo.parallel_env, env=env))


def test_rendering_and_state_pass_the_suite() -> None:
    render_test(pettingzoo.env)
    state_test(parallel_to_aec(pettingzoo.parallel_env()), pettingzoo.parallel_env())


@PLAYERS
def test_the_state_is_what_all_agents_see(players: int) -> None:
    env = pettingzoo.raw_env(players=players)
    env.reset(seed=1)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert (env.state() == np.concatenate(seen)).all()
    assert env.state_space.contains(env.state())


def chosen(mask: Any, rng: np.random.Generator, is_eager: bool) -> int:
    """A random legal action; an eager player takes the first, which marks a shape if one fits."""
    legal = np.flatnonzero(mask)
    return int(legal[0] if is_eager else rng.choice(legal))


def play_turn_based(env: Any, seed: int, is_eager: bool = False) -> dict[str, float]:
    """A whole game of legal actions: what each agent has got in all."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        totals[agent] += reward
        is_over = termination or truncation
        env.step(None if is_over else chosen(observation["action_mask"], rng, is_eager))
    return totals


def play_parallel(env: Any, seed: int, is_eager: bool = False) -> dict[str, float]:
    observations, _ = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
        actions = {agent: chosen(mask, rng, is_eager) for agent, mask in masks.items()}
        observations, rewards, *_, infos = env.step(actions)
        assert not any(infos.values())
        for agent, reward in rewards.items():
            totals[agent] += reward
    return totals


@PLAYERS
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_games_are_valid_records(players: int, edition: Any) -> None:
    turn_based = pettingzoo.env(players=players, edition=edition)
    parallel = pettingzoo.parallel_env(players=players, edition=edition)
    for seed in range(5):
        for env, play in ((turn_based, play_turn_based), (parallel, play_parallel)):
            play(env, seed)
            record = env.unwrapped.record()
            assert record.is_finished
            assert record.seed is not None
            verify(record, standard_deck())


@pytest.mark.rule("R4.7", "R5.5")
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_seats_without_a_box_to_mark_are_skipped(edition: Any) -> None:
    """With few cards, and the shape marked wherever it fits, pile and display run out."""
    deck = random_deck(4, 12, (Color.GREY,), 0.3)
    for env, play in (
        (pettingzoo.env(edition=edition, deck=deck), play_turn_based),
        (pettingzoo.parallel_env(edition=edition, deck=deck), play_parallel),
    ):
        for seed in range(5):
            play(env, seed, is_eager=True)
            state = verify(env.unwrapped.record(), deck).state
            assert not state.display
            assert any(not player.has_unmarked_boxes for player in state.players)


@PLAYERS
def test_the_winner_gains_what_the_others_lose(players: int) -> None:
    for seed in range(5):
        totals = play_turn_based(pettingzoo.env(players=players), seed)
        assert sum(totals.values()) == pytest.approx(0)
        assert max(totals.values()) <= 1
        assert min(totals.values()) == pytest.approx(-1 / (players - 1))


def test_points_add_up_to_the_score() -> None:
    for env, play in (
        (pettingzoo.env(players=3, reward="points"), play_turn_based),
        (pettingzoo.parallel_env(players=3, reward="points"), play_parallel),
    ):
        totals = play(env, 7)
        state = env.unwrapped.episode.game.state
        assert list(totals.values()) == [score(player).total for player in state.players]


def test_without_wrappers_an_illegal_action_raises_and_changes_nothing() -> None:
    env = pettingzoo.raw_env()
    env.reset(seed=1)
    before = env.episode.game.state
    with pytest.raises(IllegalMoveError) as refused:
        env.step(6)
    assert refused.value.code == "not-the-time-to-mark"
    assert env.episode.game.state is before
    with pytest.raises(ValueError, match="from 0 to 356"):
        env.step(357)


def test_in_the_usual_wrappers_an_illegal_action_ends_the_game_and_loses(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    env.step(6)
    assert "Illegal move" in caplog.text
    assert env.last()[2]
    assert env.rewards == {"player_0": -1, "player_1": 0}


def test_in_parallel_a_number_that_is_not_an_action_is_refused() -> None:
    env = pettingzoo.parallel_env()
    env.reset(seed=1)
    *_, infos = env.step({"player_0": 0, "player_1": 999})
    assert infos["player_0"] == {}
    assert "from 0 to 356" in infos["player_1"]["refused"]
    before = env.episode.game.state
    with pytest.raises(KeyError):
        env.step({"player_0": WAIT})
    assert env.episode.game.state is before


def test_in_parallel_a_refused_action_costs_a_step_and_infos_say_why() -> None:
    env = pettingzoo.parallel_env()
    observations, _ = env.reset(seed=1)
    assert not observations["player_0"]["action_mask"][WAIT]
    observations, *_, infos = env.step({"player_0": 6, "player_1": 0})
    assert "R3.2" in infos["player_0"]["refused"]
    assert infos["player_1"] == {}
    assert observations["player_0"]["action_mask"][:6].all()
    assert np.flatnonzero(observations["player_1"]["action_mask"]).tolist() == [WAIT]
    *_, infos = env.step({"player_0": WAIT, "player_1": 0})
    assert infos == {
        "player_0": {"refused": "the game waits for you"},
        "player_1": {"refused": "wait: nothing to decide"},
    }
    env.step({"player_0": 0, "player_1": WAIT})
    assert env.episode.seats == env.episode.game.state.seats_clockwise


def test_rendering_hides_the_cards_dealt() -> None:
    env = pettingzoo.env(render_mode="ansi")
    env.reset(seed=1)
    assert env.render().startswith("keep: round 1, turn 0")
    dealt = env.unwrapped.episode.game.state.players[0].dealt
    assert not any(card.id in env.render() for card in dealt)
    env.step(0)
    env.step(0)
    assert dealt[0].id in env.render()
    assert pettingzoo.raw_env().render() is None
