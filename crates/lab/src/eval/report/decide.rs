//! The head of the page: which codec to take, and what its hardware costs.

use maud::{html, Markup};

use super::table::{Cell, Table};
use super::Evaluation;
use crate::eval::about::About;
use crate::eval::headline::hardware_sentence;
use crate::eval::text::saves;
use crate::eval::{headline, CodecCost, Costs, Mean, Units};

/// The clock and the rate that the page begins with, unless they were given.
const CLOCK: f64 = 1000.0;
const WANTED: f64 = 64.0;

/// The best codec on these data, with its hardware unless [`costs`] names that.
pub fn sentence(evaluation: &Evaluation, about: &About) -> Markup {
    let hardware = match about.costs(evaluation) {
        Some(_) => None,
        None => hardware_sentence(evaluation, about),
    };
    html! {
        p class="answer" {
            (headline(evaluation, about))
            @if let Some(text) = hardware { " " (unbroken(&text)) }
        }
    }
}

/// Command, version, date and inputs.
pub fn origin(about: &About) -> Markup {
    html! {
        @if !about.command.is_empty() {
            details class="origin" {
                summary { "hdlgen " (about.version) @if !about.date.is_empty() { ", " (about.date) } }
                p { "Made by " code { (about.command) } }
                @if !about.inputs.is_empty() {
                    div class="wide" { table {
                        thead { tr { th scope="col" { "input" } th scope="col" { "SHA-256" } } }
                        tbody { @for (name, hash) in &about.inputs {
                            tr { td title=(name) { (name) } td { code { (hash.as_deref().unwrap_or("read once, from a pipe")) } } }
                        } }
                    } }
                }
            }
        }
    }
}

/// Ratios as bars, a codec each, with a line at 1.0.
pub fn bars(evaluation: &Evaluation, about: &About) -> Markup {
    let most = evaluation
        .totals
        .iter()
        .flat_map(|mean| [mean.ratios().effective_ratio, mean.ratios().raw_ratio]);
    let most = most.filter(|ratio| ratio.is_finite()).fold(1.0, f64::max) * 1.02;
    // Of no data there is no ratio, and no bar.
    let share = |ratio: f64| {
        if ratio.is_finite() {
            format!("{:.2}%", 100.0 * ratio / most)
        } else {
            "0".into()
        }
    };
    // The best first, whatever the order of the tables.
    let mut order: Vec<(usize, &Mean)> = evaluation.totals.iter().enumerate().collect();
    let ratio = |mean: &Mean| mean.ratios().effective_ratio;
    order.sort_by(|a, b| ratio(b.1).total_cmp(&ratio(a.1)));
    let is_trained = evaluation
        .totals
        .iter()
        .any(|mean| mean.other_data.is_some());
    html! {
        div class="bars" style=(format!("--one: {}", share(1.0))) {
            p class="legend" {
                span class="key effective" {} " effective CR " span class="key raw" {} " raw CR "
                span class="key one" {} " 1.0: nothing gained " span class="mark" { "◆" } " there is hardware"
                @if is_trained { "; in brackets: trained on itself" }
            }
            @for (codec, mean) in order {
                @let ratios = mean.ratios();
                div class="row" data-codec=(mean.name) data-hardware=(about.hardware(codec).is_some())
                    title=(said(mean)) {
                    span class="name" { (mean.name) " " span class="mark" { (about.mark(codec)) } }
                    span class="track" {
                        span class="bar effective" style=(format!("width: {}", share(ratios.effective_ratio))) {}
                        span class="bar raw" style=(format!("width: {}", share(ratios.raw_ratio))) {}
                    }
                    span class="number" {
                        (format!("{:.3}", ratios.effective_ratio))
                        @if mean.other_data.is_some() { (format!(" ({:.3})", mean.effective_ratio)) }
                    }
                }
            }
        }
    }
}

/// A codec's ratios in words.
fn said(mean: &Mean) -> String {
    let own = format!(
        "effective CR {:.3}, raw CR {:.3}",
        mean.effective_ratio, mean.raw_ratio
    );
    match mean.other_data {
        Some(other) => format!(
            "{}: trained on other data effective CR {:.3}, raw CR {:.3}; trained on itself {own}",
            mean.name, other.effective_ratio, other.raw_ratio
        ),
        None => format!("{}: {own}", mean.name),
    }
}

/// The units that a named bandwidth takes, and the smallest of the best codecs in a sentence.
pub fn costs(costs: &Costs) -> Markup {
    // The best first, as the bars.
    let (mut codecs, others): (Vec<&CodecCost>, Vec<&CodecCost>) =
        (costs.codecs.iter()).partition(|codec| saves(codec.effective_ratio));
    codecs.sort_by(|a, b| b.effective_ratio.total_cmp(&a.effective_ratio));
    let others: Vec<&str> = others.iter().map(|codec| codec.name.as_str()).collect();
    let is_whole = codecs.iter().all(|codec| codec.units.is_some());
    let choice = costs.choice();
    let rows = codecs.into_iter().map(|codec| {
        let is_choice = choice.is_some_and(|choice| choice.name == codec.name);
        cost_row(codec, is_choice)
    });
    let head = [
        "codec",
        "effective CR",
        "mm² in all",
        "ns to decompress",
        "ns to compress",
        "decompressors",
        "compressors",
        "GB/s delivered",
    ];
    let table = Table {
        head: head.map(String::from).to_vec(),
        rows: rows.collect(),
        foot: Vec::new(),
    };
    html! {
        h2 { "For " (costs.bandwidth_gb_s) " GB/s of memory" }
        p class="answer" { (costs.sentence()) }
        (table.html())
        p class="note" {
            @if !others.is_empty() { "No bursts saved: " (others.join(", ")) ". " }
            @if !is_whole { (NOT_MEASURED) ": no hardware with these parameters was measured. " }
            (unbroken(&costs.source)) "No clock is above " (costs.clock_mhz) " MHz. "
            @for note in &costs.notes { (unbroken(note)) }
        }
    }
}

