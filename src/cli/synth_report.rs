//! Reports of `hdlgen synth`: text, JSON and CSV.

pub mod breakdown;

use itertools::Itertools;
use serde_json::{json as object, Map, Value};

use crate::design::{Design, Role};
use crate::flow::corners::CornerTiming;
use crate::flow::power::Power;
use crate::flow::sta::{Hold, Timing};
use crate::flow::synth::Synthesis;
use crate::hdl::DesignError;
use crate::terms::{count, csv_lines};

/// The properties of a half of a design that need no synthesis.
#[derive(Clone, Copy, Debug)]
pub struct Half {
    pub block_bytes: u32,
    /// For the worst block by itself.
    pub latency_cycles: u32,
    /// From block to block.
    pub interval_cycles: u32,
}

impl Half {
    /// Of a design through which blocks stream.
    pub fn of(design: &dyn Design, role: Role) -> Result<Option<Self>, DesignError> {
        let half = design.half(role)?;
        Ok(design.streams().then(|| Half {
            block_bytes: design.geometry().block().get(),
            latency_cycles: half.latency,
            interval_cycles: half.interval,
        }))
    }

    /// Uncompressed data in GB/s (10⁹ bytes) at a clock in MHz.
    pub fn throughput(self, mhz: f64) -> f64 {
        f64::from(self.block_bytes) / f64::from(self.interval_cycles) * mhz / 1000.0
    }
}

/// One synthesised module.
pub struct SynthesisedModule {
    /// `compressor`, `decompressor`, or the name of another module.
    pub name: String,
    /// Nothing for another module.
    pub half: Option<Half>,
    pub synthesis: Synthesis,
    pub power: Option<Power>,
}

impl SynthesisedModule {
    /// The clock in MHz that all paths and the clock's uncertainty allow, paths from memories with their
    /// access time.
    pub fn clock_mhz(&self) -> f64 {
        let s = &self.synthesis;
        let with = s.timing_with_memories.as_ref();
        let longest = with.map_or(s.timing.path_ns, |t| t.path_ns.max(s.timing.path_ns));
        self.clock_of(longest)
    }

    /// The clock in MHz of a path in ns.
    fn clock_of(&self, path_ns: f64) -> f64 {
        1000.0 / (path_ns + self.synthesis.uncertainty_ns)
    }

    /// The slack of a hold check in ns.
    fn slack_of(&self, hold: &Hold) -> f64 {
        hold.slack_ns - self.synthesis.uncertainty_ns
    }

    /// The longest path, of those from memories with their access time.
    pub fn slowest(&self) -> &Timing {
        let s = &self.synthesis;
        s.timing_with_memories.as_ref().unwrap_or(&s.timing)
    }

    /// Uncompressed data in GB/s (10⁹ bytes) at that clock.
    pub fn throughput(&self) -> Option<f64> {
        Some(self.half?.throughput(self.clock_mhz()))
    }

    /// From a block's first beat in to its last beat out, in ns, at that clock.
    pub fn latency_ns(&self) -> Option<f64> {
        Some(1000.0 * f64::from(self.half?.latency_cycles) / self.clock_mhz())
    }

    /// Prints it for people.
    pub fn print(&self) {
        let s = &self.synthesis;
        println!(
            "{}: {}, {} of them flip-flops; {:.0} µm², {:.1} kGE (of {}), library {}",
            s.module,
            count(s.cell_count, "cell"),
            s.flip_flops,
            s.area,
            s.kge,
            s.nand2,
            s.library
        );
        if s.clock_gates > 0 {
            println!(
                "  {}, each counted as a flip-flop and an AND",
                count(s.clock_gates, "clock gate")
            );
        }
        print_path("longest path", &s.timing);
        self.print_memories();
        self.print_corners();
        if let (Some(half), Some(throughput)) = (self.half, self.throughput()) {
            println!(
                "  at {:.1} MHz: {throughput:.2} GB/s, a block of {} bytes every {}; \
                 latency at most {}, {:.1} ns",
                self.clock_mhz(),
                half.block_bytes,
                count(half.interval_cycles, "cycle"),
                count(half.latency_cycles, "cycle"),
                self.latency_ns().unwrap_or_default(),
            );
        }
        if let Some(p) = &self.power {
            let [clock, internal, switching, leakage] = p.parts_pj;
            println!(
                "  power of the logic at {:.1} MHz: {:.3} mW; {:.2} pJ a block of {:.1} cycles: clock \
                 pins {clock:.2}, within cells {internal:.2}, charging pins {switching:.2}, leakage \
                 {leakage:.2}",
                p.clock_mhz, p.power_mw, p.block_pj, p.block_cycles
            );
            let [reads, writes] = p.memory_accesses;
            if self.synthesis.memory_bits > 0 {
                println!(
                    "    memories, not counted: {reads:.1} reads and {writes:.1} writes a block"
                );
            }
        }
    }

