//! Reports of `hdlgen fpga`: text, JSON and CSV.

use serde_json::{json as object, Value};

use super::synth_report::{csv_of, report_of, Half};
use crate::design::Design;
use crate::flow::fpga::{Fpga, FpgaOptions};
use crate::terms::count;

/// One half of a design on the device.
pub struct HalfOnDevice {
    /// Its name: `compressor` or `decompressor`, say.
    pub name: String,
    /// Nothing where no blocks stream through it.
    pub half: Option<Half>,
    pub fpga: Fpga,
}

/// A design, and the results of its halves.
pub struct Placed {
    pub design: Box<dyn Design>,
    pub found: Vec<HalfOnDevice>,
}

impl HalfOnDevice {
    /// Uncompressed data in GB/s (10⁹ bytes) at the clock.
    fn throughput(&self) -> Option<f64> {
        let (half, routed) = (self.half?, self.fpga.routed.as_ref()?);
        Some(half.throughput(routed.fmax_mhz))
    }

    /// Prints it for people.
    pub fn print(&self, options: &FpgaOptions) {
        let f = &self.fpga;
        let device = options.device;
        let of = |used: u64, has: u64| format!("{:.1} %", 100.0 * used as f64 / has as f64);
        println!(
            "{} on {}, speed grade {}: {} ({}), {} ({}), {} ({}){}",
            f.module,
            device.name,
            options.speed,
            count(f.luts, "LUT"),
            of(f.luts, device.luts),
            count(f.flip_flops, "flip-flop"),
            of(f.flip_flops, device.luts),
            count(f.block_rams, "block RAM"),
            of(f.block_rams, device.block_rams),
            match f.multipliers {
                0 => String::new(),
                some => format!(", {}", count(some, "multiplier")),
            },
        );
        if let Some(why) = &f.not_routed {
            println!("  not routed: {why}");
        }
        let Some(r) = &f.routed else {
            return;
        };
        let path = &r.path;
        println!(
            "  routed: {:.1} MHz; longest path {:.2} ns, {:.2} in cells and {:.2} in wires; from {} to {}",
            r.fmax_mhz,
            path.logic_ns + path.routing_ns,
            path.logic_ns,
            path.routing_ns,
            path.start,
            path.end
        );
        if let (Some(half), Some(throughput)) = (self.half, self.throughput()) {
            println!(
                "  at that clock: {throughput:.3} GB/s, a block of {} bytes every {}; latency at most {}",
                half.block_bytes,
                count(half.interval_cycles, "cycle"),
                count(half.latency_cycles, "cycle"),
            );
        }
    }

    fn json(&self, options: &FpgaOptions) -> Value {
        let f = &self.fpga;
        let device = options.device;
        let mut all = object!({
            "module": f.module, "board": device.name, "speed_grade": options.speed,
            "seed": options.seed, "target_mhz": options.target_mhz,
            "luts": f.luts, "flip_flops": f.flip_flops, "block_rams": f.block_rams,
            "multipliers": f.multipliers,
            "available": {
                "luts": device.luts, "flip_flops": device.luts, "block_rams": device.block_rams,
                "multipliers": device.multipliers,
            },
            "routed": f.routed.is_some(), "not_routed": f.not_routed,
            "yosys": f.yosys, "nextpnr": f.nextpnr,
        });
        if let Some(r) = &f.routed {
            all["fmax_mhz"] = r.fmax_mhz.into();
            all["path_ns"] = (r.path.logic_ns + r.path.routing_ns).into();
            all["path_logic_ns"] = r.path.logic_ns.into();
            all["path_routing_ns"] = r.path.routing_ns.into();
            all["start"] = r.path.start.clone().into();
            all["end"] = r.path.end.clone().into();
            all["with_registers_at_ports"] =
                object!({ "luts": r.placed_luts, "flip_flops": r.placed_flip_flops });
        }
        if let Some(half) = self.half {
            all["block_bytes"] = half.block_bytes.into();
            all["interval_cycles"] = half.interval_cycles.into();
            all["latency_cycles"] = half.latency_cycles.into();
            all["throughput_gb_s"] = self.throughput().into();
        }
        all
    }
}

/// A design's halves as one object, with the parameters that make it.
pub fn json(placed: &Placed, options: &FpgaOptions) -> Value {
    let found = placed.found.iter();
    let found = found.map(|f| (f.name.clone(), f.json(options)));
    report_of(placed.design.as_ref(), "halves", found)
}

/// The columns of CSV: their names, and where they are in the JSON of a half.
const COLUMNS: [(&str, &str); 17] = [
    ("module", "/module"),
    ("board", "/board"),
    ("speed_grade", "/speed_grade"),
    ("luts", "/luts"),
    ("flip_flops", "/flip_flops"),
    ("block_rams", "/block_rams"),
    ("multipliers", "/multipliers"),
    ("fmax_mhz", "/fmax_mhz"),
    ("path_ns", "/path_ns"),
    ("path_logic_ns", "/path_logic_ns"),
    ("path_routing_ns", "/path_routing_ns"),
    ("interval_cycles", "/interval_cycles"),
    ("latency_cycles", "/latency_cycles"),
    ("throughput_gb_s", "/throughput_gb_s"),
    ("start", "/start"),
    ("end", "/end"),
    ("not_routed", "/not_routed"),
];

/// The reports that [`json`] made as CSV, a line for each half.
pub fn csv(designs: &[Value]) -> String {
    csv_of(designs, &COLUMNS)
}
