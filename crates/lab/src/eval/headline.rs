//! The best codec for the data, in two sentences.

use super::about::{About, Hardware};
use super::costs::{Costs, PAYS};
use super::evaluation::Evaluation;
use super::ratios::Mean;
use crate::terms::count;

/// How near to the best ratio a cheaper codec must come to be named.
const NEAR: f64 = 0.01;

/// Which codec with hardware has the highest effective CR of all files by bytes, whether that pays, and
/// whether a cheaper one is within one percent of it, unless the costs name that one; then a better one
/// without hardware. Ratios are those trained on other data, where a codec is trained.
pub fn headline(evaluation: &Evaluation, about: &About) -> String {
    let Some(first) = best(evaluation, about, |_| true) else {
        return String::new();
    };
    let files = count(evaluation.files.len() as u64, "file");
    let most = &evaluation.totals[first];
    if ratio(evaluation, first) <= 1.0 {
        return format!(
            "No codec saves a burst on {files}: the best, {}, has an effective CR of {:.3}.",
            most.name,
            most.ratios().effective_ratio
        );
    }
    let compared = compared(evaluation, about).unwrap_or(first);
    let by_bytes = match evaluation.files.len() {
        1 => "",
        _ => ", by bytes",
    };
    let is_best = match (compared == first, is_built(about, compared)) {
        (true, true) => "is best",
        (true, false) => "is best, but has no hardware",
        (false, _) => "is the best codec with hardware",
    };
    let mean = &evaluation.totals[compared];
    let ratios = mean.ratios();
    let mut text = format!(
        "On {files}{by_bytes}, {} {is_best}: effective CR {:.3}, raw CR {:.3}{}.{}",
        mean.name,
        ratios.effective_ratio,
        ratios.raw_ratio,
        trained(mean),
        verdict(ratios.effective_ratio)
    );
    let is_chosen = about.costs(evaluation).and_then(Costs::choice).is_some();
    let cheaper = cheaper(evaluation, about, compared).filter(|_| !is_chosen);
    if let Some((cheaper, why)) = cheaper {
        let name = &evaluation.totals[cheaper].name;
        let ratio = evaluation.totals[cheaper].ratios().effective_ratio;
        let less = 100.0 * (1.0 - ratio / ratios.effective_ratio);
        let as_much = if less < 0.05 {
            "has as much".to_owned()
        } else {
            format!("has {less:.1} % less ({ratio:.3})")
        };
        text += &format!(" {name} is cheaper and {as_much}: {why}.");
    }
    if compared != first {
        let ratio = most.ratios().effective_ratio;
        text += &format!(" {}, which has no hardware, has {ratio:.3}.", most.name);
    }
    text
}

/// The bursts that a ratio saves, and whether that pays.
fn verdict(ratio: f64) -> String {
    let saved = 100.0 * (1.0 - 1.0 / ratio).max(0.0);
    if ratio < PAYS {
        format!(" Compression does not pay: it saves only {saved:.1} % of the bursts.")
    } else {
        format!(" It saves {saved:.0} % of the bursts.")
    }
}

/// Throughput, latency and memories of the hardware of the best codec that has some, if that codec saves bursts.
pub(super) fn hardware_sentence(evaluation: &Evaluation, about: &About) -> Option<String> {
    let codec = best(evaluation, about, |codec| about.hardware(codec).is_some());
    let codec = codec.filter(|&codec| ratio(evaluation, codec) > 1.0)?;
    let own = about.hardware(codec)?;
    let [compressor, decompressor] = own.latency;
    Some(format!(
        "With ports as wide as a burst, {} accepts a block every {}; compression takes {}, decompression {}. \
         It needs {}. --bandwidth GB/S adds mm² and ns for a memory.",
        evaluation.totals[codec].name,
        count(own.interval, "cycle"),
        count(compressor, "cycle"),
        count(decompressor, "cycle"),
        memories(own)
    ))
}

