"""What comes over the wire is, for the screens, the same as what the engine shows."""

import random
from typing import Any

import msgspec
import pytest

from silvergold.engine import (
    Dealer,
    Game,
    Take,
    TakeBack,
    can_take_back,
    legal_moves,
    seats_to_move,
    standard_deck,
    view,
)
from silvergold.protocol import events, moves, views
from silvergold.terminal.client.table_client import TableEvent
from silvergold.terminal.client.wire import read_event, read_legal, read_view, written_move

TABLE: dict[str, Any] = {"settings": {}}


def as_json(value: object) -> Any:
    """As it is sent."""
    return msgspec.json.decode(msgspec.json.encode(value))


def own_json(game: Game, seat: int) -> Any:
    """What the server tells the holder of a seat."""
    return as_json(views.own_view(game.state, seat, legal_moves(game.state, seat)))


@pytest.mark.parametrize("memory_aid", [True, False])
def test_every_position_moves_and_events_of_a_game_are_the_same_over_the_wire(memory_aid: bool) -> None:
    deck, dice = standard_deck(), random.Random(7)
    game, dealer = Game(deck, 3), Dealer(deck, b"wire")
    game.play_chance(dealer)
    while not game.is_over:
        sent = as_json(views.game_view(game.state, memory_aid))
        assert read_view(TABLE, sent, None, deck) == view(game.state, memory_aid=memory_aid)
        for seat in range(3):
            own = own_json(game, seat)
            assert read_view(TABLE, sent, own, deck) == view(game.state, seat, memory_aid=memory_aid)
            assert read_legal(own) == legal_moves(game.state, seat)
        seat = dice.choice(seats_to_move(game.state))
        move = dice.choice(legal_moves(game.state, seat))
        if can_take_back(game.state, seat) and dice.random() < 0.1:
            move = TakeBack(seat, all=dice.random() < 0.5)
        sent_move = moves.from_engine_move(move)
        assert msgspec.convert(as_json(written_move(move)), moves.PlayerMove) == sent_move
        game.play(move)
        game.play_chance(dealer)
    for event in game.events:
        assert read_event(as_json(events.from_engine_event(event, (0, 1, 2)))) == event


def test_keys_that_nobody_knows_yet_are_ignored() -> None:
    own = {"seat": 1, "legal": [{"move": "take", "card": "grey-01", "with": "joy"}]}
    assert read_legal(own) == (Take(1, "grey-01"),)


def test_events_of_the_table_are_told_apart() -> None:
    stood_in = events.StoodIn(1, "sailor", "away")
    assert read_event(as_json(stood_in)) == TableEvent("stood_in", 1, "sailor")
    assert read_event(as_json(events.Began())) == TableEvent("began")
    assert read_event({"event": "danced", "with": "joy"}) == TableEvent("danced")


def test_cards_dealt_to_another_are_not_known() -> None:
    dealt = read_event(as_json(events.Dealt(1)))
    assert not isinstance(dealt, TableEvent)
    assert dealt.cards == ()  # type: ignore[union-attr]
