// Concatenates a stored block's planes. Where streams have several quarters, it takes only the bits
// of one
// quarter of each stream, so the planes of a quarter are adjacent.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_own_planes (
  input  wire [767:0] stored,  // Stored block, with its header
  input  wire [14:0] lies,  // Layout of the planes, by mode and part of a stream; one-hot
  output wire [767:0] planes  // Planes, the first one lowest
);
  wire [15:0] plane_units_0 = ({16{lies[0]}} & stored[54:39]) | ({16{lies[1]}} & stored[44:29]) |
      ({16{lies[2]}} & stored[36:21]) | ({16{lies[3]}} & stored[52:37]) |
      ({16{lies[4]}} & stored[52:37]) | ({16{lies[5]}} & stored[36:21]) |
      ({16{lies[6]}} & stored[52:37]) | ({16{lies[7]}} & stored[36:21]) |
      ({16{lies[8]}} & stored[52:37]) | ({16{lies[9]}} & stored[19:4]) |
      ({16{lies[10]}} & stored[51:36]) | ({16{lies[11]}} & stored[83:68]) |
      ({16{lies[12]}} & stored[115:100]) | ({16{lies[13]}} & stored[32:17]) |
      ({16{lies[14]}} & stored[64:49]);
  wire [15:0] plane_units_1 = ({16{lies[0]}} & stored[70:55]) | ({16{lies[1]}} & stored[60:45]) |
      ({16{lies[2]}} & stored[68:53]) | ({16{lies[3]}} & stored[84:69]) |
      ({16{lies[4]}} & stored[68:53]) | ({16{lies[5]}} & stored[68:53]) |
      ({16{lies[6]}} & stored[84:69]) | ({16{lies[7]}} & stored[68:53]) |
      ({16{lies[8]}} & stored[84:69]) | ({16{lies[9]}} & stored[35:20]) |
      ({16{lies[10]}} & stored[67:52]) | ({16{lies[11]}} & stored[99:84]) |
      ({16{lies[12]}} & stored[131:116]) | ({16{lies[13]}} & stored[48:33]) |
      ({16{lies[14]}} & stored[80:65]);
  wire [15:0] plane_units_2 = ({16{lies[0]}} & stored[86:71]) | ({16{lies[1]}} & stored[76:61]) |
      ({16{lies[2]}} & stored[100:85]) | ({16{lies[3]}} & stored[116:101]) |
      ({16{lies[4]}} & stored[84:69]) | ({16{lies[5]}} & stored[100:85]) |
      ({16{lies[6]}} & stored[116:101]) | ({16{lies[7]}} & stored[100:85]) |
      ({16{lies[8]}} & stored[116:101]) | ({16{lies[9]}} & stored[147:132]) |
      ({16{lies[10]}} & stored[179:164]) | ({16{lies[11]}} & stored[211:196]) |
      ({16{lies[12]}} & stored[243:228]) | ({16{lies[13]}} & stored[96:81]) |
      ({16{lies[14]}} & stored[128:113]);
  wire [15:0] plane_units_3 = ({16{lies[0]}} & stored[102:87]) | ({16{lies[1]}} & stored[92:77]) |
      ({16{lies[2]}} & stored[132:117]) | ({16{lies[3]}} & stored[148:133]) |
      ({16{lies[4]}} & stored[100:85]) | ({16{lies[5]}} & stored[132:117]) |
      ({16{lies[6]}} & stored[148:133]) | ({16{lies[7]}} & stored[132:117]) |
      ({16{lies[8]}} & stored[148:133]) | ({16{lies[9]}} & stored[163:148]) |
      ({16{lies[10]}} & stored[195:180]) | ({16{lies[11]}} & stored[227:212]) |
      ({16{lies[12]}} & stored[259:244]) | ({16{lies[13]}} & stored[112:97]) |
      ({16{lies[14]}} & stored[144:129]);
  wire [15:0] plane_units_4 = ({16{lies[0]}} & stored[118:103]) | ({16{lies[1]}} & stored[108:93]) |
      ({16{lies[2]}} & stored[164:149]) | ({16{lies[3]}} & stored[180:165]) |
      ({16{lies[4]}} & stored[116:101]) | ({16{lies[5]}} & stored[164:149]) |
      ({16{lies[6]}} & stored[180:165]) | ({16{lies[7]}} & stored[164:149]) |
      ({16{lies[8]}} & stored[180:165]) | ({16{lies[9]}} & stored[275:260]) |
      ({16{lies[10]}} & stored[307:292]) | ({16{lies[11]}} & stored[339:324]) |
      ({16{lies[12]}} & stored[371:356]) | ({16{lies[13]}} & stored[160:145]) |
      ({16{lies[14]}} & stored[192:177]);
  wire [15:0] plane_units_5 = ({16{lies[0]}} & stored[134:119]) |
      ({16{lies[1]}} & stored[124:109]) | ({16{lies[2]}} & stored[196:181]) |
      ({16{lies[3]}} & stored[212:197]) | ({16{lies[4]}} & stored[132:117]) |
      ({16{lies[5]}} & stored[196:181]) | ({16{lies[6]}} & stored[212:197]) |
      ({16{lies[7]}} & stored[196:181]) | ({16{lies[8]}} & stored[212:197]) |
      ({16{lies[9]}} & stored[291:276]) | ({16{lies[10]}} & stored[323:308]) |
      ({16{lies[11]}} & stored[355:340]) | ({16{lies[12]}} & stored[387:372]) |
      ({16{lies[13]}} & stored[176:161]) | ({16{lies[14]}} & stored[208:193]);
  wire [15:0] plane_units_6 = ({16{lies[0]}} & stored[150:135]) |
      ({16{lies[1]}} & stored[140:125]) | ({16{lies[2]}} & stored[228:213]) |
      ({16{lies[3]}} & stored[244:229]) | ({16{lies[4]}} & stored[148:133]) |
      ({16{lies[5]}} & stored[228:213]) | ({16{lies[6]}} & stored[244:229]) |
      ({16{lies[7]}} & stored[228:213]) | ({16{lies[8]}} & stored[244:229]) |
      ({16{lies[9]}} & stored[403:388]) | ({16{lies[10]}} & stored[435:420]) |
      ({16{lies[11]}} & stored[467:452]) | ({16{lies[12]}} & stored[499:484]) |
      ({16{lies[13]}} & stored[224:209]) | ({16{lies[14]}} & stored[256:241]);
  wire [15:0] plane_units_7 = ({16{lies[0]}} & stored[166:151]) |
      ({16{lies[1]}} & stored[156:141]) | ({16{lies[2]}} & stored[260:245]) |
      ({16{lies[3]}} & stored[276:261]) | ({16{lies[4]}} & stored[164:149]) |
      ({16{lies[5]}} & stored[260:245]) | ({16{lies[6]}} & stored[276:261]) |
      ({16{lies[7]}} & stored[260:245]) | ({16{lies[8]}} & stored[276:261]) |
      ({16{lies[9]}} & stored[419:404]) | ({16{lies[10]}} & stored[451:436]) |
      ({16{lies[11]}} & stored[483:468]) | ({16{lies[12]}} & stored[515:500]) |
      ({16{lies[13]}} & stored[240:225]) | ({16{lies[14]}} & stored[272:257]);
  wire [15:0] plane_units_8 = ({16{lies[0]}} & stored[182:167]) |
      ({16{lies[1]}} & stored[172:157]) | ({16{lies[2]}} & stored[292:277]) |
      ({16{lies[3]}} & stored[308:293]) | ({16{lies[4]}} & stored[180:165]) |
      ({16{lies[5]}} & stored[292:277]) | ({16{lies[6]}} & stored[308:293]) |
      ({16{lies[7]}} & stored[292:277]) | ({16{lies[8]}} & stored[308:293]) |
      ({16{lies[9]}} & stored[531:516]) | ({16{lies[10]}} & stored[563:548]) |
      ({16{lies[11]}} & stored[595:580]) | ({16{lies[12]}} & stored[627:612]) |
      ({16{lies[13]}} & stored[288:273]) | ({16{lies[14]}} & stored[320:305]);
  wire [15:0] plane_units_9 = ({16{lies[0]}} & stored[198:183]) |
      ({16{lies[1]}} & stored[188:173]) | ({16{lies[2]}} & stored[324:309]) |
      ({16{lies[3]}} & stored[340:325]) | ({16{lies[4]}} & stored[196:181]) |
      ({16{lies[5]}} & stored[324:309]) | ({16{lies[6]}} & stored[340:325]) |
      ({16{lies[7]}} & stored[324:309]) | ({16{lies[8]}} & stored[340:325]) |
      ({16{lies[9]}} & stored[547:532]) | ({16{lies[10]}} & stored[579:564]) |
      ({16{lies[11]}} & stored[611:596]) | ({16{lies[12]}} & stored[643:628]) |
      ({16{lies[13]}} & stored[304:289]) | ({16{lies[14]}} & stored[336:321]);
  wire [15:0] plane_units_10 = ({16{lies[0]}} & stored[214:199]) |
      ({16{lies[1]}} & stored[204:189]) | ({16{lies[2]}} & stored[356:341]) |
      ({16{lies[3]}} & stored[372:357]) | ({16{lies[4]}} & stored[212:197]) |
      ({16{lies[5]}} & stored[356:341]) | ({16{lies[6]}} & stored[372:357]) |
      ({16{lies[7]}} & stored[356:341]) | ({16{lies[8]}} & stored[372:357]) |
      ({16{lies[9]}} & stored[659:644]) | ({16{lies[10]}} & stored[691:676]) |
      ({16{lies[11]}} & stored[723:708]) | ({16{lies[12]}} & stored[755:740]) |
      ({16{lies[13]}} & stored[352:337]) | ({16{lies[14]}} & stored[384:369]);
  wire [15:0] plane_units_11 = ({16{lies[0]}} & stored[230:215]) |
      ({16{lies[1]}} & stored[220:205]) | ({16{lies[2]}} & stored[388:373]) |
      ({16{lies[3]}} & stored[404:389]) | ({16{lies[4]}} & stored[228:213]) |
      ({16{lies[5]}} & stored[388:373]) | ({16{lies[6]}} & stored[404:389]) |
      ({16{lies[7]}} & stored[388:373]) | ({16{lies[8]}} & stored[404:389]) |
      ({16{lies[9]}} & stored[675:660]) | ({16{lies[10]}} & stored[707:692]) |
      ({16{lies[11]}} & stored[739:724]) | ({16{lies[12]}} & {4'h0, stored[767:756]}) |
      ({16{lies[13]}} & stored[368:353]) | ({16{lies[14]}} & stored[400:385]);
  wire [15:0] plane_units_12 = ({16{lies[0]}} & stored[246:231]) |
      ({16{lies[1]}} & stored[236:221]) | ({16{lies[2]}} & stored[420:405]) |
      ({16{lies[3]}} & stored[436:421]) | ({16{lies[4]}} & stored[244:229]) |
      ({16{lies[5]}} & stored[420:405]) | ({16{lies[6]}} & stored[436:421]) |
      ({16{lies[7]}} & stored[420:405]) | ({16{lies[8]}} & stored[436:421]) |
      ({16{lies[13]}} & stored[416:401]) | ({16{lies[14]}} & stored[448:433]);
  wire [15:0] plane_units_13 = ({16{lies[0]}} & stored[262:247]) |
      ({16{lies[1]}} & stored[252:237]) | ({16{lies[2]}} & stored[452:437]) |
      ({16{lies[3]}} & stored[468:453]) | ({16{lies[4]}} & stored[260:245]) |
      ({16{lies[5]}} & stored[452:437]) | ({16{lies[6]}} & stored[468:453]) |
      ({16{lies[7]}} & stored[452:437]) | ({16{lies[8]}} & stored[468:453]) |
      ({16{lies[13]}} & stored[432:417]) | ({16{lies[14]}} & stored[464:449]);
  wire [15:0] plane_units_14 = ({16{lies[0]}} & stored[278:263]) |
      ({16{lies[1]}} & stored[268:253]) | ({16{lies[2]}} & stored[484:469]) |
      ({16{lies[3]}} & stored[500:485]) | ({16{lies[4]}} & stored[276:261]) |
      ({16{lies[5]}} & stored[484:469]) | ({16{lies[6]}} & stored[500:485]) |
      ({16{lies[7]}} & stored[484:469]) | ({16{lies[8]}} & stored[500:485]) |
      ({16{lies[13]}} & stored[480:465]) | ({16{lies[14]}} & stored[512:497]);
  wire [15:0] plane_units_15 = ({16{lies[0]}} & stored[294:279]) |
      ({16{lies[1]}} & stored[284:269]) | ({16{lies[2]}} & stored[516:501]) |
      ({16{lies[3]}} & stored[532:517]) | ({16{lies[4]}} & stored[292:277]) |
      ({16{lies[5]}} & stored[516:501]) | ({16{lies[6]}} & stored[532:517]) |
      ({16{lies[7]}} & stored[516:501]) | ({16{lies[8]}} & stored[532:517]) |
      ({16{lies[13]}} & stored[496:481]) | ({16{lies[14]}} & stored[528:513]);
  wire [15:0] plane_units_16 = ({16{lies[0]}} & stored[310:295]) |
      ({16{lies[1]}} & stored[300:285]) | ({16{lies[2]}} & stored[548:533]) |
      ({16{lies[3]}} & stored[564:549]) | ({16{lies[4]}} & stored[308:293]) |
      ({16{lies[5]}} & stored[548:533]) | ({16{lies[6]}} & stored[564:549]) |
      ({16{lies[7]}} & stored[548:533]) | ({16{lies[8]}} & stored[564:549]) |
      ({16{lies[13]}} & stored[544:529]) | ({16{lies[14]}} & stored[576:561]);
  wire [15:0] plane_units_17 = ({16{lies[0]}} & stored[326:311]) |
      ({16{lies[1]}} & stored[316:301]) | ({16{lies[2]}} & stored[580:565]) |
      ({16{lies[3]}} & stored[596:581]) | ({16{lies[4]}} & stored[324:309]) |
      ({16{lies[5]}} & stored[580:565]) | ({16{lies[6]}} & stored[596:581]) |
      ({16{lies[7]}} & stored[580:565]) | ({16{lies[8]}} & stored[596:581]) |
      ({16{lies[13]}} & stored[560:545]) | ({16{lies[14]}} & stored[592:577]);
  wire [15:0] plane_units_18 = ({16{lies[0]}} & stored[342:327]) |
      ({16{lies[1]}} & stored[332:317]) | ({16{lies[2]}} & stored[612:597]) |
      ({16{lies[3]}} & stored[628:613]) | ({16{lies[4]}} & stored[340:325]) |
      ({16{lies[5]}} & stored[612:597]) | ({16{lies[6]}} & stored[628:613]) |
      ({16{lies[7]}} & stored[612:597]) | ({16{lies[8]}} & stored[628:613]) |
      ({16{lies[13]}} & stored[608:593]) | ({16{lies[14]}} & stored[640:625]);
  wire [15:0] plane_units_19 = ({16{lies[0]}} & stored[358:343]) |
      ({16{lies[1]}} & stored[348:333]) | ({16{lies[2]}} & stored[644:629]) |
      ({16{lies[3]}} & stored[660:645]) | ({16{lies[4]}} & stored[356:341]) |
      ({16{lies[5]}} & stored[644:629]) | ({16{lies[6]}} & stored[660:645]) |
      ({16{lies[7]}} & stored[644:629]) | ({16{lies[8]}} & stored[660:645]) |
      ({16{lies[13]}} & stored[624:609]) | ({16{lies[14]}} & stored[656:641]);
  wire [15:0] plane_units_20 = ({16{lies[0]}} & stored[374:359]) |
      ({16{lies[1]}} & stored[364:349]) | ({16{lies[2]}} & stored[676:661]) |
      ({16{lies[3]}} & stored[692:677]) | ({16{lies[4]}} & stored[372:357]) |
      ({16{lies[5]}} & stored[676:661]) | ({16{lies[6]}} & stored[692:677]) |
      ({16{lies[7]}} & stored[676:661]) | ({16{lies[8]}} & stored[692:677]) |
      ({16{lies[13]}} & stored[672:657]) | ({16{lies[14]}} & stored[704:689]);
  wire [15:0] plane_units_21 = ({16{lies[0]}} & stored[390:375]) |
      ({16{lies[1]}} & stored[380:365]) | ({16{lies[2]}} & stored[708:693]) |
      ({16{lies[3]}} & stored[724:709]) | ({16{lies[4]}} & stored[388:373]) |
      ({16{lies[5]}} & stored[708:693]) | ({16{lies[6]}} & stored[724:709]) |
      ({16{lies[7]}} & stored[708:693]) | ({16{lies[8]}} & stored[724:709]) |
      ({16{lies[13]}} & stored[688:673]) | ({16{lies[14]}} & stored[720:705]);
  wire [15:0] plane_units_22 = ({16{lies[0]}} & stored[406:391]) |
      ({16{lies[1]}} & stored[396:381]) | ({16{lies[2]}} & stored[740:725]) |
      ({16{lies[3]}} & stored[756:741]) | ({16{lies[4]}} & stored[404:389]) |
      ({16{lies[5]}} & stored[740:725]) | ({16{lies[6]}} & stored[756:741]) |
      ({16{lies[7]}} & stored[740:725]) | ({16{lies[8]}} & stored[756:741]) |
      ({16{lies[13]}} & stored[736:721]) | ({16{lies[14]}} & {1'h0, stored[767:753]});
  wire [15:0] plane_units_23 = ({16{lies[0]}} & stored[422:407]) |
      ({16{lies[1]}} & stored[412:397]) | ({16{lies[2]}} & {5'h0, stored[767:757]}) |
      ({16{lies[4]}} & stored[420:405]) | ({16{lies[5]}} & {5'h0, stored[767:757]}) |
      ({16{lies[7]}} & {5'h0, stored[767:757]}) | ({16{lies[13]}} & stored[752:737]);
  wire [15:0] plane_units_24 = ({16{lies[0]}} & stored[438:423]) |
      ({16{lies[1]}} & stored[428:413]) | ({16{lies[4]}} & stored[436:421]);
  wire [15:0] plane_units_25 = ({16{lies[0]}} & stored[454:439]) |
      ({16{lies[1]}} & stored[444:429]) | ({16{lies[4]}} & stored[452:437]);
  wire [15:0] plane_units_26 = ({16{lies[0]}} & stored[470:455]) |
      ({16{lies[1]}} & stored[460:445]) | ({16{lies[4]}} & stored[468:453]);
  wire [15:0] plane_units_27 = ({16{lies[0]}} & stored[486:471]) |
      ({16{lies[1]}} & stored[476:461]) | ({16{lies[4]}} & stored[484:469]);
  wire [15:0] plane_units_28 = ({16{lies[0]}} & stored[502:487]) |
      ({16{lies[1]}} & stored[492:477]) | ({16{lies[4]}} & stored[500:485]);
  wire [15:0] plane_units_29 = ({16{lies[0]}} & stored[518:503]) |
      ({16{lies[1]}} & stored[508:493]) | ({16{lies[4]}} & stored[516:501]);
  wire [15:0] plane_units_30 = ({16{lies[0]}} & stored[534:519]) |
      ({16{lies[1]}} & stored[524:509]) | ({16{lies[4]}} & stored[532:517]);
  wire [15:0] plane_units_31 = ({16{lies[0]}} & stored[550:535]) |
      ({16{lies[1]}} & stored[540:525]) | ({16{lies[4]}} & stored[548:533]);
  wire [15:0] plane_units_32 = ({16{lies[0]}} & stored[566:551]) |
      ({16{lies[1]}} & stored[556:541]) | ({16{lies[4]}} & stored[564:549]);
  wire [15:0] plane_units_33 = ({16{lies[0]}} & stored[582:567]) |
      ({16{lies[1]}} & stored[572:557]) | ({16{lies[4]}} & stored[580:565]);
  wire [15:0] plane_units_34 = ({16{lies[0]}} & stored[598:583]) |
      ({16{lies[1]}} & stored[588:573]) | ({16{lies[4]}} & stored[596:581]);
  wire [15:0] plane_units_35 = ({16{lies[0]}} & stored[614:599]) |
      ({16{lies[1]}} & stored[604:589]) | ({16{lies[4]}} & stored[612:597]);
  wire [15:0] plane_units_36 = ({16{lies[0]}} & stored[630:615]) |
      ({16{lies[1]}} & stored[620:605]) | ({16{lies[4]}} & stored[628:613]);
  wire [15:0] plane_units_37 = ({16{lies[0]}} & stored[646:631]) |
      ({16{lies[1]}} & stored[636:621]) | ({16{lies[4]}} & stored[644:629]);
  wire [15:0] plane_units_38 = ({16{lies[0]}} & stored[662:647]) |
      ({16{lies[1]}} & stored[652:637]) | ({16{lies[4]}} & stored[660:645]);
  wire [15:0] plane_units_39 = ({16{lies[0]}} & stored[678:663]) |
      ({16{lies[1]}} & stored[668:653]) | ({16{lies[4]}} & stored[676:661]);
  wire [15:0] plane_units_40 = ({16{lies[0]}} & stored[694:679]) |
      ({16{lies[1]}} & stored[684:669]) | ({16{lies[4]}} & stored[692:677]);
  wire [15:0] plane_units_41 = ({16{lies[0]}} & stored[710:695]) |
      ({16{lies[1]}} & stored[700:685]) | ({16{lies[4]}} & stored[708:693]);
  wire [15:0] plane_units_42 = ({16{lies[0]}} & stored[726:711]) |
      ({16{lies[1]}} & stored[716:701]) | ({16{lies[4]}} & stored[724:709]);
  wire [15:0] plane_units_43 = ({16{lies[0]}} & stored[742:727]) |
      ({16{lies[1]}} & stored[732:717]) | ({16{lies[4]}} & stored[740:725]);
  wire [15:0] plane_units_44 = ({16{lies[0]}} & stored[758:743]) |
      ({16{lies[1]}} & stored[748:733]) | ({16{lies[4]}} & stored[756:741]);
  wire [15:0] plane_units_45 = ({16{lies[0]}} & {7'h0, stored[767:759]}) |
      ({16{lies[1]}} & stored[764:749]) | ({16{lies[4]}} & {5'h0, stored[767:757]});
  wire [15:0] plane_units_46 = {16{lies[1]}} & {13'h0, stored[767:765]};
  wire [751:0] plane_units = {plane_units_46, plane_units_45, plane_units_44, plane_units_43,
      plane_units_42, plane_units_41, plane_units_40, plane_units_39, plane_units_38,
      plane_units_37, plane_units_36, plane_units_35, plane_units_34, plane_units_33,
      plane_units_32, plane_units_31, plane_units_30, plane_units_29, plane_units_28,
      plane_units_27, plane_units_26, plane_units_25, plane_units_24, plane_units_23,
      plane_units_22, plane_units_21, plane_units_20, plane_units_19, plane_units_18,
      plane_units_17, plane_units_16, plane_units_15, plane_units_14, plane_units_13,
      plane_units_12, plane_units_11, plane_units_10, plane_units_9, plane_units_8, plane_units_7,
      plane_units_6, plane_units_5, plane_units_4, plane_units_3, plane_units_2, plane_units_1,
      plane_units_0};
  assign planes = {16'h0, plane_units};

  // Bits that nothing reads.
  wire unused = &{1'b0, stored[3:0]};
endmodule
