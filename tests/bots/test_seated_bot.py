"""A bot receives the events and views of its own seat, and nothing else."""

from collections.abc import Sequence

from silvergold.arena.match import play_on
from silvergold.bots import SeatedBot
from silvergold.engine import Dealer, Event, Game, PlayerMove, View, events_seen, standard_deck
from silvergold.engine.events import Dealt


class RecordingBot:
    """Plays the first legal move, and records all events and views."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.views: list[View] = []

    def observe(self, events: Sequence[Event]) -> None:
        self.events += events

    def choose(self, view: View, moves: Sequence[PlayerMove]) -> PlayerMove:
        self.views.append(view)
        return moves[0]


def game_between(bots: Sequence[RecordingBot]) -> Game:
    game = Game(standard_deck(), players=len(bots))
    seated = [SeatedBot(bot, seat) for seat, bot in enumerate(bots)]
    play_on(game, Dealer(game.state.deck, b"listen"), seated)
    return game


def test_a_bot_receives_every_event_once_and_in_order_until_its_last_decision() -> None:
    bots = [RecordingBot() for _ in range(3)]
    game = game_between(bots)
    for seat, bot in enumerate(bots):
        expected = events_seen(game.events, seat)
        assert bot.events == list(expected[: len(bot.events)])
        assert len(expected) - len(bot.events) < 30  # the last turn and the scores are left


def test_a_bot_receives_only_its_own_dealt_cards() -> None:
    bots = [RecordingBot() for _ in range(4)]
    game_between(bots)
    for seat, bot in enumerate(bots):
        assert [event.seat for event in bot.events if isinstance(event, Dealt)] == [seat]


def test_a_bot_sees_the_table_from_its_own_seat() -> None:
    bots = [RecordingBot() for _ in range(2)]
    game_between(bots)
    for seat, bot in enumerate(bots):
        assert {view.seat for view in bot.views} == {seat}
        assert all(view.shapes_seen is None for view in bot.views)
