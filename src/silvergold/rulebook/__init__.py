"""The rulebook in a language: chapters and rules as values, in the order of their numbers.

>>> from silvergold.rulebook import chapters, find
>>> from silvergold.words import Words
>>> [chapter.number for chapter in chapters(Words("en"))]
['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7']
>>> find(Words("en"), "R4.3").title
'Cross'

``find`` takes the number of a rule or of a chapter. Texts carry the plain markup that ``blocks_of`` and
``runs_of`` read. ``glance`` and ``appendices`` are the parts without a number: the game at a glance, the
words, the editions, the digital table. ``silvergold.terminal.rules`` draws all of it for a terminal.
"""

from silvergold.rulebook.book import Chapter, Part, Rule, appendices, chapters, find, glance
from silvergold.rulebook.prose import Paragraph, Points, Run, Table, blocks_of, runs_of

__all__ = [
    "Chapter",
    "Paragraph",
    "Part",
    "Points",
    "Rule",
    "Run",
    "Table",
    "appendices",
    "blocks_of",
    "chapters",
    "find",
    "glance",
    "runs_of",
]
