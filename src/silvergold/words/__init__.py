"""All that people read, in their own language, from the Fluent files that the browser client shares.

>>> from silvergold.words import Words
>>> Words("en").say("game-gathering", free=1)
'1 seat free'
"""

from silvergold.words.languages import LANGUAGES, language_of
from silvergold.words.words import UnknownMessageError, Value, Words

__all__ = ["LANGUAGES", "UnknownMessageError", "Value", "Words", "language_of"]
