"""A game as environments play it: decisions by number, everything else by itself."""

from typing import Literal

from silvergold.actions import FIRST_MARK, FIRST_TAKE, MARKS, legal_bits, mark_of, move_of
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
    seats_to_move,
    standard_deck,
)
from silvergold.engine.events import MarkedBy
from silvergold.engine.grid import SINGLE_BOXES
from silvergold.engine.rules import mark_boxes, open_marks
from silvergold.engine.scoring import winners
from silvergold.engine.state import MOST_PLAYERS
from silvergold.envs.encoding import Bits, Encoder

RewardName = Literal["win", "points"]
CHANCE = {Phase.DEAL, Phase.DISPLAY, Phase.START, Phase.REVEAL, Phase.DRAW, Phase.REFILL}
PLACEMENTS_IN_ALL = len(MARKS) - len(SINGLE_BOXES)
READY = tuple(Ready(seat) for seat in range(MOST_PLAYERS))


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
        self.seats: tuple[int, ...] = ()
        """The seats that have something to decide, in the order in which turn-based play asks them."""
        self._encoder = Encoder(self.deck, players)
        self._asked: tuple[GameState, int, int] = (self.game.state, 0, 0)
        """What was asked last: a state, a seat, and what it may do."""

    def deal(self, seed: bytes) -> None:
        """Begin another game."""
        self.seed = seed
        self.game = Game(self.deck, self.players, self.edition)
        self._dealer = Dealer(self.deck, seed)
        self._points = [0] * self.players
        self._go_on()

    def observe(self, seat: int, *, is_asked: bool = True) -> tuple[Bits, Bits]:
        """What a seat sees, and the mask of what it may do; nothing where it isn't asked yet."""
        legal = self.legal(seat) if is_asked else 0
        return self._encoder.arrays(self._encoder.bits(self.game.state, seat), legal)

    def legal(self, seat: int) -> int:
        """What a seat may do, as bits: for whoever needs no arrays."""
        state = self.game.state
        asked, whose, legal = self._asked
        if asked is not state or whose != seat:
            legal = legal_bits(state, seat)
            self._asked = state, seat, legal
        return legal

    def play(self, seat: int, action: int) -> None:
        """One decision, and all that follows from it; a refused one raises and changes nothing."""
        if FIRST_MARK <= action < FIRST_TAKE and self.legal(seat) >> action & 1:
            self._mark(seat, *divmod(action - FIRST_MARK, len(MARKS)))
        else:
            self.game.play(move_of(self.game.state, seat, action))
            self._go_on()

    def _mark(self, seat: int, slot: int, number: int) -> None:
        """R4: the rules for a mark and for being ready, less their checks: the mask has made them."""
        game = self.game
        state = game.state
        player = state.players[seat]
        move = mark_of(seat, player.cards[slot].card.id, MARKS[number])
        by: MarkedBy = "cross" if player.crosses else "shape" if number < PLACEMENTS_IN_ALL else "single"
        marked = mark_boxes(state, move, player, slot, by)
        if marked.crosses:  # R4.3
            game.moves.append(move)
            game.state = state.with_player(seat, marked)
        elif len(self.seats) > 1:
            game.moves += (move, READY[seat])
            game.state = state.with_player(seat, marked.when_ready)
            self.seats = tuple([other for other in self.seats if other != seat])
        else:
            game.moves += (move, READY[seat])
            game.state, events = open_marks(state.with_player(seat, marked))
            game.events += events
            self._go_on()

    def _go_on(self) -> None:
        """Let chance move, and seats be ready that have nothing to mark, until somebody must decide."""
        game = self.game
        while (phase := game.state.phase) in CHANCE:
            game.play(self._dealer.move(game.state))
        if phase == Phase.MARK:
            self.seats = game.state.seats_clockwise
            if not (game.state.pile or game.state.display):
                self._pass_over()
        else:
            self.seats = seats_to_move(game.state)

    def _pass_over(self) -> None:
        """R4.7: who has no unmarked box marks nothing; only possible when pile and display are both empty."""
        players = self.game.state.players
        self.seats = tuple([seat for seat in self.seats if players[seat].has_unmarked_boxes])
        for seat, player in enumerate(players):
            if not player.has_unmarked_boxes:
                self.game.play(READY[seat])
        if self.game.state.phase != Phase.MARK:
            self._go_on()

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


def shares(state: GameState) -> list[float]:
    """The victory as numbers that add up to nothing: 1 for a sole winner, less where it is shared."""
    won = winners(state.players, state.edition)
    losers = len(state.players) - 1
    each = (len(state.players) / len(won) - 1) / losers
    return [each if seat in won else -1 / losers for seat in range(len(state.players))]


def most_decisions(deck: Deck, players: int) -> int:
    """No game has more decisions: every mark marks a box, and every card is taken once at most."""
    return players + sum(card.value for card in deck.cards) + len(deck.cards)
