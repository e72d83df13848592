//! The top module of a proof: the design's module with free inputs, and the checkers.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use itertools::Itertools;

use super::half::{memory_with_body, places, Half};
use super::raw_fifo::RawFifo;
use crate::design::emit::Emitted;
use crate::design::manifest::{Port, Top};
use crate::design::Role;
use crate::hdl::builder::MEMORY;
use crate::hdl::netlist::Direction;

/// The name of the module on top.
pub const TOP: &str = "proof";
/// The instance that looks at the design.
pub const CHECKER: &str = "rules";

/// The checkers, by file name.
const CHECKERS: [(&str, &str); 8] = [
    ("places.v", include_str!("checkers/places.v")),
    ("stream_rules.v", include_str!("checkers/stream_rules.v")),
    ("stored_beats.v", include_str!("checkers/stored_beats.v")),
    ("block_rules.v", include_str!("checkers/block_rules.v")),
    ("timing_rules.v", include_str!("checkers/timing_rules.v")),
    (
        "register_port_rules.v",
        include_str!("checkers/register_port_rules.v"),
    ),
    ("beat_rules.v", include_str!("checkers/beat_rules.v")),
    ("turn_rules.v", include_str!("checkers/turn_rules.v")),
];
const ROUND_TRIP: &str = include_str!("checkers/round_trip.v");

/// A way on which a block's bits can be followed from port to port.
pub enum Through {
    /// A core that gives what it is given.
    Core,
    /// Decoding ways that give bits of what they are given.
    Ways {
        /// Bytes that a way decodes.
        bytes: u64,
        /// For each beat that goes out, highest first, the bit of a block's first beat that belongs to
        /// the start of the way whose last symbol is there.
        starts: String,
    },
    /// Only what is stored raw, which passes them.
    Nothing,
}

