"""A record that is ready for the start: options and map in the numbers of the rules."""

from hexmoot.games.hexfall.board import SIZES, TILES
from hexmoot.games.hexfall.maps import Chart, draw_map
from hexmoot.games.hexfall.options import Options
from hexmoot.games.hexfall.rules.state import NOWHERE, World


def chart_of(options: Options) -> Chart:
    """The map of a game."""
    return draw_map(SIZES.index(options.size), options.map_seed)


def fresh(options: Options, seats: int) -> World:
    """A record with options and map, and nothing else."""
    s = World()
    s.seats = seats
    s.target = options.target_points
    s.start_cities = options.start_cities
    s.start_towns = options.start_towns
    s.famine_limit = options.famine_limit
    s.dry_turns = options.dry_turns
    s.peace_rounds = options.peace_rounds
    s.auto_roll = int(options.auto_roll)
    s.most_offers = options.max_offers
    s.most_rounds = options.max_rounds
    lay_map(s, chart_of(options))
    return s


def lay_map(s: World, chart: Chart) -> None:
    """Write a map into a record."""
    s.grid = chart.size
    for at in range(TILES + 1):
        s.island[at] = NOWHERE
    for at, terrain in enumerate(chart.terrain):
        s.terrain[at] = terrain
        s.number[at] = chart.number[at]
        s.ground[at] = chart.ground[at]
        s.island[at] = chart.island[at]
    for i, (edge, kind) in enumerate(chart.ports):
        s.port_edge[i] = edge
        s.port_kind[i] = kind
