//! A paper's numbers, with ours.

use std::collections::BTreeMap;

use anyhow::Context as _;
use serde::{Deserialize, Serialize};

use super::number::{digits, Number};
use super::{Kind, Varied, Verdict};

/// The numbers that a paper prints, as text, since the digits matter: by table, figure or section,
/// row and column.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Printed(BTreeMap<String, BTreeMap<String, BTreeMap<String, String>>>);

impl Printed {
    /// A number as it is printed.
    pub fn text(&self, source: &str, row: &str, column: &str) -> Option<&str> {
        Some(self.0.get(source)?.get(row)?.get(column)?)
    }

    /// Replaces a number; whether there is one.
    pub fn reprint(&mut self, source: &str, row: &str, column: &str, text: &str) -> bool {
        let rows = self.0.get_mut(source).and_then(|rows| rows.get_mut(row));
        let cell = rows.and_then(|columns| columns.get_mut(column));
        cell.map(|cell| text.clone_into(cell)).is_some()
    }
}

/// A number of a paper, and what stands beside it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Cell {
    /// The table, figure or section that prints it.
    pub source: String,
    /// Its row.
    pub row: String,
    /// Its column.
    pub column: String,
    /// As it is printed, or a statement in a word or two.
    pub printed: String,
    /// Where the value beside it comes from.
    pub kind: Kind,
    /// That value, with one more digit; `None` where there is nothing to compare.
    pub value: Option<String>,
    /// How both agree.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// The value with each thing that the model assumes changed, if that was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub varied: Vec<Varied>,
}

impl Cell {
    /// The value, if it is of a kind; else nothing.
    pub fn of(&self, kind: Kind) -> &str {
        let value = self.value.as_deref().filter(|_| self.kind == kind);
        value.unwrap_or_default()
    }
}

/// A number measured for a cell.
pub struct Measured<'a> {
    pub row: &'a str,
    pub column: &'a str,
    pub ours: f64,
}

/// Cells as they are compared, one after another.
pub struct Sheet<'a> {
    printed: &'a Printed,
    cells: Vec<Cell>,
}

impl<'a> Sheet<'a> {
    /// Nothing compared yet.
    pub fn new(printed: &'a Printed) -> Self {
        let cells = Vec::new();
        Sheet { printed, cells }
    }

    /// All that was compared.
    pub fn into_cells(self) -> Vec<Cell> {
        self.cells
    }

