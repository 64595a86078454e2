"""No game scores more than the bound for its shapes."""

import pytest

from silvergold.arena.match import Match
from silvergold.engine import score, standard_deck
from silvergold.engine.events import Revealed
from silvergold.upper_bounds.counting import SHAPE_SIZES, boxes_of_a_game, most_points

DECK = standard_deck()


def test_the_boxes_of_all_shapes_of_a_game_have_their_chances() -> None:
    boxes = boxes_of_a_game()
    assert sum(boxes.values()) == pytest.approx(1)
    assert sum(total * chance for total, chance in boxes.items()) == pytest.approx(91)
    assert (min(boxes), max(boxes)) == (88, 96)


def test_no_player_scores_more_than_the_boxes_of_the_shapes_allow() -> None:
    game, _ = Match(DECK, ("navigator", "sailor"), "counted").play(0)
    boxes = sum(SHAPE_SIZES[event.shape] for event in game.events if isinstance(event, Revealed))
    most = most_points(DECK, boxes)
    assert max(score(player).total for player in game.state.players) < most < 200
    assert most_points(DECK, 88) < most_points(DECK, 96)
