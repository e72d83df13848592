//! The firmware that is emitted with the controller.

mod codebook;
mod life;
mod registers;
