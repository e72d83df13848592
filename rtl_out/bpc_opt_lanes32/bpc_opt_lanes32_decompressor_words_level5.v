// Step 22 of 22 of bpc_opt_lanes32_decompressor_core: words, level 5 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_words_level5 (
  input  wire [1023:0] words4,  // 32 of 32 bits, from step 21
  output wire [1023:0] words5  // 32 of 32 bits, from step 22
);
  wire [31:0] words5_1 = words4[511:480] + words4[543:512];
  wire [31:0] words5_2 = words4[511:480] + words4[575:544];
  wire [31:0] words5_3 = words4[511:480] + words4[607:576];
  wire [31:0] words5_4 = words4[511:480] + words4[639:608];
  wire [31:0] words5_5 = words4[511:480] + words4[671:640];
  wire [31:0] words5_6 = words4[511:480] + words4[703:672];
  wire [31:0] words5_7 = words4[511:480] + words4[735:704];
  wire [31:0] words5_8 = words4[511:480] + words4[767:736];
  wire [31:0] words5_9 = words4[511:480] + words4[799:768];
  wire [31:0] words5_10 = words4[511:480] + words4[831:800];
  wire [31:0] words5_11 = words4[511:480] + words4[863:832];
  wire [31:0] words5_12 = words4[511:480] + words4[895:864];
  wire [31:0] words5_13 = words4[511:480] + words4[927:896];
  wire [31:0] words5_14 = words4[511:480] + words4[959:928];
  wire [31:0] words5_15 = words4[511:480] + words4[991:960];
  wire [31:0] words5_16 = words4[511:480] + words4[1023:992];
  assign words5 = {words5_16, words5_15, words5_14, words5_13, words5_12, words5_11, words5_10,
      words5_9, words5_8, words5_7, words5_6, words5_5, words5_4, words5_3, words5_2, words5_1,
      words4[511:0]};
endmodule
