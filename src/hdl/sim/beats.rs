//! Beats on a stream port, many in one piece of memory.

/// Beats on a stream port.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Beats {
    pub(super) bytes: usize,
    pub(super) data: Vec<u8>,
    pub(super) last: Vec<bool>,
    pub(super) user: Vec<u8>,
}

impl Beats {
    /// None yet, each to be `bytes` wide.
    pub fn new(bytes: usize) -> Self {
        Beats {
            bytes,
            ..Beats::default()
        }
    }

    /// Adds a block: its bytes in order, zeros up to the end of the last beat.
    pub fn push_block(&mut self, block: &[u8], user: u8) {
        let beats = block.len().div_ceil(self.bytes);
        self.data.extend_from_slice(block);
        for beat in 0..beats {
            self.last.push(beat + 1 == beats);
            self.user.push(user);
        }
        self.data.resize(self.last.len() * self.bytes, 0);
    }

    pub fn push(&mut self, data: &[u8], last: bool, user: u8) {
        self.data.extend_from_slice(data);
        self.last.push(last);
        self.user.push(user);
    }

    /// Adds the beats of another list, which are as wide.
    pub(super) fn append(&mut self, more: &Beats) {
        debug_assert_eq!(self.bytes, more.bytes);
        self.data.extend_from_slice(&more.data);
        self.last.extend_from_slice(&more.last);
        self.user.extend_from_slice(&more.user);
    }

    /// Takes the first beats away.
    pub(super) fn forget(&mut self, beats: usize) {
        self.data.drain(..beats * self.bytes);
        self.last.drain(..beats);
        self.user.drain(..beats);
    }

    /// Takes all beats away.
    pub(super) fn clear(&mut self) {
        self.forget(self.len());
    }

    pub fn len(&self) -> usize {
        self.last.len()
    }

    pub fn is_empty(&self) -> bool {
        self.last.is_empty()
    }

    /// Blocks that are complete.
    pub fn blocks(&self) -> usize {
        self.last.iter().filter(|&&last| last).count()
    }

    /// Data, last and user of each beat.
    pub fn iter(&self) -> impl Iterator<Item = (&[u8], bool, u8)> {
        let data = self.data.chunks_exact(self.bytes.max(1));
        data.zip(&self.last)
            .zip(&self.user)
            .map(|((data, &last), &user)| (data, last, user))
    }

    /// Each block: its bytes, and the `tuser` of its last beat.
    pub fn blocks_iter(&self) -> impl Iterator<Item = (&[u8], u8)> {
        let ends = (0..self.len()).filter(|&i| self.last[i]);
        let mut start = 0;
        ends.map(move |end| {
            let bytes = &self.data[start * self.bytes..(end + 1) * self.bytes];
            start = end + 1;
            (bytes, self.user[end])
        })
    }

    /// One beat's data as 64-bit words.
    pub(super) fn fill_words(&self, beat: usize, words: &mut [u64]) {
        let data = &self.data[beat * self.bytes..(beat + 1) * self.bytes];
        for (word, bytes) in words.iter_mut().zip(data.chunks(8)) {
            let mut padded = [0; 8];
            padded[..bytes.len()].copy_from_slice(bytes);
            *word = u64::from_le_bytes(padded);
        }
    }
}
