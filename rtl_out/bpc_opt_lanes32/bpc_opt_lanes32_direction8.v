// Concatenation: for each unit of a half, whether the right half's belongs in the upper
// half of the whole, by where the right half starts.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_direction8 (
  input  wire [8:0] start,
  output wire [255:0] up
);

  wire [1:0] n1;
  wire [1:0] n2;
  wire [3:0] n3;
  wire [3:0] n4;
  wire [7:0] n5;
  wire [7:0] n6;
  wire [15:0] n7;
  wire [1:0] n8;
  wire n9;
  wire [3:0] n10;
  wire n11;
  wire [7:0] n12;
  wire n13;
  wire [7:0] n14;
  wire [7:0] n15;
  wire [1:0] n16;
  wire [1:0] n17;
  wire [3:0] n18;
  wire [3:0] n19;
  wire [7:0] n20;
  wire [7:0] n21;
  wire [15:0] n22;

  assign n1 = {1'h0, start[0]};
  assign n2 = {2{start[1]}};
  assign n3 = {n1 & n2, n1 | n2};
  assign n4 = {4{start[2]}};
  assign n5 = {n3 & n4, n3 | n4};
  assign n6 = {8{start[3]}};
  assign n7 = {n5 & n6, n5 | n6} ^ {16{start[8]}};
  assign n8 = {start[4], ~start[4]};
  assign n9 = ~start[5];
  assign n10 = {{2{start[5]}} & n8, {2{n9}} & n8};
  assign n11 = ~start[6];
  assign n12 = {{4{start[6]}} & n10, {4{n11}} & n10};
  assign n13 = ~start[7];
  assign n14 = {8{n13}} & n12;
  assign n15 = {8{start[7]}} & n12;
  assign n16 = {1'h0, start[4]};
  assign n17 = {2{start[5]}};
  assign n18 = {n16 & n17, n16 | n17};
  assign n19 = {4{start[6]}};
  assign n20 = {n18 & n19, n18 | n19};
  assign n21 = {8{start[7]}};
  assign n22 = ({n20 & n21, n20 | n21} ^ {16{start[8]}}) & ~{n15, n14};
  assign up = {{16{n22[15]}} | ({16{n15[7]}} & n7), {16{n22[14]}} | ({16{n15[6]}} & n7),
    {16{n22[13]}} | ({16{n15[5]}} & n7), {16{n22[12]}} | ({16{n15[4]}} & n7),
    {16{n22[11]}} | ({16{n15[3]}} & n7), {16{n22[10]}} | ({16{n15[2]}} & n7),
    {16{n22[9]}} | ({16{n15[1]}} & n7), {16{n22[8]}} | ({16{n15[0]}} & n7),
    {16{n22[7]}} | ({16{n14[7]}} & n7), {16{n22[6]}} | ({16{n14[6]}} & n7),
    {16{n22[5]}} | ({16{n14[5]}} & n7), {16{n22[4]}} | ({16{n14[4]}} & n7),
    {16{n22[3]}} | ({16{n14[3]}} & n7), {16{n22[2]}} | ({16{n14[2]}} & n7),
    {16{n22[1]}} | ({16{n14[1]}} & n7), {16{n22[0]}} | ({16{n14[0]}} & n7)};
endmodule
