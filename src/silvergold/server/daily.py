"""The deal of the day for a person: their result, par, ranks and streak, all by the server's clock."""

from collections.abc import Iterable
from datetime import date

from silvergold.daily import EPOCH, OPPONENT, begins_at, counts_at, ends_at, number_of, streak
from silvergold.protocol.http import (
    CalendarDay,
    CalendarView,
    DailyResultView,
    DailyView,
    RanksView,
)
from silvergold.review.share_text import SharedResult, share_text
from silvergold.review.summary import by_round
from silvergold.server.clock import milliseconds, moment, now, today_number
from silvergold.server.errors import RefusedError
from silvergold.server.services import Services
from silvergold.server.storage.daily import (
    DailyResult,
    ranks_of,
    result_of_day,
    results_of_person_by_day,
    unfinished_try,
)
from silvergold.server.storage.deals import StoredDeal
from silvergold.words import Words

SEAT = 0
"""Where the person sits."""


def number_of_result(result: DailyResult) -> int:
    """Return the number of the deal that a result is on."""
    return number_of(date.fromisoformat(result.day))


def is_in_time(result: DailyResult) -> bool:
    """Whether a result counts for the streak, and if it is a first try, for the rank."""
    return counts_at(number_of_result(result), moment(result.finished_at))


async def daily_view(services: Services, deal: StoredDeal, person: str) -> DailyView | None:
    """Return what a deal is as the deal of a day; None for any other deal."""
    if deal.number is None:
        return None
    own = await services.store.read(result_of_day, deal.id, person)
    return DailyView(
        number=deal.number,
        today=today_number(),
        opponent=OPPONENT,
        is_public=deal.is_public,
        counts_until=milliseconds(ends_at(deal.number)),
        is_counting=counts_at(deal.number, now()),
        streak=streak_of(await services.store.read(results_of_person_by_day, person)),
        own=None if own is None else await result_view(services, deal, own),
        unfinished=await services.store.read(unfinished_try, deal.id, person),
    )


async def result_view(services: Services, deal: StoredDeal, own: DailyResult) -> DailyResultView:
    """Return a person's result; the first request starts the computation of par."""
    is_ranked = own.is_first_try and is_in_time(own)
    return DailyResultView(
        table=own.table_id,
        total=own.total,
        place=own.place,
        par=await services.pars.find(deal, SEAT, (OPPONENT,)),
        given_away=own.given_away,
        ranks=await ranks_view(services, deal, own) if is_ranked else None,
    )


async def ranks_view(services: Services, deal: StoredDeal, own: DailyResult) -> RanksView:
    """Return how a result that counts compares with the others that do."""
    number = number_of_result(own)
    window = milliseconds(begins_at(number)), milliseconds(ends_at(number))
    return RanksView(*await services.store.read(ranks_of, deal.id, *window, own))


def streak_of(results: Iterable[DailyResult]) -> int:
    """Return how many deals in a row were played in time."""
    return streak({number_of_result(result) for result in results if is_in_time(result)}, today_number())


async def calendar_view(services: Services, person: str) -> CalendarView:
    """Return a person's results on the deals of all days: of each the first try, or else the first result."""
    results = await services.store.read(results_of_person_by_day, person)
    shown = dict[int, DailyResult]()
    for result in sorted(results, key=lambda one: not one.is_first_try):
        shown.setdefault(number_of_result(result), result)
    days = [
        CalendarDay(number, result.total, result.par, is_in_time(result))
        for number, result in sorted(shown.items())
    ]
    return CalendarView(EPOCH.isoformat(), today_number(), streak_of(results), days)


async def shared_result(services: Services, deal: StoredDeal, person: str, language: str) -> str:
    """Return the text with which a person shares their result."""
    own = await services.store.read(result_of_day, deal.id, person)
    if own is None or deal.number is None:
        raise RefusedError("deal-not-played")
    review = await services.reviews.peek(own.table_id, is_ready=False)
    losses = [(one.round, one.loss) for one in review.decisions if one.seat == SEAT] if review else []
    shared = SharedResult(
        number=deal.number,
        opponent=OPPONENT,
        total=own.total,
        par=own.par,
        rounds=by_round(losses) if review else (),
        given_away=own.given_away,
        is_public=deal.is_public,
    )
    return share_text(shared, Words(language))
