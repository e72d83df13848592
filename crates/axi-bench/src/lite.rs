//! Reads and writes of registers, for one lane, beside the traffic.

use std::collections::VecDeque;

use hdlgen_hdl::sim::Simulator;

use crate::port::{Channel, LitePort, Receiver, Seen, Sender};
use crate::report::{Broken, Rule};

/// An access of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Register {
    /// A read of the register at a byte address.
    Read(u32),
    /// A write of the register at a byte address.
    Write(u32, u32),
}

/// The answer to an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LiteResult {
    /// The access.
    pub register: Register,
    /// The data read or written.
    pub data: u32,
    /// It was answered with an error.
    pub failed: bool,
    /// The cycle of the answer.
    pub cycle: u64,
}

/// The master of the register port of one lane. One access at a time.
#[derive(Default)]
pub struct Lite {
    queue: VecDeque<Register>,
    /// The answers, the oldest first.
    pub results: VecDeque<LiteResult>,
    current: Option<Register>,
    aw: Sender,
    w: Sender,
    ar: Sender,
    b: Receiver,
    r: Receiver,
}

impl Lite {
    /// Puts an access behind those that there are.
    pub fn push(&mut self, register: Register) {
        self.queue.push_back(register);
    }

    /// Whether all accesses were answered.
    pub fn is_idle(&self) -> bool {
        self.current.is_none() && self.queue.is_empty()
    }

    /// The open accesses, in words.
    pub fn open(&self) -> String {
        format!("s_axil: {:x?} and {} more", self.current, self.queue.len())
    }

    /// The ends that take, with their channels.
    pub(crate) fn receivers<'a>(
        &'a mut self,
        port: &'a LitePort,
    ) -> [(&'a mut Receiver, &'a Channel); 2] {
        [(&mut self.b, &port.b), (&mut self.r, &port.r)]
    }

    /// Drives the port for a cycle that has not settled yet.
    pub fn drive(&mut self, simulator: &mut Simulator, port: &LitePort, lane: usize) {
        if self.current.is_none() {
            self.current = self.queue.pop_front();
            match self.current {
                Some(Register::Read(address)) => {
                    self.ar
                        .offer(simulator, &port.ar, lane, &[address.into(), 0]);
                }
                Some(Register::Write(address, data)) => {
                    self.aw
                        .offer(simulator, &port.aw, lane, &[address.into(), 0]);
                    self.w.offer(simulator, &port.w, lane, &[15, data.into()]);
                }
                None => {}
            }
        }
        self.aw.drive(simulator, &port.aw, lane);
        self.w.drive(simulator, &port.w, lane);
        self.ar.drive(simulator, &port.ar, lane);
        self.b.drive(simulator, &port.b, lane, true);
        self.r.drive(simulator, &port.r, lane, true);
    }

    /// Looks at the port in a cycle that has settled; whether anything moved.
    pub(crate) fn sample(
        &mut self,
        simulator: &Simulator,
        port: &LitePort,
        lane: usize,
        cycle: u64,
    ) -> Result<bool, Broken> {
        let mut moved = false;
        if self.b.sample(simulator, &port.b, lane)? != Seen::Nothing {
            moved = true;
            let response = self.b.words[0];
            let taken = self.aw.is_free() && self.w.is_free();
            match self.current {
                Some(Register::Write(_, data)) if taken => self.end(data, response, cycle),
                Some(Register::Write(..)) => {
                    return Err(port.b.broken(Rule::EarlyAnswer, self.open()));
                }
                _ => return Err(port.b.broken(Rule::UnknownId, self.open())),
            }
        }
        if self.r.sample(simulator, &port.r, lane)? != Seen::Nothing {
            moved = true;
            let (response, data) = (self.r.words[0], self.r.words[1] as u32);
            match self.current {
                Some(Register::Read(_)) if self.ar.is_free() => self.end(data, response, cycle),
                _ => return Err(port.r.broken(Rule::UnknownId, self.open())),
            }
        }
        moved |= self.aw.taken(simulator, &port.aw, lane);
        moved |= self.w.taken(simulator, &port.w, lane);
        moved |= self.ar.taken(simulator, &port.ar, lane);
        Ok(moved)
    }

    fn end(&mut self, data: u32, response: u64, cycle: u64) {
        if let Some(register) = self.current.take() {
            self.results.push_back(LiteResult {
                register,
                data,
                failed: response & 2 != 0,
                cycle,
            });
        }
    }

    /// Forgets all that is open.
    pub(crate) fn reset(&mut self) {
        self.queue.clear();
        self.current = None;
        for sender in [&mut self.aw, &mut self.w, &mut self.ar] {
            sender.clear();
        }
    }
}
