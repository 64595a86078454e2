"""Admiral's candidates after a mark equal the engine's positions."""

import numpy as np

from silvergold.bots.admiral.candidates import SHAPE_MARKS, SINGLES, apply_marks, candidates_with, legal_marks
from silvergold.bots.admiral.from_view import islands, own_side
from silvergold.engine import Game, Mark, Shape, apply, legal_moves, seats_to_move, view
from silvergold.engine.state import Phase
from tests.bots.positions import played_games


def marks_of(game: Game, seat: int) -> list[Mark]:
    """The marks that a seat may make."""
    return [move for move in legal_moves(game.state, seat) if isinstance(move, Mark)]


def test_every_mark_changes_a_candidate_as_it_changes_the_game() -> None:
    compared = 0
    for game in played_games(["sailor", "drifter", "sailor"], 220):
        seat = seats_to_move(game.state)[0]
        marks = marks_of(game, seat)
        if game.state.phase != Phase.MARK or not marks:
            continue
        before = view(game.state, seat)
        ids = [card.id for card, _ in before.me.cards]
        hand = islands(before.me.cards, 2)
        candidates = candidates_with(hand, own_side(before), np.tile(np.arange(2), (len(marks), 1)))
        place = np.array([ids.index(mark.card) for mark in marks])
        marked = apply_marks(candidates, place, np.array([mark.boxes for mark in marks]))
        for number, mark in enumerate(marks):
            after = view(apply(game.state, mark)[0], seat)
            for found, expected in zip(marked.own, own_side(after), strict=True):
                assert np.array_equal(found[number], expected)
            for found, expected in zip(marked.mine, islands(after.me.cards, 2), strict=True):
                assert np.array_equal(found[number], expected)
        compared += len(marks)
    assert compared > 500


def test_the_marks_found_are_the_legal_ones() -> None:
    for game in played_games(["sailor", "drifter"], 120):
        seat = seats_to_move(game.state)[0]
        if game.state.phase != Phase.MARK or not marks_of(game, seat):
            continue
        seen = view(game.state, seat)
        candidates = candidates_with(islands(seen.me.cards, 2), own_side(seen), np.array([[0, 1]]))
        masks = SINGLES if seen.me.crosses else SHAPE_MARKS[list(Shape).index(game.state.revealed[-1])]
        _, place, boxes = legal_marks(candidates, masks)
        found = {(seen.me.cards[p].card.id, b) for p, b in zip(place.tolist(), boxes.tolist(), strict=True)}
        assert found == {(mark.card, mark.boxes) for mark in marks_of(game, seat)}
