//! Reports of `hdlgen layout`: text, JSON and CSV.

use serde_json::{json as object, Value};

use super::synth_report::{csv_of, report_of, Half};
use crate::design::Design;
use crate::flow::layout::{Layout, LayoutOptions, LONG_UM};
use crate::flow::sta::Timing;
use crate::terms::count;

/// One half of a design, or a module, placed.
pub struct PlacedModule {
    /// `compressor`, `decompressor`, or the name of another module.
    pub name: String,
    /// Nothing for another module.
    pub half: Option<Half>,
    pub layout: Layout,
}

/// A design, and the results of its halves or modules.
pub struct Placed {
    pub design: Box<dyn Design>,
    pub found: Vec<PlacedModule>,
}

impl PlacedModule {
    /// Uncompressed data in GB/s (10⁹ bytes) at a clock.
    fn throughput(&self, timing: &Timing) -> Option<f64> {
        Some(self.half?.throughput(timing.fmax_mhz))
    }

    /// The share of wires in the longest path: their own delay, and that of cells by
    /// their load.
    fn share(l: &Layout) -> f64 {
        1.0 - l.same_path_without_ns / l.with.path_ns
    }

    /// Prints it for people.
    pub fn print(&self) {
        let l = &self.layout;
        let s = &l.synthesis;
        let [width, height] = l.core_um;
        println!(
            "{}: {} of {:.0} µm²{}, library {}",
            s.module,
            count(s.cell_count, "cell"),
            s.area,
            match s.memory_area {
                Some(area) if s.memory_bits > 0 => format!(
                    " and {} of {area:.0} µm² (estimated)",
                    count(
                        s.memories.iter().map(|m| m.count).sum::<u64>(),
                        "memory block"
                    )
                ),
                _ => String::new(),
            },
            s.library
        );
        println!(
            "  placed in a core of {width:.0} × {height:.0} µm, {:.1} % of it filled",
            100.0 * l.utilisation
        );
        println!(
            "  {}: {:.1} mm of wire, {:.1} pF; the longest {:.2} mm, from {} to {}",
            count(l.nets, "net"),
            l.wire_um / 1000.0,
            l.wire_picofarads,
            l.longest_net.wire_um / 1000.0,
            l.longest_net.from,
            count(l.longest_net.ends - 1, "other end"),
        );
        if let Some(b) = &l.before {
            println!(
                "  sized for wires of {:.1} fF to an end and {:.1} to each further one; before: {}, \
                 {:.1} mm of wire, {:.3} ns without, {:.3} ns with",
                1000.0 * b.wire_load.first_pf,
                1000.0 * b.wire_load.further_pf,
                count(b.synthesis.cell_count, "cell"),
                b.wire_um / 1000.0,
                b.without.path_ns,
                b.with.path_ns,
            );
        }
        self.print_path("without wires", &l.without);
        self.print_path("with wires", &l.with);
        println!(
            "  wires make {:.1} % of that path: {:.3} ns in themselves, {:.3} ns in cells that drive them",
            100.0 * PlacedModule::share(l),
            l.in_wires_ns,
            l.with.path_ns - l.same_path_without_ns - l.in_wires_ns,
        );
        if let Some(r) = &l.routed {
            println!(
                "  routed: {}, {} failed; {:.1} mm of wire where {:.1} were estimated; nets of {LONG_UM} µm and more \
                 are {:.1} % off in the mean",
                count(r.routed_nets, "net"),
                r.failed_nets,
                r.wire_um / 1000.0,
                r.estimated_um / 1000.0,
                100.0 * r.mean_error_of_long_nets,
            );
            self.print_path("with wires of these lengths", &r.with);
        }
    }

    fn print_path(&self, what: &str, t: &Timing) {
        let throughput = self
            .throughput(t)
            .map_or(String::new(), |all| format!(", {all:.2} GB/s"));
        println!(
            "  {what}: {:.3} ns, {:.1} FO4 (of {:.1} ps), {:.1} MHz{throughput}; from {} to {}",
            t.path_ns, t.path_fo4, t.fo4_ps, t.fmax_mhz, t.start, t.end
        );
    }

