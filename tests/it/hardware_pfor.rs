//! The hardware of pfor, simulated, against the model: blocks, MAGs, beats, sets of modes and numbers of
//! stages, with stalls; streams that no encoder makes; and a design that is broken on purpose.

use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{store, Codec};
use hdlgen::internals::design::emit::emit;
use hdlgen::internals::design::pfor::Pfor;
use hdlgen::internals::design::{BlockStreams, Design, Options, Role};
use hdlgen::internals::flow::lint;
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::rtl::common::Ports;
use hdlgen::internals::rtl::protect::Protection;
use hdlgen::internals::stream::Stalls;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::common::blocks::{check, geometry, varied, Traffic};
use crate::common::emitted::emitted;
use crate::common::{have, have_verilator};
use crate::techniques_cosim::in_verilator;
use crate::verilog_reading::{is_number, nets};
use hdlgen::internals::blocks::near_bursts;

const STALLS: Stalls = Stalls {
    seed: 7,
    input: 30,
    output: 40,
};

fn design(parameters: &str) -> Pfor {
    Pfor::new(&parameters.parse::<Options>().unwrap()).unwrap()
}

/// Blocks that every mode wins, with few exceptions and many, ramps, bytes, text, floats.
fn blocks(bytes: usize, count: usize, seed: u64) -> Vec<Vec<u8>> {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut all = varied(bytes, count, seed);
    for number in 0..count {
        let (lag, width) = ([1, 2, 4, 6][number % 4], random.random_range(0..14));
        let share = random.random_range(0..30);
        let mut halves: Vec<u16> = (0..lag).map(|_| random.random::<u16>()).collect();
        while halves.len() < bytes / 2 {
            let narrow = (random.random::<u16>() as i16) >> (15 - width);
            let exception = random.random_range(0..100) < share;
            let step = if exception {
                random.random::<u16>()
            } else {
                narrow as u16
            };
            halves.push(halves[halves.len() - lag].wrapping_add(step));
        }
        all.push(halves.iter().flat_map(|half| half.to_le_bytes()).collect());
        let base = random.random::<u16>() >> random.random_range(0..16);
        let shift = random.random_range(0..16);
        let spread = random.random_range(1..=u16::MAX >> shift);
        let above = (0..bytes / 2).map(|_| base.saturating_add(random.random_range(0..spread)));
        all.push(above.flat_map(u16::to_le_bytes).collect());
        all.push(bytes_and_text(bytes, number, &mut random));
    }
    all
}

fn bytes_and_text(bytes: usize, number: usize, random: &mut SmallRng) -> Vec<u8> {
    const TEXT: &[u8] = b" the rain in spain, Stays; mainly=in(the) plane_\xc3\xa9 QXZ {}";
    let most = TEXT.len() - [0, 4, 10][number % 3];
    match number % 4 {
        0 => (0..bytes)
            .map(|_| TEXT[random.random_range(0..most)])
            .collect(),
        1 => {
            let floats = (0..bytes / 2).map(|_| 0x3f00 + (random.random::<u16>() & 0x83ff));
            floats.flat_map(u16::to_le_bytes).collect()
        }
        2 => {
            let mut pixel = random.random::<u32>();
            let words = (0..bytes / 4).map(|_| {
                pixel = pixel.wrapping_add(random.random::<u32>() & 0x0301_0103);
                pixel
            });
            words.flat_map(u32::to_le_bytes).collect()
        }
        _ => {
            let run = random.random_range(1..bytes);
            let mut block = vec![0; bytes];
            random.fill(&mut block[..run]);
            block
        }
    }
}

