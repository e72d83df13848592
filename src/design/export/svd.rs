//! The registers and tables behind a configuration port as a CMSIS-SVD device, from which firmware's
//! tools make headers, Rust crates and a debugger's view of registers.
//!
//! <https://open-cmsis-pack.github.io/svd-spec/main/svd_Format_pg.html>

use super::super::manifest::{Access, Manifest, Region, Top};
use super::ipxact::escaped;

pub fn files(manifest: &Manifest, top: &Top) -> Vec<(String, String)> {
    let regions = &top.address_map;
    let Some(end) = regions.iter().map(|r| r.address + 4 * r.words).max() else {
        return Vec::new();
    };
    let text = format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<device schemaVersion="1.3" xmlns:xs="http://www.w3.org/2001/XMLSchema-instance" xs:noNamespaceSchemaLocation="CMSIS-SVD.xsd">
  <name>{module}</name>
  <version>1.0</version>
  <description>Made by: {command}</description>
  <addressUnitBits>8</addressUnitBits>
  <width>32</width>
  <size>32</size>
  <peripherals>
    <peripheral>
      <name>{module}</name>
      <description>What is behind s_axil; its base address is the bus's to say.</description>
      <baseAddress>0x0</baseAddress>
      <addressBlock>
        <offset>0x0</offset>
        <size>{end:#x}</size>
        <usage>registers</usage>
      </addressBlock>
      <registers>
{registers}      </registers>
    </peripheral>
  </peripherals>
</device>
"#,
        module = top.module,
        command = escaped(&manifest.command),
        registers = regions.iter().map(register).collect::<String>(),
    );
    vec![(format!("{}.svd", top.module), text)]
}

fn register(region: &Region) -> String {
    let Region {
        name,
        address,
        words,
        holds,
        access,
    } = region;
    let (dim, index) = match words {
        1 => (String::new(), ""),
        _ => (
            format!("          <dim>{words}</dim>\n          <dimIncrement>4</dimIncrement>\n"),
            "[%s]",
        ),
    };
    let (access, clears) = match access {
        Access::ReadWrite => ("read-write", ""),
        Access::ReadOnly => ("read-only", ""),
        Access::WriteOnly => ("write-only", ""),
        Access::OnesClear => (
            "read-write",
            "          <modifiedWriteValues>oneToClear</modifiedWriteValues>\n",
        ),
    };
    format!(
        r"        <register>
{dim}          <name>{name}{index}</name>
          <description>{holds}</description>
          <addressOffset>{address:#x}</addressOffset>
          <access>{access}</access>
{clears}        </register>
",
        holds = escaped(holds),
    )
}
