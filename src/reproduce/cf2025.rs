//! The tables and figures of Renz and Lal, CF 2025.

use super::bench::{of_half, place, Context, Quantity, Run, Unit};
use super::e2mc::sizing;
use super::number::Number;
use super::picture::{by_workload, Ratio};
use super::sheet::{Measured, Sheet};
use super::{cells, energies, Item, Needs, Outcome, Paper, Picture};
use crate::chart::Bars;
use crate::codec::{BpcOpt, Statistics};
use crate::design::{self, Options, Role};
use crate::flow::size::gpus;
use crate::terms::{BlockSize, Mag};

/// Bits that a pin of GDDR6 moves in a clock of its commands.
const GDDR6_BITS_A_CLOCK: f64 = 8.0;

/// Bits of a channel of GDDR6.
const GDDR6_CHANNEL: f64 = 16.0;

/// The items.
pub(super) const ITEMS: &[Item] = &[
    Item {
        id: "cf-table-1",
        paper: Paper::Cf2025,
        title: "Table 1: BPC's tags without runs of zeros",
        compares: "the bits that our bpc-opt gives a plane of each pattern",
        needs: Needs::Arithmetic,
        run: table_1,
    },
    Item {
        id: "cf-table-2",
        paper: Paper::Cf2025,
        title: "Table 2: the simulated GPU",
        compares: "the bandwidth with that of the pins, and our memory access granularity",
        needs: Needs::Arithmetic,
        run: table_2,
    },
    Item {
        id: "cf-table-3",
        paper: Paper::Cf2025,
        title: "Table 3: a single compressor and decompressor",
        compares: "throughput from delay and clock; our stages beside the delays; clock and area of ours \
            in their order, OSU 180 nm with ports as wide as a block",
        needs: Needs::Synthesis,
        run: table_3,
    },
    Item {
        id: "cf-table-4",
        paper: Paper::Cf2025,
        title: "Table 4: units, area and power for an RTX 5090",
        compares: "`hdlgen size` from table 3; the text's ratios by arithmetic",
        needs: Needs::Arithmetic,
        run: table_4,
    },
    Item {
        id: "cf-figure-1",
        paper: Paper::Cf2025,
        title: "Figure 1: bandwidth of GPUs and throughput of compressors",
        compares: "the throughputs with the bandwidth of every GPU that `hdlgen size` knows; those of our \
            compressors in their order",
        needs: Needs::Synthesis,
        run: figure_1,
    },
    Item {
        id: "cf-figure-5",
        paper: Paper::Cf2025,
        title: "Figure 5: effective compression ratio",
        compares: "effective CR of our workloads, in their order; the text's differences by arithmetic",
        needs: Needs::Workloads,
        run: figure_5,
    },
];

fn table_1(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::Cf2025);
    let codec = BpcOpt::new(BlockSize::default());
    let mask = (1 << 31) - 1;
    // A DBX of each pattern, and a DBP.
    for (row, dbx, dbp) in [
        ("0 word", 0, 5),
        ("all 1s", mask, 5),
        ("DBX≠0 and DBP=0", 0b1011_0101, 0),
        ("single 1", 1 << 7, 5),
        ("consecutive two 1s", 3 << 7, 5),
        ("two single 1s", 1 << 3 | 1 << 20, 5),
        ("single 0", mask ^ 1 << 9, 5),
        ("uncompressed", 0b1011_0101, 5),
    ] {
        let bits = Number::exact(f64::from(codec.plane_bits(dbx, dbp)));
        let why = "a tag of 3 bits and the 31 of the plane";
        // The table prints both, and their sum.
        if row == "uncompressed" {
            sheet.recomputed("table 1", row, "bits", bits, why)?;
        } else {
            sheet.computed("table 1", row, "bits", bits, why)?;
        }
    }
    cells(sheet)
}

