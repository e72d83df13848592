//! The state of a bus, and the toggles and next state that a block leads to.

use super::crossing::{sum, Crossing, Step, Wide};

/// A bus after some blocks, without or with DBI.
///
/// Crossings of one bus must be of one flit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bus {
    dbi: bool,
    /// The last flit, as data: not inverted.
    last: Wide,
    /// Lanes that are inverted, as flags in the highest bit of each byte.
    inverted: Wide,
}

impl Bus {
    /// All wires at zero.
    pub fn new(dbi: bool) -> Self {
        Bus {
            dbi,
            last: [0; 4],
            inverted: [0; 4],
        }
    }

    /// Whether it has DBI.
    pub fn dbi(&self) -> bool {
        self.dbi
    }

    /// Wires that toggle when the block crosses, DBI's included, and the bus after it.
    #[inline(always)]
    pub fn after(&self, block: &Crossing) -> (u32, Bus) {
        let mut next = Bus {
            last: block.last,
            ..*self
        };
        if !self.dbi {
            let pairs = self.last.iter().zip(&block.first);
            let entering: u32 = pairs.map(|(a, b)| (a ^ b).count_ones()).sum();
            return (block.toggles + entering, next);
        }
        // At most 4 words of 4 + 1 + 1 in each byte.
        let mut lanes = 0;
        for w in 0..4 {
            let step = Step::between(self.last[w], block.first[w]);
            // The first flit's own tie, and the first one within the block.
            let entering = self.inverted[w] & step.ties;
            let inverted = (self.inverted[w] ^ step.turns) & !step.ties;
            let reached = inverted ^ block.turns[w];
            let (ties, ends) = (block.ties[w], block.inverted[w]);
            lanes += step.toggles + (entering >> 7) + ((reached & ties) >> 7);
            next.inverted[w] = (reached & !ties) | (ends & ties);
        }
        (block.dbi_toggles + sum(lanes), next)
    }
}
