//! Whole-block writes of the controller: they read nothing, even with reads in parallel, and they repair
//! corrupt blocks. Blocks whose write failed are never read without an error.

use std::rc::Rc;

use hdlgen::internals::axi_bench::{
    any, Access, Answer, Attributes, Burst, ClientOptions, Contents, Direction, Errors, Pattern,
    Request, Traffic,
};
use hdlgen::internals::design::controller::simulate::Running;
use hdlgen::internals::rtl::controller::registers::{ERROR_BLOCK, LOST_LINE};

use crate::common::controller::{counter, during, events, set_errors, Setup, FLUSH};

const READ: Direction = Direction::Read;
const WRITE: Direction = Direction::Write;

/// Events, by their bits.
const WRITE_ERROR: u32 = 1 << 2;
const METADATA_ERROR: u32 = 1 << 3;
const METADATA_LOST: u32 = 1 << 4;
const POISON_LOST: u32 = 1 << 6;

/// Blocks that are written are zeros, so that each write changes metadata.
fn of_zeros(flags: &str, pages: u64) -> Setup {
    let mut setup = Setup::new(flags, pages);
    setup.traffic.contents = Contents::image(&[0; 128], 128, 0.0);
    setup
}

/// The events of all lanes but ends of commands, which are cleared.
fn errors(running: &mut Running) -> Vec<u32> {
    let events = events(running).into_iter();
    events.map(|events| events & !0x20).collect()
}

/// From now on requests to these bytes get this answer, all others OKAY.
fn expect(running: &mut Running, bytes: std::ops::Range<u64>, answer: Answer) {
    for lane in 0..running.bench.lanes() {
        let bytes = bytes.clone();
        let of = move |request: &Request| {
            if bytes.contains(&request.access.address) {
                answer
            } else {
                Answer::Okay
            }
        };
        running.bench.client(lane).set_expectation(Rc::new(of));
    }
}

fn some_writes_fail(count: u32, id: u32) -> Errors {
    Errors {
        next_writes: count,
        kind: Some(id),
        garbles: true,
        ..Errors::default()
    }
}

/// Sixteen hot blocks are written whole, one write behind another, and with pauses in the data that
/// are longer than `combine`, while they are read: none is read to be modified.
#[test]
fn whole_writes_read_nothing() {
    for (seed, flags) in (1..).zip(["mdc=1024", "codec=bdi port=16 write-buffer=16"]) {
        let setup = Setup::new(flags, 1);
        let blocks = 16 * setup.traffic.block;
        for (share, gaps) in [(0.0, 0), (0.5, 0), (0.5, 70)] {
            let mut running = setup.begun(seed, |options| {
                options.lanes = 4;
                options.client = ClientOptions {
                    gaps,
                    ..ClientOptions::fast()
                };
            });
            setup.set(&mut running.bench, "combine", 1);
            let hot = Traffic {
                pattern: Pattern::Hot { exponent: 0.5 },
                read_share: share,
                partial_share: 0.0,
                range: setup.traffic.range.start..setup.traffic.range.start + blocks.max(4096),
                ..setup.traffic.clone()
            };
            running.requests(&hot, seed, 250).unwrap();
            let modified = counter(&mut running.bench, "block_modified");
            assert_eq!(modified, [0; 4], "{flags}, {share} reads, {gaps} % gaps");
        }
    }
}

/// Flushes meet whole-block writes whose data pause, within blocks and between those of a burst: no block is cut
/// in two, none is read, and each flush ends.
#[test]
fn a_flush_closes_no_block_amid_its_burst() {
    let setup = Setup::new("mdc=1024 write-buffer=4", 4);
    let mut running = setup.begun(3, |options| {
        options.lanes = 4;
        options.client = ClientOptions {
            gaps: 80,
            ..ClientOptions::fast()
        };
    });
    let whole = Traffic {
        pattern: Pattern::Stream,
        read_share: 0.0,
        partial_share: 0.0,
        ..setup.traffic.clone()
    };
    let flushes = |running: &mut Running| (0..12).try_for_each(|_| running.command("flush", FLUSH));
    during(&mut running, &whole, 3, 150, flushes).unwrap();
    assert_eq!(counter(&mut running.bench, "block_modified"), [0; 4]);
    running.command("flush", FLUSH).unwrap();
    setup.check_memory(&mut running.bench);
}

