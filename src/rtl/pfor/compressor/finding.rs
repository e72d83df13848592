//! Finds the smallest element of each stream of mode 0. Only if a cycle has the whole block: the block then waits in
//! memories, not beside each comparison.

use super::super::turn::Turn;
use super::super::{Parameters, LANE, QUARTERS};
use super::estimating::streams;
use super::Part;
use crate::hdl::{concat, ports, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::trees::{Choice, Extreme};

ports! {
    pub(super) FindingInputs { advance, start, block } -> FindingOutputs { done, least }
}

/// The pipeline; `None` if [`super::estimating`] finds these elements.
pub fn finding(p: &Parameters) -> Result<Option<Part>, DesignError> {
    if p.side() < QUARTERS || !p.has(0) {
        return Ok(None);
    }
    let m = Builder::new(format!("{}_finding", p.name));
    m.doc("Finds the smallest element of each stream of mode 0.");
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let turn = Turn::input(&m, p);
    let block = m.input("block", p.ports.block_bits());
    let block = block.comment("Block to compress, byte 0 in the lowest bits");
    let streams = streams(p, turn, block);
    let streams = streams.iter().map(|own| {
        let elements = own.parts(LANE).into_iter();
        elements.map(|element| (element, None)).collect()
    });
    let mut least = Choice::of_lists("least", Extreme::Least, streams.collect());
    let mut level = 0;
    let least = loop {
        if let Some(least) = least.all_done() {
            break least;
        }
        level += 1;
        least.compare_level(&m);
        let about = format!("smallest element of each stream, level {level}");
        pipeline.step(&format!("level{level}"), &about, 20);
    };
    turn.ends(&pipeline);
    let least: Vec<Signal> = least.into_iter().map(|(least, _)| least).collect();
    m.output("least", concat(&least))
        .comment("Smallest element of each stream of mode 0");
    let (stages, weights) = (p.stages_of(&pipeline), pipeline.weights());
    Ok(Some(Part {
        module: m.finish()?,
        stages,
        weights,
    }))
}
