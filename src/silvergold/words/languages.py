"""The languages there are, and which of them somebody speaks."""

from collections.abc import Mapping
from pathlib import Path

LOCALES = Path(__file__).parent.parent / "locales"
ENGLISH = "en"
"""The source of all translations; it stands in for what a language lacks."""

VARIABLES = ("SILVERGOLD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal says which language somebody speaks; the first that is set decides."""


def languages_in(locales: Path) -> tuple[str, ...]:
    """The languages that have a folder, English first; an overlay such as fr-oya is no language."""
    folders = sorted(
        folder.name for folder in locales.iterdir() if folder.is_dir() and "-" not in folder.name
    )
    return (ENGLISH, *(name for name in folders if name != ENGLISH))


LANGUAGES = languages_in(LOCALES)


def language_of(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for; English where we don't have it.

    >>> language_of({"LANG": "en_GB.UTF-8"})
    'en'
    """
    asked = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    language = asked[:2].lower()
    return language if language in LANGUAGES else ENGLISH
