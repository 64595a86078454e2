"""The batched simulator: thousands of games at once in JAX, agreeing with the engine move by move."""

from silvergold.actions import ACTIONS
from silvergold.sim.cards import DeckArrays, deck_arrays
from silvergold.sim.scoring import Scores
from silvergold.sim.simulator import Sim
from silvergold.sim.state import Player, State

__all__ = ["ACTIONS", "DeckArrays", "Player", "Scores", "Sim", "State", "deck_arrays"]
