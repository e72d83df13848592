// Step 22 of 22 of bpc_opt_lanes32_decompressor_core: words, level 5 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_words_level5 (
  input  wire [1023:0] words4,
  output wire [1023:0] words5
);
  assign words5[511:0] = words4[511:0];
  assign words5[543:512] = words4[511:480] + words4[543:512];
  assign words5[575:544] = words4[511:480] + words4[575:544];
  assign words5[607:576] = words4[511:480] + words4[607:576];
  assign words5[639:608] = words4[511:480] + words4[639:608];
  assign words5[671:640] = words4[511:480] + words4[671:640];
  assign words5[703:672] = words4[511:480] + words4[703:672];
  assign words5[735:704] = words4[511:480] + words4[735:704];
  assign words5[767:736] = words4[511:480] + words4[767:736];
  assign words5[799:768] = words4[511:480] + words4[799:768];
  assign words5[831:800] = words4[511:480] + words4[831:800];
  assign words5[863:832] = words4[511:480] + words4[863:832];
  assign words5[895:864] = words4[511:480] + words4[895:864];
  assign words5[927:896] = words4[511:480] + words4[927:896];
  assign words5[959:928] = words4[511:480] + words4[959:928];
  assign words5[991:960] = words4[511:480] + words4[991:960];
  assign words5[1023:992] = words4[511:480] + words4[1023:992];
endmodule
