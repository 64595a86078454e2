"""``python -m silvergold.words [FOLDER...]``: report what is missing or wrong in the translations."""

import sys
from itertools import groupby

from silvergold.words.check import Problem, folders_in, problems_in
from silvergold.words.languages import LOCALES
from silvergold.words.output import safe_output


def main(requested: list[str]) -> int:
    """Print the problems of the requested folders, or of all; 0 if there are none."""
    known = folders_in(LOCALES)
    unknown = [folder for folder in requested if folder not in known]
    if unknown:
        print(f"{LOCALES} has no folder {', '.join(unknown)}. Choose from {', '.join(known)}.")
        return 2
    found = problems_in(LOCALES, requested)
    for folder, problems in found.items():
        print(f"{folder}: {summary(problems)}")
        for line in report_lines(folder, problems):
            print(line)
    return int(any(found.values()))


def summary(problems: list[Problem]) -> str:
    """How much is left to do, in a sentence."""
    missing = sum(problem.kind == "missing" for problem in problems)
    return f"{missing} to translate, {len(problems) - missing} to fix." if problems else "complete."


def report_lines(folder: str, problems: list[Problem]) -> list[str]:
    """Faults by location, then missing messages by file, ready to be copied."""
    lines = [
        f"  {p.location}: {p.id + ': ' if p.id else ''}{p.text}" for p in problems if p.kind != "missing"
    ]
    missing = sorted((p for p in problems if p.kind == "missing"), key=lambda problem: problem.location)
    for file, of_file in groupby(missing, key=lambda problem: problem.location):
        lines += [f"  {folder}/{file} lacks:", *(f"    {p.id} = {p.text}" for p in of_file)]
    return lines


if __name__ == "__main__":
    with safe_output():
        sys.exit(main(sys.argv[1:]))
