//! Which answer a request must have.

use std::rc::Rc;

use super::Request;

/// How a request must be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// OKAY.
    Okay,
    /// SLVERR or DECERR; memory stays as it is.
    Error,
    /// Either; after an error, the blocks that a write touches are undefined.
    Any,
}

/// The answer of each request. Without it being [`Answer::Any`] an error is still allowed for a
/// request that touches a block which an earlier error left undefined.
pub type Expectation = Rc<dyn Fn(&Request) -> Answer>;

/// Every request succeeds.
pub fn okay() -> Expectation {
    Rc::new(|_| Answer::Okay)
}

/// Any request may fail: for runs with errors injected below.
pub fn any() -> Expectation {
    Rc::new(|_| Answer::Any)
}
