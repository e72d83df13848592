//! The example blocks of the figures, on a bus of small flits.

use super::super::bench::Context;
use super::super::number::Number;
use super::super::{cells, Outcome, Paper};
use crate::bus::{Bus, Crossing};
use crate::codec::bits::BitWriter;
use crate::codec::fpc_word;
use crate::codec::{Codec, Fpc, MetadataLast};
use crate::terms::{BlockSize, Flit, Geometry};

/// Toggles from the first flit of some bytes to the second.
fn toggles(bytes: &[u8], flit: Flit) -> u32 {
    let mut bus = Bus::new(false);
    let mut last = 0;
    for flit_bytes in bytes.chunks_exact(flit.bytes()).take(2) {
        (last, bus) = bus.after(&Crossing::new(flit_bytes, flit));
    }
    last
}

fn flit(bytes: u32) -> anyhow::Result<Flit> {
    Ok(Flit::try_from(bytes)?)
}

/// The block of figures 4 and 5: indices, and pointers eight bytes apart.
fn indices_and_pointers() -> Vec<u8> {
    let pairs = (0..16u32).flat_map(|i| [0x3A00 + i, 0x8001_D000 + 8 * i]);
    pairs.flat_map(u32::to_le_bytes).collect()
}

pub fn figure_4(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::Cal2015);
    let ours = Number::exact(f64::from(toggles(&indices_and_pointers(), flit(8)?)));
    sheet.computed("figure 4", "8-byte flits", "toggles", ours, "")?;
    cells(sheet)
}

/// A block as a codec writes it.
fn encoded(codec: &dyn Codec, block: &[u8]) -> Vec<u8> {
    let mut bits = BitWriter::new();
    codec.encode(block, &mut bits);
    bits.finish().to_vec()
}

/// Words with a tag before each, as the text names the tags.
fn tagged(words: &[u32], narrow: u32, lowest_first: bool) -> Vec<u8> {
    let mut out = BitWriter::new();
    let mut put = |field: u32, width: u32| {
        let field = if lowest_first {
            field
        } else {
            field.reverse_bits() >> (u32::BITS - width)
        };
        out.push(field.into(), width);
    };
    for &word in words {
        let tag = fpc_word::tag(word);
        let raw = fpc_word::payload_bits(tag) == u32::BITS;
        put(if raw { tag } else { narrow }, fpc_word::TAG_BITS);
        put(fpc_word::payload(tag, word), fpc_word::payload_bits(tag));
    }
    out.finish().to_vec()
}

pub fn figure_5(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::Cal2015);
    let (block, flit) = (indices_and_pointers(), flit(8)?);
    let words: Vec<u32> = words(&block);
    let ours = toggles(&encoded(&Fpc::new(BlockSize::default()), &block), flit);
    // The text calls the tag of a narrow word 5; FPC's own table has 3 for 16 bits.
    let mut others: Vec<u32> = Vec::new();
    for narrow in [3, 5] {
        for lowest_first in [true, false] {
            others.push(toggles(&tagged(&words, narrow, lowest_first), flit));
        }
    }
    others.sort_unstable();
    others.dedup();
    let others: Vec<String> = others.iter().map(u32::to_string).collect();
    let why = format!(
        "not pinned by the text: with its tags or FPC's, lowest or highest bit first, {}",
        others.join(", ")
    );
    let ours = Number::exact(f64::from(ours));
    sheet.computed("figure 5", "8-byte flits", "toggles", ours, &why)?;
    cells(sheet)
}

fn words(block: &[u8]) -> Vec<u32> {
    let words = block.chunks_exact(4);
    words
        .map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]]))
        .collect()
}

pub fn figure_6(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::Cal2015);
    let row = "toggles of a block counted";
    let command = "hdlgen synth energy-control --power FILE";
    sheet.not_run("figure 6", row, "pJ", command)?;
    cells(sheet)
}

pub fn figure_7(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::Cal2015);
    let words: Vec<u32> = (0..32).map(|i| 0x3A00 + i).collect();
    let block: Vec<u8> = words.iter().copied().flat_map(u32::to_le_bytes).collect();
    let flit = flit(4)?;
    let between = encoded(&Fpc::new(BlockSize::default()), &block);
    let before = encoded(&Fpc::consolidated(BlockSize::default()), &block);
    let last = MetadataLast::new(Fpc::consolidated(BlockSize::default()), Geometry::default());
    let after = encoded(&last, &block);
    for (row, bytes, why) in [
        ("FPC", between.as_slice(), ""),
        ("FPC, metadata after the data", after.as_slice(), ""),
        (
            "FPC, metadata before the data",
            before.as_slice(),
            "the text allows either place; the figure's is behind the data",
        ),
    ] {
        let ours = Number::exact(f64::from(toggles(bytes, flit)));
        sheet.computed("figure 7", row, "toggles", ours, why)?;
    }
    cells(sheet)
}
