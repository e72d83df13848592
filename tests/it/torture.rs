//! Every codec's hardware on a stream that breaks the rules: registers hold random values at power-up, blocks
//! have too few or too many beats, `tuser` changes within them, stored ones are corrupt, both sides stall,
//! and resets come in the middle. At the end a stream without any of this, which has to be as fast as the
//! manifest says.

use std::collections::BTreeMap;

use hdlgen::internals::blocks::{changed, elements, near_bursts, of_noise, skewed, varied};
use hdlgen::internals::design::coverage::{ports, Torture};
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::simulate::load;
use hdlgen::internals::design::techniques::TECHNIQUES;
use hdlgen::internals::design::{Design, Entry, Half, Options, Role};
use hdlgen::internals::hdl::sim::packets::{quiet, run, Lane};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::hdl::sim::{Simulator, LANES};
use hdlgen::internals::stream::{Beats, Stalls, Write};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

use crate::common::controller::{options, train};

/// Packets of a lane between two resets.
const PACKETS: usize = 30;
/// The last of these ends when all output has been received.
const ROUNDS: usize = 4;
/// Blocks of a lane that come one behind the other without a stall.
const STRAIGHT: usize = 20;
/// Words of tables that are read back.
const READ_BACK: usize = 40;

fn torture(kind: &str, flags: &str, role: Role, seed: u64) -> Result<(), String> {
    let design = Entry::find(kind).unwrap();
    let design = design.design(&options(flags)).unwrap();
    let half = design.half(role).unwrap();
    tortured(design.as_ref(), role, &half, seed).map_err(|what| format!("{flags}: {what}"))
}

/// A half of a design, or something else in its place.
pub fn tortured(design: &dyn Design, role: Role, half: &Half, seed: u64) -> Result<(), String> {
    let geometry = design.geometry();
    let bytes = geometry.block().bytes();
    let mut blocks = varied(bytes, 60, seed);
    blocks.push(vec![0; bytes]);
    blocks.extend(elements(bytes, 60, seed));
    let mut trained = blocks.concat();
    if seed % 2 == 0 {
        let (data, own) = skewed(bytes, 60, seed);
        trained.extend(data);
        blocks.extend(own);
    }
    let book = train(design, &trained);
    let reference = design.reference(book.as_ref()).unwrap();
    let model = reference.model.as_ref();
    blocks.extend(of_noise(geometry, model, &blocks, 200, seed));
    blocks.extend(near_bursts(geometry, model, 500, seed));
    blocks.extend(changed(&blocks, 300, seed));
    let data = blocks.concat();
    let torture = Torture {
        design,
        role,
        expected: Expected::new(design, reference.model.as_ref(), &data),
        reference,
        blocks,
    };
    let mut bench = StreamBench::new(&half.module).map_err(|error| error.to_string())?;
    let ports = ports(bench.simulator(), geometry).unwrap();
    assert_eq!(ports.framing_error.is_some(), role == Role::Compressor);
    let mut random = SmallRng::seed_from_u64(seed);
    bench.simulator().randomise(seed);
    let (mut right, mut wrong) = (0, 0);
    for round in 0..ROUNDS {
        reset(bench.simulator(), &mut random);
        load(&mut bench, role, &torture.reference).map_err(|error| error.to_string())?;
        let mut lanes: Vec<Lane> = (0..LANES).map(|_| Lane::default()).collect();
        for lane in &mut lanes {
            let packets = (0..PACKETS).map(|_| torture.packet(&mut random));
            lane.packets.extend(packets);
        }
        let ends = round + 1 == ROUNDS;
        let cycles = if ends {
            usize::MAX
        } else {
            random.random_range(20..1000)
        };
        let stalls = [0, 30, 90].map(|percent| f64::from(percent) / 100.0);
        let stalls = [0, 1].map(|_| *stalls.choose(&mut random).unwrap());
        run(
            bench.simulator(),
            &mut Simulator::clock,
            &ports,
            &mut lanes,
            cycles,
            stalls,
            &mut random,
        )
        .map_err(|what| format!("round {round}, stalls {stalls:?}: {what}"))?;
        if ends {
            right += lanes.len() * PACKETS;
            wrong += lanes.iter().map(|lane| lane.dropped).sum::<usize>();
        }
    }
    assert!(right > 0 && (role == Role::Decompressor || wrong > 0));
    if role == Role::Compressor && bench.simulator().input("s_axil_araddr").is_some() {
        // The control word: tables are loaded; a framing error was seen, until it is cleared.
        let mut control = || bench.read(0).map_err(|error| error.to_string());
        assert_eq!(control()?, 3);
        assert_eq!(control()?, 3);
        bench.write(0, 3).map_err(|error| error.to_string())?;
        let control = bench.read(0).map_err(|error| error.to_string())?;
        assert_eq!(control, 1);
    }
    reset(bench.simulator(), &mut random);
    load(&mut bench, role, &torture.reference).map_err(|error| error.to_string())?;
    read_back(
        &mut bench,
        torture.reference.load_sequence(role),
        &mut random,
    )?;
    straight(&mut bench, &torture, half, &mut random)
}

