//! The requests of a client, and the bytes of each beat.

use std::fmt;
use std::ops::Range;

use hdlgen_models::terms::random::Random;

/// Burst types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Burst {
    /// All beats at one address.
    Fixed,
    /// Addresses go up.
    Incr,
    /// Addresses go up and start again at a boundary.
    Wrap,
}

impl Burst {
    /// AxBURST.
    pub fn code(self) -> u64 {
        self as u64
    }

    /// Of AxBURST; `None` for the reserved code.
    pub fn of(code: u64) -> Option<Self> {
        [Burst::Fixed, Burst::Incr, Burst::Wrap]
            .get(code as usize)
            .copied()
    }
}

/// Read or write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Data to the client.
    Read,
    /// Data from the client.
    Write,
}

/// A burst's place in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// AxADDR: of the first byte.
    pub address: u64,
    /// Beats, 1 to 256: AxLEN + 1.
    pub beats: u32,
    /// AxSIZE: the logarithm of the bytes of a beat.
    pub size: u32,
    /// AxBURST.
    pub burst: Burst,
}

impl Access {
    /// Bytes of a whole beat.
    pub fn beat_bytes(&self) -> u64 {
        1 << self.size
    }

    /// Addresses of a beat's bytes, beat 0 first. The byte of an address is in lane address mod
    /// port width.
    pub fn beat(&self, number: u32) -> Range<u64> {
        let bytes = self.beat_bytes();
        let aligned = self.address & !(bytes - 1);
        let on = u64::from(number) * bytes;
        match self.burst {
            Burst::Incr if number > 0 => aligned + on..aligned + on + bytes,
            Burst::Wrap => {
                let all = bytes * u64::from(self.beats);
                let low = self.address / all * all;
                let start = low + (self.address - low + on) % all;
                start..start + bytes
            }
            _ => self.address..aligned + bytes,
        }
    }

    /// The addresses from its lowest to its highest byte.
    pub fn range(&self) -> Range<u64> {
        match self.burst {
            Burst::Fixed => self.beat(0),
            Burst::Incr => self.address..self.beat(self.beats - 1).end,
            Burst::Wrap => {
                let all = self.beat_bytes() * u64::from(self.beats);
                let low = self.address / all * all;
                low..low + all
            }
        }
    }

    /// Bytes of all beats.
    pub fn bytes(&self) -> u64 {
        match self.burst {
            Burst::Fixed => (self.beat(0).end - self.address) * u64::from(self.beats),
            _ => self.range().end - self.range().start,
        }
    }

    /// Whether it stays within 4 KB.
    pub fn within_boundary(&self) -> bool {
        let range = self.range();
        range.start >> 12 == (range.end - 1) >> 12
    }

    /// Whether AXI4 allows it on a port of this many bytes.
    pub fn is_legal(&self, port: usize) -> bool {
        let beats = match self.burst {
            Burst::Fixed => (1..=16).contains(&self.beats),
            Burst::Incr => (1..=256).contains(&self.beats),
            Burst::Wrap => {
                [2, 4, 8, 16].contains(&self.beats) && self.address % self.beat_bytes() == 0
            }
        };
        beats && self.beat_bytes() <= port as u64 && self.within_boundary()
    }

    /// Whether the two have a byte in common.
    pub fn overlaps(&self, other: &Access) -> bool {
        let (a, b) = (self.range(), other.range());
        a.start < b.end && b.start < a.end
    }
}

/// ID and place of an address channel's words. The reserved burst type counts as INCR.
pub(crate) fn address_of(words: &[u64]) -> (u32, Access) {
    let access = Access {
        address: words[1],
        beats: words[2] as u32 + 1,
        size: words[3] as u32,
        burst: Burst::of(words[4]).unwrap_or(Burst::Incr),
    };
    (words[0] as u32, access)
}

impl fmt::Display for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Access {
            address,
            beats,
            burst,
            ..
        } = self;
        let burst = format!("{burst:?}").to_uppercase();
        write!(
            f,
            "{burst} of {beats} × {} bytes at {address:#x}",
            self.beat_bytes()
        )
    }
}

/// Attributes of an access: the address channel's fields that the unit passes on to the memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attributes {
    /// AxCACHE.
    pub cache: u64,
    /// AxPROT.
    pub prot: u64,
    /// AxQOS.
    pub qos: u64,
    /// AxREGION.
    pub region: u64,
    /// AxUSER; of a narrower port its lower bits.
    pub user: u64,
}

/// Bits of AxUSER that requests have, at most.
const USER_BITS: u32 = 16;

impl Attributes {
    /// Any.
    pub(crate) fn draw(random: &mut Random) -> Self {
        let mut below = |bits: u32| u64::from(random.below(1_u32 << bits));
        Attributes {
            cache: below(4),
            prot: below(3),
            qos: below(4),
            region: below(4),
            user: below(USER_BITS),
        }
    }

    /// Those of an address channel's words.
    pub(crate) fn of_words(words: &[u64]) -> Self {
        Attributes {
            cache: words[6],
            prot: words[7],
            qos: words[8],
            region: words[9],
            user: words[10],
        }
    }

    /// As a port has them whose AxUSER has so many bits.
    pub(crate) fn with_user_bits(self, bits: u32) -> Self {
        Attributes {
            user: self.user & ((1 << bits.min(USER_BITS)) - 1),
            ..self
        }
    }

    /// The same but for AxQOS.
    pub(crate) fn without_qos(self) -> Self {
        Attributes { qos: 0, ..self }
    }
}

/// A request of a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Read or write.
    pub direction: Direction,
    /// AxID.
    pub id: u32,
    /// Where.
    pub access: Access,
    /// AxLOCK: exclusive.
    pub lock: bool,
    /// Its attributes.
    pub attributes: Attributes,
    /// A write's bytes, those of beat 0 first, each beat's in the order of addresses.
    pub data: Vec<u8>,
    /// Of each of them, whether it is written.
    pub strobes: Vec<bool>,
}

impl Request {
    /// A read.
    pub fn read(id: u32, access: Access) -> Self {
        Request {
            direction: Direction::Read,
            id,
            access,
            lock: false,
            attributes: Attributes::default(),
            data: Vec::new(),
            strobes: Vec::new(),
        }
    }

    /// A write of all bytes of its beats.
    pub fn write(id: u32, access: Access, data: Vec<u8>) -> Self {
        debug_assert_eq!(data.len() as u64, access.bytes());
        Request {
            direction: Direction::Write,
            strobes: vec![true; data.len()],
            data,
            ..Request::read(id, access)
        }
    }

    /// The words of its address channel.
    pub fn address_words(&self) -> [u64; 11] {
        let Access {
            address,
            beats,
            size,
            burst,
        } = self.access;
        let Attributes {
            cache,
            prot,
            qos,
            region,
            user,
        } = self.attributes;
        let len = u64::from(beats) - 1;
        let lock = u64::from(self.lock);
        let id = u64::from(self.id);
        [
            id,
            address,
            len,
            size.into(),
            burst.code(),
            lock,
            cache,
            prot,
            qos,
            region,
            user,
        ]
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.direction {
            Direction::Read => "read",
            Direction::Write => "write",
        };
        write!(f, "{what} of ID {}, {}", self.id, self.access)
    }
}
