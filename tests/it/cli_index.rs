//! The index of `encode`: its contents, the mismatches that `decode` rejects, and `--stored`.

use hdlgen::internals::codebook::Codebook;
use hdlgen::internals::codec::list::FORMATS;
use hdlgen::internals::codec::{Codec, E2mc};
use hdlgen::internals::design::e2mc::E2mc as Design;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::manifest::sha256;
use hdlgen::internals::design::simulate::bench;
use hdlgen::internals::design::{Options, Role};
use hdlgen::internals::stream::{Beats, Stalls};
use hdlgen::internals::terms::{Geometry, SymbolLength};
use serde_json::Value;

use crate::common::folder::{sample, Folder};

/// Blocks that are stored in one to three bursts, and blocks that are stored raw, some of them with an
/// encoding of more than three bursts.
fn mixed() -> Vec<u8> {
    let mut data = sample();
    let mut state = 1u64;
    for (block, bytes) in data.chunks_mut(128).enumerate() {
        let noise = (block % 9) * 16;
        for byte in &mut bytes[..noise.min(128)] {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            *byte = (state >> 56) as u8;
        }
    }
    data
}

fn json(folder: &Folder, name: &str) -> Value {
    serde_json::from_slice(&folder.read(name)).unwrap()
}

#[test]
fn json_says_what_the_stream_was_made_with_and_each_block() {
    let folder = Folder::new();
    let data = mixed();
    folder.write("data", &data[..data.len() - 100]);
    folder.run("train data --pad -o book.json").success();
    let encode = "encode --codebook book.json --pdw 2 --pad data -o out --index index.json";
    folder.run(encode).success();
    let index = json(&folder, "index.json");
    assert_eq!(index["codec"], "e2mc");
    let parameters =
        serde_json::json!({ "block": 128, "mag": 32, "sl": 16, "pdw": 2, "ends": "one" });
    assert_eq!(index["parameters"], parameters);
    assert_eq!(index["codebook"], sha256(&folder.read("book.json")));
    assert_eq!(index["data_bytes"], data.len() - 100);
    assert!(index.get("stored").is_none());
    let blocks = index["blocks"].as_array().unwrap();
    assert_eq!(blocks.len(), 160);
    let geometry = Geometry::default();
    let mut all = 0;
    for block in blocks {
        let bits = block["bits"].as_u64().unwrap() as u32;
        assert!(block["raw"].is_boolean());
        assert_eq!(block["metadata"], geometry.metadata(bits));
        all += bits.div_ceil(8) as usize;
    }
    assert_eq!(all, folder.read("out").len());
    let four = |block: &&Value| block["metadata"] == 3 && block["raw"] == false;
    assert!(
        blocks.iter().any(|block| four(&block)),
        "an encoding of four bursts"
    );
    folder
        .run("encode --codec bdi --pad data -o out --index index.json")
        .success();
    assert!(json(&folder, "index.json")["codebook"].is_null());
}

#[test]
fn the_binary_form_has_two_bytes_a_block_and_says_the_same() {
    let folder = Folder::new();
    let data = mixed();
    folder.write("data", &data);
    for stored in ["", "--stored"] {
        let encode = format!("encode --codec bpc-opt {stored} data -o out --index");
        folder.run(&format!("{encode} index")).success();
        folder.run(&format!("{encode} index.json")).success();
        let index = folder.read("index");
        assert!(index.len() < 2 * 160 + 150, "{} bytes", index.len());
        let long = data.repeat(20);
        folder.write("long", &long);
        folder
            .run("encode --codec bpc-opt long -o long.out --index long.index")
            .success();
        let longer = folder.read("long.index").len() - folder.read("index").len();
        assert!(longer <= 2 * 19 * 160);
        for name in ["index", "index.json"] {
            let decode = format!("decode --codec bpc-opt out --index {name} -o back");
            folder.run(&decode).success();
            assert_eq!(folder.read("back"), data);
        }
    }
}

