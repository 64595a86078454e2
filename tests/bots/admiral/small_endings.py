"""Small positions of the last two turns, and what the engine and greedy rivals make of them."""

import random
from collections.abc import Iterator, Sequence

from silvergold.bots.admiral.from_view import points_of
from silvergold.engine import Edition, Event, GameState, Mark, Phase, apply, legal_moves
from silvergold.engine.grid import each_box
from silvergold.engine.rules import lay_aside, take_cup
from silvergold.engine.state import COINS_IN_A_ROW, ROUNDS, TURNS, OpenCard, Player
from tests.bots.positions import played_games

MOST_BOXES, POSITIONS = 4, 4
"""How many small positions are made from each position of a game."""


def turns_left(state: GameState) -> int:
    """The turns after this one."""
    return (ROUNDS - state.round) * TURNS + TURNS - state.turn


def ends(state: GameState, seat: int) -> list[Player]:
    """A seat after each whole turn of marks; equal positions are one."""
    found: dict[tuple[OpenCard, ...], Player] = {}
    open_states = [state]
    while open_states:
        one = open_states.pop()
        player = one.players[seat]
        marks = [move for move in legal_moves(one, seat) if isinstance(move, Mark)]
        if marks:
            open_states += [apply(one, move)[0] for move in marks]
        else:
            found[player.cards] = Player(player.cards, player.score_card, player.completed)
    return [*found.values()]


def has_row(player: Player) -> bool:
    """Whether a coin row waits for its cup."""
    return player.score_card.coins // COINS_IN_A_ROW > len(player.score_card.cups)


def greedy(state: GameState, seat: int) -> list[Player]:
    """A rival after the marks that score most at once, then have most coins; without any if none scores."""
    cup = state.cups[0] if state.cups else 0
    found = [state.players[seat], *ends(state, seat)]
    values = [(points_of(one) + cup * has_row(one), one.score_card.coins) for one in found]
    best = [one for one, value in zip(found, values, strict=True) if value == max(values)]
    return best[:1] if best[0] is found[0] else best


def with_rivals(state: GameState, seat: int) -> GameState:
    """The state with the marks of all rivals."""
    for rival in range(len(state.players)):
        if rival != seat:
            state = state.with_player(rival, greedy(state, rival)[0])
    return state


def settled(state: GameState) -> GameState:
    """R5.1, R5.2: after cups and completed cards, without new ones."""
    for seat in state.seats_clockwise:
        state = lay_aside(take_cup(state, seat, []), seat, [])
    return state


def is_clear(state: GameState, seat: int) -> bool:
    """Whether the model leaves no doubt about what the rivals mark now."""
    return all(len(greedy(state, rival)) == 1 for rival in range(len(state.players)) if rival != seat)


def small_positions(players: int, edition: Edition) -> Iterator[tuple[GameState, Sequence[Event]]]:
    """Positions of the last two turns in which every island has only a few unmarked boxes."""
    rng = random.Random(players)
    for game in played_games(["sailor"] * players, 10_000, edition):
        has_begun = any(player.before or player.is_ready for player in game.state.players)
        if game.state.phase == Phase.MARK and turns_left(game.state) <= 1 and not has_begun:
            for _ in range(POSITIONS):
                yield with_few_boxes(game.state, rng), game.events


def with_few_boxes(state: GameState, rng: random.Random) -> GameState:
    """A state with most boxes of all islands marked."""
    for seat, player in enumerate(state.players):
        cards = []
        for card, _ in player.cards:
            boxes = [*each_box(card.boxes)]
            cards.append(OpenCard(card, sum(rng.sample(boxes, min(len(boxes), rng.randint(1, MOST_BOXES))))))
        state = state.with_player(seat, player._replace(cards=tuple(cards)))
    return state
