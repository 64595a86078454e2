"""A local game with its players: a new one, or one that is resumed."""

from collections.abc import Sequence
from dataclasses import dataclass

from silvergold.bots import SeatedBot, seat_bot
from silvergold.engine import (
    HUMAN,
    Dealer,
    Deck,
    Edition,
    Game,
    GameRecord,
    Participant,
    bot_participants,
    position,
    record_of,
)
from silvergold.engine.errors import quote
from silvergold.errors import ApplicationError


@dataclass(frozen=True, slots=True)
class LocalGame:
    """A game, its players, and the seed of its deal."""

    game: Game
    participants: tuple[Participant, ...]
    seed: bytes
    is_fully_seeded: bool = True
    """Whether the seed determines the whole game; before it was resumed, another dealer may have dealt."""
    start_player: int | None = None
    """R2.5: the seat that was named; without it, drawn at random."""

    @property
    def dealer(self) -> Dealer:
        """The dealer of the game."""
        return Dealer(self.game.state.deck, self.seed, self.start_player)

    def seat_bots(self) -> dict[int, SeatedBot]:
        """The bots by seat."""
        return {
            seat: seat_bot(participant.bot, self.seed, seat)
            for seat, participant in enumerate(self.participants)
            if participant.bot
        }

    def rematch(self, seed: bytes) -> "LocalGame":
        """A new game with the same players."""
        state = self.game.state
        return LocalGame(Game(state.deck, len(self.participants), state.edition), self.participants, seed)

    def record(self) -> GameRecord:
        """The record of the game so far."""
        return record_of(self.game, self.participants, self.seed if self.is_fully_seeded else None)


def new_game(
    deck: Deck,
    edition: Edition,
    people: Sequence[str],
    bots: Sequence[str],
    seed: bytes,
    start_player: int | None = None,
) -> LocalGame:
    """A new game of people at one keyboard, and bots."""
    for name in people:
        if not name.strip() or not name.isprintable():
            raise ApplicationError("name-not-printable", name=quote(name))
    guests = (Participant(name.strip(), HUMAN) for name in people)
    game = Game(deck, len(people) + len(bots), edition)
    if start_player is not None and start_player >= len(game.state.players):
        raise ApplicationError("wrong-seat-number", seats=len(game.state.players))
    players = (*guests, *bot_participants(bots))
    local_game = LocalGame(game, players, seed, start_player=start_player)
    local_game.seat_bots()  # raises for an unknown bot before the game starts
    return local_game


def resume_game(deck: Deck, record: GameRecord, seed: bytes) -> LocalGame:
    """The game of a record; it continues from the record's seed if there is one."""
    game = position(record, deck)
    return LocalGame(game, record.players, record.seed or seed, is_fully_seeded=record.seed is not None)
