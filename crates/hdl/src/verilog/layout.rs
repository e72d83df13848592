//! The body of a module: each declaration next to its logic, in the order of the source.

use std::collections::{HashMap, HashSet};

use super::expression::{constant, Printer};
use super::places::{InstanceArray, Joint, Place};
use super::usage::Usage;
use super::wrap::{self, range};
use crate::netlist::*;

pub(super) struct Layout<'a> {
    netlist: &'a Netlist,
    usage: &'a Usage,
    printer: &'a Printer<'a>,
    ports: HashSet<NodeId>,
    /// The number of the vector that each part belongs to.
    vector_of: HashMap<NodeId, usize>,
    declared_vectors: HashSet<usize>,
    out: String,
    /// Registers of the current section whose clocked blocks are not yet printed.
    waiting: Vec<NodeId>,
    /// The next line begins a new group, after a blank line.
    gap: bool,
}

impl<'a> Layout<'a> {
    pub fn new(netlist: &'a Netlist, usage: &'a Usage, printer: &'a Printer<'a>) -> Self {
        let numbered = printer.places.vectors.iter().enumerate();
        let vector_of =
            numbered.flat_map(|(number, v)| v.parts.iter().map(move |&(id, _)| (id, number)));
        Layout {
            netlist,
            usage,
            printer,
            ports: netlist.port_nodes.iter().copied().collect(),
            vector_of: vector_of.collect(),
            declared_vectors: HashSet::new(),
            out: String::new(),
            waiting: Vec::new(),
            gap: true,
        }
    }

    /// Prints everything between the ports and the assertions.
    pub fn body(mut self) -> String {
        let count = self.netlist.nodes.len() as u32;
        let mut driven: HashMap<u32, Vec<NodeId>> = HashMap::new();
        for index in 0..count {
            let node = self.netlist.node(NodeId(index));
            if matches!(node.op, Op::Wire { .. } | Op::Register(_)) {
                driven
                    .entry(node.driven_at)
                    .or_default()
                    .push(NodeId(index));
            }
        }
        self.localparams();
        let mut instances = self.netlist.instances.iter().enumerate().peekable();
        let mut sections = self.netlist.sections.iter().peekable();
        let mut titled: Option<&Section> = None;
        for index in 0..=count {
            let mut now = driven.remove(&index).unwrap_or_default();
            // A wire that is driven as soon as it is created is declared by its driver; it comes first, because
            // the others may read it.
            now.sort_by_key(|&id| !self.is_driven_at_once(id));
            for id in now {
                self.heading(&mut titled);
                self.drive(id);
            }
            // All parts of a row are declared here, and its readers come later.
            if let Some(row) = index
                .checked_sub(1)
                .and_then(|last| self.printer.row_after(NodeId(last)))
            {
                self.row(row);
            }
            while let Some(section) = sections.next_if(|section| section.from <= index) {
                self.clocked_blocks();
                titled = Some(section);
            }
            while let Some((number, instance)) = instances.next_if(|(_, i)| i.made_at <= index) {
                self.heading(&mut titled);
                self.instance(number, instance);
            }
            if index < count && self.prints(NodeId(index)) {
                self.heading(&mut titled);
                self.node(NodeId(index));
            }
        }
        self.clocked_blocks();
        self.out
    }

    /// Prints the title of a section, before its first item.
    fn heading(&mut self, titled: &mut Option<&Section>) {
        if let Some(section) = titled.take() {
            self.out.push('\n');
            wrap::comment(&mut self.out, 2, &section.title);
            self.gap = true;
        }
    }

    fn localparams(&mut self) {
        for (index, node) in self.netlist.nodes.iter().enumerate() {
            if let (Op::Constant(c), Some(name)) = (&node.op, &node.name) {
                if self.usage.is_live(NodeId(index as u32)) {
                    let text = format!("localparam {}{name} = {};", range(node.width), constant(c));
                    wrap::statement(&mut self.out, 2, &text);
                }
            }
        }
    }

