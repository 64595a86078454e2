"""The simulator's public interface."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from silvergold.engine import Color, SetupError, standard_deck
from silvergold.errors import ApplicationError
from silvergold.observations.rewards import ILLEGAL_REWARD
from silvergold.sim import ACTIONS, Sim, State, deck_arrays
from silvergold.sim.actions import legal
from silvergold.sim.state import KEEP, MARK, OVER, TAKE
from tests.decks import random_deck

BATCH = 42


@pytest.fixture(scope="module")
def sim() -> Sim:
    return Sim(standard_deck())


@pytest.fixture(scope="module")
def dealt(sim: Sim) -> State:
    state: State = sim.init(jax.random.split(jax.random.key(0), BATCH))
    return state


@pytest.mark.rule("R2.1", "R2.2")
def test_a_game_begins_with_the_first_seat_keeping_two_of_four(sim: Sim, dealt: State) -> None:
    assert (dealt.game.phase == KEEP).all()
    assert (dealt.current_player == 0).all()
    assert (dealt.legal_action_mask.sum(axis=-1) == 6).all()


def test_every_field_is_one_column_of_small_numbers(dealt: State) -> None:
    leaves = jax.tree.leaves(dealt.game)
    assert all(leaf.shape == (BATCH,) for leaf in leaves)
    assert sum(leaf.dtype.itemsize for leaf in leaves) < 100


@pytest.mark.parametrize("action", [-1, 6, 352, 356, ACTIONS, 10_000])
def test_a_refused_action_changes_nothing(sim: Sim, dealt: State, action: int) -> None:
    actions = jnp.full(BATCH, action, jnp.int32)
    assert not sim.is_legal(dealt, actions).any()
    after = sim.step(dealt, actions)
    assert (after.rewards == jnp.array([ILLEGAL_REWARD, 0])).all()
    unchanged = after._replace(rewards=dealt.rewards)
    pairs = zip(*map(jax.tree.leaves, (dealt, unchanged)), strict=True)
    assert all((one == other).all() for one, other in pairs)


def assert_unchanged(before: State, after: State, over: Array) -> None:
    """A game that is over stays as it is, and counts every action as legal."""
    before, after, over = jax.device_get((before, after, over))  # JAX would compile for every number of games
    assert before.legal_action_mask[over].all()
    assert after.terminated[over].all()
    assert not after.rewards[over].any()
    for one, other in zip(*map(jax.tree.leaves, (before.game, after.game)), strict=True):
        assert (one[over] == other[over]).all()


def test_one_action_is_legal_where_the_mask_says_so(sim: Sim, dealt: State) -> None:
    state, is_legal = dealt, jax.jit(jax.vmap(sim.is_legal, in_axes=(None, 0), out_axes=1))
    every = jnp.broadcast_to(jnp.arange(-2, ACTIONS + 2)[:, None], (ACTIONS + 4, BATCH))
    phases = set()
    for number in range(90):
        are_legal = is_legal(state, every)
        assert (are_legal[:, 2:-2] == legal(state.game)).all()
        assert not are_legal[:, :2].any()
        assert not are_legal[:, -2:].any()
        assert (state.legal_action_mask.any(axis=-1) & (state.current_player >= 0)).all()
        phases |= set(state.game.phase.tolist())
        before, state = state, sim.step(state, sim.random_action(state, jax.random.key(number)))
        assert_unchanged(before, state, before.terminated)
    assert phases == {KEEP, MARK, TAKE, OVER}


def test_vmap_adds_an_axis_to_the_batch_and_keeps_the_conditions(sim: Sim, dealt: State) -> None:
    actions = jnp.zeros(BATCH, jnp.int32)
    whole, mapped = (jax.make_jaxpr(step)(dealt, actions) for step in (sim.step, jax.vmap(sim.step)))
    assert str(mapped).count("cond[") == str(whole).count("cond[") > 5


@pytest.mark.slow
def test_one_game_a_batch_and_vmap_play_the_same_with_auto_reset(sim: Sim) -> None:
    keys = jax.random.split(jax.random.key(1), 6)
    batch, mapped, one = sim.init(keys), jax.vmap(sim.init)(keys), sim.init(keys[2])
    step_mapped = jax.jit(jax.vmap(sim.step_auto_reset))
    ends = 0
    for number in range(100):
        action = sim.random_action(batch, jax.random.key(number))
        batch, mapped = sim.step_auto_reset(batch, action), step_mapped(mapped, action)
        one = sim.step_auto_reset(one, action[2])
        for whole, other, single in zip(*map(jax.tree.leaves, (batch, mapped, one)), strict=True):
            assert (whole == other).all()
            assert (whole[2] == single).all()
        ended = np.asarray(batch.terminated)
        assert (np.abs(batch.rewards).sum(axis=-1) > 0).tolist() == ended.tolist()
        assert (np.asarray(batch.game.phase)[ended] == KEEP).all()
        ends += ended.sum()
    assert ends >= 6


def test_another_deck_needs_no_new_compilation(sim: Sim, dealt: State) -> None:
    actions = jnp.zeros(BATCH, jnp.int32)
    sim.step(dealt, actions)
    compiled = Sim.step._cache_size()  # type: ignore[attr-defined]
    Sim(random_deck(1, 12, tuple(Color), 0.3)).step(dealt, actions)
    assert Sim.step._cache_size() == compiled  # type: ignore[attr-defined]


def test_marking_begins_once_both_have_kept_cards(sim: Sim, dealt: State) -> None:
    actions = jnp.zeros(BATCH, jnp.int32)
    state = sim.step(sim.step(dealt, actions), actions)
    assert (state.game.phase == MARK).all()
    assert (state.game.turn == 1).all()
    assert (state.current_player == state.game.start_player).all()


@pytest.mark.rule("R2.1")
def test_a_deck_too_small_for_the_players_is_refused() -> None:
    with pytest.raises(SetupError):
        Sim(random_deck(1, 12, tuple(Color), 0.3), players=3)


def test_a_deck_of_more_than_224_cards_is_refused() -> None:
    with pytest.raises(ApplicationError, match="at most 224"):
        deck_arrays(random_deck(1, 225, (Color.GREY,), 0.3))


def test_a_deck_of_100_cards_is_dealt() -> None:
    state = Sim(random_deck(2, 100, tuple(Color), 0.3)).init(jax.random.split(jax.random.key(0), BATCH))
    assert len(state.game.pile) == 4
    left = sum(np.bitwise_count(np.asarray(word)) for word in state.game.pile)
    assert (left == 92).all()
