"""Checks of the text on a page: untranslated words and text that is cut off."""

import json
import re
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from babel.dates import get_day_names, get_month_names
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from silvergold.engine import standard_deck
from silvergold.words.languages import LOCALES
from silvergold.words.messages import nodes_in

WORD = re.compile(r"[^\W\d_]{3,}")
FILES = (
    "terms",
    "game",
    "islands",
    "table",
    "pages",
    "errors",
    "rules",
    "lesson",
    "review",
    "puzzles",
    "progress",
    "daily",
)
"""The files that the browser reads."""
NAMES = ("Silver", "Gold", "Phil", "Walker", "Harding", "NSV", "Oya", "Ada", "Ben", "Chrome", "Linux")
"""Names that are the same in every language."""

TEXTS = """() => {
    const texts = [];
    const ignored = 'script, style, time, code, [aria-live]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const inside = walker.currentNode.parentElement;
        if (inside.checkVisibility() && !inside.closest(ignored))
            texts.push(walker.currentNode.data);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
            texts.push(element.getAttribute(name) ?? '');
    return texts;
}"""

CUT_OFF = """() => {
    const range = document.createRange();
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const measured = new Map();
    const measure = element => {
        const box = element.getBoundingClientRect(), style = getComputedStyle(element);
        const above = element.parentElement && look(element.parentElement);
        const isSmall = element !== document.body && box.width <= 2 && box.height <= 2;
        const scrolls = ['auto', 'scroll'].includes(style.overflowX);
        return {
            box,
            isSpokenOnly: isSmall || Boolean(above?.isSpokenOnly && element !== document.body),
            isFree: scrolls || (style.position === 'fixed' && Boolean(element.closest('dialog, [popover]'))),
            isFrame: element.matches('html, button, .button, label, summary, td, th')
                || style.overflowX !== 'visible',
        };
    };
    const look = element => {
        if (!measured.has(element)) measured.set(element, measure(element));
        return measured.get(element);
    };
    while (walker.nextNode()) {
        const text = walker.currentNode.data.trim(), inside = walker.currentNode.parentElement;
        if (!text || inside.closest('svg, select, script, style') || !inside.checkVisibility()) continue;
        if (look(inside).isSpokenOnly) continue;
        range.selectNodeContents(walker.currentNode);
        const written = range.getBoundingClientRect();
        for (let at = inside; at; at = at.parentElement) {
            const { box, isFree, isFrame } = look(at);
            if (isFree) break;
            if (isFrame && (written.left < box.left - 1.5 || written.right > box.right + 1.5)) {
                found.push(`${text.slice(0, 60)} in <${at.localName} class="${at.className}">`);
                break;
            }
        }
    }
    return found;
}"""


def texts_of(file: Path) -> list[str]:
    """The texts of a file's messages, without ids, comments and variables."""
    parsed = FluentParser().parse(file.read_text(encoding="utf-8") if file.exists() else "")
    return [node.value for node in nodes_in(parsed) if isinstance(node, ast.TextElement | ast.StringLiteral)]


@cache
def vocabulary(language: str, *, of_deck_files: bool) -> frozenset[str]:
    """Every word of a language's files, the names that need no translation, months and days."""
    folders = [folder for folder in LOCALES.iterdir() if folder.name.split("-")[0] == language]
    texts = [text for folder in folders for name in FILES for text in texts_of(folder / f"{name}.ftl")]
    deck = standard_deck()
    names = [*NAMES, *((deck.name, *(card.name for card in deck.cards)) if of_deck_files else ())]
    of_dates = [
        of_width(width, locale=language).values()
        for of_width in (get_month_names, get_day_names)
        for width in ("wide", "abbreviated")
    ]
    known = [*texts, *names, *chain(*of_dates)]
    return frozenset(word.casefold() for text in known for word in WORD.findall(text))


def foreign_words(page: Page, language: str) -> list[str]:
    """Words on a page, visible or for screen readers, that are not in the language's files.

    Announcements are left out: they stay in the language in which they were made.
    """
    known = vocabulary(language, of_deck_files="/workshop" in page.url)
    texts: list[str] = page.evaluate(TEXTS)
    return sorted({word for text in texts for word in WORD.findall(text) if word.casefold() not in known})


def cut_off(page: Page) -> list[str]:
    """Texts that overflow their container, and pages wider than the screen."""
    found: list[str] = page.evaluate(CUT_OFF)
    width: dict[str, Any] = page.evaluate(
        "() => ({reach: document.documentElement.scrollWidth, screen: document.documentElement.clientWidth})"
    )
    return found + ([f"the page: {json.dumps(width)}"] if width["reach"] > width["screen"] else [])
