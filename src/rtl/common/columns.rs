//! A table whose words are split into columns, each in its own memory. A memory of fewer bits has a shorter
//! access time but more area per bit.

use std::rc::Rc;

use crate::hdl::netlist::{Memory, MemoryImage};
use crate::hdl::{concat, Builder, Signal};

/// Minimum width of a column, unless the words do not divide evenly.
const NARROWEST: u32 = 2;

/// The table `name` as one memory, or as memories `name_0`, `name_1`, … of at most `most_bits` bits, the lowest
/// bits of a word first. `write`: enable, address, data; `read`: enable, address. Returns the word read, which
/// is valid from the next cycle until the next read.
pub(in crate::rtl) fn columns<'m>(
    m: &'m Builder,
    table: (&str, Memory),
    most_bits: u32,
    image: Option<Rc<MemoryImage>>,
    write: Write<'m>,
    read: (Signal<'m>, Signal<'m>),
) -> Signal<'m> {
    let memory = |name: &str, size, image, write| m.memory(name, size, image, write, read);
    in_columns(table, most_bits, image, write, memory)
}

/// The same with memories that have output registers ([`Builder::registered_memory`]).
pub(in crate::rtl) fn registered_columns<'m>(
    m: &'m Builder,
    table: (&str, Memory),
    most_bits: u32,
    image: Option<Rc<MemoryImage>>,
    write: Write<'m>,
    (read, register_enable): ((Signal<'m>, Signal<'m>), Signal<'m>),
) -> Signal<'m> {
    let memory = |name: &str, size, image, write| {
        m.registered_memory((name, size), image, write, read, register_enable)
    };
    in_columns(table, most_bits, image, write, memory)
}

/// Enable, address and data of a write.
type Write<'m> = (Signal<'m>, Signal<'m>, Signal<'m>);

fn in_columns<'m>(
    (name, size): (&str, Memory),
    most_bits: u32,
    image: Option<Rc<MemoryImage>>,
    write: Write<'m>,
    memory: impl Fn(&str, Memory, Option<Rc<MemoryImage>>, Write<'m>) -> Signal<'m>,
) -> Signal<'m> {
    let widths = widths(size, most_bits);
    if widths.len() == 1 {
        return memory(name, size, image, write);
    }
    let (enable, address, data) = write;
    let enable = enable.named_if_not(&format!("{name}_are_written"));
    let data = data.named_if_not(&format!("{name}_new"));
    let mut low = 0;
    let mut words = Vec::new();
    for (number, width) in widths.into_iter().enumerate() {
        let column = |word: &u128| (word >> low) & ((1 << width) - 1);
        let image = image.as_ref().map(|image| {
            let stem = image.file.trim_end_matches(".hex");
            Rc::new(MemoryImage {
                file: format!("{stem}_{number}.hex"),
                words: image.words.iter().map(column).collect(),
            })
        });
        let size = Memory { width, ..size };
        let write = (enable, address, data.slice(low, width));
        words.push(memory(&format!("{name}_{number}"), size, image, write));
        low += width;
    }
    concat(&words).named(&format!("{name}_word"))
}

/// The columns' widths: as few columns as possible, of widths as equal as possible.
fn widths(size: Memory, most_bits: u32) -> Vec<u32> {
    let needed = (size.depth * size.width).div_ceil(most_bits);
    let widest = size.width.div_ceil(needed).max(NARROWEST);
    let count = size.width.div_ceil(widest);
    let (each, more) = (size.width / count, size.width % count);
    (0..count).map(|at| each + u32::from(at < more)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_few_and_equal() {
        let of = |depth, width, most| widths(Memory { depth, width }, most);
        assert_eq!(of(128, 9, 2048), [9]);
        assert_eq!(of(128, 16, 2048), [16]);
        assert_eq!(of(128, 25, 2048), [13, 12]);
        assert_eq!(of(1024, 32, 16384), [16, 16]);
        assert_eq!(of(1024, 5, 2048), [2, 2, 1]);
        // Columns are not narrowed below two bits to meet the size limit.
        assert_eq!(of(4096, 4, 2048), [2, 2]);
    }
}
