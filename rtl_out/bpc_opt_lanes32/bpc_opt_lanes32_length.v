// Length of a tag's payload in bits.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_length (
  // 0 DBX 0, 1 ones, 2 DBP 0, 3 one, 4 pair, 5 two ones, 6 one zero, 7 whole
  input  wire [2:0] tag,
  output wire [4:0] length  // Length of the payload in bits
);
  localparam [2:0] TAG_SINGLE_ONE = 3'h3;
  localparam [2:0] TAG_TWO_CONSECUTIVE = 3'h4;
  localparam [2:0] TAG_SINGLE_ZERO = 3'h6;
  localparam [2:0] TAG_TWO_APART = 3'h5;
  localparam [2:0] TAG_WHOLE = 3'h7;
  localparam [4:0] POSITION_BITS = 5'h5;
  localparam [4:0] TWO_POSITIONS_BITS = 5'ha;
  localparam [4:0] PLANE_BITS = 5'h1f;

  wire is_single_one = tag == TAG_SINGLE_ONE;
  wire is_two_consecutive = tag == TAG_TWO_CONSECUTIVE;
  wire is_single_zero = tag == TAG_SINGLE_ZERO;
  wire has_position = is_single_one | is_two_consecutive | is_single_zero;
  wire is_two_apart = tag == TAG_TWO_APART;
  wire is_whole = tag == TAG_WHOLE;
  assign length = ({5{has_position}} & POSITION_BITS) | ({5{is_two_apart}} & TWO_POSITIONS_BITS) |
      ({5{is_whole}} & PLANE_BITS);
endmodule
