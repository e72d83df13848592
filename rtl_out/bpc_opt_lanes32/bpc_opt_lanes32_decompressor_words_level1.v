// Step 18 of 22 of bpc_opt_lanes32_decompressor_core: words, level 1 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_words_level1 (
  input  wire [991:0] dbp6,  // 32 of 31 bits, from step 17
  input  wire [31:0] decode_base_word,  // From step 6
  output wire [1023:0] words1  // 32 of 32 bits, from step 18
);
  wire [991:0] to_deltas_numbers;
  bpc_opt_lanes32_numbers to_deltas (
    .planes(dbp6), .numbers(to_deltas_numbers)
  );
  wire [31:0] words1_1 = decode_base_word + to_deltas_numbers[31:0];
  wire [31:0] words1_3 = to_deltas_numbers[63:32] + to_deltas_numbers[95:64];
  wire [31:0] words1_5 = to_deltas_numbers[127:96] + to_deltas_numbers[159:128];
  wire [31:0] words1_7 = to_deltas_numbers[191:160] + to_deltas_numbers[223:192];
  wire [31:0] words1_9 = to_deltas_numbers[255:224] + to_deltas_numbers[287:256];
  wire [31:0] words1_11 = to_deltas_numbers[319:288] + to_deltas_numbers[351:320];
  wire [31:0] words1_13 = to_deltas_numbers[383:352] + to_deltas_numbers[415:384];
  wire [31:0] words1_15 = to_deltas_numbers[447:416] + to_deltas_numbers[479:448];
  wire [31:0] words1_17 = to_deltas_numbers[511:480] + to_deltas_numbers[543:512];
  wire [31:0] words1_19 = to_deltas_numbers[575:544] + to_deltas_numbers[607:576];
  wire [31:0] words1_21 = to_deltas_numbers[639:608] + to_deltas_numbers[671:640];
  wire [31:0] words1_23 = to_deltas_numbers[703:672] + to_deltas_numbers[735:704];
  wire [31:0] words1_25 = to_deltas_numbers[767:736] + to_deltas_numbers[799:768];
  wire [31:0] words1_27 = to_deltas_numbers[831:800] + to_deltas_numbers[863:832];
  wire [31:0] words1_29 = to_deltas_numbers[895:864] + to_deltas_numbers[927:896];
  wire [31:0] words1_31 = to_deltas_numbers[959:928] + to_deltas_numbers[991:960];
  assign words1 = {words1_31, to_deltas_numbers[959:928], words1_29, to_deltas_numbers[895:864],
      words1_27, to_deltas_numbers[831:800], words1_25, to_deltas_numbers[767:736], words1_23,
      to_deltas_numbers[703:672], words1_21, to_deltas_numbers[639:608], words1_19,
      to_deltas_numbers[575:544], words1_17, to_deltas_numbers[511:480], words1_15,
      to_deltas_numbers[447:416], words1_13, to_deltas_numbers[383:352], words1_11,
      to_deltas_numbers[319:288], words1_9, to_deltas_numbers[255:224], words1_7,
      to_deltas_numbers[191:160], words1_5, to_deltas_numbers[127:96], words1_3,
      to_deltas_numbers[63:32], words1_1, decode_base_word};
endmodule
