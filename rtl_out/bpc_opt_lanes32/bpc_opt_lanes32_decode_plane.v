// Pattern decoder of a bit plane. What lies past the payload's length is not looked at.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_decode_plane (
  input  wire [2:0] tag,
  input  wire [31:0] payload,
  output wire [30:0] dbx,
  output wire zero_dbp,
  output wire error
);

  wire n1;
  wire n2;
  wire n3;
  wire has_places;
  wire [4:0] n4;
  wire [1:0] n5;
  wire n6;
  wire [3:0] n7;
  wire [1:0] n8;
  wire n9;
  wire [3:0] n10;
  wire n11;
  wire [3:0] n12;
  wire [3:0] n13;
  wire n14;
  wire [1:0] n15;
  wire n16;
  wire [3:0] n17;
  wire [1:0] n18;
  wire n19;
  wire [3:0] n20;
  wire n21;
  wire [3:0] n22;
  wire [3:0] n23;
  wire n24;
  wire n25;

  assign n1 = tag == 3'h4;
  assign n2 = tag == 3'h5;
  assign n3 = tag == 3'h6;
  assign has_places = (tag == 3'h3) | n1 | n2 | n3;
  assign n4 = n1 ? (payload[4:0] + 5'h1) : payload[9:5];
  assign n5 = {payload[0], ~payload[0]};
  assign n6 = ~payload[1];
  assign n7 = {4{has_places}} & {{2{payload[1]}} & n5, {2{n6}} & n5};
  assign n8 = {payload[2], ~payload[2]};
  assign n9 = ~payload[3];
  assign n10 = {{2{payload[3]}} & n8, {2{n9}} & n8};
  assign n11 = ~payload[4];
  assign n12 = {4{n11}} & n10;
  assign n13 = {4{payload[4]}} & n10;
  assign n14 = n1 | n2;
  assign n15 = {n4[0], ~n4[0]};
  assign n16 = ~n4[1];
  assign n17 = {4{n14}} & {{2{n4[1]}} & n15, {2{n16}} & n15};
  assign n18 = {n4[2], ~n4[2]};
  assign n19 = ~n4[3];
  assign n20 = {{2{n4[3]}} & n18, {2{n19}} & n18};
  assign n21 = ~n4[4];
  assign n22 = {4{n21}} & n20;
  assign n23 = {4{n4[4]}} & n20;
  assign n24 = tag == 3'h7;
  assign n25 = (tag == 3'h1) | n3;
  assign dbx = ({(n13[3] & n7[2]) | (n23[3] & n17[2]), (n13[3] & n7[1]) | (n23[3] & n17[1]),
    (n13[3] & n7[0]) | (n23[3] & n17[0]), (n13[2] & n7[3]) | (n23[2] & n17[3]),
    (n13[2] & n7[2]) | (n23[2] & n17[2]), (n13[2] & n7[1]) | (n23[2] & n17[1]),
    (n13[2] & n7[0]) | (n23[2] & n17[0]), (n13[1] & n7[3]) | (n23[1] & n17[3]),
    (n13[1] & n7[2]) | (n23[1] & n17[2]), (n13[1] & n7[1]) | (n23[1] & n17[1]),
    (n13[1] & n7[0]) | (n23[1] & n17[0]), (n13[0] & n7[3]) | (n23[0] & n17[3]),
    (n13[0] & n7[2]) | (n23[0] & n17[2]), (n13[0] & n7[1]) | (n23[0] & n17[1]),
    (n13[0] & n7[0]) | (n23[0] & n17[0]), (n12[3] & n7[3]) | (n22[3] & n17[3]),
    (n12[3] & n7[2]) | (n22[3] & n17[2]), (n12[3] & n7[1]) | (n22[3] & n17[1]),
    (n12[3] & n7[0]) | (n22[3] & n17[0]), (n12[2] & n7[3]) | (n22[2] & n17[3]),
    (n12[2] & n7[2]) | (n22[2] & n17[2]), (n12[2] & n7[1]) | (n22[2] & n17[1]),
    (n12[2] & n7[0]) | (n22[2] & n17[0]), (n12[1] & n7[3]) | (n22[1] & n17[3]),
    (n12[1] & n7[2]) | (n22[1] & n17[2]), (n12[1] & n7[1]) | (n22[1] & n17[1]),
    (n12[1] & n7[0]) | (n22[1] & n17[0]), (n12[0] & n7[3]) | (n22[0] & n17[3]),
    (n12[0] & n7[2]) | (n22[0] & n17[2]), (n12[0] & n7[1]) | (n22[0] & n17[1]),
    (n12[0] & n7[0]) | (n22[0] & n17[0])} | ({31{n24}} & payload[30:0])) ^ {31{n25}};
  assign zero_dbp = tag == 3'h2;
  assign error = (has_places & (&payload[4:0])) | (n1 & (&payload[4:1])) | (n2 & ((payload[4:0] >= payload[9:5]) | (&payload[9:5])));

  wire unused = &{1'b0, payload[31]};
endmodule
