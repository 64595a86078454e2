"""A game as environments play it: decisions by number, everything else by itself."""

from typing import Literal

from silvergold.actions import legal_bits, move_of
from silvergold.engine import (
    NSV,
    Dealer,
    Deck,
    Edition,
    Game,
    GameRecord,
    GameState,
    IllegalMoveError,
    Participant,
    Phase,
    record_of,
    score,
    seats_to_move,
    standard_deck,
)
from silvergold.engine.legal import ready_of
from silvergold.engine.scoring import winners
from silvergold.envs.encoding import Bits, Encoder

RewardName = Literal["win", "points"]


class Table:
    """One game after the other with the same deck, players and edition."""

    def __init__(
        self, players: int = 2, edition: Edition = NSV, deck: Deck | None = None, reward: RewardName = "win"
    ) -> None:
        self.deck = deck or standard_deck()
        self.players = players
        self.edition = edition
        self.reward = reward
        self.game = Game(self.deck, players, edition)  # R1.1, R2.1: refuses what cannot be played
        self.seed = b""
        self._encoder = Encoder(players)

    def deal(self, seed: bytes) -> None:
        """Begin another game."""
        self.seed = seed
        self.game = Game(self.deck, self.players, self.edition)
        self._dealer = Dealer(self.deck, seed)
        self._encoder.forget()
        self._points = [0] * self.players
        self._go_on()

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that have something to decide, in the order in which turn-based play asks them."""
        state = self.game.state
        waiting = seats_to_move(state)
        if state.phase != Phase.MARK or len(waiting) == 1:
            return waiting
        return tuple([seat for seat in state.seats_clockwise if seat in waiting])

    def observe(self, seat: int) -> tuple[Bits, Bits]:
        """What a seat sees, and the mask of what it may do."""
        return self._encoder.observe(self.game.state, seat)

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether a seat may do something now."""
        return action >= 0 and bool(legal_bits(self.game.state, seat) >> action & 1)

    def play(self, seat: int, action: int) -> None:
        """One decision, and all that follows from it; a refused one raises and changes nothing."""
        game = self.game
        game.play(move_of(game.state, seat, action))
        if game.state.phase == Phase.MARK:
            if owes_nothing(game.state, seat):
                game.play(ready_of(seat)[0])
            else:
                return
        self._go_on()

    def _go_on(self) -> None:
        """Let chance move, and seats be ready that have nothing to mark (R4.7), until somebody must decide."""
        game = self.game
        while (phase := game.state.phase) != Phase.OVER:
            if phase in (Phase.KEEP, Phase.TAKE) or (phase == Phase.MARK and not self._pass_over()):
                return
            if phase != Phase.MARK:
                game.play(self._dealer.move(game.state))

    def _pass_over(self) -> bool:
        """Whether a seat had nothing to mark."""
        state = self.game.state
        for seat, player in enumerate(state.players):
            if not player.is_ready and player.before is None and not player.has_unmarked_boxes:
                self.game.play(ready_of(seat)[0])
                return True
        return False

    def rewards(self) -> list[float]:
        """What the latest decision has brought each seat: the points since, or the victory at the end."""
        if self.reward == "win":
            return shares(self.game.state) if self.game.is_over else [0.0] * self.players
        before, self._points = self._points, [score(player).total for player in self.game.state.players]
        return [float(now - then) for now, then in zip(self._points, before, strict=True)]

    def record(self, participants: tuple[Participant, ...] | None = None) -> GameRecord:
        """The record of the game as far as it has come."""
        nobody = tuple(Participant(f"player_{seat}", "bot:agent") for seat in range(self.players))
        return record_of(self.game, participants or nobody, self.seed)


def owes_nothing(state: GameState, seat: int) -> bool:
    """R4.2, R4.3: whether a seat has marked what it must."""
    player = state.players[seat]
    return player.before is not None and not player.crosses


def shares(state: GameState) -> list[float]:
    """The victory as numbers that add up to nothing: 1 for a sole winner, less where it is shared."""
    won = winners(state.players, state.edition)
    losers = len(state.players) - 1
    each = (len(state.players) / len(won) - 1) / losers
    return [each if seat in won else -1 / losers for seat in range(len(state.players))]


def refused(error: IllegalMoveError) -> dict[str, str]:
    """What an environment's info tells of a refused action."""
    return {"refused": error.code, "rule": error.rule}
