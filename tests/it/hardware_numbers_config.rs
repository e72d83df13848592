//! The configuration port of the hardware for numbers: words there and not there, read back,
//! refused, changed under a running stream; tables from power-up on; resets.

use crate::common::traffic;

use std::collections::BTreeMap;

use crate::common::numbers::{blocks, design, table, Traffic};
use crate::common::traffic::Access;
use hdlgen::internals::codebook::RankTable;
use hdlgen::internals::design::numbers::{load_sequence, Numbers};
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::rtl::common::axi_lite::REVISION;
use hdlgen::internals::rtl::numbers::address_map::{ADDRESS_BITS, CONTROL};
use hdlgen::internals::stream::{Beats, Stalls};
use hdlgen::internals::terms::NumberFormat;

fn designs() -> [Numbers; 2] {
    [
        design(NumberFormat::Bf16, "2,3", 128, 32, 0),
        design(NumberFormat::Fp8E5m2, "1,2,1", 256, 32, 32),
    ]
}

fn load(bench: &mut StreamBench, design: &Numbers, table: &RankTable) {
    for write in load_sequence(table, design.digits()) {
        bench.write(write.address, write.data).unwrap();
    }
}

fn agrees(bench: &mut StreamBench, name: &str, traffic: &Traffic) {
    let outputs = bench.run(&[traffic.beats(0, 1)], Stalls::NONE).unwrap();
    let checked = traffic.check(0, 1, &outputs[0].beats);
    checked.unwrap_or_else(|e| panic!("{name}: {e}"));
}

fn words(design: &Numbers, table: &RankTable) -> BTreeMap<u32, u32> {
    let writes = load_sequence(table, design.digits());
    writes.iter().map(|w| (w.address, w.data)).collect()
}

#[test]
fn every_word_that_is_loaded_reads_back_and_no_other_is_there() {
    for design in designs() {
        let tables = [1, 2].map(|seed| table(design.format(), seed));
        for role in Role::ALL {
            let mut bench = StreamBench::new(&design.module(role).unwrap()).unwrap();
            for table in &tables {
                load(&mut bench, &design, table);
                let known = words(&design, table);
                // The revision is read only.
                let mut readable = known.clone();
                readable.insert(REVISION, 0);
                for address in (0..1 << ADDRESS_BITS).step_by(4) {
                    let read = bench.read(address).ok();
                    assert_eq!(read, readable.get(&address).copied(), "{address:#x}");
                    if !known.contains_key(&address) {
                        assert!(bench.write(address, !0).is_err(), "{address:#x}");
                    }
                }
                assert_eq!(words(&design, table), known);
            }
            assert_eq!(design.half(role).unwrap().address_map.len(), 3);
        }
    }
}

/// Blocks are encoded with the old table, then without a table, then with the new one; and accesses are
/// answered at once, independently of the streams.
#[test]
fn the_table_changes_between_blocks_of_a_running_stream() {
    for design in designs() {
        let tables = [1, 2].map(|seed| table(design.format(), seed));
        // Of either table, so that each compresses some.
        let of_table = |table| blocks(&design, table, 40, 3);
        let blocks: Vec<_> = tables.iter().flat_map(of_table).collect();
        for role in Role::ALL {
            let name = format!("{} {}", design.name(), role.name());
            let mut bench = StreamBench::new(&design.module(role).unwrap()).unwrap();
            load(&mut bench, &design, &tables[0]);
            let writes = load_sequence(&tables[1], design.digits());
            let mut accesses: Vec<Access> = (writes.iter())
                .map(|w| Access::Write {
                    address: w.address,
                    data: w.data,
                    strobe: 15,
                })
                .collect();
            // A partial write, and a write to an address without a word, change nothing.
            for (address, strobe) in [(CONTROL, 7), (writes[1].address, 0), (0x80, 15)] {
                let data = 0;
                accesses.push(Access::Write {
                    address,
                    data,
                    strobe,
                });
            }
            let phase = |table: Option<&RankTable>, input: &Traffic| {
                let mut phase = Traffic::new(&design, role, table, &tables[0], &blocks);
                phase.input.clone_from(&input.input);
                phase
            };
            let sent = Traffic::new(&design, role, Some(&tables[0]), &tables[0], &blocks);
            let none = phase(None, &sent);
            let new = match role {
                Role::Compressor => phase(Some(&tables[1]), &sent),
                Role::Decompressor => sent.read_with(&design, &tables[1]),
            };
            let list: Vec<Beats> = (0..sent.input.len())
                .map(|number| sent.beats(number, sent.input.len()))
                .collect();
            for stall in [0, 40] {
                load(&mut bench, &design, &tables[0]);
                let running = traffic::Traffic {
                    blocks: &list,
                    accesses: &accesses,
                    lead: list.len(),
                    seed: 2,
                    stall,
                };
                let (out, answers) = running.run(bench.simulator());
                let refused = answers.iter().filter(|answer| answer.failed).count();
                assert_eq!(refused, 3, "{name}");
                let (mut now, mut seen) = (0, [0; 3]);
                for (number, (bytes, user)) in out.iter().enumerate() {
                    let number = number % list.len();
                    let fits = |phase: &&Traffic| {
                        let (wanted, tuser) = &phase.output[number];
                        tuser == user && wanted.as_ref().is_none_or(|wanted| wanted == bytes)
                    };
                    let phases = [&sent, &none, &new];
                    let found = phases[now..].iter().position(fits);
                    now += found.unwrap_or_else(|| panic!("{name}: block {number} in {now}"));
                    seen[now] += 1;
                }
                assert!(seen.iter().all(|&count| count > 0), "{name}: {seen:?}");
            }
        }
    }
}

