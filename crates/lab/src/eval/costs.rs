//! The hardware that a memory's bandwidth takes, codec by codec, beside what it gains.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::text::{line, named, saves, wrap, NAME};
use crate::terms::count;

/// How near to the best ratio a smaller codec must come to be named.
const NEAR: f64 = 0.01;

/// The ratio below which compression does not pay.
pub const PAYS: f64 = 1.05;

/// The share of the chosen codec's area that a cheaper one may have to be named with its ratio.
const CHEAPER: f64 = 0.5;

/// Hardware of each codec that keeps up with a memory's bandwidth.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Costs {
    /// The memory's bandwidth in 10^9 bytes a second, of compressed data.
    pub bandwidth_gb_s: f64,
    /// The clock in MHz that no unit exceeds.
    pub clock_mhz: f64,
    /// The cell library, and where its measurements come from.
    pub source: String,
    /// Notes on what the numbers count and leave out.
    pub notes: Vec<String>,
    /// Each codec, as [`Evaluation::codecs`](super::Evaluation::codecs) lists them.
    pub codecs: Vec<CodecCost>,
}

/// One codec's gain and cost.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CodecCost {
    /// The codec's name.
    pub name: String,
    /// Its effective CR by bytes, trained on other data if it is trained.
    pub effective_ratio: f64,
    /// Whether it needs a codebook that software trains and loads.
    #[serde(default)]
    pub is_trained: bool,
    /// The bandwidth that the memory then delivers, in 10^9 bytes a second of uncompressed data.
    pub delivered_gb_s: f64,
    /// The units that keep up with that; none if no hardware with its parameters was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub units: Option<Units>,
}

/// As many compressors and decompressors as keep up.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Units {
    /// The command that makes the design.
    pub command: String,
    /// When and of which commit it was measured, and what of it.
    pub measured: String,
    /// The node and cell library of the area, and what the area leaves out.
    #[serde(default)]
    pub scope: String,
    /// Compressors.
    pub compressor: HalfUnits,
    /// Decompressors.
    pub decompressor: HalfUnits,
    /// The area of all in mm².
    pub mm2: f64,
}

/// Units of one half.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct HalfUnits {
    /// The clock in MHz.
    pub clock_mhz: f64,
    /// The rate of one in 10^9 bytes a second of uncompressed data.
    pub gb_s: f64,
    /// How many.
    pub units: u64,
    /// The area of all in mm².
    pub mm2: f64,
    /// From a block's first beat in to its last beat out, for the worst block, in ns.
    pub latency_ns: f64,
}

impl Units {
    /// Compressors and decompressors together, with the area of both.
    pub fn new(command: String, measured: String, scope: String, halves: [HalfUnits; 2]) -> Self {
        let [compressor, decompressor] = halves;
        Units {
            command,
            measured,
            scope,
            compressor,
            decompressor,
            mm2: compressor.mm2 + decompressor.mm2,
        }
    }
}

impl Costs {
    /// The smallest codec of those within one percent of the best, and a cheaper one, in some sentences.
    pub fn sentence(&self) -> String {
        let Some(best) = highest(self.codecs.iter()) else {
            return String::new();
        };
        if best.effective_ratio <= 1.0 {
            return "No codec saves a burst, so none is worth its area.".into();
        }
        let mut text = String::new();
        let mut best = best;
        if self.smallest_near(best).is_none() {
            let Some(measured) = highest(self.codecs.iter().filter(|codec| codec.units.is_some()))
            else {
                return "The area of none of these codecs is known.".into();
            };
            text = format!(
                "No codec within one per cent of {} ({:.3}) has a measured area. ",
                best.name, best.effective_ratio
            );
            best = measured;
        }
        if let Some((codec, units)) = self.smallest_near(best) {
            text += &self.advice(codec, units, best);
        }
        text
    }

    /// Sentences on a codec: its gain and its cost, its distance from the best one, and a cheaper one.
    fn advice(&self, codec: &CodecCost, units: &Units, best: &CodecCost) -> String {
        let smallest = "It is the smallest measured codec within one per cent of";
        let near = match (codec.name == best.name, &best.units) {
            (true, _) => "No smaller codec comes within one per cent of it".to_owned(),
            (false, Some(_)) => format!("{smallest} {}", rated(best)),
            (false, None) => format!("{smallest} {}, whose area was not measured", rated(best)),
        };
        let begin = if codec.effective_ratio < PAYS {
            "If you compress all the same, for"
        } else {
            "For"
        };
        let book = if codec.is_trained {
            ", with a codebook that software trains and loads"
        } else {
            ""
        };
        let scope = match units.scope.as_str() {
            "" => String::new(),
            scope => format!(" {scope}"),
        };
        format!(
            "{begin} {} GB/s of memory use {}{book}: effective CR {:.3}, {:.0} GB/s delivered, {} and {}, \
             {:.3} mm²{scope}; {:.1} ns to compress and {:.1} ns to decompress a block. {near}.{}",
            self.bandwidth_gb_s,
            codec.name,
            codec.effective_ratio,
            codec.delivered_gb_s,
            count(units.compressor.units, "compressor"),
            count(units.decompressor.units, "decompressor"),
            units.mm2,
            units.compressor.latency_ns,
            units.decompressor.latency_ns,
            self.cheaper(units)
        )
    }

