"""The rulebook in a language: chapters and rules as values, in the order of their numbers.

>>> from silvergold.rulebook import chapters, find
>>> from silvergold.words import Words
>>> [chapter.number for chapter in chapters(Words("en"))]
['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7']
>>> find(Words("en"), "R4.3").title
'Cross'

``find`` takes the number of a rule or a chapter, ``search`` a word in any language; ``parse_blocks`` and
``parse_spans`` read the markup of the texts. ``glance`` and ``appendices`` return the sections
without a number.
"""

from silvergold.rulebook.contents import Chapter, Rule, Section, appendices, chapters, find, glance, search
from silvergold.rulebook.markup import BulletList, Paragraph, Span, TextTable, parse_blocks, parse_spans

__all__ = [
    "BulletList",
    "Chapter",
    "Paragraph",
    "Rule",
    "Section",
    "Span",
    "TextTable",
    "appendices",
    "chapters",
    "find",
    "glance",
    "parse_blocks",
    "parse_spans",
    "search",
]
