// Step 18 of 22 of bpc_opt_lanes32_decompressor_core: words, level 1 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_words_level1 (
  input  wire [991:0] dbp6,
  input  wire [31:0] decode_base_word,
  output wire [1023:0] words1
);
  wire [991:0] to_deltas_numbers;
  bpc_opt_lanes32_numbers to_deltas (
    .planes(dbp6), .numbers(to_deltas_numbers)
  );
  assign words1[31:0] = decode_base_word;
  assign words1[63:32] = decode_base_word + to_deltas_numbers[31:0];
  assign words1[95:64] = to_deltas_numbers[63:32];
  assign words1[127:96] = to_deltas_numbers[63:32] + to_deltas_numbers[95:64];
  assign words1[159:128] = to_deltas_numbers[127:96];
  assign words1[191:160] = to_deltas_numbers[127:96] + to_deltas_numbers[159:128];
  assign words1[223:192] = to_deltas_numbers[191:160];
  assign words1[255:224] = to_deltas_numbers[191:160] + to_deltas_numbers[223:192];
  assign words1[287:256] = to_deltas_numbers[255:224];
  assign words1[319:288] = to_deltas_numbers[255:224] + to_deltas_numbers[287:256];
  assign words1[351:320] = to_deltas_numbers[319:288];
  assign words1[383:352] = to_deltas_numbers[319:288] + to_deltas_numbers[351:320];
  assign words1[415:384] = to_deltas_numbers[383:352];
  assign words1[447:416] = to_deltas_numbers[383:352] + to_deltas_numbers[415:384];
  assign words1[479:448] = to_deltas_numbers[447:416];
  assign words1[511:480] = to_deltas_numbers[447:416] + to_deltas_numbers[479:448];
  assign words1[543:512] = to_deltas_numbers[511:480];
  assign words1[575:544] = to_deltas_numbers[511:480] + to_deltas_numbers[543:512];
  assign words1[607:576] = to_deltas_numbers[575:544];
  assign words1[639:608] = to_deltas_numbers[575:544] + to_deltas_numbers[607:576];
  assign words1[671:640] = to_deltas_numbers[639:608];
  assign words1[703:672] = to_deltas_numbers[639:608] + to_deltas_numbers[671:640];
  assign words1[735:704] = to_deltas_numbers[703:672];
  assign words1[767:736] = to_deltas_numbers[703:672] + to_deltas_numbers[735:704];
  assign words1[799:768] = to_deltas_numbers[767:736];
  assign words1[831:800] = to_deltas_numbers[767:736] + to_deltas_numbers[799:768];
  assign words1[863:832] = to_deltas_numbers[831:800];
  assign words1[895:864] = to_deltas_numbers[831:800] + to_deltas_numbers[863:832];
  assign words1[927:896] = to_deltas_numbers[895:864];
  assign words1[959:928] = to_deltas_numbers[895:864] + to_deltas_numbers[927:896];
  assign words1[991:960] = to_deltas_numbers[959:928];
  assign words1[1023:992] = to_deltas_numbers[959:928] + to_deltas_numbers[991:960];
endmodule
