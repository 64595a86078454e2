"""Run ``silvergold``, also as ``python -m silvergold``."""

import sys

INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells have it."""


def version_line() -> str:
    """The name and the installed version."""
    from importlib.metadata import version

    return f"silvergold {version('silvergold')}"


def main() -> None:
    """Run a command; the version, which installers and scripts ask for, loads nothing else."""
    if sys.argv[1:] == ["--version"]:
        print(version_line())
        return
    try:  # the imports take long enough for a Ctrl-C
        from silvergold.cli import main as run_command

        run_command()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
