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
  wire [1:0] n4;
  wire n5;
  wire [3:0] n6;
  wire [1:0] n7;
  wire n8;
  wire [3:0] n9;
  wire n10;
  wire [3:0] n11;
  wire [3:0] n12;
  wire [31:0] first;
  wire [1:0] n13;
  wire n14;
  wire [3:0] n15;
  wire [1:0] n16;
  wire n17;
  wire [3:0] n18;
  wire n19;
  wire [3:0] n20;
  wire [3:0] n21;
  wire [31:0] n22;
  wire [30:0] marked;
  wire n23;
  wire n24;

  assign n1 = tag == 3'h4;
  assign n2 = tag == 3'h5;
  assign n3 = tag == 3'h6;
  assign has_places = (tag == 3'h3) | n1 | n2 | n3;
  assign n4 = {payload[0], ~payload[0]};
  assign n5 = ~payload[1];
  assign n6 = {4{has_places}} & {{2{payload[1]}} & n4, {2{n5}} & n4};
  assign n7 = {payload[2], ~payload[2]};
  assign n8 = ~payload[3];
  assign n9 = {{2{payload[3]}} & n7, {2{n8}} & n7};
  assign n10 = ~payload[4];
  assign n11 = {4{n10}} & n9;
  assign n12 = {4{payload[4]}} & n9;
  assign first = {{4{n12[3]}} & n6, {4{n12[2]}} & n6, {4{n12[1]}} & n6, {4{n12[0]}} & n6, {4{n11[3]}} & n6,
    {4{n11[2]}} & n6, {4{n11[1]}} & n6, {4{n11[0]}} & n6};
  assign n13 = {payload[5], ~payload[5]};
  assign n14 = ~payload[6];
  assign n15 = {4{n2}} & {{2{payload[6]}} & n13, {2{n14}} & n13};
  assign n16 = {payload[7], ~payload[7]};
  assign n17 = ~payload[8];
  assign n18 = {{2{payload[8]}} & n16, {2{n17}} & n16};
  assign n19 = ~payload[9];
  assign n20 = {4{n19}} & n18;
  assign n21 = {4{payload[9]}} & n18;
  assign n22 = first | {{31{n1}} & first[30:0], 1'h0} | {{4{n21[3]}} & n15, {4{n21[2]}} & n15, {4{n21[1]}} & n15, {4{n21[0]}} & n15, {4{n20[3]}} & n15,
    {4{n20[2]}} & n15, {4{n20[1]}} & n15, {4{n20[0]}} & n15};
  assign marked = n22[30:0];
  assign n23 = (tag == 3'h1) | n3;
  assign n24 = tag == 3'h7;
  assign dbx = (marked ^ {31{n23}}) | ({31{n24}} & payload[30:0]);
  assign zero_dbp = tag == 3'h2;
  assign error = (has_places & (&payload[4:0])) | (n1 & (&payload[4:1])) | (n2 & ((payload[4:0] >= payload[9:5]) | (&payload[9:5])));

  wire unused = &{1'b0, payload[31], n22[31]};
endmodule
