// Pattern matcher: a word's tag, and its payload, zero past the payload's length.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_match (
  input  wire [31:0] word,  // Word to match
  // 0 zero; 1, 2, 3 signed 4, 8, 16 bits; 4 high half; 5 bytes; 6 equal; 7 all
  output wire [2:0] tag,
  output wire [3:0] nibbles,  // Length of the payload in units of 4 bits: 0, 1, 2, 4 or 8
  output wire [31:0] payload  // Payload of the word, zero past its length
);
  localparam [2:0] TAG_SIGN_EXTENDED4 = 3'h1;
  localparam [2:0] TAG_SIGN_EXTENDED8 = 3'h2;
  localparam [2:0] TAG_SIGN_EXTENDED16 = 3'h3;
  localparam [2:0] TAG_HIGH_HALF = 3'h4;
  localparam [2:0] TAG_TWO_BYTES = 3'h5;
  localparam [2:0] TAG_REPEATED_BYTE = 3'h6;
  localparam [2:0] TAG_WHOLE = 3'h7;

  wire low_half_is_zero = ~(|word[15:0]);
  wire is_zero = low_half_is_zero & ~(|word[31:16]);
  wire is_sign_extended4 = (~(|word[31:3]) | (&word[31:3])) & ~is_zero;
  wire has_nibble = is_zero | is_sign_extended4;
  wire is_sign_extended8 = (~(|word[31:7]) | (&word[31:7])) & ~has_nibble;
  wire is_repeated_byte = (word[7:0] == word[15:8]) & (word[15:8] == word[23:16]) &
      (word[23:16] == word[31:24]) & ~has_nibble & ~is_sign_extended8;
  wire has_byte = has_nibble | is_sign_extended8 | is_repeated_byte;
  wire is_sign_extended16 = (~(|word[31:15]) | (&word[31:15])) & ~has_byte;
  wire is_high_half = low_half_is_zero & ~is_sign_extended16 & ~has_byte;
  wire is_two_bytes = (~(|word[15:7]) | (&word[15:7])) & (~(|word[31:23]) | (&word[31:23])) &
      ~is_sign_extended16 & ~is_high_half & ~has_byte;
  wire has_half = is_sign_extended16 | is_high_half | is_two_bytes;
  wire is_whole = ~has_half & ~has_byte;

  // Tag, and length of the payload
  assign tag = ({3{is_sign_extended4}} & TAG_SIGN_EXTENDED4) |
      ({3{is_sign_extended8}} & TAG_SIGN_EXTENDED8) |
      ({3{is_sign_extended16}} & TAG_SIGN_EXTENDED16) | ({3{is_high_half}} & TAG_HIGH_HALF) |
      ({3{is_two_bytes}} & TAG_TWO_BYTES) | ({3{is_repeated_byte}} & TAG_REPEATED_BYTE) |
      ({3{is_whole}} & TAG_WHOLE);
  assign nibbles = {is_whole, has_half, is_sign_extended8 | is_repeated_byte, is_sign_extended4};

  // Payload: the first two bytes are those of the high half where only that is stored
  wire [7:0] first_byte = is_high_half ? word[23:16] : word[7:0];
  wire [7:0] second_byte = is_high_half ? word[31:24] : (is_two_bytes ? word[23:16] : word[15:8]);
  assign payload = {{16{is_whole}} & word[31:16], {8{has_half | is_whole}} & second_byte,
      {4{~has_nibble}} & first_byte[7:4], {4{~is_zero}} & first_byte[3:0]};
endmodule
