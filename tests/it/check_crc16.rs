//! `--check crc16`: a CRC of each compressed block, in models and hardware, against one written apart.

use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{load, store, Codec};
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::pfor::Pfor;
use hdlgen::internals::design::simulate::run;
use hdlgen::internals::design::tableless::TablelessDesign;
use hdlgen::internals::design::techniques::{Technique, TECHNIQUES};
use hdlgen::internals::design::{designs, BlockStreams, Design, Options, Role};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::stream::Stalls;

use crate::common::blocks::{at_burst_boundaries, check, varied};
use crate::common::controller::{options, train, Setup, FLUSH};
use crate::common::folder::Folder;
use crate::common::have_verilator;
use crate::techniques_cosim::in_verilator;
use crate::torture::both;

/// Block, MAG and beat: a burst in several beats, in one, and several in one.
const SIZES: [(u32, u32, u32); 5] = [
    (128, 32, 4),
    (128, 32, 32),
    (64, 32, 64),
    (128, 32, 64),
    (128, 32, 128),
];

fn design(technique: &'static Technique, (block, mag, beat): (u32, u32, u32)) -> TablelessDesign {
    let options = Options::default()
        .with("block", block)
        .with("mag", mag)
        .with("beat", beat)
        .with("check", "crc16");
    TablelessDesign::new(technique, &options).unwrap()
}

/// Every codec of the list, with these additional parameters.
fn codecs(flags: &str) -> Vec<Box<dyn Design>> {
    let codecs = designs()
        .iter()
        .filter(|entry| entry.design(&Options::default()).unwrap().is_codec());
    let made: Vec<_> = codecs
        .map(|entry| entry.design(&options(flags)).unwrap())
        .collect();
    assert!(made.len() >= TECHNIQUES.len() + 4);
    made
}

/// The model, with a codebook trained on blocks if it needs one.
fn model(design: &dyn Design, blocks: &[Vec<u8>]) -> Box<dyn Codec> {
    let book = train(design, &blocks.concat());
    design.reference(book.as_ref()).unwrap().model
}

/// The remainder of the block's bits behind sixteen ones, by long division.
fn remainder(block: &[u8]) -> [u8; 2] {
    let mut bits: Vec<bool> = Vec::new();
    for byte in block {
        bits.extend((0..8).rev().map(|bit| byte >> bit & 1 == 1));
    }
    // The register that begins with ones is the first sixteen bits, inverted.
    bits.extend([false; 16]);
    bits[..16].iter_mut().for_each(|bit| *bit = !*bit);
    for at in 0..bits.len() - 16 {
        if bits[at] {
            for power in [0, 4, 11, 16] {
                bits[at + power] ^= true;
            }
        }
    }
    let rest = &bits[bits.len() - 16..];
    let value = rest
        .iter()
        .fold(0, |value, &bit| value << 1 | u16::from(bit));
    value.to_le_bytes()
}

#[test]
fn a_stored_block_is_a_plain_one_with_its_crc_in_the_last_two_bytes() {
    assert_eq!(remainder(b"123456789"), [0xb1, 0x29]);
    let mut all = [0; 4];
    let blocks = varied(128, 400, 1);
    for (checked, plain) in codecs("check=crc16").iter().zip(codecs("")) {
        let both =
            [checked, &plain].map(|design| (model(design.as_ref(), &blocks), design.geometry()));
        let mut bursts = [0; 4];
        for block in &blocks {
            let stored = both.each_ref().map(|(model, geometry)| {
                let mut stored = Vec::new();
                let scratch = &mut BitWriter::new();
                let bits = store(model.as_ref(), *geometry, block, scratch, &mut stored);
                (stored, bits, geometry.metadata(bits))
            });
            let [(stored, bits, metadata), (without, ..)] = stored;
            // Two bytes more, rounded up to bursts.
            let needed = (bits as usize + 16).div_ceil(256);
            assert_eq!(stored.len(), 32 * needed.min(4));
            bursts[usize::from(metadata)] += 1;
            if needed >= 4 {
                assert_eq!(stored, *block);
                continue;
            }
            let (encoding, crc) = stored.split_at(stored.len() - 2);
            assert_eq!(crc, remainder(block));
            // Of others the end or the choice depends on the room.
            if checked.kind() != "m-bdi" && !both[0].0.writes_stored() {
                let end = without.len().min(encoding.len());
                assert_eq!(encoding[..end], without[..end]);
            }
        }
        let compressed: usize = bursts[..3].iter().sum();
        assert!(
            compressed > 0 && bursts[3] > 0,
            "{}: {bursts:?}",
            checked.name()
        );
        all = [0, 1, 2, 3].map(|kind| all[kind] + bursts[kind]);
    }
    assert!(all.iter().all(|&blocks| blocks > 20), "{all:?}");
}

