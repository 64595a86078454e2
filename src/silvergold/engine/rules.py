"""The rules of play, in the order of the rulebook: read them beside docs/rules.md.

``apply``, at the end, takes a state and a move to the next state and the events that happened on the way. It
never draws: what chance decides is a move as well.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from silvergold.engine.cards import TreasureCard
from silvergold.engine.deck import Deck
from silvergold.engine.errors import IllegalMoveError, MalformedMoveError, SetupError, quote, shorten
from silvergold.engine.events import (
    Coin,
    Completed,
    Cup,
    Dealt,
    Displayed,
    Event,
    Kept,
    Marked,
    MarkedBy,
    MarkEvent,
    Palm,
    Refilled,
    Revealed,
    Scored,
    Source,
    Started,
    Took,
    Won,
)
from silvergold.engine.grid import EXPEDITION_CARDS, SHAPE_OF, box_names, each_box, is_single_box
from silvergold.engine.legal import can_take_back, chance_moves, legal_moves, seats_to_move
from silvergold.engine.moves import (
    Deal,
    Draw,
    Keep,
    Mark,
    Move,
    PlayerMove,
    Ready,
    Reveal,
    Start,
    Take,
    TakeBack,
    TurnUp,
)
from silvergold.engine.scoring import score, winners
from silvergold.engine.state import (
    CARDS_DEALT,
    CARDS_KEPT,
    COINS_IN_A_ROW,
    DISPLAY_SIZE,
    FEWEST_PLAYERS,
    MOST_COINS,
    MOST_PALMS,
    MOST_PLAYERS,
    NSV,
    TURNS,
    Edition,
    GameState,
    OpenCard,
    Phase,
    PhaseName,
    Player,
    ScoreCard,
)

Transition = tuple[GameState, tuple[Event, ...]]
"""The state after a move, and what happened."""

# Events are values: the most frequent ones are cached.
_marked_event = lru_cache(maxsize=1 << 14)(Marked)
_revealed_event = lru_cache(Revealed)


# --- R2 Setting up ----------------------------------------------------------------------------------------


def new_game(deck: Deck, players: int = 2, edition: Edition = NSV) -> GameState:
    """R1.1: a table for 2 to 4 players, before anything is dealt."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise SetupError("wrong-number-of-players", "R1.1", players=players)
    cards = len(deck.cards)
    if cards < (needed := CARDS_DEALT * players + DISPLAY_SIZE):
        raise SetupError("deck-too-small-for-players", "R2.1", players=players, needed=needed, cards=cards)
    return GameState(
        players=(Player(),) * players,
        phase=Phase.DEAL,
        revealed=(),
        start_player=0,
        round=1,
        deck=deck,
        edition=edition,
        pile=frozenset(deck.by_id),
    )


def deal(state: GameState, move: Deal) -> Transition:
    """R2.1: four cards to each player, in secret."""
    card = _card_from_pile(state, move, "R2.1", Phase.DEAL)
    seat = (len(state.deck.cards) - len(state.pile)) // CARDS_DEALT
    dealt = (*state.players[seat].dealt, card)
    state = state._replace(pile=state.pile - {card.id}).with_player(seat, Player(dealt=dealt))
    if len(dealt) < CARDS_DEALT:
        return state, ()
    if seat == len(state.players) - 1:
        state = state._replace(phase=Phase.KEEP)
    return state, (Dealt(seat, _ids(dealt)),)


def keep(state: GameState, move: Keep) -> Transition:
    """R2.2: every player keeps two of the four; nobody's choice is seen before all have chosen."""
    player = state.players[move.seat]
    if state.phase != Phase.KEEP:
        raise _refusal(state, move, "not-the-time-to-keep", "R2.2")
    if player.cards:
        raise _refusal(state, move, "already-kept", "R2.2")
    dealt = {card.id: card for card in player.dealt}
    if len(set(move.cards) & dealt.keys()) != CARDS_KEPT:
        raise _refusal(state, move, "not-dealt", "R2.2")
    cards = tuple(OpenCard(dealt[card_id], dealt[card_id].boxes) for card_id in move.cards)
    state = state.with_player(move.seat, player._replace(cards=cards))
    return (state, ()) if seats_to_move(state) else lay_open(state)


