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
  wire [15:0] subtract0_sum;
  pfor_lanes16_adder subtract0 (
    .a(minuends[15:0]), .b(~subtrahends[15:0]), .carry(1'h1), .bytes(bytes), .sum(subtract0_sum)
  );
  wire [15:0] zigzag0_residual;
  pfor_lanes16_zigzag zigzag0 (
    .difference(subtract0_sum), .halves(halves), .bytes(bytes), .residual(zigzag0_residual)
  );
  wire [15:0] subtract1_sum;
  pfor_lanes16_adder subtract1 (
    .a(minuends[31:16]), .b(~subtrahends[31:16]), .carry(1'h1), .bytes(bytes), .sum(subtract1_sum)
  );
  wire [15:0] zigzag1_residual;
  pfor_lanes16_zigzag zigzag1 (
    .difference(subtract1_sum), .halves(halves), .bytes(bytes), .residual(zigzag1_residual)
  );
  wire [15:0] subtract2_sum;
  pfor_lanes16_adder subtract2 (
    .a(minuends[47:32]), .b(~subtrahends[47:32]), .carry(1'h1), .bytes(bytes), .sum(subtract2_sum)
  );
  wire [15:0] zigzag2_residual;
  pfor_lanes16_zigzag zigzag2 (
    .difference(subtract2_sum), .halves(halves), .bytes(bytes), .residual(zigzag2_residual)
  );
  wire [15:0] subtract3_sum;
  pfor_lanes16_adder subtract3 (
    .a(minuends[63:48]), .b(~subtrahends[63:48]), .carry(1'h1), .bytes(bytes), .sum(subtract3_sum)
  );
  wire [15:0] zigzag3_residual;
  pfor_lanes16_zigzag zigzag3 (
    .difference(subtract3_sum), .halves(halves), .bytes(bytes), .residual(zigzag3_residual)
  );
  wire [15:0] subtract4_sum;
  pfor_lanes16_adder subtract4 (
    .a(minuends[79:64]), .b(~subtrahends[79:64]), .carry(1'h1), .bytes(bytes), .sum(subtract4_sum)
  );
  wire [15:0] zigzag4_residual;
  pfor_lanes16_zigzag zigzag4 (
    .difference(subtract4_sum), .halves(halves), .bytes(bytes), .residual(zigzag4_residual)
  );
  wire [15:0] subtract5_sum;
  pfor_lanes16_adder subtract5 (
    .a(minuends[95:80]), .b(~subtrahends[95:80]), .carry(1'h1), .bytes(bytes), .sum(subtract5_sum)
  );
  wire [15:0] zigzag5_residual;
  pfor_lanes16_zigzag zigzag5 (
    .difference(subtract5_sum), .halves(halves), .bytes(bytes), .residual(zigzag5_residual)
  );
  wire [15:0] subtract6_sum;
  pfor_lanes16_adder subtract6 (
    .a(minuends[111:96]), .b(~subtrahends[111:96]), .carry(1'h1), .bytes(bytes), .sum(subtract6_sum)
  );
  wire [15:0] zigzag6_residual;
  pfor_lanes16_zigzag zigzag6 (
    .difference(subtract6_sum), .halves(halves), .bytes(bytes), .residual(zigzag6_residual)
  );
  wire [15:0] subtract7_sum;
  pfor_lanes16_adder subtract7 (
    .a(minuends[127:112]), .b(~subtrahends[127:112]), .carry(1'h1), .bytes(bytes),
    .sum(subtract7_sum)
  );
  wire [15:0] zigzag7_residual;
  pfor_lanes16_zigzag zigzag7 (
    .difference(subtract7_sum), .halves(halves), .bytes(bytes), .residual(zigzag7_residual)
  );
  wire [15:0] subtract8_sum;
  pfor_lanes16_adder subtract8 (
    .a(minuends[143:128]), .b(~subtrahends[143:128]), .carry(1'h1), .bytes(bytes),
    .sum(subtract8_sum)
  );
  wire [15:0] zigzag8_residual;
  pfor_lanes16_zigzag zigzag8 (
    .difference(subtract8_sum), .halves(halves), .bytes(bytes), .residual(zigzag8_residual)
  );
  wire [15:0] subtract9_sum;
  pfor_lanes16_adder subtract9 (
    .a(minuends[159:144]), .b(~subtrahends[159:144]), .carry(1'h1), .bytes(bytes),
    .sum(subtract9_sum)
  );
  wire [15:0] zigzag9_residual;
  pfor_lanes16_zigzag zigzag9 (
    .difference(subtract9_sum), .halves(halves), .bytes(bytes), .residual(zigzag9_residual)
  );
  wire [15:0] subtract10_sum;
  pfor_lanes16_adder subtract10 (
    .a(minuends[175:160]), .b(~subtrahends[175:160]), .carry(1'h1), .bytes(bytes),
    .sum(subtract10_sum)
  );
  wire [15:0] zigzag10_residual;
  pfor_lanes16_zigzag zigzag10 (
    .difference(subtract10_sum), .halves(halves), .bytes(bytes), .residual(zigzag10_residual)
  );
  wire [15:0] subtract11_sum;
  pfor_lanes16_adder subtract11 (
    .a(minuends[191:176]), .b(~subtrahends[191:176]), .carry(1'h1), .bytes(bytes),
    .sum(subtract11_sum)
  );
  wire [15:0] zigzag11_residual;
  pfor_lanes16_zigzag zigzag11 (
    .difference(subtract11_sum), .halves(halves), .bytes(bytes), .residual(zigzag11_residual)
  );
  wire [15:0] subtract12_sum;
  pfor_lanes16_adder subtract12 (
    .a(minuends[207:192]), .b(~subtrahends[207:192]), .carry(1'h1), .bytes(bytes),
    .sum(subtract12_sum)
  );
  wire [15:0] zigzag12_residual;
  pfor_lanes16_zigzag zigzag12 (
    .difference(subtract12_sum), .halves(halves), .bytes(bytes), .residual(zigzag12_residual)
  );
  wire [15:0] subtract13_sum;
  pfor_lanes16_adder subtract13 (
    .a(minuends[223:208]), .b(~subtrahends[223:208]), .carry(1'h1), .bytes(bytes),
    .sum(subtract13_sum)
  );
  wire [15:0] zigzag13_residual;
  pfor_lanes16_zigzag zigzag13 (
    .difference(subtract13_sum), .halves(halves), .bytes(bytes), .residual(zigzag13_residual)
  );
  wire [15:0] subtract14_sum;
  pfor_lanes16_adder subtract14 (
    .a(minuends[239:224]), .b(~subtrahends[239:224]), .carry(1'h1), .bytes(bytes),
    .sum(subtract14_sum)
  );
  wire [15:0] zigzag14_residual;
  pfor_lanes16_zigzag zigzag14 (
    .difference(subtract14_sum), .halves(halves), .bytes(bytes), .residual(zigzag14_residual)
  );
  wire [15:0] subtract15_sum;
  pfor_lanes16_adder subtract15 (
    .a(minuends[255:240]), .b(~subtrahends[255:240]), .carry(1'h1), .bytes(bytes),
    .sum(subtract15_sum)
  );
  wire [15:0] zigzag15_residual;
  pfor_lanes16_zigzag zigzag15 (
    .difference(subtract15_sum), .halves(halves), .bytes(bytes), .residual(zigzag15_residual)
  );
  assign residuals = {zigzag15_residual, zigzag14_residual, zigzag13_residual, zigzag12_residual,
      zigzag11_residual, zigzag10_residual, zigzag9_residual, zigzag8_residual, zigzag7_residual,
      zigzag6_residual, zigzag5_residual, zigzag4_residual, zigzag3_residual, zigzag2_residual,
      zigzag1_residual, zigzag0_residual};
endmodule
