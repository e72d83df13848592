//! A self-checking bench around one module with stream ports, in Verilog-2001: it reads its beats from
//! files beside it, loads the tables, and says PASSED or FAILED.

use std::collections::BTreeMap;

use super::beat_files::to_hex;
use super::Top;
use crate::stream::{Beats, Write};
use crate::terms::count;

const TEMPLATE: &str = include_str!("../../testbench/blocks_tb.v");

/// The blocks that go through a module, and those that must come out.
pub struct Blocks<'a> {
    /// Path prefix of the bench's files: empty if it runs beside them, else a folder and `/`.
    pub folder: String,
    /// Beats of `s_axis`.
    pub input: &'a Beats,
    /// Beats of `s_raw_axis`, where the module has it.
    pub raw: Option<&'a Beats>,
    /// Writes at the configuration port before the first block.
    pub writes: &'a [Write],
    /// Whether the output is compared or recorded.
    pub output: Output<'a>,
}

/// Treatment of the output in a bench: compared or recorded.
pub enum Output<'a> {
    /// Each beat must be the one that is expected, which is somebody's word.
    Expect(&'a Beats, &'a str),
    /// All beats are written to `TOP.output`, as lines of "tlast tuser tdata".
    Write,
}

/// The bench, `TOP_tb.v`, and the `TOP.*.hex` files that it reads, by name. `sources` are the arguments that
/// name the module's files in a simulator's command line, and `command` is the command that generated it.
pub fn files(
    top: &Top,
    blocks: &Blocks<'_>,
    sources: &str,
    command: &str,
) -> BTreeMap<String, String> {
    let module = &top.module;
    let mut files = BTreeMap::from([
        (
            format!("{module}_tb.v"),
            text(top, blocks, sources, command),
        ),
        (format!("{module}.input.hex"), to_hex(blocks.input)),
    ]);
    if let Some(raw) = blocks.raw {
        files.insert(format!("{module}.raw.hex"), to_hex(raw));
    }
    if let Output::Expect(expected, _) = blocks.output {
        files.insert(format!("{module}.expected.hex"), to_hex(expected));
    }
    if !blocks.writes.is_empty() {
        let writes = blocks
            .writes
            .iter()
            .map(|w| format!("{:08x}_{:08x}\n", w.address, w.data));
        files.insert(format!("{module}.load.hex"), writes.collect());
    }
    files
}

/// The bench's Verilog: the template's sections that apply, with its names filled in.
fn text(top: &Top, blocks: &Blocks<'_>, sources: &str, command: &str) -> String {
    let (expected, from) = match blocks.output {
        Output::Expect(beats, from) => (Some(beats), from),
        Output::Write => (None, "nothing: they are written to a file"),
    };
    let sections = [
        ("in_user", top.input.user_bits > 0),
        ("out_user", top.output.user_bits > 0),
        ("no_out_user", top.output.user_bits == 0),
        ("framing_error", top.framing_error),
        ("raw", blocks.raw.is_some()),
        ("config", top.config.is_some()),
        ("load", !blocks.writes.is_empty()),
        ("no_load", blocks.writes.is_empty()),
        ("expected", expected.is_some()),
        ("output", expected.is_none()),
    ];
    let applies = |name: &str| sections.contains(&(name, true));
    let mut kept = true;
    let mut text = String::new();
    for line in TEMPLATE.lines() {
        match line.strip_prefix('@').map(|line| line.split_once(' ')) {
            Some(Some(("if", section))) => kept = applies(section),
            Some(None) if line == "@end" => kept = true,
            _ if kept => {
                text.push_str(line);
                text.push('\n');
            }
            _ => {}
        }
    }
    let number = |n: usize| n.to_string();
    let highest = |bits: u32| bits.saturating_sub(1).to_string();
    let address_bits = top.config.map_or(0, |config| config.address_bits);
    let values = [
        ("FOLDER", blocks.folder.clone()),
        ("TOP", top.module.clone()),
        ("SOURCES", sources.into()),
        ("COMMAND", command.into()),
        ("EXPECTED_FROM", from.into()),
        ("BLOCKS", count(blocks.input.blocks() as u64, "block")),
        ("BLOCK_COUNT", number(blocks.input.blocks())),
        ("IN_BYTES", number(top.input.data_bytes)),
        ("OUT_BYTES", number(top.output.data_bytes)),
        ("IN_USER_TOP", highest(top.input.user_bits)),
        ("OUT_USER_TOP", highest(top.output.user_bits)),
        (
            "OUT_USER_PAD",
            8u32.saturating_sub(top.output.user_bits).to_string(),
        ),
        ("RAW_BYTES", number(top.raw.map_or(0, |raw| raw.data_bytes))),
        ("CONFIG_ADDRESS", address_bits.to_string()),
        ("CONFIG_ADDRESS_TOP", highest(address_bits)),
        ("BEATS", number(blocks.input.len())),
        ("RAW_BEATS", number(blocks.raw.map_or(0, Beats::len))),
        ("EXPECTED_BEATS", number(expected.map_or(0, Beats::len))),
        ("WRITES", number(blocks.writes.len())),
    ];
    for (name, value) in values {
        text = text.replace(&format!("@{name}@"), &value);
    }
    text
}
