// Whether a is at least b, as a tree: for each part of the bits, whether a is greater
// there, and whether it is not less.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_at_least_20 (
  input  wire [19:0] a,  // First number, unsigned
  input  wire [19:0] b,  // Second number, unsigned
  output wire at_least  // First number is at least the second
);
  wire [19:0] greater = a & ~b;
  wire [19:0] not_less = a | ~b;
  wire level1_node0_greater = greater[1] | (not_less[1] & not_less[0]);
  wire level1_node1_greater = greater[3] | (not_less[3] & greater[2]);
  wire level1_node1_not_less = not_less[3] & not_less[2];
  wire level1_node2_greater = greater[5] | (not_less[5] & greater[4]);
  wire level1_node2_not_less = not_less[5] & not_less[4];
  wire level1_node3_greater = greater[7] | (not_less[7] & greater[6]);
  wire level1_node3_not_less = not_less[7] & not_less[6];
  wire level1_node4_greater = greater[9] | (not_less[9] & greater[8]);
  wire level1_node4_not_less = not_less[9] & not_less[8];
  wire level1_node5_greater = greater[11] | (not_less[11] & greater[10]);
  wire level1_node5_not_less = not_less[11] & not_less[10];
  wire level1_node6_greater = greater[13] | (not_less[13] & greater[12]);
  wire level1_node6_not_less = not_less[13] & not_less[12];
  wire level1_node7_greater = greater[15] | (not_less[15] & greater[14]);
  wire level1_node7_not_less = not_less[15] & not_less[14];
  wire level1_node8_greater = greater[17] | (not_less[17] & greater[16]);
  wire level1_node8_not_less = not_less[17] & not_less[16];
  wire level1_node9_greater = greater[19] | (not_less[19] & greater[18]);
  wire level1_node9_not_less = not_less[19] & not_less[18];
  wire level2_node0_greater = level1_node1_greater | (level1_node1_not_less & level1_node0_greater);
  wire level2_node1_greater = level1_node3_greater | (level1_node3_not_less & level1_node2_greater);
  wire level2_node1_not_less = level1_node3_not_less & level1_node2_not_less;
  wire level2_node2_greater = level1_node5_greater | (level1_node5_not_less & level1_node4_greater);
  wire level2_node2_not_less = level1_node5_not_less & level1_node4_not_less;
  wire level2_node3_greater = level1_node7_greater | (level1_node7_not_less & level1_node6_greater);
  wire level2_node3_not_less = level1_node7_not_less & level1_node6_not_less;
  wire level2_node4_greater = level1_node9_greater | (level1_node9_not_less & level1_node8_greater);
  wire level2_node4_not_less = level1_node9_not_less & level1_node8_not_less;
  wire level3_node0_greater = level2_node1_greater | (level2_node1_not_less & level2_node0_greater);
  wire level3_node1_greater = level2_node3_greater | (level2_node3_not_less & level2_node2_greater);
  wire level3_node1_not_less = level2_node3_not_less & level2_node2_not_less;
  wire level4_node0_greater = level3_node1_greater | (level3_node1_not_less & level3_node0_greater);
  wire level5_node0_greater = level2_node4_greater | (level2_node4_not_less & level4_node0_greater);
  assign at_least = level5_node0_greater;

  // Bits that nothing reads.
  wire unused = &{1'b0, greater[0]};
endmodule
