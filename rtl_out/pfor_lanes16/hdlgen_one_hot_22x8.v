// Selects the one of 22 values of 8 bits whose bit of select is 1; zero if none is.
// An AND-OR without priority, which would cost a chain. Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_one_hot_22x8 (
  input  wire [21:0] select,  // Select, one-hot or zero
  input  wire [175:0] choices,  // Choices, the first in the lowest bits
  output wire [7:0] chosen  // Choice whose bit of select is 1; zero if none is
);
  assign chosen = ({8{select[0]}} & choices[7:0]) | ({8{select[1]}} & choices[15:8]) |
      ({8{select[2]}} & choices[23:16]) | ({8{select[3]}} & choices[31:24]) |
      ({8{select[4]}} & choices[39:32]) | ({8{select[5]}} & choices[47:40]) |
      ({8{select[6]}} & choices[55:48]) | ({8{select[7]}} & choices[63:56]) |
      ({8{select[8]}} & choices[71:64]) | ({8{select[9]}} & choices[79:72]) |
      ({8{select[10]}} & choices[87:80]) | ({8{select[11]}} & choices[95:88]) |
      ({8{select[12]}} & choices[103:96]) | ({8{select[13]}} & choices[111:104]) |
      ({8{select[14]}} & choices[119:112]) | ({8{select[15]}} & choices[127:120]) |
      ({8{select[16]}} & choices[135:128]) | ({8{select[17]}} & choices[143:136]) |
      ({8{select[18]}} & choices[151:144]) | ({8{select[19]}} & choices[159:152]) |
      ({8{select[20]}} & choices[167:160]) | ({8{select[21]}} & choices[175:168]);
endmodule
