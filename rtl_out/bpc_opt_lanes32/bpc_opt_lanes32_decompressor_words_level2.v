// Step 19 of 22 of bpc_opt_lanes32_decompressor_core: words, level 2 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_words_level2 (
  input  wire [1023:0] words1,  // 32 of 32 bits, from step 18
  output wire [1023:0] words2  // 32 of 32 bits, from step 19
);
  wire [31:0] words2_1 = words1[63:32] + words1[95:64];
  wire [31:0] words2_2 = words1[63:32] + words1[127:96];
  wire [31:0] words2_4 = words1[191:160] + words1[223:192];
  wire [31:0] words2_5 = words1[191:160] + words1[255:224];
  wire [31:0] words2_7 = words1[319:288] + words1[351:320];
  wire [31:0] words2_8 = words1[319:288] + words1[383:352];
  wire [31:0] words2_10 = words1[447:416] + words1[479:448];
  wire [31:0] words2_11 = words1[447:416] + words1[511:480];
  wire [31:0] words2_13 = words1[575:544] + words1[607:576];
  wire [31:0] words2_14 = words1[575:544] + words1[639:608];
  wire [31:0] words2_16 = words1[703:672] + words1[735:704];
  wire [31:0] words2_17 = words1[703:672] + words1[767:736];
  wire [31:0] words2_19 = words1[831:800] + words1[863:832];
  wire [31:0] words2_20 = words1[831:800] + words1[895:864];
  wire [31:0] words2_22 = words1[959:928] + words1[991:960];
  wire [31:0] words2_23 = words1[959:928] + words1[1023:992];
  assign words2 = {words2_23, words2_22, words1[959:896], words2_20, words2_19, words1[831:768],
      words2_17, words2_16, words1[703:640], words2_14, words2_13, words1[575:512], words2_11,
      words2_10, words1[447:384], words2_8, words2_7, words1[319:256], words2_5, words2_4,
      words1[191:128], words2_2, words2_1, words1[63:0]};
endmodule