    /// Whether something is printed at the place where the node was created.
    fn prints(&self, id: NodeId) -> bool {
        let node = self.netlist.node(id);
        let places = &self.printer.places;
        let is_net = !places.is_inline(id) && !places.declared_before.contains(&id);
        let elsewhere = matches!(
            node.op,
            Op::Constant(_) | Op::Parameter(_) | Op::InstanceOutput { .. } | Op::Input
        );
        is_net && self.usage.is_live(id) && !elsewhere
    }

    fn node(&mut self, id: NodeId) {
        let node = self.netlist.node(id);
        match node.op {
            Op::Wire { .. } if self.is_driven_at_once(id) || self.ports.contains(&id) => return,
            // Declared with the ports.
            Op::Register(_) if self.is_port_name(id) => return,
            _ => {}
        }
        self.comment(id);
        match self.printer.definition(id) {
            _ if matches!(node.op, Op::Wire { .. }) => self.declare(id),
            Some(expression) => self.define(id, &expression),
            None => self.declare(id),
        }
    }

    /// Declares a row: a concatenation of nets, the first in the lowest bits.
    fn row(&mut self, row: &Joint) {
        let nets = row.parts.iter().rev();
        let nets: Vec<String> = nets.map(|&(id, _)| self.printer.name(id)).collect();
        let (declared, nets) = (range(row.width), nets.join(", "));
        self.line(&format!("wire {declared}{} = {{{nets}}};", row.name));
    }

    /// Prints a wire's driver or queues a register, now that its driver or next value is known.
    fn drive(&mut self, id: NodeId) {
        if !self.usage.is_live(id) || self.printer.places.is_inline(id) {
            return;
        }
        let node = self.netlist.node(id);
        if let Op::Register(_) = node.op {
            self.waiting.push(id);
            return;
        }
        if let Some(rest) = self.printer.places.split_ports.get(&id) {
            for &(part, low) in rest {
                let width = self.netlist.node(part).width;
                let text = self.printer.expression(part);
                let to = self.printer.bits(id, low, width);
                self.assign(&to, &text);
            }
            return;
        }
        let Some(expression) = self.printer.definition(id) else {
            return;
        };
        let name = self.printer.name(id);
        if expression == name {
            // The driver has taken over the output's name.
            return;
        }
        if self.is_driven_at_once(id) && !self.ports.contains(&id) {
            self.comment(id);
            self.define(id, &expression);
        } else {
            self.assign(&name, &expression);
        }
    }

    fn is_driven_at_once(&self, id: NodeId) -> bool {
        self.netlist.node(id).driven_at == id.0 + 1
    }

    fn comment(&mut self, id: NodeId) {
        if let Some(text) = &self.netlist.node(id).comment {
            wrap::comment(&mut self.out, 2, text);
        }
    }

    /// Declares a net; for a vector, the whole vector when its first part is declared.
    fn declare(&mut self, id: NodeId) {
        let node = self.netlist.node(id);
        let kind = match node.op {
            Op::Register(_) => "reg ",
            _ => "wire",
        };
        let text = match self.vector_of.get(&id) {
            Some(&number) => {
                if !self.declared_vectors.insert(number) {
                    return;
                }
                let vector = &self.printer.places.vectors[number];
                let (count, name) = (vector.parts.len(), &vector.name);
                let width = vector.width / count as u32;
                let declared = format!("{kind} {}{name};", range(vector.width));
                let equal = vector
                    .parts
                    .iter()
                    .all(|p| self.netlist.node(p.0).width == width);
                if equal && width > 1 {
                    format!("{declared}  // {count} of {width} bits")
                } else {
                    declared
                }
            }
            None if !self.is_whole(id) => return,
            None => format!("{kind} {}{};", range(node.width), self.printer.name(id)),
        };
        self.line(&text);
    }

    fn is_whole(&self, id: NodeId) -> bool {
        matches!(
            self.printer.places.of[id.index()],
            Place::Net { whole: true, .. }
        )
    }

