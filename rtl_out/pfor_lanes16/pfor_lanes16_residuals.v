// Subtracts the elements of a quarter, and encodes the differences as residuals.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_residuals (
  input  wire [255:0] minuends,  // Minuends, the first lane lowest
  input  wire [255:0] subtrahends,  // Subtrahends, the first lane lowest
  input  wire halves,  // Residuals are zigzags of 16-bit differences
  input  wire bytes,  // Residuals are zigzags of 8-bit differences
  output wire [255:0] residuals  // Residuals of minuends less subtrahends, the first lane lowest
);
  wire [255:0] subtract_sum;  // 16 of 16 bits
  wire [255:0] subtract_b_in = {~subtrahends[255:240], ~subtrahends[239:224], ~subtrahends[223:208],
      ~subtrahends[207:192], ~subtrahends[191:176], ~subtrahends[175:160], ~subtrahends[159:144],
      ~subtrahends[143:128], ~subtrahends[127:112], ~subtrahends[111:96], ~subtrahends[95:80],
      ~subtrahends[79:64], ~subtrahends[63:48], ~subtrahends[47:32], ~subtrahends[31:16],
      ~subtrahends[15:0]};
  pfor_lanes16_adder subtract [15:0] (
    .a(minuends), .b(subtract_b_in), .carry(1'h1), .bytes(bytes), .sum(subtract_sum)
  );
  pfor_lanes16_zigzag zigzag [15:0] (
    .difference(subtract_sum), .halves(halves), .bytes(bytes), .residual(residuals)
  );
endmodule
