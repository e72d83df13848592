//! The tables and figures of the E2MC paper.

mod ratios;
mod speedup;
mod tables;

pub(super) use tables::sizing;

use super::{Item, Needs, Paper};

/// The items.
pub(super) const ITEMS: &[Item] = &[
    Item {
        id: "e2mc-table-i",
        paper: Paper::E2mc,
        title: "Table I: burst lengths",
        compares:
            "our memory access granularity with bus width × burst length; lengths are standards'",
        needs: Needs::Arithmetic,
        run: tables::table_i,
    },
    Item {
        id: "e2mc-table-ii",
        paper: Paper::E2mc,
        title: "Table II: bytes fetched by compression ratio",
        compares: "the bytes that our memory holds of a block of each ratio",
        needs: Needs::Arithmetic,
        run: tables::table_ii,
    },
    Item {
        id: "e2mc-table-iii",
        paper: Paper::E2mc,
        title: "Table III: a single compressor and decompressor",
        compares:
            "bandwidth from the printed frequency; frequency and area of ours in their order, OSU \
            180 nm with memories as they are estimated; power of our logic from energies kept in docs/data, not gated",
        needs: Needs::Synthesis,
        run: tables::table_iii,
    },
    Item {
        id: "e2mc-table-iv",
        paper: Paper::E2mc,
        title: "Table IV: units, area and power for a GTX 580",
        compares: "`hdlgen size` from table III, and within the rounding of table III",
        needs: Needs::Arithmetic,
        run: tables::table_iv,
    },
    Item {
        id: "e2mc-table-v",
        paper: Paper::E2mc,
        title: "Table V: the simulated GPU",
        compares: "the bandwidth with that of the channels; the rest is input of a simulator",
        needs: Needs::Arithmetic,
        run: tables::table_v,
    },
    Item {
        id: "e2mc-table-vi",
        paper: Paper::E2mc,
        title: "Table VI: latencies in cycles of the memory",
        compares: "the cycles of our design with one way, at table III's frequency",
        needs: Needs::Arithmetic,
        run: tables::table_vi,
    },
    Item {
        id: "e2mc-figure-1",
        paper: Paper::E2mc,
        title: "Figure 1: speedup with more bandwidth",
        compares: "the speedup of our model of a GTX 580 with more memory controllers",
        needs: Needs::Model,
        run: speedup::figure_1,
    },
    Item {
        id: "e2mc-figure-3",
        paper: Paper::E2mc,
        title: "Figure 3: compression ratio by symbol length",
        compares: "which length compresses best, on average and for three benchmarks; one way",
        needs: Needs::Workloads,
        run: ratios::figure_3,
    },
    Item {
        id: "e2mc-figure-4a",
        paper: Paper::E2mc,
        title: "Figure 4a: most frequent values",
        compares:
            "the gain of more than 1,024 values, and who gains; offline, one way, the better of \
            2,048 and 4,096",
        needs: Needs::Workloads,
        run: ratios::figure_4a,
    },
    Item {
        id: "e2mc-figure-4b",
        paper: Paper::E2mc,
        title: "Figure 4b: how much is sampled",
        compares: "whether a middling sample is best; shares of each file, where the paper has \
            instructions",
        needs: Needs::Workloads,
        run: ratios::figure_4b,
    },
    Item {
        id: "e2mc-figure-5",
        paper: Paper::E2mc,
        title: "Figure 5: speedup with less latency",
        compares: "E2MC of SL 16 and four ways in our model, a latency of 80 cycles and none",
        needs: Needs::Model,
        run: speedup::figure_5,
    },
    Item {
        id: "e2mc-figure-9",
        paper: Paper::E2mc,
        title: "Figure 9: compression ratio, offline probability",
        compares:
            "raw and effective CR, one way, in their order; the text's differences by arithmetic",
        needs: Needs::Workloads,
        run: ratios::figure_9,
    },
    Item {
        id: "e2mc-figure-10",
        paper: Paper::E2mc,
        title: "Figure 10: compression ratio with parallel decoding",
        compares: "what four ways cost, and eight ways against BDI and FPC",
        needs: Needs::Workloads,
        run: ratios::figure_10,
    },
    Item {
        id: "e2mc-figure-11",
        paper: Paper::E2mc,
        title: "Figure 11: compression ratio, online sampling",
        compares:
            "the best share of each file that is sampled; the text's differences by arithmetic",
        needs: Needs::Workloads,
        run: ratios::figure_11,
    },
    Item {
        id: "e2mc-figure-12",
        paper: Paper::E2mc,
        title: "Figure 12 and section V-D: speedup",
        compares:
            "our model with the paper's latencies, in the paper's order; the text's differences by \
            arithmetic",
        needs: Needs::Model,
        run: speedup::figure_12,
    },
    Item {
        id: "e2mc-figure-13",
        paper: Paper::E2mc,
        title: "Figure 13: energy and energy-delay product",
        compares: "our model's energy; the product from the printed energy and speedup",
        needs: Needs::Model,
        run: speedup::figure_13,
    },
];
