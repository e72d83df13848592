// Shifter towards the high bits. Short distances come first, while the value is narrow.
// Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_shift_up_271to764_by6_x16 (
  input  wire [270:0] value,  // Value to shift
  input  wire [5:0] distance,  // Distance in units of 16 bits
  output wire [763:0] shifted  // Shifted value, cut at the top, zeros below it
);
  wire [286:0] shifted_by_16 = distance[0] ? {value, 16'h0} : {16'h0, value};
  wire [318:0] shifted_by_32 = distance[1] ? {shifted_by_16, 32'h0} : {32'h0, shifted_by_16};
  wire [382:0] shifted_by_64 = distance[2] ? {shifted_by_32, 64'h0} : {64'h0, shifted_by_32};
  wire [510:0] shifted_by_128 = distance[3] ? {shifted_by_64, 128'h0} : {128'h0, shifted_by_64};
  wire [763:0] shifted_by_256 = distance[4] ? {shifted_by_128[507:0], 256'h0} :
      {253'h0, shifted_by_128};
  assign shifted = distance[5] ? {shifted_by_256[251:0], 512'h0} : shifted_by_256;
endmodule
