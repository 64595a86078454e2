"""The examples run, and do what they say."""

import re
import subprocess
import sys

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


@pytest.mark.slow
def test_a_small_policy_learns_to_beat_drifter() -> None:
    """Two iterations are enough to be clearly better; a minute of training gives much more."""
    printed = run("train_policy.py", "--iterations", "2", "--seconds", "1000", "--games", "200")
    (share,) = re.findall(r"wins ([\d.]+)% of 200 against drifter", printed)
    assert float(share) > 75
