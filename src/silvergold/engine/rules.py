"""The rules of play, in the rulebook's order: read it with docs/rules.md beside it.

``apply`` takes a state and a move to the next state and the events that happened on the way. It never draws:
what chance brings is a move too.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from silvergold.engine.cards import TreasureCard
from silvergold.engine.deck import Deck
from silvergold.engine.errors import IllegalMoveError, MalformedMoveError, SetupError, quote
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
from silvergold.engine.grid import EXPEDITION_CARDS, SHAPE_OF, box_names, each_box
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

Step = tuple[GameState, tuple[Event, ...]]

# Events are values: those that happen most often are made once.
told_mark = lru_cache(maxsize=1 << 14)(Marked)
told_reveal = lru_cache(Revealed)


def apply(state: GameState, move: Move) -> Step:
    """The next state and what happened; a move that is refused raises an error and changes nothing."""
    kind = type(move)
    if kind in RULES_OF_A_SEAT and move.seat < len(state.players):  # type: ignore[union-attr]
        return RULES_OF_A_SEAT[kind](state, move)
    if kind in RULES_OF_THE_TABLE:
        return RULES_OF_THE_TABLE[kind](state, move)
    raise MalformedMoveError("malformed-move", "", f"not a move of this table: {move!r}")


# --- R2 Setting up ----------------------------------------------------------------------------------------


def new_game(deck: Deck, players: int = 2, edition: Edition = NSV) -> GameState:
    """R1.1: a table for 2 to 4 players, before anything is dealt."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        message = f"{FEWEST_PLAYERS} to {MOST_PLAYERS} players can play, not {players}"
        raise SetupError("wrong-number-of-players", "R1.1", message, players=players)
    if len(deck.cards) < (needed := CARDS_DEALT * players + DISPLAY_SIZE):
        message = f"{players} players need a deck of {needed} cards; {deck.name} has {len(deck.cards)}"
        raise SetupError(
            "deck-too-small-for-players",
            "R2.1",
            message,
            players=players,
            needed=needed,
            cards=len(deck.cards),
        )
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


def deal(state: GameState, move: Deal) -> Step:
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


def keep(state: GameState, move: Keep) -> Step:
    """R2.2: every player keeps two of the four; nobody's choice is seen before all have chosen."""
    player = state.players[move.seat]
    if state.phase != Phase.KEEP:
        raise refusal(
            state, move, "not-the-time-to-keep", "R2.2", "cards are chosen once, before the first turn"
        )
    if player.cards:
        raise refusal(state, move, "already-kept", "R2.2", "you have already chosen your two cards")
    dealt = {card.id: card for card in player.dealt}
    if len(set(move.cards) & dealt.keys()) != CARDS_KEPT:
        raise refusal(state, move, "not-dealt", "R2.2", f"keep two different cards of {', '.join(dealt)}")
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


def lay_open(state: GameState) -> Step:
    """R2.2, R2.3: the cards kept are laid open, the others go back into the pile."""
    kept = {open_card.card.id for player in state.players for open_card in player.cards}
    opened = state._replace(
        phase=Phase.DISPLAY,
        players=tuple(Player(cards=player.cards) for player in state.players),
        pile=frozenset(state.deck.by_id) - kept,
    )
    return opened, kept_so_far(state)


def turn_up(state: GameState, move: TurnUp) -> Step:
    """R2.3, R5.3, R5.4: the pile's top card, for the display or for the player who drew it."""
    rule = {Phase.DRAW: "R5.3", Phase.REFILL: "R5.4"}.get(state.phase, "R2.3")
    card = _card_from_pile(state, move, rule, Phase.DISPLAY, Phase.DRAW, Phase.REFILL)
    pile = state.pile - {card.id}
    if state.phase == Phase.DRAW:
        return _take_card(state._replace(pile=pile), card, "pile")
    open_cards = (*state.display, card)
    state = state._replace(pile=pile, display=open_cards, turned_up=state.turned_up + 1)
    return display(state) if state.phase == Phase.DISPLAY else refill(state)


def display(state: GameState) -> Step:
    """R2.3: four cards are turned up."""
    if len(state.display) < DISPLAY_SIZE:
        return state, ()
    return state._replace(phase=Phase.START, turned_up=0), (Displayed(_ids(state.display)),)


