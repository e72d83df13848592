//! A part of the work, in whole segments.

use serde::{Deserialize, Serialize};

/// One of several parts, which together are the whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Shard {
    /// Its number, from 1.
    pub number: u64,
    /// How many parts there are.
    pub of: u64,
}

impl Shard {
    /// Whether a segment of an input, both counted from 0, is in this part. Segments are dealt out
    /// one by one, and every input's begin with another part, so that small ones are spread, too.
    pub fn has(self, input: u64, segment: u64) -> bool {
        (input.wrapping_add(segment)) % self.of == self.number - 1
    }

    /// Checks that parts are all those of one whole, each once.
    ///
    /// # Errors
    /// A text that says what is wrong.
    pub fn check_all(shards: &[Shard]) -> Result<(), String> {
        let Some(first) = shards.first() else {
            return Err("no parts".into());
        };
        if let Some(other) = shards.iter().find(|shard| shard.of != first.of) {
            return Err(format!("{other} and {first} are not parts of one whole"));
        }
        for number in 1..=first.of {
            let count = shards.iter().filter(|shard| shard.number == number).count();
            let shard = Shard { number, ..*first };
            match count {
                0 => return Err(format!("part {shard} is missing")),
                1 => {}
                _ => return Err(format!("part {shard} is there {count} times")),
            }
        }
        Ok(())
    }
}

impl std::fmt::Display for Shard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl std::str::FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.split_once('/');
        let parsed = parts.and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match parsed {
            Some((number, of)) if 1 <= number && number <= of => Ok(Shard { number, of }),
            _ => Err(format!("a part is I/N, with I from 1 to N, not '{text}'")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_segment_is_in_one_part() {
        let shards: Vec<Shard> = (1..=5).map(|number| Shard { number, of: 5 }).collect();
        for input in 0..7 {
            for segment in 0..12 {
                let owners = shards.iter().filter(|shard| shard.has(input, segment));
                assert_eq!(owners.count(), 1);
            }
        }
        assert_eq!(Shard::check_all(&shards), Ok(()));
        assert!(Shard::check_all(&shards[1..])
            .unwrap_err()
            .contains("1/5 is missing"));
        let twice = [&shards[..], &shards[2..3]].concat();
        assert!(Shard::check_all(&twice)
            .unwrap_err()
            .contains("3/5 is there 2 times"));
        let other = Shard { number: 1, of: 2 };
        assert!(Shard::check_all(&[shards[0], other]).is_err());
    }

    #[test]
    fn written_and_read() {
        assert_eq!("2/3".parse(), Ok(Shard { number: 2, of: 3 }));
        for wrong in ["0/3", "4/3", "1", "1/0", "a/b", "-1/2"] {
            let error = wrong.parse::<Shard>().unwrap_err();
            assert!(error.contains(wrong), "{error}");
        }
    }
}
