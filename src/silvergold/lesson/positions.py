"""The positions of the lesson: real games, played from the deal with the cards that an example needs."""

from collections.abc import Sequence
from typing import NamedTuple

from silvergold.engine import (
    Deal,
    Deck,
    Game,
    Keep,
    Mark,
    Phase,
    Ready,
    Reveal,
    Shape,
    Start,
    TurnUp,
    legal_moves,
    seats_to_move,
)
from silvergold.engine.grid import mask_of
from silvergold.engine.state import CARDS_DEALT, CARDS_KEPT

LEARNER, RIVAL = 0, 1
SPARE_CARDS = (
    "orange-12 lilac-06 green-07 grey-06 green-01 orange-10 lilac-12 grey-09 green-08 orange-08 lilac-08 "
    "grey-02 orange-07 green-05 lilac-03"
)
"""Cards of all colours to deal where an example needs no particular one."""


class LessonTurn(NamedTuple):
    """A turn: its shape, and the marks, each as ``card: boxes``."""

    shape: Shape
    learner: tuple[str, ...] = ()
    """Empty if it is the learner's turn to decide."""
    rival: tuple[str, ...] = ()
    """Empty if any mark will do."""


class LessonPosition(NamedTuple):
    """What an example needs; everything else is arbitrary."""

    learner: str
    """The learner's cards; the first two are kept."""
    rival: str = "lilac-01 orange-02"
    display: str = ""
    turns: tuple[LessonTurn, ...] = ()
    """In the last one the learner decides."""


def set_up(position: LessonPosition, deck: Deck) -> Game:
    """The game at the learner's decision."""
    game = Game(deck)
    hands = position.learner.split(), position.rival.split()
    shown = position.display.split()
    others = iter(
        card for card in SPARE_CARDS.split() if card not in (*hands[LEARNER], *hands[RIVAL], *shown)
    )
    for hand in hands:
        for card in [*hand, *(next(others) for _ in range(CARDS_DEALT - len(hand)))]:
            game.play(Deal(card))
    game.play(keep_of(RIVAL, hands[RIVAL]))
    if position.turns:
        game.play(keep_of(LEARNER, hands[LEARNER]))
        play_chance(game, shown)
    for turn in position.turns:
        play_turn(game, turn)
    return game


def keep_of(seat: int, cards: Sequence[str]) -> Keep:
    """R2.2: keep the first two cards."""
    return Keep(seat, tuple(cards[:CARDS_KEPT]))


def play_turn(game: Game, turn: LessonTurn) -> None:
    """Play a turn; the rival marks before the learner."""
    game.play(Reveal(turn.shape))
    play_marks(game, RIVAL, turn.rival)
    if turn.learner:
        play_marks(game, LEARNER, turn.learner)


def play_marks(game: Game, seat: int, marks: tuple[str, ...]) -> None:
    """Play a seat's marks of a turn: the given ones, or the first legal ones."""
    for card, _, boxes in (mark.partition(": ") for mark in marks):
        game.play(Mark(seat, card, mask_of(boxes.split())))
    while seat in seats_to_move(game.state) and game.state.phase == Phase.MARK:
        move = legal_moves(game.state, seat)[0]
        game.play(move)
        if isinstance(move, Ready):
            return


def play_chance(game: Game, coming: Sequence[str] = ()) -> None:
    """Play chance moves until a player decides or the turn is over."""
    while game.state.phase in (Phase.DISPLAY, Phase.DRAW, Phase.REFILL, Phase.START):
        if game.state.phase == Phase.START:
            game.play(Start(LEARNER))
        else:
            game.play(
                TurnUp(next(card for card in (*coming, *SPARE_CARDS.split()) if card in game.state.pile))
            )
