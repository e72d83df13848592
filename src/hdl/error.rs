//! Errors of a design's description. Every error names the module and the net.

use thiserror::Error;

#[derive(Debug, Error, Clone, PartialEq, Eq)]
pub enum DesignError {
    #[error("module {module}: widths differ in {net}: {left} bits against {right} bits")]
    WidthMismatch {
        module: String,
        net: String,
        left: u32,
        right: u32,
    },
    #[error("module {module}: bits {low}..{high} taken of {net}, which has {width} bits")]
    OutOfRange {
        module: String,
        net: String,
        low: u32,
        high: u32,
        width: u32,
    },
    #[error("module {module}: the constant {value} does not fit in {width} bits")]
    ConstantTooWide {
        module: String,
        value: u64,
        width: u32,
    },
    #[error("module {module}: net {net} is not driven")]
    Undriven { module: String, net: String },
    #[error("module {module}: net {net} is driven twice")]
    DoubleDriver { module: String, net: String },
    #[error("module {module}: net {net} is an input or an expression and cannot be driven")]
    NotDrivable { module: String, net: String },
    #[error("module {module}: the name {net} is used twice")]
    DuplicateName { module: String, net: String },
    #[error("module {module}: {net} is no Verilog identifier")]
    BadName { module: String, net: String },
    #[error("module {module}: instance {instance} of {of} has no port {port}")]
    NoSuchPort {
        module: String,
        instance: String,
        of: String,
        port: String,
    },
    #[error("module {module}: combinational loop through {}", nets.join(" -> "))]
    CombinationalLoop { module: String, nets: Vec<String> },
    #[error("module {module}: {net} of step {step} is used in the earlier step {used_in}")]
    LaterStep {
        module: String,
        net: String,
        step: String,
        used_in: String,
    },
    #[error("two different modules are both called {module}")]
    ModuleNameClash { module: String },
    #[error("module {module}: rust-hdl's check found {report}")]
    RustHdl { module: String, report: String },
}
