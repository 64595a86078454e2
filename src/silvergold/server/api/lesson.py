"""The first game: a lesson without a table. Every try is played by the rules from the step's beginning."""

from typing import Annotated

from litestar import Router, get, post
from msgspec import Meta, Struct

from silvergold import lesson
from silvergold.engine import Event, Game, legal_moves, standard_deck
from silvergold.lesson import LEARNER, LINES
from silvergold.server.api.refusals import refusals
from silvergold.server.errors import RefusedError
from silvergold.server.moves import engine_move
from silvergold.server.protocol import GameEvent, GameView, OwnView, PlayerMove
from silvergold.server.seen import see_own_side, see_state, tell

MOST_MOVES = 32
"""In a step: many more than one turn needs."""
Points = Annotated[int, Meta(ge=0, le=999)]


class Scene(Struct):
    """A game of the lesson, as the learner sees it."""

    game: GameView
    own: OwnView


class StepView(Scene):
    """A step of the lesson, at its beginning."""

    step: str
    card: str
    """The id of the island that the step is about; empty where it is about none."""


class LessonView(Struct):
    """The first game, step by step."""

    deck: str
    steps: list[StepView]


class Try(Struct, forbid_unknown_fields=True):
    """What the learner has done: all moves since the step's beginning, or the lines of a score."""

    moves: Annotated[tuple[PlayerMove, ...], Meta(max_length=MOST_MOVES)] = ()
    score: dict[Annotated[str, Meta(max_length=20)], Points] = {}


class Judged(Scene):
    """What has come of a try."""

    events: tuple[GameEvent, ...]
    """What has happened since the step's beginning, as the learner is told it."""
    is_reached: bool
    says: str
    """The id of a message on how it goes; empty where there is nothing to say."""
    wrong: tuple[str, ...]
    """The lines of the score that are not right yet."""


def see_scene(game: Game) -> tuple[GameView, OwnView]:
    """A game of the lesson, as the learner sees it."""
    won = tuple(seat for event in game.events[-1:] for seat in getattr(event, "seats", ()))
    return see_state(game.state, False, won), see_own_side(
        game.state, LEARNER, legal_moves(game.state, LEARNER)
    )


def told(events: list[Event]) -> tuple[GameEvent, ...]:
    """Events as the learner is told them."""
    return tuple(tell(event, (LEARNER,)) for event in events)  # type: ignore[misc]  # all are of the game


@get("/lesson", responses=refusals())
async def show_lesson() -> LessonView:
    """The first game, step by step."""
    steps = [
        StepView(*see_scene(lesson.start(step)), step=step, card=lesson.card_of(step))
        for step in (*lesson.STEPS, lesson.SCORE)
    ]
    return LessonView(standard_deck().sha256, steps)


@post("/lesson/{step:str}", status_code=200, responses=refusals(404, 409, 422))
async def try_step(step: str, data: Try) -> Judged:
    """Try a step; what the rules forbid is refused, and what they allow is judged."""
    if step not in (*lesson.STEPS, lesson.SCORE):
        raise RefusedError("no-such-step", "The lesson has no such step.", 404)
    tried = lesson.attempt(step, [engine_move(move, LEARNER) for move in data.moves])
    if not data.score.keys() <= set(LINES):
        raise RefusedError("no-such-line", f"A score has the lines {', '.join(LINES)}.", 422)
    wrong = lesson.wrong_lines(data.score)
    is_reckoned = step == lesson.SCORE and not wrong and len(data.score) == len(LINES)
    return Judged(
        *see_scene(tried.game),
        events=told(tried.game.events[tried.begun :]),
        is_reached=tried.verdict.is_reached or is_reckoned,
        says=tried.verdict.says,
        wrong=wrong,
    )


lesson_router = Router("/", route_handlers=[show_lesson, try_step], tags=["lesson"])
