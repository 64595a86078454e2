"""Random decks, tables and games for property tests.

A number determines a deck, and another the choices of a game: Hypothesis then shrinks what matters, which is
the number of players, the size of the deck and the length of the game, not each of a thousand random choices.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from hypothesis import strategies as st

from silvergold.engine import (
    EDITIONS,
    HUMAN,
    Color,
    Dealer,
    Deck,
    Edition,
    Game,
    GameState,
    Mark,
    Participant,
    PlayerMove,
    TakeBack,
    can_take_back,
    legal_moves,
    parse_deck,
    seats_to_move,
)
from silvergold.engine.cards import SIZES
from silvergold.engine.grid import SIDE, SINGLE_BOXES, each_box, neighbours

LARGEST_DECK = 47
NAMES = ("Ada", "Bo", "Çelik", "D'Arcy")
NUMBERS = st.integers(0, 2**32 - 1)
T = TypeVar("T")


# --- Decks ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DrawnCard:
    """A treasure card as a deck file draws it."""

    id: str
    color: Color
    rows: tuple[str, ...]
    seal: Color | None = None

    def __str__(self) -> str:
        seal = f'seal = "{self.seal}"\n' if self.seal else ""
        drawing = "\n".join(self.rows)
        return f'[[card]]\nid = "{self.id}"\ncolor = "{self.color}"\nmap = """\n{drawing}\n"""\n{seal}'


def deck_file(name: str, cards: Sequence[DrawnCard]) -> str:
    """The text of a deck file."""
    header = f'format = "silvergold-deck"\nversion = 1\nname = "{name}"\n'
    return "\n".join([header, *map(str, cards)])


def pick(things: Sequence[T], rng: random.Random) -> T:
    """One of several items, the same in every version of Python: only random() guarantees that."""
    return things[int(rng.random() * len(things))]


def random_island(size: int, rng: random.Random) -> int:
    """A connected island of a size, grown box by box from a random box (R1.2)."""
    island = pick(SINGLE_BOXES, rng)
    while island.bit_count() < size:
        island |= pick(list(each_box(neighbours(island) & ~island)), rng)
    return island


def random_rows(island: int, symbols: float, rng: random.Random) -> tuple[str, ...]:
    """An island drawn with random symbols in a share of its boxes: at most one palm (R1.3)."""
    drawing = ["."] * (SIDE * SIDE)
    for index in range(SIDE * SIDE):
        if island >> index & 1:
            drawing[index] = pick("xcp", rng) if rng.random() < symbols else "#"
    palms = [index for index, character in enumerate(drawing) if character == "p"]
    for index in palms[1:]:
        drawing[index] = "c"
    return tuple("".join(drawing[start : start + SIDE]) for start in range(0, SIDE * SIDE, SIDE))


def random_card(number: int, colors: Sequence[Color], symbols: float, rng: random.Random) -> DrawnCard:
    """A card in one of several colours; one in four has a seal of another colour (R1.4)."""
    color = pick(colors, rng)
    rows = random_rows(random_island(SIZES[color], rng), symbols, rng)
    others = [other for other in Color if other is not color]
    seal = pick(others, rng) if rng.random() < 0.25 else None
    return DrawnCard(f"{color}-{number:02}", color, rows, seal)


@lru_cache(maxsize=256)
def random_deck(number: int, size: int, colors: tuple[Color, ...], symbols: float) -> Deck:
    """The deck with a number."""
    rng = random.Random(number)
    cards = [random_card(place, colors, symbols, rng) for place in range(1, size + 1)]
    return parse_deck(deck_file(f"Random {number}", cards).encode())


@st.composite
def decks(draw: st.DrawFn, players: int = 2) -> Deck:
    """Any deck that is large enough for a number of players, up to 47 cards."""
    fewest = 4 * players + 4
    size = draw(st.one_of(st.just(fewest), st.integers(fewest, LARGEST_DECK)), label="cards")
    colors = draw(st.sampled_from([tuple(Color), (Color.GREY,), (Color.GREY, Color.GREEN), (Color.LILAC,)]))
    symbols = draw(st.sampled_from([0.3, 0.0, 0.7]), label="share of boxes with a symbol")
    return random_deck(draw(st.integers(0, 999), label="deck"), size, colors, symbols)


# --- Tables and games -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    """The deck, players and seed of a game, and how its players choose."""

    deck: Deck
    players: int
    edition: Edition
    seed: bytes
    choices: int
    """The seed of the players' choices."""
    eagerness: float
    """How often a player marks as many boxes as possible: eager players empty the pile."""

    def game(self) -> tuple[Game, Dealer, random.Random]:
        """A game before the first card is dealt, its dealer, and the random choices of its players."""
        game = Game(self.deck, self.players, self.edition)
        return game, Dealer(self.deck, self.seed), random.Random(self.choices)

    @property
    def participants(self) -> tuple[Participant, ...]:
        """The players as a record names them."""
        return tuple(Participant(name, HUMAN) for name in NAMES[: self.players])


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any table: 2 to 4 players, either edition, any deck, any seed."""
    players = draw(st.integers(2, 4), label="players")
    return Table(
        deck=draw(decks(players)),
        players=players,
        edition=draw(st.sampled_from(list(EDITIONS.values()))),
        seed=draw(st.binary(min_size=1, max_size=20), label="seed"),
        choices=draw(NUMBERS, label="choices"),
        eagerness=draw(st.sampled_from([0.0, 0.5, 0.95])),
    )


def choose(moves: Sequence[PlayerMove], eagerness: float, rng: random.Random) -> PlayerMove:
    """A random legal move; an eager player mostly marks as many boxes as possible."""
    if rng.random() < eagerness:
        most = max(boxes_marked(move) for move in moves)
        moves = [move for move in moves if boxes_marked(move) == most]
    return rng.choice(list(moves))


def boxes_marked(move: PlayerMove) -> int:
    """How many boxes a move marks."""
    return move.boxes.bit_count() if isinstance(move, Mark) else 0


def random_move(state: GameState, rng: random.Random, eagerness: float, second_thoughts: float) -> PlayerMove:
    """A move of any seat that is to move; sometimes it takes back."""
    seat = rng.choice(seats_to_move(state))
    if can_take_back(state, seat) and rng.random() < second_thoughts:
        return TakeBack(seat, all=rng.random() < 0.3)
    return choose(legal_moves(state, seat), eagerness, rng)


def play_on(
    game: Game, dealer: Dealer, rng: random.Random, eagerness: float = 0.0, second_thoughts: float = 0.1
) -> Iterator[Game]:
    """Play a game from where it is to its end; yields it before the first and after every move."""
    yield game
    while not game.is_over:
        if seats_to_move(game.state):
            game.play(random_move(game.state, rng, eagerness, second_thoughts))
        else:
            game.play(dealer.move(game.state))
        yield game


def play(table: Table) -> Iterator[Game]:
    """Play a whole game at a table; yields it before the first and after every move."""
    game, dealer, rng = table.game()
    return play_on(game, dealer, rng, table.eagerness)


def play_until(table: Table, moves: int) -> Game:
    """The game at a table after a number of moves, or at its end."""
    game, *_ = table.game()
    for game in play(table):
        if len(game.moves) >= moves:
            break
    return game


@st.composite
def games(draw: st.DrawFn) -> tuple[Table, Game]:
    """Any table, and a game at it after any number of moves."""
    table = draw(tables())
    return table, play_until(table, draw(st.integers(0, 600), label="moves played"))
