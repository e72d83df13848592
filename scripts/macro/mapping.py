"""The library for mapping: the cells' functions, areas and drives, and delays that are the same for all cells of a drive.

With the delays that ngspice finds, ABC takes NAND and NOR for multiplexers: dbi's decoder is a quarter larger then, with three times as
many cells, more than the router can join."""
import re

from liberty import CELLS, DRIVES, FLIP_FLOP, PREFIX

SLEWS, LOADS = (0.01, 0.05, 0.3, 1), (0.0005, 0.005, 0.02, 0.1)


def tables(drive):
    rows = ('"' + ",".join(f"{0.02 + 0.2 * slew + 5 * load / drive:.4f}" for load in LOADS) + '"' for slew in SLEWS)
    values = f"(grid){{values({','.join(rows)});}}"
    return "".join(name + values for name in ("cell_rise", "cell_fall", "rise_transition", "fall_transition"))


def library(pdk, path):
    lines = ['library(mapping){delay_model:table_lookup;time_unit:"1ns";voltage_unit:"1V";current_unit:"1mA";capacitive_load_unit(1,pf);'
             'pulling_resistance_unit:"1kohm";lu_table_template(grid){variable_1:input_net_transition;variable_2:total_output_net_capacitance;'
             f'index_1("{",".join(map(str, SLEWS))}");index_2("{",".join(map(str, LOADS))}");}}']
    for base, (output, function, drives) in CELLS.items():
        pins = sorted(set(re.findall(r"[A-D]\d?|S", function)))
        for drive in drives:
            lines += cell(pdk, f"{PREFIX}{base}_{drive}", "", [(pin, "") for pin in pins], drive)
            arcs = "".join(f'timing(){{related_pin:"{pin}";timing_sense:non_unate;{tables(drive)}}}' for pin in pins)
            lines.append(f'pin({output}){{direction:output;max_capacitance:{0.06 * drive};function:"{function}";{arcs}}}}}')
    for drive in DRIVES:
        state = 'ff(IQ,IQ_N){next_state:"D";clocked_on:"CLK";}'
        lines += cell(pdk, f"{PREFIX}{FLIP_FLOP}_{drive}", state, [("D", ""), ("CLK", "clock:true;")], drive)
        arc = f'timing(){{related_pin:"CLK";timing_type:rising_edge;timing_sense:non_unate;{tables(drive)}}}'
        lines.append(f'pin(Q){{direction:output;max_capacitance:{0.06 * drive};function:"IQ";{arc}}}}}')
    path.write_text("\n".join([*lines, "}"]) + "\n")


def cell(pdk, kind, head, pins, drive):
    width, height, _ = pdk.lef(kind)
    return [f"cell({kind}){{area:{width * height / 1e6:.4f};{head}",
            *(f"pin({pin}){{direction:input;capacitance:{0.0017 * drive};{extra}}}" for pin, extra in pins)]
