// The mirror of concatenation, one child of a node: a run of payloads out of a cyclic
// buffer, in a narrower one. What lies outside of the run is not cleared.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_window6 (
  input  wire [127:0] whole,
  input  wire [5:0] start,
  output wire [63:0] part
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
  assign part = {n22[3] ? whole[127:126] : whole[63:62], n22[2] ? whole[125:124] : whole[61:60],
    n22[1] ? whole[123:122] : whole[59:58], n22[0] ? whole[121:120] : whole[57:56],
    n21[3] ? whole[119:118] : whole[55:54], n21[2] ? whole[117:116] : whole[53:52],
    n21[1] ? whole[115:114] : whole[51:50], n21[0] ? whole[113:112] : whole[49:48],
    n20[3] ? whole[111:110] : whole[47:46], n20[2] ? whole[109:108] : whole[45:44],
    n20[1] ? whole[107:106] : whole[43:42], n20[0] ? whole[105:104] : whole[41:40],
    n19[3] ? whole[103:102] : whole[39:38], n19[2] ? whole[101:100] : whole[37:36],
    n19[1] ? whole[99:98] : whole[35:34], n19[0] ? whole[97:96] : whole[33:32],
    n18[3] ? whole[95:94] : whole[31:30], n18[2] ? whole[93:92] : whole[29:28],
    n18[1] ? whole[91:90] : whole[27:26], n18[0] ? whole[89:88] : whole[25:24],
    n17[3] ? whole[87:86] : whole[23:22], n17[2] ? whole[85:84] : whole[21:20],
    n17[1] ? whole[83:82] : whole[19:18], n17[0] ? whole[81:80] : whole[17:16],
    n16[3] ? whole[79:78] : whole[15:14], n16[2] ? whole[77:76] : whole[13:12],
    n16[1] ? whole[75:74] : whole[11:10], n16[0] ? whole[73:72] : whole[9:8],
    n15[3] ? whole[71:70] : whole[7:6], n15[2] ? whole[69:68] : whole[5:4],
    n15[1] ? whole[67:66] : whole[3:2], n15[0] ? whole[65:64] : whole[1:0]};
endmodule
