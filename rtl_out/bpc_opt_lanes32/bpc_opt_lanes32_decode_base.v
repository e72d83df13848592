// Pattern decoder of the base. Bits past the payload's length are ignored.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decode_base (
  input  wire [2:0] tag,  // 0 zero; 1, 2, 3 sign-extended from 4, 8, 16 bits; 7 whole word
  input  wire [31:0] payload,  // Payload of the base; bits past its length are ignored
  output wire [31:0] word  // Decoded base: first word of the block
);
  localparam [2:0] BASE_TAG_SIGN_EXTENDED4 = 3'h1;
  localparam [2:0] BASE_TAG_SIGN_EXTENDED8 = 3'h2;
  localparam [2:0] BASE_TAG_SIGN_EXTENDED16 = 3'h3;
  localparam [2:0] BASE_TAG_WHOLE = 3'h7;

  wire is_sign_extended4 = tag == BASE_TAG_SIGN_EXTENDED4;
  wire is_sign_extended8 = tag == BASE_TAG_SIGN_EXTENDED8;
  wire is_sign_extended16 = tag == BASE_TAG_SIGN_EXTENDED16;
  wire is_whole = tag == BASE_TAG_WHOLE;
  assign word = ({32{is_sign_extended4}} & {{28{payload[3]}}, payload[3:0]}) |
      ({32{is_sign_extended8}} & {{24{payload[7]}}, payload[7:0]}) |
      ({32{is_sign_extended16}} & {{16{payload[15]}}, payload[15:0]}) | ({32{is_whole}} & payload);
endmodule
