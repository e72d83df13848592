//! No codec, and no counter of toggles, asks for memory block by block.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use hdlgen::internals::bus::{Counter, Crossing};
use hdlgen::internals::codebook::{Histogram, ResidualHistogram, SymbolHistogram};
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::list::FORMATS;
use hdlgen::internals::codec::{load, store, Codec, E2mc, E2mcDelta};
use hdlgen::internals::terms::{DeltaMfv, Flit, Geometry, MfvCount, Modes, SymbolLength, Ways};

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

/// The system's allocator, with each thread's requests counted.
struct Counting;

// SAFETY: the system's allocator does it all.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Blocks of this test's own machine code.
fn data() -> Vec<u8> {
    let mut data = std::fs::read(std::env::current_exe().unwrap()).unwrap();
    data.truncate(1 << 20);
    data
}

fn codecs(geometry: Geometry, data: &[u8]) -> Vec<Box<dyn Codec>> {
    let e2mc = |&symbol_length: &SymbolLength| -> Box<dyn Codec> {
        let mut histogram = SymbolHistogram::new(symbol_length);
        histogram.add(data).unwrap();
        let book = histogram.train(MfvCount::default()).unwrap();
        Box::new(E2mc::new(&book, geometry.block(), Ways::default()))
    };
    let mut codecs: Vec<_> = SymbolLength::ALL.iter().map(e2mc).collect();
    let mut histogram = ResidualHistogram::new(geometry.block());
    histogram.add(data).unwrap();
    let book = histogram.train(DeltaMfv::default()).unwrap();
    for &ways in Ways::ALL {
        let delta = E2mcDelta::new(&book, geometry.mag(), ways, Modes::ALL);
        codecs.push(Box::new(delta.unwrap()));
    }
    codecs.extend(FORMATS.iter().filter_map(|format| format.codec(geometry)));
    codecs
}

#[test]
fn blocks_need_no_memory_of_their_own() {
    let data = data();
    for geometry in Geometry::all() {
        for codec in codecs(geometry, &data) {
            let codec = codec.as_ref();
            let mut back = vec![0; geometry.block().bytes()];
            let (mut out, mut stored) = (BitWriter::new(), Vec::new());
            let mut pass = || {
                for block in data.chunks_exact(back.len()) {
                    std::hint::black_box(codec.size(block));
                    let bits = store(codec, geometry, block, &mut out, &mut stored);
                    let metadata = geometry.metadata(bits);
                    load(codec, geometry, metadata, &stored, &mut back).unwrap();
                }
            };
            // The writers grow to what the longest encoding needs.
            pass();
            let before = ALLOCATIONS.get();
            pass();
            assert_eq!(ALLOCATIONS.get(), before);
        }
    }
    // The counter counts.
    let before = ALLOCATIONS.get();
    std::hint::black_box(vec![0u8; 100]);
    assert!(ALLOCATIONS.get() > before);
}

#[test]
fn counting_toggles_needs_no_memory() {
    let data = data();
    let geometry = Geometry::default();
    let before = ALLOCATIONS.get();
    for &flit in Flit::ALL {
        let mut counter = Counter::new(geometry);
        for block in data.chunks_exact(128) {
            let raw = Crossing::new(block, flit);
            let stored = Crossing::new(&block[..64], flit);
            counter.add(&raw, Some(&stored));
        }
        std::hint::black_box(counter.totals());
    }
    assert_eq!(ALLOCATIONS.get(), before);
}
