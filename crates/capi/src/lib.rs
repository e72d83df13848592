//! The interface for C: what `include/hdlgen.h` declares, which cbindgen makes of this crate.
//!
//! This checks what C does not: pointers for null, lengths against each other, text for UTF-8. A
//! panic, which would be a mistake of ours, ends as a status like any other error.

// What pointers must be is said once, at the head of the header.
#![allow(clippy::missing_safety_doc)]

mod arrays;
mod failure;

use std::ffi::{c_char, CStr, CString};
use std::path::Path;

use failure::{guarded, Failure, Status};
use hdlgen_rust::codebook::Book;
use hdlgen_rust::codec::list::FORMATS;
use hdlgen_rust::design::{Options, Role};
use hdlgen_rust::Coder;

/// A codec with its parameters. It does not change, and any number of threads may use one.
pub struct Codec {
    coder: Coder,
    name: CString,
}

/// The version of the library, such as "0.2.0".
#[no_mangle]
pub extern "C" fn hdlgen_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// The error of this thread's last failed call, in one line; empty if none has failed. It stays
/// until the next call fails.
#[no_mangle]
pub extern "C" fn hdlgen_error() -> *const c_char {
    failure::last()
}

/// The name of the codec with this number, from 0; NULL after the last one.
#[no_mangle]
pub extern "C" fn hdlgen_codecs(number: usize) -> *const c_char {
    static NAMES: std::sync::LazyLock<Vec<CString>> = std::sync::LazyLock::new(|| {
        let names = FORMATS.iter().map(|format| CString::new(format.name));
        names.map(Result::unwrap_or_default).collect()
    });
    NAMES
        .get(number)
        .map_or(std::ptr::null(), |name| name.as_ptr())
}

/// Makes a codec that needs no codebook.
///
/// Parameters are words NAME=VALUE with spaces between them, or NULL: `block` is the bytes of a
/// block, 128 or 64 (of pfor 64 to 512), and `mag` those of a burst, 32 or 64: "block=128 mag=32" is
/// the default. pfor has besides `modes` (such as 0,3,7) and `choice` (estimate or exact).
/// `*codec` is to be freed with hdlgen_codec_free; after an error it is NULL.
#[no_mangle]
pub unsafe extern "C" fn hdlgen_codec_new(
    name: *const c_char,
    parameters: *const c_char,
    codec: *mut *mut Codec,
) -> Status {
    guarded(|| unsafe {
        made(codec, || {
            let options = options(parameters)?;
            Ok(Coder::new(text("name", name)?, &options)?)
        })
    })
}

/// Makes the codec of a codebook, a file that `hdlgen train` wrote.
///
/// Besides `block` and `mag` there are as parameters `pdw` (1, 2, 4 or 8) and `ends` (one or both)
/// of e2mc, `pdw` and `modes` (such as 0,2) of e2mc-delta, and `digits` (such as 2,2,3) of numbers.
#[no_mangle]
pub unsafe extern "C" fn hdlgen_codec_from_codebook(
    path: *const c_char,
    parameters: *const c_char,
    codec: *mut *mut Codec,
) -> Status {
    guarded(|| unsafe {
        made(codec, || {
            let options = options(parameters)?;
            let book = Book::read(Path::new(text("path", path)?))?;
            Ok(Coder::of_book(&book, &options)?)
        })
    })
}

/// Frees a codec, which no thread uses any more. NULL is ignored.
#[no_mangle]
pub unsafe extern "C" fn hdlgen_codec_free(codec: *mut Codec) {
    if !codec.is_null() {
        // SAFETY: it is one that `made` gave away.
        drop(unsafe { Box::from_raw(codec) });
    }
}

/// The codec's name, with the parameters that are not the default, as long as there is the codec;
/// NULL for NULL.
#[no_mangle]
pub unsafe extern "C" fn hdlgen_codec_name(codec: *const Codec) -> *const c_char {
    // SAFETY: null, or a codec.
    unsafe { codec.as_ref() }.map_or(std::ptr::null(), |codec| codec.name.as_ptr())
}

/// The bytes of a block; 0 for NULL.
#[no_mangle]
pub unsafe extern "C" fn hdlgen_block_bytes(codec: *const Codec) -> u32 {
    // SAFETY: null, or a codec.
    let codec = unsafe { codec.as_ref() };
    codec.map_or(0, |codec| codec.coder.geometry().block().get())
}

/// The bytes of a burst; 0 for NULL.
#[no_mangle]
pub unsafe extern "C" fn hdlgen_mag_bytes(codec: *const Codec) -> u32 {
    // SAFETY: null, or a codec.
    let codec = unsafe { codec.as_ref() };
    codec.map_or(0, |codec| codec.coder.geometry().mag().get())
}

/// The latency of the codec's compressor, in cycles, for a block that it stores in this many
/// bursts: from the first beat in to the last beat out, with ports as wide as a burst (for numbers
/// in larger blocks: 128 bytes). No single block takes longer; with a codebook it may take less.
#[no_mangle]
pub unsafe extern "C" fn hdlgen_compress_latency(
    codec: *const Codec,
    bursts: u32,
    cycles: *mut u32,
) -> Status {
    guarded(|| unsafe { latency(codec, Role::Compressor, bursts, cycles) })
}

/// The latency of the decompressor for a block of this many bursts.
#[no_mangle]
pub unsafe extern "C" fn hdlgen_decompress_latency(
    codec: *const Codec,
    bursts: u32,
    cycles: *mut u32,
) -> Status {
    guarded(|| unsafe { latency(codec, Role::Decompressor, bursts, cycles) })
}

unsafe fn latency(
    codec: *const Codec,
    role: Role,
    bursts: u32,
    cycles: *mut u32,
) -> Result<(), Failure> {
    // SAFETY: each is null, or what the header asks for.
    let (codec, cycles) = unsafe { (codec.as_ref(), cycles.as_mut()) };
    let codec = codec.ok_or_else(|| Failure::null("codec"))?;
    *cycles.ok_or_else(|| Failure::null("cycles"))? = codec.coder.latency(role, bursts)?;
    Ok(())
}

/// Gives a codec away, or NULL if it cannot be made.
unsafe fn made(
    place: *mut *mut Codec,
    make: impl FnOnce() -> Result<Coder, Failure>,
) -> Result<(), Failure> {
    // SAFETY: null, or a place for a pointer.
    let place = unsafe { place.as_mut() }.ok_or_else(|| Failure::null("codec"))?;
    *place = std::ptr::null_mut();
    let coder = make()?;
    // Names of codecs have no zero bytes.
    let name = CString::new(coder.name()).unwrap_or_default();
    *place = Box::into_raw(Box::new(Codec { coder, name }));
    Ok(())
}

unsafe fn options(parameters: *const c_char) -> Result<Options, Failure> {
    if parameters.is_null() {
        return Ok(Options::default());
    }
    // SAFETY: it is text that ends with a zero.
    Ok(unsafe { text("parameters", parameters) }?.parse()?)
}

unsafe fn text<'a>(what: &'static str, text: *const c_char) -> Result<&'a str, Failure> {
    if text.is_null() {
        return Err(Failure::null(what));
    }
    // SAFETY: it is text that ends with a zero.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str().map_err(|error| {
        Failure::new(
            Status::Argument,
            format!("{what}: {error}, UTF-8 was expected"),
        )
    })
}
