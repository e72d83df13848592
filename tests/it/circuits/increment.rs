//! A stream register of ours in a rust-hdl circuit, between a source and a sink
//! that are rust-hdl kernels.

use std::error::Error;
use std::rc::Rc;
use std::sync::{Arc, Mutex};

use hdlgen::internals::hdl::bridge::StreamComponent;
use hdlgen::internals::hdl::{concat, Builder, DesignError, Module};
use rust_hdl::prelude::*;

/// A stream register that adds one to every byte of a 96-bit beat.
pub fn increment() -> Result<Rc<Module>, DesignError> {
    let b = Builder::new("increment");
    let valid = b.input("s_axis_tvalid", 1);
    let data = b.input("s_axis_tdata", 96);
    let last = b.input("s_axis_tlast", 1);
    let ready = b.input("m_axis_tready", 1);

    let full = b.register_reset("full", 1, 0);
    let take = (valid & !full).named("take");
    b.next(full, take | (full & !ready));
    let bytes: Vec<_> = data.parts(8).into_iter().map(|byte| byte.plus(1)).collect();

    b.output("s_axis_tready", !full);
    b.output("m_axis_tvalid", full);
    b.output("m_axis_tdata", b.delay_if("held", take, concat(&bytes)));
    b.output("m_axis_tlast", b.delay_if("held_last", take, last));
    b.finish()
}

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

/// Sends a beat whenever it can: counts in steps that every byte takes part in.
#[derive(LogicBlock)]
pub struct Source {
    pub clock: Signal<In, Clock>,
    pub start: Signal<In, Bit>,
    pub valid: Signal<Out, Bit>,
    pub ready: Signal<In, Bit>,
    pub data: Signal<Out, Bits<96>>,
    pub last: Signal<Out, Bit>,
    count: FlipFlop<Bits<96>>,
    step: Constant<Bits<96>>,
}

impl Default for Source {
    fn default() -> Self {
        let word: Bits<96> = 0x0403_0201_u64.into();
        Source {
            clock: Default::default(),
            start: Default::default(),
            valid: Default::default(),
            ready: Default::default(),
            data: Default::default(),
            last: Default::default(),
            count: Default::default(),
            step: Constant::new(word | (word << 32u64) | (word << 64u64)),
        }
    }
}

impl Logic for Source {
    #[hdl_gen]
    fn update(&mut self) {
        self.count.clock.next = self.clock.val();
        self.count.d.next = self.count.q.val();
        self.valid.next = self.start.val();
        self.data.next = self.count.q.val();
        self.last.next = self.count.q.val().get_bit(0);
        if self.start.val() & self.ready.val() {
            self.count.d.next = self.count.q.val() + self.step.val();
        }
    }
}

/// Takes a beat in every other cycle, and counts them.
#[derive(LogicBlock, Default)]
pub struct Sink {
    pub clock: Signal<In, Clock>,
    pub valid: Signal<In, Bit>,
    pub ready: Signal<Out, Bit>,
    pub taken: Signal<Out, Bits<8>>,
    phase: FlipFlop<Bit>,
    count: FlipFlop<Bits<8>>,
}

impl Logic for Sink {
    #[hdl_gen]
    fn update(&mut self) {
        self.phase.clock.next = self.clock.val();
        self.count.clock.next = self.clock.val();
        self.phase.d.next = !self.phase.q.val();
        self.ready.next = self.phase.q.val();
        self.count.d.next = self.count.q.val();
        if self.valid.val() & self.phase.q.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        self.taken.next = self.count.q.val();
    }
}

#[derive(LogicBlock)]
pub struct Circuit {
    pub clock: Signal<In, Clock>,
    pub aresetn: Signal<In, Bit>,
    pub taken: Signal<Out, Bits<8>>,
    source: Source,
    increment: StreamComponent<96, 0, 96, 0>,
    sink: Sink,
}

impl Logic for Circuit {
    #[hdl_gen]
    fn update(&mut self) {
        self.source.clock.next = self.clock.val();
        self.increment.aclk.next = self.clock.val();
        self.sink.clock.next = self.clock.val();
        self.increment.aresetn.next = self.aresetn.val();
        self.source.start.next = self.aresetn.val();

        self.increment.s_axis_tvalid.next = self.source.valid.val();
        self.increment.s_axis_tdata.next = self.source.data.val();
        self.increment.s_axis_tlast.next = self.source.last.val();
        self.source.ready.next = self.increment.s_axis_tready.val();

        self.sink.valid.next = self.increment.m_axis_tvalid.val();
        self.increment.m_axis_tready.next = self.sink.ready.val();
        self.taken.next = self.sink.taken.val();
    }
}

impl Circuit {
    pub fn new() -> Result<Self, DesignError> {
        Ok(Circuit {
            clock: Default::default(),
            aresetn: Default::default(),
            taken: Default::default(),
            source: Source::default(),
            increment: StreamComponent::new(&increment()?)?,
            sink: Sink::default(),
        })
    }
}

/// The output beats, data and `tlast`, and the sink's count.
#[derive(Default)]
pub struct Outcome {
    pub beats: Vec<(Bits<96>, bool)>,
    pub taken: u64,
}

/// Runs the circuit until `beats` beats have come out.
pub fn simulate_beats(beats: usize) -> Result<Outcome, Box<dyn Error>> {
    let outcome = Arc::new(Mutex::new(Outcome::default()));
    let seen = outcome.clone();
    let mut sim = Simulation::new();
    sim.add_clock(5, |x: &mut Box<Circuit>| x.clock.next = !x.clock.val());
    sim.add_testbench(move |mut sim: Sim<Circuit>| {
        let mut x = sim.init()?;
        x.aresetn.next = false;
        wait_clock_true!(sim, clock, x);
        wait_clock_false!(sim, clock, x);
        x.aresetn.next = true;
        loop {
            // All has settled when the clock falls, and is taken when it rises.
            wait_clock_true!(sim, clock, x);
            wait_clock_false!(sim, clock, x);
            let Ok(mut seen) = seen.lock() else {
                return sim.halt(x);
            };
            seen.taken = x.taken.val().to_u64();
            if seen.beats.len() == beats {
                break;
            }
            let port = &x.increment;
            if port.m_axis_tvalid.val() & x.sink.ready.val() {
                let beat = (port.m_axis_tdata.val(), port.m_axis_tlast.val());
                seen.beats.push(beat);
            }
        }
        sim.done(x)
    });
    sim.run(Box::new(Circuit::new()?), 1_000_000)
        .map_err(|error| format!("the simulation failed: {error:?}"))?;
    let mut seen = outcome.lock().map_err(|_| "the testbench panicked")?;
    Ok(std::mem::take(&mut *seen))
}

/// rust-hdl's print of the whole circuit.
pub fn verilog() -> Result<String, DesignError> {
    let mut circuit = Circuit::new()?;
    circuit.connect_all();
    Ok(generate_verilog(&circuit))
}
