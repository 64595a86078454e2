"""The environments in the libraries that need PyTorch: TorchRL, Stable-Baselines3 and sb3-contrib.

``make test-torch`` installs them; without them, these tests are skipped and counted.
"""

import re
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import pytest

from silvergold.envs import pettingzoo
from silvergold.envs.gymnasium import SilverGold
from tests.cli.commands import ROOT
from tests.missing_parts import MissingPartError

pytestmark = [
    pytest.mark.filterwarnings("ignore:PettingZoo in TorchRL is tested using version"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning:torch.*"),
]
EXAMPLE = ROOT / "examples" / "maskable_ppo.py"
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
REWARDS = pytest.mark.parametrize("reward", ["win", "points"])


@pytest.fixture(scope="module", autouse=True)
def _torch() -> None:
    if not find_spec("torch"):
        raise MissingPartError("PyTorch", "PyTorch is not installed: run make test-torch.")


def opponents(players: int) -> tuple[str, ...]:
    return ("drifter",) * (players - 1)


@PLAYERS
@REWARDS
def test_the_checker_of_stable_baselines_finds_nothing(players: int, reward: Any) -> None:
    from stable_baselines3.common.env_checker import check_env

    check_env(SilverGold(opponents(players), reward=reward))  # its warnings are errors here


@PLAYERS
@REWARDS
def test_torchrl_accepts_the_gymnasium_environment(players: int, reward: Any) -> None:
    from torchrl.envs import GymWrapper, check_env_specs

    check_env_specs(GymWrapper(SilverGold(opponents(players), reward=reward)))


@PLAYERS
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_torchrl_accepts_the_pettingzoo_environments_with_their_masks(players: int, make: Any) -> None:
    from torchrl.envs import PettingZooWrapper, check_env_specs

    check_env_specs(PettingZooWrapper(make(players=players), use_mask=True))


def test_maskable_ppo_learns_to_beat_drifter() -> None:
    """A fifth of the example's steps is enough."""
    command = [sys.executable, str(EXAMPLE), "--steps", "20000", "--games", "100"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    (share,) = re.findall(r"wins ([\d.]+)% of 100 against drifter", ran.stdout)
    assert float(share) > 80
