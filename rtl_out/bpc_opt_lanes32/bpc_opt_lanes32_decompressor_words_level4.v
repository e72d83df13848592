// Step 21 of 22 of bpc_opt_lanes32_decompressor_core: words, level 4 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_words_level4 (
  input  wire [1023:0] words3,
  output wire [1023:0] words4
);
  assign words4[255:0] = words3[255:0];
  assign words4[287:256] = words3[255:224] + words3[287:256];
  assign words4[319:288] = words3[255:224] + words3[319:288];
  assign words4[351:320] = words3[255:224] + words3[351:320];
  assign words4[383:352] = words3[255:224] + words3[383:352];
  assign words4[415:384] = words3[255:224] + words3[415:384];
  assign words4[447:416] = words3[255:224] + words3[447:416];
  assign words4[479:448] = words3[255:224] + words3[479:448];
  assign words4[511:480] = words3[255:224] + words3[511:480];
  assign words4[767:512] = words3[767:512];
  assign words4[799:768] = words3[767:736] + words3[799:768];
  assign words4[831:800] = words3[767:736] + words3[831:800];
  assign words4[863:832] = words3[767:736] + words3[863:832];
  assign words4[895:864] = words3[767:736] + words3[895:864];
  assign words4[927:896] = words3[767:736] + words3[927:896];
  assign words4[959:928] = words3[767:736] + words3[959:928];
  assign words4[991:960] = words3[767:736] + words3[991:960];
  assign words4[1023:992] = words3[767:736] + words3[1023:992];
endmodule
