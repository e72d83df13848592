//! Lines of tables on a terminal.

use itertools::Itertools;

/// Columns of a terminal that tables fit in.
pub(super) const WIDTH: usize = 80;

/// Columns for a codec's name.
pub(super) const NAME: usize = 17;

/// Whether an effective CR is shown as more than 1.000.
pub(super) fn saves(ratio: f64) -> bool {
    ratio >= 1.0005
}

pub(super) fn line(text: &mut String, line: &str) {
    text.push_str(line.trim_end());
    text.push('\n');
}

/// The begin of a row: its name in [`NAME`] columns, on a line of its own where it is longer.
pub(super) fn named(name: &str) -> String {
    if name.chars().count() < NAME {
        format!("{name:NAME$}")
    } else {
        format!("{name}\n{:NAME$}", "")
    }
}

/// A name's end, as much as fits.
pub(super) fn fit(name: &str, width: usize) -> String {
    let length = name.chars().count();
    if length <= width {
        return name.to_owned();
    }
    let end: String = name.chars().skip(length + 1 - width).collect();
    format!("…{end}")
}

/// Names in this many columns: of each its end, unless another one ends alike, from which it would not be
/// told apart.
pub(super) fn fit_all(names: &[&str], width: usize) -> Vec<String> {
    let ends: Vec<String> = names.iter().map(|name| fit(name, width)).collect();
    let times = ends.iter().counts();
    let whole = names.iter().zip(&ends);
    let shown = whole.map(|(name, end)| match times[end] {
        1 => end.clone(),
        _ => (*name).to_owned(),
    });
    shown.collect()
}

/// A text in lines of a terminal, all indented and those after the first by two columns more.
pub(crate) fn wrap(text: &str, indent: usize) -> String {
    let mut lines = vec![" ".repeat(indent)];
    for word in text.split(' ') {
        let last = lines.len() - 1;
        let line = &mut lines[last];
        if line.trim().is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= WIDTH {
            *line += &format!(" {word}");
        } else {
            lines.push(" ".repeat(indent + 2) + word);
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_end_alike_are_not_cut() {
        let names = ["layers.0.query.weight", "layers.1.query.weight"];
        assert_eq!(fit_all(&names, 13), names);
        assert_eq!(fit_all(&names, 15), ["…0.query.weight", "…1.query.weight"]);
        assert_eq!(fit_all(&names[..1], 7), ["…weight"]);
    }

    #[test]
    fn long_lines_are_wrapped_between_words() {
        let text = format!("{} {} {}", "a".repeat(50), "b".repeat(40), "c".repeat(90));
        let lines = wrap(&text, 2);
        let lines: Vec<_> = lines.lines().map(str::len).collect();
        assert_eq!(lines, [52, 44, 94]);
        assert_eq!(wrap("a b", 2), "  a b");
    }
}
