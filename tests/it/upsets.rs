//! Bits that flip: in the simulator, and `hdlgen faults`.

use std::rc::Rc;

use hdlgen::internals::design::controller::Controller;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::faults::{Outcome, UnitUpsets, Upsets};
use hdlgen::internals::design::simulate::{bench, load, run};
use hdlgen::internals::design::{Design, Options, Reference, Role};
use hdlgen::internals::hdl::netlist::{Memory, MemoryImage};
use hdlgen::internals::hdl::sim::storage::Upset;
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::hdl::sim::{Simulator, LANES};
use hdlgen::internals::hdl::Builder;
use hdlgen::internals::rtl::e2mc::tables::address_map::{CONTROL, DAMAGE_BIT};
use hdlgen::internals::stream::Stalls;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde_json::Value;

use crate::common::delta_designs;
use crate::common::designs::{adversarial_blocks, book_for, protected_design};
use crate::common::folder::{sample, Folder};

/// A register of 40 bits that holds, and a memory of eight words of 50 bits.
fn simulator() -> Simulator {
    let m = Builder::new("stores");
    let held = m.register_reset("held", 40, 0);
    m.next_if(held, m.input("load", 1), m.input("value", 40));
    m.output("held_value", held);
    let size = Memory {
        depth: 8,
        width: 50,
    };
    let image = Some(Rc::new(MemoryImage {
        file: "words.hex".into(),
        words: (0..8).map(|i| i << 40 | i).collect(),
    }));
    let write = (m.constant(0, 1), m.constant(0, 3), m.constant(0, 50));
    let read = (m.constant(1, 1), m.input("address", 3));
    m.output("word", m.memory("words", size, image, write, read));
    Simulator::new(&m.finish().unwrap()).unwrap()
}

#[test]
fn one_bit_of_one_lane_flips() {
    let mut simulator = simulator();
    let storage = simulator.storage();
    let find = |is_memory: bool, name: &str| {
        let found = storage.iter();
        let mut found = found.filter(|one| one.is_memory() == is_memory && one.name == name);
        found.next().unwrap()
    };
    let (register, memory) = (find(false, "held"), find(true, ""));
    assert_eq!((register.bits(), register.scope.as_str()), (40, "stores"));
    assert_eq!((memory.width, memory.depth, memory.bits()), (50, 8, 400));

    let before = simulator.state();
    let (held, word) = ("held_value", "word");
    let read = |simulator: &mut Simulator, port: &str, lane: usize| {
        let port = simulator.output(port).unwrap();
        simulator.settle();
        simulator.get(port, lane)
    };
    simulator.flip(5, register, 33);
    // Bit 41 of word 3.
    simulator.flip(7, memory, 3 * 50 + 41);
    simulator.set_all(simulator.input("address").unwrap(), 3);
    simulator.settle();
    simulator.clock();
    for lane in 0..LANES {
        assert_eq!(
            read(&mut simulator, held, lane),
            u64::from(lane == 5) << 33,
            "lane {lane}"
        );
        let stored = 3 << 40 | 3;
        let flipped = if lane == 7 { 1 << 41 } else { 0 };
        assert_eq!(
            read(&mut simulator, word, lane),
            stored ^ flipped,
            "lane {lane}"
        );
    }
    simulator.restore(&before);
    simulator.set_all(simulator.input("address").unwrap(), 3);
    simulator.settle();
    simulator.clock();
    for lane in 0..LANES {
        assert_eq!(read(&mut simulator, held, lane), 0);
        assert_eq!(read(&mut simulator, word, lane), 3 << 40 | 3);
    }
}

fn sum(modules: &Value, kind: &str, of: &str) -> u64 {
    let modules = modules.as_array().unwrap().iter();
    let modules = modules.filter(|module| module["kind"] == kind);
    modules.map(|module| module[of].as_u64().unwrap()).sum()
}

