//! Valid names of modules and nets.

/// The reserved words of Verilog-2001, those of SystemVerilog that a description
/// might use, and the ports that every clocked module has.
const RESERVED: &str = "
    always and assign automatic begin buf bufif0 bufif1 case casex casez cell cmos config deassign
    default defparam design disable edge else end endcase endconfig endfunction endgenerate
    endmodule endprimitive endspecify endtable endtask event for force forever fork function
    generate genvar highz0 highz1 if ifnone incdir include initial inout input instance integer
    join large liblist library localparam macromodule medium module nand negedge nmos nor
    noshowcancelled not notif0 notif1 or output parameter pmos posedge primitive pull0 pull1
    pulldown pullup pulsestyle_onevent pulsestyle_ondetect rcmos real realtime reg release repeat
    rnmos rpmos rtran rtranif0 rtranif1 scalared showcancelled signed small specify specparam
    strong0 strong1 supply0 supply1 table task time tran tranif0 tranif1 tri tri0 tri1 triand
    trior trireg unsigned use vectored wait wand weak0 weak1 while wire wor xnor xor

    alias assert assume before bind bins bit break byte chandle checker class clocking const
    constraint context continue cover cross dist do endclass endpackage endproperty enum expect
    export extends extern final first_match foreach global iff import inside int interface
    intersect let local logic longint matches modport new null package packed priority program
    property protected pure rand randc ref restrict return sequence shortint shortreal solve
    static string strong struct super tagged this throughout timeprecision timeunit type typedef
    union unique until var virtual void weak wildcard with within

    aclk aresetn
";

pub(super) fn is_identifier(name: &str) -> bool {
    let mut chars = name.chars();
    let first = chars.next();
    first.is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
        && !RESERVED.split_whitespace().any(|word| word == name)
}
