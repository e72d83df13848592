//! Compressor: looks up the leaf of a residual: its value, if that has a codeword, or its class.
//!
//! ```text
//! residual ─┬→ tags and lengths of 8 values of its set → register → compare ─┬→ hit → length
//!           └→ lengths (and codewords) of classes ─────→ register ───────────┘
//! ```
//!
//! Values are stored in 8-way sets as in E2MC's code table, selected by the residual's low bits; classes are
//! indexed by its high byte. A table has the codes of one mode with their lengths only ([`lengths`]), or with
//! codewords, too ([`super::codewords`]), of one mode or of all.

use std::rc::Rc;

use super::{Parameters, Tables, CLASSES, LONGEST, LOW_BITS, SYMBOL_BITS, TREES};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::{Memory, MemoryImage};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::columns::columns;
use crate::rtl::common::select::one_hot;
use crate::rtl::e2mc::tables::access::table_flips_input;
use crate::rtl::e2mc::{CODE_TABLE_COLUMN, TABLE_WAYS};

/// A residual to look up. The residual is known late, so only the tables' addresses use it unfolded; the
/// value that is compared a cycle later is folded then.
#[derive(Clone, Copy)]
pub(super) struct LookedUp<'m> {
    /// Twice the difference, or the symbol itself.
    pub doubled: Signal<'m>,
    /// The difference is: the residual is all of its bits inverted.
    pub negative: Signal<'m>,
}

impl<'m> LookedUp<'m> {
    /// The ports of a residual, on a module that has them: whether there is one, and it.
    pub fn inputs(m: &'m Builder) -> (Signal<'m>, Self) {
        let lookup = m
            .input("lookup", 1)
            .comment("A residual is to be looked up");
        let doubled = m.input("doubled", SYMBOL_BITS);
        doubled.comment("Twice the difference, or the symbol itself");
        let negative = m.input("negative", 1);
        negative.comment("Difference is negative: the residual is ~doubled; else it is doubled");
        (lookup, LookedUp { doubled, negative })
    }

    pub fn residual(&self) -> Signal<'m> {
        self.doubled ^ self.negative.replicate(SYMBOL_BITS)
    }

    /// What follows a `lookup` of it.
    pub fn after(&self, m: &'m Builder, lookup: Signal<'m>) -> Compared<'m> {
        let late = LookedUp {
            doubled: m.delay_if("doubled_after", lookup, self.doubled),
            negative: m.delay_if("negative_after", lookup, self.negative),
        };
        let words_come = m.delay_reset("words_come", lookup);
        Compared {
            words_come,
            valid: m.delay_reset("is_compared", words_come),
            residual: m.delay_if("compared_residual", words_come, late.residual()),
        }
    }
}

/// A residual that was looked up.
#[derive(Clone, Copy)]
pub(super) struct Compared<'m> {
    /// A cycle after the look-up: the memories output the words.
    pub words_come: Signal<'m>,
    /// A cycle later: the words are in registers, beside the residual.
    pub valid: Signal<'m>,
    pub residual: Signal<'m>,
}

/// Bits of a codeword's length.
pub const LENGTH_BITS: u32 = 5;

/// Bits of a symbol's length, a low byte included.
pub const STEP_BITS: u32 = 5;

/// The configuration's access to the tables.
#[derive(Clone, Copy)]
pub(super) struct Access<'m> {
    pub write: Signal<'m>,
    pub read: Signal<'m>,
    /// Of the word among those of its kind.
    pub number: Signal<'m>,
    pub data: Signal<'m>,
    /// The kind of access.
    pub in_tags: Signal<'m>,
    pub in_classes: Signal<'m>,
    /// The word is stored with a flipped bit, where words are protected.
    pub flips: Option<Signal<'m>>,
}

/// Bits of [`Access::number`].
pub fn number_bits(p: &Parameters) -> u32 {
    let values = p.value_index_bits();
    values.max(LOW_BITS) + p.code_bits()
}

