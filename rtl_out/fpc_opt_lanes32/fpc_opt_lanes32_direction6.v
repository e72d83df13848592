// Concatenation: for each unit of a half, whether the right half's belongs in the upper
// half of the whole, by where the right half starts.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_direction6 (
  input  wire [6:0] start,
  output wire [63:0] up
);

  wire [1:0] n1;
  wire [1:0] n2;
  wire [3:0] n3;
  wire [3:0] n4;
  wire [7:0] n5;
  wire [1:0] n6;
  wire n7;
  wire [3:0] n8;
  wire n9;
  wire [3:0] n10;
  wire [3:0] n11;
  wire [1:0] n12;
  wire [1:0] n13;
  wire [3:0] n14;
  wire [3:0] n15;
  wire [7:0] n16;

  assign n1 = {1'h0, start[0]};
  assign n2 = {2{start[1]}};
  assign n3 = {n1 & n2, n1 | n2};
  assign n4 = {4{start[2]}};
  assign n5 = {n3 & n4, n3 | n4} ^ {8{start[6]}};
  assign n6 = {start[3], ~start[3]};
  assign n7 = ~start[4];
  assign n8 = {{2{start[4]}} & n6, {2{n7}} & n6};
  assign n9 = ~start[5];
  assign n10 = {4{n9}} & n8;
  assign n11 = {4{start[5]}} & n8;
  assign n12 = {1'h0, start[3]};
  assign n13 = {2{start[4]}};
  assign n14 = {n12 & n13, n12 | n13};
  assign n15 = {4{start[5]}};
  assign n16 = ({n14 & n15, n14 | n15} ^ {8{start[6]}}) & ~{n11, n10};
  assign up = {{8{n16[7]}} | ({8{n11[3]}} & n5), {8{n16[6]}} | ({8{n11[2]}} & n5),
    {8{n16[5]}} | ({8{n11[1]}} & n5), {8{n16[4]}} | ({8{n11[0]}} & n5),
    {8{n16[3]}} | ({8{n10[3]}} & n5), {8{n16[2]}} | ({8{n10[2]}} & n5),
    {8{n16[1]}} | ({8{n10[1]}} & n5), {8{n16[0]}} | ({8{n10[0]}} & n5)};
endmodule
