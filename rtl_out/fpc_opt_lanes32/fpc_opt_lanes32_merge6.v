// Node of the concatenation network: merges two runs of payloads, each cyclic in its own buffer,
// into one buffer of twice the width. A unit goes to its position in the lower or the upper half.
// Combinational.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_merge6 (
  input  wire [255:0] left,  // Payloads of the left half, cyclic in its buffer
  input  wire [255:0] right,  // Payloads of the right half, cyclic in its buffer
  // Per unit of a half: the right half's unit is in the upper half of the whole
  input  wire [63:0] up,
  // Concatenated payloads of both halves, cyclic in a buffer of both widths
  output wire [511:0] whole
);
  wire [255:0] right_goes_up = {{3{up[63]}}, up[63:62], {2{up[62]}}, up[62:61], {2{up[61]}},
      up[61:60], {2{up[60]}}, up[60:59], {2{up[59]}}, up[59:58], {2{up[58]}}, up[58:57],
      {2{up[57]}}, up[57:56], {2{up[56]}}, up[56:55], {2{up[55]}}, up[55:54], {2{up[54]}},
      up[54:53], {2{up[53]}}, up[53:52], {2{up[52]}}, up[52:51], {2{up[51]}}, up[51:50],
      {2{up[50]}}, up[50:49], {2{up[49]}}, up[49:48], {2{up[48]}}, up[48:47], {2{up[47]}},
      up[47:46], {2{up[46]}}, up[46:45], {2{up[45]}}, up[45:44], {2{up[44]}}, up[44:43],
      {2{up[43]}}, up[43:42], {2{up[42]}}, up[42:41], {2{up[41]}}, up[41:40], {2{up[40]}},
      up[40:39], {2{up[39]}}, up[39:38], {2{up[38]}}, up[38:37], {2{up[37]}}, up[37:36],
      {2{up[36]}}, up[36:35], {2{up[35]}}, up[35:34], {2{up[34]}}, up[34:33], {2{up[33]}},
      up[33:32], {2{up[32]}}, up[32:31], {2{up[31]}}, up[31:30], {2{up[30]}}, up[30:29],
      {2{up[29]}}, up[29:28], {2{up[28]}}, up[28:27], {2{up[27]}}, up[27:26], {2{up[26]}},
      up[26:25], {2{up[25]}}, up[25:24], {2{up[24]}}, up[24:23], {2{up[23]}}, up[23:22],
      {2{up[22]}}, up[22:21], {2{up[21]}}, up[21:20], {2{up[20]}}, up[20:19], {2{up[19]}},
      up[19:18], {2{up[18]}}, up[18:17], {2{up[17]}}, up[17:16], {2{up[16]}}, up[16:15],
      {2{up[15]}}, up[15:14], {2{up[14]}}, up[14:13], {2{up[13]}}, up[13:12], {2{up[12]}},
      up[12:11], {2{up[11]}}, up[11:10], {2{up[10]}}, up[10:9], {2{up[9]}}, up[9:8], {2{up[8]}},
      up[8:7], {2{up[7]}}, up[7:6], {2{up[6]}}, up[6:5], {2{up[5]}}, up[5:4], {2{up[4]}}, up[4:3],
      {2{up[3]}}, up[3:2], {2{up[2]}}, up[2:1], {2{up[1]}}, up[1:0], {3{up[0]}}};
  assign whole = {(right_goes_up & right) | (~right_goes_up & left), (right_goes_up & left) |
      (~right_goes_up & right)};
endmodule
