"""Cards and packs: spellings and errors."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis.strategies import sampled_from

from cardlab import NotationError, card, cards, pack

EVERY_CARD = pack(packs=2, jokers=2)


@given(sampled_from(EVERY_CARD))
def test_a_card_has_one_spelling_that_parses_back(one):
    """The spelling gives the same object, also after a copy or a pickle."""
    assert card(str(one)) is one
    assert copy.deepcopy(one) is one
    assert pickle.loads(pickle.dumps(one)) is one
    assert eval(repr(one)) is one


def test_packs_have_every_card_once():
    """A pack has 52 cards, a small one 40, and two packs with jokers 108, all different."""
    assert len(set(pack())) == 52
    assert len(set(pack("A23456789T"))) == 40
    assert len(set(EVERY_CARD)) == 108


@pytest.mark.parametrize("wrong", ["", "7x", "1d", "10d", "1Od", "d7", "7dd", "XX", "X0", "7d ", None, 7])
def test_anything_but_a_card_is_refused(wrong):
    """The error shows how to write a card."""
    with pytest.raises(NotationError, match="is not a card"):
        card(wrong)


def test_a_ten_is_written_as_t():
    """The error for a 10 explains how tens are written."""
    with pytest.raises(NotationError, match="Write ten as T, as in 'Td'"):
        cards("7d 10d")
