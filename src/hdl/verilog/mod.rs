//! Prints a design as Verilog-2001: one file a module, each distinct module
//! once however often it is instantiated, names from the source.

mod expression;
mod usage;

use std::fmt::Write;
use std::rc::Rc;

use super::netlist::*;
use expression::Printer;

/// The define under which the printed assertions are compiled.
pub const ASSERTIONS_DEFINE: &str = "HDLGEN_ASSERTIONS";

/// A Verilog file: its name and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerilogFile {
    pub name: String,
    pub text: String,
}

/// The files of a design, children before their parents. `command` is the
/// canonical command that makes it, for the header.
pub fn print(top: &Rc<Module>, command: &str) -> Vec<VerilogFile> {
    top.hierarchy()
        .iter()
        .map(|module| VerilogFile {
            name: format!("{}.v", module.name),
            text: print_module(module, command),
        })
        .collect()
}

/// One module.
pub fn print_module(module: &Module, command: &str) -> String {
    let mut out = String::new();
    for line in &module.doc {
        writeln_trimmed(&mut out, &format!("// {line}"));
    }
    out.push_str("//\n");
    writeln_trimmed(&mut out, &format!("// Made by: {command}"));
    match &module.body {
        Body::Memory(size) => print_memory(module, *size, &mut out),
        Body::Netlist(netlist) => print_netlist(module, netlist, &mut out),
    }
    out
}

fn writeln_trimmed(out: &mut String, line: &str) {
    out.push_str(line.trim_end());
    out.push('\n');
}

fn range(width: u32) -> String {
    match width {
        1 => String::new(),
        _ => format!("[{}:0] ", width - 1),
    }
}

fn print_ports(module: &Module, registered_outputs: bool, out: &mut String) {
    let mut ports = Vec::new();
    if module.clocked {
        ports.push("  input  wire aclk".to_string());
    }
    if module.resettable {
        ports.push("  input  wire aresetn".to_string());
    }
    for port in &module.ports {
        let direction = match (port.direction, registered_outputs) {
            (Direction::Input, _) => "input  wire",
            (Direction::Output, false) => "output wire",
            (Direction::Output, true) => "output reg ",
        };
        ports.push(format!("  {direction} {}{}", range(port.width), port.name));
    }
    let _ = writeln!(out, "(\n{}\n);", ports.join(",\n"));
}