fn memories(hardware: &Hardware) -> String {
    match hardware.memory_bits {
        0 => "no SRAM".to_owned(),
        bits => format!("{:.1} KiB of SRAM", bits as f64 / 8192.0),
    }
}

/// The best codec of those that have hardware and those within one percent of it, if there are any
/// and it saves bursts: what [`headline`] compares.
pub fn contenders(evaluation: &Evaluation, about: &About) -> Vec<usize> {
    let Some(best) = compared(evaluation, about) else {
        return Vec::new();
    };
    let near: Vec<usize> = near(evaluation, about, best).collect();
    if near.is_empty() || ratio(evaluation, best) <= 1.0 {
        return Vec::new();
    }
    [best].into_iter().chain(near).collect()
}

/// Note on the training of a codec that was trained on both its own and other data.
fn trained(mean: &Mean) -> String {
    match mean.other_data {
        Some(_) => format!(
            ", trained on other data ({:.3} and {:.3} trained on itself)",
            mean.effective_ratio, mean.raw_ratio
        ),
        None => String::new(),
    }
}

fn ratio(evaluation: &Evaluation, codec: usize) -> f64 {
    evaluation.totals[codec].ratios().effective_ratio
}

fn is_built(about: &About, codec: usize) -> bool {
    about.built.get(codec).copied().unwrap_or(true)
}

/// The best codec with hardware.
fn compared(evaluation: &Evaluation, about: &About) -> Option<usize> {
    best(evaluation, about, |codec| is_built(about, codec))
}

/// The codec with the highest ratio of those that may be taken; of equal ones the first with hardware.
fn best(evaluation: &Evaluation, about: &About, may: impl Fn(usize) -> bool) -> Option<usize> {
    let ratio = |codec| ratio(evaluation, codec);
    let codecs = (0..evaluation.totals.len()).filter(|&codec| may(codec));
    let rank = |codec: usize| (ratio(codec), is_built(about, codec));
    codecs
        .filter(|&codec| ratio(codec).is_finite())
        .reduce(|best, codec| {
            if rank(codec) > rank(best) {
                codec
            } else {
                best
            }
        })
}

/// The codecs with hardware that are within one percent of the best one, but for it.
fn near<'a>(
    evaluation: &'a Evaluation,
    about: &'a About,
    best: usize,
) -> impl Iterator<Item = usize> + 'a {
    let least = (1.0 - NEAR) * ratio(evaluation, best);
    let others = (0..evaluation.totals.len()).filter(move |&codec| codec != best);
    others.filter(move |&codec| is_built(about, codec) && ratio(evaluation, codec) >= least)
}

/// The cheapest codec that comes near the best one, and what it costs less of: area, where that of
/// both is known, else codebooks, else tables at the same rate.
fn cheaper(evaluation: &Evaluation, about: &About, best: usize) -> Option<(usize, String)> {
    let why = |codec| Some((codec, why_cheaper(evaluation, about, best, codec)?));
    let known = near(evaluation, about, best).filter_map(why);
    let area = |codec: usize| {
        let area = about.hardware(codec).and_then(Hardware::area_of_rate);
        area.unwrap_or(f64::INFINITY)
    };
    known.min_by(|a, b| {
        let by_area = area(a.0).total_cmp(&area(b.0));
        by_area.then(ratio(evaluation, b.0).total_cmp(&ratio(evaluation, a.0)))
    })
}

