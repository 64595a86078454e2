"""Every text that people read, in their language, from the Fluent files that the browser client shares.

>>> from silvergold.words import Words
>>> Words("en").say("game-gathering", free=1)
'1 seat free'
"""

from silvergold.words.languages import LANGUAGES, language_of
from silvergold.words.words import MessageValue, UnknownMessageError, Words

__all__ = ["LANGUAGES", "MessageValue", "UnknownMessageError", "Words", "language_of"]
