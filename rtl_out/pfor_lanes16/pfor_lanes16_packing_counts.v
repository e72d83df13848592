// Step 4 of 5 of pfor_lanes16_packing: counts of exceptions in each half of a quarter.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_packing_counts (
  input  wire [11:0] count0_level1,  // 6 of 2 bits, from step 3
  input  wire [29:0] count0_level2,  // 14 of 1 to 3 bits, the first lowest, from step 3
  input  wire [5:0] are_exceptions0,  // 6 bits, from step 3
  output wire [15:0] count0_level3,  // 8 of 1 to 4 bits, the first lowest, from step 4
  output wire [31:0] count0_level4  // 16 of 1 to 5 bits, the first lowest, from step 4
);
  wire [2:0] count0_level3_low_0 = {1'h0, count0_level2[1:0]} + {1'h0, count0_level2[5:4]};
  wire [2:0] count0_level3_low_1 = {1'h0, count0_level2[9:8]} + {1'h0, count0_level2[13:12]};
  wire [2:0] count0_level3_low_2 = {1'h0, count0_level2[16:15]} + {1'h0, count0_level2[20:19]};
  wire [2:0] count0_level3_low_3 = {1'h0, count0_level2[24:23]} + {1'h0, count0_level2[28:27]};
  wire count0_level3_0 = count0_level2[0] + are_exceptions0[0];
  wire [1:0] count0_level3_1 = count0_level2[1:0] + count0_level1[1:0];
  wire count0_level3_2 = count0_level2[0] + count0_level2[3];
  wire count0_level3_8 = (count0_level2[2] ^ count0_level2[6]) | count0_level3_low_0[2];
  wire count0_level3_9 = count0_level2[2] & count0_level2[6];
  wire count0_level3_4 = count0_level2[8] + are_exceptions0[2];
  wire [1:0] count0_level3_5 = count0_level2[9:8] + count0_level1[5:4];
  wire count0_level3_6 = count0_level2[8] + count0_level2[11];
  wire count0_level3_10 = count0_level2[15] + are_exceptions0[3];
  wire [1:0] count0_level3_11 = count0_level2[16:15] + count0_level1[7:6];
  wire count0_level3_16 = count0_level2[15] + count0_level2[18];
  wire count0_level3_17 = (count0_level2[17] ^ count0_level2[21]) | count0_level3_low_2[2];
  wire count0_level3_18 = count0_level2[17] & count0_level2[21];
  wire count0_level3_12 = count0_level2[23] + are_exceptions0[5];
  wire [1:0] count0_level3_13 = count0_level2[24:23] + count0_level1[11:10];
  wire count0_level3_14 = count0_level2[23] + count0_level2[26];
  wire [4:0] count0_level3_7 = {1'h0, count0_level2[10] & count0_level2[14],
      (count0_level2[10] ^ count0_level2[14]) | count0_level3_low_1[2], count0_level3_low_1[1:0]};
  wire [5:0] count0_level3_15 = {2'h0, count0_level2[25] & count0_level2[29],
      (count0_level2[25] ^ count0_level2[29]) | count0_level3_low_3[2], count0_level3_low_3[1:0]};
  wire [3:0] count0_level4_low_0 = {1'h0, count0_level3_8, count0_level3_low_0[1:0]} +
      {1'h0, count0_level3_7[2:0]};
  wire [3:0] count0_level4_low_1 = {1'h0, count0_level3_17, count0_level3_low_2[1:0]} +
      {1'h0, count0_level3_15[2:0]};
  wire count0_level4_0 = count0_level3_low_0[0] + are_exceptions0[1];
  wire [1:0] count0_level4_1 = count0_level3_low_0[1:0] + count0_level1[3:2];
  wire count0_level4_2 = count0_level3_low_0[0] + count0_level2[7];
  wire [2:0] count0_level4_3 = {count0_level3_8, count0_level3_low_0[1:0]} + count0_level2[10:8];
  wire count0_level4_4 = count0_level3_low_0[0] + count0_level3_4;
  wire [1:0] count0_level4_5 = count0_level3_low_0[1:0] + count0_level3_5;
  wire count0_level4_6 = count0_level3_low_0[0] + count0_level3_6;
  wire count0_level4_8 = (count0_level3_9 ^ count0_level3_7[3]) | count0_level4_low_0[3];
  wire count0_level4_9 = count0_level3_9 & count0_level3_7[3];
  wire count0_level4_10 = count0_level3_low_2[0] + are_exceptions0[4];
  wire [1:0] count0_level4_11 = count0_level3_low_2[1:0] + count0_level1[9:8];
  wire count0_level4_12 = count0_level3_low_2[0] + count0_level2[22];
  wire [2:0] count0_level4_13 = {count0_level3_17, count0_level3_low_2[1:0]} + count0_level2[25:23];
  wire count0_level4_14 = count0_level3_low_2[0] + count0_level3_12;
  wire [1:0] count0_level4_16 = count0_level3_low_2[1:0] + count0_level3_13;
  wire count0_level4_17 = count0_level3_low_2[0] + count0_level3_14;
  wire [5:0] count0_level4_15 = {1'h0, count0_level3_18 & count0_level3_15[3],
      (count0_level3_18 ^ count0_level3_15[3]) | count0_level4_low_1[3], count0_level4_low_1[2:0]};
  assign count0_level3 = {count0_level3_18, count0_level3_17, count0_level3_low_2[1:0],
      count0_level3_16, count0_level3_11, count0_level3_10, count0_level3_9, count0_level3_8,
      count0_level3_low_0[1:0], count0_level3_2, count0_level3_1, count0_level3_0};
  assign count0_level4 = {count0_level4_15[4:0], count0_level4_17, count0_level4_16,
      count0_level4_14, count0_level4_13, count0_level4_12, count0_level4_11, count0_level4_10,
      count0_level4_9, count0_level4_8, count0_level4_low_0[2:0], count0_level4_6, count0_level4_5,
      count0_level4_4, count0_level4_3, count0_level4_2, count0_level4_1, count0_level4_0};

  // Bits that nothing reads.
  wire unused = &{1'b0, count0_level3_7[4], count0_level3_15[5:4], count0_level4_15[5]};
endmodule
