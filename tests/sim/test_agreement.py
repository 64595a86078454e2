"""Simulated games replayed by the engine: all states, legal actions and scores agree."""

import jax
import jax.numpy as jnp
import pytest

from silvergold.engine import OYA, Color, standard_deck
from silvergold.sim import Sim
from tests.decks import random_deck
from tests.sim.agree import TABLES, agree, deck_for
from tests.sim.replay import DisagreementError, Replay
from tests.sim.trace import Decision, play
from tests.thorough import cases

BATCH = cases(6, thorough=42)
DECKS = 4
"""Decks per table, each with a batch of games."""
COMPARED = (2, OYA)
"""The table that ``make test`` compares, because each needs a long compilation."""
NUMBERS = [
    pytest.param(number, marks=[pytest.mark.slow] if table != COMPARED else [])
    for number, table in enumerate(TABLES)
]


@pytest.mark.parametrize("table", NUMBERS)
def test_the_engine_and_the_simulator_agree(table: int) -> None:
    for deck in range(DECKS):
        games, decisions = agree(table + deck * len(TABLES), BATCH)
        assert games == BATCH
        assert decisions > 50 * BATCH


@pytest.mark.rule("R5.5", "R4.7")
def test_the_pile_and_the_display_run_out_in_games_with_the_smallest_decks() -> None:
    deck = random_deck(4, 12, (Color.GREY,), 0.3)
    ended = 0
    for decisions, ending in play(Sim(deck, 2, OYA), jnp.full(BATCH, 5.0), jax.random.key(5)):
        replay = Replay(deck, 2, OYA)
        replay.run(decisions, ending)
        ended += not replay.state.pile and not replay.state.display
    assert ended > BATCH // 2


@pytest.mark.parametrize("field", ["row", "legal", "action"])
def test_a_wrong_replay_is_noticed(field: str) -> None:
    deck = standard_deck()
    decisions, ending = next(iter(play(Sim(deck, 2, OYA), jnp.zeros(BATCH), jax.random.key(7))))
    right = decisions[30]
    wrong: dict[str, Decision] = {
        "row": right._replace(row=(*right.row[:3], right.row[3] + 1, *right.row[4:])),
        "legal": right._replace(legal=right.legal ^ 1 << 200),
        "action": right._replace(
            action=next(n for n in range(6, 352) if right.legal >> n & 1 and n != right.action)
        ),
    }
    with pytest.raises(DisagreementError):
        Replay(deck, 2, OYA).run([*decisions[:30], wrong[field], *decisions[31:]], ending)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_decks_differ_from_batch_to_batch(players: int) -> None:
    decks = {deck_for(number, players).sha256 for number in range(8)}
    assert len(decks) == 7  # the standard deck occurs twice