def start(state: GameState, move: Start) -> Step:
    """R2.5: any player may be the first start player."""
    if state.phase != Phase.START:
        raise refusal(
            state, move, "not-the-time-to-start", "R2.5", "the start player is named after the display"
        )
    return state._replace(phase=Phase.REVEAL, start_player=move.seat), (Started(move.seat),)


# --- R3 A turn: reveal, mark, settle ----------------------------------------------------------------------


def reveal(state: GameState, move: Reveal) -> Step:
    """R3.1: the top expedition card is turned up, for all; R2.4: any that is left of the eight."""
    if state.phase != Phase.REVEAL:
        raise refusal(state, move, "not-the-time-to-reveal", "R3.1", "an expedition card opens a turn")
    if state.revealed.count(move.shape) == EXPEDITION_CARDS[move.shape]:
        raise refusal(
            state, move, "shape-used-up", "R1.5", f"no {move.shape} is left this round", shape=move.shape
        )
    state = state.with_first(state.players, Phase.MARK, (*state.revealed, move.shape))
    return state, (told_reveal(state.round, state.turn, move.shape),)


# --- R4 Mark ----------------------------------------------------------------------------------------------


def mark(state: GameState, move: Mark) -> Step:
    """R4: mark boxes of one of one's own cards."""
    player = _marking_player(state, move)
    for place, open_card in enumerate(player.cards):
        if open_card.card.id == move.card:
            by = marked_by(state, move, player, open_card)
            return state.with_player(move.seat, mark_boxes(state, move, player, place, by)), ()
    ids = ", ".join(_ids(open_card.card for open_card in player.cards)) or "none"
    card = quote(move.card)
    raise refusal(state, move, "not-your-card", "R4.1", f"{card} is not one of your cards: {ids}", card=card)


def marked_by(state: GameState, move: Mark, player: Player, open_card: OpenCard) -> MarkedBy:
    """R4.1 to R4.3: the shape, or one box instead, or one box for each cross; all of it unmarked."""
    is_single = move.boxes & (move.boxes - 1) == 0
    if player.before is not None and not player.crosses:
        raise refusal(
            state, move, "marked-already", "R4.1", "you have marked this turn: be ready or take back"
        )
    if player.crosses and not is_single:
        raise refusal(
            state, move, "cross-marks-one-box", "R4.3", "a cross lets you mark exactly one further box"
        )
    if not is_single and SHAPE_OF.get(move.boxes) is not state.revealed[-1]:
        boxes = " ".join(box_names(move.boxes))
        message = f"{boxes} is neither a {state.revealed[-1]} nor a single box"
        raise refusal(state, move, "not-the-shape", "R4.1", message, boxes=boxes)
    if move.boxes & open_card.unmarked != move.boxes:
        boxes = " ".join(box_names(move.boxes & ~open_card.unmarked))
        message = f"{boxes} is marked already or not on the island"
        raise refusal(state, move, "not-unmarked", "R4.1", message, boxes=boxes)
    if player.crosses:
        return "cross"
    return "single" if is_single else "shape"


def mark_boxes(state: GameState, move: Mark, player: Player, place: int, by: MarkedBy) -> Player:
    """R4.3 to R4.6: the player after a mark, with what its symbols brought, however it was made."""
    card, unmarked = player.cards[place]
    marked_card = OpenCard(card, unmarked & ~move.boxes)
    cards = player.cards[:place] + (marked_card,) + player.cards[place + 1 :]
    events: list[MarkEvent] = [told_mark(move.seat, card.id, move.boxes, by)]
    score_card = player.score_card
    if move.boxes & (card.coins | card.palms):
        score_card = note_symbols(state, move, card, score_card, events)
    crosses = player.crosses - (by == "cross") + (move.boxes & card.crosses).bit_count()
    if crosses and not any(open_card.unmarked for open_card in cards):
        crosses = 0  # R4.3: with no unmarked box left, the rest lapses
    return Player(cards, score_card, player.completed, (), crosses, player, tuple(events))


def note_symbols(
    state: GameState, move: Mark, card: TreasureCard, score_card: ScoreCard, events: list[MarkEvent]
) -> ScoreCard:
    """R4.4, R4.5: coins and palms, in reading order; from the 13th coin and the 5th palm on, nothing."""
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


def take_back(state: GameState, move: TakeBack) -> Step:
    """R3.2: a pen stroke may be wiped off until its player is ready."""
    player = _marking_player(state, move)
    if player.before is None:
        raise refusal(state, move, "nothing-to-take-back", "R3.2", "you have marked nothing this turn")
    return state.with_player(move.seat, player.at_turn_start if move.all else player.before), ()


