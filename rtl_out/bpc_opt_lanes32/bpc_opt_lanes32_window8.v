// The mirror of concatenation, one child of a node: a run of payloads out of a cyclic
// buffer, in a narrower one. What lies outside of the run is not cleared.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_window8 (
  input  wire [668:0] whole,
  input  wire [6:0] start,
  output wire [255:0] part
);

  wire [1:0] n1;
  wire [1:0] n2;
  wire [3:0] n3;
  wire [3:0] n4;
  wire [7:0] n5;
  wire [7:0] n6;
  wire [15:0] n7;
  wire [15:0] n8;
  wire [31:0] n9;
  wire [1:0] n10;
  wire n11;
  wire [1:0] n12;
  wire [1:0] n13;
  wire [31:0] n14;
  wire [31:0] n15;
  wire [31:0] n16;
  wire [31:0] n17;
  wire [31:0] n18;

  assign n1 = {1'h0, start[0]};
  assign n2 = {2{start[1]}};
  assign n3 = {n1 & n2, n1 | n2};
  assign n4 = {4{start[2]}};
  assign n5 = {n3 & n4, n3 | n4};
  assign n6 = {8{start[3]}};
  assign n7 = {n5 & n6, n5 | n6};
  assign n8 = {16{start[4]}};
  assign n9 = {n7 & n8, n7 | n8};
  assign n10 = {start[5], ~start[5]};
  assign n11 = ~start[6];
  assign n12 = {2{n11}} & n10;
  assign n13 = {2{start[6]}} & n10;
  assign n14 = {32{n12[0]}};
  assign n15 = {32{n12[1]}};
  assign n16 = (n9 & {32{n13[1]}}) | (~n9 & n14);
  assign n17 = (n9 & n14) | (~n9 & n15);
  assign n18 = (n9 & n15) | (~n9 & {32{n13[0]}});
  assign part = {n17[31] ? whole[511:504] : whole[255:248], n17[30] ? whole[503:496] : whole[247:240],
    n17[29] ? whole[495:488] : whole[239:232], n17[28] ? whole[487:480] : whole[231:224],
    n17[27] ? whole[479:472] : whole[223:216], n17[26] ? whole[471:464] : whole[215:208],
    n17[25] ? whole[463:456] : whole[207:200], n17[24] ? whole[455:448] : whole[199:192],
    n17[23] ? whole[447:440] : whole[191:184], n17[22] ? whole[439:432] : whole[183:176],
    n17[21] ? whole[431:424] : whole[175:168], n17[20] ? whole[423:416] : whole[167:160],
    ({8{n16[19]}} & whole[159:152]) | ({8{n17[19]}} & whole[415:408]) | ({8{n18[19]}} & {3'h0,
    whole[668:664]}),
    ({8{n16[18]}} & whole[151:144]) | ({8{n17[18]}} & whole[407:400]) | ({8{n18[18]}} & whole[663:656]),
    ({8{n16[17]}} & whole[143:136]) | ({8{n17[17]}} & whole[399:392]) | ({8{n18[17]}} & whole[655:648]),
    ({8{n16[16]}} & whole[135:128]) | ({8{n17[16]}} & whole[391:384]) | ({8{n18[16]}} & whole[647:640]),
    ({8{n16[15]}} & whole[127:120]) | ({8{n17[15]}} & whole[383:376]) | ({8{n18[15]}} & whole[639:632]),
    ({8{n16[14]}} & whole[119:112]) | ({8{n17[14]}} & whole[375:368]) | ({8{n18[14]}} & whole[631:624]),
    ({8{n16[13]}} & whole[111:104]) | ({8{n17[13]}} & whole[367:360]) | ({8{n18[13]}} & whole[623:616]),
    ({8{n16[12]}} & whole[103:96]) | ({8{n17[12]}} & whole[359:352]) | ({8{n18[12]}} & whole[615:608]),
    ({8{n16[11]}} & whole[95:88]) | ({8{n17[11]}} & whole[351:344]) | ({8{n18[11]}} & whole[607:600]),
    ({8{n16[10]}} & whole[87:80]) | ({8{n17[10]}} & whole[343:336]) | ({8{n18[10]}} & whole[599:592]),
    ({8{n16[9]}} & whole[79:72]) | ({8{n17[9]}} & whole[335:328]) | ({8{n18[9]}} & whole[591:584]),
    ({8{n16[8]}} & whole[71:64]) | ({8{n17[8]}} & whole[327:320]) | ({8{n18[8]}} & whole[583:576]),
    ({8{n16[7]}} & whole[63:56]) | ({8{n17[7]}} & whole[319:312]) | ({8{n18[7]}} & whole[575:568]),
    ({8{n16[6]}} & whole[55:48]) | ({8{n17[6]}} & whole[311:304]) | ({8{n18[6]}} & whole[567:560]),
    ({8{n16[5]}} & whole[47:40]) | ({8{n17[5]}} & whole[303:296]) | ({8{n18[5]}} & whole[559:552]),
    ({8{n16[4]}} & whole[39:32]) | ({8{n17[4]}} & whole[295:288]) | ({8{n18[4]}} & whole[551:544]),
    ({8{n16[3]}} & whole[31:24]) | ({8{n17[3]}} & whole[287:280]) | ({8{n18[3]}} & whole[543:536]),
    ({8{n16[2]}} & whole[23:16]) | ({8{n17[2]}} & whole[279:272]) | ({8{n18[2]}} & whole[535:528]),
    ({8{n16[1]}} & whole[15:8]) | ({8{n17[1]}} & whole[271:264]) | ({8{n18[1]}} & whole[527:520]),
    ({8{n16[0]}} & whole[7:0]) | ({8{n17[0]}} & whole[263:256]) | ({8{n18[0]}} & whole[519:512])};

  wire unused = &{1'b0, n16[31:20], n18[31:20]};
endmodule