fn print_memory(module: &Module, size: Memory, out: &mut String) {
    let _ = write!(
        out,
        "module {} #(\n  parameter INIT = \"\"\n) ",
        module.name
    );
    print_ports(module, true, out);
    let range = range(size.width);
    let last = size.depth - 1;
    let _ = write!(
        out,
        "
  reg {range}words [0:{last}];

  generate
    if (INIT != \"\") begin : preload
      initial $readmemh(INIT, words);
    end
  endgenerate

  always @(posedge aclk) begin
    if (write_enable) words[write_address] <= write_data;
    if (read_enable) read_data <= words[read_address];
  end
endmodule
"
    );
}

fn print_netlist(module: &Module, netlist: &Netlist, out: &mut String) {
    let usage = usage::Usage::of(module, netlist);
    let printer = Printer::new(netlist, &usage);
    let _ = write!(out, "module {} ", module.name);
    print_ports(module, false, out);
    out.push('\n');
    let is_port = |id: NodeId| netlist.port_nodes.contains(&id);
    let declared: Vec<NodeId> = printer.declared().collect();
    for &id in &declared {
        if !is_port(id) {
            let node = netlist.node(id);
            let kind = match node.op {
                Op::Register(_) => "reg ",
                _ => "wire",
            };
            let _ = writeln!(out, "  {kind} {}{};", range(node.width), printer.name(id));
        }
    }
    out.push('\n');
    for &id in &declared {
        if let Some(expression) = printer.definition(id) {
            let _ = writeln!(out, "  assign {} = {expression};", printer.name(id));
        }
    }
    for instance in &netlist.instances {
        print_instance(instance, &printer, out);
    }
    print_registers(netlist, &declared, &printer, out);
    print_assertions(netlist, &printer, out);
    print_unused(&declared, netlist, &usage, &printer, out);
    out.push_str("endmodule\n");
}

fn print_instance(instance: &Instance, printer: &Printer, out: &mut String) {
    let module = &instance.module;
    let image = match &instance.image {
        Some(image) => format!("#(.INIT(\"{}\")) ", image.file),
        None => String::new(),
    };
    let _ = writeln!(out, "\n  {} {image}{} (", module.name, instance.name);
    let mut pins = Vec::new();
    if module.clocked {
        pins.push("    .aclk(aclk)".to_string());
    }
    if module.resettable {
        pins.push("    .aresetn(aresetn)".to_string());
    }
    let mut inputs = instance.inputs.iter();
    for port in &module.ports {
        let pin = match port.direction {
            Direction::Input => match inputs.next() {
                Some(&driver) => printer.expression(driver),
                None => String::new(),
            },
            Direction::Output => format!("{}_{}", instance.name, port.name),
        };
        pins.push(format!("    .{}({pin})", port.name));
    }
    let _ = writeln!(out, "{}\n  );", pins.join(",\n"));
}

fn print_registers(netlist: &Netlist, declared: &[NodeId], printer: &Printer, out: &mut String) {
    let registers: Vec<(String, u32, &Register)> = declared
        .iter()
        .filter_map(|&id| match &netlist.node(id).op {
            Op::Register(r) => Some((printer.name(id), netlist.node(id).width, r)),
            _ => None,
        })
        .collect();
    let initial: Vec<_> = registers.iter().filter(|r| r.2.initial.is_some()).collect();
    if !initial.is_empty() {
        out.push_str("\n  initial begin\n");
        for (name, _, register) in initial {
            if let Some(value) = &register.initial {
                let _ = writeln!(out, "    {name} = {};", expression::constant(value));
            }
        }
        out.push_str("  end\n");
    }
    let assignment = |(name, _, register): &(String, u32, &Register)| {
        let next = register
            .next
            .map_or(String::new(), |n| printer.expression(n));
        match register.enable {
            Some(enable) => format!("if ({}) {name} <= {next};", printer.expression(enable)),
            None => format!("{name} <= {next};"),
        }
    };
    let (reset, free): (Vec<_>, Vec<_>) = registers.iter().partition(|r| r.2.reset.is_some());
    if !reset.is_empty() {
        out.push_str("\n  always @(posedge aclk) begin\n    if (!aresetn) begin\n");
        for (name, _, register) in &reset {
            if let Some(value) = &register.reset {
                let _ = writeln!(out, "      {name} <= {};", expression::constant(value));
            }
        }
        out.push_str("    end else begin\n");
        for register in reset {
            let _ = writeln!(out, "      {}", assignment(register));
        }
        out.push_str("    end\n  end\n");
    }
    if !free.is_empty() {
        out.push_str("\n  always @(posedge aclk) begin\n");
        for register in free {
            let _ = writeln!(out, "    {}", assignment(register));
        }
        out.push_str("  end\n");
    }
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
        let _ = writeln!(
            out,
            "    if (aresetn && !({})) begin\n      $display(\"%m: {}\");\n      $finish;\n    end",
            printer.expression(assertion.condition),
            assertion.message
        );
    }
    out.push_str("  end\n`endif\n");
}

/// Bits that nothing reads, named so: a linter then reports what is not meant.
fn print_unused(
    declared: &[NodeId],
    netlist: &Netlist,
    usage: &usage::Usage,
    printer: &Printer,
    out: &mut String,
) {
    let mut unread = Vec::new();
    for &id in declared {
        let width = netlist.node(id).width;
        for (low, count) in usage.unread(id) {
            let name = printer.name(id);
            unread.push(match count {
                _ if count == width => name,
                1 => format!("{name}[{low}]"),
                _ => format!("{name}[{}:{low}]", low + count - 1),
            });
        }
    }
    if !unread.is_empty() {
        let list = expression::wrap(&unread.join(", "), 6);
        let _ = writeln!(out, "\n  wire unused = &{{1'b0, {list}}};");
    }
}