/// A corrupt block is written whole, with pauses, while it is read: the write succeeds.
#[test]
fn whole_writes_repair_while_others_read() {
    let setup = of_zeros("mdc=1024", 1);
    let block = setup.traffic.block;
    let start = setup.traffic.range.start;
    let mut running = setup.begun(1, |options| {
        options.lanes = 8;
        options.client = ClientOptions {
            gaps: 70,
            ..ClientOptions::fast()
        };
    });
    setup.set(&mut running.bench, "combine", 0);
    setup.write_in_order(&mut running, 1);
    running.command("flush", FLUSH).unwrap();
    for number in 0..8 {
        for lane in 0..8 {
            assert_eq!(setup.metadata_of(&mut running.bench, lane, number), 0);
            let storage = &mut running.bench.memory(lane).storage;
            storage.write(start + number * block, &[0xff; 32]);
        }
        for lane in 0..8 {
            let answers = |request: &Request| match request.direction {
                READ => Answer::Any,
                WRITE => Answer::Okay,
            };
            running.bench.client(lane).set_expectation(Rc::new(answers));
        }
        let [read, write] = [READ, WRITE].map(|way| setup.entry(way, number, 0..block));
        let list = [write, read, read, read, read];
        let report = setup.in_all(&mut running, &list).unwrap();
        assert_eq!(report.failed_writes, 0);
    }
    expect(&mut running, 0..0, Answer::Okay);
    setup.read_back(&mut running).unwrap();
}

/// A write of data fails and leaves unknown data: the block is poisoned, and an error for all accesses that
/// read it or write a part of it, until it is written whole.
#[test]
fn a_block_whose_write_failed_is_poisoned() {
    let designs = [
        "mdc=1024",
        "codec=bdi port=16",
        "codec=cpack port=64 memory-port=16",
    ];
    for (seed, flags) in (1..).zip(designs) {
        let setup = Setup::new(flags, 8);
        let block = setup.traffic.block;
        let start = setup.traffic.range.start;
        let mut running = setup.used(seed, 60);
        errors(&mut running);
        for number in 0..6 {
            let bytes = start + number * block..start + (number + 1) * block;
            let part = setup.entry(WRITE, number, 3..9);
            let [read, whole] = [READ, WRITE].map(|way| setup.entry(way, number, 0..block));
            // Another block's old contents, and perhaps another number of bursts.
            setup.in_all(&mut running, &[whole]).unwrap();
            set_errors(&mut running, &some_writes_fail(1, 0));
            expect(&mut running, bytes.clone(), Answer::Error);
            let list = if number % 2 == 0 { [whole] } else { [part] };
            setup.in_all(&mut running, &list).unwrap();
            assert!(errors(&mut running).iter().all(|now| *now == WRITE_ERROR));
            let blocks = running.bench.read_register(ERROR_BLOCK).unwrap();
            assert!(blocks
                .iter()
                .all(|at| u64::from(*at) == bytes.start / block));
            setup.in_all(&mut running, &[read, part, read]).unwrap();
            running.command("flush", FLUSH).unwrap();
            for lane in 0..running.bench.lanes() {
                assert_eq!(setup.metadata_of(&mut running.bench, lane, number), 0);
                let stored = setup.stored(&mut running.bench, lane, number, 0);
                assert!(stored.iter().all(|byte| *byte == 0xff), "{flags}");
            }
            if number < 4 {
                expect(&mut running, 0..0, Answer::Okay);
                setup.in_all(&mut running, &[whole]).unwrap();
                setup.in_all(&mut running, &[read]).unwrap();
            }
            errors(&mut running);
        }
        // The poison fails, too.
        expect(&mut running, 0..0, Answer::Okay);
        setup.write_all(&mut running).unwrap();
        set_errors(&mut running, &some_writes_fail(2, 0));
        for lane in 0..running.bench.lanes() {
            running.bench.client(lane).set_expectation(any());
        }
        let report = setup
            .in_all(&mut running, &[setup.entry(WRITE, 7, 0..block)])
            .unwrap();
        assert_eq!(report.failed_writes, report.writes);
        let expected = WRITE_ERROR | POISON_LOST;
        assert!(errors(&mut running).iter().all(|now| *now == expected));
        setup.write_all(&mut running).unwrap();
        expect(&mut running, 0..0, Answer::Okay);
        setup.read_back(&mut running).unwrap();
        running.command("flush", FLUSH).unwrap();
        setup.check_memory(&mut running.bench);
    }
}

