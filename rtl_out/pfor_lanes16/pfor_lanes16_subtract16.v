// Subtracts a quarter's elements of 16 bits.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_subtract16 (
  input  wire [255:0] minuends,  // Minuends, the first one lowest
  input  wire [255:0] subtrahends,  // Subtrahends, the first one lowest
  output wire [255:0] differences  // Minuends less subtrahends, the first difference lowest
);
  wire [15:0] less0_difference;
  pfor_lanes16_less16 less0 (
    .own(minuends[15:0]), .other(subtrahends[15:0]), .difference(less0_difference)
  );
  wire [15:0] less1_difference;
  pfor_lanes16_less16 less1 (
    .own(minuends[31:16]), .other(subtrahends[31:16]), .difference(less1_difference)
  );
  wire [15:0] less2_difference;
  pfor_lanes16_less16 less2 (
    .own(minuends[47:32]), .other(subtrahends[47:32]), .difference(less2_difference)
  );
  wire [15:0] less3_difference;
  pfor_lanes16_less16 less3 (
    .own(minuends[63:48]), .other(subtrahends[63:48]), .difference(less3_difference)
  );
  wire [15:0] less4_difference;
  pfor_lanes16_less16 less4 (
    .own(minuends[79:64]), .other(subtrahends[79:64]), .difference(less4_difference)
  );
  wire [15:0] less5_difference;
  pfor_lanes16_less16 less5 (
    .own(minuends[95:80]), .other(subtrahends[95:80]), .difference(less5_difference)
  );
  wire [15:0] less6_difference;
  pfor_lanes16_less16 less6 (
    .own(minuends[111:96]), .other(subtrahends[111:96]), .difference(less6_difference)
  );
  wire [15:0] less7_difference;
  pfor_lanes16_less16 less7 (
    .own(minuends[127:112]), .other(subtrahends[127:112]), .difference(less7_difference)
  );
  wire [15:0] less8_difference;
  pfor_lanes16_less16 less8 (
    .own(minuends[143:128]), .other(subtrahends[143:128]), .difference(less8_difference)
  );
  wire [15:0] less9_difference;
  pfor_lanes16_less16 less9 (
    .own(minuends[159:144]), .other(subtrahends[159:144]), .difference(less9_difference)
  );
  wire [15:0] less10_difference;
  pfor_lanes16_less16 less10 (
    .own(minuends[175:160]), .other(subtrahends[175:160]), .difference(less10_difference)
  );
  wire [15:0] less11_difference;
  pfor_lanes16_less16 less11 (
    .own(minuends[191:176]), .other(subtrahends[191:176]), .difference(less11_difference)
  );
  wire [15:0] less12_difference;
  pfor_lanes16_less16 less12 (
    .own(minuends[207:192]), .other(subtrahends[207:192]), .difference(less12_difference)
  );
  wire [15:0] less13_difference;
  pfor_lanes16_less16 less13 (
    .own(minuends[223:208]), .other(subtrahends[223:208]), .difference(less13_difference)
  );
  wire [15:0] less14_difference;
  pfor_lanes16_less16 less14 (
    .own(minuends[239:224]), .other(subtrahends[239:224]), .difference(less14_difference)
  );
  wire [15:0] less15_difference;
  pfor_lanes16_less16 less15 (
    .own(minuends[255:240]), .other(subtrahends[255:240]), .difference(less15_difference)
  );
  wire [255:0] each = {less15_difference, less14_difference, less13_difference, less12_difference,
      less11_difference, less10_difference, less9_difference, less8_difference, less7_difference,
      less6_difference, less5_difference, less4_difference, less3_difference, less2_difference,
      less1_difference, less0_difference};
  assign differences = each;
endmodule
