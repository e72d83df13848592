//! The blocks that are being read: a ring of slots, which are sent in the order in which they were
//! taken, and one more for the read of a read-modify-write.
//!
//! | port | width | |
//! |---|---|---|
//! | `take`, `take_block`, `take_bursts`, `take_looks`, `take_refused`, `take_waits` | | a read, as of [`read_slot`](super::read_slot) |
//! | `has_room` | 1 | a slot is free for it |
//! | `compare_block`, `reading` | number, slots | the slots that read this block |
//! | `still_reading` | slots | slots that have yet to read memory |
//! | `entry_done` | entries | these have been written |
//! | `arrived_block`, `slots_look` | number, 1 | of `unpacked` if it failed, else of `arrives`; some use the metadata cache |
//! | `look_valid`, `look_taken`, `look_block`, `look_slot` | 1, 1, number, slot | a look-up |
//! | `answered`, `answered_slot`, `hit`, `waits`, `metadata`, `miss` | | its answer |
//! | `resolved`, `resolved_miss`, `resolved_failed` | | of all who wait for a line |
//! | `ask_valid`, `ask_taken`, `ask_block`, `ask_bursts`, `ask_slot`, `ask_direct` | | a read of memory |
//! | `arrives`, `arrives_slot`, `arrives_failed` | 1, slot, 1 | its last data |
//! | `unpack_valid`, `unpack_taken`, `unpack_slot`, `unpack_metadata` | | data for a decompressor |
//! | `unpacked`, `unpacked_slot`, `unpacked_failed` | 1, slot, 1 | they are out of it |
//! | `head`, `head_ready`, `head_failed`, `free_head` | slot, 1, 1, 1 | the oldest read, to be sent |
//! | `modify`, `modify_block`, `modify_metadata` | 1, number, 2 | a read for a read-modify-write |
//! | `modify_ready`, `modify_failed`, `modify_done` | 1 each | its data are there; they are used |

use std::rc::Rc;

use super::read_slot::read_slot;
use super::{decode, Parameters, RAW};
use crate::hdl::builder::{address_width, InstanceRef};
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::pointer;
use crate::rtl::common::round_robin::round_robin;
use crate::rtl::common::select::{one_hot, select};

