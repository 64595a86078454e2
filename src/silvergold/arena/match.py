"""Play whole games between bots, the same way on any machine."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass

from silvergold.arena.agents import SeatedAgent, seat_agent
from silvergold.bots import failures_of
from silvergold.engine import (
    NSV,
    Dealer,
    Deck,
    Edition,
    Game,
    GameRecord,
    Participant,
    Score,
    bot_participants,
    record_of,
    score,
    seats_to_move,
)
from silvergold.errors import ApplicationError


@dataclass(frozen=True, slots=True)
class Match:
    """Games between the same bots on the same seats."""

    deck: Deck
    bots: tuple[str, ...]
    """What names the bots, seat by seat: a name, or ``module:Class`` or ``module:function`` of your own."""
    seed: str
    """The text from which the seeds of all games are derived."""
    edition: Edition = NSV

    @property
    def participants(self) -> tuple[Participant, ...]:
        """The bots as a record names them."""
        return bot_participants(self.bots)

    def play(self, number: int) -> tuple[Game, GameRecord]:
        """One game of the match, and its record."""
        seed = game_seed(self.seed, number)
        bots = [seat_agent(name, seed, seat) for seat, name in enumerate(self.bots)]
        game = Game(self.deck, len(bots), self.edition)
        play_on(game, Dealer(self.deck, seed), bots, self.bots)
        return game, record_of(game, self.participants, seed)


def game_seed(seed: str, number: int) -> bytes:
    """The seed of a game: 128 bits of the hash of the text and the game's number."""
    return hashlib.sha256(f"{seed}:{number}".encode()).digest()[:16]


def play_on(
    game: Game, dealer: Dealer, bots: Sequence[SeatedAgent], names: Sequence[str] | None = None
) -> None:
    """Play a game to its end, with one bot per seat; with names, an error names the bot that failed."""
    game.play_chance(dealer)
    while not game.is_over:
        seat = seats_to_move(game.state)[0]
        with failures_of(names[seat]) if names else nullcontext():
            game.play(bots[seat].decide(game))
        game.play_chance(dealer)


def seat_bots(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The bots seat by seat; if there are fewer than seats, they repeat in turn."""
    if not names or len(names) > players:
        raise ApplicationError("wrong-number-of-bots", "R1.1", bots=len(names), seats=players)
    return tuple(names[seat % len(names)] for seat in range(players))


def mean_scores(games: Sequence[Sequence[Score]]) -> Iterator[tuple[float, ...]]:
    """For each seat, the mean of every line of its scores and of the total."""
    for scores in zip(*games, strict=True):
        lines = [(*one, one.total) for one in scores]
        yield tuple(sum(line) / len(lines) for line in zip(*lines, strict=True))


def scores_of(game: Game) -> tuple[Score, ...]:
    """The scores of all seats."""
    return tuple(score(player) for player in game.state.players)