fn table_2(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::Cf2025);
    let of = |column: &str| sheet.number("table 2", "memory", column);
    let width = of("bus width, bits")?.value;
    let gigabits = of("clock, MHz")? * Number::exact(GDDR6_BITS_A_CLOCK / 1000.0);
    let bandwidth = Number::exact(width / 8.0) * gigabits;
    let channels = Number::exact(width / GDDR6_CHANNEL);
    let length = f64::from(8 * Mag::default().get()) / GDDR6_CHANNEL;
    sheet.recomputed("table 2", "memory", "bandwidth, GB/s", bandwidth, "")?;
    sheet.recomputed("table 2", "memory", "controllers", channels, "")?;
    sheet.computed(
        "table 2",
        "memory",
        "burst length",
        Number::exact(length),
        "",
    )?;
    for column in ["bus width, bits", "clock, MHz"] {
        sheet.cannot(
            "table 2",
            "memory",
            column,
            "input of the paper's simulator",
        )?;
    }
    cells(sheet)
}

/// The paper's techniques, and our designs of the same.
const TECHNIQUES: [(&str, &str, u32); 7] = [
    ("BPC-8", "bpc-mc", 8),
    ("BPC-OPT-16", "bpc-opt", 16),
    ("BPC-OPT-32", "bpc-opt", 32),
    ("FPC-8", "fpc-mc", 8),
    ("FPC-OPT-16", "fpc-opt", 16),
    ("FPC-OPT-32", "fpc-opt", 32),
    ("M-BDI", "m-bdi", 0),
];

const HALVES: [Role; 2] = [Role::Compressor, Role::Decompressor];

/// The options of a technique's design, with ports as wide as a block.
fn options(lanes: u32) -> Options {
    let options = Options::default().with("beat", 128);
    options.with_some("lanes", (lanes > 0).then_some(lanes))
}

fn table_3(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::Cf2025);
    let mut units: Vec<(&str, Unit)> = Vec::new();
    for (row, design, lanes) in TECHNIQUES {
        let own = design::new(design, &options(lanes))?;
        for half in HALVES {
            let name = half.name();
            let of = |quantity: &str| sheet.number("table 3", row, &format!("{name} {quantity}"));
            // Cycles are whole.
            let delay = Number::exact(of("delay")?.value);
            let throughput = Number::exact(f64::from(BlockSize::default().get())) / delay;
            let throughput = throughput * of("GHz")?;
            let stages = Number::exact(f64::from(own.half(half)?.pipeline_stages));
            let why = "more and shorter stages, and a block every cycle or second one";
            sheet.recomputed("table 3", row, &format!("{name} GB/s"), throughput, "")?;
            sheet.computed("table 3", row, &format!("{name} delay"), stages, why)?;
        }
        let found = context.synthesise(design, &options(lanes))?;
        units.extend(found.into_iter().flatten().map(|unit| (row, unit)));
    }
    for half in HALVES {
        let quantities: [(&str, Quantity); 2] = [
            ("GHz", |unit| unit.clock_ghz),
            ("µm²", |unit| unit.area_um2),
        ];
        for (quantity, of) in quantities {
            let column = format!("{} {quantity}", half.name());
            let own = of_half(&units, half, &column, of);
            if own.is_empty() {
                not_run(&mut sheet, &column, "hdlgen reproduce cf-table-3 --synth")?
            } else {
                sheet.in_order("table 3", 0.0, &own)?
            }
        }
        powers(&mut sheet, half)?;
    }
    cells(sheet)
}

