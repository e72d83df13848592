//! A stream bench that is watched: waveforms, recordings and activity.

use std::io::{Seek, Write};

use super::activity::{Activity, Busy};
use super::record::Recording;
use super::stream::{StreamBench, StreamError};
use super::trace::WaveformForm;

impl StreamBench {
    /// Writes a waveform from now on.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn trace(
        &mut self,
        form: WaveformForm,
        writer: impl Write + Seek + 'static,
    ) -> Result<(), StreamError> {
        self.trace = Some(form.begin(writer, &self.simulator, 0)?);
        Ok(())
    }

    /// Keeps the ports' values from now on.
    pub fn record(&mut self) {
        self.recording = Some(Recording::new(&self.simulator));
    }

    /// The recording since [`StreamBench::record`], if there is one.
    pub fn recorded(&mut self) -> Option<Recording> {
        self.recording.take()
    }

    /// Watches lane 0 from now on, all of it if the bench is [`StreamBench::traceable`].
    pub fn watch(&mut self) {
        self.activity = Some(Activity::new(&self.simulator));
    }

    /// When each instance worked since [`StreamBench::watch`], in the order of
    /// [`Flat::scopes`](crate::flat::Flat::scopes).
    pub fn watched(&mut self) -> Vec<Busy> {
        self.activity
            .take()
            .map_or(Vec::new(), |activity| activity.busy)
    }
}
