//! Blocks that move through a pipeline, cycle by cycle.

use maud::{html, Markup};

use super::ChartError;

/// A transfer at a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The cycle.
    pub cycle: u64,
    /// The block's number, from 0.
    pub block: usize,
}

/// A block's way: from its first transfer in to its last one out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    /// The cycle of its first transfer in.
    pub first: u64,
    /// The cycle of its last transfer out.
    pub last: u64,
    /// A text inside of its bar, or behind it.
    pub label: String,
}

/// A chart of cycles.
#[derive(Clone, Debug, Default)]
pub struct Cycles {
    /// The heading.
    pub title: String,
    /// Lines below it.
    pub about: Vec<String>,
    /// The names of the ports, in and out.
    pub ports: [String; 2],
    /// The transfers at either.
    pub beats: [Vec<Beat>; 2],
    /// Each block's way.
    pub blocks: Vec<Passage>,
}

const LEFT: f64 = 90.0;
const WIDTH: f64 = 900.0;
const ROW: f64 = 26.0;

/// Fills that differ in lightness and in hatching, so that they do in grey and for the colour-blind.
const FILLS: [(&str, &str, &str); 4] = [
    ("#cfe3f5", "#1f4e79", "M0 0"),
    ("#f6d4b0", "#8a4a00", "M0 8 L8 0"),
    ("#cdeadc", "#00573f", "M0 0 L8 8"),
    ("#e9d3e3", "#6b2a58", "M4 0 V8"),
];

/// Draws transfers at both ports, and each block's way between them.
///
/// # Errors
/// If there are no blocks.
pub fn cycles(chart: &Cycles) -> Result<String, ChartError> {
    let last = chart.blocks.iter().map(|block| block.last).max();
    let Some(last) = last else {
        return Err(ChartError::Empty {
            title: chart.title.clone(),
        });
    };
    let count = last + 1;
    let cell = ((WIDTH - LEFT - 20.0) / count as f64).min(26.0);
    let top = 34.0 + 17.0 * chart.about.len() as f64 + 26.0;
    let rows = chart.blocks.len() as f64 + 2.0;
    let height = (top + rows * ROW + 40.0).ceil();
    let x = |cycle: u64| LEFT + cell * cycle as f64;
    let y = |row: usize| top + ROW * row as f64;
    // Marks at a distance that leaves their numbers room.
    let mark = [1, 2, 4, 5, 10, 20, 50, 100, 200, 500];
    let mark = mark.into_iter().find(|&n| n as f64 * cell >= 22.0);
    let mark = mark.unwrap_or(1000);
    let bottom = y(chart.blocks.len() + 2);
    let markup = html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(WIDTH) height=(height)
            viewBox=(format!("0 0 {WIDTH} {height}")) font-family="Helvetica, Arial, sans-serif"
            font-size="12" role="img" {
            title { (chart.title) }
            defs { @for (number, fill) in FILLS.iter().enumerate() {
                pattern id=(format!("block{number}")) width="8" height="8" patternUnits="userSpaceOnUse" {
                    rect width="8" height="8" fill=(fill.0) {}
                    path d=(fill.2) stroke=(fill.1) stroke-width="1" stroke-opacity="0.55" {}
                }
            } }
            rect width=(WIDTH) height=(height) fill="#fff" {}
            text x="16" y="24" font-size="16" font-weight="bold" { (chart.title) }
            @for (number, line) in chart.about.iter().enumerate() {
                text x="16" y=(44.0 + 17.0 * number as f64) fill="#444" { (line) }
            }
            @for cycle in (0..=count).step_by(mark as usize) {
                line x1=(x(cycle)) y1=(top - 6.0) x2=(x(cycle)) y2=(bottom) stroke="#ddd" {}
                @if cycle < count {
                    text x=(x(cycle) + cell / 2.0) y=(bottom + 14.0) text-anchor="middle" font-size="11" { (cycle) }
                }
            }
            text x=(LEFT) y=(bottom + 30.0) font-size="11" fill="#444" { "cycle of aclk, from the first transfer on" }
            (beats(chart, 0, y(0), cell))
            @for (number, block) in chart.blocks.iter().enumerate() {
                (passage(block, number, (x(block.first), x(block.last + 1)), y(number + 1)))
            }
            (beats(chart, 1, y(chart.blocks.len() + 1), cell))
        }
    };
    Ok(markup.into_string())
}

fn fill(block: usize) -> (String, &'static str) {
    let place = block % FILLS.len();
    (format!("url(#block{place})"), FILLS[place].1)
}

/// The transfers at a port: a cell each, and the block's number on each run of them.
fn beats(chart: &Cycles, port: usize, y: f64, cell: f64) -> Markup {
    let beats = &chart.beats[port];
    let runs = beats.chunk_by(|a, b| a.block == b.block && a.cycle + 1 == b.cycle);
    html! {
        text x=(LEFT - 8.0) y=(y + 16.0) text-anchor="end" font-weight="bold" { (chart.ports[port]) }
        @for beat in beats {
            @let (fill, edge) = fill(beat.block);
            rect x=(LEFT + cell * beat.cycle as f64) y=(y + 2.0) width=(cell) height=(ROW - 6.0) fill=(fill) stroke=(edge) {
                title { (format!("cycle {}: block {}", beat.cycle, beat.block)) }
            }
        }
        @for run in runs {
            @let middle = LEFT + cell * (run[0].cycle as f64 + run.len() as f64 / 2.0);
            text x=(middle) y=(y + 16.0) text-anchor="middle" font-weight="bold" stroke="#fff" stroke-width="3"
                paint-order="stroke" font-size="11" { (run[0].block) }
        }
    }
}

fn passage(block: &Passage, number: usize, (from, to): (f64, f64), y: f64) -> Markup {
    let (fill, edge) = fill(number);
    let text = block.label.chars().count() as f64 * 6.6;
    let (x, anchor) = match (to - from > text + 8.0, WIDTH - to > text + 8.0) {
        (true, _) => ((from + to) / 2.0, "middle"),
        (_, true) => (to + 6.0, "start"),
        _ => (from - 6.0, "end"),
    };
    html! {
        text x=(LEFT - 8.0) y=(y + 16.0) text-anchor="end" { "block " (number) }
        rect x=(from) y=(y + 4.0) width=(to - from) height=(ROW - 10.0) rx="2" fill=(fill) stroke=(edge) {}
        text x=(x) y=(y + 16.0) text-anchor=(anchor) font-size="11" stroke="#fff" stroke-width="3"
            paint-order="stroke" { (block.label) }
    }
}
