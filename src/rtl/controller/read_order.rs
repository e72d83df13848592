//! The client's bursts whose beats are to be sent, in their order.

use super::Parameters;
use crate::hdl::{Builder, DesignError, Signal};
use crate::rtl::common::fifo::{is_large, large, FifoOutputs};
use crate::rtl::common::protected_fifo::protected;

/// A FIFO of bursts, protected with the buffers: nothing could be sent without a burst's ID and length, so the port
/// stops at one that cannot be corrected.
pub(super) fn order<'m>(
    m: &'m Builder,
    p: &Parameters,
    comes: Signal<'m>,
    burst: Signal<'m>,
    goes: Signal<'m>,
) -> Result<FifoOutputs<'m>, DesignError> {
    let (depth, protects) = (p.outstanding, p.buffers.checks());
    let report = |corrected, stops| {
        m.output("ordered_corrected", corrected)
            .comment("A burst whose beats are to be sent had an error, which was corrected");
        m.output("ordered_damaged", stops).comment(
            "For one cycle: such a burst cannot be corrected, and nothing is sent any more",
        );
    };
    if !protects || !is_large(depth, burst.width()) {
        if protects {
            report(m.zero(1), m.zero(1));
        }
        return large(m, "order", depth, comes, burst, goes);
    }
    let queue = protected(m, "order", depth, p.buffers, comes, (None, burst), goes)?;
    report(queue.corrected, queue.stops);
    Ok(FifoOutputs {
        s_ready: queue.s_ready,
        m_valid: queue.m_valid,
        m_data: queue.m_guide,
    })
}
