"""A router for the tracks of sky130_fd_sc_hd: met1 and met3 from left to right, met2 and met4 up and down.

Nets that are in each other's way are taken up and routed again, at a cost of contested nodes that grows from round to round (as in
PathFinder). Of the spacing rules it knows those that a wire on a track can break: on met2 and met3 another net may not be at the next
node of a track, on met1 vias of different nets not one above the other."""
from functools import lru_cache

import klayout.db as kdb
import numpy as np
from numba import njit

MARGIN = 6                   # columns beside the core
FEW = 30                     # nets in each other's way
OFF = 2.0                    # the cost of a contact beside its node, in nodes


def square(x, y, w, h):
    return kdb.Region(kdb.Box(x - w, y - h, x + w, y + h))


@lru_cache(None)
def candidates(pdk, kind, pin):
    """Where a contact from li1 to met1 may be on a pin, in an unturned cell: (i, j, dx) for the track j above the cell's lower
    edge and column i, with the contact dx nm right of it."""
    width, height, pins = pdk.lef(kind)
    metal = kdb.Region([kdb.Box(*r[1:]) for r in pins[pin] if r[0] == "li1"]).merged()
    contacts, met1 = pdk.region(kind, "mcon"), pdk.region(kind, "met1")
    found = []
    for j in range(1, 7):
        y = 170 + 340 * j
        for i in range(width // 460):
            x = 230 + 460 * i
            for dx in sorted(range(-225, 230, 5), key=abs):
                if not (square(x + dx, y, 85, 85) - metal).is_empty():
                    continue
                if not (square(x + dx, y, 85 + 189, 85 + 189) & contacts).is_empty():
                    continue
                if not (square(x + dx, y, 145 + 139, 115 + 139) & met1).is_empty():
                    continue
                found.append((i, j, dx))
                break
    return found


@lru_cache(None)
def blocked(pdk, kind):
    """Nodes of met1 that a cell's own met1 takes."""
    width, _, _ = pdk.lef(kind)
    met1 = pdk.region(kind, "met1")
    return [(i, j) for i in range(-1, width // 460 + 1) for j in range(1, 7)
            if not (square(230 + 460 * i, 170 + 340 * j, 160 + 139, 130 + 139) & met1).is_empty()]


@njit(cache=True)
def push(heap, keys, size, key, node):
    at = size
    while at > 0:
        up = (at - 1) // 2
        if keys[up] <= key:
            break
        keys[at], heap[at] = keys[up], heap[up]
        at = up
    keys[at], heap[at] = key, node
    return size + 1


@njit(cache=True)
def pop(heap, keys, size):
    node, size = heap[0], size - 1
    key, last = keys[size], heap[size]
    at = 0
    while True:
        down = 2 * at + 1
        if down >= size:
            break
        if down + 1 < size and keys[down + 1] < keys[down]:
            down += 1
        if keys[down] >= key:
            break
        keys[at], heap[at] = keys[down], heap[down]
        at = down
    keys[at], heap[at] = key, last
    return node, size


@njit(cache=True)
def near(taken, node, nx, ny):
    """How many nets are on a node, and too near to it."""
    plane = nx * ny
    layer, at = node // plane, node % plane
    count = taken[node]
    if layer == 1:
        if at % ny > 0:
            count += taken[node - 1]
        if at % ny < ny - 1:
            count += taken[node + 1]
    elif layer == 2:
        if at >= ny:
            count += taken[node - ny]
        if at < plane - ny:
            count += taken[node + ny]
    return count


@njit(cache=True)
def near_via(vias, at, ny):
    count = 0
    if at % ny > 0:
        count += vias[at - 1]
    if at % ny < ny - 1:
        count += vias[at + 1]
    return count


@njit(cache=True)
def search(sources, source_costs, targets, target_costs, free, taken, vias, history, weight, nx, ny, cost, came, stamp, round_, heap, keys):
    """The cheapest way from a source to a target, from its end, or nothing; cost and came are of the nodes with this stamp."""
    plane = nx * ny
    size = 0
    x0, x1, y0, y1 = nx, -1, ny, -1
    for k in range(len(targets)):
        at = targets[k] % plane
        x0, x1, y0, y1 = min(x0, at // ny), max(x1, at // ny), min(y0, at % ny), max(y1, at % ny)
    final = 1e30
    best = -1
    for k in range(len(sources)):
        node = sources[k]
        if free[node] and (stamp[node] != round_ or source_costs[k] < cost[node]):
            cost[node], came[node], stamp[node] = source_costs[k], -1, round_
            at = node % plane
            i, j = at // ny, at % ny
            guess = max(x0 - i, i - x1, 0) * 1.35 + max(y0 - j, j - y1, 0)
            size = push(heap, keys, size, source_costs[k] + guess, node)
    while size > 0:
        key = keys[0]
        node, size = pop(heap, keys, size)
        if key >= final:
            break
        layer, at = node // plane, node % plane
        i, j = at // ny, at % ny
        here = cost[node]
        guess = max(x0 - i, i - x1, 0) * 1.35 + max(y0 - j, j - y1, 0)
        if key > here + guess + 1e-6:
            continue
        for k in range(len(targets)):
            if targets[k] == node and here + target_costs[k] < final:
                final, best = here + target_costs[k], node
        for way in range(4):
            step = 0.0
            if way < 2:
                forward = 1 if way == 0 else -1
                if layer % 2 == 0:
                    if i + forward < 0 or i + forward >= nx:
                        continue
                    other, step = node + forward * ny, 1.35
                else:
                    if j + forward < 0 or j + forward >= ny:
                        continue
                    other, step = node + forward, 1.0
                if layer == 0:
                    step *= 1.2
            else:
                up = 1 if way == 2 else -1
                if layer + up < 0 or layer + up > 3:
                    continue
                other, step = node + up * plane, 4.0
                if layer + up == 0 or layer == 0:
                    step += weight * near_via(vias, at, ny)
            if not free[other]:
                continue
            total = here + step + (weight * near(taken, other, nx, ny) + history[other])
            if stamp[other] != round_ or total < cost[other]:
                cost[other], came[other], stamp[other] = total, node, round_
                oi, oj = (other % plane) // ny, (other % plane) % ny
                guess = max(x0 - oi, oi - x1, 0) * 1.35 + max(y0 - oj, oj - y1, 0)
                if size < len(heap) - 1:
                    size = push(heap, keys, size, total + guess, other)
    way = []
    node = best
    while node >= 0:
        way.append(node)
        node = came[node]
    return way


class Router:
    def __init__(self, pdk, netlist, placed, straps):
        self.pdk, self.netlist, self.placed = pdk, netlist, placed
        self.nx, self.ny = placed.columns + 2 * MARGIN, placed.rows * 8
        self.plane = self.nx * self.ny
        self.free = np.ones(4 * self.plane, np.bool_)
        grid = self.free.reshape(4, self.nx, self.ny)
        grid[0][:, [j for j in range(self.ny) if j % 8 in (0, 7)]] = False
        grid[2][:, 0::2] = False
        grid[3][0::2, :] = False
        self.block_straps(grid, straps)
        self.block_cells(grid)
        self.taken = np.zeros(4 * self.plane, np.int32)
        self.vias = np.zeros(self.plane, np.int32)
        self.history = np.zeros(4 * self.plane)
        self.cost, self.came = np.empty(4 * self.plane), np.empty(4 * self.plane, np.int64)
        self.stamp, self.searches = np.zeros(4 * self.plane, np.int64), 0
        self.heap, self.keys = np.empty(8 * self.plane, np.int64), np.empty(8 * self.plane)
        self.routes = {}

    def x(self, i):
        return 230 + 460 * (i - MARGIN)

    def y(self, j):
        return 170 + 340 * j

    def node(self, layer, i, j):
        return (layer * self.nx + i) * self.ny + j

    def block_straps(self, grid, straps):
        xs = np.array([self.x(i) for i in range(self.nx)])
        ys = np.array([self.y(j) for j in range(self.ny)])
        for x, first in straps:
            grid[3][np.abs(xs - x) < 800 + 300 + 190, :] = False
            for row in range(first, self.placed.rows + 1, 2):
                high = np.abs(ys - 2720 * row)
                grid[1][np.ix_(np.abs(xs - x) < 600 + 140 + 140, high < 240 + 140 + 185)] = False
                grid[2][np.ix_(np.abs(xs - x) < 600 + 300 + 380, high < 240 + 300 + 165)] = False

    def turned(self, i, j, dx, place, kind):
        x, y, turn = place
        if turn in ("FN", "S"):
            i, dx = self.pdk.width(kind) // 460 - 1 - i, -dx
        if turn in ("FS", "S"):
            j = 7 - j
        return MARGIN + x // 460 + i, y // 340 + j, dx

    def block_cells(self, grid):
        for name, place in self.placed.cells.items():
            kind = self.netlist.cells[name]
            for i, j in blocked(self.pdk, kind):
                i, j, _ = self.turned(i, j, 0, place, kind)
                grid[0][i, j] = False

    def accesses(self, end):
        """Nodes of an end, each with the node beside it that the contact's metal takes too, or -1, and where the contact is."""
        cell, pin = end
        if cell is None:
            side, track = self.placed.ports[pin]
            node = self.node(2, self.nx - 1 if side else 0, 2 * track + 1)
            return {node: (-1, None)}
        kind, place, found = self.netlist.cells[cell], self.placed.cells[cell], {}
        for i, j, dx in candidates(self.pdk, kind, pin):
            i, j, dx = self.turned(i, j, dx, place, kind)
            node, beside = self.node(0, i, j), -1
            if abs(dx) > 15:
                beside = self.node(0, i + (1 if dx > 0 else -1), j)
            if self.free[node]:
                found[node] = (beside, dx)
        assert found, f"{cell}.{pin} of {kind} cannot be reached"
        return found

    def route(self, net):
        """Routes a net: its nodes, steps between nodes, and contacts by end."""
        ends = self.netlist.nets[net]
        left = {end: self.accesses(end) for end in ends}

        def cost_of(node, beside):
            if node >= self.plane:
                return 0.0
            cost = self.weight * near_via(self.vias, node, self.ny)
            if beside >= 0:
                cost += OFF + self.weight * (self.taken[beside] + near_via(self.vias, beside, self.ny)) + self.history[beside]
            return cost

        middle = {end: np.mean([divmod(n % self.plane, self.ny) for n in left[end]], axis=0) for end in ends}
        nodes, steps, contacts = set(), [], {}
        reached = []
        first = ends[0]
        sources = left.pop(first)
        while left:
            spots = [middle[end] for end in reached] or [middle[first]]
            near_end = min(left, key=lambda end: min(abs(s - middle[end]).sum() for s in spots))
            targets = left.pop(near_end)
            start = np.array(sorted(nodes) or list(sources), np.int64)
            start_costs = np.array([0.0] * len(start) if nodes else [cost_of(n, sources[n][0]) + self.weight * near(self.taken, n, self.nx, self.ny) + self.history[n]
                                                                       for n in start])
            stop = np.array(list(targets), np.int64)
            stop_costs = np.array([cost_of(n, targets[n][0]) for n in targets])
            self.searches += 1
            way = search(start, start_costs, stop, stop_costs, self.free, self.taken, self.vias, self.history, self.weight,
                         self.nx, self.ny, self.cost, self.came, self.stamp, self.searches, self.heap, self.keys)
            assert way, f"no way for {net} to {near_end}"
            if not nodes:
                contacts[first] = (way[-1], *sources[way[-1]])
                reached.append(first)
            contacts[near_end] = (way[0], *targets[way[0]])
            reached.append(near_end)
            nodes.update(way)
            steps += list(zip(way, way[1:]))
        return nodes, steps, contacts

    def use(self, route, sign):
        nodes, steps, contacts = route
        for node in self.all_nodes(route):
            self.taken[node] += sign
        for at in self.via_places(route):
            self.vias[at] += sign

    def all_nodes(self, route):
        return route[0] | {beside for _, beside, _ in route[2].values() if beside >= 0}

    def via_places(self, route):
        """Where a route has vias on met1."""
        down = {a % self.plane for a, b in route[1] if {a // self.plane, b // self.plane} == {0, 1}}
        contacts = [contact for contact in route[2].values() if contact[0] < self.plane]
        return down | {node for node, _, _ in contacts} | {beside for _, beside, _ in contacts if beside >= 0}

    def conflicts(self, net):
        route = self.routes[net]
        mine = self.all_nodes(route)
        bad = set()
        for node in mine:
            layer, at = divmod(node, self.plane)
            if self.taken[node] > 1:
                bad.add(node)
            steps = {1: (1, -1), 2: (self.ny, -self.ny)}.get(layer, ())
            for step in steps:
                other = node + step
                if other // self.plane == layer and (layer != 1 or other // self.ny == node // self.ny):
                    if self.taken[other] - (other in mine) > 0:
                        bad.add(node)
        vias = self.via_places(route)
        for at in vias:
            for other in (at - 1, at + 1):
                if other // self.ny == at // self.ny and self.vias[other] - (other in vias) > 0:
                    bad.add(at)
        return bad

    def around(self, contested, todo):
        """The other nets that are near contested nodes."""
        places = [divmod(node % self.plane, self.ny) for node in contested]
        close = {i * self.ny + j for x, y in places for i in range(x - 5, x + 6) for j in range(y - 5, y + 6)}
        return [net for net, route in self.routes.items() if net not in todo and any(node % self.plane in close for node in route[0])]

    def run(self, rounds, say):
        """Routes all nets; those that are still in each other's way after so many rounds."""
        nets = [net for net, ends in self.netlist.nets.items() if len(ends) > 1]
        nets.sort(key=lambda net: len(self.netlist.nets[net]))
        todo, around = nets, []
        self.weight = 2.0
        for number in range(rounds):
            for net in todo + around:
                if net in self.routes:
                    self.use(self.routes.pop(net), -1)
            for net in todo + around:
                self.routes[net] = self.route(net)
                self.use(self.routes[net], 1)
            todo, contested = [], set()
            for net in nets:
                bad = self.conflicts(net)
                for node in bad:
                    self.history[node] += 1.0 + self.weight / 4
                if bad:
                    todo.append(net)
                    contested |= bad
            # The last ones may be shut in by nets that are in nobody's way.
            around = self.around(contested, set(todo)) if len(todo) < FEW else []
            say(f"round {number + 1}: {len(todo)} of {len(nets)} nets in each other's way")
            if not todo:
                break
            self.weight = min(self.weight * 1.5, 200.0)
        return todo
