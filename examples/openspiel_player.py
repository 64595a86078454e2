"""One of our bots as an OpenSpiel player, against OpenSpiel's search: python examples/openspiel_player.py.

Needs: pip install 'silvergold[openspiel]'
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from silvergold.actions import action_of
from silvergold.bots import seat_bot
from silvergold.envs.openspiel import SilverGoldState


class OpenSpielPlayer(pyspiel.Bot):
    """Plays one seat as one of our bots, which sees only what that seat may see."""

    def __init__(self, name: str, seat: int, seed: bytes = b"") -> None:
        super().__init__()
        self._bot = seat_bot(name, seed, seat)

    def step(self, state: SilverGoldState) -> int:
        """The action of the bot's move."""
        return action_of(state.position.state, self._bot.decide(state.game_so_far()))


def main() -> None:
    """Play one game of sailor against information-set search."""
    rng = np.random.RandomState(1)
    game = pyspiel.load_game("silvergold")
    simulations = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, simulations, random_state=rng)
    players, state = [OpenSpielPlayer("sailor", seat=0), search], game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            state.apply_action(players[state.current_player()].step(state))
    print(state.position.events[-1])
    print("returns", state.returns())


if __name__ == "__main__":
    main()
