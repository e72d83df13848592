// Significant bits of a quarter's numbers of 16 bits.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_widths_of_numbers16 (
  input  wire [255:0] values,  // Elements, or differences to measure as zigzags
  output wire [79:0] widths  // Significant bits of each value, the first one's lowest
);
  pfor_lanes16_width_of_number16 each_width [15:0] (
    .value(values), .width(widths)
  );
endmodule
