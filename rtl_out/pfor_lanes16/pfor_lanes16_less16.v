// Subtractor. Its carries are a parallel prefix: bits that generate or propagate a carry, then runs
// of
// two bits, of four, and so on.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_less16 (
  input  wire [15:0] own,  // Minuend
  input  wire [15:0] other,  // Subtrahend
  output wire [15:0] difference  // Minuend less subtrahend, modulo 2^width
);
  wire [15:0] complement = ~other;
  wire [15:0] differ = own ^ complement;
  wire [15:0] makes_1 = (own & complement) | (differ & 16'h1);
  wire [15:0] hands_on_1 = differ;
  wire [15:0] makes_2 = makes_1 | (hands_on_1 & {makes_1[14], 1'h0, makes_1[12], 1'h0, makes_1[10],
      1'h0, makes_1[8], 1'h0, makes_1[6], 1'h0, makes_1[4], 1'h0, makes_1[2], 1'h0, makes_1[0],
      1'h0});
  wire [15:0] hands_on_2 = hands_on_1 & {hands_on_1[14], 1'h1, hands_on_1[12], 1'h1, hands_on_1[10],
      1'h1, hands_on_1[8], 1'h1, hands_on_1[6], 1'h1, hands_on_1[4], 1'h1, hands_on_1[2], 1'h1,
      hands_on_1[0], 1'h1};
  wire [15:0] makes_4 = makes_2 | (hands_on_2 & {{2{makes_2[13]}}, 2'h0, {2{makes_2[9]}}, 2'h0,
      {2{makes_2[5]}}, 2'h0, {2{makes_2[1]}}, 2'h0});
  wire [15:0] hands_on_4 = hands_on_2 & {{2{hands_on_2[13]}}, 2'h3, {2{hands_on_2[9]}}, 2'h3,
      {2{hands_on_2[5]}}, 2'h3, {2{hands_on_2[1]}}, 2'h3};
  wire [15:0] makes_8 = makes_4 | (hands_on_4 & {{4{makes_4[11]}}, 4'h0, {4{makes_4[3]}}, 4'h0});
  wire [15:0] hands_on_8 = hands_on_4 & {{4{hands_on_4[11]}}, 4'hf, {4{hands_on_4[3]}}, 4'hf};
  wire [15:0] makes_16 = makes_8 | (hands_on_8 & {{8{makes_8[7]}}, 8'h0});
  assign difference = differ ^ {makes_16[14:0], 1'h1};

  // Bits that nothing reads.
  wire unused = &{1'b0, makes_16[15]};
endmodule
