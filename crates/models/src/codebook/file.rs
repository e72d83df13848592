//! E2MC's codebook, and its form on disk.

use std::any::Any;

use itertools::Itertools;
use serde::{Deserialize, Serialize};

use super::{json_line, Symbol, Trained, Tree, TreeError};
use crate::terms::{MfvCount, SymbolLength};

/// The version of the form that is written here, and the only one that is read.
const VERSION: u32 = 1;

/// The codewords' lengths of all trees of one symbol length: all that compressor and decompressor
/// have to agree on.
///
/// SL 4 and 8 have 8 and 4 trees of all values, symbol i of a block in tree i mod 8 or 4. SL 16
/// and 32 have one tree, of the most frequent values and the escape.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct Codebook {
    symbol_length: SymbolLength,
    mfv: Option<MfvCount>,
    trees: Vec<Tree>,
}

/// Why numbers are no codebook.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CodebookError {
    /// Something else, or written by another version.
    #[error(
        "this is '{format}' version {version}, not '{}' version {VERSION}",
        Codebook::FILE
    )]
    Version {
        /// The format named there.
        format: String,
        /// The version named there.
        version: u32,
    },
    /// A number of MFVs where there is an 8-way table, and only there.
    #[error("\"mfv\" must be given for SL 16 and 32, and only there; this is SL {symbol_length}")]
    Mfv {
        /// The symbol length in bits.
        symbol_length: SymbolLength,
    },
    /// Too few or too many trees.
    #[error("SL {symbol_length} has {expected} trees, not {given}")]
    Trees {
        /// The symbol length in bits.
        symbol_length: SymbolLength,
        /// How many trees it has.
        expected: u32,
        /// How many there are.
        given: usize,
    },
    /// A tree that is none.
    #[error("tree {tree}: {source}")]
    Tree {
        /// The tree's number, from 0.
        tree: usize,
        /// The tree's error.
        source: TreeError,
    },
    /// A tree made for longer or shorter codewords.
    #[error("tree {tree} allows codewords of {given} bits, SL {symbol_length} {limit}")]
    Limit {
        /// The tree's number, from 0.
        tree: usize,
        /// The longest codeword that the tree allows, in bits.
        given: u32,
        /// The symbol length in bits.
        symbol_length: SymbolLength,
        /// The longest codeword that the symbol length allows, in bits.
        limit: u32,
    },
    /// A value with more bits than a symbol.
    #[error("tree {tree}: value {value} has more than {symbol_length} bits")]
    Value {
        /// The tree's number, from 0.
        tree: usize,
        /// The value.
        value: u32,
        /// The symbol length in bits.
        symbol_length: SymbolLength,
    },
    /// A tree of SL 4 or 8 without some value.
    #[error("tree {tree} has codewords for {given} values, SL {symbol_length} needs all")]
    Missing {
        /// The tree's number, from 0.
        tree: usize,
        /// How many values have codewords.
        given: usize,
        /// The symbol length in bits.
        symbol_length: SymbolLength,
    },
    /// An escape codeword where there is no escape, none where there is one, or a class.
    #[error(
        "SL 16 and 32 have an escape codeword, SL 4 and 8 none, and neither has classes; this is \
         SL {symbol_length}"
    )]
    Escape {
        /// The symbol length in bits.
        symbol_length: SymbolLength,
    },
    /// A set of the 8-way code table with more than 8 values.
    #[error("set {set} of the code table has {given} values, and room for 8")]
    Set {
        /// The set: value mod (MFV/8).
        set: u32,
        /// Values that fall into it.
        given: usize,
    },
}

/// The form on disk.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    format: String,
    version: u32,
    symbol_length: SymbolLength,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mfv: Option<MfvCount>,
    trees: Vec<TreeForm>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TreeForm {
    /// The length of the escape codeword in bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    escape: Option<u32>,
    /// Values, each with the length of its codeword in bits.
    lengths: Vec<(u32, u32)>,
}

impl From<Codebook> for Form {
    fn from(book: Codebook) -> Form {
        let tree = |tree: &Tree| TreeForm {
            escape: tree.escape(),
            lengths: tree.values().collect(),
        };
        Form {
            format: Codebook::FILE.to_owned(),
            version: VERSION,
            symbol_length: book.symbol_length,
            mfv: book.mfv,
            trees: book.trees.iter().map(tree).collect(),
        }
    }
}

impl TryFrom<Form> for Codebook {
    type Error = CodebookError;