def kept_so_far(state: GameState) -> tuple[Kept, ...]:
    """R2.2: the choices made, in seat order."""
    return tuple(
        Kept(seat, _ids(open_card.card for open_card in player.cards))
        for seat, player in enumerate(state.players)
        if player.cards
    )


def lay_open(state: GameState) -> Transition:
    """R2.2, R2.3: the cards kept are laid open, the others go back into the pile."""
    kept = {open_card.card.id for player in state.players for open_card in player.cards}
    opened = state._replace(
        phase=Phase.DISPLAY,
        players=tuple(Player(cards=player.cards) for player in state.players),
        pile=frozenset(state.deck.by_id) - kept,
    )
    return opened, kept_so_far(state)


def turn_up(state: GameState, move: TurnUp) -> Transition:
    """R2.3, R5.3, R5.4: the top card of the pile, for the display or for the player who drew it."""
    rule = {Phase.DRAW: "R5.3", Phase.REFILL: "R5.4"}.get(state.phase, "R2.3")
    card = _card_from_pile(state, move, rule, Phase.DISPLAY, Phase.DRAW, Phase.REFILL)
    pile = state.pile - {card.id}
    if state.phase == Phase.DRAW:
        return _take_card(state._replace(pile=pile), card, "pile")
    open_cards = (*state.display, card)
    state = state._replace(pile=pile, display=open_cards, turned_up=state.turned_up + 1)
    return display(state) if state.phase == Phase.DISPLAY else refill(state)


def display(state: GameState) -> Transition:
    """R2.3: four cards are turned up."""
    if len(state.display) < DISPLAY_SIZE:
        return state, ()
    return state._replace(phase=Phase.START, turned_up=0), (Displayed(_ids(state.display)),)


def start(state: GameState, move: Start) -> Transition:
    """R2.5: any player may be the first start player."""
    if state.phase != Phase.START:
        raise _refusal(state, move, "not-the-time-to-start", "R2.5")
    return state._replace(phase=Phase.REVEAL, start_player=move.seat), (Started(move.seat),)


# --- R3 A turn: reveal, mark, settle ----------------------------------------------------------------------


def reveal(state: GameState, move: Reveal) -> Transition:
    """R3.1: the top expedition card is turned up for all players; R2.4: it may be any of those left."""
    if state.phase != Phase.REVEAL:
        raise _refusal(state, move, "not-the-time-to-reveal", "R3.1")
    if state.revealed.count(move.shape) == EXPEDITION_CARDS[move.shape]:
        raise _refusal(state, move, "shape-used-up", "R1.5", shape=move.shape)
    state = state._replace(phase=Phase.MARK, revealed=(*state.revealed, move.shape))
    return state, (_revealed_event(state.round, state.turn, move.shape),)


def take_back(state: GameState, move: TakeBack) -> Transition:
    """R3.2: players may take back their marks until they are ready."""
    player = _marking_player(state, move)
    if player.before is None:
        raise _refusal(state, move, "nothing-to-take-back", "R3.2")
    return state.with_player(move.seat, player.at_turn_start if move.all else player.before), ()


def ready(state: GameState, move: Ready) -> Transition:
    """R3.2: a player's marks are final; when all players' are, they are seen and settled."""
    player = _marking_player(state, move)
    if player.crosses:
        raise _refusal(state, move, "crosses-owed", "R4.3", count=player.crosses)
    if player.before is None and not may_mark_nothing(player):
        raise _refusal(state, move, "nothing-marked", "R4.2")
    for seat, other in enumerate(state.players):
        if not other.is_ready and seat != move.seat:
            return state.with_player(move.seat, player._replace(is_ready=True)), ()
    return open_marks(state)


def open_marks(state: GameState) -> Transition:
    """R3.2: all players are ready, and all marks are seen."""
    events: list[Event] = [*marks_so_far(state)]
    players = tuple(
        [Player(cards=p.cards, score_card=p.score_card, completed=p.completed) for p in state.players]
    )
    return settle(state._replace(players=players), 0, events)


