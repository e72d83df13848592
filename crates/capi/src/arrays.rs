//! The calls that work on arrays of blocks. None asks for memory block by block.

use std::cell::RefCell;
use std::slice::{from_raw_parts, from_raw_parts_mut};

use super::failure::{guarded, Failure, Status};
use super::Codec;
use hdlgen_rust::codec::batch;
use hdlgen_rust::codec::bits::BitWriter;

thread_local! {
    /// Where a thread's blocks are encoded.
    static SCRATCH: RefCell<BitWriter> = RefCell::default();
}

/// The size of each block in encoded bits, which may be more than the block has.
///
/// `blocks` are `count` blocks one after the other, and `bits` has room for `count` numbers.
#[no_mangle]
pub unsafe extern "C" fn hdlgen_bits(
    codec: *const Codec,
    blocks: *const u8,
    count: usize,
    bits: *mut u32,
) -> Status {
    guarded(|| unsafe {
        let codec = known(codec)?;
        let blocks = input("blocks", blocks, codec.bytes(count)?)?;
        let bits = output("bits", bits, count)?;
        Ok(batch::bits(codec.coder.codec(), blocks, bits)?)
    })
}

/// The bursts that each block takes in memory: as many as the block has if it is stored
/// uncompressed.
///
/// `blocks` are `count` blocks one after the other, and `bursts` has room for `count` numbers.
#[no_mangle]
pub unsafe extern "C" fn hdlgen_bursts(
    codec: *const Codec,
    blocks: *const u8,
    count: usize,
    bursts: *mut u8,
) -> Status {
    guarded(|| unsafe {
        let codec = known(codec)?;
        let blocks = input("blocks", blocks, codec.bytes(count)?)?;
        let bursts = output("bursts", bursts, count)?;
        let (model, geometry) = (codec.coder.codec(), codec.coder.geometry());
        Ok(batch::bursts(model, geometry, blocks, bursts)?)
    })
}

/// Encodes blocks as memory holds them, one after the other: each is its encoding with zeros up to
/// the end of its last burst, or the raw block where compression saves no burst.
///
/// `blocks` are `count` blocks one after the other, `stored` has room for `room` bytes, at least
/// those of all blocks, and `bursts` for `count` numbers. `*bytes` becomes the bytes stored.
#[no_mangle]
pub unsafe extern "C" fn hdlgen_encode(
    codec: *const Codec,
    blocks: *const u8,
    count: usize,
    stored: *mut u8,
    room: usize,
    bursts: *mut u8,
    bytes: *mut usize,
) -> Status {
    guarded(|| unsafe {
        let codec = known(codec)?;
        let blocks = input("blocks", blocks, codec.bytes(count)?)?;
        let stored = output("stored", stored, room)?;
        let bursts = output("bursts", bursts, count)?;
        let bytes = bytes.as_mut().ok_or_else(|| Failure::null("bytes"))?;
        let (model, geometry) = (codec.coder.codec(), codec.coder.geometry());
        *bytes = SCRATCH.with_borrow_mut(|scratch| {
            batch::encode(model, geometry, blocks, scratch, stored, bursts)
        })?;
        Ok(())
    })
}

/// Decodes blocks as memory holds them.
///
/// `stored` are the `bytes` bytes of all blocks one after the other, `bursts` the bursts of each
/// of `count` blocks, and `blocks` has room for all of them.
#[no_mangle]
pub unsafe extern "C" fn hdlgen_decode(
    codec: *const Codec,
    stored: *const u8,
    bytes: usize,
    bursts: *const u8,
    count: usize,
    blocks: *mut u8,
) -> Status {
    guarded(|| unsafe {
        let codec = known(codec)?;
        let stored = input("stored", stored, bytes)?;
        let bursts = input("bursts", bursts, count)?;
        let blocks = output("blocks", blocks, codec.bytes(count)?)?;
        let (model, geometry) = (codec.coder.codec(), codec.coder.geometry());
        Ok(batch::decode(model, geometry, stored, bursts, blocks)?)
    })
}

impl Codec {
    /// The bytes of some blocks.
    fn bytes(&self, count: usize) -> Result<usize, Failure> {
        let bytes = count.checked_mul(self.coder.geometry().block().bytes());
        // More than this no array has.
        let bytes = bytes.filter(|&bytes| isize::try_from(bytes).is_ok());
        bytes.ok_or_else(|| {
            let text = format!("count is {count}: so many blocks fit into no memory");
            Failure::new(Status::Argument, text)
        })
    }
}

unsafe fn known<'a>(codec: *const Codec) -> Result<&'a Codec, Failure> {
    // SAFETY: null, or a codec.
    unsafe { codec.as_ref() }.ok_or_else(|| Failure::null("codec"))
}

/// An array that is read; it may be NULL if it is empty.
unsafe fn input<'a>(
    what: &'static str,
    array: *const u8,
    length: usize,
) -> Result<&'a [u8], Failure> {
    match (array.is_null(), length) {
        (_, 0) => Ok(&[]),
        (true, _) => Err(Failure::null(what)),
        // SAFETY: the header asks for an array of this length.
        (false, _) => Ok(unsafe { from_raw_parts(array, length) }),
    }
}

/// An array that is written; it may be NULL if it is empty.
unsafe fn output<'a, T>(
    what: &'static str,
    array: *mut T,
    length: usize,
) -> Result<&'a mut [T], Failure> {
    match (array.is_null(), length) {
        (_, 0) => Ok(&mut []),
        (true, _) => Err(Failure::null(what)),
        // SAFETY: the header asks for an array of this length that nothing else uses.
        (false, _) => Ok(unsafe { from_raw_parts_mut(array, length) }),
    }
}
