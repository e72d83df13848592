//! The tables of the E2MC paper.

use anyhow::Context as _;

use super::super::bench::{of_half, Context, Quantity};
use super::super::number::{digits, Number};
use super::super::sheet::{Cell, Measured, Sheet};
use super::super::{cells, energies, Kind, Outcome, Paper, Verdict};
use crate::design::{self, Options, Role};
use crate::flow::size::{gpus, printed};
use crate::terms::{Geometry, SymbolLength, Ways};

/// Bits that a pin of GDDR5 moves in a clock of its commands.
const GDDR5_BITS_A_CLOCK: f64 = 4.0;

pub fn table_i(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::E2mc);
    sheet.none_can(
        "table I",
        "a number of the memories' standards, which nothing of ours computes",
    )?;
    let length = sheet.number("table I", "GDDR5", "burst length")?;
    let width = sheet.number("table V", "memory", "bus width, bits")?;
    let bytes = length * width / Number::exact(8.0);
    let row = "32 bits wide, bursts of 8";
    sheet.recomputed("section III-C", row, "MAG, bytes", bytes, "")?;
    cells(sheet)
}

pub fn table_ii(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::E2mc);
    let geometry = Geometry::default();
    let (block, bits) = (geometry.block().bytes() as f64, geometry.block().bits());
    for bytes in [128, 96, 64, 32] {
        let row = format!("{bytes} bytes");
        // A row begins where its burst is full, and ends before the next one's is.
        let full = Number::exact(block / f64::from(bytes));
        sheet.computed("table II", &row, "least CR", full, "")?;
        let Ok(printed) = sheet.text("table II", &row, "greatest CR") else {
            continue;
        };
        let steps = 10f64.powi(digits(printed) as i32);
        let holds = |hundredths: u32| {
            let size = (f64::from(bits) * steps / f64::from(hundredths)).ceil() as u32;
            geometry.stored_bytes(size) == bytes as usize
        };
        let greatest = (steps as u32..=4 * steps as u32)
            .rev()
            .find(|&at| holds(at));
        let greatest = f64::from(greatest.unwrap_or(0)) / steps;
        sheet.computed("table II", &row, "greatest CR", Number::exact(greatest), "")?;
    }
    let row = "a block in 65 bytes";
    let ratio = Number::exact(block / 65.0);
    sheet.recomputed("section III-C", row, "CR", ratio, "")?;
    let effective = block / geometry.stored_bytes(8 * 65) as f64;
    sheet.computed(
        "section III-C",
        row,
        "effective CR",
        Number::exact(effective),
        "",
    )?;
    let metadata = f64::from(Geometry::default().metadata_bits());
    let blocks = f64::from(1u32 << 31) * 2.0 / block;
    let megabytes = Number::exact(blocks * metadata / 8.0 / f64::from(1 << 20));
    sheet.computed("section III-D", "metadata of 4 GB", "MB", megabytes, "")?;
    let pointers = Ways::default().get() - 1;
    let pointers = Number::exact(f64::from(pointers * geometry.block().offset_bits()));
    sheet.computed("section III-F1", "pointers of 4 ways", "bits", pointers, "")?;
    cells(sheet)
}

const HALVES: [Role; 2] = [Role::Compressor, Role::Decompressor];

pub fn table_iii(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::E2mc);
    for length in SymbolLength::ALL {
        let row = format!("SL {length}");
        let bytes = Number::exact(f64::from(length.bits()) / 8.0);
        for half in HALVES {
            let half = half.name();
            let clock = sheet.number("table III", &row, &format!("{half} GHz"))?;
            sheet.recomputed(
                "table III",
                &row,
                &format!("{half} GB/s"),
                clock * bytes,
                "",
            )?;
        }
    }
    let [c, d] = HALVES.map(|half| format!("{} GB/s", half.name()));
    let both = sheet.number("table III", "SL 16", &c)? + sheet.number("table III", "SL 16", &d)?;
    sheet.recomputed("section III-G", "SL 16, both units", "GB/s", both, "")?;
    let mut units = Vec::new();
    for length in SymbolLength::ALL {
        let options = Options::default().with("sl", length).with("pdw", 1);
        if let Some(found) = context.synthesise("e2mc", &options)? {
            let row = format!("SL {length}");
            units.extend(found.into_iter().map(|unit| (row.clone(), unit)));
        }
    }
    for half in HALVES {
        let quantities: [(&str, Quantity); 2] = [
            ("GHz", |unit| unit.clock_ghz),
            ("mm²", |unit| unit.area_um2 / 1e6),
        ];
        for (quantity, of) in quantities {
            let column = format!("{} {quantity}", half.name());
            let own = of_half(&units, half, &column, of);
            if own.is_empty() {
                not_run(
                    &mut sheet,
                    &column,
                    "hdlgen reproduce e2mc-table-iii --synth",
                )?
            } else {
                sheet.in_order("table III", 0.0, &own)?
            }
        }
        powers(&mut sheet, half)?;
    }
    cells(sheet)
}

