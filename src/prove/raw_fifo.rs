//! Raw blocks that wait in a memory beside the core, for proofs that follow one of them.
//!
//! A memory that returns an arbitrary word at each read would lose the followed block. So the memory keeps
//! one word: the one that is written while the checker asserts `keep`. All other reads return arbitrary
//! words. A real memory is a special case of this memory, whenever the checker asserts `keep`, so a proof
//! with it also holds for the real one.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use itertools::Itertools;

use super::half::{memory_with_body, ports, registers, Half};
use crate::hdl::builder::MEMORY;

/// The memories in which raw blocks wait, in their order.
pub(super) struct RawFifo {
    /// The instances of memories side by side, each with a part of every block.
    banks: Vec<String>,
    /// Blocks that they hold.
    pub words: u64,
    pointer_bits: u32,
}

impl RawFifo {
    /// None if raw blocks wait elsewhere.
    pub fn of(half: &Half) -> Option<RawFifo> {
        let text = half.emitted.files.get(&format!("{}.v", half.top.module))?;
        let (pointer_bits, _) = registers(text).find(|(_, name)| *name == "raw_write_pointer")?;
        let (_, last) = text.split_once("(raw_write_pointer == ")?;
        let (_, last) = last.split_once(')')?.0.split_once("'h")?;
        Some(RawFifo {
            banks: banks(text),
            words: u64::from_str_radix(last, 16).ok()? + 1,
            pointer_bits,
        })
    }

    /// The ports of the checker that chooses the word to keep, and the nets for them.
    pub fn ports(&self) -> Vec<(&'static str, String)> {
        let pointer = |net: &str| format!("8'd0 + \\unit.{net} ");
        let ages = (1..self.words).rev().map(|age| format!("\\unit.age{age} "));
        vec![
            ("ages", format!("{{{}}}", ages.format(", "))),
            ("put", "\\unit.raw_put ".to_owned()),
            ("write_pointer", pointer("raw_write_pointer")),
            ("read_pointer", pointer("raw_read_pointer")),
            ("is_kept", format!("\\unit.{}.is_kept ", self.banks[0])),
            (
                "kept_address",
                pointer(&format!("{}.kept_address", self.banks[0])),
            ),
            ("keep", "keep".to_owned()),
        ]
    }

    /// Declares these nets in the top module. Yosys connects them with the nets of the same names when it
    /// flattens the design.
    pub fn nets(&self) -> String {
        let mut text = "  wire keep;\n".to_owned();
        let mut net = |width: u32, name: &str| {
            let last = width - 1;
            let _ = writeln!(text, "  (* hierconn *) wire [{last}:0] \\unit.{name} ;");
        };
        for age in 1..self.words {
            net(1, &format!("age{age}"));
        }
        net(1, "raw_put");
        net(self.pointer_bits, "raw_write_pointer");
        net(self.pointer_bits, "raw_read_pointer");
        net(1, &format!("{}.is_kept", self.banks[0]));
        net(
            self.pointer_bits,
            &format!("{}.kept_address", self.banks[0]),
        );
        for bank in &self.banks {
            net(1, &format!("{bank}.keep"));
        }
        for bank in &self.banks {
            let _ = writeln!(text, "  assign \\unit.{bank}.keep = keep;");
        }
        text
    }
}

/// The instances `raw_bank0`, `raw_bank1`, …, or those of an array of them.
fn banks(text: &str) -> Vec<String> {
    let instances = text.lines().filter_map(|line| {
        let (_, instance) = line.trim().strip_suffix(" (")?.split_once(' ')?;
        instance.starts_with("raw_bank").then_some(instance)
    });
    let each = instances.flat_map(|instance| {
        let array = instance
            .strip_suffix(":0]")
            .and_then(|of| of.split_once(" ["));
        match array.and_then(|(name, last)| Some((name, last.parse::<u32>().ok()?))) {
            Some((name, last)) => (0..=last).map(|bank| format!("{name}[{bank}]")).collect(),
            None => vec![instance.to_owned()],
        }
    });
    each.collect()
}

/// Makes each memory of a proof keep one word, if raw blocks wait in memories.
pub(super) fn keep_words(half: &Half, files: &mut BTreeMap<String, String>) {
    if RawFifo::of(half).is_none() {
        return;
    }
    let memories = (half.top.files.iter()).filter(|name| name.starts_with(MEMORY));
    for name in memories {
        if let Some(kept) = that_keeps_a_word(&half.emitted.files[name]) {
            files.insert(name.clone(), kept);
        }
    }
}

/// A memory that keeps the last word written while `keep` was 1, until another word is written there. A read
/// at any other address returns an arbitrary word. None if the memory's text is not as expected.
fn that_keeps_a_word(text: &str) -> Option<String> {
    let ports = ports(text);
    let last = |name: &str| {
        let found = ports.iter().find(|port| port.name == name);
        found.map(|port| port.width - 1)
    };
    let (word, address) = (last("write_data")?, last("write_address")?);
    let (_, depth) = text.split_once("] words [0:")?;
    let depth = depth.split_once(']')?.0.parse::<u64>().ok()?;
    let body = format!(
        "  wire keep;
  reg is_kept = 0;
  reg [{address}:0] kept_address = 0;
  reg [{word}:0] kept_word;
  (* anyseq *) wire [{word}:0] any;
  always @(posedge aclk) begin
    if (write_enable & keep) begin
      is_kept <= write_address <= {depth};
      kept_address <= write_address;
      kept_word <= write_data;
    end else if (write_enable & write_address == kept_address) is_kept <= 0;
    if (read_enable) read_data <= is_kept & read_address == kept_address ? kept_word : any;
  end
"
    );
    Some(memory_with_body(text, &body))
}
