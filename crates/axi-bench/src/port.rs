//! The signals of an AXI4 and of an AXI4-Lite port, found by name, and the bench's ends of their
//! channels.

use std::fmt::Display;

use hdlgen_hdl::sim::{PortRef, Simulator};

use crate::report::{Broken, MemoryError, Rule};

/// Which end of a port the module is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// It is asked, as at `s_axi`.
    Subordinate,
    /// It asks, as at `m_axi`.
    Manager,
}

/// A signal of a channel's payload: its words are a part of all the payload's.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// `None` for an optional signal that the module lacks.
    port: Option<PortRef>,
    /// Words of 64 bits.
    words: usize,
}

/// One channel: `valid`, `ready` and the payload as a list of 64-bit words.
#[derive(Debug)]
pub struct Channel {
    /// As `s_axi_ar`.
    pub name: String,
    pub(crate) valid: PortRef,
    pub(crate) ready: PortRef,
    parts: Vec<Part>,
}

impl Channel {
    /// Words of the payload.
    pub fn words(&self) -> usize {
        self.parts.iter().map(|part| part.words).sum()
    }

    /// Sets the payload of one lane.
    pub fn drive(&self, simulator: &mut Simulator, lane: usize, words: &[u64]) {
        let mut at = 0;
        for part in &self.parts {
            if let Some(port) = part.port {
                simulator.set(port, lane, &words[at..at + part.words]);
            }
            at += part.words;
        }
    }

    /// The payload of one lane; 0 for a signal that the module lacks.
    pub fn sample(
        &self,
        simulator: &Simulator,
        lane: usize,
        words: &mut Vec<u64>,
        one: &mut Vec<u64>,
    ) {
        words.clear();
        for part in &self.parts {
            match part.port {
                Some(port) if part.words == 1 => words.push(simulator.get(port, lane)),
                Some(port) => {
                    simulator.get_words(port, lane, one);
                    words.extend_from_slice(one);
                }
                None => words.resize(words.len() + part.words, 0),
            }
        }
    }

    /// A rule that the module broke on this channel.
    pub(crate) fn broken(&self, rule: Rule, detail: String) -> Broken {
        Broken {
            port: self.name.clone(),
            rule,
            detail,
        }
    }
}

/// Looks for a port's signals.
struct Finder<'a> {
    simulator: &'a Simulator,
    module: &'a str,
    prefix: &'a str,
    side: Side,
}

impl Finder<'_> {
    fn name(&self, signal: &str) -> String {
        format!("{}_{signal}", self.prefix)
    }

    /// A signal that the module drives, or one that the bench drives.
    fn maybe(&self, signal: &str, ours: bool) -> Option<PortRef> {
        if ours {
            self.simulator.input(&self.name(signal))
        } else {
            self.simulator.output(&self.name(signal))
        }
    }

    fn wrong_width(&self, signal: &str, width: u32, expected: impl Display) -> MemoryError {
        let port = self.name(signal);
        MemoryError::Port(format!("{port} is {width} bits wide, not {expected}"))
    }

    fn need(&self, signal: &str, ours: bool, width: Option<u32>) -> Result<PortRef, MemoryError> {
        let missing = || {
            let (module, port) = (self.module, self.name(signal));
            MemoryError::Port(format!("{module} has no port {port}"))
        };
        let port = self.maybe(signal, ours).ok_or_else(missing)?;
        match width {
            Some(expected) if self.simulator.width(port) != expected => {
                let width = self.simulator.width(port);
                Err(self.wrong_width(signal, width, expected))
            }
            _ => Ok(port),
        }
    }

    /// A channel: `signals` with the width that each must have, if it must; those that begin with
    /// `?` may be missing.
    fn channel(
        &self,
        name: &str,
        is_request: bool,
        signals: &[(&str, Option<u32>)],
    ) -> Result<Channel, MemoryError> {
        let ours = is_request == (self.side == Side::Subordinate);
        let mut parts = Vec::new();
        for &(signal, width) in signals {
            let port = match signal.strip_prefix('?') {
                Some(signal) => self.maybe(&format!("{name}{signal}"), ours),
                None => Some(self.need(&format!("{name}{signal}"), ours, width)?),
            };
            let bits = port.map_or(1, |port| self.simulator.width(port));
            let words = bits.div_ceil(64) as usize;
            parts.push(Part { port, words });
        }
        Ok(Channel {
            name: self.name(name),
            valid: self.need(&format!("{name}valid"), ours, Some(1))?,
            ready: self.need(&format!("{name}ready"), !ours, Some(1))?,
            parts,
        })
    }
}

