//! Codebooks and table images: bits worked out by hand, and properties that the hardware relies on.

use hdlgen::internals::codebook::{
    CodeEntry, Codebook, Histogram, Symbol, SymbolHistogram, TableImages, Trained, Tree,
};
use hdlgen::internals::terms::{MfvCount, SymbolLength};
use proptest::prelude::*;

fn symbol_length(bits: u32) -> SymbolLength {
    SymbolLength::try_from(bits).unwrap()
}

/// SL 16, MFV 512 (64 sets): 5 → 0, 69 → 100, 70 → 101, escape 110, 3 → 1110, 1 → 11110.
fn small_book() -> Codebook {
    let values = [(1, 5), (3, 69), (3, 70), (4, 3), (5, 1)];
    let leaves = values.map(|(length, value)| (length, Symbol::Value(value)));
    let leaves = leaves.into_iter().chain([(3, Symbol::Escape)]);
    let tree = Tree::new(leaves, 20).unwrap();
    let mfv = Some(MfvCount::try_from(512).unwrap());
    Codebook::new(symbol_length(16), mfv, vec![tree]).unwrap()
}

#[test]
fn tables_of_a_small_codebook_by_hand() {
    let images = TableImages::new(&small_book());
    let entry = |codeword, length, tag| CodeEntry {
        codeword,
        length,
        tag,
    };
    assert_eq!(images.code_table.len(), 512);
    // 5 and 69 share set 5, in ascending order; 70 is in set 6. Codewords are first bit lowest.
    assert_eq!(images.code_table[40], entry(0b0, 1, 0));
    assert_eq!(images.code_table[41], entry(0b001, 3, 1));
    assert_eq!(images.code_table[42], entry(0, 0, 0));
    assert_eq!(images.code_table[48], entry(0b101, 3, 1));
    assert_eq!(images.code_table[24], entry(0b0111, 4, 0));
    assert_eq!(images.code_table[8], entry(0b01111, 5, 0));
    let used = images.code_table.iter().filter(|entry| entry.length > 0);
    assert_eq!(used.count(), 5);
    assert_eq!(images.escape, Some(entry(0b011, 3, 0)));

    let rows = &images.first_codewords[0];
    assert_eq!(rows.len(), 21);
    let unit = |length: u32| 1 << (20 - length);
    assert_eq!(rows[0], 0);
    assert_eq!(rows[1], unit(1), "no codeword of 2 bits");
    assert_eq!(rows[2], unit(1));
    assert_eq!(rows[3], 7 * unit(3));
    assert_eq!(rows[4], 15 * unit(4));
    assert_eq!(rows[5..], [31 * unit(5); 16], "the code is incomplete");

    // Decode table: 5, 69, 70, 3, 1. Offsets: 0 − 0, 4 − 1, 14 − 3 and 30 − 4.
    assert_eq!(images.decode_table[..6], [5, 69, 70, 3, 1, 0]);
    assert_eq!(images.decode_table.len(), 512);
    assert_eq!(images.offsets[0][..6], [0, 0, 3, 11, 26, 0]);
}

#[test]
fn a_complete_code_ends_one_bit_above_the_longest_codeword() {
    for bits in [4, 8] {
        let mut histogram = SymbolHistogram::new(symbol_length(bits));
        histogram.add(&[1, 2, 3, 4]).unwrap();
        let book = histogram.train(MfvCount::default()).unwrap();
        let images = TableImages::new(&book);
        let longest = symbol_length(bits).max_codeword_length();
        for rows in &images.first_codewords {
            assert_eq!(rows.last(), Some(&(1 << longest)));
        }
        assert_eq!(images.escape, None);
        assert!(images.code_table.iter().all(|entry| entry.tag == 0));
        let entries = symbol_length(bits).trees() << bits;
        assert_eq!(images.code_table.len(), entries as usize);
        assert_eq!(images.decode_table.len(), entries as usize);
    }
}

