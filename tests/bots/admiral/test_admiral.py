"""Admiral sees the table correctly."""

from silvergold.bots.admiral.from_view import own_side, points_of, rivals_of
from silvergold.engine import score, view
from tests.boards import player, table
from tests.bots.positions import played_games


def test_it_sees_the_points_that_the_engine_scores() -> None:
    for game in played_games(["sailor", "sailor", "drifter"], 200):
        for seat, side in enumerate(game.state.players):
            seen = view(game.state, seat)
            if all(open_card.unmarked for open_card in side.cards):
                assert points_of(seen.me) == own_side(seen).points == score(side).total


def test_it_sees_its_rivals_clockwise() -> None:
    sides = [player(f"grey-{n}  green-{n}", coins=n) for n in range(3)]
    seen = view(table(*sides), 1)
    rivals, theirs = rivals_of(seen)
    assert rivals.coins.tolist() == [2, 0, 0]
    assert rivals.is_there.tolist() == [1, 1, 0]
    assert theirs.unmarked.any(axis=1).tolist() == [True, True, False]
