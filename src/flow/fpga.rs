//! A module on an FPGA: Yosys maps it to the cells of a Lattice ECP5, nextpnr places and routes them.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;

use serde::{Deserialize, Serialize};

use super::fpga_harness::{self, Harness};
use super::fpga_report::{self, Routed};
use super::netlist::Netlist;
use super::tools::{self, Tool, Trellis};
use super::{cache, yosys, FlowError, Result, Top};

/// A device of the ECP5 family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Device {
    /// As `--board` takes it.
    pub name: &'static str,
    /// nextpnr's option for it.
    option: &'static str,
    /// LUTs of four inputs, and as many flip-flops.
    pub luts: u64,
    /// Block RAMs of 18 Kbit.
    pub block_rams: u64,
    /// Multipliers of 18 × 18 bits.
    pub multipliers: u64,
}

/// Devices, as Lattice's "ECP5 and ECP5-5G Family Data Sheet" (FPGA-DS-02012), table 1.1, has them.
pub const DEVICES: [Device; 3] = [
    Device {
        name: "ecp5-25k",
        option: "--25k",
        luts: 24_288,
        block_rams: 56,
        multipliers: 28,
    },
    Device {
        name: "ecp5-45k",
        option: "--45k",
        luts: 43_848,
        block_rams: 108,
        multipliers: 72,
    },
    Device {
        name: "ecp5-85k",
        option: "--85k",
        luts: 83_640,
        block_rams: 208,
        multipliers: 156,
    },
];

/// The package, which all three devices come in.
pub(super) const PACKAGE: &str = "CABGA381";

/// How a module is placed and routed.
#[derive(Clone, Debug)]
pub struct FpgaOptions {
    /// The device.
    pub device: Device,
    /// Its speed grade: 6, the slowest, to 8.
    pub speed: u8,
    /// The target clock of placer and router, in MHz.
    pub target_mhz: f64,
    /// The placer's seed.
    pub seed: u32,
    /// The folder of nextpnr's program; the path if none is named.
    pub tools: Option<PathBuf>,
    /// The folder that keeps results; none are kept without one.
    pub cache: Option<PathBuf>,
}

/// The folder that keeps results by default.
pub fn default_cache() -> Option<PathBuf> {
    cache::folder_of("fpga")
}

/// A module mapped to a device, and routed if it fits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fpga {
    /// The module.
    pub module: String,
    /// LUTs of four inputs: logic, carries (two a cell) and memories made of LUTs.
    pub luts: u64,
    /// Flip-flops.
    pub flip_flops: u64,
    /// Block RAMs.
    pub block_rams: u64,
    /// Multipliers.
    pub multipliers: u64,
    /// The result of place and route; none if the module is too large for the device.
    pub routed: Option<Routed>,
    /// The reason why routing failed.
    pub not_routed: Option<String>,
    /// Yosys's version.
    pub yosys: String,
    /// nextpnr's version.
    pub nextpnr: String,
}

/// Places and routes `top`, between registers at its ports.
///
/// # Errors
/// If a tool is missing, or refuses the module.
pub fn fpga(top: &Top, options: &FpgaOptions) -> Result<Fpga> {
    let nextpnr = Nextpnr::find(options)?;
    let yosys = yosys::version(Tool::Yosys)?;
    let script = mapping_script(&top.module);
    let device = options.device;
    let mut key = vec![
        env!("CARGO_PKG_VERSION").to_string(),
        yosys.clone(),
        nextpnr.version.clone(),
        script.clone(),
        JOINING.into(),
        include_str!("fpga_harness.rs").into(),
        format!("{device:?} {} {}", options.speed, PACKAGE),
        format!("{} {}", options.target_mhz, options.seed),
    ];
    for file in top.absolute_files()? {
        let text = std::fs::read_to_string(&file).map_err(|e| FlowError::io(file, e))?;
        key.push(text);
    }
    let entry = cache::Entry::new(options.cache.as_deref(), &key);
    if let Some(result) = entry.read::<Fpga>() {
        return Ok(result);
    }

    let folder = tools::temporary()?;
    let file = |name: &str| folder.path().join(name);
    yosys::run_script(top, folder.path(), &script)?;
    let mapped = Netlist::read(&file("mapped.json"))?;
    let ports = mapped.module(&top.module)?.interface();
    let harness = fpga_harness::harness(&top.module, &ports)?;
    let mut result = counted(
        &mapped.leaves(&top.module)?,
        &top.module,
        yosys,
        &nextpnr.version,
    )?;
    result.not_routed = too_large(&result, &harness, device);
    if result.not_routed.is_none() {
        tools::write(&file("harness.v"), &harness.verilog)?;
        yosys::run_in(folder.path(), JOINING)?;
        let target = options.target_mhz.to_string();
        let mut arguments = vec!["--json", "whole.json", "--report", "report.json"];
        // Three pins, wherever they are: no path of the clock goes through them. A clock below the
        // target is a result.
        arguments.extend(["--lpf-allow-unconstrained", "--timing-allow-fail"]);
        arguments.extend(["--freq", &target]);
        nextpnr.run(folder.path(), options, &arguments)?;
        let path = file("report.json");
        let report = std::fs::read(&path).map_err(|e| FlowError::io(path, e))?;
        result.routed = Some(fpga_report::read(&report)?);
    }
    entry.write(&result);
    Ok(result)
}