def marks_so_far(state: GameState) -> tuple[MarkEvent, ...]:
    """R3.2: the marks of this turn and what they gave, clockwise from the start player."""
    events: list[MarkEvent] = []
    for seat in state.seats_clockwise:
        events += marks_of(state.players[seat])
    return tuple(events)


def marks_of(player: Player) -> tuple[MarkEvent, ...]:
    """R3.2: one player's marks of this turn and what they gave, first to last."""
    events = player.latest
    while player.before is not None:
        player = player.before
        events = player.latest + events
    return events


def unpublished(state: GameState) -> tuple[Kept | MarkEvent, ...]:
    """R2.2, R3.2: what the seats have decided that the others do not see yet."""
    return kept_so_far(state) if state.phase == Phase.KEEP else marks_so_far(state)


def settle(state: GameState, settling: int, events: list[Event]) -> Transition:
    """R3.3: cups, completed cards and new cards (R5), clockwise from the start player."""
    for number, seat in enumerate(state.seats_clockwise[settling:], start=settling):
        if has_to_settle(state.players[seat]):
            state = take_cup(state, seat, events)
            state = lay_aside(state, seat, events)
            if must_take(state, seat):
                return state._replace(phase=Phase.TAKE, settling=number), tuple(events)
    return end_turn(state, events)


# --- R4 Mark ----------------------------------------------------------------------------------------------


def mark(state: GameState, move: Mark) -> Transition:
    """R4: mark boxes on one of the player's own cards."""
    player = _marking_player(state, move)
    for place, open_card in enumerate(player.cards):
        if open_card.card.id == move.card:
            check_mark(state, move, player, open_card.unmarked)
            return state.with_player(move.seat, mark_boxes(state, move, player, place)), ()
    raise _refusal(state, move, "not-your-card", "R4.1", card=quote(move.card))


def check_mark(state: GameState, move: Mark, player: Player, unmarked: int) -> None:
    """R4.1 to R4.3: the shape, or one box instead, or one box for a cross; all of its boxes unmarked."""
    if player.crosses:
        if not is_single_box(move.boxes):
            raise _refusal(state, move, "cross-marks-one-box", "R4.3")
    elif player.before is not None:
        raise _refusal(state, move, "marked-already", "R4.1")
    elif not is_single_box(move.boxes) and SHAPE_OF.get(move.boxes) is not state.revealed[-1]:
        raise _refusal(state, move, "not-the-shape", "R4.1", boxes=" ".join(box_names(move.boxes)))
    if move.boxes & unmarked != move.boxes:
        taken = " ".join(box_names(move.boxes & ~unmarked))
        raise _refusal(state, move, "not-unmarked", "R4.1", boxes=taken)


def mark_boxes(state: GameState, move: Mark, player: Player, place: int) -> Player:
    """R4.3 to R4.6: the player after a mark, with what its symbols gave, however it was made."""
    card, unmarked = player.cards[place]
    marked_card = OpenCard(card, unmarked & ~move.boxes)
    cards = player.cards[:place] + (marked_card,) + player.cards[place + 1 :]
    events: list[MarkEvent] = [_marked_event(move.seat, card.id, move.boxes, how_marked(move, player))]
    score_card = player.score_card
    if move.boxes & (card.coins | card.palms):
        score_card = note_symbols(state, move, card, score_card, events)
    crosses = player.crosses - bool(player.crosses) + (move.boxes & card.crosses).bit_count()
    if crosses and not any(open_card.unmarked for open_card in cards):
        crosses = 0  # R4.3: with no unmarked box left, the rest lapses
    return Player(
        cards=cards,
        score_card=score_card,
        completed=player.completed,
        crosses=crosses,
        before=player,
        latest=tuple(events),
    )


def how_marked(move: Mark, player: Player) -> MarkedBy:
    """R4.6: whether boxes are marked for a cross, as the single box, or as the shape."""
    if player.crosses:
        return "cross"
    return "single" if is_single_box(move.boxes) else "shape"