/// The CRC covers the block: a compressed block with a flipped bit gives an error, or decodes to the block
/// itself. Of 65,536 flips that the codec decodes to another block, one has its CRC.
#[test]
fn no_flipped_bit_of_a_stored_block_is_another_block() {
    let mut all = 0;
    for design in codecs("check=crc16") {
        let blocks = varied(128, 40, 2);
        let (model, geometry) = (model(design.as_ref(), &blocks), design.geometry());
        let mut back = vec![0; 128];
        let (mut errors, mut silent, mut missed) = (0, 0, 0);
        for block in blocks {
            let mut stored = Vec::new();
            let scratch = &mut BitWriter::new();
            let bits = store(model.as_ref(), geometry, &block, scratch, &mut stored);
            if geometry.stored_raw(bits) {
                continue;
            }
            let metadata = geometry.metadata(bits);
            for bit in 0..stored.len() * 8 {
                stored[bit / 8] ^= 1 << (bit % 8);
                let encoding = &stored[..stored.len() - 2];
                let is_taken = model.decode(encoding, &mut back).is_ok();
                silent += usize::from(is_taken && back != block);
                match load(model.as_ref(), geometry, metadata, &stored, &mut back) {
                    Ok(()) => missed += usize::from(back != block),
                    Err(_) => errors += 1,
                }
                stored[bit / 8] ^= 1 << (bit % 8);
            }
        }
        assert!(
            silent > 100 && errors > silent && missed <= 1,
            "{}: {silent} and {missed} of {errors}",
            design.name()
        );
        all += errors;
    }
    assert!(all > 2000 * TECHNIQUES.len(), "{all}");
}

/// Both halves, with and without stalls; some of the stored blocks are corrupt.
#[test]
fn hardware_agrees_with_the_model() {
    let stalled = Stalls {
        seed: 7,
        input: 30,
        output: 40,
    };
    for (number, technique) in TECHNIQUES.iter().enumerate() {
        for size in [SIZES[number % 5], SIZES[(number + 2) % 5]] {
            let design = design(technique, size);
            eprintln!("{}", design.command());
            let reference = design.reference(None).unwrap();
            let codec = reference.model.as_ref();
            let ports = design.hardware(Role::Compressor).ports;
            let mut blocks = varied(ports.block_bytes as usize, 150, 1);
            blocks.extend(at_burst_boundaries(&ports, codec, 2));
            let [compressor, decompressor] = Role::ALL.map(|role| design.module(role).unwrap());
            for stalls in [Stalls::NONE, stalled] {
                check(&ports, &compressor, &decompressor, codec, &blocks, stalls);
            }
        }
    }
}

/// A check costs the compressor no cycle, and the decompressor one.
#[test]
fn cycles_are_what_the_manifest_says() {
    for name in ["fpc-opt", "bdi"] {
        let technique = Technique::find(name).unwrap();
        let plain = TablelessDesign::new(technique, &Options::default()).unwrap();
        let checked = design(technique, SIZES[1]);
        let reference = checked.reference(None).unwrap();
        let mut blocks = varied(128, 320, 5);
        blocks.rotate_left(6);
        let all = Expected::new(&checked, reference.model.as_ref(), &blocks.concat());
        let noise = Expected::new(&checked, reference.model.as_ref(), &blocks[0]);
        for (role, more) in Role::ALL.into_iter().zip([0, 1]) {
            let [half, before] = [&checked, &plain].map(|design| design.half(role).unwrap());
            assert_eq!(half.interval, before.interval);
            assert_eq!(half.latency, before.latency + more);
            let mut bench = StreamBench::new(&half.module).unwrap();
            let alone = run(&mut bench, &checked, role, &noise, Stalls::NONE, 0).unwrap();
            assert_eq!(alone.latency_max, u64::from(half.latency), "{name}");
            let timing = run(&mut bench, &checked, role, &all, Stalls::NONE, 0).unwrap();
            assert_eq!(
                timing.interval_max,
                Some(u64::from(half.interval)),
                "{name}"
            );
        }
    }
}

