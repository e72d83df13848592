// Step 2 of 12 of fpc_opt_lanes32_compressor_core: starting positions, level 1 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_sum_level1 (
  input  wire [127:0] lengths,  // 32 of 4 bits, from step 1
  output wire [30:0] starts0_high,  // 31 bits, from step 2
  output wire [2:0] starts1_low_sums,  // From step 2
  output wire [89:0] starts1_low,  // 30 of 3 bits, from step 2
  output wire [14:0] starts1_carries,  // 15 bits, from step 2
  output wire [3:0] last_length  // From step 2
);
  wire [3:0] starts1_low_sums_1 = {1'h0, lengths[6:4]} + {1'h0, lengths[10:8]};
  wire [3:0] starts1_low_sums_2 = {1'h0, lengths[14:12]} + {1'h0, lengths[18:16]};
  wire [3:0] starts1_low_sums_3 = {1'h0, lengths[22:20]} + {1'h0, lengths[26:24]};
  wire [3:0] starts1_low_sums_4 = {1'h0, lengths[30:28]} + {1'h0, lengths[34:32]};
  wire [3:0] starts1_low_sums_5 = {1'h0, lengths[38:36]} + {1'h0, lengths[42:40]};
  wire [3:0] starts1_low_sums_6 = {1'h0, lengths[46:44]} + {1'h0, lengths[50:48]};
  wire [3:0] starts1_low_sums_7 = {1'h0, lengths[54:52]} + {1'h0, lengths[58:56]};
  wire [3:0] starts1_low_sums_8 = {1'h0, lengths[62:60]} + {1'h0, lengths[66:64]};
  wire [3:0] starts1_low_sums_9 = {1'h0, lengths[70:68]} + {1'h0, lengths[74:72]};
  wire [3:0] starts1_low_sums_10 = {1'h0, lengths[78:76]} + {1'h0, lengths[82:80]};
  wire [3:0] starts1_low_sums_11 = {1'h0, lengths[86:84]} + {1'h0, lengths[90:88]};
  wire [3:0] starts1_low_sums_12 = {1'h0, lengths[94:92]} + {1'h0, lengths[98:96]};
  wire [3:0] starts1_low_sums_13 = {1'h0, lengths[102:100]} + {1'h0, lengths[106:104]};
  wire [3:0] starts1_low_sums_14 = {1'h0, lengths[110:108]} + {1'h0, lengths[114:112]};
  wire [3:0] starts1_low_sums_15 = {1'h0, lengths[118:116]} + {1'h0, lengths[122:120]};
  wire [3:0] starts1_low_sums_0 = {1'h0, lengths[2:0]};
  assign starts0_high = {lengths[123], lengths[119], lengths[115], lengths[111], lengths[107],
      lengths[103], lengths[99], lengths[95], lengths[91], lengths[87], lengths[83], lengths[79],
      lengths[75], lengths[71], lengths[67], lengths[63], lengths[59], lengths[55], lengths[51],
      lengths[47], lengths[43], lengths[39], lengths[35], lengths[31], lengths[27], lengths[23],
      lengths[19], lengths[15], lengths[11], lengths[7], lengths[3]};
  assign starts1_low_sums = starts1_low_sums_0[2:0];
  assign starts1_low = {starts1_low_sums_15[2:0], lengths[118:116], starts1_low_sums_14[2:0],
      lengths[110:108], starts1_low_sums_13[2:0], lengths[102:100], starts1_low_sums_12[2:0],
      lengths[94:92], starts1_low_sums_11[2:0], lengths[86:84], starts1_low_sums_10[2:0],
      lengths[78:76], starts1_low_sums_9[2:0], lengths[70:68], starts1_low_sums_8[2:0],
      lengths[62:60], starts1_low_sums_7[2:0], lengths[54:52], starts1_low_sums_6[2:0],
      lengths[46:44], starts1_low_sums_5[2:0], lengths[38:36], starts1_low_sums_4[2:0],
      lengths[30:28], starts1_low_sums_3[2:0], lengths[22:20], starts1_low_sums_2[2:0],
      lengths[14:12], starts1_low_sums_1[2:0], lengths[6:4]};
  assign starts1_carries = {starts1_low_sums_15[3], starts1_low_sums_14[3], starts1_low_sums_13[3],
      starts1_low_sums_12[3], starts1_low_sums_11[3], starts1_low_sums_10[3], starts1_low_sums_9[3],
      starts1_low_sums_8[3], starts1_low_sums_7[3], starts1_low_sums_6[3], starts1_low_sums_5[3],
      starts1_low_sums_4[3], starts1_low_sums_3[3], starts1_low_sums_2[3], starts1_low_sums_1[3]};
  assign last_length = lengths[127:124];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts1_low_sums_0[3]};
endmodule
