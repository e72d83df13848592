// Number of significant bits of the zigzag of a difference.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_width_of_difference16 (
  input  wire [15:0] value,  // Number, or difference to measure as a zigzag
  output wire [4:0] width  // Significant bits
);
  wire [15:0] significant = {value[14:0] ^ value[15:1], value[15]};
  wire any_of_8_to_15 = significant[8] | significant[9] | significant[10] | significant[11] |
      significant[12] | significant[13] | significant[14] | significant[15];
  wire any_of_4_to_7 = significant[4] | significant[5] | significant[6] | significant[7];
  wire any_of_2_to_3 = significant[2] | significant[3];
  wire any_of_6_to_7 = significant[6] | significant[7];
  wire any_of_12_to_15 = significant[12] | significant[13] | significant[14] | significant[15];
  wire any_of_10_to_11 = significant[10] | significant[11];
  wire any_of_14_to_15 = significant[14] | significant[15];
  assign width = {significant[15], any_of_8_to_15 ? (~significant[15]) : significant[7],
      any_of_8_to_15 ? (any_of_12_to_15 ? (~significant[15]) : significant[11]) :
      (any_of_4_to_7 ? (~significant[7]) : significant[3]), any_of_8_to_15 ?
      (any_of_12_to_15 ? (any_of_14_to_15 ? (~significant[15]) : significant[13]) :
      (any_of_10_to_11 ? (~significant[11]) : significant[9])) :
      (any_of_4_to_7 ? (any_of_6_to_7 ? (~significant[7]) : significant[5]) :
      (any_of_2_to_3 ? (~significant[3]) : significant[1])), any_of_8_to_15 ?
      (any_of_12_to_15 ? (any_of_14_to_15 ? (significant[15] ? (~significant[15]) :
      significant[14]) : (significant[13] ? (~significant[13]) : significant[12])) :
      (any_of_10_to_11 ? (significant[11] ? (~significant[11]) : significant[10]) :
      (significant[9] ? (~significant[9]) : significant[8]))) :
      (any_of_4_to_7 ? (any_of_6_to_7 ? (significant[7] ? (~significant[7]) : significant[6]) :
      (significant[5] ? (~significant[5]) : significant[4])) :
      (any_of_2_to_3 ? (significant[3] ? (~significant[3]) : significant[2]) :
      (significant[1] ? (~significant[1]) : significant[0])))};
endmodule
