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
  wire n2;
  wire [2:0] n3;
  wire [2:0] n4;
  wire [2:0] n5;
  wire n6;
  wire n7;
  wire n8;
  wire n9;
  wire n10;
  wire n11;
  wire n12;
  wire next_slot;
  wire n13;
  wire n14;
  wire n15;
  wire n16;
  wire n17;
  wire n18;
  wire n19;
  wire n20;
  wire n21;
  wire n22;
  wire n23;
  wire n24;
  wire n25;
  wire n26;
  reg  [255:0] slot0_beat0;
  reg  [255:0] slot0_beat1;
  reg  [255:0] slot0_beat2;
  reg  [255:0] slot0_beat3;
  wire n27;
  wire n28;
  wire n29;
  wire n30;
  reg  [255:0] slot1_beat0;
  reg  [255:0] slot1_beat1;
  reg  [255:0] slot1_beat2;
  reg  [255:0] slot1_beat3;

  assign take = s_valid & ready;
  assign n1 = beat_count == 3'h3;
  assign block_ends = take & n1;
  assign n2 = beat_count == 3'h4;
  assign n3 = beat_count + 3'h1;
  assign n4 = n2 ? beat_count : n3;
  assign n5 = block_ends ? 3'h0 : n4;
  assign n6 = ~filling;
  assign n7 = ~block_ends;
  assign n8 = take & n7;
  assign n9 = ~take;
  assign n10 = |beat_count;
  assign n11 = n9 & n10;
  assign n12 = n8 | n11;
  assign next_slot = filling ^ block_ends;
  assign n13 = ~slot1_full;
  assign n14 = n13 | release1;
  assign n15 = ~slot0_full;
  assign n16 = n15 | release0;
  assign n17 = next_slot ? n14 : n16;
  assign n18 = n17 & admit;
  assign n19 = ~block_ends;
  assign n20 = n18 & n19;
  assign n21 = n12 | n20;
  assign s_ready = ready;
  assign n22 = ~filling;
  assign n23 = ~release0;
  assign n24 = slot0_full & n23;
  assign n25 = block_ends & n22;
  assign n26 = n24 | n25;
  assign full0 = slot0_full;
  assign block0 = {slot0_beat3, slot0_beat2, slot0_beat1, slot0_beat0};
  assign n27 = ~release1;
  assign n28 = slot1_full & n27;
  assign n29 = block_ends & filling;
  assign n30 = n28 | n29;
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
      if (take) beat_count <= n5;
      if (block_ends) filling <= n6;
      slot0_full <= n26;
      slot1_full <= n30;
      ready <= n21;
    end
  end

  always @(posedge aclk) begin
    if ((take & n22) & (beat_count == 3'h0)) slot0_beat0 <= s_data;
    if ((take & n22) & (beat_count == 3'h1)) slot0_beat1 <= s_data;
    if ((take & n22) & (beat_count == 3'h2)) slot0_beat2 <= s_data;
    if ((take & n22) & (beat_count == 3'h3)) slot0_beat3 <= s_data;
    if ((take & filling) & (beat_count == 3'h0)) slot1_beat0 <= s_data;
    if ((take & filling) & (beat_count == 3'h1)) slot1_beat1 <= s_data;
    if ((take & filling) & (beat_count == 3'h2)) slot1_beat2 <= s_data;
    if ((take & filling) & (beat_count == 3'h3)) slot1_beat3 <= s_data;
  end

`ifdef HDLGEN_ASSERTIONS
  always @(posedge aclk) begin
    if (aresetn && !((~take) | (n1 == s_last))) begin
      $display("%m: s_axis_tlast is not on the last beat of a block");
      $finish;
    end
  end
`endif

  wire unused = &{1'b0, s_last};
endmodule
