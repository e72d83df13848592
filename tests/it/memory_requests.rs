//! Which bytes the beats of a burst have, against a second formulation.

use hdlgen::internals::axi_bench::zeros;
use hdlgen::internals::axi_bench::{
    Access, Burst, Generator, Pattern, Reference, Request, Traffic,
};

/// The pseudo code of the AXI4 specification, A3.4.2 of IHI 0022: each beat's first and last byte.
fn transfer(access: &Access) -> Vec<(u64, u64)> {
    let number_bytes = 1u64 << access.size;
    let burst_length = u64::from(access.beats);
    let mut addr = access.address;
    let aligned_address = access.address / number_bytes * number_bytes;
    let mut aligned = aligned_address == addr;
    let dtsize = number_bytes * burst_length;
    let (mut lower, mut upper) = (0, 0);
    if access.burst == Burst::Wrap {
        lower = addr / dtsize * dtsize;
        upper = lower + dtsize;
    }
    let mut beats = Vec::new();
    for _ in 0..burst_length {
        let first = addr;
        let last = if aligned {
            addr + number_bytes - 1
        } else {
            aligned_address + number_bytes - 1
        };
        beats.push((first, last));
        if access.burst != Burst::Fixed {
            if aligned {
                addr += number_bytes;
                if access.burst == Burst::Wrap && addr >= upper {
                    addr = lower;
                }
            } else {
                addr = aligned_address + number_bytes;
                aligned = true;
            }
        }
    }
    beats
}

#[test]
fn beats_are_those_of_the_specification() {
    let pattern = Pattern::Random {
        wrap: 0.3,
        fixed: 0.2,
    };
    for port in [4, 16, 32, 64] {
        let mut traffic = Traffic::new(pattern.clone(), port);
        traffic.lock_share = 0.1;
        for request in Generator::new(traffic, port as u64).take(3000) {
            let access = request.access;
            assert!(access.is_legal(port), "{access}");
            let expected = transfer(&access);
            let beats = (0..access.beats).map(|number| access.beat(number));
            let got: Vec<_> = beats.map(|beat| (beat.start, beat.end - 1)).collect();
            assert_eq!(got, expected, "{access}");
            let low = expected.iter().map(|&(first, _)| first).min().unwrap();
            let high = expected.iter().map(|&(_, last)| last).max().unwrap();
            assert_eq!(access.range(), low..high + 1, "{access}");
            let bytes: u64 = expected.iter().map(|(first, last)| last - first + 1).sum();
            assert_eq!(access.bytes(), bytes, "{access}");
            if request.lock {
                assert!(bytes.is_power_of_two() && bytes <= 128 && access.address % bytes == 0);
            }
        }
    }
}

#[test]
fn shares_and_ranges_are_kept() {
    let hot = Pattern::Hot { exponent: 1.0 };
    for pattern in [Pattern::Stream, hot] {
        let traffic = Traffic {
            read_share: 0.7,
            range: 4096..4096 * 9,
            ..Traffic::new(pattern, 32)
        };
        let requests: Vec<_> = Generator::new(traffic, 1).take(4000).collect();
        let reads = requests
            .iter()
            .filter(|request| request.data.is_empty())
            .count();
        assert!((2700..2900).contains(&reads), "{reads}");
        for request in &requests {
            let range = request.access.range();
            assert!(range.start >= 4096 && range.end <= 4096 * 9);
            assert!(range.end - range.start <= 128);
        }
    }
}

fn write(id: u32, address: u64, byte: u8) -> Request {
    let access = Access {
        address,
        beats: 1,
        size: 5,
        burst: Burst::Incr,
    };
    Request::write(id, access, vec![byte; 32])
}

/// A read of one byte that began at some cycle.
fn may_be(reference: &mut Reference, byte: u8, begun: u64) -> bool {
    reference.check(0x40, &[byte], begun).is_ok()
}

#[test]
fn a_read_sees_any_write_that_is_open_and_the_last_that_was_answered() {
    let mut reference = Reference::new(zeros(), 128);
    let (one, two) = (write(0, 0x40, 1), write(1, 0x40, 2));
    reference.begin_write(0, &one, 10);
    let seen = |reference: &mut Reference, begun: u64| -> Vec<u8> {
        (0..6)
            .filter(|&byte| may_be(reference, byte, begun))
            .collect()
    };
    assert_eq!(seen(&mut reference, 5), [0, 1]);
    reference.end_write(0, &one.access, 20, false);
    // Answered in the cycle in which the read began: either.
    assert_eq!(seen(&mut reference, 20), [0, 1]);
    assert_eq!(seen(&mut reference, 21), [1]);
    reference.set_oldest_read(25);
    // Two writes at the same time with two IDs: their order is unknown.
    let three = write(2, 0x40, 3);
    reference.begin_write(1, &two, 30);
    reference.begin_write(2, &three, 31);
    reference.end_write(2, &three.access, 35, false);
    assert_eq!(seen(&mut reference, 36), [2, 3]);
    reference.end_write(1, &two.access, 36, false);
    assert_eq!(seen(&mut reference, 40), [2, 3]);
    // One write after them, and another one with the same ID.
    let (four, five) = (write(3, 0x40, 4), write(3, 0x40, 5));
    reference.set_oldest_read(41);
    // Now that both are over, the value that is read once is the value of all later reads.
    assert!(may_be(&mut reference, 2, 41) && !may_be(&mut reference, 3, 41));
    reference.begin_write(3, &four, 41);
    reference.begin_write(4, &five, 42);
    assert_eq!(seen(&mut reference, 43), [2, 4, 5]);
    reference.end_write(3, &four.access, 50, false);
    assert_eq!(seen(&mut reference, 51), [4, 5]);
    reference.end_write(4, &five.access, 52, false);
    assert_eq!(seen(&mut reference, 53), [5]);
}

#[test]
fn after_an_error_a_block_is_unknown_until_it_is_written() {
    let mut reference = Reference::new(zeros(), 64);
    let failed = write(0, 0x60, 1);
    reference.begin_write(0, &failed, 1);
    reference.end_write(0, &failed.access, 2, true);
    reference.set_oldest_read(3);
    assert!(may_be(&mut reference, 77, 3), "the other half of the block");
    assert!(
        reference.check(0x20, &[77], 3).is_err(),
        "the block before it"
    );
    assert!(reference.is_undefined(&failed.access));
    let good = write(0, 0x40, 5);
    reference.begin_write(1, &good, 4);
    reference.end_write(1, &good.access, 5, false);
    reference.set_oldest_read(6);
    assert!(may_be(&mut reference, 5, 6) && !may_be(&mut reference, 77, 6));
    assert!(reference.check(0x60, &[77], 6).is_ok());
    reference.begin_write(2, &failed, 7);
    reference.end_write(2, &failed.access, 8, false);
    reference.set_oldest_read(9);
    assert!(!reference.is_undefined(&failed.access));
}

/// Its blocks are read, merged and written back by a unit like those of any other write.
#[test]
fn after_an_error_a_block_is_unknown_though_nothing_was_to_be_written() {
    let mut reference = Reference::new(zeros(), 64);
    let mut failed = write(0, 0x60, 1);
    failed.strobes.fill(false);
    reference.begin_write(0, &failed, 1);
    reference.writes_may_fail = true;
    assert!(may_be(&mut reference, 77, 2), "it may have failed already");
    reference.writes_may_fail = false;
    reference.end_write(0, &failed.access, 3, true);
    reference.set_oldest_read(4);
    assert!(may_be(&mut reference, 77, 4));
    assert!(reference.is_undefined(&failed.access));
}
