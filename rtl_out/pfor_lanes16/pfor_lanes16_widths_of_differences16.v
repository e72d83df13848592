// Significant bits of a quarter's differences of 16 bits.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_widths_of_differences16 (
  input  wire [255:0] values,  // Elements, or differences to measure as zigzags
  output wire [79:0] widths  // Significant bits of each value, the first one's lowest
);
  wire [4:0] width0_width;
  pfor_lanes16_width_of_difference16 width0 (
    .value(values[15:0]), .width(width0_width)
  );
  wire [4:0] width1_width;
  pfor_lanes16_width_of_difference16 width1 (
    .value(values[31:16]), .width(width1_width)
  );
  wire [4:0] width2_width;
  pfor_lanes16_width_of_difference16 width2 (
    .value(values[47:32]), .width(width2_width)
  );
  wire [4:0] width3_width;
  pfor_lanes16_width_of_difference16 width3 (
    .value(values[63:48]), .width(width3_width)
  );
  wire [4:0] width4_width;
  pfor_lanes16_width_of_difference16 width4 (
    .value(values[79:64]), .width(width4_width)
  );
  wire [4:0] width5_width;
  pfor_lanes16_width_of_difference16 width5 (
    .value(values[95:80]), .width(width5_width)
  );
  wire [4:0] width6_width;
  pfor_lanes16_width_of_difference16 width6 (
    .value(values[111:96]), .width(width6_width)
  );
  wire [4:0] width7_width;
  pfor_lanes16_width_of_difference16 width7 (
    .value(values[127:112]), .width(width7_width)
  );
  wire [4:0] width8_width;
  pfor_lanes16_width_of_difference16 width8 (
    .value(values[143:128]), .width(width8_width)
  );
  wire [4:0] width9_width;
  pfor_lanes16_width_of_difference16 width9 (
    .value(values[159:144]), .width(width9_width)
  );
  wire [4:0] width10_width;
  pfor_lanes16_width_of_difference16 width10 (
    .value(values[175:160]), .width(width10_width)
  );
  wire [4:0] width11_width;
  pfor_lanes16_width_of_difference16 width11 (
    .value(values[191:176]), .width(width11_width)
  );
  wire [4:0] width12_width;
  pfor_lanes16_width_of_difference16 width12 (
    .value(values[207:192]), .width(width12_width)
  );
  wire [4:0] width13_width;
  pfor_lanes16_width_of_difference16 width13 (
    .value(values[223:208]), .width(width13_width)
  );
  wire [4:0] width14_width;
  pfor_lanes16_width_of_difference16 width14 (
    .value(values[239:224]), .width(width14_width)
  );
  wire [4:0] width15_width;
  pfor_lanes16_width_of_difference16 width15 (
    .value(values[255:240]), .width(width15_width)
  );
  assign widths = {width15_width, width14_width, width13_width, width12_width, width11_width,
      width10_width, width9_width, width8_width, width7_width, width6_width, width5_width,
      width4_width, width3_width, width2_width, width1_width, width0_width};
endmodule
