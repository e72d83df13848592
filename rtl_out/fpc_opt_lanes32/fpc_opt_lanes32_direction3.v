// Concatenation: for each unit of a half, whether the right half's belongs in the upper
// half of the whole, by where the right half starts.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_direction3 (
  input  wire [3:0] start,
  output wire [7:0] up
);

  wire [1:0] n1;
  wire [1:0] n2;
  wire n3;
  wire [1:0] n4;
  wire [1:0] n5;
  wire [1:0] n6;
  wire [1:0] n7;
  wire [3:0] n8;

  assign n1 = {1'h0, start[0]} ^ {2{start[3]}};
  assign n2 = {start[1], ~start[1]};
  assign n3 = ~start[2];
  assign n4 = {2{n3}} & n2;
  assign n5 = {2{start[2]}} & n2;
  assign n6 = {1'h0, start[1]};
  assign n7 = {2{start[2]}};
  assign n8 = ({n6 & n7, n6 | n7} ^ {4{start[3]}}) & ~{n5, n4};
  assign up = {{2{n8[3]}} | ({2{n5[1]}} & n1), {2{n8[2]}} | ({2{n5[0]}} & n1), {2{n8[1]}} | ({2{n4[1]}} & n1),
    {2{n8[0]}} | ({2{n4[0]}} & n1)};
endmodule
