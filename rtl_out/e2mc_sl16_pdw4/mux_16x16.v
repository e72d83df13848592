// One of 16 values of 16 bits, by its number: a tree of multiplexers, of which each
// level goes by one bit of the number, the lowest first.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module mux_16x16 (
  input  wire [3:0] number,
  input  wire [255:0] choices,  // The first in the lowest bits.
  output wire [15:0] chosen
);
  wire [127:0] by_bit0;  // 8 of 16 bits
  assign by_bit0[15:0] = number[0] ? choices[31:16] : choices[15:0];
  assign by_bit0[31:16] = number[0] ? choices[63:48] : choices[47:32];
  assign by_bit0[47:32] = number[0] ? choices[95:80] : choices[79:64];
  assign by_bit0[63:48] = number[0] ? choices[127:112] : choices[111:96];
  assign by_bit0[79:64] = number[0] ? choices[159:144] : choices[143:128];
  assign by_bit0[95:80] = number[0] ? choices[191:176] : choices[175:160];
  assign by_bit0[111:96] = number[0] ? choices[223:208] : choices[207:192];
  assign by_bit0[127:112] = number[0] ? choices[255:240] : choices[239:224];
  wire [63:0] by_bit1;  // 4 of 16 bits
  assign by_bit1[15:0] = number[1] ? by_bit0[31:16] : by_bit0[15:0];
  assign by_bit1[31:16] = number[1] ? by_bit0[63:48] : by_bit0[47:32];
  assign by_bit1[47:32] = number[1] ? by_bit0[95:80] : by_bit0[79:64];
  assign by_bit1[63:48] = number[1] ? by_bit0[127:112] : by_bit0[111:96];
  wire [31:0] by_bit2;  // 2 of 16 bits
  assign by_bit2[15:0] = number[2] ? by_bit1[31:16] : by_bit1[15:0];
  assign by_bit2[31:16] = number[2] ? by_bit1[63:48] : by_bit1[47:32];
  assign chosen = number[3] ? by_bit2[31:16] : by_bit2[15:0];
endmodule
