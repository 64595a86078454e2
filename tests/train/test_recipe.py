"""What is learned with: decks of the same make-up, steps that become smaller, and a picture of it all."""

from xml.etree import ElementTree

import pytest
from train.decks import drawn_deck
from train.learning_curve import draw_curve
from train.recipe import COOLING, RECIPES, TABLES

from silvergold.engine import standard_deck, standard_faults


@pytest.mark.parametrize("number", range(5))
def test_a_drawn_deck_has_the_make_up_of_the_standard_deck_and_other_islands(number: int) -> None:
    deck = drawn_deck(number)
    assert not standard_faults(deck)
    shared = {card.boxes for card in deck.cards} & {card.boxes for card in standard_deck().cards}
    assert len(shared) < 24
    assert drawn_deck(number).cards == deck.cards


@pytest.mark.parametrize("recipe", RECIPES.values(), ids=list(RECIPES))
def test_steps_and_luck_become_smaller_in_the_end(recipe: object) -> None:
    from train.recipe import Recipe

    assert isinstance(recipe, Recipe)
    middle = int(recipe.rounds * (1 - COOLING)) - 1
    assert recipe.pace_at(0) < recipe.pace_at(middle) == pytest.approx(recipe.pace)
    assert recipe.pace_at(recipe.rounds) == pytest.approx(recipe.last_pace)
    assert recipe.noise_at(0) == recipe.noise > recipe.noise_at(recipe.rounds) == recipe.last_noise
    assert all(recipe.seats % players == 0 for players in TABLES)


def test_the_learning_curve_is_drawn_with_its_last_means() -> None:
    picture = draw_curve([(0.0, 40.0, 40.0, 40.0), (50.0, 110.0, 108.0, 105.5)])
    texts = [element.text for element in ElementTree.fromstring(picture).iter() if element.text]
    assert {"2 players: 110.0", "3 players: 108.0", "4 players: 105.5"} <= set(texts)
    assert "polyline" in picture
