//! A top with pins: mapped, placed, routed, and made a bitstream.

use std::process::Command;

use super::fpga::{synthesis, FpgaOptions, Nextpnr};
use super::fpga_report::{self, Routed};
use super::tools::{self, Trellis};
use super::{yosys, FlowError, Result, Top};

/// The bitstream of a top, and its figures.
pub struct Bitstream {
    /// The bytes that configure the device.
    pub bytes: Vec<u8>,
    /// The result of place and route.
    pub routed: Routed,
}

/// Makes the bitstream of `top`, whose pins and clock `constraints` (LPF) says.
///
/// # Errors
/// If a tool is missing or refuses the top, which nextpnr does if the clock is too fast for it.
pub fn bitstream(top: &Top, constraints: &str, options: &FpgaOptions) -> Result<Bitstream> {
    let nextpnr = Nextpnr::find(options)?;
    let ecppack = Trellis::Ecppack.find(options.tools.as_deref())?;
    let folder = tools::temporary()?;
    let file = |name: &str| folder.path().join(name);
    let read = |name: &str| {
        let path = file(name);
        std::fs::read(&path).map_err(|e| FlowError::io(name, e))
    };
    let module = &top.module;
    let script = synthesis(module) + "setattr -unset src w:* c:*\nwrite_json @top.json\n";
    yosys::run_script(top, folder.path(), &script)?;
    tools::write(&file("top.lpf"), constraints)?;
    let mut arguments = vec!["--json", "top.json", "--lpf", "top.lpf"];
    arguments.extend(["--textcfg", "top.config", "--report", "report.json"]);
    nextpnr.run(folder.path(), options, &arguments)?;
    let routed = fpga_report::read(&read("report.json")?)?;
    let mut command = Command::new(ecppack);
    command.current_dir(folder.path());
    command.args(["--compress", "top.config", "top.bit"]);
    tools::run("ecppack", &mut command)?;
    Ok(Bitstream {
        bytes: read("top.bit")?,
        routed,
    })
}
