// Selects one of 6 values of 64 bits by number: a tree of multiplexers, one level per bit of the
// number, the lowest bit first. Combinational.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_mux_6x64 (
  input  wire [2:0] number,  // Number of the choice; past the last one, any is selected
  input  wire [383:0] choices,  // Choices, the first in the lowest bits
  output wire [63:0] chosen  // Selected choice
);
  wire [63:0] by_bit0_0 = number[0] ? choices[127:64] : choices[63:0];
  wire [63:0] by_bit0_1 = number[0] ? choices[255:192] : choices[191:128];
  wire [63:0] by_bit0_2 = number[0] ? choices[383:320] : choices[319:256];
  wire [63:0] by_bit1 = number[1] ? by_bit0_1 : by_bit0_0;
  assign chosen = number[2] ? by_bit0_2 : by_bit1;
endmodule
