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
  wire [15:0] level1_1;
  pfor_lanes16_adder add1_level1 (
    .a(lanes_of_bytes[31:16]), .b(from_0_level1), .carry(1'h0), .bytes(lies), .sum(level1_1)
  );
  wire [15:0] from_2_level1 = {{8{high_goes_on}} & lanes_of_bytes[47:40],
      ({8{low_goes_on}} & lanes_of_bytes[39:32]) | ({8{high_goes_to_low}} & lanes_of_bytes[47:40])};
  wire [15:0] level1_3;
  pfor_lanes16_adder add3_level1 (
    .a(lanes_of_bytes[63:48]), .b(from_2_level1), .carry(1'h0), .bytes(lies), .sum(level1_3)
  );
  wire [15:0] from_4_level1 = {{8{high_goes_on}} & lanes_of_bytes[79:72],
      ({8{low_goes_on}} & lanes_of_bytes[71:64]) | ({8{high_goes_to_low}} & lanes_of_bytes[79:72])};
  wire [15:0] level1_5;
  pfor_lanes16_adder add5_level1 (
    .a(lanes_of_bytes[95:80]), .b(from_4_level1), .carry(1'h0), .bytes(lies), .sum(level1_5)
  );
  wire [15:0] from_6_level1 = {{8{high_goes_on}} & lanes_of_bytes[111:104],
      ({8{low_goes_on}} & lanes_of_bytes[103:96]) | ({8{high_goes_to_low}} &
      lanes_of_bytes[111:104])};
  wire [15:0] level1_7;
  pfor_lanes16_adder add7_level1 (
    .a(lanes_of_bytes[127:112]), .b(from_6_level1), .carry(1'h0), .bytes(lies), .sum(level1_7)
  );
  wire [15:0] from_8_level1 = {{8{high_goes_on}} & lanes_of_bytes[143:136],
      ({8{low_goes_on}} & lanes_of_bytes[135:128]) | ({8{high_goes_to_low}} &
      lanes_of_bytes[143:136])};
  wire [15:0] level1_9;
  pfor_lanes16_adder add9_level1 (
    .a(lanes_of_bytes[159:144]), .b(from_8_level1), .carry(1'h0), .bytes(lies), .sum(level1_9)
  );
  wire [15:0] from_10_first_level1 = {{8{high_goes_on_first}} & lanes_of_bytes[175:168],
      ({8{low_goes_on_first}} & lanes_of_bytes[167:160]) |
      ({8{high_goes_to_low_first}} & lanes_of_bytes[175:168])};
  wire [15:0] level1_11;
  pfor_lanes16_adder add11_level1 (
    .a(lanes_of_bytes[191:176]), .b(from_10_first_level1), .carry(1'h0), .bytes(lies),
    .sum(level1_11)
  );
  wire [15:0] from_12_level1 = {{8{high_goes_on}} & lanes_of_bytes[207:200],
      ({8{low_goes_on}} & lanes_of_bytes[199:192]) | ({8{high_goes_to_low}} &
      lanes_of_bytes[207:200])};
  wire [15:0] level1_13;
  pfor_lanes16_adder add13_level1 (
    .a(lanes_of_bytes[223:208]), .b(from_12_level1), .carry(1'h0), .bytes(lies), .sum(level1_13)
  );
  wire [15:0] from_14_level1 = {{8{high_goes_on}} & lanes_of_bytes[239:232],
      ({8{low_goes_on}} & lanes_of_bytes[231:224]) | ({8{high_goes_to_low}} &
      lanes_of_bytes[239:232])};
  wire [15:0] level1_15;
  pfor_lanes16_adder add15_level1 (
    .a(lanes_of_bytes[255:240]), .b(from_14_level1), .carry(1'h0), .bytes(lies), .sum(level1_15)
  );
  assign level1 = {level1_15, lanes_of_bytes[239:224], level1_13, lanes_of_bytes[207:192],
      level1_11, lanes_of_bytes[175:160], level1_9, lanes_of_bytes[143:128], level1_7,
      lanes_of_bytes[111:96], level1_5, lanes_of_bytes[79:64], level1_3, lanes_of_bytes[47:32],
      level1_1, lanes_of_bytes[15:0]};
endmodule
