// Whether at least one, two, three bits are 1: a tree of counts, which each level halves.
// The first half of a level's counts, a, goes with the second half, b.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_count_ones (
  input  wire [30:0] plane,  // Bits to count
  output wire one,  // At least one of the bits are 1
  output wire two,  // At least two of the bits are 1
  output wire three  // At least three of the bits are 1
);
  wire [15:0] level1_one = plane[15:0] | {1'h0, plane[30:16]};
  wire [15:0] level1_two = plane[15:0] & {1'h0, plane[30:16]};
  wire [7:0] level2_one = level1_one[7:0] | level1_one[15:8];
  wire [7:0] level2_two = level1_two[7:0] | level1_two[15:8] | (level1_one[7:0] & level1_one[15:8]);
  wire [7:0] level2_three = (level1_one[7:0] & level1_two[15:8]) |
      (level1_two[7:0] & level1_one[15:8]);
  wire [3:0] level3_one = level2_one[3:0] | level2_one[7:4];
  wire [3:0] level3_two = level2_two[3:0] | level2_two[7:4] | (level2_one[3:0] & level2_one[7:4]);
  wire [3:0] level3_three = level2_three[3:0] | level2_three[7:4] |
      (level2_one[3:0] & level2_two[7:4]) | (level2_two[3:0] & level2_one[7:4]);
  wire [1:0] level4_one = level3_one[1:0] | level3_one[3:2];
  wire [1:0] level4_two = level3_two[1:0] | level3_two[3:2] | (level3_one[1:0] & level3_one[3:2]);
  wire [1:0] level4_three = level3_three[1:0] | level3_three[3:2] |
      (level3_one[1:0] & level3_two[3:2]) | (level3_two[1:0] & level3_one[3:2]);
  assign one = level4_one[0] | level4_one[1];
  assign two = level4_two[0] | level4_two[1] | (level4_one[0] & level4_one[1]);
  assign three = level4_three[0] | level4_three[1] | (level4_one[0] & level4_two[1]) |
      (level4_two[0] & level4_one[1]);
endmodule
