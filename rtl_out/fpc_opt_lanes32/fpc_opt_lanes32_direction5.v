// Concatenation: for each unit of a half, whether the right half's belongs in the upper
// half of the whole, by where the right half starts.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_direction5 (
  input  wire [5:0] start,
  output wire [31:0] up
);

  wire [1:0] n1;
  wire [1:0] n2;
  wire [3:0] n3;
  wire [1:0] n4;
  wire n5;
  wire [3:0] n6;
  wire n7;
  wire [3:0] n8;
  wire [3:0] n9;
  wire [1:0] n10;
  wire [1:0] n11;
  wire [3:0] n12;
  wire [3:0] n13;
  wire [7:0] n14;

  assign n1 = {1'h0, start[0]};
  assign n2 = {2{start[1]}};
  assign n3 = {n1 & n2, n1 | n2} ^ {4{start[5]}};
  assign n4 = {start[2], ~start[2]};
  assign n5 = ~start[3];
  assign n6 = {{2{start[3]}} & n4, {2{n5}} & n4};
  assign n7 = ~start[4];
  assign n8 = {4{n7}} & n6;
  assign n9 = {4{start[4]}} & n6;
  assign n10 = {1'h0, start[2]};
  assign n11 = {2{start[3]}};
  assign n12 = {n10 & n11, n10 | n11};
  assign n13 = {4{start[4]}};
  assign n14 = ({n12 & n13, n12 | n13} ^ {8{start[5]}}) & ~{n9, n8};
  assign up = {{4{n14[7]}} | ({4{n9[3]}} & n3), {4{n14[6]}} | ({4{n9[2]}} & n3), {4{n14[5]}} | ({4{n9[1]}} & n3),
    {4{n14[4]}} | ({4{n9[0]}} & n3), {4{n14[3]}} | ({4{n8[3]}} & n3),
    {4{n14[2]}} | ({4{n8[2]}} & n3), {4{n14[1]}} | ({4{n8[1]}} & n3),
    {4{n14[0]}} | ({4{n8[0]}} & n3)};
endmodule
