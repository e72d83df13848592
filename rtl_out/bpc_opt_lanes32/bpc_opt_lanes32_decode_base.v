// Pattern decoder of the base. What lies past the payload's length is not looked at.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decode_base (
  input  wire [2:0] tag,
  input  wire [31:0] payload,
  output wire [31:0] word
);
  assign word = ({32{tag == 3'h1}} & {{28{payload[3]}}, payload[3:0]}) |
      ({32{tag == 3'h2}} & {{24{payload[7]}}, payload[7:0]}) |
      ({32{tag == 3'h3}} & {{16{payload[15]}}, payload[15:0]}) | ({32{tag == 3'h7}} & payload);
endmodule
