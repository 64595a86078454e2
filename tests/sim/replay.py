"""Simulated games replayed by the engine, with every state compared.

The chance moves of the engine are read from the simulator's next state.
"""

from silvergold.actions import FIRST_MARK, FIRST_TAKE, MARKS, move_of
from silvergold.engine import (
    Deck,
    Draw,
    Edition,
    GameState,
    Keep,
    Mark,
    Phase,
    legal_moves,
    score,
    seats_to_move,
)
from silvergold.engine.grid import EXPEDITION_CARDS
from silvergold.engine.scoring import winners
from silvergold.engine.state import Player
from silvergold.sim.cards import NO_CARD
from silvergold.sim.mark_tables import EXPEDITIONS, SHAPES
from silvergold.sim.records import EngineReplay, Row
from silvergold.sim.state import KEEP, MARK, OVER, TAKE
from tests.sim.trace import Decision, Ending

PHASES = {Phase.KEEP: KEEP, Phase.MARK: MARK, Phase.TAKE: TAKE, Phase.OVER: OVER}
MARK_BITS = {boxes: 1 << FIRST_MARK + number for number, boxes in enumerate(MARKS)}
SHAPE_NUMBERS = {shape: number for number, shape in enumerate(SHAPES)}
EIGHT = tuple(EXPEDITIONS)


class DisagreementError(AssertionError):
    """The simulator and the engine disagree."""


class Replay(EngineReplay):
    """Replays one simulated game and compares it with the engine."""

    def __init__(self, deck: Deck, players: int, edition: Edition) -> None:
        super().__init__(deck, players, edition)
        self.numbers = {card.id: number for number, card in enumerate(deck.cards)}

    @property
    def state(self) -> GameState:
        return self.game.state

    def run(self, decisions: list[Decision], ending: Ending) -> None:
        """Replay the whole game; a disagreement raises."""
        for decision in decisions:
            self.play_chance(decision.row)
            self.expect(with_canonical(decision.row), self.row(), "the states")
            seat = decision.row[-1]
            self.expect(decision.legal, self.legal_bits(seat), "the legal actions")
            self.game.play(move_of(self.state, seat, decision.action))
        self.play_chance(ending.row)
        self.expect(self.without_shape(ending.row), self.without_shape(self.row()), "the last states")
        lines = tuple(tuple(score(player)) for player in self.state.players)
        self.expect(ending.scores, lines, "the scores")
        self.expect(ending.winners, winners(self.state.players, self.state.edition), "the winners")

    def expect(self, simulated: object, engine: object, what: str) -> None:
        if simulated != engine:
            raise DisagreementError(
                f"{what} differ\nsimulator {simulated}\nengine    {engine}\n{self.game.moves}"
            )

    # --- The engine's state in the simulator's numbers ----------------------------------------------------

    def row(self) -> Row:
        state = self.state
        row: list[int] = []
        for player in state.players:
            row += self.player_row(player)
        row += self.filled([self.numbers[card.id] for card in state.display], 4)
        row += self.words(state.pile)
        shape = SHAPE_NUMBERS[state.revealed[-1]] if state.revealed else 0
        row += [len(state.cups), self.face_down(), shape, state.round, state.turn]
        row += [state.start_player, PHASES[state.phase], self.seat()]
        return tuple(row)

    def player_row(self, player: Player) -> list[int]:
        cards = [self.numbers[open_card.card.id] for open_card in player.cards]
        unmarked = sum(open_card.unmarked << 16 * slot for slot, open_card in enumerate(player.cards))
        card = player.score_card
        noted = [card.coins, len(card.cups), sum(card.cups), len(card.palms), sum(card.palms), player.crosses]
        completed = self.words({treasure.id for treasure in player.completed})
        dealt = [self.numbers[treasure.id] for treasure in player.dealt]
        return [*self.filled(cards, 2), unmarked, *noted, *completed, *self.filled(dealt, 4)]

    def filled(self, cards: list[int], size: int) -> list[int]:
        return cards + [NO_CARD] * (size - len(cards))

    def words(self, ids: set[str] | frozenset[str]) -> list[int]:
        bits = sum(1 << self.numbers[card] for card in ids)
        return [bits & 0xFFFFFFFF, bits >> 32]

    def face_down(self) -> int:
        """The expedition cards left; the simulator may reveal either of two with the same shape."""
        left = {shape: n - self.state.revealed.count(shape) for shape, n in EXPEDITION_CARDS.items()}
        return canonical_of([left[shape] for shape in SHAPES])

    def seat(self) -> int:
        """The simulator plays simultaneous decisions in order: keeping by seat, marking clockwise."""
        waiting = seats_to_move(self.state)
        if not waiting:
            return 0
        if self.state.phase == Phase.MARK:
            return next(seat for seat in self.state.seats_clockwise if seat in waiting)
        return waiting[0]

    def without_shape(self, row: Row) -> Row:
        return row[:-7] + row[-5:]

    # --- Decisions ----------------------------------------------------------------------------------------

    def legal_bits(self, seat: int) -> int:
        bits = 0
        cards = [open_card.card.id for open_card in self.state.players[seat].cards]
        for place, move in enumerate(legal_moves(self.state, seat)):
            if isinstance(move, Mark):
                bits |= MARK_BITS[move.boxes] << len(MARKS) * cards.index(move.card)
            elif isinstance(move, Draw):
                bits |= 1 << FIRST_TAKE + 4
            else:
                bits |= 1 << (place if isinstance(move, Keep) else FIRST_TAKE + place)
        return bits


def canonical_of(left: list[int]) -> int:
    """Expedition cards as bits; of cards with the same shape, the lowest bits are used."""
    bits = 0
    for shape, number in enumerate(left):
        bits |= (1 << number) - 1 << EIGHT.index(shape)
    return bits


CANONICAL = [
    canonical_of(
        [sum(bits >> n & 1 for n, s in enumerate(EIGHT) if s == shape) for shape in range(len(SHAPES))]
    )
    for bits in range(256)
]
"""For each set of expedition cards, its canonical form."""


def with_canonical(row: Row) -> Row:
    """A row of the simulator with its expedition cards in canonical form."""
    return (*row[:-7], CANONICAL[row[-7]], *row[-6:])
