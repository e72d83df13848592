// Concatenation: for each unit of a half, whether the right half's belongs in the upper
// half of the whole, by where the right half starts.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_direction4 (
  input  wire [4:0] start,
  output wire [15:0] up
);

  wire [1:0] n1;
  wire [1:0] n2;
  wire [3:0] n3;
  wire [1:0] n4;
  wire n5;
  wire [1:0] n6;
  wire [1:0] n7;
  wire [1:0] n8;
  wire [1:0] n9;
  wire [3:0] n10;

  assign n1 = {1'h0, start[0]};
  assign n2 = {2{start[1]}};
  assign n3 = {n1 & n2, n1 | n2} ^ {4{start[4]}};
  assign n4 = {start[2], ~start[2]};
  assign n5 = ~start[3];
  assign n6 = {2{n5}} & n4;
  assign n7 = {2{start[3]}} & n4;
  assign n8 = {1'h0, start[2]};
  assign n9 = {2{start[3]}};
  assign n10 = ({n8 & n9, n8 | n9} ^ {4{start[4]}}) & ~{n7, n6};
  assign up = {{4{n10[3]}} | ({4{n7[1]}} & n3), {4{n10[2]}} | ({4{n7[0]}} & n3), {4{n10[1]}} | ({4{n6[1]}} & n3),
    {4{n10[0]}} | ({4{n6[0]}} & n3)};
endmodule