    /// The best codec of far less area, in a sentence; nothing if there is none that saves bursts.
    fn cheaper(&self, chosen: &Units) -> String {
        let is_cheaper = |codec: &&CodecCost| {
            let units = codec.units.as_ref();
            saves(codec.effective_ratio)
                && units.is_some_and(|units| units.mm2 <= CHEAPER * chosen.mm2)
        };
        let best = highest(self.codecs.iter().filter(is_cheaper));
        let text = best.and_then(|codec| {
            let (name, ratio) = (&codec.name, codec.effective_ratio);
            let mm2 = codec.units.as_ref()?.mm2;
            Some(format!(" {name} gives {ratio:.3} for {mm2:.3} mm²."))
        });
        text.unwrap_or_default()
    }

    /// The codec that the sentence tells to take: the smallest within one percent of the best, or of
    /// the best that was measured; none if none saves a burst.
    pub fn choice(&self) -> Option<&CodecCost> {
        let best = highest(self.codecs.iter()).filter(|best| best.effective_ratio > 1.0)?;
        let measured = || highest(self.codecs.iter().filter(|codec| codec.units.is_some()));
        let choice = self.smallest_near(best);
        let choice = choice.or_else(|| self.smallest_near(measured()?));
        choice.map(|(codec, _)| codec)
    }

    /// The measured codec with the least area of those within one percent of another.
    fn smallest_near(&self, best: &CodecCost) -> Option<(&CodecCost, &Units)> {
        let least = (1.0 - NEAR) * best.effective_ratio;
        let codecs = self.codecs.iter();
        let near = codecs.filter(|codec| codec.effective_ratio >= least);
        let near = near.filter_map(|codec| Some((codec, codec.units.as_ref()?)));
        near.min_by(|a, b| a.1.mm2.total_cmp(&b.1.mm2))
    }
}

fn rated(codec: &CodecCost) -> String {
    format!("{} ({:.3})", codec.name, codec.effective_ratio)
}

/// The codec with the highest ratio; of equal ones the first.
fn highest<'a>(codecs: impl Iterator<Item = &'a CodecCost>) -> Option<&'a CodecCost> {
    codecs.reduce(|best, codec| {
        if codec.effective_ratio > best.effective_ratio {
            codec
        } else {
            best
        }
    })
}

/// The table of an evaluation's costs and what follows from it, if a bandwidth was named.
pub fn costs_text(costs: Option<&Costs>) -> String {
    let Some(costs) = costs else {
        return String::new();
    };
    let mut text = costs_table(costs);
    line(&mut text, &wrap(&costs.sentence(), 0));
    text.push('\n');
    text
}

