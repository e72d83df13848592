// Step 9 of 23 of pfor_lanes16_decompressor_core: counts of exceptions, level 4 of 4.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_count_level4 (
  input  wire [1:0] exceptions,  // 2 bits, from step 5
  input  wire [3:0] count_level1,  // 2 of 2 bits, from step 6
  input  wire [7:0] count_level2,  // 4 of 1 to 3 bits, the first lowest, from step 7
  input  wire [23:0] count_level3,  // 10 of 1 to 4 bits, the first lowest, from step 8
  output wire [31:0] count_level4  // 16 of 1 to 5 bits, the first lowest, from step 9
);
  wire [3:0] count_level4_low_0 = {1'h0, count_level3[2:0]} + {1'h0, count_level3[10:8]};
  wire [3:0] count_level4_low_1 = {1'h0, count_level3[14:12]} + {1'h0, count_level3[22:20]};
  wire count_level4_0 = count_level3[0] + exceptions[0];
  wire [1:0] count_level4_1 = count_level3[1:0] + count_level1[1:0];
  wire count_level4_2 = count_level3[0] + count_level2[0];
  wire [2:0] count_level4_3 = count_level3[2:0] + count_level2[3:1];
  wire count_level4_4 = count_level3[0] + count_level3[4];
  wire [1:0] count_level4_5 = count_level3[1:0] + count_level3[6:5];
  wire count_level4_6 = count_level3[0] + count_level3[7];
  wire count_level4_8 = (count_level3[3] ^ count_level3[11]) | count_level4_low_0[3];
  wire count_level4_9 = count_level3[3] & count_level3[11];
  wire count_level4_10 = count_level3[12] + exceptions[1];
  wire [1:0] count_level4_11 = count_level3[13:12] + count_level1[3:2];
  wire count_level4_12 = count_level3[12] + count_level2[4];
  wire [2:0] count_level4_13 = count_level3[14:12] + count_level2[7:5];
  wire count_level4_14 = count_level3[12] + count_level3[16];
  wire [1:0] count_level4_16 = count_level3[13:12] + count_level3[18:17];
  wire count_level4_17 = count_level3[12] + count_level3[19];
  wire [5:0] count_level4_15 = {1'h0, count_level3[15] & count_level3[23],
      (count_level3[15] ^ count_level3[23]) | count_level4_low_1[3], count_level4_low_1[2:0]};
  assign count_level4 = {count_level4_15[4:0], count_level4_17, count_level4_16, count_level4_14,
      count_level4_13, count_level4_12, count_level4_11, count_level4_10, count_level4_9,
      count_level4_8, count_level4_low_0[2:0], count_level4_6, count_level4_5, count_level4_4,
      count_level4_3, count_level4_2, count_level4_1, count_level4_0};

  // Bits that nothing reads.
  wire unused = &{1'b0, count_level4_15[5]};
endmodule
