"""A host's own bot that fails is replaced, and logged once; no table waits for it."""

import asyncio
import logging

import pytest

from silvergold.engine import NSV, Game, legal_moves, standard_deck, view
from silvergold.engine.dealer import Dealer
from silvergold.server.background.bot_pool import BotPool, BotRequest, SeatKnowledge
from tests.server.helpers import failing_bots

OWN = [f"{failing_bots.__name__}:{name}" for name in ("Raising", "Illegal", "Hanging", "Dying")]


def request(bot: str) -> BotRequest:
    """The first decision of a game."""
    game = Game(standard_deck(), 2, NSV)
    game.play_chance(Dealer(standard_deck(), b"seed"))
    knowledge = SeatKnowledge(tuple(game.events), view(game.state, 0), legal_moves(game.state, 0))
    return BotRequest(bot, b"seed", knowledge, limit_s=1)


def test_a_stand_in_decides_for_bots_that_fail_and_each_is_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def ask_twice() -> None:
        pool = BotPool(1, bots=(*OWN, "no_such_module:Bot"))
        try:
            for bot in (*OWN, "no_such_module:Bot"):
                asked = request(bot)
                for _ in range(2):
                    assert await pool.ask(asked) in asked.knowledge.moves
        finally:
            await pool.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(ask_twice())
    assert [vars(record)["bot"] for record in caplog.records] == [*OWN, "no_such_module:Bot"]
    assert [record.getMessage() for record in caplog.records] == [
        "a bot of your own failed: sailor plays in its place"
    ] * 5
    reasons = [vars(record)["why"] for record in caplog.records]
    expected = (
        "LookupError: no idea",
        "is not a legal move",
        "took longer than 1 sec",
        "its process ended",
        "",
    )
    assert all(part in reason for part, reason in zip(expected, reasons, strict=True)), reasons
