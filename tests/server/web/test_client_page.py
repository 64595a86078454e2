"""The preload headers of the client's page: each file once, and nothing from the request."""

import re

from silvergold.server.web.client_page import ClientPage
from silvergold.words.languages import accepted_language

PAGE = ClientPage(
    '<head><script src="/entry.js"></script></head>',
    {
        "index.html": {"file": "entry.js", "imports": ["_shared.js"]},
        "_shared.js": {"file": "shared.js"},
        "src/pages/Home.svelte": {"file": "home.js", "imports": ["index.html", "_shared.js"]},
        "virtual:core-messages/en": {"file": "en.js", "imports": ["_shared.js"]},
        "virtual:core-messages/pl": {"file": "pl.js"},
    },
)


def ahead(address: str, language: str) -> list[str]:
    return re.findall(r'modulepreload" crossorigin href="([^"]*)"', PAGE.page(address, language).decode())


def test_a_page_preloads_its_words_and_its_script_once() -> None:
    assert ahead("", "en") == ["/en.js", "/shared.js", "/home.js"]
    assert ahead("", "pl") == ["/pl.js", "/home.js", "/shared.js"]


def test_files_named_by_the_page_are_not_preloaded_again() -> None:
    assert PAGE.page("", "en").decode().count("entry.js") == 1


def test_nothing_from_a_request_is_inserted_into_the_page() -> None:
    for wish in ('"><script>', "xx", "../..", "PL\r\nset-cookie: a"):
        language = accepted_language(wish)
        assert language in ("en", "pl")
        assert b"cookie" not in PAGE.page('"><script>', language)
    assert PAGE.page('"><script>', "en") == PAGE.page("nowhere", "en")
