//! Accesses through the configuration port in every part of a stream at full
//! rate, a lane for each: no block sees a word change, and none waits for long.

use std::ops::Range;

use hdlgen::internals::codebook::{Codebook, Symbol};
use hdlgen::internals::design::e2mc::E2mc;
use hdlgen::internals::design::simulate::bench;
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::hdl::sim::{Simulator, LANES};
use hdlgen::internals::rtl::e2mc::tables::address_map::FIRST_CODEWORDS;
use hdlgen::internals::stream::Beats;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::common::designs;
use crate::common::setups::{bytes_of, setups, Setup};
use crate::common::wrong;

const BLOCKS: usize = 6;
const PATIENCE: u32 = 10_000;
/// Cycles before the first beat: an access in the first of them is done before.
const LEAD: u32 = 6;

/// A lane's output: its blocks, and how many of them were out when the access was answered, and
/// with which word.
#[derive(Clone, Default)]
struct Lane {
    blocks: Vec<(Vec<u8>, u8)>,
    answer: Option<(usize, u32)>,
}

#[derive(Clone, Copy)]
enum Access {
    None,
    Read(u32),
    Write(u32, u32),
}

/// Lane by lane the access comes later, `when` at the earliest and at the latest.
/// No beat is taken from the output before cycle `held`.
fn run(
    simulator: &mut Simulator,
    beats: &Beats,
    access: Access,
    when: Range<u32>,
    held: u32,
) -> Vec<Lane> {
    run_at_pace(simulator, beats, access, when, held, 0)
}

/// The same with `pause` cycles without a beat after each accepted one.
#[expect(
    clippy::too_many_lines,
    reason = "a loop over cycles, and the ports that it drives and reads"
)]
fn run_at_pace(
    simulator: &mut Simulator,
    beats: &Beats,
    access: Access,
    when: Range<u32>,
    held: u32,
    pause: u32,
) -> Vec<Lane> {
    let blocks = beats.blocks();
    let beats: Vec<(Vec<u64>, bool, u8)> = (beats.iter())
        .map(|beat| (beat.words().collect(), beat.last, beat.user))
        .collect();
    let [valid, data, last] = ["tvalid", "tdata", "tlast"]
        .map(|name| simulator.input(&format!("s_axis_{name}")).unwrap());
    let user = simulator.input("s_axis_tuser");
    let [taken, out_valid, out_data, out_last, out_user] = [
        "s_axis_tready",
        "m_axis_tvalid",
        "m_axis_tdata",
        "m_axis_tlast",
        "m_axis_tuser",
    ]
    .map(|name| simulator.output(name).unwrap());
    let (requests, answered, taken_by) = match access {
        Access::Write(..) => (vec!["awvalid", "wvalid"], "bvalid", "awready"),
        _ => (vec!["arvalid"], "rvalid", "arready"),
    };
    let requests: Vec<_> = (requests.iter())
        .map(|name| simulator.input(&format!("s_axil_{name}")).unwrap())
        .collect();
    let [answered, accepted, response, read] = [answered, taken_by, "bresp", "rdata"]
        .map(|name| simulator.output(&format!("s_axil_{name}")).unwrap());
    let (at, written) = match access {
        Access::None => (0, 0),
        Access::Read(at) => (at, 0),
        Access::Write(at, data) => (at, data),
    };
    for (name, value) in [
        ("s_axil_bready", 1),
        ("s_axil_rready", 1),
        ("s_axil_awaddr", at),
        ("s_axil_araddr", at),
        ("s_axil_wdata", written),
        ("s_axil_wstrb", 15),
    ] {
        let port = simulator.input(name).unwrap();
        simulator.set_all(port, value.into());
    }

    let out_ready = simulator.input("m_axis_tready").unwrap();
    let mut lanes = vec![Lane::default(); LANES];
    let mut sent = vec![0; LANES];
    let mut offered_from = [LEAD; LANES];
    let mut part: Vec<Vec<u8>> = vec![Vec::new(); LANES];
    let bytes = simulator.width(out_data) as usize / 8;
    let mut words = Vec::new();
    let is_done = |lane: &Lane| {
        lane.blocks.len() == blocks && (lane.answer.is_some() || matches!(access, Access::None))
    };
    let mut cycle = 0;
    while !lanes.iter().all(is_done) {
        simulator.set_all(out_ready, (cycle >= held).into());
        for (lane, &next) in sent.iter().enumerate() {
            let beat = beats.get(next).filter(|_| cycle >= offered_from[lane]);
            simulator.set(valid, lane, &[beat.is_some().into()]);
            if let Some((words, is_last, metadata)) = beat {
                simulator.set(data, lane, words);
                simulator.set(last, lane, &[(*is_last).into()]);
                if let Some(user) = user {
                    simulator.set(user, lane, &[(*metadata).into()]);
                }
            }
            let begins = cycle == when.start + lane as u32 * when.len() as u32 / LANES as u32;
            if begins && !matches!(access, Access::None) {
                for &port in &requests {
                    simulator.set(port, lane, &[1]);
                }
            }
        }
        simulator.settle();
        let mut accepts = Vec::new();
        for lane in 0..LANES {
            let out = &mut lanes[lane];
            let offers = cycle >= offered_from[lane] && sent[lane] < beats.len();
            if offers && simulator.get(taken, lane) == 1 {
                sent[lane] += 1;
                offered_from[lane] = cycle + 1 + pause;
            }
            if simulator.get(accepted, lane) == 1 {
                accepts.push(lane);
            }
            if simulator.get(answered, lane) == 1 {
                let data = simulator.get(read, lane) as u32;
                out.answer = Some((out.blocks.len(), data));
                assert_eq!(simulator.get(response, lane), 0);
            }
            if simulator.get(out_valid, lane) == 1 && cycle >= held {
                simulator.get_words(out_data, lane, &mut words);
                let data = words.iter().flat_map(|w| w.to_le_bytes());
                part[lane].extend(data.take(bytes));
                if simulator.get(out_last, lane) == 1 {
                    let user = simulator.get(out_user, lane) as u8;
                    let block = std::mem::take(&mut part[lane]);
                    out.blocks.push((bytes_of(user, &block), user));
                }
            }
        }
        simulator.clock();
        for lane in accepts {
            for &port in &requests {
                simulator.set(port, lane, &[0]);
            }
        }
        cycle += 1;
        assert!(cycle < PATIENCE, "hangs");
    }
    simulator.set_all(valid, 0);
    lanes
}

