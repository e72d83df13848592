//! `hdlgen reproduce`: the papers' tables and figures, and the verdicts on them.

use std::cell::RefCell;

use hdlgen::design::Options;
use hdlgen::eval::{Evaluation, Plan};
use hdlgen::internals::perf::{self, Comparison, Subject};
use hdlgen::internals::reproduce::{
    find, items, section, Bench, Cell, Context, Item, Kind, Needs, Outcome, Setting, Unit, Verdict,
    VARIATIONS,
};
use hdlgen::internals::terms::BlockSize;
use hdlgen::internals::workload::WORKLOADS;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;

use crate::common::folder::Folder;

/// Measures nothing, so that only the arithmetic runs.
struct Nothing;

impl Bench for Nothing {
    fn evaluate(&self, _: &Plan) -> anyhow::Result<Evaluation> {
        anyhow::bail!("this item wants the workload suite")
    }

    fn synthesise(&self, _: &str, _: &Options) -> anyhow::Result<Option<Vec<Unit>>> {
        Ok(None)
    }

    fn model(&self, _: &Setting, _: &[Subject]) -> anyhow::Result<Vec<Comparison>> {
        anyhow::bail!("this item wants the model of a GPU")
    }
}

/// Models one workload at its smallest, and counts how often.
#[derive(Default)]
struct Smallest {
    models: RefCell<usize>,
}

impl Bench for Smallest {
    fn evaluate(&self, plan: &Plan) -> anyhow::Result<Evaluation> {
        Nothing.evaluate(plan)
    }

    fn synthesise(&self, _: &str, _: &Options) -> anyhow::Result<Option<Vec<Unit>>> {
        Ok(None)
    }

    fn model(&self, setting: &Setting, subjects: &[Subject]) -> anyhow::Result<Vec<Comparison>> {
        *self.models.borrow_mut() += 1;
        let scan = WORKLOADS
            .iter()
            .find(|workload| workload.name == "scan")
            .unwrap();
        let arrays = scan.arrays("65536".parse().unwrap());
        let mut trace = scan.requests(&arrays, BlockSize::default(), setting.gpu.processors());
        setting.prepare(&mut trace);
        Ok(vec![perf::compare(
            &setting.gpu,
            scan.name,
            &trace,
            subjects,
            None,
        )?])
    }
}

/// Items that need no workloads.
fn at_once() -> impl Iterator<Item = &'static Item> {
    items().filter(|item| !matches!(item.needs, Needs::Workloads | Needs::Model))
}

fn cells(context: &Context, id: &str) -> Vec<Cell> {
    find(id).unwrap().run(context).unwrap().cells
}

fn context() -> Context<'static> {
    Context::new(&Nothing).unwrap()
}

/// Cells of an item by their verdict: equal, compatible, same order, differs, slip.
fn counts(id: &str) -> [usize; 5] {
    let [equal, compatible, order, differs, slips, ..] =
        find(id).unwrap().run(&context()).unwrap().counts();
    [equal, compatible, order, differs, slips]
}

#[test]
fn every_table_and_figure_is_in_the_list_once() {
    let roman = ["i", "ii", "iii", "iv", "v", "vi"];
    let tables = roman.map(|number| format!("e2mc-table-{number}"));
    let figures = ["1", "3", "4a", "4b", "5", "9", "10", "11", "12", "13"];
    let figures = figures.map(|number| format!("e2mc-figure-{number}"));
    let cf = [
        "table-1", "table-2", "table-3", "table-4", "figure-1", "figure-5",
    ];
    let cf = cf.map(|name| format!("cf-{name}"));
    let cal = (1..=9).map(|number| format!("cal-figure-{number}"));
    let wanted: Vec<String> = tables
        .into_iter()
        .chain(figures)
        .chain(cf)
        .chain(cal)
        .collect();
    let ids: Vec<&str> = items().map(|item| item.id).collect();
    assert_eq!(ids, wanted);

    let folder = Folder::new();
    let list = folder.json("reproduce --list --json");
    let listed = list.as_array().unwrap().iter();
    let listed: Vec<&str> = listed.map(|item| item["id"].as_str().unwrap()).collect();
    assert_eq!(listed, ids);
    // Without an item the output is the list, too.
    let [named, bare] = ["reproduce --list", "reproduce"].map(|line| {
        let done = folder.run(line).success();
        String::from_utf8(done.get_output().stdout.clone()).unwrap()
    });
    assert_eq!(named, bare);
    assert!(ids.iter().all(|id| named.contains(&format!("| {id} "))));
}

