// Step 3 of 13 of bpc_opt_lanes32_compressor_core: starting positions, level 1 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_sum_level1 (
  input  wire [95:0] tags,  // 32 of 3 bits, from step 2
  input  wire [159:0] lengths,  // 32 of 5 bits, from step 2
  input  wire [991:0] dbx,  // 32 of 31 bits, from step 2
  input  wire [3:0] match_base_nibbles,  // From step 1
  output wire [1023:0] payloads,  // 32 of 32 bits, from step 3
  output wire [157:0] starts1_low,  // 32 of 3 to 5 bits, the first lowest, from step 3
  output wire [15:0] starts1_carries,  // 16 bits, from step 3
  output wire [4:0] last_length,  // From step 3
  output wire starts0_high_0_out  // From step 3
);
  bpc_opt_lanes32_payload each_payload [31:0] (
    .dbx(dbx), .tag(tags), .payload(payloads)
  );
  wire [5:0] starts1_low_sums_0 = {1'h0, match_base_nibbles[2:0], 2'h0} + {1'h0, lengths[4:0]};
  wire [5:0] starts1_low_sums_1 = {1'h0, lengths[9:5]} + {1'h0, lengths[14:10]};
  wire [5:0] starts1_low_sums_2 = {1'h0, lengths[19:15]} + {1'h0, lengths[24:20]};
  wire [5:0] starts1_low_sums_3 = {1'h0, lengths[29:25]} + {1'h0, lengths[34:30]};
  wire [5:0] starts1_low_sums_4 = {1'h0, lengths[39:35]} + {1'h0, lengths[44:40]};
  wire [5:0] starts1_low_sums_5 = {1'h0, lengths[49:45]} + {1'h0, lengths[54:50]};
  wire [5:0] starts1_low_sums_6 = {1'h0, lengths[59:55]} + {1'h0, lengths[64:60]};
  wire [5:0] starts1_low_sums_7 = {1'h0, lengths[69:65]} + {1'h0, lengths[74:70]};
  wire [5:0] starts1_low_sums_8 = {1'h0, lengths[79:75]} + {1'h0, lengths[84:80]};
  wire [5:0] starts1_low_sums_9 = {1'h0, lengths[89:85]} + {1'h0, lengths[94:90]};
  wire [5:0] starts1_low_sums_10 = {1'h0, lengths[99:95]} + {1'h0, lengths[104:100]};
  wire [5:0] starts1_low_sums_11 = {1'h0, lengths[109:105]} + {1'h0, lengths[114:110]};
  wire [5:0] starts1_low_sums_12 = {1'h0, lengths[119:115]} + {1'h0, lengths[124:120]};
  wire [5:0] starts1_low_sums_13 = {1'h0, lengths[129:125]} + {1'h0, lengths[134:130]};
  wire [5:0] starts1_low_sums_14 = {1'h0, lengths[139:135]} + {1'h0, lengths[144:140]};
  wire [5:0] starts1_low_sums_15 = {1'h0, lengths[149:145]} + {1'h0, lengths[154:150]};
  wire [4:0] starts1_low_0 = {match_base_nibbles[2:0], 2'h0};
  assign starts1_low = {starts1_low_sums_15[4:0], lengths[149:145], starts1_low_sums_14[4:0],
      lengths[139:135], starts1_low_sums_13[4:0], lengths[129:125], starts1_low_sums_12[4:0],
      lengths[119:115], starts1_low_sums_11[4:0], lengths[109:105], starts1_low_sums_10[4:0],
      lengths[99:95], starts1_low_sums_9[4:0], lengths[89:85], starts1_low_sums_8[4:0],
      lengths[79:75], starts1_low_sums_7[4:0], lengths[69:65], starts1_low_sums_6[4:0],
      lengths[59:55], starts1_low_sums_5[4:0], lengths[49:45], starts1_low_sums_4[4:0],
      lengths[39:35], starts1_low_sums_3[4:0], lengths[29:25], starts1_low_sums_2[4:0],
      lengths[19:15], starts1_low_sums_1[4:0], lengths[9:5], starts1_low_sums_0[4:0],
      starts1_low_0[4:2]};
  assign starts1_carries = {starts1_low_sums_15[5], starts1_low_sums_14[5], starts1_low_sums_13[5],
      starts1_low_sums_12[5], starts1_low_sums_11[5], starts1_low_sums_10[5], starts1_low_sums_9[5],
      starts1_low_sums_8[5], starts1_low_sums_7[5], starts1_low_sums_6[5], starts1_low_sums_5[5],
      starts1_low_sums_4[5], starts1_low_sums_3[5], starts1_low_sums_2[5], starts1_low_sums_1[5],
      starts1_low_sums_0[5]};
  assign last_length = lengths[159:155];
  assign starts0_high_0_out = match_base_nibbles[3];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts1_low_0[1:0]};
endmodule
