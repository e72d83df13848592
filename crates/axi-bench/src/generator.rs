//! Sources of requests: patterns of traffic, and traces.

use std::ops::Range;
use std::rc::Rc;

use hdlgen_models::terms::random::{Random, Zipf};

use crate::report::MemoryError;
use crate::request::{Access, Attributes, Burst, Direction, Request};
use crate::storage::Contents;

/// Where a client's requests come from, in order.
pub type Source = Box<dyn Iterator<Item = Request>>;

/// Blocks that can be hot: more do not change what a cache sees of them.
const RANKS: u64 = 1 << 20;

/// Which addresses are asked for.
#[derive(Clone, Debug)]
pub enum Pattern {
    /// Whole blocks, one after another, again and again.
    Stream,
    /// Bursts of any legal type, size and length, anywhere.
    Random {
        /// Share of WRAP bursts.
        wrap: f64,
        /// Share of FIXED bursts.
        fixed: f64,
    },
    /// Whole blocks by Zipf's law: few of them are asked for most often.
    Hot {
        /// The law's exponent; 1 is usual.
        exponent: f64,
    },
    /// Accesses of a list, in order, once. They have their own directions.
    Trace(Rc<[TraceEntry]>),
}

/// The requests of a client.
#[derive(Clone, Debug)]
pub struct Traffic {
    /// Which addresses.
    pub pattern: Pattern,
    /// Share of reads, 0 to 1.
    pub read_share: f64,
    /// Share of the writes that leave out bytes: of a block all but a part, in any pattern some
    /// by strobes.
    pub partial_share: f64,
    /// Share of exclusive accesses.
    pub lock_share: f64,
    /// Share of requests with another AxPROT, AxREGION or AxUSER than most.
    pub other_attributes: f64,
    /// Addresses, multiples of 4096.
    pub range: Range<u64>,
    /// IDs, from 0.
    pub ids: u32,
    /// Bytes of a block.
    pub block: u64,
    /// Bytes of the client's port.
    pub port: usize,
    /// The data of the writes.
    pub contents: Contents,
}

impl Traffic {
    /// Half reads and half writes, a quarter of them partial, over a megabyte.
    pub fn new(pattern: Pattern, port: usize) -> Self {
        Traffic {
            pattern,
            read_share: 0.5,
            partial_share: 0.25,
            lock_share: 0.0,
            other_attributes: 0.0,
            range: 0..1 << 20,
            ids: 4,
            block: 128,
            port,
            contents: Contents::random(),
        }
    }
}

/// Requests of a [`Traffic`] from a seed.
pub struct Generator {
    traffic: Traffic,
    random: Random,
    /// The next block of a stream, or access of a trace.
    next: usize,
    zipf: Option<Zipf>,
    /// The rest of an access of a trace.
    rest: Option<TraceEntry>,
    bytes: Vec<u8>,
}

impl Generator {
    /// The same seed gives the same requests.
    pub fn new(traffic: Traffic, seed: u64) -> Self {
        let blocks = (traffic.range.end - traffic.range.start) / traffic.block;
        let zipf = match traffic.pattern {
            Pattern::Hot { exponent } => Some(Zipf::new(blocks.min(RANKS) as usize, exponent)),
            _ => None,
        };
        Generator {
            traffic,
            random: Random::new(seed),
            next: 0,
            zipf,
            rest: None,
            bytes: Vec::new(),
        }
    }

    fn blocks(&self) -> u64 {
        (self.traffic.range.end - self.traffic.range.start) / self.traffic.block
    }

    /// All bytes of a range, at most what one burst can have: as wide as the port.
    fn span(&self, range: Range<u64>) -> Access {
        let port = self.traffic.port as u64;
        let first = range.start / port * port;
        Access {
            address: range.start,
            beats: (range.end - first).div_ceil(port) as u32,
            size: port.trailing_zeros(),
            burst: Burst::Incr,
        }
    }

    fn block(&self, number: u64) -> Access {
        let start = self.traffic.range.start + number * self.traffic.block;
        let end = start + self.traffic.block;
        let mut access = self.span(start..end);
        // A port wider than a block has it in a narrow beat.
        access.size = access.size.min(self.traffic.block.trailing_zeros());
        access
    }

