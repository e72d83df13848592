//! The core: rows of sites, ports at its edges, and the outlines of cells and memories.

use std::collections::BTreeMap;

use super::super::{FlowError, Result};
use super::circuit::{Circuit, End};
use super::lef::{Lef, Shape};
use super::memories::{beside_each_other, natural, shelves, stand, Edge, Memory, Place};

/// How many times as wide as high a core may be so that memories are side by side at its edges.
const WIDEST_CORE: f64 = 2.0;

/// Where everything can be. Lengths are in µm, from the core's lower left corner.
pub(super) struct Floorplan {
    /// Width and height of the core.
    pub core: [f64; 2],
    pub row_height: f64,
    pub site: f64,
    /// The outline of each block.
    pub shapes: Vec<Shape>,
    /// The lower left corner of each memory, which does not move.
    pub memories: BTreeMap<usize, [f64; 2]>,
    /// Where each port's bit is.
    pub ports: Vec<[f64; 2]>,
    /// Area of all blocks in µm².
    pub area: f64,
}

impl Floorplan {
    /// A core, as square as rows allow, with a given share filled by the blocks. Inputs are at its left edge
    /// and outputs at its right one, evenly, in the order of ports and bits. A memory is a square of its
    /// area, a whole number of rows high, with its pins evenly along the side towards the logic. Memories are
    /// placed above and below the logic ([`super::memories`]); the share refers to the area that they leave.
    pub fn of(
        circuit: &Circuit,
        lef: &Lef,
        memories: &BTreeMap<String, f64>,
        utilisation: f64,
    ) -> Result<Floorplan> {
        let mut shapes = Vec::new();
        for number in 0..circuit.blocks.len() {
            let kind = &circuit.blocks[number].kind;
            let shape = match (memories.get(kind), lef.cells.get(kind)) {
                (Some(area), _) => memory(circuit, number, *area, lef.site),
                (None, Some(shape)) => shape.clone(),
                (None, None) => {
                    let problem = format!("the LEF file has no MACRO {kind}");
                    return Err(FlowError::Request(problem));
                }
            };
            shapes.push(shape);
        }
        let area_of = |shape: &Shape| shape.size[0] * shape.size[1];
        let area: f64 = shapes.iter().map(area_of).sum();
        let numbers = 0..circuit.blocks.len();
        let mut fixed: Vec<usize> = numbers
            .filter(|number| memories.contains_key(&circuit.blocks[*number].kind))
            .collect();
        fixed.sort_by_key(|number| natural(&circuit.blocks[*number].source));
        let fixed: Vec<Memory> = (fixed.into_iter())
            .map(|number| (number, shapes[number].size))
            .collect();
        let of_memories: f64 = fixed.iter().map(|(_, [w, h])| w * h).sum();
        let logic = (area - of_memories) / utilisation;
        let widest = shapes.iter().map(|shape| shape.size[0]);
        let (core, places) = core(logic, widest.fold(0.0, f64::max), lef.site, &fixed);
        for (number, place) in &places {
            let height = shapes[*number].size[1];
            let at = match place.edge {
                Edge::Upper => 0.0,
                Edge::Lower => height,
            };
            let pins = shapes[*number].pins.values_mut();
            pins.for_each(|pin| pin[1] = at);
        }
        let places = places.into_iter();
        Ok(Floorplan {
            core,
            row_height: lef.site[1],
            site: lef.site[0],
            shapes,
            memories: places
                .map(|(number, place)| (number, place.corner))
                .collect(),
            ports: ports(circuit, core),
            area,
        })
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        (self.core[1] / self.row_height).round() as usize
    }

    /// Whether a block is a memory.
    pub fn is_memory(&self, block: usize) -> bool {
        self.memories.contains_key(&block)
    }

    /// Where an end of a net is within its block, from the lower left corner; a port's is in the core.
    pub fn offset(&self, circuit: &Circuit, end: End) -> Result<[f64; 2]> {
        match end {
            End::Port(port) => Ok(self.ports[port]),
            End::Block(block, pin, bit) => {
                let name = circuit.pin_name(block, pin, bit);
                let found = self.shapes[block].pins.get(&name);
                found.copied().ok_or_else(|| {
                    let kind = &circuit.blocks[block].kind;
                    FlowError::Request(format!("the LEF file has no PIN {name} in MACRO {kind}"))
                })
            }
        }
    }
}