#[test]
fn an_unknown_item_is_an_error_that_names_those_there_are() {
    let folder = Folder::new();
    folder.fails("reproduce e2mc-table-9", "'e2mc-table-9'");
    folder.fails("reproduce cf-table-4 figure-1", "cal-figure-9");
    folder.fails("reproduce --list --synth", "--synth");
    assert!(folder.names().is_empty());
}

#[test]
fn tables_of_arithmetic_come_out_as_known() {
    assert_eq!(counts("e2mc-table-ii"), [11, 0, 0, 0, 0]);
    // None of the twelve cells of areas is equal.
    assert_eq!(counts("e2mc-table-iv"), [14, 16, 0, 0, 2]);
    let areas = cells(&context(), "e2mc-table-iv");
    let areas = areas.iter().filter(|cell| cell.column.contains("area"));
    let areas: Vec<&Verdict> = areas.map(|cell| &cell.verdict).collect();
    assert_eq!(areas.len(), 12);
    assert!(areas.iter().all(|verdict| **verdict == Verdict::Compatible));
    // (symbols + 2) × 1.002 / GHz.
    assert_eq!(counts("e2mc-table-vi"), [4, 4, 0, 0, 0]);
    for cell in cells(&context(), "e2mc-table-vi") {
        let Some(ours) = cell.value else { continue };
        let symbols = 1024.0 / cell.column[3..].parse::<f64>().unwrap();
        let clock = match (cell.row.as_str(), cell.column.as_str()) {
            ("compressor", "SL 4") => 1.67,
            ("compressor", "SL 8") => 1.54,
            ("compressor", _) => 1.43,
            (_, "SL 4") => 1.11,
            (_, "SL 8") => 0.91,
            _ => 0.80,
        };
        assert_eq!(ours, format!("{:.1}", (symbols + 2.0) * 1.002 / clock));
    }
    assert_eq!(counts("cf-table-4"), [45, 1, 0, 0, 1]);
    let throughputs = cells(&context(), "cf-table-3");
    let throughputs = throughputs
        .iter()
        .filter(|cell| cell.column.ends_with("GB/s"));
    let (equal, others): (Vec<&Cell>, Vec<&Cell>) =
        throughputs.partition(|cell| cell.verdict == Verdict::Equal);
    assert_eq!((equal.len(), others.len()), (12, 2));
    for cell in others {
        // 3.3 GHz are printed, and 3.33 meant.
        assert_eq!(cell.verdict, Verdict::Compatible);
        let cycles = if cell.row == "BPC-8" { 9.0 } else { 8.0 };
        assert_eq!(cell.printed, format!("{:.1}", 128.0 / cycles * 3.33));
    }
}

/// The cell of an item in a row and column.
fn cell(id: &str, row: &str, column: &str) -> Cell {
    let mut cells = cells(&context(), id).into_iter();
    let found = cells.find(|cell| cell.row == row && cell.column == column);
    found.unwrap_or_else(|| panic!("{id}: {row}, {column}"))
}

#[test]
fn toggles_of_the_figures_blocks_come_out_as_known() {
    let seven = [
        ("FPC", "18", "equal"),
        ("FPC, metadata after the data", "2", "equal"),
        ("FPC, metadata before the data", "21", "differs"),
    ];
    for (row, ours, verdict) in seven {
        let cell = cell("cal-figure-7", row, "toggles");
        assert_eq!((cell.of(Kind::Here), cell.verdict.name()), (ours, verdict));
    }
    assert_eq!(
        cell("cal-figure-4", "8-byte flits", "toggles").verdict,
        Verdict::Equal
    );
    let five = cell("cal-figure-5", "8-byte flits", "toggles");
    assert_eq!(five.printed, "31");
    assert!(five.verdict.reason().contains("not pinned"), "{five:?}");
}

#[test]
fn slips_of_the_papers_are_said() {
    let bandwidth = cell("e2mc-table-v", "memory", "bandwidth, GB/s");
    assert_eq!(bandwidth.of(Kind::Recomputed), "96.19");
    assert!(bandwidth
        .verdict
        .reason()
        .starts_with("0.50 of what is printed"));
    let units = cell("cf-table-4", "FPC-8", "decompressors");
    assert_eq!(
        (units.printed.as_str(), units.of(Kind::Recomputed)),
        ("224", "256")
    );
    let raw = cell("cf-table-1", "uncompressed", "bits");
    assert_eq!(
        (raw.printed.as_str(), raw.of(Kind::Recomputed)),
        ("35", "34")
    );
    for cell in [bandwidth, units, raw] {
        assert_eq!(cell.verdict.name(), "slip of the paper", "{cell:?}");
    }
}