#[test]
fn faults_are_counted_by_module_and_again_by_the_same_seed() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let line = "faults --sl 8 --pdw 2 --faults 640 --seed 7 --json --csv rows.csv data";
    let halves = folder.json(&format!("{line} --log harm.csv"));
    let again = format!("{line} --threads 1 --log again.csv");
    assert_eq!(halves, folder.json(&again));
    let harm = folder.text("harm.csv");
    assert_eq!(harm, folder.text("again.csv"));
    for half in halves.as_array().unwrap() {
        for kind in ["registers", "memories"] {
            let of = |name: &str| sum(&half["modules"], kind, name);
            let all: u64 = ["no_effect", "detected", "hang", "silent"]
                .map(of)
                .iter()
                .sum();
            assert_eq!(all, 640, "{half}");
            assert!(of("no_effect") > 0, "{half}");
            assert!(of("silent") + of("detected") > 0, "{half}");
        }
        // A raw block's bits are unchecked data.
        assert!(sum(&half["modules"], "registers", "silent") > 0, "{half}");
        // The log has each upset that did harm, under its module.
        for module in half["modules"].as_array().unwrap() {
            let name = |of: &str| module[of].as_str().unwrap();
            let mut logged = harm.lines().filter(|line| {
                line.starts_with(half["half"].as_str().unwrap())
                    && line.contains(&format!(",{},", name("module")))
                    && (line.split(',').nth(5) == Some("")) == (name("kind") == "memories")
            });
            let harmful = module["hang"].as_u64().unwrap() + module["silent"].as_u64().unwrap();
            assert_eq!(logged.by_ref().count() as u64, harmful, "{module}");
        }
    }
    assert!(
        harm.starts_with("half,run,cycle,path,module,register,word,bit,outcome\n"),
        "{harm}"
    );
    let rows = folder.text("rows.csv");
    assert!(
        rows.starts_with("design,half,seed,kind,module,bits,upsets,"),
        "{rows}"
    );
    let upsets = rows
        .lines()
        .skip(1)
        .map(|row| row.split(',').nth(6).unwrap());
    let upsets = upsets.map(|number| number.parse::<u64>().unwrap());
    assert_eq!(upsets.sum::<u64>(), 4 * 640);
}

/// A block that bypasses a core is hit in the registers in which it waits; a port's second place is empty
/// while nothing stalls.
#[test]
fn an_upset_is_where_it_says() {
    let folder = Folder::new();
    // Noise is stored raw.
    let mut random = SmallRng::seed_from_u64(1);
    let noise: Vec<u8> = (0..64_000).map(|_| random.random()).collect();
    folder.write("noise", &noise);
    let halves =
        folder.json("faults --design bpc-opt --half decompressor --faults 3200 --json noise");
    let modules = halves[0]["modules"].as_array().unwrap();
    let share = |end: &str, of: &str| {
        let module = modules.iter();
        let mut module = module.filter(|row| {
            let name = row["module"].as_str().unwrap();
            name.ends_with(end) || name.starts_with(end)
        });
        let row = module.next().unwrap();
        let number = |name: &str| row[name].as_f64().unwrap();
        number(of)
            / ["no_effect", "detected", "hang", "silent"]
                .map(number)
                .iter()
                .sum::<f64>()
    };
    assert!(share("_decompressor_core", "no_effect") > 0.95);
    assert!(share("_decompressor", "silent") > 0.2);
    assert!(share("hdlgen_output_port", "no_effect") > 0.9);
}

/// In two parts a campaign is the one in one part.
#[test]
fn a_campaign_goes_on_where_its_file_stops() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let run = |faults: u32, file: &str, more: &str| {
        folder
            .run(&format!(
                "faults --design fpc-mc --faults {faults} --csv {file} {more} data"
            ))
            .success();
    };
    run(640, "whole", "");
    run(320, "parts", "--resume");
    let part = folder.text("parts");
    run(640, "parts", "--resume");
    assert_ne!(folder.text("parts"), part);
    assert_eq!(folder.text("parts"), folder.text("whole"));
    folder.fails(
        "faults --design fpc-mc --seed 2 --csv parts --resume data",
        "parts has upsets of fpc_mc_lanes8 with --seed 1",
    );
}

