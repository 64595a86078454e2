"""The table of objectives."""

import re

import pytest
from train.objectives import row
from train.recipe import Objective

from tests.train.tiny import tiny_training, tiny_weights


@pytest.mark.slow
def test_the_objective_of_the_recipe_is_even_with_itself_and_another_is_not() -> None:
    training, weights = tiny_training(), tiny_weights()
    even = row(training, weights, training.recipe.objective, 2)
    assert re.fullmatch(r"\| 0\.25 \| 10 \| 2 \| [\d.]+ \| 50\.0% ± 0\.0% \| \+0\.00 ± 0\.00 \|", even)
    assert "| 50.0% ± 0.0% |" not in row(training, weights, Objective(0.0, -1.0, 0.0), 2)
