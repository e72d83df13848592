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
  wire [255:0] slots_of_2;  // 16 of 16 bits
  wire [127:0] merge0_left_in = {bytes[247:240], bytes[231:224], bytes[215:208], bytes[199:192],
      bytes[183:176], bytes[167:160], bytes[151:144], bytes[135:128], bytes[119:112], bytes[103:96],
      bytes[87:80], bytes[71:64], bytes[55:48], bytes[39:32], bytes[23:16], bytes[7:0]};
  wire [127:0] merge0_right_in = {bytes[255:248], bytes[239:232], bytes[223:216], bytes[207:200],
      bytes[191:184], bytes[175:168], bytes[159:152], bytes[143:136], bytes[127:120],
      bytes[111:104], bytes[95:88], bytes[79:72], bytes[63:56], bytes[47:40], bytes[31:24],
      bytes[15:8]};
  pfor_lanes16_merge0 merge0 [15:0] (
    .left(merge0_left_in), .right(merge0_right_in), .up(ups[79:64]), .whole(slots_of_2)
  );
  wire [255:0] slots_of_4;  // 8 of 32 bits
  wire [127:0] merge1_left_in = {slots_of_2[239:224], slots_of_2[207:192], slots_of_2[175:160],
      slots_of_2[143:128], slots_of_2[111:96], slots_of_2[79:64], slots_of_2[47:32],
      slots_of_2[15:0]};
  wire [127:0] merge1_right_in = {slots_of_2[255:240], slots_of_2[223:208], slots_of_2[191:176],
      slots_of_2[159:144], slots_of_2[127:112], slots_of_2[95:80], slots_of_2[63:48],
      slots_of_2[31:16]};
  pfor_lanes16_merge1 merge1 [7:0] (
    .left(merge1_left_in), .right(merge1_right_in), .up(ups[63:48]), .whole(slots_of_4)
  );
  wire [255:0] slots_of_8;  // 4 of 64 bits
  wire [127:0] merge2_left_in = {slots_of_4[223:192], slots_of_4[159:128], slots_of_4[95:64],
      slots_of_4[31:0]};
  wire [127:0] merge2_right_in = {slots_of_4[255:224], slots_of_4[191:160], slots_of_4[127:96],
      slots_of_4[63:32]};
  pfor_lanes16_merge2 merge2 [3:0] (
    .left(merge2_left_in), .right(merge2_right_in), .up(ups[47:32]), .whole(slots_of_8)
  );
  wire [127:0] merge3_0_whole;
  pfor_lanes16_merge3 merge3_0 (
    .left(slots_of_8[63:0]), .right(slots_of_8[127:64]), .up(ups[23:16]), .whole(merge3_0_whole)
  );
  wire [127:0] merge3_1_whole;
  pfor_lanes16_merge3 merge3_1 (
    .left(slots_of_8[191:128]), .right(slots_of_8[255:192]), .up(ups[31:24]), .whole(merge3_1_whole)
  );
  wire [255:0] slots_of_32;
  pfor_lanes16_merge4 merge4_0 (
    .left(merge3_0_whole), .right(merge3_1_whole), .up(ups[15:0]), .whole(slots_of_32)
  );
  assign slots = slots_of_32;
endmodule
