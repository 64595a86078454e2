"""Captain plays sensibly, the same way every time, and better than Sailor."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

import numpy as np
import pytest

from silvergold.arena.match import play_on, scores_of
from silvergold.bots import Bot, SeatedBot
from silvergold.bots.planner.bot import Captain
from silvergold.bots.planner.island_forecast import free_place
from silvergold.bots.planner.island_values import MAX_TURNS, SHAPES, free_place_value, island_values
from silvergold.bots.planner.symbol_values import SymbolValues
from silvergold.bots.sailor import Sailor
from silvergold.engine import (
    Dealer,
    Deck,
    Draw,
    Game,
    Mark,
    Shape,
    Take,
    legal_moves,
    parse_deck,
    seats_to_move,
    standard_deck,
    view,
)
from silvergold.engine.cards import Color
from silvergold.engine.deck import SMALLEST_DECK
from silvergold.engine.grid import EXPEDITION_CARDS
from tests.boards import boxes, cards, player, table
from tests.bots.positions import OPPONENT, to_take
from tests.bots.positions import choice as bot_choice
from tests.decks import DrawnCard, deck_file

LAST_ROUND, LAST_TURN = 4, 7
UNTOUCHED = "green-1  lilac-1"

choice = partial(bot_choice, "captain")


def game_of(bots: Sequence[Bot], seed: bytes, deck: Deck) -> Game:
    """A whole game between bots; the engine refuses illegal moves."""
    game = Game(deck, len(bots))
    play_on(game, Dealer(deck, seed), [SeatedBot(bot, seat) for seat, bot in enumerate(bots)])
    return game


# --- Whole games ------------------------------------------------------------------------------------------


def test_captain_makes_the_same_choices_every_time() -> None:
    once, again = (game_of([Captain(b"one"), Captain(b"other")], b"twice", standard_deck()) for _ in range(2))
    assert once.moves == again.moves


def test_captain_decides_even_if_every_box_is_a_cross() -> None:
    """Anyone can bring such a deck to a server, where all tables share the process of the bots."""
    rows = ("xxxx", "xxxx", "xxxx", "xx..")
    drawn = [DrawnCard(f"cross-{number}", Color.LILAC, rows) for number in range(SMALLEST_DECK)]
    deck = parse_deck(deck_file("Crosses", drawn).encode())
    game, dealer, captains = Game(deck, 2), Dealer(deck, b"crosses"), [Captain(b""), Captain(b"")]
    while game.state.turn < 2:
        game.play_chance(dealer)
        for seat in seats_to_move(game.state):
            game.play(captains[seat].choose(view(game.state, seat), legal_moves(game.state, seat)))


@pytest.mark.slow
def test_captain_beats_sailor_clearly() -> None:
    wins = points = 0
    for number in range(12):
        seat = number % 2
        bots: list[Bot] = [Sailor(b""), Sailor(b"")]
        bots[seat] = Captain(b"")
        totals = [lines.total for lines in scores_of(game_of(bots, bytes([number // 2]), standard_deck()))]
        wins += totals[seat] > totals[1 - seat]
        points += totals[seat] - totals[1 - seat]
    assert wins >= 11
    assert points >= 12 * 20


def test_captain_decides_without_any_events() -> None:
    state = table(player(UNTOUCHED), OPPONENT, shape="corner3", turn=5)
    assert Captain(b"").choose(view(state, 0), legal_moves(state, 0)) in legal_moves(state, 0)


# --- Marking ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("still_to_come", "leave"),
    [(Shape.SQUARE4, ["a1 a2", "c1 c2"]), (Shape.L4, ["a1 b1", "b1 c1", "a2 b2", "b2 c2"])],
)
def test_it_leaves_room_for_a_shape_that_is_still_to_come(still_to_come: Shape, leave: list[str]) -> None:
    hand = player("""
        green-1  lilac-1
        ###O     ####
        ###O     ####
        OO..     ####
        ....     ##..
    """)
    left = [Shape.STRAIGHT3, still_to_come]
    shapes = [shape for shape, copies in EXPEDITION_CARDS.items() for _ in range(copies)]
    for shape in (*left, Shape.DOMINO):
        shapes.remove(shape)
    state = table(hand, OPPONENT, shape="domino", turn=6, round=LAST_ROUND)
    move = choice(state._replace(revealed=(*shapes, Shape.DOMINO)))
    assert move in [Mark(0, "green-1", boxes(names)) for names in leave]


def test_in_the_last_turn_it_prefers_the_coin_that_completes_a_row() -> None:
    hand = player(
        """
        grey-1  lilac-1
        OOOO    ####
        O##p    ###c
        ....    ####
        ....    ##..
        """,
        coins=3,
        cups=(),
    )
    state = table(hand, OPPONENT, shape="domino", turn=LAST_TURN, round=LAST_ROUND)
    move = choice(state)
    assert isinstance(move, Mark)
    assert move.card == "lilac-1"
    assert move.boxes & boxes("d2")


def test_it_waits_with_a_palm_until_there_are_palms_on_display() -> None:
    drawing = """
        grey-1  lilac-1
        O###    OO##
        OO##    OO#p
        ....    OOOO
        ....    OO..
    """
    palms = "grey-d1 green-d2 orange-d3 lilac-d4\n" + "p###    p###     p###      p###"
    rich = table(player(drawing), OPPONENT, shape="domino", display=palms)
    poor = table(player(drawing), OPPONENT, shape="domino")
    palm = boxes("d2")
    chosen = [move for move in (choice(rich), choice(poor)) if isinstance(move, Mark)]
    assert [bool(move.card == "lilac-1" and move.boxes & palm) for move in chosen] == [True, False]


# --- Taking cards -----------------------------------------------------------------------------------------


def test_early_in_the_game_it_takes_the_card_with_more_symbols() -> None:
    display = """
        orange-d1 orange-d2 orange-d3 orange-d4
        ####      ####      ####      ####
        ####      ##cx      ####      ####
        ####      ####      ####      ####
    """
    assert choice(to_take(display)) == Take(0, "orange-d2")


def test_it_prefers_the_seal_that_counts() -> None:
    display = "grey-d1/green grey-d2/lilac grey-d3/green grey-d4/green"
    completed = "lilac-c1 lilac-c2 lilac-c3"
    assert choice(to_take(display, completed=completed)) == Take(0, "grey-d2")


def test_it_prefers_the_colour_of_its_seals() -> None:
    display = "orange-d1 orange-d2 orange-d3 lilac-d4"
    completed = "grey-c1/lilac orange-c2/lilac green-c3/lilac"
    assert choice(to_take(display, completed=completed)) == Take(0, "lilac-d4")


def test_it_draws_only_when_nothing_is_on_display() -> None:
    state = to_take("lilac-d1 lilac-d2 lilac-d3 lilac-d4", turn=LAST_TURN - 1, round=LAST_ROUND)
    assert isinstance(choice(state), Take)
    assert choice(state._replace(display=())) == Draw(0)


# --- Its tables -------------------------------------------------------------------------------------------


def test_after_the_last_turn_only_a_completed_island_is_worth_anything() -> None:
    table = island_values(standard_deck().cards[0]).table(0)
    assert table[0, 0] == standard_deck().cards[0].value
    assert not table[:, 1:].any()


def test_more_turns_never_make_an_island_worth_less() -> None:
    values = island_values(cards("green-1\n#c##\n#x#p\n##..")[0].card)
    tables = [values.table(turns) for turns in range(MAX_TURNS + 1)]
    assert all(np.all(later >= sooner) for sooner, later in pairwise(tables))


def test_a_free_place_without_turns_adds_nothing() -> None:
    assert free_place(0, points=8.0) == (8.0, (8.0,) * len(SHAPES))
    assert free_place_value(1) == 0


def test_near_the_end_a_coin_is_worth_more_if_a_cup_is_closer() -> None:
    def coin(coins: int) -> float:
        state = table(player(UNTOUCHED, coins=coins), OPPONENT, turn=LAST_TURN - 2, round=LAST_ROUND)
        return SymbolValues(view(state, 0)).coin_value(1)

    assert coin(3) > coin(0) >= 1
    assert coin(12) == 0


def test_the_next_cup_is_worth_less_when_another_player_is_nearer_to_it() -> None:
    def expected(others_coins: int) -> float:
        other = player("grey-9  green-9", coins=others_coins)
        return SymbolValues(view(table(player(UNTOUCHED, coins=2), other), 0)).coin_points[3]

    assert expected(3) < expected(0)
