// Pattern decoder of the base. What lies past the payload's length is not looked at.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_decode_base (
  input  wire [2:0] tag,
  input  wire [31:0] payload,
  output wire [31:0] word
);

  wire n1;
  wire n2;
  wire n3;
  wire n4;

  assign n1 = tag == 3'h1;
  assign n2 = tag == 3'h2;
  assign n3 = tag == 3'h3;
  assign n4 = tag == 3'h7;
  assign word = ({32{n1}} & {{28{payload[3]}}, payload[3:0]}) | ({32{n2}} & {{24{payload[7]}}, payload[7:0]}) | ({32{n3}} & {{16{payload[15]}}, payload[15:0]}) | ({32{n4}} & payload);
endmodule
