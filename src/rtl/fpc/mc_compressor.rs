//! FPC-MC: compressor, the FPC-8 of paper 2 (section 5.1 and table 3).
//!
//! Ports: [`Core`]. For blocks of 128 bytes: latency 7, interval 5; of 64 bytes: 5 and 3. The paper does not
//! overlap blocks, so its interval equals its latency. Here the registers between the moves exist anyway, so
//! overlap costs none.
//!
//! | move | |
//! |---|---|
//! | 1–4 | eight pattern matchers, the last words first |
//! | 2–5 | the payloads of eight words side by side |
//! | 5 | ZRLE of all tags, sequential |
//! | 6 | the tag section |
//! | 3–7 | the groups side by side, each before those that are there; the tag section last |
//!
//! In the paper's words: four cycles of matching, one of ZRLE, two of concatenation.

use super::mc_zrle::{encoder, EncoderInputs, CODE_BITS};
use super::word::{matcher, MatcherInputs};
use super::{NIBBLE, TAG_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::ports::of_all;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::consolidated::{gather, Field, Fields, Moves, LANES};
use crate::rtl::common::core_ports::{advance_and_start, block_to_compress};
use crate::rtl::common::lanes::Parameters;
use crate::rtl::common::Core;

/// Bits of the tags and run lengths of eight words at most: the end of a full run, the
/// start of another, and every second word zero.
const GROUP_TAG_BITS: u32 = 5 * CODE_BITS + 3 * TAG_BITS;

/// The core of the compressor.
pub fn compressor(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_compressor_core", p.name));
    m.doc("FPC-MC compressor: eight pattern matchers, ZRLE, concatenation.");
    let words = p.ports.words();
    let groups = words / LANES;
    let (latency, interval) = (groups + 3, groups + 1);
    let [advance, start] = advance_and_start(&m);
    let block = block_to_compress(&m, &p.ports);
    let moves = Moves::new(&m, advance, start, latency);

    m.section("Moves 1 to 4: the patterns of eight words, the last words first");
    let groups_of_words = block.parts(LANES * 32);
    let group = moves.select(groups_of_words.into_iter().rev());
    let module = matcher(&p.name)?;
    let matches: Vec<_> = group
        .named("group")
        .parts(32)
        .into_iter()
        .enumerate()
        .map(|(lane, word)| m.instance(&format!("match{lane}"), &module, MatcherInputs { word }))
        .collect();
    let payloads = concat(&of_all(&matches, |lane| lane.payload));
    let matching = moves.any_ends(0..groups).named("matching");
    let payloads = m.delay_if("payloads", matching, payloads);
    let lengths = concat(&of_all(&matches, |lane| lane.nibbles));
    let lengths = m.delay_if("nibbles", matching, lengths);
    let (payloads, lengths) = (payloads.parts(32), lengths.parts(4));
    let lanes: Vec<Field> = payloads
        .into_iter()
        .zip(lengths)
        .map(|(bits, length)| Field { bits, length })
        .collect();

    m.section("Moves 2 to 5: the payloads of a group side by side");
    let fields = |unit: u32| Fields {
        m: &m,
        name: &p.name,
        unit,
    };
    let payloads = fields(NIBBLE).concatenate(("payloads", 0), &lanes, LANES * 32)?;

    m.section("Move 5: zero run-length encoding of all tags");
    // The tags of all words, the first word's at the bottom when all are there.
    let tags = m.register("tags", TAG_BITS * words);
    let shifted = concat(&[concat(&of_all(&matches, |lane| lane.tag)), tags]);
    m.next_if(tags, matching, shifted.resize(TAG_BITS * words));
    let tags = tags.parts(TAG_BITS);

    let zero: Vec<Signal> = tags.iter().map(|tag| !tag.any()).collect();
    let zero = m.vector("is_zero", &zero);
    let zrle = m.instance(
        "zrle",
        &encoder(&p.name, words)?,
        EncoderInputs {
            zero: concat(&zero),
        },
    );
    let encoded = moves.ends(groups).named("tags_are_encoded");
    let runs = m.delay_if("runs", encoded, zrle.length).parts(3);
    let ends = m.delay_if("run_ends", encoded, zrle.ends).parts(1);

    m.section("Move 6: the tag section");
    let code = |word: usize| Field {
        bits: concat(&[tags[word], runs[word]]),
        length: concat(&[!zero[word], ends[word]]),
    };
    let codes: Vec<Field> = (0..words as usize).map(code).collect();
    let codes = codes.chunks(LANES as usize).enumerate();
    let threes = fields(TAG_BITS);
    let sections =
        codes.map(|(group, codes)| threes.concatenate(("codes", group), codes, GROUP_TAG_BITS));
    let sections: Vec<Field> = sections.collect::<Result<_, _>>()?;
    // At worst every second word is zero.
    let most = (TAG_BITS + CODE_BITS) * words / 2;
    let section = threes.concatenate(("section", 0), &sections, most)?;

    m.section("Moves 3 to 7: each group goes before those that are there, at last the tag section");
    let is_section = moves.at(groups + 1).named("is_section");
    let bits = is_section.mux(section.bits.resize(LANES * 32), payloads.bits);
    let length = address_width(u64::from(LANES) * 32 + 1);
    let nibbles = concat(&[m.zero(2), payloads.length]).resize(length);
    let threes = section.length.resize(length);
    let threes = threes + concat(&[m.zero(1), threes]).resize(length);
    let threes = threes.named("section_bits");
    let length = is_section.mux(threes, nibbles);
    gather(&m, p, &moves, Field { bits, length })?;
    Ok(Core {
        module: m.finish()?,
        stages: latency,
        latency,
        interval,
        steps: 1,
    })
}