#[test]
fn what_cannot_be_upset_is_refused() {
    let folder = Folder::new();
    folder.write("data", &sample());
    for (line, reason) in [
        (
            "faults --design dbi data",
            "dbi is no codec whose blocks are independent",
        ),
        ("faults --design metadata-cache data", "is no codec"),
        ("faults --faults 0 data", "--faults 0"),
        ("faults --design bdi --in memories data", "has no memories"),
        ("faults --in tables data", "registers, memories"),
        ("faults --within nowhere data", "has nothing there"),
        ("faults --region 100 data", "not a multiple of 4096"),
    ] {
        folder.fails(line, reason);
    }
}

/// A flipped bit is seen when its word is read.
#[test]
fn parity_leaves_no_silent_corruption_in_tables() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let silent = |flags: &str| {
        let line = format!("faults {flags} --faults 6400 --in memories --json data");
        let halves = folder.json(&line);
        let halves = halves.as_array().unwrap().iter();
        let of = |half: &Value| {
            ["no_effect", "detected", "hang", "silent"]
                .map(|of| sum(&half["modules"], "memories", of))
        };
        halves.map(of).collect::<Vec<_>>()
    };
    for flags in [
        "--sl 4 --pdw 2",
        "--sl 16 --pdw 4",
        "--sl 16 --pdw 1 --beat 8",
        "--design e2mc-delta --pdw 4",
        "--design e2mc-delta --pdw 2 --one-pass --beat 8",
    ] {
        let without = silent(flags);
        assert!(without.iter().all(|of| of[3] > 0), "{flags}: {without:?}");
        let with = silent(&format!("{flags} --protect parity"));
        assert!(
            with.iter().all(|of| of[2] + of[3] == 0),
            "{flags}: {with:?}"
        );
        // A compressor stores uncodable blocks raw; a decompressor has no such fallback.
        assert!(with[1][1] > 0, "{flags}: {with:?}");
    }
}

/// Two bits of a word of the metadata cache: none is silent where words are corrected, and none hangs.
#[test]
fn two_flipped_bits_of_metadata_are_told() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let unit = "--design controller --codec bdi --mdc 1024 --latency 20";
    let of = "--within metadata_cache --in memories --bits 2 --region 65536 --faults 320";
    let line = format!("faults {unit} {of} --json --csv rows.csv data");
    let halves = folder.json(&line);
    let [none, corrected, detected, hang, silent] =
        ["no_effect", "corrected", "detected", "hang", "silent"]
            .map(|of| sum(&halves[0]["modules"], "memories", of));
    assert_eq!(none + corrected + detected, 4096, "{hang} {silent}");
    assert!(detected > 8, "{detected}");
    let rows = folder.text("rows.csv");
    let said = "mdc1024 --bits 2 --within metadata_cache --region 65536,controller,1,memories";
    assert!(rows.contains(said), "{rows}");
}

