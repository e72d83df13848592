//! LZSS and Fibonacci codes: bits worked out by hand, round trips, streams that no encoder makes.

use proptest::prelude::*;

use crate::common::formats::*;

fn literal(byte: u8) -> String {
    "0".to_string() + &field(byte.into(), 8)
}

fn copy(distance: u64, length: u64) -> String {
    "1".to_string() + &field(distance - 1, 7) + &field(length - 3, 4)
}

#[test]
fn lzss_by_hand() {
    let codec = codec("lzss", geometry(64, 32));
    // A match that runs into its own bytes: 1 + 18 + 18 + 18 + 9.
    let expected = literal(7) + &copy(1, 18).repeat(3) + &copy(1, 9);
    assert_eq!(bits(codec.as_ref(), &[7; 64]), expected);
    // Of equally long matches the nearest; the last two bytes are too few.
    let mut block = b"abcdXabcdYabcd".to_vec();
    block.extend(100..148);
    block.extend(b"ab");
    let distinct = |range: std::ops::Range<u8>| range.map(literal).collect::<String>();
    let expected: String = b"abcdX".iter().map(|&byte| literal(byte)).collect();
    let expected = expected + &copy(5, 4) + &literal(b'Y') + &copy(5, 4);
    // 100 is the letter d.
    let expected = expected + &distinct(100..148) + &literal(b'a') + &literal(b'b');
    assert_eq!(bits(codec.as_ref(), &block), expected);
    let counting: Vec<u8> = (0..64).collect();
    assert_eq!(codec.size(&counting), codec.max_bits());
}

#[test]
fn lzss_refuses_what_no_encoder_makes() {
    let codec = codec("lzss", geometry(64, 32));
    let codec = codec.as_ref();
    assert_eq!(refused(codec, &copy(1, 3)), ("distance", 1, 0));
    assert_eq!(
        refused(codec, &(literal(1) + &copy(2, 3))),
        ("distance", 10, 1)
    );
    let long = literal(1) + &copy(1, 18).repeat(3) + &copy(1, 10);
    assert_eq!(refused(codec, &long), ("length", 9 + 36 + 8, 7));
    // The longest distance goes back to the first byte.
    let whole = codec_128();
    let far = literal(5) + &copy(1, 18).repeat(6) + &copy(1, 16) + &copy(125, 3);
    assert_eq!(decode(whole.as_ref(), &far).unwrap(), [5; 128]);
    assert_eq!(past_end(codec, &[]), "flag");
    assert_eq!(past_end(codec, &[0]), "literal");
    assert_eq!(past_end(codec, &[0, 0b10]), "distance");
    // The last of the length's bits is bit 56.
    let cut = bursts(&(literal(0).repeat(5) + &copy(1, 3)), 1);
    assert_eq!(past_end(codec, &cut[..7]), "length");
}

fn codec_128() -> Box<dyn hdlgen::internals::codec::Codec> {
    codec("lzss", geometry(128, 32))
}

#[test]
fn fibonacci_by_hand() {
    let codec = codec("fibonacci", geometry(64, 32));
    // Residuals 0, 1, −1, 2, −3, 6 and zeros are the numbers 1, 3, 2, 5, 6, 13.
    let all = [0, 1, 0, 2, 0xFFFF_FFFF, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5];
    let codes = ["11", "0011", "011", "00011", "10011", "0000011"];
    let expected = codes.concat() + &"11".repeat(10);
    assert_eq!(bits(codec.as_ref(), &words(&all)), expected);
    assert_eq!(codec.max_bits(), 16 * 47);
    // The longest code: −2³¹, the number 2³².
    let mut all = [0x8000_0000u32; 16];
    let code = bits(codec.as_ref(), &words(&all));
    let terms = terms();
    let sum: u64 = (0..46)
        .filter(|&k| &code[k..k + 1] == "1")
        .map(|k| terms[k])
        .sum();
    assert_eq!(
        (sum, &code[45..47], code.len()),
        (1 << 32, "11", 47 + 15 * 2)
    );
    all.iter_mut().step_by(2).for_each(|word| *word = 0);
    assert_eq!(codec.size(&words(&all)), 2 + 15 * 47);
}

/// 1, 2, 3, 5 …
fn terms() -> Vec<u64> {
    let mut terms = vec![1, 2];
    while terms.len() < 60 {
        terms.push(terms[terms.len() - 1] + terms[terms.len() - 2]);
    }
    terms
}

/// A number's code, greedily.
fn code(mut number: u64) -> String {
    let terms = terms();
    let count = terms.iter().take_while(|&&term| term <= number).count();
    let mut code = vec!['0'; count];
    for place in (0..count).rev() {
        if terms[place] <= number {
            number -= terms[place];
            code[place] = '1';
        }
    }
    code.into_iter().collect::<String>() + "1"
}

#[test]
fn fibonacci_numbers_end_at_2_to_the_32() {
    let codec = codec("fibonacci", geometry(64, 32));
    let rest = "11".repeat(15);
    let last = decode(codec.as_ref(), &(code(1 << 32) + &rest)).unwrap();
    assert_eq!(last, words(&[0x8000_0000; 16]));
    let last = decode(codec.as_ref(), &(code((1 << 32) - 1) + &rest)).unwrap();
    assert_eq!(last, words(&[0x7FFF_FFFF; 16]));
    for above in [
        (1 << 32) + 1,
        1 << 33,
        terms()[46] - 1,
        terms()[46],
        terms()[59],
    ] {
        let (field, bit, _) = refused(codec.as_ref(), &("11".to_string() + &code(above) + &rest));
        assert_eq!((field, bit), ("number", 2));
    }
    assert_eq!(refused(codec.as_ref(), &"10".repeat(128)).0, "number");
    assert_eq!(refused(codec.as_ref(), "").0, "number");
    assert_eq!(past_end(codec.as_ref(), &[]), "number");
    assert_eq!(past_end(codec.as_ref(), &[0b0111_1111, 0]), "number");
    assert_eq!(past_end(codec.as_ref(), &[0xFF; 3]), "number");
}

#[test]
fn fibonacci_sizes_around_every_term() {
    let codec = codec("fibonacci", geometry(64, 32));
    for term in terms().into_iter().take(46) {
        for number in term.saturating_sub(2).max(1)..=term + 2 {
            let folded = (number - 1) as u32;
            let word = folded >> 1 ^ (folded & 1).wrapping_neg();
            let expected = code(number) + &"11".repeat(15);
            assert_eq!(bits(codec.as_ref(), &words(&[word; 16])), expected);
            assert_eq!(codec.size(&words(&[word; 16])), expected.len() as u32);
        }
    }
}

proptest! {
    #[test]
    fn every_block_comes_back(
        block in blocks(),
        noise in prop::collection::vec(any::<u8>(), 192),
    ) {
        check_all("lzss", &block, &noise);
        check_all("fibonacci", &block, &noise);
    }
}