/// No verdict is fixed: another number in the paper's place gets another one, and ours there is equal.
#[test]
fn another_printed_number_is_another_verdict() {
    let plain = context();
    let mut changed = 0;
    for item in at_once() {
        for before in item.run(&plain).unwrap().cells {
            let Some(ours) = before.value.clone() else {
                continue;
            };
            // These are compared by their order.
            if before.column.ends_with(" mW") {
                continue;
            }
            let is_number = before.printed.parse::<f64>().is_ok();
            let wrong = match before.kind {
                Kind::Recomputed => "slip of the paper",
                _ => "differs",
            };
            let is_differing = before.verdict.name() == wrong;
            let other = match (is_differing, is_number) {
                (true, _) => ours,
                // Far outside of any rounding, and still a number with as many digits.
                (false, true) => format!("7{}", before.printed),
                (false, false) => "neither".into(),
            };
            let mut context = context();
            let done = context.reprint(
                item.paper,
                &before.source,
                &before.row,
                &before.column,
                &other,
            );
            assert!(done, "{before:?}");
            let after = item.run(&context).unwrap().cells;
            let same = |cell: &&Cell| {
                (&cell.source, &cell.row, &cell.column)
                    == (&before.source, &before.row, &before.column)
            };
            let after = after.iter().find(same).unwrap();
            if is_differing {
                assert_eq!(after.verdict.name(), "equal", "{before:?} {after:?}")
            } else {
                assert_eq!(after.verdict.name(), wrong, "{before:?} {after:?}")
            }
            changed += 1;
        }
    }
    assert!(changed > 150, "{changed}");
}

/// Powers from kept energies: verdicts follow from the printed order, here ours.
#[test]
fn powers_are_compared_by_their_order() {
    let column = "compressor mW";
    let powers = |context: &Context| -> Vec<Cell> {
        let cells = cells(context, "e2mc-table-iii").into_iter();
        cells.filter(|cell| cell.column == column).collect()
    };
    let before = powers(&context());
    assert_eq!(before.len(), 4);
    assert!(before.iter().all(|cell| cell.kind == Kind::Here));
    assert!(before.iter().any(|cell| cell.verdict != Verdict::SameOrder));
    let mut reprinted = context();
    for cell in &before {
        let done = reprinted.reprint(
            find("e2mc-table-iii").unwrap().paper,
            "table III",
            &cell.row,
            column,
            cell.value.as_deref().unwrap(),
        );
        assert!(done);
    }
    let after = powers(&reprinted);
    let in_order = |cell: &Cell| cell.verdict == Verdict::SameOrder;
    assert!(after.iter().all(in_order), "{after:?}");
}

/// Arithmetic on printed numbers never counts as ours, and numbers that only the paper has count as neither.
#[test]
fn a_papers_own_numbers_are_not_ours() {
    for item in at_once() {
        for cell in item.run(&context()).unwrap().cells {
            let slip = matches!(cell.verdict, Verdict::Slip { .. });
            assert!(!slip || cell.kind == Kind::Recomputed, "{cell:?}");
            assert_eq!(cell.kind == Kind::There, cell.value.is_none(), "{cell:?}");
        }
    }
    for (id, row, column) in [
        ("e2mc-table-iii", "SL 4", "compressor GB/s"),
        ("e2mc-table-iv", "E2MC SL 4", "compressor units"),
        ("cf-table-3", "BPC-8", "compressor GB/s"),
    ] {
        assert_eq!(cell(id, row, column).kind, Kind::Recomputed);
    }
    assert_eq!(
        cell("cf-table-3", "BPC-8", "compressor delay").kind,
        Kind::Here
    );
}

/// `docs/reproduction.md` contains the command's output; for the workloads' items only their presence is checked.
#[test]
fn the_document_is_not_stale() {
    let document = include_str!("../../docs/reproduction.md");
    let context = context();
    for item in items() {
        assert!(document.contains(&format!("### {}: {}\n", item.id, item.title)));
    }
    for item in at_once() {
        let section = section(item, &item.run(&context).unwrap());
        let again = "hdlgen reproduce all, and copy its output";
        assert!(document.contains(&section), "{again}\n{section}");
    }
}