/// The ports of an access, on a module that has them.
pub(super) fn access_inputs<'m>(m: &'m Builder, p: &Parameters) -> Access<'m> {
    Access {
        write: m
            .input("table_write", 1)
            .comment("Configuration port writes a word"),
        read: m
            .input("table_read", 1)
            .comment("Configuration port reads a word"),
        number: m
            .input("table_number", number_bits(p))
            .comment("Number of the word that the configuration port reads or writes"),
        data: m
            .input("table_write_data", 32)
            .comment("Word that the configuration port writes"),
        in_tags: m
            .input("in_tags", 1)
            .comment("Configuration access is to the values' tags and lengths"),
        in_classes: m
            .input("in_classes", 1)
            .comment("Configuration access is to the classes"),
        flips: table_flips_input(m, &p.frame),
    }
}

/// The port of an access to codewords of values.
pub(super) fn codewords_input(m: &Builder) -> Signal<'_> {
    m.input("in_codewords", 1)
        .comment("Configuration access is to the codewords of values")
}

/// The comparison of a residual with the ways of a set, two cycles after it is looked up.
pub(super) struct SetMatch<'m> {
    /// One-hot, or none.
    pub hits: Signal<'m>,
    /// Of the value's codeword; zero without a hit.
    pub length: Signal<'m>,
    /// The tag's word that the configuration port reads.
    pub word: Signal<'m>,
    /// If words are protected: a word of the set is damaged; the word that the port reads is damaged.
    pub damaged: Option<[Signal<'m>; 2]>,
}

/// Outputs, where words are protected, that one was `used` for a symbol, or `read` by the port, that is damaged.
pub(super) fn damaged_outputs<'m>(m: &'m Builder, damaged: Option<[Signal<'m>; 2]>, beside: &str) {
    if let Some([used, read]) = damaged {
        m.output("damaged", used).comment(&format!(
            "With {beside}: a word that was read for the symbol is damaged"
        ));
        m.output("read_damaged", read)
            .comment("Word that table_read reads is damaged, two cycles later");
    }
}

/// The damage of some tables, if there is any that can be known.
pub(super) fn any_damaged<'m>(all: &[[Signal<'m>; 2]]) -> Option<[Signal<'m>; 2]> {
    let of = |kind: usize| or_all(all.iter().map(|damaged| damaged[kind]).collect::<Vec<_>>());
    (!all.is_empty()).then(|| [of(0), of(1)])
}

/// The damage of the tables of values and of the `class`, whose word the port may read, too.
pub(super) fn damaged_leaf<'m>(
    found: &SetMatch<'m>,
    class: Option<Signal<'m>>,
    access: &Access<'m>,
) -> Option<[Signal<'m>; 2]> {
    found.damaged.zip(class).map(|([of_set, word], class)| {
        let used = (of_set | class).named("leaf_damaged");
        [used, (access.in_tags & word) | (access.in_classes & class)]
    })
}

/// Words of this many bits for a table, as stored in its memory.
pub(super) fn image(
    p: &Parameters,
    (name, bits): (&str, u32),
    words: Option<Vec<u64>>,
) -> Option<Rc<MemoryImage>> {
    words.map(|words| {
        let words = words.into_iter();
        Rc::new(MemoryImage {
            file: format!("{}_{name}.hex", p.frame.name),
            words: words
                .map(|word| p.frame.protection.stored_word(word, bits))
                .collect(),
        })
    })
}

