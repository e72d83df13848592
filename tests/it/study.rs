//! The study of e2mc-delta: its sizes are those of the library's models.

use hdlgen::internals::workload::{self, Size};

#[allow(dead_code)]
#[path = "../../examples/study/data.rs"]
mod data;
#[allow(dead_code)]
#[path = "../../examples/study/models.rs"]
mod models;
#[allow(dead_code)]
#[path = "../../examples/study/variant.rs"]
mod variant;

use variant::{Rest, Stored, Transform, Variant};

fn measured(variant: &Variant, data: &[u8]) -> Stored {
    let codes = variant.train_on(data, &|_| true);
    variant.stored(data, &|_| true, &codes)
}

fn sample() -> Vec<u8> {
    let all = ["bfs1", "pvc", "km1"].map(|name| workload::arrays(name, Size::SMALL).unwrap());
    let arrays = all.iter().flatten();
    let mut data: Vec<u8> = arrays.flat_map(|array| array.bytes.clone()).collect();
    // The last block is not whole.
    data.truncate(data.len() / 128 * 128 - 45);
    data
}

#[test]
fn variants_that_are_codecs_have_their_sizes() {
    let data = sample();
    for (name, variant) in variant::codecs() {
        let expected = models::stored(name, &data).unwrap();
        let found = measured(&variant, &data);
        assert_eq!(found.bytes, expected, "{name}");
        assert_eq!(found.blocks, data.len() as u64 / 128 + 1);
    }
}

#[test]
fn blocks_that_are_sampled_stay_raw_and_count() {
    let coded = Stored {
        blocks: 7,
        bytes: [7 * 64, 7 * 32],
    };
    let all = coded.with_raw(1);
    assert_eq!((all.blocks, all.bytes), (8, [576, 352]));
    assert!((all.ratios()[0] - 1.0 / (1.0 / 8.0 + 7.0 / 8.0 / 2.0)).abs() < 1e-12);
}

#[test]
fn variants_differ_from_the_format_as_they_should() {
    let data = sample();
    let format = measured(&Variant::delta(), &data).bytes;
    let with = |change: &dyn Fn(&mut Variant)| {
        let mut variant = Variant::delta();
        change(&mut variant);
        measured(&variant, &data).bytes
    };
    assert!(with(&|v| v.modes.truncate(1))[0] > format[0]);
    assert!(with(&|v| v.pairs = false)[1] > format[1]);
    assert!(with(&|v| v.rest = Rest::Escape)[0] > format[0]);
    assert!(with(&|v| v.again = 1)[0] < format[0]);
    // A mode that is listed twice only costs a mode bit, and there is one to spare.
    assert_eq!(with(&|v| v.modes.push(Transform::Plain)), format);
}

#[test]
fn tables_of_the_variants() {
    // Per code 128 values of 12 bits of tag, 16 and 5, and 256 classes of 16 and 5.
    let code = 128 * 33 + 256 * 21;
    assert_eq!(Variant::delta().table_bits(), 6 * code);
    let mut variant = Variant::delta();
    variant.sharing = variant::Sharing::Differences;
    assert_eq!(variant.table_bits(), 4 * code);
    assert_eq!(Variant::e2mc().table_bits(), 1024 * 34 + 25);
}
