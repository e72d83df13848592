// Number of significant bits of the zigzag of a difference.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_width_of_difference8 (
  input  wire [7:0] value,  // Number, or difference to measure as a zigzag
  output wire [3:0] width  // Significant bits
);
  wire [7:0] significant = {value[6:0] ^ value[7:1], value[7]};
  wire any_of_4_to_7 = significant[4] | significant[5] | significant[6] | significant[7];
  wire any_of_2_to_3 = significant[2] | significant[3];
  wire any_of_6_to_7 = significant[6] | significant[7];
  assign width = {significant[7], any_of_4_to_7 ? (~significant[7]) : significant[3],
      any_of_4_to_7 ? (any_of_6_to_7 ? (~significant[7]) : significant[5]) :
      (any_of_2_to_3 ? (~significant[3]) : significant[1]), any_of_4_to_7 ?
      (any_of_6_to_7 ? (significant[7] ? (~significant[7]) : significant[6]) :
      (significant[5] ? (~significant[5]) : significant[4])) :
      (any_of_2_to_3 ? (significant[3] ? (~significant[3]) : significant[2]) :
      (significant[1] ? (~significant[1]) : significant[0]))};
endmodule
