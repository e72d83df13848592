// Step 2 of 23 of pfor_lanes16_decompressor_core: positions of planes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_places (
  input  wire [1:0] quarter,  // From step 1
  input  wire is_raw,  // From step 1
  input  wire [7:0] header_mode,  // From step 1
  input  wire [19:0] header_depth,  // From step 1
  input  wire [15:0] header_excess,  // From step 1
  output wire [14:0] lies,  // 15 bits, from step 2
  output wire [4:0] depth,  // From step 2
  output wire [4:0] next_depth,  // From step 2
  output wire [3:0] excess,  // From step 2
  output wire [5:0] planes_start,  // From step 2
  output wire [6:0] planes_end  // From step 2
);
  wire [1:0] next_quarter = quarter + 2'h1;
  wire places_has_four_streams = header_mode[0] | header_mode[3] | is_raw;
  wire places_has_two_streams = header_mode[2] | header_mode[4] | header_mode[5];
  wire places_has_byte_streams = header_mode[1];
  wire places_has_rotated_streams = header_mode[7];
  wire places_has_text = header_mode[6];
  wire [5:0] depth_of_first_two = {1'h0, header_depth[4:0]} + {1'h0, header_depth[9:5]};
  wire [5:0] depth_of_first_three = depth_of_first_two + {1'h0, header_depth[14:10]};
  wire [5:0] before_of_four = quarter[1] ? (quarter[0] ? depth_of_first_three :
      depth_of_first_two) : (quarter[0] ? {1'h0, header_depth[4:0]} : 6'h0);
  wire [5:0] before_of_two = {6{quarter[1]}} & {1'h0, header_depth[4:0]};
  wire [6:0] depth_of_two = {2'h0, header_depth[4:0]} + {2'h0, header_depth[9:5]};
  wire [6:0] depth_of_last_two = {2'h0, header_depth[14:10]} + {2'h0, header_depth[19:15]};
  wire [6:0] depth_of_all = depth_of_two + depth_of_last_two;
  wire lies_1 = header_mode[2] & ~quarter[0];
  wire lies_2 = header_mode[2] & quarter[0];
  wire lies_4 = header_mode[4] & ~quarter[0];
  wire lies_5 = header_mode[4] & quarter[0];
  wire lies_6 = header_mode[5] & ~quarter[0];
  wire lies_7 = header_mode[5] & quarter[0];
  wire lies_8 = header_mode[6] & (quarter == 2'h0);
  wire lies_9 = header_mode[6] & (quarter == 2'h1);
  wire lies_10 = header_mode[6] & (quarter == 2'h2);
  wire lies_11 = header_mode[6] & (quarter == 2'h3);
  wire lies_12 = header_mode[7] & ~quarter[0];
  wire lies_13 = header_mode[7] & quarter[0];
  assign lies = {lies_13, lies_12, lies_11, lies_10, lies_9, lies_8, lies_7, lies_6, lies_5, lies_4,
      header_mode[3], lies_2, lies_1, header_mode[1:0]};
  assign depth = quarter[1] ? (quarter[0] ? header_depth[19:15] : header_depth[14:10]) :
      (quarter[0] ? header_depth[9:5] : header_depth[4:0]);
  assign next_depth = next_quarter[1] ? (next_quarter[0] ? header_depth[19:15] :
      header_depth[14:10]) : (next_quarter[0] ? header_depth[9:5] : header_depth[4:0]);
  assign excess = quarter[1] ? (quarter[0] ? header_excess[15:12] : header_excess[11:8]) :
      (quarter[0] ? header_excess[7:4] : header_excess[3:0]);
  assign planes_start = ({6{places_has_four_streams}} & before_of_four) |
      ({6{places_has_two_streams}} & before_of_two) |
      ({6{places_has_byte_streams}} & {before_of_four[4:0], 1'h0}) |
      ({6{places_has_rotated_streams}} & {before_of_two[4:0], 1'h0});
  assign planes_end = ({7{places_has_four_streams}} & depth_of_all) |
      ({7{places_has_two_streams}} & depth_of_all) | ({7{places_has_byte_streams}} &
      {depth_of_all[5:0], 1'h0}) | ({7{places_has_rotated_streams}} & {depth_of_all[5:0], 1'h0}) |
      ({7{places_has_text}} & 7'h28);
endmodule
