// Node of the extraction network, the mirror image of concatenation: splits a run of payloads,
// cyclic in its buffer, into two halves, each cyclic in its own buffer. Combinational.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_split5 (
  // Concatenated payloads of both halves, cyclic in a buffer of both widths
  input  wire [255:0] whole,
  // Per unit of a half: the right half's unit is in the upper half of the whole
  input  wire [31:0] up,
  output wire [127:0] left,  // Payloads of the left half, cyclic in its buffer
  output wire [127:0] right  // Payloads of the right half, cyclic in its buffer
);
  wire [127:0] right_goes_up = {{3{up[31]}}, up[31:30], {2{up[30]}}, up[30:29], {2{up[29]}},
      up[29:28], {2{up[28]}}, up[28:27], {2{up[27]}}, up[27:26], {2{up[26]}}, up[26:25],
      {2{up[25]}}, up[25:24], {2{up[24]}}, up[24:23], {2{up[23]}}, up[23:22], {2{up[22]}},
      up[22:21], {2{up[21]}}, up[21:20], {2{up[20]}}, up[20:19], {2{up[19]}}, up[19:18],
      {2{up[18]}}, up[18:17], {2{up[17]}}, up[17:16], {2{up[16]}}, up[16:15], {2{up[15]}},
      up[15:14], {2{up[14]}}, up[14:13], {2{up[13]}}, up[13:12], {2{up[12]}}, up[12:11],
      {2{up[11]}}, up[11:10], {2{up[10]}}, up[10:9], {2{up[9]}}, up[9:8], {2{up[8]}}, up[8:7],
      {2{up[7]}}, up[7:6], {2{up[6]}}, up[6:5], {2{up[5]}}, up[5:4], {2{up[4]}}, up[4:3],
      {2{up[3]}}, up[3:2], {2{up[2]}}, up[2:1], {2{up[1]}}, up[1:0], {3{up[0]}}};
  assign left = (right_goes_up & whole[127:0]) | (~right_goes_up & whole[255:128]);
  assign right = (right_goes_up & whole[255:128]) | (~right_goes_up & whole[127:0]);
endmodule
