// Pattern matcher of the base: its tag, and its payload, zero past the payload's
// length.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_match_base (
  input  wire [31:0] word,  // Base: first word of the block
  output wire [2:0] tag,  // 0 zero; 1, 2, 3 sign-extended from 4, 8, 16 bits; 7 whole word
  output wire [3:0] nibbles,  // Length of the payload in units of 4 bits: 0, 1, 2, 4 or 8
  output wire [31:0] payload  // Payload of the base, zero past its length
);
  localparam [2:0] BASE_TAG_SIGN_EXTENDED4 = 3'h1;
  localparam [2:0] BASE_TAG_SIGN_EXTENDED8 = 3'h2;
  localparam [2:0] BASE_TAG_SIGN_EXTENDED16 = 3'h3;
  localparam [2:0] BASE_TAG_WHOLE = 3'h7;

  wire is_zero = ~(|word);
  wire fits4 = ~(|word[31:3]) | (&word[31:3]);
  wire fits8 = ~(|word[31:7]) | (&word[31:7]);
  wire fits16 = ~(|word[31:15]) | (&word[31:15]);
  wire is_sign_extended4 = fits4 & ~is_zero;
  wire is_sign_extended8 = fits8 & ~fits4;
  wire is_sign_extended16 = fits16 & ~fits8;
  wire is_whole = ~fits16;
  assign tag = ({3{is_sign_extended4}} & BASE_TAG_SIGN_EXTENDED4) |
      ({3{is_sign_extended8}} & BASE_TAG_SIGN_EXTENDED8) |
      ({3{is_sign_extended16}} & BASE_TAG_SIGN_EXTENDED16) | ({3{is_whole}} & BASE_TAG_WHOLE);
  assign nibbles = {is_whole, is_sign_extended16, is_sign_extended8, is_sign_extended4};
  assign payload = {{16{is_whole}} & word[31:16], {8{~fits8}} & word[15:8], {4{~fits4}} & word[7:4],
      {4{~is_zero}} & word[3:0]};
endmodule
