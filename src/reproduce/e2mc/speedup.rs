//! Speedups and energy of the E2MC paper, which wait for a model of a GPU, and what follows from them by
//! arithmetic.

use super::super::bench::Context;
use super::super::number::Number;
use super::super::{cells, Outcome, Paper};

/// Why speedups and energy have nothing beside them.
const NO_MODEL: &str = "needs a model of the GPU and its memory, which there is not yet";

/// An item that waits for the model of a GPU.
pub fn none(context: &Context, source: &str) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::E2mc);
    sheet.none_can(source, NO_MODEL)?;
    cells(sheet)
}

pub fn figure_12(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::E2mc);
    for source in ["figure 12a", "figure 12b", "figure 12c"] {
        sheet.none_can(source, NO_MODEL)?;
    }
    let row = "speedup, %";
    let bdi = sheet.number("figure 12a", row, "BDI")?;
    for (column, source) in [("offline, %", "figure 12b"), ("online, %", "figure 12c")] {
        let own = sheet.number(source, row, "SL 16, 4 ways")?;
        let ratio = faster(own) / faster(bdi);
        let points = own - bdi;
        let why = format!(
            "{:.0} points above BDI's {:.0} %; FPC's own is higher",
            points.value, bdi.value
        );
        let place = "above the state of the art";
        sheet.computed("section V-C", place, column, ratio.percent_above_1(), &why)?;
    }
    cells(sheet)
}

/// A speedup in per cent as a ratio of times.
fn faster(percent: Number) -> Number {
    Number::exact(1.0) + percent / Number::exact(100.0)
}

pub fn figure_13(context: &Context) -> anyhow::Result<Outcome> {
    let mut sheet = context.sheet(Paper::E2mc);
    let (one, hundred) = (Number::exact(1.0), Number::exact(100.0));
    for (when, source) in [("offline", "figure 12b"), ("online", "figure 12c")] {
        let row = "saved, %";
        let energy = format!("energy, {when}");
        let left = one - sheet.number("figure 13", row, &energy)? / hundred;
        let times = faster(sheet.number(source, "speedup, %", "SL 16, 4 ways")?);
        let saved = (one - left / times) * hundred;
        sheet.computed("figure 13", row, &format!("EDP, {when}"), saved, "")?;
        sheet.cannot("figure 13", row, &energy, NO_MODEL)?;
    }
    cells(sheet)
}
