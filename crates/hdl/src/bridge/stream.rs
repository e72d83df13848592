//! A design of ours as a component of a larger rust-hdl circuit.

use std::rc::Rc;

use rust_hdl::ast::{Verilog, VerilogBlock};
use rust_hdl::bits::{bit_cast, Bit, Bits};
use rust_hdl::block::Block;
use rust_hdl::clock::Clock;
use rust_hdl::direction::{In, Out};
use rust_hdl::logic::Logic;
use rust_hdl::probe::Probe;
use rust_hdl::signal::Signal;

use crate::netlist::{Direction, Module};
use crate::sim::{PortRef, Simulator};
use crate::DesignError;

use super::block::NetBlock;
use super::code::{assignment, clear, stub};
use super::{leaf, lower};

/// The design's instance in the component's Verilog.
const DESIGN: &str = "design_";

/// A module with one stream in (`s_axis_*`) and one out (`m_axis_*`) as a
/// component with rust-hdl's typed signals.
///
/// `IN` and `OUT` are the widths of `tdata`, `IN_USER` and `OUT_USER` those of
/// `tuser`; a width of 0 leaves that `tuser` out. The module's other inputs, as
/// its configuration port, are held at 0, its other outputs left open.
///
/// rust-hdl checks and prints the component with the whole netlist inside. Its
/// `update` is [`Simulator`], so it behaves as a block of flip-flops does: it
/// takes its inputs when its own `aclk` rises. Registers that have no value at
/// power-up start at 0.
pub struct StreamComponent<
    const IN: usize,
    const IN_USER: usize,
    const OUT: usize,
    const OUT_USER: usize,
> {
    /// The clock.
    pub aclk: Signal<In, Clock>,
    /// The synchronous reset, low-active.
    pub aresetn: Signal<In, Bit>,
    /// Input stream: a beat is offered.
    pub s_axis_tvalid: Signal<In, Bit>,
    /// Input stream: the module takes the beat.
    pub s_axis_tready: Signal<Out, Bit>,
    /// Input stream: the beat's bytes, the first in the lowest bits.
    pub s_axis_tdata: Signal<In, Bits<IN>>,
    /// Input stream: the block's last beat.
    pub s_axis_tlast: Signal<In, Bit>,
    /// Input stream: the block's metadata, where there is any.
    pub s_axis_tuser: Signal<In, Bits<IN_USER>>,
    /// Output stream: the module offers a beat.
    pub m_axis_tvalid: Signal<Out, Bit>,
    /// Output stream: the beat is taken.
    pub m_axis_tready: Signal<In, Bit>,
    /// Output stream: the beat's bytes, the first in the lowest bits.
    pub m_axis_tdata: Signal<Out, Bits<OUT>>,
    /// Output stream: the block's last beat.
    pub m_axis_tlast: Signal<Out, Bit>,
    /// Output stream: the block's metadata or error, where there is any.
    pub m_axis_tuser: Signal<Out, Bits<OUT_USER>>,
    simulator: Simulator,
    ports: Ports,
    /// Whether the outputs are up to date with the inputs.
    settled: bool,
    design: NetBlock,
    code: VerilogBlock,
}

struct Ports {
    s_valid: PortRef,
    s_ready: PortRef,
    s_data: PortRef,
    s_last: PortRef,
    s_user: Option<PortRef>,
    m_valid: PortRef,
    m_ready: PortRef,
    m_data: PortRef,
    m_last: PortRef,
    m_user: Option<PortRef>,
}

