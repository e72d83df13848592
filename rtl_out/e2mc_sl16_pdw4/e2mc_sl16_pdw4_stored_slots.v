// Two block slots behind an input port: one block is read while the next comes in.
// s_ready is a register; it falls where the next beat would have no slot.
//
// Made by: hdlgen --sl 16 --pdw 4
module e2mc_sl16_pdw4_stored_slots (
  input  wire aclk,
  input  wire aresetn,
  input  wire s_valid,
  input  wire [255:0] s_data,
  input  wire s_last,
  input  wire [1:0] s_user,
  input  wire release0,
  input  wire release1,
  input  wire admit,
  output wire s_ready,
  output wire full0,
  output wire [1023:0] block0,
  output wire full1,
  output wire [1023:0] block1,
  output wire [1:0] metadata0,
  output wire bad0,
  output wire [1:0] metadata1,
  output wire bad1
);

  reg  [2:0] beat_count;
  reg  filling;
  reg  slot0_full;
  reg  slot1_full;
  reg  ready;
  wire take;
  wire block_ends;
  wire next_slot;
  wire n1;
  reg  [255:0] slot0_beat0;
  reg  [255:0] slot0_beat1;
  reg  [255:0] slot0_beat2;
  reg  [255:0] slot0_beat3;
  reg  [255:0] slot1_beat0;
  reg  [255:0] slot1_beat1;
  reg  [255:0] slot1_beat2;
  reg  [255:0] slot1_beat3;
  wire first_beat;
  reg  [1:0] slot0_metadata;
  reg  [1:0] slot1_metadata;
  wire [1:0] n2;
  wire bad_block;
  reg  slot0_bad;
  reg  slot1_bad;

  assign take = s_valid & ready;
  assign block_ends = take & s_last;
  assign next_slot = filling ^ block_ends;
  assign s_ready = ready;
  assign n1 = ~filling;
  assign full0 = slot0_full;
  assign block0 = {slot0_beat3, slot0_beat2, slot0_beat1, slot0_beat0};
  assign full1 = slot1_full;
  assign block1 = {slot1_beat3, slot1_beat2, slot1_beat1, slot1_beat0};
  assign first_beat = take & (beat_count == 3'h0);
  assign n2 = first_beat ? s_user : (filling ? slot1_metadata : slot0_metadata);
  assign bad_block = ~(((n2 == 2'h0) & (beat_count == 3'h0)) | ((n2 == 2'h1) & (beat_count == 3'h1)) | ((n2 == 2'h2) & (beat_count == 3'h2)) | ((n2 == 2'h3) & (beat_count == 3'h3)));
  assign metadata0 = slot0_metadata;
  assign bad0 = slot0_bad;
  assign metadata1 = slot1_metadata;
  assign bad1 = slot1_bad;

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
      slot0_full <= (slot0_full & ~release0) | (block_ends & n1);
      slot1_full <= (slot1_full & ~release1) | (block_ends & filling);
      ready <= (take & ~block_ends) | (~take & (|beat_count)) | ((next_slot ? (~slot1_full | release1) : (~slot0_full | release0)) & admit & ~block_ends);
    end
  end

  always @(posedge aclk) begin
    if (take & n1 & (beat_count == 3'h0)) slot0_beat0 <= s_data;
    if (take & n1 & (beat_count == 3'h1)) slot0_beat1 <= s_data;
    if (take & n1 & (beat_count == 3'h2)) slot0_beat2 <= s_data;
    if (take & n1 & (beat_count == 3'h3)) slot0_beat3 <= s_data;
    if (take & filling & (beat_count == 3'h0)) slot1_beat0 <= s_data;
    if (take & filling & (beat_count == 3'h1)) slot1_beat1 <= s_data;
    if (take & filling & (beat_count == 3'h2)) slot1_beat2 <= s_data;
    if (take & filling & (beat_count == 3'h3)) slot1_beat3 <= s_data;
    if (first_beat & n1) slot0_metadata <= s_user;
    if (first_beat & filling) slot1_metadata <= s_user;
    if (block_ends & n1) slot0_bad <= bad_block;
    if (block_ends & filling) slot1_bad <= bad_block;
  end
endmodule
