// Step 4 of 13 of bpc_opt_lanes32_compressor_core: starting positions, level 2 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_sum_level2 (
  input  wire starts0_high_0,  // From step 3
  input  wire [157:0] starts1_low,  // From step 3
  input  wire [15:0] starts1_carries,  // From step 3
  output wire [33:0] starts1_high,  // 16 of 2 to 4 bits, the first lowest, from step 4
  output wire [157:0] starts2_low_out,  // From step 4
  output wire [15:0] starts2_carries  // From step 4
);
  wire [4:0] starts1_high_sums_0 = {3'h0, starts0_high_0, starts1_carries[0]} +
      {4'h0, starts1_carries[0]};
  wire [2:0] starts1_high_sums_1 = {2'h0, starts1_carries[1]} + {2'h0, starts1_carries[1]};
  wire [2:0] starts1_high_sums_2 = {2'h0, starts1_carries[2]} + {2'h0, starts1_carries[2]};
  wire [2:0] starts1_high_sums_3 = {2'h0, starts1_carries[3]} + {2'h0, starts1_carries[3]};
  wire [2:0] starts1_high_sums_4 = {2'h0, starts1_carries[4]} + {2'h0, starts1_carries[4]};
  wire [2:0] starts1_high_sums_5 = {2'h0, starts1_carries[5]} + {2'h0, starts1_carries[5]};
  wire [2:0] starts1_high_sums_6 = {2'h0, starts1_carries[6]} + {2'h0, starts1_carries[6]};
  wire [2:0] starts1_high_sums_7 = {2'h0, starts1_carries[7]} + {2'h0, starts1_carries[7]};
  wire [2:0] starts1_high_sums_8 = {2'h0, starts1_carries[8]} + {2'h0, starts1_carries[8]};
  wire [2:0] starts1_high_sums_9 = {2'h0, starts1_carries[9]} + {2'h0, starts1_carries[9]};
  wire [2:0] starts1_high_sums_10 = {2'h0, starts1_carries[10]} + {2'h0, starts1_carries[10]};
  wire [2:0] starts1_high_sums_11 = {2'h0, starts1_carries[11]} + {2'h0, starts1_carries[11]};
  wire [2:0] starts1_high_sums_12 = {2'h0, starts1_carries[12]} + {2'h0, starts1_carries[12]};
  wire [2:0] starts1_high_sums_13 = {2'h0, starts1_carries[13]} + {2'h0, starts1_carries[13]};
  wire [2:0] starts1_high_sums_14 = {2'h0, starts1_carries[14]} + {2'h0, starts1_carries[14]};
  wire [2:0] starts1_high_sums_15 = {2'h0, starts1_carries[15]} + {2'h0, starts1_carries[15]};
  wire [79:0] starts2_low_add_sums;
  hdlgen_add_to_runs #(.RUN(2), .COUNT(16), .WIDTH(5)) starts2_low_add (
    .befores({starts1_low[147:143], starts1_low[127:123], starts1_low[107:103], starts1_low[87:83],
        starts1_low[67:63], starts1_low[47:43], starts1_low[27:23], starts1_low[7:3]}),
    .numbers({starts1_low[157:148], starts1_low[137:128], starts1_low[117:108], starts1_low[97:88],
        starts1_low[77:68], starts1_low[57:48], starts1_low[37:28], starts1_low[17:8]}),
    .sums(starts2_low_add_sums), .carries(starts2_carries)
  );
  wire [159:0] starts2_low = {starts2_low_add_sums[79:70], starts1_low[147:138],
      starts2_low_add_sums[69:60], starts1_low[127:118], starts2_low_add_sums[59:50],
      starts1_low[107:98], starts2_low_add_sums[49:40], starts1_low[87:78],
      starts2_low_add_sums[39:30], starts1_low[67:58], starts2_low_add_sums[29:20],
      starts1_low[47:38], starts2_low_add_sums[19:10], starts1_low[27:18],
      starts2_low_add_sums[9:0], starts1_low[7:0], 2'h0};
  assign starts1_high = {starts1_high_sums_15[2:1], starts1_high_sums_14[2:1],
      starts1_high_sums_13[2:1], starts1_high_sums_12[2:1], starts1_high_sums_11[2:1],
      starts1_high_sums_10[2:1], starts1_high_sums_9[2:1], starts1_high_sums_8[2:1],
      starts1_high_sums_7[2:1], starts1_high_sums_6[2:1], starts1_high_sums_5[2:1],
      starts1_high_sums_4[2:1], starts1_high_sums_3[2:1], starts1_high_sums_2[2:1],
      starts1_high_sums_1[2:1], starts1_high_sums_0[4:1]};
  assign starts2_low_out = starts2_low[159:2];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts1_high_sums_0[0], starts1_high_sums_1[0], starts1_high_sums_2[0],
      starts1_high_sums_3[0], starts1_high_sums_4[0], starts1_high_sums_5[0],
      starts1_high_sums_6[0], starts1_high_sums_7[0], starts1_high_sums_8[0],
      starts1_high_sums_9[0], starts1_high_sums_10[0], starts1_high_sums_11[0],
      starts1_high_sums_12[0], starts1_high_sums_13[0], starts1_high_sums_14[0],
      starts1_high_sums_15[0], starts2_low[1:0]};
endmodule
