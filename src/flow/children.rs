//! Child processes, which end with this program.

use std::collections::BTreeSet;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use std::{io, thread};

/// Their ids.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Asks all of them to end; no more can be started. For a program that is about to end without
/// unwinding.
#[cfg(unix)]
pub fn end_all() {
    let running = running();
    for &id in &*running {
        signal(id, rustix::process::Signal::TERM);
    }
    std::mem::forget(running);
}

/// Sends a signal to a program and to the programs that it has started.
#[cfg(unix)]
fn signal(id: u32, signal: rustix::process::Signal) {
    use rustix::process::{kill_process_group, Pid};
    if let Some(pid) = i32::try_from(id).ok().and_then(Pid::from_raw) {
        // It may have ended by itself.
        let _ = kill_process_group(pid, signal);
    }
}

/// A program that is running. It is killed if it is dropped before its end.
pub(super) struct Running(Child);

impl Running {
    pub(super) fn start(command: &mut Command) -> io::Result<Running> {
        // A process group of its own, which is ended as a whole: make and its compilers, say.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let mut running = running();
        let child = command.spawn()?;
        running.insert(child.id());
        Ok(Running(child))
    }

    pub(super) fn child(&mut self) -> &mut Child {
        &mut self.0
    }

    /// Waits for its end.
    pub(super) fn wait(&mut self) -> io::Result<ExitStatus> {
        self.0.wait()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let mut running = running();
        if !matches!(self.0.try_wait(), Ok(Some(_))) {
            // Best effort: an error is on its way already.
            #[cfg(unix)]
            signal(self.0.id(), rustix::process::Signal::KILL);
            let _ = self.0.kill().and_then(|()| self.0.wait());
        }
        running.remove(&self.0.id());
    }
}

/// Runs a command to its end and takes all that it writes.
pub(super) fn output(command: &mut Command) -> io::Result<Output> {
    command.stdin(Stdio::null());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = Running::start(command)?;
    let mut errors = running.child().stderr.take();
    let errors = thread::spawn(move || read(&mut errors));
    let stdout = read(&mut running.child().stdout.take())?;
    let stderr = errors.join().unwrap_or_else(|_| Ok(Vec::new()))?;
    Ok(Output {
        status: running.wait()?,
        stdout,
        stderr,
    })
}

/// The same with a time limit. None: the program did not end in time and was killed.
pub(super) fn output_within(command: &mut Command, limit: Duration) -> io::Result<Option<Output>> {
    const PAUSE: Duration = Duration::from_millis(20);
    let until = Instant::now() + limit;
    command.stdin(Stdio::null());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = Running::start(command)?;
    let (mut stdout, mut stderr) = (running.child().stdout.take(), running.child().stderr.take());
    let stdout = thread::spawn(move || read(&mut stdout));
    let stderr = thread::spawn(move || read(&mut stderr));
    let status = loop {
        if let Some(status) = running.child().try_wait()? {
            break status;
        }
        if Instant::now() >= until {
            return Ok(None);
        }
        thread::sleep(PAUSE);
    };
    let all = |reading: JoinHandle<_>| reading.join().unwrap_or_else(|_| Ok(Vec::new()));
    let (stdout, stderr) = (all(stdout)?, all(stderr)?);
    Ok(Some(Output {
        status,
        stdout,
        stderr,
    }))
}

/// All that a pipe holds.
pub(super) fn read(pipe: &mut Option<impl io::Read>) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    match pipe {
        Some(pipe) => pipe.read_to_end(&mut bytes).map(|_| bytes),
        None => Ok(bytes),
    }
}
