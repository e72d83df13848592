// Step 1 of 13 of bpc_opt_lanes32_compressor_core: bit planes of the deltas.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_planes (
  input  wire [1023:0] block,
  output wire [991:0] dbp,
  output wire [2:0] match_base_tag,
  output wire [3:0] match_base_nibbles,
  output wire [31:0] match_base_payload
);
  bpc_opt_lanes32_match_base match_base (
    .word(block[31:0]), .tag(match_base_tag), .nibbles(match_base_nibbles),
    .payload(match_base_payload)
  );
  wire [991:0] deltas;  // 31 of 32 bits
  assign deltas[31:0] = block[63:32] - block[31:0];
  assign deltas[63:32] = block[95:64] - block[63:32];
  assign deltas[95:64] = block[127:96] - block[95:64];
  assign deltas[127:96] = block[159:128] - block[127:96];
  assign deltas[159:128] = block[191:160] - block[159:128];
  assign deltas[191:160] = block[223:192] - block[191:160];
  assign deltas[223:192] = block[255:224] - block[223:192];
  assign deltas[255:224] = block[287:256] - block[255:224];
  assign deltas[287:256] = block[319:288] - block[287:256];
  assign deltas[319:288] = block[351:320] - block[319:288];
  assign deltas[351:320] = block[383:352] - block[351:320];
  assign deltas[383:352] = block[415:384] - block[383:352];
  assign deltas[415:384] = block[447:416] - block[415:384];
  assign deltas[447:416] = block[479:448] - block[447:416];
  assign deltas[479:448] = block[511:480] - block[479:448];
  assign deltas[511:480] = block[543:512] - block[511:480];
  assign deltas[543:512] = block[575:544] - block[543:512];
  assign deltas[575:544] = block[607:576] - block[575:544];
  assign deltas[607:576] = block[639:608] - block[607:576];
  assign deltas[639:608] = block[671:640] - block[639:608];
  assign deltas[671:640] = block[703:672] - block[671:640];
  assign deltas[703:672] = block[735:704] - block[703:672];
  assign deltas[735:704] = block[767:736] - block[735:704];
  assign deltas[767:736] = block[799:768] - block[767:736];
  assign deltas[799:768] = block[831:800] - block[799:768];
  assign deltas[831:800] = block[863:832] - block[831:800];
  assign deltas[863:832] = block[895:864] - block[863:832];
  assign deltas[895:864] = block[927:896] - block[895:864];
  assign deltas[927:896] = block[959:928] - block[927:896];
  assign deltas[959:928] = block[991:960] - block[959:928];
  assign deltas[991:960] = block[1023:992] - block[991:960];
  bpc_opt_lanes32_bit_planes to_planes (
    .numbers(deltas), .planes(dbp)
  );
endmodule