impl<const IN: usize, const IN_USER: usize, const OUT: usize, const OUT_USER: usize>
    StreamComponent<IN, IN_USER, OUT, OUT_USER>
{
    /// Fails if the module lacks a port, or has it with another width.
    pub fn new(module: &Rc<Module>) -> Result<Self, DesignError> {
        let simulator = Simulator::new(module)?;
        let ports = Self::find_ports(module, &simulator)?;
        Ok(StreamComponent {
            aclk: Signal::default(),
            aresetn: Signal::default(),
            s_axis_tvalid: Signal::default(),
            s_axis_tready: Signal::default(),
            s_axis_tdata: Signal::default(),
            s_axis_tlast: Signal::default(),
            s_axis_tuser: Signal::default(),
            m_axis_tvalid: Signal::default(),
            m_axis_tready: Signal::default(),
            m_axis_tdata: Signal::default(),
            m_axis_tlast: Signal::default(),
            m_axis_tuser: Signal::default(),
            simulator,
            ports,
            settled: false,
            design: lower::instance(module, DESIGN),
            code: Self::wiring(module),
        })
    }

    fn find_ports(module: &Module, simulator: &Simulator) -> Result<Ports, DesignError> {
        use Direction::{Input, Output};
        let find = |direction, name: &str, width: usize| {
            let port = match direction {
                Input => simulator.input(name),
                Output => simulator.output(name),
            };
            let port = port.ok_or_else(|| DesignError::NoSuchPort {
                module: "rust-hdl".into(),
                instance: "StreamComponent".into(),
                of: module.name.clone(),
                port: name.into(),
            })?;
            let (left, right) = (simulator.width(port), width as u32);
            if left == right {
                return Ok(port);
            }
            Err(DesignError::WidthMismatch {
                module: module.name.clone(),
                net: name.into(),
                left,
                right,
            })
        };
        let user = |direction, name: &str, width: usize| match width {
            0 => Ok(None),
            _ => find(direction, name, width).map(Some),
        };
        Ok(Ports {
            s_valid: find(Input, "s_axis_tvalid", 1)?,
            s_ready: find(Output, "s_axis_tready", 1)?,
            s_data: find(Input, "s_axis_tdata", IN)?,
            s_last: find(Input, "s_axis_tlast", 1)?,
            s_user: user(Input, "s_axis_tuser", IN_USER)?,
            m_valid: find(Output, "m_axis_tvalid", 1)?,
            m_ready: find(Input, "m_axis_tready", 1)?,
            m_data: find(Output, "m_axis_tdata", OUT)?,
            m_last: find(Output, "m_axis_tlast", 1)?,
            m_user: user(Output, "m_axis_tuser", OUT_USER)?,
        })
    }

    /// Whether the component has this port of the module.
    fn has(port: &str) -> bool {
        match port {
            "s_axis_tuser" => IN_USER > 0,
            "m_axis_tuser" => OUT_USER > 0,
            _ => {
                let names = ["tvalid", "tready", "tdata", "tlast"];
                let stream = port
                    .strip_prefix("s_axis_")
                    .or(port.strip_prefix("m_axis_"));
                stream.is_some_and(|name| names.contains(&name))
            }
        }
    }

    fn wiring(module: &Module) -> VerilogBlock {
        let mut code = Vec::new();
        for (name, wanted) in [
            (leaf::CLOCK, module.clocked),
            (leaf::RESET, module.resettable),
        ] {
            if wanted {
                code.push(assignment(&stub(DESIGN, name), name));
            }
        }
        for port in &module.ports {
            let inner = stub(DESIGN, &lower::port_name(&port.name));
            match (Self::has(&port.name), port.direction) {
                (true, Direction::Input) => code.push(assignment(&inner, &port.name)),
                (true, Direction::Output) => code.push(assignment(&port.name, &inner)),
                (false, Direction::Input) => code.push(clear(&inner)),
                (false, Direction::Output) => {}
            }
        }
        code
    }

    fn inputs_changed(&self) -> bool {
        self.s_axis_tvalid.changed
            || self.s_axis_tdata.changed
            || self.s_axis_tlast.changed
            || self.s_axis_tuser.changed
            || self.m_axis_tready.changed
    }

    fn read_inputs(&mut self) {
        let (sim, ports) = (&mut self.simulator, &self.ports);
        sim.reset(!self.aresetn.val());
        sim.set(ports.s_valid, 0, &[self.s_axis_tvalid.val().into()]);
        sim.set(ports.s_data, 0, &words(self.s_axis_tdata.val()));
        sim.set(ports.s_last, 0, &[self.s_axis_tlast.val().into()]);
        if let Some(user) = ports.s_user {
            sim.set(user, 0, &words(self.s_axis_tuser.val()));
        }
        sim.set(ports.m_ready, 0, &[self.m_axis_tready.val().into()]);
    }

    fn write_outputs(&mut self) {
        let (sim, ports) = (&self.simulator, &self.ports);
        let mut words = Vec::new();
        self.s_axis_tready.next = sim.get(ports.s_ready, 0) == 1;
        self.m_axis_tvalid.next = sim.get(ports.m_valid, 0) == 1;
        sim.get_words(ports.m_data, 0, &mut words);
        self.m_axis_tdata.next = bits(&words);
        self.m_axis_tlast.next = sim.get(ports.m_last, 0) == 1;
        if let Some(user) = ports.m_user {
            sim.get_words(user, 0, &mut words);
            self.m_axis_tuser.next = bits(&words);
        }
    }
}

