//! Errors of a design's description. Every error names the module and the net.

use thiserror::Error;

/// An error of a design's description: of a module, or of the hierarchy.
#[derive(Debug, Error, Clone, PartialEq, Eq)]
pub enum DesignError {
    /// Operands, ports or a net and its driver of different widths.
    #[error("module {module}: widths differ in {net}: {left} bits against {right} bits")]
    WidthMismatch {
        /// The module.
        module: String,
        /// The net.
        net: String,
        /// One width, in bits.
        left: u32,
        /// The other width, in bits.
        right: u32,
    },
    /// A slice beyond its net, or an empty one.
    #[error("module {module}: bits {low}..{high} taken of {net}, which has {width} bits")]
    OutOfRange {
        /// The module.
        module: String,
        /// The net.
        net: String,
        /// The lowest bit of the slice.
        low: u32,
        /// The bit behind the slice.
        high: u32,
        /// The net's width, in bits.
        width: u32,
    },
    /// A constant with more bits than its width, or without any.
    #[error("module {module}: the constant {value} does not fit in {width} bits")]
    ConstantTooWide {
        /// The module.
        module: String,
        /// The constant.
        value: u64,
        /// Its width, in bits.
        width: u32,
    },
    /// A wire or a register without a driver.
    #[error("module {module}: net {net} is not driven")]
    Undriven {
        /// The module.
        module: String,
        /// The net.
        net: String,
    },
    /// A net with two drivers.
    #[error("module {module}: net {net} is driven twice")]
    DoubleDriver {
        /// The module.
        module: String,
        /// The net.
        net: String,
    },
    /// A driver of an input or an expression.
    #[error("module {module}: net {net} is an input or an expression and cannot be driven")]
    NotDrivable {
        /// The module.
        module: String,
        /// The net.
        net: String,
    },
    /// A name of two nets, ports or instances.
    #[error("module {module}: the name {net} is used twice")]
    DuplicateName {
        /// The module.
        module: String,
        /// The name.
        net: String,
    },
    /// A name that is no Verilog identifier.
    #[error("module {module}: {net} is no Verilog identifier")]
    BadName {
        /// The module.
        module: String,
        /// The name.
        net: String,
    },
    /// A name that Verilog, SystemVerilog or Verilog-AMS reserves, or that every module has.
    #[error(
        "module {module}: {net} is a reserved word of Verilog, SystemVerilog or Verilog-AMS, or a \
         net that every module has; give it another name"
    )]
    ReservedName {
        /// The module.
        module: String,
        /// The name.
        net: String,
    },
    /// A port that a module does not have.
    #[error("module {module}: instance {instance} of {of} has no port {port}")]
    NoSuchPort {
        /// The module with the instance.
        module: String,
        /// The instance.
        instance: String,
        /// The instance's module.
        of: String,
        /// The port.
        port: String,
    },
    /// An output port of a module that the type of its outputs lacks.
    #[error(
        "module {module}: the type of the outputs of instance {instance} of {of} lacks {port}"
    )]
    UndeclaredPort {
        /// The module with the instance.
        module: String,
        /// The instance.
        instance: String,
        /// The instance's module.
        of: String,
        /// The port.
        port: String,
    },
    /// A loop of nets without a register, through instances, too.
    #[error("module {module}: combinational loop through {}", nets.join(" -> "))]
    CombinationalLoop {
        /// The module that the loop begins in.
        module: String,
        /// The nets of the loop in order, the first one again at the end.
        nets: Vec<String>,
    },
    /// A net of a pipeline's later step, used in an earlier one.
    #[error("module {module}: {net} of step {step} is used in the earlier step {used_in}")]
    LaterStep {
        /// The module.
        module: String,
        /// The net.
        net: String,
        /// The step that makes it.
        step: String,
        /// The step that reads it.
        used_in: String,
    },
    /// Two different modules of one name.
    #[error("two different modules are both called {module}")]
    ModuleNameClash {
        /// The name.
        module: String,
    },
    /// A violation that the simulator found while it measured a design.
    #[error("module {module}: its simulation found {report}")]
    Simulation {
        /// The module.
        module: String,
        /// The violation.
        report: String,
    },
    /// A finding of rust-hdl's checks.
    #[error("module {module}: rust-hdl's check found {report}")]
    RustHdl {
        /// The module.
        module: String,
        /// rust-hdl's report.
        report: String,
    },
}
