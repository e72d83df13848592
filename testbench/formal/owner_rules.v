// A block has one owner: nobody reads it from memory while it is written, and one entry writes it.
//
// It looks at the nets of the unit around the write buffer and the read slots; what else the unit
// has may do anything that this assumes: it answers what it was asked, once. A read counts from when
// the memory port takes it to its last beat, a write from when the entry is sent on to the memory's
// answer, both longer than on the port itself. The block is any one, chosen once.
module owner_rules #(
  parameter NUMBER_BITS = 26,
  parameter SLOTS = 2,
  parameter ENTRIES = 2,
  parameter SLOT_BITS = 2,
  parameter ENTRY_BITS = 1,
  // Bits of a block's number that may be 1.
  parameter [NUMBER_BITS-1:0] BLOCKS = 3
) (
  input wire aclk,
  input wire aresetn,
  input wire [NUMBER_BITS-1:0] read_block,
  input wire [NUMBER_BITS-1:0] beat_block,
  input wire [NUMBER_BITS-1:0] scrub_block,
  input wire head_ready,
  input wire free_head,
  input wire [SLOT_BITS-1:0] head,
  input wire read_look_valid,
  input wire read_look_taken,
  input wire [SLOT_BITS-1:0] read_look_slot,
  input wire slot_answered,
  input wire [SLOT_BITS-1:0] answered_slot,
  input wire answer_hit,
  input wire answer_waits,
  input wire answer_refused,
  input wire write_look_valid,
  input wire write_look_taken,
  input wire [ENTRY_BITS-1:0] write_look_entry,
  input wire entry_answered,
  input wire [ENTRY_BITS-1:0] answered_entry,
  input wire ask_valid,
  input wire ask_taken,
  input wire [SLOT_BITS-1:0] ask_slot,
  input wire [NUMBER_BITS-1:0] ask_block,
  input wire arrives,
  input wire [SLOT_BITS-1:0] arrives_slot,
  input wire unpack_valid,
  input wire unpack_taken,
  input wire [SLOT_BITS-1:0] unpack_slot,
  input wire unpacked,
  input wire [SLOT_BITS-1:0] unpacked_slot,
  input wire feed_valid,
  input wire feed_taken,
  input wire [ENTRY_BITS-1:0] feed_entry,
  input wire update_valid,
  input wire update_taken,
  input wire written,
  input wire [ENTRY_BITS-1:0] written_entry,
  input wire [ENTRY_BITS-1:0] block_entry,
  input wire [NUMBER_BITS-1:0] block_number
);
  localparam NUMBERS = 1 << SLOT_BITS;
  reg started = 0;
  reg [NUMBERS-1:0] slot_looks;
  reg [ENTRIES-1:0] entry_looks;
  reg [NUMBERS-1:0] asked;
  reg [NUMBERS-1:0] unpacking;
  reg [ENTRIES-1:0] writing;
  reg [NUMBERS-1:0] reads_it;
  reg [ENTRIES-1:0] writes_it;
  (* anyconst *) reg [NUMBER_BITS-1:0] any_block;
  wire [NUMBER_BITS-1:0] watched = any_block & BLOCKS;
  wire [NUMBERS-1:0] one_slot = 1;
  wire [ENTRIES-1:0] one_entry = 1;
  always @(posedge aclk) begin
    started <= 1;
    if (!started) assume (!aresetn);
    // What is not valid is not taken, and what was not asked for is not answered.
    assume (head_ready | !free_head);
    assume (read_look_valid | !read_look_taken);
    assume (write_look_valid | !write_look_taken);
    assume (ask_valid | !ask_taken);
    assume (unpack_valid | !unpack_taken);
    assume (feed_valid | !feed_taken);
    assume (update_valid | !update_taken);
    assume (!(answer_hit & answer_waits));
    assume (!(answer_refused & (answer_hit | answer_waits)));
    if (slot_answered) assume (slot_looks[answered_slot]);
    if (entry_answered) assume (entry_looks[answered_entry]);
    if (arrives) assume (asked[arrives_slot]);
    if (unpacked) assume (unpacking[unpacked_slot]);
    if (written) assume (writing[written_entry]);
    // The block of the entry that is sent on.
    assume (block_entry == feed_entry);
    slot_looks <= (slot_looks | (read_look_taken ? one_slot << read_look_slot : 0))
        & ~(slot_answered ? one_slot << answered_slot : 0);
    entry_looks <= (entry_looks | (write_look_taken ? one_entry << write_look_entry : 0))
        & ~(entry_answered ? one_entry << answered_entry : 0);
    asked <= (asked | (ask_taken ? one_slot << ask_slot : 0))
        & ~(arrives ? one_slot << arrives_slot : 0);
    unpacking <= (unpacking | (unpack_taken ? one_slot << unpack_slot : 0))
        & ~(unpacked ? one_slot << unpacked_slot : 0);
    writing <= (writing | (feed_taken ? one_entry << feed_entry : 0))
        & ~(written ? one_entry << written_entry : 0);
    reads_it <= (reads_it | (ask_taken & ask_block == watched ? one_slot << ask_slot : 0))
        & ~(arrives ? one_slot << arrives_slot : 0);
    writes_it <= (writes_it | (feed_taken & block_number == watched ? one_entry << feed_entry : 0))
        & ~(written ? one_entry << written_entry : 0);
    if (!aresetn) begin
      slot_looks <= 0;
      entry_looks <= 0;
      asked <= 0;
      unpacking <= 0;
      writing <= 0;
      reads_it <= 0;
      writes_it <= 0;
    end
    if (started & aresetn) begin
      owner_read_or_write: assert (!(|reads_it & |writes_it));
      owner_one_write: assert ((writes_it & (writes_it - 1)) == 0);
      // No slot is asked for twice, so that what the port has room for is never more.
      owner_asked_once: assert (!(ask_taken & asked[ask_slot]));
      owner_written_once: assert (!(feed_taken & writing[feed_entry]));
    end
  end
endmodule
