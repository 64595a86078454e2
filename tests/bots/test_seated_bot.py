"""A bot hears and sees what its seat may, and nothing else."""

from collections.abc import Sequence

from silvergold.arena.match import play_on
from silvergold.bots import SeatedBot
from silvergold.engine import Dealer, Event, Game, PlayerMove, View, events_seen, standard_deck
from silvergold.engine.events import Dealt


class Listener:
    """Plays the first legal move, and keeps all it has heard and seen."""

    def __init__(self) -> None:
        self.heard: list[Event] = []
        self.views: list[View] = []

    def observe(self, events: Sequence[Event]) -> None:
        self.heard += events

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        self.views.append(view)
        return moves[0]


def game_between(listeners: Sequence[Listener]) -> Game:
    game = Game(standard_deck(), players=len(listeners))
    seated = [SeatedBot(listener, seat) for seat, listener in enumerate(listeners)]
    play_on(game, Dealer(game.state.deck, b"listen"), seated)
    return game


def test_a_bot_hears_everything_once_and_in_order_until_its_last_decision() -> None:
    listeners = [Listener() for _ in range(3)]
    game = game_between(listeners)
    for seat, listener in enumerate(listeners):
        expected = events_seen(game.events, seat)
        assert listener.heard == list(expected[: len(listener.heard)])
        assert len(expected) - len(listener.heard) < 30  # the last turn and the scores are left


def test_a_bot_hears_only_of_the_cards_dealt_to_itself() -> None:
    listeners = [Listener() for _ in range(4)]
    game_between(listeners)
    for seat, listener in enumerate(listeners):
        assert [event.seat for event in listener.heard if isinstance(event, Dealt)] == [seat]


def test_a_bot_sees_the_table_from_its_own_seat() -> None:
    listeners = [Listener() for _ in range(2)]
    game_between(listeners)
    for seat, listener in enumerate(listeners):
        assert {view.seat for view in listener.views} == {seat}
        assert all(view.shapes_seen is None for view in listener.views)
