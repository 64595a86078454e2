"""The words for who has won, and why (R7.6)."""

import pytest

from silvergold.engine import NSV, OYA, Color, Edition, TreasureCard
from silvergold.engine.state import Player, ScoreCard
from silvergold.terminal.result import explain_result


def finisher(colors: str, coins: int = 0) -> Player:
    """A player with completed cards of some colours, and coins."""
    cards = tuple(TreasureCard(f"{color}-{n}", Color(color), 1) for n, color in enumerate(colors.split()))
    return Player(score_card=ScoreCard(coins), completed=cards)


@pytest.mark.parametrize(
    ("players", "edition", "words"),
    [
        ([finisher("grey"), finisher("lilac")], NSV, "Bo wins with 14 points."),
        (
            [finisher("grey", coins=6), finisher("lilac")],
            NSV,
            "Ada wins: 14 points each, but more finished grey",
        ),
        ([finisher("grey", coins=6), finisher("lilac")], OYA, "Ada and Bo share the victory with 14 points."),
        ([finisher("grey"), finisher("grey")], NSV, "Ada and Bo share the victory with 8 points."),
        (
            [finisher("green orange", coins=2), finisher("green lilac"), finisher("orange orange")],
            NSV,
            "Ada wins: 24 points each, but more finished orange",
        ),
        (
            [finisher("grey lilac", coins=2), finisher("grey grey", coins=8), finisher("green lilac")],
            NSV,
            "Bo wins: 24 points each, but more finished grey",
        ),
    ],
)
def test_the_result_is_explained(players: list[Player], edition: Edition, words: str) -> None:
    assert explain_result(players, ["Ada", "Bo", "Cy"], edition).startswith(words)
