//! The hardware. Each file is a function from parameters to a
//! [`Module`](crate::hdl::Module); none of them knows the software models.

pub mod bdi;
pub mod bpc;
pub mod bpc_mc;
pub mod bus;
pub mod common;
pub mod controller;
pub mod cpack;
pub mod e2mc;
pub mod e2mc_delta;
pub mod fpc;
pub mod metadata_cache;
pub mod numbers;
pub mod pfor;
pub mod protect;
pub mod value_frequency;
