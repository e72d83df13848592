// What owner_rules.v assumes of the ports and the commands, which these keep.

// The block of a beat, or of a read, is as it was said to be a cycle before; what is none moves on.
module known_before_rules #(
  parameter NUMBER_BITS = 26
) (
  input wire aclk,
  input wire aresetn,
  input wire offered,
  input wire moves,
  input wire [NUMBER_BITS-1:0] offered_block,
  input wire [NUMBER_BITS-1:0] block_then
);
  reg started = 0;
  reg [NUMBER_BITS-1:0] expected;
  always @(posedge aclk) begin
    started <= 1;
    if (!started) assume (!aresetn);
    expected <= moves ? block_then : offered_block;
    if (started) moves_on: assert (offered | moves);
    if (started & offered) known_before: assert (offered_block == expected);
  end
endmodule

// A slot is freed when it is ready, and decoded as its number says.
module free_head_rules #(
  parameter SLOTS = 2,
  parameter SLOT_BITS = 2
) (
  input wire aclk,
  input wire aresetn,
  input wire [SLOT_BITS-1:0] head,
  input wire [SLOTS-1:0] head_one_hot,
  input wire head_ready,
  input wire free_head
);
  wire [SLOTS-1:0] one = 1;
  reg started = 0;
  always @(posedge aclk) begin
    started <= 1;
    if (!started) assume (!aresetn);
    if (started) free_head_ready: assert (!free_head | (head_ready & head_one_hot == one << head));
  end
endmodule

// The slot whose last data arrive is known a cycle before.
module arrives_rules #(
  parameter SLOT_BITS = 2
) (
  input wire aclk,
  input wire aresetn,
  input wire arrives_soon,
  input wire [SLOT_BITS-1:0] arrives_soon_slot,
  input wire arrives,
  input wire [SLOT_BITS-1:0] arrives_slot
);
  reg started = 0;
  reg soon;
  reg [SLOT_BITS-1:0] soon_slot;
  always @(posedge aclk) begin
    started <= 1;
    if (!started) assume (!aresetn);
    soon <= aresetn & arrives_soon;
    soon_slot <= arrives_soon_slot;
    if (started) arrives_as_said: assert (arrives == soon & (!arrives | arrives_slot == soon_slot));
  end
endmodule

// A block to scrub stays until it is taken; none is taken but where one is valid, or was a cycle
// before.
module scrub_block_rules #(
  parameter NUMBER_BITS = 26
) (
  input wire aclk,
  input wire aresetn,
  input wire scrub_valid,
  input wire scrub_taken,
  input wire [NUMBER_BITS-1:0] scrub_block
);
  reg started = 0;
  reg waits;
  reg was_valid;
  reg [NUMBER_BITS-1:0] before;
  always @(posedge aclk) begin
    started <= 1;
    if (!started) assume (!aresetn);
    waits <= aresetn & scrub_valid & !scrub_taken;
    was_valid <= scrub_valid;
    before <= scrub_block;
    assume (scrub_valid | was_valid | !scrub_taken);
    if (started & waits) scrub_block_stays: assert (scrub_block == before);
  end
endmodule
