"""Two people, each with a browser of their own, at one table by its link."""

import pytest
from browser.visitor import OPEN, YOU, Visit

pytestmark = pytest.mark.browser


def test_a_game_by_link_to_its_end(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    code = ann.opens(YOU, OPEN)
    bob.sits_down(code)
    for red, black in [((2, 1), (1, 1)), ((2, 2), (1, 2)), ((2, 3), (3, 3))]:
        ann.seal(*red)
        bob.seal(*black)
        for one in (ann, bob):
            one.sees_piece(*red, "red")
    ann.sees_title("You win")
    bob.sees_title("Ann wins")
