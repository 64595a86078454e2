"""The examples run, and do what they say."""

import re
import subprocess
import sys
from runpy import run_path

import jax
import jax.numpy as jnp
import pytest

from tests.cli.commands import ROOT

EXAMPLES = ROOT / "examples"


def run(name: str, *arguments: str) -> str:
    """What an example prints."""
    ran = subprocess.run(
        [sys.executable, EXAMPLES / name, *arguments],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_a_random_match_takes_ten_lines_and_has_a_winner() -> None:
    source = (EXAMPLES / "random_match.py").read_text(encoding="utf-8")
    lines = [line for line in source.splitlines()[1:] if line.strip()]
    assert len(lines) <= 10
    results = dict(line.split() for line in run("random_match.py").splitlines())
    assert set(results) == {"player_0", "player_1", "player_2"}
    assert "won" in results.values()


@pytest.mark.parametrize("simulations", ["2"])
def test_a_bot_plays_as_an_openspiel_player_and_wins(simulations: str) -> None:
    assert "returns [1.0, -1.0]" in run("openspiel_player.py", simulations)


def test_the_jitted_training_has_at_most_45_lines_and_compiles_as_one_function() -> None:
    path = EXAMPLES / "jitted_training.py"
    assert len([line for line in path.read_text(encoding="utf-8").splitlines()[1:] if line.strip()]) <= 45
    example = run_path(str(path))
    sim, train = example["sim"], example["train"]
    dealt = jax.eval_shape(sim.init, jax.random.split(jax.random.key(0), example["GAMES"]))
    weights = jnp.zeros((sim.observation_size, sim.num_actions))
    (trained, games), points = jax.eval_shape(train, weights, dealt, jax.random.split(jax.random.key(1), 7))
    assert trained.shape == weights.shape
    assert jax.tree.map(lambda leaf: (leaf.shape, leaf.dtype), games) == jax.tree.map(
        lambda leaf: (leaf.shape, leaf.dtype), dealt
    )
    assert points.shape == (7,)


@pytest.mark.slow
def test_a_linear_policy_scores_more_after_the_jitted_training() -> None:
    first, last = map(float, re.findall(r"([\d.]+) (?:points|at the end)", run("jitted_training.py", "60")))
    assert last > first + 0.1


@pytest.mark.slow
def test_a_small_policy_learns_to_beat_random_play() -> None:
    """A few iterations are enough to be clearly better; minutes of training give much more."""
    printed = run("train_policy.py", "--iterations", "4", "--seconds", "1000")
    (share,) = re.findall(r"wins ([\d.]+)% of 200 against random play", printed)
    assert float(share) > 75
