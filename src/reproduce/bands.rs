//! Bands: the range of the model's results under other assumptions.

use std::iter::once;

use serde::Serialize;

use super::bench::Setting;
use super::picture::Picture;
use super::sheet::Cell;
use super::{Kind, Outcome};
use crate::perf::Banded;

/// Something that the model assumes, changed while all else stays.
pub struct Variation {
    /// In words.
    pub name: &'static str,
    pub(super) change: fn(&mut Setting),
}

/// Assumptions that are varied for bands: numbers of the GPU that no data sheet has, to half and double where their
/// error is unknown, the way the workloads run, and the energy constants to the ends of their own bands.
pub const VARIATIONS: &[Variation] = &[
    Variation {
        name: "half the loads per SM",
        change: |setting| setting.gpu.cores.loads_per_sm /= 2,
    },
    Variation {
        name: "twice the loads per SM",
        change: |setting| setting.gpu.cores.loads_per_sm *= 2,
    },
    Variation {
        name: "half the loads per warp",
        change: |setting| setting.gpu.cores.loads_per_warp /= 2,
    },
    Variation {
        name: "twice the loads per warp",
        change: |setting| setting.gpu.cores.loads_per_warp *= 2,
    },
    Variation {
        name: "a quarter less to the L2 and back",
        change: |setting| setting.gpu.l2.latency_cycles = setting.gpu.l2.latency_cycles * 3 / 4,
    },
    Variation {
        name: "a quarter more to the L2 and back",
        change: |setting| setting.gpu.l2.latency_cycles = setting.gpu.l2.latency_cycles * 5 / 4,
    },
    Variation {
        name: "half the controller's latency",
        change: |setting| setting.gpu.memory.fixed /= 2,
    },
    Variation {
        name: "twice the controller's latency",
        change: |setting| setting.gpu.memory.fixed *= 2,
    },
    Variation {
        name: "queues half as long",
        change: |setting| setting.queues().into_iter().for_each(|queue| *queue /= 2),
    },
    Variation {
        name: "queues twice as long",
        change: |setting| setting.queues().into_iter().for_each(|queue| *queue *= 2),
    },
    Variation {
        name: "pages of 64 KB anywhere",
        change: |setting| setting.scattered = true,
    },
    Variation {
        name: "a warm start",
        change: |setting| setting.passes.warm = 1,
    },
    Variation {
        name: "most energy for memory and time",
        change: |setting| setting.energies(1),
    },
    Variation {
        name: "least energy for memory and time",
        change: |setting| setting.energies(0),
    },
];

impl Setting {
    /// Lengths of queues between the SMs and the memory.
    fn queues(&mut self) -> [&mut u32; 6] {
        let [seen, many, few] = &mut self.gpu.memory.writes;
        [
            &mut self.gpu.cores.stores_per_sm,
            &mut self.gpu.l2.misses,
            &mut self.gpu.memory.reads,
            seen,
            many,
            few,
        ]
    }

    /// Takes what memory and time spend from one end of the energy constants' bands, and all else from the other.
    fn energies(&mut self, end: usize) {
        let energy = &mut self.gpu.energy;
        let take = |constant: &mut Banded, end: usize| constant.value = constant.band[end];
        for constant in [
            &mut energy.static_w,
            &mut energy.burst_nj,
            &mut energy.activate_nj,
        ] {
            take(constant, end);
        }
        for constant in [
            &mut energy.instruction_nj,
            &mut energy.block_nj,
            &mut energy.compress_nj,
            &mut energy.decompress_nj,
        ] {
            take(constant, 1 - end);
        }
    }
}

/// A value of ours with something changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Varied {
    /// The variation.
    pub with: &'static str,
    /// The value.
    pub value: String,
}

impl Outcome {
    /// Whether any of its cells has a band.
    pub fn has_bands(&self) -> bool {
        self.cells.iter().any(|cell| !cell.varied.is_empty())
    }

    /// Makes its bands reach what came out with a variation.
    pub fn widen(&mut self, varied: &Outcome, variation: &Variation) {
        for (cell, varied) in self.cells.iter_mut().zip(&varied.cells) {
            if let (Kind::Here, Some(value)) = (cell.kind, &varied.value) {
                cell.varied.push(Varied {
                    with: variation.name,
                    value: value.clone(),
                });
            }
        }
        for (picture, varied) in self.pictures.iter_mut().zip(&varied.pictures) {
            picture.widen(varied);
        }
    }
}

impl Cell {
    /// The lowest and the highest value, with what gave it; empty without a band.
    pub(super) fn ends(&self) -> [String; 2] {
        let Some(value) = self.value.clone().filter(|_| !self.varied.is_empty()) else {
            return Default::default();
        };
        let own = Varied {
            with: "as it is",
            value,
        };
        let number = |varied: &Varied| varied.value.parse().unwrap_or(f64::NAN);
        let order = |a: &&Varied, b: &&Varied| number(a).total_cmp(&number(b));
        // Of equal ones that with nothing changed.
        let lowest = once(&own).chain(&self.varied).min_by(order);
        let highest = self.varied.iter().chain(once(&own)).max_by(order);
        [lowest, highest].map(|end| match end {
            Some(Varied { with, value }) => format!("{value}, {with}"),
            None => String::new(),
        })
    }
}

impl Picture {
    fn widen(&mut self, varied: &Picture) {
        let (Picture::Bars { series, .. }, Picture::Bars { series: varied, .. }) = (self, varied)
        else {
            return;
        };
        for (bars, varied) in series.iter_mut().zip(varied) {
            bars.bands.resize(bars.values.len(), None);
            let ends = bars.bands.iter_mut().zip(&bars.values).zip(&varied.values);
            for ((band, own), varied) in ends {
                let (Some(own), Some(varied)) = (own, varied) else {
                    continue;
                };
                let [least, most] = band.unwrap_or([*own; 2]);
                *band = Some([least.min(*varied), most.max(*varied)]);
            }
        }
    }
}
