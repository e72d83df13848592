//! Liberty's syntax: groups of attributes and groups.

/// A group, as `cell(NAME) { … }`.
#[derive(Default)]
pub(super) struct Group<'a> {
    pub kind: &'a str,
    pub arguments: Vec<&'a str>,
    /// Each with its value, or its arguments.
    pub attributes: Vec<(&'a str, Vec<&'a str>)>,
    pub groups: Vec<Group<'a>>,
}

impl<'a> Group<'a> {
    /// The first argument: a name.
    pub fn name(&self) -> &'a str {
        self.arguments.first().copied().unwrap_or_default()
    }

    /// The first value of an attribute.
    pub fn value(&self, name: &str) -> Option<&'a str> {
        self.values(name)?.first().copied()
    }

    /// All values of an attribute.
    pub fn values(&self, name: &str) -> Option<&[&'a str]> {
        let found = self.attributes.iter().find(|(there, _)| *there == name);
        found.map(|(_, values)| &values[..])
    }

    /// The numeric value of an attribute, if it is there.
    pub fn number(&self, name: &str) -> Result<Option<f64>, String> {
        let Some(value) = self.value(name) else {
            return Ok(None);
        };
        match value.parse() {
            Ok(number) if f64::is_finite(number) => Ok(Some(number)),
            _ => Err(format!(
                "{} {} has {name} '{value}'",
                self.kind,
                self.name()
            )),
        }
    }

    /// The groups of a kind.
    pub fn all<'g>(&'g self, kind: &'g str) -> impl Iterator<Item = &'g Group<'a>> {
        self.groups.iter().filter(move |group| group.kind == kind)
    }

    /// The first group of a kind.
    pub fn first(&self, kind: &str) -> Option<&Group<'a>> {
        self.groups.iter().find(|group| group.kind == kind)
    }
}

/// The limit on nested groups; libraries nest about five. Nested groups are parsed, used and dropped by
/// recursion, which must not overflow the stack.
const MOST_DEPTH: usize = 50;

/// Words and signs of a function, likewise; real ones have a hundred.
const MOST_FUNCTION: usize = 500;

const PUNCTUATION: &str = "(){}:;,!&*|+^'";

/// Words, strings (without their quotes) and punctuation; no comments.
pub(super) fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || loop {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\\');
        let first = rest.chars().next()?;
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
            continue;
        }
        if rest.starts_with("//") {
            rest = rest.split_once('\n').map_or("", |(_, after)| after);
            continue;
        }
        if let Some(string) = rest.strip_prefix('"') {
            let (inside, after) = string.split_once('"').unwrap_or((string, ""));
            rest = after;
            return Some(inside);
        }
        let length = if PUNCTUATION.contains(first) {
            first.len_utf8()
        } else {
            rest.find(|c: char| c.is_whitespace() || c == '"' || PUNCTUATION.contains(c))
                .unwrap_or(rest.len())
        };
        let (token, after) = rest.split_at(length);
        rest = after;
        return Some(token);
    })
}

/// The group that a text is: a library.
pub(super) fn parse(text: &str) -> Result<Group<'_>, String> {
    let mut tokens = tokens(text);
    // The file itself is the first; each later one is within the one before it.
    let mut open = vec![Group::default()];
    while let Some(token) = tokens.next() {
        match token {
            ";" => continue,
            "}" => {
                let closed = open.pop().ok_or("a '}' too many")?;
                let outer = open.last_mut().ok_or("a '}' too many")?;
                outer.groups.push(closed);
                continue;
            }
            _ => {}
        }
        let depth = open.len();
        let group = open.last_mut().ok_or("a '}' too many")?;
        match tokens.next() {
            Some(":") => {
                let value = tokens.next().unwrap_or_default();
                if value.len() > MOST_FUNCTION && self::tokens(value).nth(MOST_FUNCTION).is_some() {
                    return Err(format!(
                        "{token}: more than {MOST_FUNCTION} words and signs, which no function has"
                    ));
                }
                group.attributes.push((token, vec![value]));
            }
            Some("(") => {
                let arguments: Vec<&str> = tokens
                    .by_ref()
                    .take_while(|token| *token != ")")
                    .filter(|token| *token != ",")
                    .collect();
                match tokens.next() {
                    Some("{") if depth > MOST_DEPTH => {
                        return Err(format!(
                            "groups within each other more than {MOST_DEPTH} deep"
                        ));
                    }
                    Some("{") => open.push(Group {
                        kind: token,
                        arguments,
                        ..Group::default()
                    }),
                    Some("}") => {
                        let name = arguments.first().copied().unwrap_or_default();
                        return Err(format!("no ';' after {token}({name})"));
                    }
                    _ => group.attributes.push((token, arguments)),
                }
            }
            // The rest of a value of more than one token, such as "VDD + 0.5".
            _ => {}
        }
    }
    match &mut open[..] {
        [file] => {
            let library = file.groups.iter().position(|group| group.kind == "library");
            let library = library.ok_or("no library in it: not a Liberty file?")?;
            Ok(file.groups.swap_remove(library))
        }
        _ => Err("ends within a group".into()),
    }
}