/// Words from which on a memory is mapped to block RAMs. Without this, Yosys uses LUTs for a memory that
/// fills only a small part of one. E2MC's compressor, whose tables are such columns, does not fit then.
const BLOCK_RAM_WORDS: u32 = 64;

/// The commands that map a module to the device's cells.
pub(super) fn synthesis(module: &str) -> String {
    format!(
        "synth_ecp5 -top {module} -run begin:map_ram
         setattr -set ram_style \"block\" t:$mem_v2 r:SIZE>={BLOCK_RAM_WORDS} %i
         synth_ecp5 -top {module} -run map_ram:\n"
    )
}

/// The same, with commands that write the results to files. RTLIL keeps the parameters of black-box cells,
/// which JSON does not. Source locations are dropped, because nothing reads them.
fn mapping_script(module: &str) -> String {
    let synthesis = synthesis(module);
    format!(
        "hierarchy -check -top {module}
         {synthesis}opt_clean -purge
         setattr -unset src w:* c:*
         write_json @mapped.json
         write_rtlil @mapped.il\n"
    )
}

/// The commands that put the mapped module between its registers.
const JOINING: &str = "read_rtlil mapped.il
read_verilog harness.v
hierarchy -check -top hdlgen_harness
flatten
setattr -unset src w:* c:*
write_json whole.json
";

/// The resources of the module, by the cells that Yosys made of it.
fn counted(
    leaves: &BTreeMap<String, u64>,
    module: &str,
    yosys: String,
    nextpnr: &str,
) -> Result<Fpga> {
    let mut result = Fpga {
        module: module.into(),
        luts: 0,
        flip_flops: 0,
        block_rams: 0,
        multipliers: 0,
        routed: None,
        not_routed: None,
        yosys,
        nextpnr: nextpnr.into(),
    };
    for (cell, count) in leaves {
        match cell.as_str() {
            "LUT4" => result.luts += count,
            "CCU2C" => result.luts += 2 * count,
            // Sixteen words of four bits are four LUTs.
            "TRELLIS_DPR16X4" => result.luts += 4 * count,
            "TRELLIS_FF" => result.flip_flops += count,
            "DP16KD" | "PDPW16KD" => result.block_rams += count,
            "MULT18X18D" => result.multipliers += count,
            // Multiplexers between LUTs are a part of them.
            "PFUMX" | "L6MUX21" => {}
            other => {
                let problem = format!("a cell {other} in module {module}");
                return Err(FlowError::output("yosys", problem));
            }
        }
    }
    Ok(result)
}

/// Why the device cannot hold a module, if it cannot.
fn too_large(module: &Fpga, harness: &Harness, device: Device) -> Option<String> {
    let needs = [
        ("LUTs", module.luts + harness.luts, device.luts),
        (
            "flip-flops",
            module.flip_flops + harness.flip_flops,
            device.luts,
        ),
        ("block RAMs", module.block_rams, device.block_rams),
        ("multipliers", module.multipliers, device.multipliers),
    ];
    let over = needs.iter().find(|(_, needs, has)| needs > has);
    over.map(|(what, needs, has)| {
        format!(
            "too large for {}: {needs} {what} of {has}, with those at its ports",
            device.name
        )
    })
}

/// Place and route.
pub(super) struct Nextpnr {
    program: PathBuf,
    version: String,
}

impl Nextpnr {
    pub(super) fn find(options: &FpgaOptions) -> Result<Nextpnr> {
        let program = Trellis::Nextpnr.find(options.tools.as_deref())?;
        Tool::Yosys.find()?;
        let output = tools::run("nextpnr", Command::new(&program).arg("--version"))?;
        // PyPI's says so on standard error.
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        let version = said
            .split("(Version ")
            .nth(1)
            .and_then(|rest| rest.split(')').next())
            .ok_or_else(|| FlowError::output("nextpnr", format!("no version: {}", said.trim())))?;
        Ok(Nextpnr {
            program,
            version: version.into(),
        })
    }

    /// Routes a design for a device, with more arguments, in a folder.
    pub(super) fn run(
        &self,
        folder: &std::path::Path,
        options: &FpgaOptions,
        arguments: &[&str],
    ) -> Result<()> {
        let mut command = Command::new(&self.program);
        command.current_dir(folder);
        command.args([options.device.option, "--package", PACKAGE]);
        command.args(["--speed", &options.speed.to_string()]);
        command.args(["--seed", &options.seed.to_string(), "--quiet"]);
        command.args(arguments);
        tools::run("nextpnr", &mut command).map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_device_lacks_is_said() {
        let leaves = [("LUT4", 20_000), ("CCU2C", 2_000), ("TRELLIS_FF", 5_000)]
            .map(|(cell, count)| (cell.to_string(), count))
            .into();
        let module = counted(&leaves, "m", String::new(), "").unwrap();
        assert_eq!((module.luts, module.flip_flops), (24_000, 5_000));
        let harness = |luts| Harness {
            verilog: String::new(),
            luts,
            flip_flops: 0,
        };
        assert_eq!(too_large(&module, &harness(288), DEVICES[0]), None);
        let over = too_large(&module, &harness(289), DEVICES[0]).unwrap();
        assert!(over.contains("ecp5-25k: 24289 LUTs of 24288"), "{over}");
    }

    #[test]
    fn an_unknown_cell_is_refused() {
        let leaves = BTreeMap::from([("EHXPLLL".to_string(), 1)]);
        let refused = counted(&leaves, "m", String::new(), "").unwrap_err();
        assert!(refused.to_string().contains("EHXPLLL"), "{refused}");
    }
}
