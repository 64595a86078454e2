"""Run ``silvergold`` as ``python -m silvergold.cli``."""

from silvergold.cli import main

if __name__ == "__main__":
    main()
