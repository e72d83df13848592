//! The controller's registers: their contents, the accesses that they refuse, counters and events.

use hdlgen::internals::axi_bench::{
    Bench, ClientOptions, DramOptions, Pattern, Register, Report, Traffic,
};
use hdlgen::internals::hdl::sim::Simulator;
use hdlgen::internals::rtl::common::axi_lite::REVISION;
use hdlgen::internals::rtl::controller::registers::{
    map, written, COMMAND, COUNTED, HAPPENED, IDENTITY, STATUS,
};

use crate::common::controller::{access, counter, refuses, Setup, FLUSH, INIT, OFF, RUN, SCRUB};

fn read(bench: &mut Bench, address: u32) -> u32 {
    let words = bench.read_register(address).unwrap();
    assert!(words.iter().all(|word| *word == words[0]), "{words:x?}");
    words[0]
}

#[test]
fn registers_hold_what_is_written() {
    for flags in ["address-bits=32 ranges=8", "address-bits=44 ranges=1"] {
        let setup = Setup::new(flags, 4);
        let mut running = setup.off(1, |options| options.lanes = 2);
        running.bench.reset(3).unwrap();
        let bench = &mut running.bench;
        let described = map(setup.design.hardware());
        let all = written(setup.design.hardware());
        let all: Vec<_> = all.iter().map(|register| &register.region).collect();
        assert_eq!(read(bench, IDENTITY), 0x4844_4c47);
        assert_eq!(read(bench, STATUS), 0);
        let ones = |bits: u32| u64::from(u32::MAX >> (32 - bits));
        for register in &all {
            let bits = register.bits();
            assert_eq!(read(bench, register.address), register.reset());
            assert!(!refuses(bench, register.address, u32::MAX));
            assert_eq!(
                u64::from(read(bench, register.address)),
                ones(bits),
                "{}",
                register.name
            );
            // The low address bits are ignored.
            assert!(!refuses(bench, register.address + 3, 0xa5a5_a5a5));
            let pattern = u64::from(0xa5a5_a5a5u32) & ones(bits);
            assert_eq!(u64::from(read(bench, register.address)), pattern);
        }
        // No register wrote another one's place.
        for register in &all {
            let bits = register.bits();
            let pattern = u64::from(0xa5a5_a5a5u32) & ones(bits);
            assert_eq!(
                u64::from(read(bench, register.address)),
                pattern,
                "{}",
                register.name
            );
        }
        let known = |address: u32| {
            let mut words = described.iter().map(|r| r.address..r.address + 4 * r.words);
            words.any(|words| words.contains(&address))
        };
        for address in (0..0x200)
            .step_by(4)
            .chain([0x1000, 0x3fffc, 0x40000, 0x80000, 0xc0000])
        {
            let answers = access(bench, Register::Read(address));
            assert_eq!(answers[0].failed, !known(address), "read of {address:#x}");
            // The revision is read only: what answers it knows no other word.
            if ![COMMAND, REVISION].contains(&address) {
                let refused = refuses(bench, address, 0xa5a5_a5a5);
                assert_eq!(refused, !known(address), "write of {address:#x}");
            }
        }
    }
}

/// A write of some bytes of a word, by hand.
fn write_bytes(bench: &mut Bench, address: u32, data: u32, strobes: u64) -> u64 {
    let simulator: &mut Simulator = bench.simulator();
    let input =
        |simulator: &Simulator, name: &str| simulator.input(&format!("s_axil_{name}")).unwrap();
    for (name, value) in [
        ("awvalid", 1),
        ("awaddr", u64::from(address)),
        ("wvalid", 1),
        ("wdata", data.into()),
        ("wstrb", strobes),
        ("bready", 1),
    ] {
        let port = input(simulator, name);
        simulator.set_all(port, value);
    }
    let output =
        |simulator: &Simulator, name: &str| simulator.output(&format!("s_axil_{name}")).unwrap();
    for _ in 0..20 {
        simulator.settle();
        let taken =
            ["awready", "wready"].map(|name| simulator.get(output(simulator, name), 0) == 1);
        let answered = simulator.get(output(simulator, "bvalid"), 0) == 1;
        let response = simulator.get(output(simulator, "bresp"), 0);
        simulator.clock();
        for (name, taken) in ["awvalid", "wvalid"].into_iter().zip(taken) {
            if taken {
                let port = input(simulator, name);
                simulator.set_all(port, 0);
            }
        }
        if answered {
            return response;
        }
    }
    panic!("no answer");
}

