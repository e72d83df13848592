//! Many instances of one module, which the Verilog prints as an array of instances.
//!
//! [`Builder::array`] makes them. Instances that were made one by one are found: they have one module, names that
//! differ in a number, and none of them depends on another.

use std::collections::{BTreeMap, HashSet};
use std::rc::Rc;

use super::builder::{Builder, Signal};
use super::names::without_a_number;
use super::netlist::*;
use super::signal::concat;

/// Fewer instances are printed one by one.
const FEW: usize = 4;

/// The outputs of all instances of an array.
pub struct ArrayRef<'m> {
    count: u32,
    outputs: Vec<(String, Signal<'m>)>,
}

impl<'m> ArrayRef<'m> {
    /// An output port of all instances, concatenated; the first instance is in the lowest bits.
    ///
    /// # Panics
    /// If the module has no such output.
    pub fn all(&self, port: &str) -> Signal<'m> {
        let found = self.outputs.iter().find(|(name, _)| name == port);
        found.unwrap_or_else(|| panic!("no output {port}")).1
    }

    /// An output port, one signal per instance.
    pub fn each(&self, port: &str) -> Vec<Signal<'m>> {
        let all = self.all(port);
        all.parts(all.width() / self.count)
    }
}

impl Builder {
    /// `count` instances of a module, named `name` plus their number. All instances share an input that is as
    /// wide as its port. An input `count` times as wide is divided among them, the first instance's part in the
    /// lowest bits.
    pub fn array<'m>(
        &'m self,
        name: &str,
        module: &Rc<Module>,
        count: u32,
        inputs: &[(&str, Signal<'m>)],
    ) -> ArrayRef<'m> {
        let width_of = |port: &str| {
            let mut ports = module.ports_of(Direction::Input);
            let found = ports.find(|known| known.name == port);
            found.map_or(0, |known| known.width)
        };
        let instances: Vec<_> = (0..count)
            .map(|number| {
                let own = inputs.iter().map(|&(port, signal)| {
                    let width = width_of(port);
                    if signal.width() == width {
                        (port, signal)
                    } else {
                        (port, signal.slice(number * width, width))
                    }
                });
                let own: Vec<(&str, Signal)> = own.collect();
                self.instance_by_name(&format!("{name}{number}"), module, &own)
            })
            .collect();
        self.side_by_side(name, instances.len());
        let output = |port: &str| {
            let each: Vec<Signal> = instances.iter().map(|one| one.out(port)).collect();
            (port.to_owned(), concat(&each))
        };
        let outputs = module.ports_of(Direction::Output);
        let outputs = outputs.map(|port| output(&port.name)).collect();
        ArrayRef { count, outputs }
    }

    /// Makes the last `count` instances an array, if there are enough of them: none depends on another in the same
    /// cycle, although one seems to, through other instances.
    pub fn side_by_side(&self, name: &str, count: usize) {
        let netlist = &mut self.state.borrow_mut().netlist;
        if count >= FEW {
            let last = netlist.instances.len();
            let instances = (last - count..last).collect();
            let name = name.to_owned();
            netlist.arrays.push(Array { name, instances });
        }
    }
}

/// Adds the arrays that were made instance by instance.
pub(super) fn find(netlist: &mut Netlist) {
    let known = netlist.arrays.iter().flat_map(|array| &array.instances);
    let mut taken: HashSet<usize> = known.copied().collect();
    let mut groups: BTreeMap<(String, &str, Option<&str>), BTreeMap<u64, usize>> = BTreeMap::new();
    for (index, instance) in netlist.instances.iter().enumerate() {
        for (name, number) in without_a_number(&instance.name) {
            let image = instance.image.as_ref().map(|image| image.file.as_str());
            let key = (name, instance.module.name.as_str(), image);
            groups.entry(key).or_default().insert(number, index);
        }
    }
    let mut groups: Vec<_> = groups.into_iter().collect();
    groups.sort_by_key(|(_, instances)| std::cmp::Reverse(instances.len()));
    let mut found = Vec::new();
    for ((name, ..), numbered) in groups {
        let instances: Vec<usize> = numbered.into_values().collect();
        let is_new = instances.iter().all(|index| !taken.contains(index));
        let in_order = instances.windows(2).all(|pair| pair[0] < pair[1]);
        if instances.len() >= FEW && is_new && in_order && !depend(netlist, &instances) {
            taken.extend(&instances);
            found.push(Array { name, instances });
        }
    }
    found.sort_by_key(|array| array.instances[0]);
    netlist.arrays.extend(found);
}

