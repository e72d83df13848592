"""Placement of a mapped netlist in rows of sky130_fd_sc_hd, by Coloquinte, with taps, fill and a clock tree."""
import json
import math

import coloquinte_pybind as coloquinte

SITE, ROW = 460, 2720        # in nm
UNIT = ROW / 6               # Coloquinte's, nearly a site, as it knows no sites
TAP, TAP_SITES = "sky130_fd_sc_hd__tapvpwrvgnd_1", 44
FILLS = [(8, "sky130_fd_sc_hd__fill_8"), (4, "sky130_fd_sc_hd__fill_4"), (2, "sky130_fd_sc_hd__fill_2"), (1, "sky130_fd_sc_hd__fill_1")]
LEAF, LEAF_SINKS, BRANCH = "sky130_fd_sc_hd__buf_4", 20, 6
ROOT = "sky130_fd_sc_hd__buf_8"


class Netlist:
    """Cells, ports and nets; a net is the list of its ends, (cell, pin) or (None, port)."""

    def __init__(self, path, top):
        module = json.load(open(path))["modules"][top]
        self.top = top
        self.cells = {}
        self.ports = {name: port["direction"] for name, port in module["ports"].items()}
        self.nets = {}
        names = {}
        for name, port in module["ports"].items():
            names.setdefault(port["bits"][0], name)
        for bit in sorted({b for c in module["cells"].values() for bits in c["connections"].values() for b in bits}):
            names.setdefault(bit, f"n{bit}")
        for name, port in module["ports"].items():
            assert names[port["bits"][0]] == name, f"port {name} is the same net as another"
            self.nets.setdefault(name, []).append((None, name))
        for number, (_, cell) in enumerate(module["cells"].items()):
            name = f"c{number}"
            self.cells[name] = cell["type"]
            for pin, bits in cell["connections"].items():
                assert len(bits) == 1 and isinstance(bits[0], int), f"{name}.{pin} is a constant"
                self.nets.setdefault(names[bits[0]], []).append((name, pin))


