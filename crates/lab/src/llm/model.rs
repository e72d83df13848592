//! Models: the numbers of their shape, from which weights, keys and values follow.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// Models that are known by name.
static MODELS: LazyLock<Vec<Known>> =
    LazyLock::new(|| serde_json::from_str(include_str!("models.json")).unwrap_or_default());

/// A model that is known by name.
#[derive(Debug, Clone, Deserialize)]
pub struct Known {
    /// Its name.
    pub name: String,
    /// Where its shape is from.
    pub source: String,
    /// Its shape.
    pub config: Model,
}

/// The shape of a decoder-only transformer, by the names of Hugging Face's `config.json`. Other fields
/// are ignored, but for those that change the shape in ways that are not modelled.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Model {
    /// Layers.
    #[serde(alias = "n_layer")]
    pub num_hidden_layers: u64,
    /// The width of what flows through the layers.
    #[serde(alias = "n_embd")]
    pub hidden_size: u64,
    /// The width inside of an MLP, or of each expert.
    pub intermediate_size: u64,
    /// Heads of queries.
    #[serde(alias = "n_head")]
    pub num_attention_heads: u64,
    /// Heads of keys and values; those of queries if it is not given.
    #[serde(default)]
    pub num_key_value_heads: Option<u64>,
    /// Elements of a head; `hidden_size / num_attention_heads` if it is not given.
    #[serde(default)]
    pub head_dim: Option<u64>,
    /// Tokens of the vocabulary.
    pub vocab_size: u64,
    /// Whether the embedding's matrix is the output's too.
    #[serde(default)]
    pub tie_word_embeddings: bool,
    /// Experts of a layer, of which a token takes some.
    #[serde(default)]
    pub num_local_experts: Option<u64>,
    /// Experts that a token takes.
    #[serde(default)]
    pub num_experts_per_tok: Option<u64>,
    /// Tokens that attention looks back on, if it is not all.
    #[serde(default)]
    pub sliding_window: Option<u64>,
    /// Whether there is such a window although its width is given.
    #[serde(default)]
    pub use_sliding_window: Option<bool>,
    /// The family, which says whether an MLP has two matrices instead of three.
    #[serde(default)]
    pub model_type: Option<String>,
}

/// A shape that is not modelled, or no shape.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ModelError {
    /// The file is not a `config.json`.
    #[error("it is no config.json of a decoder-only transformer: {0}")]
    NoConfig(String),
    /// A field changes the shape in a way that is not modelled.
    #[error("its field {0} stands for a layer that is not modelled; give a model without it")]
    NotModelled(&'static str),
    /// A number that cannot be.
    #[error("its {0}")]
    Impossible(String),
}

/// Fields that stand for other layers than ours: latent attention, shared or narrower experts, layers
/// of several kinds.
const NOT_MODELLED: [&str; 6] = [
    "kv_lora_rank",
    "n_routed_experts",
    "moe_intermediate_size",
    "shared_expert_intermediate_size",
    "layer_types",
    "sliding_window_pattern",
];

/// Families whose MLPs have two matrices: no gate.
const WITHOUT_GATE: [&str; 7] = ["gpt2", "gpt_neox", "gptj", "opt", "bloom", "falcon", "phi"];

/// The models that are known by name.
pub fn models() -> &'static [Known] {
    &MODELS
}

impl Model {
    /// Reads a `config.json`.
    ///
    /// # Errors
    /// [`ModelError`], if it is of another kind of model.
    pub fn read(text: &str) -> Result<Self, ModelError> {
        let no_config = |error: serde_json::Error| ModelError::NoConfig(error.to_string());
        let value: serde_json::Value = serde_json::from_str(text).map_err(no_config)?;
        let is_there = |field: &&&str| value.get(**field).is_some_and(|value| !value.is_null());
        if let Some(field) = NOT_MODELLED.iter().find(is_there) {
            return Err(ModelError::NotModelled(field));
        }
        let model: Model = serde_json::from_value(value).map_err(no_config)?;
        model.check()?;
        Ok(model)
    }

    fn check(&self) -> Result<(), ModelError> {
        let sizes = [
            ("num_hidden_layers", self.num_hidden_layers),
            ("hidden_size", self.hidden_size),
            ("intermediate_size", self.intermediate_size),
            ("num_attention_heads", self.num_attention_heads),
            ("num_key_value_heads", self.key_heads()),
            ("head_dim", self.head()),
            ("vocab_size", self.vocab_size),
            ("num_local_experts", self.experts()),
            ("num_experts_per_tok", self.experts_of_a_token()),
        ];
        for (name, size) in sizes {
            // Products of three stay exact in floating point.
            if !(1..1 << 24).contains(&size) {
                let text = format!("{name} is {size}, and must be 1 to 16,777,215");
                return Err(ModelError::Impossible(text));
            }
        }
        let (all, taken) = (self.experts(), self.experts_of_a_token());
        if taken > all {
            let text = format!("num_experts_per_tok is {taken}, more than the {all} experts");
            return Err(ModelError::Impossible(text));
        }
        Ok(())
    }

    fn key_heads(&self) -> u64 {
        self.num_key_value_heads.unwrap_or(self.num_attention_heads)
    }

    fn head(&self) -> u64 {
        let usual = self.hidden_size / self.num_attention_heads.max(1);
        self.head_dim.unwrap_or(usual)
    }

    fn experts(&self) -> u64 {
        self.num_local_experts.unwrap_or(1)
    }

    fn experts_of_a_token(&self) -> u64 {
        self.num_experts_per_tok.unwrap_or(self.experts())
    }