#[test]
fn all_items_run_and_their_figures_are_drawn() {
    let folder = Folder::new();
    let line = "reproduce all --size small --report page.html --json";
    let whole = folder.json(line);
    assert_eq!(whole["command"], "hdlgen reproduce all --size small");
    let all = whole["items"].as_array().unwrap();
    assert_eq!(all.len(), items().count());
    for item in all {
        let cells = item["cells"].as_array().unwrap();
        assert!(!cells.is_empty(), "{}", item["id"]);
        for name in Verdict::NAMES {
            let count = cells.iter().filter(|cell| cell["verdict"] == name).count();
            assert_eq!(item["verdicts"][name], count, "{}", item["id"]);
        }
        // Every cell that does not agree has a reason.
        for cell in cells {
            let reason = ["why", "command"].map(|key| cell[key].as_str().unwrap_or(""));
            let agrees = ["equal", "compatible", "same order and sign"];
            let agrees = agrees.map(Value::from).contains(&cell["verdict"]);
            let is_rounding = cell["source"] == "figure 4a";
            assert!(
                agrees || !reason.concat().is_empty() || is_rounding,
                "{cell}"
            );
        }
    }
    let percent = |id: &str, row: &str| {
        let mut items = all.iter();
        let item = items.find(|item| item["id"] == id).unwrap();
        let mut cells = item["cells"].as_array().unwrap().iter();
        cells.find(|cell| cell["row"] == row).unwrap()["why"].clone()
    };
    assert_eq!(
        percent("e2mc-figure-9", "SL 16 above BDI"),
        "53 are points of CR, not per cent"
    );
    assert_eq!(
        percent("e2mc-figure-9", "SL 16 above FPC"),
        "as points of CR it is 44"
    );
    assert_eq!(
        percent("cf-figure-5", "M-BDI below BPC"),
        "below BPC-OPT it is 9.0 %"
    );

    let page = folder.text("page.html");
    // Of figures 3, 4a, 4b, 9, 10, 11, of 1, 5, 12a, 12b and 12c, two of 13, of CF 2025's 1 and 5 and of CAL 2015's 1,
    // 2, 3, 8 and 9.
    assert_eq!(page.matches("<svg").count(), 3 + 3 * 2 + 7 + 2 + 5);
    assert!(items().all(|item| page.contains(&format!("id=\"{}\"", item.id))));
    assert!(
        !page.contains("src=") && !page.contains("<link") && page.matches("<script").count() == 1
    );
}

#[test]
fn one_item_is_printed_as_a_section() {
    let folder = Folder::new();
    let done = folder.run("reproduce cal-figure-7").success();
    let is_one = contains("### cal-figure-7")
        .and(contains("| 18 "))
        .and(contains("cells |").not());
    done.stdout(is_one);
}

/// Each variation runs once, those of energy with the available runs; bands contain the results of each.
#[test]
fn bands_reach_what_comes_out_with_each_variation() {
    let bench = Smallest::default();
    let context = Context::new(&bench).unwrap();
    let item = find("e2mc-figure-13").unwrap();
    let mut outcome = item.run(&context).unwrap();
    assert!(!section(item, &outcome).contains("lowest"));
    let values = |outcome: &Outcome| -> Vec<f64> {
        let cells = outcome.cells.iter().filter(|cell| cell.kind == Kind::Here);
        cells
            .map(|cell| cell.of(Kind::Here).parse().unwrap())
            .collect()
    };
    let mut all = vec![values(&outcome)];
    for variation in VARIATIONS {
        let varied = item.run(&context.varied(variation)).unwrap();
        all.push(values(&varied));
        outcome.widen(&varied, variation);
    }
    assert_eq!(*bench.models.borrow(), 1 + VARIATIONS.len() - 2);
    let moved = all.iter().filter(|values| **values != all[0]).count();
    assert!(moved >= VARIATIONS.len() - 3, "{moved}: {all:?}");
    let text = section(item, &outcome);
    let cells = outcome.cells.iter().filter(|cell| cell.kind == Kind::Here);
    for (place, cell) in cells.enumerate() {
        let varied = all[1..].iter().map(|values| values[place]);
        let said = cell
            .varied
            .iter()
            .map(|varied| varied.value.parse::<f64>().unwrap());
        assert!(varied.eq(said));
        for end in [f64::min, f64::max] {
            let end = all.iter().map(|values| values[place]).reduce(end).unwrap();
            let in_row =
                |line: &&str| line.contains(&cell.column) && line.contains(&format!("{end:.1}"));
            assert!(
                text.lines().any(|line| in_row(&line)),
                "{end} of {}: {text}",
                cell.column
            );
        }
    }
    assert!(
        text.contains("lowest") && text.contains("energy for memory and time"),
        "{text}"
    );
    // The whole band is in the picture.
    let picture = outcome.pictures[0].svg().unwrap();
    assert!(picture.contains("polyline"), "{picture}");
}
