//! The configuration port: tables absent, loaded, read back, changed under a
//! running stream; preloaded tables, resets, and noise at power-up.

use std::collections::{BTreeSet, HashMap};

use hdlgen::internals::design::simulate::{bench, load, run};
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::hdl::sim::LANES;
use hdlgen::internals::rtl::e2mc::tables::address_map::{
    ADDRESS_BITS, CONTROL, DECODE_TABLE, FLIPPED,
};
use hdlgen::internals::stream::{Beats, Stalls, Write};
use hdlgen::internals::terms::Geometry;

use crate::common::flipped_words::FlippedWords;
use crate::common::mutation::stuck;
use crate::common::setups::{bytes_of, setups, Phase, Setup, STALLS};
use crate::common::traffic::{Access, Traffic};

#[test]
fn without_tables_blocks_are_stored_raw_and_compressed_ones_are_errors() {
    for setup in setups() {
        for role in Role::ALL {
            let mut bench = StreamBench::new(&setup.design.module(role).unwrap()).unwrap();
            bench.checks = true;
            bench.simulator().randomise(1);
            bench.reset();
            setup.agrees_unloaded(&mut bench, role);
            load(
                &mut bench,
                role,
                &setup.design.reference_of(&setup.books[0]),
            )
            .unwrap();
            setup.agrees(&mut bench, role, &setup.books[0]);
            bench.write(CONTROL, 0).unwrap();
            setup.agrees_unloaded(&mut bench, role);
        }
    }
}

#[test]
fn every_word_that_is_loaded_reads_back_and_no_other_is_there() {
    for setup in setups() {
        for role in Role::ALL {
            let name = setup.name(role);
            let mut bench = bench(
                &setup.design,
                role,
                &setup.design.reference_of(&setup.books[0]),
            )
            .unwrap();
            let mut known = setup.words(role, 0);
            // All that are there, their neighbours, and some of the rest.
            let near = known
                .keys()
                .flat_map(|&at| [at.saturating_sub(4), at, at + 4]);
            let scattered = (0..1 << ADDRESS_BITS).step_by(4 * 61);
            let all: BTreeSet<u32> = near.chain(scattered).collect();
            for address in all {
                let read = bench.read(address).ok();
                assert_eq!(read, known.get(&address).copied(), "{name}: {address:#x}");
            }
            // Nothing of the first codebook is left after loading the other.
            load(
                &mut bench,
                role,
                &setup.design.reference_of(&setup.books[1]),
            )
            .unwrap();
            known.extend(setup.words(role, 1));
            for (address, data) in known {
                assert_eq!(bench.read(address).unwrap(), data, "{name}: {address:#x}");
            }
            setup.agrees(&mut bench, role, &setup.books[1]);
        }
    }
}

#[test]
fn refused_writes_do_nothing() {
    for setup in setups() {
        for role in Role::ALL {
            let name = setup.name(role);
            let mut bench = bench(
                &setup.design,
                role,
                &setup.design.reference_of(&setup.books[0]),
            )
            .unwrap();
            let known = setup.words(role, 0);
            let mut accesses = Vec::new();
            // Addresses without a word.
            for address in (0..1 << ADDRESS_BITS).step_by(4 * 61) {
                if !known.contains_key(&address) {
                    accesses.push(Access::Write {
                        address,
                        data: !0,
                        strobe: 15,
                    });
                    accesses.push(Access::Read { address });
                }
            }
            // Not the whole word.
            for (i, (&address, &data)) in known.iter().enumerate() {
                accesses.push(Access::Write {
                    address,
                    data: !data,
                    strobe: i as u32 % 15,
                });
            }
            let refused = accesses.len();
            let read = |&address: &u32| Access::Read { address };
            accesses.extend(known.keys().map(read));
            let blocks = setup.blocks(role, &setup.books[..1]);
            let traffic = Traffic {
                blocks: &blocks,
                accesses: &accesses,
                lead: 20,
                seed: 1,
                stall: 20,
            };
            let (out, answers) = traffic.run(bench.simulator());
            for (access, answer) in accesses.iter().zip(&answers[..refused]) {
                assert!(answer.failed, "{name}: {access:?}");
            }
            for ((address, data), answer) in known.iter().zip(&answers[refused..]) {
                assert!(!answer.failed, "{name}: {address:#x}");
                assert_eq!(answer.data, *data, "{name}: {address:#x}");
            }
            // The stream went on meanwhile.
            let phase = Phase::Loaded(Box::new(setup.design.model(&setup.books[0])));
            for (i, (bytes, user)) in out.iter().enumerate() {
                let expected = setup.expect(role, &blocks[i % blocks.len()], &phase);
                assert_eq!(expected, (bytes_of(*user, bytes), *user), "{name}: {i}");
            }
        }
    }
}

