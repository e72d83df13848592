//! Prints a design as Verilog-2001: one file per module. Each distinct module is printed once, no matter how
//! often it is instantiated. Names come from the source.

mod expression;
mod layout;
mod places;
mod usage;
mod usual;
mod wrap;

use std::collections::HashMap;
use std::fmt::Write;
use std::rc::Rc;

use super::netlist::*;
use expression::{constant, Printer};
use layout::Layout;
use wrap::range;

/// The define under which the printed assertions are compiled.
pub const ASSERTIONS_DEFINE: &str = "HDLGEN_ASSERTIONS";

/// The licence header of every file.
const LICENCE: &str =
    "// SPDX-License-Identifier: CC0-1.0\n// This file is yours, without any condition.\n\n";

/// A Verilog file: its name and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerilogFile {
    /// The file's name, the module's with `.v`.
    pub name: String,
    /// Its contents.
    pub text: String,
}

/// The files of a design, children before their parents. `command` is the canonical command that generates it,
/// for the header.
pub fn print(top: &Rc<Module>, command: &str) -> Vec<VerilogFile> {
    let mut files: Vec<VerilogFile> = Vec::new();
    for module in top.printed() {
        let name = format!("{}.v", module.printed_name());
        // One library text serves all its modules.
        if module.library.is_none() || files.iter().all(|file| file.name != name) {
            let text = match &module.library {
                Some(library) => print_library(library, command),
                None => print_module(&module, command),
            };
            files.push(VerilogFile { name, text });
        }
    }
    files
}

/// Prints a text of the library.
fn print_library(library: &Library, command: &str) -> String {
    let (about, body) = library.text.split_once("\nmodule ").unwrap_or_default();
    let (_, body) = body.split_once(' ').unwrap_or_default();
    let mut out = format!("{}\n//\n", about.trim_end());
    wrap::comment(&mut out, 0, &format!("Made by: {command}"));
    out.push_str(LICENCE);
    let _ = write!(out, "module {} {body}", library.name);
    out
}

/// Prints one module: its netlist, or a memory.
pub fn print_module(module: &Module, command: &str) -> String {
    let mut out = String::new();
    for line in &module.doc {
        wrap::comment(&mut out, 0, line);
    }
    out.push_str("//\n");
    wrap::comment(&mut out, 0, &format!("Made by: {command}"));
    out.push_str(LICENCE);
    match &module.body {
        Body::Memory(size, reading) => print_memory(module, *size, *reading, &mut out),
        Body::Netlist(netlist) => print_netlist(module, netlist, &mut out),
    }
    out
}

/// Prints the parameters that an instantiation of the top may set.
fn print_parameters(module: &Module, out: &mut String) {
    let parameters = module.parameters();
    if parameters.is_empty() {
        return;
    }
    let lines = parameters.iter().map(|(name, default)| {
        let width = range(default.width());
        format!("  parameter {width}{name} = {}", constant(default))
    });
    let lines = lines.collect::<Vec<_>>().join(",\n");
    let _ = write!(out, "#(\n{lines}\n) ");
}

/// Prints the ports; `is_register` says which outputs are registers.
fn print_ports(module: &Module, is_register: impl Fn(&str) -> bool, out: &mut String) {
    let mut ports = Vec::new();
    let mut comments = Vec::new();
    let mut clock = |name: &str| {
        ports.push(format!("  input  wire {name}"));
        comments.push(usual::about(module, name));
    };
    if module.clocked {
        clock("aclk");
    }
    if module.resettable {
        clock("aresetn");
    }
    for (number, port) in module.ports.iter().enumerate() {
        let direction = match port.direction {
            Direction::Input => "input  wire",
            Direction::Output if is_register(&port.name) => "output reg ",
            Direction::Output => "output wire",
        };
        ports.push(format!("  {direction} {}{}", range(port.width), port.name));
        let own = module.about_port(number);
        comments.push(own.or_else(|| usual::about(module, &port.name)));
    }
    out.push_str("(\n");
    let last = ports.len().saturating_sub(1);
    for (number, (port, comment)) in ports.iter().zip(comments).enumerate() {
        let comma = if number < last { "," } else { "" };
        match comment {
            Some(text) if port.len() + text.len() + 6 <= wrap::LIMIT => {
                let _ = writeln!(out, "{port}{comma}  // {text}");
            }
            Some(text) => {
                wrap::comment(out, 2, text);
                let _ = writeln!(out, "{port}{comma}");
            }
            None => {
                let _ = writeln!(out, "{port}{comma}");
            }
        }
    }
    out.push_str(");\n");
}

