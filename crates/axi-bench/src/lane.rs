//! A lane of a bench.

use hdlgen_hdl::sim::Simulator;

use crate::client::{Client, Fault};
use crate::dram::Dram;
use crate::lite::Lite;
use crate::options::Options;
use crate::port::{AxiPort, Channel, LitePort, Receiver};
use crate::reference::Reference;
use crate::report::{Broken, MemoryError, Rule};
use crate::request::Request;

/// The module's ports.
pub(crate) struct Ports {
    pub client: AxiPort,
    pub memory: AxiPort,
    pub lite: Option<LitePort>,
}

/// A lane's client, memory and register master.
pub(crate) struct Lane {
    pub number: usize,
    pub client: Client,
    pub memory: Dram,
    pub lite: Lite,
    /// The last cycle in which anything moved, and anything of the client.
    moved: u64,
    client_moved: u64,
    /// The cycle after the last one in which anything of the client moved.
    pub done: u64,
    /// The error that stopped it, if one did.
    pub stopped: Option<MemoryError>,
}

impl Lane {
    /// A lane of a bench, with nothing open.
    pub fn new(number: usize, options: &Options) -> Self {
        let seed = (options.seed << 8) + number as u64;
        let reference = Reference::new(options.initial.clone(), options.block);
        let source = (options.source)(number);
        // The client's choices are not the memory's.
        let mut client = Client::new(options.client.clone(), reference, source, !seed);
        client.set_expectation(options.expectation.clone());
        Lane {
            number,
            client,
            memory: Dram::new(options.memory.clone(), options.initial.clone(), seed),
            lite: Lite::default(),
            moved: 0,
            client_moved: 0,
            done: 0,
            stopped: None,
        }
    }

    /// Whether nothing is open, and nothing will be.
    pub fn is_idle(&self) -> bool {
        self.stopped.is_some() || (self.client.is_idle() && self.lite.is_idle())
    }

    /// Patience begins anew.
    pub fn start(&mut self, cycle: u64) {
        (self.moved, self.client_moved, self.done) = (cycle, cycle, cycle);
    }

    /// Forgets what is open.
    pub fn reset(&mut self, ports: &Ports, cycle: u64) {
        self.client.reset(cycle);
        self.memory.reset(&ports.memory);
        self.lite.reset();
        self.stopped = None;
    }

    /// Drives all ports for a cycle that has not settled yet.
    pub fn drive(&mut self, simulator: &mut Simulator, ports: &Ports, cycle: u64) {
        let number = self.number;
        if self.stopped.is_some() {
            self.hold(simulator, ports, cycle);
            return;
        }
        if self.memory.errors.writes_possible() {
            self.client.reference.writes_may_fail = true;
        }
        self.client.drive(simulator, &ports.client, number, cycle);
        self.memory.drive(simulator, &ports.memory, number, cycle);
        if let Some(port) = &ports.lite {
            self.lite.drive(simulator, port, number);
        }
    }

    /// The same in reset: nothing is offered.
    pub fn hold(&mut self, simulator: &mut Simulator, ports: &Ports, cycle: u64) {
        let number = self.number;
        self.client.hold(simulator, &ports.client, number);
        self.memory.drive(simulator, &ports.memory, number, cycle);
        if let Some(port) = &ports.lite {
            self.lite.drive(simulator, port, number);
        }
    }

    /// All ends that take from the module, with their channels.
    pub fn receivers<'a>(
        &'a mut self,
        ports: &'a Ports,
    ) -> impl Iterator<Item = (&'a mut Receiver, &'a Channel)> {
        let client = self.client.receivers(&ports.client).into_iter();
        let memory = self.memory.receivers(&ports.memory).into_iter();
        let lite = ports.lite.as_ref().map(|port| self.lite.receivers(port));
        client.chain(memory).chain(lite.into_iter().flatten())
    }

    /// Checks that a burst to the memory has the attributes of a request for the same block, or the unit's own.
    fn check_attributes(&mut self, ports: &Ports, block: u64) -> Result<(), Broken> {
        let begins = std::mem::take(&mut self.memory.begins);
        let Some(own) = self.memory.options.rules.own_attributes else {
            return Ok(());
        };
        let channels = [&ports.memory.ar, &ports.memory.aw];
        for (way, channel) in channels.into_iter().enumerate() {
            let (true, Some(burst)) = (begins[way], self.memory.last[way]) else {
                continue;
            };
            let [reads, writes] = self.client.open_at(&burst.access.range(), block);
            // A block is read for those who read it, and to be modified. Writes that are merged go down with
            // the highest AxQOS of them.
            let sources = if way == 1 {
                writes
            } else {
                [reads, writes].concat()
            };
            let same = |request: &&Request| {
                request.attributes.without_qos() == burst.attributes.without_qos()
            };
            let qos = |request: &&Request| request.attributes.qos == burst.attributes.qos;
            let suits = sources.iter().any(same) && sources.iter().any(qos);
            if burst.attributes != own && !(burst.kind == 0 && suits) {
                let detail = format!("{}: {:?}", burst.access, burst.attributes);
                return Err(channel.broken(Rule::Attributes, detail));
            }
        }
        Ok(())
    }

    /// Looks at all ports in a cycle that has settled.
    pub fn sample(
        &mut self,
        simulator: &Simulator,
        ports: &Ports,
        cycle: u64,
        options: &Options,
    ) -> Result<(), MemoryError> {
        let number = self.number;
        let at = |broken: Broken| broken.at(cycle, number);
        let memory = &mut self.memory;
        let by_memory = memory
            .sample(simulator, &ports.memory, number, cycle)
            .map_err(at)?;
        self.check_attributes(ports, options.block as u64)
            .map_err(at)?;
        let sampled = self.client.sample(simulator, &ports.client, number, cycle);
        let by_client = sampled.map_err(|fault| match fault {
            Fault::Broken(broken) => at(broken),
            Fault::Data(request, mismatch) => MemoryError::Data {
                cycle,
                lane: number,
                request,
                mismatch,
            },
        })?;
        let by_lite = match &ports.lite {
            Some(port) => self
                .lite
                .sample(simulator, port, number, cycle)
                .map_err(at)?,
            None => false,
        };
        if by_client {
            self.done = cycle + 1;
        }
        // Between requests a client has nothing that could move.
        if by_client || self.client.is_idle() {
            self.client_moved = cycle;
        }
        if by_memory || by_client || by_lite || self.is_idle() {
            self.moved = cycle;
        }
        let still = cycle - self.moved;
        let client_still = cycle - self.client_moved;
        if still > options.patience || client_still > options.client_patience {
            let parts = [self.client.open(), self.memory.open(), self.lite.open()];
            return Err(MemoryError::Hang {
                cycle,
                lane: number,
                cycles: still.max(client_still),
                open: parts.join("; "),
            });
        }
        Ok(())
    }
}
