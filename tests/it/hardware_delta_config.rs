//! e2mc-delta's configuration port: tables absent, loaded, read back, changed under a running
//! stream, and there from power-up on.

use std::collections::BTreeSet;

use crate::common::delta_designs::{
    blocks, blocks_of, book_for, design, one_pass, own_halves, protected, protected_one_pass,
    steep_book, Sent,
};
use crate::common::flipped_words::FlippedWords;
use crate::common::mutation::stuck;
use crate::common::traffic::{Access, Traffic};
use hdlgen::internals::codebook::DeltaCodebook;
use hdlgen::internals::design::e2mc_delta::E2mcDelta;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::manifest::Region;
use hdlgen::internals::design::simulate::{bench, load, run};
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::rtl::e2mc_delta::address_map::{ADDRESS_BITS, CONTROL, FLIPPED, VALUES};
use hdlgen::internals::stream::{Beats, Stalls};

const STALLS: Stalls = Stalls {
    seed: 3,
    input: 20,
    output: 30,
};

/// Designs with two codebooks each, and blocks that both compress.
fn setups() -> Vec<(E2mcDelta, [DeltaCodebook; 2], Vec<u8>)> {
    let designs = [
        design(4, 128, 32, 0, "", 0),
        design(8, 64, 32, 64, "0,2", 64),
        design(1, 128, 64, 512, "1", 16),
        one_pass(4, 128, 32, 0, "", 0),
        one_pass(2, 64, 32, 64, "1,2", 8),
        protected(4, 128, 32, 0, "", 0),
        protected(1, 64, 32, 64, "0,2", 64),
        protected_one_pass(2, 64, 32, 64, "1,2", 8),
    ];
    let setup = |design: E2mcDelta| {
        let data = blocks(&design, 4);
        let steep = steep_book(&design, 5);
        let books = [book_for(&design, &data), steep];
        let part = data.len() / 4;
        let data = [&data[..part], &blocks_of(&design, &books[1], 6)[..part / 2]].concat();
        (design, books, data)
    };
    designs.into_iter().map(setup).collect()
}

fn agrees(
    design: &E2mcDelta,
    bench: &mut StreamBench,
    role: Role,
    book: &DeltaCodebook,
    data: &[u8],
) {
    let expected = Expected::new(design, &design.model(book).unwrap(), data);
    run(bench, design, role, &expected, STALLS, 0)
        .unwrap_or_else(|e| panic!("{} {role:?}: {e}", design.name()));
}

/// The input beats of a half for each block.
fn inputs(design: &E2mcDelta, role: Role, book: &DeltaCodebook, data: &[u8]) -> Vec<Beats> {
    let expected = Expected::new(design, &design.model(book).unwrap(), data);
    let all = 0..expected.blocks.len();
    all.map(|i| expected.input(role, design.beat().bytes(), i..i + 1))
        .collect()
}

/// The model's answer to an input block; `None` without tables. The bytes of an error are arbitrary.
fn answer(
    design: &E2mcDelta,
    role: Role,
    book: Option<&DeltaCodebook>,
    block: &Beats,
) -> (Vec<u8>, u8) {
    let (bytes, metadata) = block.blocks_iter().next().unwrap();
    let beat = design.beat().bytes();
    match (role, book) {
        (Role::Compressor, None) => (bytes.to_vec(), 3),
        (Role::Compressor, Some(book)) => {
            let expected = Expected::new(design, &design.model(book).unwrap(), bytes);
            let mut stored = expected.stored[0].clone();
            stored.resize(stored.len().next_multiple_of(beat), 0);
            (stored, expected.metadata[0])
        }
        (Role::Decompressor, None) if metadata == 3 => (bytes.to_vec(), 0),
        (Role::Decompressor, None) => (Vec::new(), 4),
        (Role::Decompressor, Some(book)) => {
            let sent = Sent {
                kind: "any",
                data: bytes.to_vec(),
                metadata,
            };
            let block = sent.verdict(design, &design.model(book).unwrap());
            block.map_or((Vec::new(), 4), |block| (block, 0))
        }
    }
}

/// Whether a read gives 0 because the tables are protected, and their test reads words in places without a row, too.
fn has_no_row(design: &E2mcDelta, role: Role, address: u32) -> bool {
    let tables = design.tables().unwrap().checked(role);
    let is_in = |table: &Region| {
        let bytes = table.address..table.address + 4 * table.words;
        table.address < VALUES && bytes.contains(&address)
    };
    tables.iter().any(is_in)
}

fn same(answer: &(Vec<u8>, u8), bytes: &[u8], user: u8) -> bool {
    answer.1 == user && (user == 4 || answer.0 == bytes)
}

