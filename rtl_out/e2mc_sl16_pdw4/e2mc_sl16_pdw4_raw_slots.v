// Two block slots behind an input port: one block is read while the next comes in.
// s_ready is a register; it falls where the next beat would have no slot.
//
// Made by: hdlgen --sl 16 --pdw 4
module e2mc_sl16_pdw4_raw_slots (
  input  wire aclk,
  input  wire aresetn,
  input  wire s_valid,
  input  wire [255:0] s_data,
  input  wire s_last,
  input  wire release0,
  input  wire release1,
  input  wire admit,
  output wire s_ready,
  output wire full0,
  output wire [1023:0] block0,
  output wire full1,
  output wire [1023:0] block1
);

  reg  [2:0] beat_count;
  reg  filling;
  reg  slot0_full;
  reg  slot1_full;
  reg  ready;
  wire take;
  wire n1;
  wire block_ends;
  wire next_slot;
  wire n2;
  reg  [255:0] slot0_beat0;
  reg  [255:0] slot0_beat1;
  reg  [255:0] slot0_beat2;
  reg  [255:0] slot0_beat3;
  reg  [255:0] slot1_beat0;
  reg  [255:0] slot1_beat1;
  reg  [255:0] slot1_beat2;
  reg  [255:0] slot1_beat3;

  assign take = s_valid & ready;
  assign n1 = beat_count == 3'h3;
  assign block_ends = take & n1;
  assign next_slot = filling ^ block_ends;
  assign s_ready = ready;
  assign n2 = ~filling;
  assign full0 = slot0_full;
  assign block0 = {slot0_beat3, slot0_beat2, slot0_beat1, slot0_beat0};
  assign full1 = slot1_full;
  assign block1 = {slot1_beat3, slot1_beat2, slot1_beat1, slot1_beat0};

  always @(posedge aclk) begin
    if (!aresetn) begin
      beat_count <= 3'h0;
      filling <= 1'h0;
      slot0_full <= 1'h0;
      slot1_full <= 1'h0;
      ready <= 1'h0;
    end else begin
      if (take) beat_count <= block_ends ? 3'h0 : ((beat_count == 3'h4) ? beat_count : (beat_count + 3'h1));
      if (block_ends) filling <= ~filling;
      slot0_full <= (slot0_full & ~release0) | (block_ends & n2);
      slot1_full <= (slot1_full & ~release1) | (block_ends & filling);
      ready <= (take & ~block_ends) | (~take & (|beat_count)) | ((next_slot ? (~slot1_full | release1) : (~slot0_full | release0)) & admit & ~block_ends);
    end
  end

  always @(posedge aclk) begin
    if (take & n2 & (beat_count == 3'h0)) slot0_beat0 <= s_data;
    if (take & n2 & (beat_count == 3'h1)) slot0_beat1 <= s_data;
    if (take & n2 & (beat_count == 3'h2)) slot0_beat2 <= s_data;
    if (take & n2 & (beat_count == 3'h3)) slot0_beat3 <= s_data;
    if (take & filling & (beat_count == 3'h0)) slot1_beat0 <= s_data;
    if (take & filling & (beat_count == 3'h1)) slot1_beat1 <= s_data;
    if (take & filling & (beat_count == 3'h2)) slot1_beat2 <= s_data;
    if (take & filling & (beat_count == 3'h3)) slot1_beat3 <= s_data;
  end

`ifdef HDLGEN_ASSERTIONS
  always @(posedge aclk) begin
    if (aresetn && !(~take | (n1 == s_last))) begin
      $display("%m: s_axis_tlast is not on the last beat of a block");
      $finish;
    end
  end
`endif

  wire unused = &{1'b0, s_last};
endmodule