def ready(state: GameState, move: Ready) -> Step:
    """R3.2: a player's marks stand; once everybody's do, they are seen and settled."""
    player = _marking_player(state, move)
    if player.crosses:
        message = f"{player.crosses} more to mark for crosses"
        raise refusal(state, move, "crosses-owed", "R4.3", message, count=player.crosses)
    if player.before is None and player.has_unmarked_boxes:
        raise refusal(state, move, "nothing-marked", "R4.2", "mark the shape or a single box first")
    for seat, other in enumerate(state.players):
        if not other.is_ready and seat != move.seat:
            return state.with_player(move.seat, player.when_ready), ()
    return open_marks(state)


def marks_so_far(state: GameState) -> tuple[MarkEvent, ...]:
    """R3.2: this turn's marks and what they brought, clockwise from the start player."""
    events: list[MarkEvent] = []
    for seat in state.seats_clockwise:
        events += marks_of(state.players[seat])
    return tuple(events)


def marks_of(player: Player) -> tuple[MarkEvent, ...]:
    """One player's marks of this turn and what they brought, first to last."""
    events = player.latest
    while player.before is not None:
        player = player.before
        events = player.latest + events
    return events


def open_marks(state: GameState) -> Step:
    """R3.2: all are ready; everybody's marks are seen."""
    events: list[Event] = [*marks_so_far(state)]
    players = tuple([Player(p.cards, p.score_card, p.completed) for p in state.players])
    return settle(state.with_first(players), 0, events)


# --- R5 Settle, one player at a time ----------------------------------------------------------------------


def settle(state: GameState, settling: int, events: list[Event]) -> Step:
    """R3.3: cups, completed cards and new cards, clockwise from the start player."""
    for number, seat in enumerate(state.seats_clockwise[settling:], start=settling):
        if has_to_settle(state.players[seat]):
            state = take_cups(state, seat, events)
            state = lay_aside(state, seat, events)
            if must_take(state, seat):
                return state._replace(phase=Phase.TAKE, settling=number), tuple(events)
    return end_turn(state, events)


def has_to_settle(player: Player) -> bool:
    """R5: whether a player has completed a coin row or a card this turn."""
    for _, unmarked in player.cards:
        if not unmarked:
            return True
    return player.score_card.coins // COINS_IN_A_ROW > len(player.score_card.cups)


