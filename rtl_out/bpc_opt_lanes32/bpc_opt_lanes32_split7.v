// The mirror of concatenation: a run of payloads, cyclic in its buffer, to its two
// halves, each cyclic in its own.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_split7 (
  input  wire [255:0] whole,
  input  wire [7:0] start,
  output wire [127:0] left,
  output wire [127:0] right
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
  wire [7:0] n21;
  wire [7:0] n22;
  wire [7:0] n23;
  wire [7:0] n24;
  wire [7:0] n25;
  wire [7:0] n26;
  wire [7:0] n27;
  wire [7:0] n28;
  wire [7:0] n29;
  wire [7:0] n30;
  wire [7:0] n31;
  wire [7:0] n32;
  wire [7:0] n33;
  wire [7:0] n34;
  wire [7:0] n35;
  wire [7:0] n36;
  wire [127:0] right_goes_up;

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
  assign n21 = {8{n20[0]}} | ({8{n12[0]}} & n5);
  assign n22 = {8{n20[1]}} | ({8{n12[1]}} & n5);
  assign n23 = {8{n20[2]}} | ({8{n12[2]}} & n5);
  assign n24 = {8{n20[3]}} | ({8{n12[3]}} & n5);
  assign n25 = {8{n20[4]}} | ({8{n12[4]}} & n5);
  assign n26 = {8{n20[5]}} | ({8{n12[5]}} & n5);
  assign n27 = {8{n20[6]}} | ({8{n12[6]}} & n5);
  assign n28 = {8{n20[7]}} | ({8{n12[7]}} & n5);
  assign n29 = {8{n20[8]}} | ({8{n13[0]}} & n5);
  assign n30 = {8{n20[9]}} | ({8{n13[1]}} & n5);
  assign n31 = {8{n20[10]}} | ({8{n13[2]}} & n5);
  assign n32 = {8{n20[11]}} | ({8{n13[3]}} & n5);
  assign n33 = {8{n20[12]}} | ({8{n13[4]}} & n5);
  assign n34 = {8{n20[13]}} | ({8{n13[5]}} & n5);
  assign n35 = {8{n20[14]}} | ({8{n13[6]}} & n5);
  assign n36 = {8{n20[15]}} | ({8{n13[7]}} & n5);
  assign right_goes_up = {n36[7], n36[6], n36[5], n36[4], n36[3], n36[2], n36[1], n36[0], n35[7], n35[6], n35[5], n35[4],
    n35[3], n35[2], n35[1], n35[0], n34[7], n34[6], n34[5], n34[4], n34[3], n34[2], n34[1], n34[0],
    n33[7], n33[6], n33[5], n33[4], n33[3], n33[2], n33[1], n33[0], n32[7], n32[6], n32[5], n32[4],
    n32[3], n32[2], n32[1], n32[0], n31[7], n31[6], n31[5], n31[4], n31[3], n31[2], n31[1], n31[0],
    n30[7], n30[6], n30[5], n30[4], n30[3], n30[2], n30[1], n30[0], n29[7], n29[6], n29[5], n29[4],
    n29[3], n29[2], n29[1], n29[0], n28[7], n28[6], n28[5], n28[4], n28[3], n28[2], n28[1], n28[0],
    n27[7], n27[6], n27[5], n27[4], n27[3], n27[2], n27[1], n27[0], n26[7], n26[6], n26[5], n26[4],
    n26[3], n26[2], n26[1], n26[0], n25[7], n25[6], n25[5], n25[4], n25[3], n25[2], n25[1], n25[0],
    n24[7], n24[6], n24[5], n24[4], n24[3], n24[2], n24[1], n24[0], n23[7], n23[6], n23[5], n23[4],
    n23[3], n23[2], n23[1], n23[0], n22[7], n22[6], n22[5], n22[4], n22[3], n22[2], n22[1], n22[0],
    n21[7], n21[6], n21[5], n21[4], n21[3], n21[2], n21[1], n21[0]};
  assign left = (right_goes_up & whole[127:0]) | (~right_goes_up & whole[255:128]);
  assign right = (right_goes_up & whole[255:128]) | (~right_goes_up & whole[127:0]);
endmodule
