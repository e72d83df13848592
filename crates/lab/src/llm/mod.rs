//! Large language models on a memory that compresses: the bytes that a step of decoding or a prefill
//! moves, the time and the energy that they take, with and without each codec.
//!
//! It is a roofline: a [`Step`] of a [`Model`] moves weights, keys and values, and computes; the slower
//! of the two sets the time. A codec divides the bytes of weights, keys and values by its effective CR
//! on each ([`Gain`]), which an [`Evaluation`](crate::eval::Evaluation) of tensors with names has by
//! role. Nothing is simulated.

mod gain;
mod model;
mod outcome;
mod page;
mod step;
mod text;

pub use gain::{built_in, Gain, GainError};
pub use model::{models, Known, Model, ModelError};
pub use outcome::{CodecEnergy, Device, Outcome, Outcomes};
pub use page::page;
pub use step::{Bytes, Phase, Step};
pub use text::text;
