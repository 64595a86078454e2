"""Refusals of the server: each with a stable code, and a status for HTTP."""

from silvergold.engine import SilverGoldError
from silvergold.errors import ApplicationError
from silvergold.protocol.http import ErrorBody
from silvergold.protocol.messages import Refused

RETRY_AFTER_S = {429: 60, 503: 5}
"""Seconds after which a refused request may be sent again, by its status, unless the refusal knows better."""


class RefusedError(ApplicationError):
    """A request was refused; it has changed nothing."""

    def __init__(self, code: str, status: int = 409, **details: str | float) -> None:
        super().__init__(code, **details)
        self.status = status
        self.retry_after_s = RETRY_AFTER_S.get(status)
        """After how many seconds the same request may succeed, if it may."""

    @property
    def headers(self) -> dict[str, str]:
        """The headers of the response."""
        return {} if self.retry_after_s is None else {"retry-after": str(self.retry_after_s)}


def error_body(error: SilverGoldError) -> ErrorBody:
    """Return an error as the body of an HTTP response."""
    return ErrorBody(error.code, error.message, error.rule, dict(error.details))


def refused(error: SilverGoldError, command_id: str = "") -> Refused:
    """Return an error as a message."""
    return Refused(error.code, error.message, error.rule, command_id, dict(error.details))
