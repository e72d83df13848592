//! The bench of units between a client and a memory, around wires.

use hdlgen::internals::axi_bench::{
    any, Answer, Bench, Burst, ClientOptions, Contents, Direction, DramOptions, Errors,
    MemoryError, Options, Pattern, ReadyFor, Report, TraceEntry, Traffic,
};
use hdlgen::internals::hdl::sim::WaveformForm;

use crate::circuits::wire_through::{wire_through, wires, Fault, BYTES};

const ANYTHING: Pattern = Pattern::Random {
    wrap: 0.2,
    fixed: 0.1,
};

fn traffic(pattern: Pattern) -> Traffic {
    Traffic {
        range: 0..1 << 14,
        ..Traffic::new(pattern, BYTES as usize)
    }
}

/// Wires cannot bring mixed data in order.
fn options(pattern: Pattern, seed: u64) -> Options {
    let mut options = Options::new(&traffic(pattern), seed);
    options.memory.interleave = false;
    options.patience = 2000;
    options
}

fn run(options: Options, fault: Fault, requests: u64) -> Result<Report, MemoryError> {
    Bench::new(&wire_through(fault), options)?.run(requests)
}

#[test]
fn wires_pass_with_all_kinds_of_traffic() {
    let hot = Pattern::Hot { exponent: 1.0 };
    for (seed, pattern) in [ANYTHING, Pattern::Stream, hot].into_iter().enumerate() {
        let report = run(options(pattern, seed as u64), Fault::None, 300).unwrap();
        assert_eq!(report.requests(), 32 * 300);
        assert_eq!(report.failed_reads + report.failed_writes, 0);
        let moved = report.moved();
        assert_eq!(moved.bytes_read, report.bytes_read);
        assert!(
            moved.bytes_written > report.bytes_written,
            "some are partial"
        );
        assert!(report.to_first.median >= 3 && report.to_last.most >= report.to_last.median);
    }
}

#[test]
fn wires_pass_with_all_moods_of_client_and_memory() {
    let fast = ClientOptions::fast();
    let clients = [
        fast.clone(),
        ClientOptions {
            writes: 1,
            reads: 1,
            ..fast.clone()
        },
        ClientOptions {
            ready_for: ReadyFor::NoWrites,
            ..ClientOptions::wild()
        },
        ClientOptions {
            ready_after_valid: true,
            data_stalls: 90,
            answer_stalls: 90,
            ..fast
        },
    ];
    let memories = [
        DramOptions::ideal(),
        DramOptions {
            ready_after_valid: true,
            ..DramOptions::ideal()
        },
        DramOptions {
            address_after_data: true,
            bytes_per_cycle: Some(5.5),
            ..DramOptions::ideal()
        },
    ];
    for client in clients {
        for memory in &memories {
            let mut options = options(ANYTHING, 1);
            options.lanes = 4;
            options.client = client.clone();
            options.memory = memory.clone();
            run(options, Fault::None, 150).unwrap();
        }
    }
}

#[test]
fn ports_have_any_width() {
    for bytes in [1, 4, 8, 16, 64] {
        let mut options = options(ANYTHING, 2);
        let traffic = Traffic {
            port: bytes as usize,
            ..traffic(ANYTHING)
        };
        options.source = Options::new(&traffic, 2).source;
        options.lanes = 4;
        let mut bench = Bench::new(&wires(Fault::None, bytes), options.clone()).unwrap();
        bench.run(100).unwrap();
        bench.read_back(0..1 << 14).unwrap();
        let mut bench = Bench::new(&wires(Fault::Bit, bytes), options).unwrap();
        let error = bench.run(300).and_then(|_| bench.read_back(0..1 << 14));
        assert!(matches!(error, Err(MemoryError::Data { .. })), "{bytes}");
    }
}

#[test]
fn a_stream_takes_as_long_as_its_bytes() {
    let mut options = options(Pattern::Stream, 1);
    options.client = ClientOptions::fast();
    options.memory = DramOptions::ideal();
    let mut reads = traffic(Pattern::Stream);
    reads.read_share = 1.0;
    options.source = Options::new(&reads, 1).source;
    let free = run(options.clone(), Fault::None, 500).unwrap();
    assert_eq!(free.bytes_read, 32 * 500 * 128);
    assert!((2000..2010).contains(&free.cycles), "{free}");
    options.memory.bytes_per_cycle = Some(8.0);
    let slow = run(options, Fault::None, 500).unwrap();
    assert!((7950..8050).contains(&slow.cycles), "{slow}");
}

#[test]
fn the_same_seed_gives_the_same_run() {
    let run = |seed| {
        let mut bench = Bench::new(&wire_through(Fault::None), options(ANYTHING, seed)).unwrap();
        let report = bench.run(50).unwrap();
        let blocks = bench.read_back(0..1 << 14).unwrap().reads;
        assert_eq!(blocks, 32 * 128);
        report
    };
    assert_eq!(run(3), run(3));
    assert_ne!(run(3), run(4));
}

#[test]
fn registers_are_written_before_and_while_traffic_runs() {
    let mut bench = Bench::new(&wire_through(Fault::None), options(ANYTHING, 5)).unwrap();
    bench.write_register(4, 0xdead_beef).unwrap();
    assert_eq!(bench.interrupt(7), Some(false));
    bench.start(100);
    bench.write_register(0, 1).unwrap();
    assert_eq!(bench.read_register(4).unwrap(), vec![0xdead_beef; 32]);
    assert_eq!(bench.interrupt(7), Some(true));
    let error = bench.write_register(0x40, 1).unwrap_err();
    assert!(
        matches!(error, MemoryError::Refused { address: 0x40, .. }),
        "{error}"
    );
    assert_eq!(bench.finish().unwrap().requests(), 3200);
}

