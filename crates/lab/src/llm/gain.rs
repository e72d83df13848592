//! Gains of codecs on weights, keys and values.

use serde::Serialize;

use crate::eval::{By, Evaluation, Group, GroupRatios};

/// Ratios of a small transformer's tensors: an evaluation without its files (docs/llm.md).
const STUDY: &str = include_str!("study.json");

/// A codec's effective CR by role.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Gain {
    /// The codec's name.
    pub codec: String,
    /// Of weights.
    pub weights: f64,
    /// Of keys.
    pub keys: f64,
    /// Of values.
    pub values: f64,
}

/// Why an evaluation says nothing of a model.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GainError {
    /// It has no weights.
    #[error(
        "no tensor of it is a weight by its name; give hdlgen eval tensors with names, or --groups"
    )]
    NoWeights,
}

/// The evaluation of the transformer of `scripts/study-data`.
///
/// # Errors
/// If it is not what this version writes.
pub fn built_in() -> serde_json::Result<Evaluation> {
    serde_json::from_str(STUDY)
}

impl Gain {
    /// No compression.
    pub fn none() -> Self {
        Gain {
            codec: "none".into(),
            weights: 1.0,
            keys: 1.0,
            values: 1.0,
        }
    }

    /// Those of all codecs of an evaluation, trained on other data where they are trained. Keys or
    /// values of which it has none are raw.
    ///
    /// # Errors
    /// [`GainError::NoWeights`] without weights.
    pub fn all(evaluation: &Evaluation) -> Result<Vec<Self>, GainError> {
        let roles = ["weight", "key", "value"].map(|name| role(evaluation, name));
        roles[0].ok_or(GainError::NoWeights)?;
        let ratio = |group: &Group, codec: usize| {
            let ratios = group.codecs.get(codec).map(GroupRatios::ratios);
            // A group without blocks has none.
            ratios.map_or(1.0, |ratios| ratios.effective_ratio.max(1.0))
        };
        let gain = |(codec, name): (usize, String)| {
            let [weights, keys, values] =
                roles.map(|role| role.map_or(1.0, |group| ratio(group, codec)));
            Gain {
                codec: name,
                weights,
                keys,
                values,
            }
        };
        let names = evaluation.codec_names().into_iter();
        Ok(names.enumerate().map(gain).collect())
    }

    /// Keys, values or both, if an evaluation has none of them.
    pub fn missing(evaluation: &Evaluation) -> Vec<&'static str> {
        let roles = [("key", "keys"), ("value", "values")].into_iter();
        let missing = roles.filter(|(name, _)| role(evaluation, name).is_none());
        missing.map(|(_, plural)| plural).collect()
    }
}

fn role<'a>(evaluation: &'a Evaluation, name: &str) -> Option<&'a Group> {
    let mut groups = evaluation.groups.iter();
    groups.find(|group| group.by == By::Role && group.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_ratios_are_there() {
        let gains = Gain::all(&built_in().unwrap()).unwrap();
        for codec in ["numbers", "pfor", "bpc-opt", "e2mc-delta"] {
            let gain = gains.iter().find(|gain| gain.codec.starts_with(codec));
            let gain = gain.unwrap_or_else(|| panic!("{codec} is missing"));
            assert!(gain.weights >= 1.0 && gain.weights < 2.0, "{gain:?}");
        }
    }

    #[test]
    fn a_role_that_is_missing_is_named() {
        let mut evaluation = built_in().unwrap();
        assert!(Gain::missing(&evaluation).is_empty());
        evaluation.groups.retain(|group| group.name != "key");
        assert_eq!(Gain::missing(&evaluation), ["keys"]);
        let gains = Gain::all(&evaluation).unwrap();
        assert!(gains.iter().all(|gain| gain.keys == 1.0));
        assert!(gains.iter().any(|gain| gain.values > 1.0));
        evaluation.groups.retain(|group| group.name != "weight");
        assert_eq!(Gain::all(&evaluation), Err(GainError::NoWeights));
    }
}