fn agrees(parameters: &str, count: usize) {
    let design = design(parameters);
    eprintln!("{}", design.name());
    let reference = design.reference(None).unwrap();
    let codec = reference.model.as_ref();
    let ports = design.hardware().ports;
    let mut blocks = blocks(ports.block_bytes as usize, count, 1);
    blocks.extend(near_bursts(geometry(&ports), codec, count, 2));
    let [compressor, decompressor] = Role::ALL.map(|role| design.module(role).unwrap());
    check(&ports, &compressor, &decompressor, codec, &blocks, STALLS);
    Traffic::any_stored(&ports, codec, noise(&design, count)).run(&ports, &decompressor, STALLS);
    let damaged = damaged(&ports, codec, &blocks, 4 * count);
    let all = damaged.len();
    let damaged = Traffic::any_stored(&ports, codec, damaged);
    let refused = damaged.errors();
    // Text does not fit a burst of a block of 64 bytes.
    assert!(
        all == 0 || 0 < refused && refused < all,
        "{refused} of {all}"
    );
    damaged.run(&ports, &decompressor, STALLS);
}

/// Encodings with a few wrong bits, most of them in the header.
fn damaged(
    ports: &Ports,
    codec: &dyn Codec,
    blocks: &[Vec<u8>],
    count: usize,
) -> Vec<(Vec<u8>, u8)> {
    let mut random = SmallRng::seed_from_u64(4);
    let mut scratch = BitWriter::new();
    let coded = blocks.iter().filter_map(|block| {
        let mut stored = Vec::new();
        let bits = store(codec, geometry(ports), block, &mut scratch, &mut stored);
        let is_raw = stored.len() == block.len();
        (!is_raw).then(|| (stored, geometry(ports).metadata(bits)))
    });
    let coded: Vec<(Vec<u8>, u8)> = coded.collect();
    let damaged = coded.iter().cycle().take(count).map(|(stored, metadata)| {
        let mut stored = stored.clone();
        for _ in 0..random.random_range(1..4) {
            let within = [40, 40, 8 * stored.len()][random.random_range(0..3)];
            let bit = random.random_range(0..within);
            stored[bit / 8] ^= 1 << (bit % 8);
        }
        (stored, *metadata)
    });
    damaged.collect()
}

/// Noise behind the header of each mode, as streams of each number of bursts.
fn noise(design: &Pfor, count: usize) -> Vec<(Vec<u8>, u8)> {
    let mut random = SmallRng::seed_from_u64(3);
    let hardware = design.hardware();
    let ports = hardware.ports;
    let modes: Vec<u8> = (0..8)
        .filter(|mode| hardware.modes >> mode & 1 == 1)
        .collect();
    let streams = (0..8 * count).map(|number| {
        let bursts = random.random_range(1..=ports.max_bursts());
        let mut stored = vec![0; (bursts * ports.mag_bytes) as usize];
        random.fill(&mut stored[..]);
        // Few planes and few bits above them, so that some end within the bursts.
        let narrow = [0x11_u8, 0x13, 0x22, 0x31, 0x71, 0xff][random.random_range(0..6)];
        for byte in &mut stored[..5] {
            *byte &= narrow | 0x11 << random.random_range(0..4);
        }
        stored[0] = stored[0] & 0xf8 | modes[number % modes.len()];
        (stored, bursts as u8 - 1)
    });
    streams.collect()
}

#[test]
fn the_default_design_agrees_with_the_model() {
    agrees("", 120);
}

#[test]
fn a_block_at_a_time() {
    for parameters in [
        "lanes=64",
        "beat=128 stages=1",
        "lanes=64 mag=64 beat=16 stages=3",
        "lanes=32 block=64",
        "block=64 beat=64 stages=1 raw=registers",
        "lanes=32 block=64 beat=4 stages=23",
        "lanes=64 beat=8 stages=25 raw=registers",
    ] {
        agrees(parameters, 30);
    }
}

#[test]
fn half_a_block_at_a_time() {
    for parameters in [
        "beat=64",
        "lanes=32 stages=1",
        "lanes=32 mag=64 beat=16 stages=3",
        "lanes=32 raw=registers",
        "block=64",
        "lanes=16 block=64 stages=23",
    ] {
        agrees(parameters, 30);
    }
}

