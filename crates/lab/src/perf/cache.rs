//! A set-associative cache that replaces the line used longest ago.

/// A cache with something in each line.
pub struct Cache<T> {
    ways: usize,
    sets: u64,
    /// Set after set.
    lines: Vec<Option<Line<T>>>,
    /// Uses so far.
    uses: u64,
}

struct Line<T> {
    number: u64,
    used: u64,
    value: T,
}

impl<T> Cache<T> {
    /// An empty one of this many lines; of none if there are fewer lines than ways.
    pub fn new(lines: u32, ways: u32) -> Self {
        let sets = lines / ways.max(1);
        let count = sets as usize * ways as usize;
        Cache {
            ways: ways as usize,
            sets: sets.into(),
            lines: (0..count).map(|_| None).collect(),
            uses: 0,
        }
    }

    fn set(&mut self, number: u64) -> &mut [Option<Line<T>>] {
        if self.sets == 0 {
            return &mut [];
        }
        let set = (number % self.sets) as usize;
        &mut self.lines[set * self.ways..][..self.ways]
    }

    /// The line of a number, if it is there; it is then the one used last.
    pub fn get(&mut self, number: u64) -> Option<&mut T> {
        self.uses += 1;
        let uses = self.uses;
        let mut lines = self.set(number).iter_mut().flatten();
        let line = lines.find(|line| line.number == number)?;
        line.used = uses;
        Some(&mut line.value)
    }

    /// Puts in a line that is not there; the line that gives way to it.
    pub fn insert(&mut self, number: u64, value: T) -> Option<(u64, T)> {
        self.uses += 1;
        let used = self.uses;
        let places = self.set(number).iter_mut();
        let place = places.min_by_key(|place| place.as_ref().map_or(0, |line| line.used))?;
        let line = Line {
            number,
            used,
            value,
        };
        let old = place.replace(line)?;
        Some((old.number, old.value))
    }

    /// Takes a line out, if it is there.
    pub fn remove(&mut self, number: u64) -> Option<T> {
        let mut places = self.set(number).iter_mut();
        let is_it = |line: &Line<T>| line.number == number;
        let place = places.find(|place| place.as_ref().is_some_and(is_it))?;
        place.take().map(|line| line.value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_used_longest_ago_gives_way() {
        let mut cache = Cache::new(4, 2);
        assert_eq!(cache.insert(0, 'a'), None);
        assert_eq!(cache.insert(2, 'b'), None);
        assert_eq!(cache.get(0), Some(&mut 'a'));
        // Sets are apart: an odd number takes no place of the even ones.
        assert_eq!(cache.insert(1, 'c'), None);
        assert_eq!(cache.insert(4, 'd'), Some((2, 'b')));
        assert_eq!(cache.get(2), None);
        assert_eq!(cache.remove(0), Some('a'));
        assert_eq!(cache.insert(6, 'e'), None);
    }

    #[test]
    fn without_lines_nothing_stays() {
        let mut cache = Cache::new(0, 4);
        assert_eq!(cache.insert(0, 1), None);
        assert_eq!(cache.get(0), None);
    }
}