    /// The hold check, and all that is at other corners.
    fn print_corners(&self) {
        let s = &self.synthesis;
        if s.uncertainty_ns > 0.0 {
            println!("  clock uncertainty: {} ns", s.uncertainty_ns);
        }
        if let Some(hold) = &s.hold {
            println!("  {}", self.hold_said(hold));
        }
        for CornerTiming {
            corner,
            library,
            timing,
            hold,
        } in &s.corners
        {
            println!(
                "  corner {corner} ({library}): {:.3} ns, {:.1} FO4 (of {:.1} ps), {:.1} MHz; {}",
                timing.path_ns,
                timing.path_fo4,
                timing.fo4_ps,
                self.clock_of(timing.path_ns),
                hold.as_ref()
                    .map_or("no hold check".into(), |hold| self.hold_said(hold)),
            );
        }
    }

    fn hold_said(&self, hold: &Hold) -> String {
        let slack = self.slack_of(hold);
        let verdict = if slack < 0.0 { "violated" } else { "met" };
        format!(
            "hold {verdict}: slack {slack:.3} ns, from {} to {}",
            hold.start, hold.end
        )
    }

    fn print_memories(&self) {
        let s = &self.synthesis;
        let Some(with_memories) = &s.timing_with_memories else {
            return;
        };
        let area = match (s.memory_area, s.node_nm) {
            (Some(area), Some(node)) => format!("about {area:.0} µm² at {node} nm"),
            _ => "area unknown without --node".into(),
        };
        println!(
            "  memories, not counted above: {}, {area} (estimated)",
            count(s.memory_bits, "bit")
        );
        for memory in &s.memories {
            println!(
                "    {} × {}: {} of {}, 1 read and 1 write port; data after {:.3} ns, {:.1} FO4",
                memory.count,
                memory.module,
                count(memory.words, "word"),
                count(memory.bits / memory.words.max(1), "bit"),
                memory.access_ns,
                1000.0 * memory.access_ns / s.timing.fo4_ps,
            );
        }
        print_path("with these access times", with_memories);
    }

    /// It as JSON.
    pub fn json(&self) -> Value {
        let s = &self.synthesis;
        let mut all = object!({
            "module": s.module, "library": s.library, "node_nm": s.node_nm,
            "cells": s.cell_count, "cells_by_type": s.cells,
            "flip_flops": s.flip_flops, "clock_gates": s.clock_gates, "area_um2": s.area, "nand2": s.nand2, "kge": s.kge,
            "memories": s.memories.iter().map(|m| object!({
                "module": m.module, "count": m.count, "bits": m.bits, "words": m.words,
                "read_ports": 1, "write_ports": 1,
                "estimated_area_um2": m.area, "access_ns": m.access_ns,
            })).collect::<Vec<_>>(),
            "parts": s.parts,
            "memory_bits": s.memory_bits, "estimated_memory_area_um2": s.memory_area,
            "path_ns": s.timing.path_ns, "path_fo4": s.timing.path_fo4,
            "fmax_mhz": s.timing.fmax_mhz, "start": s.timing.start, "end": s.timing.end,
            "with_memory_access": s.timing_with_memories.as_ref().map(|t| object!({
                "path_ns": t.path_ns, "path_fo4": t.path_fo4, "fmax_mhz": t.fmax_mhz,
                "start": t.start, "end": t.end,
            })),
            "fo4_ps": s.timing.fo4_ps, "inverter": s.timing.inverter,
            "clock_mhz": self.clock_mhz(), "uncertainty_ns": s.uncertainty_ns,
            "hold": s.hold.as_ref().map(|hold| self.hold_json(hold)),
            "corners": s.corners.iter().map(|corner| self.corner_json(corner)).collect::<Vec<_>>(),
            "yosys": s.yosys, "sta": s.sta,
        });
        if let Some(p) = &self.power {
            let [clock, internal, switching, leakage] = p.parts_pj;
            let [reads, writes] = p.memory_accesses;
            all["power"] = object!({
                "clock_mhz": p.clock_mhz, "power_mw": p.power_mw, "block_pj": p.block_pj,
                "clock_pins_pj": clock, "within_cells_pj": internal,
                "charging_pins_pj": switching, "leakage_pj": leakage,
                "block_cycles": p.block_cycles,
                "memory_reads": reads, "memory_writes": writes,
            });
        }
        if let Some(half) = self.half {
            all["block_bytes"] = half.block_bytes.into();
            all["interval_cycles"] = half.interval_cycles.into();
            all["latency_cycles"] = half.latency_cycles.into();
            all["latency_ns"] = self.latency_ns().into();
            all["throughput_gb_s"] = self.throughput().into();
        }
        all
    }
}

impl SynthesisedModule {
    fn hold_json(&self, hold: &Hold) -> Value {
        object!({ "slack_ns": self.slack_of(hold), "start": hold.start, "end": hold.end })
    }