impl<const IN: usize, const IN_USER: usize, const OUT: usize, const OUT_USER: usize> Logic
    for StreamComponent<IN, IN_USER, OUT, OUT_USER>
{
    fn update(&mut self) {
        // rust-hdl calls this until nothing changes, mostly without need.
        let edge = self.aclk.pos_edge();
        if self.settled && !edge && !self.inputs_changed() {
            return;
        }
        self.read_inputs();
        self.simulator.settle();
        if edge {
            self.simulator.clock();
            self.simulator.settle();
        }
        self.write_outputs();
        self.settled = true;
    }

    fn connect(&mut self) {
        self.s_axis_tready.connect();
        self.m_axis_tvalid.connect();
        self.m_axis_tdata.connect();
        self.m_axis_tlast.connect();
        self.m_axis_tuser.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Combinatorial(self.code.clone())
    }
}

impl<const IN: usize, const IN_USER: usize, const OUT: usize, const OUT_USER: usize> Block
    for StreamComponent<IN, IN_USER, OUT, OUT_USER>
{
    fn connect_all(&mut self) {
        self.connect();
    }

    fn update_all(&mut self) {
        self.update();
        self.aclk.update_all();
        self.aresetn.update_all();
        self.s_axis_tvalid.update_all();
        self.s_axis_tready.update_all();
        self.s_axis_tdata.update_all();
        self.s_axis_tlast.update_all();
        self.s_axis_tuser.update_all();
        self.m_axis_tvalid.update_all();
        self.m_axis_tready.update_all();
        self.m_axis_tdata.update_all();
        self.m_axis_tlast.update_all();
        self.m_axis_tuser.update_all();
    }

    fn has_changed(&self) -> bool {
        self.aclk.changed
            || self.aresetn.changed
            || self.inputs_changed()
            || self.s_axis_tready.changed
            || self.m_axis_tvalid.changed
            || self.m_axis_tdata.changed
            || self.m_axis_tlast.changed
            || self.m_axis_tuser.changed
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_scope(name, self);
        self.aclk.accept("aclk", probe);
        self.aresetn.accept("aresetn", probe);
        self.s_axis_tvalid.accept("s_axis_tvalid", probe);
        self.s_axis_tready.accept("s_axis_tready", probe);
        self.s_axis_tdata.accept("s_axis_tdata", probe);
        self.s_axis_tlast.accept("s_axis_tlast", probe);
        if IN_USER > 0 {
            self.s_axis_tuser.accept("s_axis_tuser", probe);
        }
        self.m_axis_tvalid.accept("m_axis_tvalid", probe);
        self.m_axis_tready.accept("m_axis_tready", probe);
        self.m_axis_tdata.accept("m_axis_tdata", probe);
        self.m_axis_tlast.accept("m_axis_tlast", probe);
        if OUT_USER > 0 {
            self.m_axis_tuser.accept("m_axis_tuser", probe);
        }
        self.design.accept(DESIGN, probe);
        probe.visit_end_scope(name, self);
    }
}

/// A rust-hdl value as 64-bit words, the lowest first.
fn words<const N: usize>(value: Bits<N>) -> Vec<u64> {
    (0..N)
        .step_by(64)
        .map(|low| value.get_bits::<64>(low).to_u64())
        .collect()
}

/// The value of 64-bit words, the lowest first.
fn bits<const N: usize>(words: &[u64]) -> Bits<N> {
    let mut value = Bits::<N>::default();
    for (low, word) in (0..N).step_by(64).zip(words) {
        value = value | (bit_cast::<N, 64>((*word).into()) << low as u64);
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_bits_of_any_width() {
        fn there_and_back<const N: usize>() {
            let given: Vec<u64> = (0..N.div_ceil(64))
                .map(|i| 0x9e37_79b9_7f4a_7c15_u64.rotate_left(i as u32 * 7))
                .collect();
            let value: Bits<N> = bits(&given);
            for bit in 0..N {
                assert_eq!(value.get_bit(bit), given[bit / 64] >> (bit % 64) & 1 == 1);
            }
            let back: Bits<N> = bits(&words(value));
            assert_eq!(back, value);
        }
        there_and_back::<1>();
        there_and_back::<8>();
        there_and_back::<32>();
        there_and_back::<33>();
        there_and_back::<63>();
        there_and_back::<64>();
        there_and_back::<65>();
        there_and_back::<256>();
        there_and_back::<300>();
    }
}
