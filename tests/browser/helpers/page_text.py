"""Checks of the text on a page: untranslated words and text that is cut off."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from babel.dates import get_month_names
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from silvergold.engine import standard_deck
from silvergold.words.languages import LOCALES
from silvergold.words.messages import nodes_in

WORD = re.compile(r"[^\W\d_]{3,}")
FILES = ("terms", "game", "islands", "table", "pages", "errors", "rules", "lesson", "review")
"""The files that the browser reads."""
NAMES = ("Silver", "Gold", "Phil", "Walker", "Harding", "NSV", "Oya", "Ada", "Ben")
"""Names that are the same in every language."""

TEXTS = """() => {
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const inside = walker.currentNode.parentElement;
        if (inside.checkVisibility() && !inside.closest('script, style, time, code'))
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
    const isSpokenOnly = element => {
        for (let at = element; at && at !== document.body; at = at.parentElement) {
            const box = at.getBoundingClientRect();
            if (box.width <= 2 && box.height <= 2) return true;
        }
        return false;
    };
    while (walker.nextNode()) {
        const text = walker.currentNode.data.trim(), inside = walker.currentNode.parentElement;
        if (!text || inside.closest('svg, select, script, style') || !inside.checkVisibility()) continue;
        if (isSpokenOnly(inside)) continue;
        range.selectNodeContents(walker.currentNode);
        const written = range.getBoundingClientRect();
        for (let at = inside; at; at = at.parentElement) {
            const style = getComputedStyle(at), box = at.getBoundingClientRect();
            if (style.position === 'fixed' && at.closest('dialog, [popover]')) break;
            const isFrame = at.matches('html, button, .button, label, summary, td, th');
            const cuts = style.overflowX !== 'visible' && !['auto', 'scroll'].includes(style.overflowX);
            if (['auto', 'scroll'].includes(style.overflowX)) break;
            if ((isFrame || cuts) && (written.left < box.left - 1.5 || written.right > box.right + 1.5)) {
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
    """Every word of a language's files, the names that need no translation, and the months."""
    folders = [folder for folder in LOCALES.iterdir() if folder.name.split("-")[0] == language]
    texts = [text for folder in folders for name in FILES for text in texts_of(folder / f"{name}.ftl")]
    deck = standard_deck()
    names = [*NAMES, *((deck.name, *(card.name for card in deck.cards)) if of_deck_files else ())]
    months = get_month_names("wide", locale=language).values()
    return frozenset(word.casefold() for text in [*texts, *names, *months] for word in WORD.findall(text))


def foreign_words(page: Page, language: str) -> list[str]:
    """Words on a page, visible or for screen readers, that are not in the language's files."""
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