    /// A number of the paper as it is printed.
    ///
    /// # Errors
    /// If the data have none there.
    pub fn text(&self, source: &str, row: &str, column: &str) -> anyhow::Result<&'a str> {
        let text = self.printed.text(source, row, column);
        text.with_context(|| format!("{source} has no '{column}' of '{row}'"))
    }

    /// A number of the paper.
    ///
    /// # Errors
    /// If the data have none there.
    pub fn number(&self, source: &str, row: &str, column: &str) -> anyhow::Result<Number> {
        let text = self.text(source, row, column)?;
        Number::printed(text)
            .with_context(|| format!("{source}, '{column}' of '{row}': '{text}' is no number"))
    }

    /// Puts arithmetic on other printed numbers beside a number; `why` is what they give if no rounding
    /// explains a difference.
    ///
    /// # Errors
    /// If the paper has no number there.
    pub fn recomputed(
        &mut self,
        source: &str,
        row: &str,
        column: &str,
        number: Number,
        why: &str,
    ) -> anyhow::Result<()> {
        self.number_beside(Kind::Recomputed, (source, row, column), number, why)
    }

    /// Puts what our formats and designs give beside a number; `why` is the reason if no rounding
    /// explains a difference.
    ///
    /// # Errors
    /// If the paper has no number there.
    pub fn computed(
        &mut self,
        source: &str,
        row: &str,
        column: &str,
        ours: Number,
        why: &str,
    ) -> anyhow::Result<()> {
        self.number_beside(Kind::Here, (source, row, column), ours, why)
    }

    fn number_beside(
        &mut self,
        kind: Kind,
        (source, row, column): (&str, &str, &str),
        ours: Number,
        why: &str,
    ) -> anyhow::Result<()> {
        let printed = self.text(source, row, column)?;
        let verdict = match () {
            () if ours.equals(printed) => Verdict::Equal,
            () if ours.may_be(printed) => Verdict::Compatible,
            () => kind.wrong(why),
        };
        let places = digits(printed) + 1;
        let text = if ours.value.fract() == 0.0 {
            format!("{}", ours.value)
        } else {
            format!("{:.places$}", ours.value)
        };
        self.put(kind, source, row, column, Some(text), verdict)
    }

    /// Puts a statement of ours beside the paper's.
    ///
    /// # Errors
    /// If the paper has none there.
    pub fn claim(
        &mut self,
        source: &str,
        row: &str,
        column: &str,
        ours: &str,
        why: &str,
    ) -> anyhow::Result<()> {
        let verdict = if self.text(source, row, column)? == ours {
            Verdict::SameOrder
        } else {
            Verdict::Differs { why: why.into() }
        };
        self.put(Kind::Here, source, row, column, Some(ours.into()), verdict)
    }

    /// Puts a statement that follows from printed numbers beside the paper's.
    ///
    /// # Errors
    /// If the paper has none there.
    pub fn claim_from_print(
        &mut self,
        source: &str,
        row: &str,
        column: &str,
        follows: &str,
        why: &str,
    ) -> anyhow::Result<()> {
        let kind = Kind::Recomputed;
        let verdict = if self.text(source, row, column)? == follows {
            Verdict::Equal
        } else {
            kind.wrong(why)
        };
        self.put(kind, source, row, column, Some(follows.into()), verdict)
    }

    /// Puts numbers measured on other data beside the paper's: each must be on the paper's side of
    /// `neutral`, which is no change, and before and behind the same others.
    ///
    /// # Errors
    /// If the paper has no number for one of them.
    pub fn in_order(&mut self, source: &str, neutral: f64, all: &[Measured]) -> anyhow::Result<()> {
        let printed: Result<Vec<f64>, _> = all
            .iter()
            .map(|m| Ok(self.number(source, m.row, m.column)?.value))
            .collect::<anyhow::Result<_>>();
        let printed = printed?;
        let one_row = all.windows(2).all(|pair| pair[0].row == pair[1].row);
        let name = |m: &Measured| if one_row { m.column } else { m.row }.to_owned();
        for (cell, &paper) in all.iter().zip(&printed) {
            let (mut not_above, mut not_below) = (Vec::new(), Vec::new());
            for (other, &others) in all.iter().zip(&printed) {
                if paper > others && cell.ours <= other.ours {
                    not_above.push(name(other));
                }
                if paper < others && cell.ours >= other.ours {
                    not_below.push(name(other));
                }
            }
            let mut reasons = Vec::new();
            if (paper - neutral) * (cell.ours - neutral) <= 0.0 && paper != neutral {
                reasons.push("the other way here".to_owned());
            }
            for (words, names) in [("not above", not_above), ("not below", not_below)] {
                if !names.is_empty() {
                    reasons.push(format!("here {words} {}", names.join(", ")));
                }
            }
            let verdict = if reasons.is_empty() {
                Verdict::SameOrder
            } else {
                Verdict::Differs {
                    why: reasons.join("; "),
                }
            };
            let printed = digits(self.text(source, cell.row, cell.column)?);
            let places = if cell.ours < 1000.0 {
                printed + 1
            } else {
                printed
            };
            let ours = format!("{:.places$}", cell.ours);
            self.put(
                Kind::Here,
                source,
                cell.row,
                cell.column,
                Some(ours),
                verdict,
            )?;
        }
        Ok(())
    }

    /// Puts a number measured on other data beside the paper's: it must be on the same side of a
    /// number of ours as the paper's is of the paper's.
    ///
    /// # Errors
    /// If the paper has no number there.
    pub fn beside(
        &mut self,
        source: &str,
        measured: Measured,
        ours: f64,
        theirs: f64,
    ) -> anyhow::Result<()> {
        let Measured { row, column, .. } = measured;
        let printed = self.number(source, row, column)?.value;
        let verdict = if (printed - theirs) * (measured.ours - ours) > 0.0 {
            Verdict::SameOrder
        } else {
            Verdict::Differs {
                why: format!("beside {ours:.2} here, and {theirs:.2} in the paper"),
            }
        };
        let places = digits(self.text(source, row, column)?) + 1;
        let text = format!("{:.places$}", measured.ours);
        self.put(Kind::Here, source, row, column, Some(text), verdict)
    }

    /// Puts nothing beside a number, since there is nothing of ours.
    ///
    /// # Errors
    /// If the paper has no number there.
    pub fn cannot(
        &mut self,
        source: &str,
        row: &str,
        column: &str,
        why: &str,
    ) -> anyhow::Result<()> {
        let verdict = Verdict::CannotBe { why: why.into() };
        self.put(Kind::There, source, row, column, None, verdict)
    }

    /// Puts nothing beside any number of a table, figure or section.
    ///
    /// # Errors
    /// If the paper has no such source.
    pub fn none_can(&mut self, source: &str, why: &str) -> anyhow::Result<()> {
        let rows = self.printed.0.get(source);
        let rows = rows.with_context(|| format!("there is no {source}"))?;
        for (row, columns) in rows {
            for column in columns.keys() {
                self.cannot(source, row, column, why)?;
            }
        }
        Ok(())
    }

    /// Names the command that measures a number.
    ///
    /// # Errors
    /// If the paper has no number there.
    pub fn not_run(
        &mut self,
        source: &str,
        row: &str,
        column: &str,
        command: &str,
    ) -> anyhow::Result<()> {
        let verdict = Verdict::NotRun {
            command: command.into(),
        };
        self.put(Kind::There, source, row, column, None, verdict)
    }

    fn put(
        &mut self,
        kind: Kind,
        source: &str,
        row: &str,
        column: &str,
        value: Option<String>,
        verdict: Verdict,
    ) -> anyhow::Result<()> {
        let printed = self.text(source, row, column)?.into();
        self.cells.push(Cell {
            source: source.into(),
            row: row.into(),
            column: column.into(),
            printed,
            kind,
            value,
            verdict,
            varied: Vec::new(),
        });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_and_sign_are_those_of_the_paper_or_the_cell_says_which_are_not() {
        let text =
            r#"{ "figure 1": { "CR": { "a": "1.5", "b": "1.2", "c": "1.2", "d": "0.9" } } }"#;
        let printed: Printed = serde_json::from_str(text).unwrap();
        let mut sheet = Sheet::new(&printed);
        let row = "CR";
        let all = [("a", 1.4), ("b", 1.3), ("c", 1.45), ("d", 1.1)];
        let all = all.map(|(column, ours)| Measured { row, column, ours });
        sheet.in_order("figure 1", 1.0, &all).unwrap();
        let cells = sheet.into_cells();
        let reasons: Vec<&str> = cells.iter().map(|cell| cell.verdict.reason()).collect();
        // The paper has b and c alike, so they may come in either order.
        let wanted = [
            "here not above c",
            "",
            "here not below a",
            "the other way here",
        ];
        assert_eq!(reasons, wanted);
        assert_eq!(cells[0].of(Kind::Here), "1.40");
        assert_eq!(cells[0].of(Kind::Recomputed), "");
        let missing = Sheet::new(&printed)
            .number("figure 1", "CR", "e")
            .unwrap_err();
        assert_eq!(missing.to_string(), "figure 1 has no 'e' of 'CR'");
    }
}
