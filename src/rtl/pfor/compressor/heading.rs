//! Computes what a block has only once: the header, the starts of planes and exceptions, and the fields between them.

use super::super::front::lengths_there;
use super::super::tail;
use super::super::{Parameters, LANE, QUARTERS};
use super::deciding::Decided;
use super::planes::{Sums, UNIT_BITS};
use super::Part;
use crate::hdl::{concat, ports, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::metadata;
use crate::rtl::common::shift::Shifters;

ports! {
    pub(super) HeadingInputs { advance, start, mode, flags, depths, excesses, fields, bits }
    -> HeadingOutputs {
        done, header_out, lengths_out, kinds_out, starts_out, end_out, begin_out, fields_out, bursts_out,
    }
}

/// Bits of the concatenated fields, including 16 bits in front of them.
pub const FIELDS_BITS: u32 = LANE * (tail::FIELDS as u32 + 1);

/// Declares the inputs with the decisions about a block.
pub fn decided(m: &Builder) -> Decided<'_> {
    Decided {
        mode: m.input("mode", 8).comment("Mode, one-hot"),
        flags: m
            .input("flags", 4)
            .comment("Flags: references, upper parts of halves, or 8-bit escapes of text"),
        depths: m
            .input("depths", 5 * QUARTERS as u32)
            .comment("Planes of each quarter's stream, the first quarter's lowest")
            .parts(5),
        excesses: m
            .input("excesses", 4 * QUARTERS as u32)
            .comment("Bits of exceptions above the planes, for each quarter, the first lowest")
            .parts(4),
    }
}

/// The pipeline. It processes whole blocks.
pub fn heading(p: &Parameters) -> Result<Part, DesignError> {
    let m = Builder::new(format!("{}_heading", p.name));
    m.doc("Computes what a block has only once: its header, the fields after the planes, and the starts of planes\nand exceptions.");
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let block = decided(&m).coded(&m, p);
    let fields = m.input("fields", tail::FIELDS as u32 * LANE);
    let fields = fields.comment("References or base elements, 16 bits each, the first one lowest");
    let bits = m.input("bits", p.place_bits()).comment("Encoded bits");
    let bursts = metadata(&m, &p.ports, bits, 1, 0).named("burst_count");
    let known = (block.mode, block.flags);
    let measured = tail::measure(&m, p, &block.kinds("tail"), known, &block.depths);
    pipeline.step("lengths", "sizes of fields", 18);

    let paired = measured.in_pairs();
    let upper = paired.upper_parts(&block.kinds("upper_parts"), &fields.parts(LANE));
    pipeline.step("pairs", "sizes of fields in pairs", 14);

    let tail = paired.places()?;
    let sums = Sums::new(&m, &block.depths);
    pipeline.step("places", "positions of fields", 16);

    let shifters = Shifters {
        m: &m,
        name: &p.name,
    };
    let partly = tail::partly_placed(&shifters, &tail, &upper)?;
    let kinds = block.kinds("block");
    let of_block = p.side() == QUARTERS;
    let planes_starts = sums.starts(&kinds, of_block);
    let planes_end = sums.end(&kinds);
    pipeline.step(
        "planes",
        "starts of planes; fields, shifted by the low bits of their positions",
        8,
    );

    let placed = tail::wholly_placed(&shifters, &tail, &partly)?;
    let wide = p.unit().trailing_zeros();
    let end = concat(&[m.zero(wide), planes_end]).resize(p.place_bits());
    let begin = (end + tail.length.resize(p.place_bits())).named("end_of_fields");
    let kinds = block.kinds("streams");
    let header = block.headers().named("header");
    let lengths: Vec<Signal> = (lengths_there(p).into_iter())
        .map(|length| block.header_has(length))
        .collect();
    pipeline.step("fields", "concatenated fields", 10);

    let there: Vec<Signal> = kinds.there().map(|(_, is)| is).collect();
    m.output("done", pipeline.valid())
        .comment("Outputs hold the results about a block");
    m.output("header_out", header).comment("Header");
    m.output("lengths_out", concat(&lengths))
        .comment("Length of the header, one-hot among those of the supported modes");
    m.output("kinds_out", concat(&there))
        .comment("Kind of the streams, one-hot among those of the supported modes");
    m.output("starts_out", concat(&planes_starts))
        .comment(if of_block {
            "Unit in which each window of planes after the first starts"
        } else {
            "Unit in which each quarter's planes start"
        });
    m.output("end_out", planes_end)
        .comment("Units of all planes");
    m.output("begin_out", begin)
        .comment("Bit after the header in which exceptions start");
    m.output("fields_out", placed)
        .comment("Concatenated fields, from bit 16 on");
    m.output("bursts_out", bursts)
        .comment("Metadata: bursts less one, or all ones if stored raw");
    debug_assert_eq!(planes_starts[0].width(), UNIT_BITS);
    let (stages, weights) = (p.stages_of(&pipeline), pipeline.weights());
    Ok(Part {
        module: m.finish()?,
        stages,
        weights,
    })
}
