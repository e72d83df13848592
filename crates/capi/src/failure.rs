//! Errors for C: a status, and a text per thread.

use std::cell::RefCell;
use std::ffi::{c_char, CString};
use std::panic::{catch_unwind, AssertUnwindSafe};

use hdlgen_rust::codebook::CodebookFileError;
use hdlgen_rust::codec::batch::BatchError;
use hdlgen_rust::codec::SchemeError;
use hdlgen_rust::design::OptionsError;
use hdlgen_rust::CoderError;

/// How a call ended. hdlgen_error() says more.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The call succeeded.
    Ok = 0,
    /// An unexpected NULL, text that is not UTF-8, or lengths that do not fit together. Results are
    /// unspecified.
    Argument = 1,
    /// There is no such codec, or it does not have this parameter or this value of it.
    Parameter = 2,
    /// The codebook cannot be read, or is not one for these parameters.
    Codebook = 3,
    /// The codec is a software model only: there is no hardware, and so no latency.
    NoHardware = 4,
    /// Stored bytes that no encoder writes.
    Damaged = 5,
    /// A mistake in the library. Please report what hdlgen_error() says.
    Internal = 6,
}

/// An error on its way to C.
#[derive(Debug)]
pub struct Failure {
    status: Status,
    text: String,
}

impl Failure {
    pub fn new(status: Status, text: impl ToString) -> Self {
        Failure {
            status,
            text: text.to_string(),
        }
    }

    pub fn null(what: &'static str) -> Self {
        Failure::new(Status::Argument, format!("{what} is NULL"))
    }
}

impl From<CoderError> for Failure {
    fn from(error: CoderError) -> Self {
        let status = match &error {
            CoderError::Scheme(SchemeError::NoCodebook { .. }) => Status::Parameter,
            CoderError::Scheme(_) | CoderError::Book(_) => Status::Codebook,
            CoderError::Options(OptionsError::NoSuchDesign { .. }) => Status::NoHardware,
            CoderError::Design(_) => Status::Internal,
            CoderError::Bursts { .. } => Status::Argument,
            _ => Status::Parameter,
        };
        Failure::new(status, error)
    }
}

impl From<CodebookFileError> for Failure {
    fn from(error: CodebookFileError) -> Self {
        Failure::new(Status::Codebook, error)
    }
}

impl From<OptionsError> for Failure {
    fn from(error: OptionsError) -> Self {
        Failure::new(Status::Parameter, error)
    }
}

impl From<BatchError> for Failure {
    fn from(error: BatchError) -> Self {
        let status = match &error {
            BatchError::Decode { .. } => Status::Damaged,
            _ => Status::Argument,
        };
        Failure::new(status, error)
    }
}

thread_local! {
    static LAST: RefCell<CString> = RefCell::default();
}

/// The text of this thread's last failure.
pub fn last() -> *const c_char {
    // While a thread ends there is none.
    LAST.try_with(|last| last.borrow().as_ptr())
        .unwrap_or(c"".as_ptr())
}

/// Runs a call of C: its error becomes a status and a text, and so does a panic.
pub fn guarded(call: impl FnOnce() -> Result<(), Failure>) -> Status {
    // What a panic leaves half done is the caller's results only: a codec does not change.
    let result = catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or(panic.downcast_ref::<&str>().copied());
        let text = text.unwrap_or("a panic without a text");
        Err(Failure::new(
            Status::Internal,
            format!("internal error: {text}"),
        ))
    });
    match result {
        Ok(()) => Status::Ok,
        Err(Failure { status, text }) => {
            let text = CString::new(text.replace('\0', " ")).unwrap_or_default();
            let _ = LAST.try_with(|last| *last.borrow_mut() = text);
            status
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_ends_as_a_status() {
        let status = guarded(|| panic!("planted {}", 7));
        assert_eq!(status, Status::Internal);
        // SAFETY: it is a text of this thread, and nothing fails meanwhile.
        let text = unsafe { std::ffi::CStr::from_ptr(last()) };
        assert_eq!(text.to_str(), Ok("internal error: planted 7"));
        assert_eq!(guarded(|| Ok(())), Status::Ok);
    }
}
