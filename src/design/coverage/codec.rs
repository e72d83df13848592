//! A half of a codec under right and wrong packets.

use std::rc::Rc;

use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

use super::{
    blocks_of_data, changed, mixed, near_bursts, of_noise, ports, skewed, steep, CoverageError,
    Effort, Torture,
};
use crate::design::bench::load;
use crate::design::expected::Expected;
use crate::design::{Design, Role};
use crate::hdl::sim::accesses::{Accesses, Kind};
use crate::hdl::sim::packets::{pour, quiet, run as run_packets, Lane, Ports};
use crate::hdl::sim::stream::StreamBench;
use crate::hdl::sim::{CoverPoint, Coverage, Simulator, LANES};
use crate::hdl::Module;
use crate::stream::Write;

/// Times that tables are loaded and the half is reset.
const ROUNDS: u64 = 8;
/// Cycles of random accesses before the tables of a round are loaded.
const ACCESSES: usize = 2000;
/// Cycles in which the output takes nothing, more than an access waits for a pause.
const BLOCKED: usize = 10_000;
/// Cycles with a blocked output until a half takes no more blocks.
const FILLS: usize = 600;
/// Changes of a word by which a block comes near a burst's edge.
pub(super) const CHANGES: usize = 500;

/// Runs the half, and reports the cover points that it reached.
pub fn run(
    design: &dyn Design,
    role: Role,
    module: &Rc<Module>,
    points: &[CoverPoint],
    effort: Effort,
) -> Result<Coverage, CoverageError> {
    let mut bench = watched(module, points, effort.seed)?;
    let mut random = SmallRng::seed_from_u64(effort.seed);
    for round in 0..ROUNDS {
        let torture = torture(design, role, effort.seed + round)?;
        let wrong = |what| CoverageError::Wrong {
            half: design.role_name(role),
            round,
            what,
        };
        let packets = effort.blocks.div_ceil(ROUNDS * LANES as u64);
        one_round(&mut bench, &torture, round, packets, &mut random)?.map_err(wrong)?;
    }
    Ok(bench.simulator().covered())
}

/// A bench at power-up, whose cover points are watched; they are known to be there.
pub(super) fn watched(
    module: &Rc<Module>,
    points: &[CoverPoint],
    seed: u64,
) -> Result<StreamBench, CoverageError> {
    let mut bench = StreamBench::traceable(module)?;
    bench.simulator().randomise(seed);
    cover(bench.simulator(), points)?;
    Ok(bench)
}

/// Watches a simulator whose cover points are known to be there.
pub(super) fn cover(simulator: &mut Simulator, points: &[CoverPoint]) -> Result<(), CoverageError> {
    let found = simulator.cover(points);
    found.map_err(|source| CoverageError::Point {
        point: "all".into(),
        source,
    })
}

/// Blocks, with a codebook of some of them where there is one.
fn torture(design: &dyn Design, role: Role, seed: u64) -> Result<Torture<'_>, CoverageError> {
    let geometry = design.geometry();
    let bytes = geometry.block().bytes();
    let mut blocks = blocks_of_data(bytes, seed);
    let trained = codebook_data(&mut blocks, bytes, seed);
    let reference = design.reference(design.train(&trained)?.as_ref())?;
    let model = reference.model.as_ref();
    blocks.extend(of_noise(geometry, model, &blocks, 400, seed));
    blocks.extend(near_bursts(geometry, model, CHANGES, seed));
    blocks.extend(changed(&blocks, 400, seed));
    blocks.extend(mixed(&blocks, 400, seed));
    let expected = Expected::new(design, reference.model.as_ref(), &blocks.concat());
    Ok(Torture {
        design,
        role,
        reference,
        blocks,
        expected,
    })
}

/// Training data of a codebook, which give codewords of many lengths, the longest codewords, or the codewords of
/// the blocks. Adds blocks that have such codewords.
fn codebook_data(blocks: &mut Vec<Vec<u8>>, bytes: usize, seed: u64) -> Vec<u8> {
    let (data, more) = match seed % 4 {
        0 => steep(bytes, 400, seed),
        1 | 2 => skewed(bytes, 400, seed),
        _ => (Vec::new(), Vec::new()),
    };
    let trained = match seed % 4 {
        0 | 2 => data,
        _ => [data, blocks.concat()].concat(),
    };
    blocks.extend(more);
    trained
}

