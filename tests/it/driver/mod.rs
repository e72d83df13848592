//! The firmware that is emitted with the controller.

mod codebook;
mod emitted;
mod life;
mod loaded;
mod registers;
