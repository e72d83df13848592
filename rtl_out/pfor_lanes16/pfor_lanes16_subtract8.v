// Subtracts a quarter's elements of 8 bits.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_subtract8 (
  input  wire [255:0] minuends,  // Minuends, the first one lowest
  input  wire [255:0] subtrahends,  // Subtrahends, the first one lowest
  output wire [255:0] differences  // Minuends less subtrahends, the first difference lowest
);
  wire [7:0] less0_difference;
  pfor_lanes16_less8 less0 (
    .own(minuends[7:0]), .other(subtrahends[7:0]), .difference(less0_difference)
  );
  wire [7:0] less1_difference;
  pfor_lanes16_less8 less1 (
    .own(minuends[15:8]), .other(subtrahends[15:8]), .difference(less1_difference)
  );
  wire [7:0] less2_difference;
  pfor_lanes16_less8 less2 (
    .own(minuends[23:16]), .other(subtrahends[23:16]), .difference(less2_difference)
  );
  wire [7:0] less3_difference;
  pfor_lanes16_less8 less3 (
    .own(minuends[31:24]), .other(subtrahends[31:24]), .difference(less3_difference)
  );
  wire [7:0] less4_difference;
  pfor_lanes16_less8 less4 (
    .own(minuends[39:32]), .other(subtrahends[39:32]), .difference(less4_difference)
  );
  wire [7:0] less5_difference;
  pfor_lanes16_less8 less5 (
    .own(minuends[47:40]), .other(subtrahends[47:40]), .difference(less5_difference)
  );
  wire [7:0] less6_difference;
  pfor_lanes16_less8 less6 (
    .own(minuends[55:48]), .other(subtrahends[55:48]), .difference(less6_difference)
  );
  wire [7:0] less7_difference;
  pfor_lanes16_less8 less7 (
    .own(minuends[63:56]), .other(subtrahends[63:56]), .difference(less7_difference)
  );
  wire [7:0] less8_difference;
  pfor_lanes16_less8 less8 (
    .own(minuends[71:64]), .other(subtrahends[71:64]), .difference(less8_difference)
  );
  wire [7:0] less9_difference;
  pfor_lanes16_less8 less9 (
    .own(minuends[79:72]), .other(subtrahends[79:72]), .difference(less9_difference)
  );
  wire [7:0] less10_difference;
  pfor_lanes16_less8 less10 (
    .own(minuends[87:80]), .other(subtrahends[87:80]), .difference(less10_difference)
  );
  wire [7:0] less11_difference;
  pfor_lanes16_less8 less11 (
    .own(minuends[95:88]), .other(subtrahends[95:88]), .difference(less11_difference)
  );
  wire [7:0] less12_difference;
  pfor_lanes16_less8 less12 (
    .own(minuends[103:96]), .other(subtrahends[103:96]), .difference(less12_difference)
  );
  wire [7:0] less13_difference;
  pfor_lanes16_less8 less13 (
    .own(minuends[111:104]), .other(subtrahends[111:104]), .difference(less13_difference)
  );
  wire [7:0] less14_difference;
  pfor_lanes16_less8 less14 (
    .own(minuends[119:112]), .other(subtrahends[119:112]), .difference(less14_difference)
  );
  wire [7:0] less15_difference;
  pfor_lanes16_less8 less15 (
    .own(minuends[127:120]), .other(subtrahends[127:120]), .difference(less15_difference)
  );
  wire [7:0] less16_difference;
  pfor_lanes16_less8 less16 (
    .own(minuends[135:128]), .other(subtrahends[135:128]), .difference(less16_difference)
  );
  wire [7:0] less17_difference;
  pfor_lanes16_less8 less17 (
    .own(minuends[143:136]), .other(subtrahends[143:136]), .difference(less17_difference)
  );
  wire [7:0] less18_difference;
  pfor_lanes16_less8 less18 (
    .own(minuends[151:144]), .other(subtrahends[151:144]), .difference(less18_difference)
  );
  wire [7:0] less19_difference;
  pfor_lanes16_less8 less19 (
    .own(minuends[159:152]), .other(subtrahends[159:152]), .difference(less19_difference)
  );
  wire [7:0] less20_difference;
  pfor_lanes16_less8 less20 (
    .own(minuends[167:160]), .other(subtrahends[167:160]), .difference(less20_difference)
  );
  wire [7:0] less21_difference;
  pfor_lanes16_less8 less21 (
    .own(minuends[175:168]), .other(subtrahends[175:168]), .difference(less21_difference)
  );
  wire [7:0] less22_difference;
  pfor_lanes16_less8 less22 (
    .own(minuends[183:176]), .other(subtrahends[183:176]), .difference(less22_difference)
  );
  wire [7:0] less23_difference;
  pfor_lanes16_less8 less23 (
    .own(minuends[191:184]), .other(subtrahends[191:184]), .difference(less23_difference)
  );
  wire [7:0] less24_difference;
  pfor_lanes16_less8 less24 (
    .own(minuends[199:192]), .other(subtrahends[199:192]), .difference(less24_difference)
  );
  wire [7:0] less25_difference;
  pfor_lanes16_less8 less25 (
    .own(minuends[207:200]), .other(subtrahends[207:200]), .difference(less25_difference)
  );
  wire [7:0] less26_difference;
  pfor_lanes16_less8 less26 (
    .own(minuends[215:208]), .other(subtrahends[215:208]), .difference(less26_difference)
  );
  wire [7:0] less27_difference;
  pfor_lanes16_less8 less27 (
    .own(minuends[223:216]), .other(subtrahends[223:216]), .difference(less27_difference)
  );
  wire [7:0] less28_difference;
  pfor_lanes16_less8 less28 (
    .own(minuends[231:224]), .other(subtrahends[231:224]), .difference(less28_difference)
  );
  wire [7:0] less29_difference;
  pfor_lanes16_less8 less29 (
    .own(minuends[239:232]), .other(subtrahends[239:232]), .difference(less29_difference)
  );
  wire [7:0] less30_difference;
  pfor_lanes16_less8 less30 (
    .own(minuends[247:240]), .other(subtrahends[247:240]), .difference(less30_difference)
  );
  wire [7:0] less31_difference;
  pfor_lanes16_less8 less31 (
    .own(minuends[255:248]), .other(subtrahends[255:248]), .difference(less31_difference)
  );
  wire [255:0] each = {less31_difference, less30_difference, less29_difference, less28_difference,
      less27_difference, less26_difference, less25_difference, less24_difference, less23_difference,
      less22_difference, less21_difference, less20_difference, less19_difference, less18_difference,
      less17_difference, less16_difference, less15_difference, less14_difference, less13_difference,
      less12_difference, less11_difference, less10_difference, less9_difference, less8_difference,
      less7_difference, less6_difference, less5_difference, less4_difference, less3_difference,
      less2_difference, less1_difference, less0_difference};
  assign differences = each;
endmodule
