// Decodes a quarter's residuals to differences.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_differences (
  input  wire [255:0] residuals,  // Residuals of the quarter, the first lane lowest
  input  wire halves,  // Residuals are zigzags of 16-bit differences
  input  wire bytes,  // Residuals are zigzags of 8-bit differences
  input  wire inverted,  // Residuals are complements of the differences
  output wire [255:0] differences  // Differences that the residuals encode, the first lane lowest
);
  wire [15:0] lane0_difference;
  pfor_lanes16_difference lane0 (
    .residual(residuals[15:0]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane0_difference)
  );
  wire [15:0] lane1_difference;
  pfor_lanes16_difference lane1 (
    .residual(residuals[31:16]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane1_difference)
  );
  wire [15:0] lane2_difference;
  pfor_lanes16_difference lane2 (
    .residual(residuals[47:32]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane2_difference)
  );
  wire [15:0] lane3_difference;
  pfor_lanes16_difference lane3 (
    .residual(residuals[63:48]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane3_difference)
  );
  wire [15:0] lane4_difference;
  pfor_lanes16_difference lane4 (
    .residual(residuals[79:64]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane4_difference)
  );
  wire [15:0] lane5_difference;
  pfor_lanes16_difference lane5 (
    .residual(residuals[95:80]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane5_difference)
  );
  wire [15:0] lane6_difference;
  pfor_lanes16_difference lane6 (
    .residual(residuals[111:96]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane6_difference)
  );
  wire [15:0] lane7_difference;
  pfor_lanes16_difference lane7 (
    .residual(residuals[127:112]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane7_difference)
  );
  wire [15:0] lane8_difference;
  pfor_lanes16_difference lane8 (
    .residual(residuals[143:128]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane8_difference)
  );
  wire [15:0] lane9_difference;
  pfor_lanes16_difference lane9 (
    .residual(residuals[159:144]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane9_difference)
  );
  wire [15:0] lane10_difference;
  pfor_lanes16_difference lane10 (
    .residual(residuals[175:160]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane10_difference)
  );
  wire [15:0] lane11_difference;
  pfor_lanes16_difference lane11 (
    .residual(residuals[191:176]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane11_difference)
  );
  wire [15:0] lane12_difference;
  pfor_lanes16_difference lane12 (
    .residual(residuals[207:192]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane12_difference)
  );
  wire [15:0] lane13_difference;
  pfor_lanes16_difference lane13 (
    .residual(residuals[223:208]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane13_difference)
  );
  wire [15:0] lane14_difference;
  pfor_lanes16_difference lane14 (
    .residual(residuals[239:224]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane14_difference)
  );
  wire [15:0] lane15_difference;
  pfor_lanes16_difference lane15 (
    .residual(residuals[255:240]), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(lane15_difference)
  );
  assign differences = {lane15_difference, lane14_difference, lane13_difference, lane12_difference,
      lane11_difference, lane10_difference, lane9_difference, lane8_difference, lane7_difference,
      lane6_difference, lane5_difference, lane4_difference, lane3_difference, lane2_difference,
      lane1_difference, lane0_difference};
endmodule
