// Length of a tag's payload in nibbles.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_length (
  // 0 zero; 1, 2, 3 signed 4, 8, 16 bits; 4 high half; 5 bytes; 6 equal; 7 all
  input  wire [2:0] tag,
  output wire [3:0] nibbles  // Length of the payload in units of 4 bits: 0, 1, 2, 4 or 8
);
  localparam [2:0] TAG_SIGN_EXTENDED4 = 3'h1;
  localparam [2:0] TAG_SIGN_EXTENDED8 = 3'h2;
  localparam [2:0] TAG_REPEATED_BYTE = 3'h6;
  localparam [2:0] TAG_SIGN_EXTENDED16 = 3'h3;
  localparam [2:0] TAG_HIGH_HALF = 3'h4;
  localparam [2:0] TAG_TWO_BYTES = 3'h5;
  localparam [2:0] TAG_WHOLE = 3'h7;

  wire is_sign_extended4 = tag == TAG_SIGN_EXTENDED4;
  wire is_sign_extended8 = tag == TAG_SIGN_EXTENDED8;
  wire is_repeated_byte = tag == TAG_REPEATED_BYTE;
  wire is_sign_extended16 = tag == TAG_SIGN_EXTENDED16;
  wire is_high_half = tag == TAG_HIGH_HALF;
  wire is_two_bytes = tag == TAG_TWO_BYTES;
  wire is_whole = tag == TAG_WHOLE;
  assign nibbles = {is_whole, is_sign_extended16 | is_high_half | is_two_bytes, is_sign_extended8 |
      is_repeated_byte, is_sign_extended4};
endmodule
