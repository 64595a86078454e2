"""The engine needs only the standard library."""

import subprocess
import sys

from tests.cli.commands import ROOT

A_WHOLE_GAME = """
import sys
sys.path.insert(0, sys.argv[1])
from silvergold.engine import Dealer, Game, legal_moves, seats_to_move, standard_deck
game = Game(standard_deck(), players=4)
while not game.is_over:
    game.play_chance(Dealer(game.state.deck, b"alone"))
    for seat in seats_to_move(game.state):
        game.play(legal_moves(game.state, seat)[0])
print(*sorted({name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names - {"__main__"}))
"""


def test_a_whole_game_imports_no_other_package() -> None:
    command = [sys.executable, "-I", "-S", "-c", A_WHOLE_GAME, str(ROOT / "src")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["silvergold"]
