"""Pairs of games that differ only in hidden information, and the messages that an observer gets from each.

Both games are played through the functions that the server uses, entry by entry. In the second game the other
players were dealt different cards beside those that they keep; in both games they make marks in secret and
take them back, different ones each time.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from silvergold.engine import (
    Dealer,
    Phase,
    Shuffle,
    SilverGoldError,
    can_take_back,
    hash_of,
    legal_moves,
    standard_deck,
)
from silvergold.protocol.commands import (
    Contribute,
    PlayMoves,
    Return,
    StartGame,
    TableCommand,
    TableSettings,
    TimeControl,
)
from silvergold.protocol.moves import (
    Deal,
    Draw,
    Keep,
    Mark,
    PlayerMove,
    Ready,
    Take,
    TakeBack,
    from_engine_move,
)
from silvergold.server.background.bot_pool import BotRequest, bot_request
from silvergold.server.storage.people import Person
from silvergold.server.storage.table_logs import TableListing
from silvergold.server.table import facts
from silvergold.server.table.commands import decide, play_moves
from silvergold.server.table.facts import AnyFact, LogEntry
from silvergold.server.table.log import apply_entry, open_table
from silvergold.server.table.registry import append_of
from silvergold.server.table.snapshot import TableSnapshot, Viewer, full_update
from silvergold.server.table.summary import table_listing
from silvergold.server.table.table import Table

SECRET = bytes(range(32))
PEOPLE = tuple(Person(f"person-{seat}", f"Person {seat}") for seat in range(4))
SPECTATOR = Person("", "")
HOUR = 3_600_000


def encoded(message: object) -> bytes:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message)


class Observer:
    """A person who watches a table over a socket and requests it in every other way."""

    def __init__(self, table: Table, person: str) -> None:
        self.person = person
        self.snapshot = TableSnapshot(table)
        self.viewer = Viewer(person, self.snapshot)
        self.frames = [encoded(full_update(self.snapshot, person))]

    def show(self, table: Table) -> None:
        """Record the update that the observer gets after a change of the table."""
        self.snapshot = TableSnapshot(table, self.snapshot)
        update = self.viewer.see(self.snapshot)
        if update is not None:
            self.frames.append(encoded(update))

    def ask(self) -> list[bytes]:
        """The answers to requests for the whole table after various events, also from a fresh worker."""
        known = len(self.snapshot.table.events)
        answers = [
            full_update(self.snapshot, self.person, after) for after in (0, known // 2, known, known + 9)
        ]
        return [
            encoded(answer)
            for answer in (*answers, full_update(TableSnapshot(self.snapshot.table), self.person))
        ]


class PairedGame:
    """One of the two games."""

    def __init__(self, settings: TableSettings, observer: str, seed: int) -> None:
        deck = standard_deck()
        opened = facts.TableOpened(settings, deck.sha256, PEOPLE[0].id, "deal", Shuffle(SECRET).hash)
        self.table = open_table("table", LogEntry(1, 0, opened), deck)
        self.row: TableListing = table_listing(self.table)
        self.dealer = Dealer(deck, SECRET)
        self.other_dealer = Dealer(deck, hash_of(bytes([seed % 256])).encode())
        """A dealer with other future cards, which are hidden as well."""
        self.observer = Observer(self.table, observer)
        self.random = random.Random(seed)
        self.facts: list[AnyFact] = []

    def note(self, fact: AnyFact, at: int) -> None:
        """Append one entry to the log, as the server does."""
        entry = LogEntry(self.table.number + 1, at, fact)
        changed = apply_entry(self.table, entry)
        self.row = append_of(self.table, changed, entry).standing or self.row
        self.table = changed
        self.facts.append(fact)
        self.observer.show(changed)

    def play(self, seat: int, at: int, *moves: PlayerMove) -> None:
        """Make the moves of a person or a bot."""
        self.note(play_moves(self.table, seat, moves, self.dealer, at).fact, at)

    def decide(self, command: Any, requester: Person, dealer: Dealer) -> Any:
        """The fact that a command leads to, or the code and text of its refusal."""
        try:
            decision = decide(self.table, command, requester, dealer, self.table.at)
            return decision and decision.fact
        except SilverGoldError as error:
            return error.code, str(error.args[0]), error.rule

    def legal(self, seat: int) -> list[PlayerMove]:
        """The moves of a seat."""
        assert self.table.state is not None
        return [from_engine_move(move) for move in legal_moves(self.table.state, seat)]

    def mark_in_secret(self, seat: int, at: int) -> None:
        """Make marks that nobody may see, and take some of them back."""
        for _ in range(self.random.randrange(5)):
            moves = self.legal(seat)
            is_marking = isinstance(moves[0], Mark)
            self.play(seat, at, self.random.choice(moves) if is_marking else TakeBack())

    def take_all_back(self, seat: int, at: int) -> None:
        """Take everything back."""
        if self.table.state is not None and can_take_back(self.table.state, seat):
            self.play(seat, at, TakeBack(True))

    def decide_at_random(self, seat: int, at: int, choice: random.Random) -> list[PlayerMove]:
        """Choose all moves of a seat in this step, and make all but the last."""
        moves = [choice.choice(self.legal(seat))]
        while isinstance(moves[-1], Mark):
            self.play(seat, at, moves[-1])
            moves.append(choice.choice(self.legal(seat)))
        return moves

    def request_to_bot(self, seat: int) -> BotRequest:
        """Return the request that a bot in this seat would get now."""
        assert self.table.state is not None
        return bot_request(seat, self.table, self.table.state, SECRET, 0)


class GamePair:
    """Two games of the same people that look the same to one of them or to a spectator."""

    def __init__(
        self,
        seed: int,
        players: int,
        viewers_seats: Sequence[int],
        bots_seat: int | None = None,
        **settings: Any,
    ) -> None:
        self.random = random.Random(seed)
        self.viewers_seats = tuple(viewers_seats)
        self.bots_seat = bots_seat
        self.viewer = PEOPLE[viewers_seats[0]] if viewers_seats else SPECTATOR
        self.at = HOUR
        agreed = TableSettings(players=players, clock=TimeControl(30, 60), memory_aid=True, **settings)
        self.both = [PairedGame(agreed, self.viewer.id, number) for number in (seed, seed + 1)]
        for game in self.both:
            for seat in range(players):
                game.note(self.sat(seat), self.at)
        self.begin()

    def sat(self, seat: int) -> facts.SeatTaken:
        """Return the person on a seat: the viewer, the bot or another person."""
        if seat == self.bots_seat:
            return facts.SeatTaken(seat, "bot:sailor", "Sailor")
        holder = self.viewer if seat in self.viewers_seats else PEOPLE[seat]
        return facts.SeatTaken(seat, "human", holder.name, holder.id)

    def begin(self) -> None:
        """Deal: the other players keep the same two cards out of different fours."""
        first, second = self.both
        began = first.decide(StartGame("id"), PEOPLE[0], first.dealer)
        dealt = [move.card for move in began.moves]
        fours = [dealt[start : start + 4] for start in range(0, len(dealt), 4)]
        self.kept = [self.random.sample(four, 2) for four in fours]
        first.note(began, self.at)
        fixed = {card for kept in self.kept for card in kept}
        fixed |= {card for seat in self.viewers_seats for card in fours[seat]}
        loose = [card.id for card in standard_deck().cards if card.id not in fixed]
        self.random.shuffle(loose)
        swapped = [
            four if seat in self.viewers_seats else self.shuffled([*kept, loose.pop(), loose.pop()])
            for seat, (four, kept) in enumerate(zip(fours, self.kept, strict=True))
        ]
        second.note(facts.GameStarted(tuple(Deal(card) for four in swapped for card in four)), self.at)

    def shuffled(self, cards: list[str]) -> list[str]:
        """Return some cards in another order."""
        return self.random.sample(cards, len(cards))

    @property
    def table(self) -> Table:
        """The first game's table, for what both have in common."""
        return self.both[0].table

    def steps(self) -> Iterator[None]:
        """Play both games to the end, pausing after each public decision."""
        for seat in self.in_any_order(self.table.to_move):
            yield from self.step(seat, [Keep((self.kept[seat][0], self.kept[seat][1]))])
        while self.table.status == "playing":
            for seat in self.in_any_order(self.table.to_move):
                yield from self.step(seat, self.decision(seat))

    def step(self, seat: int, moves: list[PlayerMove]) -> Iterator[None]:
        """Make one seat's decision in both games, each after different secret moves."""
        self.at += self.random.randrange(1_000, 50_000)
        for game in self.both:
            for other in self.marking_in_secret(game):
                game.mark_in_secret(other, self.at - game.random.randrange(1, 100))
        yield
        for game in self.both:
            game.take_all_back(seat, self.at)
            game.play(seat, self.at, *moves)
        yield

    def marking_in_secret(self, game: PairedGame) -> list[int]:
        """The seats that may mark something in secret now."""
        still = [*self.viewers_seats, self.bots_seat]
        is_marking = game.table.state is not None and game.table.state.phase == Phase.MARK
        return [seat for seat in game.table.to_move if is_marking and seat not in still]

    def decision(self, seat: int) -> list[PlayerMove]:
        """All moves of a seat in this step, chosen at random."""
        trial = self.branch()
        trial.take_all_back(seat, self.at)
        return trial.decide_at_random(seat, self.at, self.random)

    def branch(self) -> PairedGame:
        """A copy of the first game that can continue differently."""
        game = self.both[0]
        branch = PairedGame(game.table.settings, self.viewer.id, self.random.randrange(10**6))
        branch.table, branch.row = game.table, game.row
        branch.observer = Observer(game.table, self.viewer.id)
        branch.observer.frames.clear()
        return branch

    def branches(self) -> tuple[PairedGame, PairedGame]:
        """Two copies in which the others decide differently; the last decision stays secret."""
        ways = self.branch(), self.branch()
        others = [seat for seat in self.table.to_move if seat not in self.viewers_seats]
        waits_for_viewer = len(others) < len(self.table.to_move)
        for game in ways:
            for number, seat in enumerate(others, start=1):
                game.take_all_back(seat, self.at)
                trial = self.branch()
                trial.table = game.table
                moves = trial.decide_at_random(seat, self.at, game.random)
                is_last = number == len(others) and not waits_for_viewer
                if len(moves) > 1:
                    game.play(seat, self.at, *moves[:-1])
                if not is_last:
                    game.play(seat, self.at, moves[-1])
        return ways

    def in_any_order(self, seats: Iterable[int]) -> list[int]:
        """Seats in the order in which they decide."""
        return self.random.sample(list(seats), len(list(seats)))

    def attempts(self) -> Iterator[TableCommand]:
        """Commands, legal or not, that the viewer might send to learn something."""
        cards = self.random.sample([card.id for card in self.table.deck.cards], 3)
        boxes = self.random.choice([1, 3, 7, 15, 51, 0x113, 0x321, 0xFFFF])
        tries: list[PlayerMove] = [
            Keep((cards[0], cards[1])),
            Mark(cards[0], boxes),
            TakeBack(True),
            Ready(),
            Take(cards[2]),
            Draw(),
        ]
        own = [move for seat in self.viewers_seats for move in self.both[0].legal(seat)]
        for seat in range(len(self.table.seats)):
            for first in [*tries, *self.random.sample(own, min(2, len(own)))]:
                yield PlayMoves("id", seat, (first,))
                yield PlayMoves("id", seat, (first, self.random.choice(tries)))
                yield PlayMoves("id", seat, (first, Ready(), self.random.choice(tries)))
            yield Contribute("id", seat, "words")
        yield StartGame("id")
        yield Return("id")

    def refusals(self, game: PairedGame, commands: Iterable[TableCommand], dealer: Dealer) -> list[object]:
        """The outcomes of the viewer's attempts: a refusal, or only that it was accepted."""
        requester = self.viewer._replace(id=self.viewer.id or "nobody")
        outcomes = [game.decide(command, requester, dealer) for command in commands]
        return [outcome if isinstance(outcome, tuple) else "taken" for outcome in outcomes]
