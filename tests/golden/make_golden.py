"""Recreate the golden games with ``python -m tests.golden.make_golden``, which always writes the same files.

Each game is found by search: games are played with one seed after the other until one shows every topic that
is wished for. Run it where the format of records or the dealer has changed on purpose: no test runs it.
"""

import hashlib
import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import count

from silvergold.engine import (
    EDITIONS,
    Color,
    Dealer,
    Deck,
    Game,
    GameState,
    Participant,
    Phase,
    bot_kind,
    format_record,
    legal_moves,
    parse_deck,
    record_of,
    seats_to_move,
    view,
)
from silvergold.engine.cards import SIZES
from silvergold.engine.grid import SIDE
from tests.decks import DrawnCard, deck_file, pick, random_island
from tests.golden.biased_players import BiasedPlayer
from tests.golden.manifest import DECKS, HERE, README, RECORDS, deck_bytes
from tests.golden.topics import Story

GREY, GREEN, ORANGE, LILAC = Color
ALL = tuple(Color)
MOST_TRIES = 10_000


# --- Decks ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DeckPlan:
    """The plan of a deck: its boxes are picked from a few characters."""

    name: str
    size: int
    colors: tuple[Color, ...]
    boxes: str = "#"
    seals: float = 0.0
    palms: bool = False
    """Whether every card has a palm."""

    @property
    def file(self) -> str:
        """The name of the deck file."""
        return self.name.lower().replace(" ", "-") + ".toml"


PLANS = [
    DeckPlan("Twelve Rocks", 12, (GREY,)),
    DeckPlan("Sixteen Rocks", 16, (GREY,)),
    DeckPlan("Twenty Rocks", 20, (GREY,)),
    DeckPlan("Crossroads", 14, (GREY, GREEN), "#x"),
    DeckPlan("Treasury", 30, (GREY, GREEN), "#ccx"),
    DeckPlan("Palm Beach", 24, (GREY, GREEN), "######x", palms=True),
    DeckPlan("Bare Hills", 32, ALL),
    DeckPlan("Sunset", 24, (ORANGE, LILAC), "####c#"),
    DeckPlan("Heather", 20, (LILAC,), "##cx#", palms=True),
    DeckPlan("Seal Colony", 30, ALL, "####x", seals=0.7),
]


def draw_deck(plan: DeckPlan) -> str:
    """The deck file of a plan; islands and symbols follow from its name."""
    dice = random.Random(plan.name)
    return deck_file(plan.name, [draw_card(plan, number, dice) for number in range(1, plan.size + 1)])


def draw_card(plan: DeckPlan, number: int, dice: random.Random) -> DrawnCard:
    """One card; the colours alternate, so that all are equally frequent."""
    color = plan.colors[number % len(plan.colors)]
    island = random_island(SIZES[color], dice)
    places = [index for index in range(SIDE * SIDE) if island >> index & 1]
    drawing = {index: pick(plan.boxes, dice) for index in places}
    if plan.palms:
        drawing[pick(places, dice)] = "p"
    text = "".join(drawing.get(index, ".") for index in range(SIDE * SIDE))
    rows = tuple(text[start : start + SIDE] for start in range(0, SIDE * SIDE, SIDE))
    seal = (
        pick([other for other in Color if other is not color], dice) if dice.random() < plan.seals else None
    )
    return DrawnCard(f"{color}-{number:02}", color, rows, seal)


# --- Games ------------------------------------------------------------------------------------------------

Stop = Callable[[GameState], bool]


@dataclass(frozen=True)
class GameSpec:
    """A game to search for: its players and deck, and the topics it must show."""

    file: str
    deck: str
    edition: str
    players: tuple[str, ...]
    topics: tuple[str, ...]
    stop: Stop


