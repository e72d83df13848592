//! The ports of a design.

/// One AXI4-Stream port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreamPort {
    /// Bytes of `tdata`.
    pub data_bytes: usize,
    /// Bits of `tuser`, at most 8; 0 where the port has none.
    pub user_bits: u32,
    /// Whether `tuser` is a block's metadata, which must be constant over it.
    pub metadata: bool,
}

/// The AXI4-Lite configuration port, 32 bits of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConfigPort {
    /// Bits of an address.
    pub address_bits: u32,
}
