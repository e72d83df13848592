//! Measurements of the designs by `scripts/results`, from the project's files.

use serde::Deserialize;

use crate::terms::{SymbolLength, Ways};

/// The measurements: a row for each half with the measured part and the library.
const HARDWARE: &str = include_str!("../../docs/data/hardware.csv");
/// The cell libraries that define the units of the measurements.
const LIBRARIES: &str = include_str!("../../docs/data/libraries.csv");
/// Halves with their ports, and the energy of a block.
const DESIGNS: &str = include_str!("../../docs/data/designs.csv");

/// Halves of E2MC with their ports, by symbol length and ways.
const E2MC: &str = include_str!("../../docs/data/e2mc.csv");

/// The share of an area that cells fill.
pub const FILLED: f64 = 0.7;

/// One measurement.
#[derive(Clone, Debug, Deserialize)]
pub struct Measured {
    /// The day.
    pub date: String,
    /// The commit that was measured.
    pub commit: String,
    /// The cell library.
    pub library: String,
    /// The command that makes the design.
    pub command: String,
    /// `compressor`, `decompressor`, or the name of a design that has only one part.
    pub half: String,
    /// `core` without stream ports, `whole` with them.
    pub what: String,
    /// `gated` clocks, or `plain`.
    pub gating: String,
    /// Flip-flops.
    pub flip_flops: u64,
    /// Area without memories, in thousands of the library's NAND2.
    pub kge: f64,
    /// The longest path in FO4 delays, memories' access time counted.
    pub fo4: f64,
}

/// A cell library.
#[derive(Clone, Debug, Deserialize)]
pub struct CellLibrary {
    /// Its name, as its Liberty file has it.
    pub library: String,
    /// Its node in nm.
    pub node_nm: f64,
    /// The area in µm² of the NAND2 that kGE count.
    pub nand2_um2: f64,
    /// An FO4 delay in ps.
    pub fo4_ps: f64,
    /// The corner.
    pub corner: String,
}

/// All measurements.
pub fn measured() -> Vec<Measured> {
    rows(HARDWARE)
}

/// The library of the most modern node that designs were measured with.
pub fn newest_library() -> Option<CellLibrary> {
    let libraries: Vec<CellLibrary> = rows(LIBRARIES);
    let libraries = libraries.into_iter();
    libraries.min_by(|a, b| a.node_nm.total_cmp(&b.node_nm))
}

/// A half with its ports.
#[derive(Clone, Debug, Deserialize)]
struct WithPorts {
    /// The design, with its lanes behind a hyphen where it has some, or with its ways.
    design: String,
    half: String,
    /// Energy of the logic for a block in pJ, in the library of the most modern node.
    asap7_pj: Option<f64>,
}

/// The energy of a codec's design for a block in pJ, compressor and decompressor, with the largest number of
/// lanes and the default parameters, in the library of the most modern node; None if it was not measured.
/// E2MC's is the one for its symbol length and number of ways.
pub fn codec_energy(
    codec: &str,
    symbol_length: Option<SymbolLength>,
    ways: Option<Ways>,
) -> Option<[f64; 2]> {
    let with_ways = match (symbol_length, ways) {
        (Some(symbol_length), Some(ways)) => Some(format!("SL {symbol_length} PDW {ways}")),
        (None, Some(ways)) => Some(format!("{codec} PDW {ways}")),
        _ => None,
    };
    let is_of = |row: &&WithPorts| match &with_ways {
        Some(name) => row.design == *name,
        None => {
            let lanes = row.design.strip_prefix(codec);
            lanes.is_some_and(|lanes| lanes.is_empty() || lanes[1..].parse::<u32>().is_ok())
        }
    };
    // The first file is the newer one.
    let rows: Vec<WithPorts> = [DESIGNS, E2MC].into_iter().flat_map(rows).collect();
    let energy = |half: &str| {
        let own = rows.iter().filter(|row| row.half == half);
        own.filter(is_of).find_map(|row| row.asap7_pj)
    };
    Some([energy("compressor")?, energy("decompressor")?])
}

/// The rows of a file of the project; one that is not of this form is none.
pub(super) fn rows<Row: for<'a> Deserialize<'a>>(text: &str) -> Vec<Row> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    reader.deserialize().filter_map(Result::ok).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn energy_is_that_of_the_parameters() {
        let ways = |ways| Some(Ways::try_from(ways).unwrap());
        let e2mc = |sl, count| {
            codec_energy(
                "e2mc",
                Some(SymbolLength::try_from(sl).unwrap()),
                ways(count),
            )
        };
        // One way works for more cycles than four.
        assert!(e2mc(16, 1).unwrap()[1] > 2.0 * e2mc(16, 4).unwrap()[1]);
        assert!(e2mc(4, 4).unwrap()[0] > 2.0 * e2mc(16, 4).unwrap()[0]);
        assert_eq!(e2mc(16, 8), None);
        let delta = |count| codec_energy("e2mc-delta", None, ways(count));
        assert!(delta(4).unwrap()[0] > e2mc(16, 4).unwrap()[0]);
        assert_eq!(delta(8), None);
        assert!(codec_energy("bpc-opt", None, None).is_some());
        assert_eq!(codec_energy("bpc", None, None), None);
    }
}
