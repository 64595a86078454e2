"""The vector of simulated games: the shared encoding, Gymnasium's vector API, valid records."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from silvergold.actions import ACTIONS, legal_bits, move_of
from silvergold.engine import NSV, OYA, Color, Deck, Edition, standard_deck, verify
from silvergold.engine.events import Scored
from silvergold.envs.vector import SilverGoldVector
from silvergold.observations.encoding import ObservationEncoder
from silvergold.observations.rewards import ILLEGAL_REWARD, victory_shares
from silvergold.sim.records import EngineReplay, rows_of
from tests.decks import random_deck

BATCH = 12
"""As on the page: each size of the batch needs a compilation."""
SMALL = random_deck(4, 20, (Color.GREY,), 0.3)


def random_action(mask: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int32]:
    """A random legal action in each game; an arbitrary one where the game is over."""
    chosen: NDArray[np.int32] = np.argmax(mask * rng.random(mask.shape), axis=-1).astype(np.int32)
    return chosen


def playing(envs: SilverGoldVector, steps: int, seed: int = 1) -> Any:
    """Each step of random play: the observation before it, the action, and the result."""
    observation, infos = envs.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        action = random_action(infos["action_mask"], rng)
        rows = np.asarray(rows_of(envs._games.game))
        seen = observation, infos
        observation, reward, terminated, truncated, infos = envs.step(action)
        assert not truncated.any()
        assert not infos["refused"].any()
        yield seen, rows, action, (observation, reward, terminated, infos)


# Each number of players and each edition needs a compilation, so these tests use few of them.
TABLES = [
    (2, NSV),
    pytest.param(3, OYA, marks=pytest.mark.slow),
    pytest.param(4, NSV, marks=pytest.mark.slow),
]


@pytest.mark.parametrize("deck", [standard_deck(), SMALL], ids=["standard", "small"])
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_observations_and_masks_are_those_of_the_engines_game(
    players: int, edition: Edition, deck: Deck
) -> None:
    envs = SilverGoldVector(BATCH, players, edition, deck)
    games = [EngineReplay(deck, players, edition) for _ in range(BATCH)]
    encoder = ObservationEncoder(deck, players)
    compared = 0
    for (observation, infos), rows, actions, _ in playing(envs, 75 * players):
        for number, replay in enumerate(games):
            row = tuple(rows[number].tolist())
            if not infos["action_mask"][number].any():
                games[number] = EngineReplay(deck, players, edition)
                continue
            replay.play_chance(row)
            state, seat = replay.game.state, int(infos["seat"][number])
            seen, mask = encoder.arrays(encoder.bits(state, seat), legal_bits(state, seat))
            assert (seen == observation[number]).all()
            assert (mask == infos["action_mask"][number]).all()
            replay.game.play(move_of(state, seat, int(actions[number])))
            compared += 1
    assert compared > 60 * players * BATCH


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_games_are_valid_records_and_reward_the_winners(players: int, edition: Edition) -> None:
    envs = SilverGoldVector(BATCH, players, edition, keeps_records=True)
    checked = 0
    for *_, (_, reward, terminated, infos) in playing(envs, 90 * players):
        for number in np.flatnonzero(terminated).tolist():
            record = envs.record(number)
            assert record.is_finished
            game = verify(record, standard_deck())
            assert infos["rewards"][number] == pytest.approx(
                victory_shares(game.state.players, game.state.edition)
            )
            assert reward[number] in infos["rewards"][number]
            checked += 1
        assert not reward[~terminated].any()
    assert checked >= BATCH


def test_a_game_in_progress_has_a_record() -> None:
    envs = SilverGoldVector(BATCH, keeps_records=True)
    for _ in playing(envs, 30):
        pass
    for number in range(BATCH):
        record = envs.record(number)
        assert not record.is_finished
        assert verify(record, standard_deck()).state.turn > 0
    with pytest.raises(ValueError, match="keeps_records"):
        SilverGoldVector(BATCH).record(0)


def test_points_add_up_to_the_score() -> None:
    envs = SilverGoldVector(BATCH, reward="points", keeps_records=True)
    totals, checked = np.zeros((BATCH, 2)), 0
    for *_, (_, _, terminated, infos) in playing(envs, 180):
        totals += infos["rewards"]
        for number in np.flatnonzero(terminated).tolist():
            events = envs.record(number).events
            assert [event.total for event in events if isinstance(event, Scored)] == totals[number].tolist()
            totals[number] = 0
            checked += 1
    assert checked >= BATCH


def test_the_step_after_the_end_starts_a_new_game() -> None:
    envs = SilverGoldVector(BATCH)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    ended = np.zeros(BATCH, bool)
    again = 0
    for *_, (observation, reward, terminated, infos) in playing(envs, 150):
        assert (observation[ended][:, 0] == 1).all()  # the phase "keep"
        assert (infos["seat"][ended] == 0).all()
        assert not reward[ended].any()
        assert not infos["action_mask"][terminated].any()
        assert not observation[terminated][:, :3].any()  # no phase
        again += int(ended.sum())
        ended = terminated
    assert again >= BATCH


def test_spaces_and_shapes_are_those_of_the_vector_api() -> None:
    envs = SilverGoldVector(BATCH)
    observation, infos = envs.reset(seed=1)
    assert observation in envs.observation_space
    assert observation.shape == (BATCH, *envs.single_observation_space.shape)  # type: ignore[misc]
    assert envs.action_space.shape == (BATCH,)
    assert infos["action_mask"].shape == (BATCH, ACTIONS)
    observation, reward, terminated, truncated, _ = envs.step(envs.action_space.sample())
    assert observation in envs.observation_space
    assert reward.shape == terminated.shape == truncated.shape == (BATCH,)
    assert reward.dtype == np.float32
    assert terminated.dtype == bool


def test_an_illegal_action_is_refused_and_costs_a_point() -> None:
    envs = SilverGoldVector(BATCH)
    before, infos = envs.reset(seed=1)
    assert not infos["action_mask"][:, 6].any()
    after, reward, terminated, _, infos = envs.step(np.array([6, 356, -1, *[0] * (BATCH - 3)]))
    assert reward.tolist() == [ILLEGAL_REWARD] * 3 + [0] * (BATCH - 3)
    assert infos["refused"].tolist() == [True] * 3 + [False] * (BATCH - 3)
    assert infos["seat"].tolist() == [0] * 3 + [1] * (BATCH - 3)
    assert not terminated.any()
    assert (before[:3] == after[:3]).all()


def test_the_same_seed_gives_the_same_games() -> None:
    first, second, other = (
        [seen[0][0] for seen in playing(SilverGoldVector(BATCH), 60, seed)] for seed in (1, 1, 2)
    )
    assert all((one == two).all() for one, two in zip(first, second, strict=True))
    assert not all((one == two).all() for one, two in zip(first, other, strict=True))


def test_no_game_is_dealt_twice() -> None:
    envs = SilverGoldVector(BATCH, keeps_records=True)
    deals = []
    for *_, (_, _, terminated, _) in playing(envs, 170):
        deals += [envs.record(number).events[:2] for number in np.flatnonzero(terminated).tolist()]
    assert len(deals) > BATCH
    assert len(set(deals)) == len(deals)
