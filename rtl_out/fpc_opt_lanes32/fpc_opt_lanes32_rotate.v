// Barrel rotator, towards the high bits. Combinational.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_rotate (
  input  wire [31:0] value,  // Payload, first unit in the lowest bits
  input  wire [2:0] distance,  // Rotation distance in units, towards the high bits
  output wire [31:0] rotated  // Payload at its position, cyclic in the lane's width
);
  wire [31:0] rotated_by_1 = distance[0] ? {value[27:0], value[31:28]} : value;
  wire [31:0] rotated_by_2 = distance[1] ? {rotated_by_1[23:0], rotated_by_1[31:24]} : rotated_by_1;
  assign rotated = distance[2] ? {rotated_by_2[15:0], rotated_by_2[31:16]} : rotated_by_2;
endmodule