    fn try_from(form: Form) -> Result<Self, CodebookError> {
        if form.format != Codebook::FILE || form.version != VERSION {
            return Err(CodebookError::Version {
                format: form.format,
                version: form.version,
            });
        }
        let limit = form.symbol_length.max_codeword_length();
        let trees = form.trees.into_iter().enumerate().map(|(tree, form)| {
            let escape = form.escape.map(|length| (length, Symbol::Escape));
            let values = form.lengths.into_iter();
            let values = values.map(|(value, length)| (length, Symbol::Value(value)));
            let made = Tree::new(values.chain(escape), limit);
            made.map_err(|source| CodebookError::Tree { tree, source })
        });
        Codebook::new(form.symbol_length, form.mfv, trees.try_collect()?)
    }
}

impl Trained for Codebook {
    fn codec(&self) -> &'static str {
        Self::CODEC
    }

    fn parameters(&self) -> Vec<(&'static str, String)> {
        let mfv = self.mfv.map(|mfv| ("mfv", mfv.to_string()));
        let own = [("sl", self.symbol_length.to_string())];
        own.into_iter().chain(mfv).collect()
    }

    fn symbol_bits(&self) -> u32 {
        self.symbol_length.bits()
    }

    fn codes(&self) -> &[Tree] {
        &self.trees
    }

    fn to_json(&self) -> String {
        json_line(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Codebook {
    /// Its codec.
    pub const CODEC: &'static str = "e2mc";

    /// The value of a file's `format` field.
    pub const FILE: &'static str = "hdlgen-e2mc-codebook";

    /// A codebook of given trees. `mfv` is for SL 16 and 32.
    ///
    /// # Errors
    /// [`CodebookError`] unless trees, values, escape and set sizes are those of the symbol
    /// length.
    pub fn new(
        symbol_length: SymbolLength,
        mfv: Option<MfvCount>,
        trees: Vec<Tree>,
    ) -> Result<Self, CodebookError> {
        if mfv.is_some() != symbol_length.has_escape() {
            return Err(CodebookError::Mfv { symbol_length });
        }
        if trees.len() != symbol_length.trees() as usize {
            return Err(CodebookError::Trees {
                symbol_length,
                expected: symbol_length.trees(),
                given: trees.len(),
            });
        }
        for (number, tree) in trees.iter().enumerate() {
            check_tree(number, tree, symbol_length)?;
            if let Some(mfv) = mfv {
                let sets = tree.values().map(|(value, _)| value % mfv.sets()).counts();
                let over = sets
                    .into_iter()
                    .filter(|set| set.1 > MfvCount::WAYS as usize);
                if let Some((set, given)) = over.min() {
                    return Err(CodebookError::Set { set, given });
                }
            }
        }
        Ok(Self::trained(symbol_length, mfv, trees))
    }

    /// A codebook whose trees are right by the way they were made.
    pub(super) fn trained(
        symbol_length: SymbolLength,
        mfv: Option<MfvCount>,
        trees: Vec<Tree>,
    ) -> Self {
        Codebook {
            symbol_length,
            mfv,
            trees,
        }
    }

    /// The symbol length.
    pub fn symbol_length(&self) -> SymbolLength {
        self.symbol_length
    }

    /// How many values the code table holds: for SL 16 and 32.
    pub fn mfv(&self) -> Option<MfvCount> {
        self.mfv
    }

    /// The trees: 8, 4, 1 and 1 for SL 4, 8, 16 and 32.
    pub fn trees(&self) -> &[Tree] {
        &self.trees
    }
}

fn check_tree(
    number: usize,
    tree: &Tree,
    symbol_length: SymbolLength,
) -> Result<(), CodebookError> {
    let limit = symbol_length.max_codeword_length();
    if tree.limit() != limit {
        return Err(CodebookError::Limit {
            tree: number,
            given: tree.limit(),
            symbol_length,
            limit,
        });
    }
    let bits = symbol_length.bits();
    let too_wide = |value: &u32| value.checked_shr(bits).is_some_and(|rest| rest != 0);
    let mut values = tree.values().map(|(value, _)| value);
    if let Some(value) = values.find(too_wide) {
        return Err(CodebookError::Value {
            tree: number,
            value,
            symbol_length,
        });
    }
    let has_class = tree.classes().next().is_some();
    if has_class || tree.escape().is_some() != symbol_length.has_escape() {
        return Err(CodebookError::Escape { symbol_length });
    }
    let given = tree.values().count();
    if !symbol_length.has_escape() && given != 1 << bits {
        return Err(CodebookError::Missing {
            tree: number,
            given,
            symbol_length,
        });
    }
    Ok(())
}
