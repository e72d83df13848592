//! The codebook of e2mc-delta, and its form on disk.

use std::any::Any;

use itertools::Itertools;
use serde::{Deserialize, Serialize};

use super::{json_line, Symbol, Trained, Tree, TreeError};
use crate::terms::{BlockSize, DeltaMfv, MfvCount};

/// The version of the form that is written here, and the only one that is read.
const VERSION: u32 = 1;

/// How many modes a block may take.
pub const MODES: usize = 3;

/// Trees of a mode: symbol i of a block is in tree i mod 2.
pub const TREES: usize = 2;

/// Codes of a codebook: one for each mode and tree.
pub const CODES: usize = MODES * TREES;

/// Classes of a code: one for each high byte.
const CLASSES: usize = 256;

/// The codewords' lengths of e2mc-delta's six codes, one for each mode and tree. Each has leaves for
/// some values and for all 256 classes, and is complete.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct DeltaCodebook {
    block: BlockSize,
    mfv: DeltaMfv,
    codes: Vec<Tree>,
}

/// Why numbers are no codebook of e2mc-delta. Codes are named by their mode and tree.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DeltaCodebookError {
    /// Something else, or written by another version.
    #[error(
        "this is '{format}' version {version}, not '{}' version {VERSION}",
        DeltaCodebook::FILE
    )]
    Version {
        /// The format named there.
        format: String,
        /// The version named there.
        version: u32,
    },
    /// Too few or too many codes.
    #[error("e2mc-delta has {CODES} codes, not {given}")]
    Codes {
        /// How many there are.
        given: usize,
    },
    /// A code that is none.
    #[error("{place}: {source}")]
    Tree {
        /// The code.
        place: Place,
        /// The tree's error.
        source: TreeError,
    },
    /// A code made for longer or shorter codewords.
    #[error(
        "{place} allows codewords of {given} bits, not {}",
        DeltaCodebook::LONGEST
    )]
    Limit {
        /// The code.
        place: Place,
        /// The longest codeword that it allows, in bits.
        given: u32,
    },
    /// Bits that are no codeword.
    #[error("{place} is not complete: some sequences of bits are no codeword")]
    Incomplete {
        /// The code.
        place: Place,
    },
    /// Classes that are missing, or an escape.
    #[error("{place} needs leaves for all {CLASSES} classes and has no escape; it has {given}")]
    Classes {
        /// The code.
        place: Place,
        /// How many classes have leaves.
        given: usize,
    },
    /// A value with more than 16 bits.
    #[error("{place}: value {value} has more than 16 bits")]
    Value {
        /// The code.
        place: Place,
        /// The value.
        value: u32,
    },
    /// A set of the 8-way table with more than 8 values.
    #[error("{place}: set {set} of the table has {given} values, and room for 8")]
    Set {
        /// The code.
        place: Place,
        /// The set: value mod (MFV/8).
        set: u32,
        /// Values that fall into it.
        given: usize,
    },
}

/// The mode and the tree of a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The mode.
    pub mode: usize,
    /// The tree.
    pub tree: usize,
}

impl Place {
    fn of(code: usize) -> Self {
        Place {
            mode: code / TREES,
            tree: code % TREES,
        }
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the code of mode {} and tree {}", self.mode, self.tree)
    }
}

/// The form on disk.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    format: String,
    version: u32,
    block: BlockSize,
    mfv: DeltaMfv,
    /// By mode, and in each mode by tree.
    codes: Vec<CodeForm>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CodeForm {
    /// Values, each with the length of its codeword in bits.
    values: Vec<(u32, u32)>,
    /// The lengths of the codewords of classes 0, 1, …, 255.
    classes: Vec<u32>,
}

impl From<DeltaCodebook> for Form {
    fn from(book: DeltaCodebook) -> Form {
        let code = |code: &Tree| CodeForm {
            values: code.values().collect(),
            classes: code.classes().sorted().map(|(_, length)| length).collect(),
        };
        Form {
            format: DeltaCodebook::FILE.to_owned(),
            version: VERSION,
            block: book.block,
            mfv: book.mfv,
            codes: book.codes.iter().map(code).collect(),
        }
    }
}

impl TryFrom<Form> for DeltaCodebook {
    type Error = DeltaCodebookError;