#[test]
fn what_does_not_match_is_refused() {
    let folder = Folder::new();
    folder.write("data", &mixed());
    folder.write("other", &sample());
    folder.run("train data -o book.json").success();
    folder.run("train other -o other.json").success();
    for index in ["index", "index.json"] {
        let encode = "encode --codebook book.json --pdw 4 data -o out --index";
        folder.run(&format!("{encode} {index}")).success();
        let decode = |options: &str| format!("decode {options} out --index {index} -o back");
        for (options, reason) in [
            ("--codebook book.json --pdw 2", "--pdw 4, not 2"),
            ("--codebook other.json", "--codebook of SHA-256"),
            ("--codebook book.json --mag 64", "--mag 32, not 64"),
            ("--codebook book.json --block 64", "--block 128, not 64"),
            ("--codec bdi", "--codec e2mc, not bdi"),
        ] {
            folder.fails(&decode(options), reason);
        }
        folder
            .run("encode --codec bdi data -o out --index")
            .failure();
        folder
            .run(&format!("encode --codec bdi data -o out --index {index}"))
            .success();
        folder.fails(&decode("--codec m-bdi"), "--codec bdi, not m-bdi");
        assert!(!folder.path("back").exists());
    }
    folder.fails("decode --codec bdi out --index out -o back", "one file");
}

#[test]
fn padding_does_not_come_back() {
    let folder = Folder::new();
    for length in [1, 127, 128, 129, 20000] {
        let data = &mixed()[..length];
        folder.write("data", data);
        for stored in ["", "--stored"] {
            folder
                .run(&format!(
                    "encode --codec fpc {stored} --pad data -o out --index index"
                ))
                .success();
            let done = folder.json("decode --codec fpc out --index index -o back --json");
            assert_eq!(done["bytes"], length);
            assert_eq!(folder.read("back"), data);
        }
    }
}

#[test]
fn what_is_stored_goes_through_the_hardware_by_its_metadata() {
    let folder = Folder::new();
    let data = mixed();
    folder.write("data", &data);
    folder.run("train data -o book.json").success();
    folder
        .run("encode --codebook book.json --stored data -o out --index index.json")
        .success();
    let (stream, index) = (folder.read("out"), json(&folder, "index.json"));
    assert_eq!(index["stored"], true);
    let design = Design::new(&Options::default()).unwrap();
    let book = Codebook::read(&folder.path("book.json"), None::<SymbolLength>).unwrap();
    let reference = design.reference_of(&book);
    let mut bench = bench(&design, Role::Decompressor, &reference).unwrap();
    let (mut input, mut rest) = (Beats::new(32), &stream[..]);
    for block in index["blocks"].as_array().unwrap() {
        let metadata = block["metadata"].as_u64().unwrap() as u8;
        let (own, after) = rest.split_at(match metadata {
            3 => 128,
            bursts => (usize::from(bursts) + 1) * 32,
        });
        assert_eq!(block["raw"], metadata == 3);
        input.push_block(own, metadata);
        rest = after;
    }
    assert!(rest.is_empty());
    let out = bench.run(&[input], Stalls::NONE).unwrap();
    let given: Vec<_> = out[0].beats.blocks_iter().collect();
    for ((bytes, user), block) in given.iter().zip(data.chunks(128)) {
        assert_eq!((*bytes, *user), (block, 0));
    }
    // It equals the memory contents that the model predicts.
    let expected = Expected::new(&design, reference.model.as_ref(), &data);
    assert_eq!(expected.stored.concat(), stream);
}

#[test]
fn every_encoding_fits_into_two_bytes() {
    let folder = Folder::new();
    folder.write("data", &sample());
    for geometry in Geometry::all() {
        for format in FORMATS {
            let max = format.codec(geometry).map_or(0, |codec| codec.max_bits());
            assert!(max < 1 << 15, "{}", format.name);
        }
        for sl in [4, 8, 16, 32] {
            folder
                .run(&format!("train data --sl {sl} -o book.json"))
                .success();
            let book = Codebook::read(&folder.path("book.json"), None).unwrap();
            let codec = E2mc::new(&book, geometry.block(), 8.try_into().unwrap());
            assert!(codec.max_bits() < 1 << 15);
        }
    }
}

/// Two bytes a block have no room for the lengths of the largest blocks.
#[test]
fn the_largest_blocks_need_an_index_in_json() {
    let folder = Folder::new();
    folder.write("data", &sample()[..8192]);
    let line = "encode --codec pfor --block 4096 data -o stream --index";
    folder.fails(&format!("{line} index"), "a name that ends in .json");
    assert!(!folder.path("stream").exists());
    folder.run(&format!("{line} index.json")).success();
    let line = "decode --codec pfor --block 4096 stream --index index.json -o back";
    folder.run(line).success();
    assert_eq!(folder.read("back"), sample()[..8192]);
}
