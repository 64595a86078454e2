"""Simulator and environments take names or objects, and refuse everything else at once."""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from silvergold.engine import EDITIONS, DeckError, standard_deck
from silvergold.engine.deck import standard_deck_file
from silvergold.envs import pettingzoo
from silvergold.envs.gymnasium import SilverGold
from silvergold.envs.vector import SilverGoldVector
from silvergold.observations.options import episode_options
from silvergold.sim import Sim

ENVIRONMENTS = (
    SilverGold,
    pettingzoo.raw_env,
    pettingzoo.parallel_env,
    lambda **options: SilverGoldVector(1, **options),
)


def test_names_stand_for_objects(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(standard_deck_file())
    for edition in EDITIONS:
        assert episode_options(edition=edition) == episode_options(edition=EDITIONS[edition])
    assert (
        episode_options(deck=path) == episode_options(deck=str(path)) == episode_options(deck=standard_deck())
    )


@pytest.mark.parametrize("make", [*ENVIRONMENTS, Sim])
@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"edition": "Oya"}, "edition must be an Edition or 'nsv' or 'oya', not 'Oya'"),
        ({"edition": ["oya"]}, "edition must be an Edition or 'nsv' or 'oya', not"),
        ({"reward": "Win"}, "reward must be 'win' or 'points', not 'Win'"),
        ({"deck": 7}, "deck must be a Deck, the path of a deck file or None, not 7"),
    ],
)
def test_anything_else_is_refused_at_once(
    make: Callable[..., object], options: dict[str, Any], says: str
) -> None:
    with pytest.raises(ValueError, match=says):
        make(**options)


def test_an_environment_has_steps_and_a_vector_has_games() -> None:
    with pytest.raises(ValueError, match="max_cycles must be 1 or more, or None, not 0"):
        pettingzoo.parallel_env(max_cycles=0)
    with pytest.raises(ValueError, match="num_envs must be 1 or more, not 0"):
        SilverGoldVector(num_envs=0)


@pytest.mark.parametrize("make", ENVIRONMENTS)
def test_an_action_is_a_whole_number(make: Callable[..., Any]) -> None:
    env = make()
    env.reset(seed=1)
    action: Any = 1.5
    if isinstance(env, pettingzoo.Parallel):
        action = dict.fromkeys(env.agents, 1.5)
    elif isinstance(env, SilverGoldVector):
        action = [1.5]
    with pytest.raises(TypeError):
        env.step(action)


def test_opponents_are_a_list() -> None:
    with pytest.raises(ValueError, match=r"opponents must be a list of bots, such as \['drifter'\]"):
        SilverGold(opponents="drifter")


@pytest.mark.parametrize("make", [pettingzoo.env, Sim])
@pytest.mark.parametrize("players", [5, 2.0, "2"])
def test_a_wrong_number_of_players_is_refused(make: Callable[..., object], players: Any) -> None:
    with pytest.raises(ValueError, match=f"players must be 2 to 4, not {players!r}"):
        make(players=players)


def test_a_missing_deck_is_refused() -> None:
    with pytest.raises(DeckError):
        pettingzoo.env(deck="no-such-file.toml")


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("gymnasium", "gymnasium", "gymnasium"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel", "openspiel"),
        ("vector", "jax", "gymnasium,sim"),
    ],
)
def test_a_missing_library_names_the_extra_to_install(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"silvergold.envs.{module}"
    monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ModuleNotFoundError, match=rf"pip install 'silvergold\[{extra}\]'"):
        importlib.import_module(name)
