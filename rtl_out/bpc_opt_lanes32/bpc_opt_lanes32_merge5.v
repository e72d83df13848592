// Concatenation: two runs of payloads, each cyclic in its own buffer, side by side in
// one of both widths. A unit goes to its place in the lower or the upper half.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_merge5 (
  input  wire [31:0] left,
  input  wire [31:0] right,
  input  wire [5:0] start,
  output wire [63:0] whole
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
  wire [3:0] n15;
  wire [3:0] n16;
  wire [3:0] n17;
  wire [3:0] n18;
  wire [3:0] n19;
  wire [3:0] n20;
  wire [3:0] n21;
  wire [3:0] n22;
  wire [31:0] right_goes_up;

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
  assign n15 = {4{n14[0]}} | ({4{n8[0]}} & n3);
  assign n16 = {4{n14[1]}} | ({4{n8[1]}} & n3);
  assign n17 = {4{n14[2]}} | ({4{n8[2]}} & n3);
  assign n18 = {4{n14[3]}} | ({4{n8[3]}} & n3);
  assign n19 = {4{n14[4]}} | ({4{n9[0]}} & n3);
  assign n20 = {4{n14[5]}} | ({4{n9[1]}} & n3);
  assign n21 = {4{n14[6]}} | ({4{n9[2]}} & n3);
  assign n22 = {4{n14[7]}} | ({4{n9[3]}} & n3);
  assign right_goes_up = {n22[3], n22[2], n22[1], n22[0], n21[3], n21[2], n21[1], n21[0], n20[3], n20[2], n20[1], n20[0],
    n19[3], n19[2], n19[1], n19[0], n18[3], n18[2], n18[1], n18[0], n17[3], n17[2], n17[1], n17[0],
    n16[3], n16[2], n16[1], n16[0], n15[3], n15[2], n15[1], n15[0]};
  assign whole = {(right_goes_up & right) | (~right_goes_up & left),
    (right_goes_up & left) | (~right_goes_up & right)};
endmodule
