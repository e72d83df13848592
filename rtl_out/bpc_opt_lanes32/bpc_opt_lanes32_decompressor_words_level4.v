// Step 21 of 22 of bpc_opt_lanes32_decompressor_core: words, level 4 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_words_level4 (
  input  wire [1023:0] words3,  // 32 of 32 bits, from step 20
  output wire [1023:0] words4  // 32 of 32 bits, from step 21
);
  wire [31:0] words4_1 = words3[255:224] + words3[287:256];
  wire [31:0] words4_2 = words3[255:224] + words3[319:288];
  wire [31:0] words4_3 = words3[255:224] + words3[351:320];
  wire [31:0] words4_4 = words3[255:224] + words3[383:352];
  wire [31:0] words4_5 = words3[255:224] + words3[415:384];
  wire [31:0] words4_6 = words3[255:224] + words3[447:416];
  wire [31:0] words4_7 = words3[255:224] + words3[479:448];
  wire [31:0] words4_8 = words3[255:224] + words3[511:480];
  wire [31:0] words4_10 = words3[767:736] + words3[799:768];
  wire [31:0] words4_11 = words3[767:736] + words3[831:800];
  wire [31:0] words4_12 = words3[767:736] + words3[863:832];
  wire [31:0] words4_13 = words3[767:736] + words3[895:864];
  wire [31:0] words4_14 = words3[767:736] + words3[927:896];
  wire [31:0] words4_15 = words3[767:736] + words3[959:928];
  wire [31:0] words4_16 = words3[767:736] + words3[991:960];
  wire [31:0] words4_17 = words3[767:736] + words3[1023:992];
  assign words4 = {words4_17, words4_16, words4_15, words4_14, words4_13, words4_12, words4_11,
      words4_10, words3[767:512], words4_8, words4_7, words4_6, words4_5, words4_4, words4_3,
      words4_2, words4_1, words3[255:0]};
endmodule
