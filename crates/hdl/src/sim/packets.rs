//! A stream that breaks the rules, for a half of any codec's hardware: blocks with too few or too many beats,
//! `tuser` that changes within them, corrupt stored blocks, stalls on both sides. Valid blocks must come out
//! correctly and in order; a compressor drops the others and counts them by `framing_error`, a decompressor
//! answers them with an error.

use std::collections::VecDeque;

use rand::rngs::SmallRng;
use rand::Rng;

use super::feed::StreamPorts;
use super::{PortRef, Simulator};

/// Cycles without a transfer after which the hardware hangs.
const PATIENCE: usize = 5000;

/// One packet: all beats up to `tlast`.
pub struct Packet {
    /// Data and `tuser`.
    pub beats: Vec<(Vec<u8>, u8)>,
    /// The output that it must cause.
    pub answer: Answer,
}

/// The output that a packet must cause.
#[derive(Clone)]
pub enum Answer {
    /// These bytes, with this `tuser`.
    Block(Vec<u8>, u8),
    /// A whole block with the error bit on its last beat.
    Error,
    /// No output: it is dropped, and counted.
    Dropped,
}

/// The ports of a half.
pub struct Ports {
    input: StreamPorts,
    output: StreamPorts,
    /// The output's `tuser`.
    user: PortRef,
    /// Where a compressor says that it dropped a packet.
    pub framing_error: Option<PortRef>,
    /// Bytes of a block.
    block: usize,
    /// The bit of `tuser` that says error.
    error: u8,
}

impl Ports {
    /// Those of a simulated half whose blocks have this many bytes; a decompressor sets the bit `error` of
    /// `tuser` on the last beat of a block that it cannot decode. None if a stream port is missing.
    pub fn of(simulator: &Simulator, block: usize, error: u8) -> Option<Self> {
        let find = |name: &str| {
            let port = simulator.input(name).or(simulator.output(name));
            port.ok_or(())
        };
        let [input, output] = ["s", "m"].map(|side| StreamPorts::of(side, find).ok());
        let (input, output) = (input?, output?);
        Some(Ports {
            user: output.user?,
            input,
            output,
            framing_error: simulator.output("framing_error"),
            block,
            error,
        })
    }
}

/// A beat at the output: its data, its `tlast` and its `tuser`.
type Beat = (Vec<u8>, bool, u8);

/// One stream.
#[derive(Default)]
pub struct Lane {
    /// Packets that are still to go in.
    pub packets: VecDeque<Packet>,
    /// Of the first packet, how many beats are taken.
    taken: usize,
    /// A beat is offered, and stays.
    offers: bool,
    /// The outputs that are still to come, and the bytes of the current one so far.
    answers: VecDeque<Answer>,
    came: Vec<u8>,
    /// The beat that waited at the output in the last cycle.
    waits: Option<Beat>,
    /// Packets that were dropped.
    pub dropped: usize,
    counted: usize,
}

impl Lane {
    /// Whether all went in, and all came out.
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
            // The metadata is the same on all beats, and only the last one reports an error.
            let right = match self.answers.front() {
                Some(Answer::Block(_, expected)) => user == *expected,
                Some(Answer::Error) => !is_error,
                // Its input may still be coming.
                Some(Answer::Dropped) | None => true,
            };
            return if right {
                Ok(())
            } else {
                Err(format!("{user} on a beat that is not the last"))
            };
        }
        let came = std::mem::take(&mut self.came);
        match self.answers.pop_front() {
            Some(Answer::Block(mut bytes, expected)) => {
                bytes.resize(came.len().max(bytes.len()), 0);
                if came == bytes && user == expected {
                    Ok(())
                } else {
                    Err(format!("{user} {came:x?} for {expected} {bytes:x?}"))
                }
            }
            Some(Answer::Error) if is_error && came.len() == ports.block => Ok(()),
            Some(Answer::Error) => Err(format!("{user} {came:x?} for an error")),
            Some(Answer::Dropped) | None => Err(format!("{came:x?}, which did not go in")),
        }
    }
}

/// How a stream is driven: the shares of cycles, 0 to 1, in which no beat is offered and none is accepted.
pub type Pauses = [f64; 2];

