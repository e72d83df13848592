//! Model checking: Yosys makes an and-inverter graph of Verilog with assertions, and ABC, which comes
//! with it, proves them without a bound by reachability (PDR) or searches up to a depth (BMC). rIC3 can take the place of
//! PDR.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use itertools::Itertools;

use super::tools::{self, Tool};
pub use super::verdict::Verdict;
use super::{ric3, yosys, FlowError, Result};

/// Verilog with assertions.
#[derive(Clone, Debug)]
pub struct Problem<'a> {
    /// Contents of the files, by name.
    pub files: &'a BTreeMap<String, String>,
    /// The module on top.
    pub top: &'a str,
    /// The assertions that count, by parts of their labels; all others are left out.
    pub asserts: &'a [&'a str],
    /// Assertions to assume, named in the same way.
    pub assumes: &'a [&'a str],
    /// Registers that take arbitrary values in every cycle. A proof with them also holds for the real
    /// registers; a counterexample may not.
    pub cut: Option<Cut<'a>>,
    /// Skips optional simplifications, so that two copies of the same logic stay the same.
    pub plain: bool,
}

/// Registers that take arbitrary values.
#[derive(Clone, Copy, Debug)]
pub struct Cut<'a> {
    /// Those of this many bits or more,
    pub bits: u32,
    /// but not those of this instance on top,
    pub checker: &'a str,
    /// nor those that drive these wires on top without other registers between.
    pub wires: &'a [&'a str],
}

impl Cut<'_> {
    fn script(&self) -> String {
        let Cut {
            bits,
            checker,
            wires,
        } = self;
        let behind = |wire: &&str| format!("w:{wire} %ci*:-$dff %ci %u");
        let wires: String = wires.iter().map(behind).join(" ");
        format!(
            "select -set kept c:*{checker}.* {wires}
select -set cut t:$dff r:WIDTH>={bits} %i @kept %d
cutpoint @cut"
        )
    }
}

/// Engine of a proof: a method of ABC, or rIC3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Property-directed reachability: an unbounded proof.
    Reachability,
    /// The same by rIC3, if it is installed.
    Ric3,
    /// Induction over a few cycles: an unbounded proof, or no result.
    Induction,
    /// Bounded model checking: up to this many cycles.
    Search {
        /// Cycles from the beginning.
        cycles: u32,
    },
    /// The first cycles side by side as logic without registers, whose sameness is seen or found by SAT.
    Unrolled {
        /// Cycles from the beginning.
        cycles: u32,
    },
}

/// The usual steps of an open-source model-checking flow: registers without a reset start with arbitrary
/// values. `@` is the folder.
const SCRIPT: &str = "
hierarchy -check -top {top}
proc
flatten
opt_clean
select -set wanted {wanted}
select -assert-min 1 @wanted
{given}
chformal -assert -remove t:$assert @wanted %d
chformal -cover -live -fair -remove
delete -output
{cut}
opt_clean
memory_nordff
async2sync
chformal -assume -early
{full}
setundef -undriven -anyseq
formalff -setundef -clk2ff -ff2anyinit
memory_map -formal
{full}
techmap
{fast}
formalff -clk2ff -ff2anyinit
simplemap
dffunmap
aigmap
opt_clean
write_aiger -I -B -zinit -no-startoffset proof.aig
";

/// ABC's commands that read the graph, with one output that is never to be 1.
const READ: &str = "read_aiger proof.aig; fold; orpos; strash";

/// Yosys's commands that list the registers in front of the assertions that count, or in front of the ports.
const CONE: &str = "
hierarchy -check -top {top}
proc
flatten
opt_clean
{wanted}
opt_clean
dump -o registers.txt t:$dff
";

