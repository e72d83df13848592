//! The firmware that is emitted with the controller.

mod codebook;
mod emitted;
mod loaded;
mod registers;
