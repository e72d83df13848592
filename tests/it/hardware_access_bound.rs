//! A configuration port beside a stream whose output is stalled: an access is answered with an error within
//! the bound that the manifest states, and changes nothing. Afterwards everything is as before.

use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::simulate::bench;
use hdlgen::internals::design::{Design, Reference, Role};
use hdlgen::internals::rtl::e2mc::tables::access::MOST_WAIT;
use hdlgen::internals::stream::Beats;

use crate::common::traffic::{Access, Answer, Driver};
use crate::common::{delta_designs, designs};

/// Blocks that are more than a half takes in.
const BLOCKS: usize = 8;
/// Cycles until it takes in no more.
const FILLS: u32 = 600;
/// Cycles of a transaction besides the wait.
const HANDSHAKES: u32 = 6;

/// A half at work, and its bus.
struct Work<'s> {
    driver: Driver<'s>,
    beats: &'s Beats,
    sent: usize,
    /// Each block's beats as they came.
    out: Vec<Vec<u8>>,
    part: Vec<u8>,
}

impl Work<'_> {
    /// A cycle, in which the output is taken or not: the answer to an access, and the responses of
    /// writes and reads, when it comes.
    fn cycle(&mut self, takes: bool) -> Option<(Answer, [u64; 2])> {
        let driver = &mut self.driver;
        let offers = self.sent < self.beats.len();
        if offers {
            driver.offer(self.beats.beat(self.sent))
        } else {
            driver.set("s_axis_tvalid", 0)
        }
        driver.set("m_axis_tready", takes.into());
        driver.simulator.settle();
        if offers && driver.get("s_axis_tready") == 1 {
            self.sent += 1;
        }
        if takes && driver.get("m_axis_tvalid") == 1 {
            self.part.extend(driver.taken());
            if driver.get("m_axis_tlast") == 1 {
                self.out.push(std::mem::take(&mut self.part));
            }
        }
        let answer = driver.answer();
        let responses = ["s_axil_bresp", "s_axil_rresp"].map(|port| driver.get(port));
        driver.simulator.clock();
        answer.map(|answer| (answer, responses))
    }

    /// An access with the output held, until its answer: the response and the word.
    fn access(&mut self, address: u32, written: Option<u32>) -> (u64, u32) {
        for port in ["s_axil_bready", "s_axil_rready"] {
            self.driver.set(port, 1);
        }
        self.driver.begin(match written {
            Some(data) => Access::Write {
                address,
                data,
                strobe: 15,
            },
            None => Access::Read { address },
        });
        for _ in 0..MOST_WAIT + HANDSHAKES {
            if let Some((answer, [of_write, of_read])) = self.cycle(false) {
                let response = if written.is_some() { of_write } else { of_read };
                return (response, answer.data);
            }
        }
        panic!("no answer");
    }
}

/// How many of the halves refused the access.
fn check(design: &dyn Design, reference: &Reference, expected: &Expected) -> u32 {
    let mut refused = 0;
    for role in Role::ALL {
        let name = format!("{} {}", design.name(), role.name());
        let mut bench = bench(design, role, reference).unwrap();
        bench.checks = true;
        let beats = expected.input(role, design.beat().bytes(), 0..BLOCKS);
        let tables = reference.load_sequence(role);
        // Of words that are not all zero.
        let word = tables[1..].iter().find(|write| write.data > 1).unwrap();
        let mut work = Work {
            driver: Driver::new(bench.simulator(), 0),
            beats: &beats,
            sent: 0,
            out: Vec::new(),
            part: Vec::new(),
        };
        for _ in 0..FILLS {
            work.cycle(false);
        }
        assert!(work.sent < work.beats.len(), "{name} takes in all blocks");
        // A narrow decompressor may have no block that uses a table.
        let (response, _) = work.access(word.address, None);
        if response == 2 {
            assert_eq!(work.access(word.address, Some(0)).0, 2, "{name}: write");
            refused += 1;
        }
        for _ in 0..100 * BLOCKS {
            work.cycle(true);
        }
        let out = std::mem::take(&mut work.out);
        assert_eq!(out.len(), BLOCKS, "{name}");
        for (number, bytes) in out.iter().enumerate() {
            let user = match role {
                Role::Compressor => expected.metadata[number],
                Role::Decompressor => 0,
            };
            let checked = expected.check(role, number, bytes, user);
            checked.unwrap_or_else(|what| panic!("{name}: block {number} {what}"));
        }
        let read = work.access(word.address, None);
        assert_eq!(read, (0, word.data), "{name}: what was not written");
    }
    refused
}

#[test]
fn accesses_beside_a_stalled_output_are_answered_with_errors() {
    let mut refused = 0;
    for (sl, pdw, beat) in [(16, 4, 0), (8, 2, 8)] {
        let design = designs::design(sl, pdw, 128, 32, 0, beat);
        let data = designs::adversarial_blocks(&design, 1);
        let book = designs::book_for(&design, &data);
        let expected = Expected::new(&design, &design.model(&book), &data);
        refused += check(&design, &design.reference_of(&book), &expected);
    }
    for design in [
        delta_designs::design(4, 128, 32, 0, "", 0),
        delta_designs::design(8, 128, 32, 0, "", 16),
        delta_designs::one_pass(4, 128, 32, 0, "", 0),
    ] {
        let data = delta_designs::blocks(&design, 1);
        let book = delta_designs::book_for(&design, &data);
        let expected = Expected::new(&design, &design.model(&book).unwrap(), &data);
        refused += check(&design, &design.reference_of(&book).unwrap(), &expected);
    }
    assert!(refused >= 6, "{refused} of 10");
}
