//! e2mc-delta's compressor, where a block is looked up while those before it are not decided, or
//! cannot leave: an access in between does not touch them, and neither does a block behind them.

use crate::common::delta_designs::{blocks, book_for, design, one_pass};
use crate::common::traffic::{Access, Driver};
use hdlgen::internals::codebook::DeltaCodebook;
use hdlgen::internals::design::e2mc_delta::E2mcDelta;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::simulate::bench;
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::rtl::e2mc_delta::address_map::{CLASS_CODES, CONTROL};
use hdlgen::internals::stream::Beats;

/// The output: each block's bytes, and `tuser` of its last beat.
#[derive(Default)]
struct Output {
    blocks: Vec<(Vec<u8>, u8)>,
    part: Vec<u8>,
}

/// A cycle: the next beat is offered, and the output is taken or not.
fn cycle(driver: &mut Driver, beats: &Beats, sent: &mut usize, takes: bool, out: &mut Output) {
    let offers = *sent < beats.len();
    if offers {
        driver.offer(beats.beat(*sent))
    } else {
        driver.set("s_axis_tvalid", 0)
    }
    driver.set("m_axis_tready", takes.into());
    driver.simulator.settle();
    if offers && driver.get("s_axis_tready") == 1 {
        *sent += 1;
    }
    if takes && driver.get("m_axis_tvalid") == 1 {
        out.part.extend(driver.taken());
        if driver.get("m_axis_tlast") == 1 {
            let user = driver.get("m_axis_tuser") as u8;
            out.blocks.push((std::mem::take(&mut out.part), user));
        }
    }
    driver.answer();
    driver.simulator.clock();
}

fn designs() -> Vec<E2mcDelta> {
    vec![
        design(4, 128, 32, 0, "", 0),
        design(8, 64, 32, 0, "", 0),
        design(2, 128, 32, 0, "1,2", 16),
        one_pass(4, 128, 32, 0, "", 0),
        one_pass(8, 64, 32, 0, "", 0),
        one_pass(2, 128, 32, 0, "1,2", 16),
    ]
}

fn job(design: &E2mcDelta) -> (DeltaCodebook, Expected) {
    let data = blocks(design, 11);
    let book = book_for(design, &data);
    let expected = Expected::new(design, &design.model(&book).unwrap(), &data);
    (book, expected)
}

/// An access that arrives after a block's look-ups have begun waits for their result. At any time, the block
/// is stored with the tables from before the access.
#[test]
fn an_access_waits_for_a_block_that_is_not_decided() {
    for design in designs() {
        let name = design.name();
        let (book, expected) = job(&design);
        let compressed = (0..).find(|&i: &usize| expected.metadata[i] < 3 && i % 12 > 3);
        let number = compressed.unwrap();
        let beats = expected.input(Role::Compressor, design.beat().bytes(), number..number + 1);
        let reference = design.reference_of(&book).unwrap();
        let half = design.half(Role::Compressor).unwrap();
        let load = design.load_sequence(Role::Compressor, &book);
        let word = load.iter().find(|write| write.address == CLASS_CODES);
        let mut bench = bench(&design, Role::Compressor, &reference).unwrap();
        bench.checks = true;
        for (address, held) in [(CONTROL, 1), (CLASS_CODES, word.unwrap().data)] {
            // The first symbols are looked up the cycle after the last beat, or the one after that.
            for wait in 2..half.latency {
                let mut driver = Driver::new(bench.simulator(), 0);
                driver.set("s_axil_bready", 1);
                let (mut sent, mut after, mut out) = (0, 0, Output::default());
                for _ in 0..2 * half.latency {
                    if sent == beats.len() {
                        after += 1;
                    }
                    if after == wait {
                        driver.begin(Access::Write {
                            address,
                            data: 0,
                            strobe: 15,
                        });
                    }
                    cycle(&mut driver, &beats, &mut sent, true, &mut out);
                }
                let (bytes, user) = &out.blocks[0];
                let checked = expected.check(Role::Compressor, number, bytes, *user);
                checked.unwrap_or_else(|what| panic!("{name}, {address:#x} after {wait}: {what}"));
                bench.write(address, held).unwrap();
            }
        }
    }
}

/// With the output stalled, blocks come in until there is no room; then all leave correctly, whatever the
/// kinds of the waiting blocks.
#[test]
fn blocks_that_wait_are_not_touched_by_those_behind_them() {
    for design in designs() {
        let name = design.name();
        let (book, expected) = job(&design);
        let reference = design.reference_of(&book).unwrap();
        let half = design.half(Role::Compressor).unwrap();
        let mut bench = bench(&design, Role::Compressor, &reference).unwrap();
        bench.checks = true;
        let mut driver = Driver::new(bench.simulator(), 0);
        let all = 0..expected.blocks.len();
        let beats = expected.input(Role::Compressor, design.beat().bytes(), all.clone());
        let (mut sent, mut out) = (0, Output::default());
        while out.blocks.len() < all.len() {
            // Held long enough for all places to fill, then taken until a block or two have left.
            for _ in 0..6 * half.interval {
                cycle(&mut driver, &beats, &mut sent, false, &mut out);
            }
            let (before, more) = (out.blocks.len(), 1 + out.blocks.len() % 3);
            let mut patience = 20 * half.latency;
            while out.blocks.len() < all.len().min(before + more) {
                patience -= 1;
                assert!(patience > 0, "{name}: no block after {before}");
                cycle(&mut driver, &beats, &mut sent, true, &mut out);
            }
        }
        for (number, (bytes, user)) in out.blocks.iter().enumerate() {
            let checked = expected.check(Role::Compressor, number, bytes, *user);
            checked.unwrap_or_else(|what| panic!("{name}: block {number} {what}"));
        }
    }
}
