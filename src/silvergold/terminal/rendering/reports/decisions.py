"""Decisions of a finished game: what was played, what is better, and why."""

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from silvergold.engine import Deck, Draw, GameState, Keep, Mark, PlayerMove, Take
from silvergold.engine.grid import box_names
from silvergold.engine.state import OpenCard
from silvergold.review.coach import Hint, Reason
from silvergold.review.grades import Grade
from silvergold.review.ledger import Decision, Option
from silvergold.review.rollouts import Confirmation, Interval
from silvergold.terminal.rendering.islands import PRINTED, IslandPicture, small_island
from silvergold.words import MessageValue, Words

BETTER_SHOWN = 3
"""How many of the best options are shown."""


def place_in_words(state: GameState, words: Words) -> str:
    """The turn of a decision."""
    if not state.turn:
        return words.say("setting-up")
    return words.say("log-earlier-turn", round=state.round, turn=state.turn)


def decision_heading(state: GameState, decision: Decision, grade: Grade, words: Words) -> Text:
    """When a decision was due, its grade, and what it gave away."""
    verdict = f"{words.say(f'grade-{grade}')}, {words.say('decision-loss', points=decision.loss)}"
    place = place_in_words(state, words)
    return Text(words.say("decision-spoken", place=place, kind=decision.kind, verdict=verdict), style="bold")


def moves_in_words(moves: Sequence[PlayerMove], deck: Deck, words: Words) -> str:
    """The moves of a decision as sentences."""
    return " ".join(_move_in_words(move, deck, words) for move in moves) or words.say("coach-ready")


def _move_in_words(move: PlayerMove, deck: Deck, words: Words) -> str:
    def name(card: str) -> str:
        return words.card_name(deck.by_id[card])

    match move:
        case Mark(_, card, boxes):
            return words.say("coach-mark", boxes=" ".join(box_names(boxes)), card=name(card))
        case Keep(_, (one, other)):
            return words.say("coach-keep", first=name(one), second=name(other))
        case Take(_, card):
            return words.say("coach-take", card=name(card))
        case Draw():
            return words.say("coach-draw")
    return words.say("coach-ready")


def hint_in_words(hint: Hint, deck: Deck, words: Words) -> str:
    """What the coach suggests, and why."""
    return f"{_move_in_words(hint.move, deck, words)} {reason_in_words(hint.why, deck, words)}"


def reason_in_words(why: Reason, deck: Deck, words: Words) -> str:
    """A claim of the coach; islands are named in the reader's language."""
    names = {card.name or card.id: words.card_name(card) for card in deck.cards}

    def translated(key: str, value: MessageValue) -> MessageValue:
        return names.get(value, value) if key in ("card", "other") and isinstance(value, str) else value

    return words.say(why.id, **{key: translated(key, value) for key, value in why.values.items()})


def options_shown(
    state: GameState, decision: Decision, confirmed: Confirmation, words: Words, *, is_drawn: bool
) -> Iterator[RenderableType]:
    """What was played and the best options, each with its value, in words and perhaps as a picture."""
    best = [option for option in decision.best[:BETTER_SHOWN] if option.value > decision.played.value]
    labelled = [(words.say("option-played"), decision.played, confirmed.behind)]
    for rank, option in enumerate(best):
        labelled.append((words.say("option-rank", rank=rank + 1), option, confirmed.behind_at(rank)))
    for label, option, behind in labelled:
        worth = words.say("option-value", value=option.value)
        if behind is not None:
            worth = f"{worth} ({behind_in_words(behind, words)})"
        yield Text(f"{label} {worth}  {moves_in_words(option.moves, state.deck, words)}")
        if is_drawn:
            yield Columns(marked_islands(state.players[decision.seat].cards, option), padding=(0, 3))


def behind_in_words(behind: Interval, words: Words) -> str:
    """How many points a move is behind the best one by rollouts, with its interval."""
    return words.say("option-behind", points=behind.mean, spread=behind.high - behind.mean)


def marked_islands(cards: Sequence[OpenCard], option: Option) -> list[Text]:
    """The islands that an option marks, with its marks."""
    pictures = []
    for open_card in cards:
        marks = [move for move in option.moves if isinstance(move, Mark) and move.card == open_card.card.id]
        boxes = sum(mark.boxes for mark in marks)
        if boxes:
            pictures.append(small_island(IslandPicture(*open_card, preview=boxes), PRINTED))
    return pictures
