"""The bit sets of legal marks agree with the engine."""

import random

import jax.numpy as jnp
import numpy as np

from silvergold.engine.grid import PLACEMENTS, placements_within
from silvergold.odds import placement_counts
from silvergold.sim.bits import kth_bit, kth_bit_of_two
from silvergold.sim.mark_tables import FACE_DOWN, FIRST_SINGLE, SHAPES, boxes_of_marks, legal_sets


def test_the_legal_sets_hold_as_many_placements_as_the_odds_count() -> None:
    low, high = legal_sets()
    for number, shape in enumerate(SHAPES):
        counted = np.bitwise_count(low[number]) + np.bitwise_count(high[number] & 0xFFFF)
        assert (counted == placement_counts()[shape]).all()


def test_a_legal_set_holds_the_placements_that_fit() -> None:
    low, high = legal_sets()
    boxes = boxes_of_marks()
    rng = random.Random(1)
    for unmarked in [0, 0xFFFF, *(rng.randrange(1 << 16) for _ in range(200))]:
        for number, shape in enumerate(SHAPES):
            bits = int(low[number, unmarked]) | int(high[number, unmarked]) << 32
            named = tuple(int(boxes[number, bit]) for bit in range(FIRST_SINGLE) if bits >> bit & 1)
            assert named == placements_within(shape, unmarked)
            assert bits >> FIRST_SINGLE == unmarked


def test_the_largest_number_of_placements_of_a_shape_fits_exactly() -> None:
    assert max(len(masks) for masks in PLACEMENTS.values()) == FIRST_SINGLE


def test_the_kth_bit_is_found() -> None:
    rng = random.Random(2)
    words = [rng.getrandbits(64) & rng.getrandbits(64) | 1 << rng.randrange(64) for _ in range(500)]
    cases = [(word, k) for word in [*words, (1 << 64) - 1] for k in range(word.bit_count())]
    low = jnp.array([word & 0xFFFFFFFF for word, _ in cases], jnp.uint32)
    high = jnp.array([word >> 32 for word, _ in cases], jnp.uint32)
    k = jnp.array([k for _, k in cases], jnp.uint32)
    expected = [[n for n in range(64) if word >> n & 1][k] for word, k in cases]
    assert kth_bit_of_two(low, high, k).tolist() == expected
    in_low = k < jnp.array([(word & 0xFFFFFFFF).bit_count() for word, _ in cases])
    assert (np.asarray(kth_bit(low, k))[in_low] == np.array(expected)[in_low]).all()


def test_the_face_down_expedition_cards_fit_into_the_byte_that_holds_them() -> None:
    assert np.iinfo(np.uint8).max >= FACE_DOWN
