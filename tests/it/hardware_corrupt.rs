//! The decompressor on streams that no encoder makes, between valid ones: its error bit equals the model's
//! verdict, it decodes what the model decodes, and the next block is correct. Every SL × PDW, geometries and
//! beats by sampling.

use std::collections::BTreeMap;

use hdlgen::internals::codebook::Codebook;
use hdlgen::internals::codec::DecodeError;
use hdlgen::internals::design::e2mc::E2mc;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::simulate::load;
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::hdl::sim::stream::{LaneOutput, StreamBench};

use hdlgen::internals::hdl::sim::LANES;
use hdlgen::internals::stream::{Beat, Beats, Stalls};
use rand::rngs::SmallRng;
use rand::SeedableRng;

use crate::common::designs::{adversarial_blocks, book_for, designs};
use crate::common::wrong::{bare_book, gapped_book, Maker, Sent};

const BLOCKS_PER_LANE: usize = 25;

/// How many blocks of each kind came out as blocks, and as errors.
type Verdicts = BTreeMap<&'static str, [u32; 2]>;

#[test]
fn sl_4_agrees_with_the_model_on_wrong_blocks() {
    agrees_on_wrong_blocks(4);
}

#[test]
fn sl_8_agrees_with_the_model_on_wrong_blocks() {
    agrees_on_wrong_blocks(8);
}

#[test]
fn sl_16_agrees_with_the_model_on_wrong_blocks() {
    agrees_on_wrong_blocks(16);
}

#[test]
fn sl_32_agrees_with_the_model_on_wrong_blocks() {
    agrees_on_wrong_blocks(32);
}

fn agrees_on_wrong_blocks(symbol_bits: u32) {
    let mut verdicts = Verdicts::new();
    let mut designs = designs();
    designs.retain(|design| design.symbol_length().bits() == symbol_bits);
    for (number, design) in designs.iter().enumerate() {
        let data = adversarial_blocks(design, 2);
        let mut random = SmallRng::seed_from_u64(number as u64);
        let books = [
            book_for(design, &data),
            gapped_book(design, &data, &mut random),
            bare_book(design),
        ];
        let module = design.module(Role::Decompressor).unwrap();
        let mut bench = StreamBench::new(&module).unwrap();
        bench.checks = true;
        for (kind, book) in ["trained", "gapped", "bare"].iter().zip(&books) {
            let stalls = Stalls {
                seed: number as u64,
                input: 20,
                output: 30,
            };
            for stalls in [Stalls::NONE, stalls] {
                check(design, book, &mut bench, stalls, &mut random, &mut verdicts).unwrap_or_else(
                    |what| panic!("{}, {kind} book, {stalls:?}: {what}", design.name()),
                );
            }
        }
    }
    // Every kind that can go either way did.
    eprintln!("{verdicts:?}");
    for (kind, [blocks, errors]) in verdicts {
        match kind {
            "right" | "changing metadata" => assert_eq!(errors, 0, "{kind}"),
            "beats too many" => assert_eq!(blocks, 0, "{kind}"),
            _ => assert!(blocks > 20 && errors > 20, "{kind}"),
        }
    }
}

fn check(
    design: &E2mc,
    book: &Codebook,
    bench: &mut StreamBench,
    stalls: Stalls,
    random: &mut SmallRng,
    verdicts: &mut Verdicts,
) -> Result<(), String> {
    load(bench, Role::Decompressor, &design.reference_of(book)).map_err(|e| e.to_string())?;
    let model = design.model(book);
    let expected = Expected::new(design, &model, &adversarial_blocks(design, 3));
    let right: Vec<(Vec<u8>, u8)> = expected.stored.into_iter().zip(expected.metadata).collect();
    let mut maker = Maker {
        design,
        right: &right,
        random,
    };
    let sent: Vec<Vec<Sent>> = (0..LANES)
        .map(|_| {
            let mut blocks: Vec<Sent> = (0..BLOCKS_PER_LANE).map(|_| maker.any()).collect();
            blocks.push(maker.right());
            blocks
        })
        .collect();
    let inputs: Vec<Beats> = sent
        .iter()
        .map(|blocks| {
            let mut beats = Beats::new(design.beat().bytes());
            for block in blocks {
                block.push_to(&mut beats, design.beat().bytes());
            }
            beats
        })
        .collect();
    let outputs = bench.run(&inputs, stalls).map_err(|e| e.to_string())?;
    for (blocks, output) in sent.iter().zip(&outputs) {
        let came = blocks_out(output)?;
        if came.len() != blocks.len() {
            return Err(format!("{} blocks of {}", came.len(), blocks.len()));
        }
        for (i, (sent, (bytes, error))) in blocks.iter().zip(came).enumerate() {
            let expected = sent.verdict(design, &model).ok();
            let what = || format!("block {i} of a lane, {sent:?}");
            if error != expected.is_none() {
                return Err(format!("error bit {error} for {}", what()));
            }
            if bytes.len() != design.geometry().block().bytes() {
                return Err(format!("{} bytes for {}", bytes.len(), what()));
            }
            if expected.is_some_and(|expected| expected != bytes) {
                return Err(format!("{bytes:x?} for {}", what()));
            }
            verdicts.entry(sent.kind).or_default()[usize::from(error)] += 1;
        }
    }
    Ok(())
}

/// The blocks that came out, each with its error bit, which only the last beat has.
fn blocks_out(output: &LaneOutput) -> Result<Vec<(&[u8], bool)>, String> {
    let early = output
        .beats
        .iter()
        .find(|beat| !beat.last && beat.user != 0);
    if let Some(Beat { user, .. }) = early {
        return Err(format!("tuser {user} before the last beat"));
    }
    let blocks = output.beats.blocks_iter();
    blocks
        .map(|(bytes, user)| match user {
            0 => Ok((bytes, false)),
            4 => Ok((bytes, true)),
            user => Err(format!("tuser {user}")),
        })
        .collect()
}

/// The model finds every error of the format in the blocks of the test above. Otherwise it would agree with
/// hardware that finds none of them.
#[test]
fn wrong_blocks_have_every_error() {
    let mut seen = [0; 5];
    for design in designs() {
        let data = adversarial_blocks(&design, 2);
        let mut random = SmallRng::seed_from_u64(1);
        let book = gapped_book(&design, &data, &mut random);
        let model = design.model(&book);
        let expected = Expected::new(&design, &model, &data);
        let right: Vec<_> = expected.stored.into_iter().zip(expected.metadata).collect();
        let mut maker = Maker {
            design: &design,
            right: &right,
            random: &mut random,
        };
        for _ in 0..500 {
            match maker.any().verdict(&design, &model) {
                Ok(_) => {}
                Err(DecodeError::PastEnd { .. }) => seen[0] += 1,
                Err(DecodeError::NoCodeword { .. }) => seen[1] += 1,
                Err(DecodeError::Pointer { .. }) => seen[2] += 1,
                Err(DecodeError::Metadata { .. } | DecodeError::Bursts { .. }) => seen[3] += 1,
                Err(DecodeError::Group { .. } | DecodeError::TooLong { .. }) => seen[4] += 1,
                Err(other) => panic!("not of this format: {other}"),
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 200), "{seen:?}");
}
