"""The rules of Silver & Gold: standard library only; no clock, no randomness, no files but decks and records.

>>> from silvergold.engine import Game, Dealer, legal_moves, standard_deck
>>> deck = standard_deck()
>>> game = Game(deck, players=2)
>>> dealt = game.play_chance(Dealer(deck, seed=b"lantern"))
>>> len(legal_moves(game.state, seat=0))  # R2.2: two of four cards can be chosen in six ways
6
"""

from silvergold.engine.cards import Color, Symbol, TreasureCard
from silvergold.engine.dealer import Dealer
from silvergold.engine.deck import Deck, load_deck, parse_deck, standard_deck, standard_faults
from silvergold.engine.errors import (
    DeckError,
    Fault,
    IllegalMoveError,
    MalformedMoveError,
    RecordError,
    SetupError,
    SilverGoldError,
)
from silvergold.engine.events import Dealt, EarlierTurn, Event, SeenEvent
from silvergold.engine.game import Game
from silvergold.engine.grid import Shape
from silvergold.engine.legal import can_take_back, chance_moves, legal_moves, seats_to_move
from silvergold.engine.moves import (
    ChanceMove,
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
from silvergold.engine.participants import HUMAN, Participant, bot_kind, bot_of, bot_participants, bot_title
from silvergold.engine.record import (
    GameRecord,
    check_seed_is_due,
    format_record,
    parse_record,
    read_games,
    record_of,
    split_games,
)
from silvergold.engine.replay import position, replay, verify
from silvergold.engine.rules import apply, new_game
from silvergold.engine.scoring import Score, score, winners
from silvergold.engine.shuffle import Shuffle, hash_of
from silvergold.engine.state import EDITIONS, NSV, OYA, Edition, GameState, Phase
from silvergold.engine.view import View, earlier_turns, events_logged, events_seen, view

__all__ = [
    "EDITIONS",
    "HUMAN",
    "NSV",
    "OYA",
    "ChanceMove",
    "Color",
    "Deal",
    "Dealer",
    "Dealt",
    "Deck",
    "DeckError",
    "Draw",
    "EarlierTurn",
    "Edition",
    "Event",
    "Fault",
    "Game",
    "GameRecord",
    "GameState",
    "IllegalMoveError",
    "Keep",
    "MalformedMoveError",
    "Mark",
    "Move",
    "Participant",
    "Phase",
    "PlayerMove",
    "Ready",
    "RecordError",
    "Reveal",
    "Score",
    "SeenEvent",
    "SetupError",
    "Shape",
    "Shuffle",
    "SilverGoldError",
    "Start",
    "Symbol",
    "Take",
    "TakeBack",
    "TreasureCard",
    "TurnUp",
    "View",
    "apply",
    "bot_kind",
    "bot_of",
    "bot_participants",
    "bot_title",
    "can_take_back",
    "chance_moves",
    "check_seed_is_due",
    "earlier_turns",
    "events_logged",
    "events_seen",
    "format_record",
    "hash_of",
    "legal_moves",
    "load_deck",
    "new_game",
    "parse_deck",
    "parse_record",
    "position",
    "read_games",
    "record_of",
    "replay",
    "score",
    "seats_to_move",
    "split_games",
    "standard_deck",
    "standard_faults",
    "verify",
    "view",
    "winners",
]
