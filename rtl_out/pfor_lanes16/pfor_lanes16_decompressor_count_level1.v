// Step 6 of 23 of pfor_lanes16_decompressor_core: counts of exceptions, level 1 of 4.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_count_level1 (
  input  wire [31:0] exceptions,  // 32 bits, from step 5
  output wire [31:0] count_level1  // 16 of 2 bits, from step 6
);
  wire count_level1_0 = exceptions[0] ^ exceptions[1];
  wire count_level1_2 = exceptions[0] & exceptions[1];
  wire count_level1_4 = exceptions[4] ^ exceptions[5];
  wire count_level1_6 = exceptions[4] & exceptions[5];
  wire count_level1_8 = exceptions[8] ^ exceptions[9];
  wire count_level1_10 = exceptions[8] & exceptions[9];
  wire count_level1_12 = exceptions[12] ^ exceptions[13];
  wire count_level1_14 = exceptions[12] & exceptions[13];
  wire count_level1_16 = exceptions[16] ^ exceptions[17];
  wire count_level1_17 = exceptions[16] & exceptions[17];
  wire count_level1_18 = exceptions[20] ^ exceptions[21];
  wire count_level1_19 = exceptions[20] & exceptions[21];
  wire count_level1_20 = exceptions[24] ^ exceptions[25];
  wire count_level1_21 = exceptions[24] & exceptions[25];
  wire count_level1_22 = exceptions[28] ^ exceptions[29];
  wire count_level1_23 = exceptions[28] & exceptions[29];
  wire [2:0] count_level1_1 = {1'h0, exceptions[2] & exceptions[3], exceptions[2] ^ exceptions[3]};
  wire [3:0] count_level1_3 = {2'h0, exceptions[6] & exceptions[7], exceptions[6] ^ exceptions[7]};
  wire [2:0] count_level1_5 = {1'h0, exceptions[10] & exceptions[11], exceptions[10] ^
      exceptions[11]};
  wire [4:0] count_level1_7 = {3'h0, exceptions[14] & exceptions[15], exceptions[14] ^
      exceptions[15]};
  wire [2:0] count_level1_9 = {1'h0, exceptions[18] & exceptions[19], exceptions[18] ^
      exceptions[19]};
  wire [3:0] count_level1_11 = {2'h0, exceptions[22] & exceptions[23], exceptions[22] ^
      exceptions[23]};
  wire [2:0] count_level1_13 = {1'h0, exceptions[26] & exceptions[27], exceptions[26] ^
      exceptions[27]};
  wire [5:0] count_level1_15 = {4'h0, exceptions[30] & exceptions[31], exceptions[30] ^
      exceptions[31]};
  assign count_level1 = {count_level1_15[1:0], count_level1_23, count_level1_22,
      count_level1_13[1:0], count_level1_21, count_level1_20, count_level1_11[1:0], count_level1_19,
      count_level1_18, count_level1_9[1:0], count_level1_17, count_level1_16, count_level1_7[1:0],
      count_level1_14, count_level1_12, count_level1_5[1:0], count_level1_10, count_level1_8,
      count_level1_3[1:0], count_level1_6, count_level1_4, count_level1_1[1:0], count_level1_2,
      count_level1_0};

  // Bits that nothing reads.
  wire unused = &{1'b0, count_level1_1[2], count_level1_3[3:2], count_level1_5[2],
      count_level1_7[4:2], count_level1_9[2], count_level1_11[3:2], count_level1_13[2],
      count_level1_15[5:2]};
endmodule
