//! The kind of layer and the role of a tensor, by its name.

use std::path::Path;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// The groups of names that models usually have.
const USUAL: &str = include_str!("names.csv");

static USUAL_ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| parse(USUAL).unwrap_or_default());

/// The group of tensors that no pattern is for.
pub const OTHER: &str = "other";

/// By what files are put into groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The type of their elements.
    Dtype,
    /// The kind of layer that they belong to.
    Layer,
    /// Their role in it: weights, keys, values, activations.
    Role,
}

/// Tells groups from names: rows that a user gives, then the usual ones.
#[derive(Debug, Clone, Default)]
pub struct Names(Vec<Row>);

/// Patterns of one group.
#[derive(Debug, Clone)]
struct Row {
    by: By,
    group: String,
    patterns: Vec<String>,
}

impl Names {
    /// Reads rows, which then count before the usual ones: `layer` or `role`, the group, and patterns
    /// with blanks between them; `#` begins a comment.
    ///
    /// # Errors
    /// A message that names the mistake and its line.
    pub fn read(text: &str) -> Result<Self, String> {
        parse(text).map(Names)
    }

    /// The group of a name; `other` if no pattern is for it.
    pub fn group(&self, by: By, name: &str) -> String {
        let name = name.to_lowercase();
        let rows = self.0.iter().chain(USUAL_ROWS.iter());
        let mut own = rows.filter(|row| row.by == by);
        let fits = |row: &&Row| row.patterns.iter().any(|pattern| fits(pattern, &name));
        let group = own.find(fits).map(|row| row.group.as_str());
        group.unwrap_or(OTHER).to_owned()
    }
}

impl By {
    /// Everything that files are put into groups by.
    pub const ALL: [By; 3] = [By::Dtype, By::Layer, By::Role];

    /// Its name in a text.
    pub(super) const fn what(self) -> &'static str {
        match self {
            By::Dtype => "type of elements",
            By::Layer => "kind of layer",
            By::Role => "role",
        }
    }
}

/// The rows of a table.
fn parse(text: &str) -> Result<Vec<Row>, String> {
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let rows = lines.filter(|(_, line)| *line != "kind,group,patterns");
    rows.map(|(number, line)| row(line).map_err(|error| format!("line {number}: {error}")))
        .collect()
}

fn row(line: &str) -> Result<Row, String> {
    let fields: Vec<&str> = line.split(',').map(str::trim).collect();
    let [kind, group, patterns] = fields[..] else {
        return Err("three fields are needed, such as layer,attention,*attn*".into());
    };
    let by = match kind {
        "layer" => By::Layer,
        "role" => By::Role,
        _ => return Err(format!("'{kind}' is neither layer nor role")),
    };
    let patterns: Vec<String> = patterns.split_whitespace().map(str::to_lowercase).collect();
    if group.is_empty() || patterns.is_empty() {
        return Err("a group and a pattern are needed, such as layer,attention,*attn*".into());
    }
    let group = group.to_owned();
    Ok(Row {
        by,
        group,
        patterns,
    })
}

/// Whether a pattern is for all of a name.
fn fits(pattern: &str, name: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('*') else {
        return pattern == name;
    };
    let Some(name) = name.strip_prefix(first) else {
        return false;
    };
    let ends = name.char_indices().map(|(at, _)| at).chain([name.len()]);
    ends.into_iter().any(|at| fits(rest, &name[at..]))
}

/// A tensor's or array's name, or that of its file without folders and ending.
pub(super) fn own_name<'a>(input: &'a str, file: &str) -> &'a str {
    match input
        .strip_prefix(file)
        .and_then(|rest| rest.strip_prefix(':'))
    {
        Some(member) => member,
        None => Path::new(input)
            .file_stem()
            .and_then(|stem| stem.to_str())
            .unwrap_or(input),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_usual_models_are_known() {
        assert!(parse(USUAL).is_ok());
        let names = Names::default();
        let known = [
            (
                "model.layers.0.self_attn.q_proj.weight",
                "attention",
                "weight",
            ),
            (
                "model.layers.0.post_attention_layernorm.weight",
                "norm",
                "weight",
            ),
            ("model.layers.0.mlp.gate_proj.weight", "MLP", "weight"),
            (
                "model.layers.3.block_sparse_moe.experts.7.w1.weight",
                "MLP",
                "weight",
            ),
            ("model.embed_tokens.weight", "embedding", "weight"),
            ("lm_head.weight", "embedding", "weight"),
            ("transformer.h.0.attn.c_attn.bias", "attention", "weight"),
            ("h.0.ln_1.weight", "norm", "weight"),
            ("wte.weight", "embedding", "weight"),
            (
                "bert.encoder.layer.0.attention.self.key.weight",
                "attention",
                "weight",
            ),
            (
                "bert.encoder.layer.0.attention.output.LayerNorm.weight",
                "norm",
                "weight",
            ),
            ("bert.encoder.layer.0.output.dense.weight", "MLP", "weight"),
            ("blk.0.attn_norm.weight", "norm", "weight"),
            ("blk.0.attn_q.weight", "attention", "weight"),
            ("blk.0.ffn_down.weight", "MLP", "weight"),
            ("token_embd.weight", "embedding", "weight"),
            ("layers.0.feed_forward.w1.weight", "MLP", "weight"),
            ("layers.0.key", "attention", "key"),
            ("layers.0.value", "attention", "value"),
            ("model.layers.0.mlp.down_proj.input", "MLP", "activation"),
            ("backbone.layers.0.mixer.A_log", OTHER, OTHER),
        ];
        for (name, layer, role) in known {
            let found = [By::Layer, By::Role].map(|by| names.group(by, name));
            assert_eq!(found, [layer, role], "{name}");
        }
    }

    #[test]
    fn rows_of_a_user_come_first() {
        let names = Names::read("# mine\nlayer, SSM ,*mixer* *.ssm*\nrole,state,*A_LOG\n").unwrap();
        assert_eq!(names.group(By::Layer, "layers.0.mixer.A_log"), "SSM");
        assert_eq!(names.group(By::Role, "layers.0.mixer.A_log"), "state");
        assert_eq!(names.group(By::Layer, "layers.0.attn.q"), "attention");
        for (text, reason) in [
            ("layer,x", "line 1: three fields"),
            ("\nsize,x,*y*", "line 2: 'size' is neither layer nor role"),
            ("layer,,*y*", "line 1: a group and a pattern"),
        ] {
            let error = Names::read(text).unwrap_err();
            assert!(error.starts_with(reason), "{error}");
        }
    }

    #[test]
    fn a_star_is_any_text() {
        for (pattern, name, is_one) in [
            ("a*c", "abc", true),
            ("a*c", "ac", true),
            ("a*c", "abcd", false),
            ("*b*", "abc", true),
            ("*", "", true),
            ("abc", "abcd", false),
            ("*ä", "xä", true),
        ] {
            assert_eq!(fits(pattern, name), is_one, "{pattern} {name}");
        }
        assert_eq!(own_name("a/b.safetensors:x.y", "a/b.safetensors"), "x.y");
        assert_eq!(
            own_name("a/layers.0.key.npy", "a/layers.0.key.npy"),
            "layers.0.key"
        );
    }
}
