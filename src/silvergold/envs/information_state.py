"""OpenSpiel's information state: everything that a seat has seen since the game began, as numbers.

An event is encoded by its number among the events that the seat has seen, scaled to stay below 1; 0 means
that it has not happened.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from silvergold.engine import Deck, Event, GameState, Shape, events_seen
from silvergold.engine.events import Dealt, Displayed, Kept, Marked, Refilled, Revealed, Started, Took
from silvergold.engine.grid import SIDE, SINGLE_BOXES
from silvergold.engine.rules import unpublished
from silvergold.engine.state import CARDS_DEALT, ROUNDS, TURNS

PLACES = np.arange(1, CARDS_DEALT + 1) / (CARDS_DEALT + 1)
MAX_EVENTS = 4096
"""More events than any game has."""
SHAPES = tuple(Shape)
Floats = NDArray[np.float32]


def known_events(state: GameState, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """The events that a seat has seen: public ones, its own cards, and its own decisions still hidden."""
    return events_seen(events, seat) + tuple(event for event in unpublished(state) if event.seat == seat)


class InformationState(NamedTuple):
    """The parts of an information state, each with its shape."""

    seat: Floats
    """The seat that it belongs to."""
    dealt: Floats
    """Each card's place among those dealt to the seat."""
    held: Floats
    """When each card came to each seat."""
    from_pile: Floats
    """Whether each card was taken from the pile."""
    displayed: Floats
    """When each card was turned up, in order among cards turned up together."""
    marked: Floats
    """When each box of each card was marked."""
    revealed: Floats
    """When each shape was revealed in each turn."""
    start_player: Floats
    """The first start player."""


def shapes(deck: Deck, players: int) -> tuple[tuple[int, ...], ...]:
    """The shape of each part."""
    cards = len(deck.cards)
    rounds = (ROUNDS * TURNS, len(SHAPES))
    return (
        (players,),
        (cards,),
        (cards, players),
        (cards,),
        (cards,),
        (cards, SIDE * SIDE),
        rounds,
        (players,),
    )


def information_state_size(deck: Deck, players: int) -> int:
    """The length of an information state."""
    return sum(int(np.prod(shape)) for shape in shapes(deck, players))


def parts_of(numbers: Floats, deck: Deck, players: int) -> InformationState:
    """The parts of a flat array, as views into it."""
    parts, first = [], 0
    for shape in shapes(deck, players):
        size = int(np.prod(shape))
        parts.append(numbers[first : first + size].reshape(shape))
        first += size
    return InformationState(*parts)


def write(info: InformationState, deck: Deck, events: tuple[Event, ...], seat: int) -> None:
    """Encode the events that a seat has seen."""
    number_of = {card.id: number for number, card in enumerate(deck.cards)}
    info.seat[seat] = 1
    for number, event in enumerate(events, start=1):
        _write_event(info, number_of, event, number / MAX_EVENTS)


def _write_event(info: InformationState, number_of: dict[str, int], event: Event, when: float) -> None:
    """Encode one event; cards that come together are a fraction apart, in order."""
    match event:
        case Dealt(_, cards):
            info.dealt[[number_of[card] for card in cards]] = PLACES
        case Kept(owner, cards):
            info.held[[number_of[card] for card in cards], owner] = when + PLACES[: len(cards)] / MAX_EVENTS
        case Displayed(cards) | Refilled(cards):
            info.displayed[[number_of[card] for card in cards]] = when + PLACES[: len(cards)] / MAX_EVENTS
        case Started(first):
            info.start_player[first] = 1
        case Revealed(round_number, turn, shape):
            info.revealed[TURNS * (round_number - 1) + turn - 1, SHAPES.index(shape)] = when
        case Took(owner, card, source):
            info.held[number_of[card], owner] = when
            info.from_pile[number_of[card]] = source == "pile"
        case Marked(_, card, boxes):
            info.marked[number_of[card], [n for n, box in enumerate(SINGLE_BOXES) if boxes & box]] = when
