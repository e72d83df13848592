// Pattern decoder: the word of a tag and a payload. Bits past the
// payload's length are ignored.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decode (
  // 0 zero; 1, 2, 3 signed 4, 8, 16 bits; 4 high half; 5 bytes; 6 equal; 7 all
  input  wire [2:0] tag,
  input  wire [31:0] payload,  // Payload of the word; bits past its length are ignored
  output wire [31:0] word  // Decoded word
);
  localparam [2:0] TAG_SIGN_EXTENDED4 = 3'h1;
  localparam [2:0] TAG_SIGN_EXTENDED8 = 3'h2;
  localparam [2:0] TAG_SIGN_EXTENDED16 = 3'h3;
  localparam [2:0] TAG_HIGH_HALF = 3'h4;
  localparam [2:0] TAG_TWO_BYTES = 3'h5;
  localparam [2:0] TAG_REPEATED_BYTE = 3'h6;
  localparam [2:0] TAG_WHOLE = 3'h7;

  wire is_sign_extended4 = tag == TAG_SIGN_EXTENDED4;
  wire is_sign_extended8 = tag == TAG_SIGN_EXTENDED8;
  wire is_sign_extended16 = tag == TAG_SIGN_EXTENDED16;
  wire is_high_half = tag == TAG_HIGH_HALF;
  wire is_two_bytes = tag == TAG_TWO_BYTES;
  wire is_repeated_byte = tag == TAG_REPEATED_BYTE;
  wire is_whole = tag == TAG_WHOLE;
  assign word = ({32{is_sign_extended4}} & {{28{payload[3]}}, payload[3:0]}) |
      ({32{is_sign_extended8}} & {{24{payload[7]}}, payload[7:0]}) |
      ({32{is_sign_extended16}} & {{16{payload[15]}}, payload[15:0]}) |
      ({32{is_high_half}} & {payload[15:0], 16'h0}) |
      ({32{is_two_bytes}} & {{8{payload[15]}}, payload[15:7], {7{payload[7]}}, payload[7:0]}) |
      ({32{is_repeated_byte}} & {4{payload[7:0]}}) | ({32{is_whole}} & payload);
endmodule
