// Masks of the bits of a lane that planes hold, and of the top planes' bits, which mark exceptions.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_plane_masks (
  input  wire [4:0] depth,  // Planes of the quarter's stream
  input  wire [2:0] kinds,  // Kind of the elements, one-hot: 16 bits, bytes, text
  output wire [15:0] stored,  // Bits of a lane that planes hold
  output wire [15:0] top  // Bits of a lane that are all ones in an exception
);
  wire [2:0] planes_below_of_2_bits = {depth[0] & depth[1], depth[1], depth[0] | depth[1]};
  wire [6:0] planes_below_of_3_bits = {planes_below_of_2_bits & {3{depth[2]}}, depth[2],
      planes_below_of_2_bits | {3{depth[2]}}};
  wire [14:0] planes_below_of_4_bits = {planes_below_of_3_bits & {7{depth[3]}}, depth[3],
      planes_below_of_3_bits | {7{depth[3]}}};
  wire [30:0] planes_below = {planes_below_of_4_bits & {15{depth[4]}}, depth[4],
      planes_below_of_4_bits | {15{depth[4]}}};
  wire is_last_plane_0 = depth == 5'h1;
  wire is_last_plane_1 = depth == 5'h2;
  wire is_last_plane_2 = depth == 5'h3;
  wire is_last_plane_3 = depth == 5'h4;
  wire is_last_plane_4 = depth == 5'h5;
  wire is_last_plane_5 = depth == 5'h6;
  wire is_last_plane_6 = depth == 5'h7;
  wire is_last_plane_7 = depth == 5'h8;
  wire is_last_plane_8 = depth == 5'h9;
  wire is_last_plane_9 = depth == 5'ha;
  wire is_last_plane_10 = depth == 5'hb;
  wire is_last_plane_11 = depth == 5'hc;
  wire is_last_plane_12 = depth == 5'hd;
  wire is_last_plane_13 = depth == 5'he;
  wire is_last_plane_14 = depth == 5'hf;
  wire is_last_plane_15 = depth == 5'h10;
  wire [15:0] is_last_plane = {is_last_plane_15, is_last_plane_14, is_last_plane_13,
      is_last_plane_12, is_last_plane_11, is_last_plane_10, is_last_plane_9, is_last_plane_8,
      is_last_plane_7, is_last_plane_6, is_last_plane_5, is_last_plane_4, is_last_plane_3,
      is_last_plane_2, is_last_plane_1, is_last_plane_0};
  wire [15:0] last_plane = is_last_plane;
  wire [15:0] last_two_planes = last_plane | {1'h0, last_plane[15:1]};
  assign stored = ({16{kinds[0]}} & planes_below[15:0]) |
      ({16{kinds[1]}} & {2{planes_below[7:0]}}) | ({16{kinds[2]}} & 16'h1f1f);
  assign top = ({16{kinds[0]}} & last_two_planes) | ({16{kinds[1]}} & {2{last_two_planes[7:0]}}) |
      ({16{kinds[2]}} & 16'h1f1f);

  // Bits that nothing reads.
  wire unused = &{1'b0, planes_below[30:16]};
endmodule
