//! An IP-XACT component for each module to instantiate: ports, AXI interfaces, registers and files.
//!
//! IEEE 1685-2014, <https://www.accellera.org/XMLSchema/IPXACT/1685-2014>

use std::fmt::Write;

use super::super::manifest::{Access, Field, Manifest, Port, Region, Top};
use crate::hdl::netlist::Direction;

/// Prefix of ports, name and version of the bus definition of amba.com, and the interface's mode.
const BUSES: [(&str, &str, &str, &str); 6] = [
    ("s_axis", "AXI4Stream", "r0p0_1", "slave"),
    ("s_raw_axis", "AXI4Stream", "r0p0_1", "slave"),
    ("m_axis", "AXI4Stream", "r0p0_1", "master"),
    ("s_axi", "AXI4", "r0p0_0", "slave"),
    ("m_axi", "AXI4", "r0p0_0", "master"),
    (CONFIGURATION, "AXI4-Lite", "r0p0_0", "slave"),
];

/// The bus that registers are behind.
const CONFIGURATION: &str = "s_axil";

pub fn files(manifest: &Manifest, top: &Top) -> Vec<(String, String)> {
    let text = format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<ipxact:component xmlns:ipxact="http://www.accellera.org/XMLSchema/IPXACT/1685-2014" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.accellera.org/XMLSchema/IPXACT/1685-2014 http://www.accellera.org/XMLSchema/IPXACT/1685-2014/index.xsd">
  <ipxact:vendor>hdlgen</ipxact:vendor>
  <ipxact:library>design</ipxact:library>
  <ipxact:name>{module}</ipxact:name>
  <ipxact:version>{version}</ipxact:version>
  <ipxact:busInterfaces>
{buses}  </ipxact:busInterfaces>
{memory_map}  <ipxact:model>
    <ipxact:views>
      <ipxact:view>
        <ipxact:name>rtl</ipxact:name>
        <ipxact:componentInstantiationRef>verilog</ipxact:componentInstantiationRef>
      </ipxact:view>
    </ipxact:views>
    <ipxact:instantiations>
      <ipxact:componentInstantiation>
        <ipxact:name>verilog</ipxact:name>
        <ipxact:language>verilog</ipxact:language>
        <ipxact:moduleName>{module}</ipxact:moduleName>
        <ipxact:fileSetRef>
          <ipxact:localName>verilog</ipxact:localName>
        </ipxact:fileSetRef>
      </ipxact:componentInstantiation>
    </ipxact:instantiations>
    <ipxact:ports>
{ports}    </ipxact:ports>
  </ipxact:model>
  <ipxact:fileSets>
    <ipxact:fileSet>
      <ipxact:name>verilog</ipxact:name>
{files}    </ipxact:fileSet>
  </ipxact:fileSets>
  <ipxact:description>Made by: {command}</ipxact:description>
</ipxact:component>
"#,
        command = escaped(&manifest.command),
        module = top.module,
        version = VERSION,
        buses = BUSES
            .iter()
            .map(|bus| interface(top, bus))
            .collect::<String>(),
        memory_map = memory_map(&top.address_map),
        ports = top.ports.iter().map(port).collect::<String>(),
        files = top.files.iter().map(|name| file(name)).collect::<String>(),
    );
    vec![(format!("{}.component.xml", top.module), text)]
}

/// Of the component. What is emitted depends on the parameters alone.
const VERSION: &str = "1.0";

pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// A bus interface of the module, with its ports; empty if the module has none of them.
fn interface(top: &Top, (prefix, bus, version, mode): &(&str, &str, &str, &str)) -> String {
    let mut maps = String::new();
    for port in &top.ports {
        let Some(logical) = port
            .name
            .strip_prefix(prefix)
            .and_then(|rest| rest.strip_prefix('_'))
        else {
            continue;
        };
        let _ = write!(
            maps,
            r"            <ipxact:portMap>
              <ipxact:logicalPort>
                <ipxact:name>{logical}</ipxact:name>
              </ipxact:logicalPort>
              <ipxact:physicalPort>
                <ipxact:name>{name}</ipxact:name>
              </ipxact:physicalPort>
            </ipxact:portMap>
",
            logical = logical.to_uppercase(),
            name = port.name,
        );
    }
    if maps.is_empty() {
        return String::new();
    }
    let mode = if *prefix == CONFIGURATION && !top.address_map.is_empty() {
        format!(
            "<ipxact:{mode}>\n        <ipxact:memoryMapRef memoryMapRef=\"{CONFIGURATION}\"/>\n      </ipxact:{mode}>"
        )
    } else {
        format!("<ipxact:{mode}/>")
    };
    format!(
        r#"    <ipxact:busInterface>
      <ipxact:name>{prefix}</ipxact:name>
      <ipxact:busType vendor="amba.com" library="AMBA4" name="{bus}" version="{version}"/>
      <ipxact:abstractionTypes>
        <ipxact:abstractionType>
          <ipxact:abstractionRef vendor="amba.com" library="AMBA4" name="{bus}_rtl" version="{version}"/>
          <ipxact:portMaps>
{maps}          </ipxact:portMaps>
        </ipxact:abstractionType>
      </ipxact:abstractionTypes>
      {mode}
    </ipxact:busInterface>
"#
    )
}

