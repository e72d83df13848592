//! Compressor: where the encoders' streams, and the ways in them, lie in the compressed
//! block, in bytes. A stream starts where the one before it ends, and so does a way; the
//! first stream starts at 0.

use std::rc::Rc;

use super::encoder::{byte_bits, ways_per_encoder};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::e2mc::Parameters;

/// Bits of a place in the compressed block, and past its end.
pub(crate) fn place_bits(p: &Parameters) -> u32 {
    (byte_bits(p) + p.encoders.ilog2()).max(p.pointer_bits() + 1)
}

pub(crate) struct StreamPlaces<'m> {
    /// Of all streams but the first, and of all ways but the first.
    pub starts: Vec<Signal<'m>>,
    pub way_starts: Vec<Signal<'m>>,
    /// The byte before the end of the last stream, or of the check behind it.
    pub last_byte: Signal<'m>,
}

/// The places of the encoders' streams, complete with their last codes. `ends`: of the ways, and
/// `last_byte` of the first stream, as the encoders say them.
pub(crate) fn stream_places<'m>(
    m: &'m Builder,
    p: &Parameters,
    ends: &[Signal<'m>],
    last_byte: Signal<'m>,
) -> Result<StreamPlaces<'m>, DesignError> {
    if ends.len() == 1 {
        return places(m, p, ends, last_byte);
    }
    let inputs = StreamPlacesInputs {
        ends: concat(ends),
        first_last_byte: last_byte,
    };
    let places = m.instance("places", &module(p)?, inputs);
    Ok(StreamPlaces {
        starts: places.starts.parts(place_bits(p)),
        way_starts: places.way_starts.parts(place_bits(p)),
        last_byte: places.last_byte,
    })
}

ports! {
    StreamPlacesInputs { ends, first_last_byte }
    -> StreamPlacesOutputs { starts, way_starts, last_byte }
}
/// Combinational.
fn module(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_stream_places", p.name));
    m.doc("Where the encoders' streams, and the ways in them, lie in the compressed block, in\nbytes: a stream starts where the one before it ends, and so does a way.");
    let stream_bits = ways_per_encoder(p) * byte_bits(p);
    let ends = m.input("ends", p.encoders * stream_bits);
    ends.comment("Ends of the ways in bytes, each in its encoder's stream");
    let last_byte = m.input("first_last_byte", byte_bits(p));
    last_byte.comment("End of the first stream in bytes, less one");
    let places = places(&m, p, &ends.parts(stream_bits), last_byte)?;
    m.output("starts", concat(&places.starts))
        .comment("Starts of the streams but the first, in bytes");
    m.output("way_starts", concat(&places.way_starts))
        .comment("Starts of the ways but the first, in bytes");
    m.output("last_byte", places.last_byte)
        .comment("Number of the last byte of the last stream");
    m.finish()
}

/// `ends`: of the ways of each stream.
fn places<'m>(
    m: &'m Builder,
    p: &Parameters,
    ends: &[Signal<'m>],
    last_byte: Signal<'m>,
) -> Result<StreamPlaces<'m>, DesignError> {
    let last = ways_per_encoder(p) as usize - 1;
    let bits = place_bits(p);
    let mut before: Vec<Signal> = Vec::new();
    let (mut starts, mut way_starts) = (Vec::new(), Vec::new());
    for (number, ends) in ends.iter().enumerate() {
        let ends: Vec<Signal> = ends.parts(byte_bits(p));
        let ends: Vec<Signal> = ends.into_iter().map(|end| end.resize(bits)).collect();
        if number > 0 {
            let name = format!("stream{number}_start");
            let start = sum(m, &name, &before)?.named(&name);
            starts.push(start);
            way_starts.push(start);
        }
        for (way, &end) in ends[..last].iter().enumerate() {
            let name = format!("stream{number}_way{}_start", way + 1);
            let start = sum(m, &name, &[&before[..], &[end]].concat())?;
            way_starts.push(start.named(&name));
        }
        before.push(ends[last].named(&format!("stream{number}_bytes")));
    }
    before[0] = last_byte.resize(bits).named("stream0_last_byte");
    if p.check_bytes > 0 {
        before.push(m.constant(p.check_bytes.into(), bits));
    }
    Ok(StreamPlaces {
        starts,
        way_starts,
        last_byte: sum(m, "sum", &before)?,
    })
}
