// Step 20 of 22 of bpc_opt_lanes32_decompressor_core: words, level 3 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_words_level3 (
  input  wire [1023:0] words2,
  output wire [1023:0] words3
);
  assign words3[127:0] = words2[127:0];
  assign words3[159:128] = words2[127:96] + words2[159:128];
  assign words3[191:160] = words2[127:96] + words2[191:160];
  assign words3[223:192] = words2[127:96] + words2[223:192];
  assign words3[255:224] = words2[127:96] + words2[255:224];
  assign words3[383:256] = words2[383:256];
  assign words3[415:384] = words2[383:352] + words2[415:384];
  assign words3[447:416] = words2[383:352] + words2[447:416];
  assign words3[479:448] = words2[383:352] + words2[479:448];
  assign words3[511:480] = words2[383:352] + words2[511:480];
  assign words3[639:512] = words2[639:512];
  assign words3[671:640] = words2[639:608] + words2[671:640];
  assign words3[703:672] = words2[639:608] + words2[703:672];
  assign words3[735:704] = words2[639:608] + words2[735:704];
  assign words3[767:736] = words2[639:608] + words2[767:736];
  assign words3[895:768] = words2[895:768];
  assign words3[927:896] = words2[895:864] + words2[927:896];
  assign words3[959:928] = words2[895:864] + words2[959:928];
  assign words3[991:960] = words2[895:864] + words2[991:960];
  assign words3[1023:992] = words2[895:864] + words2[1023:992];
endmodule
