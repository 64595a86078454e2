"""What seats expect by looking one turn ahead, and which mark they choose by it."""

import jax
import jax.numpy as jnp
from jax import Array, lax

from silvergold.bots.admiral.features import ObservationArrays
from silvergold.bots.admiral.network import evaluate
from silvergold.bots.admiral.weights import OUTPUTS
from silvergold.sim.bits import u8
from silvergold.sim.cards import NO_CARD
from silvergold.sim.rules.settling import Supply, lay_aside, must_take, take
from silvergold.sim.state import PlayerArrays
from train.lookahead import mean_over_shapes, results_by_shape, results_expected, value_of
from train.observations import FULL_ROUND, hands, own_side
from train.policy import TakeDecision, choose_place, noisy_values
from train.selfplay.batch import Considered, RecordedPositions, SelfPlay

SHARE_COMPLETING = 4
"""Cards for completed ones are chosen for one in this many considered marks at a time."""


def choose_mark(play: SelfPlay, marks: Considered, expected: Array, key: Array) -> Array:
    """Which of the considered marks each seat chooses, by the results expected after it: [seats, games]."""
    is_legal = jnp.moveaxis(marks.marked.counts, 0, -1)
    if is_legal.shape[-1] == 1:
        return jnp.zeros(is_legal.shape[:-1], jnp.int32)
    values = jnp.moveaxis(value_of(play.objective, expected), 0, -1)
    return jnp.argmax(noisy_values(play.policy, values, is_legal, key), axis=-1)


def expect_after_marks(
    play: SelfPlay,
    now: SelfPlay,
    supply: Supply,
    marks: Considered,
    turns: Array,
    considered: int,
) -> Array:
    """The results expected after each of the considered marks: [marks, seats, games, 3].

    Only a seat's own points are those by lookahead, in which the rivals stand still. ``now`` has the policy
    for the shapes to come after this turn.
    """
    seen = marks.marked.seen
    lead = seen.own.coins.shape
    if not considered:
        return jnp.zeros((0, *lead[1:], OUTPUTS), jnp.float32)
    at_once = _expect_at_once(now, seen)

    def look_ahead() -> Array:
        players = _take_from_display(now, supply, marks)
        settled = seen._replace(
            mine=hands(play.deck, players), own=own_side(play.deck, players, seen.own.palm)
        )
        by_shape = results_by_shape(play.policy, play.marks, settled, play.objective, lead[1])
        return mean_over_shapes(by_shape, seen.table)

    return _with_points_of(lax.cond(turns > 0, look_ahead, lambda: at_once), at_once)


def expect_after_settling(
    play: SelfPlay, now: SelfPlay, settled: RecordedPositions, turns: Array, considered: int
) -> Array:
    """The results expected after settling, for each shape that may come next: [6, seats, games, 3]."""
    lead = settled.seat.shape
    if not considered:
        return jnp.zeros((0, *lead, OUTPUTS), jnp.float32)
    at_once = jnp.broadcast_to(_expect_at_once(now, settled.seen), (len(FULL_ROUND), *lead, OUTPUTS))
    seat = settled.seat.astype(jnp.int32)[..., None]
    objective = jax.tree.map(lambda part: jnp.take_along_axis(part, seat, axis=0), play.objective)

    def look_ahead() -> Array:
        return results_by_shape(play.policy, play.marks, settled.seen, objective, lead[0])

    return _with_points_of(lax.cond(turns > 0, look_ahead, lambda: at_once), at_once)


def _expect_at_once(play: SelfPlay, seen: ObservationArrays) -> Array:
    """The results that the network expects of positions, without lookahead."""
    outputs = evaluate(jnp, play.policy.weights, play.policy.sets, seen)
    return results_expected(seen.own, seen.table, outputs)


def _with_points_of(results: Array, others: Array) -> Array:
    """The seat's own points from some results [..., 3], the rest from others."""
    return jnp.concatenate([results[..., :1], others[..., 1:]], axis=-1)


def _take_from_display(play: SelfPlay, supply: Supply, marks: Considered) -> PlayerArrays:
    """R5.3: the players [marks, seats, games] after taking the best cards, each as if alone at the table."""
    seen, lead = marks.marked.seen, marks.marked.seat.shape
    policy, no_noise = play.policy._replace(noise=jnp.float32(0)), jax.random.key(0)
    supply, objective = jax.tree.map(
        lambda leaf: jnp.broadcast_to(leaf, (*lead, *leaf.shape[2:])), (supply, play.objective)
    )
    rows = jax.tree.map(
        lambda leaf: leaf.reshape(-1, *leaf.shape[len(lead) :]),
        (lay_aside(marks.players), supply, (seen.theirs, seen.table, seen.own.palm, objective)),
    )
    size = rows[2][2].shape[0]

    def takes(players: PlayerArrays, supply: Supply) -> Array:
        is_any_shown = jnp.stack(supply.display) != NO_CARD
        return must_take(players, supply, jnp.bool_(False)) & jnp.any(is_any_shown, axis=0)

    def take_some(carried: tuple[PlayerArrays, Supply]) -> tuple[PlayerArrays, Supply]:
        index = jnp.nonzero(takes(*carried), size=-(-size // SHARE_COMPLETING), fill_value=size)[0]
        some = jax.tree.map(lambda leaf: leaf.at[index].get(mode="clip"), (*carried, rows[2]))
        player, supply, (theirs, table, palm, objective) = some
        table = table._replace(is_settled=u8(player.cards[0] != NO_CARD))
        display = jnp.stack(supply.display, axis=-1)
        own = own_side(play.deck, player, palm)
        decision = TakeDecision(player, own, table, theirs, display, objective)
        place = choose_place(policy, play.deck, decision, no_noise)
        is_row = index < size
        taken = take(play.deck.arrays, player, supply, place, jnp.zeros(place.shape, jnp.uint32), is_row)
        found: tuple[PlayerArrays, Supply] = jax.tree.map(
            lambda leaf, new: leaf.at[index].set(new, mode="drop"), carried, taken
        )
        return found

    players, _ = lax.while_loop(lambda carried: jnp.any(takes(*carried)), take_some, rows[:2])
    found: PlayerArrays = jax.tree.map(lambda leaf: leaf.reshape(*lead, *leaf.shape[1:]), players)
    return found
