// Concatenation: for each unit of a half, whether the right half's belongs in the upper
// half of the whole, by where the right half starts.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_direction7 (
  input  wire [7:0] start,
  output wire [127:0] up
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
  wire [7:0] n10;
  wire n11;
  wire [7:0] n12;
  wire [7:0] n13;
  wire [1:0] n14;
  wire [1:0] n15;
  wire [3:0] n16;
  wire [3:0] n17;
  wire [7:0] n18;
  wire [7:0] n19;
  wire [15:0] n20;

  assign n1 = {1'h0, start[0]};
  assign n2 = {2{start[1]}};
  assign n3 = {n1 & n2, n1 | n2};
  assign n4 = {4{start[2]}};
  assign n5 = {n3 & n4, n3 | n4} ^ {8{start[7]}};
  assign n6 = {start[3], ~start[3]};
  assign n7 = ~start[4];
  assign n8 = {{2{start[4]}} & n6, {2{n7}} & n6};
  assign n9 = ~start[5];
  assign n10 = {{4{start[5]}} & n8, {4{n9}} & n8};
  assign n11 = ~start[6];
  assign n12 = {8{n11}} & n10;
  assign n13 = {8{start[6]}} & n10;
  assign n14 = {1'h0, start[3]};
  assign n15 = {2{start[4]}};
  assign n16 = {n14 & n15, n14 | n15};
  assign n17 = {4{start[5]}};
  assign n18 = {n16 & n17, n16 | n17};
  assign n19 = {8{start[6]}};
  assign n20 = ({n18 & n19, n18 | n19} ^ {16{start[7]}}) & ~{n13, n12};
  assign up = {{8{n20[15]}} | ({8{n13[7]}} & n5), {8{n20[14]}} | ({8{n13[6]}} & n5),
    {8{n20[13]}} | ({8{n13[5]}} & n5), {8{n20[12]}} | ({8{n13[4]}} & n5),
    {8{n20[11]}} | ({8{n13[3]}} & n5), {8{n20[10]}} | ({8{n13[2]}} & n5),
    {8{n20[9]}} | ({8{n13[1]}} & n5), {8{n20[8]}} | ({8{n13[0]}} & n5),
    {8{n20[7]}} | ({8{n12[7]}} & n5), {8{n20[6]}} | ({8{n12[6]}} & n5),
    {8{n20[5]}} | ({8{n12[5]}} & n5), {8{n20[4]}} | ({8{n12[4]}} & n5),
    {8{n20[3]}} | ({8{n12[3]}} & n5), {8{n20[2]}} | ({8{n12[2]}} & n5),
    {8{n20[1]}} | ({8{n12[1]}} & n5), {8{n20[0]}} | ({8{n12[0]}} & n5)};
endmodule