/// The module of all slots.
pub(super) fn read_slots(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("read_slots"));
    m.doc("The blocks that are being read: a ring of slots, and one for read-modify-write.");
    let bursts_bits = address_width(u64::from(p.bursts()));
    let take = m.input("take", 1);
    let take_block = m.input("take_block", p.number_bits());
    let take_bursts = m.input("take_bursts", bursts_bits);
    let take_looks = m.input("take_looks", 1);
    let take_refused = m.input("take_refused", 1);
    let take_waits = m.input("take_waits", p.entries);
    let compare_block = m.input("compare_block", p.number_bits());
    let entry_done = m.input("entry_done", p.entries);
    let look_taken = m.input("look_taken", 1);
    let answered = m.input("answered", 1);
    let answered_slot = m.input("answered_slot", p.slot_bits());
    let answer = ["hit", "waits"].map(|name| (name, m.input(name, 1)));
    let metadata = m.input("metadata", 2);
    let miss = m.input("miss", p.miss_bits());
    let resolved = m.input("resolved", 1);
    let resolved_miss = m.input("resolved_miss", p.miss_bits());
    let resolved_failed = m.input("resolved_failed", 1);
    let ask_taken = m.input("ask_taken", 1);
    let arrives = m.input("arrives", 1);
    let arrives_slot = m.input("arrives_slot", p.slot_bits());
    let arrives_failed = m.input("arrives_failed", 1);
    let unpack_taken = m.input("unpack_taken", 1);
    let unpacked = m.input("unpacked", 1);
    let unpacked_slot = m.input("unpacked_slot", p.slot_bits());
    let unpacked_failed = m.input("unpacked_failed", 1);
    let free_head = m.input("free_head", 1);
    let modify = m.input("modify", 1);
    let modify_block = m.input("modify_block", p.number_bits());
    let modify_metadata = m.input("modify_metadata", 2);
    let modify_done = m.input("modify_done", 1);

    m.section("The ring");
    let tail = pointer(&m, "newest", p.slots, take);
    let head = pointer(&m, "oldest", p.slots, free_head);
    let used = m.register_reset("used_slots", address_width(u64::from(p.slots) + 1), 0);
    let fewer = used - m.constant(1, used.width());
    m.next_if(used, take ^ free_head, take.mux(used.plus(1), fewer));
    m.output("has_room", !used.eq_to(u64::from(p.slots)));

    m.section("The slots");
    let looked_up = m.wire("looked_up", p.slots);
    let asked = m.wire("asked", p.slots + 1);
    let unpacks = m.wire("unpacks", p.slots + 1);
    let takes = decode(take, tail, p.slots);
    let frees = decode(free_head, head, p.slots);
    let answers = decode(answered, answered_slot, p.slots);
    let arrival = decode(arrives, arrives_slot, p.slots + 1);
    let is_corrupt = (unpacked & unpacked_failed).named("is_corrupt");
    let unpacked = decode(unpacked, unpacked_slot, p.slots + 1);
    let module = read_slot(p)?;
    let raw = m.constant(RAW, 2);
    let no = m.zero(1);
    let all = m.constant(u64::from(p.bursts()) - 1, bursts_bits);
    let mut slots: Vec<InstanceRef> = Vec::new();
    for number in 0..=p.slots {
        // The last one is for read-modify-write, and looks nothing up.
        let modifies = number == p.slots;
        let ring = number.min(p.slots - 1);
        let either = |modified, read| if modifies { modified } else { read };
        let name = match modifies {
            true => "modified".to_owned(),
            false => format!("slot{number}"),
        };
        slots.push(m.instance(
            &name,
            &module,
            &[
                ("take", either(modify, takes.bit(ring))),
                ("take_block", either(modify_block, take_block)),
                ("take_bursts", either(all, take_bursts)),
                ("take_looks", either(no, take_looks)),
                ("take_refused", either(no, take_refused)),
                ("take_metadata", either(modify_metadata, raw)),
                ("take_waits", either(m.zero(p.entries), take_waits)),
                ("entry_done", entry_done),
                ("looked_up", either(no, looked_up.bit(ring))),
                ("answered", either(no, answers.bit(ring))),
                answer[0],
                answer[1],
                ("metadata", metadata),
                ("miss", miss),
                ("resolved", resolved),
                ("resolved_miss", resolved_miss),
                ("resolved_failed", resolved_failed),
                ("asked", asked.bit(number)),
                ("arrives", arrival.bit(number)),
                ("arrives_failed", arrives_failed),
                ("unpack_taken", unpacks.bit(number)),
                ("unpacked", unpacked.bit(number)),
                ("unpacked_failed", unpacked_failed),
                ("freed", either(modify_done, frees.bit(ring))),
            ],
        ));
    }
    let of_all = |port: &str| -> Vec<Signal> { slots.iter().map(|slot| slot.out(port)).collect() };
    let ring = |port: &str| of_all(port)[..p.slots as usize].to_vec();

    m.section("Who reads a block that is to be written");
    let blocks = of_all("block");
    let reads = ring("reads");
    let compare =
        (blocks.iter().zip(&reads)).map(|(block, &reads)| reads & compare_block.eq(*block));
    m.output("reading", concat(&compare.collect::<Vec<_>>()));

    m.output("still_reading", concat(&reads));
    // One block may arrive while another one is out of its decompressor.
    let arrived = is_corrupt.mux(unpacked, arrival).named("arrived_now");
    m.output(
        "arrived_block",
        one_hot(&m, "arrived_chosen", arrived, &blocks)?,
    );
    m.output("slots_look", concat(&of_all("looks")).any());

    m.section("Look-ups");
    let wants = concat(&ring("wants_look_up"));
    let chosen = round_robin(&m, "looks", wants, look_taken)?;
    m.drive(looked_up, look_taken.gate(chosen.out("grant")));
    m.output("look_valid", chosen.out("any"));
    let of_ring = &blocks[..p.slots as usize];
    m.output(
        "look_block",
        one_hot(&m, "look_chosen", chosen.out("grant"), of_ring)?,
    );
    m.output("look_slot", chosen.out("number").resize(p.slot_bits()));

    m.section("Reads of memory");
    let wants = concat(&of_all("wants_data"));
    let chosen = round_robin(&m, "asks", wants, ask_taken)?;
    let grant = chosen.out("grant");
    m.drive(asked, ask_taken.gate(grant));
    m.output("ask_valid", chosen.out("any"));
    m.output("ask_slot", chosen.out("number"));
    let fields = of_all("bursts").into_iter().zip(of_all("direct_if_asked"));
    let fields = blocks.iter().zip(fields);
    let fields = fields.map(|(&block, (bursts, direct))| concat(&[block, bursts, direct]));
    let asked_of = one_hot(&m, "ask_chosen", grant, &fields.collect::<Vec<_>>())?;
    m.output("ask_block", asked_of.slice(0, p.number_bits()));
    m.output("ask_bursts", asked_of.slice(p.number_bits(), bursts_bits));
    m.output("ask_direct", asked_of.bit(p.number_bits() + bursts_bits));

    m.section("Blocks to decompress");
    let wants = concat(&of_all("wants_unpacking"));
    let chosen = round_robin(&m, "to_unpack", wants, unpack_taken)?;
    let grant = chosen.out("grant");
    m.drive(unpacks, unpack_taken.gate(grant));
    m.output("unpack_valid", chosen.out("any"));
    m.output("unpack_slot", chosen.out("number"));
    m.output(
        "unpack_metadata",
        one_hot(&m, "metadata_chosen", grant, &of_all("metadata_known"))?,
    );

    m.section("The oldest read, and the one for read-modify-write");
    m.output("head", head.resize(p.slot_bits()));
    m.output(
        "head_ready",
        select(&m, "ready_at_head", head, &ring("ready"))?,
    );
    m.output(
        "head_failed",
        select(&m, "failed_at_head", head, &ring("failed"))?,
    );
    let modified = &slots[p.slots as usize];
    m.output("modify_ready", modified.out("ready"));
    m.output("modify_failed", modified.out("failed"));
    m.finish()
}
