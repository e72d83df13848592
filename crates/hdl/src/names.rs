//! Valid names of modules and nets.

use std::{collections::HashSet, sync::LazyLock};

/// The reserved words of IEEE 1364-2005 (Verilog), annex B.
const VERILOG: &str = "
    always and assign automatic begin buf bufif0 bufif1 case casex casez cell cmos config deassign
    default defparam design disable edge else end endcase endconfig endfunction endgenerate
    endmodule endprimitive endspecify endtable endtask event for force forever fork function
    generate genvar highz0 highz1 if ifnone incdir include initial inout input instance integer
    join large liblist library localparam macromodule medium module nand negedge nmos nor
    noshowcancelled not notif0 notif1 or output parameter pmos posedge primitive pull0 pull1
    pulldown pullup pulsestyle_ondetect pulsestyle_onevent rcmos real realtime reg release repeat
    rnmos rpmos rtran rtranif0 rtranif1 scalared showcancelled signed small specify specparam
    strong0 strong1 supply0 supply1 table task time tran tranif0 tranif1 tri tri0 tri1 triand
    trior trireg unsigned use uwire vectored wait wand weak0 weak1 while wire wor xnor xor
";

/// Keywords that IEEE 1800-2017 (SystemVerilog), annex B, adds.
const SYSTEM_VERILOG: &str = "
    accept_on alias always_comb always_ff always_latch assert assume before bind bins binsof bit
    break byte chandle checker class clocking const constraint context continue cover covergroup
    coverpoint cross dist do endchecker endclass endclocking endgroup endinterface endpackage
    endprogram endproperty endsequence enum eventually expect export extends extern final
    first_match foreach forkjoin global iff ignore_bins illegal_bins implements implies import
    inside int interconnect interface intersect join_any join_none let local logic longint matches
    modport nettype new nexttime null package packed priority program property protected pure rand
    randc randcase randsequence ref reject_on restrict return s_always s_eventually s_nexttime
    s_until s_until_with sequence shortint shortreal soft solve static string strong struct super
    sync_accept_on sync_reject_on tagged this throughout timeprecision timeunit type typedef union
    unique unique0 until until_with untyped var virtual void wait_order weak wildcard with within
";

/// Keywords that Verilog-AMS 2.4, annex B, adds.
const VERILOG_AMS: &str = "
    above abs absdelay absdelta abstol ac_stim access acos acosh aliasparam analog analysis asin
    asinh atan atan2 atanh branch ceil connect connectmodule connectrules continuous cos cosh ddt
    ddt_nature ddx discipline discrete domain driver_update endconnectrules enddiscipline endnature
    endparamset exclude exp final_step flicker_noise floor flow from ground hypot idt idt_nature
    idtmod inf initial_step laplace_nd laplace_np laplace_zd laplace_zp last_crossing limexp ln log
    max merged min nature net_resolution noise_table noise_table_log paramset potential pow
    resolveto sin sinh slew split sqrt tan tanh timer transition units white_noise wreal zi_nd
    zi_np zi_zd zi_zp
";

/// The ports of every clocked module, and the net of unused bits.
const OURS: &str = "aclk aresetn unused";

/// The words that no net, port, instance or module may be called.
pub fn reserved() -> impl Iterator<Item = &'static str> {
    let lists = [VERILOG, SYSTEM_VERILOG, VERILOG_AMS, OURS];
    lists.into_iter().flat_map(str::split_whitespace)
}

/// Whether no net, port, instance or module may be called so.
pub fn is_reserved(name: &str) -> bool {
    static RESERVED: LazyLock<HashSet<&str>> = LazyLock::new(|| reserved().collect());
    RESERVED.contains(name)
}

/// Whether it has only letters, digits and underscores, and does not start with a digit.
pub fn is_identifier(name: &str) -> bool {
    let mut chars = name.chars();
    let first = chars.next();
    first.is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// For each number in a name: the name without it, and the number.
pub(super) fn without_a_number(name: &str) -> Vec<(String, u64)> {
    let bytes = name.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let starts = (1..bytes.len()).filter(|&at| is_digit(at) && !is_digit(at - 1));
    let each = starts.filter_map(|from| {
        let to = (from..).find(|&at| !is_digit(at))?;
        let (before, after) = (&name[..from], &name[to..]);
        let joined = if before.ends_with('_') && after.starts_with('_') {
            format!("{before}{}", &after[1..])
        } else {
            format!("{before}{after}")
        };
        let joined = joined.trim_end_matches('_').to_owned();
        Some((joined, name[from..to].parse().ok()?))
    });
    each.collect()
}
