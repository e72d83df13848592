// Step 18 of 23 of pfor_lanes16_decompressor_core: sums along streams, level 1 of 4.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_scan_level1 (
  input  wire lies,  // From step 2
  input  wire [255:0] lanes_of_bytes,  // 16 of 16 bits, from step 17
  input  wire low_goes_on,  // From step 15
  input  wire high_goes_to_low,  // From step 15
  input  wire high_goes_on,  // From step 15
  input  wire high_goes_on_first,  // From step 15
  input  wire low_goes_on_first,  // From step 15
  input  wire high_goes_to_low_first,  // From step 15
  output wire [255:0] level1  // 16 of 16 bits, from step 18
);
  wire [15:0] from_0_level1 = {{8{high_goes_on}} & lanes_of_bytes[15:8],
      ({8{low_goes_on}} & lanes_of_bytes[7:0]) | ({8{high_goes_to_low}} & lanes_of_bytes[15:8])};
  wire [127:0] add_level1_sum;  // 8 of 16 bits
  wire [15:0] from_2_level1 = {{8{high_goes_on}} & lanes_of_bytes[47:40],
      ({8{low_goes_on}} & lanes_of_bytes[39:32]) | ({8{high_goes_to_low}} & lanes_of_bytes[47:40])};
  wire [15:0] from_4_level1 = {{8{high_goes_on}} & lanes_of_bytes[79:72],
      ({8{low_goes_on}} & lanes_of_bytes[71:64]) | ({8{high_goes_to_low}} & lanes_of_bytes[79:72])};
  wire [15:0] from_6_level1 = {{8{high_goes_on}} & lanes_of_bytes[111:104],
      ({8{low_goes_on}} & lanes_of_bytes[103:96]) | ({8{high_goes_to_low}} &
      lanes_of_bytes[111:104])};
  wire [15:0] from_8_level1 = {{8{high_goes_on}} & lanes_of_bytes[143:136],
      ({8{low_goes_on}} & lanes_of_bytes[135:128]) | ({8{high_goes_to_low}} &
      lanes_of_bytes[143:136])};
  wire [15:0] from_10_first_level1 = {{8{high_goes_on_first}} & lanes_of_bytes[175:168],
      ({8{low_goes_on_first}} & lanes_of_bytes[167:160]) |
      ({8{high_goes_to_low_first}} & lanes_of_bytes[175:168])};
  wire [15:0] from_12_level1 = {{8{high_goes_on}} & lanes_of_bytes[207:200],
      ({8{low_goes_on}} & lanes_of_bytes[199:192]) | ({8{high_goes_to_low}} &
      lanes_of_bytes[207:200])};
  wire [15:0] from_14_level1 = {{8{high_goes_on}} & lanes_of_bytes[239:232],
      ({8{low_goes_on}} & lanes_of_bytes[231:224]) | ({8{high_goes_to_low}} &
      lanes_of_bytes[239:232])};
  wire [127:0] add_level1_a_in = {lanes_of_bytes[255:240], lanes_of_bytes[223:208],
      lanes_of_bytes[191:176], lanes_of_bytes[159:144], lanes_of_bytes[127:112],
      lanes_of_bytes[95:80], lanes_of_bytes[63:48], lanes_of_bytes[31:16]};
  wire [127:0] add_level1_b_in = {from_14_level1, from_12_level1, from_10_first_level1,
      from_8_level1, from_6_level1, from_4_level1, from_2_level1, from_0_level1};
  pfor_lanes16_adder add_level1 [7:0] (
    .a(add_level1_a_in), .b(add_level1_b_in), .carry(1'h0), .bytes(lies), .sum(add_level1_sum)
  );
  assign level1 = {add_level1_sum[127:112], lanes_of_bytes[239:224], add_level1_sum[111:96],
      lanes_of_bytes[207:192], add_level1_sum[95:80], lanes_of_bytes[175:160],
      add_level1_sum[79:64], lanes_of_bytes[143:128], add_level1_sum[63:48], lanes_of_bytes[111:96],
      add_level1_sum[47:32], lanes_of_bytes[79:64], add_level1_sum[31:16], lanes_of_bytes[47:32],
      add_level1_sum[15:0], lanes_of_bytes[15:0]};
endmodule