/// Blocks that are stored compressed, the longest of the setup's.
fn stream(setup: &Setup, role: Role) -> Beats {
    let expected = setup.expected(&setup.books[0]);
    let mut numbers: Vec<usize> = (0..expected.blocks.len()).collect();
    numbers.retain(|&i| expected.metadata[i] != 3);
    numbers.sort_by_key(|&i| std::cmp::Reverse(expected.metadata[i]));
    let mut beats = Beats::new(setup.design.beat().bytes());
    for &i in &numbers[..BLOCKS] {
        match role {
            Role::Compressor => beats.push_block(&expected.blocks[i], 0),
            Role::Decompressor => beats.push_block(&expected.stored[i], expected.metadata[i]),
        }
    }
    beats
}

/// The cycles of two blocks, at least.
fn span(setup: &Setup, role: Role) -> Range<u32> {
    let p = setup.design.hardware();
    let cycles = match role {
        Role::Compressor => 2 * p.compressor_interval() + p.beats(),
        Role::Decompressor => 2 * p.decompressor_interval() + p.beats(),
    };
    LEAD..LEAD + cycles
}

/// The first block that is as in `new`, if all before it are as in `old` and all from
/// it on as in `new`.
fn first_new(lane: &Lane, old: &Lane, new: &Lane) -> Option<usize> {
    (0..=BLOCKS).find(|&cut| {
        lane.blocks[..cut] == old.blocks[..cut] && lane.blocks[cut..] == new.blocks[cut..]
    })
}

