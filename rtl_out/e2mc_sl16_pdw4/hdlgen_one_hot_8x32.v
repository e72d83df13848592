// Selects the one of 8 values of 32 bits whose bit of select is 1; zero if none is.
// An AND-OR without priority, which would cost a chain. Combinational.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_one_hot_8x32 (
  input  wire [7:0] select,  // Select, one-hot or zero
  input  wire [255:0] choices,  // Choices, the first in the lowest bits
  output wire [31:0] chosen  // Choice whose bit of select is 1; zero if none is
);
  assign chosen = ({32{select[0]}} & choices[31:0]) | ({32{select[1]}} & choices[63:32]) |
      ({32{select[2]}} & choices[95:64]) | ({32{select[3]}} & choices[127:96]) |
      ({32{select[4]}} & choices[159:128]) | ({32{select[5]}} & choices[191:160]) |
      ({32{select[6]}} & choices[223:192]) | ({32{select[7]}} & choices[255:224]);
endmodule
