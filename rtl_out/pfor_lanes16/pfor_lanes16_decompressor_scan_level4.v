// Step 21 of 23 of pfor_lanes16_decompressor_core: sums along streams, level 4 of 4.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_scan_level4 (
  input  wire [1:0] lies,  // 2 bits, from step 2
  input  wire [255:0] level3,  // 16 of 16 bits, from step 20
  input  wire [15:0] first_field,  // From step 12
  input  wire is_inverted,  // From step 15
  input  wire low_goes_on,  // From step 15
  input  wire high_goes_to_low,  // From step 15
  input  wire high_goes_on,  // From step 15
  input  wire high_goes_on_first,  // From step 15
  input  wire low_goes_on_first,  // From step 15
  input  wire high_goes_to_low_first,  // From step 15
  output wire [255:0] level4,  // 16 of 16 bits, from step 21
  output wire [15:0] reference  // From step 21
);
  wire [15:0] from_7_level4 = {{8{high_goes_on}} & level3[127:120],
      ({8{low_goes_on}} & level3[119:112]) | ({8{high_goes_to_low}} & level3[127:120])};
  wire [15:0] level4_1;
  pfor_lanes16_adder add8_level4 (
    .a(level3[143:128]), .b(from_7_level4), .carry(1'h0), .bytes(lies[1]), .sum(level4_1)
  );
  wire [15:0] level4_2;
  pfor_lanes16_adder add9_level4 (
    .a(level3[159:144]), .b(from_7_level4), .carry(1'h0), .bytes(lies[1]), .sum(level4_2)
  );
  wire [15:0] level4_3;
  pfor_lanes16_adder add10_level4 (
    .a(level3[175:160]), .b(from_7_level4), .carry(1'h0), .bytes(lies[1]), .sum(level4_3)
  );
  wire [15:0] from_7_first_level4 = {{8{high_goes_on_first}} & level3[127:120],
      ({8{low_goes_on_first}} & level3[119:112]) | ({8{high_goes_to_low_first}} & level3[127:120])};
  wire [15:0] level4_4;
  pfor_lanes16_adder add11_level4 (
    .a(level3[191:176]), .b(from_7_first_level4), .carry(1'h0), .bytes(lies[1]), .sum(level4_4)
  );
  wire [15:0] level4_5;
  pfor_lanes16_adder add12_level4 (
    .a(level3[207:192]), .b(from_7_first_level4), .carry(1'h0), .bytes(lies[1]), .sum(level4_5)
  );
  wire [15:0] level4_6;
  pfor_lanes16_adder add13_level4 (
    .a(level3[223:208]), .b(from_7_first_level4), .carry(1'h0), .bytes(lies[1]), .sum(level4_6)
  );
  wire [15:0] level4_7;
  pfor_lanes16_adder add14_level4 (
    .a(level3[239:224]), .b(from_7_first_level4), .carry(1'h0), .bytes(lies[1]), .sum(level4_7)
  );
  wire [15:0] level4_8;
  pfor_lanes16_adder add15_level4 (
    .a(level3[255:240]), .b(from_7_first_level4), .carry(1'h0), .bytes(lies[1]), .sum(level4_8)
  );
  assign level4 = {level4_8, level4_7, level4_6, level4_5, level4_4, level4_3, level4_2, level4_1,
      level3[127:0]};
  assign reference = ({16{lies[0]}} & first_field) | ({16{is_inverted}} & {2{first_field[7:0]}});
endmodule