/// Resets, accesses that leave arbitrary words in the tables, a reset, tables, and packets. In every second
/// round the packets end in the middle.
fn one_round(
    bench: &mut StreamBench,
    torture: &Torture,
    round: u64,
    packets: u64,
    random: &mut SmallRng,
) -> Result<Result<(), String>, CoverageError> {
    let (role, design) = (torture.role, torture.design);
    let writes = torture.reference.load_sequence(role);
    reset(bench.simulator(), random);
    let addresses = addresses(design, role, writes)?;
    let all = Accesses::new(bench.simulator(), addresses.clone(), Kind::All);
    let Some(ports) = ports(bench.simulator(), design.geometry()) else {
        return Ok(Err("no stream ports".into()));
    };
    if let Some(mut all) = all {
        all.run(bench.simulator(), ACCESSES, random);
        reset(bench.simulator(), random);
        anything_loaded(bench, torture, &ports, packets, random)?;
        reset(bench.simulator(), random);
    }
    load(bench, role, &torture.reference)?;
    let mut lanes = lanes(torture, packets, random);
    let cycles = match round % 2 {
        0 => usize::MAX,
        _ => packets as usize * random.random_range(2..20),
    };
    let stalls = [0, 1].map(|_| *[0.0, 0.1, 0.3, 0.6, 0.9].choose(random).unwrap_or(&0.0));
    let mut reads = Accesses::new(bench.simulator(), addresses.clone(), Kind::Reads);
    let mut choices = SmallRng::seed_from_u64(random.random());
    let mut clock = |simulator: &mut Simulator| match &mut reads {
        Some(reads) => reads.clock(simulator, &mut choices),
        None => simulator.clock(),
    };
    let simulator = bench.simulator();
    let done = run_packets(
        simulator, &mut clock, &ports, &mut lanes, cycles, stalls, random,
    );
    if reads.is_some() && round % 2 == 1 {
        blocked(bench, torture, &ports, addresses, random)?;
    }
    Ok(done)
}

/// Reads of tables beside an output that takes nothing, until they need not wait any more. The half is full
/// before they begin.
fn blocked(
    bench: &mut StreamBench,
    torture: &Torture,
    ports: &Ports,
    addresses: Vec<u32>,
    random: &mut SmallRng,
) -> Result<(), CoverageError> {
    reset(bench.simulator(), random);
    load(bench, torture.role, &torture.reference)?;
    let simulator = bench.simulator();
    let mut lanes = lanes(torture, FILLS as u64, random);
    pour(simulator, ports, &mut lanes, FILLS, [0.0, 1.0], random);
    if let Some(mut reads) = Accesses::new(simulator, addresses, Kind::Reads) {
        reads.run(simulator, BLOCKED, random);
    }
    Ok(())
}

/// Each lane with this many packets.
fn lanes(torture: &Torture, packets: u64, random: &mut SmallRng) -> Vec<Lane> {
    let lane = |_| {
        let mut lane = Lane::default();
        (lane.packets).extend((0..packets).map(|_| torture.packet(random)));
        lane
    };
    (0..LANES).map(lane).collect()
}

/// Sends packets through a half with arbitrary tables: all words are written with random bits, and then
/// enabled as a codebook.
fn anything_loaded(
    bench: &mut StreamBench,
    torture: &Torture,
    ports: &Ports,
    packets: u64,
    random: &mut SmallRng,
) -> Result<(), CoverageError> {
    let writes = torture.reference.load_sequence(torture.role);
    let Some((control, tables)) = writes.split_last() else {
        return Ok(());
    };
    for write in tables.iter().skip(1) {
        let data = match random.random_range(0..4) {
            0 => write.data,
            1 => u32::MAX,
            _ => random.random(),
        };
        bench.write(write.address, data)?;
    }
    bench.write(control.address, control.data)?;
    let mut lanes = lanes(torture, packets, random);
    let cycles = packets as usize * 40;
    pour(
        bench.simulator(),
        ports,
        &mut lanes,
        cycles,
        [0.1, 0.1],
        random,
    );
    Ok(())
}

/// Some words of each region of the configuration port, and the words of the tables.
fn addresses(design: &dyn Design, role: Role, writes: &[Write]) -> Result<Vec<u32>, CoverageError> {
    let mut all: Vec<u32> = writes.iter().map(|write| write.address).collect();
    // Each region as often as the largest, so that registers are not rare.
    for region in design.half(role)?.address_map {
        let words = u64::from(region.words.max(1));
        let some = (0..64).map(|number| number * words / 64);
        all.extend(some.map(|word| region.address + 4 * word as u32));
    }
    Ok(all)
}

/// Some cycles of reset.
fn reset(simulator: &mut Simulator, random: &mut SmallRng) {
    quiet(simulator);
    simulator.reset(true);
    for _ in 0..*[1, 1, 2, 4].choose(random).unwrap_or(&1) {
        simulator.settle();
        simulator.clock();
    }
    simulator.reset(false);
}
