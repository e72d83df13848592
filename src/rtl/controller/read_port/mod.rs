//! The client's reads: splits bursts into blocks, and blocks into beats.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axi_ar*`, `s_axi_r*` | | AXI4 |
//!
//! Each block gets a slot. Bursts are sent in the order in which they are chosen ([`super::send_order`]), one beat
//! per cycle; a burst that AXI4 does not allow is answered as one block.

mod answers;
mod head;
mod record;
mod sending;
mod splitting;
mod waiting;

use std::rc::Rc;

use self::answers::answers;
pub(super) use self::answers::READ_USER_SAYS;
use self::head::Head;
use self::sending::{beats, chosen, Slots};
use self::splitting::requests;
use self::waiting::Waiting;
use super::attributes::attributes_in;
use super::bursts::Burst;
use super::registers::Injected;
use super::Parameters;
use crate::hdl::{Builder, DesignError, Module};

pub(super) fn read_port(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("read_port"));
    m.doc("Read port of the client: splits bursts into blocks, and sends blocks as beats, burst by burst. One beat per cycle.");
    let arvalid = m.input("s_axi_arvalid", 1);
    let address = Burst::inputs(&m, p, "ar");
    let attributes = attributes_in(&m, p, "ar");
    let rready = m.input("s_axi_rready", 1);
    let takes = m
        .input("block_taken", 1)
        .comment("A slot is taken for the block");
    let slot = m
        .input("take_slot", p.slot_bits())
        .comment("With block_taken: the slot");
    let send_valid = m
        .input("send_valid", 1)
        .comment("A burst is chosen whose blocks are sent next");
    let send_slot = m
        .input("send_slot", p.slot_bits())
        .comment("Slot of its first block");
    let head = Head::new(&m, p);
    let read_data = m.input("read_data", p.port_bits()).comment(
        "Word of the slot head, the cycle after read_enable, with protection after read_loads",
    );

    m.section("Waiting bursts");
    let waiting = Waiting::new(&m, p, (arvalid, address, attributes))?;
    m.section("The burst whose blocks are requested");
    let asked = requests(&m, p, &waiting, takes)?;
    m.section("Bursts whose blocks have slots");
    let number_bits = p.read_slot_bits();
    let slots = Slots {
        takes,
        slot: slot.slice(0, number_bits),
    };
    let sends = m.wire("begins_to_send", 1);
    let send_slot = send_slot.slice(0, number_bits);
    let inject = Injected::Reads.only_error(&m, p);
    let chosen = chosen(
        &m,
        p,
        (&asked, slots),
        (send_valid, send_slot),
        sends,
        inject,
    )?;
    m.section("The burst whose beats are sent");
    let beat = beats(&m, p, (&asked, slots), &chosen, (head.ready, sends), inject)?;
    m.section("The beat whose word is being read, and beats that wait for the client");
    answers(&m, p, &beat, &head, (read_data, rready))?;
    m.finish()
}
