"""A game as environments play it: decisions by number, everything else by itself."""

from typing import Literal

from silvergold.actions import move_of
from silvergold.engine import (
    NSV,
    Dealer,
    Deck,
    Edition,
    Game,
    GameRecord,
    GameState,
    Participant,
    Phase,
    Ready,
    record_of,
    score,
    standard_deck,
)
from silvergold.engine.scoring import Scorable, winners
from silvergold.engine.state import MOST_PLAYERS, Player
from silvergold.envs.board import Board
from silvergold.envs.encoding import Bits, Unpacker
from silvergold.envs.sight import Sight

RewardName = Literal["win", "points"]
CHANCE = {Phase.DEAL, Phase.DISPLAY, Phase.START, Phase.REVEAL, Phase.DRAW, Phase.REFILL}
READY = tuple(Ready(seat) for seat in range(MOST_PLAYERS))


class Episode:
    """One game after the other with the same deck, players and edition."""

    def __init__(
        self, players: int = 2, edition: Edition = NSV, deck: Deck | None = None, reward: RewardName = "win"
    ) -> None:
        self.deck = deck or standard_deck()
        self.players = players
        self.edition = edition
        self.reward = reward
        self._game: Game | None = Game(self.deck, players, edition)  # R1.1, R2.1: or it cannot be played
        self._untold: list[tuple[int, int]] = []
        """Seats and their decisions that the engine's game hasn't been told of."""
        self.seed = b""
        self.seats: tuple[int, ...] = ()
        """The seats that have something to decide, in the order in which turn-based play asks them."""
        self._board = Board(self.deck, players, edition)
        self._sight, self._unpacker = Sight(self._board), Unpacker(players)
        self._asked: tuple[int, int] | None = None
        """What was asked last since the latest decision: a seat, and what it may do."""

    def deal(self, seed: bytes) -> None:
        """Begin another game."""
        self.seed = seed
        self._dealer = Dealer(self.deck, seed)
        self._board.deal(self._dealer)
        self._game = None
        self._untold.clear()
        self._points = [0] * self.players
        self.seats, self._asked = self._board.seats, None

    @property
    def is_over(self) -> bool:
        """R6.2: whether the last turn has been settled."""
        return self._board.phase == Phase.OVER

    @property
    def game(self) -> Game:
        """The same game as the engine tells it."""
        if self._game is None:
            self._game = Game(self.deck, self.players, self.edition)
            self._go_on(self._game)
        for seat, action in self._untold:
            self._game.play(move_of(self._game.state, seat, action))
            self._go_on(self._game)
        self._untold.clear()
        return self._game

    def _go_on(self, game: Game) -> None:
        """Let chance move, and seats be ready that have nothing to mark, until somebody must decide."""
        while True:
            if game.state.phase in CHANCE:
                game.play(self._dealer.move(game.state))
            elif idle := idle_seats(game.state):
                game.play(READY[idle[0]])
            else:
                return

    def observe(self, seat: int, *, is_asked: bool = True) -> tuple[Bits, Bits]:
        """What a seat sees, and the mask of what it may do; nothing where it isn't asked yet."""
        legal = self.legal(seat) if is_asked else 0
        return self._unpacker.arrays(self._sight.bits(seat), legal)

    def legal(self, seat: int) -> int:
        """What a seat may do, as bits: for whoever needs no arrays."""
        if self._asked is None or self._asked[0] != seat:
            self._asked = seat, self._board.legal(seat)
        return self._asked[1]

    def play(self, seat: int, action: int) -> None:
        """One decision, and all that follows from it; a refused one raises and changes nothing."""
        if action >= 0 and self.legal(seat) >> action & 1:
            self._board.play(seat, action)
            self._untold.append((seat, action))
            self.seats, self._asked = self._board.seats, None
        else:
            self.game.play(move_of(self.game.state, seat, action))  # the engine tells why it is refused

    def rewards(self) -> list[float]:
        """What the latest decision has brought each seat: the points since, or the victory at the end."""
        if self.reward == "win":
            return shares(tuple(self._board.sides), self.edition) if self.is_over else [0.0] * self.players
        before, self._points = self._points, [score(side).total for side in self._board.sides]
        return [float(now - then) for now, then in zip(self._points, before, strict=True)]

    def record(self, participants: tuple[Participant, ...] | None = None) -> GameRecord:
        """The record of the game as far as it has come."""
        nobody = tuple(Participant(f"player_{seat}", "bot:agent") for seat in range(self.players))
        return record_of(self.game, participants or nobody, self.seed)


def idle_seats(state: GameState) -> list[int]:
    """R3.2, R4.7: the seats that can only be ready."""
    if state.phase != Phase.MARK:
        return []
    return [seat for seat, player in enumerate(state.players) if not player.is_ready and _is_idle(player)]


def _is_idle(player: Player) -> bool:
    return not (player.crosses if player.before else player.has_unmarked_boxes)


def shares(players: tuple[Scorable, ...], edition: Edition) -> list[float]:
    """The victory as numbers that add up to nothing: 1 for a sole winner, less where it is shared."""
    won = winners(players, edition)
    losers = len(players) - 1
    each = (len(players) / len(won) - 1) / losers
    return [each if seat in won else -1 / losers for seat in range(len(players))]


def most_decisions(deck: Deck, players: int) -> int:
    """No game has more decisions: every mark marks a box, and every card is taken once at most."""
    return players + sum(card.value for card in deck.cards) + len(deck.cards)
