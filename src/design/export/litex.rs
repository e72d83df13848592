//! A Python module with a LiteX module for each half: streams as LiteX has them, registers behind an
//! AXI4-Lite interface for `soc.bus.add_slave`, AXI4 ports, and the Verilog for the platform.
//!
//! <https://github.com/enjoy-digital/litex>

use std::collections::BTreeMap;
use std::fmt::Write;

use super::super::manifest::{Manifest, Port, Top};
use crate::hdl::netlist::Direction;

/// Prefix of ports, LiteX's attribute for them, and what kind of interface they are.
const INTERFACES: [(&str, &str, Kind); 6] = [
    ("s_axis_t", "sink", Kind::Stream),
    ("s_raw_axis_t", "raw_sink", Kind::Stream),
    ("m_axis_t", "source", Kind::Stream),
    ("s_axil_", "bus", Kind::Lite),
    ("s_axi_", "s_axi", Kind::Full),
    ("m_axi_", "m_axi", Kind::Full),
];

#[derive(Clone, Copy)]
enum Kind {
    Stream,
    Lite,
    Full,
}

/// The channels of AXI, those with longer names first.
const CHANNELS: [&str; 5] = ["aw", "ar", "w", "b", "r"];

pub fn files(manifest: &Manifest) -> BTreeMap<String, String> {
    let mut text = format!(
        r#""""{name} in LiteX.

Made by: {command}
"""

import os

from litex.gen import LiteXModule
from litex.soc.interconnect import axi
from migen import ClockSignal, Instance, ResetSignal, Signal

FOLDER = os.path.dirname(os.path.abspath(__file__))
"#,
        name = manifest.name,
        command = manifest.command,
    );
    for top in &manifest.tops {
        text += &class(top);
    }
    BTreeMap::from([(format!("{}_litex.py", manifest.name), text)])
}

fn class(top: &Top) -> String {
    let mut interfaces = String::new();
    for (prefix, attribute, kind) in INTERFACES {
        let width = |field: &str| {
            let name = format!("{prefix}{field}");
            let port = top.ports.iter().find(|port| port.name == name);
            port.map_or(0, |port| port.width)
        };
        let made = match kind {
            Kind::Stream if width("valid") != 0 => format!(
                "axi.AXIStreamInterface({}, keep_width={}, user_width={}, clock_domain=clock_domain)",
                width("data"),
                width("keep"),
                width("user")
            ),
            Kind::Lite if width("awvalid") != 0 => format!(
                "axi.AXILiteInterface({}, {}, clock_domain=clock_domain)",
                width("wdata"),
                width("awaddr")
            ),
            Kind::Full if width("awvalid") != 0 => {
                let user = match width("awuser") {
                    0 => String::new(),
                    bits => format!("aw_user_width={bits}, ar_user_width={bits}, "),
                };
                format!(
                    "axi.AXIInterface({}, {}, id_width={}, {user}clock_domain=clock_domain)",
                    width("wdata"),
                    width("awaddr"),
                    width("awid")
                )
            }
            _ => continue,
        };
        let _ = writeln!(interfaces, "        self.{attribute} = {made}");
    }
    let mut connections = String::new();
    for port in &top.ports {
        let (direction, signal) = connection(port);
        if signal == format!("self.{}", port.name) {
            let _ = writeln!(interfaces, "        {signal} = Signal({})", port.width);
        }
        let _ = writeln!(
            connections,
            "            {direction}_{}={signal},",
            port.name
        );
    }
    let files: String = top
        .files
        .iter()
        .map(|file| format!("        \"{file}\",\n"))
        .collect();
    format!(
        r#"

class {class}(LiteXModule):
    """An instance of {module}. With a platform, its Verilog is added to it."""

    files = [
{files}    ]

    def __init__(self, platform=None, clock_domain="sys"):
{interfaces}        self.specials += Instance(
            "{module}",
{connections}        )
        if platform is not None:
            self.add_sources(platform)

    @classmethod
    def add_sources(cls, platform):
        """Adds the module's Verilog to a platform."""
        for file in cls.files:
            platform.add_source(os.path.join(FOLDER, file))
"#,
        class = camel(&top.module),
        module = top.module,
    )
}

/// `i` or `o`, and what a port is connected to.
fn connection(port: &Port) -> (&'static str, String) {
    let direction = match port.direction {
        Direction::Input => "i",
        Direction::Output => "o",
    };
    let signal = match port.name.as_str() {
        "aclk" => "ClockSignal(clock_domain)".to_owned(),
        "aresetn" => "~ResetSignal(clock_domain)".to_owned(),
        name => {
            let found = INTERFACES
                .iter()
                .find_map(|(prefix, attribute, kind)| {
                    let rest = name.strip_prefix(prefix)?;
                    let field = match kind {
                        Kind::Stream => rest.to_owned(),
                        Kind::Lite | Kind::Full => {
                            let channel = CHANNELS.iter().find(|c| rest.starts_with(**c))?;
                            format!("{channel}.{}", &rest[channel.len()..])
                        }
                    };
                    Some(format!("{attribute}.{field}"))
                })
                .unwrap_or_else(|| name.to_owned());
            format!("self.{found}")
        }
    };
    (direction, signal)
}

/// `e2mc_sl4_compressor` as `E2mcSl4Compressor`.
fn camel(name: &str) -> String {
    let words = name.split('_').map(|word| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    });
    words.collect()
}
