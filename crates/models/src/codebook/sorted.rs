//! Counts of 32-bit values as sorted sequences. They are made by a radix sort, which takes the same time per
//! value for any number of different values. A hash table would miss the caches if there are millions.

/// A value and its count.
pub(super) type Item = (u32, u64);

/// Bits of a value that are sorted by at a time, and how often that is.
const DIGIT: u32 = 11;
const PASSES: usize = u32::BITS.div_ceil(DIGIT) as usize;

/// Sorts values; `scratch` is memory to be used again.
fn sort(values: &mut Vec<u32>, scratch: &mut Vec<u32>) {
    let digit = |value: u32, pass: usize| (value >> (DIGIT * pass as u32)) as usize % (1 << DIGIT);
    let mut counts = [[0usize; 1 << DIGIT]; PASSES];
    for &value in values.iter() {
        for (pass, counts) in counts.iter_mut().enumerate() {
            counts[digit(value, pass)] += 1;
        }
    }
    scratch.resize(values.len(), 0);
    for (pass, places) in counts.iter_mut().enumerate() {
        if places.contains(&values.len()) {
            // All values have the same digit.
            continue;
        }
        let mut next = 0;
        for place in places.iter_mut() {
            next += std::mem::replace(place, next);
        }
        for &value in values.iter() {
            let place = &mut places[digit(value, pass)];
            scratch[*place] = value;
            *place += 1;
        }
        std::mem::swap(values, scratch);
    }
}

/// Sorts values and counts them.
pub(super) fn count(values: &mut Vec<u32>, scratch: &mut Vec<u32>) -> Vec<Item> {
    sort(values, scratch);
    let runs = values.chunk_by(|a, b| a == b);
    let items = runs.filter_map(|run| Some((*run.first()?, run.len() as u64)));
    items.collect()
}

/// Adds up the counts of equal values, which are next to one another.
pub(super) fn join(items: &mut Vec<Item>) {
    items.dedup_by(|next, first| {
        let is_same = next.0 == first.0;
        if is_same {
            first.1 = first.1.saturating_add(next.1);
        }
        is_same
    });
}

/// Merges two sorted sequences.
pub(super) fn merge(a: &[Item], b: &[Item]) -> Vec<Item> {
    let mut merged = Vec::with_capacity(a.len() + b.len());
    let (mut a, mut b) = (a.iter().peekable(), b.iter().peekable());
    while let (Some(&&(first, first_count)), Some(&&(second, second_count))) = (a.peek(), b.peek())
    {
        let mut item = (first.min(second), 0u64);
        if first == item.0 {
            item.1 = first_count;
            a.next();
        }
        if second == item.0 {
            item.1 = item.1.saturating_add(second_count);
            b.next();
        }
        merged.push(item);
    }
    merged.extend(a.chain(b));
    merged
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    proptest! {
        #[test]
        fn counts_are_those_of_a_map(values: Vec<u32>, mask: u32, split: usize) {
            let values: Vec<u32> = values.iter().map(|value| value & mask).collect();
            let mut expected = BTreeMap::new();
            for &value in &values {
                *expected.entry(value).or_insert(0) += 1;
            }
            let expected: Vec<Item> = expected.into_iter().collect();
            let mut scratch = Vec::new();
            prop_assert_eq!(&count(&mut values.clone(), &mut scratch), &expected);
            let (a, b) = values.split_at(split % (values.len() + 1));
            let a = count(&mut a.to_vec(), &mut scratch);
            let b = count(&mut b.to_vec(), &mut scratch);
            prop_assert_eq!(&merge(&a, &b), &expected);
            let mut all = [a, b].concat();
            all.sort_unstable();
            join(&mut all);
            prop_assert_eq!(&all, &expected);
        }
    }
}