/// The words behind the configuration port.
fn memory_map(regions: &[Region]) -> String {
    let end = regions.iter().map(|r| r.address + 4 * r.words).max();
    let Some(end) = end else {
        return String::new();
    };
    let registers: String = regions.iter().map(register).collect();
    format!(
        r"  <ipxact:memoryMaps>
    <ipxact:memoryMap>
      <ipxact:name>{CONFIGURATION}</ipxact:name>
      <ipxact:addressBlock>
        <ipxact:name>registers</ipxact:name>
        <ipxact:baseAddress>0x0</ipxact:baseAddress>
        <ipxact:range>{end:#x}</ipxact:range>
        <ipxact:width>32</ipxact:width>
{registers}      </ipxact:addressBlock>
      <ipxact:addressUnitBits>8</ipxact:addressUnitBits>
    </ipxact:memoryMap>
  </ipxact:memoryMaps>
"
    )
}

fn register(region: &Region) -> String {
    let dim = match region.words {
        1 => String::new(),
        words => format!("          <ipxact:dim>{words}</ipxact:dim>\n"),
    };
    format!(
        r"        <ipxact:register>
          <ipxact:name>{name}</ipxact:name>
          <ipxact:description>{holds}</ipxact:description>
{dim}          <ipxact:addressOffset>{address:#x}</ipxact:addressOffset>
          <ipxact:size>32</ipxact:size>
          <ipxact:access>{access}</ipxact:access>
{fields}        </ipxact:register>
",
        name = region.name,
        holds = escaped(&region.holds),
        address = region.address,
        access = software(region.access),
        fields = (region.fields.iter().map(|f| field(region, f))).collect::<String>(),
    )
}

fn field(region: &Region, field: &Field) -> String {
    let reset = field.reset.map(|value| {
        format!(
            r"            <ipxact:resets>
              <ipxact:reset>
                <ipxact:value>{value:#x}</ipxact:value>
              </ipxact:reset>
            </ipxact:resets>
"
        )
    });
    let access = region.access_of(field);
    let clears = match access {
        Access::OnesClear => {
            "            <ipxact:modifiedWriteValue>oneToClear</ipxact:modifiedWriteValue>\n"
        }
        _ => "",
    };
    format!(
        r"          <ipxact:field>
            <ipxact:name>{name}</ipxact:name>
            <ipxact:description>{holds}</ipxact:description>
            <ipxact:bitOffset>{low}</ipxact:bitOffset>
{reset}            <ipxact:bitWidth>{bits}</ipxact:bitWidth>
            <ipxact:access>{access}</ipxact:access>
{clears}          </ipxact:field>
",
        name = field.name,
        holds = escaped(&field.holds),
        low = field.low,
        reset = reset.unwrap_or_default(),
        bits = field.bits,
        access = software(access),
    )
}

/// An access in the words that CMSIS-SVD has, too.
pub(super) fn software(access: Access) -> &'static str {
    match access {
        Access::ReadWrite | Access::OnesClear => "read-write",
        Access::ReadOnly => "read-only",
        Access::WriteOnly => "write-only",
    }
}

fn port(port: &Port) -> String {
    let direction = match port.direction {
        Direction::Input => "in",
        Direction::Output => "out",
    };
    let vector = match port.width {
        1 => String::new(),
        width => format!(
            r"
          <ipxact:vectors>
            <ipxact:vector>
              <ipxact:left>{}</ipxact:left>
              <ipxact:right>0</ipxact:right>
            </ipxact:vector>
          </ipxact:vectors>",
            width - 1
        ),
    };
    format!(
        r"      <ipxact:port>
        <ipxact:name>{name}</ipxact:name>
        <ipxact:wire>
          <ipxact:direction>{direction}</ipxact:direction>{vector}
        </ipxact:wire>
      </ipxact:port>
",
        name = port.name,
    )
}

fn file(name: &str) -> String {
    format!(
        r"      <ipxact:file>
        <ipxact:name>{name}</ipxact:name>
        <ipxact:fileType>verilogSource</ipxact:fileType>
      </ipxact:file>
"
    )
}
