// Step 7 of 10 of pfor_lanes16_costing: cheapest number of planes, level 1.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_costing_cheapest1 (
  input  wire [23:0] escapes_level2,  // From step 4
  input  wire [4:0] estimated_widest,  // From step 5
  input  wire [10:0] rows_of_estimated0_without,  // From step 5
  input  wire [3:0] rotated_widest,  // From step 5
  input  wire [10:0] rows_of_rotated0_without,  // From step 5
  input  wire [164:0] costs_of_estimated0_costs,  // From step 6
  input  wire [76:0] costs_of_rotated0_costs,  // From step 6
  output wire [87:0] estimated_cheapest_level1,  // 8 of 11 bits, from step 7
  output wire [39:0] estimated_cheapest_level1_of,  // 8 of 5 bits, from step 7
  output wire [43:0] rotated_cheapest_level1,  // 4 of 11 bits, from step 7
  output wire [15:0] rotated_cheapest_level1_of,  // 4 of 4 bits, from step 7
  output wire [9:0] escapes_level4  // 2 of 5 bits, from step 7
);
  wire estimated_cheapest_level1_takes_second0 = costs_of_estimated0_costs[10:0] <
      rows_of_estimated0_without;
  wire estimated_cheapest_level1_takes_second1 = costs_of_estimated0_costs[32:22] <
      costs_of_estimated0_costs[21:11];
  wire estimated_cheapest_level1_takes_second2 = costs_of_estimated0_costs[54:44] <
      costs_of_estimated0_costs[43:33];
  wire estimated_cheapest_level1_takes_second3 = costs_of_estimated0_costs[76:66] <
      costs_of_estimated0_costs[65:55];
  wire estimated_cheapest_level1_takes_second4 = costs_of_estimated0_costs[98:88] <
      costs_of_estimated0_costs[87:77];
  wire estimated_cheapest_level1_takes_second5 = costs_of_estimated0_costs[120:110] <
      costs_of_estimated0_costs[109:99];
  wire estimated_cheapest_level1_takes_second6 = costs_of_estimated0_costs[142:132] <
      costs_of_estimated0_costs[131:121];
  wire estimated_cheapest_level1_takes_second7 = costs_of_estimated0_costs[164:154] <
      costs_of_estimated0_costs[153:143];
  wire rotated_cheapest_level1_takes_second0 = costs_of_rotated0_costs[10:0] <
      rows_of_rotated0_without;
  wire rotated_cheapest_level1_takes_second1 = costs_of_rotated0_costs[32:22] <
      costs_of_rotated0_costs[21:11];
  wire rotated_cheapest_level1_takes_second2 = costs_of_rotated0_costs[54:44] <
      costs_of_rotated0_costs[43:33];
  wire rotated_cheapest_level1_takes_second3 = costs_of_rotated0_costs[76:66] <
      costs_of_rotated0_costs[65:55];
  wire [15:0] escapes_level3;
  hdlgen_pair_sums #(.COUNT(4), .WIDTH(3)) add_escapes_level3 (
    .numbers(escapes_level2), .sums(escapes_level3)
  );
  assign estimated_cheapest_level1 = {estimated_cheapest_level1_takes_second7 ?
      costs_of_estimated0_costs[164:154] : costs_of_estimated0_costs[153:143],
      estimated_cheapest_level1_takes_second6 ? costs_of_estimated0_costs[142:132] :
      costs_of_estimated0_costs[131:121], estimated_cheapest_level1_takes_second5 ?
      costs_of_estimated0_costs[120:110] : costs_of_estimated0_costs[109:99],
      estimated_cheapest_level1_takes_second4 ? costs_of_estimated0_costs[98:88] :
      costs_of_estimated0_costs[87:77], estimated_cheapest_level1_takes_second3 ?
      costs_of_estimated0_costs[76:66] : costs_of_estimated0_costs[65:55],
      estimated_cheapest_level1_takes_second2 ? costs_of_estimated0_costs[54:44] :
      costs_of_estimated0_costs[43:33], estimated_cheapest_level1_takes_second1 ?
      costs_of_estimated0_costs[32:22] : costs_of_estimated0_costs[21:11],
      estimated_cheapest_level1_takes_second0 ? costs_of_estimated0_costs[10:0] :
      rows_of_estimated0_without};
  assign estimated_cheapest_level1_of = {estimated_cheapest_level1_takes_second7 ? 5'hf : 5'he,
      estimated_cheapest_level1_takes_second6 ? 5'hd : 5'hc,
      estimated_cheapest_level1_takes_second5 ? 5'hb : 5'ha,
      estimated_cheapest_level1_takes_second4 ? 5'h9 : 5'h8,
      estimated_cheapest_level1_takes_second3 ? 5'h7 : 5'h6,
      estimated_cheapest_level1_takes_second2 ? 5'h5 : 5'h4,
      estimated_cheapest_level1_takes_second1 ? 5'h3 : 5'h2,
      estimated_cheapest_level1_takes_second0 ? 5'h1 : estimated_widest};
  assign rotated_cheapest_level1 = {rotated_cheapest_level1_takes_second3 ?
      costs_of_rotated0_costs[76:66] : costs_of_rotated0_costs[65:55],
      rotated_cheapest_level1_takes_second2 ? costs_of_rotated0_costs[54:44] :
      costs_of_rotated0_costs[43:33], rotated_cheapest_level1_takes_second1 ?
      costs_of_rotated0_costs[32:22] : costs_of_rotated0_costs[21:11],
      rotated_cheapest_level1_takes_second0 ? costs_of_rotated0_costs[10:0] :
      rows_of_rotated0_without};
  assign rotated_cheapest_level1_of = {rotated_cheapest_level1_takes_second3 ? 4'h7 : 4'h6,
      rotated_cheapest_level1_takes_second2 ? 4'h5 : 4'h4, rotated_cheapest_level1_takes_second1 ?
      4'h3 : 4'h2, rotated_cheapest_level1_takes_second0 ? 4'h1 : rotated_widest};
  assign escapes_level4 = {{1'h0, escapes_level3[11:8]} + {1'h0, escapes_level3[15:12]},
      {1'h0, escapes_level3[3:0]} + {1'h0, escapes_level3[7:4]}};
endmodule
