//! What the client checks of answers, and counts.

use super::{Client, Fault, OpenRead, OpenWrite};
use crate::memory::error::Broken;
use crate::memory::{Answer, AxiPort, Rule};

impl Client {
    /// The write that the answer on the port is for.
    pub(super) fn answered_write(&self, port: &AxiPort) -> Result<usize, Broken> {
        let id = self.b.words[0];
        let found = self
            .writes
            .iter()
            .position(|write| u64::from(write.request.id) == id);
        let Some(index) = found else {
            return Err(Broken::new(&port.b, Rule::UnknownId, format!("ID {id}")));
        };
        let OpenWrite {
            request,
            begun,
            beats,
            ..
        } = &self.writes[index];
        if begun.is_none() || *beats < request.access.beats {
            let detail = format!(
                "{request}: address taken {}, {beats} beats",
                begun.is_some()
            );
            return Err(Broken::new(&port.b, Rule::EarlyAnswer, detail));
        }
        Ok(index)
    }

    pub(super) fn check_response(&mut self, index: usize, port: &AxiPort) -> Result<(), Broken> {
        let request = &self.writes[index].request;
        let response = self.b.words[1];
        let reference = &mut self.reference;
        if !is_allowed((self.expectation)(request), response, || {
            reference.is_undefined(&request.access)
        }) {
            return Err(Broken::new(
                &port.b,
                Rule::Response,
                format!("{request}: {response}"),
            ));
        }
        Ok(())
    }

    pub(super) fn end_write(&mut self, index: usize, cycle: u64) {
        let failed = self.b.words[1] & 2 != 0;
        let Some(write) = self.writes.remove(index) else {
            return;
        };
        self.next_address -= 1;
        self.next_data -= 1;
        self.reference
            .end_write(write.number, &write.request.access, cycle, failed);
        self.counts.writes += 1;
        self.counts.failed_writes += u64::from(failed);
        let strobes = write.request.strobes.iter();
        self.counts.bytes_written += strobes.filter(|&&on| on).count() as u64;
        let latency = cycle - write.begun.unwrap_or(cycle);
        self.counts.to_answer.push(latency as u32);
    }

    /// The read that the data on the port are for.
    pub(super) fn answered_read(&mut self, port: &AxiPort) -> Result<usize, Broken> {
        let id = self.r.words[0];
        let is_it = |read: &OpenRead| u64::from(read.request.id) == id;
        if let Some(index) = self.answering {
            if !is_it(&self.reads[index]) {
                let detail = format!("ID {id} within {}", self.reads[index].request);
                return Err(Broken::new(&port.r, Rule::Interleaved, detail));
            }
            return Ok(index);
        }
        let found = self
            .reads
            .iter()
            .position(|read| is_it(read) && read.begun.is_some());
        let index =
            found.ok_or_else(|| Broken::new(&port.r, Rule::UnknownId, format!("ID {id}")))?;
        self.answering = Some(index);
        Ok(index)
    }

    /// Checks data that are new on the port.
    pub(super) fn check_read(&mut self, index: usize, port: &AxiPort) -> Result<(), Fault> {
        let OpenRead { request, beats, .. } = &self.reads[index];
        let (response, is_last) = (self.r.words[1], self.r.words[2] == 1);
        let access = &request.access;
        if is_last != (beats + 1 == access.beats) {
            let detail = format!("{request}: beat {}, last {is_last}", beats + 1);
            return Err(Broken::new(&port.r, Rule::Last, detail).into());
        }
        let reference = &mut self.reference;
        if !is_allowed((self.expectation)(request), response, || {
            reference.is_undefined(access)
        }) {
            return Err(
                Broken::new(&port.r, Rule::Response, format!("{request}: {response}")).into(),
            );
        }
        let beat = access.beat(*beats);
        let answer = (self.expectation)(request);
        let read = &mut self.reads[index];
        let block = reference.block();
        if response & 2 != 0 {
            let touched = beat.start / block..=(beat.end - 1) / block;
            read.wrong
                .retain(|wrong| !touched.contains(&(wrong.address / block)));
        } else {
            let mut bytes = [0; 64];
            for (chunk, word) in bytes.chunks_mut(8).zip(&self.r.words[3..]) {
                chunk.copy_from_slice(&word.to_le_bytes());
            }
            let first = (beat.start % port.bytes as u64) as usize;
            let got = &bytes[first..first + (beat.end - beat.start) as usize];
            let checked = reference.check(beat.start, got, read.begun.unwrap_or(0));
            read.wrong.extend(checked.err());
        }
        // A damaged block may be known as such only at its last beat.
        match read.wrong.first() {
            Some(wrong) if is_last || answer == Answer::Okay => {
                Err(Fault::Data(read.request.to_string(), wrong.clone()))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn take_read(&mut self, index: usize, cycle: u64) {
        let read = &mut self.reads[index];
        let latency = (cycle - read.begun.unwrap_or(cycle)) as u32;
        if read.beats == 0 {
            self.counts.to_first.push(latency);
        }
        read.beats += 1;
        read.failed |= self.r.words[1] & 2 != 0;
        if read.beats == read.request.access.beats {
            self.counts.to_last.push(latency);
            self.counts.reads += 1;
            self.counts.failed_reads += u64::from(read.failed);
            self.counts.bytes_read += read.request.access.bytes();
            self.reads.remove(index);
            self.answering = None;
        }
    }
}

/// Whether a response is one that the request may have; `undefined` says whether it touches a
/// block that an earlier error left undefined.
fn is_allowed(answer: Answer, response: u64, undefined: impl FnOnce() -> bool) -> bool {
    match response {
        0 => answer != Answer::Error,
        2 | 3 => answer != Answer::Okay || undefined(),
        // EXOKAY: exclusive accesses are ordinary ones.
        _ => false,
    }
}
