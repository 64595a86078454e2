"""Sampling of hidden information: a random game that looks the same to one seat, for fair searches.

Hidden from a seat are the cards dealt to others, what they keep until all have chosen, and what they mark
until all are ready. The game is replayed with these drawn again and everything else unchanged.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeVar

from silvergold.actions import PAIRS
from silvergold.engine import GameState, Phase
from silvergold.engine.events import Kept
from silvergold.engine.state import CARDS_DEALT, Player

if TYPE_CHECKING:
    from silvergold.envs.openspiel import Position, SilverGoldState

T = TypeVar("T")
Sampler = Callable[[], float]
"""Returns a random number from 0 to 1."""


def resampled(state: "SilverGoldState", seat: int, sampler: Sampler) -> "SilverGoldState":
    """A random state that a seat cannot distinguish from the given one."""
    history = state.history()
    now = state.position.state
    players = len(now.players)
    copy: SilverGoldState = state.get_game().new_initial_state()
    if len(history) < CARDS_DEALT * players:
        raise ValueError("no seat has an information state while cards are dealt")
    hands = [history[CARDS_DEALT * n : CARDS_DEALT * (n + 1)] for n in range(players)]
    kept = _kept_cards(state.position) if now.phase != Phase.KEEP else {}
    hands = _resampled_hands(hands, kept, seat, len(now.deck.cards), sampler)
    for card in (card for hand in hands for card in hand):
        copy.apply_action(card)
    rest = history[CARDS_DEALT * players :]
    if now.phase == Phase.KEEP:
        _resample_choices(copy, now, dict(enumerate(rest)), seat, sampler)
        return copy
    for number in range(players):
        first, second = (hands[number].index(card) for card in kept[number])
        copy.apply_action(PAIRS.index((first, second)))
    marks = sum(map(_count_marks, now.players)) if now.phase == Phase.MARK else 0
    for action in rest[players : len(rest) - marks]:
        copy.apply_action(action)
    _resample_marks(copy, now, rest[len(rest) - marks :], seat, sampler)
    return copy


def _kept_cards(position: "Position") -> dict[int, list[int]]:
    """R2.2: the numbers of the cards that each seat has kept."""
    number_of = {card.id: number for number, card in enumerate(position.state.deck.cards)}
    kept = [event for event in position.events if isinstance(event, Kept)]
    return {event.seat: [number_of[card] for card in event.cards] for event in kept}


def _resampled_hands(
    hands: list[list[int]], kept: dict[int, list[int]], seat: int, cards: int, sampler: Sampler
) -> list[list[int]]:
    """R2.1: hands with the same kept cards, in the same order, among random others."""
    known = {card for number, pair in kept.items() if number != seat for card in pair} | set(hands[seat])
    unknown = [card for card in range(cards) if card not in known]

    def hand(number: int) -> list[int]:
        if number == seat:
            return hands[seat]
        places = PAIRS[int(sampler() * len(PAIRS))]
        pair = dict(zip(places, kept.get(number, ()), strict=False))
        return [pair[n] if n in pair else _draw(unknown, sampler) for n in range(CARDS_DEALT)]

    return [hand(number) for number in range(len(hands))]


def _draw(items: list[T], sampler: Sampler) -> T:
    """Remove a random item from a list."""
    return items.pop(int(sampler() * len(items)))


def _resample_choices(
    copy: "SilverGoldState", now: GameState, chosen: dict[int, int], seat: int, sampler: Sampler
) -> None:
    """R2.2: the other seats that have chosen choose at random, the seat itself as it did."""
    for number, player in enumerate(now.players):
        if player.cards:
            copy.apply_action(chosen[number] if number == seat else int(sampler() * len(PAIRS)))


def _count_marks(player: Player) -> int:
    """The number of marks that a player has made this turn."""
    return sum(1 for _ in _earlier(player))


def _earlier(player: Player) -> Iterator[Player]:
    """The player before each mark of this turn, latest first."""
    while player.before is not None:
        player = player.before
        yield player


def _resample_marks(
    copy: "SilverGoldState", now: GameState, marks: list[int], seat: int, sampler: Sampler
) -> None:
    """R3.2: other seats that are ready mark at random, the seat itself as it did, the rest nothing yet."""
    left = list(marks)
    for number in now.seats_clockwise if now.phase == Phase.MARK else ():
        own, left = left[: _count_marks(now.players[number])], left[_count_marks(now.players[number]) :]
        if number == seat:
            for action in own:
                copy.apply_action(action)
        elif own and now.players[number].is_ready:
            while copy.current_player() == number:
                legal = copy.legal_actions()
                copy.apply_action(legal[int(sampler() * len(legal))])
