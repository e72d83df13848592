//! Pictures of a design: the datapath of each half, and blocks moving through it.
//!
//! Boxes and arrows come from the netlist, and cycles from the simulator, with blocks that are the same in
//! each run. So a drawing depends on the design alone.

use std::collections::BTreeMap;

use crate::chart::{self, Beat, Blocks, ChartError, Cycles, Passage};
use crate::codebook::TrainError;
use crate::hdl::diagram::Diagram;
use crate::hdl::sim::activity::Busy;
use crate::hdl::sim::record::Recording;
use crate::hdl::sim::stream::{StreamBench, StreamError};
use crate::hdl::DesignError;
use crate::stream::Stalls;
use crate::terms::count;

use super::expected::Expected;
use super::{blocks_of_pictures as sample, datapath};
use super::{Design, Half, OptionsError, Reference, Role};

/// An error of drawing a design.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The design has a mistake, which would be ours.
    #[error(transparent)]
    Design(#[from] DesignError),
    /// The simulation failed.
    #[error(transparent)]
    Stream(#[from] StreamError),
    /// No codebook can be made of the blocks that are drawn.
    #[error(transparent)]
    Train(#[from] TrainError),
    /// The design does not take the codebook.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The picture cannot be drawn.
    #[error(transparent)]
    Chart(#[from] ChartError),
}

/// The pictures of a design, by the names of their files.
///
/// # Errors
/// If the design has a mistake.
pub fn draw(design: &dyn Design) -> Result<BTreeMap<String, String>, PictureError> {
    let setup = Setup::of(design)?;
    let mut pictures = BTreeMap::new();
    for &role in design.roles() {
        let half = design.half(role)?;
        let name = &half.module.name;
        let blocks = datapath(design, role, &half, setup.as_ref())?;
        pictures.insert(datapath_file(name), chart::blocks(&blocks)?);
        if let Some(setup) = &setup {
            let cycles = setup.cycles(role, &half)?;
            pictures.insert(cycles_file(name), chart::cycles(&cycles)?);
        }
    }
    Ok(pictures)
}

/// The datapath of each half, before it is drawn.
///
/// # Errors
/// As of [`draw`].
pub fn datapaths(design: &dyn Design) -> Result<Vec<Blocks>, PictureError> {
    let setup = Setup::of(design)?;
    let halves = design.roles().iter();
    halves
        .map(|&role| datapath(design, role, &design.half(role)?, setup.as_ref()))
        .collect()
}

fn datapath(
    design: &dyn Design,
    role: Role,
    half: &Half,
    setup: Option<&Setup>,
) -> Result<Blocks, PictureError> {
    let busy = setup.map(|setup| setup.alone(role)).transpose()?;
    let diagram = Diagram::new(&half.module, &design.name());
    let busy = busy.unwrap_or_default();
    Ok(datapath::picture(design, half, &diagram, &busy))
}

/// The file's name with the datapath of a module.
pub fn datapath_file(module: &str) -> String {
    format!("{module}.svg")
}

/// The file's name with the blocks that move through a module.
pub fn cycles_file(module: &str) -> String {
    format!("{module}_cycles.svg")
}

/// A design with a codebook in its tables, and blocks for it.
struct Setup<'a> {
    original: &'a dyn Design,
    loaded: Option<Box<dyn Design>>,
    expected: Expected,
}

impl<'a> Setup<'a> {
    /// None if no blocks stream through the design.
    fn of(design: &'a dyn Design) -> Result<Option<Self>, PictureError> {
        design.streams().then(|| Self::new(design)).transpose()
    }

    fn new(original: &'a dyn Design) -> Result<Self, PictureError> {
        let data = sample::blocks(original.geometry().block().bytes());
        // With the codebook in the tables at power-up there is nothing to load.
        let book = original.train(sample::compressible(&data))?;
        let loaded = book
            .as_ref()
            .map(|book| original.with_book(book))
            .transpose()?;
        let design = loaded.as_deref().unwrap_or(original);
        let reference: Reference = design.reference(book.as_ref())?;
        Ok(Setup {
            expected: Expected::new(design, reference.model.as_ref(), &data),
            loaded,
            original,
        })
    }

    fn design(&self) -> &dyn Design {
        self.loaded.as_deref().unwrap_or(self.original)
    }

    /// The cycles in which each instance works on the first block, without others; cycle 0 is that of its
    /// first beat.
    fn alone(&self, role: Role) -> Result<Vec<Busy>, PictureError> {
        let design = self.design();
        let mut bench = StreamBench::traceable(&design.module(role)?)?;
        let traffic = design.traffic(role, &self.expected, 0..1);
        bench.watch();
        let start = bench.cycles();
        let outputs = bench.run_streams(&[(&traffic.input, traffic.raw.as_ref())], Stalls::NONE)?;
        let times = outputs.first().and_then(|lane| lane.times.first());
        let first = times.map_or(start, |times| times.0);
        let busy = bench.watched().into_iter();
        let since = |cycle: u64| cycle.saturating_sub(first);
        Ok(busy
            .map(|busy| busy.map(|(from, to)| (since(from), since(to))))
            .collect())
    }

    /// All blocks, one after another.
    fn cycles(&self, role: Role, half: &Half) -> Result<Cycles, PictureError> {
        let design = self.design();
        let mut bench = StreamBench::new(&design.module(role)?)?;
        let traffic = design.traffic(role, &self.expected, 0..self.expected.blocks.len());
        bench.record();
        let outputs = bench.run_streams(&[(&traffic.input, traffic.raw.as_ref())], Stalls::NONE)?;
        let times = outputs.first().map_or(&[][..], |lane| &lane.times[..]);
        let recording = bench.recorded().unwrap_or_default();
        let first = bench.cycles() - recording.cycles.len() as u64;
        let begin = times.first().map_or(first, |times| times.0);
        let beats = ["s_axis", "m_axis"].map(|port| {
            let beats = beats(&recording, port).into_iter();
            let since = |beat: Beat| Beat {
                cycle: (beat.cycle + first).saturating_sub(begin),
                ..beat
            };
            beats.map(since).collect()
        });
        let last = self.original.geometry().metadata(u32::MAX);
        let blocks = times
            .iter()
            .zip(&self.expected.metadata)
            .map(|(&(from, to), &metadata)| Passage {
                first: from.saturating_sub(begin),
                last: to.saturating_sub(begin),
                label: format!(
                    "{}, {}",
                    match metadata {
                        raw if raw == last => "stored raw".to_string(),
                        bursts => count(u64::from(bursts) + 1, "burst"),
                    },
                    count(to - from, "cycle")
                ),
            });
        let name = half.module.name.clone();
        Ok(Cycles {
            title: format!("{name}, cycle by cycle"),
            about: vec![
                format!(
                    "Latency of a single block {}, interval at most {}; both sides always ready. Blocks 0 to 2 are small numbers, block 3 is random.",
                    count(half.latency, "cycle"),
                    count(half.interval, "cycle")
                ),
            ],
            ports: ["s_axis".into(), "m_axis".into()],
            beats,
            blocks: blocks.collect(),
        })
    }
}

/// The handshakes at a stream port of lane 0, and the blocks that they belong to.
fn beats(recording: &Recording, side: &str) -> Vec<Beat> {
    let ports = recording.inputs.iter().chain(&recording.outputs);
    let mut places = BTreeMap::new();
    let mut bit = 0;
    for (name, width) in ports {
        places.insert(name.clone(), bit);
        bit += *width as usize;
    }
    let [valid, ready, last] =
        ["tvalid", "tready", "tlast"].map(|name| places.get(&format!("{side}_{name}")).copied());
    let mut found = Vec::new();
    let mut block = 0;
    for (cycle, bits) in recording.cycles.iter().enumerate() {
        let is_set = |place: Option<usize>| place.is_some_and(|place| bits[place] & 1 == 1);
        if is_set(valid) && is_set(ready) {
            found.push(Beat {
                cycle: cycle as u64,
                block,
            });
            block += usize::from(is_set(last));
        }
    }
    found
}
