// Barrel rotator, towards the low bits. Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_rotate_back (
  input  wire [31:0] value,  // Payload at its position, cyclic in the lane's width
  input  wire [4:0] distance,  // Rotation distance in units, towards the low bits
  output wire [31:0] rotated  // Payload, first unit in the lowest bits
);
  wire [31:0] rotated_by_1 = distance[0] ? {value[0], value[31:1]} : value;
  wire [31:0] rotated_by_2 = distance[1] ? {rotated_by_1[1:0], rotated_by_1[31:2]} : rotated_by_1;
  wire [31:0] rotated_by_4 = distance[2] ? {rotated_by_2[3:0], rotated_by_2[31:4]} : rotated_by_2;
  wire [31:0] rotated_by_8 = distance[3] ? {rotated_by_4[7:0], rotated_by_4[31:8]} : rotated_by_4;
  assign rotated = distance[4] ? {rotated_by_8[15:0], rotated_by_8[31:16]} : rotated_by_8;
endmodule
