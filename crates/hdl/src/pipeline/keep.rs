//! Values that are the same for all moves of a block: registers in front of the stages that read them.

use super::assemble::Here;
use super::pieces::Piece;
use super::plan::{Plan, Run};
use crate::builder::Signal;
use crate::netlist::NodeId;

impl Plan<'_> {
    /// Whether the node is the same for all moves of a block.
    pub fn is_kept(&self, id: NodeId) -> bool {
        let kept = self.steps.kept.as_ref();
        kept.is_some_and(|kept| kept.values.contains(&id))
    }

    /// A rank loads a kept value from a rank at most `interval` ranks before it, which still holds it then:
    /// inserts ranks between those that are further apart. Also carries along the flag of a block's first
    /// move.
    pub(super) fn keep(&mut self) {
        let Some(kept) = &self.steps.kept else { return };
        let mut last = 0;
        for &id in &kept.values {
            let from = self.given_in(id, self.steps.of(id).unwrap_or(0));
            for stage in (from + 1..self.ranks.len() as u32).rev() {
                let Some(bits) = self.ranks[stage as usize].bits_of(id).cloned() else {
                    continue;
                };
                last = last.max(stage);
                let reach = stage.saturating_sub(kept.interval);
                if from < reach {
                    let has = |stage: &u32| self.ranks[*stage as usize].bits_of(id).is_some();
                    let before = (reach..stage).rev().find(has).unwrap_or(reach);
                    self.ranks[before as usize].add_bits(id, &bits);
                }
            }
        }
        for stage in 2..last {
            for (of, low, width) in self.first_in(stage) {
                let from = self.steps.of(of).unwrap_or(0);
                let node_width = self.node(of).width;
                self.written[from as usize].add(of, node_width, low, width);
                if self.given_in(of, from) < stage {
                    self.ranks[stage as usize].add(of, node_width, low, width);
                }
            }
        }
    }

    /// Whether a stage has the first move of a block, by the name that it has there.
    fn first_in(&self, stage: u32) -> Vec<Run> {
        let Some(kept) = &self.steps.kept else {
            return Vec::new();
        };
        let step = self.stage_of.iter().rposition(|&of| of == stage);
        let pieces = self.source.pieces.of(kept.first, step.unwrap_or(0) as u32);
        let bits = pieces.into_iter().filter_map(|piece| match piece {
            Piece::Bits { of, low, width } => Some((of, low, width)),
            Piece::Constant(_) => None,
        });
        bits.collect()
    }

    /// When the registers of kept values behind a stage load; `loads`: when the others do.
    pub(super) fn keeps<'b>(&self, here: &Here<'b>, stage: u32, loads: Signal<'b>) -> Signal<'b> {
        let first = self.gather(here, &self.first_in(stage), stage);
        (loads & first).named(&format!("keeps_s{}", stage + 1))
    }
}
