"""Valid decks that are very different from the built-in one."""

from silvergold.engine.deck import Deck, parse_deck

GREEN_RING = ".###\n##.#\n####"
LILAC_BLOCK = "#.##\n##c#\n####\n.x#p"


def deck_of(*names: str, deck_name: str = "Odd", copies: int = 12) -> Deck:
    """A deck of green and lilac islands with the given names in turn; an empty name is left out."""
    cards = "".join(_card(number, names[number % len(names)]) for number in range(copies))
    return parse_deck(f'format = "silvergold-deck"\nversion = 1\nname = {deck_name!r}\n{cards}'.encode())


def _card(number: int, name: str) -> str:
    color, island, seal = (
        ("green", GREEN_RING, "") if number % 2 else ("lilac", LILAC_BLOCK, 'seal = "grey"\n')
    )
    named = f"name = '{name}'\n" if name else ""
    return f'[[card]]\nid = "card <{number}>"\n{named}color = "{color}"\n{seal}map = """\n{island}\n"""\n'
