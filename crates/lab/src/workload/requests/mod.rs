//! The requests that a workload's kernels make, under a declared way of running them.
//!
//! A kernel is written as what its warps do: 32 threads in step, each access of which becomes one
//! request for each block that it touches (coalescing). Which blocks these are follows from the arrays
//! themselves: edges are followed where the graph has them, entries of a log are as long as they are.
//! Blocks of threads go around the processors; a processor runs as many at a time as fit its warps, and
//! one after another in each place.
//!
//! Instructions are counted from the kernels' source: one for each operation, address, access to
//! shared memory and branch of a thread. What is kept in registers, shared and constant memory makes no
//! requests.

pub(super) mod dense;
pub(super) mod graphs;
pub(super) mod records;

use crate::perf::{Kind, Passes, Processors, Request, Sectors, Trace};
use crate::terms::BlockSize;

use super::array::{Array, DataType};
use super::Workload;

/// Threads of a warp.
const WARP: usize = 32;

/// Arrays begin at a multiple of this, as a GPU's allocator has it.
pub(super) const ALIGNMENT: usize = 256;

/// Runs a workload's kernels over its arrays and notes their requests.
pub(super) type Kernels = fn(&mut Recorder);

impl Workload {
    /// The requests of its kernels, with its arrays as the data.
    pub fn requests(&self, arrays: &[Array], block: BlockSize, on: Processors) -> Trace {
        let mut recorder = Recorder::new(arrays, block, on);
        (self.kernels)(&mut recorder);
        recorder.trace()
    }
}

/// An array in memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<'a> {
    /// Where it is, and where its contents are in the data, in bytes.
    address: usize,
    data: usize,
    /// Bytes of what is accessed as one.
    element: usize,
    /// Its contents.
    bytes: &'a [u8],
}

impl<'a> Place<'a> {
    /// The same array with this many bytes accessed as one.
    fn by(self, element: usize) -> Self {
        Place { element, ..self }
    }

    /// The array of this place at another moment.
    fn at(self, place: Place) -> Self {
        Place {
            address: place.address,
            ..self
        }
    }

    /// Elements of it.
    fn len(&self) -> usize {
        self.bytes.len() / self.element
    }

    /// A word of it.
    fn word(&self, number: usize) -> usize {
        let word = self.bytes.get(4 * number..4 * number + 4);
        word.map_or(0, |b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]) as usize)
    }

    /// A byte of it.
    fn byte(&self, number: usize) -> u8 {
        self.bytes.get(number).copied().unwrap_or(0)
    }
}

/// Notes what kernels ask for.
pub(super) struct Recorder<'a> {
    arrays: &'a [Array],
    /// Where each array begins.
    starts: Vec<usize>,
    data: Vec<u8>,
    block: BlockSize,
    on: Processors,
    launches: Vec<Vec<Request>>,
}

impl<'a> Recorder<'a> {
    fn new(arrays: &'a [Array], block: BlockSize, on: Processors) -> Self {
        let mut data: Vec<u8> = Vec::new();
        let starts = arrays.iter().map(|array| {
            let start = data.len();
            data.extend(&array.bytes);
            data.resize(data.len().next_multiple_of(ALIGNMENT.max(block.bytes())), 0);
            start
        });
        let starts = starts.collect();
        Recorder {
            arrays,
            starts,
            data,
            block,
            on,
            launches: Vec::new(),
        }
    }

    fn trace(self) -> Trace {
        Trace {
            block: self.block,
            data: self.data,
            launches: self.launches,
            passes: Passes::default(),
        }
    }

    /// An array by its name, element by element.
    ///
    /// # Panics
    /// If the workload has no such array, which a test over all workloads would show.
    fn array(&self, name: &str) -> Place<'a> {
        let number = self.arrays.iter().position(|array| array.name == name);
        let number = number.unwrap_or_else(|| panic!("no array {name}"));
        let array = &self.arrays[number];
        let element = match array.data_type {
            DataType::U8 => 1,
            _ => 4,
        };
        Place {
            address: self.starts[number],
            data: self.starts[number],
            element,
            bytes: &array.bytes,
        }
    }

    /// An array's lengths, the one that changes slowest first.
    fn shape(&self, name: &str) -> &'a [usize] {
        let array = self.arrays.iter().find(|array| array.name == name);
        array.map_or(&[], |array| &array.shape)
    }

    /// A launch of a kernel: of this many threads, in blocks of so many.
    fn launch(&mut self, threads: usize, in_block: usize, mut kernel: impl FnMut(&mut Warp)) {
        let mut requests = Vec::new();
        let per_block = in_block.div_ceil(WARP);
        let places = (usize::from(self.on.warps) / per_block).max(1);
        let sms = usize::from(self.on.count);
        for first in (0..threads).step_by(WARP) {
            let (number, within) = (first / in_block, first % in_block / WARP);
            let place = number / sms % places;
            let warp = (place * per_block + within) % usize::from(self.on.warps);
            kernel(&mut Warp {
                first,
                threads: WARP.min(threads - first),
                sm: (number % sms) as u16,
                warp: warp as u16,
                block: self.block.bytes(),
                instructions: 0,
                requests: &mut requests,
            });
        }
        self.launches.push(requests);
    }
}

/// A warp that executes a kernel.
pub(super) struct Warp<'a> {
    first: usize,
    threads: usize,
    sm: u16,
    warp: u16,
    block: usize,
    instructions: u32,
    requests: &'a mut Vec<Request>,
}

impl Warp<'_> {
    /// The numbers of its threads.
    fn threads(&self) -> std::ops::Range<usize> {
        self.first..self.first + self.threads
    }

    /// Executes instructions.
    fn compute(&mut self, instructions: u32) {
        self.instructions += instructions;
    }

    /// Loads the element that each thread asks for, if it does.
    fn load(&mut self, from: Place, element: impl Fn(usize) -> Option<usize>) {
        self.access(from, false, element);
    }

    /// Stores the element that each thread says, if it does.
    fn store(&mut self, to: Place, element: impl Fn(usize) -> Option<usize>) {
        self.access(to, true, element);
    }

    fn access(&mut self, array: Place, is_store: bool, element: impl Fn(usize) -> Option<usize>) {
        // Its address, and the access itself.
        self.instructions += 2;
        let own = self.threads().filter_map(element);
        let mut elements: Vec<usize> = own.filter(|&number| number < array.len()).collect();
        elements.sort_unstable();
        elements.dedup();
        let of = |number: usize| number * array.element / self.block;
        for touched in elements.chunk_by(|a, b| of(*a) == of(*b)) {
            let offset = of(touched[0]) * self.block;
            let first = |&number: &usize| number * array.element - offset;
            let sectors = touched.iter().map(first);
            let sectors = sectors.fold(Sectors::NONE, |all, first| {
                all.and(Sectors::of(first, array.element))
            });
            let bytes = touched.len() * array.element;
            let are_whole = bytes == sectors.bursts(Sectors::BYTES) as usize * Sectors::BYTES;
            let kind = match (is_store, are_whole) {
                (false, _) => Kind::Load,
                (true, true) => Kind::Store,
                (true, false) => Kind::StorePart,
            };
            let is_block = bytes == self.block;
            let sectors = if is_block { Sectors::ALL } else { sectors };
            self.requests.push(Request {
                sm: self.sm,
                warp: self.warp,
                instructions: std::mem::take(&mut self.instructions),
                kind,
                block: ((array.address + offset) / self.block) as u64,
                sectors,
                data: ((array.data + offset) / self.block) as u32,
            });
        }
    }
}
