"""A full game that agrees with what a viewer knows: what bots search."""

from hexmoot import luck
from hexmoot.accel import rule
from hexmoot.game import Envelope
from hexmoot.games.hexflow import reading, views
from hexmoot.games.hexflow.board import CORNER_NAMES, FIRST_TRI_HOME, HOME_OF, MOST_SEATS, NUMBERS
from hexmoot.games.hexflow.rules.ground import survey
from hexmoot.games.hexflow.rules.hands import draw
from hexmoot.games.hexflow.rules.state import NOBODY, Flow
from hexmoot.games.hexflow.tiles import KINDS


@rule
def deal_unknown(s: Flow, seat: int, count: int, power: int) -> None:
    """Draw a hand that nobody has seen; with `power` one of its tiles is from the pool."""
    s.held[seat] = 0
    s.power[seat] = 0
    for _ in range(count - power):
        draw(s, seat, 0)
    if power == 1:
        draw(s, seat, 1)


def imagined(s: Flow, envelope: Envelope[views.View], luck_bytes: bytes) -> None:
    """Fill a fresh record from a view. Unknown hands are drawn blindly from what their seats have not played, which is
    how they came about; what a rival's play may say of its hand is left aside (HF-88)."""
    view = envelope.view
    s.phase = reading.PHASES.index(view.phase)
    s.to_move = NOBODY if view.to_move is None else view.to_move
    s.ply = view.ply
    s.coin = NOBODY if view.coin is None else view.coin
    for i in range(MOST_SEATS):
        s.rank[i] = view.ranking[i] if i < len(view.ranking) else NOBODY
        s.order[i] = view.order[i] if i < len(view.order) else NOBODY
        s.home[i] = NOBODY
    for seat, player in enumerate(view.players):
        sit(s, seat, player)
    if view.order and not any(player.corner for player in view.players):
        for party in range(2):
            s.home[party] = HOME_OF[s.mode][party]
    for team, pool in enumerate(view.pool):
        for kind, name in enumerate(KINDS):
            s.pool[team][kind] = pool.unplayed.get(name, 0)
    for cell, tile in view.board.items():
        put(s, NUMBERS[s.grid][cell], tile)
    if view.result:
        end(s, view.result)
    survey(s)
    luck.pour(s, *luck.words_of(luck_bytes))
    for seat, hand in view.hands.items():
        for i, name in enumerate(hand):
            s.hand[seat][i] = KINDS.index(name) + 1
    for seat, player in enumerate(view.players):
        if seat not in view.hands:
            deal_unknown(s, seat, player.hand_count, int(player.power))
    luck.dry(s)


def sit(s: Flow, seat: int, player: views.Player) -> None:
    """What everybody knows of a seat."""
    if player.corner:
        s.home[seat] = FIRST_TRI_HOME + CORNER_NAMES.index(player.corner)
    s.out[seat] = reading.REASONS.index(player.out)
    s.begun[seat] = int(player.placed_first)
    s.tokens[seat] = player.tokens
    for i, name in enumerate(player.captures):
        s.taken[seat][i] = KINDS.index(name) + 1
    s.late[seat], s.offences[seat] = player.late, player.offences
    s.held[seat], s.pooled[seat], s.power[seat] = player.hand_count, int(player.pooled), int(player.power)
    for kind, name in enumerate(KINDS):
        s.unseen[seat][kind] = player.unseen.get(name, 0)


def put(s: Flow, at: int, tile: views.Tile) -> None:
    """A tile of the board."""
    s.kind[at] = KINDS.index(tile.tile) + 1
    s.owner[at], s.turned[at], s.laid[at] = tile.owner, tile.rotation, tile.ply
    s.declared[at] = KINDS.index(tile.declare) + 1 if tile.declare else 0


def end(s: Flow, result: views.Result) -> None:
    """How the game ended."""
    s.winners = sum(1 << party for party in result.winners)
    s.tied = sum(1 << party for party in result.tied)
    s.how = reading.REASONS.index(result.reason)
    for party, score in enumerate(result.scores):
        s.score[party] = score
    for party, measures in result.measures.items():
        for i, measure in enumerate(measures):
            s.measure[party][i] = measure
    for party, cells in (result.paths | result.chains).items():
        s.length[party] = len(cells)
        for i, cell in enumerate(cells):
            s.trail[party][i] = NUMBERS[s.grid][cell]
