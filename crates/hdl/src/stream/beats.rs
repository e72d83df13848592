//! Beats on a stream port, many in one piece of memory.

/// One transfer on a stream port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beat<'a> {
    /// `tdata`, the byte of bits 7…0 first.
    pub data: &'a [u8],
    /// `tlast`: the block's last beat.
    pub last: bool,
    /// `tuser`, 0 where the port has none.
    pub user: u8,
}

/// Transfers on a stream port, one after another.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Beats {
    bytes: usize,
    data: Vec<u8>,
    last: Vec<bool>,
    user: Vec<u8>,
}

impl Beats {
    /// None yet, each to be `bytes` wide.
    pub fn new(bytes: usize) -> Self {
        Beats {
            bytes,
            ..Beats::default()
        }
    }

    /// Bytes of `tdata`.
    pub fn width(&self) -> usize {
        self.bytes
    }

    /// Adds a block: its bytes in order, zeros up to the end of the last beat, `user` on each beat.
    /// An empty block is one beat.
    pub fn push_block(&mut self, block: &[u8], user: u8) {
        let beats = block.len().div_ceil(self.bytes).max(1);
        self.data.extend_from_slice(block);
        for beat in 0..beats {
            self.last.push(beat + 1 == beats);
            self.user.push(user);
        }
        self.data.resize(self.last.len() * self.bytes, 0);
    }

    /// Adds a beat, whose data are as wide as the port.
    pub fn push(&mut self, data: &[u8], last: bool, user: u8) {
        debug_assert_eq!(data.len(), self.bytes);
        self.data.extend_from_slice(data);
        self.last.push(last);
        self.user.push(user);
    }

    /// The same with the data from an iterator.
    pub fn push_bytes(&mut self, data: impl Iterator<Item = u8>, last: bool, user: u8) {
        self.data.extend(data.take(self.bytes));
        self.last.push(last);
        self.user.push(user);
    }

    /// Adds the beats of another list, which are as wide.
    pub fn append(&mut self, more: &Beats) {
        debug_assert_eq!(self.bytes, more.bytes);
        self.data.extend_from_slice(&more.data);
        self.last.extend_from_slice(&more.last);
        self.user.extend_from_slice(&more.user);
    }

    /// Takes the first beats away.
    pub fn forget(&mut self, beats: usize) {
        self.data.drain(..beats * self.bytes);
        self.last.drain(..beats);
        self.user.drain(..beats);
    }

    /// Takes all beats away.
    pub fn clear(&mut self) {
        self.data.clear();
        self.last.clear();
        self.user.clear();
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.last.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.last.is_empty()
    }

    /// Blocks that are complete.
    pub fn blocks(&self) -> usize {
        self.last.iter().filter(|&&last| last).count()
    }

    /// Whether the last beat ends a block; `true` where there is none.
    pub fn is_whole(&self) -> bool {
        self.last.last().is_none_or(|&last| last)
    }

    /// One of the beats; it must exist.
    pub fn beat(&self, number: usize) -> Beat<'_> {
        Beat {
            data: &self.data[number * self.bytes..(number + 1) * self.bytes],
            last: self.last[number],
            user: self.user[number],
        }
    }

    /// Each beat.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Beat<'_>> {
        (0..self.len()).map(|number| self.beat(number))
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
}

impl Beat<'_> {
    /// The data as 64-bit words, the first bytes lowest.
    pub fn words(&self) -> impl Iterator<Item = u64> + use<'_> {
        self.data.chunks(8).map(|bytes| {
            let mut padded = [0; 8];
            padded[..bytes.len()].copy_from_slice(bytes);
            u64::from_le_bytes(padded)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_cut_into_beats() {
        let mut beats = Beats::new(4);
        beats.push_block(&[1, 2, 3, 4, 5], 2);
        assert_eq!(beats.len(), 2);
        assert_eq!(beats.beat(0).data, [1, 2, 3, 4]);
        assert_eq!(beats.beat(1).data, [5, 0, 0, 0]);
        assert!(!beats.beat(0).last && beats.beat(1).last);
        let mut empty = Beats::new(4);
        empty.push_block(&[], 0);
        assert_eq!((empty.len(), empty.blocks()), (1, 1));
    }

    #[test]
    fn a_beat_is_added_as_it_is() {
        let mut beats = Beats::new(2);
        beats.push(&[1, 2], false, 0);
        beats.push(&[3, 4], true, 5);
        assert_eq!((beats.len(), beats.blocks()), (2, 1));
        let second = beats.beat(1);
        assert_eq!(
            (second.data, second.last, second.user),
            (&[3, 4][..], true, 5)
        );
    }
}
