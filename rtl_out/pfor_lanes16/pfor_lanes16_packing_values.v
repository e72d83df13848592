// Step 2 of 5 of pfor_lanes16_packing: lanes of the shortest encoding.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_packing_values (
  input  wire [1:0] beat,  // Number of the enabled cycle in its block
  input  wire [6:0] mode,  // Mode, one-hot
  input  wire flags,  // Flags: references, upper parts of halves, or 8-bit escapes of text
  input  wire [4:0] own_depths,  // From step 1
  input  wire [3:0] own_excesses,  // From step 1
  input  wire [4:0] own_low_bits,  // From step 1
  input  wire is_whole,  // From step 1
  input  wire [7:0] greatest,  // From step 1
  input  wire [159:0] ranks,  // Rank of each byte as text, the first byte's lowest
  input  wire [255:0] taken_lanes,  // From step 1
  output wire [31:0] escapes0,  // 32 bits, from step 2
  output wire [255:0] ranked0,  // 32 of 8 bits, from step 2
  output wire lanes_has_bytes,  // From step 2
  output wire [15:0] plane_masks0_stored,  // From step 2
  output wire [15:0] plane_masks0_top,  // From step 2
  output wire [15:0] upper0,  // From step 2
  output wire [31:0] bases,  // From step 2
  output wire has_exceptions  // From step 2
);
  wire [7:0] bytes0_0 = is_whole ? (greatest - taken_lanes[7:0]) : taken_lanes[7:0];
  wire [7:0] bytes0_1 = is_whole ? (greatest - taken_lanes[15:8]) : taken_lanes[15:8];
  wire [7:0] bytes0_2 = is_whole ? (greatest - taken_lanes[23:16]) : taken_lanes[23:16];
  wire [7:0] bytes0_3 = is_whole ? (greatest - taken_lanes[31:24]) : taken_lanes[31:24];
  wire [7:0] bytes0_4 = is_whole ? (greatest - taken_lanes[39:32]) : taken_lanes[39:32];
  wire [7:0] bytes0_5 = is_whole ? (greatest - taken_lanes[47:40]) : taken_lanes[47:40];
  wire [7:0] bytes0_6 = is_whole ? (greatest - taken_lanes[55:48]) : taken_lanes[55:48];
  wire [7:0] bytes0_7 = is_whole ? (greatest - taken_lanes[63:56]) : taken_lanes[63:56];
  wire [7:0] bytes0_8 = is_whole ? (greatest - taken_lanes[71:64]) : taken_lanes[71:64];
  wire [7:0] bytes0_9 = is_whole ? (greatest - taken_lanes[79:72]) : taken_lanes[79:72];
  wire [7:0] bytes0_10 = is_whole ? (greatest - taken_lanes[87:80]) : taken_lanes[87:80];
  wire [7:0] bytes0_11 = is_whole ? (greatest - taken_lanes[95:88]) : taken_lanes[95:88];
  wire [7:0] bytes0_12 = is_whole ? (greatest - taken_lanes[103:96]) : taken_lanes[103:96];
  wire [7:0] bytes0_13 = is_whole ? (greatest - taken_lanes[111:104]) : taken_lanes[111:104];
  wire [7:0] bytes0_14 = is_whole ? (greatest - taken_lanes[119:112]) : taken_lanes[119:112];
  wire [7:0] bytes0_15 = is_whole ? (greatest - taken_lanes[127:120]) : taken_lanes[127:120];
  wire [7:0] bytes0_16 = is_whole ? (greatest - taken_lanes[135:128]) : taken_lanes[135:128];
  wire [7:0] bytes0_17 = is_whole ? (greatest - taken_lanes[143:136]) : taken_lanes[143:136];
  wire [7:0] bytes0_18 = is_whole ? (greatest - taken_lanes[151:144]) : taken_lanes[151:144];
  wire [7:0] bytes0_19 = is_whole ? (greatest - taken_lanes[159:152]) : taken_lanes[159:152];
  wire [7:0] bytes0_20 = is_whole ? (greatest - taken_lanes[167:160]) : taken_lanes[167:160];
  wire [7:0] bytes0_21 = is_whole ? (greatest - taken_lanes[175:168]) : taken_lanes[175:168];
  wire [7:0] bytes0_22 = is_whole ? (greatest - taken_lanes[183:176]) : taken_lanes[183:176];
  wire [7:0] bytes0_23 = is_whole ? (greatest - taken_lanes[191:184]) : taken_lanes[191:184];
  wire [7:0] bytes0_24 = is_whole ? (greatest - taken_lanes[199:192]) : taken_lanes[199:192];
  wire [7:0] bytes0_25 = is_whole ? (greatest - taken_lanes[207:200]) : taken_lanes[207:200];
  wire [7:0] bytes0_26 = is_whole ? (greatest - taken_lanes[215:208]) : taken_lanes[215:208];
  wire [7:0] bytes0_27 = is_whole ? (greatest - taken_lanes[223:216]) : taken_lanes[223:216];
  wire [7:0] bytes0_28 = is_whole ? (greatest - taken_lanes[231:224]) : taken_lanes[231:224];
  wire [7:0] bytes0_29 = is_whole ? (greatest - taken_lanes[239:232]) : taken_lanes[239:232];
  wire [7:0] bytes0_30 = is_whole ? (greatest - taken_lanes[247:240]) : taken_lanes[247:240];
  wire [7:0] bytes0_31 = is_whole ? (greatest - taken_lanes[255:248]) : taken_lanes[255:248];
  wire escapes0_0 = mode[5] & (&ranks[4:0]);
  wire escapes0_1 = mode[5] & (&ranks[9:5]);
  wire escapes0_2 = mode[5] & (&ranks[14:10]);
  wire escapes0_3 = mode[5] & (&ranks[19:15]);
  wire escapes0_4 = mode[5] & (&ranks[24:20]);
  wire escapes0_5 = mode[5] & (&ranks[29:25]);
  wire escapes0_6 = mode[5] & (&ranks[34:30]);
  wire escapes0_7 = mode[5] & (&ranks[39:35]);
  wire escapes0_8 = mode[5] & (&ranks[44:40]);
  wire escapes0_9 = mode[5] & (&ranks[49:45]);
  wire escapes0_10 = mode[5] & (&ranks[54:50]);
  wire escapes0_11 = mode[5] & (&ranks[59:55]);
  wire escapes0_12 = mode[5] & (&ranks[64:60]);
  wire escapes0_13 = mode[5] & (&ranks[69:65]);
  wire escapes0_14 = mode[5] & (&ranks[74:70]);
  wire escapes0_15 = mode[5] & (&ranks[79:75]);
  wire escapes0_16 = mode[5] & (&ranks[84:80]);
  wire escapes0_17 = mode[5] & (&ranks[89:85]);
  wire escapes0_18 = mode[5] & (&ranks[94:90]);
  wire escapes0_19 = mode[5] & (&ranks[99:95]);
  wire escapes0_20 = mode[5] & (&ranks[104:100]);
  wire escapes0_21 = mode[5] & (&ranks[109:105]);
  wire escapes0_22 = mode[5] & (&ranks[114:110]);
  wire escapes0_23 = mode[5] & (&ranks[119:115]);
  wire escapes0_24 = mode[5] & (&ranks[124:120]);
  wire escapes0_25 = mode[5] & (&ranks[129:125]);
  wire escapes0_26 = mode[5] & (&ranks[134:130]);
  wire escapes0_27 = mode[5] & (&ranks[139:135]);
  wire escapes0_28 = mode[5] & (&ranks[144:140]);
  wire escapes0_29 = mode[5] & (&ranks[149:145]);
  wire escapes0_30 = mode[5] & (&ranks[154:150]);
  wire escapes0_31 = mode[5] & (&ranks[159:155]);
  wire are_ranks0_0 = mode[5] & ~escapes0_0;
  wire are_ranks0_1 = mode[5] & ~escapes0_1;
  wire are_ranks0_2 = mode[5] & ~escapes0_2;
  wire are_ranks0_3 = mode[5] & ~escapes0_3;
  wire are_ranks0_4 = mode[5] & ~escapes0_4;
  wire are_ranks0_5 = mode[5] & ~escapes0_5;
  wire are_ranks0_6 = mode[5] & ~escapes0_6;
  wire are_ranks0_7 = mode[5] & ~escapes0_7;
  wire are_ranks0_8 = mode[5] & ~escapes0_8;
  wire are_ranks0_9 = mode[5] & ~escapes0_9;
  wire are_ranks0_10 = mode[5] & ~escapes0_10;
  wire are_ranks0_11 = mode[5] & ~escapes0_11;
  wire are_ranks0_12 = mode[5] & ~escapes0_12;
  wire are_ranks0_13 = mode[5] & ~escapes0_13;
  wire are_ranks0_14 = mode[5] & ~escapes0_14;
  wire are_ranks0_15 = mode[5] & ~escapes0_15;
  wire are_ranks0_16 = mode[5] & ~escapes0_16;
  wire are_ranks0_17 = mode[5] & ~escapes0_17;
  wire are_ranks0_18 = mode[5] & ~escapes0_18;
  wire are_ranks0_19 = mode[5] & ~escapes0_19;
  wire are_ranks0_20 = mode[5] & ~escapes0_20;
  wire are_ranks0_21 = mode[5] & ~escapes0_21;
  wire are_ranks0_22 = mode[5] & ~escapes0_22;
  wire are_ranks0_23 = mode[5] & ~escapes0_23;
  wire are_ranks0_24 = mode[5] & ~escapes0_24;
  wire are_ranks0_25 = mode[5] & ~escapes0_25;
  wire are_ranks0_26 = mode[5] & ~escapes0_26;
  wire are_ranks0_27 = mode[5] & ~escapes0_27;
  wire are_ranks0_28 = mode[5] & ~escapes0_28;
  wire are_ranks0_29 = mode[5] & ~escapes0_29;
  wire are_ranks0_30 = mode[5] & ~escapes0_30;
  wire are_ranks0_31 = mode[5] & ~escapes0_31;
  wire [7:0] ranked0_0 = are_ranks0_0 ? {3'h0, ranks[4:0]} : bytes0_0;
  wire [7:0] ranked0_1 = are_ranks0_1 ? {3'h0, ranks[9:5]} : bytes0_1;
  wire [7:0] ranked0_2 = are_ranks0_2 ? {3'h0, ranks[14:10]} : bytes0_2;
  wire [7:0] ranked0_3 = are_ranks0_3 ? {3'h0, ranks[19:15]} : bytes0_3;
  wire [7:0] ranked0_4 = are_ranks0_4 ? {3'h0, ranks[24:20]} : bytes0_4;
  wire [7:0] ranked0_5 = are_ranks0_5 ? {3'h0, ranks[29:25]} : bytes0_5;
  wire [7:0] ranked0_6 = are_ranks0_6 ? {3'h0, ranks[34:30]} : bytes0_6;
  wire [7:0] ranked0_7 = are_ranks0_7 ? {3'h0, ranks[39:35]} : bytes0_7;
  wire [7:0] ranked0_8 = are_ranks0_8 ? {3'h0, ranks[44:40]} : bytes0_8;
  wire [7:0] ranked0_9 = are_ranks0_9 ? {3'h0, ranks[49:45]} : bytes0_9;
  wire [7:0] ranked0_10 = are_ranks0_10 ? {3'h0, ranks[54:50]} : bytes0_10;
  wire [7:0] ranked0_11 = are_ranks0_11 ? {3'h0, ranks[59:55]} : bytes0_11;
  wire [7:0] ranked0_12 = are_ranks0_12 ? {3'h0, ranks[64:60]} : bytes0_12;
  wire [7:0] ranked0_13 = are_ranks0_13 ? {3'h0, ranks[69:65]} : bytes0_13;
  wire [7:0] ranked0_14 = are_ranks0_14 ? {3'h0, ranks[74:70]} : bytes0_14;
  wire [7:0] ranked0_15 = are_ranks0_15 ? {3'h0, ranks[79:75]} : bytes0_15;
  wire [7:0] ranked0_16 = are_ranks0_16 ? {3'h0, ranks[84:80]} : bytes0_16;
  wire [7:0] ranked0_17 = are_ranks0_17 ? {3'h0, ranks[89:85]} : bytes0_17;
  wire [7:0] ranked0_18 = are_ranks0_18 ? {3'h0, ranks[94:90]} : bytes0_18;
  wire [7:0] ranked0_19 = are_ranks0_19 ? {3'h0, ranks[99:95]} : bytes0_19;
  wire [7:0] ranked0_20 = are_ranks0_20 ? {3'h0, ranks[104:100]} : bytes0_20;
  wire [7:0] ranked0_21 = are_ranks0_21 ? {3'h0, ranks[109:105]} : bytes0_21;
  wire [7:0] ranked0_22 = are_ranks0_22 ? {3'h0, ranks[114:110]} : bytes0_22;
  wire [7:0] ranked0_23 = are_ranks0_23 ? {3'h0, ranks[119:115]} : bytes0_23;
  wire [7:0] ranked0_24 = are_ranks0_24 ? {3'h0, ranks[124:120]} : bytes0_24;
  wire [7:0] ranked0_25 = are_ranks0_25 ? {3'h0, ranks[129:125]} : bytes0_25;
  wire [7:0] ranked0_26 = are_ranks0_26 ? {3'h0, ranks[134:130]} : bytes0_26;
  wire [7:0] ranked0_27 = are_ranks0_27 ? {3'h0, ranks[139:135]} : bytes0_27;
  wire [7:0] ranked0_28 = are_ranks0_28 ? {3'h0, ranks[144:140]} : bytes0_28;
  wire [7:0] ranked0_29 = are_ranks0_29 ? {3'h0, ranks[149:145]} : bytes0_29;
  wire [7:0] ranked0_30 = are_ranks0_30 ? {3'h0, ranks[154:150]} : bytes0_30;
  wire [7:0] ranked0_31 = are_ranks0_31 ? {3'h0, ranks[159:155]} : bytes0_31;
  wire lanes_has_byte_streams = mode[0];
  wire lanes_has_rotated_streams = mode[6];
  wire lanes_has_text = mode[5];
  assign lanes_has_bytes = lanes_has_byte_streams | lanes_has_rotated_streams | lanes_has_text;
  wire [2:0] lane_kinds = {mode[5], lanes_has_bytes & ~mode[5], ~lanes_has_bytes};
  pfor_lanes16_plane_masks plane_masks0 (
    .depth(own_depths), .kinds(lane_kinds), .stored(plane_masks0_stored), .top(plane_masks0_top)
  );
  wire [5:0] residual_bits0 = {1'h0, own_depths} + {2'h0, own_excesses};
  wire [15:0] lane_upper0 = {(own_low_bits <= 5'hf) & (residual_bits0 > 6'hf),
      (own_low_bits <= 5'he) & (residual_bits0 > 6'he), (own_low_bits <= 5'hd) &
      (residual_bits0 > 6'hd), (own_low_bits <= 5'hc) & (residual_bits0 > 6'hc),
      (own_low_bits <= 5'hb) & (residual_bits0 > 6'hb), (own_low_bits <= 5'ha) &
      (residual_bits0 > 6'ha), (own_low_bits <= 5'h9) & (residual_bits0 > 6'h9),
      (own_low_bits <= 5'h8) & (residual_bits0 > 6'h8), (own_low_bits <= 5'h7) &
      (residual_bits0 > 6'h7), (own_low_bits <= 5'h6) & (residual_bits0 > 6'h6),
      (own_low_bits <= 5'h5) & (residual_bits0 > 6'h5), (own_low_bits <= 5'h4) &
      (residual_bits0 > 6'h4), (own_low_bits <= 5'h3) & (residual_bits0 > 6'h3),
      (own_low_bits <= 5'h2) & (residual_bits0 > 6'h2), (own_low_bits <= 5'h1) &
      (residual_bits0 > 6'h1), ~(|own_low_bits) & (|residual_bits0)};
  wire [31:0] bases0 = {8'h0, {2{mode[3]}}, 20'h0, mode[1] | mode[2] | mode[3] | mode[4], mode[0] |
      mode[1] | mode[2] | mode[3] | mode[4]};
  wire [31:0] bases1 = {18'h0, {2{mode[3]}}, 10'h0, mode[2], mode[0] | mode[2]};
  wire [31:0] bases2 = {8'h0, {2{mode[3]}}, 20'h0, mode[1] | mode[2] | mode[3], mode[0] | mode[1] |
      mode[2] | mode[3]};
  wire [31:0] bases3 = {18'h0, {2{mode[3]}}, 10'h0, mode[2], mode[0] | mode[2]};
  assign escapes0 = {escapes0_31, escapes0_30, escapes0_29, escapes0_28, escapes0_27, escapes0_26,
      escapes0_25, escapes0_24, escapes0_23, escapes0_22, escapes0_21, escapes0_20, escapes0_19,
      escapes0_18, escapes0_17, escapes0_16, escapes0_15, escapes0_14, escapes0_13, escapes0_12,
      escapes0_11, escapes0_10, escapes0_9, escapes0_8, escapes0_7, escapes0_6, escapes0_5,
      escapes0_4, escapes0_3, escapes0_2, escapes0_1, escapes0_0};
  assign ranked0 = {ranked0_31, ranked0_30, ranked0_29, ranked0_28, ranked0_27, ranked0_26,
      ranked0_25, ranked0_24, ranked0_23, ranked0_22, ranked0_21, ranked0_20, ranked0_19,
      ranked0_18, ranked0_17, ranked0_16, ranked0_15, ranked0_14, ranked0_13, ranked0_12,
      ranked0_11, ranked0_10, ranked0_9, ranked0_8, ranked0_7, ranked0_6, ranked0_5, ranked0_4,
      ranked0_3, ranked0_2, ranked0_1, ranked0_0};
  assign upper0 = mode[5] ? {flags, 7'h7f, flags, 7'h7f} :
      (lanes_has_bytes ? {2{lane_upper0[7:0]}} : lane_upper0);
  assign bases = beat[1] ? (beat[0] ? bases3 : bases2) : (beat[0] ? bases1 : bases0);
  assign has_exceptions = |own_excesses;
endmodule