/// The 8 ways, with the tables of `codes`: `code` is the one looked up, `after` the residual two
/// cycles later.
#[allow(clippy::too_many_arguments)]
pub(super) fn value_ways<'m>(
    m: &'m Builder,
    p: &Parameters,
    codes: std::ops::Range<u32>,
    access: &Access<'m>,
    lookup: Signal<'m>,
    code: Signal<'m>,
    residual: Signal<'m>,
    after: Signal<'m>,
) -> Result<SetMatch<'m>, DesignError> {
    let (set_bits, tag_bits) = (p.set_bits(), p.tag_bits());
    // The port reads the tables that codewords lie beside.
    let is_all = codes.end - codes.start == p.codes() && code.width() == p.code_bits();
    let protection = p.frame.protection;
    let is_read = p.one_pass || is_all || protection.checks();
    let tag = after.slice(set_bits, tag_bits);
    let way_bits = address_width(u64::from(TABLE_WAYS));
    let size = Memory {
        depth: (codes.end - codes.start) * p.sets(),
        width: protection.stored_bits(tag_bits + LENGTH_BITS),
    };
    let address_bits = address_width(u64::from(size.depth));
    let address = concat(&[residual.slice(0, set_bits), code]).slice(0, address_bits);
    let entry = access.number.slice(way_bits, address_bits);
    let (mut reads, mut read_at) = (lookup, address);
    if is_read {
        let port_reads = (access.read & access.in_tags).named("port_reads_tags");
        reads = (lookup | port_reads).named("reads_tags");
        read_at = port_reads.mux(entry, address);
    }
    let read_at = read_at.named("tag_address");
    let were_read = m.delay_reset("tags_were_read", reads);
    let data = concat(&[
        access.data.slice(0, tag_bits),
        access.data.slice(SYMBOL_BITS, LENGTH_BITS),
    ]);
    let data = protection.stored(data.named("tag_write_data"), access.flips);
    let (mut hits, mut lengths, mut words, mut in_way) = (vec![], vec![], vec![], vec![]);
    let mut damaged = vec![];
    for way in 0..TABLE_WAYS {
        let words_of = |t: &Tables| -> Vec<u64> {
            let entries = (codes.start * p.values + way..codes.end * p.values).step_by(8);
            let entry = |at: u32| t.tags[at as usize];
            let length = |word: u64| (word >> SYMBOL_BITS) << tag_bits;
            let pack = |word: u64| length(word) | (word % (1 << SYMBOL_BITS));
            entries.map(|at| pack(entry(at))).collect()
        };
        let name = format!("tags{way}");
        let file = match codes.start {
            0 if codes.end == p.codes() => name.clone(),
            first => format!("tags{way}_codes{first}"),
        };
        let selected = access
            .number
            .slice(0, way_bits)
            .eq_to(u64::from(way))
            .named(&format!("in_way{way}"));
        let of_file = (file.as_str(), tag_bits + LENGTH_BITS);
        let image = image(p, of_file, p.tables.as_ref().map(words_of));
        let writes = (access.write & access.in_tags & selected).named(&format!("writes_tags{way}"));
        let write = (writes, entry, data);
        let table = (name.as_str(), size);
        let word = columns(m, table, CODE_TABLE_COLUMN, image, write, (reads, read_at));
        let word = m.delay_if(&format!("{name}_read"), were_read, word);
        let (word, is_damaged) = protection.read(word);
        damaged.extend(is_damaged);
        let length = word.slice(tag_bits, LENGTH_BITS);
        let hit = word.slice(0, tag_bits).eq(tag) & length.any();
        hits.push(hit.named(&format!("hit{way}")));
        lengths.push(length);
        in_way.push(selected);
        words.push(word);
    }
    let hits = concat(&hits).named("hits");
    let in_way = concat(&in_way);
    let damaged = protection.checks().then(|| {
        let damaged = concat(&damaged).named("damaged_ways");
        [damaged.any(), (in_way.named("in_ways") & damaged).any()]
    });
    let word = one_hot(m, "read_way", in_way, &words)?;
    let above = SYMBOL_BITS - tag_bits;
    let word = concat(&[
        word.slice(0, tag_bits),
        m.zero(above),
        word.slice(tag_bits, LENGTH_BITS),
    ]);
    Ok(SetMatch {
        hits,
        length: one_hot(m, "length_of_value", hits, &lengths)?,
        word: word.resize(32),
        damaged,
    })
}

