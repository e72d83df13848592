//! A unit under test with a client, a memory and a register master in each lane.

use std::fs::File;
use std::io::{BufWriter, Seek, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use hdlgen_hdl::sim::record::Recording;
use hdlgen_hdl::sim::storage::State;
use hdlgen_hdl::sim::{PortRecord, PortRef, Simulator, Waveform, WaveformForm, LANES};
use hdlgen_hdl::Module;

use crate::client::Client;
use crate::dram::Dram;
use crate::generator::{Generator, Pattern, Source, Traffic};
use crate::lane::{Lane, Ports};
use crate::lite::{Lite, Register};
use crate::options::Options;
use crate::port::{AxiPort, LitePort, Side};
use crate::report::{Counts, Latency, MemoryError, Report};

/// A module under test.
///
/// ```ignore
/// let traffic = Traffic::new(Pattern::Random { wrap: 0.2, fixed: 0.0 }, 32);
/// let mut options = Options::new(&traffic, 1);
/// options.memory.rules = DramRules::strict(32);
/// let mut bench = Bench::new(&module, options)?;
/// bench.write_register(0, 1)?; // in all lanes
/// println!("{}", bench.run(1000)?); // in each lane
/// ```
pub struct Bench {
    simulator: Simulator,
    ports: Ports,
    interrupt: Option<PortRef>,
    lanes: Vec<Lane>,
    options: Options,
    cycle: u64,
    started: u64,
    trace: Option<Box<dyn Waveform>>,
    records: Vec<PortRecord>,
    recording: Option<Recording>,
    in_reset: bool,
}

impl Bench {
    /// The module after a reset, its unknown state random.
    ///
    /// # Errors
    /// If the module does not pass the checks or lacks ports.
    pub fn new(top: &Rc<Module>, options: Options) -> Result<Self, MemoryError> {
        let mut simulator = if options.traceable {
            Simulator::traceable(top)?
        } else {
            Simulator::new(top)?
        };
        if options.random_state {
            simulator.randomise(options.seed);
        }
        let find = |prefix, side| AxiPort::find(&simulator, &top.name, prefix, side);
        let ports = Ports {
            client: find("s_axi", Side::Subordinate)?,
            memory: find("m_axi", Side::Manager)?,
            lite: LitePort::find(&simulator, &top.name, "s_axil")?,
        };
        let lanes = 0..options.lanes.clamp(1, LANES);
        let mut bench = Bench {
            lanes: lanes.map(|number| Lane::new(number, &options)).collect(),
            interrupt: simulator.output("irq"),
            simulator,
            ports,
            options,
            cycle: 0,
            started: 0,
            trace: None,
            records: Vec::new(),
            recording: None,
            in_reset: false,
        };
        bench.reset(4)?;
        Ok(bench)
    }

    /// Writes a waveform of one lane from now on.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn trace(
        &mut self,
        form: WaveformForm,
        writer: impl Write + Seek + 'static,
        lane: usize,
    ) -> Result<(), MemoryError> {
        self.trace = Some(form.begin(writer, &self.simulator, lane)?);
        Ok(())
    }

    /// Writes the rest of the waveform.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn finish_trace(&mut self) -> Result<(), MemoryError> {
        match self.trace.take() {
            Some(trace) => Ok(trace.finish()?),
            None => Ok(()),
        }
    }

    /// Writes the ports of each lane in every cycle from now on, into files in `folder`, whose paths
    /// it returns. Records that another simulator is to follow begin with a reset, of a bench
    /// without random state.
    ///
    /// # Errors
    /// If a file cannot be made.
    pub fn record(&mut self, top: &Rc<Module>, folder: &Path) -> Result<Vec<PathBuf>, MemoryError> {
        let mut paths = Vec::new();
        for lane in 0..self.lanes.len() {
            let path = folder.join(format!("lane_{lane}.ports"));
            let writer = BufWriter::new(File::create(&path)?);
            let record = PortRecord::new(top, &self.simulator, lane, Box::new(writer));
            self.records.push(record);
            paths.push(path);
        }
        Ok(paths)
    }

    /// Keeps the ports of all lanes in every cycle from now on.
    pub fn record_all(&mut self) {
        self.recording = Some(Recording::new(&self.simulator));
    }

    /// The ports since [`Bench::record_all`].
    pub fn recorded(&mut self) -> Recording {
        self.recording.take().unwrap_or_default()
    }

    /// Writes the rest of the records; their cycles.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn finish_records(&mut self) -> Result<u64, MemoryError> {
        let mut cycles = 0;
        for record in std::mem::take(&mut self.records) {
            cycles = cycles.max(record.finish()?);
        }
        Ok(cycles)
    }

    /// Cycles since the bench was made.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    /// How many lanes there are.
    pub fn lanes(&self) -> usize {
        self.lanes.len()
    }

    /// The client of a lane.
    pub fn client(&mut self, lane: usize) -> &mut Client {
        &mut self.lanes[lane].client
    }

    /// The memory of a lane.
    pub fn memory(&mut self, lane: usize) -> &mut Dram {
        &mut self.lanes[lane].memory
    }

    /// The register master of a lane.
    pub fn lite(&mut self, lane: usize) -> &mut Lite {
        &mut self.lanes[lane].lite
    }

    /// `irq` of a lane in the last cycle; `None` if the module has none.
    pub fn interrupt(&self, lane: usize) -> Option<bool> {
        let port = self.interrupt?;
        Some(self.simulator.get(port, lane) == 1)
    }

    /// The simulator, for ports that the bench does not know.
    pub fn simulator(&mut self) -> &mut Simulator {
        &mut self.simulator
    }

    /// Resets the module for some cycles, at least two. What was open is forgotten, and what the
    /// open writes left is not known.
    ///
    /// # Errors
    /// If it offers anything in reset.
    pub fn reset(&mut self, cycles: u64) -> Result<(), MemoryError> {
        for lane in &mut self.lanes {
            lane.reset(&self.ports, self.cycle);
        }
        self.simulator.reset(true);
        self.in_reset = true;
        let end = self.cycle + cycles.max(2);
        while self.cycle < end {
            for lane in &mut self.lanes {
                lane.hold(&mut self.simulator, &self.ports, self.cycle);
            }
            self.simulator.settle();
            if self.cycle + 1 == end {
                self.check_reset()?;
            }
            self.end_cycle()?;
        }
        self.simulator.reset(false);
        self.in_reset = false;
        for lane in &mut self.lanes {
            lane.start(self.cycle);
        }
        Ok(())
    }

    /// Everything anew: the module in this state and then reset, clients and memories as a new bench with this seed has
    /// them. Only the cycles go on.
    ///
    /// # Errors
    /// If it offers anything in reset.
    pub fn restart(&mut self, state: &State, seed: u64) -> Result<(), MemoryError> {
        self.options.seed = seed;
        self.simulator.restore(state);
        for lane in &mut self.lanes {
            *lane = Lane::new(lane.number, &self.options);
        }
        self.reset(4)
    }

    /// After a reset without a flush before it, the client sees what the memories hold.
    pub fn adopt_memory(&mut self) {
        for lane in &mut self.lanes {
            lane.client.reference.restart(&mut lane.memory.storage);
        }
    }

    /// Nothing may be offered when the module is in reset since a cycle.
    fn check_reset(&mut self) -> Result<(), MemoryError> {
        for lane in &mut self.lanes {
            let number = lane.number;
            for (receiver, channel) in lane.receivers(&self.ports) {
                let checked = receiver.reset(&self.simulator, channel, number);
                checked.map_err(|broken| broken.at(self.cycle, number))?;
            }
        }
        Ok(())
    }

    /// Lets each client issue this many more requests, from the next cycle on, and restarts the
    /// counts.
    pub fn start(&mut self, requests: u64) {
        self.started = self.cycle;
        for lane in &mut self.lanes {
            lane.client.left = requests;
            lane.client.counts = Counts::default();
            lane.memory.moved.clear();
            lane.start(self.cycle);
        }
    }

    /// Whether all that was begun is answered, in all lanes.
    pub fn is_idle(&self) -> bool {
        self.lanes.iter().all(Lane::is_idle)
    }

    /// Takes the error that stopped a lane of a bench with isolated lanes. The lane goes on with the next reset.
    pub fn stopped(&mut self, lane: usize) -> Option<MemoryError> {
        self.lanes[lane].stopped.take()
    }

    /// Requests of a lane that were answered with an error since the last start.
    pub fn failed(&self, lane: usize) -> u64 {
        let counts = &self.lanes[lane].client.counts;
        counts.failed_reads + counts.failed_writes
    }

    /// Goes on until all that was begun is answered, in all lanes.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn finish(&mut self) -> Result<Report, MemoryError> {
        while !self.is_idle() {
            self.step()?;
        }
        Ok(self.report())
    }

    /// So many requests in each lane, and what they come to.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn run(&mut self, requests: u64) -> Result<Report, MemoryError> {
        self.start(requests);
        self.finish()
    }

    /// Reads all blocks of a range in all lanes: at the end of a test, so that nothing that was
    /// written goes unread.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn read_back(&mut self, range: Range<u64>) -> Result<Report, MemoryError> {
        let reads = Traffic {
            read_share: 1.0,
            block: self.options.block as u64,
            ids: 4.min(1 << self.ports.client.id_bits),
            range,
            ..Traffic::new(Pattern::Stream, self.ports.client.bytes)
        };
        let blocks = (reads.range.end - reads.range.start) / reads.block;
        let source = |_| Box::new(Generator::new(reads.clone(), 0)) as Source;
        let mut sources: Vec<Source> = (0..self.lanes.len()).map(source).collect();
        let mut swap = |lanes: &mut [Lane]| {
            for (lane, source) in lanes.iter_mut().zip(&mut sources) {
                lane.client.swap_source(source);
            }
        };
        swap(&mut self.lanes);
        let report = self.run(blocks)?;
        swap(&mut self.lanes);
        Ok(report)
    }

    /// So many cycles.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn steps(&mut self, cycles: u64) -> Result<(), MemoryError> {
        (0..cycles).try_for_each(|_| self.step())
    }

    /// The counts of the requests since the last start.
    pub fn report(&self) -> Report {
        let mut report = Report {
            cycles: self.cycle - self.started,
            ..Report::default()
        };
        let (mut first, mut last, mut answer) = (Vec::new(), Vec::new(), Vec::new());
        for lane in &self.lanes {
            let counts = &lane.client.counts;
            report.add(counts, &lane.memory.moved);
            report.lane_cycles += lane.done - self.started;
            first.extend_from_slice(&counts.to_first);
            last.extend_from_slice(&counts.to_last);
            answer.extend_from_slice(&counts.to_answer);
        }
        report.to_first = Latency::of(first);
        report.to_last = Latency::of(last);
        report.to_answer = Latency::of(answer);
        report
    }

    /// Writes a register in all lanes, while the traffic goes on.
    ///
    /// # Errors
    /// If a lane refuses it, or anything is wrong meanwhile.
    pub fn write_register(&mut self, address: u32, data: u32) -> Result<(), MemoryError> {
        self.access(Register::Write(address, data)).map(|_| ())
    }

    /// Reads a register in all lanes, while the traffic goes on.
    ///
    /// # Errors
    /// If a lane refuses it, or anything is wrong meanwhile.
    pub fn read_register(&mut self, address: u32) -> Result<Vec<u32>, MemoryError> {
        self.access(Register::Read(address))
    }

    fn access(&mut self, register: Register) -> Result<Vec<u32>, MemoryError> {
        let (what, address) = match register {
            Register::Read(address) => ("a read", address),
            Register::Write(address, _) => ("a write", address),
        };
        let refused = |cycle, lane| MemoryError::Refused {
            cycle,
            lane,
            what,
            address,
        };
        if self.ports.lite.is_none() {
            return Err(refused(self.cycle, 0));
        }
        for lane in &mut self.lanes {
            lane.lite.push(register);
        }
        let is_answered = |lane: &Lane| lane.stopped.is_some() || lane.lite.is_idle();
        while !self.lanes.iter().all(is_answered) {
            self.step()?;
        }
        let (cycle, isolated) = (self.cycle, self.options.isolated);
        let results = self.lanes.iter_mut().enumerate();
        let data = results.map(|(number, lane)| match lane.lite.results.pop_back() {
            Some(result) if !result.failed => Ok(result.data),
            _ if isolated => {
                lane.stopped.get_or_insert(refused(cycle, number));
                Ok(0)
            }
            _ => Err(refused(cycle, number)),
        });
        data.collect()
    }

    /// One cycle.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn step(&mut self) -> Result<(), MemoryError> {
        let cycle = self.cycle;
        for lane in &mut self.lanes {
            lane.drive(&mut self.simulator, &self.ports, cycle);
        }
        if self.options.turn_every > 0 && cycle % u64::from(self.options.turn_every) == 0 {
            self.turn();
        }
        self.simulator.settle();
        let isolated = self.options.isolated;
        match self.simulator.violation() {
            Some(violation) if !isolated => {
                return Err(MemoryError::Assertion { cycle, violation })
            }
            _ => {}
        }
        for lane in self.lanes.iter_mut().filter(|lane| lane.stopped.is_none()) {
            match lane.sample(&self.simulator, &self.ports, cycle, &self.options) {
                Err(error) if isolated => lane.stopped = Some(error),
                sampled => sampled?,
            }
        }
        self.end_cycle()
    }

    fn end_cycle(&mut self) -> Result<(), MemoryError> {
        if let Some(trace) = &mut self.trace {
            trace.cycle(&self.simulator)?;
        }
        for record in &mut self.records {
            record.cycle(&self.simulator, self.in_reset)?;
        }
        if let Some(recording) = &mut self.recording {
            recording.settled(&self.simulator);
            recording.clock();
        }
        self.simulator.clock();
        self.cycle += 1;
        Ok(())
    }

    /// Keeps each `valid` as it is with the opposite of each `ready`.
    fn turn(&mut self) {
        for lane in &mut self.lanes {
            let number = lane.number;
            for (receiver, channel) in lane.receivers(&self.ports) {
                receiver.turn(&mut self.simulator, channel, number);
            }
        }
        self.simulator.settle();
        for lane in &mut self.lanes {
            let number = lane.number;
            for (receiver, channel) in lane.receivers(&self.ports) {
                receiver.turn_back(&mut self.simulator, channel, number);
            }
        }
    }
}
