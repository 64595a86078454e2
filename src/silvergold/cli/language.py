"""The language of the command line.

Help texts are written when the commands are imported, so it is chosen before: on import of this module, which
all commands import.
"""

import os
import sys
from collections.abc import Mapping, Sequence

from silvergold.words import Words, language_of
from silvergold.words.languages import ENGLISH
from silvergold.words.output import is_readable, open_missing_streams

OPTION = "--language"


def asked_language(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """What the option asks for, wherever it stands; else what the environment does."""
    for number, argument in enumerate(arguments):
        if argument.startswith(f"{OPTION}="):
            return argument.removeprefix(f"{OPTION}=")
        if argument == OPTION:
            return "".join(arguments[number + 1 : number + 2])
    return language_of(environ)


def shown_language(language: str, encoding: str | None) -> str:
    """A language, or English where the screen has no letters for it."""
    return language if is_readable(Words(language).say("cli-about"), encoding) else ENGLISH


open_missing_streams()  # the screen is asked for its characters
asked = language_of({**os.environ, "SILVERGOLD_LANGUAGE": asked_language(sys.argv[1:], os.environ)})
words = Words(shown_language(asked, sys.stdout.encoding))
say = words.say

# For all that is begun from here, too: the terminal's screens, and processes of our own.
os.environ["SILVERGOLD_LANGUAGE"] = words.language