/// A core as square as rows allow. Memories that fill less than two shelves are placed above all of the
/// logic. Others are placed above and below it: side by side at each edge, if a core that is wide enough is at most
/// [`WIDEST_CORE`] times as wide as high; else in stacks, in the smallest core that has room for them. The space
/// between stacks is as high as the logic needs if it is nowhere else, or a quarter of the height.
fn core(
    logic: f64,
    widest: f64,
    site: [f64; 2],
    memories: &[Memory],
) -> ([f64; 2], BTreeMap<usize, Place>) {
    let of_memories: f64 = memories.iter().map(|(_, [w, h])| w * h).sum();
    let wanted = logic + of_memories;
    let height = (wanted.sqrt() / site[1]).round().max(1.0) * site[1];
    let width = (f64::max(wanted / height, widest) / site[0]).ceil() * site[0];
    let rows_of = |height: f64| (height / site[1] - 1e-6).ceil().max(1.0);
    let along: f64 = memories.iter().map(|(_, [wide, _])| wide).sum();
    if along < 2.0 * width {
        let (places, depth) = shelves(memories, width);
        // Beside the last memory of a shelf there is room, too, which is not counted.
        let height = rows_of(logic / width + depth) * site[1];
        let edge = Edge::Upper;
        let place = |(number, [x, down]): (usize, [f64; 2])| {
            let corner = [x, height - down];
            (number, Place { corner, edge })
        };
        return ([width, height], places.into_iter().map(place).collect());
    }
    if let Some(found) = wide_core(logic, width, site, memories) {
        return found;
    }
    let mut rows = rows_of(wanted / width);
    loop {
        let core = [width, rows * site[1]];
        let gap = f64::min(logic / width, core[1] / 4.0);
        if let Some(places) = stand(memories, core, site[0], gap) {
            return (core, places);
        }
        rows += (rows / 100.0).ceil();
    }
}

/// A core in which memories are side by side at the upper and the lower edge, as narrow as they allow, if it is not too
/// wide. All of the logic is between them.
fn wide_core(
    logic: f64,
    narrowest: f64,
    site: [f64; 2],
    memories: &[Memory],
) -> Option<([f64; 2], BTreeMap<usize, Place>)> {
    let mut width = narrowest;
    loop {
        let is_in = |height: f64| beside_each_other(memories, [width, height], site[0]);
        // The depth at both edges does not depend on the height.
        let height = is_in(0.0).map(|(_, depth)| {
            let rows = ((logic / width + depth) / site[1] - 1e-6).ceil();
            rows * site[1]
        });
        if let Some(height) = height {
            let fits = width <= WIDEST_CORE * height;
            return is_in(height)
                .filter(|_| fits)
                .map(|(places, _)| ([width, height], places));
        }
        width = (width * 1.01 / site[0]).ceil() * site[0];
    }
}

/// Inputs at the left edge, outputs at the right one.
fn ports(circuit: &Circuit, core: [f64; 2]) -> Vec<[f64; 2]> {
    let mut places = vec![[0.0; 2]; circuit.ports.len()];
    for (input, x) in [(true, 0.0), (false, core[0])] {
        let of_side: Vec<usize> = circuit
            .ports
            .iter()
            .enumerate()
            .filter(|(_, port)| port.input == input)
            .map(|(at, _)| at)
            .collect();
        let step = core[1] / of_side.len().max(1) as f64;
        for (place, at) in of_side.into_iter().enumerate() {
            places[at] = [x, (place as f64 + 0.5) * step];
        }
    }
    places
}

/// The outline of a memory of an area.
fn memory(circuit: &Circuit, block: usize, area: f64, [site, row]: [f64; 2]) -> Shape {
    let height = (area.sqrt() / row).round().max(1.0) * row;
    let width = (area / height / site).ceil().max(1.0) * site;
    let pins = circuit.blocks[block].pins.iter().enumerate();
    let names: Vec<String> = pins
        .flat_map(|(pin, of)| (0..of.bits.len()).map(move |bit| (pin, bit)))
        .map(|(pin, bit)| circuit.pin_name(block, pin, bit))
        .collect();
    let step = width / names.len().max(1) as f64;
    let places = names.into_iter().enumerate();
    let pins = places.map(|(at, name)| (name, [(at as f64 + 0.5) * step, 0.0]));
    Shape {
        size: [width, height],
        pins: pins.collect(),
    }
}
