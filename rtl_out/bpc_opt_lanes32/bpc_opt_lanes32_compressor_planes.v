// Step 1 of 13 of bpc_opt_lanes32_compressor_core: bit planes of the deltas.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_planes (
  input  wire [1023:0] block,  // Block to compress, byte 0 in the lowest bits
  output wire [991:0] dbp,  // 32 of 31 bits, from step 1
  output wire [2:0] match_base_tag,  // From step 1
  output wire [3:0] match_base_nibbles,  // From step 1
  output wire [31:0] match_base_payload  // From step 1
);
  bpc_opt_lanes32_match_base match_base (
    .word(block[31:0]), .tag(match_base_tag), .nibbles(match_base_nibbles),
    .payload(match_base_payload)
  );
  wire [31:0] deltas_0 = block[63:32] - block[31:0];
  wire [31:0] deltas_1 = block[95:64] - block[63:32];
  wire [31:0] deltas_2 = block[127:96] - block[95:64];
  wire [31:0] deltas_3 = block[159:128] - block[127:96];
  wire [31:0] deltas_4 = block[191:160] - block[159:128];
  wire [31:0] deltas_5 = block[223:192] - block[191:160];
  wire [31:0] deltas_6 = block[255:224] - block[223:192];
  wire [31:0] deltas_7 = block[287:256] - block[255:224];
  wire [31:0] deltas_8 = block[319:288] - block[287:256];
  wire [31:0] deltas_9 = block[351:320] - block[319:288];
  wire [31:0] deltas_10 = block[383:352] - block[351:320];
  wire [31:0] deltas_11 = block[415:384] - block[383:352];
  wire [31:0] deltas_12 = block[447:416] - block[415:384];
  wire [31:0] deltas_13 = block[479:448] - block[447:416];
  wire [31:0] deltas_14 = block[511:480] - block[479:448];
  wire [31:0] deltas_15 = block[543:512] - block[511:480];
  wire [31:0] deltas_16 = block[575:544] - block[543:512];
  wire [31:0] deltas_17 = block[607:576] - block[575:544];
  wire [31:0] deltas_18 = block[639:608] - block[607:576];
  wire [31:0] deltas_19 = block[671:640] - block[639:608];
  wire [31:0] deltas_20 = block[703:672] - block[671:640];
  wire [31:0] deltas_21 = block[735:704] - block[703:672];
  wire [31:0] deltas_22 = block[767:736] - block[735:704];
  wire [31:0] deltas_23 = block[799:768] - block[767:736];
  wire [31:0] deltas_24 = block[831:800] - block[799:768];
  wire [31:0] deltas_25 = block[863:832] - block[831:800];
  wire [31:0] deltas_26 = block[895:864] - block[863:832];
  wire [31:0] deltas_27 = block[927:896] - block[895:864];
  wire [31:0] deltas_28 = block[959:928] - block[927:896];
  wire [31:0] deltas_29 = block[991:960] - block[959:928];
  wire [31:0] deltas_30 = block[1023:992] - block[991:960];
  wire [991:0] deltas = {deltas_30, deltas_29, deltas_28, deltas_27, deltas_26, deltas_25,
      deltas_24, deltas_23, deltas_22, deltas_21, deltas_20, deltas_19, deltas_18, deltas_17,
      deltas_16, deltas_15, deltas_14, deltas_13, deltas_12, deltas_11, deltas_10, deltas_9,
      deltas_8, deltas_7, deltas_6, deltas_5, deltas_4, deltas_3, deltas_2, deltas_1, deltas_0};
  bpc_opt_lanes32_bit_planes to_planes (
    .numbers(deltas), .planes(dbp)
  );
endmodule
