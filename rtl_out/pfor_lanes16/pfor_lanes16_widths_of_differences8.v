// Significant bits of a quarter's differences of 8 bits.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_widths_of_differences8 (
  input  wire [255:0] values,  // Elements, or differences to measure as zigzags
  output wire [127:0] widths  // Significant bits of each value, the first one's lowest
);
  wire [3:0] width0_width;
  pfor_lanes16_width_of_difference8 width0 (
    .value(values[7:0]), .width(width0_width)
  );
  wire [3:0] width1_width;
  pfor_lanes16_width_of_difference8 width1 (
    .value(values[15:8]), .width(width1_width)
  );
  wire [3:0] width2_width;
  pfor_lanes16_width_of_difference8 width2 (
    .value(values[23:16]), .width(width2_width)
  );
  wire [3:0] width3_width;
  pfor_lanes16_width_of_difference8 width3 (
    .value(values[31:24]), .width(width3_width)
  );
  wire [3:0] width4_width;
  pfor_lanes16_width_of_difference8 width4 (
    .value(values[39:32]), .width(width4_width)
  );
  wire [3:0] width5_width;
  pfor_lanes16_width_of_difference8 width5 (
    .value(values[47:40]), .width(width5_width)
  );
  wire [3:0] width6_width;
  pfor_lanes16_width_of_difference8 width6 (
    .value(values[55:48]), .width(width6_width)
  );
  wire [3:0] width7_width;
  pfor_lanes16_width_of_difference8 width7 (
    .value(values[63:56]), .width(width7_width)
  );
  wire [3:0] width8_width;
  pfor_lanes16_width_of_difference8 width8 (
    .value(values[71:64]), .width(width8_width)
  );
  wire [3:0] width9_width;
  pfor_lanes16_width_of_difference8 width9 (
    .value(values[79:72]), .width(width9_width)
  );
  wire [3:0] width10_width;
  pfor_lanes16_width_of_difference8 width10 (
    .value(values[87:80]), .width(width10_width)
  );
  wire [3:0] width11_width;
  pfor_lanes16_width_of_difference8 width11 (
    .value(values[95:88]), .width(width11_width)
  );
  wire [3:0] width12_width;
  pfor_lanes16_width_of_difference8 width12 (
    .value(values[103:96]), .width(width12_width)
  );
  wire [3:0] width13_width;
  pfor_lanes16_width_of_difference8 width13 (
    .value(values[111:104]), .width(width13_width)
  );
  wire [3:0] width14_width;
  pfor_lanes16_width_of_difference8 width14 (
    .value(values[119:112]), .width(width14_width)
  );
  wire [3:0] width15_width;
  pfor_lanes16_width_of_difference8 width15 (
    .value(values[127:120]), .width(width15_width)
  );
  wire [3:0] width16_width;
  pfor_lanes16_width_of_difference8 width16 (
    .value(values[135:128]), .width(width16_width)
  );
  wire [3:0] width17_width;
  pfor_lanes16_width_of_difference8 width17 (
    .value(values[143:136]), .width(width17_width)
  );
  wire [3:0] width18_width;
  pfor_lanes16_width_of_difference8 width18 (
    .value(values[151:144]), .width(width18_width)
  );
  wire [3:0] width19_width;
  pfor_lanes16_width_of_difference8 width19 (
    .value(values[159:152]), .width(width19_width)
  );
  wire [3:0] width20_width;
  pfor_lanes16_width_of_difference8 width20 (
    .value(values[167:160]), .width(width20_width)
  );
  wire [3:0] width21_width;
  pfor_lanes16_width_of_difference8 width21 (
    .value(values[175:168]), .width(width21_width)
  );
  wire [3:0] width22_width;
  pfor_lanes16_width_of_difference8 width22 (
    .value(values[183:176]), .width(width22_width)
  );
  wire [3:0] width23_width;
  pfor_lanes16_width_of_difference8 width23 (
    .value(values[191:184]), .width(width23_width)
  );
  wire [3:0] width24_width;
  pfor_lanes16_width_of_difference8 width24 (
    .value(values[199:192]), .width(width24_width)
  );
  wire [3:0] width25_width;
  pfor_lanes16_width_of_difference8 width25 (
    .value(values[207:200]), .width(width25_width)
  );
  wire [3:0] width26_width;
  pfor_lanes16_width_of_difference8 width26 (
    .value(values[215:208]), .width(width26_width)
  );
  wire [3:0] width27_width;
  pfor_lanes16_width_of_difference8 width27 (
    .value(values[223:216]), .width(width27_width)
  );
  wire [3:0] width28_width;
  pfor_lanes16_width_of_difference8 width28 (
    .value(values[231:224]), .width(width28_width)
  );
  wire [3:0] width29_width;
  pfor_lanes16_width_of_difference8 width29 (
    .value(values[239:232]), .width(width29_width)
  );
  wire [3:0] width30_width;
  pfor_lanes16_width_of_difference8 width30 (
    .value(values[247:240]), .width(width30_width)
  );
  wire [3:0] width31_width;
  pfor_lanes16_width_of_difference8 width31 (
    .value(values[255:248]), .width(width31_width)
  );
  assign widths = {width31_width, width30_width, width29_width, width28_width, width27_width,
      width26_width, width25_width, width24_width, width23_width, width22_width, width21_width,
      width20_width, width19_width, width18_width, width17_width, width16_width, width15_width,
      width14_width, width13_width, width12_width, width11_width, width10_width, width9_width,
      width8_width, width7_width, width6_width, width5_width, width4_width, width3_width,
      width2_width, width1_width, width0_width};
endmodule