/// Whether an input of one of these instances depends on an output of one of them in the same cycle.
fn depend(netlist: &Netlist, instances: &[usize]) -> bool {
    let inputs = |index: usize| netlist.instances[index].inputs.iter().copied();
    let mut open: Vec<NodeId> = instances.iter().flat_map(|&index| inputs(index)).collect();
    let mut seen = HashSet::new();
    while let Some(id) = open.pop() {
        if !seen.insert(id) {
            continue;
        }
        match &netlist.node(id).op {
            Op::InstanceOutput { instance, .. } if instances.contains(instance) => return true,
            Op::InstanceOutput { instance, .. } => open.extend(inputs(*instance)),
            op => open.extend(op.operands()),
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verilog::print_module;
    use crate::DesignError;

    fn adder(width: u32) -> Rc<Module> {
        let m = Builder::new("adder");
        let sum = m.input("a", width) + m.input("b", width);
        m.output("sum", sum);
        m.finish().unwrap()
    }

    fn add<'m>(m: &'m Builder, name: &str, a: Signal<'m>, b: Signal<'m>) -> Signal<'m> {
        let inputs = [("a", a), ("b", b)];
        m.instance_by_name(name, &adder(a.width()), &inputs)
            .out("sum")
    }

    fn has(text: &str, lines: &[&str]) {
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let text = words(text);
        for line in lines {
            assert!(text.contains(&words(line)), "{line}\n{text}");
        }
    }

    /// One input is shared, of the other each instance has a part; the output is a port.
    #[test]
    fn lanes_are_printed_as_an_array_of_instances() -> Result<(), DesignError> {
        let m = Builder::new("lanes");
        let (a, b) = (m.input("a", 32), m.input("b", 8));
        let lanes = (0..).zip(a.parts(8));
        let sums: Vec<Signal> = lanes
            .map(|(lane, a)| add(&m, &format!("lane{lane}_add"), a, b))
            .collect();
        m.output("sums", concat(&sums));
        let text = print_module(&*m.finish()?, "");
        has(
            &text,
            &["adder lane_add [3:0] ( .a(a), .b(b), .sum(sums) );"],
        );
        assert!(!text.contains("assign"), "{text}");
        Ok(())
    }

    /// Inputs that are not side by side in one net get a net of their own. Named wires of the outputs give
    /// the outputs' vector its name.
    #[test]
    fn inputs_are_put_together_and_outputs_keep_their_names() -> Result<(), DesignError> {
        let m = Builder::new("lanes");
        let (a, b) = (m.input("a", 64), m.input("b", 8));
        let sums: Vec<Signal> = (0..4)
            .map(|lane| {
                let sum = add(&m, &format!("add{lane}"), a.slice(16 * lane, 8), b);
                sum.named(&format!("sum{lane}"))
            })
            .collect();
        m.output("any", concat(&sums).any());
        let text = print_module(&*m.finish()?, "");
        has(
            &text,
            &[
                "wire [31:0] add_a_in = {a[55:48], a[39:32], a[23:16], a[7:0]};",
                "adder add [3:0] ( .a(add_a_in), .b(b), .sum(sum) );",
                "assign any = |sum;",
            ],
        );
        Ok(())
    }

    /// Instances in a chain would look like a loop, as parts of one net.
    #[test]
    fn a_chain_is_no_array() -> Result<(), DesignError> {
        let m = Builder::new("chain");
        let a = m.input("a", 8);
        let last = (0..8).fold(a, |sum, number| add(&m, &format!("add{number}"), sum, a));
        m.output("sum", last);
        let text = print_module(&*m.finish()?, "");
        assert!(!text.contains("add ["), "{text}");
        has(&text, &["adder add7 ( .a(add6_sum), .b(a), .sum(sum) );"]);
        Ok(())
    }

    #[test]
    fn an_array_divides_what_is_wider_than_its_ports() -> Result<(), DesignError> {
        let m = Builder::new("array");
        let (a, b) = (m.input("a", 48), m.input("b", 8));
        let all = m.array("add", &adder(8), 6, &[("a", a), ("b", b)]);
        assert_eq!(all.each("sum").len(), 6);
        m.output("sum", all.all("sum"));
        let text = print_module(&*m.finish()?, "");
        has(&text, &["adder add [5:0] ( .a(a), .b(b), .sum(sum) );"]);
        Ok(())
    }
}