#[test]
fn a_quarter_at_a_time() {
    for parameters in [
        "lanes=16 beat=128 mag=64",
        "lanes=16 beat=128 stages=1",
        "stages=11",
        "mag=64 beat=16 stages=3",
        "block=64 beat=16",
        "lanes=8 block=64 beat=64 stages=1 raw=registers",
        "block=64 beat=4 stages=7",
    ] {
        agrees(parameters, 30);
    }
}

#[test]
fn larger_blocks() {
    for parameters in ["block=256", "block=512 beat=64"] {
        agrees(parameters, 40);
    }
    for parameters in [
        "block=256 mag=64 beat=16 stages=5",
        "block=256 beat=128 stages=1 raw=registers",
        "block=512 mag=64 beat=8 stages=9",
        "block=512 beat=128 stages=1",
    ] {
        agrees(parameters, 12);
    }
}

/// Modes chosen by estimates of half of the block.
#[test]
fn estimates_of_half_a_block() {
    for parameters in [
        "choice=half",
        "choice=half lanes=64 beat=128",
        "choice=half lanes=32 block=64 raw=registers",
        "choice=half lanes=32 stages=9",
        "choice=half block=64",
        "choice=half lanes=8 block=64 modes=0,4",
        "choice=half block=256 modes=0,1,5,6",
        "choice=half block=512 beat=16",
    ] {
        agrees(parameters, 40);
    }
}

/// The compressor of a protected unit.
#[test]
fn protected_memories() {
    for parameters in ["", "lanes=32", "lanes=64 beat=128", "lanes=64 stages=1"] {
        let design = design(parameters);
        let cores = design.block_streams().unwrap().cores().unwrap();
        for protection in [Protection::Parity, Protection::Secded] {
            let module = cores.in_controller(Role::Compressor, protection);
            let module = module.unwrap().unwrap();
            let reference = design.reference(None).unwrap();
            let codec = reference.model.as_ref();
            let ports = design.hardware().ports;
            let blocks = blocks(ports.block_bytes as usize, 20, 1);
            Traffic::raw(&ports, codec, &blocks).run(&ports, &module, STALLS);
        }
    }
}

#[test]
fn sets_of_modes_of_larger_blocks() {
    for (number, modes) in SETS_OF_MODES.into_iter().enumerate() {
        let block = [256, 512][number % 2];
        agrees(&format!("modes={modes} block={block} stages=1"), 8);
    }
}

const SETS_OF_MODES: [&str; 13] = [
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "6,7",
    "0,6",
    "1,7",
    "0,3,7",
    "0,1,2,3,5,6,7",
];

#[test]
fn sets_of_modes_a_block_at_a_time() {
    for modes in SETS_OF_MODES {
        agrees(&format!("modes={modes} stages=1 beat=128"), 12);
        agrees(&format!("lanes=32 modes={modes} block=64 stages=2"), 12);
    }
}

#[test]
fn sets_of_modes_half_a_block_at_a_time() {
    for modes in SETS_OF_MODES {
        agrees(&format!("lanes=32 modes={modes} stages=1"), 12);
        agrees(&format!("modes={modes} block=64 stages=2"), 12);
    }
}

#[test]
fn sets_of_modes_a_quarter_at_a_time() {
    for modes in SETS_OF_MODES {
        agrees(&format!("modes={modes} stages=1"), 12);
        agrees(&format!("lanes=8 modes={modes} block=64"), 12);
    }
}

#[test]
fn most_stages_of_either_half() {
    let most = |parameters: &str| design(parameters).most_stages();
    for parameters in ["", "beat=64", "beat=128", "block=64 modes=0,3"] {
        let stages = most(parameters);
        assert!(stages > 12, "{stages}");
        agrees(&format!("{parameters} stages={stages}"), 20);
        let one_more = format!("{parameters} stages={}", stages + 1);
        assert!(Pfor::new(&one_more.parse::<Options>().unwrap()).is_err());
    }
}

