//! Python literals, as far as the headers of NumPy's files have them.

/// Brackets within brackets.
const DEEPEST: usize = 32;

/// A Python literal, as far as headers have them.
#[derive(Debug)]
pub(super) enum Value {
    Text(String),
    /// A number or a name.
    Word(String),
    /// A list or a tuple.
    List(Vec<Value>),
    Dict(Vec<(String, Value)>),
}

impl Value {
    /// The literal that a header begins with.
    pub fn parse(text: &[u8]) -> Result<Self, String> {
        Literal { text, at: 0 }.value(0)
    }

    /// The numbers of a tuple, or a single one.
    pub fn shape(&self) -> Result<Vec<u64>, String> {
        let wrong = || format!("{self} is no shape");
        // Python 2 wrote numbers as 3L.
        let size = |value: &Value| match value {
            Value::Word(word) => word.trim_end_matches('L').parse().map_err(|_| wrong()),
            _ => Err(wrong()),
        };
        match self {
            Value::List(sizes) => sizes.iter().map(size).collect(),
            other => Ok(vec![size(other)?]),
        }
    }
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Text(text) => write!(f, "'{text}'"),
            Value::Word(word) => f.write_str(word),
            Value::List(values) => {
                let values: Vec<_> = values.iter().map(ToString::to_string).collect();
                write!(f, "({})", values.join(", "))
            }
            Value::Dict(_) => f.write_str("a dictionary"),
        }
    }
}

/// Reads literals off the front of a header.
struct Literal<'a> {
    text: &'a [u8],
    at: usize,
}

impl Literal<'_> {
    /// The next byte that is no space.
    fn peek(&mut self) -> Option<u8> {
        while self.text.get(self.at)?.is_ascii_whitespace() {
            self.at += 1;
        }
        self.text.get(self.at).copied()
    }

    fn take(&mut self, expected: u8) -> bool {
        let found = self.peek() == Some(expected);
        self.at += usize::from(found);
        found
    }

    fn wrong(&self, expected: &str) -> String {
        format!(
            "its header is damaged: expected {expected} at byte {}",
            self.at
        )
    }

    fn value(&mut self, depth: usize) -> Result<Value, String> {
        if depth > DEEPEST {
            return Err(format!("its header has brackets more than {DEEPEST} deep"));
        }
        match self.peek() {
            Some(quote @ (b'\'' | b'"')) => self.string(quote).map(Value::Text),
            Some(b'(') => self.list(b')', depth),
            Some(b'[') => self.list(b']', depth),
            Some(b'{') => self.dict(depth),
            Some(byte) if byte.is_ascii_alphanumeric() || byte == b'-' => {
                let start = self.at;
                let in_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-';
                self.at += self.text[start..]
                    .iter()
                    .take_while(|byte| in_word(byte))
                    .count();
                let word = String::from_utf8_lossy(&self.text[start..self.at]);
                Ok(Value::Word(word.into_owned()))
            }
            _ => Err(self.wrong("a value")),
        }
    }

    fn string(&mut self, quote: u8) -> Result<String, String> {
        self.at += 1;
        let start = self.at;
        while let Some(&byte) = self.text.get(self.at) {
            self.at += 1;
            match byte {
                // Only a field's name can have one, and those do not matter here.
                b'\\' => self.at += 1,
                _ if byte == quote => {
                    let text = &self.text[start..self.at - 1];
                    return Ok(String::from_utf8_lossy(text).into_owned());
                }
                _ => {}
            }
        }
        Err(self.wrong("the end of a string"))
    }

    fn list(&mut self, end: u8, depth: usize) -> Result<Value, String> {
        self.at += 1;
        let mut values = Vec::new();
        while !self.take(end) {
            values.push(self.value(depth + 1)?);
            if !self.take(b',') && self.peek() != Some(end) {
                return Err(self.wrong("a comma or the list's end"));
            }
        }
        Ok(Value::List(values))
    }

    fn dict(&mut self, depth: usize) -> Result<Value, String> {
        self.at += 1;
        let mut entries = Vec::new();
        while !self.take(b'}') {
            let Value::Text(key) = self.value(depth + 1)? else {
                return Err(self.wrong("a key in quotes"));
            };
            if !self.take(b':') {
                return Err(self.wrong("a colon"));
            }
            entries.push((key, self.value(depth + 1)?));
            if !self.take(b',') && self.peek() != Some(b'}') {
                return Err(self.wrong("a comma or the dictionary's end"));
            }
        }
        Ok(Value::Dict(entries))
    }
}
