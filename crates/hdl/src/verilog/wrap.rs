//! Breaks lines at [`LIMIT`] columns.

pub(super) const LIMIT: usize = 100;

/// Prints a statement at `indent`, broken where it is too long.
pub(super) fn statement(out: &mut String, indent: usize, text: &str) {
    let mut rest = text;
    let mut margin = indent;
    while margin + rest.len() > LIMIT {
        let Some(at) = break_at(rest, LIMIT - margin) else {
            break;
        };
        line(out, margin, rest[..at].trim_end());
        rest = rest[at..].trim_start();
        margin = indent + 4;
    }
    line(out, margin, rest);
}

fn line(out: &mut String, margin: usize, text: &str) {
    out.extend(std::iter::repeat_n(' ', margin));
    out.push_str(text);
    out.push('\n');
}

/// Prints the lines of a comment.
pub(super) fn comment(out: &mut String, indent: usize, text: &str) {
    let room = LIMIT - indent - 3;
    for paragraph in text.lines() {
        let mut current = String::new();
        for word in paragraph.split(' ') {
            if !current.is_empty() && current.len() + 1 + word.len() > room {
                line(out, indent, &format!("// {current}"));
                current.clear();
            }
            if !current.is_empty() {
                current.push(' ');
            }
            current.push_str(word);
        }
        line(out, indent, format!("// {current}").trim_end());
    }
}

/// Prints items with commas between them, as many per line as fit.
pub(super) fn list(out: &mut String, indent: usize, items: &[String]) {
    let mut current = String::new();
    for (number, item) in items.iter().enumerate() {
        let comma = if number + 1 < items.len() { "," } else { "" };
        if !current.is_empty() && indent + current.len() + 1 + item.len() + comma.len() > LIMIT {
            statement(out, indent, &current);
            current.clear();
        }
        if !current.is_empty() {
            current.push(' ');
        }
        current.push_str(item);
        current.push_str(comma);
    }
    if !current.is_empty() {
        statement(out, indent, &current);
    }
}

/// Where to break: after an operator or a comma, as far outside of parentheses as possible and then as late as
/// possible, but not in the first half of the line.
fn break_at(text: &str, room: usize) -> Option<usize> {
    const OPERATORS: &[&str] = &[
        "|", "&", "^", "+", "-", "?", ":", "==", "!=", "<", "<=", ">=", "<<", ">>", "=",
    ];
    let (mut depth, mut quoted) = (0i32, false);
    let mut best: Option<(i32, usize)> = None;
    let mut any = None;
    for (at, symbol) in text.char_indices() {
        match symbol {
            '"' => quoted = !quoted,
            '(' | '{' | '[' if !quoted => depth += 1,
            ')' | '}' | ']' if !quoted => depth -= 1,
            ' ' if !quoted => {
                let next = text[at + 1..].split(' ').next().unwrap_or("");
                let before = text[..at].rsplit(' ').next().unwrap_or("");
                let follows = OPERATORS.contains(&before) || before.ends_with([',', ';']);
                if OPERATORS.contains(&next) || !follows {
                    continue;
                }
                if at > room {
                    any = any.or(Some(at));
                    break;
                }
                if at * 2 >= room && best.is_none_or(|(least, _)| depth <= least) {
                    best = Some((depth, at));
                } else if best.is_none() {
                    any = Some(at);
                }
            }
            _ => {}
        }
    }
    best.map(|(_, at)| at).or(any).map(|at| at + 1)
}

/// The range of a net of `width` bits, with a space after it; empty for one bit.
pub(super) fn range(width: u32) -> String {
    match width {
        1 => String::new(),
        _ => format!("[{}:0] ", width - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn breaks_outside_of_parentheses_first() {
        let inner = "(aaaaaaaaaaaaaaa & bbbbbbbbbbbbbbbbbbbb & ccccccccccccccc)";
        let text = format!("assign x = {inner} | {inner};");
        let mut out = String::new();
        statement(&mut out, 2, &text);
        assert_eq!(out, format!("  assign x = {inner} |\n      {inner};\n"));
    }

    #[test]
    fn no_line_is_too_long() {
        let terms: Vec<String> = (0..60).map(|i| format!("term{i}")).collect();
        let mut out = String::new();
        statement(&mut out, 2, &format!("wire y = {};", terms.join(" | ")));
        assert!(out.lines().count() > 4);
        assert!(out.lines().all(|line| line.len() <= LIMIT), "{out}");
        let mut out = String::new();
        list(&mut out, 4, &terms);
        assert!(out.lines().all(|line| line.len() <= LIMIT), "{out}");
        assert!(out.ends_with("term59\n"));
    }
}
