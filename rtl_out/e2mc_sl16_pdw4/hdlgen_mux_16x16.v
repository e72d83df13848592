// Selects one of 16 values of 16 bits by number: a tree of multiplexers, one level per bit of the
// number, the lowest bit first. Combinational.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_mux_16x16 (
  input  wire [3:0] number,  // Number of the choice; past the last one, any is selected
  input  wire [255:0] choices,  // Choices, the first in the lowest bits
  output wire [15:0] chosen  // Selected choice
);
  wire [15:0] by_bit0_0 = number[0] ? choices[31:16] : choices[15:0];
  wire [15:0] by_bit0_1 = number[0] ? choices[63:48] : choices[47:32];
  wire [15:0] by_bit0_2 = number[0] ? choices[95:80] : choices[79:64];
  wire [15:0] by_bit0_3 = number[0] ? choices[127:112] : choices[111:96];
  wire [15:0] by_bit0_4 = number[0] ? choices[159:144] : choices[143:128];
  wire [15:0] by_bit0_5 = number[0] ? choices[191:176] : choices[175:160];
  wire [15:0] by_bit0_6 = number[0] ? choices[223:208] : choices[207:192];
  wire [15:0] by_bit0_7 = number[0] ? choices[255:240] : choices[239:224];
  wire [15:0] by_bit1_0 = number[1] ? by_bit0_1 : by_bit0_0;
  wire [15:0] by_bit1_1 = number[1] ? by_bit0_3 : by_bit0_2;
  wire [15:0] by_bit1_2 = number[1] ? by_bit0_5 : by_bit0_4;
  wire [15:0] by_bit1_3 = number[1] ? by_bit0_7 : by_bit0_6;
  wire [15:0] by_bit2_0 = number[2] ? by_bit1_1 : by_bit1_0;
  wire [15:0] by_bit2_1 = number[2] ? by_bit1_3 : by_bit1_2;
  assign chosen = number[3] ? by_bit2_1 : by_bit2_0;
endmodule
