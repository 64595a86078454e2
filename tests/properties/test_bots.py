"""Bots choose legal moves and play the same way every time; a match always gives the same bytes."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silvergold.arena.match import Match, scores_of
from silvergold.bots import make_bot
from silvergold.engine import EDITIONS, format_record, legal_moves, seats_to_move, standard_deck, verify, view
from tests.decks import Table, play, tables

MATCHES = [
    ("nsv", ("sailor", "drifter"), "c434f43b74da15ea5e0a5ce359912768dea6658fa9b15b7be52e5512044bf5ce"),
    (
        "oya",
        ("drifter", "sailor", "drifter"),
        "c17aeeb3cafaf63bce0c958153b31fcf7b4da4cf97882a23aa18823f98e9faa8",
    ),
    (
        "nsv",
        ("sailor", "sailor", "drifter", "drifter"),
        "5ae7dd415679624824833a8138f651bdcffcffcf8183eb91e1f784d043d04432",
    ),
    (
        "nsv",
        ("deckhand", "navigator"),
        "26f809a55fb149685cfcd2a625f4d1cfff90557a682707e42977eb335d4e87bc",
    ),
    (
        "oya",
        ("captain", "sailor", "deckhand"),
        "ad987e4f39a1cda75947bcbf25a110e3b12731490da6da741d655d3db469395d",
    ),
]
"""Small matches and the sha256 of their records, which show any change in a bot or the dealer."""


@pytest.mark.parametrize("name", ["drifter", "deckhand", "sailor"])
@given(table=tables())
def test_a_bot_always_chooses_one_of_the_legal_moves(name: str, table: Table) -> None:
    bot = make_bot(name, table.seed)
    for game in play(table):
        for seat in seats_to_move(game.state):
            moves = legal_moves(game.state, seat)
            assert bot.choose(view(game.state, seat), moves) in moves


@pytest.mark.parametrize("name", ["drifter", "deckhand", "sailor"])
@given(table=tables(), seed=st.binary())
def test_a_bot_with_the_same_seed_makes_the_same_choices(name: str, table: Table, seed: bytes) -> None:
    one, other = make_bot(name, seed), make_bot(name, seed)
    for game in play(table):
        for seat in seats_to_move(game.state):
            moves, seen = legal_moves(game.state, seat), view(game.state, seat)
            assert one.choose(seen, moves) == other.choose(seen, moves)


def test_sailor_beats_drifter_clearly() -> None:
    wins = points = 0
    for number in range(40):
        seat = number % 2
        bots = ("sailor", "drifter") if seat == 0 else ("drifter", "sailor")
        game, _ = Match(standard_deck(), bots, "forty games").play(number)
        totals = [lines.total for lines in scores_of(game)]
        wins += totals[seat] > totals[1 - seat]
        points += totals[seat] - totals[1 - seat]
    assert wins >= 38
    assert points >= 40 * 20


@pytest.mark.parametrize(("edition", "bots", "sha256"), MATCHES)
def test_a_match_gives_the_same_bytes_every_time(edition: str, bots: tuple[str, ...], sha256: str) -> None:
    def records() -> bytes:
        match = Match(standard_deck(), bots, "golden", EDITIONS[edition])
        return "\n".join(format_record(match.play(number)[1]) for number in range(5)).encode()

    once = records()
    assert records() == once
    assert hashlib.sha256(once).hexdigest() == sha256


@pytest.mark.parametrize(("edition", "bots", "_sha256"), MATCHES)
def test_the_records_of_a_match_verify(edition: str, bots: tuple[str, ...], _sha256: str) -> None:
    match = Match(standard_deck(), bots, "golden", EDITIONS[edition])
    game, record = match.play(1)
    assert verify(record, standard_deck()).state == game.state
    assert [player.kind for player in record.players] == [f"bot:{name}" for name in bots]