/// An AXI4 port.
#[derive(Debug)]
pub struct AxiPort {
    /// Write addresses. Words: ID, address, len, size, burst, lock, cache, prot, QoS, region, user.
    pub aw: Channel,
    /// Write data. Words: last, strobes, data.
    pub w: Channel,
    /// Write answers. Words: ID, response.
    pub b: Channel,
    /// Read addresses, as write addresses.
    pub ar: Channel,
    /// Read data. Words: ID, response, last, user, data.
    pub r: Channel,
    /// Bytes of a beat.
    pub bytes: usize,
    /// Bits of an address.
    pub address_bits: u32,
    /// Bits of an ID.
    pub id_bits: u32,
    /// Bits of AxUSER; 0 without it.
    pub user_bits: u32,
}

impl AxiPort {
    /// The port `prefix` of a module.
    ///
    /// # Errors
    /// If a signal is missing or has a wrong width.
    pub fn find(
        simulator: &Simulator,
        module: &str,
        prefix: &str,
        side: Side,
    ) -> Result<Self, MemoryError> {
        let finder = Finder {
            simulator,
            module,
            prefix,
            side,
        };
        let ours = side == Side::Subordinate;
        let width = |signal: &str| -> Result<u32, MemoryError> {
            Ok(simulator.width(finder.need(signal, ours, None)?))
        };
        let (data, id, address) = (width("wdata")?, width("awid")?, width("awaddr")?);
        let wrong =
            |signal: &str, width, expected: &str| Err(finder.wrong_width(signal, width, expected));
        // Strobes of a beat are one word.
        if !(8..=512).contains(&data) || !data.is_power_of_two() {
            return wrong("wdata", data, "8, 16 … 512");
        }
        if id > 32 {
            return wrong("awid", id, "at most 32");
        }
        if address > 64 {
            return wrong("awaddr", address, "at most 64");
        }
        let (data, id, address) = (Some(data), Some(id), Some(address));
        let request = [
            ("id", id),
            ("addr", address),
            ("len", Some(8)),
            ("size", Some(3)),
            ("burst", Some(2)),
            ("?lock", None),
            ("?cache", None),
            ("?prot", None),
            ("?qos", None),
            ("?region", None),
            ("?user", None),
        ];
        let strobes = data.map(|bits| bits / 8);
        let response = ("resp", Some(2));
        let last = ("last", Some(1));
        Ok(AxiPort {
            aw: finder.channel("aw", true, &request)?,
            w: finder.channel("w", true, &[last, ("strb", strobes), ("data", data)])?,
            b: finder.channel("b", false, &[("id", id), response])?,
            ar: finder.channel("ar", true, &request)?,
            r: finder.channel(
                "r",
                false,
                &[("id", id), response, last, ("?user", None), ("data", data)],
            )?,
            bytes: strobes.unwrap_or(0) as usize,
            address_bits: address.unwrap_or(0),
            id_bits: id.unwrap_or(0),
            user_bits: (finder.maybe("aruser", ours)).map_or(0, |port| simulator.width(port)),
        })
    }
}

/// An AXI4-Lite port of 32 bits, of which the module is the subordinate.
#[derive(Debug)]
pub struct LitePort {
    /// Write addresses. Words: address, prot.
    pub aw: Channel,
    /// Write data. Words: strobes, data.
    pub w: Channel,
    /// Write answers. Words: response.
    pub b: Channel,
    /// Read addresses. Words: address, prot.
    pub ar: Channel,
    /// Read data. Words: response, data.
    pub r: Channel,
}

impl LitePort {
    /// The port `prefix` of a module; `None` if it has none at all.
    ///
    /// # Errors
    /// If some of its signals are missing or have a wrong width.
    pub fn find(
        simulator: &Simulator,
        module: &str,
        prefix: &str,
    ) -> Result<Option<Self>, MemoryError> {
        let finder = Finder {
            simulator,
            module,
            prefix,
            side: Side::Subordinate,
        };
        if finder.maybe("awvalid", true).is_none() {
            return Ok(None);
        }
        let address = [("addr", None), ("?prot", None)];
        let (response, data) = (("resp", Some(2)), ("data", Some(32)));
        Ok(Some(LitePort {
            aw: finder.channel("aw", true, &address)?,
            w: finder.channel("w", true, &[("strb", Some(4)), data])?,
            b: finder.channel("b", false, &[response])?,
            ar: finder.channel("ar", true, &address)?,
            r: finder.channel("r", false, &[response, data])?,
        }))
    }
}

/// Bytes as words, the first lowest.
pub(crate) fn words_of(bytes: &[u8]) -> impl Iterator<Item = u64> + '_ {
    bytes.chunks(8).map(|chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    })
}

/// The bench's end of a channel on which it offers.
#[derive(Clone, Debug, Default)]
pub struct Sender {
    /// A payload is offered and was not taken yet.
    offers: bool,
    /// `valid` as the simulator has it.
    valid: bool,
}