#[test]
fn words_are_written_whole_or_not_at_all() {
    let setup = Setup::new("mdc=1024", 4);
    let mut running = setup.off(1, |options| options.lanes = 1);
    let combine = setup.register("combine");
    for strobes in 0..15 {
        assert_eq!(write_bytes(&mut running.bench, combine, 0x55, strobes), 2);
        assert_eq!(write_bytes(&mut running.bench, COMMAND, 1, strobes), 2);
    }
    assert_eq!(read(&mut running.bench, combine), 32);
    assert_eq!(read(&mut running.bench, STATUS), 0);
    assert_eq!(write_bytes(&mut running.bench, combine, 0x55, 15), 0);
    assert_eq!(read(&mut running.bench, combine), 0x55);
}

#[test]
fn commands_and_regions_are_refused_where_they_cannot_be() {
    let setup = Setup::new("mdc=1024", 64);
    let mut running = setup.off(2, |options| options.lanes = 4);
    let bench = &mut running.bench;
    assert!(refuses(bench, COMMAND, 1 << SCRUB), "it is off");
    let both = 1 << INIT | 1 << RUN;
    assert!(refuses(bench, COMMAND, both), "two commands at once");
    assert!(!refuses(bench, COMMAND, 1 << INIT));
    // Init takes longer than these commands.
    for command in [INIT, RUN, OFF, FLUSH, SCRUB] {
        assert!(
            refuses(bench, COMMAND, 1 << command),
            "{command} during init"
        );
    }
    assert_eq!(read(bench, STATUS) & 0x13, 0x11, "init, busy");
    assert!(refuses(bench, setup.register("region_end"), 1));
    // Each lane's memory takes its own time.
    while (bench.read_register(STATUS).unwrap().iter()).any(|status| status & 0x10 != 0) {}
    assert_eq!(read(bench, STATUS), 0x42, "run, nothing compressed");
    for command in [INIT, RUN] {
        assert!(
            refuses(bench, COMMAND, 1 << command),
            "{command} while running"
        );
    }
    for name in [
        "region_first",
        "region_end",
        "metadata_first",
        "metadata_end",
    ] {
        let before = read(bench, setup.register(name));
        assert!(refuses(bench, setup.register(name), before + 1), "{name}");
        assert_eq!(read(bench, setup.register(name)), before);
    }
    assert!(!refuses(bench, COMMAND, 1 << OFF));
    assert_eq!(read(bench, STATUS) & 3, 0);
    assert!(!refuses(bench, setup.register("region_end"), 1));
    assert!(!refuses(bench, COMMAND, 1 << RUN));
    assert_eq!(read(bench, STATUS) & 3, 2);
    assert!(!refuses(bench, COMMAND, 0), "nothing is asked for");
}

/// The counters' values, lane by lane together.
fn counters(bench: &mut Bench) -> Vec<u64> {
    let sum = |name: &&str| counter(bench, name).into_iter().map(u64::from).sum();
    COUNTED.iter().map(sum).collect()
}

