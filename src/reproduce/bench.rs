//! Shared inputs of the items: the papers' numbers, and measurements, each made once.

use std::cell::RefCell;
use std::rc::Rc;

use super::sheet::{Measured, Printed, Sheet};
use super::{Paper, Variation};
use crate::codec::list::FORMATS;
use crate::design::{Options, Role};
use crate::eval::{Coding, Evaluation, FixedParameters, Measure, Names, Plan, Study, Training};
use crate::flow::size;
use crate::perf::{Comparison, Gpu, Passes, Subject, Trace};
use crate::terms::{BlockSize, Flit, Geometry};

/// A half of a design as it is synthesised.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Unit {
    /// Which half.
    pub role: Role,
    /// The highest clock, memories with their estimated access time.
    pub clock_ghz: f64,
    /// Of the logic, and of memories as it is estimated.
    pub area_um2: f64,
}

/// The measurements that take time.
pub trait Bench {
    /// Runs a plan on the workload suite, a file for each workload.
    ///
    /// # Errors
    /// If the suite cannot be made or measured.
    fn evaluate(&self, plan: &Plan) -> anyhow::Result<Evaluation>;

    /// Both halves of a design, synthesised; nothing if that was not asked for.
    ///
    /// # Errors
    /// If a tool or the library is missing, or refuses the design.
    fn synthesise(&self, design: &str, options: &Options) -> anyhow::Result<Option<Vec<Unit>>>;

    /// Runs the workload suite's requests through the model of a GPU: without compression and with each codec, a
    /// comparison for each workload.
    ///
    /// # Errors
    /// If a codebook cannot be trained.
    fn model(&self, setting: &Setting, subjects: &[Subject]) -> anyhow::Result<Vec<Comparison>>;
}

/// Setting of a run of the model, without its codecs: a GPU, and the workloads' requests in some way.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    /// The GPU.
    pub gpu: Gpu,
    /// Times the instructions between requests.
    pub instructions: u32,
    /// How often they run.
    pub passes: Passes,
    /// Whether pages lie anywhere, not one after another.
    pub scattered: bool,
}

impl Setting {
    /// Makes requests as the setting has them.
    pub fn prepare(&self, trace: &mut Trace) {
        trace.multiply_instructions(self.instructions);
        trace.passes = self.passes;
        if self.scattered {
            trace.scatter();
        }
    }

    /// Whether both make the same runs, whose energy may differ.
    fn runs_as(&self, other: &Setting) -> bool {
        let mut own = self.clone();
        own.gpu.energy = other.gpu.energy.clone();
        own == *other
    }
}

/// A run of the model: its setting, its codecs' names, and what came out.
type Modelled = (Setting, Vec<String>, Vec<Comparison>);

/// A run of the workload suite, shared by the items that need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Run {
    /// E2MC of SL 4, 8, 16 and 32, one way.
    Lengths,
    /// E2MC of SL 16 with 512 to 4096 most frequent values, one way.
    Values,
    /// E2MC of SL 16, one way, a share of each file sampled; then offline, BDI and FPC.
    Samples,
    /// E2MC of SL 16, 1 to 8 ways, with Shannon's bound.
    Ways,
    /// All formats without a codebook, with toggles on a bus of 32 bytes.
    Bus,
}

impl Run {
    fn plan(self) -> anyhow::Result<Plan> {
        let fixed = FixedParameters {
            geometry: Geometry::default(),
            e2mc: Options::default().with("pdw", 1),
            training: Training::Same,
            codings: Vec::new(),
        };
        let measures = match self {
            Run::Lengths => Study::Sl.measures(&fixed)?,
            Run::Values => Study::Mfv.measures(&fixed)?,
            Run::Samples => Study::Sampling.measures(&fixed)?,
            Run::Ways => Study::Pdw.measures(&fixed)?,
            Run::Bus => {
                let mut measures = Vec::new();
                for format in FORMATS.iter().filter(|format| !format.is_trained()) {
                    let scheme = format.scheme(&Options::default(), None)?;
                    let coding = Coding::untrained(scheme);
                    measures.push(Measure::of(coding, Geometry::default()));
                }
                measures
            }
        };
        Ok(Plan {
            block: BlockSize::default(),
            measures,
            bounds: self == Run::Ways,
            shard: None,
            other_data: false,
            toggles: (self == Run::Bus).then(Flit::default),
            names: Names::default(),
        })
    }
}

/// All that items are computed with.
pub struct Context<'a> {
    printed: [Printed; 3],
    sizes: Vec<size::Paper>,
    bench: &'a dyn Bench,
    runs: RefCell<Vec<(Run, Rc<Evaluation>)>>,
    modelled: Rc<RefCell<Vec<Modelled>>>,
    variation: Option<&'static Variation>,
}

