"""Every error can be said in any language: its message tells just what the error gives."""

from functools import cache

from silvergold.engine.errors import SilverGoldError
from silvergold.server.app import CODES
from silvergold.words import Words
from silvergold.words.languages import LOCALES
from silvergold.words.messages import MessageEntry, read_file
from tests.words.raised_errors import Raised, all_raised

MESSAGES = {
    entry.id: entry for entry in read_file(LOCALES / "en" / "errors.ftl") if isinstance(entry, MessageEntry)
}
OF_THE_BROWSER = {"unknown-error", "no-connection", "table-closed"}
"""What the browser client says by itself."""
AROUND = {"error-by-rule", "error-at-event", "error-on-card"}
"""Not errors, but what stands around them."""


@cache
def raised() -> list[Raised]:
    """Every error that the code raises; finding them is too slow to do at import."""
    return sorted(all_raised())


def test_the_errors_are_found() -> None:
    assert len({error.code for error in raised()}) > 120
    assert Raised("crosses-owed", frozenset({"count"}), "rules.py") in {
        error._replace(place=error.place.partition(":")[0]) for error in raised()
    }


def test_an_error_has_a_message_with_its_details_and_no_others() -> None:
    assert [error for error in raised() if error.code not in MESSAGES] == []
    assert [error for error in raised() if MESSAGES[error.code].variables != error.details] == []


def test_every_message_is_of_an_error_that_can_happen() -> None:
    codes = {error.code for error in raised()} | set(CODES.values())
    assert set(MESSAGES) == codes | OF_THE_BROWSER | AROUND


def test_the_details_are_said() -> None:
    error = SilverGoldError("crosses-owed", "R4.3", "2 more to mark for crosses", count=2)
    assert Words().error(error) == "You have crosses to use: mark 2 more boxes first. (R4.3)"
