"""Whole games of random play, the fast way, are the games that come of playing decision by decision."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from silvergold.engine import NSV, OYA, Color, Deck, Edition, standard_deck
from silvergold.sim import Sim, State
from silvergold.sim.rng import Rng, make_rng, random_below, random_bits
from tests.decks import random_deck
from tests.sim.stepwise import play_stepwise

BATCH = 256


def has_marked_to_the_end(state: State) -> np.ndarray:
    """R4.7: where nobody has a box left, stepwise play reveals no more shapes, and they don't matter."""
    return np.asarray(sum(player.unmarked.astype(jnp.int32) for player in state.players) != 0)


def differing_fields(one: State, other: State) -> list[str]:
    played_on = has_marked_to_the_end(one)
    (fields, _), (others, _) = map(jax.tree_util.tree_flatten_with_path, (one, other))
    found = []
    for (path, left), (_, right) in zip(fields, others, strict=True):
        name = jax.tree_util.keystr(path)
        differs = np.asarray(left != right)
        if name in (".shape", ".expeditions"):
            differs = differs & played_on
        found += [name] if differs.any() else []
    return found


@pytest.mark.parametrize(("players", "edition"), [(2, NSV), (3, OYA)])
@pytest.mark.parametrize(
    "deck", [standard_deck(), random_deck(3, 16, (Color.GREY,), 0.7)], ids=["standard", "small"]
)
def test_the_fast_path_plays_the_same_games(deck: Deck, players: int, edition: Edition) -> None:
    sim = Sim(deck, players, edition)
    key = jax.random.key(players)
    assert differing_fields(sim.play(key, BATCH), play_stepwise(sim, key, BATCH)) == []


def test_random_play_scores_as_the_drifter_does() -> None:
    # 2,500 games of two drifters in the engine: 38.34 on average, standard deviation 8.5
    sim = Sim(standard_deck())
    total = sim.scores(sim.play(jax.random.key(1), BATCH)).total
    assert abs(float(total.mean()) - 38.34) < 5 * 8.5 / (2 * BATCH) ** 0.5


def test_every_legal_action_is_equally_likely() -> None:
    sim, games = Sim(standard_deck()), 1 << 15
    state = sim.init(jax.random.key(3), 1)
    for number in range(3):
        action = sim.random_action(state, jax.random.key(number))
        state = sim.step(state, action, jax.random.key(10 + number))
    many: State = jax.tree.map(lambda leaf: jnp.repeat(leaf, games), state)
    chosen = np.bincount(np.asarray(sim.random_action(many, jax.random.key(4))), minlength=357)
    legal = np.asarray(sim.legal(state))[0]
    assert (chosen[~legal] == 0).all()
    expected = games / legal.sum()
    chi_square = ((chosen[legal] - expected) ** 2 / expected).sum()
    assert chi_square < legal.sum() + 5 * np.sqrt(2 * legal.sum())


def test_the_dice_are_those_of_the_published_generator() -> None:
    # xoroshiro64** from the state (1, 2), computed with Python's integers
    def reference(a: int, b: int) -> tuple[int, int, int]:
        mask = 0xFFFFFFFF
        rolled = a * 0x9E3779BB & mask
        rolled = (rolled << 5 | rolled >> 27) * 5 & mask
        b ^= a
        return ((a << 26 | a >> 6) ^ b ^ b << 9) & mask, (b << 13 | b >> 19) & mask, rolled

    dice, a, b = Rng(jnp.array([1], jnp.uint32), jnp.array([2], jnp.uint32)), 1, 2
    for _ in range(20):
        dice, rolled = random_bits(dice)
        a, b, expected = reference(a, b)
        assert int(rolled[0]) == expected


def test_dice_that_are_not_rolled_stay() -> None:
    dice = make_rng(jax.random.key(0), 4)
    after, _ = random_bits(dice, jnp.array([True, False, True, False]))
    assert (np.asarray(after.a != dice.a) == [True, False, True, False]).all()


def test_a_die_of_any_size_shows_all_its_numbers_equally_often() -> None:
    rolled = jax.random.bits(jax.random.key(1), (100_000,), jnp.uint32)
    for size in (1, 2, 7, 47, 255):
        counts = np.bincount(np.asarray(random_below(rolled, jnp.uint32(size))), minlength=size)
        assert len(counts) == size
        assert abs(counts - 100_000 / size).max() < 6 * np.sqrt(100_000 / size)