    /// Tokens that a token attends to, of so many.
    pub fn attended(&self, context: u64) -> u64 {
        let window = self
            .sliding_window
            .filter(|_| self.use_sliding_window != Some(false));
        window.map_or(context, |window| window.min(context))
    }

    /// Elements of the keys of a token, in all layers; its values have as many.
    pub fn keys_of_a_token(&self) -> f64 {
        product([self.num_hidden_layers, self.key_heads(), self.head()])
    }

    /// Operations, two a product, of attention between a token and another.
    pub fn attention_operations(&self) -> f64 {
        4.0 * product([
            self.num_hidden_layers,
            self.num_attention_heads,
            self.head(),
        ])
    }

    /// Elements of all weights; vectors, such as those of norms, are left out.
    pub fn weights(&self) -> f64 {
        let tables = if self.tie_word_embeddings { 1.0 } else { 2.0 };
        self.attention() + self.expert() * self.experts() as f64 + tables * self.vocabulary()
    }

    /// Weights that this many tokens read together: all but the embedding's, and of the experts those
    /// that one of them takes, if each takes any with the same probability.
    pub fn weights_read(&self, tokens: u64) -> f64 {
        let (all, taken) = (self.experts() as f64, self.experts_of_a_token() as f64);
        let missed = (1.0 - taken / all).powf(tokens as f64);
        self.attention() + self.expert() * all * (1.0 - missed) + self.vocabulary()
    }

    /// Weights that a token is multiplied with, but for the output's.
    pub fn weights_of_a_token(&self) -> f64 {
        self.attention() + self.expert() * self.experts_of_a_token() as f64
    }

    /// Weights of the matrix between the last layer and the vocabulary.
    pub fn vocabulary(&self) -> f64 {
        product([self.vocab_size, self.hidden_size])
    }

    /// Queries, keys, values and output, of all layers.
    fn attention(&self) -> f64 {
        let of_layer = product([self.hidden_size, self.head()]);
        let heads = 2 * self.num_attention_heads + 2 * self.key_heads();
        of_layer * product([heads, self.num_hidden_layers])
    }

    /// One expert, or the MLP, of all layers.
    fn expert(&self) -> f64 {
        let family = self.model_type.as_deref().unwrap_or_default();
        let matrices = if WITHOUT_GATE.contains(&family) { 2 } else { 3 };
        product([self.hidden_size, self.intermediate_size])
            * product([matrices, self.num_hidden_layers])
    }
}

fn product<const N: usize>(factors: [u64; N]) -> f64 {
    factors.into_iter().map(|factor| factor as f64).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(name: &str) -> Model {
        let known = models().iter().find(|known| known.name == name);
        known.unwrap().config.clone()
    }

    #[test]
    fn known_models_have_the_sizes_that_they_are_called_by() {
        // Without norms; the papers have 6.738, 8.030 and 70.554 billion with them.
        for (name, weights) in [
            ("llama-7b", 6.738e9),
            ("llama-3-8b", 8.030e9),
            ("llama-3-70b", 70.55e9),
        ] {
            let model = known(name);
            assert!((model.weights() / weights - 1.0).abs() < 1e-3, "{name}");
            model.check().unwrap();
        }
        // 32 layers of 4096 elements, and with 8 heads of 128 a quarter of that.
        assert_eq!(known("llama-7b").keys_of_a_token(), 131_072.0);
        assert_eq!(known("llama-3-8b").keys_of_a_token(), 32_768.0);
    }

    #[test]
    fn experts_are_read_once_however_many_tokens_take_them() {
        let mut model = known("llama-7b");
        let dense = model.weights_read(1);
        model.num_local_experts = Some(8);
        model.num_experts_per_tok = Some(2);
        let expert = model.expert();
        let read = |tokens: u64| (model.weights_read(tokens) - dense) / expert + 1.0;
        assert!((read(1) - 2.0).abs() < 1e-9);
        // 8 × (1 − (3/4)²).
        assert!((read(2) - 3.5).abs() < 1e-9);
        assert!(read(64) > 7.99 && read(64) < 8.0);
        assert_eq!(model.weights_of_a_token(), model.attention() + 2.0 * expert);
    }

    #[test]
    fn other_shapes_are_refused_by_name() {
        let config = |more: &str| {
            format!(
                r#"{{"num_hidden_layers":2,"hidden_size":64,"intermediate_size":128,
                    "num_attention_heads":4,"vocab_size":100{more}}}"#
            )
        };
        let read = |more: &str| Model::read(&config(more));
        assert_eq!(read("").unwrap().head(), 16);
        let windowed = read(r#","sliding_window":10"#).unwrap();
        assert_eq!((windowed.attended(5), windowed.attended(50)), (5, 10));
        let unused = read(r#","sliding_window":10,"use_sliding_window":false"#).unwrap();
        assert_eq!(unused.attended(50), 50);
        let latent = read(r#","kv_lora_rank":512"#);
        assert_eq!(latent, Err(ModelError::NotModelled("kv_lora_rank")));
        let error = read(r#","num_local_experts":4,"num_experts_per_tok":5"#).unwrap_err();
        assert!(error.to_string().contains("more than the 4 experts"));
        let error = read(r#","head_dim":0"#).unwrap_err();
        assert!(error.to_string().contains("head_dim is 0"));
        let error = Model::read(r#"{"hidden_size":64}"#).unwrap_err();
        assert!(error.to_string().contains("missing field"), "{error}");
        let two = read(r#","model_type":"gpt2""#).unwrap();
        assert_eq!(two.expert() / read("").unwrap().expert(), 2.0 / 3.0);
    }
}
