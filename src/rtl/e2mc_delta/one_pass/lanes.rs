//! Compressor in one pass: a lane for each way.

use super::super::compressor_configuration::Configuration;
use super::super::leaf_table::STEP_BITS;
use super::super::measuring::{of_modes, part_of};
use super::super::{Parameters, LOW_BITS};
use super::control::Control;
use super::encoding_lane::{encoding_lane, EncodingLaneInputs};
use super::gathering::stream_bits;
use crate::hdl::builder::address_width;
use crate::hdl::{Builder, DesignError, Signal};
use crate::rtl::e2mc::input_side::Blocks;

/// The outputs of the lanes.
pub(super) struct Lanes<'m> {
    /// Of each lane's symbol in each mode.
    pub lengths: Vec<Vec<Signal<'m>>>,
    /// Of each lane in each mode.
    pub streams: Vec<Vec<Signal<'m>>>,
    /// The word that the configuration port reads, in the first lane's tables.
    pub table_word: Signal<'m>,
    /// Flags of damaged words from each lane, where words are checked: read for a symbol, and read by the port.
    pub damaged: Vec<[Signal<'m>; 2]>,
}

pub(super) fn lanes<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    control: &Control<'m>,
    tables: &Configuration<'m>,
) -> Result<Lanes<'m>, DesignError> {
    m.section("The lanes, each with its part of the block");
    let block = control
        .reading
        .mux(blocks.block[1], blocks.block[0])
        .named("read_block");
    let access = &tables.access;
    let values = p.value_index_bits();
    let in_tags = of_modes(p, "in_tags_of_mode", access, access.in_tags, values);
    let in_classes = of_modes(p, "in_classes_of_mode", access, access.in_classes, LOW_BITS);
    let in_codewords = of_modes(
        p,
        "in_value_codes_of_mode",
        access,
        tables.in_codewords,
        values,
    );
    let number_of = address_width(u64::from(p.frame.symbols_per_way()));
    let mut lanes = Lanes {
        lengths: Vec::new(),
        streams: Vec::new(),
        table_word: m.zero(32),
        damaged: Vec::new(),
    };
    for way in 0..p.frame.ways {
        let (part, preceding) = part_of(m, p, block, way);
        let is_first = way == 0;
        let inputs = EncodingLaneInputs {
            part,
            preceding,
            lookup: control.lookup,
            begins: control.begins,
            number: control.count.slice(0, number_of),
            starts: control.adds_first,
            place: control.place,
            puts: control.puts,
            clears: control.clears,
            table_write: access.write,
            table_read: access.read,
            table_number: access.number,
            table_write_data: access.data,
            in_tags_of: in_tags,
            in_classes_of: in_classes,
            in_codewords_of: in_codewords,
            table_flips: access.flips,
        };
        let name = format!("lane{}", way + 1);
        let lane = m.instance(&name, &encoding_lane(p, way)?, inputs);
        lanes.lengths.push(lane.lengths.parts(STEP_BITS));
        let streams = lane.streams.parts(stream_bits(p, way));
        lanes.streams.push(streams);
        (lanes.damaged).extend(lane.damaged.zip(lane.read_damaged).map(<[Signal; 2]>::from));
        if is_first {
            lanes.table_word = lane.table_read_data;
        }
    }
    Ok(lanes)
}