/// Reset for a cycle, which is enough, or for several: more would flush unreset values through the stages.
fn reset(simulator: &mut Simulator, random: &mut SmallRng) {
    quiet(simulator);
    simulator.reset(true);
    for _ in 0..*[1, 1, 2, 4].choose(random).unwrap() {
        simulator.settle();
        simulator.clock();
    }
    simulator.reset(false);
}

/// Some of the words that were loaded read as they were written.
fn read_back(
    bench: &mut StreamBench,
    writes: &[Write],
    random: &mut SmallRng,
) -> Result<(), String> {
    let last: BTreeMap<u32, u32> = writes
        .iter()
        .map(|write| (write.address, write.data))
        .collect();
    // The control word says more than was written to it.
    let words: Vec<_> = last
        .into_iter()
        .filter(|(address, _)| *address != 0)
        .collect();
    for &(address, data) in words.choose_multiple(random, READ_BACK) {
        let read = bench.read(address).map_err(|error| error.to_string())?;
        if read != data {
            return Err(format!("{read:x} for {data:x} at {address:x}"));
        }
    }
    Ok(())
}

/// Single blocks in each lane, and many in sequence, without stalls: the output is correct, within the number
/// of cycles that the manifest states.
fn straight(
    bench: &mut StreamBench,
    torture: &Torture,
    half: &Half,
    random: &mut SmallRng,
) -> Result<(), String> {
    bench.checks = true;
    for count in [1, STRAIGHT] {
        let numbers: Vec<Vec<usize>> = (0..LANES)
            .map(|_| {
                (0..count)
                    .map(|_| random.random_range(0..torture.blocks.len()))
                    .collect()
            })
            .collect();
        let inputs: Vec<Beats> = (numbers.iter())
            .map(|numbers| {
                let mut beats = Beats::new(torture.design.beat().bytes());
                for &number in numbers {
                    let expected = &torture.expected;
                    match torture.role {
                        Role::Compressor => beats.push_block(&expected.blocks[number], 0),
                        Role::Decompressor => {
                            beats.push_block(&expected.stored[number], expected.metadata[number]);
                        }
                    }
                }
                beats
            })
            .collect();
        let outputs = bench
            .run(&inputs, Stalls::NONE)
            .map_err(|error| error.to_string())?;
        for (numbers, output) in numbers.iter().zip(&outputs) {
            for (&number, (bytes, user)) in numbers.iter().zip(output.beats.blocks_iter()) {
                torture.expected.check(torture.role, number, bytes, user)?;
            }
            let first = output.times.first().map_or(0, |(begin, end)| end - begin);
            let each = output.times.windows(2).map(|pair| pair[1].0 - pair[0].0);
            let interval = each.max().unwrap_or(0);
            if first > u64::from(half.latency) || interval > u64::from(half.interval) {
                return Err(format!(
                    "{first} cycles for a block alone, {interval} from block to block"
                ));
            }
        }
    }
    Ok(())
}

/// Both halves of a design, with all of these flags.
pub fn both(kind: &str, all: &[&str]) {
    for (number, flags) in (0..).zip(all) {
        for role in Role::ALL {
            let done = torture(kind, flags, role, 7 * number + 1);
            done.unwrap_or_else(|what| panic!("{kind} {flags}, {}: {what}", role.name()));
        }
    }
}

/// Ports of all kinds, for designs without parameters of their own.
const PORTS: &[&str] = &["", "beat=4", "beat=128", "block=64 beat=16"];

macro_rules! designs {
    ($($test:ident $kind:literal $flags:expr;)*) => {
        $(#[test] fn $test() { both($kind, $flags); })*

        #[test]
        fn every_codec_is_here() {
            let all = hdlgen::internals::design::designs().iter();
            let codecs = all.filter(|entry| {
                entry.design(&Options::default()).unwrap().is_codec()
            });
            let names: Vec<&str> = codecs.map(|entry| entry.name).collect();
            let without_tables = TECHNIQUES.iter().map(|technique| technique.name);
            let here: Vec<&str> = [$($kind),*].into_iter().chain(without_tables).collect();
            assert_eq!(names, here);
        }
    };
}

designs! {
    e2mc "e2mc" &[
        "", "beat=128", "pdw=1 beat=4", "pdw=1 beat=8 sl=8", "pdw=1 beat=16 sl=32", "pdw=8 beat=4",
        "sl=4 pdw=4 encoders=1 beat=8", "block=64 beat=4 pdw=2 encoders=1", "ends=both",
    ];
    e2mc_delta "e2mc-delta" &["", "beat=4", "beat=128", "one-pass=true", "one-pass=true beat=4"];
    numbers "numbers" &[
        "", "beat=4", "beat=128", "format=int8 block=256 beat=64", "ranks=table",
        "ranks=table format=int8 block=256 beat=64",
    ];
    pfor "pfor" PORTS;
}

/// The designs of the list of techniques.
#[test]
fn without_tables() {
    for technique in TECHNIQUES {
        both(technique.name, PORTS);
    }
}
