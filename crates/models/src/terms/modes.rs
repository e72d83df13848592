//! The modes of e2mc-delta that are used.

use super::TermError;

/// How many modes there are.
const COUNT: u32 = 3;

/// Which of e2mc-delta's modes a block may take: at least one of 0, 1 and 2, all by default.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Modes(u8);

impl Modes {
    /// All modes.
    pub const ALL: Modes = Modes((1 << COUNT) - 1);

    /// Whether a mode is among them.
    pub const fn has(self, mode: u32) -> bool {
        mode < COUNT && self.0 & 1 << mode != 0
    }

    /// The modes, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u32> {
        (0..COUNT).filter(move |&mode| self.has(mode))
    }
}

impl Default for Modes {
    fn default() -> Self {
        Modes::ALL
    }
}

impl std::str::FromStr for Modes {
    type Err = TermError;

    /// Reads modes with commas between them, each named once.
    fn from_str(text: &str) -> Result<Self, TermError> {
        let refuse = || TermError::Value {
            term: "the list of modes (--modes)",
            allowed: "some of 0, 1 and 2, each once, with commas between them",
            given: text.to_owned(),
        };
        let mut modes = Modes(0);
        for mode in text.split(',') {
            let number = mode.parse().ok().filter(|&number| number < COUNT);
            let number = number.ok_or_else(refuse)?;
            if modes.has(number) {
                return Err(refuse());
            }
            modes.0 |= 1 << number;
        }
        Ok(modes)
    }
}

impl TryFrom<String> for Modes {
    type Error = TermError;

    fn try_from(text: String) -> Result<Self, TermError> {
        text.parse()
    }
}

impl From<Modes> for String {
    fn from(modes: Modes) -> String {
        modes.to_string()
    }
}

impl std::fmt::Display for Modes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let modes: Vec<_> = self.iter().map(|mode| mode.to_string()).collect();
        f.write_str(&modes.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_and_read() {
        assert_eq!("0,1,2".parse(), Ok(Modes::ALL));
        assert_eq!("2,0".parse::<Modes>().unwrap().to_string(), "0,2");
        let one: Modes = "1".parse().unwrap();
        assert!(one.has(1) && !one.has(0) && !one.has(3) && !one.has(u32::MAX));
        for wrong in ["", "3", "0,0", "0,,1", "-1", "all", "0 1"] {
            let error = wrong.parse::<Modes>().unwrap_err().to_string();
            assert!(error.contains("--modes"), "{error}");
        }
    }
}