/// Stands where nothing was measured.
const NOT_MEASURED: &str = "–";

/// A codec's gain, and what its units cost.
fn cost_row(codec: &CodecCost, is_choice: bool) -> Vec<Cell> {
    let units = codec.units.as_ref();
    let about = match units {
        Some(units) => format!("{}: {}", units.command, units.measured),
        None => "not measured".into(),
    };
    let measured = |of: fn(&Units) -> f64, decimals: usize| match units {
        Some(units) => Cell::fixed(of(units), decimals),
        None => Cell::from(NOT_MEASURED),
    };
    vec![
        Cell::from(codec.name.as_str())
            .about(&about)
            .best(is_choice),
        Cell::ratio(codec.effective_ratio).best(is_choice),
        measured(|units| units.mm2, 3).best(is_choice),
        measured(|units| units.decompressor.latency_ns, 1),
        measured(|units| units.compressor.latency_ns, 1),
        measured(|units| units.decompressor.units as f64, 0),
        measured(|units| units.compressor.units as f64, 0),
        Cell::fixed(codec.delivered_gb_s, 0),
    ]
}

/// A text whose flags, such as `--areas`, do not break behind their hyphens.
pub fn unbroken(text: &str) -> Markup {
    html! {
        @for word in text.split_whitespace() {
            @if word.starts_with("--") { span class="flag" { (word) } } @else { (word) }
            " "
        }
    }
}

/// Table of the codecs' hardware: its cost beside the ratio.
pub fn hardware(evaluation: &Evaluation, about: &About) -> Markup {
    if about.hardware.iter().flatten().next().is_none() {
        return html! {};
    }
    let has_area = about
        .hardware
        .iter()
        .flatten()
        .any(|h| h.synthesis.is_some());
    let given = about.costs(evaluation);
    let clock = given.map_or(CLOCK, |costs| costs.clock_mhz);
    let wanted = given.map_or(WANTED, |costs| costs.bandwidth_gb_s);
    let known = evaluation.totals.iter().enumerate();
    let known = known.filter_map(|(codec, mean)| Some((mean, about.hardware(codec)?)));
    let rows = known.map(|(mean, own)| {
        let rate = own.rate(own.clock(clock));
        let units = (wanted / rate).ceil();
        let area = own.synthesis.as_ref();
        let mut row = vec![
            Cell::from(mean.name.as_str()).about(&own.command),
            Cell::ratio(mean.ratios().effective_ratio),
            Cell::from(own.interval.to_string().as_str()),
            Cell::from(own.latency[0].to_string().as_str()),
            Cell::from(own.latency[1].to_string().as_str()),
            Cell::from(format!("{:.1}", own.memory_bits as f64 / 8192.0).as_str()),
            Cell::fixed(rate, 2).data("rate", own.rate(1.0)),
            Cell::fixed(units, 0).data("units", 0.0),
        ];
        if has_area {
            let kge = area.map(|area| area.kge);
            let cell = Cell::maybe(area.map(|area| area.mhz), 0);
            row.push(match area {
                Some(area) => cell.data("fastest", area.mhz),
                None => cell,
            });
            let cell = Cell::maybe(kge, 1);
            row.push(match kge {
                Some(kge) => cell.data("kge", kge),
                None => cell,
            });
            row.push(Cell::maybe(kge.map(|kge| kge * units), 1).data("total", 0.0));
        }
        row
    });
    let mut head = vec![
        "codec",
        "effective CR",
        "a block every … cycles",
        "compressor, cycles",
        "decompressor, cycles",
        "tables, KiB",
        "GB/s a unit",
        "units",
    ];
    if has_area {
        head.extend(["fastest MHz", "kGE a unit", "kGE in all"]);
    }
    let libraries = about.hardware.iter().flatten();
    let libraries = libraries.filter_map(|own| own.synthesis.as_ref());
    let library = libraries.map(|synthesis| synthesis.library.as_str()).next();
    let table = Table {
        head: head.into_iter().map(String::from).collect(),
        rows: rows.collect(),
        foot: Vec::new(),
    };
    html! {
        h2 { "Hardware" }
        p class="ask" {
            label { "For " input id="wanted" type="number" min="0" step="any" value=(wanted); " GB/s of uncompressed data" }
            label { "at " input id="clock" type="number" min="0" step="any" value=(clock); " MHz" }
        }
        div id="hardware" { (table.html()) }
        p {
            "Cycles are those that the hardware promises, with ports as wide as a burst unless the name says otherwise; "
            "a unit is a compressor and a decompressor. "
            @match library {
                Some(library) => { "Areas were measured by hdlgen synth with " (library) ", without memories; where its fastest "
                    "clock there is below the one above, a unit runs at that." }
                None if given.is_some() => {
                    "The first table has areas. Its units may have wider ports, and they keep up with what the memory delivers."
                }
                None => { "Areas are not known here: " code { "hdlgen synth DESIGN… --json" } " measures them, and "
                    code { "--areas FILE" } " puts them into this table." }
            }
        }
    }
}

/// The filters, which a script brings to life; without one they are not shown.
pub fn filters(evaluation: &Evaluation) -> Markup {
    let names = evaluation.codec_names().join(",");
    html! {
        form id="filters" hidden data-codecs=(names) {
            label { "Codecs " input id="codecs" type="search" placeholder="e2mc, bdi"; }
            label { "Files " input id="files" type="search" placeholder="part of a name"; }
            label { input id="built" type="checkbox"; " with hardware only" }
            span { "A column's heading sorts by it." }
        }
    }
}
