"""Errors of the packages above the engine."""

from silvergold.engine.errors import SilverGoldError, shorten

DETAIL_LIMIT = 500
"""The most characters of a detail: values from outside may be long, and a message takes at most 1,000."""


class ApplicationError(SilverGoldError):
    """An error whose English text is the message of its code in locales/en/errors.ftl."""

    def __init__(self, code: str, rule: str = "", /, **details: str | float) -> None:
        shown = {n: shorten(d, DETAIL_LIMIT) if isinstance(d, str) else d for n, d in details.items()}
        super().__init__(code, rule, **shown)

    @property
    def message(self) -> str:
        """What is wrong, in one English sentence."""
        from silvergold.words import Words  # reading messages is slow to import and rarely needed

        return Words().say(self.code, **self.details)