    /// A piece of a block, in beats as wide as the port or narrower.
    fn piece(&mut self, whole: Access) -> Access {
        let size = self.random.below(whole.size + 1);
        let bytes = 1u64 << size;
        let all = self.traffic.block >> size;
        let first = u64::from(self.random.below(all as u32));
        let beats = 1 + self.random.below((all - first) as u32);
        let unaligned = u64::from(self.random.below(bytes as u32));
        Access {
            address: whole.address + first * bytes + unaligned,
            beats,
            size,
            burst: Burst::Incr,
        }
    }

    /// A place for `bytes` bytes at a multiple of them.
    fn place(&mut self, bytes: u64) -> u64 {
        let range = &self.traffic.range;
        range.start + self.random.bits() % ((range.end - range.start) / bytes) * bytes
    }

    /// Any legal burst.
    fn any(&mut self, wrap: f64, fixed: f64, lock: bool) -> Access {
        let widest = self.traffic.port.trailing_zeros();
        // Full width is what most clients use.
        let size = match self.random.below(2) {
            0 => widest,
            _ => self.random.below(widest + 1),
        };
        let bytes = 1u64 << size;
        let kind = self.random.unit();
        let doubled = |random: &mut Random, most: u32| 1 << random.below(most + 1);
        if lock {
            // At most 128 bytes and 16 beats, at a multiple of all its bytes.
            let beats = doubled(&mut self.random, (7 - size).min(4));
            let address = self.place(bytes * u64::from(beats));
            return Access {
                address,
                beats,
                size,
                burst: Burst::Incr,
            };
        }
        if kind < wrap {
            let beats = 2 * doubled(&mut self.random, 3);
            let address = self.place(bytes);
            return Access {
                address,
                beats,
                size,
                burst: Burst::Wrap,
            };
        }
        let address = self.place(1);
        if kind < wrap + fixed {
            let beats = 1 + self.random.below(16);
            return Access {
                address,
                beats,
                size,
                burst: Burst::Fixed,
            };
        }
        let room = (4096 - address % 4096).div_ceil(bytes) as u32;
        // Unaligned bytes of the first beat can be in a beat of their own.
        let room = room.clamp(1, 256);
        let most = match self.random.below(8) {
            0 => 256,
            1..=3 => 16,
            _ => 4,
        };
        let beats = 1 + self.random.below(room.min(most));
        Access {
            address,
            beats,
            size,
            burst: Burst::Incr,
        }
    }

    /// The next piece of a trace that one burst can have.
    fn traced(&mut self, entries: &[TraceEntry]) -> Option<(Direction, Access, u64)> {
        let entry = match self.rest.take() {
            Some(rest) => rest,
            None => {
                let entry = *entries.get(self.next)?;
                self.next += 1;
                entry
            }
        };
        let port = self.traffic.port as u64;
        let burst = (entry.address / port * port).saturating_add(256 * port);
        let most = burst.min((entry.address / 4096 + 1) * 4096);
        let end = (entry.address + entry.bytes).min(most);
        let left = entry.address + entry.bytes - end;
        if left > 0 {
            self.rest = Some(TraceEntry {
                address: end,
                bytes: left,
                ..entry
            });
        }
        // Strobes cut off what the last beat has too much of.
        Some((entry.direction, self.span(entry.address..end), end))
    }

    fn write(&mut self, id: u32, access: Access, until: u64, strobed: bool) -> Request {
        let range = access.range();
        let mut bytes = std::mem::take(&mut self.bytes);
        let (mut data, mut strobes) = (Vec::new(), Vec::new());
        self.traffic
            .contents
            .draw(&mut self.random, range.clone(), &mut bytes);
        for number in 0..access.beats {
            let beat = access.beat(number);
            if access.burst == Burst::Fixed {
                self.traffic
                    .contents
                    .draw(&mut self.random, range.clone(), &mut bytes);
            }
            let from = (beat.start - range.start) as usize;
            data.extend_from_slice(&bytes[from..from + (beat.end - beat.start) as usize]);
            let mask = match (strobed, self.random.below(4)) {
                (false, _) | (true, 0) => u64::MAX,
                (true, 1) => 0,
                _ => self.random.bits(),
            };
            let of = |address: u64| address < until && mask >> (address % 64) & 1 == 1;
            strobes.extend(beat.map(of));
        }
        self.bytes = bytes;
        Request {
            direction: Direction::Write,
            data,
            strobes,
            ..Request::read(id, access)
        }
    }
}

