"""Refusals of the server: each with a stable code, and a status for HTTP."""

from silvergold.engine import SilverGoldError
from silvergold.errors import ApplicationError
from silvergold.protocol.http import ErrorBody
from silvergold.protocol.messages import Refused


class RefusedError(ApplicationError):
    """A request was refused; it has changed nothing."""

    def __init__(self, code: str, status: int = 409, **details: str | float) -> None:
        super().__init__(code, **details)
        self.status = status


def error_body(error: SilverGoldError) -> ErrorBody:
    """Return an error as the body of an HTTP answer."""
    return ErrorBody(error.code, error.message, error.rule, dict(error.details))


def refused(error: SilverGoldError, command_id: str = "") -> Refused:
    """Return an error as a message."""
    return Refused(error.code, error.message, error.rule, command_id, dict(error.details))
