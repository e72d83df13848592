// Step 8 of 10 of pfor_lanes16_costing: cheapest number of planes, level 2.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_costing_cheapest2 (
  input  wire [87:0] estimated_cheapest_level1,  // 8 of 11 bits, from step 7
  input  wire [39:0] estimated_cheapest_level1_of,  // 8 of 5 bits, from step 7
  input  wire [43:0] rotated_cheapest_level1,  // 4 of 11 bits, from step 7
  input  wire [15:0] rotated_cheapest_level1_of,  // 4 of 4 bits, from step 7
  input  wire [9:0] escapes_level4,  // 2 of 5 bits, from step 7
  output wire [43:0] estimated_cheapest_level2,  // 4 of 11 bits, from step 8
  output wire [19:0] estimated_cheapest_level2_of,  // 4 of 5 bits, from step 8
  output wire [21:0] rotated_cheapest_level2,  // 2 of 11 bits, from step 8
  output wire [7:0] rotated_cheapest_level2_of,  // 2 of 4 bits, from step 8
  output wire [5:0] escapes_level5  // From step 8
);
  wire estimated_cheapest_level2_takes_second0 = estimated_cheapest_level1[21:11] <
      estimated_cheapest_level1[10:0];
  wire estimated_cheapest_level2_takes_second1 = estimated_cheapest_level1[43:33] <
      estimated_cheapest_level1[32:22];
  wire estimated_cheapest_level2_takes_second2 = estimated_cheapest_level1[65:55] <
      estimated_cheapest_level1[54:44];
  wire estimated_cheapest_level2_takes_second3 = estimated_cheapest_level1[87:77] <
      estimated_cheapest_level1[76:66];
  wire rotated_cheapest_level2_takes_second0 = rotated_cheapest_level1[21:11] <
      rotated_cheapest_level1[10:0];
  wire rotated_cheapest_level2_takes_second1 = rotated_cheapest_level1[43:33] <
      rotated_cheapest_level1[32:22];
  assign estimated_cheapest_level2 = {estimated_cheapest_level2_takes_second3 ?
      estimated_cheapest_level1[87:77] : estimated_cheapest_level1[76:66],
      estimated_cheapest_level2_takes_second2 ? estimated_cheapest_level1[65:55] :
      estimated_cheapest_level1[54:44], estimated_cheapest_level2_takes_second1 ?
      estimated_cheapest_level1[43:33] : estimated_cheapest_level1[32:22],
      estimated_cheapest_level2_takes_second0 ? estimated_cheapest_level1[21:11] :
      estimated_cheapest_level1[10:0]};
  assign estimated_cheapest_level2_of = {estimated_cheapest_level2_takes_second3 ?
      estimated_cheapest_level1_of[39:35] : estimated_cheapest_level1_of[34:30],
      estimated_cheapest_level2_takes_second2 ? estimated_cheapest_level1_of[29:25] :
      estimated_cheapest_level1_of[24:20], estimated_cheapest_level2_takes_second1 ?
      estimated_cheapest_level1_of[19:15] : estimated_cheapest_level1_of[14:10],
      estimated_cheapest_level2_takes_second0 ? estimated_cheapest_level1_of[9:5] :
      estimated_cheapest_level1_of[4:0]};
  assign rotated_cheapest_level2 = {rotated_cheapest_level2_takes_second1 ?
      rotated_cheapest_level1[43:33] : rotated_cheapest_level1[32:22],
      rotated_cheapest_level2_takes_second0 ? rotated_cheapest_level1[21:11] :
      rotated_cheapest_level1[10:0]};
  assign rotated_cheapest_level2_of = {rotated_cheapest_level2_takes_second1 ?
      rotated_cheapest_level1_of[15:12] : rotated_cheapest_level1_of[11:8],
      rotated_cheapest_level2_takes_second0 ? rotated_cheapest_level1_of[7:4] :
      rotated_cheapest_level1_of[3:0]};
  assign escapes_level5 = {1'h0, escapes_level4[4:0]} + {1'h0, escapes_level4[9:5]};
endmodule
