"""Views, moves and events are the same for the engine before and after the wire."""

import random
from typing import Any

import msgspec
import pytest

from silvergold.engine import (
    Dealer,
    Dealt,
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
from silvergold.protocol.commands import TableSettings
from silvergold.protocol.messages import Update, read_message


def over_the_wire(update: Update) -> Update:
    """An update after encoding and decoding."""
    message = read_message(msgspec.json.decode(msgspec.json.encode(update)))
    assert isinstance(message, Update)
    return message


def received_view(game: Game, seat: int | None, memory_aid: bool) -> tuple[Any, Any]:
    """The view and the legal moves that the holder of a seat, or a spectator, receives."""
    state = game.state
    own = () if seat is None else (views.own_view(state, seat, legal_moves(state, seat)),)
    update = over_the_wire(Update(0, game=views.game_view(state, memory_aid), own=own))
    assert update.game is not None
    mine = update.own[0] if update.own else None
    seen = views.to_engine_view(TableSettings(), update.game, mine, state.deck)
    return seen, mine and views.to_engine_legal(mine)


@pytest.mark.parametrize("memory_aid", [True, False])
def test_every_position_move_and_event_of_a_game_survives_the_wire(memory_aid: bool) -> None:
    deck, dice = standard_deck(), random.Random(7)
    game, dealer = Game(deck, 3), Dealer(deck, b"wire")
    game.play_chance(dealer)
    while not game.is_over:
        assert received_view(game, None, memory_aid) == (view(game.state, memory_aid=memory_aid), None)
        for seat in range(3):
            expected = view(game.state, seat, memory_aid=memory_aid), legal_moves(game.state, seat)
            assert received_view(game, seat, memory_aid) == expected
        seat = dice.choice(seats_to_move(game.state))
        move = dice.choice(legal_moves(game.state, seat))
        if can_take_back(game.state, seat) and dice.random() < 0.1:
            move = TakeBack(seat, all=dice.random() < 0.5)
        sent = msgspec.json.encode(moves.from_engine_move(move))
        assert moves.to_engine_move(msgspec.json.decode(sent, type=moves.PlayerMove), seat) == move
        game.play(move)
        game.play_chance(dealer)
    everything = tuple(events.from_engine_event(event, (0, 1, 2)) for event in game.events)
    received: tuple[Any, ...] = over_the_wire(Update(len(everything), everything)).events
    assert [events.to_engine_event(event) for event in received] == game.events


def test_cards_dealt_to_other_seats_are_not_sent() -> None:
    hidden = events.from_engine_event(Dealt(1, ("grey-01",)), (0,))
    assert over_the_wire(Update(1, (hidden,))).events == (events.Dealt(1),)


def test_unknown_keys_of_a_move_are_ignored_and_unknown_moves_left_out() -> None:
    side = {"cards": [], "coins": 0, "cups": [], "palms": [], "completed": []}
    score = dict.fromkeys(views.ScoreView.__struct_fields__, 0)
    legal = [{"move": "take", "card": "grey-01", "with": "joy"}, {"move": "dance"}]
    own = {"seat": 1, "side": side | {"score": score}, "dealt": [], "crosses": 0, "can_take_back": False}
    message = read_message({"message": "update", "number": 0, "own": [own | {"legal": legal}]})
    assert isinstance(message, Update)
    assert message.own is not None
    assert views.to_engine_legal(message.own[0]) == (Take(1, "grey-01"),)
