// Step 3 of 5 of pfor_lanes16_packing: flags of exceptions.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_packing_exceptions (
  input  wire [31:0] escapes0,  // 32 bits, from step 2
  input  wire [255:0] ranked0,  // 32 of 8 bits, from step 2
  input  wire lanes_has_bytes,  // From step 2
  input  wire [15:0] plane_masks0_stored,  // From step 2
  input  wire [15:0] plane_masks0_top,  // From step 2
  input  wire [31:0] bases,  // From step 2
  input  wire has_exceptions,  // From step 2
  output wire [15:0] count0_level1,  // 8 of 2 bits, from step 3
  output wire [31:0] count0_level2,  // 16 of 1 to 3 bits, the first lowest, from step 3
  output wire [31:0] are_exceptions0  // From step 3
);
  wire [31:0] flag_exceptions0_flags;
  pfor_lanes16_flag_exceptions flag_exceptions0 (
    .residuals(ranked0), .held(plane_masks0_stored), .top(plane_masks0_top),
    .bytes(lanes_has_bytes), .has(has_exceptions), .bases(bases), .flags(flag_exceptions0_flags)
  );
  assign are_exceptions0 = flag_exceptions0_flags | escapes0;
  wire count0_level1_0 = are_exceptions0[0] ^ are_exceptions0[1];
  wire count0_level1_2 = are_exceptions0[0] & are_exceptions0[1];
  wire count0_level1_4 = are_exceptions0[4] ^ are_exceptions0[5];
  wire count0_level1_6 = are_exceptions0[4] & are_exceptions0[5];
  wire count0_level1_8 = are_exceptions0[8] ^ are_exceptions0[9];
  wire count0_level1_10 = are_exceptions0[8] & are_exceptions0[9];
  wire count0_level1_12 = are_exceptions0[12] ^ are_exceptions0[13];
  wire count0_level1_14 = are_exceptions0[12] & are_exceptions0[13];
  wire count0_level1_16 = are_exceptions0[16] ^ are_exceptions0[17];
  wire count0_level1_17 = are_exceptions0[16] & are_exceptions0[17];
  wire count0_level1_18 = are_exceptions0[20] ^ are_exceptions0[21];
  wire count0_level1_19 = are_exceptions0[20] & are_exceptions0[21];
  wire count0_level1_20 = are_exceptions0[24] ^ are_exceptions0[25];
  wire count0_level1_21 = are_exceptions0[24] & are_exceptions0[25];
  wire count0_level1_22 = are_exceptions0[28] ^ are_exceptions0[29];
  wire count0_level1_23 = are_exceptions0[28] & are_exceptions0[29];
  wire [2:0] count0_level1_1 = {1'h0, are_exceptions0[2] & are_exceptions0[3], are_exceptions0[2] ^
      are_exceptions0[3]};
  wire [3:0] count0_level1_3 = {2'h0, are_exceptions0[6] & are_exceptions0[7], are_exceptions0[6] ^
      are_exceptions0[7]};
  wire [2:0] count0_level1_5 = {1'h0, are_exceptions0[10] & are_exceptions0[11],
      are_exceptions0[10] ^ are_exceptions0[11]};
  wire [4:0] count0_level1_7 = {3'h0, are_exceptions0[14] & are_exceptions0[15],
      are_exceptions0[14] ^ are_exceptions0[15]};
  wire [2:0] count0_level1_9 = {1'h0, are_exceptions0[18] & are_exceptions0[19],
      are_exceptions0[18] ^ are_exceptions0[19]};
  wire [3:0] count0_level1_11 = {2'h0, are_exceptions0[22] & are_exceptions0[23],
      are_exceptions0[22] ^ are_exceptions0[23]};
  wire [2:0] count0_level1_13 = {1'h0, are_exceptions0[26] & are_exceptions0[27],
      are_exceptions0[26] ^ are_exceptions0[27]};
  wire [5:0] count0_level1_15 = {4'h0, are_exceptions0[30] & are_exceptions0[31],
      are_exceptions0[30] ^ are_exceptions0[31]};
  wire [1:0] count0_level2_low_0 = {1'h0, count0_level1_0} + {1'h0, count0_level1_1[0]};
  wire [1:0] count0_level2_low_1 = {1'h0, count0_level1_4} + {1'h0, count0_level1_3[0]};
  wire [1:0] count0_level2_low_2 = {1'h0, count0_level1_8} + {1'h0, count0_level1_5[0]};
  wire [1:0] count0_level2_low_3 = {1'h0, count0_level1_12} + {1'h0, count0_level1_7[0]};
  wire [1:0] count0_level2_low_4 = {1'h0, count0_level1_16} + {1'h0, count0_level1_9[0]};
  wire [1:0] count0_level2_low_5 = {1'h0, count0_level1_18} + {1'h0, count0_level1_11[0]};
  wire [1:0] count0_level2_low_6 = {1'h0, count0_level1_20} + {1'h0, count0_level1_13[0]};
  wire [1:0] count0_level2_low_7 = {1'h0, count0_level1_22} + {1'h0, count0_level1_15[0]};
  wire count0_level2_0 = count0_level1_0 + are_exceptions0[2];
  wire count0_level2_2 = (count0_level1_2 ^ count0_level1_1[1]) | count0_level2_low_0[1];
  wire count0_level2_4 = count0_level1_2 & count0_level1_1[1];
  wire count0_level2_5 = count0_level1_4 + are_exceptions0[6];
  wire count0_level2_6 = count0_level1_8 + are_exceptions0[10];
  wire count0_level2_8 = (count0_level1_10 ^ count0_level1_5[1]) | count0_level2_low_2[1];
  wire count0_level2_9 = count0_level1_10 & count0_level1_5[1];
  wire count0_level2_10 = count0_level1_12 + are_exceptions0[14];
  wire count0_level2_12 = count0_level1_16 + are_exceptions0[18];
  wire count0_level2_14 = (count0_level1_17 ^ count0_level1_9[1]) | count0_level2_low_4[1];
  wire count0_level2_16 = count0_level1_17 & count0_level1_9[1];
  wire count0_level2_17 = count0_level1_18 + are_exceptions0[22];
  wire count0_level2_18 = count0_level1_20 + are_exceptions0[26];
  wire count0_level2_20 = (count0_level1_21 ^ count0_level1_13[1]) | count0_level2_low_6[1];
  wire count0_level2_21 = count0_level1_21 & count0_level1_13[1];
  wire count0_level2_22 = count0_level1_22 + are_exceptions0[30];
  wire [3:0] count0_level2_3 = {1'h0, count0_level1_6 & count0_level1_3[1],
      (count0_level1_6 ^ count0_level1_3[1]) | count0_level2_low_1[1], count0_level2_low_1[0]};
  wire [4:0] count0_level2_7 = {2'h0, count0_level1_14 & count0_level1_7[1],
      (count0_level1_14 ^ count0_level1_7[1]) | count0_level2_low_3[1], count0_level2_low_3[0]};
  wire [3:0] count0_level2_11 = {1'h0, count0_level1_19 & count0_level1_11[1],
      (count0_level1_19 ^ count0_level1_11[1]) | count0_level2_low_5[1], count0_level2_low_5[0]};
  wire [5:0] count0_level2_15 = {3'h0, count0_level1_23 & count0_level1_15[1],
      (count0_level1_23 ^ count0_level1_15[1]) | count0_level2_low_7[1], count0_level2_low_7[0]};
  assign count0_level1 = {count0_level1_23, count0_level1_22, count0_level1_21, count0_level1_20,
      count0_level1_19, count0_level1_18, count0_level1_17, count0_level1_16, count0_level1_14,
      count0_level1_12, count0_level1_10, count0_level1_8, count0_level1_6, count0_level1_4,
      count0_level1_2, count0_level1_0};
  assign count0_level2 = {count0_level2_15[2:0], count0_level2_22, count0_level2_21,
      count0_level2_20, count0_level2_low_6[0], count0_level2_18, count0_level2_11[2:0],
      count0_level2_17, count0_level2_16, count0_level2_14, count0_level2_low_4[0],
      count0_level2_12, count0_level2_7[2:0], count0_level2_10, count0_level2_9, count0_level2_8,
      count0_level2_low_2[0], count0_level2_6, count0_level2_3[2:0], count0_level2_5,
      count0_level2_4, count0_level2_2, count0_level2_low_0[0], count0_level2_0};

  // Bits that nothing reads.
  wire unused = &{1'b0, count0_level1_1[2], count0_level1_3[3:2], count0_level1_5[2],
      count0_level1_7[4:2], count0_level1_9[2], count0_level1_11[3:2], count0_level1_13[2],
      count0_level1_15[5:2], count0_level2_3[3], count0_level2_7[4:3], count0_level2_11[3],
      count0_level2_15[5:3]};
endmodule
