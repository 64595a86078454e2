"""Run ``silvergold``, also as ``python -m silvergold``."""

import sys


def version_line() -> str:
    """The name and the installed version."""
    from importlib.metadata import version

    return f"silvergold {version('silvergold')}"


def main() -> None:
    """Run a command; the version, which installers and scripts ask for, loads nothing else."""
    if sys.argv[1:] == ["--version"]:
        print(version_line())
        return
    from silvergold.cli import main as run_command

    run_command()


if __name__ == "__main__":
    main()
