//! Waveforms of one lane: as a Value Change Dump, or as FST, which is a fraction of its size.

use std::io::{self, Seek, Write};
use std::path::Path;

use fst_writer::{
    FstBodyWriter, FstFileType, FstHeaderWriter, FstInfo, FstScopeType, FstSignalId, FstSignalType,
    FstVarDirection, FstVarType, FstWriteError,
};
use vcd::{IdCode, SimulationCommand, TimescaleUnit, Value, VarType};

use super::program::{Slot, Word, WORD_BITS};
use super::trace_order::{in_order, save_file, Entry};
use super::Simulator;

/// Writes the named nets of one lane; one clock cycle is ten time units of 100 ps.
pub struct Trace<W: Write> {
    sink: Vcd<W>,
    state: State<IdCode>,
}

/// The same as FST, by GTKWave's format.
struct FstTrace<W: Write + Seek> {
    sink: FstBodyWriter<W>,
    state: State<FstSignalId>,
}

/// The forms of a waveform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaveformForm {
    /// Value Change Dump, text that every viewer reads.
    Vcd,
    /// GTKWave's, a fraction of the size.
    Fst,
}

impl WaveformForm {
    /// By a file's name: FST where it ends so.
    pub fn of(path: &Path) -> Self {
        let end = path.extension().unwrap_or_default();
        if end.eq_ignore_ascii_case("fst") {
            WaveformForm::Fst
        } else {
            WaveformForm::Vcd
        }
    }

    /// Begins a waveform of a lane. The simulator must be [`Simulator::traceable`], or only ports show.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn begin(
        self,
        writer: impl Write + Seek + 'static,
        simulator: &Simulator,
        lane: usize,
    ) -> io::Result<Box<dyn Waveform>> {
        Ok(match self {
            WaveformForm::Vcd => Box::new(Trace::new(writer, simulator, lane)?),
            WaveformForm::Fst => Box::new(FstTrace::new(writer, simulator, lane)?),
        })
    }
}

/// A writer of a waveform of either form.
pub trait Waveform {
    /// Records the settled values of this cycle; called before the edge.
    fn cycle(&mut self, simulator: &Simulator) -> io::Result<()>;

    /// Ends the waveform, and writes all of it out.
    fn finish(self: Box<Self>) -> io::Result<()>;
}

struct State<C> {
    clock: C,
    nets: Vec<Net<C>>,
    lane: usize,
    cycle: u64,
    /// Of the value that is written, the highest first.
    bits: Vec<u8>,
}

struct Net<C> {
    code: C,
    width: u32,
    slots: Vec<Slot>,
    last: Option<Vec<Word>>,
}

/// Where names are declared and changes are noted.
trait Sink {
    type Code: Copy;
    fn time(&mut self, time: u64) -> io::Result<()>;
    /// `bits`: ASCII digits, the highest first.
    fn change(&mut self, code: Self::Code, bits: &[u8]) -> io::Result<()>;
}

struct Vcd<W: Write>(vcd::Writer<W>);

impl<W: Write> Sink for Vcd<W> {
    type Code = IdCode;

    fn time(&mut self, time: u64) -> io::Result<()> {
        self.0.timestamp(time)
    }

    fn change(&mut self, code: IdCode, bits: &[u8]) -> io::Result<()> {
        let values = bits.iter().map(|&bit| Value::from(bit == b'1'));
        match bits {
            [bit] => self.0.change_scalar(code, Value::from(*bit == b'1')),
            _ => self.0.change_vector(code, values),
        }
    }
}

/// Bytes of changes after which they are written out, so that memory stays small.
const FLUSH: usize = 16 << 20;

fn failed(error: FstWriteError) -> io::Error {
    match error {
        FstWriteError::Io(error) => error,
        other => io::Error::other(other),
    }
}

impl<W: Write + Seek> Sink for FstBodyWriter<W> {
    type Code = FstSignalId;

    fn time(&mut self, time: u64) -> io::Result<()> {
        if self.size() > FLUSH {
            self.flush().map_err(failed)?;
        }
        self.time_change(time).map_err(failed)
    }

    fn change(&mut self, code: FstSignalId, bits: &[u8]) -> io::Result<()> {
        self.signal_change(code, bits).map_err(failed)
    }
}

impl<C: Copy> State<C> {
    fn new(clock: C, lane: usize) -> Self {
        State {
            clock,
            nets: Vec::new(),
            lane,
            cycle: 0,
            bits: Vec::new(),
        }
    }

    fn add(&mut self, code: C, width: u32, slots: &[Slot]) {
        self.nets.push(Net {
            code,
            width,
            slots: slots.to_vec(),
            last: None,
        });
    }