/// Powers of our logic, by the energies that were kept.
fn powers(sheet: &mut Sheet, half: Role) -> anyhow::Result<()> {
    let column = format!("{} mW", half.name());
    let rows = SymbolLength::ALL.iter();
    let rows: Vec<_> = rows
        .map(|length| (length, format!("SL {length}")))
        .collect();
    let mut powers = Vec::new();
    for (length, row) in &rows {
        let options = Options::default().with("sl", **length).with("pdw", 1);
        let interval = design::new("e2mc", &options)?.half(half)?.interval;
        let ours = energies::e2mc(length.get(), half, interval)
            .with_context(|| format!("docs/data/e2mc.csv has no {row}"))?;
        let column = &column;
        powers.push(Measured { row, column, ours });
    }
    sheet.in_order("table III", 0.0, &powers)
}

fn not_run(sheet: &mut Sheet, column: &str, command: &str) -> anyhow::Result<()> {
    SymbolLength::ALL
        .iter()
        .try_for_each(|length| sheet.not_run("table III", &format!("SL {length}"), column, command))
}

/// A table of what a GPU needs, as `hdlgen size` compares it.
pub fn sizing(context: &Context, table: &str) -> Vec<Cell> {
    let Some(paper) = context.sizing(table) else {
        return Vec::new();
    };
    let gpu = gpus().iter().find(|gpu| gpu.name == paper.gpu);
    let compared = gpu.map(|gpu| printed::compare(paper, gpu));
    let cells = compared.unwrap_or_default().into_iter().map(|cell| {
        let places = digits(&cell.printed) + 1;
        let value = if cell.computed.fract() == 0.0 {
            format!("{}", cell.computed)
        } else {
            format!("{:.places$}", cell.computed)
        };
        Cell {
            source: table.into(),
            row: cell.technique,
            column: cell.name,
            printed: cell.printed,
            kind: Kind::Recomputed,
            value: Some(value),
            verdict: match cell.agreement {
                printed::Agreement::Same => Verdict::Equal,
                printed::Agreement::Rounding => Verdict::Compatible,
                printed::Agreement::Outside { reason } => Verdict::Slip { why: reason },
            },
            varied: Vec::new(),
        }
    });
    cells.collect()
}

pub fn table_iv(context: &Context) -> anyhow::Result<Outcome> {
    Ok(Outcome {
        cells: sizing(context, "table IV"),
        pictures: Vec::new(),
    })
}

pub fn table_v(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::E2mc);
    let of = |column: &str| sheet.number("table V", "memory", column);
    let pins = of("controllers")? * of("bus width, bits")?;
    let gigabits = of("clock, MHz")? * Number::exact(GDDR5_BITS_A_CLOCK / 1000.0);
    // Widths and numbers of controllers are whole, whatever their rounding.
    let bandwidth = Number::exact(pins.value / 8.0) * gigabits;
    let printed = of("bandwidth, GB/s")?;
    let why = format!(
        "{:.2} of what is printed: the channels would have to be 64 bits wide",
        bandwidth.value / printed.value
    );
    let share = printed / Number::exact(of("controllers")?.value);
    sheet.recomputed("table V", "memory", "bandwidth, GB/s", bandwidth, &why)?;
    sheet.recomputed("section III-G", "a controller", "GB/s", share, "")?;
    let input = "input of the paper's simulator";
    for column in [
        "controllers",
        "bus width, bits",
        "burst length",
        "clock, MHz",
    ] {
        sheet.cannot("table V", "memory", column, input)?;
    }
    cells(sheet)
}

pub fn table_vi(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::E2mc);
    let clock = sheet.number("table V", "memory", "clock, MHz")? / Number::exact(1000.0);
    for half in HALVES {
        let name = half.name();
        for length in SymbolLength::ALL {
            let column = format!("SL {length}");
            let options = Options::default().with("sl", length).with("pdw", 1);
            // Its interval: the symbols of a block, and two cycles.
            let interval = design::new("e2mc", &options)?.half(half)?.interval;
            let own = sheet.number("table III", &column, &format!("{name} GHz"))?;
            let cycles = Number::exact(f64::from(interval)) * clock / own;
            sheet.computed("table VI", name, &column, cycles, "")?;
        }
        let theirs = "a number of that technique's own paper";
        sheet.cannot("table VI", name, "BDI", theirs)?;
        sheet.cannot("table VI", name, "FPC", theirs)?;
    }
    cells(sheet)
}

#[cfg(test)]
mod tests {
    use crate::flow::size::papers;
    use crate::reproduce::Printed;

    /// Table III is there twice: as `hdlgen size` needs it, and as it is printed.
    #[test]
    fn both_forms_of_table_iii_are_one() {
        let printed: Printed = serde_json::from_str(include_str!("../e2mc.json")).unwrap();
        let paper = papers()
            .iter()
            .find(|paper| paper.units == "table III")
            .unwrap();
        for unit in &paper.techniques {
            let row = unit.technique.name.trim_start_matches("E2MC ");
            for (half, unit) in [
                ("compressor", &unit.technique.compressor),
                ("decompressor", &unit.technique.decompressor),
            ] {
                let of = |quantity: &str| -> f64 {
                    let text = printed.text("table III", row, &format!("{half} {quantity}"));
                    text.unwrap().parse().unwrap()
                };
                assert_eq!(unit.clock_ghz, of("GHz"));
                assert!((unit.area_um2 / 1e6 - of("mm²")).abs() < 1e-9);
                assert_eq!(unit.power_mw, Some(of("mW")));
            }
        }
    }
}
