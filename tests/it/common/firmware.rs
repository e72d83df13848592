//! A controller's firmware as a program, whose accesses to registers a test answers.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use hdlgen::internals::axi_bench::{Bench, Register};
use hdlgen::internals::codebook::Book;
use hdlgen::internals::design::controller::Controller;
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::rtl::controller::registers::UNIT_BITS;

use super::controller::access;

/// Result of a function of the firmware, in the order of `enum hdlgen_result`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Ok,
    Refused,
    Timeout,
    Busy,
    Failed,
    OtherUnit,
    Argument,
    NothingSampled,
}

use Outcome::*;

const OUTCOMES: [Outcome; 8] = [
    Ok,
    Refused,
    Timeout,
    Busy,
    Failed,
    OtherUnit,
    Argument,
    NothingSampled,
];

/// Answers an access: the data, or that it failed.
pub type Bus<'a> = dyn FnMut(Register) -> Option<u32> + 'a;

pub struct Firmware {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

/// Strict C99, and every error of memory or arithmetic ends the program.
const FLAGS: &str = "-std=c99 -O1 -g -Wall -Wextra -Wpedantic -Werror -Wconversion -Wshadow \
                     -fsanitize=address,undefined -fno-sanitize-recover=all";

/// Compiles a unit's firmware and one more source in a folder.
pub fn compile(design: &Controller, source: &str, folder: &Path, flags: &[&str]) {
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    let mut sources = vec!["firmware.c".to_owned()];
    write(&sources[0], source);
    for (path, text) in design.software() {
        let name = path.strip_prefix("driver/").unwrap().to_owned();
        write(&name, &text);
        sources.extend(name.ends_with(".c").then_some(name));
    }
    let mut compiler = Command::new("cc");
    compiler.args(FLAGS.split_whitespace()).args(flags);
    let compiled = compiler.args(sources).current_dir(folder).output();
    let compiled = compiled.expect("a C compiler, cc");
    let said = String::from_utf8_lossy(&compiled.stderr);
    assert!(compiled.status.success(), "{}: {said}", design.name());
}

impl Firmware {
    /// The firmware of a unit, compiled.
    pub fn new(design: &Controller) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let main = include_str!("../driver/firmware.c");
        compile(design, main, folder.path(), &["-o", "firmware"]);
        let mut child = Command::new(folder.path().join("firmware"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Firmware {
            input: child.stdin.take(),
            output: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    fn send(&mut self, line: &str) {
        let input = self.input.as_mut().unwrap();
        writeln!(input, "{line}").unwrap();
    }

    /// Calls a function, with arguments in hexadecimal behind its name. Returns its outcome and the words
    /// that it read.
    pub fn call(&mut self, line: &str, bus: &mut Bus) -> (Outcome, Vec<u64>) {
        self.send(line);
        loop {
            let mut said = String::new();
            self.output.read_line(&mut said).unwrap();
            let words: Vec<&str> = said.split_whitespace().collect();
            let number = |place: usize| u32::from_str_radix(words[place], 16).unwrap();
            let register = match words.first() {
                Some(&"r") => Register::Read(number(1)),
                Some(&"w") => Register::Write(number(1), number(2)),
                Some(&"=") => {
                    let numbers = words[1..].iter().map(|word| word.parse().unwrap());
                    let numbers: Vec<u64> = numbers.collect();
                    return (OUTCOMES[numbers[0] as usize], numbers[1..].to_vec());
                }
                _ => panic!("{line}: the firmware says {said:?}"),
            };
            match bus(register) {
                Some(data) => self.send(&format!("{data:x} 1")),
                None => self.send("0 0"),
            }
        }
    }

    /// The same on the unit of a bench of one lane, with traffic running.
    pub fn on(&mut self, bench: &mut Bench, line: &str) -> (Outcome, Vec<u64>) {
        self.call(line, &mut |register| on_bench(bench, register))
    }

    /// Calls several functions; all must succeed.
    pub fn all(&mut self, bench: &mut Bench, lines: &[&str]) {
        for line in lines {
            let outcome = self.on(bench, line).0;
            assert_eq!(outcome, Ok, "{line}");
        }
    }
}

/// The writes that load a codebook, the decompressors' first.
pub fn load_sequence(design: &Controller, book: &Book) -> Vec<Register> {
    let reference = design.codec().reference(Some(book)).unwrap();
    let halves = [(2, Role::Decompressor), (1, Role::Compressor)];
    let writes = halves.into_iter().flat_map(|(number, role)| {
        let half = reference.load_sequence(role).iter();
        half.map(move |w| Register::Write((number << UNIT_BITS) + w.address, w.data))
    });
    writes.collect()
}

/// An access on a bench of one lane.
pub fn on_bench(bench: &mut Bench, register: Register) -> Option<u32> {
    let result = access(bench, register)[0];
    (!result.failed).then_some(result.data)
}

impl Drop for Firmware {
    fn drop(&mut self) {
        // It ends when its input ends; a sanitizer prints its report then.
        drop(self.input.take());
        let status = self.child.wait();
        if !std::thread::panicking() {
            assert!(status.unwrap().success());
        }
    }
}
