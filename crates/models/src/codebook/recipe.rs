//! Recipes of codebooks: the codec, and the parameters of training.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::TrainError;
use crate::params::Value;

/// The parameter that has no effect on counting: the number of values with codewords.
const MFV: &str = "mfv";

/// A codebook to be trained: its codec, and the parameters of training by their names.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct Recipe {
    codec: String,
    parameters: BTreeMap<String, Value>,
}

/// The serialised form: the parameters, by the codec's name.
type Form = BTreeMap<String, BTreeMap<String, Value>>;

impl From<Recipe> for Form {
    fn from(recipe: Recipe) -> Form {
        [(recipe.codec, recipe.parameters)].into()
    }
}

impl TryFrom<Form> for Recipe {
    type Error = TrainError;

    fn try_from(mut form: Form) -> Result<Self, TrainError> {
        match (form.pop_first(), form.is_empty()) {
            (Some((codec, parameters)), true) => Ok(Recipe { codec, parameters }),
            _ => Err(TrainError::Recipe),
        }
    }
}

impl Recipe {
    /// A recipe of a codec, without parameters yet.
    pub fn new(codec: &str) -> Self {
        Recipe {
            codec: codec.to_owned(),
            parameters: BTreeMap::new(),
        }
    }

    /// The recipe with a parameter.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.parameters.insert(name.to_owned(), value.into());
        self
    }

    /// The recipe with the number of values that have codewords.
    #[must_use]
    pub fn with_mfv(self, mfv: impl Into<u32>) -> Self {
        self.with(MFV, mfv.into())
    }

    /// The codec.
    pub fn codec(&self) -> &str {
        &self.codec
    }

    /// The recipe of the counts for it: without the parameter that does not affect them.
    pub fn alphabet(&self) -> Recipe {
        let mut alphabet = self.clone();
        alphabet.parameters.remove(MFV);
        alphabet
    }

    /// A parameter.
    ///
    /// # Errors
    /// [`TrainError::Recipe`] if it is missing or its value is not allowed.
    pub fn get<T: DeserializeOwned>(&self, name: &str) -> Result<T, TrainError> {
        let value = self.parameters.get(name).ok_or(TrainError::Recipe)?;
        let value = serde_json::to_value(value).and_then(serde_json::from_value);
        value.map_err(|_| TrainError::Recipe)
    }

    /// How many values have codewords.
    ///
    /// # Errors
    /// As of [`get`](Self::get).
    pub fn mfv<T: DeserializeOwned>(&self) -> Result<T, TrainError> {
        self.get(MFV)
    }
}