impl Iterator for Generator {
    type Item = Request;

    fn next(&mut self) -> Option<Request> {
        let id = self.random.below(self.traffic.ids);
        let mut direction = if self.random.chance(self.traffic.read_share) {
            Direction::Read
        } else {
            Direction::Write
        };
        let partial = self.random.chance(self.traffic.partial_share);
        let mut lock = self.random.chance(self.traffic.lock_share);
        let mut until = u64::MAX;
        let blocks = self.blocks();
        let access = match self.traffic.pattern.clone() {
            Pattern::Random { wrap, fixed } => self.any(wrap, fixed, lock),
            Pattern::Trace(entries) => {
                let (of_entry, access, end) = self.traced(&entries)?;
                (direction, lock, until) = (of_entry, false, end);
                access
            }
            pattern => {
                let number = match (&pattern, &self.zipf) {
                    // Neighbours are not hot alike: ranks lie scattered.
                    (Pattern::Hot { .. }, Some(zipf)) => {
                        (zipf.draw(&mut self.random) as u64).wrapping_mul(0x9e37_79b9) % blocks
                    }
                    _ => {
                        self.next += 1;
                        (self.next as u64 - 1) % blocks
                    }
                };
                lock = false;
                let whole = self.block(number);
                if partial && direction == Direction::Write {
                    self.piece(whole)
                } else {
                    whole
                }
            }
        };
        let strobed = partial && !matches!(self.traffic.pattern, Pattern::Trace(_));
        let mut request = match direction {
            Direction::Read => Request::read(id, access),
            Direction::Write => self.write(id, access, until, strobed),
        };
        request.lock = lock;
        // Merging takes those that are alike.
        let common = Attributes {
            prot: 2,
            region: 0,
            user: 0,
            ..Attributes::draw(&mut self.random)
        };
        request.attributes = if self.random.chance(self.traffic.other_attributes) {
            Attributes::draw(&mut self.random)
        } else {
            common
        };
        Some(request)
    }
}

/// An access of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TraceEntry {
    /// Read or write.
    pub direction: Direction,
    /// Of the first byte.
    pub address: u64,
    /// Bytes, one or more.
    pub bytes: u64,
}

/// Reads lines `read|write,address,bytes`; numbers are decimal or begin with `0x`. Empty lines and
/// those that begin with `#` are left out.
///
/// # Errors
/// [`MemoryError::Trace`] with the first line that is none.
pub fn parse_trace(text: &str) -> Result<Vec<TraceEntry>, MemoryError> {
    let lines = text.lines().enumerate();
    let accesses = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    let parse = |(index, line): (usize, &str)| {
        parse_line(line).map_err(|what| MemoryError::Trace {
            line: index + 1,
            what,
            text: line.into(),
        })
    };
    accesses.map(parse).collect()
}

fn parse_line(line: &str) -> Result<TraceEntry, &'static str> {
    let fields: Vec<&str> = line.split(',').map(str::trim).collect();
    let [direction, address, bytes] = fields[..] else {
        return Err("not read|write,address,bytes");
    };
    let direction = match direction {
        "read" => Direction::Read,
        "write" => Direction::Write,
        _ => return Err("neither read nor write"),
    };
    let address = parse_number(address).ok_or("the address is no number")?;
    let bytes = parse_number(bytes)
        .filter(|&bytes| bytes > 0)
        .ok_or("the bytes are no number above 0")?;
    // Bursts are counted to the end of their page, which must be an address, too.
    let end = address.checked_add(bytes);
    if end
        .and_then(|end| end.checked_next_multiple_of(4096))
        .is_none()
    {
        return Err("it ends in the last 4096 bytes of all addresses, or past them");
    }
    Ok(TraceEntry {
        direction,
        address,
        bytes,
    })
}

fn parse_number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}
