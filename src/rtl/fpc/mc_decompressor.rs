//! FPC-MC: decompressor, the FPC-8 of paper 2 (section 5.1 and table 3).
//!
//! Ports: [`Core`]. Of a block of 128 bytes: latency and interval 8; of 64 bytes: 4. The
//! stored block is not copied, so that blocks do not overlap.
//!
//! | move | |
//! |---|---|
//! | 1–4 | reverse of ZRLE, sequential: the tags of eight words |
//! | 5–8 | the payloads of eight words, and their patterns |
//!
//! Either reads the stored block from a position that moves on with it.

use super::mc_zrle::{decoder as zrle_decoder, ZrleDecoderInputs, CODE_BITS};
use super::word::{decoder, lengths, DecoderInputs};
use super::{NIBBLE, TAG_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, DesignError};
use crate::rtl::common::consolidated::{Fields, Moves, LANES};
use crate::rtl::common::core_ports::{advance_and_start, output_block, stored_block};
use crate::rtl::common::lanes::Parameters;
use crate::rtl::common::shift::Shifters;
use crate::rtl::common::{overruns, Core};

/// The core of the decompressor.
pub fn decompressor(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_decompressor_core", p.name));
    m.doc("FPC-MC decompressor: reverse of ZRLE, then eight words at a time.");
    let groups = p.ports.words() / LANES;
    let moves_of_block = 2 * groups;
    let [advance, start] = advance_and_start(&m);
    let [stored, bursts] = stored_block(&m, &p.ports);
    let moves = Moves::new(&m, advance, start, moves_of_block);
    let reads_tags = moves.during(0..groups).named("reads_tags");

    // Where the next tags or payloads are: at the end of a block, 0 again.
    let most = p.ports.words() * CODE_BITS + p.ports.block_bits();
    let places = address_width(u64::from(most) + 1);
    let position = m.register_reset("position", places, 0);
    let within = address_width(u64::from(stored.width()));
    let shifters = Shifters {
        m: &m,
        name: &p.name,
    };
    let distance = (position.resize(within), 1);
    let window = shifters.down("window", stored, distance, LANES * 32)?;

    m.section("Moves 1 to 4: the tags of eight words");
    // Tags are near the block's start, and the path through them is long.
    let tags = stored.slice(0, (p.ports.words() * CODE_BITS).min(stored.width()));
    let near = position.resize(address_width(u64::from(tags.width())));
    let next_tags = shifters.down("next_tags", tags, (near, 1), LANES * CODE_BITS)?;
    let zeros = m.register_reset("zeros", 3, 0);
    let inputs = ZrleDecoderInputs {
        window: next_tags,
        zeros,
    };
    let zrle = m.instance("zrle_back", &zrle_decoder(&p.name)?, inputs);
    let zeros_left = zrle.zeros_left;
    m.next_if(zeros, advance, reads_tags.gate(zeros_left));
    let run_past = m.delay_if("run_past", moves.ends(groups - 1), zeros_left.any());
    let tags_end = position + zrle.taken.resize(places);
    let tags_end = tags_end.named("tags_end");

    // Groups of tags on their way: in at the top, out at the bottom.
    let tags = m.register("tags", groups * LANES * TAG_BITS);
    let rest = tags.slice(LANES * TAG_BITS, (groups - 1) * LANES * TAG_BITS);
    let busy = moves.any_ends(0..moves_of_block).named("a_move_ends");
    m.next_if(tags, busy, concat(&[rest, zrle.tags]));
    let tags = tags.slice(0, LANES * TAG_BITS).parts(TAG_BITS);

    m.section("Moves 5 to 8: the payloads of eight words, and their patterns");
    let lengths = lengths(&m, &p.name, &tags)?;
    let fields = Fields {
        m: &m,
        name: &p.name,
        unit: NIBBLE,
    };
    let (payloads, nibbles) = fields.take_apart(window, &lengths, 32)?;
    let payloads_end = position + concat(&[m.zero(2), nibbles]).resize(places);
    let payloads_end = payloads_end.named("payloads_end");
    let end_of_move = reads_tags.mux(tags_end, payloads_end);
    let goes_on = moves.during(0..moves_of_block - 1).named("goes_on");
    m.next_if(position, advance, goes_on.gate(end_of_move));

    let module = decoder(&p.name)?;
    let mut words = Vec::new();
    for (lane, (&payload, &tag)) in payloads.iter().zip(&tags).enumerate() {
        let inputs = DecoderInputs { tag, payload };
        let decode = m.instance(&format!("decode{lane}"), &module, inputs);
        words.push(decode.word);
    }
    let block = m.register("words", p.ports.block_bits());
    let rest = block.slice(LANES * 32, (groups - 1) * LANES * 32);
    let decodes = moves
        .any_ends(groups..moves_of_block)
        .named("words_are_decoded");
    m.next_if(block, decodes, concat(&[rest, concat(&words)]));

    let overrun = overruns(&m, &p.ports, payloads_end, 1, 0, bursts);
    let error = m.delay_if("is_error", advance, run_past | overrun);
    output_block(&m, [moves.done(), block, error]);
    Ok(Core {
        module: m.finish()?,
        stages: moves_of_block,
        latency: moves_of_block,
        interval: moves_of_block,
        steps: 1,
    })
}
