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
  wire [15:0] level2_1;
  pfor_lanes16_adder add2_level2 (
    .a(level1[47:32]), .b(from_1_level2), .carry(1'h0), .bytes(lies), .sum(level2_1)
  );
  wire [15:0] level2_2;
  pfor_lanes16_adder add3_level2 (
    .a(level1[63:48]), .b(from_1_level2), .carry(1'h0), .bytes(lies), .sum(level2_2)
  );
  wire [15:0] from_5_second_level2 = {{8{high_goes_on_second}} & level1[95:88],
      ({8{low_goes_on_second}} & level1[87:80]) | ({8{high_goes_to_low_second}} & level1[95:88])};
  wire [15:0] level2_4;
  pfor_lanes16_adder add6_level2 (
    .a(level1[111:96]), .b(from_5_second_level2), .carry(1'h0), .bytes(lies), .sum(level2_4)
  );
  wire [15:0] level2_5;
  pfor_lanes16_adder add7_level2 (
    .a(level1[127:112]), .b(from_5_second_level2), .carry(1'h0), .bytes(lies), .sum(level2_5)
  );
  wire [15:0] from_9_level2 = {{8{high_goes_on}} & level1[159:152],
      ({8{low_goes_on}} & level1[151:144]) | ({8{high_goes_to_low}} & level1[159:152])};
  wire [15:0] level2_7;
  pfor_lanes16_adder add10_level2 (
    .a(level1[175:160]), .b(from_9_level2), .carry(1'h0), .bytes(lies), .sum(level2_7)
  );
  wire [15:0] from_9_first_level2 = {{8{high_goes_on_first}} & level1[159:152],
      ({8{low_goes_on_first}} & level1[151:144]) | ({8{high_goes_to_low_first}} & level1[159:152])};
  wire [15:0] level2_8;
  pfor_lanes16_adder add11_level2 (
    .a(level1[191:176]), .b(from_9_first_level2), .carry(1'h0), .bytes(lies), .sum(level2_8)
  );
  wire [15:0] from_13_level2 = {{8{high_goes_on}} & level1[223:216],
      ({8{low_goes_on}} & level1[215:208]) | ({8{high_goes_to_low}} & level1[223:216])};
  wire [15:0] level2_10;
  pfor_lanes16_adder add14_level2 (
    .a(level1[239:224]), .b(from_13_level2), .carry(1'h0), .bytes(lies), .sum(level2_10)
  );
  wire [15:0] level2_11;
  pfor_lanes16_adder add15_level2 (
    .a(level1[255:240]), .b(from_13_level2), .carry(1'h0), .bytes(lies), .sum(level2_11)
  );
  assign level2 = {level2_11, level2_10, level1[223:192], level2_8, level2_7, level1[159:128],
      level2_5, level2_4, level1[95:64], level2_2, level2_1, level1[31:0]};
endmodule