/// A metadata line cannot be written back: another one leaves, only software learns of it, and the next flush
/// writes it.
#[test]
fn a_line_that_cannot_be_written_back_is_nobodys_error() {
    let setup = of_zeros("mdc=1024 mdc-ways=2", 512);
    let mut running = setup.begun(1, |options| options.lanes = 4);
    let p = setup.design.hardware();
    let (blocks, sets) = (u64::from(p.line_blocks()), 16);
    let of_line = |way, line: u64| setup.entry(way, line * sets * blocks + line, 0..128);
    // Three lines of a set of two are changed; the first of them cannot leave.
    set_errors(&mut running, &some_writes_fail(1, 1));
    let list: Vec<_> = (0..6).map(|line| of_line(WRITE, line)).collect();
    for entry in list {
        setup.in_all(&mut running, &[entry]).unwrap();
    }
    assert!(errors(&mut running).iter().all(|now| *now == METADATA_LOST));
    let lines = running.bench.read_register(LOST_LINE).unwrap();
    assert_eq!(lines, [0; 4]);
    let reads: Vec<_> = (0..6).rev().map(|line| of_line(READ, line)).collect();
    setup.in_all(&mut running, &reads).unwrap();
    running.command("flush", FLUSH).unwrap();
    setup.check_memory(&mut running.bench);
    assert!(errors(&mut running).iter().all(|now| *now == 0));
}

/// Where no line of a set can be written back, look-ups of its other lines fail, until a flush.
#[test]
fn a_set_of_lost_lines_refuses_others() {
    let setup = of_zeros("mdc=1024 mdc-ways=1", 512);
    let mut running = setup.begun(1, |options| options.lanes = 4);
    let p = setup.design.hardware();
    let (blocks, sets) = (u64::from(p.line_blocks()), 32);
    let start = setup.traffic.range.start;
    let first = |line: u64| line * sets * blocks;
    let of_line = |way, line| setup.entry(way, first(line), 0..128);
    setup.in_all(&mut running, &[of_line(WRITE, 0)]).unwrap();
    set_errors(&mut running, &some_writes_fail(1, 1));
    let bytes = start + first(1) * 128..start + (first(1) + blocks) * 128;
    expect(&mut running, bytes, Answer::Error);
    let list = [of_line(READ, 1), of_line(WRITE, 1)];
    setup.in_all(&mut running, &list).unwrap();
    let expected = METADATA_LOST | METADATA_ERROR;
    assert!(errors(&mut running).iter().all(|now| *now == expected));
    // The line itself, and other sets, are as ever.
    let list = [
        of_line(WRITE, 0),
        setup.entry(WRITE, blocks, 0..128),
        of_line(READ, 0),
    ];
    setup.in_all(&mut running, &list).unwrap();
    running.command("flush", FLUSH).unwrap();
    expect(&mut running, 0..0, Answer::Okay);
    setup
        .in_all(&mut running, &[of_line(WRITE, 1), of_line(READ, 0)])
        .unwrap();
    running.command("flush", FLUSH).unwrap();
    setup.check_memory(&mut running.bench);
}

/// The burst of a poisoned block does not decode in any codec.
#[test]
fn poison_is_no_block() {
    let codecs = [
        "fpc-opt",
        "fpc-opt mag=64",
        "fpc-mc",
        "bpc-opt",
        "bpc-opt mag=64",
        "bpc-group",
        "bpc-mc",
        "bdi",
        "bdi mag=64",
        "m-bdi",
        "cpack",
        "e2mc",
        "e2mc sl=8 pdw=2",
        "e2mc pdw=1",
        "e2mc-delta",
        "numbers",
    ];
    let decodes = |codec: &&str| {
        let setup = Setup::new(&format!("codec={codec}"), 1);
        let stored = vec![0xff; setup.geometry().mag().bytes()];
        let mut block = vec![0; setup.geometry().block().bytes()];
        let model = setup.model.as_ref();
        hdlgen::internals::codec::load(model, setup.geometry(), 0, &stored, &mut block).is_ok()
    };
    let all: Vec<&str> = codecs.into_iter().filter(decodes).collect();
    assert!(all.is_empty(), "{all:?}");
}