/// Upsets of words that are written before they are read, or never read, are not simulated: they have no
/// effect, even without protection. Some of the others are silent.
#[test]
fn upsets_that_nobody_reads_have_no_effect() {
    let options: Options = "codec=bdi mdc=1024 latency=20 protect=none"
        .parse()
        .unwrap();
    let design = Controller::new(&options).unwrap();
    let mut unit = UnitUpsets::new(&design, None, &sample(), 16_384).unwrap();
    let memories: Vec<_> = (unit.storage().into_iter().enumerate())
        .filter(|(_, storage)| storage.is_memory())
        .collect();
    let mut random = SmallRng::seed_from_u64(3);
    let (window, of_lane) = (unit.window(), 40);
    let upset = |number| {
        let (storage, memory) = &memories[random.random_range(0..memories.len())];
        Upset {
            cycle: random.random_range(window.clone()),
            lane: number % LANES,
            storage: *storage,
            bit: random.random_range(0..memory.bits()),
        }
    };
    let upsets: Vec<Upset> = (0..of_lane * LANES).map(upset).collect();
    let reads = unit.reads(7, &upsets).unwrap();
    let again = unit.reads(7, &upsets).unwrap();
    assert_eq!(reads, again);
    let some = |wanted: bool| {
        let chosen = upsets
            .iter()
            .zip(&reads)
            .filter(|(_, read)| **read == wanted);
        chosen.map(|(upset, _)| *upset).collect::<Vec<Upset>>()
    };
    let (unread, read) = (some(false), some(true));
    assert!(unread.len().min(read.len()) > LANES, "{}", read.len());
    // All that are not read at once: together they have no effect either.
    let outcomes = unit.run(7, unread).unwrap();
    assert!(
        outcomes.iter().all(|of| *of == Outcome::NoEffect),
        "{outcomes:?}"
    );
    let outcomes = unit.run(7, read).unwrap();
    assert!(outcomes.contains(&Outcome::Silent), "{outcomes:?}");
}

/// A block that meets a damaged word is an error, and the ones behind it are until tables are loaded
/// again; a compressor stores them raw.
#[test]
fn a_damaged_table_is_used_no_more_until_it_is_loaded_again() {
    let design = protected_design(16, 4, 128, 32, 0);
    let data = adversarial_blocks(&design, 9);
    let reference = design.reference_of(&book_for(&design, &data));
    is_used_no_more(&design, &Role::ALL, &reference, &data);

    let with = [
        delta_designs::protected(4, 128, 32, 0, "", 0),
        delta_designs::protected_one_pass(2, 64, 32, 64, "1,2", 8),
    ];
    for design in with {
        let data = delta_designs::blocks(&design, 9);
        let book = delta_designs::book_for(&design, &data);
        let reference = design.reference_of(&book).unwrap();
        is_used_no_more(
            &design,
            &delta_designs::own_halves(&design),
            &reference,
            &data,
        );
    }
}

fn is_used_no_more(design: &dyn Design, roles: &[Role], reference: &Reference, data: &[u8]) {
    let expected = Expected::new(design, reference.model.as_ref(), data);
    for &role in roles {
        let mut bench = bench(design, role, reference).unwrap();
        let all = |bench: &mut StreamBench| run(bench, design, role, &expected, Stalls::NONE, 0);
        all(&mut bench).unwrap();
        assert_eq!(bench.read(CONTROL).unwrap(), 1);
        let storage = bench.simulator().storage();
        for memory in storage.iter().filter(|storage| storage.is_memory()) {
            for address in 0..u64::from(memory.depth) {
                for lane in 0..LANES {
                    bench
                        .simulator()
                        .flip(lane, memory, address * u64::from(memory.width));
                }
            }
        }
        all(&mut bench).unwrap_err();
        assert_eq!(
            bench.read(CONTROL).unwrap(),
            1 | 1 << DAMAGE_BIT,
            "{role:?}"
        );
        let input = expected.input(role, design.beat().bytes(), 0..expected.blocks.len());
        let outputs = bench.run(&[input], Stalls::NONE).unwrap();
        for (number, (bytes, user)) in outputs[0].beats.blocks_iter().enumerate() {
            let raw = design.geometry().raw_metadata();
            match role {
                Role::Compressor => assert_eq!((bytes, user), (&expected.blocks[number][..], raw)),
                Role::Decompressor => {
                    let is_error = expected.metadata[number] != raw;
                    assert_eq!(user >> 2 == 1, is_error, "block {number}");
                }
            }
        }
        load(&mut bench, role, reference).unwrap();
        assert_eq!(bench.read(CONTROL).unwrap(), 1);
        all(&mut bench).unwrap();
    }
}