/// Bits of a symbol: of a value's codeword, or of a class's and its low byte.
pub(super) fn symbol_length<'m>(
    m: &'m Builder,
    found: &SetMatch<'m>,
    class_length: Signal<'m>,
) -> Signal<'m> {
    let misses = (!found.hits.any()).named("misses");
    let low = m.constant(LOW_BITS.into(), STEP_BITS);
    found.length | misses.gate(class_length + low)
}

ports! {
    pub(super) LengthsInputs {
        lookup, doubled, negative, tree, table_write, table_read, table_number, table_write_data,
        in_tags, in_classes, table_flips: Option<Signal<'m>>,
    } -> LengthsOutputs {
        length, damaged: Option<Signal<'m>>, read_damaged: Option<Signal<'m>>,
    }
}

/// The lengths of one mode's symbols.
///
/// | port | width | |
/// |---|---|---|
/// | `table_*`, `in_tags`, `in_classes` | | configuration access; not to other modes' words |
pub(super) fn lengths(p: &Parameters, mode: u32) -> Result<Rc<Module>, DesignError> {
    let name = match p.tables {
        // With contents at power-up, each mode has its own.
        Some(_) => format!("{}_lengths_mode{}", p.frame.name, p.modes[mode as usize]),
        None => format!("{}_lengths", p.frame.name),
    };
    let m = Builder::new(name);
    m.doc(
        "Bits that the symbols of one mode take: of values that have a codeword, and of classes.",
    );
    let protection = p.frame.protection;
    let (lookup, looked_up) = LookedUp::inputs(&m);
    let tree = m.input("tree", 1).comment("Huffman tree of the residual");
    let access = access_inputs(&m, p);
    // The word's code has the mode's number above its tree.
    let codes = mode * TREES..(mode + 1) * TREES;
    m.section("Values");
    let residual = looked_up.residual().named("residual");
    let compared = looked_up.after(&m, lookup);
    let read = Access {
        // Only its check is asked for.
        read: if protection.checks() {
            access.read
        } else {
            m.zero(1)
        },
        ..access
    };
    let after = compared.residual;
    let found = value_ways(&m, p, codes.clone(), &read, lookup, tree, residual, after)?;

    m.section("Classes, and the length of the symbol");
    let size = Memory {
        depth: TREES * CLASSES,
        width: protection.stored_bits(LENGTH_BITS),
    };
    let words = |t: &Tables| -> Vec<u64> {
        let words =
            (codes.start * CLASSES..codes.end * CLASSES).map(|at| t.class_codes[at as usize]);
        words.map(|word| word >> LONGEST).collect()
    };
    let file = format!("class_lengths_codes{}", codes.start);
    let class = concat(&[residual.slice(LOW_BITS, SYMBOL_BITS - LOW_BITS), tree]);
    let image = image(p, (&file, LENGTH_BITS), p.tables.as_ref().map(words));
    let number = access.number.slice(0, LOW_BITS + 1);
    let data = access.data.slice(LONGEST, LENGTH_BITS);
    let write = (
        (access.write & access.in_classes).named("writes_classes"),
        number,
        protection.stored(data, access.flips),
    );
    let mut reads = (lookup, class);
    if protection.checks() {
        let port_reads = (access.read & access.in_classes).named("port_reads_classes");
        reads = (
            (lookup | port_reads).named("reads_classes"),
            port_reads.mux(number, class).named("class_address"),
        );
    }
    let table = ("class_lengths", size);
    let class_length = columns(&m, table, CODE_TABLE_COLUMN, image, write, reads);
    let was_read = m.delay_reset("class_was_read", reads.0);
    let class_length = m.delay_if("class_length_read", was_read, class_length);
    let (class_length, damaged) = protection.read(class_length);
    let length = symbol_length(&m, &found, class_length);
    m.output("length", m.delay_if("found_length", compared.valid, length))
        .comment("Length of the symbol in bits, three cycles after lookup");
    let damaged = damaged_leaf(&found, damaged, &access);
    let damaged = damaged.map(|[used, read]| [m.delay("was_damaged", used), read]);
    damaged_outputs(&m, damaged, "length");
    m.finish()
}
