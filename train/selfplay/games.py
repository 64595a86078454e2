"""Whole games of a batch, turn by turn in step."""

from functools import partial

import jax
import jax.numpy as jnp
from jax import Array, lax

from silvergold.engine import NSV, OYA
from silvergold.engine.state import ROUNDS, TURNS
from silvergold.sim.bits import u8
from silvergold.sim.mark_tables import FACE_DOWN
from silvergold.sim.rng import make_rng, random_bits
from silvergold.sim.rules.rounds import random_expedition
from silvergold.sim.rules.scoring import score, winners
from silvergold.sim.state import PlayerArrays
from train.observations import FULL_ROUND, DeckFeatures, shapes_to_come
from train.selfplay.batch import BatchState, PlayedGames, SelfPlay, TurnRecord, each_seat, pick_mark
from train.selfplay.expectation import choose_mark, expect_after_marks, expect_after_settling
from train.selfplay.marking import consider_marks
from train.selfplay.settling import settle
from train.selfplay.setup import set_up


@partial(jax.jit, static_argnames=("players", "batch", "considered", "at_once"))
def play_groups(
    play: SelfPlay,
    decks: DeckFeatures,
    keys: Array,
    players: int,
    batch: int,
    considered: int,
    at_once: int,
) -> PlayedGames:
    """Play a group of games with each deck, to learn from; some groups at once.

    In all games of a group the same shapes are revealed, which saves most of the work. Seats that consider
    several marks look ahead to choose one.
    """

    def group(deck_and_key: tuple[DeckFeatures, Array]) -> PlayedGames:
        deck, key = deck_and_key
        found: PlayedGames = play_games(play._replace(deck=deck), key, players, batch, considered)
        return found

    found: PlayedGames = lax.map(group, (decks, keys), batch_size=at_once if at_once > 1 else None)
    return found


@partial(jax.jit, static_argnames=("players", "batch", "considered"))
def play_games(play: SelfPlay, key: Array, players: int, batch: int, considered: int = 0) -> PlayedGames:
    """Play a batch of games to the end; ``considered`` is for games to learn from."""
    keys = jax.random.split(key, 3)
    first = play._replace(policy=play.policy.for_shapes(jnp.array(FULL_ROUND)))
    state, kept = set_up(first, players, batch, keys[0], make_rng(keys[1], batch))

    def one(state: BatchState, number: Array) -> tuple[BatchState, TurnRecord]:
        rng, bits = random_bits(state.rng)
        if considered:
            bits = jnp.broadcast_to(bits[0], bits.shape)
        turn_key = jax.random.fold_in(keys[2], number)
        return play_turn(play, state._replace(rng=rng), number, bits, turn_key, considered)

    state, turns = lax.scan(one, state, jnp.arange(ROUNDS * TURNS, dtype=jnp.int32))
    points = score(play.deck.arrays, state.players).total
    return PlayedGames(kept, turns, points.astype(jnp.int16), victories(play, state.players))


def victories(play: SelfPlay, players: PlayerArrays) -> Array:
    """R7.6: each seat's share of the victory."""
    seats = each_seat(players)
    nsv, oya = (winners(play.deck.arrays, seats, edition).T for edition in (NSV, OYA))
    won = jnp.where(play.moves_every_turn, nsv, oya)
    return won / jnp.sum(won, axis=0)


def play_turn(
    play: SelfPlay, state: BatchState, number: Array, bits: Array, key: Array, considered: int = 0
) -> tuple[BatchState, TurnRecord]:
    """R3: reveal the shape that random bits draw, mark, settle; turns are numbered from 0."""
    of_round = number % TURNS
    face_down = jnp.where(of_round == 0, u8(FACE_DOWN), state.expeditions)
    shape, expeditions = random_expedition(face_down, bits)
    state = state._replace(expeditions=expeditions)
    shapes = shapes_to_come(expeditions, of_round + 1)
    turns = u8(ROUNDS * TURNS - 1 - number)
    keys = jax.random.split(key, 3)
    now = play._replace(policy=play.policy.for_shapes(shapes[0])) if considered else play
    marks = consider_marks(now, state, shape, shapes, turns, keys[0], max(1, considered))
    expected = expect_after_marks(play, now, state.supply, marks, turns, considered)
    chosen = choose_mark(play, marks, expected, keys[1])
    state = state._replace(players=pick_mark(marks.players, chosen))
    state, settled = settle(now, state, shapes, turns, keys[2])
    after = expect_after_settling(play, now, settled, turns, considered)
    moves = play.moves_every_turn | (of_round == TURNS - 1)
    seats = u8(state.players.coins.shape[0])
    start_player = jnp.where(moves, (state.start_player + u8(1)) % seats, state.start_player)
    numbers = jnp.arange(len(marks.marked.seat))[:, None, None]
    is_learned = (turns > 0) | (numbers == chosen)  # the last turn has one end
    pending, marked = (
        part._replace(counts=part.counts & is_learned) for part in (marks.pending, marks.marked)
    )
    record = TurnRecord(pending, marked, settled, shape, chosen, expected, after)
    return state._replace(start_player=start_player), record
