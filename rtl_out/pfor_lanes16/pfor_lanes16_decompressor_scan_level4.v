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
  wire [127:0] add_level4_sum;  // 8 of 16 bits
  wire [15:0] from_7_first_level4 = {{8{high_goes_on_first}} & level3[127:120],
      ({8{low_goes_on_first}} & level3[119:112]) | ({8{high_goes_to_low_first}} & level3[127:120])};
  wire [127:0] add_level4_b_in = {{5{from_7_first_level4}}, {3{from_7_level4}}};
  pfor_lanes16_adder add_level4 [7:0] (
    .a(level3[255:128]), .b(add_level4_b_in), .carry(1'h0), .bytes(lies[1]), .sum(add_level4_sum)
  );
  assign level4 = {add_level4_sum, level3[127:0]};
  assign reference = ({16{lies[0]}} & first_field) | ({16{is_inverted}} & {2{first_field[7:0]}});
endmodule