    /// Declares a net together with its value.
    fn define(&mut self, id: NodeId, expression: &str) {
        let node = self.netlist.node(id);
        let name = self.printer.name(id);
        let is_port = self.is_port_name(id);
        if self.vector_of.contains_key(&id) {
            self.declare(id);
        }
        if self.vector_of.contains_key(&id) || is_port || !self.is_whole(id) {
            self.assign(&name, expression);
        } else {
            self.line(&format!("wire {}{name} = {expression};", range(node.width)));
        }
    }

    /// Whether the node's net is a port.
    fn is_port_name(&self, id: NodeId) -> bool {
        match &self.printer.places.of[id.index()] {
            Place::Net { name, .. } => self.is_port(name),
            Place::Inline => false,
        }
    }

    fn is_port(&self, net: &str) -> bool {
        let mut ports = self.netlist.port_nodes.iter();
        ports.any(|&port| self.netlist.node(port).name.as_deref() == Some(net))
    }

    fn assign(&mut self, to: &str, expression: &str) {
        self.line(&format!("assign {to} = {expression};"));
    }

    fn line(&mut self, text: &str) {
        if std::mem::take(&mut self.gap) && !self.out.ends_with("\n\n") && !self.out.is_empty() {
            // A heading is directly above its nets.
            let after_comment = self
                .out
                .lines()
                .last()
                .is_some_and(|l| l.starts_with("  //"));
            if !after_comment {
                self.out.push('\n');
            }
        }
        wrap::statement(&mut self.out, 2, text);
    }

    fn instance(&mut self, number: usize, instance: &Instance) {
        let mut arrays = self.printer.places.arrays.iter();
        if let Some(array) = arrays.find(|array| array.instances.contains(&number)) {
            if array.instances.first() == Some(&number) {
                self.outputs_of_array(array);
            }
            if array.instances.last() == Some(&number) {
                self.array(array);
            }
            return;
        }
        let outputs = self.outputs_of(number);
        for &id in &outputs {
            if !self.is_port_name(id) && !self.printer.places.declared_before.contains(&id) {
                self.declare(id);
            }
        }
        if let Some(text) = &instance.comment {
            wrap::comment(&mut self.out, 2, text);
        }
        let inputs = instance.inputs.iter();
        let inputs = inputs.map(|&id| self.printer.expression(id)).collect();
        let outputs = outputs.iter().map(|&id| self.printer.name(id)).collect();
        let pins = pins(&instance.module, inputs, outputs);
        let head = head(instance, &instance.name);
        self.line(&head);
        wrap::list(&mut self.out, 4, &pins);
        self.out.push_str("  );\n");
    }

    /// The outputs of an instance, in the order of its module's ports.
    fn outputs_of(&self, number: usize) -> Vec<NodeId> {
        let instance = &self.netlist.instances[number];
        let output = |(index, node): (usize, &Node)| match node.op {
            Op::InstanceOutput { instance, port } if instance == number => {
                Some((port, NodeId(index as u32)))
            }
            _ => None,
        };
        let nodes = self.netlist.nodes.iter().enumerate();
        let nodes = nodes.skip(instance.made_at as usize).filter_map(output);
        let count = instance.module.ports_of(Direction::Output).count();
        let mut outputs: Vec<(usize, NodeId)> = nodes.take(count).collect();
        outputs.sort();
        outputs.into_iter().map(|(_, id)| id).collect()
    }

    /// Declares the outputs of all instances of an array.
    fn outputs_of_array(&mut self, array: &InstanceArray) {
        let module = &self.netlist.instances[array.instances[0]].module;
        let count = array.instances.len();
        for (port, net) in module.ports_of(Direction::Output).zip(&array.outputs) {
            if self.is_port(net) {
                continue;
            }
            let each = match port.width {
                1 => String::new(),
                width => format!("  // {count} of {width} bits"),
            };
            let range = range(port.width * count as u32);
            self.line(&format!("wire {range}{net};{each}"));
        }
    }

