"""What requests may be refused with, as OpenAPI tells it."""

from http import HTTPStatus

from litestar.openapi.datastructures import ResponseSpec

from silvergold.protocol.http import ErrorBody

ALWAYS = (400, 403, 413, 429, 503)
"""Not understood, from another site, too large, too often, or the database is away."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The statuses with which a request may be refused, beside those of any request."""
    return {
        status: ResponseSpec(ErrorBody, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in (*ALWAYS, *statuses)
    }
