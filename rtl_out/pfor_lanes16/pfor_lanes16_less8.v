// Subtractor. Its carries are a parallel prefix: bits that generate or propagate a carry, then runs
// of
// two bits, of four, and so on.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_less8 (
  input  wire [7:0] own,  // Minuend
  input  wire [7:0] other,  // Subtrahend
  output wire [7:0] difference  // Minuend less subtrahend, modulo 2^width
);
  wire [7:0] complement = ~other;
  wire [7:0] differ = own ^ complement;
  wire [7:0] makes_1 = (own & complement) | (differ & 8'h1);
  wire [7:0] hands_on_1 = differ;
  wire [7:0] makes_2 = makes_1 | (hands_on_1 & {makes_1[6], 1'h0, makes_1[4], 1'h0, makes_1[2],
      1'h0, makes_1[0], 1'h0});
  wire [7:0] hands_on_2 = hands_on_1 & {hands_on_1[6], 1'h1, hands_on_1[4], 1'h1, hands_on_1[2],
      1'h1, hands_on_1[0], 1'h1};
  wire [7:0] makes_4 = makes_2 | (hands_on_2 & {{2{makes_2[5]}}, 2'h0, {2{makes_2[1]}}, 2'h0});
  wire [7:0] hands_on_4 = hands_on_2 & {{2{hands_on_2[5]}}, 2'h3, {2{hands_on_2[1]}}, 2'h3};
  wire [7:0] makes_8 = makes_4 | (hands_on_4 & {{4{makes_4[3]}}, 4'h0});
  assign difference = differ ^ {makes_8[6:0], 1'h1};

  // Bits that nothing reads.
  wire unused = &{1'b0, makes_8[7]};
endmodule
