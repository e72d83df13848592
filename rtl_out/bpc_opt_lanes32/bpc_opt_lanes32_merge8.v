// Concatenation: two runs of payloads, each cyclic in its own buffer, side by side in
// one of both widths. A unit goes to its place in the lower or the upper half.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_merge8 (
  input  wire [255:0] left,
  input  wire [255:0] right,
  input  wire [8:0] start,
  output wire [511:0] whole
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
  wire [15:0] n23;
  wire [15:0] n24;
  wire [15:0] n25;
  wire [15:0] n26;
  wire [15:0] n27;
  wire [15:0] n28;
  wire [15:0] n29;
  wire [15:0] n30;
  wire [15:0] n31;
  wire [15:0] n32;
  wire [15:0] n33;
  wire [15:0] n34;
  wire [15:0] n35;
  wire [15:0] n36;
  wire [15:0] n37;
  wire [15:0] n38;
  wire [255:0] right_goes_up;

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
  assign n23 = {16{n22[0]}} | ({16{n14[0]}} & n7);
  assign n24 = {16{n22[1]}} | ({16{n14[1]}} & n7);
  assign n25 = {16{n22[2]}} | ({16{n14[2]}} & n7);
  assign n26 = {16{n22[3]}} | ({16{n14[3]}} & n7);
  assign n27 = {16{n22[4]}} | ({16{n14[4]}} & n7);
  assign n28 = {16{n22[5]}} | ({16{n14[5]}} & n7);
  assign n29 = {16{n22[6]}} | ({16{n14[6]}} & n7);
  assign n30 = {16{n22[7]}} | ({16{n14[7]}} & n7);
  assign n31 = {16{n22[8]}} | ({16{n15[0]}} & n7);
  assign n32 = {16{n22[9]}} | ({16{n15[1]}} & n7);
  assign n33 = {16{n22[10]}} | ({16{n15[2]}} & n7);
  assign n34 = {16{n22[11]}} | ({16{n15[3]}} & n7);
  assign n35 = {16{n22[12]}} | ({16{n15[4]}} & n7);
  assign n36 = {16{n22[13]}} | ({16{n15[5]}} & n7);
  assign n37 = {16{n22[14]}} | ({16{n15[6]}} & n7);
  assign n38 = {16{n22[15]}} | ({16{n15[7]}} & n7);
  assign right_goes_up = {n38[15], n38[14], n38[13], n38[12], n38[11], n38[10], n38[9], n38[8], n38[7], n38[6], n38[5],
    n38[4], n38[3], n38[2], n38[1], n38[0], n37[15], n37[14], n37[13], n37[12], n37[11], n37[10],
    n37[9], n37[8], n37[7], n37[6], n37[5], n37[4], n37[3], n37[2], n37[1], n37[0], n36[15],
    n36[14], n36[13], n36[12], n36[11], n36[10], n36[9], n36[8], n36[7], n36[6], n36[5], n36[4],
    n36[3], n36[2], n36[1], n36[0], n35[15], n35[14], n35[13], n35[12], n35[11], n35[10], n35[9],
    n35[8], n35[7], n35[6], n35[5], n35[4], n35[3], n35[2], n35[1], n35[0], n34[15], n34[14],
    n34[13], n34[12], n34[11], n34[10], n34[9], n34[8], n34[7], n34[6], n34[5], n34[4], n34[3],
    n34[2], n34[1], n34[0], n33[15], n33[14], n33[13], n33[12], n33[11], n33[10], n33[9], n33[8],
    n33[7], n33[6], n33[5], n33[4], n33[3], n33[2], n33[1], n33[0], n32[15], n32[14], n32[13],
    n32[12], n32[11], n32[10], n32[9], n32[8], n32[7], n32[6], n32[5], n32[4], n32[3], n32[2],
    n32[1], n32[0], n31[15], n31[14], n31[13], n31[12], n31[11], n31[10], n31[9], n31[8], n31[7],
    n31[6], n31[5], n31[4], n31[3], n31[2], n31[1], n31[0], n30[15], n30[14], n30[13], n30[12],
    n30[11], n30[10], n30[9], n30[8], n30[7], n30[6], n30[5], n30[4], n30[3], n30[2], n30[1],
    n30[0], n29[15], n29[14], n29[13], n29[12], n29[11], n29[10], n29[9], n29[8], n29[7], n29[6],
    n29[5], n29[4], n29[3], n29[2], n29[1], n29[0], n28[15], n28[14], n28[13], n28[12], n28[11],
    n28[10], n28[9], n28[8], n28[7], n28[6], n28[5], n28[4], n28[3], n28[2], n28[1], n28[0],
    n27[15], n27[14], n27[13], n27[12], n27[11], n27[10], n27[9], n27[8], n27[7], n27[6], n27[5],
    n27[4], n27[3], n27[2], n27[1], n27[0], n26[15], n26[14], n26[13], n26[12], n26[11], n26[10],
    n26[9], n26[8], n26[7], n26[6], n26[5], n26[4], n26[3], n26[2], n26[1], n26[0], n25[15],
    n25[14], n25[13], n25[12], n25[11], n25[10], n25[9], n25[8], n25[7], n25[6], n25[5], n25[4],
    n25[3], n25[2], n25[1], n25[0], n24[15], n24[14], n24[13], n24[12], n24[11], n24[10], n24[9],
    n24[8], n24[7], n24[6], n24[5], n24[4], n24[3], n24[2], n24[1], n24[0], n23[15], n23[14],
    n23[13], n23[12], n23[11], n23[10], n23[9], n23[8], n23[7], n23[6], n23[5], n23[4], n23[3],
    n23[2], n23[1], n23[0]};
  assign whole = {(right_goes_up & right) | (~right_goes_up & left),
    (right_goes_up & left) | (~right_goes_up & right)};
endmodule