    fn corner_json(&self, at: &CornerTiming) -> Value {
        let t = &at.timing;
        object!({
            "corner": at.corner, "library": at.library, "path_ns": t.path_ns, "path_fo4": t.path_fo4,
            "fo4_ps": t.fo4_ps, "clock_mhz": self.clock_of(t.path_ns), "start": t.start, "end": t.end,
            "hold": at.hold.as_ref().map(|hold| self.hold_json(hold)),
        })
    }
}

/// A design, and the flow's results for its halves or for some of its modules.
pub struct Synthesised {
    pub design: Box<dyn Design>,
    pub found: Vec<SynthesisedModule>,
}

/// A design's halves or modules as one object, with the parameters that make it.
pub fn json(synthesised: &Synthesised, kind: &str) -> Value {
    let found = synthesised.found.iter();
    let found = found.map(|f| (f.name.clone(), f.json()));
    report_of(synthesised.design.as_ref(), kind, found)
}

/// A design and its parameters with the reports of its parts, whose kind is `halves` or `modules`.
pub fn report_of(
    design: &dyn Design,
    kind: &str,
    parts: impl Iterator<Item = (String, Value)>,
) -> Value {
    let parameters = design.parameters().into_iter();
    let parameters: Map<_, _> = parameters
        .map(|(name, value)| (name.to_string(), object!(value)))
        .collect();
    let parts: Map<_, _> = parts.collect();
    object!({ "design": design.name(), "parameters": parameters, kind: parts })
}

/// Prints results of designs: by `csv`, or as JSON, one object or a list of several.
pub fn print_objects(objects: &[Value], csv: Option<fn(&[Value]) -> String>) -> anyhow::Result<()> {
    match (csv, objects) {
        (Some(csv), all) => print!("{}", csv(all)),
        (None, [one]) => println!("{}", serde_json::to_string_pretty(one)?),
        (None, several) => println!("{}", serde_json::to_string_pretty(several)?),
    }
    Ok(())
}

/// The designs in the output of `hdlgen synth --json`: one, or a list of several.
pub fn each(printed: Value) -> Vec<Value> {
    match printed {
        Value::Array(several) if !several.is_empty() => several,
        one => vec![one],
    }
}

/// The columns of CSV: their names, and where they are in the JSON of a half or module.
const COLUMNS: [(&str, &str); 24] = [
    ("module", "/module"),
    ("library", "/library"),
    ("cells", "/cells"),
    ("flip_flops", "/flip_flops"),
    ("area_um2", "/area_um2"),
    ("kge", "/kge"),
    ("memory_bits", "/memory_bits"),
    ("estimated_memory_area_um2", "/estimated_memory_area_um2"),
    ("path_ns", "/path_ns"),
    ("path_fo4", "/path_fo4"),
    ("fmax_mhz", "/fmax_mhz"),
    ("path_with_memories_ns", "/with_memory_access/path_ns"),
    ("clock_mhz", "/clock_mhz"),
    ("hold_slack_ns", "/hold/slack_ns"),
    ("block_bytes", "/block_bytes"),
    ("interval_cycles", "/interval_cycles"),
    ("latency_cycles", "/latency_cycles"),
    ("latency_ns", "/latency_ns"),
    ("throughput_gb_s", "/throughput_gb_s"),
    ("power_clock_mhz", "/power/clock_mhz"),
    ("power_mw", "/power/power_mw"),
    ("block_pj", "/power/block_pj"),
    ("start", "/start"),
    ("end", "/end"),
];

/// The reports that [`json`] made as CSV, a line for each half or module.
pub fn csv(designs: &[Value]) -> String {
    csv_of(designs, &COLUMNS)
}

/// Reports of designs as CSV, a line for each half or module, with columns of these names and places.
pub fn csv_of(designs: &[Value], columns: &[(&str, &str)]) -> String {
    let names = columns.iter().map(|(name, _)| *name);
    let head = ["design", "half"].into_iter().chain(names);
    let mut lines = vec![head.map(str::to_owned).collect_vec()];
    for design in designs {
        let parts = ["halves", "modules"]
            .iter()
            .filter_map(|kind| design[*kind].as_object());
        for (name, part) in parts.flatten() {
            let cell = |value: Option<&Value>| match value {
                None | Some(Value::Null) => String::new(),
                Some(Value::String(text)) => text.clone(),
                Some(other) => other.to_string(),
            };
            let mut cells = vec![cell(design.get("design")), name.clone()];
            cells.extend(columns.iter().map(|(_, at)| cell(part.pointer(at))));
            lines.push(cells);
        }
    }
    csv_lines(&lines)
}

fn print_path(what: &str, t: &Timing) {
    println!(
        "  {what}: {:.3} ns, {:.1} FO4 (of {:.1} ps), {:.1} MHz; from {} to {}",
        t.path_ns, t.path_fo4, t.fo4_ps, t.fmax_mhz, t.start, t.end
    );
}
