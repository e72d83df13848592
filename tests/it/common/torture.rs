//! A stream that is not kept to, for a half of any codec's hardware: blocks with too few or too many
//! beats, `tuser` that changes within them, stored blocks that are corrupt, stalls on both sides. What is
//! right comes out right, and in order; a compressor drops the rest and counts it by `framing_error`, a
//! decompressor answers it with an error.

use std::collections::VecDeque;

use hdlgen::internals::codec::load as decode;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::{Design, Reference, Role};
use hdlgen::internals::hdl::sim::{PortRef, Simulator};
use hdlgen::internals::terms::Geometry;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::Rng;

use super::near::noise_from_somewhere;

/// Cycles without a transfer after which the hardware hangs.
const PATIENCE: usize = 5000;

/// One packet: up to `tlast`, whatever it has.
pub struct Packet {
    /// Data and `tuser`.
    beats: Vec<(Vec<u8>, u8)>,
    answer: Answer,
}

/// What comes out for it.
#[derive(Clone)]
pub enum Answer {
    /// These bytes, with this `tuser`.
    Block(Vec<u8>, u8),
    /// A whole block with the error bit on its last beat.
    Error,
    /// Nothing: it is dropped, and counted.
    Dropped,
}

/// A half of a design, with blocks for it.
pub struct Torture<'a> {
    pub design: &'a dyn Design,
    pub role: Role,
    pub reference: &'a Reference,
    pub blocks: Vec<Vec<u8>>,
    pub expected: Expected,
}

impl Torture<'_> {
    pub fn packet(&self, random: &mut SmallRng) -> Packet {
        let number = random.random_range(0..self.blocks.len());
        let beat = self.design.beat().bytes();
        let geometry = self.design.geometry();
        let metadata = self.expected.metadata[number];
        let mut bytes = match self.role {
            Role::Compressor => self.blocks[number].clone(),
            Role::Decompressor => self.expected.stored[number].clone(),
        };
        let mut answer = match self.role {
            Role::Compressor => Answer::Block(self.expected.stored[number].clone(), metadata),
            Role::Decompressor => Answer::Block(self.blocks[number].clone(), 0),
        };
        if self.role == Role::Decompressor && random.random_bool(0.3) {
            if random.random_bool(0.5) {
                noise_from_somewhere(&mut bytes, random);
            } else {
                let bit = random.random_range(0..8 * bytes.len());
                bytes[bit / 8] ^= 1 << (bit % 8);
            }
            let mut block = vec![0; geometry.block().bytes()];
            let model = self.reference.model.as_ref();
            answer = match decode(model, geometry, metadata, &bytes, &mut block) {
                Ok(()) => Answer::Block(block, 0),
                Err(_) => Answer::Error,
            };
        }
        let mut beats: Vec<Vec<u8>> = bytes.chunks(beat).map(<[u8]>::to_vec).collect();
        if let Some(last) = beats.last_mut() {
            last.resize(beat, 0);
        }
        if random.random_bool(0.3) {
            let right = beats.len();
            let whole = geometry.block().bytes() / beat;
            let most = *[right + 1, 2 * whole, 4 * whole + 1]
                .choose(random)
                .unwrap();
            let count = random.random_range(1..=most);
            beats.resize_with(count, || (0..beat).map(|_| random.random()).collect());
            if count != right {
                answer = match self.role {
                    Role::Compressor => Answer::Dropped,
                    Role::Decompressor => Answer::Error,
                };
            }
        }
        // Only the first beat's counts.
        let changes = random.random_bool(0.3);
        let user = |place: usize, random: &mut SmallRng| match changes && place > 0 {
            true => random.random_range(0..=geometry.raw_metadata()),
            false => metadata,
        };
        let beats = beats.into_iter().enumerate();
        Packet {
            beats: beats
                .map(|(place, data)| (data, user(place, random)))
                .collect(),
            answer,
        }
    }
}