/// Registers with their bits: those of the module on top, or only those that some assertions depend on. The
/// assertions are given by parts of their labels.
///
/// # Errors
/// If Yosys is missing, or does not take the Verilog.
pub fn registers_of(
    files: &BTreeMap<String, String>,
    top: &str,
    asserts: Option<&[&str]>,
) -> Result<BTreeMap<String, u32>> {
    let folder = tools::temporary()?;
    let mut script = written(files, folder.path())?;
    let wanted = asserts.map_or(String::new(), |asserts| {
        let labels = labelled(asserts);
        format!(
            "chformal -assert -remove t:$assert {labels} %d\nchformal -cover -live -fair -remove\ndelete -output"
        )
    });
    script += &CONE.replace("{top}", top).replace("{wanted}", &wanted);
    yosys::run_in(folder.path(), &script)?;
    let path = folder.path().join("registers.txt");
    let text = std::fs::read_to_string(&path).map_err(|e| FlowError::io(path, e))?;
    Ok(declared(&text))
}

/// The nets that flip-flops drive, in Yosys' own language. A net may be driven in parts.
fn declared(text: &str) -> BTreeMap<String, u32> {
    let mut found = BTreeMap::new();
    let mut bits = 0;
    for line in text.lines() {
        let line = line.trim();
        if let Some(width) = line.strip_prefix("parameter \\WIDTH ") {
            bits = width.parse().unwrap_or(0);
        }
        let net = line.strip_prefix("connect \\Q \\");
        if let Some(name) = net.and_then(|net| net.split(' ').next()) {
            *found.entry(name.to_owned()).or_insert(0) += bits;
        }
    }
    found
}

/// Writes Verilog to a folder; commands that read it.
fn written(files: &BTreeMap<String, String>, folder: &Path) -> Result<String> {
    let mut script = String::new();
    for (name, text) in files {
        tools::write(&folder.join(name), text)?;
        let _ = writeln!(script, "read_verilog -formal {name}");
    }
    Ok(script)
}

/// Selects assertions by parts of their labels.
fn labelled(labels: &[&str]) -> String {
    let union = |(i, label): (usize, &&str)| {
        let join = if i == 0 { "" } else { " %u" };
        format!("t:$assert c:*{label}* %i{join}")
    };
    labels.iter().enumerate().map(union).join(" ")
}

/// Cycles of an induction, and how many times SAT may go wrong.
const INDUCTION: u32 = 4;
const CONFLICTS: u32 = 1_000_000;

/// A graph that ABC can read, in a folder of its own.
pub struct Graph {
    folder: crate::terms::temporary::TemporaryFolder,
}

impl Problem<'_> {
    /// Has Yosys make the graph.
    ///
    /// # Errors
    /// If Yosys is missing, does not take the Verilog, or finds none of the assertions.
    pub fn graph(&self) -> Result<Graph> {
        let folder = tools::temporary()?;
        let mut script = written(self.files, folder.path())?;
        let given = match self.assumes {
            [] => String::new(),
            labels => format!("chformal -assert2assume {}", labelled(labels)),
        };
        let cut = (self.cut).map_or(String::new(), |cut| cut.script());
        let (full, fast) = if self.plain {
            ("opt_clean", "opt_clean")
        } else {
            ("opt -full", "opt -fast")
        };
        script += &SCRIPT
            .replace("{full}", full)
            .replace("{fast}", fast)
            .replace("{top}", self.top)
            .replace("{wanted}", &labelled(self.asserts))
            .replace("{given}", &given)
            .replace("{cut}", &cut);
        yosys::run_in(folder.path(), &script)?;
        Ok(Graph { folder })
    }
}

impl Graph {
    /// One that is there already, in binary AIGER: its one output is never to be 1.
    ///
    /// # Errors
    /// If no temporary file can be written.
    pub fn of(aiger: &[u8]) -> Result<Graph> {
        let folder = tools::temporary()?;
        tools::write(&folder.path().join("proof.aig"), aiger)?;
        Ok(Graph { folder })
    }