/// With parity: a second address of each word of a table, at which a write stores it with a flipped bit.
#[test]
fn words_written_with_a_flipped_bit_are_damaged() {
    let mut protected = setups();
    protected.retain(|setup| {
        let tables = setup.design.tables().expect("tables");
        !tables.checked(Role::Compressor).is_empty()
    });
    assert_eq!(protected.len(), 2);
    for setup in protected {
        let book = setup.design.reference_of(&setup.books[0]);
        for role in Role::ALL {
            let mut bench = bench(&setup.design, role, &book).unwrap();
            let flipped = FlippedWords {
                name: setup.name(role),
                words: setup.words(role, 0),
                is_in_table: &|address| address >= DECODE_TABLE,
                has_no_row: &|_| false,
                load: &|bench| {
                    setup.agrees_unloaded(bench, role);
                    load(bench, role, &book).unwrap();
                },
                agrees: &|bench| setup.agrees(bench, role, &setup.books[0]),
            };
            flipped.are_damaged(&mut bench);
        }
    }
}

/// A word of the decode table is damaged that only a block's last symbol needs: the block is an error, the
/// raw one behind it is not. Damage of the last symbol is known a cycle later; the test detects a unit that
/// loses it then.
#[test]
fn a_damaged_word_of_a_last_symbol_is_an_error() {
    let (role, last_net) = (Role::Decompressor, "last_symbol_damaged");
    let mut all = setups();
    all.retain(|setup| setup.design.name() == "e2mc_sl16_pdw4_mfv512_protectparity");
    let setup = all.pop().unwrap();
    let (expected, words) = (setup.expected(&setup.books[0]), setup.words(role, 0));
    let blocks = setup.blocks(role, &setup.books[..1]);
    let is_raw = |number: &usize| expected.metadata[*number] == Geometry::RAW_METADATA;
    let raw = (0..blocks.len()).find(is_raw).unwrap();
    let book = setup.design.reference_of(&setup.books[0]);
    let module = setup.design.module(role).unwrap();
    let forgets = stuck(&module, "_decompressor", last_net, false);
    let [mut bench, mut forgetful] = [&module, &forgets].map(|module| {
        let mut bench = StreamBench::new(module).unwrap();
        bench.reset();
        load(&mut bench, role, &book).unwrap();
        bench
    });
    let mut count = 0;
    for number in (0..blocks.len()).filter(|number| !is_raw(number)) {
        let symbols = expected.blocks[number].chunks(2);
        let symbols = symbols.map(|two| u32::from(u16::from_le_bytes([two[0], two[1]])));
        let symbols: Vec<u32> = symbols.collect();
        let last = symbols[symbols.len() - 1];
        let is_of = |(address, data): &(&u32, &u32)| **address >= DECODE_TABLE && **data == last;
        let once = symbols.iter().filter(|symbol| **symbol == last).count() == 1;
        let Some((address, data)) = words.iter().find(is_of).filter(|_| once && last != 0) else {
            continue;
        };
        count += 1;
        let mut beats = Beats::new(setup.design.beat().bytes());
        [number, raw, number]
            .iter()
            .for_each(|one| beats.append(&blocks[*one]));
        let errors = |bench: &mut StreamBench, stalls: Stalls| -> Vec<bool> {
            bench.write(FLIPPED + address, *data).unwrap();
            let outputs = bench.run(std::slice::from_ref(&beats), stalls).unwrap();
            load(bench, role, &book).unwrap();
            let users = outputs[0].beats.blocks_iter().map(|(_, user)| user);
            users.map(|user| user == 4).collect()
        };
        for stalls in [Stalls::NONE, STALLS] {
            assert_eq!(errors(&mut bench, stalls), [true, false, true], "{number}");
            assert_eq!(
                errors(&mut forgetful, stalls),
                [false, false, true],
                "{number}"
            );
        }
    }
    assert!(count > 2, "{count}");
}

