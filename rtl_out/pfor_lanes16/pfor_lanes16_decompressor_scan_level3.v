// Step 20 of 23 of pfor_lanes16_decompressor_core: sums along streams, level 3 of 4.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_scan_level3 (
  input  wire lies,  // From step 2
  input  wire [255:0] level2,  // 16 of 16 bits, from step 19
  input  wire low_goes_on,  // From step 15
  input  wire high_goes_to_low,  // From step 15
  input  wire high_goes_on,  // From step 15
  input  wire high_goes_on_second,  // From step 15
  input  wire low_goes_on_second,  // From step 15
  input  wire high_goes_to_low_second,  // From step 15
  output wire [255:0] level3  // 16 of 16 bits, from step 20
);
  wire [15:0] from_3_level3 = {{8{high_goes_on}} & level2[63:56],
      ({8{low_goes_on}} & level2[55:48]) | ({8{high_goes_to_low}} & level2[63:56])};
  wire [127:0] add_level3_sum;  // 8 of 16 bits
  wire [15:0] from_3_second_level3 = {{8{high_goes_on_second}} & level2[63:56],
      ({8{low_goes_on_second}} & level2[55:48]) | ({8{high_goes_to_low_second}} & level2[63:56])};
  wire [15:0] from_11_level3 = {{8{high_goes_on}} & level2[191:184],
      ({8{low_goes_on}} & level2[183:176]) | ({8{high_goes_to_low}} & level2[191:184])};
  wire [127:0] add_level3_a_in = {level2[255:192], level2[127:64]};
  wire [127:0] add_level3_b_in = {{4{from_11_level3}}, {2{from_3_second_level3}},
      {2{from_3_level3}}};
  pfor_lanes16_adder add_level3 [7:0] (
    .a(add_level3_a_in), .b(add_level3_b_in), .carry(1'h0), .bytes(lies), .sum(add_level3_sum)
  );
  assign level3 = {add_level3_sum[127:64], level2[191:128], add_level3_sum[63:0], level2[63:0]};
endmodule
