//! A stream and accesses to the configuration port at the same time.

use hdlgen::internals::hdl::sim::{PortRef, Simulator};
use hdlgen::internals::stream::{Beat, Beats};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    Write {
        address: u32,
        data: u32,
        strobe: u32,
    },
    Read {
        address: u32,
    },
}

/// The response to an access; `data` is that of a read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    pub failed: bool,
    pub data: u32,
}

/// The traffic sent: the blocks over and over, the accesses once `lead` of them came out, and
/// `lead` more after the last answer.
pub struct Traffic<'a> {
    /// For each block its beats.
    pub blocks: &'a [Beats],
    pub accesses: &'a [Access],
    pub lead: usize,
    pub seed: u64,
    /// Percent of cycles in which either side of the stream pauses.
    pub stall: u32,
}

/// Blocks that came out, in order: bytes, and `tuser` of the last beat.
pub type BlocksOut = Vec<(Vec<u8>, u8)>;

/// Cycles for one block or access after which the design hangs.
const PATIENCE: usize = 4096;

/// The ports of lane 0.
pub struct Driver<'s> {
    pub simulator: &'s mut Simulator,
    random: SmallRng,
}

impl<'s> Driver<'s> {
    pub fn new(simulator: &'s mut Simulator, seed: u64) -> Self {
        Driver {
            simulator,
            random: SmallRng::seed_from_u64(seed),
        }
    }

    fn port(&self, name: &str) -> PortRef {
        let port = self.simulator.input(name);
        port.or(self.simulator.output(name)).expect(name)
    }

    pub fn set(&mut self, name: &str, value: u64) {
        let port = self.port(name);
        self.simulator.set(port, 0, &[value]);
    }

    pub fn get(&self, name: &str) -> u64 {
        self.simulator.get(self.port(name), 0)
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.random.random_range(0..100) < percent
    }

    /// Puts a beat on the input.
    pub fn offer(&mut self, beat: Beat) {
        let words: Vec<u64> = beat.words().collect();
        let port = self.port("s_axis_tdata");
        self.simulator.set(port, 0, &words);
        self.set("s_axis_tlast", beat.last.into());
        if self.simulator.input("s_axis_tuser").is_some() {
            self.set("s_axis_tuser", beat.user.into());
        }
        self.set("s_axis_tvalid", 1);
    }

    /// The bytes of the beat on the output.
    pub fn taken(&self) -> Vec<u8> {
        let port = self.port("m_axis_tdata");
        let mut words = Vec::new();
        self.simulator.get_words(port, 0, &mut words);
        let bytes = self.simulator.width(port) as usize / 8;
        let data = words.iter().flat_map(|word| word.to_le_bytes());
        data.take(bytes).collect()
    }

    /// Puts an access on the bus.
    pub fn begin(&mut self, access: Access) {
        match access {
            Access::Write {
                address,
                data,
                strobe,
            } => {
                self.set("s_axil_awvalid", 1);
                self.set("s_axil_awaddr", address.into());
                self.set("s_axil_wvalid", 1);
                self.set("s_axil_wdata", data.into());
                self.set("s_axil_wstrb", strobe.into());
            }
            Access::Read { address } => {
                self.set("s_axil_arvalid", 1);
                self.set("s_axil_araddr", address.into());
            }
        }
    }

    /// One cycle of the configuration bus: the answer, when it comes.
    pub fn answer(&mut self) -> Option<Answer> {
        for (ready, valid) in [
            ("s_axil_awready", "s_axil_awvalid"),
            ("s_axil_wready", "s_axil_wvalid"),
            ("s_axil_arready", "s_axil_arvalid"),
        ] {
            if self.get(ready) == 1 {
                self.set(valid, 0);
            }
        }
        for (side, data) in [("b", None), ("r", Some("s_axil_rdata"))] {
            let handshake =
                self.get(&format!("s_axil_{side}valid")) & self.get(&format!("s_axil_{side}ready"));
            if handshake == 1 {
                return Some(Answer {
                    failed: self.get(&format!("s_axil_{side}resp")) != 0,
                    data: data.map_or(0, |port| self.get(port) as u32),
                });
            }
        }
        None
    }
}

impl Traffic<'_> {
    /// Runs it in lane 0 of a design out of reset.
    ///
    /// # Panics
    /// If the design hangs.
    pub fn run(&self, simulator: &mut Simulator) -> (BlocksOut, Vec<Answer>) {
        let mut driver = Driver::new(simulator, self.seed);
        let (mut out, mut answers): (BlocksOut, _) = (Vec::new(), Vec::new());
        let (mut sent, mut part, mut offered) = (0, Vec::new(), false);
        let mut beats = self.blocks[0].iter();
        let mut busy = false;
        let (mut end, mut idle) = (None, 0);
        while end.is_none_or(|end| out.len() < end) {
            if !offered && end.is_none_or(|end| sent < end) && !driver.chance(self.stall) {
                let beat = beats.next().expect("a beat");
                driver.offer(beat);
                offered = true;
                if beat.last {
                    sent += 1;
                    beats = self.blocks[sent % self.blocks.len()].iter();
                }
            }
            if !busy && out.len() >= self.lead && driver.chance(30) {
                if let Some(&access) = self.accesses.get(answers.len()) {
                    driver.begin(access);
                    busy = true;
                }
            }
            for port in ["m_axis_tready", "s_axil_bready", "s_axil_rready"] {
                let ready = !driver.chance(self.stall);
                driver.set(port, ready.into());
            }
            driver.simulator.settle();

            idle += 1;
            let mut taken = false;
            if offered && driver.get("s_axis_tready") == 1 {
                (offered, taken) = (false, true);
            }
            if driver.get("m_axis_tvalid") & driver.get("m_axis_tready") == 1 {
                part.extend(driver.taken());
                if driver.get("m_axis_tlast") == 1 {
                    let user = driver.get("m_axis_tuser") as u8;
                    out.push((std::mem::take(&mut part), user));
                    idle = 0;
                }
            }
            if let Some(answer) = driver.answer() {
                answers.push(answer);
                busy = false;
                idle = 0;
            }
            driver.simulator.clock();
            if taken {
                driver.set("s_axis_tvalid", 0);
            }
            if end.is_none() && answers.len() == self.accesses.len() && out.len() >= self.lead {
                end = Some(sent.max(out.len()) + self.lead);
            }
            assert!(idle < PATIENCE, "hangs after {} blocks", out.len());
        }
        (out, answers)
    }
}
