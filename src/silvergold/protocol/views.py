"""Views: a table and its game as a recipient sees them.

The engine's ``view`` decides what a seat may see; the functions here only translate it.
"""

from typing import Literal

from silvergold import engine
from silvergold.engine import EDITIONS, Deck, GameState, Shape, View, score
from silvergold.engine.state import OpenCard, PhaseName, ScoreCard
from silvergold.engine.view import PlayerView, own_side, view
from silvergold.protocol.commands import TableSettings
from silvergold.protocol.fields import Milliseconds, TableStatus, Value
from silvergold.protocol.moves import PlayerMove, from_engine_moves, to_engine_move


class SeatView(Value, frozen=True):
    """Who sits on a seat."""

    kind: str
    """``empty``, ``human``, or ``bot:`` and the bot's name."""
    name: str = ""
    person: str = ""
    """The person's public id; empty for bots."""
    stand_in: str = ""
    """The bot that currently decides for the person."""
    has_left: bool = False
    is_replaced: bool = False
    """Whether the host has let a bot play for the person."""
    contribution: str = ""
    """The hash of the person's words for the shuffle."""
    bank_ms: Milliseconds | None = None
    """What is left in the time bank."""
    due_at: Milliseconds | None = None
    """When the time runs out, if a decision is due."""
    imitates: Literal["", "bot", "player"] = ""
    """Whose name the person's looks like: a bot's, or that of another person at the table."""


class BarredPerson(Value, frozen=True):
    """A person whom the host has replaced, and who may not come back without being let in."""

    person: str
    name: str


class TableView(Value, frozen=True):
    """A table, without its game."""

    id: str
    status: TableStatus
    settings: TableSettings
    deck: str
    """The sha256 of the deck file; /api/decks/<sha256> lists its cards."""
    host: str
    deal: str
    """The id of the deal, under which results are compared."""
    hash: str
    """The hash of the secret behind the shuffle, published before the deal."""
    seats: tuple[SeatView, ...]
    is_held: bool = False
    """Whether the game waits for the host once all seats are taken."""
    rematch: str = ""
    """The table at which these players continue."""
    rematch_accepted: tuple[int, ...] = ()
    """The seats that want a rematch, in the order in which they said so: the first has offered it."""
    rematch_declined: tuple[int, ...] = ()
    barred: tuple[BarredPerson, ...] = ()


class OpenCardView(Value, frozen=True):
    """A treasure card in front of a player."""

    card: str
    unmarked: int


class ScoreView(Value, frozen=True):
    """R7: points so far, line by line."""

    coins: int
    cups: int
    palms: int
    cards: int
    seals: int
    total: int


class SideView(Value, frozen=True):
    """One player's side of the table."""

    cards: tuple[OpenCardView, ...]
    coins: int
    cups: tuple[int, ...]
    palms: tuple[int, ...]
    completed: tuple[str, ...]
    score: ScoreView


class OwnView(Value, frozen=True):
    """What only the holder of a seat sees of it."""

    seat: int
    side: SideView
    dealt: tuple[str, ...]
    crosses: int
    can_take_back: bool
    legal: tuple[PlayerMove, ...]


class GameView(Value, frozen=True):
    """The game as everybody sees it."""

    phase: PhaseName
    round: int
    turn: int
    start_player: int
    shape: Shape | None
    shapes_seen: dict[Shape, int] | None
    display: tuple[str, ...]
    pile_size: int
    cups: tuple[int, ...]
    to_move: tuple[int, ...]
    players: tuple[SideView, ...]
    winners: tuple[int, ...] = ()


# --- from the engine --------------------------------------------------------------------------------------


def game_view(state: GameState, memory_aid: bool, winners: tuple[int, ...] = ()) -> GameView:
    """Return a state as a spectator sees it."""
    seen = view(state, memory_aid=memory_aid)
    return GameView(
        phase=seen.phase,
        round=seen.round,
        turn=seen.turn,
        start_player=seen.start_player,
        shape=seen.shape,
        shapes_seen=None if seen.shapes_seen is None else dict(seen.shapes_seen),
        display=card_ids(seen.display),
        pile_size=seen.pile_size,
        cups=seen.cups,
        to_move=seen.to_move,
        players=tuple([side_view(player) for player in seen.players]),
        winners=winners,
    )


def own_view(
    state: GameState, seat: int, legal: tuple[engine.PlayerMove, ...], side: SideView | None = None
) -> OwnView:
    """Return a seat's own side, which may be known already, with its legal moves."""
    seen = own_side(state, seat)
    return OwnView(
        seat=seat,
        side=side or side_view(seen),
        dealt=card_ids(seen.dealt),
        crosses=seen.crosses,
        can_take_back=seen.can_take_back,
        legal=from_engine_moves(legal),
    )


def side_view(player: PlayerView) -> SideView:
    """Return one player's side of the table."""
    points = score(player)
    return SideView(
        cards=tuple([OpenCardView(card.id, unmarked) for card, unmarked in player.cards]),
        coins=player.score_card.coins,
        cups=player.score_card.cups,
        palms=player.score_card.palms,
        completed=card_ids(player.completed),
        score=ScoreView(*points, total=points.total),
    )


def card_ids(cards: tuple[engine.TreasureCard, ...]) -> tuple[str, ...]:
    """Return the ids that stand for cards in messages."""
    return tuple([card.id for card in cards])


# --- to the engine ----------------------------------------------------------------------------------------


def to_engine_view(settings: TableSettings, game: GameView, own: OwnView | None, deck: Deck) -> View:
    """Return the engine's view of the game, from a seat or (without one) as a spectator."""
    players = [_to_player_view(side, deck) for side in game.players]
    if own is not None:
        players[own.seat] = _to_own_player_view(own, deck)
    return View(
        seat=None if own is None else own.seat,
        deck=deck,
        edition=EDITIONS[settings.edition],
        phase=game.phase,
        round=game.round,
        turn=game.turn,
        start_player=game.start_player,
        shape=game.shape,
        shapes_seen=None if game.shapes_seen is None else tuple(game.shapes_seen.items()),
        display=_cards(game.display, deck),
        pile_size=game.pile_size,
        cups=game.cups,
        to_move=game.to_move,
        players=tuple(players),
    )


def to_engine_legal(own: OwnView) -> tuple[engine.PlayerMove, ...]:
    """Return the legal moves of one of the recipient's seats."""
    return tuple(to_engine_move(move, own.seat) for move in own.legal)


def _to_player_view(side: SideView, deck: Deck) -> PlayerView:
    return PlayerView(
        cards=tuple(OpenCard(deck.by_id[card.card], card.unmarked) for card in side.cards),
        score_card=ScoreCard(side.coins, side.cups, side.palms),
        completed=_cards(side.completed, deck),
    )


def _to_own_player_view(own: OwnView, deck: Deck) -> PlayerView:
    return _to_player_view(own.side, deck)._replace(
        dealt=_cards(own.dealt, deck), crosses=own.crosses, can_take_back=own.can_take_back
    )


def _cards(ids: tuple[str, ...], deck: Deck) -> tuple[engine.TreasureCard, ...]:
    return tuple(deck.by_id[card] for card in ids)
