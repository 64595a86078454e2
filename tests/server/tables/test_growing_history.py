from silvergold.server.table.history import History


def test_a_history_is_a_sequence() -> None:
    history = History("abc")
    assert (len(history), [*history]) == (3, ["a", "b", "c"])
    assert (history[0], history[-1], history[1:], history[-2:-1]) == ("a", "c", ("b", "c"), ("b",))
    assert history == History("ab") + ["c"]
    assert hash(history) == hash(History("ab") + ["c"])
    assert history != History("ab")
    assert history != ("a", "b", "c")


def test_a_longer_history_leaves_the_earlier_one_as_it_was() -> None:
    short = History("ab")
    longer = short + ["c"]
    other = short + ["d", "e"]
    assert [[*history] for history in (short, longer, other)] == [[*"ab"], [*"abc"], [*"abde"]]
    assert (short[2:], longer[2:], other[2:]) == ((), ("c",), ("d", "e"))
    assert longer + ["f"] == History("abcf")


def test_nothing_new_leaves_a_history_the_same() -> None:
    history = History("ab")
    assert history + [] is history