/// Powers of the designs whose energy was measured behind ports of 128 bytes.
fn powers(sheet: &mut Sheet, half: Role) -> anyhow::Result<()> {
    let column = format!("{} mW", half.name());
    let mut measured = Vec::new();
    for (row, design, lanes) in TECHNIQUES {
        let name = match lanes {
            0 => design.to_owned(),
            _ => format!("{design}-{lanes}"),
        };
        let interval = design::new(design, &options(lanes))?.half(half)?.interval;
        // The originals' were measured behind ports of 32 bytes.
        let power = (lanes != 8).then(|| energies::design(&name, half, interval));
        let column = &column;
        match power.flatten() {
            Some(ours) => measured.push(Measured { row, column, ours }),
            None => {
                let command =
                    format!("hdlgen synth {design} --lanes {lanes} --beat 128 --power FILE");
                sheet.not_run("table 3", row, column, &command)?;
            }
        }
    }
    sheet.in_order("table 3", 0.0, &measured)
}

fn not_run(sheet: &mut Sheet, column: &str, command: &str) -> anyhow::Result<()> {
    let mut rows = TECHNIQUES.iter();
    rows.try_for_each(|(row, ..)| sheet.not_run("table 3", row, column, command))
}

fn table_4(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::Cf2025);
    let mut all = sizing(context, "table 4");
    let printed = |row: &str, column: &str| -> anyhow::Result<Number> {
        let cell = all
            .iter()
            .find(|cell| cell.row == row && cell.column == column);
        let number = cell.and_then(|cell| Number::printed(&cell.printed));
        number.ok_or_else(|| anyhow::anyhow!("table 4 has no '{column}' of '{row}'"))
    };
    let ratio = |row: &str, old: &str, column: &str| -> anyhow::Result<Number> {
        Ok(printed(old, column)? / printed(row, column)?)
    };
    for row in ["BPC-OPT-16", "BPC-OPT-32", "FPC-OPT-16", "FPC-OPT-32"] {
        let old = if row.starts_with("BPC") {
            "BPC-8"
        } else {
            "FPC-8"
        };
        let area = ratio(row, old, "both area")?;
        sheet.recomputed("section 5.2", row, "area, times less", area, "")?;
        if row.ends_with("16") {
            let power = ratio(row, old, "both power")?;
            sheet.recomputed("section 5.2", row, "power, times less", power, "")?;
        }
    }
    let best = |row: &str, old: &str, half: &str| -> anyhow::Result<Number> {
        let column = format!("{half} GB/s");
        let new = sheet.number("table 3", row, &column)?;
        Ok(new / sheet.number("table 3", old, &column)?)
    };
    let times = [
        (
            "compressor, times",
            best("BPC-OPT-32", "BPC-8", "compressor")?,
        ),
        (
            "decompressor, times",
            best("BPC-OPT-32", "BPC-8", "decompressor")?,
        ),
    ];
    for (column, times) in times {
        sheet.recomputed("abstract", "throughput", column, times, "")?;
    }
    if let Some(paper) = context.sizing("table 4") {
        let gpu = gpus().iter().find(|gpu| gpu.name == paper.gpu);
        for unit in &paper.techniques {
            let name = &unit.technique.name;
            let (Some(gpu), true) = (gpu, name.ends_with("-8")) else {
                continue;
            };
            let size = paper
                .rule
                .size(&unit.technique, &gpu.demand(None, paper.boost), gpu);
            let why = format!("the table's {} units in all come to this", size.units);
            for (column, units) in [
                ("compressors", size.compressor.units),
                ("decompressors", size.decompressor.units),
            ] {
                let units = Number::exact(units as f64);
                sheet.recomputed("section 5.2", name, column, units, &why)?;
            }
        }
    }
    all.extend(sheet.into_cells());
    Ok(Outcome {
        cells: all,
        pictures: Vec::new(),
    })
}

/// The techniques of figure 1, and our designs of the same.
const COMPRESSORS: [(&str, &str); 4] = [
    ("BPC", "bpc-mc"),
    ("FPC", "fpc-mc"),
    ("C-PACK", "cpack"),
    ("M-BDI", "m-bdi"),
];

