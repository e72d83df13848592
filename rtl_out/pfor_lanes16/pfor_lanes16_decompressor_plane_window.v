// Step 3 of 23 of pfor_lanes16_decompressor_core: window of planes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_plane_window (
  input  wire [14:0] lies,  // 15 bits, from step 2
  // Stored block, first bit lowest, zero past its last beat; stable for four enabled cycles
  input  wire [1023:0] stored,
  input  wire [1:0] quarter,  // From step 1
  input  wire is_raw,  // From step 1
  input  wire [1:0] header_mode,  // From step 1
  input  wire [4:0] depth,  // From step 2
  input  wire [3:0] excess,  // From step 2
  input  wire [5:0] planes_start,  // From step 2
  output wire [15:0] plane_masks_stored,  // From step 3
  output wire [15:0] telling_planes,  // From step 3
  output wire [255:0] planes_or_raw  // From step 3
);
  wire [767:0] own_planes_planes;
  pfor_lanes16_own_planes own_planes (
    .stored(stored[767:0]), .lies(lies), .planes(own_planes_planes)
  );
  wire [255:0] take_planes_shifted;
  pfor_lanes16_shift_down_768to256_by6_x16 take_planes (
    .value(own_planes_planes), .distance(planes_start), .shifted(take_planes_shifted)
  );
  wire masks_has_byte_streams = lies[1];
  wire masks_has_rotated_streams = header_mode[1];
  wire masks_has_text = header_mode[0];
  wire masks_has_bytes = masks_has_byte_streams | masks_has_rotated_streams | masks_has_text;
  wire [15:0] plane_masks_top;
  pfor_lanes16_plane_masks plane_masks (
    .depth(depth), .kinds({header_mode[0], masks_has_bytes & ~header_mode[0], ~masks_has_bytes}),
    .stored(plane_masks_stored), .top(plane_masks_top)
  );
  wire is_raw0 = is_raw & (quarter == 2'h0);
  wire is_raw1 = is_raw & (quarter == 2'h1);
  wire is_raw2 = is_raw & (quarter == 2'h2);
  wire is_raw3 = is_raw & (quarter == 2'h3);
  assign telling_planes = {16{(|excess) | header_mode[0]}} & plane_masks_top;
  assign planes_or_raw = ({256{is_raw0}} & stored[255:0]) | ({256{is_raw1}} & stored[511:256]) |
      ({256{is_raw2}} & stored[767:512]) | ({256{is_raw3}} & stored[1023:768]) |
      take_planes_shifted;
endmodule
