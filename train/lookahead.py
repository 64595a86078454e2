"""One turn of lookahead in self-play: what comes of a position, for each shape that may be revealed next.

Results are those of a whole game: a seat's points, its best rival's, and the victory, in one axis of three.
The rivals are assumed to stay as they are, as in ``bots/admiral/lookahead.py``.
"""

import jax
import jax.numpy as jnp
from jax import Array, lax

from silvergold.bots.admiral.features import ObservationArrays, OwnArrays, TableArrays, shape_chances
from silvergold.bots.admiral.network import POINTS_SCALE
from silvergold.bots.admiral.weights import OUTPUTS
from silvergold.engine.state import TURNS
from silvergold.sim.bits import u8, u32
from train.observations import FULL_ROUND
from train.policy import Policy, context_of, evaluate_marks, value_in_points
from train.recipe import Objective

MARKS_PER_CARD = 4
"""How many marks on one card are evaluated for each shape that may come."""


def scored(own: OwnArrays, table: TableArrays) -> Array:
    """The points that a seat and its best rival have already, and 0: [..., 3]."""
    rivals = table.rivals
    best = jnp.max(jnp.where(rivals.is_there == 1, rivals.points, 0), axis=-1)
    best, own_points = jnp.broadcast_arrays(best, own.points)
    return jnp.stack([own_points, best, jnp.zeros_like(best)], axis=-1).astype(jnp.float32)


def results_expected(own: OwnArrays, table: TableArrays, outputs: Array) -> Array:
    """The results that the network's outputs stand for: [..., 3]."""
    more = jnp.concatenate([outputs[..., :2] * POINTS_SCALE, jax.nn.sigmoid(outputs[..., 2:])], axis=-1)
    return scored(own, table) + more


def outputs_for(results: Array, own: OwnArrays, table: TableArrays) -> Array:
    """The outputs that stand for results; in place of a logit, the chance of victory: [..., 3]."""
    return (results - scored(own, table)) / jnp.array([POINTS_SCALE, POINTS_SCALE, 1])


def final_results(points: Array, victories: Array) -> Array:
    """Each seat's points, its best rival's, and its share of the victory: float32 [seats, games, 3]."""
    points = points.astype(jnp.float32)
    rivals = jnp.stack([jnp.max(jnp.delete(points, seat, axis=0), axis=0) for seat in range(len(points))])
    return jnp.stack([points, rivals, victories], axis=-1)


def value_of(objective: Objective, results: Array) -> Array:
    """What results are worth to a seat with an objective for one network."""
    weights = jnp.concatenate([objective.points, -objective.rival, objective.victory], axis=-1)
    return jnp.sum(weights * results, axis=-1)


def results_by_shape(
    any_policy: Policy, marks: Array, seen: ObservationArrays, objective: Objective, seats: int
) -> Array:
    """The results expected of settled positions after the best mark of each shape: [6, ..., 3].

    At least one turn must be left, and all positions must have the same shapes to come. The results for
    shapes that can't come mean nothing.
    """

    def after_mark(shape: Array) -> Array:
        table = after_next_turn(seen.table, shape, seats)
        policy = any_policy.for_shapes(table.shapes.reshape(-1, len(FULL_ROUND))[0])
        context, _ = context_of(policy, seen.display, seen.theirs, table)
        boxes = marks[u32(shape), seen.mine.unmarked][..., :MARKS_PER_CARD]
        side, outputs = evaluate_marks(policy, boxes, seen.mine, seen.own, table, context)
        lead = len(seen.own.coins.shape)
        wide = jax.tree.map(lambda part: part[..., None, None, :], objective)
        values = jnp.where(boxes != 0, value_in_points(wide, side.points, outputs), -jnp.inf)
        # R4.7: if nothing is legal, the first candidate marks no box.
        best = jnp.argmax(values.reshape(*values.shape[:lead], -1), axis=-1)[..., None]

        def at_best(part: Array) -> Array:
            flat = part.reshape(*part.shape[:lead], -1, *part.shape[lead + 2 :])
            index = best.reshape(*best.shape, *(1,) * (flat.ndim - best.ndim))
            return jnp.take_along_axis(flat, index, axis=lead).squeeze(lead)

        own = seen.own._replace(points=at_best(side.points))
        return results_expected(own, table, at_best(outputs))

    def if_possible(shape: Array) -> Array:
        """Zeros for a shape that can't come."""
        left = seen.table.shapes.reshape(-1, len(FULL_ROUND))[0, shape]
        nothing = jnp.zeros((*seen.own.coins.shape, OUTPUTS), jnp.float32)
        found: Array = lax.cond(left > 0, after_mark, lambda _: nothing, shape)
        return found

    found: Array = lax.map(if_possible, jnp.arange(len(FULL_ROUND), dtype=jnp.uint8))
    return found


def mean_over_shapes(by_shape: Array, table: TableArrays) -> Array:
    """The mean of what each shape [6, ...] leads to, by its chance."""
    chances = jnp.moveaxis(shape_chances(jnp, table), -1, 0)
    return jnp.sum(by_shape * chances.reshape(*chances.shape, *(1,) * (by_shape.ndim - chances.ndim)), axis=0)


def after_next_turn(table: TableArrays, shape: Array, seats: int) -> TableArrays:
    """R6.1, R6.3: tables after the marks of the next turn, in which a shape is revealed."""
    left = table.shapes - u8(jnp.arange(len(FULL_ROUND)) == shape)
    is_end_of_round = table.turns[..., None] % TURNS == 1
    start_player_moves = (table.moves_every_turn != 0) | (table.turns % TURNS == 0)
    return table._replace(
        shapes=jnp.where(is_end_of_round, jnp.array(FULL_ROUND, jnp.uint8), left),
        turns=table.turns - u8(1),
        is_settled=jnp.zeros_like(table.is_settled),
        steps=(table.steps + u8(seats) - u8(start_player_moves)) % u8(seats),
    )
