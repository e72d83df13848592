// Selects the one of 8 values of 25 bits whose bit of select is 1; zero if none is.
// An AND-OR without priority, which would cost a chain. Combinational.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_one_hot_8x25 (
  input  wire [7:0] select,  // Select, one-hot or zero
  input  wire [199:0] choices,  // Choices, the first in the lowest bits
  output wire [24:0] chosen  // Choice whose bit of select is 1; zero if none is
);
  assign chosen = ({25{select[0]}} & choices[24:0]) | ({25{select[1]}} & choices[49:25]) |
      ({25{select[2]}} & choices[74:50]) | ({25{select[3]}} & choices[99:75]) |
      ({25{select[4]}} & choices[124:100]) | ({25{select[5]}} & choices[149:125]) |
      ({25{select[6]}} & choices[174:150]) | ({25{select[7]}} & choices[199:175]);
endmodule