    /// Prints all instances of an array as one array of instances.
    fn array(&mut self, array: &InstanceArray) {
        let first = &self.netlist.instances[array.instances[0]];
        let inputs = (0..first.inputs.len()).map(|number| {
            let each = array.instances.iter();
            let each = each.map(|&of| self.netlist.instances[of].inputs[number]);
            self.input_of_array(&each.collect::<Vec<_>>(), &array.inputs[number])
        });
        let inputs: Vec<(String, Option<String>)> = inputs.collect();
        let (inputs, nets): (Vec<_>, Vec<_>) = inputs.into_iter().unzip();
        for net in nets.into_iter().flatten() {
            self.line(&net);
        }
        if let Some(text) = &first.comment {
            wrap::comment(&mut self.out, 2, text);
        }
        let pins = pins(&first.module, inputs, array.outputs.clone());
        let last = array.instances.len() - 1;
        self.line(&head(first, &format!("{} [{last}:0]", array.name)));
        wrap::list(&mut self.out, 4, &pins);
        self.out.push_str("  );\n");
    }

    /// An input of all instances of an array: its connection, and the declaration of a net for it if it needs one.
    fn input_of_array(&self, each: &[NodeId], name: &str) -> (String, Option<String>) {
        let texts = each.iter().map(|&id| self.printer.expression(id));
        if texts.collect::<HashSet<_>>().len() == 1 {
            return (self.printer.expression(each[0]), None);
        }
        let reader = NodeId(self.netlist.nodes.len() as u32);
        // Neighbouring bits of one net may be a concatenation of parts.
        let parts = |&id: &NodeId| match &self.netlist.node(id).op {
            Op::Concat(parts) if self.printer.places.is_inline(id) => parts.clone(),
            _ => vec![id],
        };
        let parts: Vec<NodeId> = each.iter().flat_map(parts).collect();
        let text = self.printer.concat(reader, &parts);
        if !text.contains(['{', ' ']) {
            return (text, None);
        }
        let text = self.printer.concat(reader, each);
        let widths = each.iter().map(|&id| self.netlist.node(id).width);
        let range = range(widths.sum());
        let net = format!("wire {range}{name} = {text};");
        (name.to_owned(), Some(net))
    }

    /// Prints the clocked blocks of the registers whose next value is known: one of those with a reset, and one of
    /// those without.
    fn clocked_blocks(&mut self) {
        let waiting = std::mem::take(&mut self.waiting);
        self.gap |= !waiting.is_empty();
        let resets = |id: &NodeId| match &self.netlist.node(*id).op {
            Op::Register(register) => register.reset.is_some(),
            _ => false,
        };
        let (with, without): (Vec<_>, Vec<_>) = waiting.into_iter().partition(resets);
        self.initial(&without);
        self.initial(&with);
        if !with.is_empty() && !self.single_with_reset(&with) {
            self.out
                .push_str("\n  always @(posedge aclk) begin\n    if (!aresetn) begin\n");
            for &id in &with {
                self.reset(id);
            }
            self.out.push_str("    end else begin\n");
            self.updates(&with, 6);
            self.out.push_str("    end\n  end\n");
        }
        if !without.is_empty() {
            self.out.push_str("\n  always @(posedge aclk) begin\n");
            self.updates(&without, 4);
            self.out.push_str("  end\n");
        }
    }

    /// Prints the clocked block of one register with a reset in two lines, if they are short.
    fn single_with_reset(&mut self, with: &[NodeId]) -> bool {
        let &[id] = with else {
            return false;
        };
        let Op::Register(Register {
            next: Some(next),
            enable,
            reset: Some(value),
            ..
        }) = &self.netlist.node(id).op
        else {
            return false;
        };
        let name = self.printer.name(id);
        let when = enable.map_or(String::new(), |enable| {
            format!("if ({}) ", self.printer.expression(enable))
        });
        let next = self.printer.expression(*next);
        let lines = [
            format!("    if (!aresetn) {name} <= {};", constant(value)),
            format!("    else {when}{name} <= {next};"),
        ];
        let is_short = lines.iter().all(|line| line.len() <= wrap::LIMIT);
        if is_short {
            let [reset, load] = lines;
            let block = format!("\n  always @(posedge aclk) begin\n{reset}\n{load}\n  end\n");
            self.out.push_str(&block);
        }
        is_short
    }

