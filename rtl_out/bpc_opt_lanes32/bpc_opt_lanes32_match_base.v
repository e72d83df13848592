// Pattern matcher of the base: its tag, and its payload, zero past the payload's
// length.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_match_base (
  input  wire [31:0] word,
  output wire [2:0] tag,
  output wire [3:0] nibbles,
  output wire [31:0] payload
);
  wire is_zero = ~(|word);
  wire n1 = ~(|word[31:15]) | (&word[31:15]);
  wire is_sign_extended4 = (~(|word[31:3]) | (&word[31:3])) & ~is_zero;
  wire is_sign_extended8 = (~(|word[31:7]) | (&word[31:7])) & ~(~(|word[31:3]) | (&word[31:3]));
  wire is_sign_extended16 = n1 & ~(~(|word[31:7]) | (&word[31:7]));
  wire is_whole = ~n1;
  assign tag = {is_whole, is_sign_extended8 | is_sign_extended16 | is_whole, is_sign_extended4 |
      is_sign_extended16 | is_whole};
  assign nibbles = {is_whole, is_sign_extended16, is_sign_extended8, is_sign_extended4};
  assign payload = {{16{is_whole}} & word[31:16], {8{~(~(|word[31:7]) | (&word[31:7]))}} &
      word[15:8], {4{~(~(|word[31:3]) | (&word[31:3]))}} & word[7:4], {4{~is_zero}} & word[3:0]};
endmodule
