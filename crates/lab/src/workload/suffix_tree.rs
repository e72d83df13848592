//! A suffix tree of a DNA sequence, built by Ukkonen's algorithm.

/// No node: the root is node 0 and nobody's child.
pub const NONE: u32 = 0;

/// The symbols: the bases, and the end of the sequence.
pub const SYMBOLS: usize = 5;
/// The end of the sequence.
pub const END: usize = 4;

/// A node, and the edge that leads to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// Where the edge's symbols begin in the sequence.
    pub start: u32,
    /// Where they end (one past the last).
    pub end: u32,
    /// Where the node's suffix without its first symbol ends: for inner nodes only.
    pub link: u32,
    /// The nodes that a base or the end leads to.
    pub children: [u32; SYMBOLS],
}

/// A base's number, in the order A, C, G, T; anything else counts as the end.
pub fn symbol(base: u8) -> usize {
    match base {
        b'A' => 0,
        b'C' => 1,
        b'G' => 2,
        b'T' => 3,
        _ => END,
    }
}

/// The tree. Node 0 is the root; the others are numbered level by level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SuffixTree {
    /// The nodes.
    pub nodes: Vec<Node>,
    symbols: Vec<u8>,
}

/// How far a match goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Match {
    /// The node to or towards which it goes.
    pub node: u32,
    /// Symbols of the node's edge that are not matched.
    pub short_of_node: u32,
    /// Symbols that match.
    pub length: u32,
}

/// Ukkonen's active point: `length` symbols along the edge of `node` that begins with the symbol at
/// position `edge`.
struct Active {
    node: u32,
    edge: usize,
    length: u32,
}

impl SuffixTree {
    /// The tree of a sequence of the letters A, C, G and T, less than 2^31 of them.
    pub fn new(sequence: &[u8]) -> Self {
        let ended = sequence.iter().copied().chain([0]);
        let symbols: Vec<u8> = ended.map(|base| symbol(base) as u8).collect();
        let mut tree = SuffixTree {
            nodes: vec![Node::new(0, 0)],
            symbols,
        };
        let mut active = Active {
            node: 0,
            edge: 0,
            length: 0,
        };
        let mut suffixes = 0;
        for position in 0..tree.symbols.len() {
            suffixes += 1;
            tree.extend(position, &mut active, &mut suffixes);
        }
        tree.number_by_levels();
        tree
    }

    /// Appends the symbol at `position`; `suffixes` counts the suffixes that are not yet explicit
    /// in the tree, the new symbol's included.
    fn extend(&mut self, position: usize, active: &mut Active, suffixes: &mut u32) {
        let symbol = usize::from(self.symbols[position]);
        let end = self.symbols.len() as u32;
        let mut unlinked = NONE;
        while *suffixes > 0 {
            if active.length == 0 {
                active.edge = position;
            }
            let first = usize::from(self.symbols[active.edge]);
            let next = self.nodes[active.node as usize].children[first];
            if next == NONE {
                let leaf = self.add(Node::new(position as u32, end));
                self.nodes[active.node as usize].children[first] = leaf;
                self.link(&mut unlinked, active.node);
            } else {
                let Node { start, end: to, .. } = self.nodes[next as usize];
                // A leaf's edge reaches to the symbol at hand.
                let length = to.min(position as u32 + 1) - start;
                if active.length >= length {
                    active.edge += length as usize;
                    active.length -= length;
                    active.node = next;
                    continue;
                }
                let there = usize::from(self.symbols[(start + active.length) as usize]);
                if there == symbol {
                    active.length += 1;
                    self.link(&mut unlinked, active.node);
                    break;
                }
                let split = self.add(Node::new(start, start + active.length));
                let leaf = self.add(Node::new(position as u32, end));
                self.nodes[active.node as usize].children[first] = split;
                self.nodes[split as usize].children[symbol] = leaf;
                self.nodes[split as usize].children[there] = next;
                self.nodes[next as usize].start += active.length;
                self.link(&mut unlinked, split);
                unlinked = split;
            }
            *suffixes -= 1;
            if active.node == 0 && active.length > 0 {
                active.length -= 1;
                active.edge = position + 1 - *suffixes as usize;
            } else if active.node != 0 {
                active.node = self.nodes[active.node as usize].link;
            }
        }
    }

    fn add(&mut self, node: Node) -> u32 {
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }

    /// Gives the node that was split last its link.
    fn link(&mut self, unlinked: &mut u32, to: u32) {
        if *unlinked != NONE {
            self.nodes[*unlinked as usize].link = to;
            *unlinked = NONE;
        }
    }

    /// Gives the nodes numbers in which those near the root, which all queries pass, are together.
    fn number_by_levels(&mut self) {
        let mut order = vec![0u32];
        let mut numbers = vec![0u32; self.nodes.len()];
        let mut at = 0;
        while at < order.len() {
            for child in self.nodes[order[at] as usize].children {
                if child != NONE {
                    numbers[child as usize] = order.len() as u32;
                    order.push(child);
                }
            }
            at += 1;
        }
        let renumbered = order.iter().map(|&old| {
            let node = &self.nodes[old as usize];
            Node {
                link: numbers[node.link as usize],
                children: node.children.map(|child| numbers[child as usize]),
                ..*node
            }
        });
        self.nodes = renumbered.collect();
    }

    /// The longest beginning of a query that occurs in the sequence.
    pub fn longest_match(&self, query: &[u8]) -> Match {
        let mut found = Match {
            node: 0,
            short_of_node: 0,
            length: 0,
        };
        for &base in query {
            let symbol = symbol(base);
            if symbol == END {
                break;
            }
            if found.short_of_node == 0 {
                let child = self.nodes[found.node as usize].children[symbol];
                if child == NONE {
                    break;
                }
                found.node = child;
                let node = &self.nodes[child as usize];
                found.short_of_node = node.end - node.start;
            }
            let at = self.nodes[found.node as usize].end - found.short_of_node;
            if usize::from(self.symbols[at as usize]) != symbol {
                break;
            }
            found.short_of_node -= 1;
            found.length += 1;
        }
        found
    }
}

impl Node {
    fn new(start: u32, end: u32) -> Self {
        Node {
            start,
            end,
            link: 0,
            children: [NONE; SYMBOLS],
        }
    }
}