def play(spec: GameSpec, deck: Deck, number: int) -> str:
    """One candidate for a specification, as a line of a record file."""
    seed = hashlib.sha256(f"{spec.file} {spec.topics} {number}".encode()).digest()[:8]
    players = [BiasedPlayer(name, seed + bytes([seat])) for seat, name in enumerate(spec.players)]
    game, dealer = Game(deck, len(players), EDITIONS[spec.edition]), Dealer(deck, seed)
    game.play_chance(dealer)
    while not game.is_over and not spec.stop(game.state):
        seat = seats_to_move(game.state)[-1]
        game.play(players[seat].choose(view(game.state, seat), legal_moves(game.state, seat)))
        game.play_chance(dealer)
    participants = tuple(Participant(name.capitalize(), bot_kind(name)) for name in spec.players)
    return format_record(record_of(game, participants, seed))


def find(spec: GameSpec, deck_file_bytes: bytes) -> tuple[str, int]:
    """The first game that meets a specification."""
    deck = parse_deck(deck_file_bytes)
    for number in count():
        line = play(spec, deck, number)
        if set(spec.topics) <= Story(json.loads(line), deck_file_bytes).topics:
            return line, number
        if number > MOST_TRIES:
            break
    raise LookupError(f"no game found for {spec}")


def never(state: GameState) -> bool:
    return False


def is_choosing(state: GameState) -> bool:
    return state.phase == Phase.KEEP and len(seats_to_move(state)) < len(state.players)


def owes_a_cross(state: GameState) -> bool:
    return state.round == 2 and any(player.crosses for player in state.players)


def is_half_marked(state: GameState) -> bool:
    return state.round == 3 and state.phase == Phase.MARK and len(seats_to_move(state)) == 1


def takes_a_card(state: GameState) -> bool:
    return state.round == 3 and state.phase == Phase.TAKE


def takes_a_second_card(state: GameState) -> bool:
    lacking = [len(player.cards) for player in state.players]
    return state.phase == Phase.TAKE and any(player.completed for player in state.players) and 1 in lacking


def is_new_round(state: GameState) -> bool:
    return state.round == 2 and state.turn == 1


STOPS: dict[str, Stop] = {
    stop.__name__: stop
    for stop in (is_choosing, owes_a_cross, is_half_marked, takes_a_card, takes_a_second_card, is_new_round)
}


def read_specifications() -> Iterator[GameSpec]:
    """The specifications, line by line."""
    file = ""
    for line in (HERE / "specifications.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        if not line.startswith(" "):
            file = line
            continue
        table, _, topics = line.strip().partition(": ")
        table, _, stop = table.partition(" until ")
        deck, edition, *players = table.split()
        yield GameSpec(file, deck, edition, tuple(players), tuple(topics.split("; ")), STOPS.get(stop, never))


# --- Files ------------------------------------------------------------------------------------------------

HEADING = """# Golden games

Records of games that are replayed on every test run, found by `make_golden.py` and written by it together
with this table. `topics.py`, which knows the rules but not the engine, finds what a record shows from its
events; the test checks every line of this table with it.

| record | deck | edition | players | shows |
|---|---|---|---|---|
"""


def make_decks() -> None:
    """Write the deck files."""
    DECKS.mkdir(exist_ok=True)
    for plan in PLANS:
        (DECKS / plan.file).write_text(draw_deck(plan), encoding="utf-8", newline="\n")


def make_records(specifications: Iterable[GameSpec]) -> None:
    """Find the games, and write them and the table."""
    RECORDS.mkdir(exist_ok=True)
    lines: defaultdict[str, list[str]] = defaultdict(list)
    table = HEADING
    for spec in specifications:
        line, number = find(spec, deck_bytes(spec.deck))
        lines[spec.file].append(line)
        print(
            f"{number:6} games before {spec.file}:{len(lines[spec.file])} {'; '.join(spec.topics)}",
            flush=True,
        )
        table += (
            f"| {spec.file}:{len(lines[spec.file])} | {spec.deck} | {spec.edition} | {len(spec.players)} "
        )
        table += f"| {'; '.join(spec.topics)} |\n"
    for file, games in lines.items():
        (RECORDS / file).write_text("".join(game + "\n" for game in games), encoding="utf-8", newline="\n")
    README.write_text(table, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    make_decks()
    make_records(read_specifications())