impl Sender {
    /// Whether it could offer something.
    pub fn is_free(&self) -> bool {
        !self.offers
    }

    /// Offers a payload until it is taken. To be called before the cycle settles.
    pub fn offer(
        &mut self,
        simulator: &mut Simulator,
        channel: &Channel,
        lane: usize,
        words: &[u64],
    ) {
        debug_assert!(!self.offers);
        channel.drive(simulator, lane, words);
        self.offers = true;
    }

    /// Brings `valid` into the simulator, after what was offered in this cycle.
    pub fn drive(&mut self, simulator: &mut Simulator, channel: &Channel, lane: usize) {
        if self.valid != self.offers {
            self.valid = self.offers;
            simulator.set(channel.valid, lane, &[u64::from(self.valid)]);
        }
    }

    /// Whether the payload is taken in this cycle, which has settled.
    pub fn taken(&mut self, simulator: &Simulator, channel: &Channel, lane: usize) -> bool {
        let taken = self.offers && simulator.get(channel.ready, lane) == 1;
        self.offers &= !taken;
        taken
    }

    /// Offers nothing any more, in reset.
    pub fn clear(&mut self) {
        self.offers = false;
    }
}

/// The state of a channel that the bench takes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Nothing.
    Nothing,
    /// A payload, and whether it is there since this cycle, and taken in this cycle.
    Payload {
        /// It was not there in the cycle before.
        is_new: bool,
        /// `ready` is up.
        is_taken: bool,
    },
}

/// The bench's end of a channel on which it takes.
#[derive(Clone, Debug, Default)]
pub struct Receiver {
    /// `ready` as the simulator has it.
    ready: bool,
    /// A payload waits since an earlier cycle.
    waits: bool,
    /// `valid` as it was with the opposite of each `ready`.
    otherwise: Option<bool>,
    /// The payload.
    pub words: Vec<u64>,
    before: Vec<u64>,
    one: Vec<u64>,
}

impl Receiver {
    /// Whether a payload was there in the cycle before and was not taken.
    pub fn waits(&self) -> bool {
        self.waits
    }

    /// Sets `ready`. To be called before the cycle settles.
    pub fn drive(
        &mut self,
        simulator: &mut Simulator,
        channel: &Channel,
        lane: usize,
        ready: bool,
    ) {
        if self.ready != ready {
            self.ready = ready;
            simulator.set(channel.ready, lane, &[u64::from(ready)]);
        }
    }

    /// Turns `ready` over, to see whether `valid` depends on it.
    pub fn turn(&self, simulator: &mut Simulator, channel: &Channel, lane: usize) {
        simulator.set(channel.ready, lane, &[u64::from(!self.ready)]);
    }

    /// Keeps `valid` as it is with the opposite `ready`, which is turned back.
    pub fn turn_back(&mut self, simulator: &mut Simulator, channel: &Channel, lane: usize) {
        self.otherwise = Some(simulator.get(channel.valid, lane) == 1);
        simulator.set(channel.ready, lane, &[u64::from(self.ready)]);
    }

    /// Samples the channel in this cycle, which has settled.
    pub(crate) fn sample(
        &mut self,
        simulator: &Simulator,
        channel: &Channel,
        lane: usize,
    ) -> Result<Seen, Broken> {
        let broken = |rule: Rule, detail: &dyn Fn() -> String| Err(channel.broken(rule, detail()));
        let valid = simulator.get(channel.valid, lane) == 1;
        if self.otherwise.take().is_some_and(|other| other != valid) {
            return broken(Rule::ValidWaitsForReady, &|| {
                format!("valid is {} with ready {}", valid as u8, self.ready as u8)
            });
        }
        if !valid {
            if self.waits {
                return broken(Rule::ValidDropped, &|| {
                    format!("it offered {:x?}", self.words)
                });
            }
            return Ok(Seen::Nothing);
        }
        std::mem::swap(&mut self.words, &mut self.before);
        channel.sample(simulator, lane, &mut self.words, &mut self.one);
        if self.waits && self.words != self.before {
            return broken(Rule::PayloadChanged, &|| {
                format!("from {:x?} to {:x?}", self.before, self.words)
            });
        }
        let is_new = !self.waits;
        self.waits = !self.ready;
        Ok(Seen::Payload {
            is_new,
            is_taken: self.ready,
        })
    }

    /// Forgets what waits, in reset, and checks that nothing is offered.
    pub(crate) fn reset(
        &mut self,
        simulator: &Simulator,
        channel: &Channel,
        lane: usize,
    ) -> Result<(), Broken> {
        self.waits = false;
        self.otherwise = None;
        if simulator.get(channel.valid, lane) == 1 {
            let detail = "aresetn is low since a cycle or more";
            return Err(channel.broken(Rule::ValidInReset, detail.into()));
        }
        Ok(())
    }
}
