//! The figures of Pekhimenko et al., CAL 2015.

mod blocks;
mod workloads;

use super::{Item, Needs, Paper};

/// The items.
pub(super) const ITEMS: &[Item] = &[
    Item {
        id: "cal-figure-1",
        paper: Paper::Cal2015,
        title: "Figure 1: effective bandwidth by algorithm",
        compares: "effective CR of our workloads: whether all gain, and the least and the most",
        needs: Needs::Workloads,
        run: workloads::figure_1,
    },
    Item {
        id: "cal-figure-2",
        paper: Paper::Cal2015,
        title: "Figure 2: toggles by algorithm",
        compares:
            "the least and the most increase on our workloads, on a bus with DBI as the paper's",
        needs: Needs::Workloads,
        run: workloads::figure_2,
    },
    Item {
        id: "cal-figure-3",
        paper: Paper::Cal2015,
        title: "Figure 3: toggles against compression ratio",
        compares: "the sign of the correlation over our workloads, FPC, with DBI",
        needs: Needs::Workloads,
        run: workloads::figure_3,
    },
    Item {
        id: "cal-figure-4",
        paper: Paper::Cal2015,
        title: "Figure 4: toggles without compression",
        compares: "the toggles of the figure's block on our bus",
        needs: Needs::Arithmetic,
        run: blocks::figure_4,
    },
    Item {
        id: "cal-figure-5",
        paper: Paper::Cal2015,
        title: "Figure 5: toggles after FPC",
        compares: "the toggles of the figure's block, stored by our fpc, on our bus",
        needs: Needs::Arithmetic,
        run: blocks::figure_5,
    },
    Item {
        id: "cal-figure-6",
        paper: Paper::Cal2015,
        title: "Figure 6: energy control",
        compares: "nothing at once; the command measures all of energy control, of which toggle counters are a part",
        needs: Needs::Synthesis,
        run: blocks::figure_6,
    },
    Item {
        id: "cal-figure-7",
        paper: Paper::Cal2015,
        title: "Figure 7: metadata consolidation",
        compares: "the toggles of the figure's block, metadata between, after and before the data",
        needs: Needs::Arithmetic,
        run: blocks::figure_7,
    },
    Item {
        id: "cal-figure-8",
        paper: Paper::Cal2015,
        title: "Figure 8: energy control and toggles",
        compares:
            "what energy control by energy × delay² saves on our workloads, with DBI; metadata \
            consolidation on top; the text's ratios by arithmetic",
        needs: Needs::Workloads,
        run: workloads::figure_8,
    },
    Item {
        id: "cal-figure-9",
        paper: Paper::Cal2015,
        title: "Figure 9: energy control and compression ratio",
        compares: "what energy control costs on our workloads, with DBI",
        needs: Needs::Workloads,
        run: workloads::figure_9,
    },
];