/// Decodes one codeword as the hardware does: `window` holds the next bits, first bit highest.
/// The outer `None`: no codeword; the inner one: the escape.
fn look_up(images: &TableImages, tree: usize, window: u32) -> Option<(Option<u32>, u32)> {
    let rows = &images.first_codewords[tree];
    let (end, firsts) = rows.split_last().unwrap();
    if window >= *end {
        return None;
    }
    let longest = firsts.len() as u32;
    let length = firsts.iter().rposition(|first| window >= *first).unwrap() as u32 + 1;
    let codeword = window >> (longest - length);
    let escape = images.escape;
    if escape.is_some_and(|escape| {
        escape.length == length && escape.codeword.reverse_bits() >> (32 - length) == codeword
    }) {
        return Some((None, length));
    }
    let entries = images.decode_table.len() as u32 / images.symbol_length.trees();
    let offset = images.offsets[tree][length as usize - 1];
    let index = codeword.wrapping_sub(offset) % entries;
    let symbol = images.decode_table[(tree as u32 * entries + index) as usize];
    Some((Some(symbol), length))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn the_tables_decode_every_codeword(
        bits in prop::sample::select(vec![4, 8, 16, 32]),
        words in prop::collection::vec(prop_oneof![0..99u32, any::<u32>()], 1..3000),
        mfv in prop::sample::select(MfvCount::ALL.to_vec()),
    ) {
        let data: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let mut histogram = SymbolHistogram::new(symbol_length(bits));
        histogram.add(&data).unwrap();
        let book = histogram.train(mfv).unwrap();
        let images = TableImages::new(&book);
        let longest = symbol_length(bits).max_codeword_length();
        let mut found = 0;
        for (tree, leaves) in book.trees().iter().enumerate() {
            for (symbol, codeword) in leaves.codewords() {
                let number = codeword.bits.reverse_bits() >> (32 - codeword.length);
                let expected = match symbol {
                    Symbol::Value(value) => Some(value),
                    Symbol::Class(_) | Symbol::Escape => None,
                };
                // For all bits after the codeword.
                let low = number << (longest - codeword.length);
                let high = low | ((1 << (longest - codeword.length)) - 1);
                for window in [low, high] {
                    let decoded = look_up(&images, tree, window);
                    prop_assert_eq!(decoded, Some((expected, codeword.length)));
                }
                let Symbol::Value(value) = symbol else { continue };
                let entry = match images.mfv {
                    None => images.code_table[(tree << bits) + value as usize],
                    Some(mfv) => {
                        let set = (value % mfv.sets() * 8) as usize;
                        let ways = &images.code_table[set..set + 8];
                        *ways.iter().find(|way| way.length > 0 && way.tag == value / mfv.sets()).unwrap()
                    }
                };
                prop_assert_eq!((entry.codeword, entry.length), (codeword.bits, codeword.length));
                found += 1;
            }
        }
        let used = images.code_table.iter().filter(|entry| entry.length > 0);
        prop_assert_eq!(used.count(), found);
    }

    #[test]
    fn a_codebook_is_read_as_it_was_written(
        bits in prop::sample::select(vec![4, 8, 16, 32]),
        words in prop::collection::vec(any::<u32>(), 1..500),
    ) {
        let data: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let mut histogram = SymbolHistogram::new(symbol_length(bits));
        histogram.add(&data).unwrap();
        let book = histogram.train(MfvCount::default()).unwrap();
        let read: Codebook = serde_json::from_str(&book.to_json()).unwrap();
        prop_assert_eq!(read, book);
    }
}

#[test]
fn damaged_codebooks_are_refused_with_the_reason() {
    let good = r#"{"format":"hdlgen-e2mc-codebook","version":1,"symbol_length":16,"mfv":512,
        "trees":[{"escape":2,"lengths":[[5,1],[69,3],[70,3]]}]}"#;
    assert!(serde_json::from_str::<Codebook>(good).is_ok());
    let nine = (0..9)
        .map(|k| format!("[{},5]", 64 * k))
        .collect::<Vec<_>>();
    let rows = [
        ("codebook\"", "cookbook\"", "cookbook"),
        ("\"version\":1", "\"version\":2", "version 2"),
        ("[5,1]", "[5,0]", "value 5 has a codeword of 0 bits"),
        ("[5,1]", "[5,21]", "1..=20"),
        ("[5,1]", "[69,1]", "value 69 has two codewords"),
        ("[5,1]", "[5,1],[6,2]", "Kraft"),
        ("[5,1]", "[65536,1]", "more than 16 bits"),
        ("\"escape\":2,", "", "escape"),
        ("\"mfv\":512,", "", "mfv"),
        ("\"mfv\":512", "\"mfv\":500", "512, 1024"),
        ("\"symbol_length\":16", "\"symbol_length\":8", "mfv"),
        ("\"symbol_length\":16", "\"symbol_length\":12", "--sl"),
        ("[5,1],[69,3],[70,3]", &nine.join(","), "set 0"),
        (
            "\"trees\":[",
            "\"trees\":[{\"escape\":1,\"lengths\":[]},",
            "1 trees, not 2",
        ),
        ("]}]}", "]}]", "EOF"),
    ];
    for (from, to, reason) in rows {
        let damaged = good.replacen(from, to, 1);
        assert_ne!(damaged, good, "{from}");
        let error = serde_json::from_str::<Codebook>(&damaged).unwrap_err();
        let error = error.to_string();
        assert!(error.contains(reason), "{to}: {error}");
    }
    let bytes = r#"{"format":"hdlgen-e2mc-codebook","version":1,"symbol_length":8,
        "trees":[T,T,T,T]}"#;
    let tree = r#"{"lengths":[[0,1],[1,1]]}"#;
    let error = serde_json::from_str::<Codebook>(&bytes.replace('T', tree)).unwrap_err();
    assert!(error.to_string().contains("2 values"), "{error}");
}
