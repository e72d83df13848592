//! A configuration port beside a stream whose output takes nothing: an access is answered within
//! the bound that the manifest states, with an error, and changes nothing. Afterwards all is as if
//! it had not been.

use hdlgen::design::expected::Expected;
use hdlgen::design::simulate::bench;
use hdlgen::design::{Design, Reference, Role};
use hdlgen::hdl::sim::Simulator;
use hdlgen::rtl::e2mc::access::MOST_WAIT;

use crate::common::{delta_designs, designs};

/// Blocks that are more than a half takes in.
const BLOCKS: usize = 8;
/// Cycles until it takes in no more.
const FILLS: u32 = 600;
/// What a transaction takes beside the wait.
const HANDSHAKES: u32 = 6;

struct Driver<'s> {
    simulator: &'s mut Simulator,
    beats: Vec<(&'s [u8], bool, u8)>,
    sent: usize,
    /// Each block's beats as they came.
    out: Vec<Vec<u8>>,
    part: Vec<u8>,
}

impl Driver<'_> {
    fn set(&mut self, name: &str, words: &[u64]) {
        let port = self.simulator.input(name);
        let port = port.unwrap_or_else(|| panic!("no {name}"));
        self.simulator.set(port, 0, words);
    }

    fn get(&self, name: &str) -> u64 {
        let port = self.simulator.output(name);
        self.simulator.get(port.unwrap(), 0)
    }

    /// A cycle, in which the output is taken or not.
    fn cycle(&mut self, takes: bool) {
        let next = self.beats.get(self.sent).copied();
        self.set("s_axis_tvalid", &[next.is_some().into()]);
        if let Some((bytes, last, user)) = next {
            let words = bytes.chunks(8).map(|part| {
                let mut word = [0; 8];
                word[..part.len()].copy_from_slice(part);
                u64::from_le_bytes(word)
            });
            self.set("s_axis_tdata", &words.collect::<Vec<_>>());
            self.set("s_axis_tlast", &[last.into()]);
            if self.simulator.input("s_axis_tuser").is_some() {
                self.set("s_axis_tuser", &[user.into()]);
            }
        }
        self.set("m_axis_tready", &[takes.into()]);
        self.simulator.settle();
        if next.is_some() && self.get("s_axis_tready") == 1 {
            self.sent += 1;
        }
        if takes && self.get("m_axis_tvalid") == 1 {
            let port = self.simulator.output("m_axis_tdata").unwrap();
            let bytes = self.simulator.width(port) as usize / 8;
            let mut words = Vec::new();
            self.simulator.get_words(port, 0, &mut words);
            let beat = words.iter().flat_map(|word| word.to_le_bytes());
            self.part.extend(beat.take(bytes));
            if self.get("m_axis_tlast") == 1 {
                self.out.push(std::mem::take(&mut self.part));
            }
        }
        self.simulator.clock();
    }

    /// An access with the output held, until its answer: the response and the word.
    fn access(&mut self, address: u32, written: Option<u32>) -> (u64, u64) {
        let requests: &[&str] = match written {
            Some(_) => &["awvalid", "wvalid"],
            None => &["arvalid"],
        };
        for (name, value) in [
            ("awaddr", address),
            ("araddr", address),
            ("wdata", written.unwrap_or(0)),
            ("wstrb", 15),
            ("bready", 1),
            ("rready", 1),
        ] {
            self.set(&format!("s_axil_{name}"), &[value.into()]);
        }
        let (answered, response) = match written {
            Some(_) => ("s_axil_bvalid", "s_axil_bresp"),
            None => ("s_axil_rvalid", "s_axil_rresp"),
        };
        for request in requests {
            self.set(&format!("s_axil_{request}"), &[1]);
        }
        for _ in 0..MOST_WAIT + HANDSHAKES {
            self.simulator.settle();
            let accepted = match written {
                Some(_) => self.get("s_axil_awready"),
                None => self.get("s_axil_arready"),
            };
            let answer = (self.get(response), self.get("s_axil_rdata"));
            let is_answered = self.get(answered) == 1;
            self.cycle(false);
            if accepted == 1 {
                for request in requests {
                    self.set(&format!("s_axil_{request}"), &[0]);
                }
            }
            if is_answered {
                return answer;
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
        let mut driver = Driver {
            simulator: bench.simulator(),
            beats: beats.iter().collect(),
            sent: 0,
            out: Vec::new(),
            part: Vec::new(),
        };
        for _ in 0..FILLS {
            driver.cycle(false);
        }
        assert!(
            driver.sent < driver.beats.len(),
            "{name} takes in all blocks"
        );
        // A narrow decompressor may have nothing that looks at a table.
        let (response, _) = driver.access(word.address, None);
        if response == 2 {
            assert_eq!(driver.access(word.address, Some(0)).0, 2, "{name}: write");
            refused += 1;
        }
        for _ in 0..100 * BLOCKS {
            driver.cycle(true);
        }
        let out = std::mem::take(&mut driver.out);
        assert_eq!(out.len(), BLOCKS, "{name}");
        for (number, bytes) in out.iter().enumerate() {
            let user = match role {
                Role::Compressor => expected.metadata[number],
                Role::Decompressor => 0,
            };
            let checked = expected.check(role, number, bytes, user);
            checked.unwrap_or_else(|what| panic!("{name}: block {number} {what}"));
        }
        let read = driver.access(word.address, None);
        assert_eq!(read, (0, word.data.into()), "{name}: what was not written");
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
    for (pdw, beat) in [(4, 0), (8, 16)] {
        let design = delta_designs::design(pdw, 128, 32, 0, "", beat);
        let data = delta_designs::blocks(&design, 1);
        let book = delta_designs::book_for(&design, &data);
        let expected = Expected::new(&design, &design.model(&book).unwrap(), &data);
        refused += check(&design, &design.reference_of(&book).unwrap(), &expected);
    }
    assert!(refused >= 6, "{refused} of 8");
}