#[test]
fn a_block_sees_a_write_from_its_first_symbol_on_or_not_at_all() {
    for setup in setups() {
        for role in Role::ALL {
            let name = setup.name(role);
            let mut bench = bench(
                &setup.design,
                role,
                &setup.design.reference_of(&setup.books[0]),
            )
            .unwrap();
            let beats = stream(&setup, role);
            let old = run(bench.simulator(), &beats, Access::None, 0..1, 0).remove(0);
            let known = setup.words(role, 0);
            // The control word, the escape and the first rows; some of the rest.
            let some = known.iter().take(30);
            let some = some.chain(known.iter().skip(30).step_by(known.len() / 60));
            let (mut changed, mut within) = (0, 0);
            for (&at, &data) in some {
                let write = Access::Write(at, data ^ 1);
                let lanes = run(bench.simulator(), &beats, write, span(&setup, role), 0);
                let new = run(bench.simulator(), &beats, Access::None, 0..1, 0).remove(0);
                bench.write(at, data).unwrap();
                changed += usize::from(new.blocks != old.blocks);
                for lane in lanes {
                    let cut = first_new(&lane, &old, &new);
                    let cut = cut.unwrap_or_else(|| panic!("{name}: {at:#x} within a block"));
                    within += usize::from(cut > 0 && cut < BLOCKS);
                    // Every block that was out before the answer is an old one.
                    let (out, _) = lane.answer.unwrap();
                    assert!(out < BLOCKS, "{name}: {at:#x} waits for the stream's end");
                    assert!(lane.blocks[..out] == old.blocks[..out], "{name}: {at:#x}");
                }
            }
            assert!(
                changed > 0 && within >= LANES / 2,
                "{name}: {changed} {within}"
            );
        }
    }
}

/// A compressor that encodes while beats come in has symbols to look up in bursts.
#[test]
fn a_block_that_waits_for_beats_sees_no_write() {
    let early = |setup: &Setup| setup.design.hardware().encodes_early();
    let setups: Vec<Setup> = setups().into_iter().filter(early).collect();
    assert!(!setups.is_empty());
    for setup in setups {
        let name = setup.name(Role::Compressor);
        let reference = setup.design.reference_of(&setup.books[0]);
        let mut bench = bench(&setup.design, Role::Compressor, &reference).unwrap();
        let beats = stream(&setup, Role::Compressor);
        let pause = 4 + setup.design.hardware().symbols() * BLOCKS as u32 / beats.len() as u32;
        let block = (pause + 1) * (beats.len() / BLOCKS) as u32;
        let old = run(bench.simulator(), &beats, Access::None, 0..1, 0).remove(0);
        let known = setup.words(Role::Compressor, 0);
        let mut changed = 0;
        for (&at, &data) in known.iter().step_by(known.len() / 24) {
            let write = Access::Write(at, data ^ 1);
            let span = LEAD..LEAD + 2 * block;
            let lanes = run_at_pace(bench.simulator(), &beats, write, span, 0, pause);
            let new = run(bench.simulator(), &beats, Access::None, 0..1, 0).remove(0);
            bench.write(at, data).unwrap();
            changed += usize::from(new.blocks != old.blocks);
            for lane in lanes {
                let cut = first_new(&lane, &old, &new);
                assert!(cut.is_some(), "{name}: {at:#x} within a block");
            }
        }
        assert!(changed > 0, "{name}");
    }
}

#[test]
fn a_read_is_answered_between_blocks_of_a_stream_at_full_rate() {
    for setup in setups() {
        for role in Role::ALL {
            let name = setup.name(role);
            let mut bench = bench(
                &setup.design,
                role,
                &setup.design.reference_of(&setup.books[0]),
            )
            .unwrap();
            let beats = stream(&setup, role);
            let old = run(bench.simulator(), &beats, Access::None, 0..1, 0).remove(0);
            let known = setup.words(role, 0);
            for (&at, &data) in known.iter().step_by(known.len() / 8) {
                let read = Access::Read(at);
                for lane in run(bench.simulator(), &beats, read, span(&setup, role), 0) {
                    let (out, answer) = lane.answer.unwrap();
                    assert_eq!(answer, data, "{name}: {at:#x}");
                    assert!(out < BLOCKS, "{name}: {at:#x} waits for the stream's end");
                    assert!(lane.blocks == old.blocks, "{name}: {at:#x}");
                }
            }
        }
    }
}

