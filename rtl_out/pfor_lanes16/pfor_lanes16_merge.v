// Merges the bits of a quarter's residuals that planes hold with the upper bits of exceptions.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_merge (
  input  wire [255:0] values,  // Bits of all lanes that planes hold
  input  wire [255:0] bytes,  // Exceptions in their lanes
  input  wire [15:0] upper,  // Bits of a lane that come from an exception
  input  wire [31:0] flags,  // Bytes that belong to exceptions, one bit each
  output wire [255:0] joined  // Residuals of the quarter, the first lane lowest
);
  wire [7:0] takes_0 = {8{flags[0]}} & upper[7:0];
  wire [7:0] takes_1 = {8{flags[1]}} & upper[15:8];
  wire [7:0] takes_2 = {8{flags[2]}} & upper[7:0];
  wire [7:0] takes_3 = {8{flags[3]}} & upper[15:8];
  wire [7:0] takes_4 = {8{flags[4]}} & upper[7:0];
  wire [7:0] takes_5 = {8{flags[5]}} & upper[15:8];
  wire [7:0] takes_6 = {8{flags[6]}} & upper[7:0];
  wire [7:0] takes_7 = {8{flags[7]}} & upper[15:8];
  wire [7:0] takes_8 = {8{flags[8]}} & upper[7:0];
  wire [7:0] takes_9 = {8{flags[9]}} & upper[15:8];
  wire [7:0] takes_10 = {8{flags[10]}} & upper[7:0];
  wire [7:0] takes_11 = {8{flags[11]}} & upper[15:8];
  wire [7:0] takes_12 = {8{flags[12]}} & upper[7:0];
  wire [7:0] takes_13 = {8{flags[13]}} & upper[15:8];
  wire [7:0] takes_14 = {8{flags[14]}} & upper[7:0];
  wire [7:0] takes_15 = {8{flags[15]}} & upper[15:8];
  wire [7:0] takes_16 = {8{flags[16]}} & upper[7:0];
  wire [7:0] takes_17 = {8{flags[17]}} & upper[15:8];
  wire [7:0] takes_18 = {8{flags[18]}} & upper[7:0];
  wire [7:0] takes_19 = {8{flags[19]}} & upper[15:8];
  wire [7:0] takes_20 = {8{flags[20]}} & upper[7:0];
  wire [7:0] takes_21 = {8{flags[21]}} & upper[15:8];
  wire [7:0] takes_22 = {8{flags[22]}} & upper[7:0];
  wire [7:0] takes_23 = {8{flags[23]}} & upper[15:8];
  wire [7:0] takes_24 = {8{flags[24]}} & upper[7:0];
  wire [7:0] takes_25 = {8{flags[25]}} & upper[15:8];
  wire [7:0] takes_26 = {8{flags[26]}} & upper[7:0];
  wire [7:0] takes_27 = {8{flags[27]}} & upper[15:8];
  wire [7:0] takes_28 = {8{flags[28]}} & upper[7:0];
  wire [7:0] takes_29 = {8{flags[29]}} & upper[15:8];
  wire [7:0] takes_30 = {8{flags[30]}} & upper[7:0];
  wire [7:0] takes_31 = {8{flags[31]}} & upper[15:8];
  wire [255:0] takes = {takes_31, takes_30, takes_29, takes_28, takes_27, takes_26, takes_25,
      takes_24, takes_23, takes_22, takes_21, takes_20, takes_19, takes_18, takes_17, takes_16,
      takes_15, takes_14, takes_13, takes_12, takes_11, takes_10, takes_9, takes_8, takes_7,
      takes_6, takes_5, takes_4, takes_3, takes_2, takes_1, takes_0};
  wire [255:0] takes_exception = takes;
  assign joined = (takes_exception & bytes) | (~takes_exception & values);
endmodule
