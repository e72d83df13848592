//! The registers and tables behind a configuration port as a CMSIS-SVD device, from which firmware's
//! tools make headers, Rust crates and a debugger's view of registers.
//!
//! <https://open-cmsis-pack.github.io/svd-spec/main/svd_Format_pg.html>

use super::super::manifest::{Access, Field, Manifest, Region, Top};
use super::ipxact::{escaped, software};

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
      <description>Registers of the AXI4-Lite port s_axil. Set baseAddress to the address on your bus.</description>
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
    let dim = match region.words {
        1 => String::new(),
        words => {
            format!("          <dim>{words}</dim>\n          <dimIncrement>4</dimIncrement>\n")
        }
    };
    let index = if region.words > 1 { "[%s]" } else { "" };
    let known = region.fields.iter().filter(|field| field.reset.is_some());
    let mask = known.fold(0, |mask, field| mask | field.mask());
    format!(
        r"        <register>
{dim}          <name>{name}{index}</name>
          <description>{holds}</description>
          <addressOffset>{address:#x}</addressOffset>
          <access>{access}</access>
          <resetValue>{reset:#x}</resetValue>
          <resetMask>{mask:#x}</resetMask>
{clears}          <fields>
{fields}          </fields>
        </register>
",
        name = region.name,
        holds = escaped(&region.holds),
        address = region.address,
        reset = region.reset(),
        access = software(region.access),
        clears = clears(region.access, "          "),
        fields = (region.fields.iter().map(|f| field(region, f))).collect::<String>(),
    )
}

fn field(region: &Region, field: &Field) -> String {
    let access = region.access_of(field);
    format!(
        r"            <field>
              <name>{name}</name>
              <description>{holds}</description>
              <bitOffset>{low}</bitOffset>
              <bitWidth>{bits}</bitWidth>
              <access>{access}</access>
{clears}            </field>
",
        name = field.name,
        holds = escaped(&field.holds),
        low = field.low,
        bits = field.bits,
        access = software(access),
        clears = clears(access, "              "),
    )
}

/// The line that describes the effect of a write, if a write does not simply store its data.
fn clears(access: Access, indent: &str) -> String {
    match access {
        Access::OnesClear => {
            format!("{indent}<modifiedWriteValues>oneToClear</modifiedWriteValues>\n")
        }
        _ => String::new(),
    }
}
