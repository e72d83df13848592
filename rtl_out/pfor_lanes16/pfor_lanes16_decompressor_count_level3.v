// Step 8 of 23 of pfor_lanes16_decompressor_core: counts of exceptions, level 3 of 4.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_count_level3 (
  input  wire [3:0] exceptions,  // 4 bits, from step 5
  input  wire [7:0] count_level1,  // 4 of 2 bits, from step 6
  input  wire [27:0] count_level2,  // 12 of 1 to 3 bits, the first lowest, from step 7
  output wire [31:0] count_level3  // 16 of 1 to 4 bits, the first lowest, from step 8
);
  wire [2:0] count_level3_low_0 = {1'h0, count_level2[1:0]} + {1'h0, count_level2[5:4]};
  wire [2:0] count_level3_low_1 = {1'h0, count_level2[8:7]} + {1'h0, count_level2[12:11]};
  wire [2:0] count_level3_low_2 = {1'h0, count_level2[15:14]} + {1'h0, count_level2[19:18]};
  wire [2:0] count_level3_low_3 = {1'h0, count_level2[22:21]} + {1'h0, count_level2[26:25]};
  wire count_level3_0 = count_level2[0] + exceptions[0];
  wire [1:0] count_level3_1 = count_level2[1:0] + count_level1[1:0];
  wire count_level3_2 = count_level2[0] + count_level2[3];
  wire count_level3_4 = (count_level2[2] ^ count_level2[6]) | count_level3_low_0[2];
  wire count_level3_5 = count_level2[2] & count_level2[6];
  wire count_level3_6 = count_level2[7] + exceptions[1];
  wire [1:0] count_level3_8 = count_level2[8:7] + count_level1[3:2];
  wire count_level3_9 = count_level2[7] + count_level2[10];
  wire count_level3_10 = count_level2[14] + exceptions[2];
  wire [1:0] count_level3_11 = count_level2[15:14] + count_level1[5:4];
  wire count_level3_12 = count_level2[14] + count_level2[17];
  wire count_level3_14 = (count_level2[16] ^ count_level2[20]) | count_level3_low_2[2];
  wire count_level3_16 = count_level2[16] & count_level2[20];
  wire count_level3_17 = count_level2[21] + exceptions[3];
  wire [1:0] count_level3_18 = count_level2[22:21] + count_level1[7:6];
  wire count_level3_19 = count_level2[21] + count_level2[24];
  wire [4:0] count_level3_7 = {1'h0, count_level2[9] & count_level2[13],
      (count_level2[9] ^ count_level2[13]) | count_level3_low_1[2], count_level3_low_1[1:0]};
  wire [5:0] count_level3_15 = {2'h0, count_level2[23] & count_level2[27],
      (count_level2[23] ^ count_level2[27]) | count_level3_low_3[2], count_level3_low_3[1:0]};
  assign count_level3 = {count_level3_15[3:0], count_level3_19, count_level3_18, count_level3_17,
      count_level3_16, count_level3_14, count_level3_low_2[1:0], count_level3_12, count_level3_11,
      count_level3_10, count_level3_7[3:0], count_level3_9, count_level3_8, count_level3_6,
      count_level3_5, count_level3_4, count_level3_low_0[1:0], count_level3_2, count_level3_1,
      count_level3_0};

  // Bits that nothing reads.
  wire unused = &{1'b0, count_level3_7[4], count_level3_15[5:4]};
endmodule
