"""Routes for the lesson: each try is played from the start of its step, without a table."""

from litestar import Router, get, post

from silvergold import lesson
from silvergold.engine import Game, legal_moves, standard_deck
from silvergold.engine.scoring import LINES
from silvergold.lesson import LEARNER
from silvergold.protocol.events import from_engine_event
from silvergold.protocol.http import LessonResult, LessonStepView, LessonTry, LessonView
from silvergold.protocol.moves import to_engine_move
from silvergold.protocol.views import GameView, OwnView, game_view, own_view
from silvergold.server.errors import RefusedError
from silvergold.server.web.openapi import refusals


def position_view(game: Game) -> tuple[GameView, OwnView]:
    """Return a game of the lesson as the learner sees it."""
    won = tuple(seat for event in game.events[-1:] for seat in getattr(event, "seats", ()))
    return game_view(game.state, False, won), own_view(game.state, LEARNER, legal_moves(game.state, LEARNER))


@get("/lesson", responses=refusals())
async def show_lesson() -> LessonView:
    """Return the lesson, step by step."""
    steps = [
        LessonStepView(*position_view(lesson.start(step)), step=step, card=lesson.card_of(step))
        for step in (*lesson.STEPS, lesson.SCORE)
    ]
    return LessonView(standard_deck().sha256, steps)


@post("/lesson/{step:str}", status_code=200, responses=refusals(404, 409, 422))
async def try_step(step: str, data: LessonTry) -> LessonResult:
    """Try a step: illegal moves are refused, legal ones are judged."""
    if step not in (*lesson.STEPS, lesson.SCORE):
        raise RefusedError("no-such-step", 404)
    tried = lesson.attempt(step, [to_engine_move(move, LEARNER) for move in data.moves])
    if not data.score.keys() <= set(LINES):
        raise RefusedError("no-such-line", 422)
    wrong = lesson.wrong_lines(data.score)
    is_score_right = step == lesson.SCORE and not wrong and len(data.score) == len(LINES)
    return LessonResult(
        *position_view(tried.game),
        events=tuple(from_engine_event(event, (LEARNER,)) for event in tried.game.events[tried.begun :]),
        is_reached=tried.verdict.is_reached or is_score_right,
        says=tried.verdict.says,
        wrong=wrong,
    )


lesson_router = Router("/", route_handlers=[show_lesson, try_step], tags=["lesson"])