/// The ports of a half.
pub struct Ports {
    s_valid: PortRef,
    s_ready: PortRef,
    s_data: PortRef,
    s_last: PortRef,
    s_user: Option<PortRef>,
    m_valid: PortRef,
    m_ready: PortRef,
    m_data: PortRef,
    m_last: PortRef,
    m_user: PortRef,
    pub framing_error: Option<PortRef>,
    /// Bytes of a block.
    block: usize,
    /// The bit of a decompressor's `tuser` that says error: the one above the metadata.
    error: u8,
}

impl Ports {
    pub fn of(simulator: &Simulator, geometry: Geometry) -> Self {
        let input = |name: &str| simulator.input(name).unwrap_or_else(|| panic!("{name}"));
        let output = |name: &str| simulator.output(name).unwrap_or_else(|| panic!("{name}"));
        Ports {
            s_valid: input("s_axis_tvalid"),
            s_ready: output("s_axis_tready"),
            s_data: input("s_axis_tdata"),
            s_last: input("s_axis_tlast"),
            s_user: simulator.input("s_axis_tuser"),
            m_valid: output("m_axis_tvalid"),
            m_ready: input("m_axis_tready"),
            m_data: output("m_axis_tdata"),
            m_last: output("m_axis_tlast"),
            m_user: output("m_axis_tuser"),
            framing_error: simulator.output("framing_error"),
            block: geometry.block().bytes(),
            error: geometry.raw_metadata() + 1,
        }
    }
}

/// A beat at the output: its data in words, its `tlast` and its `tuser`.
type Beat = (Vec<u64>, bool, u8);

/// One stream.
#[derive(Default)]
pub struct Lane {
    pub packets: VecDeque<Packet>,
    /// Of the first packet, how many beats are taken.
    taken: usize,
    /// A beat is offered, and stays.
    offers: bool,
    /// What is still to come out, and what came of it.
    answers: VecDeque<Answer>,
    came: Vec<u8>,
    /// The beat that waited at the output in the last cycle.
    waits: Option<Beat>,
    pub dropped: usize,
    counted: usize,
}

impl Lane {
    pub fn is_done(&self) -> bool {
        self.packets.is_empty() && self.answers.is_empty() && self.counted == self.dropped
    }

    /// A beat was taken.
    fn take(&mut self) {
        self.offers = false;
        self.taken += 1;
        if self.taken == self.packets[0].beats.len() {
            self.taken = 0;
            if let Some(Packet { answer, .. }) = self.packets.pop_front() {
                match answer {
                    Answer::Dropped => self.dropped += 1,
                    other => self.answers.push_back(other),
                }
            }
        }
    }

    /// A beat came out.
    fn give(&mut self, bytes: &[u8], last: bool, user: u8, ports: &Ports) -> Result<(), String> {
        let is_error = user & ports.error != 0;
        self.came.extend_from_slice(bytes);
        if self.came.len() > ports.block {
            return Err("more bytes than a block has".to_owned());
        }
        if !last {
            // The metadata is the same on all beats, and only the last one says that there was an error.
            let right = match self.answers.front() {
                Some(Answer::Block(_, expected)) => user == *expected,
                Some(Answer::Error) => !is_error,
                // Its input may still be coming.
                Some(Answer::Dropped) | None => true,
            };
            return match right {
                true => Ok(()),
                false => Err(format!("{user} on a beat that is not the last")),
            };
        }
        let came = std::mem::take(&mut self.came);
        match self.answers.pop_front() {
            Some(Answer::Block(mut bytes, expected)) => {
                bytes.resize(came.len().max(bytes.len()), 0);
                match came == bytes && user == expected {
                    true => Ok(()),
                    false => Err(format!("{user} {came:x?} for {expected} {bytes:x?}")),
                }
            }
            Some(Answer::Error) if is_error && came.len() == ports.block => Ok(()),
            Some(Answer::Error) => Err(format!("{user} {came:x?} for an error")),
            Some(Answer::Dropped) | None => Err(format!("{came:x?}, which did not go in")),
        }
    }
}

