// Concatenation: two runs of payloads, each cyclic in its own buffer, side by side in
// one of both widths. A unit goes to its place in the lower or the upper half.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_merge4 (
  input  wire [63:0] left,
  input  wire [63:0] right,
  input  wire [4:0] start,
  output wire [127:0] whole
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
  wire [3:0] n11;
  wire [3:0] n12;
  wire [3:0] n13;
  wire [3:0] n14;
  wire [63:0] right_goes_up;

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
  assign n11 = {4{n10[0]}} | ({4{n6[0]}} & n3);
  assign n12 = {4{n10[1]}} | ({4{n6[1]}} & n3);
  assign n13 = {4{n10[2]}} | ({4{n7[0]}} & n3);
  assign n14 = {4{n10[3]}} | ({4{n7[1]}} & n3);
  assign right_goes_up = {{4{n14[3]}}, {4{n14[2]}}, {4{n14[1]}}, {4{n14[0]}}, {4{n13[3]}}, {4{n13[2]}}, {4{n13[1]}},
    {4{n13[0]}}, {4{n12[3]}}, {4{n12[2]}}, {4{n12[1]}}, {4{n12[0]}}, {4{n11[3]}}, {4{n11[2]}},
    {4{n11[1]}}, {4{n11[0]}}};
  assign whole = {(right_goes_up & right) | (~right_goes_up & left),
    (right_goes_up & left) | (~right_goes_up & right)};
endmodule
