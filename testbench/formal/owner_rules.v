// A block has one owner: nobody reads it from memory while it is written, and one entry writes it.
//
// It looks into the write buffer and the read slots. What else the unit has may do anything that
// this assumes: it answers what it was asked, once. A read counts from when it is queued for the
// memory port to its last beat, that of the rest behind a first burst if there is any, which may be
// under way with the first burst; a write from
// when the entry is sent on to the memory's answer. Both are longer than on the port itself.
//
// What has a label that begins with owner_ is promised. The rest is how the unit keeps it, and
// follows, all together, from one cycle to the next.
module owner_rules #(
  parameter NUMBER_BITS = 26,
  parameter SLOTS = 2,
  parameter ENTRIES = 2,
  parameter SLOT_BITS = 2,
  parameter ENTRY_BITS = 1,
  parameter WORD_BITS = 3
) (
  input wire aclk,
  input wire aresetn,
  // The unit around them.
  input wire head_ready,
  input wire free_head,
  input wire [SLOT_BITS-1:0] head,
  input wire [SLOTS-1:0] head_one_hot,
  input wire told_hit,
  input wire told_waits,
  input wire told_refused,
  input wire fetch_failed,
  input wire slot_answered,
  input wire [SLOT_BITS-1:0] answered_slot,
  input wire entry_answered,
  input wire [ENTRY_BITS-1:0] answered_entry,
  input wire arrives,
  input wire [SLOT_BITS-1:0] arrives_slot,
  input wire [SLOTS+ENTRIES-1:0] arriving,
  input wire unpacked,
  input wire [SLOT_BITS-1:0] unpacked_slot,
  input wire written,
  input wire [ENTRY_BITS-1:0] written_entry,
  input wire beat_valid,
  input wire beat_moves,
  input wire [NUMBER_BITS-1:0] beat_block,
  input wire [NUMBER_BITS-1:0] next_block,
  input wire read_valid,
  input wire read_moves,
  input wire [NUMBER_BITS-1:0] read_block,
  input wire [NUMBER_BITS-1:0] next_read,
  input wire scrub_valid,
  input wire scrub_taken,
  input wire [NUMBER_BITS-1:0] scrub_block,
  // The read slots: those of the client.
  input wire [SLOT_BITS-1:0] used_slots,
  input wire [SLOTS-1:0] next_slot,
  input wire [SLOTS-1:0] spare_slot,
  input wire [SLOTS-1:0] slot_busy,
  input wire [SLOTS*NUMBER_BITS-1:0] slot_block,
  input wire [SLOTS-1:0] slot_reads,
  input wire [SLOTS-1:0] slot_waits,
  input wire [SLOTS*ENTRY_BITS-1:0] slot_before,
  input wire [SLOTS-1:0] slot_claimed,
  input wire [SLOTS*ENTRY_BITS-1:0] slot_behind,
  input wire [SLOTS-1:0] slot_to_look_up,
  input wire [SLOTS-1:0] slot_parked,
  input wire [SLOTS-1:0] slot_woken,
  input wire [SLOTS-1:0] slot_known,
  input wire [SLOTS-1:0] slot_looked_up,
  input wire [SLOTS-1:0] slot_to_ask,
  input wire [SLOTS-1:0] slot_look_next,
  // Told by turn; those that were just taken go without.
  input wire [SLOTS-1:0] slot_look_told,
  // Those of the client, and above them those of entries.
  input wire [SLOTS+ENTRIES-1:0] data_asked,
  input wire [SLOTS+ENTRIES-1:0] data_there,
  input wire [SLOTS-1:0] slot_lacks_rest,
  input wire [SLOTS-1:0] slot_reads_again,
  input wire [SLOTS-1:0] slot_drops,
  input wire [SLOTS-1:0] slot_arrived_once,
  input wire [SLOTS-1:0] slot_rest_open,
  input wire [SLOTS-1:0] slot_was_alone,
  input wire is_alone,
  input wire [SLOT_BITS-2:0] alone_slot,
  input wire alone_asked_first,
  input wire [SLOTS+ENTRIES-1:0] slot_failed,
  input wire [SLOTS+ENTRIES-1:0] is_raw,
  input wire [SLOTS+ENTRIES-1:0] is_whole,
  input wire [SLOTS+ENTRIES-1:0] slot_unpacking,
  input wire [SLOTS+ENTRIES-1:0] asks,
  input wire [SLOTS+ENTRIES-1:0] unpacks,
  input wire [SLOTS+ENTRIES-1:0] to_unpack,
  input wire [SLOTS+ENTRIES-1:0] unpack_next,
  input wire [SLOTS+ENTRIES-1:0] unpack_told,
  input wire [SLOTS+ENTRIES-1:0] unpack_early,
  input wire [SLOTS-1:0] slot_may_ask,
  input wire [SLOTS+ENTRIES-1:0] to_ask_data,
  input wire [SLOTS+ENTRIES-1:0] ask_next,
  input wire [SLOTS+ENTRIES-1:0] ask_told,
  input wire [ENTRIES-1:0] modify_busy,
  // The write buffer.
  input wire [ENTRIES-1:0] entry_busy,
  input wire [ENTRIES*NUMBER_BITS-1:0] entry_block,
  input wire [ENTRIES-1:0] entry_open,
  input wire [ENTRIES-1:0] entry_waits,
  input wire [ENTRIES*ENTRY_BITS-1:0] entry_before,
  input wire [ENTRIES-1:0] entry_over,
  input wire [ENTRIES-1:0] entry_looks,
  input wire [ENTRIES-1:0] entry_to_look_up,
  input wire [ENTRIES-1:0] entry_parked,
  input wire [ENTRIES-1:0] entry_known,
  input wire [ENTRIES-1:0] entry_looked_up,
  // Who wants something, who is next in turn, and who was chosen.
  input wire [ENTRIES-1:0] wants_look_up,
  input wire [ENTRIES-1:0] look_next,
  input wire [ENTRIES-1:0] wants_feed,
  input wire [ENTRIES-1:0] feed_next,
  input wire [ENTRIES-1:0] fed,
  input wire [ENTRIES-1:0] wants_update,
  input wire [ENTRIES-1:0] update_next,
  input wire [ENTRIES-1:0] updated,
  input wire [ENTRIES-1:0] end_next,
  input wire end_is_next,
  input wire [ENTRIES-1:0] ending,
  input wire any_entry_ends,
  // Slots see it a cycle later.
  input wire entry_ended,
  input wire [ENTRY_BITS-1:0] ended_entry,
  input wire [ENTRIES-1:0] was_open,
  input wire [ENTRIES-1:0] settles,
  input wire [ENTRIES-1:0] settled,
  // Bytes that were written one, two and three cycles ago.
  input wire [ENTRIES-1:0] marks,
  input wire reads_marks,
  input wire [ENTRY_BITS+WORD_BITS-1:0] marks_read,
  input wire joins_marks,
  input wire [ENTRY_BITS+WORD_BITS-1:0] marks_joined,
  input wire [ENTRIES-1:0] reads_before,
  // The entries that are taken next.
  input wire [ENTRIES-1:0] next_place,
  input wire [ENTRIES-1:0] place_behind,
  // The entry that was taken a cycle ago.
  input wire claim,
  input wire [ENTRY_BITS-1:0] claim_entry,
  input wire [NUMBER_BITS-1:0] compare_block,
  input wire [ENTRIES-1:0] modify_asked,
  input wire [ENTRIES-1:0] rest_is_there,
  input wire [ENTRIES-1:0] gone,
  input wire [ENTRIES-1:0] to_update,
  input wire [ENTRIES-1:0] poisoned,
  input wire [ENTRIES-1:0] nothing_to_scrub,
  input wire [ENTRIES-1:0] is_partial,
  input wire [ENTRIES-1:0] is_scrub,
  input wire [ENTRIES-1:0] entry_failed,
  input wire [ENTRIES-1:0] modify_ready,
  input wire [ENTRIES-1:0] modify_failed,
  input wire [ENTRIES-1:0] modify_corrupt,
  input wire [ENTRIES-1:0] meets_beat,
  input wire [ENTRIES-1:0] meets_read,
  input wire may_meet,
  input wire has_next_place,
  input wire has_place_behind,
  input wire has_next_slot,
  input wire has_spare_slot,
  input wire [ENTRIES-1:0] meets_scrub,
  input wire scrubs_turn
);
  localparam ALL = SLOTS + ENTRIES;
  wire [ALL-1:0] one = 1;
  reg started = 0;

  // What is under way: look-ups, reads, blocks in decompressors, writes.
  reg [SLOTS-1:0] slot_looking;
  reg [ENTRIES-1:0] entry_looking;
  reg [ALL-1:0] reading;
  // The first burst and the rest.
  reg [ALL-1:0] reading_both;
  reg [ALL-1:0] unpacking;
  reg [ENTRIES-1:0] writing;
  // Slots have numbers by themselves, those of entries above the highest bit.
  wire [ALL-1:0] is_answered_slot = slot_answered ? one << answered_slot : 0;
  wire [ALL-1:0] is_answered_entry = entry_answered ? one << answered_entry : 0;
  wire [ALL-1:0] is_arriving = arrives ? one << arrives_slot : 0;
  wire [ALL-1:0] is_unpacked = unpacked ? one << unpacked_slot : 0;
  wire [ALL-1:0] is_written = written ? one << written_entry : 0;
  // The blocks of a beat and of a read are found out a cycle before; the block to scrub stays until it is taken.
  reg [NUMBER_BITS-1:0] beat_block_now;
  reg [NUMBER_BITS-1:0] read_block_now;
  reg scrub_waits;
  reg [NUMBER_BITS-1:0] scrub_block_before;
  always @(posedge aclk) begin
    beat_block_now <= beat_moves ? next_block : beat_block;
    read_block_now <= read_moves ? next_read : read_block;
    assume (read_valid | read_moves);
    if (started & read_valid) assume (read_block == read_block_now);
    scrub_waits <= (scrub_valid | scrubs_turn) & !scrub_taken;
    scrub_block_before <= scrub_block;
    assume (beat_valid | beat_moves);
    if (started & beat_valid) assume (beat_block == beat_block_now);
    if (started & scrub_waits) assume (scrub_block == scrub_block_before);
    started <= 1;
    slot_looking <= (slot_looking | slot_looked_up) & ~is_answered_slot;
    entry_looking <= (entry_looking | entry_looked_up) & ~is_answered_entry;
    reading <= (reading & ~is_arriving) | reading_both | asks;
    reading_both <= (reading_both | (asks & reading)) & ~is_arriving;
    unpacking <= (unpacking | unpacks) & ~is_unpacked;
    writing <= (writing | fed) & ~is_written;
    if (!aresetn) begin
      slot_looking <= 0;
      entry_looking <= 0;
      reading <= 0;
      reading_both <= 0;
      unpacking <= 0;
      writing <= 0;
    end
    if (!started) assume (!aresetn);
    // What is not valid is not taken, and what was not asked for is not answered.
    assume (!free_head | (head_ready & head_one_hot == one << head));
    assume (!(told_hit & told_waits));
    assume (!(told_refused & (told_hit | told_waits)));
    // The owner that missed first may be answered with its line.
    assume ((is_answered_slot & ~(slot_looking
        | (told_hit & !fetch_failed ? slot_woken : 0))) == 0);
    assume ((is_answered_entry & ~entry_looking) == 0);
    assume ((is_arriving & ~reading) == 0);
    // Data arrive for the slot that was said a cycle before.
    if (started) assume (is_arriving == arriving);
    // What is dropped is of a first burst, and is read again.
    assume ((slot_drops & ~(reading & ~slot_arrived_once)) == 0);
    assume ((is_unpacked & ~unpacking) == 0);
    assume ((is_written & ~writing) == 0);
  end

  // How the two know of each other.
  function [NUMBER_BITS-1:0] number(input [ALL*NUMBER_BITS-1:0] all, input integer which);
    number = all >> (which * NUMBER_BITS);
  endfunction
  function [ENTRY_BITS-1:0] entry(input [ALL*ENTRY_BITS-1:0] all, input integer which);
    entry = all >> (which * ENTRY_BITS);
  endfunction
  function one_bit(input [ALL-1:0] bits);
    one_bit = (bits & (bits - 1)) == 0;
  endfunction
  function stands(input [ALL-1:0] next, input [ALL-1:0] chosen, input [ALL-1:0] wants);
    stands = ((next | chosen) & ~wants) == 0 & (chosen & ~next) == 0;
  endfunction
  wire [ENTRIES-1:0] alive = entry_busy & ~entry_over;
  wire [ENTRIES-1:0] present = entry_busy & ~ending;
  // Between a first burst and the rest, or before it is known whether there is any, a read goes on.
  wire [SLOTS-1:0] goes_on = slot_busy & data_asked
      & (slot_lacks_rest | slot_reads_again | ~slot_known);
  // The slots that an entry waits for; it does nothing before they have read.
  reg [ENTRIES-1:0] held_up;
  wire [ENTRIES-1:0] has_begun = gone | poisoned | modify_asked | rest_is_there | to_update
      | entry_over | (entry_looks & ~entry_to_look_up);
  integer s;
  integer e;
  integer f;
  // With those of the entry that was taken a cycle ago.
  reg [SLOTS-1:0] claimed;
  reg [SLOTS*ENTRY_BITS-1:0] claimed_by;
  always @* begin
    claimed = slot_claimed;
    claimed_by = slot_behind;
    for (s = 0; s < SLOTS; s = s + 1)
      if (claim & slot_reads[s] & !slot_claimed[s] & number(slot_block, s) == compare_block) begin
        claimed[s] = 1;
        claimed_by[s*ENTRY_BITS +: ENTRY_BITS] = claim_entry;
      end
  end
  // An entry sees the reads before it.
  reg told_in_time;
  // A slot waits behind an entry, or the entry behind the slot, or behind another entry that does.
  reg ordered;
  // A slot is not on both sides of an entry.
  reg one_side;
  // What a slot waits for is closed and of its block; so is what waits for it, and has not begun.
  reg slot_knows_before;
  reg slot_knows_behind;
  // Of two entries of a block one waits, open, for the other, which is closed.
  reg chained;
  reg entry_knows_before;
  reg read_or_write;
  reg one_write;
  always @* begin
    held_up = 0;
    told_in_time = 1;
    ordered = 1;
    one_side = 1;
    slot_knows_before = 1;
    slot_knows_behind = 1;
    chained = 1;
    entry_knows_before = 1;
    read_or_write = 1;
    one_write = 1;
    for (s = 0; s < SLOTS; s = s + 1)
      for (e = 0; e < ENTRIES; e = e + 1) begin : pair
        reg same;
        reg before;
        reg behind;
        reg behind_next;
        same = number(slot_block, s) == number(entry_block, e);
        before = slot_waits[s] & entry(slot_before, s) == e & !(entry_ended & ended_entry == e);
        behind = claimed[s] & entry(claimed_by, s) == e;
        behind_next = claimed[s] & entry(claimed_by, s) == entry(entry_before, e);
        if (slot_reads[s] & slot_claimed[s] & entry(slot_behind, s) == e
            & !reads_before[e]) told_in_time = 0;
        if (slot_reads[s] & behind) held_up[e] = 1;
        if (slot_reads[s] & alive[e] & same & !(before | behind | entry_waits[e] & behind_next))
          ordered = 0;
        if (slot_reads[s] & before & behind) one_side = 0;
        if (slot_busy[s] & before & !(entry_busy[e] & same & !entry_open[e])) slot_knows_before = 0;
        if (slot_reads[s] & behind & !(alive[e] & same & !has_begun[e])) slot_knows_behind = 0;
        if ((reading[s] | goes_on[s]) & writing[e] & same) read_or_write = 0;
      end
    for (e = 0; e < ENTRIES; e = e + 1) begin
      if (entry_busy[e] & entry_waits[e] & !(entry_open[e] & entry(entry_before, e) != e
          & entry_busy[entry(entry_before, e)] & !entry_open[entry(entry_before, e)]
          & number(entry_block, e) == number(entry_block, entry(entry_before, e))))
        entry_knows_before = 0;
      for (f = 0; f < ENTRIES; f = f + 1) begin : others
        reg same;
        same = number(entry_block, e) == number(entry_block, f);
        if (f != e & present[e] & present[f] & same
            & (entry_waits[e] & entry(entry_before, e) == f)
            == (entry_waits[f] & entry(entry_before, f) == e)) chained = 0;
        if (f != e & writing[e] & writing[f] & same) one_write = 0;
        if (reading[SLOTS + f] & writing[e]
            & number(entry_block, f) == number(entry_block, e)) read_or_write = 0;
      end
    end
  end

  // The slots in use, and what was found out about blocks a cycle before.
  reg [SLOT_BITS-1:0] count;
  reg compared;
  always @* begin
    count = 0;
    for (s = 0; s < SLOTS; s = s + 1) count = count + slot_busy[s];
    compared = 1;
    for (e = 0; e < ENTRIES; e = e + 1) begin
      if (entry_busy[e] & meets_beat[e] != (number(entry_block, e) == beat_block_now)) compared = 0;
      if (entry_busy[e] & meets_read[e] != (number(entry_block, e) == read_block_now)) compared = 0;
      if (entry_busy[e] & scrubs_turn
          & !meets_scrub[e] & number(entry_block, e) == scrub_block) compared = 0;
    end
  end

  wire [ENTRY_BITS-1:0] entry_read = marks_read >> WORD_BITS;
  wire [ENTRY_BITS-1:0] entry_joined = marks_joined >> WORD_BITS;
  wire read_stands = entry_busy[entry_read]
      & (entry_open[entry_read] | was_open[entry_read] | settles[entry_read]);
  wire joined_stands = entry_busy[entry_joined] & (entry_open[entry_joined]
      | was_open[entry_joined] | settles[entry_joined] | !settled[entry_joined]);
  wire [ALL-1:0] all_busy = {modify_busy, slot_busy};
  // Those of entries know their metadata, and read all at once.
  wire [ALL-1:0] all_known = {modify_busy, slot_known};
  wire [ALL-1:0] may_ask = {modify_busy, slot_may_ask};
  wire [ALL-1:0] lacks_rest = slot_lacks_rest;
  wire [ALL-1:0] alone_reads = slot_busy & slot_was_alone & data_asked;
  wire [ALL-1:0] both_may = slot_rest_open & ~slot_arrived_once;
  // The slot of a read that is alone and has asked for its first burst.
  wire [SLOTS-1:0] asked_alone = is_alone & alone_asked_first ? one << alone_slot : 0;
  wire [ENTRIES-1:0] modify_reading = reading[SLOTS +: ENTRIES];
  wire [ENTRIES-1:0] modify_unpacking = unpacking[SLOTS +: ENTRIES];
  always @* if (started) begin
    owner_read_or_write: assert (read_or_write);
    owner_one_write: assert (one_write);
    // No slot is asked for twice, so that what the port has room for is never more.
    // But for the rest, behind a first burst that has its own ID.
    owner_asked_once: assert (!aresetn | ((asks & reading & ~alone_reads) == 0
        & (asks & reading_both) == 0));
    owner_written_once: assert (!aresetn | (fed & writing) == 0);
    kept_ordered: assert (ordered);
    kept_one_side: assert (one_side);
    kept_before: assert (slot_knows_before);
    kept_behind: assert (slot_knows_behind);
    kept_chained: assert (chained);
    kept_entry_before: assert (entry_knows_before);
    kept_told_in_time: assert (told_in_time);
    kept_claim: assert (!claim | (entry_busy[claim_entry] & was_open[claim_entry]
        & number(entry_block, claim_entry) == compare_block));
    // Who is next, or was chosen, wants it, and nobody is both.
    kept_places: assert (((next_place | place_behind) & entry_busy) == 0 & one_bit(next_place)
        & one_bit(place_behind) & (next_place & place_behind) == 0
        & has_next_place == |next_place & has_place_behind == |place_behind);
    kept_met: assert ((entry_busy & meets_read) == 0 | may_meet);
    kept_look_next: assert (stands(look_next, entry_looked_up, wants_look_up));
    kept_feed_next: assert (stands(feed_next, fed, wants_feed));
    kept_update_next: assert (stands(update_next, updated, wants_update));
    kept_end_next: assert (stands(end_next, ending, entry_busy & entry_over));
    kept_slot_look_next: assert (stands(slot_look_next, slot_look_told, slot_to_ask));
    kept_unpack_next: assert (stands(unpack_next, unpack_told, to_unpack));
    kept_unpack_early: assert (((unpack_early & ~to_unpack) | (unpack_early & unpack_next)) == 0);
    kept_ask_next: assert (stands(ask_next, ask_told, to_ask_data));
    kept_one_next: assert (one_bit(look_next) & one_bit(entry_looked_up) & one_bit(feed_next)
        & one_bit(fed) & one_bit(update_next) & one_bit(updated) & one_bit(end_next) & one_bit(ending)
        & one_bit(slot_look_next) & one_bit(slot_look_told) & one_bit(unpack_next) & one_bit(unpack_told)
        & one_bit(ask_next) & one_bit(ask_told) & any_entry_ends == |ending & end_is_next == |end_next);
    kept_free: assert (((next_slot | spare_slot) & slot_busy) == 0 & one_bit(next_slot)
        & one_bit(spare_slot) & (next_slot & spare_slot) == 0 & used_slots == count
        & has_next_slot == |next_slot & has_spare_slot == |spare_slot);
    kept_compared: assert (compared);
    // A look-up is asked for, under way, or behind.
    kept_slot_looks: assert ((slot_busy & (slot_to_look_up | slot_parked
            | slot_looking) & slot_known) == 0
        & (slot_busy & slot_to_look_up & (slot_parked | slot_looking)) == 0
        & (slot_busy & slot_parked & slot_looking) == 0 & (slot_looking & ~slot_busy) == 0);
    kept_entry_looks: assert ((entry_busy & entry_looks & (entry_to_look_up | entry_parked
            | entry_looking) & entry_known) == 0
        & (entry_busy & entry_to_look_up & (entry_parked | entry_looking)) == 0
        & (entry_busy & entry_parked & entry_looking) == 0 & (entry_looking & ~entry_busy) == 0
        & (entry_busy & entry_over & (entry_to_look_up | entry_parked | entry_looking)) == 0
        & (entry_busy & ~entry_looks & (entry_to_look_up | entry_parked | entry_looking
            | ~entry_known)) == 0);
    // What is read is not there, and no slot reads that waits for an entry.
    kept_reading: assert ((reading & ~(all_busy & data_asked & ~data_there)) == 0
        & (slot_busy & slot_waits & data_asked) == 0
        & (all_busy & data_asked & ~may_ask) == 0
        & (all_busy & data_there & ~data_asked) == 0);
    kept_both: assert ((reading_both & ~(alone_reads & both_may & reading)) == 0
        & (slot_busy & (slot_arrived_once | slot_rest_open | slot_lacks_rest) & ~data_asked) == 0
        & (slot_busy & (slot_rest_open | slot_lacks_rest) & ~slot_known) == 0
        & (slot_busy & slot_rest_open & slot_lacks_rest) == 0);
    kept_alone: assert ((!is_alone | slot_busy[alone_slot]) & (asked_alone & ~alone_reads) == 0);
    kept_failed: assert ((all_busy & slot_failed & ~data_asked & ~all_known) == 0);
    kept_unpacking: assert ((unpacking & ~(all_busy & data_there & all_known & slot_unpacking
        & ~lacks_rest & ~is_raw & ~is_whole & ~slot_failed)) == 0
        & (all_busy & is_whole & ~slot_unpacking) == 0
        & (all_busy & (is_whole | slot_unpacking)
            & ~(data_there & all_known & ~lacks_rest & ~is_raw)) == 0);
    // An entry does nothing before it is known which of its bytes were written.
    kept_marks: assert ((marks & ~(entry_busy & (entry_open | was_open))) == 0 & one_bit(marks)
        & (!reads_marks | read_stands) & (!joins_marks | joined_stands)
        & (entry_busy & modify_asked & ~settled) == 0
        & (entry_busy & has_begun & (was_open | settles)) == 0);
    // An entry that has begun is closed, and waits for no slot.
    kept_begun: assert ((entry_busy & has_begun & (entry_open | held_up)) == 0);
    kept_writing: assert ((writing & ~(alive & gone & entry_known & ~to_update)) == 0
        & (entry_busy & (gone | poisoned | to_update) & ~entry_known) == 0
        & (entry_busy & (modify_asked | rest_is_there)
            & ~(entry_looks & entry_known & modify_asked & is_partial)) == 0
        & (entry_busy & (gone | poisoned | to_update | entry_over) & entry_known & is_partial
            & ~nothing_to_scrub & ~modify_asked) == 0
        & (entry_busy & nothing_to_scrub & (poisoned | gone | modify_asked)) == 0
        & (entry_busy & to_update & entry_over) == 0
        & (entry_busy & (to_update | is_scrub) & ~entry_looks) == 0);
    kept_rest: assert ((alive & modify_asked & ~modify_busy) == 0
        & (entry_busy & modify_asked & (gone | poisoned | to_update | entry_over)
            & ~rest_is_there) == 0
        & (modify_busy & rest_is_there & ~modify_ready) == 0
        & (modify_busy & modify_corrupt & ~modify_failed) == 0
        & (alive & rest_is_there & modify_corrupt & is_scrub & ~poisoned) == 0
        & (alive & rest_is_there & modify_failed & ~(modify_corrupt & is_scrub)
            & (~entry_failed | poisoned | gone)) == 0);
    // The slot of an entry reads for it, before it goes.
    kept_modify: assert ((modify_busy & ~(entry_busy & modify_asked & entry_known)) == 0
        & ((modify_reading | modify_unpacking) & (rest_is_there | gone | to_update
            | entry_over)) == 0
        & (modify_busy & ~data_asked[SLOTS +: ENTRIES] & (slot_failed[SLOTS +: ENTRIES]
            | rest_is_there | gone | to_update)) == 0);
  end
endmodule