    fn json(&self, l: &Layout, options: &LayoutOptions) -> Value {
        let s = &l.synthesis;
        let timing = |t: &Timing| {
            object!({
                "path_ns": t.path_ns, "path_fo4": t.path_fo4, "fmax_mhz": t.fmax_mhz,
                "start": t.start, "end": t.end, "throughput_gb_s": self.throughput(t),
            })
        };
        let mut all = object!({
            "module": s.module, "library": s.library, "node_nm": s.node_nm,
            "cells": s.cell_count, "flip_flops": s.flip_flops, "area_um2": s.area, "kge": s.kge,
            "memory_bits": s.memory_bits, "estimated_memory_area_um2": s.memory_area,
            "core_width_um": l.core_um[0], "core_height_um": l.core_um[1],
            "core_area_um2": l.core_um[0] * l.core_um[1], "utilisation": l.utilisation,
            "effort": options.effort, "seed": options.seed,
            "nets": l.nets, "wire_um": l.wire_um, "half_perimeter_um": l.half_perimeter_um,
            "wire_pf": l.wire_picofarads, "longest_net": l.longest_net,
            "without_wires": timing(&l.without), "with_wires": timing(&l.with),
            "same_path_without_wires_ns": l.same_path_without_ns,
            "in_wires_ns": l.in_wires_ns, "wires_share": PlacedModule::share(l),
            "wire_load": l.wire_load,
            "fo4_ps": l.with.fo4_ps, "yosys": s.yosys, "sta": s.sta,
        });
        all["routed"] = match &l.routed {
            None => Value::Null,
            Some(r) => object!({
                "wire_um": r.wire_um, "estimated_um": r.estimated_um, "routed_nets": r.routed_nets, "failed_nets": r.failed_nets,
                "mean_error_of_long_nets": r.mean_error_of_long_nets, "with_wires": timing(&r.with),
            }),
        };
        let before = l.before.as_ref();
        all["before_sizing"] = before.map_or(Value::Null, |before| self.json(before, options));
        if let Some(half) = self.half {
            all["block_bytes"] = half.block_bytes.into();
            all["interval_cycles"] = half.interval_cycles.into();
            all["latency_cycles"] = half.latency_cycles.into();
        }
        all
    }
}

/// A design's halves or modules as one object, with the parameters that make it.
pub fn json(placed: &Placed, kind: &str, options: &LayoutOptions) -> Value {
    let found = placed.found.iter();
    let found = found.map(|f| (f.name.clone(), f.json(&f.layout, options)));
    report_of(placed.design.as_ref(), kind, found)
}

/// The columns of CSV: their names, and where they are in the JSON of a half or module.
const COLUMNS: [(&str, &str); 20] = [
    ("module", "/module"),
    ("cells", "/cells"),
    ("kge", "/kge"),
    ("core_area_um2", "/core_area_um2"),
    ("utilisation", "/utilisation"),
    ("nets", "/nets"),
    ("wire_um", "/wire_um"),
    ("half_perimeter_um", "/half_perimeter_um"),
    ("wire_pf", "/wire_pf"),
    ("path_ns", "/without_wires/path_ns"),
    ("path_fo4", "/without_wires/path_fo4"),
    ("fmax_mhz", "/without_wires/fmax_mhz"),
    ("throughput_gb_s", "/without_wires/throughput_gb_s"),
    ("path_with_wires_ns", "/with_wires/path_ns"),
    ("path_with_wires_fo4", "/with_wires/path_fo4"),
    ("fmax_with_wires_mhz", "/with_wires/fmax_mhz"),
    ("throughput_with_wires_gb_s", "/with_wires/throughput_gb_s"),
    ("wires_share", "/wires_share"),
    ("start", "/with_wires/start"),
    ("end", "/with_wires/end"),
];

/// The reports that [`json`] made as CSV, a line for each half or module.
pub fn csv(designs: &[Value]) -> String {
    csv_of(designs, &COLUMNS)
}