/// Runs so many cycles, or until all is out and nothing follows; `clock` ends each.
pub fn run(
    simulator: &mut Simulator,
    clock: &mut dyn FnMut(&mut Simulator),
    ports: &Ports,
    lanes: &mut [Lane],
    cycles: usize,
    [input, output]: [f64; 2],
    random: &mut SmallRng,
) -> Result<(), String> {
    let (mut idle, mut words) = (0, Vec::new());
    for cycle in 0..cycles {
        for (number, lane) in lanes.iter_mut().enumerate() {
            if !lane.offers && !lane.packets.is_empty() && !random.random_bool(input) {
                lane.offers = true;
                let packet = &lane.packets[0];
                let (data, user) = &packet.beats[lane.taken];
                words.clear();
                words.extend(data.chunks(8).map(|bytes| {
                    let mut word = [0; 8];
                    word[..bytes.len()].copy_from_slice(bytes);
                    u64::from_le_bytes(word)
                }));
                simulator.set(ports.s_data, number, &words);
                let last = lane.taken + 1 == packet.beats.len();
                simulator.set(ports.s_last, number, &[u64::from(last)]);
                if let Some(port) = ports.s_user {
                    simulator.set(port, number, &[u64::from(*user)]);
                }
            }
            simulator.set(ports.s_valid, number, &[u64::from(lane.offers)]);
            let ready = !random.random_bool(output);
            simulator.set(ports.m_ready, number, &[u64::from(ready)]);
        }
        simulator.settle();
        if let Some(violation) = simulator.violation() {
            return Err(format!("cycle {cycle}: {violation:?}"));
        }
        idle += 1;
        for (number, lane) in lanes.iter_mut().enumerate() {
            let is = |port: PortRef| simulator.get(port, number) == 1;
            if ports.framing_error.is_some_and(is) {
                lane.counted += 1;
            }
            let beat = is(ports.m_valid).then(|| {
                simulator.get_words(ports.m_data, number, &mut words);
                let user = simulator.get(ports.m_user, number) as u8;
                (words.clone(), is(ports.m_last), user)
            });
            if lane.waits.is_some() && lane.waits != beat {
                return Err(format!(
                    "cycle {cycle}, lane {number}: a beat changed while it waited"
                ));
            }
            lane.waits = None;
            match beat {
                Some((words, last, user)) if is(ports.m_ready) => {
                    idle = 0;
                    let bytes = (simulator.width(ports.m_data) / 8) as usize;
                    let data: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
                    let given = lane.give(&data[..bytes], last, user, ports);
                    given.map_err(|what| format!("cycle {cycle}, lane {number}: {what}"))?;
                }
                waits => lane.waits = waits,
            }
            if lane.offers && is(ports.s_ready) {
                idle = 0;
                lane.take();
            }
        }
        clock(simulator);
        if lanes.iter().all(Lane::is_done) && idle > 200 {
            return Ok(());
        }
        if idle > PATIENCE {
            let left: Vec<_> = (lanes.iter())
                .map(|lane| {
                    (
                        lane.packets.len(),
                        lane.answers.len(),
                        lane.dropped,
                        lane.counted,
                    )
                })
                .collect();
            return Err(format!("hangs in cycle {cycle}: {left:?}"));
        }
    }
    Ok(())
}

/// Nothing is offered and nothing is taken, at streams and configuration, as in reset.
pub fn quiet(simulator: &mut Simulator) {
    let stream = ["s_axis_tvalid", "m_axis_tready"].map(str::to_owned);
    let configuration = ["awvalid", "wvalid", "arvalid", "bready", "rready"];
    let configuration = configuration.map(|name| format!("s_axil_{name}"));
    for name in stream.into_iter().chain(configuration) {
        if let Some(port) = simulator.input(&name) {
            simulator.set_all(port, 0);
        }
    }
}