impl<'a> Context<'a> {
    /// The papers' numbers as they are printed.
    ///
    /// # Errors
    /// If the program's own data cannot be read.
    pub fn new(bench: &'a dyn Bench) -> Result<Self, serde_json::Error> {
        let files = [
            include_str!("e2mc.json"),
            include_str!("cf2025.json"),
            include_str!("cal2015.json"),
        ];
        let [e2mc, cf2025, cal2015] = files.map(serde_json::from_str);
        Ok(Context {
            printed: [e2mc?, cf2025?, cal2015?],
            sizes: size::papers().to_vec(),
            bench,
            runs: RefCell::default(),
            modelled: Rc::default(),
            variation: None,
        })
    }

    /// The same with a variation of what the model assumes; runs of the model that it does not change are not made
    /// again.
    pub fn varied(&self, variation: &'static Variation) -> Self {
        Context {
            printed: self.printed.clone(),
            sizes: self.sizes.clone(),
            bench: self.bench,
            runs: RefCell::default(),
            modelled: Rc::clone(&self.modelled),
            variation: Some(variation),
        }
    }

    /// Replaces a number that a paper prints; whether it prints one there. For tests, which hold
    /// that a verdict follows from the number.
    pub fn reprint(
        &mut self,
        paper: Paper,
        source: &str,
        row: &str,
        column: &str,
        text: &str,
    ) -> bool {
        let sizes = self.sizes.iter_mut().filter(|size| size.table == source);
        let mut techniques = sizes.flat_map(|size| &mut size.techniques);
        let technique = techniques.find(|technique| technique.technique.name == row);
        match technique.and_then(|technique| technique.printed.get_mut(column)) {
            Some(cell) => {
                text.clone_into(cell);
                true
            }
            None => self.printed[paper as usize].reprint(source, row, column, text),
        }
    }

    /// A paper's numbers, with nothing beside them yet.
    pub(super) fn sheet(&self, paper: Paper) -> Sheet<'_> {
        Sheet::new(&self.printed[paper as usize])
    }

    /// The sizing of a table.
    pub(super) fn sizing(&self, table: &str) -> Option<&size::Paper> {
        self.sizes.iter().find(|size| size.table == table)
    }

    /// A run of the workload suite.
    pub(super) fn workloads(&self, run: Run) -> anyhow::Result<Rc<Evaluation>> {
        let known = self
            .runs
            .borrow()
            .iter()
            .find(|(known, _)| *known == run)
            .cloned();
        if let Some((_, evaluation)) = known {
            return Ok(evaluation);
        }
        let evaluation = Rc::new(self.bench.evaluate(&run.plan()?)?);
        self.runs.borrow_mut().push((run, Rc::clone(&evaluation)));
        Ok(evaluation)
    }

    /// The workloads' requests through the model of a GPU. Codecs of one setting that differ have different names.
    pub(super) fn model(
        &self,
        gpu: &Gpu,
        instructions: u32,
        subjects: &[Subject],
    ) -> anyhow::Result<Vec<Comparison>> {
        let mut setting = Setting {
            gpu: gpu.clone(),
            instructions,
            passes: Passes::default(),
            scattered: false,
        };
        if let Some(variation) = self.variation {
            (variation.change)(&mut setting);
        }
        let names: Vec<_> = subjects
            .iter()
            .map(|subject| subject.name.clone())
            .collect();
        let is_same = |(own, codecs, _): &&Modelled| own.runs_as(&setting) && *codecs == names;
        let known = self.modelled.borrow().iter().find(is_same).cloned();
        let comparisons = match known {
            Some((_, _, comparisons)) => comparisons,
            None => {
                let comparisons = self.bench.model(&setting, subjects)?;
                let modelled = (setting.clone(), names, comparisons.clone());
                self.modelled.borrow_mut().push(modelled);
                comparisons
            }
        };
        let with_energy = |comparison: Comparison| comparison.with_energy_of(&setting.gpu);
        Ok(comparisons.into_iter().map(with_energy).collect())
    }

    /// Both halves of a design, synthesised, if that was asked for.
    pub(super) fn synthesise(
        &self,
        design: &str,
        options: &Options,
    ) -> anyhow::Result<Option<Vec<Unit>>> {
        self.bench.synthesise(design, options)
    }
}

/// A number of a unit.
pub(super) type Quantity = fn(&Unit) -> f64;

/// A quantity of the units that are this half, each in a row of its own.
pub(super) fn of_half<'a, R: AsRef<str>>(
    units: &'a [(R, Unit)],
    half: Role,
    column: &'a str,
    quantity: Quantity,
) -> Vec<Measured<'a>> {
    let own = units.iter().filter(|(_, unit)| unit.role == half);
    let own = own.map(|(row, unit)| Measured {
        row: row.as_ref(),
        column,
        ours: quantity(unit),
    });
    own.collect()
}

/// A scheme's place among an evaluation's columns, by its name.
pub(super) fn place(evaluation: &Evaluation, name: &str) -> anyhow::Result<usize> {
    let mut names = evaluation.codecs.iter();
    let place = names.position(|codec| codec.name == name);
    place.ok_or_else(|| anyhow::anyhow!("{name} was not measured"))
}
