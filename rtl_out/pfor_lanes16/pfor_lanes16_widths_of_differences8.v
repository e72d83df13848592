// Significant bits of a quarter's differences of 8 bits.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_widths_of_differences8 (
  input  wire [255:0] values,  // Elements, or differences to measure as zigzags
  output wire [127:0] widths  // Significant bits of each value, the first one's lowest
);
  pfor_lanes16_width_of_difference8 each_width [31:0] (
    .value(values), .width(widths)
  );
endmodule
