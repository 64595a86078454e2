"""Gymnasium's own checker, and one seat against bots."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import silvergold.envs.gymnasium
from silvergold.bots import BOTS
from silvergold.bots.sailor import Sailor
from silvergold.engine import EDITIONS, score, standard_deck, verify
from silvergold.envs.gymnasium import SilverGold
from silvergold.errors import ApplicationError
from silvergold.observations.rewards import ILLEGAL_REWARD


def make(**options: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make("SilverGold-v1", **options)


def play(env: gymnasium.Env[Any, Any], seed: int) -> float:
    """Play a whole game of random legal actions and return the total reward."""
    _, info = env.reset(seed=seed)
    rng, total, is_over = np.random.default_rng(seed), 0.0, False
    while not is_over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, is_over, truncated, info = env.step(action)
        assert not truncated
        total += float(reward)
    return total


@pytest.mark.parametrize("opponents", [("drifter",), ("drifter", "deckhand"), ("sailor",) * 3])
@pytest.mark.parametrize("reward", ["win", "points"])
def test_gymnasiums_checker_passes(opponents: tuple[str, ...], reward: str) -> None:
    env = make(opponents=opponents, reward=reward, render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=False)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
@pytest.mark.parametrize("opponents", [("navigator",), ("drifter", "sailor", "deckhand")])
def test_games_are_valid_records_that_name_the_bots(opponents: tuple[str, ...], edition: Any) -> None:
    env = make(opponents=opponents, edition=edition)
    seats = set()
    for seed in range(6):
        play(env, seed)
        record = env.unwrapped.record()  # type: ignore[attr-defined]
        assert record.is_finished
        verify(record, standard_deck())
        kinds = [player.kind for player in record.players]
        seats.add(kinds.index("bot:agent"))
        kinds.remove("bot:agent")
        assert kinds == [f"bot:{name}" for name in opponents]
    assert len(seats) > 1


def test_another_process_makes_it_without_an_import() -> None:
    code = "import gymnasium; gymnasium.make('silvergold.envs.gymnasium:SilverGold-v1').reset(seed=1)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_seat_can_be_given() -> None:
    env = SilverGold(opponents=("drifter",), seat=1)
    for seed in range(5):
        assert env.reset(seed=seed)[1]["seat"] == 1
    with pytest.raises(ValueError, match="no seat 2"):
        SilverGold(seat=2)


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    records = []
    for _ in range(2):
        env = make(opponents=("drifter", "drifter"))
        play(env, 3)
        records.append(env.unwrapped.record())  # type: ignore[attr-defined]
    assert records[0] == records[1]


@pytest.mark.parametrize("action", [7, 352, 356])
def test_an_illegal_action_is_refused_and_costs_a_point(action: int) -> None:
    env = SilverGold(seat=0)
    before, info = env.reset(seed=1)
    assert not info["action_mask"][action]
    state = env.episode.game.state
    after, reward, terminated, truncated, info = env.step(action)
    assert reward == ILLEGAL_REWARD
    assert not terminated
    assert not truncated
    assert "[not-the-time-to-" in info["refused"]
    assert env.episode.game.state is state
    assert (before == after).all()


def test_a_game_of_illegal_actions_is_truncated() -> None:
    env = make()
    env.reset(seed=1)
    steps = 1
    while not env.step(356)[3]:
        steps += 1
    assert steps == silvergold.envs.gymnasium.MAX_STEPS


def test_points_add_up_to_the_score() -> None:
    env = make(reward="points", seat=1, opponents=("deckhand",))
    total = play(env, 2)
    assert total == score(env.unwrapped.episode.game.state.players[1]).total  # type: ignore[attr-defined]


def test_a_step_after_the_end_raises() -> None:
    env = SilverGold()
    play(env, 1)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


def test_rendering_shows_the_seats_own_cards() -> None:
    env = SilverGold(seat=0, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    dealt = [[card.id for card in player.dealt] for player in env.episode.game.state.players]
    assert all(card in shown for card in dealt[0])
    assert not any(card in shown for card in dealt[1])
    assert SilverGold().render() is None


def test_an_unknown_bot_raises_at_once() -> None:
    with pytest.raises(ApplicationError, match="kraken"):
        SilverGold(opponents=("kraken",))
    assert "kraken" not in BOTS


def test_an_opponent_can_be_a_bot_of_your_own() -> None:
    env = SilverGold(opponents=(Sailor, "drifter"), seat=1)
    play(env, 1)
    record = env.record()
    verify(record, standard_deck())
    assert [player.kind for player in record.players] == ["bot:opponent", "bot:agent", "bot:drifter"]


def test_action_masks_are_the_legal_actions() -> None:
    env = SilverGold()
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert (env.action_masks() == info["action_mask"]).all()
