"""A game in progress: its state, and the moves and events that led there."""

from silvergold.engine.dealer import Dealer
from silvergold.engine.deck import Deck
from silvergold.engine.events import Event
from silvergold.engine.legal import seats_to_move
from silvergold.engine.moves import Move
from silvergold.engine.rules import apply, new_game, unpublished
from silvergold.engine.state import NSV, Edition, Phase


class Game:
    """A list of moves, with the state and the events that follow from it."""

    def __init__(self, deck: Deck, players: int = 2, edition: Edition = NSV) -> None:
        self.state = new_game(deck, players, edition)
        self.moves: list[Move] = []
        self.events: list[Event] = []
        """What has happened so far; ``events_seen`` selects what a seat may know."""

    @property
    def is_over(self) -> bool:
        """R6.2: whether the last turn has been settled."""
        return self.state.phase == Phase.OVER

    @property
    def all_events(self) -> tuple[Event, ...]:
        """The events with the choices and marks not yet published: for a record, never for a seat."""
        return (*self.events, *unpublished(self.state))

    def play(self, move: Move) -> tuple[Event, ...]:
        """Play one move; a refused move raises an error and changes nothing."""
        self.state, events = apply(self.state, move)
        self.moves.append(move)
        self.events += events
        return events

    def play_chance(self, dealer: Dealer) -> tuple[Event, ...]:
        """Let the dealer move until a player must decide or the game is over."""
        events: tuple[Event, ...] = ()
        while not self.is_over and not seats_to_move(self.state):
            events += self.play(dealer.move(self.state))
        return events