    fn cycle(&mut self, sink: &mut impl Sink<Code = C>, simulator: &Simulator) -> io::Result<()> {
        sink.time(self.cycle * 10)?;
        sink.change(self.clock, b"0")?;
        let value = |slot: &Slot| simulator.slots.get(*slot, self.lane);
        for net in &mut self.nets {
            let words: Vec<Word> = net.slots.iter().map(value).collect();
            if net.last.as_ref() == Some(&words) {
                continue;
            }
            let bit = |i: u32| words[(i / WORD_BITS) as usize] >> (i % WORD_BITS) & 1 == 1;
            let digit = |i: u32| if bit(i) { b'1' } else { b'0' };
            self.bits.clear();
            self.bits.extend((0..net.width).rev().map(digit));
            sink.change(net.code, &self.bits)?;
            net.last = Some(words);
        }
        sink.time(self.cycle * 10 + 5)?;
        sink.change(self.clock, b"1")?;
        self.cycle += 1;
        Ok(())
    }
}

impl<W: Write> Trace<W> {
    /// The simulator must be [`Simulator::traceable`], or only ports show.
    pub fn new(writer: W, simulator: &Simulator, lane: usize) -> io::Result<Self> {
        let mut writer = vcd::Writer::new(writer);
        writer.timescale(100, TimescaleUnit::PS)?;
        let mut state = State::new(IdCode::FIRST, lane);
        for entry in in_order(simulator) {
            match entry {
                Entry::Scope(name) => writer.add_module(name)?,
                Entry::Clock => state.clock = writer.add_var(VarType::Wire, 1, "aclk", None)?,
                Entry::Net { name, width, slots } => {
                    let code = writer.add_var(VarType::Wire, width, name, None)?;
                    state.add(code, width, slots);
                }
                Entry::End => writer.upscope()?,
            }
        }
        writer.enddefinitions()?;
        writer.begin(SimulationCommand::Dumpvars)?;
        writer.end()?;
        let sink = Vcd(writer);
        Ok(Trace { sink, state })
    }

    /// Records the settled values of this cycle; call it before the edge.
    pub fn cycle(&mut self, simulator: &Simulator) -> io::Result<()> {
        self.state.cycle(&mut self.sink, simulator)
    }

    /// Ends the waveform, and writes all of it out.
    pub fn finish(mut self) -> io::Result<()> {
        self.sink.time(self.state.cycle * 10)?;
        self.sink.0.flush()
    }
}

impl<W: Write> Waveform for Trace<W> {
    fn cycle(&mut self, simulator: &Simulator) -> io::Result<()> {
        Trace::cycle(self, simulator)
    }

    fn finish(self: Box<Self>) -> io::Result<()> {
        Trace::finish(*self)
    }
}

impl<W: Write + Seek> FstTrace<W> {
    pub fn new(writer: W, simulator: &Simulator, lane: usize) -> io::Result<Self> {
        let info = FstInfo {
            start_time: 0,
            // 100 ps.
            timescale_exponent: -10,
            version: "hdlgen".into(),
            // No date, so that the waveform is always the same.
            date: String::new(),
            file_type: FstFileType::Verilog,
        };
        let mut writer = FstHeaderWriter::new(writer, &info).map_err(failed)?;
        let mut clock = None;
        let mut nets = Vec::new();
        for entry in in_order(simulator) {
            let mut add = |name: &str, width: u32| {
                let (kind, shape) = (FstVarType::Wire, FstSignalType::bit_vec(width));
                let direction = FstVarDirection::Implicit;
                writer
                    .var(name, shape, kind, direction, None)
                    .map_err(failed)
            };
            match entry {
                Entry::Clock => clock = Some(add("aclk", 1)?),
                Entry::Net { name, width, slots } => nets.push((add(name, width)?, width, slots)),
                Entry::Scope(name) => {
                    let kind = FstScopeType::Module;
                    writer.scope(name, "", kind).map_err(failed)?;
                }
                Entry::End => writer.up_scope().map_err(failed)?,
            }
        }
        let clock = clock.ok_or_else(|| io::Error::other("a design without a top"))?;
        let mut state = State::new(clock, lane);
        for (code, width, slots) in nets {
            state.add(code, width, slots);
        }
        let sink = writer.finish().map_err(failed)?;
        Ok(FstTrace { sink, state })
    }
}

impl<W: Write + Seek> Waveform for FstTrace<W> {
    fn cycle(&mut self, simulator: &Simulator) -> io::Result<()> {
        self.state.cycle(&mut self.sink, simulator)
    }

    fn finish(mut self: Box<Self>) -> io::Result<()> {
        self.sink.time(self.state.cycle * 10)?;
        let mut writer = self.sink.finish().map_err(failed)?;
        writer.flush()
    }
}

impl Simulator {
    /// A save file of GTKWave, for a waveform in a file of this name.
    pub fn save_file(&self, waveform: &str) -> String {
        save_file(self, waveform)
    }
}
