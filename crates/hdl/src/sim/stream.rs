//! Drives a simulated design through its ports: AXI4-Stream in and out, each
//! lane a stream of its own, a second stream in where there is a port for raw
//! blocks, and AXI4-Lite for its tables.

use std::rc::Rc;

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use thiserror::Error;

use super::feed::StreamPorts;
use super::lane::{Lane, Whole};
pub use super::lane::{LaneOutput, Stream, Times};
use super::record::Recording;
use super::storage::{Storage, Upset};
use super::trace::Waveform;
use super::{Simulator, Violation, LANES};
use crate::stream::{Beats, Stalls};
use crate::{DesignError, Module};

/// An error of a bench.
#[derive(Debug, Error)]
pub enum StreamError {
    /// The design does not pass the checks.
    #[error(transparent)]
    Design(#[from] DesignError),
    /// A stream port is missing.
    #[error("{module} has no port {port}")]
    NoPort {
        /// The module.
        module: String,
        /// The port.
        port: String,
    },
    /// No handshake for some time, though blocks are missing.
    #[error("no transfer for {cycles} cycles, at cycle {at}: lane {lane} gave {blocks} of {expected} blocks")]
    Hang {
        /// Cycles without a handshake.
        cycles: u64,
        /// The cycle.
        at: u64,
        /// A lane that is not done.
        lane: usize,
        /// Blocks that it put out.
        blocks: usize,
        /// Blocks that it was sent.
        expected: usize,
    },
    /// The design broke a rule of AXI4-Stream.
    #[error("cycle {at}, lane {lane}: {what}")]
    Rule {
        /// The cycle.
        at: u64,
        /// The lane.
        lane: usize,
        /// The rule broken.
        what: &'static str,
    },
    /// An assertion of the design did not hold.
    #[error("cycle {at}, lane {}: {}: {}", .violation.lane, .violation.scope, .violation.message)]
    Assertion {
        /// The cycle.
        at: u64,
        /// The assertion, and its lane.
        violation: Violation,
    },
    /// The configuration port answered with an error.
    #[error("the configuration port answered {kind} of address {address:#x} with an error")]
    Refused {
        /// The access: a write or a read.
        kind: &'static str,
        /// Its byte address.
        address: u32,
    },
    /// The waveform cannot be written.
    #[error("cannot write the waveform: {0}")]
    Trace(#[from] std::io::Error),
}

/// Cycles without any transfer after which a design counts as hung.
pub(super) const PATIENCE: u64 = 4096;

/// A bench: a simulated design with drivers at its stream and configuration ports.
pub struct StreamBench {
    pub(super) simulator: Simulator,
    pub(super) input: StreamPorts,
    pub(super) raw: Option<StreamPorts>,
    pub(super) output: StreamPorts,
    pub(super) cycle: u64,
    /// Whether the stream rules and the design's assertions are checked.
    pub checks: bool,
    pub(super) trace: Option<Box<dyn Waveform>>,
    pub(super) recording: Option<Recording>,
    pub(super) activity: Option<super::activity::Activity>,
    /// Bits that flip on the way, the first ones last, and what may hold them.
    upsets: Vec<Upset>,
    storage: Vec<Storage>,
    /// Cycles without any transfer after which the design counts as hung.
    patience: u64,
    /// Whether this cycle is in the waveform.
    noted: bool,
}

impl StreamBench {
    /// A design at power-up, held in reset for some cycles.
    ///
    /// # Errors
    /// If the design does not pass the checks or lacks the stream ports.
    pub fn new(top: &Rc<Module>) -> Result<Self, StreamError> {
        Self::with(top, Simulator::new(top)?)
    }

    /// The same, with all nets kept for a waveform.
    ///
    /// # Errors
    /// As of [`StreamBench::new`].
    pub fn traceable(top: &Rc<Module>) -> Result<Self, StreamError> {
        Self::with(top, Simulator::traceable(top)?)
    }

    fn with(top: &Rc<Module>, simulator: Simulator) -> Result<Self, StreamError> {
        let find = |name: &str| {
            simulator
                .input(name)
                .or(simulator.output(name))
                .ok_or_else(|| StreamError::NoPort {
                    module: top.name.clone(),
                    port: name.into(),
                })
        };
        let ports = |side: &str| StreamPorts::of(side, find);
        let (input, raw, output) = (ports("s")?, ports("s_raw").ok(), ports("m")?);
        let mut bench = StreamBench {
            simulator,
            input,
            raw,
            output,
            cycle: 0,
            checks: false,
            trace: None,
            recording: None,
            activity: None,
            upsets: Vec::new(),
            storage: Vec::new(),
            patience: PATIENCE,
            noted: false,
        };
        bench.reset();
        Ok(bench)
    }

    /// The simulator, to set or read other ports.
    pub fn simulator(&mut self) -> &mut Simulator {
        &mut self.simulator
    }

    /// Cycles simulated so far.
    pub fn cycles(&self) -> u64 {
        self.cycle
    }

    pub(super) fn clock(&mut self) -> Result<(), StreamError> {
        self.note()?;
        self.noted = false;
        if let Some(recording) = &mut self.recording {
            recording.clock();
        }
        self.simulator.clock();
        self.cycle += 1;
        while let Some(upset) = self.upsets.last().copied() {
            if upset.cycle > self.cycle {
                break;
            }
            self.upsets.pop();
            let storage = &self.storage[upset.storage];
            self.simulator.flip(upset.lane, storage, upset.bit);
        }
        Ok(())
    }

    /// Flips bits on the way: those of the list, at their cycles. From now on a block that was
    /// never sent is passed on like the others, and the design counts as hung after this many
    /// cycles without a transfer.
    pub fn upset(&mut self, mut upsets: Vec<Upset>, patience: u64) {
        if self.storage.is_empty() {
            self.storage = self.simulator.storage();
        }
        upsets.sort_by_key(|upset| std::cmp::Reverse(upset.cycle));
        (self.upsets, self.patience) = (upsets, patience);
    }

    /// Passes the settled nets to observers, once a cycle.
    fn note(&mut self) -> Result<(), StreamError> {
        if std::mem::replace(&mut self.noted, true) {
            return Ok(());
        }
        if let Some(trace) = &mut self.trace {
            trace.cycle(&self.simulator)?;
        }
        if let Some(activity) = &mut self.activity {
            activity.cycle(&self.simulator, self.cycle);
        }
        Ok(())
    }

    pub(super) fn settle(&mut self) {
        self.simulator.settle();
        if let Some(recording) = &mut self.recording {
            recording.settled(&self.simulator);
        }
    }

    /// Sends each lane its blocks and collects as many from it.
    ///
    /// # Errors
    /// If the design stops, or, with `checks`, breaks a rule of the stream.
    pub fn run(
        &mut self,
        inputs: &[Beats],
        stalls: Stalls,
    ) -> Result<Vec<LaneOutput>, StreamError> {
        let streams: Vec<_> = inputs.iter().map(|input| (input, None)).collect();
        self.run_streams(&streams, stalls)
    }

    /// The same with a second stream for each lane, which goes into the port for raw blocks.
    ///
    /// # Errors
    /// As of [`StreamBench::run`].
    pub fn run_streams(
        &mut self,
        inputs: &[(&Beats, Option<&Beats>)],
        stalls: Stalls,
    ) -> Result<Vec<LaneOutput>, StreamError> {
        let out_bytes = self.output_bytes();
        let streams = inputs.iter();
        let streams = streams.map(|(input, raw)| Whole::new(input, *raw, out_bytes));
        let mut streams: Vec<_> = streams.collect();
        self.run_lanes(&mut streams, stalls)?;
        Ok(streams.into_iter().map(Whole::done).collect())
    }

    /// Bytes of a beat that comes out.
    pub fn output_bytes(&self) -> usize {
        (self.simulator.width(self.output.data) / 8) as usize
    }

    /// Gives each stream a lane, and runs until none has a block left to send or to wait for.
    ///
    /// # Errors
    /// As of [`StreamBench::run`].
    pub fn run_lanes<S: Stream>(
        &mut self,
        streams: &mut [S],
        stalls: Stalls,
    ) -> Result<(), StreamError> {
        let streams = streams.iter_mut().map(|stream| stream as &mut dyn Stream);
        self.drive(streams.collect(), stalls)
    }

    /// The loop itself, compiled once, here.
    fn drive(&mut self, streams: Vec<&mut dyn Stream>, stalls: Stalls) -> Result<(), StreamError> {
        assert!(
            streams.len() <= LANES,
            "{} streams for {LANES} lanes",
            streams.len()
        );
        let out_bytes = self.output_bytes();
        let in_bytes = self.simulator.width(self.input.data) / 8;
        let raw_bytes = (self.raw.as_ref()).map(|raw| self.simulator.width(raw.data) / 8);
        let mut lanes: Vec<_> = streams
            .into_iter()
            .map(|stream| Lane::new(stream, in_bytes, raw_bytes, out_bytes))
            .collect();
        let mut random = SmallRng::seed_from_u64(stalls.seed);
        let mut pause = |percent: u8| percent > 0 && random.random_range(0..100) < percent;
        let mut idle = 0;
        let mut seen = Vec::new();
        self.simulator.set_all(self.input.valid, 0);
        self.simulator.set_all(self.output.ready, 1);
        loop {
            for (number, lane) in lanes.iter_mut().enumerate() {
                lane.refill();
                if lane.input.has_more() && !pause(stalls.input) {
                    lane.input.offer(&mut self.simulator, &self.input, number);
                }
                if let (Some(raw), Some(ports)) = (&mut lane.raw, &self.raw) {
                    if raw.has_more() && !pause(stalls.input) {
                        raw.offer(&mut self.simulator, ports, number);
                    }
                }
                if stalls.output > 0 {
                    self.simulator.set(
                        self.output.ready,
                        number,
                        &[u64::from(!pause(stalls.output))],
                    );
                }
            }
            if lanes.iter().all(|lane| lane.inside() == 0) {
                break;
            }
            self.settle();
            // Handshakes take the offered beat back, which belongs to the next cycle.
            self.note()?;
            if self.checks {
                if let Some(violation) = self.simulator.violation() {
                    let at = self.cycle;
                    return Err(StreamError::Assertion { at, violation });
                }
            }
            let bits = self.handshake_bits();
            let mut moved = false;
            for (number, lane) in lanes.iter_mut().enumerate() {
                let bits = bits.map(|bits| bits >> number & 1 == 1);
                moved |= self.input_handshakes(number, lane, bits);
                moved |= self.output_handshake(number, lane, bits, &mut seen)?;
            }
            self.clock()?;
            idle = if moved { 0 } else { idle + 1 };
            if idle > self.patience {
                let stuck = lanes.iter().position(|lane| lane.inside() > 0);
                let stuck = stuck.unwrap_or(0);
                return Err(StreamError::Hang {
                    cycles: self.patience,
                    at: self.cycle,
                    lane: stuck,
                    blocks: lanes[stuck].given,
                    expected: lanes[stuck].sent,
                });
            }
        }
        if let Some(trace) = self.trace.take() {
            trace.finish()?;
        }
        Ok(())
    }

    /// Of all lanes: whether the input is ready, and that for raw blocks, and whether the output is
    /// valid and ready.
    fn handshake_bits(&self) -> [u32; 4] {
        let ones = |port| self.simulator.ones(port);
        let raw = self.raw.as_ref().map_or(0, |raw| ones(raw.ready));
        let output = [self.output.valid, self.output.ready].map(ones);
        [ones(self.input.ready), raw, output[0], output[1]]
    }

    fn input_handshakes(&mut self, number: usize, lane: &mut Lane, bits: [bool; 4]) -> bool {
        let [ready, raw_ready, ..] = bits;
        let mut moved = false;
        let simulator = &mut self.simulator;
        if let (Some(raw), Some(ports)) = (&mut lane.raw, &self.raw) {
            let taken = raw.handshake(simulator, ports, number, raw_ready);
            moved |= taken.is_some();
        }
        let taken = (lane.input).handshake(simulator, &self.input, number, ready);
        if let Some(last) = taken {
            if lane.at_block_start {
                lane.starts.push_back(self.cycle);
            }
            lane.at_block_start = last;
        }
        moved | taken.is_some()
    }

    fn output_handshake(
        &mut self,
        number: usize,
        lane: &mut Lane,
        [.., valid, taken]: [bool; 4],
        seen: &mut Vec<u8>,
    ) -> Result<bool, StreamError> {
        let at = self.cycle;
        let broken = |what| StreamError::Rule {
            at,
            lane: number,
            what,
        };
        if !valid {
            if self.checks && lane.waiting.is_some() {
                return Err(broken("m_axis_tvalid fell before the beat was taken"));
            }
            return Ok(false);
        }
        if !taken && !self.checks {
            return Ok(false);
        }
        seen.clear();
        self.simulator.get_bytes(self.output.data, number, seen);
        seen.truncate(lane.block.width());
        let last = self.simulator.get(self.output.last, number) == 1;
        let user = self
            .output
            .user
            .map_or(0, |port| self.simulator.get(port, number) as u8);
        if self.checks {
            if lane
                .waiting
                .as_ref()
                .is_some_and(|(w, l, u)| (w, *l, *u) != (&*seen, last, user))
            {
                return Err(broken("a beat changed on m_axis while it waited"));
            }
            lane.waiting = (!taken).then(|| (seen.clone(), last, user));
            if !taken {
                return Ok(false);
            }
        }
        lane.block.push(seen, last, user);
        if last {
            let start = lane.starts.pop_front();
            if start.is_none() && self.storage.is_empty() {
                return Err(broken("a block came out that did not go in"));
            }
            lane.give((start.unwrap_or(at), at));
        }
        Ok(true)
    }
}
