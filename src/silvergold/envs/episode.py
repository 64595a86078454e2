"""One game of an environment: agents decide by action number; chance and readiness follow by themselves."""

import numpy as np

from silvergold.actions import legal_bits, move_of
from silvergold.engine import (
    Dealer,
    Deck,
    Game,
    GameRecord,
    GameState,
    Participant,
    Phase,
    Ready,
    bot_kind,
    record_of,
    score,
    seats_to_move,
)
from silvergold.engine.state import MOST_PLAYERS
from silvergold.observations.encoding import Bits, ObservationEncoder
from silvergold.observations.options import EpisodeOptions
from silvergold.observations.rewards import victory_shares

CHANCE = {Phase.DEAL, Phase.DISPLAY, Phase.START, Phase.REVEAL, Phase.DRAW, Phase.REFILL}
READY = tuple(Ready(seat) for seat in range(MOST_PLAYERS))


class Episode:
    """Plays one game after the other with the same deck, number of players and edition."""

    def __init__(self, options: EpisodeOptions) -> None:
        self.players, self.edition, self.deck, self.reward = options
        self.game = Game(self.deck, self.players, self.edition)
        self.seed = b""
        self.seats: tuple[int, ...] = ()
        """The seats that have something to decide, in the order in which a turn-based environment asks."""
        self._encoder = ObservationEncoder(self.deck, self.players)

    def deal(self, seed: bytes) -> None:
        """Start a new game."""
        self.seed = seed
        self.game = Game(self.deck, self.players, self.edition)
        self._dealer = Dealer(self.deck, seed)
        self._points = [0] * self.players
        self._advance()

    @property
    def is_over(self) -> bool:
        """R6.2: whether the last turn has been settled."""
        return self.game.state.phase == Phase.OVER

    def observe(self, seat: int, *, has_mask: bool = True) -> tuple[Bits, Bits]:
        """A seat's observation and its mask of legal actions; the mask can be left empty."""
        state = self.game.state
        legal = legal_bits(state, seat) if has_mask else 0
        return self._encoder.arrays(self._encoder.bits(state, seat), legal)

    def all_observations(self) -> Bits:
        """The observations of all seats, one after the other: everything that somebody knows."""
        return np.concatenate([self.observe(seat, has_mask=False)[0] for seat in range(self.players)])

    def legal(self, seat: int) -> int:
        """The legal actions of a seat as bits, without the cost of an array."""
        return legal_bits(self.game.state, seat)

    def play(self, seat: int, action: int) -> None:
        """Play one decision and what follows from it; an illegal one raises and changes nothing."""
        game = self.game
        game.play(move_of(game.state, seat, action))
        if game.state.phase == Phase.MARK:
            if game.state.players[seat].crosses:  # R4.3: the same seat decides again
                return
            game.play(READY[seat])
        self._advance()

    def _advance(self) -> None:
        """Play chance moves, and ready the seats that have nothing to mark, until somebody must decide."""
        game, state = self.game, self.game.state
        while move := self._dealer.move(state) if state.phase in CHANCE else ready_move(state):
            game.play(move)
            state = game.state
        self.seats = seats_in_order(state)

    def rewards(self) -> list[float]:
        """Each seat's reward for the latest decision: the points it scored, or the victory at the end."""
        players = self.game.state.players
        if self.reward == "win":
            return victory_shares(players, self.edition) if self.is_over else [0.0] * self.players
        before, self._points = self._points, [score(player).total for player in players]
        return [float(now - then) for now, then in zip(self._points, before, strict=True)]

    def record(self, participants: tuple[Participant, ...] | None = None) -> GameRecord:
        """The record of the game so far."""
        return record_of(self.game, participants or agents(self.players), self.seed)


def agents(players: int) -> tuple[Participant, ...]:
    """The learning agents at all seats, as a record names them."""
    return tuple(Participant(f"player_{seat}", bot_kind("agent")) for seat in range(players))


def seats_in_order(state: GameState) -> tuple[int, ...]:
    """The seats to move: marking is asked for clockwise from the start player, keeping in seat order."""
    if state.phase == Phase.MARK:
        return tuple([seat for seat in state.seats_clockwise if not state.players[seat].is_ready])
    return seats_to_move(state)


def ready_move(state: GameState) -> Ready | None:
    """R3.2, R4.7: the move of the first seat that has nothing left to mark, if there is one."""
    if state.phase == Phase.MARK:
        for seat, player in enumerate(state.players):
            if not (player.is_ready or (player.crosses if player.before else player.has_unmarked_boxes)):
                return READY[seat]
    return None


def most_decisions(deck: Deck, players: int) -> int:
    """An upper bound of a game's decisions: every mark marks a box, and every card is taken at most once."""
    return players + sum(card.value for card in deck.cards) + len(deck.cards)
