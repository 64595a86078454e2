"""Positions in which bots decide, and what they choose there."""

from collections.abc import Iterator, Sequence

from silvergold.bots import seat_bot
from silvergold.engine import NSV, Dealer, Edition, Game, GameState, PlayerMove, seats_to_move, standard_deck
from silvergold.review.rollouts import decide
from tests.boards import all_ready, mark, player, table

OPPONENT = player("grey-9  green-9")
NEARLY_FINISHED = player("""
    green-1  lilac-1
    OOOO     ####
    O###     ####
    OO..     ####
    ....     ##..
""")
"""A straight shape finishes the smaller island."""
LYING_DOMINO = table(
    player("""
        grey-1  lilac-1
        OOOO    OO##
        O###    OO#c
        ....    OOOc
        ....    OO..
    """),
    OPPONENT,
    shape="domino",
)
"""A domino can lie on the larger island, and also stand there, on more symbols."""


def choice(bot: str, state: GameState, seat: int = 0) -> PlayerMove:
    """The choice of a bot that has seen all shapes of this round."""
    return next(decide(state, seat, bot))


def played_games(bots: Sequence[str], decisions: int, edition: Edition = NSV) -> Iterator[Game]:
    """A game before each of its first decisions, after all players have kept two cards."""
    deck, seed = standard_deck(), b"played"
    game, dealer = Game(deck, len(bots), edition), Dealer(deck, seed)
    seats = [seat_bot(name, seed, seat) for seat, name in enumerate(bots)]
    game.play_chance(dealer)
    for number in range(decisions):
        if game.is_over:
            return
        if number >= len(bots):
            yield game
        game.play(seats[seats_to_move(game.state)[0]].decide(game))
        game.play_chance(dealer)


def to_take(display: str, *, completed: str = "", turn: int = 1, round: int = 1) -> GameState:  # noqa: A002
    """A table where seat 0 has just completed a card and takes a new one."""
    hand = player(
        """
        grey-1  lilac-1
        OOO#    ####
        OOOO    ####
        ....    ####
        ....    ##..
        """,
        completed=completed,
    )
    state = table(hand, OPPONENT, shape="domino", display=display, turn=turn, round=round)
    return all_ready(mark(mark(state, 0, "grey-1", "d1"), 1, "grey-9", "a1"))[0]