#[test]
fn accesses_are_answered_while_the_output_stands_still() {
    let design = &designs()[0];
    let table = table(design.format(), 1);
    let blocks = blocks(design, &table, 40, 3);
    for role in Role::ALL {
        let mut bench = StreamBench::new(&design.module(role).unwrap()).unwrap();
        load(&mut bench, design, &table);
        let traffic = Traffic::new(design, role, Some(&table), &table, &blocks);
        let simulator = bench.simulator();
        let valid = simulator.input("s_axis_tvalid").unwrap();
        let ready = simulator.input("m_axis_tready").unwrap();
        let last = simulator.input("s_axis_tlast").unwrap();
        for (port, value) in [(valid, 1), (ready, 0), (last, 1)] {
            simulator.set_all(port, value);
        }
        for _ in 0..40 {
            simulator.settle();
            simulator.clock();
        }
        for (address, data) in words(design, &table) {
            assert_eq!(bench.read(address).unwrap(), data);
        }
        bench.reset();
        bench.write(CONTROL, 1).unwrap();
        agrees(&mut bench, role.name(), &traffic);
    }
}

#[test]
fn preloaded_tables_are_there_at_power_up_and_after_reset() {
    for design in designs() {
        let tables = [1, 2].map(|seed| table(design.format(), seed));
        let blocks = blocks(&design, &tables[0], 60, 3);
        let design = design.with_table(tables[0].clone()).unwrap();
        for role in Role::ALL {
            let name = format!("{} {}", design.name(), role.name());
            let mut bench = StreamBench::new(&design.module(role).unwrap()).unwrap();
            bench.checks = true;
            bench.simulator().randomise(2);
            let with = |table| Traffic::new(&design, role, Some(table), table, &blocks);
            for _ in 0..2 {
                bench.reset();
                agrees(&mut bench, &name, &with(&tables[0]));
                for (address, data) in words(&design, &tables[0]) {
                    assert_eq!(bench.read(address).unwrap(), data, "{address:#x}");
                }
            }
            // They can be changed, and a reset amid that leaves them unloaded.
            load(&mut bench, &design, &tables[1]);
            agrees(&mut bench, &name, &with(&tables[1]));
            bench.write(CONTROL, 0).unwrap();
            bench.reset();
            assert_eq!(bench.read(CONTROL).unwrap(), 0, "{name}");
            let unloaded = Traffic::new(&design, role, None, &tables[0], &blocks);
            agrees(&mut bench, &name, &unloaded);
        }
    }
}

#[test]
fn tables_of_another_format_are_refused() {
    let design = designs()[0].clone();
    let other = table(NumberFormat::Fp16, 1);
    assert!(design.reference_of(&other).is_err());
    let error = design.with_table(other).unwrap_err().to_string();
    assert!(error.contains("fp16") && error.contains("bf16"), "{error}");
}
