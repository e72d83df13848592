// Selects the one of 20 values of 10 bits whose bit of select is 1; zero if none is.
// An AND-OR without priority, which would cost a chain. Combinational.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_one_hot_20x10 (
  input  wire [19:0] select,  // Select, one-hot or zero
  input  wire [199:0] choices,  // Choices, the first in the lowest bits
  output wire [9:0] chosen  // Choice whose bit of select is 1; zero if none is
);
  assign chosen = ({10{select[0]}} & choices[9:0]) | ({10{select[1]}} & choices[19:10]) |
      ({10{select[2]}} & choices[29:20]) | ({10{select[3]}} & choices[39:30]) |
      ({10{select[4]}} & choices[49:40]) | ({10{select[5]}} & choices[59:50]) |
      ({10{select[6]}} & choices[69:60]) | ({10{select[7]}} & choices[79:70]) |
      ({10{select[8]}} & choices[89:80]) | ({10{select[9]}} & choices[99:90]) |
      ({10{select[10]}} & choices[109:100]) | ({10{select[11]}} & choices[119:110]) |
      ({10{select[12]}} & choices[129:120]) | ({10{select[13]}} & choices[139:130]) |
      ({10{select[14]}} & choices[149:140]) | ({10{select[15]}} & choices[159:150]) |
      ({10{select[16]}} & choices[169:160]) | ({10{select[17]}} & choices[179:170]) |
      ({10{select[18]}} & choices[189:180]) | ({10{select[19]}} & choices[199:190]);
endmodule
