"""The batched simulator: thousands of games at once in JAX, in agreement with the engine move by move."""

from silvergold.actions import ACTIONS
from silvergold.sim.cards import DeckArrays, deck_arrays
from silvergold.sim.rules.scoring import Scores
from silvergold.sim.simulator import Sim, State
from silvergold.sim.state import GameArrays, PlayerArrays

__all__ = ["ACTIONS", "DeckArrays", "GameArrays", "PlayerArrays", "Scores", "Sim", "State", "deck_arrays"]
