"""The options of the simulator and all environments: names or objects; anything else is refused at once."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, get_args

from silvergold.engine import EDITIONS, NSV, Deck, Edition, load_deck, standard_deck
from silvergold.engine.state import FEWEST_PLAYERS, MOST_PLAYERS
from silvergold.observations.rewards import RewardName

EditionOrName = Edition | str
"""An edition, or its name."""
DeckOrPath = Deck | Path | str | None
"""A deck, or the path of its file; None is the built-in deck."""


class EpisodeOptions(NamedTuple):
    """What all games of an environment have in common."""

    players: int
    edition: Edition
    deck: Deck
    reward: RewardName


def episode_options(
    players: int = FEWEST_PLAYERS,
    edition: EditionOrName = NSV,
    deck: DeckOrPath = None,
    reward: RewardName = "win",
) -> EpisodeOptions:
    """The options with objects instead of names; a wrong one raises an error that names what there is."""
    if not isinstance(players, int) or players not in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        raise ValueError(f"players must be {FEWEST_PLAYERS} to {MOST_PLAYERS}, not {players!r}")
    if reward not in get_args(RewardName):
        raise ValueError(f"reward must be {_listed(get_args(RewardName))}, not {reward!r}")
    return EpisodeOptions(players, _edition(edition), _deck(deck), reward)


def _listed(names: Iterable[str]) -> str:
    return " or ".join(repr(name) for name in names)


def _edition(option: EditionOrName) -> Edition:
    if isinstance(option, Edition):
        return option
    if not isinstance(option, str) or option not in EDITIONS:
        raise ValueError(f"edition must be an Edition or {_listed(EDITIONS)}, not {option!r}")
    return EDITIONS[option]


def _deck(option: DeckOrPath) -> Deck:
    if option is None:
        return standard_deck()
    if isinstance(option, Path | str):
        return load_deck(option)
    if not isinstance(option, Deck):
        raise ValueError(f"deck must be a Deck, the path of a deck file or None, not {option!r}")
    return option
