// Finds whether the residuals of a lane would be exceptions with 1 to 15 planes (bytes: 1 to 7).
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_lane_exceptions (
  input  wire [15:0] residual,  // Residual of the lane, or two of 8 bits
  input  wire bytes,  // Lane holds two residuals
  // Lower or only residual is an exception with 1, 2, ... planes, one bit each
  output wire [14:0] first,
  output wire [6:0] second,  // Upper residual is an exception with 1, 2, ... planes, one bit each
  output wire [15:0] ones  // Bit b: some residual has a 1 at bit b or above
);
  wire [7:0] low_above = {residual[7], |residual[7:6], |residual[7:5], |residual[7:4],
      |residual[7:3], |residual[7:2], |residual[7:1], |residual[7:0]};
  wire [7:0] high_above = {residual[15], |residual[15:14], |residual[15:13], |residual[15:12],
      |residual[15:11], |residual[15:10], |residual[15:9], |residual[15:8]};
  wire high_counts = high_above[0] & ~bytes;
  wire first_with_0 = low_above[1] | high_counts | residual[0];
  wire first_with_1 = low_above[2] | high_counts | (residual[1] & residual[0]);
  wire first_with_2 = low_above[3] | high_counts | (residual[2] & residual[1]);
  wire first_with_3 = low_above[4] | high_counts | (residual[3] & residual[2]);
  wire first_with_4 = low_above[5] | high_counts | (residual[4] & residual[3]);
  wire first_with_5 = low_above[6] | high_counts | (residual[5] & residual[4]);
  wire first_with_6 = low_above[7] | high_counts | (residual[6] & residual[5]);
  wire first_with_7 = high_above[0] | (residual[7] & residual[6]);
  wire first_with_8 = high_above[1] | (residual[8] & residual[7]);
  wire first_with_9 = high_above[2] | (residual[9] & residual[8]);
  wire first_with_10 = high_above[3] | (residual[10] & residual[9]);
  wire first_with_11 = high_above[4] | (residual[11] & residual[10]);
  wire first_with_12 = high_above[5] | (residual[12] & residual[11]);
  wire first_with_13 = high_above[6] | (residual[13] & residual[12]);
  wire first_with_14 = high_above[7] | (residual[14] & residual[13]);
  wire [14:0] first_with = {first_with_14, first_with_13, first_with_12, first_with_11,
      first_with_10, first_with_9, first_with_8, first_with_7, first_with_6, first_with_5,
      first_with_4, first_with_3, first_with_2, first_with_1, first_with_0};
  wire second_with_0 = bytes & (high_above[1] | residual[8]);
  wire second_with_1 = bytes & (high_above[2] | (residual[9] & residual[8]));
  wire second_with_2 = bytes & (high_above[3] | (residual[10] & residual[9]));
  wire second_with_3 = bytes & (high_above[4] | (residual[11] & residual[10]));
  wire second_with_4 = bytes & (high_above[5] | (residual[12] & residual[11]));
  wire second_with_5 = bytes & (high_above[6] | (residual[13] & residual[12]));
  wire second_with_6 = bytes & (high_above[7] | (residual[14] & residual[13]));
  wire [6:0] second_with = {second_with_6, second_with_5, second_with_4, second_with_3,
      second_with_2, second_with_1, second_with_0};
  assign first = first_with;
  assign second = second_with;
  assign ones = {{8{~bytes}} & high_above, low_above | {8{high_counts}} |
      ({8{bytes}} & high_above)};
endmodule
