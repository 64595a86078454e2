"""``python -m silvergold.words``: what is left to translate, for all languages or for those named."""

import sys
from itertools import groupby

from silvergold.words.check import Problem, problems_in
from silvergold.words.languages import LOCALES
from silvergold.words.printing import printing


def main(asked: list[str]) -> int:
    """Tell what is left to do; 0 where nothing is."""
    found = problems_in(LOCALES)
    unknown = [folder for folder in asked if folder not in found]
    if unknown:
        print(f"There is no folder {', '.join(unknown)} in {LOCALES}. There are {', '.join(found)}.")
        return 2
    chosen = {folder: problems for folder, problems in found.items() if not asked or folder in asked}
    for folder, problems in chosen.items():
        print(f"{folder}: {told(problems)}")
        for line in lines(folder, problems):
            print(line)
    return int(any(chosen.values()))


def told(problems: list[Problem]) -> str:
    """How much there is to do, in a sentence."""
    missing = sum(problem.kind == "missing" for problem in problems)
    if not problems:
        return "complete."
    other = len(problems) - missing
    return f"{missing} to translate, {other} to look at."


def lines(folder: str, problems: list[Problem]) -> list[str]:
    """What is wrong by its place, then what is missing by its file, ready to be copied."""
    wrong = [f"  {p.place}: {p.id + ': ' if p.id else ''}{p.told}" for p in problems if p.kind != "missing"]
    missing = sorted((p for p in problems if p.kind == "missing"), key=lambda problem: problem.place)
    for file, of_file in groupby(missing, key=lambda problem: problem.place):
        wrong += [f"  {folder}/{file} lacks:", *(f"    {p.id} = {p.told}" for p in of_file)]
    return wrong


if __name__ == "__main__":
    with printing():
        sys.exit(main(sys.argv[1:]))