#[test]
fn writes_go_on_while_no_read_data_are_taken() {
    let mut options = options(Pattern::Stream, 10);
    options.lanes = 2;
    options.client.ready_for = ReadyFor::Nothing;
    options.client.reads = 8;
    let mut bench = Bench::new(&wire_through(Fault::None), options).unwrap();
    bench.start(500);
    bench.steps(1500).unwrap();
    for lane in 0..2 {
        assert_eq!(bench.client(lane).open_counts(), (8, 0));
        bench.client(lane).options.ready_for = ReadyFor::Always;
    }
    assert_eq!(bench.finish().unwrap().requests(), 1000);
}

#[test]
fn memory_can_be_changed_and_the_unit_reset_in_between() {
    let mut start = options(ANYTHING, 6);
    let image: Vec<u8> = (0..1000u32).map(|at| ((at * at) >> 3) as u8).collect();
    start.initial = Contents::image(&image, 128, 0.0).initial();
    let mut bench = Bench::new(&wire_through(Fault::None), start).unwrap();
    bench.run(50).unwrap();
    bench.start(1000);
    bench.steps(300).unwrap();
    bench.reset(5).unwrap();
    // Data that were written without an answer are unknown; all other data must be unchanged.
    bench.finish().unwrap();
    bench.adopt_memory();
    bench.run(50).unwrap();
    bench.memory(3).storage.write(0, &[7; 1 << 14]);
    let error = bench.run(200).unwrap_err();
    assert!(
        matches!(error, MemoryError::Data { lane: 3, .. }),
        "{error}"
    );
}

#[test]
fn errors_from_below_reach_the_client() {
    let errors = Errors {
        read_share: 0.05,
        write_share: 0.05,
        garbles: true,
        ..Errors::default()
    };
    let mut with_errors = options(ANYTHING, 7);
    with_errors.expectation = any();
    let mut bench = Bench::new(&wire_through(Fault::None), with_errors.clone()).unwrap();
    (0..32).for_each(|lane| bench.memory(lane).errors = errors.clone());
    let report = bench.run(200).unwrap();
    assert!(
        report.failed_reads > 100 && report.failed_writes > 100,
        "{report}"
    );

    let mut bench = Bench::new(&wire_through(Fault::Secret), with_errors).unwrap();
    (0..32).for_each(|lane| bench.memory(lane).errors = errors.clone());
    let error = bench.run(200).unwrap_err();
    assert!(matches!(error, MemoryError::Data { .. }), "{error}");
}

#[test]
fn as_many_bursts_fail_as_are_to() {
    let mut bench = Bench::new(
        &wire_through(Fault::None),
        Options {
            expectation: any(),
            ..options(Pattern::Stream, 13)
        },
    )
    .unwrap();
    for lane in 0..32 {
        bench.memory(lane).errors = Errors {
            next_reads: 3,
            next_writes: 2,
            kind: Some(1),
            ..Errors::default()
        };
    }
    let report = bench.run(100).unwrap();
    assert_eq!((report.failed_reads, report.failed_writes), (96, 64));
    for lane in 0..32 {
        bench.memory(lane).errors.addresses.push(0x1000..0x1001);
        bench.memory(lane).errors.kind = None;
    }
    let report = bench.read_back(0..1 << 14).unwrap();
    assert_eq!(report.failed_reads, 32);
}

#[test]
fn a_request_that_must_fail_and_does_not_is_told() {
    let mut options = options(ANYTHING, 8);
    options.expectation = std::rc::Rc::new(|request| match request.access.burst {
        Burst::Fixed => Answer::Error,
        _ => Answer::Okay,
    });
    let error = run(options, Fault::None, 200).unwrap_err().to_string();
    assert!(
        error.contains("FIXED") && error.contains("response"),
        "{error}"
    );
}

#[test]
fn a_trace_is_cut_at_boundaries() {
    let entries = hdlgen::internals::axi_bench::parse_trace(
        "# kind,address,bytes\nwrite,0xff0,64\n\nread,0xff1,0x2010\nread,5,1\n",
    )
    .unwrap();
    let last = TraceEntry {
        direction: Direction::Read,
        address: 5,
        bytes: 1,
    };
    assert_eq!(entries[2], last);
    let mut options = options(Pattern::Trace(entries.into()), 9);
    options.lanes = 1;
    let report = run(options, Fault::None, 1000).unwrap();
    assert_eq!((report.reads, report.writes), (5, 2));
    assert_eq!(report.bytes_written, 64);

    let parse = hdlgen::internals::axi_bench::parse_trace;
    let error = parse("read,0,4\nfetch,0,4").unwrap_err().to_string();
    assert!(
        error.contains("line 2") && error.contains("fetch"),
        "{error}"
    );
    assert!(parse("read,0,0").is_err() && parse("read,zero,4").is_err());
    // Its burst would end behind all addresses.
    let error = parse("read,0xfffffffffffffff0,15").unwrap_err().to_string();
    assert!(error.contains("last 4096 bytes"), "{error}");
    assert!(parse("read,0xffffffffffffef00,256").is_ok());
}

#[test]
fn the_waveform_of_a_lane_is_written() {
    let mut options = options(ANYTHING, 11);
    options.lanes = 2;
    options.traceable = true;
    let file = tempfile::NamedTempFile::new().unwrap();
    let mut bench = Bench::new(&wire_through(Fault::None), options).unwrap();
    bench
        .trace(WaveformForm::Vcd, file.reopen().unwrap(), 1)
        .unwrap();
    bench.run(5).unwrap();
    bench.finish_trace().unwrap();
    let text = std::fs::read_to_string(file.path()).unwrap();
    assert!(text.contains("s_axi_rdata") && text.lines().count() > 100);
}
