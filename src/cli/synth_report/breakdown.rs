//! The share of each part in a module's area.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use super::SynthesisedModule;
use crate::chart;
use crate::cli::output::Output;
use crate::flow::synth::Part;
use crate::terms::count;

/// The parts of one module, or the cells in no instance.
struct Share {
    name: String,
    area: f64,
    flip_flops: u64,
    memory_bits: u64,
}

/// The instances, those of a module together, the largest first.
fn shares(found: &SynthesisedModule) -> Vec<Share> {
    let mut by_module: BTreeMap<&str, Vec<&Part>> = BTreeMap::new();
    for part in &found.synthesis.parts {
        by_module.entry(&part.module).or_default().push(part);
    }
    let mut shares: Vec<Share> = (by_module.into_values())
        .map(|parts| {
            let first = parts[0].instance.as_str();
            let name = match (first, parts.len()) {
                ("", _) => "around them".to_string(),
                (name, 1) => name.to_string(),
                (name, count) => {
                    let name = name.trim_end_matches(|c: char| c.is_ascii_digit());
                    format!("{count} × {name}")
                }
            };
            Share {
                name,
                area: parts.iter().map(|part| part.area).sum(),
                flip_flops: parts.iter().map(|part| part.flip_flops).sum(),
                memory_bits: parts.iter().map(|part| part.memory_bits).sum(),
            }
        })
        .collect();
    shares.sort_by(|a, b| b.area.total_cmp(&a.area));
    shares
}

/// Prints them.
pub fn print(found: &SynthesisedModule) {
    let shares = shares(found);
    let longest = shares.iter().map(|share| share.name.chars().count()).max();
    let width = longest.unwrap_or(0);
    for share in shares {
        let percent = 100.0 * share.area / found.synthesis.area;
        let Share {
            name,
            area,
            flip_flops,
            memory_bits,
        } = share;
        let memories = match memory_bits {
            0 => String::new(),
            bits => format!(", {} of memories apart", count(bits, "bit")),
        };
        println!(
            "    {name:<width$} {percent:5.1} %  {area:10.0} µm²  {flip_flops:6} flip-flops{memories}"
        );
    }
}

/// Draws them to `path`.
pub fn draw(design: &str, found: &SynthesisedModule, path: &Path) -> anyhow::Result<()> {
    let parts: Vec<(String, f64)> = (shares(found).into_iter())
        .map(|share| (share.name, share.area))
        .collect();
    let title = format!("{design}, {}: area by part", found.name);
    let svg = chart::shares(&title, "µm²", &parts)?;
    let mut output = Output::create("--svg", path)?;
    output.write_all(svg.as_bytes())?;
    output.commit()
}
