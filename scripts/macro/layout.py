"""The layout of a placed and routed netlist, as GDS; what its wires break of the technology's rules; and its transistors as SPICE."""
import klayout.db as kdb

from pdk import LAYERS

METALS, CUTS = ("met1", "met2", "met3", "met4"), ("via", "via2", "via3")
WIDTH = (140, 140, 300, 300)
# Half the size of a via's cut and of its metal below and above, in nm.
VIAS = {0: ((75, 75), (160, 130), (130, 160)), 1: ((100, 100), (140, 185), (165, 165)), 2: ((100, 100), (190, 165), (165, 165))}
CONTACT = ((85, 85), (145, 115))
TEXT = {"met3": (70, 5), "met4": (71, 5)}
PIN = {"met3": (70, 16), "met4": (71, 16)}


def box(x, y, half):
    return kdb.Box(x - half[0], y - half[1], x + half[0], y + half[1])


def between(a, b):
    """What joins two boxes that are side by side or one above the other; the box around both where they are neither."""
    left, right, low, high = max(a.left, b.left), min(a.right, b.right), max(a.bottom, b.bottom), min(a.top, b.top)
    if left < right:
        return kdb.Box(left, high, right, low)
    if low < high:
        return kdb.Box(right, low, left, high)
    return a + b