fn figure_1(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::Cf2025);
    let row = "throughput, GB/s";
    let mut own = Vec::new();
    for (column, design) in COMPRESSORS {
        let options = Options::default().with("beat", 128);
        let interval = design::new(design, &options)?
            .half(Role::Compressor)?
            .interval;
        let found = context.synthesise(design, &options)?.unwrap_or_default();
        let units = found.iter().filter(|unit| unit.role == Role::Compressor);
        own.extend(units.map(|unit| Measured {
            row,
            column,
            ours: 128.0 / f64::from(interval) * unit.clock_ghz,
        }));
    }
    if !own.is_empty() {
        sheet.in_order("figure 1", 0.0, &own)?
    } else {
        COMPRESSORS.iter().try_for_each(|(column, _)| {
            sheet.not_run(
                "figure 1",
                row,
                column,
                "hdlgen reproduce cf-figure-1 --synth",
            )
        })?
    }
    let least = gpus().iter().map(|gpu| gpu.bandwidth_gb_s.value);
    let least = least.fold(f64::INFINITY, f64::min);
    let mut bars: Vec<(String, f64)> = Vec::new();
    for gpu in gpus() {
        bars.push((gpu.title.clone(), gpu.bandwidth_gb_s.value));
    }
    for (column, _) in COMPRESSORS {
        let throughput = sheet.number("figure 1", row, column)?.value;
        let claim = if throughput < least {
            "below"
        } else {
            "not below"
        };
        let why = format!("the least bandwidth is {least} GB/s");
        let claimed = "every GPU's bandwidth";
        sheet.claim_from_print("section 1", claimed, column, claim, &why)?;
        bars.push((format!("{column}, one compressor"), throughput));
    }
    let (groups, values): (Vec<_>, Vec<_>) = bars.into_iter().unzip();
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures: vec![Picture::Bars {
            title: "Bandwidth of GPUs, and throughput of one compressor as the paper has it".into(),
            unit: "GB/s".into(),
            groups,
            series: vec![Bars {
                name: "GB/s".into(),
                values: values.into_iter().map(Some).collect(),
                bands: Vec::new(),
            }],
        }],
    })
}

/// The codecs of figure 5, and ours of the same.
const CODECS: [(&str, &str); 5] = [
    ("FPC", "fpc"),
    ("FPC-OPT", "fpc-opt"),
    ("BPC", "bpc"),
    ("BPC-OPT", "bpc-opt"),
    ("M-BDI", "m-bdi"),
];

fn figure_5(context: &Context) -> anyhow::Result<Outcome> {
    let evaluation = context.workloads(Run::Bus)?;
    let mut sheet = context.sheet(Paper::Cf2025);
    let mut columns = Vec::new();
    let mut all = Vec::new();
    let row = "effective CR";
    for (column, codec) in CODECS {
        let at = place(&evaluation, codec)?;
        columns.push((at, column.to_owned()));
        let ours = evaluation.means[at].effective_ratio;
        all.push(Measured { row, column, ours });
    }
    sheet.in_order("figure 5", 1.0, &all)?;
    let of = |name: &str| sheet.number("figure 5", row, name);
    let [bpc, opt, m_bdi] = [of("BPC")?, of("BPC-OPT")?, of("M-BDI")?];
    let gain = (opt / bpc).percent_above_1();
    let below = (Number::exact(1.0) - m_bdi / bpc) * Number::exact(100.0);
    let other = 100.0 * (1.0 - m_bdi.value / opt.value);
    let why = format!("below BPC-OPT it is {other:.1} %");
    sheet.recomputed("section 5.3", "BPC-OPT above BPC", "%", gain, "")?;
    sheet.recomputed("section 1", "M-BDI below BPC", "%", below, &why)?;
    let title = "Effective CR";
    let ratio: Ratio = Statistics::effective_ratio;
    let picture = by_workload(&evaluation, title, &columns, (row, ratio), None);
    Ok(Outcome {
        cells: sheet.into_cells(),
        pictures: vec![picture],
    })
}
