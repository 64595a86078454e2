"""Positions for the lesson: real games, played from the first deal with the cards that an example needs."""

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
COMING = (
    "orange-12 lilac-06 green-07 grey-06 green-01 orange-10 lilac-12 grey-09 green-08 orange-08 lilac-08 "
    "grey-02 orange-07 green-05 lilac-03"
)
"""The cards that come where an example doesn't care which, of all colours."""


class LessonTurn(NamedTuple):
    """A turn: its shape, and what is marked, as ``card: boxes`` for each mark."""

    shape: Shape
    learner: tuple[str, ...] = ()
    """Nothing where the learner is to mark."""
    rival: tuple[str, ...] = ()
    """Nothing where any mark will do."""


class LessonPosition(NamedTuple):
    """What an example needs; the rest is as it comes."""

    learner: str
    """The cards of the learner: the two kept stand first."""
    rival: str = "lilac-01 orange-02"
    display: str = ""
    turns: tuple[LessonTurn, ...] = ()
    """The last one is the learner's."""


def set_up(stage: LessonPosition, deck: Deck) -> Game:
    """The game of a stage, at the learner's decision."""
    game = Game(deck)
    hands = stage.learner.split(), stage.rival.split()
    shown = stage.display.split()
    others = iter(card for card in COMING.split() if card not in (*hands[LEARNER], *hands[RIVAL], *shown))
    for hand in hands:
        for card in [*hand, *(next(others) for _ in range(CARDS_DEALT - len(hand)))]:
            game.play(Deal(card))
    game.play(keep_of(RIVAL, hands[RIVAL]))
    if stage.turns:
        game.play(keep_of(LEARNER, hands[LEARNER]))
        play_chance(game, shown)
    for turn in stage.turns:
        play_turn(game, turn)
    return game


def keep_of(seat: int, cards: Sequence[str]) -> Keep:
    """R2.2: the first two cards are kept."""
    return Keep(seat, tuple(cards[:CARDS_KEPT]))


def play_turn(game: Game, turn: LessonTurn) -> None:
    """One turn; the rival has marked before the learner is asked."""
    game.play(Reveal(turn.shape))
    play_marks(game, RIVAL, turn.rival)
    if turn.learner:
        play_marks(game, LEARNER, turn.learner)


def play_marks(game: Game, seat: int, marks: tuple[str, ...]) -> None:
    """A seat's marks of a turn: those that are named, or the first that fit."""
    for card, _, boxes in (mark.partition(": ") for mark in marks):
        game.play(Mark(seat, card, mask_of(boxes.split())))
    while seat in seats_to_move(game.state) and game.state.phase == Phase.MARK:
        move = legal_moves(game.state, seat)[0]
        game.play(move)
        if isinstance(move, Ready):
            return


def play_chance(game: Game, coming: Sequence[str] = ()) -> None:
    """What chance brings until somebody must decide, or a turn is over."""
    while game.state.phase in (Phase.DISPLAY, Phase.DRAW, Phase.REFILL, Phase.START):
        if game.state.phase == Phase.START:
            game.play(Start(LEARNER))
        else:
            game.play(TurnUp(next(card for card in (*coming, *COMING.split()) if card in game.state.pile)))