    /// Prints what registers load, those with one enable together.
    fn updates(&mut self, registers: &[NodeId], indent: usize) {
        let mut groups: Vec<(Option<String>, Vec<String>)> = Vec::new();
        for &id in registers {
            let Op::Register(Register {
                next: Some(next),
                enable,
                ..
            }) = self.netlist.node(id).op
            else {
                continue;
            };
            let enable = enable.map(|enable| self.printer.expression(enable));
            let next = self.printer.expression(next);
            let text = format!("{} <= {next};", self.printer.name(id));
            match groups.iter_mut().find(|group| group.0 == enable) {
                Some(group) => group.1.push(text),
                None => groups.push((enable, vec![text])),
            }
        }
        for (enable, texts) in groups {
            let condition = enable.map(|enable| format!("if ({enable}) "));
            match (condition, &texts[..]) {
                (Some(condition), [only])
                    if indent + condition.len() + only.len() <= wrap::LIMIT =>
                {
                    wrap::statement(&mut self.out, indent, &(condition + only));
                }
                (Some(condition), _) => {
                    wrap::statement(&mut self.out, indent, &format!("{condition}begin"));
                    for text in texts {
                        wrap::statement(&mut self.out, indent + 2, &text);
                    }
                    wrap::statement(&mut self.out, indent, "end");
                }
                (None, _) => {
                    for text in texts {
                        wrap::statement(&mut self.out, indent, &text);
                    }
                }
            }
        }
    }

    fn reset(&mut self, id: NodeId) {
        if let Op::Register(Register {
            reset: Some(value), ..
        }) = &self.netlist.node(id).op
        {
            let text = format!("{} <= {};", self.printer.name(id), constant(value));
            wrap::statement(&mut self.out, 6, &text);
        }
    }

    fn initial(&mut self, registers: &[NodeId]) {
        let value = |&id: &NodeId| match &self.netlist.node(id).op {
            Op::Register(Register {
                initial: Some(value),
                ..
            }) => Some(format!("{} = {};", self.printer.name(id), constant(value))),
            _ => None,
        };
        let lines: Vec<String> = registers.iter().filter_map(value).collect();
        if !lines.is_empty() {
            self.out.push_str("\n  initial begin\n");
            for text in lines {
                wrap::statement(&mut self.out, 4, &text);
            }
            self.out.push_str("  end\n");
        }
    }
}

/// The beginning of an instance: its module, the parameters that it gets, and its name.
fn head(instance: &Instance, name: &str) -> String {
    let module = &instance.module;
    let image = instance.image.iter();
    let image = image.map(|image| format!(".INIT(\"{}\")", image.file));
    let passed = module.parameters().into_keys();
    let own = module.library.iter().flat_map(|text| &text.parameters);
    let own = own.map(|(name, value)| format!(".{name}({value})"));
    let parameters = image.chain(passed.map(|name| format!(".{name}({name})")));
    let parameters = match parameters.chain(own).collect::<Vec<_>>() {
        none if none.is_empty() => String::new(),
        some => format!("#({}) ", some.join(", ")),
    };
    format!("{} {parameters}{name} (", module.printed_name())
}

/// The pins of an instance, from what its inputs and its outputs are connected to.
fn pins(module: &Module, inputs: Vec<String>, outputs: Vec<String>) -> Vec<String> {
    let (mut inputs, mut outputs) = (inputs.into_iter(), outputs.into_iter());
    let mut pins = Vec::new();
    pins.extend(module.clocked.then(|| ".aclk(aclk)".to_string()));
    pins.extend(module.resettable.then(|| ".aresetn(aresetn)".to_string()));
    pins.extend(module.ports.iter().map(|port| {
        let pin = match port.direction {
            Direction::Input => inputs.next(),
            Direction::Output => outputs.next(),
        };
        format!(".{}({})", port.name, pin.unwrap_or_default())
    }));
    pins
}
