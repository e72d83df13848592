"""The schematic that the layout is compared with, and the comparison, by Debian's netgen-lvs."""
import re
import subprocess

SETUP = "permute default\nproperty default\n"


def schematic(pdk, netlist, path):
    """The mapped netlist with the cells' transistors, as the package's SPICE files have them."""
    lines = ["* the mapped netlist"]
    order = {}
    for kind in sorted(set(netlist.cells.values())):
        text = pdk.file(kind, ".spice").read_text()
        body = re.search(rf"^\.subckt {kind} (.*?)^\.ends", text, re.S | re.M)[1].splitlines()
        order[kind] = body[0].split()
        lines.append(f".subckt {kind} {body[0]}")
        for line in body[1:]:
            if not line.strip():
                continue
            name, *nodes, model, width, length = line.split()
            model = {"nfet": "nfet", "pfet": "pfet"}[re.search(r"[np]fet", model)[0]]
            size = [float(w.split("=")[1].rstrip("u")) / 1e6 for w in (width, length)]
            lines.append(f"M{name} {' '.join(nodes)} {model} W={size[0]:g}u L={size[1]:g}u")
        lines.append(".ends")
    pins = {}
    for net, ends in netlist.nets.items():
        for cell, pin in ends:
            if cell is not None:
                pins[cell, pin] = net
    lines.append(f".subckt {netlist.top} {' '.join(netlist.ports)} VPWR VGND")
    supply = {"VPWR": "VPWR", "VPB": "VPWR", "VGND": "VGND", "VNB": "VGND"}
    for cell, kind in netlist.cells.items():
        nodes = [supply.get(pin) or pins.get((cell, pin)) or f"{cell}_{pin}" for pin in order[kind]]
        lines.append(f"X{cell} {' '.join(nodes)} {kind}")
    lines += [".ends", ".end"]
    path.write_text("\n".join(lines) + "\n")


def compare(folder, top):
    """What netgen says in the end, with the number of devices and nets of both sides."""
    (folder / "setup.tcl").write_text(SETUP)
    command = ["netgen-lvs", "-batch", "lvs", f"layout.spice {top}", f"schematic.spice {top}", "setup.tcl", "lvs.txt"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    said = done.stdout + done.stderr
    (folder / "netgen.txt").write_text(said)
    counts = re.findall(r"Circuit 1 contains (\d+ \w+),\s+Circuit 2 contains (\d+ \w+)\.", said)
    results = re.findall(r"^Result: (.*)$", said, re.M)
    return "; ".join([" against ".join(pair) for pair in counts[-2:]] + (results[-1:] or ["no result"]))
