//! `hdlgen cosim --simulator icarus`: four-state simulation, in which registers without a reset are X
//! until they are written, and no X may come out.

use anyhow::{ensure, Context};

use super::usage::Usage;
use crate::design::expected::Expected;
use crate::design::{Design, Reference, Role};
use crate::flow::verilator::Report;
use crate::flow::{icarus, Config, Top};
use crate::stream::Stalls;

/// Blocks that Icarus has in one run.
const MOST: u64 = 10_000;

/// One half at work.
pub(super) struct Run<'a> {
    pub design: &'a dyn Design,
    pub role: Role,
    pub reference: &'a Reference,
    pub stalls: Stalls,
}

impl Run<'_> {
    /// Sends blocks, and compares each that comes out.
    ///
    /// # Errors
    /// If there are too many, Icarus is missing, a rule of the stream is broken, or a block is wrong.
    pub fn run(&self, top: &Top, data: &[u8]) -> anyhow::Result<Report> {
        let name = self.design.role_name(self.role);
        let blocks = data.len() as u64 / self.design.geometry().block().bytes() as u64;
        ensure!(
            blocks <= MOST,
            Usage(format!(
                "--simulator icarus: {blocks} blocks, at most {MOST}: --blocks {MOST}"
            ))
        );
        let config = Config {
            writes: self.reference.load_sequence(self.role).to_vec(),
            readback: Vec::new(),
        };
        let expected = Expected::new(self.design, self.reference.model.as_ref(), data);
        let traffic = self.design.sender(self.role)(&expected, 0..expected.blocks.len());
        let streams = (&traffic.input, traffic.raw.as_ref());
        let run = icarus::run_streams(top, &config, streams, self.stalls)
            .with_context(|| name.to_owned())?;
        let checked = traffic.check(&run.output);
        checked.map_err(|(block, what)| anyhow::anyhow!("block {block}: the {name} {what}"))?;
        Ok(Report {
            cycles: run.cycles,
            blocks,
            input_beats: traffic.input.len() as u64,
            output_beats: run.output.len() as u64,
            latency: None,
            interval: None,
            input_interval: None,
            seed: self.stalls.seed,
        })
    }
}
