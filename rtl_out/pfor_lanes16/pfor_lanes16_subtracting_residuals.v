// Step 2 of 2 of pfor_lanes16_subtracting: residuals in stream order.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_subtracting_residuals (
  input  wire mode,  // Mode, one-hot: 0 to 5
  input  wire has_halves,  // From step 1
  input  wire [255:0] minuends,  // From step 1
  input  wire [255:0] subtrahends,  // From step 1
  input  wire [31:0] bases,  // From step 1
  input  wire [7:0] greatest_of_quarter,  // From step 1
  input  wire [255:0] rotated,  // From step 1
  input  wire [255:0] text,  // From step 1
  output wire [255:0] residuals0,  // 32 of 8 bits, from step 2
  output wire [255:0] below_greatest0,  // 32 of 8 bits, from step 2
  output wire [159:0] ranks0_ranks,  // From step 2
  output wire has_wide_escapes  // From step 2
);
  wire [255:0] subtract0_residuals;
  pfor_lanes16_residuals subtract0 (
    .minuends(minuends), .subtrahends(subtrahends), .halves(has_halves), .bytes(mode),
    .residuals(subtract0_residuals)
  );
  wire [7:0] residuals0_0 = {8{~bases[0]}} & subtract0_residuals[7:0];
  wire [7:0] residuals0_1 = {8{~bases[1]}} & subtract0_residuals[15:8];
  wire [7:0] residuals0_2 = {8{~bases[2]}} & subtract0_residuals[23:16];
  wire [7:0] residuals0_3 = {8{~bases[3]}} & subtract0_residuals[31:24];
  wire [7:0] residuals0_4 = {8{~bases[4]}} & subtract0_residuals[39:32];
  wire [7:0] residuals0_5 = {8{~bases[5]}} & subtract0_residuals[47:40];
  wire [7:0] residuals0_6 = {8{~bases[6]}} & subtract0_residuals[55:48];
  wire [7:0] residuals0_7 = {8{~bases[7]}} & subtract0_residuals[63:56];
  wire [7:0] residuals0_8 = {8{~bases[8]}} & subtract0_residuals[71:64];
  wire [7:0] residuals0_9 = {8{~bases[9]}} & subtract0_residuals[79:72];
  wire [7:0] residuals0_10 = {8{~bases[10]}} & subtract0_residuals[87:80];
  wire [7:0] residuals0_11 = {8{~bases[11]}} & subtract0_residuals[95:88];
  wire [7:0] residuals0_12 = {8{~bases[12]}} & subtract0_residuals[103:96];
  wire [7:0] residuals0_13 = {8{~bases[13]}} & subtract0_residuals[111:104];
  wire [7:0] residuals0_14 = {8{~bases[14]}} & subtract0_residuals[119:112];
  wire [7:0] residuals0_15 = {8{~bases[15]}} & subtract0_residuals[127:120];
  wire [7:0] residuals0_16 = {8{~bases[16]}} & subtract0_residuals[135:128];
  wire [7:0] residuals0_17 = {8{~bases[17]}} & subtract0_residuals[143:136];
  wire [7:0] residuals0_18 = {8{~bases[18]}} & subtract0_residuals[151:144];
  wire [7:0] residuals0_19 = {8{~bases[19]}} & subtract0_residuals[159:152];
  wire [7:0] residuals0_20 = {8{~bases[20]}} & subtract0_residuals[167:160];
  wire [7:0] residuals0_21 = {8{~bases[21]}} & subtract0_residuals[175:168];
  wire [7:0] residuals0_22 = {8{~bases[22]}} & subtract0_residuals[183:176];
  wire [7:0] residuals0_23 = {8{~bases[23]}} & subtract0_residuals[191:184];
  wire [7:0] residuals0_24 = {8{~bases[24]}} & subtract0_residuals[199:192];
  wire [7:0] residuals0_25 = {8{~bases[25]}} & subtract0_residuals[207:200];
  wire [7:0] residuals0_26 = {8{~bases[26]}} & subtract0_residuals[215:208];
  wire [7:0] residuals0_27 = {8{~bases[27]}} & subtract0_residuals[223:216];
  wire [7:0] residuals0_28 = {8{~bases[28]}} & subtract0_residuals[231:224];
  wire [7:0] residuals0_29 = {8{~bases[29]}} & subtract0_residuals[239:232];
  wire [7:0] residuals0_30 = {8{~bases[30]}} & subtract0_residuals[247:240];
  wire [7:0] residuals0_31 = {8{~bases[31]}} & subtract0_residuals[255:248];
  wire [7:0] below_greatest0_0 = greatest_of_quarter - rotated[7:0];
  wire [7:0] below_greatest0_1 = greatest_of_quarter - rotated[15:8];
  wire [7:0] below_greatest0_2 = greatest_of_quarter - rotated[23:16];
  wire [7:0] below_greatest0_3 = greatest_of_quarter - rotated[31:24];
  wire [7:0] below_greatest0_4 = greatest_of_quarter - rotated[39:32];
  wire [7:0] below_greatest0_5 = greatest_of_quarter - rotated[47:40];
  wire [7:0] below_greatest0_6 = greatest_of_quarter - rotated[55:48];
  wire [7:0] below_greatest0_7 = greatest_of_quarter - rotated[63:56];
  wire [7:0] below_greatest0_8 = greatest_of_quarter - rotated[71:64];
  wire [7:0] below_greatest0_9 = greatest_of_quarter - rotated[79:72];
  wire [7:0] below_greatest0_10 = greatest_of_quarter - rotated[87:80];
  wire [7:0] below_greatest0_11 = greatest_of_quarter - rotated[95:88];
  wire [7:0] below_greatest0_12 = greatest_of_quarter - rotated[103:96];
  wire [7:0] below_greatest0_13 = greatest_of_quarter - rotated[111:104];
  wire [7:0] below_greatest0_14 = greatest_of_quarter - rotated[119:112];
  wire [7:0] below_greatest0_15 = greatest_of_quarter - rotated[127:120];
  wire [7:0] below_greatest0_16 = greatest_of_quarter - rotated[135:128];
  wire [7:0] below_greatest0_17 = greatest_of_quarter - rotated[143:136];
  wire [7:0] below_greatest0_18 = greatest_of_quarter - rotated[151:144];
  wire [7:0] below_greatest0_19 = greatest_of_quarter - rotated[159:152];
  wire [7:0] below_greatest0_20 = greatest_of_quarter - rotated[167:160];
  wire [7:0] below_greatest0_21 = greatest_of_quarter - rotated[175:168];
  wire [7:0] below_greatest0_22 = greatest_of_quarter - rotated[183:176];
  wire [7:0] below_greatest0_23 = greatest_of_quarter - rotated[191:184];
  wire [7:0] below_greatest0_24 = greatest_of_quarter - rotated[199:192];
  wire [7:0] below_greatest0_25 = greatest_of_quarter - rotated[207:200];
  wire [7:0] below_greatest0_26 = greatest_of_quarter - rotated[215:208];
  wire [7:0] below_greatest0_27 = greatest_of_quarter - rotated[223:216];
  wire [7:0] below_greatest0_28 = greatest_of_quarter - rotated[231:224];
  wire [7:0] below_greatest0_29 = greatest_of_quarter - rotated[239:232];
  wire [7:0] below_greatest0_30 = greatest_of_quarter - rotated[247:240];
  wire [7:0] below_greatest0_31 = greatest_of_quarter - rotated[255:248];
  pfor_lanes16_ranks ranks0 (
    .text(text), .ranks(ranks0_ranks)
  );
  assign residuals0 = {residuals0_31, residuals0_30, residuals0_29, residuals0_28, residuals0_27,
      residuals0_26, residuals0_25, residuals0_24, residuals0_23, residuals0_22, residuals0_21,
      residuals0_20, residuals0_19, residuals0_18, residuals0_17, residuals0_16, residuals0_15,
      residuals0_14, residuals0_13, residuals0_12, residuals0_11, residuals0_10, residuals0_9,
      residuals0_8, residuals0_7, residuals0_6, residuals0_5, residuals0_4, residuals0_3,
      residuals0_2, residuals0_1, residuals0_0};
  assign below_greatest0 = {below_greatest0_31, below_greatest0_30, below_greatest0_29,
      below_greatest0_28, below_greatest0_27, below_greatest0_26, below_greatest0_25,
      below_greatest0_24, below_greatest0_23, below_greatest0_22, below_greatest0_21,
      below_greatest0_20, below_greatest0_19, below_greatest0_18, below_greatest0_17,
      below_greatest0_16, below_greatest0_15, below_greatest0_14, below_greatest0_13,
      below_greatest0_12, below_greatest0_11, below_greatest0_10, below_greatest0_9,
      below_greatest0_8, below_greatest0_7, below_greatest0_6, below_greatest0_5, below_greatest0_4,
      below_greatest0_3, below_greatest0_2, below_greatest0_1, below_greatest0_0};
  assign has_wide_escapes = |{text[255], text[247], text[239], text[231], text[223], text[215],
      text[207], text[199], text[191], text[183], text[175], text[167], text[159], text[151],
      text[143], text[135], text[127], text[119], text[111], text[103], text[95], text[87],
      text[79], text[71], text[63], text[55], text[47], text[39], text[31], text[23], text[15],
      text[7]};
endmodule
