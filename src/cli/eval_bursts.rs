//! The file that `hdlgen eval --bursts` writes: for each block a byte, its bursts. Where blocks
//! have addresses, 8 bytes of address are before it, lowest first.

use std::io::{self, Write};

use super::output::Output;
use crate::eval::source::Segment;
use crate::terms::BlockSize;

/// Where the blocks are that are written.
pub struct Addresses {
    /// The address of the next block, where it is counted.
    next: Option<u64>,
    block: BlockSize,
    /// Whether blocks have addresses of their own, once there was one.
    own: Option<bool>,
}

impl Addresses {
    /// Blocks one behind the other from an address on, if one is given.
    pub fn new(first: Option<u64>, block: BlockSize) -> Self {
        Addresses {
            next: first,
            block,
            own: None,
        }
    }

    /// Writes the bursts of a segment's blocks.
    pub fn write(&mut self, file: &mut Output, segment: &Segment, bursts: &[u8]) -> io::Result<()> {
        let own = !segment.addresses.is_empty();
        if *self.own.get_or_insert(own) != own {
            let error =
                "some blocks have addresses and some have none: traces and other files apart";
            return Err(io::Error::other(error));
        }
        if own && self.next.is_some() {
            let error = "--at is for files without addresses, and traces have them";
            return Err(io::Error::other(error));
        }
        let Some(next) = &mut self.next else {
            if !own {
                return file.write_all(bursts);
            }
            return write_pairs(file, segment.addresses.iter().copied().zip(bursts));
        };
        let (first, bytes) = (*next, self.block.bytes() as u64);
        let past = bytes
            .checked_mul(bursts.len() as u64)
            .and_then(|all| first.checked_add(all));
        let Some(past) = past else {
            let error = "--at is too high: the last block's address has more than 64 bits";
            return Err(io::Error::other(error));
        };
        *next = past;
        write_pairs(file, (first..past).step_by(bytes as usize).zip(bursts))
    }
}

fn write_pairs<'a>(
    file: &mut Output,
    pairs: impl Iterator<Item = (u64, &'a u8)>,
) -> io::Result<()> {
    for (address, &bursts) in pairs {
        file.write_all(&address.to_le_bytes())?;
        file.write_all(&[bursts])?;
    }
    Ok(())
}

/// An address, in decimal or behind 0x.
pub fn parse_address(text: &str) -> Result<u64, String> {
    let parsed = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => u64::from_str_radix(digits, 16),
        None => text.parse(),
    };
    parsed.map_err(|_| "an address is a number of 64 bits, such as 0x7f0000000000".to_owned())
}