#[test]
fn compressors_tables_change_between_blocks_of_a_running_stream() {
    tables_change_between_blocks(Role::Compressor);
}

#[test]
fn decompressors_tables_change_between_blocks_of_a_running_stream() {
    tables_change_between_blocks(Role::Decompressor);
}

fn tables_change_between_blocks(role: Role) {
    for setup in setups() {
        let name = setup.name(role);
        let mut bench = bench(
            &setup.design,
            role,
            &setup.design.reference_of(&setup.books[0]),
        )
        .unwrap();
        let load = setup.design.load_sequence(role, &setup.books[1]);
        let write = |w: &Write| Access::Write {
            address: w.address,
            data: w.data,
            strobe: 15,
        };
        let accesses: Vec<Access> = load.iter().map(write).collect();
        let blocks = setup.blocks(role, &setup.books);
        for stall in [0, 40] {
            let traffic = Traffic {
                blocks: &blocks,
                accesses: &accesses,
                lead: blocks.len(),
                seed: 2,
                stall,
            };
            let (out, answers) = traffic.run(bench.simulator());
            assert!(answers.iter().all(|answer| !answer.failed), "{name}");
            let loaded = |book| Phase::Loaded(Box::new(setup.design.model(book)));
            let [old, new] = [0, 1].map(|i| loaded(&setup.books[i]));
            in_phases(&setup, role, &blocks, &out, [old, Phase::Unloaded, new]);
            hdlgen::internals::design::simulate::load(
                &mut bench,
                role,
                &setup.design.reference_of(&setup.books[0]),
            )
            .unwrap();
        }
    }
}

/// Each block must be the output of one of the phases, with the phases in order.
fn in_phases(
    setup: &Setup,
    role: Role,
    blocks: &[Beats],
    out: &[(Vec<u8>, u8)],
    phases: [Phase; 3],
) {
    let name = setup.name(role);
    let mut expected: HashMap<(usize, usize), (Vec<u8>, u8)> = HashMap::new();
    let mut agrees = |i: usize, phase: usize, got: &(Vec<u8>, u8)| {
        let at = i % blocks.len();
        let expected = expected
            .entry((at, phase))
            .or_insert_with(|| setup.expect(role, &blocks[at], &phases[phase]));
        *expected == (bytes_of(got.1, &got.0), got.1)
    };
    let (mut phase, mut seen) = (0, [0; 3]);
    for (i, got) in out.iter().enumerate() {
        let now = (phase..3).find(|&phase| agrees(i, phase, got));
        phase = now.unwrap_or_else(|| panic!("{name}: block {i} after phase {phase}: {got:?}"));
        seen[phase] += 1;
    }
    assert!(seen.iter().all(|&count| count > 0), "{name}: {seen:?}");
}

#[test]
fn preloaded_tables_are_there_at_power_up_and_after_reset() {
    for mut setup in setups() {
        setup.design = setup.design.with_codebook(setup.books[0].clone()).unwrap();
        for role in Role::ALL {
            let mut bench = StreamBench::new(&setup.design.module(role).unwrap()).unwrap();
            bench.checks = true;
            bench.simulator().randomise(2);
            bench.reset();
            setup.agrees(&mut bench, role, &setup.books[0]);
            for (address, data) in setup.words(role, 0) {
                assert_eq!(bench.read(address).unwrap(), data, "{address:#x}");
            }
            bench.reset();
            setup.agrees(&mut bench, role, &setup.books[0]);
            // The tables can nevertheless be changed.
            load(
                &mut bench,
                role,
                &setup.design.reference_of(&setup.books[1]),
            )
            .unwrap();
            setup.agrees(&mut bench, role, &setup.books[1]);
        }
    }
}