/// The table of costs, with its notes.
pub fn costs_table(costs: &Costs) -> String {
    let mut text = format!(
        "hardware for {} GB/s of memory, at no more than {} MHz\n",
        costs.bandwidth_gb_s, costs.clock_mhz
    );
    let head = ["compressors", "decompressors"];
    line(
        &mut text,
        &format!("{:34}{:^19}{:^19}", "", head[0], head[1]),
    );
    let half = format!("{:>6}{:>6}{:>7}", "units", "mm²", "ns");
    let head = format!(
        "{:NAME$}{:>8}{:>9}{half}{half}{:>8}",
        "codec", "eff. CR", "GB/s", "mm²"
    );
    line(&mut text, &head);
    let (save, others): (Vec<_>, Vec<_>) =
        (costs.codecs.iter()).partition(|codec| saves(codec.effective_ratio));
    for codec in save {
        let mut row = format!(
            "{}{:>8.3}{:>9.0}",
            named(&codec.name),
            codec.effective_ratio,
            codec.delivered_gb_s
        );
        if let Some(units) = &codec.units {
            for half in [units.compressor, units.decompressor] {
                // The string takes all that is written.
                let _ = write!(
                    row,
                    "{:>6}{:>6.2}{:>7.1}",
                    half.units, half.mm2, half.latency_ns
                );
            }
            let _ = write!(row, "{:>8.3}", units.mm2);
        } else {
            row += "  not measured";
        }
        line(&mut text, &row);
    }
    if !others.is_empty() {
        let names: Vec<&str> = others.iter().map(|codec| codec.name.as_str()).collect();
        line(
            &mut text,
            &wrap(&format!("No bursts saved: {}.", names.join(", ")), 0),
        );
    }
    line(&mut text, &wrap(&costs.source, 0));
    for note in &costs.notes {
        line(&mut text, &wrap(note, 0));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codec(name: &str, ratio: f64, mm2: Option<f64>) -> CodecCost {
        let half = |mm2: f64| HalfUnits {
            clock_mhz: 1000.0,
            gb_s: 128.0,
            units: 2,
            mm2,
            latency_ns: 5.0,
        };
        let units = |mm2: f64| {
            let halves = [half(0.25 * mm2), half(0.75 * mm2)];
            let scope = "in 7 nm, without stream ports and controller".into();
            Units::new("hdlgen".into(), "today".into(), scope, halves)
        };
        CodecCost {
            name: name.into(),
            effective_ratio: ratio,
            is_trained: name == "trained",
            delivered_gb_s: 100.0 * ratio,
            units: mm2.map(units),
        }
    }

    fn costs(codecs: Vec<CodecCost>) -> Costs {
        Costs {
            bandwidth_gb_s: 100.0,
            clock_mhz: 1000.0,
            source: String::new(),
            notes: Vec::new(),
            codecs,
        }
    }

    fn sentence(codecs: Vec<CodecCost>) -> String {
        costs(codecs).sentence()
    }

    #[test]
    fn the_smallest_within_one_percent_is_named() {
        let text = sentence(vec![
            codec("a", 1.5, Some(2.0)),
            codec("b", 1.49, Some(1.0)),
            codec("c", 1.4, Some(0.1)),
        ]);
        assert!(
            text.contains("use b: effective CR 1.490, 149 GB/s"),
            "{text}"
        );
        assert!(
            text.contains(
                "2 compressors and 2 decompressors, 1.000 mm² in 7 nm, without stream ports and controller; 5.0 ns"
            ),
            "{text}"
        );
        let ends = "It is the smallest measured codec within one per cent of a (1.500). c gives 1.400 for 0.100 mm².";
        assert!(text.ends_with(ends), "{text}");
        let text = sentence(vec![codec("a", 1.5, Some(2.0)), codec("c", 1.4, Some(1.1))]);
        assert!(text.contains("use a:"), "{text}");
        assert!(
            text.ends_with("No smaller codec comes within one per cent of it."),
            "{text}"
        );
    }

    #[test]
    fn the_cheaper_codec_is_the_best_of_those_with_half_the_area() {
        let text = sentence(vec![
            codec("trained", 1.5, Some(2.0)),
            codec("b", 1.4, Some(1.5)),
            codec("c", 1.2, Some(0.5)),
            codec("d", 1.3, Some(1.0)),
            codec("raw", 1.0, Some(0.1)),
        ]);
        let book = "use trained, with a codebook that software trains and loads: effective";
        assert!(text.contains(book), "{text}");
        assert!(text.ends_with(" d gives 1.300 for 1.000 mm²."), "{text}");
        let text = sentence(vec![codec("a", 1.5, None), codec("b", 1.49, Some(1.0))]);
        assert!(
            text.ends_with("of a (1.500), whose area was not measured."),
            "{text}"
        );
    }

    #[test]
    fn a_codec_that_does_not_pay_is_not_recommended() {
        let first = |ratio: f64| sentence(vec![codec("a", ratio, Some(1.0))]);
        let text = first(1.049);
        let begins = "If you compress all the same, for 100 GB/s of memory use a: ";
        assert!(text.starts_with(begins), "{text}");
        let text = first(1.05);
        assert!(text.starts_with("For 100 GB/s of memory use a: "), "{text}");
    }

    #[test]
    fn what_is_not_measured_is_said() {
        let text = sentence(vec![codec("a", 1.5, None), codec("c", 1.4, Some(0.1))]);
        assert!(
            text.starts_with("No codec within one per cent of a (1.500) has a measured area."),
            "{text}"
        );
        assert!(text.contains("use c:"), "{text}");
        let named = |codecs: Vec<CodecCost>| costs(codecs).choice().map(|codec| codec.name.clone());
        let unknown = codec("a", 1.5, None);
        let raw = codec("a", 1.0, Some(1.0));
        let known = codec("c", 1.4, Some(0.1));
        assert_eq!(named(vec![unknown.clone(), known]), Some("c".into()));
        assert_eq!([named(vec![unknown]), named(vec![raw])], [None, None]);
        assert!(sentence(vec![codec("a", 1.5, None)]).starts_with("The area of none"));
        assert!(sentence(vec![codec("a", 1.0, Some(1.0))]).starts_with("No codec saves"));
    }
}
