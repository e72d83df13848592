//! A design of ours inside a rust-hdl circuit: an E2MC decompressor in front of
//! a sink that is a rust-hdl kernel, simulated by rust-hdl's `Simulation`.
//!
//! `cargo run --release --example in_rust_hdl`

use std::error::Error;
use std::sync::{Arc, Mutex};

use hdlgen::codec::bits::BitWriter;
use hdlgen::codec::store;
use hdlgen::design::{Options, Role};
use hdlgen::hdl::bridge::StreamComponent;
use hdlgen::terms::{BlockSize, Geometry};
use rust_hdl::prelude::*;

/// Beats of 32 bytes; the metadata in, and an error bit above it out.
type Decompressor = StreamComponent<256, 2, 256, 3>;

/// rust-hdl's flip-flop, which is in its widgets, not in its core.
#[derive(LogicBlock, Default)]
pub struct FlipFlop<T: Synth> {
    pub d: Signal<In, T>,
    pub q: Signal<Out, T>,
    pub clock: Signal<In, Clock>,
}

impl<T: Synth> Logic for FlipFlop<T> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.q.next = self.d.val();
        }
    }

    fn connect(&mut self) {
        self.q.connect();
    }

    fn hdl(&self) -> Verilog {
        let zero = T::default().verilog();
        Verilog::Custom(format!(
            "initial q = {zero:x};\nalways @(posedge clock) q <= d;"
        ))
    }
}

/// Takes a beat in every other cycle, and counts beats and errors.
#[derive(LogicBlock, Default)]
pub struct Sink {
    pub clock: Signal<In, Clock>,
    pub valid: Signal<In, Bit>,
    pub ready: Signal<Out, Bit>,
    pub user: Signal<In, Bits<3>>,
    pub beats: Signal<Out, Bits<16>>,
    pub errors: Signal<Out, Bits<16>>,
    phase: FlipFlop<Bit>,
    beat_count: FlipFlop<Bits<16>>,
    error_count: FlipFlop<Bits<16>>,
}

impl Logic for Sink {
    #[hdl_gen]
    fn update(&mut self) {
        self.phase.clock.next = self.clock.val();
        self.beat_count.clock.next = self.clock.val();
        self.error_count.clock.next = self.clock.val();
        self.phase.d.next = !self.phase.q.val();
        self.ready.next = self.phase.q.val();
        self.beat_count.d.next = self.beat_count.q.val();
        self.error_count.d.next = self.error_count.q.val();
        if self.valid.val() & self.phase.q.val() {
            self.beat_count.d.next = self.beat_count.q.val() + 1;
            if self.user.val().get_bit(2) {
                self.error_count.d.next = self.error_count.q.val() + 1;
            }
        }
        self.beats.next = self.beat_count.q.val();
        self.errors.next = self.error_count.q.val();
    }
}

#[derive(LogicBlock)]
pub struct Circuit {
    pub clock: Signal<In, Clock>,
    pub aresetn: Signal<In, Bit>,
    pub valid: Signal<In, Bit>,
    pub ready: Signal<Out, Bit>,
    pub data: Signal<In, Bits<256>>,
    pub last: Signal<In, Bit>,
    pub user: Signal<In, Bits<2>>,
    decompressor: Decompressor,
    sink: Sink,
}

impl Logic for Circuit {
    #[hdl_gen]
    fn update(&mut self) {
        self.decompressor.aclk.next = self.clock.val();
        self.sink.clock.next = self.clock.val();
        self.decompressor.aresetn.next = self.aresetn.val();

        self.decompressor.s_axis_tvalid.next = self.valid.val();
        self.decompressor.s_axis_tdata.next = self.data.val();
        self.decompressor.s_axis_tlast.next = self.last.val();
        self.decompressor.s_axis_tuser.next = self.user.val();
        self.ready.next = self.decompressor.s_axis_tready.val();

        self.sink.valid.next = self.decompressor.m_axis_tvalid.val();
        self.sink.user.next = self.decompressor.m_axis_tuser.val();
        self.decompressor.m_axis_tready.next = self.sink.ready.val();
    }
}

impl Circuit {
    fn new(decompressor: Decompressor) -> Self {
        Circuit {
            clock: Default::default(),
            aresetn: Default::default(),
            valid: Default::default(),
            ready: Default::default(),
            data: Default::default(),
            last: Default::default(),
            user: Default::default(),
            decompressor,
            sink: Sink::default(),
        }
    }
}

/// A beat into the decompressor.
#[derive(Clone)]
struct Beat {
    data: Bits<256>,
    last: bool,
    user: u8,
}

/// Bytes as a value, the first in the lowest bits.
fn beat_of(bytes: &[u8]) -> Bits<256> {
    let zero = Bits::<256>::default();
    bytes.iter().rev().fold(zero, |value, &byte| {
        (value << 8u64) | Bits::<256>::from(u64::from(byte))
    })
}