    fn try_from(form: Form) -> Result<Self, DeltaCodebookError> {
        if form.format != DeltaCodebook::FILE || form.version != VERSION {
            return Err(DeltaCodebookError::Version {
                format: form.format,
                version: form.version,
            });
        }
        let codes = form.codes.into_iter().enumerate().map(|(code, form)| {
            let place = Place::of(code);
            if form.classes.len() != CLASSES {
                let given = form.classes.len();
                return Err(DeltaCodebookError::Classes { place, given });
            }
            let values = form.values.into_iter();
            let values = values.map(|(value, length)| (length, Symbol::Value(value)));
            let classes = form.classes.into_iter().zip(0..=u8::MAX);
            let classes = classes.map(|(length, class)| (length, Symbol::Class(class)));
            let made = Tree::new(values.chain(classes), DeltaCodebook::LONGEST);
            made.map_err(|source| DeltaCodebookError::Tree { place, source })
        });
        DeltaCodebook::new(form.block, form.mfv, codes.try_collect()?)
    }
}

impl Trained for DeltaCodebook {
    fn codec(&self) -> &'static str {
        Self::CODEC
    }

    fn parameters(&self) -> Vec<(&'static str, String)> {
        vec![
            ("block", self.block.to_string()),
            ("mfv", self.mfv.to_string()),
        ]
    }

    fn symbol_bits(&self) -> u32 {
        16
    }

    fn codes(&self) -> &[Tree] {
        &self.codes
    }

    fn to_json(&self) -> String {
        json_line(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl DeltaCodebook {
    /// Its codec.
    pub const CODEC: &'static str = "e2mc-delta";

    /// The value of a file's `format` field.
    pub const FILE: &'static str = "hdlgen-e2mc-delta-codebook";

    /// The longest codeword in bits, a class's low byte not counted.
    pub const LONGEST: u32 = 16;

    /// A codebook of given codes, by mode, and in each mode by tree.
    ///
    /// # Errors
    /// [`DeltaCodebookError`] unless there are six complete codes with leaves for all classes, and
    /// the values fit into the sets of their table.
    pub fn new(
        block: BlockSize,
        mfv: DeltaMfv,
        codes: Vec<Tree>,
    ) -> Result<Self, DeltaCodebookError> {
        if codes.len() != CODES {
            let given = codes.len();
            return Err(DeltaCodebookError::Codes { given });
        }
        for (code, tree) in codes.iter().enumerate() {
            check(Place::of(code), tree, mfv)?;
        }
        Ok(Self::trained(block, mfv, codes))
    }

    /// A codebook whose codes are right by the way they were made.
    pub(super) fn trained(block: BlockSize, mfv: DeltaMfv, codes: Vec<Tree>) -> Self {
        DeltaCodebook { block, mfv, codes }
    }

    /// The block, on whose size the residuals depend.
    pub fn block(&self) -> BlockSize {
        self.block
    }

    /// How many values the table of each code holds.
    pub fn mfv(&self) -> DeltaMfv {
        self.mfv
    }

    /// The six codes, by mode, and in each mode by tree.
    pub fn codes(&self) -> &[Tree] {
        &self.codes
    }
}

fn check(place: Place, tree: &Tree, mfv: DeltaMfv) -> Result<(), DeltaCodebookError> {
    if tree.limit() != DeltaCodebook::LONGEST {
        let given = tree.limit();
        return Err(DeltaCodebookError::Limit { place, given });
    }
    let given = tree.classes().count();
    if given != CLASSES || tree.escape().is_some() {
        return Err(DeltaCodebookError::Classes { place, given });
    }
    let mut values = tree.values().map(|(value, _)| value);
    if let Some(value) = values.find(|&value| value > u16::MAX.into()) {
        return Err(DeltaCodebookError::Value { place, value });
    }
    let sets = tree.values().map(|(value, _)| value % mfv.sets()).counts();
    let mut over = sets.into_iter();
    let over = over.find(|set| set.1 > MfvCount::WAYS as usize);
    if let Some((set, given)) = over {
        return Err(DeltaCodebookError::Set { place, set, given });
    }
    if tree.is_complete() {
        Ok(())
    } else {
        Err(DeltaCodebookError::Incomplete { place })
    }
}
