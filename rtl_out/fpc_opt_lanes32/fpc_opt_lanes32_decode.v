// Pattern decoder: the word of a tag and a payload. What lies past the payload's
// length is not looked at.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_decode (
  input  wire [2:0] tag,
  input  wire [31:0] payload,
  output wire [31:0] word
);

  wire n1;
  wire n2;
  wire n3;
  wire n4;
  wire n5;
  wire n6;
  wire n7;

  assign n1 = tag == 3'h1;
  assign n2 = tag == 3'h2;
  assign n3 = tag == 3'h3;
  assign n4 = tag == 3'h4;
  assign n5 = tag == 3'h5;
  assign n6 = tag == 3'h6;
  assign n7 = tag == 3'h7;
  assign word = ({32{n1}} & {{28{payload[3]}}, payload[3:0]}) | ({32{n2}} & {{24{payload[7]}}, payload[7:0]}) | ({32{n3}} & {{16{payload[15]}}, payload[15:0]}) | ({32{n4}} & {payload[15:0], 16'h0}) | ({32{n5}} & {{8{payload[15]}}, payload[15:8], {8{payload[7]}}, payload[7:0]}) | ({32{n6}} & {4{payload[7:0]}}) | ({32{n7}} & payload);
endmodule
