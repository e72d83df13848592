//! Gate-level simulation: a mapped netlist gets the design's recorded inputs, and must give its
//! recorded outputs.

use super::gates::Gates;
use super::{FlowError, Result};

/// A recording of a design's ports in each cycle, from the end of reset on.
#[derive(Clone, Debug)]
pub struct Stimulus {
    /// Inputs but clock and reset, and their widths.
    pub inputs: Vec<(String, u32)>,
    /// Outputs, and their widths.
    pub outputs: Vec<(String, u32)>,
    /// For each cycle a word for each bit of the inputs, then of the outputs: bit k is
    /// stream k's.
    pub cycles: Vec<Vec<u32>>,
    /// The first cycle that counts.
    pub start: usize,
    /// Streams, at most [`super::gates::LANES`].
    pub lanes: u32,
    /// Blocks of all streams.
    pub blocks: u64,
}

/// Cycles in reset.
const RESET: usize = 4;

/// The output that says when another one is valid; None for valid outputs themselves, and for outputs outside
/// streams and channels.
fn valid_of(port: &str) -> Option<String> {
    let (bus, signal) = port.rsplit_once('_')?;
    // AXI's addresses have two letters, its other channels and streams one.
    let letters = if signal.starts_with('a') { 2 } else { 1 };
    let channel = signal.get(..letters)?;
    let says = signal.ends_with("valid") || signal.ends_with("ready");
    (!says).then(|| format!("{bus}_{channel}valid"))
}

/// Runs a netlist, and counts from the cycle that the stimulus names.
///
/// # Errors
/// If it lacks a port, or an output that counts differs from the design's.
pub(super) fn replay(gates: &mut Gates, stimulus: &Stimulus) -> Result<()> {
    let zeros = |width: u32| vec![0; width as usize];
    for (name, width) in &stimulus.inputs {
        gates.set(name, &zeros(*width))?;
    }
    gates.set("aresetn", &[0])?;
    for _ in 0..RESET {
        gates.settle();
        gates.remember();
        gates.clock();
    }
    gates.set("aresetn", &[u32::MAX])?;
    gates.settle();
    gates.remember();
    let mask = u32::MAX >> (32 - stimulus.lanes);
    for (cycle, values) in stimulus.cycles.iter().enumerate() {
        let mut rest = &values[..];
        for (name, width) in &stimulus.inputs {
            let (bits, after) = rest.split_at(*width as usize);
            gates.set(name, bits)?;
            rest = after;
        }
        gates.settle();
        compare(gates, &stimulus.outputs, rest, cycle, mask)?;
        if cycle >= stimulus.start {
            gates.count(mask);
        } else {
            gates.remember();
        }
        gates.clock();
    }
    Ok(())
}

fn compare(
    gates: &Gates,
    outputs: &[(String, u32)],
    values: &[u32],
    cycle: usize,
    mask: u32,
) -> Result<()> {
    let mut rest = values;
    for (name, width) in outputs {
        let (expected, after) = rest.split_at(*width as usize);
        rest = after;
        let missing = || FlowError::Request(format!("the netlist has no output {name}"));
        let found = gates.get(name).ok_or_else(missing)?;
        let valid = valid_of(name).and_then(|valid| gates.get(&valid)?.next());
        let mask = mask & valid.unwrap_or(u32::MAX);
        if found
            .zip(expected)
            .any(|(found, expected)| (found ^ expected) & mask != 0)
        {
            return Err(FlowError::Request(format!(
                "the mapped netlist differs from the design at {name}, cycle {cycle} after reset"
            )));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::valid_of;

    #[test]
    fn each_payload_has_its_valid() {
        let valid = |port: &str| valid_of(port);
        assert_eq!(valid("m_axis_tdata").as_deref(), Some("m_axis_tvalid"));
        assert_eq!(valid("s_axil_rdata").as_deref(), Some("s_axil_rvalid"));
        assert_eq!(valid("s_axil_bresp").as_deref(), Some("s_axil_bvalid"));
        assert_eq!(valid("m_axi_arlen").as_deref(), Some("m_axi_arvalid"));
        assert_eq!(valid("m_axis_tvalid"), None);
        assert_eq!(valid("s_axis_tready"), None);
    }
}