def take_cups(state: GameState, seat: int, events: list[Event]) -> GameState:
    """R5.1: the highest cup left for each coin row completed; after the sixth there is none."""
    player = state.players[seat]
    for _ in range(len(player.score_card.cups), player.score_card.coins // COINS_IN_A_ROW):
        points = state.cups[0] if state.cups else 0
        if points:
            events.append(Cup(seat, points))
        noted = player.score_card._replace(cups=(*player.score_card.cups, points))
        player = player._replace(score_card=noted)
        state = state.with_player(seat, player)._replace(cups=state.cups[1:])
    return state


def lay_aside(state: GameState, seat: int, events: list[Event]) -> GameState:
    """R5.2: completed cards are laid open aside."""
    player = state.players[seat]
    completed = [card for card, unmarked in player.cards if not unmarked]
    events += [Completed(seat, card.id) for card in completed]
    cards = tuple(open_card for open_card in player.cards if open_card.unmarked)
    player = player._replace(cards=cards, completed=(*player.completed, *completed))
    return state.with_player(seat, player)


def must_take(state: GameState, seat: int) -> bool:
    """R5.3: a card for each one completed, while there are any (R5.5), but not after the last turn (R5.6)."""
    if len(state.players[seat].cards) == CARDS_KEPT:
        return False
    return bool(state.display or state.pile) and not state.is_last_turn


def take(state: GameState, move: Take) -> Step:
    """R5.3: any card of the display."""
    _expect_taking(state, move)
    for card in state.display:
        if card.id == move.card:
            display = tuple(other for other in state.display if other is not card)
            state = state._replace(display=display)
            return _take_card(state, card, "display")
    ids = ", ".join(_ids(state.display)) or "nothing"
    card_id = quote(move.card)
    raise refusal(state, move, "not-on-display", "R5.3", f"{card_id} is not on display: {ids}", card=card_id)


def draw(state: GameState, move: Draw) -> Step:
    """R5.3: the face-down top of the pile."""
    _expect_taking(state, move)
    if not state.pile:
        raise refusal(state, move, "pile-empty", "R5.5", "the pile is empty: take a card of the display")
    return state._replace(phase=Phase.DRAW), ()


def _take_card(state: GameState, card: TreasureCard, source: Source) -> Step:
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


def refill(state: GameState) -> Step:
    """R5.4: the display is filled up to four before the next player settles, or till the pile is empty."""
    if len(state.display) < DISPLAY_SIZE and state.pile:
        return state, ()
    refilled = Refilled(_ids(state.display[-state.turned_up :]))
    return settle(state._replace(turned_up=0), state.settling + 1, [refilled])


# --- R6 Rounds and the end --------------------------------------------------------------------------------


def end_turn(state: GameState, events: list[Event]) -> Step:
    """R6.1, R6.3: after seven turns the round ends; the start player moves one seat clockwise."""
    if state.is_last_turn:
        return end_game(state, events)
    is_round_over = state.turn == TURNS
    start_player = state.start_player
    if is_round_over or state.edition.start_player_moves_every_turn:
        start_player = (start_player + 1) % len(state.players)
    state = state.with_first(state.players, Phase.REVEAL, state.revealed, start_player)
    if is_round_over:
        state = state._replace(round=state.round + 1, revealed=())
    return state, tuple(events)


def end_game(state: GameState, events: list[Event]) -> Step:
    """R6.2: the game ends after four rounds, and is scored (R7)."""
    for seat, player in enumerate(state.players):
        lines = score(player)
        events.append(Scored(seat, *lines, total=lines.total))
    events.append(Won(winners(state.players, state.edition)))
    return state._replace(phase=Phase.OVER), tuple(events)


# --- What the rules above share ---------------------------------------------------------------------------

RULES_OF_A_SEAT: dict[type, Callable[[GameState, Any], Step]] = {
    Mark: mark,
    Ready: ready,
    TakeBack: take_back,
    Take: take,
    Draw: draw,
    Keep: keep,
    Start: start,
}
RULES_OF_THE_TABLE: dict[type, Callable[[GameState, Any], Step]] = {
    Reveal: reveal,
    TurnUp: turn_up,
    Deal: deal,
}


def refusal(
    state: GameState, move: Move, code: str, rule: str, message: str, **details: str | float
) -> IllegalMoveError:
    """Why a move is refused, and what the same seat, or chance, could do instead."""
    legal: list[Move] = []
    if isinstance(move, PlayerMove):
        legal += legal_moves(state, move.seat)
        if can_take_back(state, move.seat):
            legal += [TakeBack(move.seat), TakeBack(move.seat, all=True)]
    else:
        legal += [chance for chance, _ in chance_moves(state)]
    return IllegalMoveError(code, rule, message, move=move, legal=legal, **details)


def _marking_player(state: GameState, move: Mark | TakeBack | Ready) -> Player:
    """R3.2: the player who moves, in the marking step and not ready yet."""
    if state.phase != Phase.MARK:
        raise refusal(state, move, "not-the-time-to-mark", "R3.2", "marking follows an expedition card")
    player = state.players[move.seat]
    if player.is_ready:
        raise refusal(state, move, "already-ready", "R3.2", "you are ready: your marks stand")
    return player


def _expect_taking(state: GameState, move: Take | Draw) -> None:
    """R3.3, R5.3: the step for taking a card, and the seat whose turn it is."""
    if state.phase != Phase.TAKE:
        raise refusal(state, move, "not-the-time-to-take", "R5.3", "a card is taken for one completed")
    if move.seat != state.settling_seat:
        raise refusal(state, move, "not-your-turn", "R3.3", f"seat {state.settling_seat} takes a card now")


def _card_from_pile(state: GameState, move: Deal | TurnUp, rule: str, *phases: PhaseName) -> TreasureCard:
    """The card that chance brings, if it may come now."""
    if state.phase not in phases:
        raise refusal(state, move, "not-the-time-to-turn-up", rule, "no card of the pile comes to light now")
    if move.card not in state.pile:
        card = quote(move.card)
        raise refusal(state, move, "not-in-pile", rule, f"{card} is not in the pile", card=card)
    return state.deck.by_id[move.card]


def _ids(cards: Any) -> tuple[str, ...]:
    return tuple(card.id for card in cards)
