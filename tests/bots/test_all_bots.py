"""Every bot can make every decision at every table, from what its seat may know."""

from itertools import pairwise

import pytest

from silvergold.arena.match import Match, game_seed, play_on, scores_of
from silvergold.bots import BOTS, LEVELS, make_bot, seat_bot
from silvergold.engine import (
    EDITIONS,
    Color,
    Dealer,
    Deck,
    Edition,
    Game,
    Keep,
    Phase,
    legal_moves,
    seats_to_move,
    standard_deck,
    view,
)
from tests.decks import random_deck
from tests.thorough import cases, slow

DEALS = cases(1, thorough=4)
"""How many deals show which of two bots is stronger."""


def whole_game(bot: str, players: int, deck: Deck, edition: Edition) -> Game:
    """A game with one bot on all seats; the engine refuses illegal moves."""
    seed = game_seed("whole", players)
    game = Game(deck, players, edition)
    play_on(game, Dealer(deck, seed), [seat_bot(bot, seed, seat) for seat in range(players)])
    return game


@pytest.mark.parametrize(("players", "edition"), [(4, "oya"), *slow([(2, "oya"), (3, "nsv")])])
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_to_the_end_with_the_smallest_deck(bot: str, players: int, edition: str) -> None:
    deck = random_deck(players, 4 * players + 4, (Color.GREY, Color.GREEN), 0.7)
    assert whole_game(bot, players, deck, EDITIONS[edition]).is_over


@pytest.mark.parametrize("symbols", [0.0, *slow([0.7])])
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_with_any_deck(bot: str, symbols: float) -> None:
    deck = random_deck(7, 30, (Color.GREY, Color.GREEN, Color.ORANGE), symbols)
    assert whole_game(bot, 2, deck, EDITIONS["nsv"]).is_over


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_decides_without_any_events(bot: str) -> None:
    game = Game(standard_deck(), 2)
    dealer = Dealer(standard_deck(), b"deaf")
    game.play_chance(dealer)
    for _ in range(30):
        seat = seats_to_move(game.state)[0]
        moves = legal_moves(game.state, seat)
        move = make_bot(bot, b"").choose(view(game.state, seat), moves)
        assert move in moves
        game.play(move)
        game.play_chance(dealer)


@pytest.mark.parametrize("bot", BOTS)
def test_hidden_choices_of_others_change_no_choice(bot: str) -> None:
    """R2.2, R3.2: the last seat to decide chooses as if it were the first."""
    deck, seed = standard_deck(), b"secret"
    game, dealer = Game(deck, 2), Dealer(deck, seed)
    game.play_chance(dealer)
    for turn in range(6):
        waiting = seats_to_move(game.state)
        assert len(waiting) == 2
        early = seat_bot(bot, seed, 1).decide(game)
        while seats_to_move(game.state) == waiting:
            others = legal_moves(game.state, 0)
            game.play(others[(7 * turn) % len(others)])
        assert seats_to_move(game.state) == (1,)
        assert seat_bot(bot, seed, 1).decide(game) == early
        while 1 in seats_to_move(game.state) and game.state.phase in (Phase.KEEP, Phase.MARK):
            game.play(seat_bot(bot, seed, 1).decide(game))
            if isinstance(early, Keep):
                break
        game.play_chance(dealer)
        while game.state.phase == Phase.TAKE:
            game.play(legal_moves(game.state, seats_to_move(game.state)[0])[0])
            game.play_chance(dealer)


@pytest.mark.parametrize("bot", [bot for bot in BOTS if bot != "drifter"])
def test_a_bot_chooses_the_same_move_in_the_same_position(bot: str) -> None:
    deck = random_deck(1, 12, (Color.GREY, Color.GREEN), 0.3)
    first, second = (whole_game(bot, 2, deck, EDITIONS["nsv"]) for _ in range(2))
    assert first.moves == second.moves


def test_the_levels_are_six_bots_each_stronger_than_the_one_before() -> None:
    assert len(LEVELS) == len({level.bot for level in LEVELS}) == len({level.name for level in LEVELS}) == 6
    assert {level.bot for level in LEVELS} <= set(BOTS)
    for weaker, stronger in pairwise(LEVELS):
        assert lead(stronger.bot, weaker.bot, deals=DEALS) > 0, (stronger, weaker)


def test_a_beginner_beats_the_level_for_first_games() -> None:
    """bench/ladder.md measures how often: about three games in four."""
    assert lead("examples.beginner:Beginner", LEVELS[0].bot, deals=10) > 0


def lead(bot: str, other: str, deals: int) -> int:
    """By how many points a bot leads another over some deals, with seats exchanged."""
    points = 0
    for number in range(deals):
        for seat, bots in enumerate([(bot, other), (other, bot)]):
            game, _ = Match(standard_deck(), bots, "levels").play(number)
            totals = [lines.total for lines in scores_of(game)]
            points += totals[seat] - totals[1 - seat]
    return points