def note_symbols(
    state: GameState, move: Mark, card: TreasureCard, score_card: ScoreCard, events: list[MarkEvent]
) -> ScoreCard:
    """R4.4, R4.5: coins and palms, in reading order; nothing from the 13th coin and the 5th palm on."""
    for symbol_box in each_box(move.boxes & (card.coins | card.palms)):
        if symbol_box & card.coins:
            if score_card.coins < MOST_COINS:
                score_card = score_card._replace(coins=score_card.coins + 1)
                events.append(Coin(move.seat))
        elif len(score_card.palms) < MOST_PALMS:
            points = palm_points(state.display)
            score_card = score_card._replace(palms=(*score_card.palms, points))
            events.append(Palm(move.seat, points))
    return score_card


def palm_points(display: tuple[TreasureCard, ...]) -> int:
    """R4.5: 1 point plus 1 for each palm on the cards of the display."""
    return 1 + sum(card.palms.bit_count() for card in display)


def may_mark_nothing(player: Player) -> bool:
    """R4.7: a player with no unmarked box on any card marks nothing."""
    return not player.has_unmarked_boxes


# --- R5 Settle, one player at a time ----------------------------------------------------------------------


def has_to_settle(player: Player) -> bool:
    """R5: whether a player has completed a coin row or a card this turn."""
    for _, unmarked in player.cards:
        if not unmarked:
            return True
    return player.score_card.coins // COINS_IN_A_ROW > len(player.score_card.cups)


def take_cup(state: GameState, seat: int, events: list[Event]) -> GameState:
    """R5.1: the highest cup left for the coin row completed, of which a turn has at most one."""
    player = state.players[seat]
    score_card = player.score_card
    if score_card.coins // COINS_IN_A_ROW == len(score_card.cups):
        return state
    points = state.cups[0] if state.cups else 0
    if points:
        events.append(Cup(seat, points))
    noted = score_card._replace(cups=(*score_card.cups, points))
    return state.with_player(seat, player._replace(score_card=noted))._replace(cups=state.cups[1:])


def lay_aside(state: GameState, seat: int, events: list[Event]) -> GameState:
    """R5.2: completed cards are laid open aside."""
    player = state.players[seat]
    completed = [card for card, unmarked in player.cards if not unmarked]
    events += [Completed(seat, card.id) for card in completed]
    cards = tuple(open_card for open_card in player.cards if open_card.unmarked)
    player = player._replace(cards=cards, completed=(*player.completed, *completed))
    return state.with_player(seat, player)


def must_take(state: GameState, seat: int) -> bool:
    """R5.3: a card for each one completed, while any is left (R5.5), but not after the last turn (R5.6)."""
    if len(state.players[seat].cards) == CARDS_KEPT:
        return False
    return bool(state.display or state.pile) and not state.is_last_turn


def take(state: GameState, move: Take) -> Transition:
    """R5.3: any card of the display."""
    _expect_taking(state, move)
    for card in state.display:
        if card.id == move.card:
            display = tuple(other for other in state.display if other is not card)
            state = state._replace(display=display)
            return _take_card(state, card, "display")
    raise _refusal(state, move, "not-on-display", "R5.3", card=quote(move.card))


def draw(state: GameState, move: Draw) -> Transition:
    """R5.3: the face-down top of the pile."""
    _expect_taking(state, move)
    if not state.pile:
        raise _refusal(state, move, "pile-empty", "R5.5")
    return state._replace(phase=Phase.DRAW), ()


def _take_card(state: GameState, card: TreasureCard, source: Source) -> Transition:
    """R5.3: with two to take, the second is chosen after the first has been seen, and before any refill."""
    seat = state.settling_seat
    player = state.players[seat]
    cards = (*player.cards, OpenCard(card, card.boxes))
    state = state.with_player(seat, player._replace(cards=cards))
    took = Took(seat, card.id, source)
    if must_take(state, seat):
        return state._replace(phase=Phase.TAKE), (took,)
    if len(state.display) < DISPLAY_SIZE and state.pile:
        return state._replace(phase=Phase.REFILL), (took,)
    return settle(state, state.settling + 1, [took])


def refill(state: GameState) -> Transition:
    """R5.4: the display is refilled to four before the next player settles, or until the pile is empty."""
    if len(state.display) < DISPLAY_SIZE and state.pile:
        return state, ()
    refilled = Refilled(_ids(state.display[-state.turned_up :]))
    return settle(state._replace(turned_up=0), state.settling + 1, [refilled])