class Drawing:
    def __init__(self, pdk, netlist, placed, router, straps):
        self.pdk, self.netlist, self.placed, self.router = pdk, netlist, placed, router
        self.layout = kdb.Layout()
        self.layout.dbu = 0.001
        self.top = self.layout.create_cell(netlist.top)
        self.index = {name: self.layout.layer(*numbers) for name, numbers in LAYERS.items()}
        self.cells()
        self.supply(straps)
        for net in router.routes:
            self.net(net)
        self.ports()

    def shape(self, layer, box):
        self.top.shapes(self.index[layer]).insert(box)

    def label(self, layer, text, box):
        self.top.shapes(self.layout.layer(*TEXT[layer])).insert(kdb.Text(text, kdb.Trans(box.center().x, box.center().y)))
        self.top.shapes(self.layout.layer(*PIN[layer])).insert(box)

    def cells(self):
        kinds = {}
        everything = [(self.netlist.cells[n], *place) for n, place in self.placed.cells.items()] + self.placed.extra
        for kind, x, y, turn in everything:
            if kind not in kinds:
                source = self.pdk.layout(kind)
                kinds[kind] = self.layout.create_cell(kind)
                kinds[kind].copy_tree(source.cell(kind))
            width, height = self.pdk.width(kind), 2720
            at = {"N": kdb.Trans(kdb.Trans.R0, x, y), "FS": kdb.Trans(kdb.Trans.M0, x, y + height),
                  "FN": kdb.Trans(kdb.Trans.M90, x + width, y), "S": kdb.Trans(kdb.Trans.R180, x + width, y + height)}[turn]
            self.top.insert(kdb.CellInstArray(kinds[kind].cell_index(), at))
        self.shape("boundary", kdb.Box(0, 0, self.placed.columns * 460, self.placed.rows * 2720))

    def supply(self, straps):
        height = self.placed.rows * 2720
        for x, first in straps:
            strap = kdb.Box(x - 800, -240, x + 800, height + 240)
            self.shape("met4", strap)
            self.label("met4", "VPWR" if first else "VGND", strap)
            for row in range(first, self.placed.rows + 1, 2):
                y = 2720 * row
                for layer in ("met2", "met3"):
                    self.shape(layer, box(x, y, (600, 240)))
                for dx in (-320, 0, 320):
                    self.shape("via", box(x + dx, y, (75, 75)))
                for cut in ("via2", "via3"):
                    for dx in (-200, 200):
                        self.shape(cut, box(x + dx, y, (100, 100)))

    def net(self, net):
        router = self.router
        nodes, steps, contacts = router.routes[net]
        where = lambda node: (node // router.plane, node % router.plane // router.ny, node % router.ny)
        by_track = {}
        for node in nodes:
            layer, i, j = where(node)
            track, at = (j, i) if layer % 2 == 0 else (i, j)
            by_track.setdefault((layer, track), []).append(at)
        for (layer, track), places in by_track.items():
            places.sort()
            start = last = places[0]
            for at in places[1:] + [None]:
                if at is not None and at - last <= 1:
                    last = at
                    continue
                self.wire(layer, track, start, last)
                start = last = at
        for a, b in steps:
            (la, i, j), (lb, _, _) = where(a), where(b)
            if la != lb:
                low = min(la, lb)
                cut, below, above = VIAS[low]
                x, y = router.x(i), router.y(j)
                self.shape(CUTS[low], box(x, y, cut))
                self.shape(METALS[low], box(x, y, below))
                self.shape(METALS[low + 1], box(x, y, above))
        for node, beside, dx in contacts.values():
            if dx is None:
                continue
            layer, i, j = where(node)
            x, y = router.x(i) + dx, router.y(j)
            self.shape("mcon", box(x, y, CONTACT[0]))
            self.shape("met1", box(x, y, CONTACT[1]))
            if dx:
                self.bar(node, x, y)
                if beside in nodes:
                    self.bar(beside, x, y)
        self.fill(router, nodes, steps, contacts)

    def bar(self, node, x, y):
        """Joins a contact to a node beside it."""
        at = self.router.x(node // self.router.ny)
        self.shape("met1", kdb.Box(min(x, at), y - 115, max(x, at), y + 115))

    def fill(self, router, nodes, steps, contacts):
        """Fills what is narrower than a space between a net's own vias, and gives a stack of two vias met3 of the least area."""
        vias = [{min(a, b) % router.plane for a, b in steps if {a // router.plane, b // router.plane} == {low, low + 1}} for low in range(3)]
        for at in vias[0]:
            if at + 1 in vias[0] and (at + 1) // router.ny == at // router.ny:
                i, j = divmod(at, router.ny)
                self.shape("met2", kdb.Box(router.x(i) - 130, router.y(j), router.x(i) + 130, router.y(j + 1)))
        pads = [box(router.x(at // router.ny), router.y(at % router.ny), VIAS[0][1]) for at in vias[0]]
        pads += [box(router.x(node // router.ny) + dx, router.y(node % router.ny), CONTACT[1]) for node, _, dx in contacts.values() if dx is not None]
        for number, pad in enumerate(pads):
            for other in pads[:number]:
                if pad.enlarged(140, 140).overlaps(other) and not pad.touches(other):
                    self.shape("met1", between(pad, other))
        on_met3 = vias[1] | vias[2]
        for at in on_met3:
            i, j = divmod(at, router.ny)
            if at + router.ny in on_met3:
                self.shape("met3", kdb.Box(router.x(i), router.y(j) - 165, router.x(i + 1), router.y(j) + 165))
            around = [at + 2 * router.plane + step * router.ny in nodes for step in (-1, 1)]
            if not any(around):
                self.shape("met3", box(router.x(i), router.y(j), (370, 165)))

    def wire(self, layer, track, start, last):
        router, half = self.router, WIDTH[layer] // 2
        if layer % 2 == 0:
            low, high = (router.x(start), router.y(track)), (router.x(last), router.y(track))
        else:
            low, high = (router.x(track), router.y(start)), (router.x(track), router.y(last))
        self.shape(METALS[layer], kdb.Box(low[0] - half, low[1] - half, high[0] + half, high[1] + half))

    def ports(self):
        for name, (side, track) in self.placed.ports.items():
            i = self.router.nx - 1 if side else 0
            at = box(self.router.x(i), self.router.y(2 * track + 1), (400, 150))
            self.shape("met3", at)
            self.label("met3", name, at)


def rules(layout, top):
    """How many places break a rule of the routing layers that the technology's LEF file has: width, spacing, area, enclosure."""
    region = lambda name: kdb.Region(top.begin_shapes_rec(layout.layer(*LAYERS[name]))).merged()
    found = {}
    widths = {"met1": (140, 140, 83000), "met2": (140, 140, 67600), "met3": (300, 300, 240000), "met4": (300, 300, 240000)}
    layers = {name: region(name) for name in (*widths, "mcon", "via", "via2", "via3", "li1")}
    for name, (width, space, area) in widths.items():
        found[f"{name} width {width}"] = layers[name].width_check(width).count()
        found[f"{name} spacing {space}"] = layers[name].space_check(space).count()
        found[f"{name} area {area}"] = layers[name].with_area(0, area, False).count()
    for name, size, space in (("mcon", 170, 190), ("via", 150, 170), ("via2", 200, 200), ("via3", 200, 200)):
        found[f"{name} size {size}"] = layers[name].with_bbox_width(size, True).count() + layers[name].with_bbox_height(size, True).count()
        found[f"{name} spacing {space}"] = layers[name].space_check(space).count()
    for cut, metal, around in (("mcon", "li1", 0), ("mcon", "met1", 30), ("via", "met1", 55), ("via", "met2", 55), ("via2", "met2", 40),
                               ("via2", "met3", 65), ("via3", "met3", 60), ("via3", "met4", 65)):
        found[f"{cut} in {metal} {around}"] = (layers[cut].sized(around) - layers[metal]).count()
    # The wider enclosure, on two opposite sides.
    for cut, metal, around in (("mcon", "met1", 60), ("via", "met1", 85), ("via", "met2", 85), ("via2", "met2", 85), ("via3", "met3", 90)):
        outside = lambda x, y: layers[cut].sized(x, y, 2) - layers[metal]
        across, along = layers[cut].interacting(outside(around, 0)), layers[cut].interacting(outside(0, around))
        found[f"{cut} in {metal} {around}, two sides"] = (across & along).count()
    return found


def extract(layout, top, path):
    """Transistors and nets of the flattened layout, as SPICE; from its own labels, none of the cells'."""
    flat = kdb.Layout()
    flat.dbu = layout.dbu
    cell = flat.create_cell(top.name)
    cell.copy_tree(top)
    cell.flatten(-1, True)
    get = lambda name: kdb.Region(cell.begin_shapes_rec(flat.layer(*LAYERS[name]))).merged()
    nets = kdb.LayoutToNetlist(cell.name, flat.dbu)
    nets.threads = 2
    nwell, diff, tap, poly = get("nwell"), get("diff"), get("tap"), get("poly")
    nsdm, psdm, licon = get("nsdm"), get("psdm"), get("licon")
    bulk = kdb.Region(cell.bbox().enlarged(1000, 1000)) - nwell
    gate = diff & poly
    ngate, pgate = (gate - nwell) & nsdm, gate & nwell & psdm
    nsd, psd = (diff - gate - nwell) & nsdm, (diff - gate) & nwell & psdm
    ntap, ptap = tap & nwell & nsdm, (tap - nwell) & psdm
    layers = dict(nwell=nwell, bulk=bulk, poly=poly, ngate=ngate, pgate=pgate, nsd=nsd, psd=psd, ntap=ntap, ptap=ptap, licon=licon,
                  **{n: get(n) for n in ("li1", "mcon", "met1", "via", "met2", "via2", "met3", "via3", "met4")})
    for name, layer in layers.items():
        nets.register(layer, name)
    text = {n: kdb.Texts(cell.begin_shapes_rec(flat.layer(*TEXT[n]))) for n in TEXT}
    for name, layer in text.items():
        nets.register(layer, f"{name}_text")
    nets.extract_devices(kdb.DeviceExtractorMOS4Transistor("nfet"), {"SD": nsd, "G": ngate, "P": poly, "W": bulk})
    nets.extract_devices(kdb.DeviceExtractorMOS4Transistor("pfet"), {"SD": psd, "G": pgate, "P": poly, "W": nwell})
    for name in ("nwell", "bulk", "poly", "nsd", "psd", "ntap", "ptap", "licon", "li1", "mcon", "met1", "via", "met2", "via2", "met3", "via3", "met4"):
        nets.connect(layers[name])
    pairs = [("nwell", "ntap"), ("bulk", "ptap"), ("licon", "poly"), ("licon", "nsd"), ("licon", "psd"), ("licon", "ntap"), ("licon", "ptap"),
             ("licon", "li1"), ("li1", "mcon"), ("mcon", "met1"), ("met1", "via"), ("via", "met2"), ("met2", "via2"), ("via2", "met3"),
             ("met3", "via3"), ("via3", "met4")]
    for a, b in pairs:
        nets.connect(layers[a], layers[b])
    for name, layer in text.items():
        nets.connect(layers[name], layer)
    nets.extract_netlist()
    netlist = nets.netlist()
    netlist.make_top_level_pins()
    netlist.purge_nets()
    writer = kdb.NetlistSpiceWriter()
    writer.use_net_names = True
    netlist.write(str(path), writer, "extracted by klayout")
    return netlist


def picture(gds, path, pixels=420, detail_um=16):
    """The layout as a picture, and beside it the middle of it, larger: wells, local metal and metals 1 to 4."""
    import klayout.lay as lay
    view = lay.LayoutView()
    for key, value in {"background-color": "#ffffff", "grid-visible": "false", "text-visible": "false", "cell-box-visible": "false"}.items():
        view.set_config(key, value)
    view.load_layout(str(gds))
    view.max_hier()
    view.clear_layers()
    colours = {"nwell": 0xf3eee0, "diff": 0xc8dcb8, "poly": 0xe0a8a0, "li1": 0xb8b0a0, "met1": 0x4a78c8, "met2": 0xd05050, "met3": 0x48a060,
               "met4": 0x9a58b8}
    for name, colour in colours.items():
        shown = lay.LayerPropertiesNode()
        shown.source_layer, shown.source_datatype = LAYERS[name]
        shown.fill_color = shown.frame_color = colour
        shown.dither_pattern = 0 if name not in ("met3", "met4") else 5
        view.insert_layer(view.end_layers(), shown)
    whole = view.active_cellview().cell.dbbox()
    centre, half = whole.center(), detail_um / 2
    detail = kdb.DBox(centre.x - half, centre.y - half, centre.x + half, centre.y + half)
    gap = 12
    image = lay.PixelBuffer(2 * pixels + gap, pixels)
    image.fill(0xffffffff)
    for left, box_, oversampling in ((0, whole, 3), (pixels + gap, detail, 2)):
        part = view.get_pixels_with_options(pixels, pixels, 1, oversampling, 0.0, box_)
        for x in range(pixels):
            for y in range(pixels):
                # Of fewer colours, as the file is smaller then.
                image.set_pixel(left + x, y, part.pixel(x, y) & 0xffc0c0c0 | 0x00202020)
    image.write_png(str(path))