/// The bench's report on some requests, and the increase of each counter by its name.
fn counted(
    setup: &Setup,
    flags: &Traffic,
    count: u64,
    fast: bool,
) -> (Report, impl Fn(&str) -> u64) {
    let mut running = setup.begun(3, |options| {
        options.lanes = 2;
        if fast {
            options.client = ClientOptions::fast();
            let rules = options.memory.rules;
            options.memory = DramOptions {
                rules,
                ..DramOptions::ideal()
            };
        }
    });
    let before = counters(&mut running.bench);
    running.requests(flags, 3, count).unwrap();
    // Write-backs end.
    running.bench.steps(300).unwrap();
    let report = running.bench.report();
    let after = counters(&mut running.bench);
    let of = move |name: &str| {
        let number = COUNTED.iter().position(|counted| *counted == name).unwrap();
        after[number] - before[number]
    };
    (report, of)
}

#[test]
fn counters_count_what_the_bench_counts() {
    for flags in [
        "mdc=1024 mdc-ways=1",
        "mdc=1024 mdc-ways=1 metadata-miss=whole port=16",
    ] {
        let setup = Setup::new(flags, 2048);
        let (report, of) = counted(&setup, &setup.traffic, 150, false);
        let bytes = u64::from(setup.design.hardware().memory_bytes);
        let (data, metadata) = (report.memory[&0], report.memory[&1]);
        assert_eq!(of("data_beat_read") * bytes, data.bytes_read);
        assert_eq!(of("data_beat_written") * bytes, data.bytes_written);
        assert_eq!(of("metadata_beat_read") * bytes, metadata.bytes_read);
        assert_eq!(of("metadata_beat_written") * bytes, metadata.bytes_written);
        assert_eq!(of("metadata_miss"), metadata.reads);
        assert_eq!(of("block_written"), data.writes);
        assert!(of("block_written_raw") < of("block_written"));
        assert!(of("block_modified") > 0 && of("metadata_hit") > 0);
        assert!(of("write_stalls") > 0 && of("read_stalls") > 0);
        assert!(of("block_read") > 0 && of("cycle") > 2 * report.cycles);
    }
}

/// A stream misses once for each line of metadata, and each block is one read or one write.
#[test]
fn a_stream_misses_once_a_line() {
    for (read_share, name) in [(1.0, "block_read"), (0.0, "block_written")] {
        let setup = Setup::new("mdc=1024", 32);
        let stream = Traffic {
            pattern: Pattern::Stream,
            read_share,
            partial_share: 0.0,
            ..setup.traffic.clone()
        };
        let blocks = setup.blocks().end;
        let (_, of) = counted(&setup, &stream, blocks, true);
        assert_eq!(of("metadata_miss"), 2 * blocks / 128, "{name}");
        assert_eq!(of(name), 2 * blocks);
        assert_eq!(of("block_modified"), 0);
        assert_eq!(
            of("beat_written"),
            if read_share > 0.0 { 0 } else { 2 * blocks * 4 }
        );
    }
}

/// An event raises irq if it is enabled, until it is cleared.
#[test]
fn events_raise_the_interrupt() {
    let setup = Setup::new("mdc=1024", 4);
    let mut running = setup.off(4, |options| options.lanes = 2);
    running.command("init", INIT).unwrap();
    let bench = &mut running.bench;
    assert_eq!(read(bench, HAPPENED), 0x20, "a command ended");
    assert_eq!(bench.interrupt(0), Some(false), "not enabled");
    setup.set(bench, "irq_enable", 0x1f);
    bench.steps(3).unwrap();
    assert_eq!(bench.interrupt(0), Some(false));
    setup.set(bench, "irq_enable", 0x20);
    bench.steps(3).unwrap();
    assert_eq!(bench.interrupt(0), Some(true));
    bench.write_register(HAPPENED, 0x1f).unwrap();
    assert_eq!(read(bench, HAPPENED), 0x20);
    bench.write_register(HAPPENED, 0x20).unwrap();
    bench.steps(3).unwrap();
    assert_eq!(bench.interrupt(0), Some(false));
    assert_eq!(read(bench, HAPPENED), 0);
    running.command("flush", FLUSH).unwrap();
    running.bench.steps(3).unwrap();
    assert_eq!(running.bench.interrupt(1), Some(true));
}
