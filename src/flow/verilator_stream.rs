//! Blocks through a model in Verilator as they come, so that there may be more of them than fit
//! into memory.

use std::io::{self, BufReader, BufWriter, Read, Write};
use std::process::{ChildStdin, Command, Stdio};
use std::thread;

use super::children::{read, Running};
use super::{FlowError, Result, Top};
use crate::stream::{Beat, Beats};

/// Where the beats for a module go.
pub struct Ports<'a> {
    top: &'a Top,
    pipe: BufWriter<ChildStdin>,
    beats: u64,
    within: bool,
    /// The driver has closed its end of the pipe; its exit status explains that.
    pub(super) closed: bool,
}

impl Ports<'_> {
    /// Sends beats, and those of the port for raw blocks.
    ///
    /// # Errors
    /// If the ports are not as wide.
    pub fn send(&mut self, input: &Beats, raw: Option<&Beats>) -> Result<()> {
        self.top.check_raw(raw, input)?;
        self.top.check_beats(self.beats, input)?;
        self.beats += input.len() as u64;
        self.within = if input.is_empty() {
            self.within
        } else {
            !input.is_whole()
        };
        for (port, beats) in [(1, raw), (0, Some(input))] {
            for beat in beats.into_iter().flat_map(Beats::iter) {
                let head = [port, u8::from(beat.last), beat.user];
                let written = self.pipe.write_all(&head);
                if let Err(error) = written.and_then(|()| self.pipe.write_all(beat.data)) {
                    return self.failed(error);
                }
            }
        }
        Ok(())
    }

    fn failed(&mut self, error: io::Error) -> Result<()> {
        self.closed |= error.kind() == io::ErrorKind::BrokenPipe;
        Err(FlowError::io("the Verilator driver", error))
    }

    /// Flushes the pipe; refuses an input that is empty or ends within a block.
    fn end(&mut self) -> Result<()> {
        if self.beats == 0 {
            return Err(FlowError::Request("no blocks to simulate".into()));
        }
        if self.within {
            return Err(FlowError::Request("the input ends within a block".into()));
        }
        match self.pipe.flush() {
            Ok(()) => Ok(()),
            Err(error) => self.failed(error),
        }
    }
}

/// A driver's exit status, and its standard error.
pub(super) type Ended = (std::process::ExitStatus, Vec<u8>);

/// Runs the driver: `send`, on a thread of its own, produces its input beats, and `take` receives its output
/// beats. The first error ends it. The driver's own error takes precedence over that of `send`.
pub(super) fn run<E: From<FlowError> + Send>(
    top: &Top,
    command: &mut Command,
    send: impl FnOnce(&mut Ports) -> std::result::Result<(), E> + Send,
    mut take: impl FnMut(Beat) -> std::result::Result<(), E>,
    check: impl FnOnce(Ended) -> Result<()>,
) -> std::result::Result<(), E> {
    command.stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let failed = |error| FlowError::io("the Verilator driver", error);
    let mut driver = Running::start(command).map_err(failed)?;
    let child = driver.child();
    let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(FlowError::output("the Verilator driver", "it has no pipes").into());
    };
    let mut stderr = child.stderr.take();
    let errors = thread::spawn(move || read(&mut stderr));
    let mut ports = Ports {
        top,
        pipe: BufWriter::with_capacity(1 << 16, stdin),
        beats: 0,
        within: false,
        closed: false,
    };
    thread::scope(|scope| {
        // Its own errors; none where the pipe is closed.
        let sender = scope.spawn(move || {
            let sent = send(&mut ports).and_then(|()| Ok(ports.end()?));
            sent.err().filter(|_| !ports.closed)
        });
        let taken = take_all(top, BufReader::with_capacity(1 << 16, stdout), &mut take);
        if taken.is_err() {
            // The sender waits for a reader no longer.
            driver.child().kill().map_err(failed)?;
        }
        let status = driver.wait().map_err(failed)?;
        let sent = sender.join().unwrap_or(None);
        taken?;
        if let Some(error) = sent {
            return Err(error);
        }
        let stderr = errors.join().unwrap_or_else(|_| Ok(Vec::new()));
        Ok(check((status, stderr.map_err(failed)?))?)
    })
}

/// Hands over the beats as they come out.
fn take_all<E: From<FlowError>>(
    top: &Top,
    mut pipe: impl Read,
    take: &mut impl FnMut(Beat) -> std::result::Result<(), E>,
) -> std::result::Result<(), E> {
    let (mut head, mut data) = ([0; 2], vec![0; top.output.data_bytes]);
    loop {
        match pipe.read_exact(&mut head) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(()),
            Err(error) => return Err(FlowError::io("the Verilator driver", error).into()),
        }
        // A driver that ended within a beat says why.
        if pipe.read_exact(&mut data).is_err() {
            return Ok(());
        }
        take(Beat {
            data: &data,
            last: head[0] != 0,
            user: head[1],
        })?;
    }
}
