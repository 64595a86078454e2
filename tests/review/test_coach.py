"""The coach recommends good moves and gives true reasons, from what the seat may know."""

from collections.abc import Iterator

import pytest
from hypothesis import given

from silvergold.bots import make_bot
from silvergold.engine import (
    Dealer,
    Game,
    GameState,
    Phase,
    PlayerMove,
    Ready,
    Take,
    events_seen,
    legal_moves,
    score,
    seats_to_move,
    standard_deck,
    view,
)
from silvergold.review.coach import CLAIMS, advise, reason
from silvergold.words import Words
from tests.decks import Table, games
from tests.review.truth import TRUTHS, ClaimedMove

SEEDS = [b"gull", b"tern"]


def claimed(state: GameState, move: PlayerMove) -> Iterator[tuple[str, ClaimedMove]]:
    """All claims that hold for a move."""
    moves, seen = legal_moves(state, move.seat), view(state, move.seat)
    for message, claim in CLAIMS.get(type(move), {}).items():
        values = claim(seen, moves, move)
        if values is not None:
            yield message, ClaimedMove(state, move, values)


@given(played=games())
def test_every_claim_about_a_move_is_true(played: tuple[Table, Game]) -> None:
    state = played[1].state
    for seat in seats_to_move(state):
        for move in legal_moves(state, seat)[:40]:
            for message, said in claimed(state, move):
                assert TRUTHS[message](said), (message, said.values, move)


@pytest.mark.parametrize("seed", SEEDS)
def test_only_the_best_pair_is_claimed_to_be_the_best(seed: bytes) -> None:
    state = next(coached_game(seed)).state
    said = [claim for move in legal_moves(state, 0) for claim in claimed(state, move)]
    assert all(TRUTHS[message](claim) for message, claim in said)
    assert [message for message, _ in said].count("coach-why-pair-rate") == 1


def coached_game(seed: bytes) -> Iterator[Game]:
    """A game in which one seat follows the coach, before each of its decisions."""
    deck = standard_deck()
    game, dealer, rival = Game(deck), Dealer(deck, seed), make_bot("sailor", seed)
    while not game.is_over:
        game.play_chance(dealer)
        for seat in seats_to_move(game.state):
            moves = legal_moves(game.state, seat)
            if seat == 0:
                yield game
                game.play(advise(view(game.state, 0), moves, events_seen(game.events, 0)).move)
            else:
                game.play(rival.choose(view(game.state, 1), moves))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_coachs_reasons_are_true_and_have_words_in_whole_games(seed: bytes) -> None:
    words, reasons = Words(), set[str]()
    for game in coached_game(seed):
        moves = legal_moves(game.state, 0)
        hint = advise(view(game.state, 0), moves, events_seen(game.events, 0))
        assert hint.move in moves
        assert words.say(hint.why.id, **hint.why.values)
        if hint.why.id == "coach-why-all-marked":
            assert isinstance(hint.move, Ready)
        else:
            assert TRUTHS[hint.why.id](ClaimedMove(game.state, hint.move, hint.why.values))
        reasons.add(hint.why.id)
    assert len(reasons) > 6, "too few different reasons"


def test_following_the_coach_beats_an_easy_opponent() -> None:
    games = [list(coached_game(seed))[-1] for seed in SEEDS]
    totals = [[score(player).total for player in game.state.players] for game in games]
    assert sum(mine for mine, _ in totals) > sum(theirs for _, theirs in totals)


def test_every_claim_has_a_check_and_words() -> None:
    messages = {message for claims in CLAIMS.values() for message in claims}
    assert messages == set(TRUTHS)
    assert all(Words().has(message) for message in messages)


def test_the_most_important_reason_comes_first() -> None:
    """For a mark that finishes an island on a coin, the reason is the island."""
    for game in coached_game(SEEDS[0]):
        state = game.state
        if state.phase == Phase.MARK:
            for move in legal_moves(state, 0):
                said = [message for message, _ in claimed(state, move)]
                if len(said) > 2:
                    assert reason(view(state, 0), legal_moves(state, 0), move).id == said[0]
                    return
    raise AssertionError("no move of the game has two reasons")


def test_a_seal_is_a_reason_only_if_it_counts_something() -> None:
    for game in coached_game(SEEDS[1]):
        if game.state.phase == Phase.TAKE:
            completed = {card.color for card in game.state.players[0].completed}
            for move in legal_moves(game.state, 0):
                seal = isinstance(move, Take) and game.state.deck.by_id[move.card].seal
                said = [message for message, _ in claimed(game.state, move)]
                assert ("coach-why-seal" in said) == (seal in completed)