/// The power-up contents are gone once a write clears the control word.
#[test]
fn a_reset_amid_a_reload_of_preloaded_tables_leaves_them_unloaded() {
    for mut setup in setups() {
        setup.design = setup.design.with_codebook(setup.books[0].clone()).unwrap();
        for role in Role::ALL {
            let mut bench = StreamBench::new(&setup.design.module(role).unwrap()).unwrap();
            bench.checks = true;
            bench.simulator().randomise(8);
            bench.reset();
            let writes = setup.design.load_sequence(role, &setup.books[1]);
            let cut = [1, writes.len() / 2, writes.len() - 1];
            for count in cut {
                for write in &writes[..count] {
                    bench.write(write.address, write.data).unwrap();
                }
                bench.reset();
                assert_eq!(bench.read(CONTROL).unwrap(), 0, "{}", setup.name(role));
                setup.agrees_unloaded(&mut bench, role);
            }
            // All but the last write are done; then they count as loaded for good.
            bench.write(CONTROL, 1).unwrap();
            bench.reset();
            assert_eq!(bench.read(CONTROL).unwrap(), 1, "{}", setup.name(role));
            setup.agrees(&mut bench, role, &setup.books[1]);
        }
    }
}

#[test]
fn a_reset_in_mid_stream_leaves_nothing_behind() {
    for setup in setups() {
        for role in Role::ALL {
            let mut bench = bench(
                &setup.design,
                role,
                &setup.design.reference_of(&setup.books[0]),
            )
            .unwrap();
            bench.checks = true;
            let blocks = setup.blocks(role, &setup.books[..1]);
            for cycles in [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144] {
                cut_off(&mut bench, &blocks, cycles);
                bench.reset();
                assert_eq!(bench.read(CONTROL).unwrap(), 0, "{}", setup.name(role));
                if cycles == 55 {
                    setup.agrees_unloaded(&mut bench, role);
                }
                // A reset does not touch the tables, only the word that says
                // that they are there.
                bench.write(CONTROL, 1).unwrap();
                setup.agrees(&mut bench, role, &setup.books[0]);
            }
        }
    }
}

/// Sends blocks for some cycles, and an access at their end.
fn cut_off(bench: &mut StreamBench, blocks: &[Beats], cycles: usize) {
    let simulator = bench.simulator();
    let port = |name: &str| simulator.input(name).unwrap();
    let (valid, data, last) = (
        port("s_axis_tvalid"),
        port("s_axis_tdata"),
        port("s_axis_tlast"),
    );
    let (user, arvalid) = (simulator.input("s_axis_tuser"), port("s_axil_arvalid"));
    let ready = simulator.output("s_axis_tready").unwrap();
    let mut beats = blocks.iter().flat_map(Beats::iter);
    let mut taken = true;
    for cycle in 0..cycles {
        if taken {
            let beat = beats.next().unwrap();
            let words: Vec<u64> = beat.words().collect();
            for lane in 0..LANES {
                simulator.set(data, lane, &words);
            }
            simulator.set_all(last, beat.last.into());
            if let Some(user) = user {
                simulator.set_all(user, beat.user.into());
            }
        }
        simulator.set_all(valid, 1);
        simulator.set_all(arvalid, u64::from(cycle + 3 > cycles));
        simulator.settle();
        taken = simulator.get(ready, 0) == 1;
        simulator.clock();
    }
}

#[test]
fn noise_at_power_up_changes_nothing() {
    for setup in setups() {
        for role in Role::ALL {
            let expected = setup.expected(&setup.books[0]);
            let mut streams = vec![Beats::new(setup.design.beat().bytes()); LANES];
            let blocks = setup.blocks(role, &setup.books[..1]);
            for (i, block) in blocks.iter().enumerate() {
                streams[i % LANES].append(block);
            }
            let mut outputs = Vec::new();
            for noise in [None, Some(3), Some(4)] {
                let mut bench = StreamBench::new(&setup.design.module(role).unwrap()).unwrap();
                bench.checks = true;
                if let Some(seed) = noise {
                    bench.simulator().randomise(seed);
                    bench.reset();
                }
                load(
                    &mut bench,
                    role,
                    &setup.design.reference_of(&setup.books[0]),
                )
                .unwrap();
                outputs.push(bench.run(&streams, STALLS).unwrap());
                run(&mut bench, &setup.design, role, &expected, STALLS, 0)
                    .unwrap_or_else(|e| panic!("{}: {e}", setup.name(role)));
            }
            // Every beat, and the cycles of each block.
            assert!(
                outputs.iter().all(|output| *output == outputs[0]),
                "{}",
                setup.name(role)
            );
        }
    }
}
