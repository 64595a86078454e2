"""python -m silvergold.cli is the command ``silvergold``."""

from silvergold.cli import main

if __name__ == "__main__":
    main()
