"""What viewers are told of a step."""

from hexmoot.game import Step, Told


def test_hidden_viewers_are_told_less_or_nothing_and_the_full_view_all() -> None:
    step = Step([Told("open"), Told("deal", frozenset({1, None}), "a card"), Told("peek", frozenset({1, None}))], [])
    assert step.seen(0) == step.seen("full") == ["open", "deal", "peek"]
    assert step.seen(1) == step.seen(None) == ["open", "a card"]