#[test]
fn without_tables_blocks_are_stored_raw_and_compressed_ones_are_errors() {
    for (design, books, data) in setups() {
        for role in own_halves(&design) {
            let unloaded = |bench: &mut StreamBench| {
                let blocks = inputs(&design, role, &books[0], &data);
                let mut stream = Beats::new(design.beat().bytes());
                for block in &blocks {
                    stream.append(block);
                }
                let out = bench.run(&[stream], STALLS).unwrap();
                assert_eq!(out[0].beats.blocks(), blocks.len());
                for (block, (bytes, user)) in blocks.iter().zip(out[0].beats.blocks_iter()) {
                    let answer = answer(&design, role, None, block);
                    assert!(same(&answer, bytes, user), "{} {role:?}", design.name());
                }
            };
            let mut bench = StreamBench::new(&design.module(role).unwrap()).unwrap();
            bench.checks = true;
            bench.simulator().randomise(1);
            bench.reset();
            unloaded(&mut bench);
            let reference = design.reference_of(&books[0]).unwrap();
            load(&mut bench, role, &reference).unwrap();
            agrees(&design, &mut bench, role, &books[0], &data);
            bench.write(CONTROL, 0).unwrap();
            unloaded(&mut bench);
        }
    }
}

#[test]
fn every_word_that_is_loaded_reads_back_and_no_other_is_there() {
    for (design, books, data) in setups() {
        for role in own_halves(&design) {
            let reference = design.reference_of(&books[0]).unwrap();
            let mut bench = bench(&design, role, &reference).unwrap();
            let writes = design.load_sequence(role, &books[0]);
            let known: std::collections::BTreeMap<u32, u32> =
                writes.iter().map(|w| (w.address, w.data)).collect();
            let near = known
                .keys()
                .flat_map(|&at| [at.saturating_sub(4), at, at + 4]);
            let all: BTreeSet<u32> = near.chain((0..1 << ADDRESS_BITS).step_by(4 * 61)).collect();
            for address in all {
                let read = bench.read(address).ok();
                let known = known.get(&address).copied();
                let known = known.or(has_no_row(&design, role, address).then_some(0));
                assert_eq!(read, known, "{} {role:?}: {address:#x}", design.name());
            }
            // Nothing of the first codebook is left after loading the other.
            load(&mut bench, role, &design.reference_of(&books[1]).unwrap()).unwrap();
            for write in design.load_sequence(role, &books[1]).iter().skip(1) {
                assert_eq!(
                    bench.read(write.address).unwrap(),
                    write.data,
                    "{:#x}",
                    write.address
                );
            }
            agrees(&design, &mut bench, role, &books[1], &data);
        }
    }
}

#[test]
fn preloaded_tables_are_there_at_power_up_and_after_reset() {
    for (design, books, data) in setups() {
        let design = design.with_codebook(books[0].clone()).unwrap();
        for role in own_halves(&design) {
            let mut bench = StreamBench::new(&design.module(role).unwrap()).unwrap();
            bench.checks = true;
            bench.simulator().randomise(2);
            bench.reset();
            agrees(&design, &mut bench, role, &books[0], &data);
            for write in design.load_sequence(role, &books[0]).iter().skip(1) {
                assert_eq!(
                    bench.read(write.address).unwrap(),
                    write.data,
                    "{:#x}",
                    write.address
                );
            }
            load(&mut bench, role, &design.reference_of(&books[1]).unwrap()).unwrap();
            agrees(&design, &mut bench, role, &books[1], &data);
        }
    }
}

/// No block is measured with one codebook and coded with another.
#[test]
fn tables_change_between_blocks_of_a_running_stream() {
    for (design, books, data) in setups() {
        for role in own_halves(&design) {
            let name = format!("{} {role:?}", design.name());
            let reference = design.reference_of(&books[0]).unwrap();
            let mut bench = bench(&design, role, &reference).unwrap();
            let load = design.load_sequence(role, &books[1]);
            let write = |address, data| Access::Write {
                address,
                data,
                strobe: 15,
            };
            let accesses: Vec<Access> = load.iter().map(|w| write(w.address, w.data)).collect();
            let blocks = inputs(&design, role, &books[0], &data);
            let traffic = Traffic {
                blocks: &blocks,
                accesses: &accesses,
                lead: blocks.len(),
                seed: 2,
                stall: 20,
            };
            let (out, answers) = traffic.run(bench.simulator());
            assert!(answers.iter().all(|answer| !answer.failed), "{name}");
            let of = |book| -> Vec<_> {
                let blocks = blocks.iter();
                blocks
                    .map(|block| answer(&design, role, book, block))
                    .collect()
            };
            let phases = [of(Some(&books[0])), of(None), of(Some(&books[1]))];
            let (mut phase, mut seen) = (0, [0; 3]);
            for (i, (bytes, user)) in out.iter().enumerate() {
                let at = i % blocks.len();
                let now = (phase..3).find(|&phase| same(&phases[phase][at], bytes, *user));
                phase = now.unwrap_or_else(|| panic!("{name}: block {i} after phase {phase}"));
                seen[phase] += 1;
            }
            assert!(seen.iter().all(|&count| count > 0), "{name}: {seen:?}");
        }
    }
}

