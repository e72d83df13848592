// A bit plane's payload: the positions of its ones, or of its zero, or the plane.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_payload (
  input  wire [30:0] dbx,
  input  wire [2:0] tag,
  output wire [31:0] payload
);

  wire n1;
  wire n2;
  wire n3;
  wire [30:0] marked;
  wire n4;
  wire n5;
  wire n6;
  wire n7;
  wire n8;
  wire n9;
  wire n10;
  wire n11;
  wire n12;
  wire n13;
  wire n14;
  wire n15;
  wire n16;
  wire n17;
  wire n18;
  wire n19;
  wire n20;
  wire n21;
  wire n22;
  wire n23;
  wire n24;
  wire n25;
  wire n26;
  wire n27;
  wire n28;
  wire n29;
  wire n30;
  wire n31;
  wire n32;
  wire n33;
  wire [31:0] n34;

  assign n1 = tag == 3'h6;
  assign n2 = tag == 3'h5;
  assign n3 = tag == 3'h7;
  assign marked = dbx ^ {31{n1}};
  assign n4 = marked[0] | marked[1];
  assign n5 = marked[2] | marked[3];
  assign n6 = n4 | n5;
  assign n7 = marked[4] | marked[5];
  assign n8 = marked[6] | marked[7];
  assign n9 = n7 | n8;
  assign n10 = n6 | n9;
  assign n11 = marked[8] | marked[9];
  assign n12 = marked[10] | marked[11];
  assign n13 = n11 | n12;
  assign n14 = marked[12] | marked[13];
  assign n15 = marked[14] | marked[15];
  assign n16 = n14 | n15;
  assign n17 = n13 | n16;
  assign n18 = n10 | n17;
  assign n19 = marked[16] | marked[17];
  assign n20 = marked[18] | marked[19];
  assign n21 = n19 | n20;
  assign n22 = marked[20] | marked[21];
  assign n23 = marked[22] | marked[23];
  assign n24 = n22 | n23;
  assign n25 = n21 | n24;
  assign n26 = marked[24] | marked[25];
  assign n27 = marked[26] | marked[27];
  assign n28 = n26 | n27;
  assign n29 = marked[28] | marked[29];
  assign n30 = n29 | marked[30];
  assign n31 = n28 | n30;
  assign n32 = n25 | n31;
  assign n33 = (tag == 3'h3) | (tag == 3'h4) | n2 | n1;
  assign n34 = {22'h0, {5{n2}} & {n32, (~n32 & n17) | n31, (~n32 & ((~n17 & n9) | n16)) | (~n31 & n24) | n30,
    (~n32 & ((~n17 & ((~n9 & n5) | n8)) | (~n16 & n12) | n15)) | (~n31 & ((~n24 & n20) | n23)) | (~n30 & n27) | marked[30],
    (~n32 & ((~n17 & ((~n9 & ((~n5 & marked[1]) | marked[3])) | (~n8 & marked[5]) | marked[7])) | (~n16 & ((~n12 & marked[9]) | marked[11])) | (~n15 & marked[13]) | marked[15])) | (~n31 & ((~n24 & ((~n20 & marked[17]) | marked[19])) | (~n23 & marked[21]) | marked[23])) | (~n30 & ((~n27 & marked[25]) | marked[27])) | (~marked[30] & marked[29])}, {5{n33}} & {~n18 & n32, (~n10 & n17) | (~n18 & ~n25 & n31),
    (~n6 & n9) | (~n10 & ~n13 & n16) | (~n18 & ((~n21 & n24) | (~n25 & ~n28 & n30))),
    (~n4 & n5) | (~n6 & ~n7 & n8) | (~n10 & ((~n11 & n12) | (~n13 & ~n14 & n15))) | (~n18 & ((~n19 & n20) | (~n21 & ~n22 & n23) | (~n25 & ((~n26 & n27) | (~n28 & ~n29 & marked[30]))))),
    (~marked[0] & marked[1]) | (~n4 & ~marked[2] & marked[3]) | (~n6 & ((~marked[4] & marked[5]) | (~n7 & ~marked[6] & marked[7]))) | (~n10 & ((~marked[8] & marked[9]) | (~n11 & ~marked[10] & marked[11]) | (~n13 & ((~marked[12] & marked[13]) | (~n14 & ~marked[14] & marked[15]))))) | (~n18 & ((~marked[16] & marked[17]) | (~n19 & ~marked[18] & marked[19]) | (~n21 & ((~marked[20] & marked[21]) | (~n22 & ~marked[22] & marked[23]))) | (~n25 & ((~marked[24] & marked[25]) | (~n26 & ~marked[26] & marked[27]) | (~n28 & ~marked[28] & marked[29])))))}};
  assign payload = n34 | {1'h0, {31{n3}} & dbx};
endmodule