/// Random input, with and without corrupt blocks.
#[test]
fn hardware_with_tables_or_a_core_of_its_own_agrees_with_the_model() {
    for (kind, all) in [
        (
            "numbers",
            &["beat=4", "ranks=table", "format=int8 block=512 mag=64"][..],
        ),
        (
            "e2mc",
            &[
                "",
                "pdw=1 beat=4",
                "pdw=2 beat=128 mag=64",
                "pdw=8 beat=8",
                "ends=both",
            ],
        ),
        (
            "e2mc",
            &["encoders=1 beat=8 sl=4", "ends=both pdw=8 sl=8 block=64"],
        ),
        (
            "e2mc-delta",
            &["", "pdw=8 beat=128", "pdw=1", "one-pass=true pdw=2"],
        ),
        (
            "e2mc-delta",
            &["one-pass=true", "one-pass=true pdw=8 mag=64"],
        ),
    ] {
        torture(kind, all);
    }
}

#[test]
fn pfor_agrees_with_the_model_in_all_blocks_and_lanes() {
    torture(
        "pfor",
        &[
            "block=64 lanes=8",
            "block=64 lanes=16 beat=64",
            "block=64 lanes=32",
        ],
    );
    torture(
        "pfor",
        &["lanes=16 mag=64", "lanes=32 beat=128", "lanes=64"],
    );
    torture("pfor", &["block=256", "block=512 beat=64"]);
}

fn torture(kind: &str, all: &[&str]) {
    let all: Vec<_> = all
        .iter()
        .map(|flags| format!("{flags} check=crc16"))
        .collect();
    let all: Vec<_> = all.iter().map(String::as_str).collect();
    both(kind, &all);
}

#[test]
fn verilator_agrees() {
    if have_verilator() {
        let pfor = Pfor::new(&options("check=crc16")).unwrap();
        in_verilator(&pfor, &pfor.hardware().ports, 60);
        let design = design(Technique::find("bdi").unwrap(), SIZES[3]);
        let ports = design.hardware(Role::Compressor).ports;
        in_verilator(&design, &ports, 60);
    }
}

/// Memory holds the blocks as the model stores them; corrupt blocks are errors. `controller_errors` has more.
#[test]
fn a_controller_has_it_from_its_codec() {
    for codec in ["", "codec=pfor "] {
        let setup = Setup::new(&format!("{codec}mdc=1024 check=crc16"), 64);
        let mut running = setup.used(1, 200);
        setup.read_back(&mut running).unwrap();
        running.command("flush", FLUSH).unwrap();
        assert!(setup.check_memory(&mut running.bench) > 100);
        running
            .trouble(&setup.design, &setup.traffic, 3, 100)
            .unwrap();
    }
}

/// A stream of all codecs is what memory holds: a flipped bit is an error, and one without a check is none of it.
#[test]
fn encode_and_decode_have_it() {
    let folder = Folder::new();
    let data = [vec![0; 512], varied(128, 160, 3).concat()];
    folder.write("data", &data.concat());
    folder.run("train data -o e2mc").success();
    folder
        .run("train data --codec e2mc-delta -o delta")
        .success();
    for flags in [
        "--codec pfor",
        "--codec pfor --block 512",
        "--codec numbers --format bf16",
        "--codec bdi",
        "--codec e2mc --codebook e2mc",
        "--codec e2mc --codebook e2mc --ends both",
        "--codec e2mc-delta --codebook delta",
    ] {
        for index in ["index", "index.json"] {
            let checked = format!("{flags} --check crc16");
            let encode = format!("encode {checked} --pad data -o out --index {index}");
            folder.run(&encode).success();
            let decode = format!("decode {checked} out --index {index} -o back");
            folder.run(&decode).success();
            assert_eq!(folder.read("back"), folder.read("data"), "{flags}");
            let other = format!("decode {flags} out --index {index} -o back");
            folder.fails(&other, "--check");
        }
        // The first block is of zeros, and so compressed.
        let mut stored = folder.read("out");
        stored[31] ^= 1;
        folder.write("out", &stored);
        let decode = format!("decode {flags} --check crc16 out --index index -o back");
        folder.fails(&decode, "block 0: ");
    }
}
