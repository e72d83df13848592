//! Machine code in executable memory: the only place where it is called.

use std::sync::OnceLock;

use memmap2::{Mmap, MmapMut};

use super::assembler::{Assembler, Constant, MIDDLE};
use crate::sim::program::Size;
use crate::sim::slots::{Lane, Slots};

/// Functions in machine code, each of the slots.
#[derive(Debug)]
pub struct Code {
    memory: Mmap,
    constants: Vec<Constant>,
    /// How many slots of each size the functions know.
    slots: [usize; Size::ALL.len()],
}

/// Where a function begins.
#[derive(Clone, Copy, Debug)]
pub struct Entry(usize);

impl Entry {
    /// Of the next function.
    pub fn next(assembler: &Assembler) -> Self {
        Entry(assembler.code.len())
    }
}

/// A copy of code that can be run, and not be written.
fn runnable(code: &[u8]) -> std::io::Result<Mmap> {
    let mut memory = MmapMut::map_anon(code.len())?;
    memory.copy_from_slice(code);
    memory.make_exec()
}

impl Code {
    /// Whether code can be generated for this processor, and the operating system allows it to run.
    pub fn is_possible() -> bool {
        #[cfg(target_arch = "x86_64")]
        {
            static POSSIBLE: OnceLock<bool> = OnceLock::new();
            let try_it = || is_x86_feature_detected!("avx2") && runnable(&[0]).is_ok();
            *POSSIBLE.get_or_init(try_it)
        }
        #[cfg(not(target_arch = "x86_64"))]
        false
    }

    /// Ready to run. Panics where [`Code::is_possible`] and there is no memory.
    pub fn new(assembler: Assembler, slots: [usize; Size::ALL.len()]) -> Self {
        Code {
            memory: runnable(&assembler.code).expect("memory for a program"),
            constants: assembler.constants,
            slots,
        }
    }

    /// Calls a function.
    #[cfg(target_arch = "x86_64")]
    pub fn call(&self, entry: Entry, slots: &mut Slots) {
        type Function = unsafe extern "sysv64" fn(*mut u8, *mut u8, *const Constant);
        let bytes = u8::of_mut(slots);
        assert_eq!(bytes.len(), self.slots[Size::Byte as usize]);
        let bytes = bytes.as_mut_ptr().cast();
        let words = u32::of_mut(slots);
        assert_eq!(words.len(), self.slots[Size::Word as usize]);
        let words = words.as_mut_ptr().cast();
        // SAFETY: `Native::compile`, who alone makes entries and code, lays out functions of this
        // signature from each entry to its `Assembler::end`. They read and write the lanes of slots
        // that there are (the lengths above are those they were made for; a slot is 32 bytes, or
        // four times as many in four places), which this borrow has for itself, read constants of
        // their own, and change no register that a callee has to keep. `is_possible` said that the
        // processor has AVX2.
        unsafe {
            let function: Function = std::mem::transmute(self.memory.as_ptr().add(entry.0));
            function(bytes, words, self.constants.as_ptr().wrapping_add(MIDDLE));
        }
    }

    /// There is no code.
    #[cfg(not(target_arch = "x86_64"))]
    pub fn call(&self, _: Entry, _: &mut Slots) {
        unreachable!("no code for this processor")
    }
}