/// Writes of eight bytes each that together fill a block, in a mixed order: nothing is read. If one write is
/// left out, the block is read.
#[test]
fn parts_that_fill_a_block_read_nothing() {
    for flags in [
        "mdc=1024",
        "mdc=1024 protect-buffers=secded",
        "codec=bdi port=16",
    ] {
        let setup = Setup::new(flags, 1);
        let mut running = setup.begun(1, |options| {
            options.lanes = 1;
            options.client = ClientOptions::fast();
        });
        setup.write_in_order(&mut running, 1);
        let start = setup.traffic.range.start;
        let parts = setup.traffic.block / 8;
        for (left_out, read) in [(0, 0), (1, 1)] {
            let before = counter(&mut running.bench, "block_modified")[0];
            let requests = (left_out..parts).map(move |number| {
                let access = Access {
                    address: start + 8 * (number * 5 % parts),
                    beats: 1,
                    size: 3,
                    burst: Burst::Incr,
                };
                Request::write(0, access, vec![number as u8; 8])
            });
            running.bench.client(0).set_source(Box::new(requests));
            running.bench.run(parts - left_out).unwrap();
            running.command("flush", FLUSH).unwrap();
            let after = counter(&mut running.bench, "block_modified")[0];
            assert_eq!(after - before, read, "{flags}");
        }
        setup.check_memory(&mut running.bench);
    }
}

/// Writes two parts of a block, one after the other, with these AxPROT and AxQOS. Returns the number of
/// memory writes, and the attributes of the last one.
fn written_with(running: &mut Running, block: u64, both: [(u64, u64); 2]) -> (u64, Attributes) {
    let requests = [0, 8].into_iter().zip(both).map(|(offset, (prot, qos))| {
        let access = Access {
            address: block + offset,
            beats: 1,
            size: 3,
            burst: Burst::Incr,
        };
        let mut request = Request::write(0, access, vec![offset as u8 + 1; 8]);
        request.attributes = Attributes {
            prot,
            qos,
            cache: 3,
            ..Attributes::default()
        };
        request
    });
    let requests: Vec<Request> = requests.collect();
    let source = Box::new(requests.into_iter());
    running.bench.client(0).set_source(source);
    let report = running.bench.run(2).unwrap();
    let last = running.bench.memory(0).last[1].unwrap();
    (report.memory[&0].writes, last.attributes)
}

/// Writes with the same AxPROT are merged, and written with the highest AxQOS of them; others are not. The
/// unit's own reads and writes have the register's attributes.
#[test]
fn only_writes_with_the_same_protection_are_merged() {
    for flags in ["mdc=1024", "codec=bdi port=16 write-buffer=16 user-bits=3"] {
        let setup = Setup::new(flags, 1);
        let mut running = setup.begun(1, |options| {
            options.lanes = 1;
            options.client = ClientOptions::fast();
        });
        setup.write_in_order(&mut running, 1);
        let start = setup.traffic.range.start;
        let (count, attributes) = written_with(&mut running, start, [(2, 9), (2, 5)]);
        assert_eq!(
            (count, attributes.prot, attributes.qos),
            (1, 2, 9),
            "{flags}"
        );
        let (count, attributes) = written_with(&mut running, start, [(2, 5), (3, 4)]);
        assert_eq!(
            (count, attributes.prot, attributes.qos),
            (2, 3, 4),
            "{flags}"
        );

        // AxPROT 1, AxREGION 2, AxCACHE 3 and AxQOS 4.
        setup.set(
            &mut running.bench,
            "own_attributes",
            1 | 2 << 3 | 3 << 7 | 4 << 11,
        );
        let own = Attributes {
            prot: 1,
            region: 2,
            cache: 3,
            qos: 4,
            ..Attributes::default()
        };
        let rules = &mut running.bench.memory(0).options.rules;
        rules.own_attributes = Some(own);
        running.command("flush", FLUSH).unwrap();
        let last = running.bench.memory(0).last[1].unwrap();
        assert_eq!((last.kind, last.attributes), (1, own), "{flags}");
        setup.check_memory(&mut running.bench);
    }
}