/// With parity: a second address of each word of a table, at which a write stores it with a flipped bit.
#[test]
fn words_written_with_a_flipped_bit_are_damaged() {
    for (design, books, data) in setups() {
        if design
            .tables()
            .unwrap()
            .checked(Role::Compressor)
            .is_empty()
        {
            continue;
        }
        let reference = design.reference_of(&books[0]).unwrap();
        for role in own_halves(&design) {
            let mut bench = bench(&design, role, &reference).unwrap();
            let words = design.load_sequence(role, &books[0]);
            let words = words.iter().map(|w| (w.address, w.data)).collect();
            let flipped = FlippedWords {
                name: format!("{} {role:?}", design.name()),
                is_in_table: &|address| address != CONTROL,
                has_no_row: &|address| has_no_row(&design, role, address),
                load: &|bench| load(bench, role, &reference).unwrap(),
                agrees: &|bench| agrees(&design, bench, role, &books[0], &data),
                words,
            };
            flipped.are_damaged(&mut bench);
        }
    }
}

/// Blocks for a half with protected tables: the input, and the output with the tables and without.
struct Blocks {
    sent: Beats,
    right: (Vec<u8>, u8),
    unloaded: (Vec<u8>, u8),
}

/// How many blocks came out right, and stored raw or as errors; of all others none may be.
#[derive(Debug, Default)]
struct Met {
    right: u32,
    stands_in: u32,
    wrong: u32,
}

fn met(bench: &mut StreamBench, blocks: &[Blocks], beat: usize, stalls: Stalls) -> Met {
    let mut stream = Beats::new(beat);
    blocks.iter().for_each(|block| stream.append(&block.sent));
    let outputs = bench.run(&[stream], stalls).unwrap();
    let mut met = Met::default();
    for (block, (bytes, user)) in blocks.iter().zip(outputs[0].beats.blocks_iter()) {
        if same(&block.right, bytes, user) {
            met.right += 1;
        } else if same(&block.unloaded, bytes, user) {
            met.stands_in += 1;
        } else {
            met.wrong += 1;
        }
    }
    met
}

/// A word is damaged that some blocks need, perhaps for their last symbols only: no block is wrong, whether
/// others follow at once or the port stalls. The test detects a unit that loses what it learns late.
#[test]
fn damage_that_is_known_late_is_not_too_late() {
    let coded = ("_output", "coded_is_damaged");
    for (design, role, (part, net)) in [
        (protected(4, 128, 32, 0, "", 0), Role::Compressor, coded),
        (protected(8, 64, 32, 64, "0,2", 64), Role::Compressor, coded),
        (
            protected_one_pass(4, 128, 32, 0, "", 0),
            Role::Compressor,
            ("_compressor", "words_damaged"),
        ),
        (
            protected(2, 128, 32, 64, "", 8),
            Role::Decompressor,
            ("_decompressor", "leaf_damaged"),
        ),
    ] {
        let data = blocks(&design, 4);
        let book = book_for(&design, &data);
        let reference = design.reference_of(&book).unwrap();
        let sent = inputs(&design, role, &book, &data).into_iter();
        let answered = sent.map(|sent| Blocks {
            right: answer(&design, role, Some(&book), &sent),
            unloaded: answer(&design, role, None, &sent),
            sent,
        });
        let all: Vec<Blocks> = answered.collect();
        let module = design.module(role).unwrap();
        let forgets = stuck(&module, part, net, false);
        let words = design.load_sequence(role, &book);
        let of = |module, is_right: bool| {
            let mut bench = StreamBench::new(module).unwrap();
            bench.reset();
            load(&mut bench, role, &reference).unwrap();
            let (mut stands_in, mut wrong) = (0, 0);
            let some = words.iter().filter(|word| word.address != CONTROL);
            for (number, word) in some.step_by(words.len() / 90).enumerate() {
                bench.write(FLIPPED + word.address, word.data).unwrap();
                let first = (number * 31) % (all.len() - 60);
                let stalls = [Stalls::NONE, STALLS][number % 2];
                let beat = design.beat().bytes();
                let met = met(&mut bench, &all[first..first + 60], beat, stalls);
                let name = format!("{} {role:?}: {:#x}: {met:?}", design.name(), word.address);
                assert!(!is_right || met.wrong == 0, "{name}");
                stands_in += met.stands_in;
                wrong += met.wrong;
                bench.write(CONTROL, 0).unwrap();
                bench.write(word.address, word.data).unwrap();
                bench.write(CONTROL, 1).unwrap();
            }
            [stands_in, wrong]
        };
        let [stands_in, _] = of(&module, true);
        assert!(stands_in > 100, "{}: {stands_in}", design.name());
        let [_, wrong] = of(&forgets, false);
        assert!(wrong > 0, "{} {role:?}", design.name());
    }
}
