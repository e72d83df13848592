//! `hdlgen eval` in blocks of one size: from its flags to what it writes and prints.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{anyhow, ensure, Context};
use itertools::Itertools;
use serde_json::json;

use super::eval::EvalArgs;
use super::eval_bursts::Addresses;
use super::eval_costs::{self, costs, Wanted};
use super::eval_page;
use super::output::{check_distinct, wrapped, Messages, Output};
use super::progress;
use super::suite::Suite;
use super::usage::Usage;
use crate::eval::source::Segment;
use crate::eval::{self, About, Costs, Evaluation, Inputs, Measure, Names, Plan, StudyTable};
use crate::terms::{count, data};

/// Evaluates the files in blocks of one size.
///
/// # Errors
/// If something cannot be read or written, is empty or damaged, or if parameters do not fit.
pub(super) fn run_one(args: &EvalArgs) -> anyhow::Result<()> {
    args.check()?;
    let Begun {
        suite,
        inputs,
        plan,
    } = args.begin()?;
    ensure!(
        args.bursts.is_none() || plan.measures.len() == 1,
        Usage(format!(
            "--bursts is for one codec, and there are {}: --codec NAME",
            plan.measures.len()
        ))
    );
    let files = args.create()?;
    let (mut evaluation, bursts) = args.evaluate(&inputs, &plan, files.bursts)?;
    evaluation.costs = args.costs(&evaluation)?;
    let tables = args.study.map(|study| study.tables(&evaluation));
    let result = Evaluated {
        evaluation,
        tables,
        inputs: suite.is_none().then_some(&inputs),
    };
    if let Some(mut file) = files.output {
        write_all(&mut file, &args.document(&result)?)?;
        file.commit()?;
    }
    if let (Some(mut file), Some(tables)) = (files.svg, &result.tables) {
        write_all(&mut file, &eval::draw_all(tables)?)?;
        file.commit()?;
    }
    if let Some(mut file) = files.page {
        write_all(&mut file, &args.page(&result)?)?;
        file.commit()?;
    }
    if let Some(file) = bursts {
        file.commit()?;
    }
    // A file has the JSON already.
    if !(args.json && args.output.is_some()) {
        Messages::beside(args.outputs()).say(&args.printed(&result)?);
    }
    Ok(())
}

/// An evaluation that is about to run: its inputs and its plan.
pub(super) struct Begun {
    suite: Option<Suite>,
    pub(super) inputs: Inputs,
    pub(super) plan: Plan,
}

/// An evaluation, with what is printed beside it.
struct Evaluated<'a> {
    evaluation: Evaluation,
    /// The tables of a study.
    tables: Option<Vec<StudyTable>>,
    /// The files that were read, if they are a user's.
    inputs: Option<&'a Inputs>,
}

/// The files that are written.
struct Files {
    output: Option<Output>,
    svg: Option<Output>,
    page: Option<Output>,
    bursts: Option<Output>,
}

impl EvalArgs {
    /// Finds the inputs, and what is measured of them.
    pub(super) fn begin(&self) -> anyhow::Result<Begun> {
        let names = self.names()?;
        let paths: Vec<&Path> = self.files.iter().map(PathBuf::as_path).collect();
        let suite = self.workloads.map(|size| Suite::make(size, self.block));
        let suite = suite.transpose()?;
        let mut inputs = match &suite {
            Some(suite) => suite.inputs()?,
            None => self.find(&paths, self.trains())?,
        };
        let (measures, left_out) = self.measures(&inputs)?;
        inputs.left_out.extend(left_out);
        let plan = Plan {
            block: self.block,
            measures,
            bounds: !self.no_bound,
            shard: self.shard,
            other_data: self.study.is_none(),
            toggles: self.toggles.then(|| self.flit.unwrap_or_default()),
            names,
        };
        Ok(Begun {
            suite,
            inputs,
            plan,
        })
    }

    /// The files that are written.
    fn outputs(&self) -> Vec<&PathBuf> {
        let all = [&self.bursts, &self.svg, &self.report, &self.output];
        all.into_iter().flatten().collect()
    }

    /// Refuses files that would be written twice.
    pub(super) fn check_outputs(&self) -> anyhow::Result<()> {
        for (a, b) in self.outputs().into_iter().tuple_combinations() {
            check_distinct(a, b)?;
        }
        Ok(())
    }

    fn create(&self) -> anyhow::Result<Files> {
        let create = |flag: &str, path: &Option<PathBuf>| {
            let path = path.as_deref();
            path.map(|path| Output::create(flag, path)).transpose()
        };
        Ok(Files {
            output: create("-o", &self.output)?,
            svg: create("--svg", &self.svg)?,
            page: create("--report", &self.report)?,
            bursts: create("--bursts", &self.bursts)?,
        })
    }