/// Offers each lane's next beat, and accepts the output, for the next cycle.
fn offer(
    simulator: &mut Simulator,
    ports: &Ports,
    lanes: &mut [Lane],
    [input, output]: Pauses,
    random: &mut SmallRng,
) {
    for (number, lane) in lanes.iter_mut().enumerate() {
        if !lane.offers && !lane.packets.is_empty() && !random.random_bool(input) {
            lane.offers = true;
            let packet = &lane.packets[0];
            let (data, user) = &packet.beats[lane.taken];
            simulator.set_bytes(ports.input.data, number, data);
            let last = lane.taken + 1 == packet.beats.len();
            simulator.set(ports.input.last, number, &[u64::from(last)]);
            if let Some(port) = ports.input.user {
                simulator.set(port, number, &[u64::from(*user)]);
            }
        }
        simulator.set(ports.input.valid, number, &[u64::from(lane.offers)]);
        let ready = !random.random_bool(output);
        simulator.set(ports.output.ready, number, &[u64::from(ready)]);
    }
}

/// Processes a lane's transfers in a cycle whose nets have settled; returns whether a beat went in or came out.
fn step(
    simulator: &Simulator,
    ports: &Ports,
    number: usize,
    lane: &mut Lane,
) -> Result<bool, String> {
    let is = |port: PortRef| simulator.get(port, number) == 1;
    let mut moves = false;
    if ports.framing_error.is_some_and(is) {
        lane.counted += 1;
    }
    let beat = is(ports.output.valid).then(|| {
        let mut data = Vec::new();
        simulator.get_bytes(ports.output.data, number, &mut data);
        data.truncate((simulator.width(ports.output.data) / 8) as usize);
        let user = simulator.get(ports.user, number) as u8;
        (data, is(ports.output.last), user)
    });
    if lane.waits.is_some() && lane.waits != beat {
        return Err("a beat changed while it waited".to_owned());
    }
    lane.waits = None;
    match beat {
        Some((data, last, user)) if is(ports.output.ready) => {
            moves = true;
            lane.give(&data, last, user, ports)?;
        }
        waits => lane.waits = waits,
    }
    if lane.offers && is(ports.input.ready) {
        moves = true;
        lane.take();
    }
    Ok(moves)
}

/// Runs this many cycles, or until all outputs have come and no input follows; `clock` ends each cycle.
///
/// # Errors
/// A description of the first violation.
pub fn run(
    simulator: &mut Simulator,
    clock: &mut dyn FnMut(&mut Simulator),
    ports: &Ports,
    lanes: &mut [Lane],
    cycles: usize,
    pauses: Pauses,
    random: &mut SmallRng,
) -> Result<(), String> {
    let mut idle = 0;
    for cycle in 0..cycles {
        offer(simulator, ports, lanes, pauses, random);
        simulator.settle();
        if let Some(violation) = simulator.violation() {
            return Err(format!("cycle {cycle}: {violation:?}"));
        }
        idle += 1;
        for (number, lane) in lanes.iter_mut().enumerate() {
            let moves = step(simulator, ports, number, lane)
                .map_err(|what| format!("cycle {cycle}, lane {number}: {what}"))?;
            if moves {
                idle = 0;
            }
        }
        clock(simulator);
        if lanes.iter().all(Lane::is_done) && idle > 200 {
            return Ok(());
        }
        if idle > PATIENCE {
            let left = lanes.iter().map(|lane| {
                let (packets, answers) = (lane.packets.len(), lane.answers.len());
                (packets, answers, lane.dropped, lane.counted)
            });
            let left: Vec<_> = left.collect();
            return Err(format!("hangs in cycle {cycle}: {left:?}"));
        }
    }
    Ok(())
}

/// Runs this many cycles and ignores the outputs: for a half with arbitrary tables.
pub fn pour(
    simulator: &mut Simulator,
    ports: &Ports,
    lanes: &mut [Lane],
    cycles: usize,
    pauses: Pauses,
    random: &mut SmallRng,
) {
    for _ in 0..cycles {
        offer(simulator, ports, lanes, pauses, random);
        simulator.settle();
        for (number, lane) in lanes.iter_mut().enumerate() {
            if lane.offers && simulator.get(ports.input.ready, number) == 1 {
                lane.take();
            }
        }
        simulator.clock();
    }
}

/// Offers and accepts nothing at streams and configuration, as in reset.
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
