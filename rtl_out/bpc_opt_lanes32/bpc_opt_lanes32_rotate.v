// Barrel rotator, towards the high bits. Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_rotate (
  input  wire [31:0] value,  // Payload, first unit in the lowest bits
  input  wire [4:0] distance,  // Rotation distance in units, towards the high bits
  output wire [31:0] rotated  // Payload at its position, cyclic in the lane's width
);
  wire [31:0] rotated_by_1 = distance[0] ? {value[30:0], value[31]} : value;
  wire [31:0] rotated_by_2 = distance[1] ? {rotated_by_1[29:0], rotated_by_1[31:30]} : rotated_by_1;
  wire [31:0] rotated_by_4 = distance[2] ? {rotated_by_2[27:0], rotated_by_2[31:28]} : rotated_by_2;
  wire [31:0] rotated_by_8 = distance[3] ? {rotated_by_4[23:0], rotated_by_4[31:24]} : rotated_by_4;
  assign rotated = distance[4] ? {rotated_by_8[15:0], rotated_by_8[31:16]} : rotated_by_8;
endmodule
