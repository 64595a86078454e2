"""A game with those who sit at it: begun anew, or taken up where it was left."""

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
    """A game, who plays it, and the seed it is dealt from."""

    game: Game
    participants: tuple[Participant, ...]
    seed: bytes
    is_fully_seeded: bool = True
    """Whether the whole game comes from the seed; a game taken up may have had another dealer before."""

    @property
    def edition(self) -> str:
        """Whose rules are played."""
        return self.game.state.edition.name

    @property
    def dealer(self) -> Dealer:
        """The dealer of the game."""
        return Dealer(self.game.state.deck, self.seed)

    def seat_bots(self) -> dict[int, SeatedBot]:
        """The bots at the table, by their seats."""
        return {
            seat: seat_bot(participant.bot, self.seed, seat)
            for seat, participant in enumerate(self.participants)
            if participant.bot
        }

    def rematch(self, seed: bytes) -> "LocalGame":
        """Another game of the same players."""
        state = self.game.state
        return LocalGame(Game(state.deck, len(self.participants), state.edition), self.participants, seed)

    def record(self) -> GameRecord:
        """The game as far as it has come."""
        return record_of(self.game, self.participants, self.seed if self.is_fully_seeded else None)


def new_game(
    deck: Deck, edition: Edition, people: Sequence[str], bots: Sequence[str], seed: bytes
) -> LocalGame:
    """A new game of people at one keyboard, against bots if there are some."""
    for name in people:
        if not name.strip() or not name.isprintable():
            raise ApplicationError("name-not-printable", name=quote(name))
    guests = (Participant(name.strip(), HUMAN) for name in people)
    game = Game(deck, len(people) + len(bots), edition)
    local_game = LocalGame(game, (*guests, *bot_participants(bots)), seed)
    local_game.seat_bots()  # an unknown bot shows before the game
    return local_game


def resume_game(deck: Deck, record: GameRecord, seed: bytes) -> LocalGame:
    """A game that was left; it goes on from its own seed where the record has it."""
    game = position(record, deck)
    return LocalGame(game, record.players, record.seed or seed, is_fully_seeded=record.seed is not None)
