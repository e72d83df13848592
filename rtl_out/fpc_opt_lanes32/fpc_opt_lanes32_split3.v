// The mirror of concatenation: a run of payloads, cyclic in its buffer, to its two
// halves, each cyclic in its own.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_split3 (
  input  wire [63:0] whole,
  input  wire [3:0] start,
  output wire [31:0] left,
  output wire [31:0] right
);

  wire [1:0] n1;
  wire [1:0] n2;
  wire n3;
  wire [1:0] n4;
  wire [1:0] n5;
  wire [1:0] n6;
  wire [1:0] n7;
  wire [3:0] n8;
  wire [1:0] n9;
  wire [1:0] n10;
  wire [1:0] n11;
  wire [1:0] n12;
  wire [31:0] right_goes_up;

  assign n1 = {1'h0, start[0]} ^ {2{start[3]}};
  assign n2 = {start[1], ~start[1]};
  assign n3 = ~start[2];
  assign n4 = {2{n3}} & n2;
  assign n5 = {2{start[2]}} & n2;
  assign n6 = {1'h0, start[1]};
  assign n7 = {2{start[2]}};
  assign n8 = ({n6 & n7, n6 | n7} ^ {4{start[3]}}) & ~{n5, n4};
  assign n9 = {2{n8[0]}} | ({2{n4[0]}} & n1);
  assign n10 = {2{n8[1]}} | ({2{n4[1]}} & n1);
  assign n11 = {2{n8[2]}} | ({2{n5[0]}} & n1);
  assign n12 = {2{n8[3]}} | ({2{n5[1]}} & n1);
  assign right_goes_up = {{4{n12[1]}}, {4{n12[0]}}, {4{n11[1]}}, {4{n11[0]}}, {4{n10[1]}}, {4{n10[0]}}, {4{n9[1]}},
    {4{n9[0]}}};
  assign left = (right_goes_up & whole[31:0]) | (~right_goes_up & whole[63:32]);
  assign right = (right_goes_up & whole[63:32]) | (~right_goes_up & whole[31:0]);
endmodule
