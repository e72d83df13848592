// The mirror of concatenation, one child of a node: a run of payloads out of a cyclic
// buffer, in a narrower one. What lies outside of the run is not cleared.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_window7 (
  input  wire [255:0] whole,
  input  wire [5:0] start,
  output wire [127:0] part
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
  assign part = {n22[3] ? whole[255:252] : whole[127:124], n22[2] ? whole[251:248] : whole[123:120],
    n22[1] ? whole[247:244] : whole[119:116], n22[0] ? whole[243:240] : whole[115:112],
    n21[3] ? whole[239:236] : whole[111:108], n21[2] ? whole[235:232] : whole[107:104],
    n21[1] ? whole[231:228] : whole[103:100], n21[0] ? whole[227:224] : whole[99:96],
    n20[3] ? whole[223:220] : whole[95:92], n20[2] ? whole[219:216] : whole[91:88],
    n20[1] ? whole[215:212] : whole[87:84], n20[0] ? whole[211:208] : whole[83:80],
    n19[3] ? whole[207:204] : whole[79:76], n19[2] ? whole[203:200] : whole[75:72],
    n19[1] ? whole[199:196] : whole[71:68], n19[0] ? whole[195:192] : whole[67:64],
    n18[3] ? whole[191:188] : whole[63:60], n18[2] ? whole[187:184] : whole[59:56],
    n18[1] ? whole[183:180] : whole[55:52], n18[0] ? whole[179:176] : whole[51:48],
    n17[3] ? whole[175:172] : whole[47:44], n17[2] ? whole[171:168] : whole[43:40],
    n17[1] ? whole[167:164] : whole[39:36], n17[0] ? whole[163:160] : whole[35:32],
    n16[3] ? whole[159:156] : whole[31:28], n16[2] ? whole[155:152] : whole[27:24],
    n16[1] ? whole[151:148] : whole[23:20], n16[0] ? whole[147:144] : whole[19:16],
    n15[3] ? whole[143:140] : whole[15:12], n15[2] ? whole[139:136] : whole[11:8],
    n15[1] ? whole[135:132] : whole[7:4], n15[0] ? whole[131:128] : whole[3:0]};
endmodule