    /// The patterns that give groups by names.
    fn names(&self) -> anyhow::Result<Names> {
        let Some(path) = &self.groups else {
            return Ok(Names::default());
        };
        let shown = path.display();
        let text =
            data::read_text(path).with_context(|| format!("--groups: cannot read {shown}"))?;
        Names::read(&text).map_err(|error| anyhow!("--groups: {shown}, {error}"))
    }

    /// The evaluation, and the file of bursts that were written meanwhile.
    pub(super) fn evaluate(
        &self,
        inputs: &Inputs,
        plan: &Plan,
        mut bursts: Option<Output>,
    ) -> anyhow::Result<(Evaluation, Option<Output>)> {
        let passes = if plan.measures.iter().any(Measure::is_reread) {
            2
        } else {
            1
        };
        let bar = progress::inputs(inputs, passes);
        let mut addresses = Addresses::new(self.at, self.block);
        let mut write = |segment: &Segment, bytes: &[u8]| match &mut bursts {
            Some(file) => addresses.write(file, segment, bytes),
            None => Ok(()),
        };
        let sink: Option<eval::BurstSink> = self.bursts.is_some().then_some(&mut write);
        let mut evaluation = eval::evaluate(inputs, plan, sink, &|bytes| bar.inc(bytes))?;
        bar.finish_and_clear();
        if let Some(ratio) = self.sort {
            evaluation.sort(ratio);
        }
        Ok((evaluation, bursts))
    }

    /// The hardware for the bandwidth, if one is named.
    fn costs(&self, evaluation: &Evaluation) -> anyhow::Result<Option<Costs>> {
        let clock = self.clock;
        let wanted = self.bandwidth.map(|bandwidth| Wanted { bandwidth, clock });
        let costs = wanted.map(|wanted| costs(evaluation, wanted, &self.areas));
        costs.transpose()
    }

    /// The result as JSON.
    fn document(&self, result: &Evaluated) -> serde_json::Result<String> {
        let evaluation = &result.evaluation;
        match (&self.study, &result.tables) {
            (Some(study), Some(tables)) => {
                let whole = json!({ "study": study, "tables": tables, "evaluation": evaluation });
                serde_json::to_string_pretty(&whole)
            }
            _ => serde_json::to_string_pretty(evaluation),
        }
    }

    /// The result as a page.
    fn page(&self, result: &Evaluated) -> anyhow::Result<String> {
        let (evaluation, areas) = (&result.evaluation, &self.areas);
        let costs = eval_costs::usual_costs(evaluation, areas)?;
        let about = eval_page::about(evaluation, result.inputs, areas, costs)?;
        let tables = result.tables.as_deref().unwrap_or_default();
        Ok(eval::report(&result.evaluation, tables, &about)?)
    }

    /// The result as it is printed.
    fn printed(&self, result: &Evaluated) -> anyhow::Result<String> {
        let evaluation = &result.evaluation;
        if self.json {
            return Ok(self.document(result)?);
        }
        if self.csv {
            return Ok(if self.summary {
                eval::summary_csv(evaluation)
            } else {
                eval::evaluation_csv(evaluation)
            });
        }
        let text = match &result.tables {
            Some(tables) => eval::study_text(evaluation, tables),
            None if self.summary => eval::summary_text(evaluation),
            None => eval::evaluation_text(evaluation),
        };
        let best = match self.study {
            Some(_) => String::new(),
            None => headline_text(evaluation),
        };
        Ok(text + &best + &speed(evaluation))
    }
}

/// The best codec, in lines of a terminal.
pub(super) fn headline_text(evaluation: &Evaluation) -> String {
    let built = eval_page::built(evaluation);
    let about = About {
        built,
        ..About::default()
    };
    let hardware = eval_page::hardware(evaluation, &eval::contenders(evaluation, &about));
    let about = About { hardware, ..about };
    let mut text = wrapped("", &eval::headline(evaluation, &about), 0);
    text.push_str("\n\n");
    text
}

pub(super) fn write_all(file: &mut Output, text: &str) -> io::Result<()> {
    file.write_all(text.as_bytes())?;
    if text.ends_with('\n') {
        Ok(())
    } else {
        file.write_all(b"\n")
    }
}

fn speed(evaluation: &Evaluation) -> String {
    let gigabytes = evaluation.bytes() as f64 / 1e9;
    format!(
        "{:.3} GB in {:.1} s: {:.3} GB/s through {} on {}",
        gigabytes,
        evaluation.seconds,
        gigabytes / evaluation.seconds.max(1e-9),
        count(evaluation.codecs.len() as u64, "codec"),
        count(rayon::current_num_threads() as u64, "thread"),
    )
}