# --- R6 Rounds and the end --------------------------------------------------------------------------------


def end_turn(state: GameState, events: list[Event]) -> Transition:
    """R6.1, R6.3: the round ends after seven turns; the start player moves one seat clockwise."""
    if state.is_last_turn:
        return end_game(state, events)
    is_round_over = state.turn == TURNS
    start_player = state.start_player
    if is_round_over or state.edition.start_player_moves_every_turn:
        start_player = (start_player + 1) % len(state.players)
    state = state._replace(phase=Phase.REVEAL, start_player=start_player)
    if is_round_over:
        state = state._replace(round=state.round + 1, revealed=())
    return state, tuple(events)


def end_game(state: GameState, events: list[Event]) -> Transition:
    """R6.2: the game ends after four rounds, and is scored (R7)."""
    for seat, player in enumerate(state.players):
        lines = score(player)
        events.append(Scored(seat, *lines, total=lines.total))
    events.append(Won(winners(state.players, state.edition)))
    return state._replace(phase=Phase.OVER), tuple(events)


# --- Checks that several rules share ----------------------------------------------------------------------


def _marking_player(state: GameState, move: Mark | TakeBack | Ready) -> Player:
    """R3.2: the player who moves, in the marking step and not ready yet."""
    if state.phase != Phase.MARK:
        raise _refusal(state, move, "not-the-time-to-mark", "R3.2")
    player = state.players[move.seat]
    if player.is_ready:
        raise _refusal(state, move, "already-ready", "R3.2")
    return player


def _expect_taking(state: GameState, move: Take | Draw) -> None:
    """R3.3, R5.3: a card is taken now, and by this seat."""
    if state.phase != Phase.TAKE:
        raise _refusal(state, move, "not-the-time-to-take", "R5.3")
    if move.seat != state.settling_seat:
        raise _refusal(state, move, "not-your-turn", "R3.3")


def _card_from_pile(state: GameState, move: Deal | TurnUp, rule: str, *phases: PhaseName) -> TreasureCard:
    """The card that chance deals or turns up, if it can come now."""
    if state.phase not in phases:
        raise _refusal(state, move, "not-the-time-to-turn-up", rule)
    if move.card not in state.pile:
        raise _refusal(state, move, "not-in-pile", rule, card=quote(move.card))
    return state.deck.by_id[move.card]


def _refusal(state: GameState, move: Move, code: str, rule: str, **details: str | float) -> IllegalMoveError:
    """Why a move is refused, and what the same seat, or chance, could do instead."""
    legal: list[Move]
    if isinstance(move, PlayerMove):
        legal = [*legal_moves(state, move.seat)]
        if can_take_back(state, move.seat):
            legal += [TakeBack(move.seat), TakeBack(move.seat, all=True)]
    else:
        legal = [chance for chance, _ in chance_moves(state)]
    return IllegalMoveError(code, rule, move=move, legal=legal, **details)


def _ids(cards: Iterable[TreasureCard]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


# --- From a move to its rule ------------------------------------------------------------------------------

RULES_OF_A_SEAT: dict[type, Callable[[GameState, Any], Transition]] = {
    Mark: mark,
    Ready: ready,
    TakeBack: take_back,
    Take: take,
    Draw: draw,
    Keep: keep,
    Start: start,
}
RULES_OF_THE_TABLE: dict[type, Callable[[GameState, Any], Transition]] = {
    Reveal: reveal,
    TurnUp: turn_up,
    Deal: deal,
}


def apply(state: GameState, move: Move) -> Transition:
    """The next state and what happened; a move that is refused raises an error and changes nothing."""
    kind = type(move)
    if kind in RULES_OF_A_SEAT and move.seat < len(state.players):  # type: ignore[union-attr]
        return RULES_OF_A_SEAT[kind](state, move)
    if kind in RULES_OF_THE_TABLE:
        return RULES_OF_THE_TABLE[kind](state, move)
    raise MalformedMoveError("malformed-move", found=shorten(repr(move)))
