"""Fog: what a seat is shown, told and foretold depends on nothing that it does not see."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from conformance.playing import envelope

from games.hexpath.playing import GAME, SETTINGS, begun, sensible, steps
from hexmoot.games.hexpath import views
from hexmoot.games.hexpath.board import NEAR, POINTS
from hexmoot.games.hexpath.rules import sight, tiles
from hexmoot.games.hexpath.rules.match import CODE, NOWHERE
from hexmoot.games.hexpath.rules.sight import Sight
from hexmoot.luck import Stream, pour, words_of

MATCHES = 6
FOGS = ["fog", "fog strict", "fog, full deck"]


def foggy(name: str, matches: int = MATCHES) -> Iterator[tuple[Any, Stream, Any]]:
    """Positions under fog from random matches, each with the next step that its match takes there."""
    for number in range(matches):
        dice = Stream(number.to_bytes(16, "big"))
        state, *_ = begun(SETTINGS[name], dice, rings=3)
        for seat, action in steps(state, dice):
            if state.view(None).hidden:
                yield state, dice, (seat, action)
            state.apply(seat, action, dice.luck())


def unseen(state: Any, seat: int) -> list[int]:
    """The hexes that a seat does not see."""
    w = state.sight()
    return [at for at in range(len(state.names)) if not sight.sees(w, seat, at)]


def scrambled(state: Any, seat: int, dice: Stream) -> Any:
    """A copy in which all that a seat does not see is otherwise: hexes laid or bare, trails, heads, glows, hands."""
    copy, w = state.clone(), state.sight()
    s = copy.record
    pour(s, *words_of(dice.luck()))
    rivals = [other for other in range(state.seats) if other != seat]
    for other in rivals:
        for slot in range(2):
            if tiles.holds(s, other, slot):
                tiles.draw_tile(s, other, slot)
    dark = unseen(state, seat)
    spare = [int(p) for p in s.hand[seat][0]]
    for at in dark:
        for p in range(POINTS):
            s.tile[at][p] = spare[p] if at % 2 else 0
            s.entered[at][p] = CODE + rivals[0] if at % 2 and p % 2 else 0
        for other in rivals:
            s.visits[other][at] = dice.below(2)
    for other in rivals:
        # another unseen place to stand, if it stood in the dark and its surroundings stay dark
        if not sight.sees_head(w, state.record, seat, other) and s.glow[other] != NOWHERE:
            s.glow[other] = dice.pick(dark)
            s.entry[other] = dice.below(6)
            s.head_hex[other] = dice.pick(dark)
    s.luck[0] = s.luck[1] = s.luck[2] = s.luck[3] = 0
    return copy


def shown(state: Any, seat: int) -> list[bytes]:
    """Every channel to a seat but the story."""
    placements = state.actions(seat)
    previews = [state.preview(seat, placement) for placement in placements]
    return [msgspec.json.encode(part) for part in (state.view(seat), state.legal(seat), placements, previews)]


@pytest.mark.parametrize("name", FOGS)
def test_nothing_shown_depends_on_what_is_in_the_dark(name: str) -> None:
    trials = changed = 0
    for state, dice, _ in foggy(name):
        for seat in range(state.seats):
            other = scrambled(state, seat, dice)
            assert shown(other, seat) == shown(state, seat)
            trials += 1
            changed += other.dump() != state.dump()
    assert changed > trials // 2 > 50


def test_a_planted_leak_in_the_dark_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = []
    for state, dice, _ in foggy("fog, full deck", 4):
        seat = state.waiting()[0]
        pairs.append((state.clone(), scrambled(state, seat, dice), seat))
    clear = Sight()
    clear.lifted = 1
    monkeypatch.setattr(type(pairs[0][0]), "sight", lambda state, seat=None: clear)
    assert any(one.view(seat) != other.view(seat) for one, other, seat in pairs)
    assert any(shown(one, seat)[-1] != shown(other, seat)[-1] for one, other, seat in pairs)


@pytest.mark.parametrize("name", FOGS)
def test_a_preview_is_made_of_the_view_alone(name: str) -> None:
    for state, dice, _ in foggy(name, 3):
        seat = state.waiting()[0]
        imagined = GAME.imagine(envelope(GAME, state.options, state, seat), dice.luck())
        for placement in state.actions(seat):
            assert imagined.preview(seat, placement) == state.preview(seat, placement)


def test_the_clock_plays_what_the_seat_itself_could_have_chosen() -> None:
    for state, dice, _ in foggy("fog", 3):
        seat = state.waiting()[0]
        chosen = state.timeout([seat], {"onTimeout": "auto"})
        assert scrambled(state, seat, dice).timeout([seat], {"onTimeout": "auto"}) == chosen
        assert views.Place(chosen.turn, chosen.slot, chosen.rot) in state.actions(seat)


@pytest.mark.parametrize("name", FOGS)
def test_what_is_told_of_the_dark_has_no_hex_in_it(name: str) -> None:
    for state, dice, (seat, action) in foggy(name):
        before = {viewer: set(unseen(state, viewer)) for viewer in range(state.seats)}
        step = state.clone().apply(seat, action, dice.luck())
        for viewer, dark in before.items():
            rivals = [e for e in step.seen(viewer) if getattr(e, "hex", None) and e.seat != viewer]
            seen_now = {state.names.index(e.hex) for e in rivals}
            own = {state.names.index(e.hex) for e in step.seen(viewer) if getattr(e, "hex", None) and e.seat == viewer}
            rings = own | {int(near) for at in own for near in NEAR[at]}
            lifted = any(isinstance(e, views.EndEvent | views.OutEvent | views.LockedEvent) for e in step.seen(viewer))
            assert lifted or not seen_now & (dark - rings)


def test_watchers_under_fog_see_no_hex_at_all() -> None:
    for state, _, _ in foggy("fog"):
        view = state.view(None)
        assert view.tiles == {}
        assert {(seat.glow, seat.head, *seat.trail) for seat in view.seats} == {(None, None)}


def test_fog_lifts_with_the_last_person_in_play() -> None:
    setting: dict[str, Any] = SETTINGS["fog"]
    for number in range(MATCHES):
        dice = Stream(number.to_bytes(16, "big"))
        state, _, kinds, _ = begun(setting, dice)
        while state.waiting():
            people = [p for p, entry in enumerate(state.seating()) if kinds[entry] == "human"]
            playing = [p for p in people if state.view(p).seats[p].status == "active"]
            assert state.view(None).hidden == bool(playing)
            state.apply(state.waiting()[0], sensible(state, dice), dice.luck())
        assert not state.view(None).hidden
