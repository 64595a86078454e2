"""Whole games of random play, the fast way, equal the same games played decision by decision."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from silvergold.engine import NSV, OYA, Color, Deck, Edition, standard_deck
from silvergold.sim import GameArrays, Sim
from silvergold.sim.actions import legal as legal_actions
from silvergold.sim.random_policy import random_action
from silvergold.sim.rng import Rng, make_rng, random_below, random_bits
from silvergold.sim.rules.setup import deal
from silvergold.sim.state import OVER
from silvergold.sim.transition import advance
from tests.decks import random_deck
from tests.thorough import cases

BATCH = 256


@jax.jit
def step_randomly(sim: Sim, state: GameArrays, rng: Rng) -> tuple[GameArrays, Rng]:
    """One random decision in every game that is not over."""
    rng, bits = random_bits(rng, state.phase != OVER)
    return advance(sim.deck, sim.edition, state, random_action(sim.tables, state, bits), rng)


def play_stepwise(sim: Sim, key: Array, batch: int) -> GameArrays:
    """The same games as ``Sim.play``, step by step."""
    state, rng = deal(sim.deck, sim.players, make_rng(key, batch))
    while not bool(jnp.all(state.phase == OVER)):
        state, rng = step_randomly(sim, state, rng)
    return state


def has_unmarked_boxes(state: GameArrays) -> np.ndarray:
    """R4.7: once nobody has a box left, stepwise play reveals no more shapes, which do not matter."""
    return np.asarray(sum(player.unmarked.astype(jnp.int32) for player in state.players) != 0)


def differing_fields(one: GameArrays, other: GameArrays) -> list[str]:
    played_on = has_unmarked_boxes(one)
    (fields, _), (others, _) = map(jax.tree_util.tree_flatten_with_path, (one, other))
    found = []
    for (path, left), (_, right) in zip(fields, others, strict=True):
        name = jax.tree_util.keystr(path)
        differs = np.asarray(left != right)
        if name in (".shape", ".expeditions"):
            differs = differs & played_on
        found += [name] if differs.any() else []
    return found


@pytest.mark.parametrize(("players", "edition"), cases([(2, NSV)], thorough=[(2, NSV), (3, OYA)]))
@pytest.mark.parametrize(
    "deck", [standard_deck(), random_deck(3, 16, (Color.GREY,), 0.7)], ids=["standard", "small"]
)
def test_the_fast_path_plays_the_same_games(deck: Deck, players: int, edition: Edition) -> None:
    sim = Sim(deck, players, edition)
    key = jax.random.key(players)
    assert differing_fields(sim.play(key, BATCH).game, play_stepwise(sim, key, BATCH)) == []


def test_random_play_scores_like_drifter() -> None:
    # 2,500 games of two drifters in the engine: 38.34 on average, standard deviation 8.5
    sim = Sim(standard_deck())
    total = sim.scores(sim.play(jax.random.key(1), BATCH)).total
    assert abs(float(total.mean()) - 38.34) < 5 * 8.5 / (2 * BATCH) ** 0.5


def test_a_game_that_is_over_waits_for_nobody() -> None:
    sim = Sim(standard_deck())
    state = sim.play(jax.random.key(2), BATCH)
    assert state.terminated.all()
    assert not legal_actions(state.game).any()
    assert (state.rewards.sum(axis=-1) == 0).all()
    assert (sim.winners(state).sum(axis=-1) >= 1).all()


def test_every_legal_action_is_equally_likely() -> None:
    sim, games = Sim(standard_deck()), 128 * BATCH
    table, rng = deal(sim.deck, sim.players, make_rng(jax.random.key(3), BATCH))
    for _ in range(3):
        table, rng = step_randomly(sim, table, rng)
    same: GameArrays = jax.tree.map(lambda leaf: jnp.repeat(leaf[:1], BATCH), table)
    choose = jax.jit(random_action)
    bits = (jax.random.bits(jax.random.key(number), (BATCH,), jnp.uint32) for number in range(128))
    actions = [np.asarray(choose(sim.tables, same, drawn)) for drawn in bits]
    chosen = np.bincount(np.concatenate(actions), minlength=357)
    legal = np.asarray(legal_actions(same))[0]
    assert (chosen[~legal] == 0).all()
    expected = games / legal.sum()
    chi_square = ((chosen[legal] - expected) ** 2 / expected).sum()
    assert chi_square < legal.sum() + 5 * np.sqrt(2 * legal.sum())


def test_the_generator_is_the_published_one() -> None:
    # xoroshiro64** from the state (1, 2), computed with Python's integers
    def reference(a: int, b: int) -> tuple[int, int, int]:
        mask = 0xFFFFFFFF
        bits = a * 0x9E3779BB & mask
        bits = (bits << 5 | bits >> 27) * 5 & mask
        b ^= a
        return ((a << 26 | a >> 6) ^ b ^ b << 9) & mask, (b << 13 | b >> 19) & mask, bits

    rng, a, b = Rng(jnp.array([1], jnp.uint32), jnp.array([2], jnp.uint32)), 1, 2
    for _ in range(20):
        rng, bits = random_bits(rng)
        a, b, expected = reference(a, b)
        assert int(bits[0]) == expected


def test_a_generator_only_advances_when_its_game_draws() -> None:
    rng = make_rng(jax.random.key(0), 4)
    after, _ = random_bits(rng, jnp.array([True, False, True, False]))
    assert (np.asarray(after.a != rng.a) == [True, False, True, False]).all()


def test_all_numbers_below_n_are_equally_likely() -> None:
    bits = jax.random.bits(jax.random.key(1), (100_000,), jnp.uint32)
    for size in (1, 2, 7, 47, 255):
        counts = np.bincount(np.asarray(random_below(bits, jnp.uint32(size))), minlength=size)
        assert len(counts) == size
        assert abs(counts - 100_000 / size).max() < 6 * np.sqrt(100_000 / size)
