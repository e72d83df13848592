// Shifter towards the high bits. Short distances come first, while the value is narrow.
// Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_shift_up_112to780_by7_x16 (
  input  wire [111:0] value,  // Value to shift
  input  wire [6:0] distance,  // Distance in units of 16 bits
  output wire [779:0] shifted  // Shifted value, cut at the top, zeros below it
);
  wire [127:0] shifted_by_16 = distance[0] ? {value, 16'h0} : {16'h0, value};
  wire [159:0] shifted_by_32 = distance[1] ? {shifted_by_16, 32'h0} : {32'h0, shifted_by_16};
  wire [223:0] shifted_by_64 = distance[2] ? {shifted_by_32, 64'h0} : {64'h0, shifted_by_32};
  wire [351:0] shifted_by_128 = distance[3] ? {shifted_by_64, 128'h0} : {128'h0, shifted_by_64};
  wire [607:0] shifted_by_256 = distance[4] ? {shifted_by_128, 256'h0} : {256'h0, shifted_by_128};
  wire [779:0] shifted_by_512 = distance[5] ? {shifted_by_256[267:0], 512'h0} :
      {172'h0, shifted_by_256};
  assign shifted = {780{~distance[6]}} & shifted_by_512;
endmodule
