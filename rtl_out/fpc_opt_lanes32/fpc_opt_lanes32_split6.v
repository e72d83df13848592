// The mirror of concatenation: a run of payloads, cyclic in its buffer, to its two
// halves, each cyclic in its own.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_split6 (
  input  wire [511:0] whole,
  input  wire [6:0] start,
  output wire [255:0] left,
  output wire [255:0] right
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
  wire [7:0] n17;
  wire [7:0] n18;
  wire [7:0] n19;
  wire [7:0] n20;
  wire [7:0] n21;
  wire [7:0] n22;
  wire [7:0] n23;
  wire [7:0] n24;
  wire [255:0] right_goes_up;

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
  assign n17 = {8{n16[0]}} | ({8{n10[0]}} & n5);
  assign n18 = {8{n16[1]}} | ({8{n10[1]}} & n5);
  assign n19 = {8{n16[2]}} | ({8{n10[2]}} & n5);
  assign n20 = {8{n16[3]}} | ({8{n10[3]}} & n5);
  assign n21 = {8{n16[4]}} | ({8{n11[0]}} & n5);
  assign n22 = {8{n16[5]}} | ({8{n11[1]}} & n5);
  assign n23 = {8{n16[6]}} | ({8{n11[2]}} & n5);
  assign n24 = {8{n16[7]}} | ({8{n11[3]}} & n5);
  assign right_goes_up = {{4{n24[7]}}, {4{n24[6]}}, {4{n24[5]}}, {4{n24[4]}}, {4{n24[3]}}, {4{n24[2]}}, {4{n24[1]}},
    {4{n24[0]}}, {4{n23[7]}}, {4{n23[6]}}, {4{n23[5]}}, {4{n23[4]}}, {4{n23[3]}}, {4{n23[2]}},
    {4{n23[1]}}, {4{n23[0]}}, {4{n22[7]}}, {4{n22[6]}}, {4{n22[5]}}, {4{n22[4]}}, {4{n22[3]}},
    {4{n22[2]}}, {4{n22[1]}}, {4{n22[0]}}, {4{n21[7]}}, {4{n21[6]}}, {4{n21[5]}}, {4{n21[4]}},
    {4{n21[3]}}, {4{n21[2]}}, {4{n21[1]}}, {4{n21[0]}}, {4{n20[7]}}, {4{n20[6]}}, {4{n20[5]}},
    {4{n20[4]}}, {4{n20[3]}}, {4{n20[2]}}, {4{n20[1]}}, {4{n20[0]}}, {4{n19[7]}}, {4{n19[6]}},
    {4{n19[5]}}, {4{n19[4]}}, {4{n19[3]}}, {4{n19[2]}}, {4{n19[1]}}, {4{n19[0]}}, {4{n18[7]}},
    {4{n18[6]}}, {4{n18[5]}}, {4{n18[4]}}, {4{n18[3]}}, {4{n18[2]}}, {4{n18[1]}}, {4{n18[0]}},
    {4{n17[7]}}, {4{n17[6]}}, {4{n17[5]}}, {4{n17[4]}}, {4{n17[3]}}, {4{n17[2]}}, {4{n17[1]}},
    {4{n17[0]}}};
  assign left = (right_goes_up & whole[255:0]) | (~right_goes_up & whole[511:256]);
  assign right = (right_goes_up & whole[511:256]) | (~right_goes_up & whole[255:0]);
endmodule
