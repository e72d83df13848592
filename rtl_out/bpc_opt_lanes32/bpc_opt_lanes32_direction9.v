// Concatenation: for each unit of a half, whether the right half's belongs in the upper
// half of the whole, by where the right half starts.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_direction9 (
  input  wire [9:0] start,
  output wire [511:0] up
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
  wire [15:0] n14;
  wire n15;
  wire [15:0] n16;
  wire [15:0] n17;
  wire [1:0] n18;
  wire [1:0] n19;
  wire [3:0] n20;
  wire [3:0] n21;
  wire [7:0] n22;
  wire [7:0] n23;
  wire [15:0] n24;
  wire [15:0] n25;
  wire [31:0] n26;

  assign n1 = {1'h0, start[0]};
  assign n2 = {2{start[1]}};
  assign n3 = {n1 & n2, n1 | n2};
  assign n4 = {4{start[2]}};
  assign n5 = {n3 & n4, n3 | n4};
  assign n6 = {8{start[3]}};
  assign n7 = {n5 & n6, n5 | n6} ^ {16{start[9]}};
  assign n8 = {start[4], ~start[4]};
  assign n9 = ~start[5];
  assign n10 = {{2{start[5]}} & n8, {2{n9}} & n8};
  assign n11 = ~start[6];
  assign n12 = {{4{start[6]}} & n10, {4{n11}} & n10};
  assign n13 = ~start[7];
  assign n14 = {{8{start[7]}} & n12, {8{n13}} & n12};
  assign n15 = ~start[8];
  assign n16 = {16{n15}} & n14;
  assign n17 = {16{start[8]}} & n14;
  assign n18 = {1'h0, start[4]};
  assign n19 = {2{start[5]}};
  assign n20 = {n18 & n19, n18 | n19};
  assign n21 = {4{start[6]}};
  assign n22 = {n20 & n21, n20 | n21};
  assign n23 = {8{start[7]}};
  assign n24 = {n22 & n23, n22 | n23};
  assign n25 = {16{start[8]}};
  assign n26 = ({n24 & n25, n24 | n25} ^ {32{start[9]}}) & ~{n17, n16};
  assign up = {{16{n26[31]}} | ({16{n17[15]}} & n7), {16{n26[30]}} | ({16{n17[14]}} & n7),
    {16{n26[29]}} | ({16{n17[13]}} & n7), {16{n26[28]}} | ({16{n17[12]}} & n7),
    {16{n26[27]}} | ({16{n17[11]}} & n7), {16{n26[26]}} | ({16{n17[10]}} & n7),
    {16{n26[25]}} | ({16{n17[9]}} & n7), {16{n26[24]}} | ({16{n17[8]}} & n7),
    {16{n26[23]}} | ({16{n17[7]}} & n7), {16{n26[22]}} | ({16{n17[6]}} & n7),
    {16{n26[21]}} | ({16{n17[5]}} & n7), {16{n26[20]}} | ({16{n17[4]}} & n7),
    {16{n26[19]}} | ({16{n17[3]}} & n7), {16{n26[18]}} | ({16{n17[2]}} & n7),
    {16{n26[17]}} | ({16{n17[1]}} & n7), {16{n26[16]}} | ({16{n17[0]}} & n7),
    {16{n26[15]}} | ({16{n16[15]}} & n7), {16{n26[14]}} | ({16{n16[14]}} & n7),
    {16{n26[13]}} | ({16{n16[13]}} & n7), {16{n26[12]}} | ({16{n16[12]}} & n7),
    {16{n26[11]}} | ({16{n16[11]}} & n7), {16{n26[10]}} | ({16{n16[10]}} & n7),
    {16{n26[9]}} | ({16{n16[9]}} & n7), {16{n26[8]}} | ({16{n16[8]}} & n7),
    {16{n26[7]}} | ({16{n16[7]}} & n7), {16{n26[6]}} | ({16{n16[6]}} & n7),
    {16{n26[5]}} | ({16{n16[5]}} & n7), {16{n26[4]}} | ({16{n16[4]}} & n7),
    {16{n26[3]}} | ({16{n16[3]}} & n7), {16{n26[2]}} | ({16{n16[2]}} & n7),
    {16{n26[1]}} | ({16{n16[1]}} & n7), {16{n26[0]}} | ({16{n16[0]}} & n7)};
endmodule