fn print_memory(module: &Module, size: Memory, reading: Reading, out: &mut String) {
    let _ = write!(
        out,
        "module {} #(\n  parameter INIT = \"\"\n) ",
        module.name
    );
    print_ports(module, |_| true, out);
    let range = range(size.width);
    let last = size.depth - 1;
    let (word, reads) = match reading {
        Reading::NextCycle => (
            String::new(),
            "if (read_enable) read_data <= words[read_address];",
        ),
        Reading::OutputRegister => (
            format!("  reg {range}word;\n"),
            "if (read_enable) word <= words[read_address];
    if (register_enable) read_data <= word;",
        ),
    };
    let _ = write!(
        out,
        "
  reg {range}words [0:{last}];
{word}
  generate
    if (INIT != \"\") begin : preload
      initial $readmemh(INIT, words);
    end
  endgenerate

  always @(posedge aclk) begin
    if (write_enable) words[write_address] <= write_data;
    {reads}
  end
endmodule
"
    );
}

fn print_netlist(module: &Module, netlist: &Netlist, out: &mut String) {
    let usage = usage::Usage::of(module, netlist);
    let mut printer = Printer::new(module, netlist, &usage);
    // A dry run finds the bits that are read.
    Layout::new(netlist, &usage, &printer).body();
    print_assertions(netlist, &printer, &mut String::new());
    printer.keep_what_is_read();
    let _ = write!(out, "module {} ", module.name);
    print_parameters(module, out);
    let registers = &printer.places.registered_ports;
    print_ports(module, |port| registers.contains(port), out);
    out.push_str(&Layout::new(netlist, &usage, &printer).body());
    print_assertions(netlist, &printer, out);
    print_unused(netlist, &usage, &printer, out);
    out.push_str("endmodule\n");
}

fn print_assertions(netlist: &Netlist, printer: &Printer, out: &mut String) {
    if netlist.assertions.is_empty() {
        return;
    }
    let _ = writeln!(
        out,
        "\n`ifdef {ASSERTIONS_DEFINE}\n  always @(posedge aclk) begin"
    );
    for assertion in &netlist.assertions {
        let condition = printer.expression(assertion.condition);
        wrap::statement(out, 4, &format!("if (aresetn && !({condition})) begin"));
        let _ = writeln!(
            out,
            "      $display(\"%m: {}\");\n      $finish;\n    end",
            assertion.message
        );
    }
    out.push_str("  end\n`endif\n");
}

/// A net of which more runs of bits than this are not read is named as a whole.
const FEW_UNREAD: usize = 4;

/// Names the bits that nothing reads, so that a linter reports only bits left out by mistake.
fn print_unused(netlist: &Netlist, usage: &usage::Usage, printer: &Printer, out: &mut String) {
    // The net, the lowest bit, how many bits, and how they are printed.
    let mut unread: Vec<(String, u32, u32, String)> = Vec::new();
    for (index, node) in netlist.nodes.iter().enumerate() {
        let id = NodeId(index as u32);
        if printer.places.is_inline(id) || matches!(node.op, Op::Constant(_) | Op::Parameter(_)) {
            continue;
        }
        for (low, count) in usage.unread(id) {
            let Some((net, from, _)) = printer.bits_of_net(id) else {
                continue;
            };
            let follows =
                |one: &&mut (String, u32, u32, String)| one.0 == net && one.1 + one.2 == from + low;
            match unread.iter_mut().find(follows) {
                Some((_, at, width, text)) => {
                    *width += count;
                    *text = printer.net_bits(net, *at, *width);
                }
                None => {
                    let text = printer.bits(id, low, count);
                    unread.push((net.to_owned(), from + low, count, text));
                }
            }
        }
    }
    if !unread.is_empty() {
        let mut runs: HashMap<&str, usize> = HashMap::new();
        for (net, ..) in &unread {
            *runs.entry(net).or_default() += 1;
        }
        let mut list: Vec<&str> = Vec::new();
        for (net, .., text) in &unread {
            let is_whole = runs[net.as_str()] > FEW_UNREAD;
            let text = if is_whole { net } else { text };
            if !list.contains(&text.as_str()) {
                list.push(text);
            }
        }
        let or_whole = if runs.values().any(|&runs| runs > FEW_UNREAD) {
            ", or nets with many of them"
        } else {
            ""
        };
        let list = list.join(", ");
        let _ = writeln!(out, "\n  // Bits that nothing reads{or_whole}.");
        wrap::statement(out, 2, &format!("wire unused = &{{1'b0, {list}}};"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Builder;

    /// Nets that are read in a line before their declaration.
    fn early_reads(text: &str) -> Vec<String> {
        let words = |line: &str| -> Vec<String> {
            let words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            words.map(String::from).collect()
        };
        let lines: Vec<Vec<String>> = text.lines().map(words).collect();
        let kinds = ["wire", "reg", "input", "output", "localparam"];
        let is_declared = |line: &[String]| line.iter().any(|word| kinds.contains(&&word[..]));
        let mut early = Vec::new();
        for (place, line) in lines
            .iter()
            .enumerate()
            .filter(|(_, line)| is_declared(line))
        {
            let is_name = |word: &&String| word.starts_with(|c: char| c.is_alphabetic());
            let names = line.iter().filter(is_name);
            let net = names.into_iter().find(|word| !kinds.contains(&&word[..]));
            let before = lines[..place].iter().flatten();
            early.extend(
                net.filter(|net| before.clone().any(|word| word == *net))
                    .cloned(),
            );
        }
        early
    }

    #[test]
    fn a_vector_is_put_together_behind_its_last_part() {
        let m = Builder::new("rows");
        let (a, b) = (m.input("a", 8), m.input("b", 8));
        // The last part is a net that only renames bits of another net.
        let parts = m.vector("parts", &[a ^ b, b.slice(0, 4)]);
        m.output("whole", crate::concat(&parts));
        let text = print_module(&m.finish().unwrap(), "");
        assert!(text.contains("assign whole = parts;"), "{text}");
        assert_eq!(early_reads(&text), [""; 0], "{text}");
    }

    #[test]
    fn a_net_that_is_made_last_is_declared_before_others_are_driven_by_it() {
        let m = Builder::new("late");
        let a = m.input("a", 8);
        let early = m.wire("early", 8);
        m.output("y", !early);
        let last = m.wire("last", 8);
        m.drive(last, a);
        m.drive(early, last);
        let text = print_module(&m.finish().unwrap(), "");
        assert!(text.contains("assign early = last;"), "{text}");
        assert_eq!(early_reads(&text), [""; 0], "{text}");
    }
}
