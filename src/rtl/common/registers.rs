//! Words of a configuration port, as software sees them. The hardware, the manifest, the driver's header and
//! the exported descriptions (SystemRDL, IP-XACT, SVD) are generated from these.

use serde::{Deserialize, Serialize};

/// 32-bit words of one kind, four bytes apart: a register, or a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Region {
    /// Its name.
    pub name: String,
    /// Byte address of the first word.
    pub address: u32,
    /// Number of words.
    pub words: u32,
    /// The contents of a word, as a function of its index.
    pub holds: String,
    /// The accesses that software has to it; a manifest without this field means read and write.
    #[serde(default, skip_serializing_if = "Access::is_both")]
    pub access: Access,
    /// The fields of each word, lowest first. A manifest before 0.2.0 has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<Field>,
}

/// Adjacent bits of a word with one meaning. Bits outside of all fields read as 0, and writes do not change
/// them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// Its lowest bit.
    pub low: u32,
    /// Its width in bits.
    pub bits: u32,
    /// Its value after reset; absent if reset does not change it, or a parameter sets it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reset: Option<u32>,
    /// The accesses that software has to it, if they differ from the word's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub access: Option<Access>,
    /// Its meaning, in one line.
    pub holds: String,
}

/// The accesses that software has to a word or a field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Read and write.
    #[default]
    ReadWrite,
    /// Writes have no effect.
    ReadOnly,
    /// Reads return 0.
    WriteOnly,
    /// Writing 1 to a bit clears it.
    OnesClear,
}

impl Access {
    fn is_both(&self) -> bool {
        *self == Access::ReadWrite
    }

    /// Its name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Access::ReadWrite => "read, write",
            Access::ReadOnly => "read",
            Access::WriteOnly => "write",
            Access::OnesClear => "read, 1 clears",
        }
    }
}

impl Field {
    /// `bits` bits from bit `low` on.
    pub fn new(name: &str, low: u32, bits: u32, holds: impl Into<String>) -> Self {
        Field {
            name: name.into(),
            low,
            bits,
            reset: None,
            access: None,
            holds: holds.into(),
        }
    }

    /// The same field with a value after reset.
    pub fn reset(self, value: u32) -> Self {
        Field {
            reset: Some(value),
            ..self
        }
    }

    /// The same field with an access of its own.
    pub fn with(self, access: Access) -> Self {
        Field {
            access: Some(access),
            ..self
        }
    }

    /// The mask of its bits in a word.
    pub fn mask(&self) -> u32 {
        (u32::MAX >> (32 - self.bits)) << self.low
    }
}

impl Region {
    /// A region of `words` words from byte address `address` on.
    pub fn new(name: &str, address: u32, words: u32, holds: impl Into<String>) -> Self {
        Region {
            name: name.into(),
            address,
            words,
            holds: holds.into(),
            access: Access::default(),
            fields: Vec::new(),
        }
    }

    /// The same region with another access.
    pub fn with(self, access: Access) -> Self {
        Region { access, ..self }
    }

    /// The same region with one more field.
    pub fn field(mut self, field: Field) -> Self {
        self.fields.push(field);
        self
    }

    /// The same region with these fields added.
    pub fn fields(mut self, fields: impl IntoIterator<Item = Field>) -> Self {
        self.fields.extend(fields);
        self
    }

    /// Bits up to the top of the highest field; 32 without fields.
    pub fn bits(&self) -> u32 {
        let ends = self.fields.iter().map(|field| field.low + field.bits);
        ends.max().unwrap_or(32)
    }

    /// The word after reset; fields that reset does not change count as 0.
    pub fn reset(&self) -> u32 {
        let values = self.fields.iter();
        values.fold(0, |word, field| {
            word | field.reset.unwrap_or(0) << field.low
        })
    }

    /// The accesses that software has to one of its fields.
    pub fn access_of(&self, field: &Field) -> Access {
        field.access.unwrap_or(self.access)
    }
}
