// Step 1 of 2 of pfor_lanes16_subtracting: operands of the subtraction.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_subtracting_operands (
  input  wire [1:0] beat,  // Number of the enabled cycle in its block
  input  wire [1023:0] block,  // Block to compress, byte 0 in the lowest bits
  input  wire [5:0] mode,  // Mode, one-hot: 0 to 5
  input  wire [63:0] references,  // Smallest element of each stream of mode 0
  input  wire [3:0] used,  // Streams of mode 0 that use their reference
  input  wire [15:0] greatest,  // Greatest byte of each stream of mode 7
  output wire operands_has_two_streams,  // From step 1
  output wire has_halves,  // From step 1
  output wire [255:0] minuends,  // From step 1
  output wire [255:0] subtrahends,  // From step 1
  output wire [31:0] bases,  // From step 1
  output wire [7:0] greatest_of_quarter,  // From step 1
  output wire [255:0] rotated,  // From step 1
  output wire [255:0] text  // From step 1
);
  wire operands_has_four_streams = mode[0] | mode[3];
  wire has_pairs = mode[2] | mode[5];
  wire [255:0] elements_as_in_mode0 = beat[1] ? (beat[0] ?
      {block[1023:1008], block[959:944], block[895:880], block[831:816], block[767:752],
      block[703:688], block[639:624], block[575:560], block[511:496], block[447:432],
      block[383:368], block[319:304], block[255:240], block[191:176], block[127:112],
      block[63:48]} : {block[1007:992], block[943:928], block[879:864], block[815:800],
      block[751:736], block[687:672], block[623:608], block[559:544], block[495:480],
      block[431:416], block[367:352], block[303:288], block[239:224], block[175:160], block[111:96],
      block[47:32]}) : (beat[0] ? {block[991:976], block[927:912], block[863:848], block[799:784],
      block[735:720], block[671:656], block[607:592], block[543:528], block[479:464],
      block[415:400], block[351:336], block[287:272], block[223:208], block[159:144], block[95:80],
      block[31:16]} : {block[975:960], block[911:896], block[847:832], block[783:768],
      block[719:704], block[655:640], block[591:576], block[527:512], block[463:448],
      block[399:384], block[335:320], block[271:256], block[207:192], block[143:128], block[79:64],
      block[15:0]});
  wire [255:0] elements_as_in_mode2 = beat[1] ? (beat[0] ?
      {block[1023:1008], block[991:976], block[959:944], block[927:912], block[895:880],
      block[863:848], block[831:816], block[799:784], block[767:752], block[735:720],
      block[703:688], block[671:656], block[639:624], block[607:592], block[575:560],
      block[543:528]} : {block[511:496], block[479:464], block[447:432], block[415:400],
      block[383:368], block[351:336], block[319:304], block[287:272], block[255:240],
      block[223:208], block[191:176], block[159:144], block[127:112], block[95:80], block[63:48],
      block[31:16]}) : (beat[0] ? {block[1007:992], block[975:960], block[943:928], block[911:896],
      block[879:864], block[847:832], block[815:800], block[783:768], block[751:736],
      block[719:704], block[687:672], block[655:640], block[623:608], block[591:576],
      block[559:544], block[527:512]} : {block[495:480], block[463:448], block[431:416],
      block[399:384], block[367:352], block[335:320], block[303:288], block[271:256],
      block[239:224], block[207:192], block[175:160], block[143:128], block[111:96], block[79:64],
      block[47:32], block[15:0]});
  wire [255:0] elements_as_in_mode4 = beat[1] ? (beat[0] ?
      {block[959:944], block[863:848], block[767:752], block[671:656], block[575:560],
      block[479:464], block[383:368], block[287:272], block[191:176], block[95:80],
      block[1023:1008], block[927:912], block[831:816], block[735:720], block[639:624],
      block[543:528]} : {block[447:432], block[351:336], block[255:240], block[159:144],
      block[63:48], block[991:976], block[895:880], block[799:784], block[703:688], block[607:592],
      block[511:496], block[415:400], block[319:304], block[223:208], block[127:112],
      block[31:16]}) : (beat[0] ? {block[943:928], block[847:832], block[751:736], block[655:640],
      block[559:544], block[463:448], block[367:352], block[271:256], block[175:160], block[79:64],
      block[1007:992], block[911:896], block[815:800], block[719:704], block[623:608],
      block[527:512]} : {block[431:416], block[335:320], block[239:224], block[143:128],
      block[47:32], block[975:960], block[879:864], block[783:768], block[687:672], block[591:576],
      block[495:480], block[399:384], block[303:288], block[207:192], block[111:96], block[15:0]});
  wire [15:0] references_of_quarters = beat[1] ? (beat[0] ? ({16{used[3]}} & references[63:48]) :
      ({16{used[2]}} & references[47:32])) : (beat[0] ? ({16{used[1]}} & references[31:16]) :
      ({16{used[0]}} & references[15:0]));
  wire [255:0] bytes_of_all_words_0 = {block[999:992], block[967:960], block[935:928],
      block[903:896], block[871:864], block[839:832], block[807:800], block[775:768],
      block[743:736], block[711:704], block[679:672], block[647:640], block[615:608],
      block[583:576], block[551:544], block[519:512], block[487:480], block[455:448],
      block[423:416], block[391:384], block[359:352], block[327:320], block[295:288],
      block[263:256], block[231:224], block[199:192], block[167:160], block[135:128], block[103:96],
      block[71:64], block[39:32], block[7:0]};
  wire [255:0] bytes_of_all_words_1 = {block[1007:1000], block[975:968], block[943:936],
      block[911:904], block[879:872], block[847:840], block[815:808], block[783:776],
      block[751:744], block[719:712], block[687:680], block[655:648], block[623:616],
      block[591:584], block[559:552], block[527:520], block[495:488], block[463:456],
      block[431:424], block[399:392], block[367:360], block[335:328], block[303:296],
      block[271:264], block[239:232], block[207:200], block[175:168], block[143:136],
      block[111:104], block[79:72], block[47:40], block[15:8]};
  wire [255:0] bytes_of_all_words_2 = {block[1015:1008], block[983:976], block[951:944],
      block[919:912], block[887:880], block[855:848], block[823:816], block[791:784],
      block[759:752], block[727:720], block[695:688], block[663:656], block[631:624],
      block[599:592], block[567:560], block[535:528], block[503:496], block[471:464],
      block[439:432], block[407:400], block[375:368], block[343:336], block[311:304],
      block[279:272], block[247:240], block[215:208], block[183:176], block[151:144],
      block[119:112], block[87:80], block[55:48], block[23:16]};
  wire [255:0] bytes_of_all_words_3 = {block[1023:1016], block[991:984], block[959:952],
      block[927:920], block[895:888], block[863:856], block[831:824], block[799:792],
      block[767:760], block[735:728], block[703:696], block[671:664], block[639:632],
      block[607:600], block[575:568], block[543:536], block[511:504], block[479:472],
      block[447:440], block[415:408], block[383:376], block[351:344], block[319:312],
      block[287:280], block[255:248], block[223:216], block[191:184], block[159:152],
      block[127:120], block[95:88], block[63:56], block[31:24]};
  wire [255:0] bytes_of_words = beat[1] ? (beat[0] ? bytes_of_all_words_3 : bytes_of_all_words_2) :
      (beat[0] ? bytes_of_all_words_1 : bytes_of_all_words_0);
  wire [255:0] seconds0 = {256{~beat[0]}} & bytes_of_all_words_1;
  wire [7:0] coloured0_0 = bytes_of_words[7:0] - seconds0[7:0];
  wire [7:0] coloured0_1 = bytes_of_words[15:8] - seconds0[15:8];
  wire [7:0] coloured0_2 = bytes_of_words[23:16] - seconds0[23:16];
  wire [7:0] coloured0_3 = bytes_of_words[31:24] - seconds0[31:24];
  wire [7:0] coloured0_4 = bytes_of_words[39:32] - seconds0[39:32];
  wire [7:0] coloured0_5 = bytes_of_words[47:40] - seconds0[47:40];
  wire [7:0] coloured0_6 = bytes_of_words[55:48] - seconds0[55:48];
  wire [7:0] coloured0_7 = bytes_of_words[63:56] - seconds0[63:56];
  wire [7:0] coloured0_8 = bytes_of_words[71:64] - seconds0[71:64];
  wire [7:0] coloured0_9 = bytes_of_words[79:72] - seconds0[79:72];
  wire [7:0] coloured0_10 = bytes_of_words[87:80] - seconds0[87:80];
  wire [7:0] coloured0_11 = bytes_of_words[95:88] - seconds0[95:88];
  wire [7:0] coloured0_12 = bytes_of_words[103:96] - seconds0[103:96];
  wire [7:0] coloured0_13 = bytes_of_words[111:104] - seconds0[111:104];
  wire [7:0] coloured0_14 = bytes_of_words[119:112] - seconds0[119:112];
  wire [7:0] coloured0_15 = bytes_of_words[127:120] - seconds0[127:120];
  wire [7:0] coloured0_16 = bytes_of_words[135:128] - seconds0[135:128];
  wire [7:0] coloured0_17 = bytes_of_words[143:136] - seconds0[143:136];
  wire [7:0] coloured0_18 = bytes_of_words[151:144] - seconds0[151:144];
  wire [7:0] coloured0_19 = bytes_of_words[159:152] - seconds0[159:152];
  wire [7:0] coloured0_20 = bytes_of_words[167:160] - seconds0[167:160];
  wire [7:0] coloured0_21 = bytes_of_words[175:168] - seconds0[175:168];
  wire [7:0] coloured0_22 = bytes_of_words[183:176] - seconds0[183:176];
  wire [7:0] coloured0_23 = bytes_of_words[191:184] - seconds0[191:184];
  wire [7:0] coloured0_24 = bytes_of_words[199:192] - seconds0[199:192];
  wire [7:0] coloured0_25 = bytes_of_words[207:200] - seconds0[207:200];
  wire [7:0] coloured0_26 = bytes_of_words[215:208] - seconds0[215:208];
  wire [7:0] coloured0_27 = bytes_of_words[223:216] - seconds0[223:216];
  wire [7:0] coloured0_28 = bytes_of_words[231:224] - seconds0[231:224];
  wire [7:0] coloured0_29 = bytes_of_words[239:232] - seconds0[239:232];
  wire [7:0] coloured0_30 = bytes_of_words[247:240] - seconds0[247:240];
  wire [7:0] coloured0_31 = bytes_of_words[255:248] - seconds0[255:248];
  wire [255:0] coloured0 = {coloured0_31, coloured0_30, coloured0_29, coloured0_28, coloured0_27,
      coloured0_26, coloured0_25, coloured0_24, coloured0_23, coloured0_22, coloured0_21,
      coloured0_20, coloured0_19, coloured0_18, coloured0_17, coloured0_16, coloured0_15,
      coloured0_14, coloured0_13, coloured0_12, coloured0_11, coloured0_10, coloured0_9,
      coloured0_8, coloured0_7, coloured0_6, coloured0_5, coloured0_4, coloured0_3, coloured0_2,
      coloured0_1, coloured0_0};
  wire [255:0] before_in_mode2 = beat[1] ? (beat[0] ?
      {block[991:976], block[959:944], block[927:912], block[895:880], block[863:848],
      block[831:816], block[799:784], block[767:752], block[735:720], block[703:688],
      block[671:656], block[639:624], block[607:592], block[575:560], block[543:528],
      block[511:496]} : {block[479:464], block[447:432], block[415:400], block[383:368],
      block[351:336], block[319:304], block[287:272], block[255:240], block[223:208],
      block[191:176], block[159:144], block[127:112], block[95:80], block[63:48], block[31:16],
      16'h0}) : (beat[0] ? {block[975:960], block[943:928], block[911:896], block[879:864],
      block[847:832], block[815:800], block[783:768], block[751:736], block[719:704],
      block[687:672], block[655:640], block[623:608], block[591:576], block[559:544],
      block[527:512], block[495:480]} : {block[463:448], block[431:416], block[399:384],
      block[367:352], block[335:320], block[303:288], block[271:256], block[239:224],
      block[207:192], block[175:160], block[143:128], block[111:96], block[79:64], block[47:32],
      block[15:0], 16'h0});
  wire [255:0] before_in_mode3 = beat[1] ? (beat[0] ?
      {block[959:944], block[895:880], block[831:816], block[767:752], block[703:688],
      block[639:624], block[575:560], block[511:496], block[447:432], block[383:368],
      block[319:304], block[255:240], block[191:176], block[127:112], block[63:48], 16'h0} :
      {block[943:928], block[879:864], block[815:800], block[751:736], block[687:672],
      block[623:608], block[559:544], block[495:480], block[431:416], block[367:352],
      block[303:288], block[239:224], block[175:160], block[111:96], block[47:32], 16'h0}) :
      (beat[0] ? {block[927:912], block[863:848], block[799:784], block[735:720], block[671:656],
      block[607:592], block[543:528], block[479:464], block[415:400], block[351:336],
      block[287:272], block[223:208], block[159:144], block[95:80], block[31:16], 16'h0} :
      {block[911:896], block[847:832], block[783:768], block[719:704], block[655:640],
      block[591:576], block[527:512], block[463:448], block[399:384], block[335:320],
      block[271:256], block[207:192], block[143:128], block[79:64], block[15:0], 16'h0});
  wire [255:0] before_in_mode4 = beat[1] ? (beat[0] ?
      {block[863:848], block[767:752], block[671:656], block[575:560], block[479:464],
      block[383:368], block[287:272], block[191:176], block[95:80], 16'h0, block[927:912],
      block[831:816], block[735:720], block[639:624], block[543:528], block[447:432]} :
      {block[351:336], block[255:240], block[159:144], block[63:48], 16'h0, block[895:880],
      block[799:784], block[703:688], block[607:592], block[511:496], block[415:400],
      block[319:304], block[223:208], block[127:112], block[31:16], 16'h0}) :
      (beat[0] ? {block[847:832], block[751:736], block[655:640], block[559:544], block[463:448],
      block[367:352], block[271:256], block[175:160], block[79:64], 16'h0, block[911:896],
      block[815:800], block[719:704], block[623:608], block[527:512], block[431:416]} :
      {block[335:320], block[239:224], block[143:128], block[47:32], 16'h0, block[879:864],
      block[783:768], block[687:672], block[591:576], block[495:480], block[399:384],
      block[303:288], block[207:192], block[111:96], block[15:0], 16'h0});
  wire [255:0] before_in_mode5 = beat[1] ? (beat[0] ?
      {block[1007:992], block[975:960], block[943:928], block[911:896], block[879:864],
      block[847:832], block[815:800], block[783:768], block[751:736], block[719:704],
      block[687:672], block[655:640], block[623:608], block[591:576], block[559:544],
      block[527:512]} : {block[495:480], block[463:448], block[431:416], block[399:384],
      block[367:352], block[335:320], block[303:288], block[271:256], block[239:224],
      block[207:192], block[175:160], block[143:128], block[111:96], block[79:64], block[47:32],
      block[15:0]}) : (beat[0] ? {block[991:976], block[959:944], block[927:912], block[895:880],
      block[863:848], block[831:816], block[799:784], block[767:752], block[735:720],
      block[703:688], block[671:656], block[639:624], block[607:592], block[575:560],
      block[543:528], block[511:496]} : {block[479:464], block[447:432], block[415:400],
      block[383:368], block[351:336], block[319:304], block[287:272], block[255:240],
      block[223:208], block[191:176], block[159:144], block[127:112], block[95:80], block[63:48],
      block[31:16], 16'h0});
  wire [31:0] bases0 = {8'h0, {2{mode[4]}}, 20'h0, mode[2] | mode[3] | mode[4] | mode[5], mode[1] |
      mode[2] | mode[3] | mode[4] | mode[5]};
  wire [31:0] bases1 = {18'h0, {2{mode[4]}}, 10'h0, mode[3], mode[1] | mode[3]};
  wire [31:0] bases2 = {8'h0, {2{mode[4]}}, 20'h0, mode[2] | mode[3] | mode[4], mode[1] | mode[2] |
      mode[3] | mode[4]};
  wire [31:0] bases3 = {18'h0, {2{mode[4]}}, 10'h0, mode[3], mode[1] | mode[3]};
  assign operands_has_two_streams = mode[2] | mode[4] | mode[5];
  assign has_halves = mode[2] | mode[3] | mode[4] | mode[5];
  assign minuends = ({256{operands_has_four_streams}} & elements_as_in_mode0) |
      ({256{has_pairs}} & elements_as_in_mode2) | ({256{mode[4]}} & elements_as_in_mode4) |
      ({256{mode[1]}} & coloured0);
  assign subtrahends = ({256{mode[0]}} & {16{references_of_quarters}}) |
      ({256{mode[1]}} & {coloured0[247:0], 8'h0}) | ({256{mode[2]}} & before_in_mode2) |
      ({256{mode[3]}} & before_in_mode3) | ({256{mode[4]}} & before_in_mode4) |
      ({256{mode[5]}} & before_in_mode5);
  assign bases = beat[1] ? (beat[0] ? bases3 : bases2) : (beat[0] ? bases1 : bases0);
  assign greatest_of_quarter = beat[1] ? greatest[15:8] : greatest[7:0];
  assign rotated = beat[1] ? (beat[0] ? {block[1022:1015], block[1006:999], block[990:983],
      block[974:967], block[958:951], block[942:935], block[926:919], block[910:903],
      block[894:887], block[878:871], block[862:855], block[846:839], block[830:823],
      block[814:807], block[798:791], block[782:775], block[766:759], block[750:743],
      block[734:727], block[718:711], block[702:695], block[686:679], block[670:663],
      block[654:647], block[638:631], block[622:615], block[606:599], block[590:583],
      block[574:567], block[558:551], block[542:535], block[526:519]} :
      {block[510:503], block[494:487], block[478:471], block[462:455], block[446:439],
      block[430:423], block[414:407], block[398:391], block[382:375], block[366:359],
      block[350:343], block[334:327], block[318:311], block[302:295], block[286:279],
      block[270:263], block[254:247], block[238:231], block[222:215], block[206:199],
      block[190:183], block[174:167], block[158:151], block[142:135], block[126:119],
      block[110:103], block[94:87], block[78:71], block[62:55], block[46:39], block[30:23],
      block[14:7]}) : (beat[0] ? {block[1014:1008], block[1023], block[998:992], block[1007],
      block[982:976], block[991], block[966:960], block[975], block[950:944], block[959],
      block[934:928], block[943], block[918:912], block[927], block[902:896], block[911],
      block[886:880], block[895], block[870:864], block[879], block[854:848], block[863],
      block[838:832], block[847], block[822:816], block[831], block[806:800], block[815],
      block[790:784], block[799], block[774:768], block[783], block[758:752], block[767],
      block[742:736], block[751], block[726:720], block[735], block[710:704], block[719],
      block[694:688], block[703], block[678:672], block[687], block[662:656], block[671],
      block[646:640], block[655], block[630:624], block[639], block[614:608], block[623],
      block[598:592], block[607], block[582:576], block[591], block[566:560], block[575],
      block[550:544], block[559], block[534:528], block[543], block[518:512], block[527]} :
      {block[502:496], block[511], block[486:480], block[495], block[470:464], block[479],
      block[454:448], block[463], block[438:432], block[447], block[422:416], block[431],
      block[406:400], block[415], block[390:384], block[399], block[374:368], block[383],
      block[358:352], block[367], block[342:336], block[351], block[326:320], block[335],
      block[310:304], block[319], block[294:288], block[303], block[278:272], block[287],
      block[262:256], block[271], block[246:240], block[255], block[230:224], block[239],
      block[214:208], block[223], block[198:192], block[207], block[182:176], block[191],
      block[166:160], block[175], block[150:144], block[159], block[134:128], block[143],
      block[118:112], block[127], block[102:96], block[111], block[86:80], block[95], block[70:64],
      block[79], block[54:48], block[63], block[38:32], block[47], block[22:16], block[31],
      block[6:0], block[15]});
  assign text = beat[1] ? (beat[0] ? block[1023:768] : block[767:512]) :
      (beat[0] ? block[511:256] : block[255:0]);
endmodule
