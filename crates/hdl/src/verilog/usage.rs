//! Which nodes of a module are printed, which get a net, and which bits of
//! those nets are read.

use crate::netlist::*;

pub(super) struct Usage {
    /// Nodes that are reached from an output, a register that is read, an instance or an assertion.
    live: Vec<bool>,
    /// How many printed expressions mention the node.
    mentions: Vec<u32>,
    /// Nodes that are sliced; Verilog can slice only names.
    sliced: Vec<bool>,
    /// Bits that anything except an assertion reads.
    read: Vec<Vec<bool>>,
}

impl Usage {
    pub fn of(module: &Module, netlist: &Netlist) -> Usage {
        let count = netlist.nodes.len();
        let mut usage = Usage {
            live: vec![false; count],
            mentions: vec![0; count],
            sliced: vec![false; count],
            read: netlist
                .nodes
                .iter()
                .map(|n| vec![false; n.width as usize])
                .collect(),
        };
        let mut functional = Vec::new();
        for (port, &id) in module.ports.iter().zip(&netlist.port_nodes) {
            if port.direction == Direction::Output {
                functional.push(id);
                usage.read[id.index()].fill(true);
            }
            usage.live[id.index()] = true;
        }
        for (id, node) in netlist.nodes.iter().enumerate() {
            if let Op::InstanceOutput { .. } = node.op {
                usage.live[id] = true;
            }
        }
        for instance in &netlist.instances {
            for &input in &instance.inputs {
                usage.mention(netlist, input, true, &mut functional);
            }
        }
        let mut visited = vec![false; count];
        usage.walk(netlist, functional, true, &mut visited);
        let mut asserted = Vec::new();
        for assertion in &netlist.assertions {
            usage.mention(netlist, assertion.condition, false, &mut asserted);
        }
        // Nets visited for the design itself are not visited again for an assertion.
        usage.walk(netlist, asserted, false, &mut visited);
        usage
    }

    /// Visits the cones of the given nodes. `functional`: they are used by the design itself, not
    /// only by an assertion.
    fn walk(
        &mut self,
        netlist: &Netlist,
        mut open: Vec<NodeId>,
        functional: bool,
        visited: &mut [bool],
    ) {
        while let Some(id) = open.pop() {
            if std::mem::replace(&mut visited[id.index()], true) {
                continue;
            }
            self.live[id.index()] = true;
            match &netlist.node(id).op {
                Op::Register(register) => {
                    for input in register.next.iter().chain(&register.enable) {
                        self.mention(netlist, *input, functional, &mut open);
                    }
                }
                Op::Slice { of, low } => {
                    let width = netlist.node(id).width;
                    self.sliced[of.index()] = true;
                    self.mentions[of.index()] += 1;
                    if functional {
                        self.read[of.index()][*low as usize..(low + width) as usize].fill(true);
                    }
                    open.push(*of);
                }
                op => {
                    let mut operands = op.operands();
                    if let Op::Concat(_) = op {
                        // A replication is printed with one mention.
                        operands.dedup();
                    }
                    for operand in operands {
                        self.mention(netlist, operand, functional, &mut open);
                    }
                }
            }
        }
    }

    fn mention(&mut self, netlist: &Netlist, id: NodeId, functional: bool, open: &mut Vec<NodeId>) {
        self.mentions[id.index()] += 1;
        // An inlined slice reads only its own bits, which it marks itself.
        let whole =
            !matches!(netlist.node(id).op, Op::Slice { .. }) || netlist.node(id).name.is_some();
        if functional && whole {
            self.read[id.index()].fill(true);
        }
        open.push(id);
    }

    pub fn is_live(&self, id: NodeId) -> bool {
        self.live[id.index()]
    }

    /// Whether the node has a net of its own.
    pub fn is_declared(&self, netlist: &Netlist, id: NodeId) -> bool {
        let node = netlist.node(id);
        if !self.is_live(id) {
            return false;
        }
        match node.op {
            Op::Constant(_) => node.name.is_some(),
            _ if node.name.is_some() => true,
            // An index into a name is as short as a name.
            Op::Slice { .. } => self.sliced[id.index()],
            _ => self.sliced[id.index()] || self.mentions[id.index()] > 1,
        }
    }

    /// How many printed expressions mention the node.
    pub fn mentions(&self, id: NodeId) -> u32 {
        self.mentions[id.index()]
    }

    pub fn is_sliced(&self, id: NodeId) -> bool {
        self.sliced[id.index()]
    }

    /// Runs of bits that nothing reads, or only assertions: low bit, count.
    pub fn unread(&self, id: NodeId) -> Vec<(u32, u32)> {
        let bits = &self.read[id.index()];
        let mut runs: Vec<(u32, u32)> = Vec::new();
        for (i, _) in bits.iter().enumerate().filter(|(_, read)| !**read) {
            match runs.last_mut() {
                Some((low, count)) if *low + *count == i as u32 => *count += 1,
                _ => runs.push((i as u32, 1)),
            }
        }
        runs
    }
}
