"""Positions of the engine played on to the end of the game in the simulator, by a network for all seats."""

from collections.abc import Sequence
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from numpy.typing import NDArray

from silvergold.engine import GameState, Phase, TreasureCard
from silvergold.engine.state import CARDS_DEALT, CARDS_KEPT, DISPLAY_SIZE, ROUNDS, TURNS, Player
from silvergold.sim.bits import WORD
from silvergold.sim.cards import BOXES, NO_CARD, words_needed
from silvergold.sim.mark_tables import EXPEDITIONS, FACE_DOWN, SHAPES
from silvergold.sim.rng import Rng
from silvergold.sim.rules.scoring import score
from silvergold.sim.rules.settling import Supply
from silvergold.sim.state import PlayerArrays
from train.lookahead import final_results, value_of
from train.selfplay.batch import BatchState, SelfPlay
from train.selfplay.games import play_turn, victories

Rows = NDArray[np.uint32]
"""One row of numbers per game."""
LAST_TURN = ROUNDS * TURNS


# --- From the engine --------------------------------------------------------------------------------------


def turns_done(state: GameState) -> int:
    """How many turns of a game are over, in a state between two turns or at the end."""
    return LAST_TURN if state.phase == Phase.OVER else (state.round - 1) * TURNS + state.turn


def row_of(state: GameState) -> list[int]:
    """A state between two turns as numbers."""
    numbers = {card.id: number for number, card in enumerate(state.deck.cards)}
    words = words_needed(state.deck)
    players = [number for player in state.players for number in _player_row(player, numbers, words)]
    display = [numbers[card.id] for card in state.display]
    left = DISPLAY_SIZE - len(display)
    pile = _words([numbers[card] for card in state.pile], words)
    table = (len(state.cups), _face_down(state), state.start_player)
    return [*players, *display, *[NO_CARD] * left, *pile, *table]


def _player_row(player: Player, numbers: dict[str, int], words: int) -> list[int]:
    cards = [numbers[card.id] for card, _ in player.cards]
    unmarked = sum(left << BOXES * place for place, (_, left) in enumerate(player.cards))
    card = player.score_card
    noted = (card.coins, len(card.cups), sum(card.cups), len(card.palms), sum(card.palms))
    completed = _words(_numbers(player.completed, numbers), words)
    return [*cards, *[NO_CARD] * (CARDS_KEPT - len(cards)), unmarked, *noted, *completed]


def _numbers(cards: Sequence[TreasureCard], numbers: dict[str, int]) -> list[int]:
    return [numbers[card.id] for card in cards]


def _words(cards: Sequence[int], words: int) -> list[int]:
    """A set of cards as bits."""
    return [sum(1 << card % WORD for card in cards if card // WORD == word) for word in range(words)]


def _face_down(state: GameState) -> int:
    """R2.4: the expedition cards still face down, as bits."""
    left = FACE_DOWN
    for shape in state.revealed:
        number = SHAPES.index(shape)
        left &= ~next(1 << n for n, other in enumerate(EXPEDITIONS) if other == number and left >> n & 1)
    return left


# --- In the simulator -------------------------------------------------------------------------------------


def batch_of(rows: Array, players: int, words: int, rng: Rng) -> BatchState:
    """Rows [games, numbers] as a batch of games."""
    columns = iter(rows.T)

    def byte() -> Array:
        return jnp.asarray(next(columns), jnp.uint8)

    seats = []
    for _ in range(players):
        cards, unmarked = (byte(), byte()), next(columns)
        coins, settled, cups, palms, palm_points = (byte() for _ in range(5))
        completed = tuple(next(columns) for _ in range(words))
        none = jnp.full_like(coins, NO_CARD)
        dealt = (none,) * CARDS_DEALT
        zero = jnp.zeros_like(coins)
        seats.append(
            PlayerArrays(
                cards,
                unmarked,
                coins,
                settled,
                cups,
                palms,
                palm_points,
                zero,
                completed,
                dealt,  # type: ignore[arg-type]
            )
        )
    stacked: PlayerArrays = jax.tree.map(lambda *leaves: jnp.stack(leaves), *seats)
    display = (byte(), byte(), byte(), byte())
    supply = Supply(display, tuple(next(columns) for _ in range(words)))
    return BatchState(stacked, supply, byte(), byte(), byte(), rng)


@partial(jax.jit, static_argnames=("players", "words"))
def final_values(
    play: SelfPlay, rows: Array, first: Array, rng: Rng, key: Array, players: int, words: int
) -> Array:
    """What each game is worth to each seat at its end, by its objective: [seats, games].

    All games go on with the same turn. Games that are half the batch apart get the same shapes.
    """
    pairs = rows.shape[0] // 2

    def one(number: Array, state: BatchState) -> BatchState:
        turn_key = jax.random.fold_in(key, number)
        bits = jnp.tile(jax.random.bits(turn_key, (pairs,), jnp.uint32), 2)
        return play_turn(play, state, number, bits, turn_key)[0]

    state = lax.fori_loop(first, jnp.int32(LAST_TURN), one, batch_of(rows, players, words, rng))
    points = score(play.deck.arrays, state.players).total
    return value_of(play.objective, final_results(points, victories(play, state.players)))
