//! What codecs gain on weights, keys and values.

use serde::Serialize;

use crate::eval::{By, Evaluation, Group};

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
    /// It has no tensors of a role.
    #[error(
        "no tensor of it is a {0} by its name; name tensors such as layers.0.{0}, or give --groups to \
         hdlgen eval"
    )]
    NoRole(&'static str),
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

    /// Those of all codecs of an evaluation, trained on other data where they are trained.
    ///
    /// # Errors
    /// [`GainError::NoRole`] without weights, keys or values.
    pub fn all(evaluation: &Evaluation) -> Result<Vec<Self>, GainError> {
        let role = |name: &'static str| {
            let mut groups = evaluation.groups.iter();
            let group = groups.find(|group| group.by == By::Role && group.name == name);
            group.ok_or(GainError::NoRole(name))
        };
        let roles = [role("weight")?, role("key")?, role("value")?];
        let ratio = |group: &Group, codec: usize| {
            let ratios = group.codecs.get(codec).map(|codec| codec.ratios());
            // A group without blocks has none.
            ratios.map_or(1.0, |ratios| ratios.effective_ratio.max(1.0))
        };
        let gain = |(codec, name): (usize, String)| {
            let [weights, keys, values] = roles.map(|role| ratio(role, codec));
            Gain {
                codec: name,
                weights,
                keys,
                values,
            }
        };
        Ok(evaluation
            .codec_names()
            .into_iter()
            .enumerate()
            .map(gain)
            .collect())
    }
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
        evaluation.groups.retain(|group| group.name != "key");
        let error = Gain::all(&evaluation).unwrap_err();
        assert!(
            error.to_string().contains("is a key by its name"),
            "{error}"
        );
    }
}
