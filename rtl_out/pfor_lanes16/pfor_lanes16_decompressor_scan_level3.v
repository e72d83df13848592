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
  wire [15:0] level3_1;
  pfor_lanes16_adder add4_level3 (
    .a(level2[79:64]), .b(from_3_level3), .carry(1'h0), .bytes(lies), .sum(level3_1)
  );
  wire [15:0] level3_2;
  pfor_lanes16_adder add5_level3 (
    .a(level2[95:80]), .b(from_3_level3), .carry(1'h0), .bytes(lies), .sum(level3_2)
  );
  wire [15:0] from_3_second_level3 = {{8{high_goes_on_second}} & level2[63:56],
      ({8{low_goes_on_second}} & level2[55:48]) | ({8{high_goes_to_low_second}} & level2[63:56])};
  wire [15:0] level3_3;
  pfor_lanes16_adder add6_level3 (
    .a(level2[111:96]), .b(from_3_second_level3), .carry(1'h0), .bytes(lies), .sum(level3_3)
  );
  wire [15:0] level3_4;
  pfor_lanes16_adder add7_level3 (
    .a(level2[127:112]), .b(from_3_second_level3), .carry(1'h0), .bytes(lies), .sum(level3_4)
  );
  wire [15:0] from_11_level3 = {{8{high_goes_on}} & level2[191:184],
      ({8{low_goes_on}} & level2[183:176]) | ({8{high_goes_to_low}} & level2[191:184])};
  wire [15:0] level3_6;
  pfor_lanes16_adder add12_level3 (
    .a(level2[207:192]), .b(from_11_level3), .carry(1'h0), .bytes(lies), .sum(level3_6)
  );
  wire [15:0] level3_7;
  pfor_lanes16_adder add13_level3 (
    .a(level2[223:208]), .b(from_11_level3), .carry(1'h0), .bytes(lies), .sum(level3_7)
  );
  wire [15:0] level3_8;
  pfor_lanes16_adder add14_level3 (
    .a(level2[239:224]), .b(from_11_level3), .carry(1'h0), .bytes(lies), .sum(level3_8)
  );
  wire [15:0] level3_9;
  pfor_lanes16_adder add15_level3 (
    .a(level2[255:240]), .b(from_11_level3), .carry(1'h0), .bytes(lies), .sum(level3_9)
  );
  assign level3 = {level3_9, level3_8, level3_7, level3_6, level2[191:128], level3_4, level3_3,
      level3_2, level3_1, level2[63:0]};
endmodule