class Placed:
    """Where the cells are: corner in units of 10 nm and orientation, N, FS, FN or S."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.cells, self.ports, self.extra = {}, {}, []


def floorplan(netlist, pdk, utilisation):
    """An empty core, as square as possible, with ports on its left and right edge."""
    area = sum(pdk.width(kind) * ROW for kind in netlist.cells.values()) / utilisation
    sides = [list(netlist.ports.values()).count(direction) for direction in ("input", "output")]
    rows = max(round(math.sqrt(area) / ROW), (max(sides) + 4) // 4)
    columns = math.ceil(area / rows / ROW / SITE)
    placed = Placed(columns, rows)
    for side, direction in enumerate(("input", "output")):
        names = [name for name, port in netlist.ports.items() if port == direction]
        tracks = rows * 4 - 1
        assert len(names) <= tracks, f"{len(names)} {direction}s, but {tracks} tracks"
        for number, name in enumerate(names):
            placed.ports[name] = (side, int((number + 0.5) * tracks / len(names)))
    return placed


def place(netlist, pdk, placed, effort, seed):
    """Places the cells; those of `placed.extra`, the taps, are in the way."""
    taps = [(column, row) for row in range(placed.rows) for column in range(TAP_SITES // 2, placed.columns, TAP_SITES)]
    names, ports = list(netlist.cells), list(netlist.ports)
    at = {name: number for number, name in enumerate(names)}
    port_at = {name: len(names) + number for number, name in enumerate(ports)}
    count = len(names) + len(ports) + len(taps)
    circuit = coloquinte.Circuit(count)
    circuit.cell_width = [pdk.width(netlist.cells[n]) // SITE for n in names] + [0] * len(ports) + [1] * len(taps)
    circuit.cell_height = [6] * len(names) + [0] * len(ports) + [6] * len(taps)
    circuit.cell_is_fixed = [False] * len(names) + [True] * (len(ports) + len(taps))
    circuit.cell_is_obstruction = [True] * len(names) + [False] * len(ports) + [True] * len(taps)
    sides = [placed.ports[name] for name in ports]
    circuit.cell_x = [0] * len(names) + [side * placed.columns for side, _ in sides] + [column for column, _ in taps]
    circuit.cell_y = [0] * len(names) + [round((510 + 680 * track) / UNIT) for _, track in sides] + [6 * row for _, row in taps]
    turn = coloquinte.CellOrientation
    circuit.cell_orientation = [turn.N] * count
    circuit.cell_row_polarity = [coloquinte.CellRowPolarity.SAME] * count
    circuit.rows = [coloquinte.Row(coloquinte.Rectangle(0, placed.columns, 6 * r, 6 * r + 6), turn.FS if r % 2 else turn.N)
                    for r in range(placed.rows)]
    for ends in netlist.nets.values():
        if len(ends) > 1:
            pins = [(port_at[pin], 0, 0) if cell is None else (at[cell], *pdk.pin_units(netlist.cells[cell], pin)) for cell, pin in ends]
            circuit.add_net(*map(list, zip(*pins)))
    circuit.check()
    parameters = coloquinte.ColoquinteParameters(effort, seed)
    circuit.place_global(parameters, None)
    circuit.place_detailed(parameters, None)
    xs, ys, turns = circuit.cell_x, circuit.cell_y, circuit.cell_orientation
    placed.cells = {name: (xs[i] * SITE, ys[i] * ROW // 6, turns[i].name) for i, name in enumerate(names)}
    placed.extra = [(TAP, column * SITE, row * ROW, "FS" if row % 2 else "N") for column, row in taps]
    check(netlist, pdk, placed)


def check(netlist, pdk, placed):
    """Each cell is in a row, on a site and turned as its row is, and none overlap; the gaps get fill."""
    rows = [[] for _ in range(placed.rows)]
    everything = [(x, y, turn, pdk.width(netlist.cells[n])) for n, (x, y, turn) in placed.cells.items()]
    everything += [(x, y, turn, SITE) for _, x, y, turn in placed.extra]
    for x, y, turn, width in everything:
        assert x % SITE == 0 and y % ROW == 0 and 0 <= x <= placed.columns * SITE - width, f"off the grid: {x} {y}"
        row = y // ROW
        assert turn in (("FS", "S") if row % 2 else ("N", "FN")), f"row {row} has a cell {turn}"
        rows[row].append((x, x + width))
    for row, cells in enumerate(rows):
        end = 0
        for left, right in sorted(cells) + [(placed.columns * SITE,) * 2]:
            assert left >= end, f"cells overlap in row {row} at {left}"
            gap = (left - end) // SITE
            for sites, kind in FILLS:
                while gap >= sites:
                    placed.extra.append((kind, end, row * ROW, "FS" if row % 2 else "N"))
                    end, gap = end + sites * SITE, gap - sites
            end = right


def clock_tree(netlist, placed, clock):
    """Buffers between the clock and flip-flops that are near each other; how many."""
    sinks = [end for end in netlist.nets[clock] if end[0] is not None]
    where = {end: placed.cells[end[0]][:2] for end in sinks}

    def split(ends, most):
        if len(ends) <= most:
            return [ends]
        axis = max((0, 1), key=lambda a: max(where[e][a] for e in ends) - min(where[e][a] for e in ends))
        ends = sorted(ends, key=lambda e: where[e][axis])
        parts = math.ceil(len(ends) / most)
        middle = len(ends) * (parts // 2) // parts
        return split(ends[:middle], most) + split(ends[middle:], most)

    count, kind, most = 0, LEAF, LEAF_SINKS
    level = sinks
    while len(level) > 1:
        groups = split(level, most) if len(level) > BRANCH + 2 or level is sinks else [level]
        last, level = len(groups) == 1, []
        for group in groups:
            name, net = f"clock{count}", f"clock_{count}"
            count += 1
            netlist.cells[name] = ROOT if last else kind
            netlist.nets[net] = [(name, "X")] + group
            where[(name, "A")] = tuple(sum(where[e][a] for e in group) / len(group) for a in (0, 1))
            level.append((name, "A"))
        most = BRANCH
    netlist.nets[clock] = [(None, clock)] + level
    return count