    /// In binary AIGER.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn aiger(&self) -> Result<Vec<u8>> {
        let path = self.path().join("proof.aig");
        std::fs::read(&path).map_err(|e| FlowError::io(path, e))
    }

    /// Runs ABC to decide. None if it did not finish within the seconds or, for unrolled cycles, within its
    /// limit of work.
    ///
    /// # Errors
    /// If ABC is missing, or its output is not understood.
    pub fn decide(&self, engine: Engine, seconds: u32) -> Result<Option<Verdict>> {
        let last = match engine {
            Engine::Unrolled { cycles } => Some(cycles),
            Engine::Reachability | Engine::Ric3 | Engine::Induction | Engine::Search { .. } => None,
        };
        let reduced = "&get; &scl; &scorr; &put";
        let engine = match engine {
            Engine::Reachability => format!("{reduced}; pdr -T {seconds}"),
            Engine::Ric3 => {
                self.abc(&format!("{READ}; {reduced}; write_aiger {}", ric3::REDUCED))?;
                return ric3::decide(self.path(), &self.aiger()?, seconds);
            }
            Engine::Induction => {
                // That it holds in the first cycles, from which the others follow.
                let cycles = 2 * INDUCTION;
                let begins = self.decide(Engine::Search { cycles }, seconds)?;
                if begins != Some(Verdict::Holds { cycles }) {
                    return Ok(None);
                }
                format!("ind -F {INDUCTION} -C {CONFLICTS}")
            }
            Engine::Search { cycles } => format!("{reduced}; bmc3 -T {seconds} -F {cycles}"),
            // By SAT and gate by gate in turn, each time harder, six times.
            Engine::Unrolled { cycles } => format!("frames -F {cycles} -i; orpos; iprove"),
        };
        let commands = format!("{READ}; {engine}; print_status");
        let said = self.abc(&commands)?;
        // SAT says that there is a run, not in which cycle it fails: in the last one, at the latest.
        if let (Some(cycles), true) = (last, said.contains("Status = 0 ")) {
            let cycle = cycles.saturating_sub(1);
            return Ok(Some(Verdict::Refuted { cycle }));
        }
        understood(&said).ok_or(FlowError::Output {
            tool: "yosys-abc",
            message: said,
        })
    }

    fn abc(&self, commands: &str) -> Result<String> {
        let mut command = Tool::Abc.command(self.path())?;
        let output = tools::run("yosys-abc", command.args(["-c", commands]))?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }
}

/// ABC's words: a verdict, or that there is none. None: neither.
fn understood(said: &str) -> Option<Option<Verdict>> {
    let number_after = |words: &str| -> Option<u32> {
        let rest = &said[said.find(words)? + words.len()..];
        let digits = rest.trim_start();
        let end = digits.find(|c: char| !c.is_ascii_digit());
        digits[..end.unwrap_or(digits.len())].parse().ok()
    };
    if let Some(cycle) = number_after("was asserted in frame") {
        return Some(Some(Verdict::Refuted { cycle }));
    }
    if said.contains("Property proved") || said.contains("Status = 1 ") {
        return Some(Some(Verdict::Proved));
    }
    if let Some(cycles) = number_after("No output asserted in") {
        return Some(Some(Verdict::Holds { cycles }));
    }
    said.contains("Status = -1").then_some(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registers_are_read() {
        let text = "cell $dff $procdff$1
  parameter \\CLK_POLARITY 1'1
  parameter \\WIDTH 3
  connect \\D $0
  connect \\Q \\unit.beats
end
cell $dff $procdff$2
  parameter \\WIDTH 2
  connect \\Q \\unit.block [3:2]
end
cell $dff $procdff$3
  parameter \\WIDTH 1
  connect \\Q \\unit.block [0]
end
";
        let expected = [("unit.beats", 3), ("unit.block", 3)];
        assert_eq!(
            declared(text),
            expected.map(|(name, bits)| (name.to_owned(), bits)).into()
        );
    }

    #[test]
    fn abc_is_understood() {
        let cases = [
            (
                "Output 0 of miter \"proof\" was asserted in frame 4.  Time",
                Some(Some(Verdict::Refuted { cycle: 4 })),
            ),
            (
                "Property proved.  Time =     9.79 sec\nStatus = 1  Frames = 38",
                Some(Some(Verdict::Proved)),
            ),
            (
                "No output asserted in 14 frames. Resource limit\nStatus = -1",
                Some(Some(Verdict::Holds { cycles: 14 })),
            ),
            ("Reached timeout\nStatus = -1  Frames = 3", Some(None)),
            ("** cmd error: unknown command", None),
        ];
        for (said, expected) in cases {
            assert_eq!(understood(said), expected, "{said}");
        }
    }
}
