//! The values that an 8-way table takes.

use crate::terms::MfvCount;

/// Chooses the most frequent values of each set of an 8-way table.
#[derive(Debug)]
pub(super) struct MostFrequent {
    /// Of each set, at most 8 values with their counts, most frequent first.
    sets: Vec<Vec<(u64, u32)>>,
}

impl MostFrequent {
    /// A table of `sets` sets.
    pub fn new(sets: u32) -> Self {
        MostFrequent {
            sets: vec![Vec::new(); sets as usize],
        }
    }

    /// Offers a value. Each value is offered once, in ascending order, so that at equal counts the smaller
    /// value stays.
    pub fn offer(&mut self, value: u32, count: u64) {
        if count == 0 {
            return;
        }
        let index = value as usize % self.sets.len();
        let set = &mut self.sets[index];
        let place = set.partition_point(|&(other, _)| other >= count);
        if place < MfvCount::WAYS as usize {
            set.truncate(MfvCount::WAYS as usize - 1);
            set.insert(place, (count, value));
        }
    }

    /// The values chosen, each after its count.
    pub fn into_values(self) -> impl Iterator<Item = (u64, u32)> {
        self.sets.into_iter().flatten()
    }
}
