//! Estimates of area and access time of a memory with one read and one write port. No synthesis tool makes a
//! memory, and no library here comes with a memory compiler.
//!
//! **The source** is CACTI 7 (Balasubramonian et al., "CACTI 7: New Tools for
//! Interconnect Exploration in Innovative Off-Chip Memories", ACM TACO 14(2), 2017; the
//! model of arrays is that of HPL-2008-20), asked for plain RAMs of one exclusive read
//! and one exclusive write port at 45 nm, `itrs-hp`, delay and area weighing alike. Its
//! answers are kept here as area a bit in F², F being the node, and as access time in
//! FO4 delays of the same run (9.063 ps); between them the logarithm of the size is what
//! counts. At 90, 65 and 32 nm, CACTI's areas are within 11 % of them, and its access
//! times within 16 %, from 2 Kbit to 128 Kbit.
//!
//! F ends to be a length below 22 nm. There it is taken from the cell: CACTI's cell of six
//! transistors has 146 F², so F = √(cell / 146 µm²), with published cells:
//!
//! - 14 nm, 0.0588 µm²: S. Natarajan et al., "A 14nm logic technology featuring
//!   2nd-generation FinFET, air-gapped interconnects, self-aligned double patterning and a
//!   0.0588 µm² SRAM cell size", IEDM 2014.
//! - 10 nm, 0.0312 µm²: C. Auth et al., IEDM 2017, by the report of that talk in
//!   Semiconductor Digest, "IEDM 2017: Intel's 10nm Platform Process", 18 December 2017.
//! - 7 nm, 0.027 µm²: J. Chang et al., "A 7nm 256Mb SRAM in High-K Metal-Gate FinFET
//!   Technology with Write-Assist Circuitry for Low-VMIN Applications", ISSCC 2017, 12.1, by
//!   WikiChip's page on 7 nm, which gives it as the source.

use super::{FlowError, Result};

/// An estimate of one memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// In µm², where the node is known.
    pub area: Option<f64>,
    /// From the clock's edge to the data, in FO4 delays.
    pub access_fo4: f64,
}

/// CACTI's answers: bits, F² a bit, access time in FO4.
const ANSWERS: [(f64, f64, f64); 10] = [
    (512.0, 851.0, 18.5),
    (1024.0, 616.0, 19.3),
    (2048.0, 555.0, 20.5),
    (4096.0, 533.0, 23.4),
    (8192.0, 460.0, 25.3),
    (16384.0, 480.0, 26.2),
    (32768.0, 443.0, 33.2),
    (65536.0, 428.0, 36.4),
    (131_072.0, 418.0, 43.9),
    (1_048_576.0, 453.0, 116.2),
];

/// µm² of a cell of six transistors by node in nm, where F is no length.
const CELLS: [(f64, f64); 3] = [(7.0, 0.027), (10.0, 0.0312), (14.0, 0.0588)];
/// F² of CACTI's cell of six transistors.
const CELL: f64 = 146.0;
/// The smallest node in nm whose F is its name.
const PLANAR: f64 = 22.0;

/// Nodes in nm by a part of their libraries' names.
const LIBRARIES: [(&str, f64); 9] = [
    ("osu018", 180.0),
    ("osu035", 350.0),
    ("osu05", 500.0),
    ("gf180", 180.0),
    ("sky130", 130.0),
    ("sg13", 130.0),
    ("nangate", 45.0),
    ("gscl45", 45.0),
    ("asap7", 7.0),
];

/// The node in nm of a library whose name is known.
pub fn node_of(library: &str) -> Option<f64> {
    let name = library.to_lowercase();
    let known = LIBRARIES.iter().find(|(part, _)| name.contains(part));
    known.map(|(_, node)| *node)
}

/// Refuses a node outside 5 to 1000 nm.
///
/// # Errors
/// [`FlowError::Request`].
pub fn check_node(nm: f64) -> Result<()> {
    if (5.0..=1000.0).contains(&nm) {
        Ok(())
    } else {
        Err(FlowError::Request(format!(
            "--node {nm}: a node is from 5 to 1000 nm"
        )))
    }
}

