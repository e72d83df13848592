// Moves a quarter's exceptions to adjacent slots: each level merges those of two runs of lanes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_compaction (
  input  wire [255:0] bytes,  // Exceptions in their lanes, zero in lanes that have none
  // Directions of units in each level of the network, the last level lowest
  input  wire [79:0] ups,
  output wire [255:0] slots  // Exceptions in adjacent slots, zero past the last one
);
  wire [15:0] merge0_0_whole;
  pfor_lanes16_merge0 merge0_0 (
    .left(bytes[7:0]), .right(bytes[15:8]), .up(ups[64]), .whole(merge0_0_whole)
  );
  wire [15:0] merge0_1_whole;
  pfor_lanes16_merge0 merge0_1 (
    .left(bytes[23:16]), .right(bytes[31:24]), .up(ups[65]), .whole(merge0_1_whole)
  );
  wire [15:0] merge0_2_whole;
  pfor_lanes16_merge0 merge0_2 (
    .left(bytes[39:32]), .right(bytes[47:40]), .up(ups[66]), .whole(merge0_2_whole)
  );
  wire [15:0] merge0_3_whole;
  pfor_lanes16_merge0 merge0_3 (
    .left(bytes[55:48]), .right(bytes[63:56]), .up(ups[67]), .whole(merge0_3_whole)
  );
  wire [15:0] merge0_4_whole;
  pfor_lanes16_merge0 merge0_4 (
    .left(bytes[71:64]), .right(bytes[79:72]), .up(ups[68]), .whole(merge0_4_whole)
  );
  wire [15:0] merge0_5_whole;
  pfor_lanes16_merge0 merge0_5 (
    .left(bytes[87:80]), .right(bytes[95:88]), .up(ups[69]), .whole(merge0_5_whole)
  );
  wire [15:0] merge0_6_whole;
  pfor_lanes16_merge0 merge0_6 (
    .left(bytes[103:96]), .right(bytes[111:104]), .up(ups[70]), .whole(merge0_6_whole)
  );
  wire [15:0] merge0_7_whole;
  pfor_lanes16_merge0 merge0_7 (
    .left(bytes[119:112]), .right(bytes[127:120]), .up(ups[71]), .whole(merge0_7_whole)
  );
  wire [15:0] merge0_8_whole;
  pfor_lanes16_merge0 merge0_8 (
    .left(bytes[135:128]), .right(bytes[143:136]), .up(ups[72]), .whole(merge0_8_whole)
  );
  wire [15:0] merge0_9_whole;
  pfor_lanes16_merge0 merge0_9 (
    .left(bytes[151:144]), .right(bytes[159:152]), .up(ups[73]), .whole(merge0_9_whole)
  );
  wire [15:0] merge0_10_whole;
  pfor_lanes16_merge0 merge0_10 (
    .left(bytes[167:160]), .right(bytes[175:168]), .up(ups[74]), .whole(merge0_10_whole)
  );
  wire [15:0] merge0_11_whole;
  pfor_lanes16_merge0 merge0_11 (
    .left(bytes[183:176]), .right(bytes[191:184]), .up(ups[75]), .whole(merge0_11_whole)
  );
  wire [15:0] merge0_12_whole;
  pfor_lanes16_merge0 merge0_12 (
    .left(bytes[199:192]), .right(bytes[207:200]), .up(ups[76]), .whole(merge0_12_whole)
  );
  wire [15:0] merge0_13_whole;
  pfor_lanes16_merge0 merge0_13 (
    .left(bytes[215:208]), .right(bytes[223:216]), .up(ups[77]), .whole(merge0_13_whole)
  );
  wire [15:0] merge0_14_whole;
  pfor_lanes16_merge0 merge0_14 (
    .left(bytes[231:224]), .right(bytes[239:232]), .up(ups[78]), .whole(merge0_14_whole)
  );
  wire [15:0] merge0_15_whole;
  pfor_lanes16_merge0 merge0_15 (
    .left(bytes[247:240]), .right(bytes[255:248]), .up(ups[79]), .whole(merge0_15_whole)
  );
  wire [31:0] merge1_0_whole;
  pfor_lanes16_merge1 merge1_0 (
    .left(merge0_0_whole), .right(merge0_1_whole), .up(ups[49:48]), .whole(merge1_0_whole)
  );
  wire [31:0] merge1_1_whole;
  pfor_lanes16_merge1 merge1_1 (
    .left(merge0_2_whole), .right(merge0_3_whole), .up(ups[51:50]), .whole(merge1_1_whole)
  );
  wire [31:0] merge1_2_whole;
  pfor_lanes16_merge1 merge1_2 (
    .left(merge0_4_whole), .right(merge0_5_whole), .up(ups[53:52]), .whole(merge1_2_whole)
  );
  wire [31:0] merge1_3_whole;
  pfor_lanes16_merge1 merge1_3 (
    .left(merge0_6_whole), .right(merge0_7_whole), .up(ups[55:54]), .whole(merge1_3_whole)
  );
  wire [31:0] merge1_4_whole;
  pfor_lanes16_merge1 merge1_4 (
    .left(merge0_8_whole), .right(merge0_9_whole), .up(ups[57:56]), .whole(merge1_4_whole)
  );
  wire [31:0] merge1_5_whole;
  pfor_lanes16_merge1 merge1_5 (
    .left(merge0_10_whole), .right(merge0_11_whole), .up(ups[59:58]), .whole(merge1_5_whole)
  );
  wire [31:0] merge1_6_whole;
  pfor_lanes16_merge1 merge1_6 (
    .left(merge0_12_whole), .right(merge0_13_whole), .up(ups[61:60]), .whole(merge1_6_whole)
  );
  wire [31:0] merge1_7_whole;
  pfor_lanes16_merge1 merge1_7 (
    .left(merge0_14_whole), .right(merge0_15_whole), .up(ups[63:62]), .whole(merge1_7_whole)
  );
  wire [63:0] merge2_0_whole;
  pfor_lanes16_merge2 merge2_0 (
    .left(merge1_0_whole), .right(merge1_1_whole), .up(ups[35:32]), .whole(merge2_0_whole)
  );
  wire [63:0] merge2_1_whole;
  pfor_lanes16_merge2 merge2_1 (
    .left(merge1_2_whole), .right(merge1_3_whole), .up(ups[39:36]), .whole(merge2_1_whole)
  );
  wire [63:0] merge2_2_whole;
  pfor_lanes16_merge2 merge2_2 (
    .left(merge1_4_whole), .right(merge1_5_whole), .up(ups[43:40]), .whole(merge2_2_whole)
  );
  wire [63:0] merge2_3_whole;
  pfor_lanes16_merge2 merge2_3 (
    .left(merge1_6_whole), .right(merge1_7_whole), .up(ups[47:44]), .whole(merge2_3_whole)
  );
  wire [127:0] merge3_0_whole;
  pfor_lanes16_merge3 merge3_0 (
    .left(merge2_0_whole), .right(merge2_1_whole), .up(ups[23:16]), .whole(merge3_0_whole)
  );
  wire [127:0] merge3_1_whole;
  pfor_lanes16_merge3 merge3_1 (
    .left(merge2_2_whole), .right(merge2_3_whole), .up(ups[31:24]), .whole(merge3_1_whole)
  );
  wire [255:0] slots_of_32;
  pfor_lanes16_merge4 merge4_0 (
    .left(merge3_0_whole), .right(merge3_1_whole), .up(ups[15:0]), .whole(slots_of_32)
  );
  assign slots = slots_of_32;
endmodule
