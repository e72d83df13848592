// Step 20 of 22 of bpc_opt_lanes32_decompressor_core: words, level 3 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_words_level3 (
  input  wire [1023:0] words2,  // 32 of 32 bits, from step 19
  output wire [1023:0] words3  // 32 of 32 bits, from step 20
);
  wire [31:0] words3_1 = words2[127:96] + words2[159:128];
  wire [31:0] words3_2 = words2[127:96] + words2[191:160];
  wire [31:0] words3_3 = words2[127:96] + words2[223:192];
  wire [31:0] words3_4 = words2[127:96] + words2[255:224];
  wire [31:0] words3_6 = words2[383:352] + words2[415:384];
  wire [31:0] words3_7 = words2[383:352] + words2[447:416];
  wire [31:0] words3_8 = words2[383:352] + words2[479:448];
  wire [31:0] words3_9 = words2[383:352] + words2[511:480];
  wire [31:0] words3_11 = words2[639:608] + words2[671:640];
  wire [31:0] words3_12 = words2[639:608] + words2[703:672];
  wire [31:0] words3_13 = words2[639:608] + words2[735:704];
  wire [31:0] words3_14 = words2[639:608] + words2[767:736];
  wire [31:0] words3_16 = words2[895:864] + words2[927:896];
  wire [31:0] words3_17 = words2[895:864] + words2[959:928];
  wire [31:0] words3_18 = words2[895:864] + words2[991:960];
  wire [31:0] words3_19 = words2[895:864] + words2[1023:992];
  assign words3 = {words3_19, words3_18, words3_17, words3_16, words2[895:768], words3_14,
      words3_13, words3_12, words3_11, words2[639:512], words3_9, words3_8, words3_7, words3_6,
      words2[383:256], words3_4, words3_3, words3_2, words3_1, words2[127:0]};
endmodule
