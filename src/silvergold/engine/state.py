"""The state of a game: a value that holds what the table knows, but not the order of a pile.

The parts are named tuples: frozen, hashable, printable, and quick to copy with one field changed.
"""

from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from silvergold.engine.cards import TreasureCard
from silvergold.engine.deck import Deck
from silvergold.engine.events import MarkEvent
from silvergold.engine.grid import Shape

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4
"""R1.1."""
CARDS_DEALT, CARDS_KEPT, DISPLAY_SIZE = 4, 2, 4
"""R2.1, R2.2, R2.3."""
COINS_IN_A_ROW, COIN_ROWS, MOST_PALMS = 4, 3, 4
MOST_COINS = COIN_ROWS * COINS_IN_A_ROW
"""R1.6: the score card."""
CUPS = (6, 5, 4, 3, 2, 1)
"""R1.7: the round card's cups, the same for any number of players."""
ROUNDS, TURNS = 4, 7
"""R6.1, R6.2: rounds in a game, turns in a round."""

CLOCKWISE = {
    players: tuple((*range(first, players), *range(first)) for first in range(players))
    for players in range(1, MOST_PLAYERS + 1)
}
"""For each number of players, one alone included: the seats clockwise, starting from each of them."""


EditionName = Literal["nsv", "oya"]


@dataclass(frozen=True, slots=True)
class Edition:
    """The differences between the publishers' rules."""

    name: EditionName
    start_player_moves_every_turn: bool
    """R6.3: after every turn, or only after every round."""
    has_tie_break: bool
    """R7.6: otherwise a tie is a shared victory."""


NSV = Edition("nsv", start_player_moves_every_turn=True, has_tie_break=True)
OYA = Edition("oya", start_player_moves_every_turn=False, has_tie_break=False)
EDITIONS: dict[str, Edition] = {edition.name: edition for edition in (NSV, OYA)}


PhaseName = Literal["deal", "keep", "display", "start", "reveal", "mark", "take", "draw", "refill", "over"]


class Phase:
    """What the game waits for. Plain strings, because an Enum's members are slow to access."""

    DEAL: Final = "deal"
    """Chance deals (R2.1)."""
    KEEP: Final = "keep"
    """All players choose two of their four cards (R2.2)."""
    DISPLAY: Final = "display"
    """Chance lays out the display (R2.3)."""
    START: Final = "start"
    """Chance names the start player (R2.5)."""
    REVEAL: Final = "reveal"
    """Chance turns up an expedition card (R3.1)."""
    MARK: Final = "mark"
    """All players mark (R4)."""
    TAKE: Final = "take"
    """One player takes a card (R5.3)."""
    DRAW: Final = "draw"
    """Chance turns up the card that a player takes from the pile (R5.3)."""
    REFILL: Final = "refill"
    """Chance refills the display (R5.4)."""
    OVER: Final = "over"
    """The game has ended (R6.2)."""


def quick_replace(cls: Any) -> Any:
    """Give a named tuple a ``_replace`` that is twice as quick as the standard library's."""
    places = {name: place for place, name in enumerate(cls._fields)}

    def _replace(self: Any, **changes: Any) -> Any:
        fields = [*self]
        for name, value in changes.items():
            fields[places[name]] = value
        return tuple.__new__(cls, fields)

    cls._replace = _replace
    return cls


class OpenCard(NamedTuple):
    """A treasure card in front of a player."""

    card: TreasureCard
    unmarked: int


@quick_replace
class ScoreCard(NamedTuple):
    """R1.6: what a player has marked and noted."""

    coins: int = 0
    cups: tuple[int, ...] = ()
    """The value noted for each settled coin row; 0 for a row that gave no cup."""
    palms: tuple[int, ...] = ()


@quick_replace
class Player(NamedTuple):
    """One player's side of the table."""

    cards: tuple[OpenCard, ...] = ()
    score_card: ScoreCard = ScoreCard()
    completed: tuple[TreasureCard, ...] = ()
    dealt: tuple[TreasureCard, ...] = ()
    """R2.1: the cards dealt, until all players have kept two."""
    crosses: int = 0
    """R4.3: boxes still to be marked for crosses."""
    before: "Player | None" = None
    """This player before their latest mark of the turn, to which taking back returns."""
    latest: tuple[MarkEvent, ...] = ()
    """The latest mark of the turn and what it gave; published when all are ready."""
    is_ready: bool = False

    @property
    def has_unmarked_boxes(self) -> bool:
        """R4.2, R4.7: whether anything is left to mark."""
        for _, unmarked in self.cards:  # noqa: SIM110 -- much quicker than any(), and often asked
            if unmarked:
                return True
        return False

    @property
    def at_turn_start(self) -> "Player":
        """This player before the first mark of the turn."""
        player = self
        while player.before is not None:
            player = player.before
        return player


@quick_replace
class GameState(NamedTuple):
    """Everything the rules need to know to continue. ``with_player`` expects the players first."""

    players: tuple[Player, ...]
    phase: PhaseName
    revealed: tuple[Shape, ...]
    """R3.4: this round's expedition cards; only the last one lies open."""
    start_player: int
    round: int
    deck: Deck
    edition: Edition
    pile: frozenset[str]
    """R2.3: the ids of the face-down cards; a set, because nobody knows their order."""
    display: tuple[TreasureCard, ...] = ()
    turned_up: int = 0
    """How many cards at the end of the display belong to the current refill (R5.4)."""
    cups: tuple[int, ...] = CUPS
    """R1.7: the cups left on the round card."""
    settling: int = 0
    """R3.3: the player who settles, as the number of seats after the start player."""

    @property
    def turn(self) -> int:
        """The turn of the round, from 1; 0 before a round's first reveal."""
        return len(self.revealed)

    @property
    def is_last_turn(self) -> bool:
        """R5.6: whether this is the last turn of the game."""
        return self.round == ROUNDS and self.turn == TURNS

    @property
    def seats_clockwise(self) -> tuple[int, ...]:
        """R3.3: all seats, clockwise from the start player."""
        return CLOCKWISE[len(self.players)][self.start_player]

    @property
    def settling_seat(self) -> int:
        """R3.3: the seat that settles now."""
        return self.seats_clockwise[self.settling]

    def with_player(self, seat: int, player: Player) -> "GameState":
        """The state with one player changed; quicker than ``_replace``, because most moves do just this."""
        players = self.players[:seat] + (player,) + self.players[seat + 1 :]
        return tuple.__new__(GameState, (players,) + self[1:])
