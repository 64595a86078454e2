"""Errors of the packages above the engine."""

from silvergold.engine.errors import SilverGoldError


class ApplicationError(SilverGoldError):
    """An error whose English text is the message of its code in locales/en/errors.ftl."""

    @property
    def message(self) -> str:
        """What is wrong, in one English sentence."""
        from silvergold.words import Words  # reading messages is slow to import and rarely needed

        return Words().say(self.code, **self.details)
