//! The Pareto points of a sweep.

use std::io::Write;
use std::path::Path;

use anyhow::Context;
use serde_json::{json as object, Value};

use crate::chart::{self, Axis};
use crate::cli::output::Output;
use crate::cli::sim::with_half;

/// A half of a design.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    pub design: String,
    /// In µm², with the estimate for memories where there is one.
    pub area: f64,
    /// In GB/s.
    pub throughput: f64,
    /// In ns.
    pub latency: f64,
    /// In pJ, where it was counted.
    pub block_pj: Option<f64>,
    /// Whether no other one is as good in all three and better in one.
    pub best: bool,
}

/// All designs' halves of one kind.
pub struct Front {
    pub half: String,
    pub places: Vec<Place>,
}

impl Place {
    fn read(design: &Value, half: &Value) -> Option<Place> {
        let number = |key: &str| half[key].as_f64();
        Some(Place {
            design: design["design"].as_str()?.into(),
            area: number("area_um2")? + number("estimated_memory_area_um2").unwrap_or(0.0),
            throughput: number("throughput_gb_s")?,
            latency: number("latency_ns")?,
            block_pj: half.pointer("/power/block_pj").and_then(Value::as_f64),
            best: true,
        })
    }

    fn beats(&self, other: &Place) -> bool {
        let as_good = self.area <= other.area
            && self.throughput >= other.throughput
            && self.latency <= other.latency;
        let the_same = self.area == other.area
            && self.throughput == other.throughput
            && self.latency == other.latency;
        as_good && !the_same
    }
}

/// The halves of some designs, as [`crate::cli::synth_report::json`] has them.
pub fn fronts(designs: &[Value]) -> anyhow::Result<Vec<Front>> {
    let mut fronts: Vec<Front> = Vec::new();
    for design in designs {
        for (half, value) in design["halves"].as_object().into_iter().flatten() {
            let place = Place::read(design, value)
                .with_context(|| format!("{}: the {half} lacks a result", design["design"]))?;
            match fronts.iter_mut().find(|front| front.half == *half) {
                Some(front) => front.places.push(place),
                None => fronts.push(Front {
                    half: half.clone(),
                    places: vec![place],
                }),
            }
        }
    }
    for front in &mut fronts {
        let all = front.places.clone();
        for place in &mut front.places {
            place.best = !all.iter().any(|other| other.beats(place));
        }
    }
    Ok(fronts)
}

/// Prints them, the smallest first.
pub fn print(fronts: &[Front]) {
    for front in fronts {
        println!(
            "{}s; those that no other one beats are marked with *",
            front.half
        );
        let names = front.places.iter().map(|place| place.design.len());
        let width = names.max().unwrap_or(0);
        println!(
            "    {:<width$} {:>10} {:>8} {:>10} {:>10}",
            "design", "area µm²", "GB/s", "latency ns", "pJ a block"
        );
        let mut places: Vec<&Place> = front.places.iter().collect();
        places.sort_by(|a, b| a.area.total_cmp(&b.area));
        for place in places {
            let mark = if place.best { '*' } else { ' ' };
            let energy = place.block_pj.map_or("-".into(), |pj| format!("{pj:.1}"));
            println!(
                "  {mark} {:<width$} {:>10.0} {:>8.2} {:>10.1} {energy:>10}",
                place.design, place.area, place.throughput, place.latency
            );
        }
    }
}

/// The results, and of each half the names of those that no other one beats.
pub fn json(results: &[Value], fronts: &[Front]) -> Value {
    let best: serde_json::Map<String, Value> = (fronts.iter())
        .map(|front| {
            let best = front.places.iter().filter(|place| place.best);
            let names: Vec<&str> = best.map(|place| place.design.as_str()).collect();
            (front.half.clone(), object!(names))
        })
        .collect();
    object!({ "points": results, "pareto": best })
}

/// Draws area against throughput and against latency, a picture each.
pub fn draw(fronts: &[Front], path: &Path) -> anyhow::Result<()> {
    type Value = fn(&Place) -> f64;
    let axes: [(&str, &str, Value); 2] = [
        ("throughput", "throughput, GB/s", |place| place.throughput),
        ("latency", "latency, ns", |place| place.latency),
    ];
    let mut pictures = Vec::new();
    for front in fronts {
        for (name, label, value) in axes {
            let point = |place: &Place| chart::Point {
                at: (place.area, value(place)),
                // Names of all would cover each other.
                name: if place.best {
                    place.design.clone()
                } else {
                    String::new()
                },
                group: if place.best { "Pareto" } else { "beaten" }.into(),
            };
            let points: Vec<_> = front.places.iter().map(point).collect();
            let title = format!("{}s: area and {name}", front.half);
            let (x, y) = (Axis::log("area, µm²"), Axis::log(label));
            let svg = chart::points(&title, &x, &y, &points, &[])?;
            let file = with_half(path, &format!("{}.{name}", front.half), "svg");
            pictures.push((file, svg));
        }
    }
    // None of them is written if one of them cannot be drawn.
    for (file, svg) in pictures {
        let mut output = Output::create("--svg", &file)?;
        output.write_all(svg.as_bytes())?;
        output.commit()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn design(name: &str, area: f64, throughput: f64, latency: f64) -> Value {
        object!({ "design": name, "halves": { "compressor": {
            "area_um2": area, "throughput_gb_s": throughput, "latency_ns": latency,
        } } })
    }

    #[test]
    fn a_point_is_best_unless_another_one_beats_it() {
        let mut designs = [
            design("small", 1.0, 1.0, 9.0),
            design("fast", 9.0, 9.0, 9.0),
            design("soon", 9.0, 1.0, 1.0),
            design("beaten", 9.0, 1.0, 9.0),
            design("as fast", 9.0, 9.0, 9.0),
            design("small but for memories", 0.5, 1.0, 9.0),
        ]
        .to_vec();
        designs[5]["halves"]["compressor"]["estimated_memory_area_um2"] = object!(0.6);
        let fronts = fronts(&designs).unwrap();
        let best: Vec<bool> = fronts[0].places.iter().map(|place| place.best).collect();
        assert_eq!(best, [true, true, true, false, true, false]);
        let names = &json(&designs, &fronts)["pareto"]["compressor"];
        assert_eq!(*names, object!(["small", "fast", "soon", "as fast"]));
    }

    #[test]
    fn a_half_without_results_is_an_error() {
        let mut lacking = design("a", 1.0, 1.0, 1.0);
        lacking["halves"]["compressor"]["latency_ns"] = Value::Null;
        assert!(fronts(&[lacking]).is_err());
    }
}
