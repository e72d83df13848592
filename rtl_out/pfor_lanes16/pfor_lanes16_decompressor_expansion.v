// Step 14 of 23 of pfor_lanes16_decompressor_core: exceptions in their lanes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_expansion (
  input  wire lies,  // From step 2
  input  wire exceptions,  // From step 5
  input  wire [4:0] low_bits,  // From step 5
  input  wire count_level2,  // From step 7
  input  wire [1:0] count_level3,  // 2 bits, from step 8
  input  wire [3:0] count_level4,  // 4 bits, from step 9
  input  wire [7:0] count_level5,  // 8 bits, from step 10
  input  wire [15:0] quarter0_go_up3,  // 2 of 8 bits, from step 10
  input  wire [15:0] quarter0_go_up2,  // 4 of 4 bits, from step 10
  input  wire [15:0] quarter0_go_up1,  // 8 of 2 bits, from step 10
  input  wire [1:0] header_mode,  // From step 1
  input  wire header_flags,  // From step 1
  input  wire [4:0] depth,  // From step 2
  input  wire [3:0] excess,  // From step 2
  input  wire [15:0] quarter0_go_up4,  // From step 10
  input  wire [255:0] take_apart_slots,  // From step 13
  output wire [255:0] expand_bytes,  // From step 14
  output wire [15:0] upper0  // From step 14
);
  pfor_lanes16_expansion expand (
    .slots(take_apart_slots),
    .ups({count_level5, count_level4, count_level3, count_level2, exceptions, quarter0_go_up1,
        quarter0_go_up2, quarter0_go_up3, quarter0_go_up4}),
    .bytes(expand_bytes)
  );
  wire upper_has_byte_streams = lies;
  wire upper_has_rotated_streams = header_mode[1];
  wire upper_has_text = header_mode[0];
  wire upper_has_bytes = upper_has_byte_streams | upper_has_rotated_streams | upper_has_text;
  wire [5:0] residual_bits0 = {1'h0, depth} + {2'h0, excess};
  wire [15:0] lane_upper0 = {(low_bits <= 5'hf) & (residual_bits0 > 6'hf), (low_bits <= 5'he) &
      (residual_bits0 > 6'he), (low_bits <= 5'hd) & (residual_bits0 > 6'hd), (low_bits <= 5'hc) &
      (residual_bits0 > 6'hc), (low_bits <= 5'hb) & (residual_bits0 > 6'hb), (low_bits <= 5'ha) &
      (residual_bits0 > 6'ha), (low_bits <= 5'h9) & (residual_bits0 > 6'h9), (low_bits <= 5'h8) &
      (residual_bits0 > 6'h8), (low_bits <= 5'h7) & (residual_bits0 > 6'h7), (low_bits <= 5'h6) &
      (residual_bits0 > 6'h6), (low_bits <= 5'h5) & (residual_bits0 > 6'h5), (low_bits <= 5'h4) &
      (residual_bits0 > 6'h4), (low_bits <= 5'h3) & (residual_bits0 > 6'h3), (low_bits <= 5'h2) &
      (residual_bits0 > 6'h2), (low_bits <= 5'h1) & (residual_bits0 > 6'h1), ~(|low_bits) &
      (|residual_bits0)};
  assign upper0 = header_mode[0] ? {header_flags, 7'h7f, header_flags, 7'h7f} :
      (upper_has_bytes ? {2{lane_upper0[7:0]}} : lane_upper0);
endmodule
