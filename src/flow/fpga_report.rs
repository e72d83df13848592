//! A routed design, as nextpnr reports it (`--report`).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::fpga_harness::{DESIGN, REGISTERS};
use super::{FlowError, Result};

/// The result of place and route.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Routed {
    /// The clock in MHz.
    pub fmax_mhz: f64,
    /// The longest path.
    pub path: Path,
    /// LUTs that nextpnr placed, those around the design included.
    pub placed_luts: u64,
    /// Flip-flops that nextpnr placed, those around the design included.
    pub placed_flip_flops: u64,
}

/// The longest path, from a clock's edge to the next.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Path {
    /// In cells, in ns.
    pub logic_ns: f64,
    /// In wires and switches between them, in ns.
    pub routing_ns: f64,
    /// The register, memory or port where it starts.
    pub start: String,
    /// Where it ends.
    pub end: String,
}

#[derive(Deserialize)]
struct Report {
    fmax: BTreeMap<String, Fmax>,
    critical_paths: Vec<CriticalPath>,
    utilization: BTreeMap<String, Utilization>,
}

#[derive(Deserialize)]
struct Fmax {
    achieved: f64,
}

#[derive(Deserialize)]
struct CriticalPath {
    from: String,
    to: String,
    path: Vec<Segment>,
}

#[derive(Deserialize)]
struct Segment {
    delay: f64,
    from: Pin,
    to: Pin,
    #[serde(rename = "type")]
    kind: String,
}

#[derive(Deserialize)]
struct Pin {
    cell: String,
}

#[derive(Deserialize)]
struct Utilization {
    used: u64,
}

/// Reads a report: of a device with one clock.
pub(super) fn read(bytes: &[u8]) -> Result<Routed> {
    let misunderstood = |problem: &str| FlowError::output("nextpnr", problem);
    let report: Report =
        serde_json::from_slice(bytes).map_err(|e| misunderstood(&format!("its report: {e}")))?;
    let mut clocks = report.fmax.iter();
    let (Some((clock, fmax)), None) = (clocks.next(), clocks.next()) else {
        return Err(misunderstood("a report without one clock"));
    };
    let edge = format!("posedge {clock}");
    let longest = (report.critical_paths.iter())
        .find(|p| p.from == edge && p.to == edge)
        .ok_or_else(|| misunderstood("a report without a path of the clock"))?;
    let (Some(first), Some(last)) = (longest.path.first(), longest.path.last()) else {
        return Err(misunderstood("a path without parts"));
    };
    let delay = |routing: bool| -> f64 {
        let segments = longest
            .path
            .iter()
            .filter(|segment| (segment.kind == "routing") == routing);
        segments.map(|segment| segment.delay).sum()
    };
    let used = |kind: &str| report.utilization.get(kind).map_or(0, |u| u.used);
    Ok(Routed {
        fmax_mhz: fmax.achieved,
        path: Path {
            logic_ns: delay(false),
            routing_ns: delay(true),
            start: source_name(&first.from.cell),
            end: source_name(&last.to.cell),
        },
        placed_luts: used("TRELLIS_COMB"),
        placed_flip_flops: used("TRELLIS_FF"),
    })
}

/// The register, memory or port behind a cell's name: Yosys calls a cell by the net that it drives, its
/// kind and pin, and a number where there are several.
fn source_name(cell: &str) -> String {
    for register in REGISTERS {
        if let Some(port) = cell.strip_prefix(register) {
            let port = port.split('[').next().unwrap_or(port);
            return format!("port {port}");
        }
    }
    let inner = cell.strip_prefix(DESIGN).unwrap_or(cell);
    let inner = inner.strip_prefix('.').unwrap_or(inner);
    let kinds = [
        "_TRELLIS_FF_",
        "_DP16KD_",
        "_PDPW16KD_",
        "_LUT4_",
        "_CCU2C_",
    ];
    let ends = kinds.iter().filter_map(|kind| inner.find(kind));
    inner[..ends.min().unwrap_or(inner.len())].to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_called_by_their_source() {
        let names = [
            ("design.one_waits_TRELLIS_FF_Q_3", "one_waits"),
            ("design.lane3.length_TRELLIS_FF_Q", "lane3.length"),
            ("drives_s_axis_tdata[17]", "port s_axis_tdata"),
            ("takes_m_axis_tvalid", "port m_axis_tvalid"),
            ("design.table.words.0.0", "table.words.0.0"),
        ];
        for (cell, name) in names {
            assert_eq!(source_name(cell), name);
        }
    }

    #[test]
    fn a_report_without_its_clock_is_refused() {
        let none = br#"{"fmax": {}, "critical_paths": [], "utilization": {}}"#;
        assert!(read(none).unwrap_err().to_string().contains("one clock"));
        assert!(read(b"{").unwrap_err().to_string().contains("nextpnr"));
    }

    #[test]
    fn logic_and_routing_make_the_path() {
        let segment = |kind: &str, delay: f64| {
            format!(
                r#"{{"delay": {delay}, "type": "{kind}", "from": {{"cell": "design.a_TRELLIS_FF_Q"}},
                "to": {{"cell": "design.b_TRELLIS_FF_Q"}}}}"#
            )
        };
        let path = [("clk-to-q", 0.5), ("routing", 2.0), ("setup", 0.25)]
            .map(|(kind, delay)| segment(kind, delay))
            .join(",");
        let report = format!(
            r#"{{"fmax": {{"c": {{"achieved": 363.6, "constraint": 200.0}}}},
            "critical_paths": [{{"from": "posedge c", "to": "posedge c", "path": [{path}]}}],
            "utilization": {{"TRELLIS_FF": {{"used": 7, "available": 9}}}}}}"#
        );
        let routed = read(report.as_bytes()).unwrap();
        assert_eq!((routed.path.logic_ns, routed.path.routing_ns), (0.75, 2.0));
        assert_eq!((&*routed.path.start, &*routed.path.end), ("a", "b"));
        assert_eq!((routed.placed_flip_flops, routed.placed_luts), (7, 0));
    }
}