#[test]
#[should_panic(expected = "tuser of block")]
fn hardware_without_a_mode_is_not_the_model_that_has_it() {
    without_a_mode("beat=128");
}

#[test]
#[should_panic(expected = "tuser of block")]
fn half_a_block_without_a_mode_is_not_the_model_that_has_it() {
    without_a_mode("beat=64");
}

fn without_a_mode(parameters: &str) {
    let whole = design(&format!("stages=1 {parameters}"));
    let less = design(&format!("stages=1 {parameters} modes=0,1,2,3,4,6,7"));
    let reference = whole.reference(None).unwrap();
    let codec: &dyn Codec = reference.model.as_ref();
    let ports = whole.hardware().ports;
    let blocks = blocks(128, 40, 5);
    Traffic::stored(&ports, codec, &blocks).run(
        &ports,
        &less.module(Role::Decompressor).unwrap(),
        STALLS,
    );
}

#[test]
fn every_net_has_a_name() {
    for parameters in [
        "",
        "modes=6,7",
        "block=64 modes=0",
        "lanes=8 block=64 modes=0,4,6",
        "lanes=32",
        "lanes=32 modes=6,7",
        "lanes=64",
        "lanes=64 modes=0,4,7 stages=1",
        "choice=half lanes=32 block=64",
        "block=512",
    ] {
        let files = emit(&design(parameters)).unwrap().files;
        let numbered = files.iter().flat_map(|(file, text)| {
            let numbers = nets(text).into_iter().filter(|net| is_number(net));
            numbers.map(move |net| format!("{file}: {net}"))
        });
        let numbered: Vec<String> = numbered.collect();
        assert!(numbered.is_empty(), "{}", numbered.join("\n"));
    }
}

fn lints(parameters: &[&str]) {
    if !have(&[Tool::Verilator]) {
        return;
    }
    for parameters in parameters {
        let (_folder, tops) = emitted(&design(parameters));
        for (_, top) in tops {
            lint::lint(&top).unwrap_or_else(|e| panic!("{}: {e}", top.module));
        }
    }
}

#[test]
fn verilator_has_nothing_to_say_about_few_modes() {
    lints(&[
        "block=64 modes=0 beat=64",
        "lanes=32 block=64 modes=2,4 beat=4 stages=1",
        "block=64 lanes=8 modes=1,4 stages=3",
    ]);
}

#[test]
fn verilator_has_nothing_to_say_about_a_block_at_a_time() {
    lints(&[
        "lanes=64",
        "lanes=64 modes=6,7 raw=registers",
        "lanes=64 modes=1,2,4 stages=6",
    ]);
}

#[test]
fn verilator_has_nothing_to_say_about_a_part_of_a_block_at_a_time() {
    lints(&[
        "",
        "check=crc16",
        "lanes=32 modes=6,7",
        "block=64 modes=0",
        "lanes=8 block=64 modes=2,4 stages=3",
        "modes=6",
    ]);
}

#[test]
fn verilator_has_nothing_to_say_about_larger_blocks() {
    lints(&["block=256", "block=512 modes=0,1,4,6"]);
}

fn verilator_agrees(parameters: &[&str]) {
    if have_verilator() {
        for parameters in parameters {
            let design = design(parameters);
            in_verilator(&design, &design.hardware().ports, 60);
        }
    }
}

#[test]
fn verilator_agrees_about_few_modes() {
    verilator_agrees(&["lanes=32 block=64 modes=0,1 beat=16 stages=9"]);
}

#[test]
fn verilator_agrees_about_the_default_design() {
    verilator_agrees(&[""]);
}

#[test]
fn verilator_agrees_about_larger_blocks() {
    verilator_agrees(&[
        "block=256 modes=0,1,2,3,5,6,7",
        "block=512 beat=64 modes=0,4,6",
    ]);
}

#[test]
fn verilator_agrees_about_more_lanes() {
    verilator_agrees(&[
        "lanes=64",
        "lanes=32",
        "block=64 modes=0,1,5 beat=16 stages=9",
    ]);
}
