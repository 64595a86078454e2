"""The language of the command line.

Commands read their help texts when they are imported, so the language is chosen on import of this module.
"""

import os
import sys
from collections.abc import Mapping, Sequence

from silvergold.words import Words, language_of
from silvergold.words.languages import ENGLISH
from silvergold.words.output import is_readable, open_missing_streams

OPTION = "--language"


def requested_language(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language in the arguments, at any position, otherwise in the environment."""
    for number, argument in enumerate(arguments):
        if argument.startswith(f"{OPTION}="):
            return argument.removeprefix(f"{OPTION}=")
        if argument == OPTION:
            return "".join(arguments[number + 1 : number + 2])
    return language_of(environ)


def displayable_language(language: str, encoding: str | None) -> str:
    """A language, or English if the terminal's encoding lacks its letters."""
    return language if is_readable(Words(language).say("cli-about"), encoding) else ENGLISH


open_missing_streams()  # so that the encoding is known
requested = language_of({**os.environ, "SILVERGOLD_LANGUAGE": requested_language(sys.argv[1:], os.environ)})
words = Words(displayable_language(requested, sys.stdout.encoding))
say = words.say

# Child processes and the terminal's screens use the same language.
os.environ["SILVERGOLD_LANGUAGE"] = words.language
