"""Refusals of the server: each with a stable code, and a status for HTTP."""

from silvergold.engine import SilverGoldError


class RefusedError(SilverGoldError):
    """Something that was asked for and can't be had; it has changed nothing."""

    def __init__(self, code: str, text: str, status: int = 409) -> None:
        super().__init__(code, "", text)
        self.status = status


def text_of(error: SilverGoldError) -> str:
    """What is wrong, in a sentence."""
    return str(error.args[0])
