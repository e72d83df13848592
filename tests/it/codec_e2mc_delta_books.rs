//! Codebooks of e2mc-delta: training worked out by hand, and numbers that are none.

use hdlgen::internals::codebook::{DeltaCodebook, Symbol, Trained, Tree};
use hdlgen::internals::terms::{BlockSize, DeltaMfv};

use crate::common::delta::{block, halves, small_book, train, tree};

#[test]
fn what_is_no_codebook() {
    let good = tree(&[(5, 1), (7, 2)], 10, 0);
    let book = |codes| DeltaCodebook::new(BlockSize::default(), DeltaMfv::default(), codes);
    let with = |code: Tree| {
        let mut codes = vec![good.clone(); 6];
        codes[3] = code;
        book(codes).unwrap_err().to_string()
    };
    assert!(book(vec![good.clone(); 6]).is_ok());
    let error = book(vec![good.clone(); 5]).unwrap_err().to_string();
    assert!(error.contains("6 codes, not 5"), "{error}");
    // A class with a codeword too long leaves a gap.
    let error = with(tree(&[(5, 1), (7, 2)], 10, 1));
    assert!(
        error.contains("mode 1 and tree 1 is not complete"),
        "{error}"
    );
    let lone = Tree::new([(1, Symbol::Value(5)), (1, Symbol::Value(7))], 16).unwrap();
    assert!(with(lone).contains("all 256 classes"));
    let wide = Tree::new((0..=255).map(|class| (8, Symbol::Class(class))), 8).unwrap();
    assert!(with(wide).contains("codewords of 8 bits"));
    let error = with(tree(&[(0x1_0000, 1), (7, 2)], 10, 0));
    assert!(error.contains("65536 has more than 16 bits"), "{error}");
    // Nine values of set 1 of 16.
    let full: Vec<_> = (0..9).map(|k| (1 + 16 * k, 2 + k.min(8))).collect();
    let mut full = full;
    full[8].1 = 9;
    full.insert(0, (0, 2));
    full[1].1 = 3;
    let lengths: Vec<_> = full.iter().map(|value| value.1).collect();
    let used: f64 = lengths
        .iter()
        .map(|&length| 0.5f64.powi(length as i32))
        .sum();
    assert!(used < 1.0, "{used}");
    let classes = |length: u32| (0..=255u8).map(move |class| (length, Symbol::Class(class)));
    let values = full.iter();
    let values = values.map(|&(value, length)| (length, Symbol::Value(value)));
    let crowded = Tree::new(values.chain(classes(16)), 16).unwrap();
    let error = with(crowded);
    assert!(error.contains("set 1 of the table has 9"), "{error}");
}

#[test]
fn what_is_no_codebook_file() {
    let good = small_book(64).to_json();
    assert!(good.starts_with(r#"{"format":"hdlgen-e2mc-delta-codebook","version":1,"block":64,"#));
    let read = |json: &str| serde_json::from_str::<DeltaCodebook>(json);
    assert_eq!(read(&good).unwrap(), small_book(64));
    for (from, to, reason) in [
        (":1,\"block\"", ":2,\"block\"", "version 2"),
        ("\"block\":64", "\"block\":96", "64 or 128 bytes"),
        ("\"mfv\":128", "\"mfv\":1024", "64, 128, 256 or 512"),
        ("[5,1]", "[5,3]", "mode 0 and tree 0 is not complete"),
        ("[5,1]", "[5,1],[5,2]", "value 5 has two codewords"),
        ("[5,1]", "[5,0]", "outside 1..=16"),
        ("[8,8,", "[8,", "it has 255"),
        ("[8,8,", "[8,8,8,", "it has 257"),
        (
            "[8,8,",
            "[7,8,",
            "mode 2 and tree 0: its codewords are too short",
        ),
        ("\"codes\"", "\"kodes\"", "unknown field"),
    ] {
        assert!(good.contains(from), "{from}");
        let error = read(&good.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.contains(reason), "{error}, not {reason}");
    }
}

#[test]
fn training_by_hand() {
    // Blocks of one symbol each: 5 in even and 9 in odd places, then a block of others.
    let mut data = halves(&[5, 9].repeat(32 * 9));
    data.extend(halves(&[5, 0x0900].repeat(32)));
    let book = train(block(128), DeltaMfv::default(), &data);
    let codes = book.codes();
    // Mode 0, even: 5 with 320 occurrences, 256 classes with one each.
    let values: Vec<_> = codes[0].values().collect();
    assert_eq!(values, [(5, 1)]);
    // All others share the remaining code space: 256 classes in 9 bits.
    assert!(codes[0].classes().all(|(_, length)| length == 9));
    let values: Vec<_> = codes[1].values().map(|(value, _)| value).collect();
    assert_eq!(values, [9, 0x0900]);
    // Mode 1: in each block the first of each kind is twice itself, and the others 0.
    let values: Vec<_> = codes[2].values().map(|(value, _)| value).collect();
    assert_eq!(values, [0, 10]);
    assert_eq!(codes.len(), 6);
    // Mode 2: two of each kind.
    let mut found: Vec<_> = codes[5].values().map(|(value, _)| value).collect();
    found.sort_unstable();
    assert_eq!(found, [0, 18, 0x1200]);
    assert!(codes.iter().all(Tree::is_complete));
}

#[test]
fn equal_counts_give_values_and_the_smaller_ones_the_shorter_codewords() {
    // Each symbol once: 2 and 3 in even places have counts as classes have that do not occur.
    let mut values = [0; 64];
    values[0] = 2;
    values[2] = 3;
    let book = train(block(128), DeltaMfv::default(), &halves(&values));
    let code = &book.codes()[0];
    let length = |value| code.values().find(|leaf| leaf.0 == value).unwrap().1;
    let classes: Vec<_> = {
        let mut classes: Vec<_> = code.classes().collect();
        classes.sort_unstable();
        classes.into_iter().map(|(_, length)| length).collect()
    };
    assert_eq!(length(0), 4);
    assert!(length(2) <= length(3) && length(3) <= classes[0]);
    assert!(classes.is_sorted());
    assert!(classes[0] < classes[255]);
}