/// Blocks are stalled in all stages while a table is to be read.
#[test]
fn a_read_while_nothing_leaves_disturbs_no_block() {
    for setup in setups() {
        for role in Role::ALL {
            let name = setup.name(role);
            let mut bench = bench(
                &setup.design,
                role,
                &setup.design.reference_of(&setup.books[0]),
            )
            .unwrap();
            let beats = stream(&setup, role);
            let old = run(bench.simulator(), &beats, Access::None, 0..1, 0).remove(0);
            let known = setup.words(role, 0);
            let span = LEAD..3 * span(&setup, role).end;
            for (&at, &data) in known.iter().step_by(known.len() / 8) {
                let read = Access::Read(at);
                for lane in run(bench.simulator(), &beats, read, span.clone(), span.end + 9) {
                    assert_eq!(lane.answer.unwrap().1, data, "{name}: {at:#x}");
                    assert!(lane.blocks == old.blocks, "{name}: {at:#x}");
                }
            }
        }
    }
}

/// With several trees, the rows for the first symbol are selected in the cycle before its comparison: a write
/// in that cycle is too late for the block.
#[test]
fn a_first_codeword_that_is_written_in_any_cycle_counts_for_a_whole_block() {
    for design in [
        designs::design(4, 4, 128, 32, 0, 0),
        designs::design(8, 4, 128, 32, 0, 0),
        designs::design(4, 1, 128, 32, 0, 0),
        designs::design(4, 4, 128, 32, 0, 16),
        designs::design(8, 2, 64, 32, 0, 8),
    ] {
        let p = design.hardware();
        let name = design.name();
        let book = complete_book(&design);
        let mut bench = bench(&design, Role::Decompressor, &design.reference_of(&book)).unwrap();
        let row = FIRST_CODEWORDS + 4 * 2;
        // No codeword of one bit any more: a first codeword of two has a zero behind its first.
        let [old_row, new_row] = [1 << (p.max_codeword - 1), 0];
        let mut random = SmallRng::seed_from_u64(12);
        for _ in 0..8 {
            let beats = noise(&design, &mut random);
            let simulator = bench.simulator();
            let old = run(simulator, &beats, Access::None, 0..1, 0).remove(0);
            let write = Access::Write(row, new_row);
            // A cycle later in each lane, and the first block is alone.
            let lanes = run(simulator, &beats, write, 0..LANES as u32, 0);
            let new = run(simulator, &beats, Access::None, 0..1, 0).remove(0);
            bench.write(row, old_row).unwrap();
            assert!(old.blocks[0].1 == 0 && new.blocks[0].1 == 0, "{name}");
            assert!(old.blocks[0] != new.blocks[0], "{name}");
            let is = |as_in: &Lane| {
                lanes
                    .iter()
                    .filter(|l| l.blocks[0] == as_in.blocks[0])
                    .count()
            };
            let [before, after] = [is(&new), is(&old)];
            assert_eq!(before + after, LANES, "{name}: within a block");
            assert!(before > 0 && after > 0, "{name}: {before} {after}");
        }
    }
}

/// A codebook in which every pattern is a codeword, most of them short.
fn complete_book(design: &E2mc) -> Codebook {
    let bits = design.symbol_length().bits();
    wrong::book(design, || {
        let length = |value| match value {
            0..3 => value + 1,
            3..6 => bits + 2,
            _ => bits + 3,
        };
        (0..1 << bits)
            .map(|value| (length(value), Symbol::Value(value)))
            .collect()
    })
}

/// Two blocks of noise with equal room for every way.
fn noise(design: &E2mc, random: &mut SmallRng) -> Beats {
    let p = design.hardware();
    let mut beats = Beats::new(p.beat_bytes as usize);
    for _ in 0..2 {
        let mut stored: Vec<u8> = (0..p.max_stored_bytes()).map(|_| random.random()).collect();
        for way in 1..p.ways {
            let start = way * p.max_stored_bytes() / p.ways;
            for bit in 0..p.pointer_bits() {
                let at = (way - 1) * p.pointer_bits() + bit;
                let (byte, mask) = ((at / 8) as usize, 1 << (at % 8));
                let one = start >> bit & 1 == 1;
                stored[byte] = stored[byte] & !mask | if one { mask } else { 0 };
            }
        }
        beats.push_block(&stored, (p.max_bursts() - 1) as u8);
    }
    beats
}
