//! Lines of tables on a terminal.

/// Columns of a terminal that tables fit in.
pub(super) const WIDTH: usize = 80;

/// Columns for a codec's name.
pub(super) const NAME: usize = 17;

pub(super) fn line(text: &mut String, line: &str) {
    text.push_str(line.trim_end());
    text.push('\n');
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
