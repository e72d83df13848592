// Step 19 of 23 of pfor_lanes16_decompressor_core: sums along streams, level 2 of 4.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_scan_level2 (
  input  wire lies,  // From step 2
  input  wire [255:0] level1,  // 16 of 16 bits, from step 18
  input  wire low_goes_on,  // From step 15
  input  wire high_goes_to_low,  // From step 15
  input  wire high_goes_on,  // From step 15
  input  wire high_goes_on_first,  // From step 15
  input  wire low_goes_on_first,  // From step 15
  input  wire high_goes_to_low_first,  // From step 15
  input  wire high_goes_on_second,  // From step 15
  input  wire low_goes_on_second,  // From step 15
  input  wire high_goes_to_low_second,  // From step 15
  output wire [255:0] level2  // 16 of 16 bits, from step 19
);
  wire [15:0] from_1_level2 = {{8{high_goes_on}} & level1[31:24],
      ({8{low_goes_on}} & level1[23:16]) | ({8{high_goes_to_low}} & level1[31:24])};
  wire [127:0] add_level2_sum;  // 8 of 16 bits
  wire [15:0] from_5_second_level2 = {{8{high_goes_on_second}} & level1[95:88],
      ({8{low_goes_on_second}} & level1[87:80]) | ({8{high_goes_to_low_second}} & level1[95:88])};
  wire [15:0] from_9_level2 = {{8{high_goes_on}} & level1[159:152],
      ({8{low_goes_on}} & level1[151:144]) | ({8{high_goes_to_low}} & level1[159:152])};
  wire [15:0] from_9_first_level2 = {{8{high_goes_on_first}} & level1[159:152],
      ({8{low_goes_on_first}} & level1[151:144]) | ({8{high_goes_to_low_first}} & level1[159:152])};
  wire [15:0] from_13_level2 = {{8{high_goes_on}} & level1[223:216],
      ({8{low_goes_on}} & level1[215:208]) | ({8{high_goes_to_low}} & level1[223:216])};
  wire [127:0] add_level2_a_in = {level1[255:224], level1[191:160], level1[127:96], level1[63:32]};
  wire [127:0] add_level2_b_in = {{2{from_13_level2}}, from_9_first_level2, from_9_level2,
      {2{from_5_second_level2}}, {2{from_1_level2}}};
  pfor_lanes16_adder add_level2 [7:0] (
    .a(add_level2_a_in), .b(add_level2_b_in), .carry(1'h0), .bytes(lies), .sum(add_level2_sum)
  );
  assign level2 = {add_level2_sum[127:96], level1[223:192], add_level2_sum[95:64], level1[159:128],
      add_level2_sum[63:32], level1[95:64], add_level2_sum[31:0], level1[31:0]};
endmodule
