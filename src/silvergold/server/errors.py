"""Refusals of the server: each with a stable code, and a status for HTTP."""

from silvergold.engine import SilverGoldError
from silvergold.protocol.http import ErrorBody
from silvergold.protocol.messages import Refused


class RefusedError(SilverGoldError):
    """Something that was asked for and can't be had; it has changed nothing."""

    def __init__(self, code: str, text: str, status: int = 409, **details: str | float) -> None:
        super().__init__(code, "", text, **details)
        self.status = status


def text_of(error: SilverGoldError) -> str:
    """What is wrong, in a sentence."""
    return str(error.args[0])


def told(error: SilverGoldError) -> ErrorBody:
    """An error as HTTP tells it."""
    return ErrorBody(error.code, text_of(error), error.rule, dict(error.details))


def refused(error: SilverGoldError, command_id: str = "") -> Refused:
    """An error as a socket tells it."""
    return Refused(error.code, text_of(error), error.rule, command_id, dict(error.details))