impl Half<'_> {
    fn is_compressor(&self) -> bool {
        self.top.role.half() == Role::Compressor
    }

    /// Bits of a block's metadata: a compressor's `tuser` is that, a decompressor's has the error above it.
    fn metadata_bits(&self) -> u32 {
        let bits = self.width("m_axis_tuser");
        if self.is_compressor() {
            bits
        } else {
            bits - 1
        }
    }

    /// The metadata on the stream that goes out.
    fn metadata_out(&self) -> String {
        format!("m_axis_tuser[{}:0]", self.metadata_bits() - 1)
    }

    /// The metadata on the stream that comes in; raw for a compressor, which has none there.
    fn metadata_in(&self) -> String {
        if self.is_compressor() {
            format!("{{{}{{1'b1}}}}", self.metadata_bits())
        } else {
            format!("s_axis_tuser[{}:0]", self.metadata_bits() - 1)
        }
    }

    /// The sizes that checkers know a block by.
    fn sizes(&self) -> Vec<(&'static str, u64)> {
        vec![
            ("BLOCK_BEATS", self.number("block") / self.number("beat")),
            ("BEAT_BYTES", self.number("beat")),
            ("MAG_BYTES", self.number("mag")),
            ("METADATA_BITS", u64::from(self.metadata_bits())),
            ("COMPRESSOR", self.is_compressor().into()),
        ]
    }

    /// Rules of `m_axis_*`.
    pub fn stream_rules(&self) -> String {
        let payload = ["m_axis_tdata", "m_axis_tlast", "m_axis_tuser"];
        let bits = payload.iter().map(|port| u64::from(self.width(port))).sum();
        let ports = [
            ("valid", "m_axis_tvalid".to_owned()),
            ("ready", "m_axis_tready".to_owned()),
            ("payload", format!("{{{}}}", payload.join(", "))),
        ];
        instance("stream_rules", &[("PAYLOAD", bits)], &ports)
    }

    /// Rules of whole blocks, in at `s_axis_*` and out at `m_axis_*`.
    pub fn block_rules(&self) -> String {
        let mut parameters = self.sizes();
        let bound = self.patience();
        parameters.extend([("OFFERS", bound), ("TAKES", bound)]);
        let mut ports = self.streams();
        ports.push(("m_metadata", self.metadata_out()));
        self.watched_within("block_rules", parameters, ports, false)
    }

    /// Cycles for which a half may be silent, or refuse a beat: a block's latency, and those of the
    /// block before it.
    fn patience(&self) -> u64 {
        u64::from(self.top.latency_cycles + self.top.interval_cycles)
    }

    /// Rules of time, for a block alone or for one behind the other, with bounds that are shorter by so
    /// many cycles.
    pub fn timing_rules(&self, alone: bool, less: u32) -> String {
        let mut parameters = self.sizes();
        parameters.extend([
            ("ALONE", alone.into()),
            ("LATENCY", u64::from(self.top.latency_cycles - less)),
            ("INTERVAL", u64::from(self.top.interval_cycles - less)),
        ]);
        let mut ports = self.streams();
        let access = if self.has("s_axil_awvalid") {
            "s_axil_awvalid | s_axil_wvalid | s_axil_arvalid"
        } else {
            "1'b0"
        };
        ports.push(("access", access.to_owned()));
        ports.push(("s_metadata", self.metadata_in()));
        instance("timing_rules", &parameters, &ports)
    }

    /// Rules of one block among others, of which a bit of each beat is followed.
    pub fn turn_rules(&self, through: &Through) -> String {
        let mut parameters = self.sizes();
        parameters.push(("INTO_CORE", matches!(through, Through::Core).into()));
        parameters.push(("INTO_WAYS", matches!(through, Through::Ways { .. }).into()));
        let starts = match through {
            Through::Ways { bytes, starts } => {
                parameters.push(("WAY_BYTES", *bytes));
                starts.clone()
            }
            Through::Core | Through::Nothing => "0".to_owned(),
        };
        let mut ports = self.streams();
        let bit = self.width("s_axis_tdata") - 1;
        for (port, side) in [("s_bit", "s_axis"), ("m_bit", "m_axis")] {
            ports.push((port, format!("{side}_tdata[{bit}]")));
        }
        let error = if self.is_compressor() {
            "1'b0".to_owned()
        } else {
            format!("m_axis_tuser[{}]", self.metadata_bits())
        };
        ports.push(("s_start", starts));
        ports.push(("s_metadata", self.metadata_in()));
        ports.push(("m_metadata", self.metadata_out()));
        ports.push(("m_error", error));
        let fifo = RawFifo::of(self);
        let (words, mut nets) = fifo.map_or((0, String::new()), |fifo| {
            ports.extend(fifo.ports());
            (fifo.words, fifo.nets())
        });
        parameters.push(("WORDS", words));
        nets += &self.watched_within("turn_rules", parameters, ports, true);
        nets
    }

    /// A checker that sees where blocks are in the design, if they go one behind the other; and how they go on.
    fn watched_within(
        &self,
        module: &str,
        mut parameters: Vec<(&'static str, u64)>,
        mut ports: Vec<(&'static str, String)>,
        with_steps: bool,
    ) -> String {
        let places = places(self);
        let count = places.as_ref().map_or(0, |places| places.blocks.len());
        parameters.push(("PLACES", count as u64));
        let Some(places) = places else {
            return instance(module, &parameters, &ports);
        };
        let (beat_count, width) = &places.beat_count;
        let mut nets: Vec<(&str, u32)> =
            places.blocks.iter().map(|net| (net.as_str(), 1)).collect();
        nets.push((beat_count, *width));
        let inside = places.blocks.iter().rev().map(|net| format!("\\{net} "));
        ports.push(("places", format!("{{{}}}", inside.format(", "))));
        ports.push(("beat_count", format!("8'd0 + \\{beat_count} ")));
        if with_steps {
            for (port, net) in &places.steps {
                nets.push((net, 1));
                ports.push((port, format!("\\{net} ")));
            }
        }
        // Yosys connects them with what has these names once all is one module.
        let seen = nets
            .iter()
            .map(|(net, width)| format!("  (* hierconn *) wire [{}:0] \\{net} ;\n", width - 1));
        seen.collect::<String>() + &instance(module, &parameters, &ports)
    }

    fn streams(&self) -> Vec<(&'static str, String)> {
        let wired = [
            ("s_valid", "s_axis_tvalid"),
            ("s_ready", "s_axis_tready"),
            ("s_last", "s_axis_tlast"),
            ("m_valid", "m_axis_tvalid"),
            ("m_ready", "m_axis_tready"),
            ("m_last", "m_axis_tlast"),
        ];
        wired.map(|(port, net)| (port, net.to_owned())).to_vec()
    }

    /// Rules of beats, in at `s_axis_*` and out at `m_axis_*`.
    pub fn beat_rules(&self) -> String {
        let mut ports = self.streams();
        ports.retain(|(port, _)| matches!(*port, "s_valid" | "s_ready" | "m_valid" | "m_ready"));
        for (port, side) in [("s_mark", "s_axis"), ("m_mark", "m_axis")] {
            ports.push((port, format!("{{{side}_tuser, {side}_tlast}}")));
        }
        let bits = self.width("m_axis_tuser").into();
        instance("beat_rules", &[("USER_BITS", bits)], &ports)
    }

    /// Rules of the configuration port.
    pub fn register_port_rules(&self) -> String {
        let bits = u64::from(self.width("s_axil_awaddr"));
        let ports = self.top.ports.iter().map(|port| port.name.as_str());
        let nets = ports.filter(|name| name.starts_with("s_axil_"));
        let wired: Vec<_> = nets.map(|name| (name, name.to_owned())).collect();
        instance("register_port_rules", &[("REGISTER_BITS", bits)], &wired)
    }

    /// The half with a checker: all inputs are anything.
    pub fn around(&self, checker: &str) -> BTreeMap<String, String> {
        let mut text = format!("module {TOP} (\n");
        let of = |direction| {
            self.top
                .ports
                .iter()
                .filter(move |p| p.direction == direction)
        };
        let declared =
            |word: &str, port: &Port| format!("  {word} [{}:0] {}", port.width - 1, port.name);
        text += &of(Direction::Input)
            .map(|port| declared("input wire", port))
            .join(",\n");
        text += "\n);\n";
        for port in of(Direction::Output) {
            let _ = writeln!(text, "{};", declared("wire", port));
        }
        let ports = self.top.ports.iter().map(|p| format!(".{0}({0})", p.name));
        let _ = writeln!(text, "  {} unit ({});", self.top.module, ports.format(", "));
        text += checker;
        text += "endmodule\n";
        files(self.emitted, text, &[self.top])
    }
}

/// A compressor and its decompressor (`checkers/round_trip.v`).
pub fn round_trip(compressor: &Half, decompressor: &Half) -> BTreeMap<String, String> {
    let mut parameters = compressor.sizes();
    parameters.push(("STORED_BITS", compressor.width("m_axis_tdata").into()));
    parameters.push(("USER_BITS", decompressor.width("m_axis_tuser").into()));
    parameters.push(("LIMIT", round_trip_cycles(compressor, decompressor).into()));
    let user = if compressor.has("s_axis_tuser") {
        ".s_axis_tuser(2'd0),"
    } else {
        ""
    };
    let defines = format!(
        "`define COMPRESSOR {}\n`define DECOMPRESSOR {}\n`define COMPRESSOR_USER {user}\n",
        compressor.top.module, decompressor.top.module
    );
    let text = defines + &with_values(ROUND_TRIP, &parameters);
    let emitted = &compressor.emitted.files;
    let mut whole = files(
        compressor.emitted,
        text,
        &[compressor.top, decompressor.top],
    );
    // Raw blocks come out of memories as they went in.
    let memories = emitted.iter().filter(|(name, _)| name.starts_with(MEMORY));
    whole.extend(memories.map(|(name, text)| (name.clone(), memory_of_registers(text))));
    whole
}

/// Cycles from reset within which a block has gone through both.
pub fn round_trip_cycles(compressor: &Half, decompressor: &Half) -> u32 {
    2 + compressor.top.latency_cycles + decompressor.top.latency_cycles
}

/// The module on top, the checkers, and the Verilog of the design's modules, whose memories hold
/// anything.
pub fn files(emitted: &Emitted, top: String, modules: &[&Top]) -> BTreeMap<String, String> {
    let design = modules.iter().flat_map(|top| &top.files).map(|name| {
        let text = &emitted.files[name];
        let is_memory = name.starts_with(MEMORY);
        (
            name.clone(),
            if is_memory {
                any_memory(text)
            } else {
                text.clone()
            },
        )
    });
    let checkers = CHECKERS.map(|(name, text)| (name.to_owned(), text.to_owned()));
    let top = (format!("{TOP}.v"), top);
    design.chain(checkers).chain([top]).collect()
}

/// A memory whose every read gives anything, which stays until the next one.
fn any_memory(text: &str) -> String {
    let width = text
        .lines()
        .find(|line| line.contains(" read_data"))
        .and_then(|line| line.split(['[', ':']).nth(1))
        .unwrap_or("0");
    let body = format!(
        "  (* anyseq *) wire [{width}:0] any;\n  always @(posedge aclk) if (read_enable) read_data <= any;\n"
    );
    memory_with_body(text, &body)
}

/// A memory with a register for each word, because Yosys' flow for proofs requires this for arbitrary initial
/// contents.
fn memory_of_registers(text: &str) -> String {
    let size = |line: &str| -> Option<(u32, u32)> {
        let (width, depth) = line
            .trim()
            .strip_prefix("reg [")?
            .split_once(":0] words [0:")?;
        Some((width.parse().ok()?, depth.strip_suffix("];")?.parse().ok()?))
    };
    let Some((high, last)) = text.lines().find_map(size) else {
        return any_memory(text);
    };
    let mut body = String::new();
    let mut reads = String::new();
    for word in 0..=last {
        let _ = writeln!(
            body,
            "  reg [{high}:0] word{word};\n  always @(posedge aclk) if (write_enable & write_address == {word}) word{word} <= write_data;"
        );
        let _ = writeln!(reads, "      {word}: read_data <= word{word};");
    }
    let _ = write!(
        body,
        "  always @(posedge aclk) if (read_enable)\n    case (read_address)\n{reads}      default: read_data <= word0;\n    endcase\n"
    );
    memory_with_body(text, &body)
}

fn instance(module: &str, parameters: &[(&str, u64)], ports: &[(&str, String)]) -> String {
    let parameters = parameters
        .iter()
        .map(|(name, value)| format!(".{name}({value})"));
    let ports = ports.iter().map(|(port, net)| format!(".{port}({net})"));
    format!(
        "  {module} #({}) {CHECKER} (.aclk(aclk), .aresetn(aresetn), {});\n",
        parameters.format(", "),
        ports.format(", ")
    )
}

/// A module on top with other values of its parameters; values of parameters that it lacks are left.
fn with_values(text: &str, values: &[(&str, u64)]) -> String {
    let line = |line: &str| {
        let found = values
            .iter()
            .find(|(name, _)| line.starts_with(&format!("  parameter {name} =")));
        match found {
            Some((name, value)) => {
                let comma = if line.ends_with(',') { "," } else { "" };
                format!("  parameter {name} = {value}{comma}")
            }
            None => line.to_owned(),
        }
    };
    text.lines().map(line).join("\n") + "\n"
}
