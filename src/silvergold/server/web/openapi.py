"""What the OpenAPI schema lists beside the types of responses: refusals, and responses without content."""

from http import HTTPStatus

from litestar.openapi.datastructures import ResponseSpec

from silvergold.protocol.http import ErrorBody

ALWAYS = (400, 403, 413, 429, 503)
"""Unreadable, from another site, too large, too many, or the database is unreachable."""

NO_CONTENT = {204: ResponseSpec(None, description=HTTPStatus.NO_CONTENT.phrase)}
"""For responses that only change cookies."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the responses for the statuses that a request may be refused with."""
    return {
        status: ResponseSpec(ErrorBody, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in (*ALWAYS, *statuses)
    }
