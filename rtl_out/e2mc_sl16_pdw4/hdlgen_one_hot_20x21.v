// Selects the one of 20 values of 21 bits whose bit of select is 1; zero if none is.
// An AND-OR without priority, which would cost a chain. Combinational.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_one_hot_20x21 (
  input  wire [19:0] select,  // Select, one-hot or zero
  input  wire [419:0] choices,  // Choices, the first in the lowest bits
  output wire [20:0] chosen  // Choice whose bit of select is 1; zero if none is
);
  assign chosen = ({21{select[0]}} & choices[20:0]) | ({21{select[1]}} & choices[41:21]) |
      ({21{select[2]}} & choices[62:42]) | ({21{select[3]}} & choices[83:63]) |
      ({21{select[4]}} & choices[104:84]) | ({21{select[5]}} & choices[125:105]) |
      ({21{select[6]}} & choices[146:126]) | ({21{select[7]}} & choices[167:147]) |
      ({21{select[8]}} & choices[188:168]) | ({21{select[9]}} & choices[209:189]) |
      ({21{select[10]}} & choices[230:210]) | ({21{select[11]}} & choices[251:231]) |
      ({21{select[12]}} & choices[272:252]) | ({21{select[13]}} & choices[293:273]) |
      ({21{select[14]}} & choices[314:294]) | ({21{select[15]}} & choices[335:315]) |
      ({21{select[16]}} & choices[356:336]) | ({21{select[17]}} & choices[377:357]) |
      ({21{select[18]}} & choices[398:378]) | ({21{select[19]}} & choices[419:399]);
endmodule
