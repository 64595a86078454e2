"""The winner and the reason in words (R7.6)."""

import pytest

from silvergold.engine import NSV, OYA, Color, Edition, TreasureCard
from silvergold.engine.state import Player, ScoreCard
from silvergold.terminal.rendering.score_sheet import result_lines
from silvergold.words import Words

BROKEN = "Tied on points: finished islands decide"
SHARED = "Tied on points: the victory is shared."


def finisher(colors: str, coins: int = 0) -> Player:
    """A player with completed cards of some colours, and coins."""
    cards = tuple(TreasureCard(f"{color}-{n}", Color(color), 1) for n, color in enumerate(colors.split()))
    return Player(score_card=ScoreCard(coins), completed=cards)


@pytest.mark.parametrize(
    ("players", "edition", "lines"),
    [
        ([finisher("grey"), finisher("lilac")], NSV, ["Bo wins!"]),
        ([finisher("grey", coins=6), finisher("lilac")], NSV, ["Ada wins!", BROKEN]),
        ([finisher("grey", coins=6), finisher("lilac")], OYA, ["Ada and Bo share the victory!", SHARED]),
        ([finisher("grey"), finisher("grey")], NSV, ["Ada and Bo share the victory!", SHARED]),
        (
            [finisher("grey lilac", coins=2), finisher("grey grey", coins=8), finisher("green lilac")],
            NSV,
            ["Bo wins!", BROKEN],
        ),
    ],
)
def test_the_result_is_explained(players: list[Player], edition: Edition, lines: list[str]) -> None:
    output = result_lines(players, edition, ["Ada", "Bo", "Cy"], Words())
    assert len(output) == len(lines)
    for line, begins in zip(output, lines, strict=True):
        assert line.startswith(begins)
