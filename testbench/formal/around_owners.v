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

// A slot is freed when it is ready.
module free_head_rules (
  input wire aclk,
  input wire aresetn,
  input wire head_ready,
  input wire free_head
);
  reg started = 0;
  always @(posedge aclk) begin
    started <= 1;
    if (!started) assume (!aresetn);
    if (started) free_head_ready: assert (head_ready | !free_head);
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
