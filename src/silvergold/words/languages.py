"""The available languages, and the one that the environment asks for."""

from collections.abc import Mapping
from pathlib import Path

LOCALES = Path(__file__).parent.parent / "locales"
ENGLISH = "en"
"""The source of all translations, and the fallback for messages that a language lacks."""

VARIABLES = ("SILVERGOLD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name a language; the first one that is set decides."""


def languages_in(locales: Path) -> tuple[str, ...]:
    """The languages that have a folder, English first, without overlays such as fr-oya."""
    folders = sorted(
        folder.name for folder in locales.iterdir() if folder.is_dir() and "-" not in folder.name
    )
    return (ENGLISH, *(name for name in folders if name != ENGLISH))


LANGUAGES = languages_in(LOCALES)


def accepted_language(header: str) -> str:
    """The first language of an Accept-Language header that we have, or English.

    >>> accepted_language("sv-SE,sv;q=0.9,pl;q=0.8")
    'pl'
    """
    accepted = (name.strip()[:2].lower() for name in header.split(","))
    return next((name for name in accepted if name in LANGUAGES), ENGLISH)


def language_of(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for, or English if we don't have it.

    >>> language_of({"LANG": "en_GB.UTF-8"})
    'en'
    """
    requested = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    language = requested[:2].lower()
    return language if language in LANGUAGES else ENGLISH
