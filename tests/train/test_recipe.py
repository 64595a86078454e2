"""The settings of training: random decks, a schedule that cools down, and the page that lists them."""

import re
from dataclasses import asdict
from pathlib import Path
from xml.etree import ElementTree

import pytest
from train.decks import random_deck
from train.learning_curve import draw_curve
from train.recipe import COOLING, OYA_EVERY, PLAYERS, RECIPES, WHOLE, Recipe

from silvergold.engine import standard_deck, standard_faults

PAGE = Path(__file__).parents[2] / "docs" / "training.md"
CONSTANTS = {"PLAYERS": PLAYERS, "OYA_EVERY": OYA_EVERY, "COOLING": COOLING}


def written(value: object) -> str:
    """A setting as the page writes it."""
    if isinstance(value, tuple | list):
        return ", ".join(map(written, value))
    if isinstance(value, float):
        return f"{value:.6f}".rstrip("0").rstrip(".")
    return f"{value:,}" if isinstance(value, int) else str(value)


def test_the_page_lists_every_setting_of_the_whole_recipe() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    settings = {name: written(value) for name, value in (asdict(WHOLE) | CONSTANTS).items()}
    assert rows == settings


@pytest.mark.parametrize("number", range(5))
def test_a_random_deck_is_composed_like_the_standard_deck_with_other_islands(number: int) -> None:
    deck = random_deck(number)
    assert not standard_faults(deck)
    shared = {card.boxes for card in deck.cards} & {card.boxes for card in standard_deck().cards}
    assert len(shared) < 24
    assert random_deck(number).cards == deck.cards


@pytest.mark.parametrize("recipe", RECIPES.values(), ids=list(RECIPES))
def test_learning_rate_and_noise_decrease_at_the_end(recipe: Recipe) -> None:
    last = recipe.warm_up
    begin, warm = recipe.schedule(0, 0.0), recipe.schedule(last, 0.99 - COOLING)
    middle, end = recipe.schedule(last, 1 - COOLING / 2), recipe.schedule(last, 1.0)
    assert begin.learning_rate < warm.learning_rate == pytest.approx(recipe.learning_rate)
    assert warm.learning_rate > middle.learning_rate > end.learning_rate
    assert begin.noise == warm.noise == recipe.noise > middle.noise > end.noise
    assert end == pytest.approx((recipe.last_learning_rate, recipe.last_noise))
    assert recipe.groups % 2 == 0
    assert all(recipe.seats % (recipe.groups * players) == 0 for players in PLAYERS)


def test_the_learning_curve_is_labelled_with_its_last_means() -> None:
    picture = draw_curve([(0.0, 40.0, 40.0, 40.0), (50.0, 110.0, 108.0, 105.5)])
    texts = [element.text for element in ElementTree.fromstring(picture).iter() if element.text]
    assert {"2 players: 110.0", "3 players: 108.0", "4 players: 105.5"} <= set(texts)
    assert "polyline" in picture
