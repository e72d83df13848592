//! The modes of a codec that are used.

use super::TermError;

/// Which of a codec's `COUNT` modes, at most eight, a block may take: at least one, all by default.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ModeSet<const COUNT: u32>(u8);

/// Which of e2mc-delta's modes a block may take: some of 0, 1 and 2.
pub type Modes = ModeSet<3>;

/// Which of pfor's modes a block may take: some of 0 to 7.
pub type PforModes = ModeSet<8>;

impl<const COUNT: u32> ModeSet<COUNT> {
    /// All modes.
    pub const ALL: Self = ModeSet((u8::MAX as u32 >> (u8::BITS - COUNT)) as u8);

    /// Whether a mode is among them.
    pub const fn has(self, mode: u32) -> bool {
        mode < COUNT && self.0 & 1 << mode != 0
    }

    /// The modes, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u32> {
        (0..COUNT).filter(move |&mode| self.has(mode))
    }

    /// The lists that are allowed, in words.
    const fn allowed() -> &'static str {
        match COUNT {
            3 => "some of 0, 1 and 2, each once, with commas between them",
            _ => "some of 0 to 7, each once, with commas between them",
        }
    }
}

impl<const COUNT: u32> Default for ModeSet<COUNT> {
    fn default() -> Self {
        Self::ALL
    }
}

impl<const COUNT: u32> std::str::FromStr for ModeSet<COUNT> {
    type Err = TermError;

    /// Reads modes with commas between them, each named once.
    fn from_str(text: &str) -> Result<Self, TermError> {
        let refuse = || TermError::Value {
            term: "the list of modes (--modes)",
            allowed: Self::allowed(),
            given: text.to_owned(),
        };
        let mut modes = ModeSet(0);
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

impl<const COUNT: u32> TryFrom<String> for ModeSet<COUNT> {
    type Error = TermError;

    fn try_from(text: String) -> Result<Self, TermError> {
        text.parse()
    }
}

impl<const COUNT: u32> From<ModeSet<COUNT>> for String {
    fn from(modes: ModeSet<COUNT>) -> String {
        modes.to_string()
    }
}

impl From<Modes> for PforModes {
    fn from(modes: Modes) -> PforModes {
        ModeSet(modes.0)
    }
}

impl TryFrom<PforModes> for Modes {
    type Error = TermError;

    /// The same modes, if e2mc-delta has all of them.
    fn try_from(modes: PforModes) -> Result<Modes, TermError> {
        modes.to_string().parse()
    }
}

impl<const COUNT: u32> std::fmt::Display for ModeSet<COUNT> {
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
        assert_eq!("7,0,3".parse::<PforModes>().unwrap().to_string(), "0,3,7");
        assert!("8".parse::<PforModes>().is_err());
        assert_eq!(PforModes::ALL.iter().count(), 8);
        assert_eq!(Modes::try_from(PforModes::from(one)), Ok(one));
        assert!(Modes::try_from(PforModes::ALL).is_err());
    }
}