/// The sink's data and counters.
#[derive(Default)]
pub struct Outcome {
    pub blocks: usize,
    pub compressed_blocks: usize,
    pub data: Vec<u8>,
    pub beats: usize,
    pub errors: usize,
}

/// Small numbers, then a block of noise, which does not compress.
pub fn sample_data() -> Vec<u8> {
    let small = (0..512u32).flat_map(|i| ((i * i) % 23).to_le_bytes());
    let noise = (0..32u32).flat_map(|i| (i + 1).wrapping_mul(0x9e37_79b9).to_le_bytes());
    small.chain(noise).collect()
}

/// Compresses whole blocks by the model, and sends them through the circuit.
pub fn decompress(data: &[u8]) -> Result<Outcome, Box<dyn Error>> {
    let design = hdlgen::design("e2mc", &Options::default())?;
    // The noise gets no codewords of its own.
    let book = design.train(&data[..data.len() / 2])?;
    let book = book.ok_or("E2MC has tables")?;
    let model = design.reference(Some(&book))?.model;
    let design = design.with_book(&book)?;

    let geometry = design.geometry();
    let (mut scratch, mut stored) = (BitWriter::new(), Vec::new());
    let (mut beats, mut outcome) = (Vec::new(), Outcome::default());
    for block in data.chunks_exact(geometry.block().bytes()) {
        let bits = store(model.as_ref(), geometry, block, &mut scratch, &mut stored);
        let user = geometry.metadata(bits);
        beats.extend(stored.chunks(32).map(|bytes| Beat {
            data: beat_of(bytes),
            last: false,
            user,
        }));
        beats.last_mut().ok_or("an empty block")?.last = true;
        outcome.blocks += 1;
        outcome.compressed_blocks += usize::from(user != Geometry::RAW_METADATA);
    }

    let component = Decompressor::new(&design.module(Role::Decompressor)?)?;
    simulate_circuit(component, beats, outcome)
}

fn simulate_circuit(
    component: Decompressor,
    beats: Vec<Beat>,
    outcome: Outcome,
) -> Result<Outcome, Box<dyn Error>> {
    let wanted = outcome.blocks * BlockSize::default().bytes();
    let outcome = Arc::new(Mutex::new(outcome));
    let seen = outcome.clone();
    let mut sim = Simulation::new();
    sim.add_clock(5, |x: &mut Box<Circuit>| x.clock.next = !x.clock.val());
    sim.add_testbench(move |mut sim: Sim<Circuit>| {
        let mut x = sim.init()?;
        x.aresetn.next = false;
        wait_clock_true!(sim, clock, x);
        wait_clock_false!(sim, clock, x);
        x.aresetn.next = true;
        let mut beats = beats.iter();
        let mut taken = true;
        loop {
            // While the clock is low: the next beat, if the last one was taken.
            if taken {
                let beat = beats.next();
                x.valid.next = beat.is_some();
                if let Some(beat) = beat {
                    x.data.next = beat.data;
                    x.last.next = beat.last;
                    x.user.next = u64::from(beat.user).into();
                }
            }
            x = sim.wait(1, x)?;
            // All has settled: what is valid and ready is taken at the edge.
            taken = x.valid.val() & x.ready.val();
            let Ok(mut seen) = seen.lock() else {
                return sim.halt(x);
            };
            seen.beats = x.sink.beats.val().to_u64() as usize;
            seen.errors = x.sink.errors.val().to_u64() as usize;
            if seen.data.len() == wanted {
                break;
            }
            if x.decompressor.m_axis_tvalid.val() & x.sink.ready.val() {
                let data = x.decompressor.m_axis_tdata.val();
                let bytes = (0..32).map(|i| data.get_bits::<8>(8 * i).to_u8());
                seen.data.extend(bytes);
            }
            drop(seen);
            wait_clock_true!(sim, clock, x);
            wait_clock_false!(sim, clock, x);
        }
        sim.done(x)
    });
    let run = sim.run(Box::new(Circuit::new(component)), 1_000_000);
    run.map_err(|error| format!("the simulation failed: {error:?}"))?;
    let mut seen = outcome.lock().map_err(|_| "the testbench panicked")?;
    Ok(std::mem::take(&mut *seen))
}

fn main() -> Result<(), Box<dyn Error>> {
    let data = sample_data();
    let outcome = decompress(&data)?;
    println!(
        "{} blocks, {} of them compressed, went in",
        outcome.blocks, outcome.compressed_blocks
    );
    println!(
        "the sink counted {} beats and {} errors",
        outcome.beats, outcome.errors
    );
    if outcome.data != data {
        return Err("what came out is not what was compressed".into());
    }
    println!("{} bytes came out, as they were", outcome.data.len());
    Ok(())
}
