// Step 19 of 22 of bpc_opt_lanes32_decompressor_core: words, level 2 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_words_level2 (
  input  wire [1023:0] words1,
  output wire [1023:0] words2
);
  assign words2[63:0] = words1[63:0];
  assign words2[95:64] = words1[63:32] + words1[95:64];
  assign words2[127:96] = words1[63:32] + words1[127:96];
  assign words2[191:128] = words1[191:128];
  assign words2[223:192] = words1[191:160] + words1[223:192];
  assign words2[255:224] = words1[191:160] + words1[255:224];
  assign words2[319:256] = words1[319:256];
  assign words2[351:320] = words1[319:288] + words1[351:320];
  assign words2[383:352] = words1[319:288] + words1[383:352];
  assign words2[447:384] = words1[447:384];
  assign words2[479:448] = words1[447:416] + words1[479:448];
  assign words2[511:480] = words1[447:416] + words1[511:480];
  assign words2[575:512] = words1[575:512];
  assign words2[607:576] = words1[575:544] + words1[607:576];
  assign words2[639:608] = words1[575:544] + words1[639:608];
  assign words2[703:640] = words1[703:640];
  assign words2[735:704] = words1[703:672] + words1[735:704];
  assign words2[767:736] = words1[703:672] + words1[767:736];
  assign words2[831:768] = words1[831:768];
  assign words2[863:832] = words1[831:800] + words1[863:832];
  assign words2[895:864] = words1[831:800] + words1[895:864];
  assign words2[959:896] = words1[959:896];
  assign words2[991:960] = words1[959:928] + words1[991:960];
  assign words2[1023:992] = words1[959:928] + words1[1023:992];
endmodule