fn why_cheaper(
    evaluation: &Evaluation,
    about: &About,
    best: usize,
    codec: usize,
) -> Option<String> {
    let [theirs, own] = [best, codec].map(|codec| about.hardware(codec));
    let has_book = |codec: usize| evaluation.codecs[codec].training.is_some();
    if let (Some(theirs), Some(own)) = (theirs, own) {
        let areas = theirs.area_of_rate().zip(own.area_of_rate());
        if let Some((most, least)) = areas {
            let is_less = least < most && own.memory_bits <= theirs.memory_bits;
            return is_less.then(|| {
                format!("{least:.2} kGE for each GB/s in place of {most:.2}, memories not counted")
            });
        }
    }
    if has_book(best) && !has_book(codec) {
        return Some("it needs no codebook".to_owned());
    }
    let (theirs, own) = theirs.zip(own)?;
    let is_less = own.memory_bits < theirs.memory_bits && own.interval <= theirs.interval;
    is_less.then(|| {
        let (less, more) = (memories(own), theirs.memory_bits as f64 / 8192.0);
        format!("{less} in place of {more:.1} KiB, at no lower rate")
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::eval::Synthesis;

    /// Codecs by name: effective CR, and that on other data if it is trained.
    fn evaluation(codecs: &[(&str, f64, Option<f64>)]) -> Evaluation {
        let total = |&(name, ratio, other): &(&str, f64, Option<f64>)| {
            let other = other.map(|other| json!({"raw_ratio": 1.5, "effective_ratio": other}));
            json!({"name": name, "raw_ratio": 1.5, "effective_ratio": ratio, "other_data": other})
        };
        let codec = |&(name, _, other): &(&str, f64, Option<f64>)| json!({"name": name, "mag": 32, "training": other.map(|_| "same")});
        let whole = json!({
            "format": "hdlgen-eval",
            "version": 1,
            "shard": null,
            "block": 128,
            "codecs": codecs.iter().map(codec).collect::<Vec<_>>(),
            "files": [],
            "left_out": [],
            "totals": codecs.iter().map(total).collect::<Vec<_>>(),
            "seconds": 0.0,
        });
        serde_json::from_value(whole).unwrap()
    }

    fn hardware(memory_bits: u64, kge: Option<f64>) -> Option<Hardware> {
        Some(Hardware {
            command: String::new(),
            block: 128,
            interval: 4,
            latency: [10, 10],
            memory_bits,
            synthesis: kge.map(|kge| Synthesis {
                kge,
                mhz: 1000.0,
                library: "cells".into(),
            }),
        })
    }

    #[test]
    fn the_best_is_the_best_on_other_data() {
        let found = evaluation(&[("numbers", 1.333, Some(1.236)), ("bpc", 1.25, None)]);
        let text = headline(&found, &About::default());
        let best =
            "by bytes, bpc is best: effective CR 1.250, raw CR 1.500. It saves 20 % of the bursts.";
        assert!(text.ends_with(best), "{text}");
        assert_eq!(contenders(&found, &About::default()), [0; 0]);
    }

    #[test]
    fn the_first_codec_has_hardware_and_the_text_says_whether_it_pays() {
        let found = evaluation(&[("lzss", 1.193, None), ("cpack", 1.185, None)]);
        let about = |built: [bool; 2]| About {
            built: built.to_vec(),
            ..About::default()
        };
        let text = headline(&found, &about([false, true]));
        let expected =
            "by bytes, cpack is the best codec with hardware: effective CR 1.185, raw CR 1.500. \
                        It saves 16 % of the bursts. lzss, which has no hardware, has 1.193.";
        assert!(text.ends_with(expected), "{text}");
        let found = evaluation(&[("lzss", 1.04, None), ("cpack", 1.0, None)]);
        let text = headline(&found, &about([true, true]));
        let expected = "lzss is best: effective CR 1.040, raw CR 1.500. Compression does not pay: it saves only 3.8 % \
                        of the bursts.";
        assert!(text.contains(expected), "{text}");
        let text = headline(&found, &about([false, true]));
        assert!(
            text.contains("saves only 0.0 % of the bursts. lzss, which"),
            "{text}"
        );
        let text = headline(&found, &about([false, false]));
        assert!(
            text.contains("lzss is best, but has no hardware:"),
            "{text}"
        );
    }

    #[test]
    fn a_cheaper_codec_within_one_percent_is_named_with_what_it_saves() {
        let found = evaluation(&[
            ("e2mc", 1.4, Some(1.3)),
            ("bdi", 1.29, None),
            ("fpc", 1.28, None),
        ]);
        let text = headline(&found, &About::default());
        let cheaper = " bdi is cheaper and has 0.8 % less (1.290): it needs no codebook.";
        assert!(text.ends_with(cheaper), "{text}");
        assert!(
            text.contains("1.300, raw CR 1.500, trained on other data (1.400 and"),
            "{text}"
        );
        // Without hardware of its own it is none to take.
        let built = vec![true, false, true];
        let about = About {
            built,
            ..About::default()
        };
        assert!(!headline(&found, &about).contains("cheaper"));
        // More area is not cheaper.
        for (kge, is_cheaper) in [(20.0, false), (8.0, true)] {
            let hardware = vec![hardware(0, Some(16.0)), hardware(0, Some(kge)), None];
            let about = About {
                hardware,
                ..About::default()
            };
            let text = headline(&found, &about);
            let saved = "0.25 kGE for each GB/s in place of 0.50, memories not counted.";
            assert_eq!(text.ends_with(saved), is_cheaper, "{text}");
        }
    }

    #[test]
    fn costs_that_name_a_codec_name_the_only_one() {
        let found = evaluation(&[("e2mc", 1.4, Some(1.3)), ("bdi", 1.29, None)]);
        let half =
            json!({ "clock_mhz": 1.0, "gb_s": 1.0, "units": 1, "mm2": 1.0, "latency_ns": 1.0 });
        let units = json!({ "command": "", "measured": "", "compressor": half, "decompressor": half, "mm2": 2.0 });
        let costs = |units: serde_json::Value| {
            let codec = json!({ "name": "e2mc", "effective_ratio": 1.3, "delivered_gb_s": 130.0, "units": units });
            let costs = json!({ "bandwidth_gb_s": 100.0, "clock_mhz": 1000.0, "source": "", "notes": [], "codecs": [codec] });
            let costs = Some(serde_json::from_value(costs).unwrap());
            About {
                costs,
                ..About::default()
            }
        };
        for (units, is_named) in [(units, false), (json!(null), true)] {
            let text = headline(&found, &costs(units));
            assert_eq!(text.contains(" bdi is cheaper"), is_named, "{text}");
        }
    }

    #[test]
    fn hardware_is_that_of_the_best_whose_hardware_is_known() {
        // Numbers of several formats are several designs.
        let found = evaluation(&[("numbers", 1.4, None), ("bdi", 1.2, None)]);
        let hardware = vec![None, hardware(0, None)];
        let about = About {
            hardware,
            ..About::default()
        };
        let takes = hardware_sentence(&found, &about).unwrap();
        assert!(
            takes.starts_with("With ports as wide as a burst, bdi accepts"),
            "{takes}"
        );
    }

    #[test]
    fn of_two_with_codebooks_the_one_with_fewer_memories_is_cheaper() {
        let found = evaluation(&[("e2mc-delta", 1.4, Some(1.3)), ("numbers", 1.3, Some(1.3))]);
        let hardware = vec![hardware(414_720, None), hardware(0, None)];
        let about = About {
            hardware,
            ..About::default()
        };
        let text = headline(&found, &about);
        let takes = hardware_sentence(&found, &about).unwrap();
        let expected =
            "With ports as wide as a burst, e2mc-delta accepts a block every 4 cycles; compression \
                        takes 10 cycles, decompression 10 cycles. It needs 50.6 KiB of SRAM. ";
        assert!(takes.starts_with(expected), "{takes}");
        assert_eq!(hardware_sentence(&found, &About::default()), None);
        let cheaper =
            "numbers is cheaper and has as much: no SRAM in place of 50.6 KiB, at no lower rate.";
        assert!(text.ends_with(cheaper), "{text}");
    }
}