/// The estimate of a memory of `bits` bits, with an area if the node in nm is known.
pub fn estimate(bits: u64, node_nm: Option<f64>) -> Estimate {
    let bits_of = |of: fn(&(f64, f64, f64)) -> f64| {
        let points = ANSWERS.map(|answer| (answer.0, of(&answer)));
        interpolate(&points, bits as f64)
    };
    let feature = node_nm.map(|node| feature_nm(node) / 1000.0);
    Estimate {
        area: feature.map(|f| bits as f64 * bits_of(|answer| answer.1) * f * f),
        access_fo4: bits_of(|answer| answer.2),
    }
}

/// F in nm.
fn feature_nm(node: f64) -> f64 {
    if node >= PLANAR {
        return node;
    }
    let planar = (PLANAR, CELL * (PLANAR / 1000.0).powi(2));
    let cells = [CELLS[0], CELLS[1], CELLS[2], planar].map(|(node, area)| (node, area.ln()));
    // Below the last of them, as that node would shrink.
    let shrink = (node / CELLS[0].0).min(1.0);
    1000.0 * (interpolate(&cells, node).exp() / CELL).sqrt() * shrink
}

/// Between points by the logarithm of x; outside, the nearest point's.
fn interpolate(points: &[(f64, f64)], x: f64) -> f64 {
    let after = points.iter().position(|point| point.0 >= x);
    match after {
        None => points[points.len() - 1].1,
        Some(0) => points[0].1,
        Some(at) => {
            let ((x0, y0), (x1, y1)) = (points[at - 1], points[at]);
            y0 + (y1 - y0) * (x / x0).ln() / (x1 / x0).ln()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64, share: f64) -> bool {
        (a / b - 1.0).abs() <= share
    }

    #[test]
    fn what_cacti_said_is_what_is_said() {
        // 0.015916 mm² and 0.237168 ns, in FO4 of 9.06329 ps, for 1024 words of 16 bits.
        let e = estimate(16384, Some(45.0));
        assert!(near(e.area.unwrap(), 15916.0, 0.002), "{e:?}");
        assert!(near(e.access_fo4, 237.168 / 9.06329, 0.002), "{e:?}");
        // At other nodes, of 32 Kbit: 0.723234 ns with 23.278 ps at 90 nm, 445 F² a bit
        // at 65 nm.
        let e = estimate(32768, Some(65.0));
        assert!(near(e.access_fo4, 723.234 / 23.278, 0.16), "{e:?}");
        assert!(near(e.area.unwrap(), 32768.0 * 445.0 * 0.065 * 0.065, 0.02));
        assert_eq!(estimate(16384, None).area, None);
    }

    #[test]
    fn between_sizes_it_lies_between() {
        let (small, middle, large) = (
            estimate(2048, Some(45.0)),
            estimate(3200, Some(45.0)),
            estimate(4096, Some(45.0)),
        );
        assert!(small.access_fo4 < middle.access_fo4 && middle.access_fo4 < large.access_fo4);
        assert!(small.area < middle.area && middle.area < large.area);
        // ln(3200/2048) / ln 2 = 0.6439 of the way from 20.5 to 23.4.
        assert!(near(middle.access_fo4, 22.367, 1e-3));
    }

    #[test]
    fn small_nodes_go_by_their_cells() {
        // 0.027 µm² are 146 F².
        assert!(near(feature_nm(7.0), 13.6, 0.001));
        assert!(near(feature_nm(14.0), 20.07, 0.001));
        assert_eq!(feature_nm(22.0), 22.0);
        assert!(near(feature_nm(5.0), 13.6 * 5.0 / 7.0, 0.001));
        let features: Vec<f64> = (5..40).map(|node| feature_nm(f64::from(node))).collect();
        assert!(features.windows(2).all(|pair| pair[0] < pair[1]));
    }

    #[test]
    fn libraries_are_known_by_name() {
        assert_eq!(node_of("osu018_stdcells"), Some(180.0));
        assert_eq!(node_of("sky130_fd_sc_hd__tt_025C_1v80"), Some(130.0));
        assert_eq!(node_of("asap7sc7p5t_RVT_TT_nldm"), Some(7.0));
        assert_eq!(node_of("tiny"), None);
        assert!(check_node(2.0).is_err() && check_node(f64::NAN).is_err());
        assert!(check_node(7.0).is_ok());
    }
}
