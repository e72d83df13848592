// BPC compressor: bit planes of the deltas, pattern matchers, starting positions,
// concatenation.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_compressor_core (
  input  wire aclk,
  input  wire aresetn,
  input  wire advance,
  input  wire start,
  input  wire [1023:0] block,
  output wire done,
  output wire [767:0] stored,
  output wire [1:0] bursts
);

  wire [2:0] match_base_tag;
  wire [3:0] match_base_nibbles;
  wire [31:0] match_base_payload;
  wire [31:0] delta0;
  wire [31:0] delta1;
  wire [31:0] delta2;
  wire [31:0] delta3;
  wire [31:0] delta4;
  wire [31:0] delta5;
  wire [31:0] delta6;
  wire [31:0] delta7;
  wire [31:0] delta8;
  wire [31:0] delta9;
  wire [31:0] delta10;
  wire [31:0] delta11;
  wire [31:0] delta12;
  wire [31:0] delta13;
  wire [31:0] delta14;
  wire [31:0] delta15;
  wire [31:0] delta16;
  wire [31:0] delta17;
  wire [31:0] delta18;
  wire [31:0] delta19;
  wire [31:0] delta20;
  wire [31:0] delta21;
  wire [31:0] delta22;
  wire [31:0] delta23;
  wire [31:0] delta24;
  wire [31:0] delta25;
  wire [31:0] delta26;
  wire [31:0] delta27;
  wire [31:0] delta28;
  wire [31:0] delta29;
  wire [31:0] delta30;
  reg  valid_1;
  reg  [991:0] dbp_1;
  reg  [2:0] base_tag_1;
  reg  [31:0] base_1;
  reg  [5:0] base_nibbles_1;
  wire [30:0] match0_dbx;
  wire match0_zero;
  wire [2:0] match0_tag;
  wire [4:0] match0_length;
  wire [30:0] match1_dbx;
  wire match1_zero;
  wire [2:0] match1_tag;
  wire [4:0] match1_length;
  wire [30:0] match2_dbx;
  wire match2_zero;
  wire [2:0] match2_tag;
  wire [4:0] match2_length;
  wire [30:0] match3_dbx;
  wire match3_zero;
  wire [2:0] match3_tag;
  wire [4:0] match3_length;
  wire [30:0] match4_dbx;
  wire match4_zero;
  wire [2:0] match4_tag;
  wire [4:0] match4_length;
  wire [30:0] match5_dbx;
  wire match5_zero;
  wire [2:0] match5_tag;
  wire [4:0] match5_length;
  wire [30:0] match6_dbx;
  wire match6_zero;
  wire [2:0] match6_tag;
  wire [4:0] match6_length;
  wire [30:0] match7_dbx;
  wire match7_zero;
  wire [2:0] match7_tag;
  wire [4:0] match7_length;
  wire [30:0] match8_dbx;
  wire match8_zero;
  wire [2:0] match8_tag;
  wire [4:0] match8_length;
  wire [30:0] match9_dbx;
  wire match9_zero;
  wire [2:0] match9_tag;
  wire [4:0] match9_length;
  wire [30:0] match10_dbx;
  wire match10_zero;
  wire [2:0] match10_tag;
  wire [4:0] match10_length;
  wire [30:0] match11_dbx;
  wire match11_zero;
  wire [2:0] match11_tag;
  wire [4:0] match11_length;
  wire [30:0] match12_dbx;
  wire match12_zero;
  wire [2:0] match12_tag;
  wire [4:0] match12_length;
  wire [30:0] match13_dbx;
  wire match13_zero;
  wire [2:0] match13_tag;
  wire [4:0] match13_length;
  wire [30:0] match14_dbx;
  wire match14_zero;
  wire [2:0] match14_tag;
  wire [4:0] match14_length;
  wire [30:0] match15_dbx;
  wire match15_zero;
  wire [2:0] match15_tag;
  wire [4:0] match15_length;
  wire [30:0] match16_dbx;
  wire match16_zero;
  wire [2:0] match16_tag;
  wire [4:0] match16_length;
  wire [30:0] match17_dbx;
  wire match17_zero;
  wire [2:0] match17_tag;
  wire [4:0] match17_length;
  wire [30:0] match18_dbx;
  wire match18_zero;
  wire [2:0] match18_tag;
  wire [4:0] match18_length;
  wire [30:0] match19_dbx;
  wire match19_zero;
  wire [2:0] match19_tag;
  wire [4:0] match19_length;
  wire [30:0] match20_dbx;
  wire match20_zero;
  wire [2:0] match20_tag;
  wire [4:0] match20_length;
  wire [30:0] match21_dbx;
  wire match21_zero;
  wire [2:0] match21_tag;
  wire [4:0] match21_length;
  wire [30:0] match22_dbx;
  wire match22_zero;
  wire [2:0] match22_tag;
  wire [4:0] match22_length;
  wire [30:0] match23_dbx;
  wire match23_zero;
  wire [2:0] match23_tag;
  wire [4:0] match23_length;
  wire [30:0] match24_dbx;
  wire match24_zero;
  wire [2:0] match24_tag;
  wire [4:0] match24_length;
  wire [30:0] match25_dbx;
  wire match25_zero;
  wire [2:0] match25_tag;
  wire [4:0] match25_length;
  wire [30:0] match26_dbx;
  wire match26_zero;
  wire [2:0] match26_tag;
  wire [4:0] match26_length;
  wire [30:0] match27_dbx;
  wire match27_zero;
  wire [2:0] match27_tag;
  wire [4:0] match27_length;
  wire [30:0] match28_dbx;
  wire match28_zero;
  wire [2:0] match28_tag;
  wire [4:0] match28_length;
  wire [30:0] match29_dbx;
  wire match29_zero;
  wire [2:0] match29_tag;
  wire [4:0] match29_length;
  wire [30:0] match30_dbx;
  wire match30_zero;
  wire [2:0] match30_tag;
  wire [4:0] match30_length;
  wire [30:0] match31_dbx;
  wire match31_zero;
  wire [2:0] match31_tag;
  wire [4:0] match31_length;
  reg  valid_2;
  reg  [95:0] tags_2;
  reg  [159:0] lengths_2;
  reg  [991:0] dbx_2;
  reg  [2:0] base_tag_2;
  reg  [31:0] base_2;
  reg  [7:0] first_2;
  wire [31:0] payload0_payload;
  wire [31:0] payload1_payload;
  wire [31:0] payload2_payload;
  wire [31:0] payload3_payload;
  wire [31:0] payload4_payload;
  wire [31:0] payload5_payload;
  wire [31:0] payload6_payload;
  wire [31:0] payload7_payload;
  wire [31:0] payload8_payload;
  wire [31:0] payload9_payload;
  wire [31:0] payload10_payload;
  wire [31:0] payload11_payload;
  wire [31:0] payload12_payload;
  wire [31:0] payload13_payload;
  wire [31:0] payload14_payload;
  wire [31:0] payload15_payload;
  wire [31:0] payload16_payload;
  wire [31:0] payload17_payload;
  wire [31:0] payload18_payload;
  wire [31:0] payload19_payload;
  wire [31:0] payload20_payload;
  wire [31:0] payload21_payload;
  wire [31:0] payload22_payload;
  wire [31:0] payload23_payload;
  wire [31:0] payload24_payload;
  wire [31:0] payload25_payload;
  wire [31:0] payload26_payload;
  wire [31:0] payload27_payload;
  wire [31:0] payload28_payload;
  wire [31:0] payload29_payload;
  wire [31:0] payload30_payload;
  wire [31:0] payload31_payload;
  wire [5:0] n1;
  wire [5:0] n2;
  wire [5:0] n3;
  wire [5:0] n4;
  wire [5:0] n5;
  wire [5:0] n6;
  wire [5:0] n7;
  wire [5:0] n8;
  wire [5:0] n9;
  wire [5:0] n10;
  wire [5:0] n11;
  wire [5:0] n12;
  wire [5:0] n13;
  wire [5:0] n14;
  wire [5:0] n15;
  wire [5:0] n16;
  reg  valid_3;
  reg  [95:0] tags_3;
  reg  [1023:0] payloads_3;
  reg  [2:0] base_tag_3;
  reg  [31:0] base_3;
  reg  [159:0] low_3;
  reg  [15:0] carries_3;
  reg  [33:0] high_3;
  reg  [4:0] last_length_3;
  wire [4:0] n17;
  wire [2:0] n18;
  wire [2:0] n19;
  wire [2:0] n20;
  wire [2:0] n21;
  wire [2:0] n22;
  wire [2:0] n23;
  wire [2:0] n24;
  wire [2:0] n25;
  wire [2:0] n26;
  wire [2:0] n27;
  wire [2:0] n28;
  wire [2:0] n29;
  wire [2:0] n30;
  wire [2:0] n31;
  wire [2:0] n32;
  wire [5:0] n33;
  wire [5:0] n34;
  wire [5:0] n35;
  wire [5:0] n36;
  wire [5:0] n37;
  wire [5:0] n38;
  wire [5:0] n39;
  wire [5:0] n40;
  wire [5:0] n41;
  wire [5:0] n42;
  wire [5:0] n43;
  wire [5:0] n44;
  wire [5:0] n45;
  wire [5:0] n46;
  wire [5:0] n47;
  wire [5:0] n48;
  wire [5:0] n49;
  wire [5:0] n50;
  wire [3:0] n51;
  wire [3:0] n52;
  wire [3:0] n53;
  wire [3:0] n54;
  wire [3:0] n55;
  wire [3:0] n56;
  wire [3:0] n57;
  wire [3:0] n58;
  wire [3:0] n59;
  wire [3:0] n60;
  wire [3:0] n61;
  wire [3:0] n62;
  wire [3:0] n63;
  wire [3:0] n64;
  wire [5:0] n65;
  wire [5:0] n66;
  wire [5:0] n67;
  wire [5:0] n68;
  wire [5:0] n69;
  wire [5:0] n70;
  wire [5:0] n71;
  wire [5:0] n72;
  wire [5:0] n73;
  wire [5:0] n74;
  wire [5:0] n75;
  wire [5:0] n76;
  wire [5:0] n77;
  wire [5:0] n78;
  wire [5:0] n79;
  wire [5:0] n80;
  reg  valid_4;
  reg  [95:0] tags_4;
  reg  [1023:0] payloads_4;
  reg  [2:0] base_tag_4;
  reg  [31:0] base_4;
  reg  [159:0] low_4;
  reg  [15:0] carries_4;
  reg  [79:0] high_4;
  reg  [4:0] last_length_4;
  wire [6:0] n81;
  wire [6:0] n82;
  wire [6:0] n83;
  wire [6:0] n84;
  wire [4:0] n85;
  wire [4:0] n86;
  wire [4:0] n87;
  wire [4:0] n88;
  wire [4:0] n89;
  wire [4:0] n90;
  wire [4:0] n91;
  wire [4:0] n92;
  wire [4:0] n93;
  wire [4:0] n94;
  wire [4:0] n95;
  wire [4:0] n96;
  wire [5:0] n97;
  wire [5:0] n98;
  wire [5:0] n99;
  wire [5:0] n100;
  wire [5:0] n101;
  wire [5:0] n102;
  wire [5:0] n103;
  wire [5:0] n104;
  wire [5:0] n105;
  wire [5:0] n106;
  wire [5:0] n107;
  wire [5:0] n108;
  wire [5:0] n109;
  wire [5:0] n110;
  wire [5:0] n111;
  wire [5:0] n112;
  wire [7:0] n113;
  wire [7:0] n114;
  wire [7:0] n115;
  wire [7:0] n116;
  wire [7:0] n117;
  wire [7:0] n118;
  wire [7:0] n119;
  wire [7:0] n120;
  wire [5:0] n121;
  wire [5:0] n122;
  wire [5:0] n123;
  wire [5:0] n124;
  wire [5:0] n125;
  wire [5:0] n126;
  wire [5:0] n127;
  wire [5:0] n128;
  wire [5:0] n129;
  wire [5:0] n130;
  wire [5:0] n131;
  wire [5:0] n132;
  wire [5:0] n133;
  wire [5:0] n134;
  wire [5:0] n135;
  wire [5:0] n136;
  wire [5:0] n137;
  wire [5:0] n138;
  wire [5:0] n139;
  wire [5:0] n140;
  wire [5:0] n141;
  wire [5:0] n142;
  wire [5:0] n143;
  wire [5:0] n144;
  reg  valid_5;
  reg  [95:0] tags_5;
  reg  [1023:0] payloads_5;
  reg  [2:0] base_tag_5;
  reg  [31:0] base_5;
  reg  [159:0] low_5;
  reg  [15:0] carries_5;
  reg  [161:0] high_5;
  reg  [4:0] last_length_5;
  wire [8:0] n145;
  wire [8:0] n146;
  wire [8:0] n147;
  wire [8:0] n148;
  wire [8:0] n149;
  wire [8:0] n150;
  wire [8:0] n151;
  wire [8:0] n152;
  wire [8:0] n153;
  wire [8:0] n154;
  wire [8:0] n155;
  wire [8:0] n156;
  wire [8:0] n157;
  wire [8:0] n158;
  wire [8:0] n159;
  wire [8:0] n160;
  wire [31:0] n161;
  wire [31:0] n162;
  wire [31:0] n163;
  wire [31:0] n164;
  wire [31:0] n165;
  wire [31:0] n166;
  wire [31:0] n167;
  wire [31:0] n168;
  wire [31:0] n169;
  wire [31:0] n170;
  wire [31:0] n171;
  wire [31:0] n172;
  wire [31:0] n173;
  wire [31:0] n174;
  wire [31:0] n175;
  wire [31:0] n176;
  wire [31:0] n177;
  wire [31:0] n178;
  wire [31:0] n179;
  wire [31:0] n180;
  wire [31:0] n181;
  wire [31:0] n182;
  wire [31:0] n183;
  wire [31:0] n184;
  wire [31:0] n185;
  wire [31:0] n186;
  wire [31:0] n187;
  wire [31:0] n188;
  wire [31:0] n189;
  wire [31:0] n190;
  wire [31:0] n191;
  wire [31:0] n192;
  wire [31:0] n193;
  wire [31:0] n194;
  wire [31:0] n195;
  wire [31:0] n196;
  wire [31:0] n197;
  wire [31:0] n198;
  wire [31:0] n199;
  wire [31:0] n200;
  wire [31:0] n201;
  wire [31:0] n202;
  wire [31:0] n203;
  wire [31:0] n204;
  wire [31:0] n205;
  wire [31:0] n206;
  wire [31:0] n207;
  wire [31:0] n208;
  wire [31:0] n209;
  wire [31:0] n210;
  wire [31:0] n211;
  wire [31:0] n212;
  wire [31:0] n213;
  wire [31:0] n214;
  wire [31:0] n215;
  wire [31:0] n216;
  wire [31:0] n217;
  wire [31:0] n218;
  wire [31:0] n219;
  wire [31:0] n220;
  wire [31:0] n221;
  wire [31:0] n222;
  wire [31:0] n223;
  wire [31:0] n224;
  wire [31:0] n225;
  wire [31:0] n226;
  wire [31:0] n227;
  wire [31:0] n228;
  wire [31:0] n229;
  wire [31:0] n230;
  wire [31:0] n231;
  wire [31:0] n232;
  wire [31:0] n233;
  wire [31:0] n234;
  wire [31:0] n235;
  wire [31:0] n236;
  wire [31:0] n237;
  wire [31:0] n238;
  wire [31:0] n239;
  wire [31:0] n240;
  wire [31:0] n241;
  wire [31:0] n242;
  wire [31:0] n243;
  wire [31:0] n244;
  wire [31:0] n245;
  wire [31:0] n246;
  wire [31:0] n247;
  wire [31:0] n248;
  wire [31:0] n249;
  wire [31:0] n250;
  wire [31:0] n251;
  wire [31:0] n252;
  wire [31:0] n253;
  wire [31:0] n254;
  wire [31:0] n255;
  wire [31:0] n256;
  wire [31:0] n257;
  wire [31:0] n258;
  wire [31:0] n259;
  wire [31:0] n260;
  wire [31:0] n261;
  wire [31:0] n262;
  wire [31:0] n263;
  wire [31:0] n264;
  wire [31:0] n265;
  wire [31:0] n266;
  wire [31:0] n267;
  wire [31:0] n268;
  wire [31:0] n269;
  wire [31:0] n270;
  wire [31:0] n271;
  wire [31:0] n272;
  wire [31:0] n273;
  wire [31:0] n274;
  wire [31:0] n275;
  wire [31:0] n276;
  wire [31:0] n277;
  wire [31:0] n278;
  wire [31:0] n279;
  wire [31:0] n280;
  wire [31:0] n281;
  wire [31:0] n282;
  wire [31:0] n283;
  wire [31:0] n284;
  wire [31:0] n285;
  wire [31:0] n286;
  wire [31:0] n287;
  wire [31:0] n288;
  wire [31:0] direction5_0_up;
  wire [31:0] direction5_1_up;
  wire [31:0] direction5_2_up;
  wire [31:0] direction5_3_up;
  wire [31:0] direction5_4_up;
  wire [31:0] direction5_5_up;
  wire [31:0] direction5_6_up;
  wire [31:0] direction5_7_up;
  wire [31:0] direction5_8_up;
  wire [31:0] direction5_9_up;
  wire [31:0] direction5_10_up;
  wire [31:0] direction5_11_up;
  wire [31:0] direction5_12_up;
  wire [31:0] direction5_13_up;
  wire [31:0] direction5_14_up;
  wire [31:0] direction5_15_up;
  reg  valid_6;
  reg  [95:0] section_6;
  reg  [2:0] base_tag_6;
  reg  [31:0] base_6;
  reg  [17:0] ends_6;
  reg  [1023:0] payloads_6;
  reg  [115:0] starts_6;
  reg  [511:0] up_6;
  wire [63:0] merge5_0_whole;
  wire [63:0] merge5_1_whole;
  wire [63:0] merge5_2_whole;
  wire [63:0] merge5_3_whole;
  wire [63:0] merge5_4_whole;
  wire [63:0] merge5_5_whole;
  wire [63:0] merge5_6_whole;
  wire [63:0] merge5_7_whole;
  wire [63:0] merge5_8_whole;
  wire [63:0] merge5_9_whole;
  wire [63:0] merge5_10_whole;
  wire [63:0] merge5_11_whole;
  wire [63:0] merge5_12_whole;
  wire [63:0] merge5_13_whole;
  wire [63:0] merge5_14_whole;
  wire [63:0] merge5_15_whole;
  wire [63:0] direction6_0_up;
  wire [63:0] direction6_1_up;
  wire [63:0] direction6_2_up;
  wire [63:0] direction6_3_up;
  wire [63:0] direction6_4_up;
  wire [63:0] direction6_5_up;
  wire [63:0] direction6_6_up;
  wire [63:0] direction6_7_up;
  wire [127:0] merge6_0_whole;
  wire [127:0] merge6_1_whole;
  wire [127:0] merge6_2_whole;
  wire [127:0] merge6_3_whole;
  wire [127:0] merge6_4_whole;
  wire [127:0] merge6_5_whole;
  wire [127:0] merge6_6_whole;
  wire [127:0] merge6_7_whole;
  wire [127:0] direction7_0_up;
  wire [127:0] direction7_1_up;
  wire [127:0] direction7_2_up;
  wire [127:0] direction7_3_up;
  reg  valid_7;
  reg  [95:0] section_7;
  reg  [2:0] base_tag_7;
  reg  [31:0] base_7;
  reg  [17:0] ends_7;
  reg  [1023:0] payloads_7;
  reg  [27:0] starts_7;
  reg  [511:0] up_7;
  wire [255:0] merge7_0_whole;
  wire [255:0] merge7_1_whole;
  wire [255:0] merge7_2_whole;
  wire [255:0] merge7_3_whole;
  wire [255:0] direction8_0_up;
  wire [255:0] direction8_1_up;
  wire [511:0] merge8_0_whole;
  wire [511:0] merge8_1_whole;
  wire [511:0] direction9_0_up;
  wire [1023:0] merge9_0_whole;
  wire [13:0] n289;
  wire n290;
  reg  valid_8;
  reg  [767:0] stored_8;
  reg  [1:0] bursts_8;

  assign delta0 = block[63:32] - block[31:0];
  assign delta1 = block[95:64] - block[63:32];
  assign delta2 = block[127:96] - block[95:64];
  assign delta3 = block[159:128] - block[127:96];
  assign delta4 = block[191:160] - block[159:128];
  assign delta5 = block[223:192] - block[191:160];
  assign delta6 = block[255:224] - block[223:192];
  assign delta7 = block[287:256] - block[255:224];
  assign delta8 = block[319:288] - block[287:256];
  assign delta9 = block[351:320] - block[319:288];
  assign delta10 = block[383:352] - block[351:320];
  assign delta11 = block[415:384] - block[383:352];
  assign delta12 = block[447:416] - block[415:384];
  assign delta13 = block[479:448] - block[447:416];
  assign delta14 = block[511:480] - block[479:448];
  assign delta15 = block[543:512] - block[511:480];
  assign delta16 = block[575:544] - block[543:512];
  assign delta17 = block[607:576] - block[575:544];
  assign delta18 = block[639:608] - block[607:576];
  assign delta19 = block[671:640] - block[639:608];
  assign delta20 = block[703:672] - block[671:640];
  assign delta21 = block[735:704] - block[703:672];
  assign delta22 = block[767:736] - block[735:704];
  assign delta23 = block[799:768] - block[767:736];
  assign delta24 = block[831:800] - block[799:768];
  assign delta25 = block[863:832] - block[831:800];
  assign delta26 = block[895:864] - block[863:832];
  assign delta27 = block[927:896] - block[895:864];
  assign delta28 = block[959:928] - block[927:896];
  assign delta29 = block[991:960] - block[959:928];
  assign delta30 = block[1023:992] - block[991:960];
  assign n1 = {1'h0, first_2[4:0]} + {1'h0, lengths_2[4:0]};
  assign n2 = {1'h0, lengths_2[9:5]} + {1'h0, lengths_2[14:10]};
  assign n3 = {1'h0, lengths_2[19:15]} + {1'h0, lengths_2[24:20]};
  assign n4 = {1'h0, lengths_2[29:25]} + {1'h0, lengths_2[34:30]};
  assign n5 = {1'h0, lengths_2[39:35]} + {1'h0, lengths_2[44:40]};
  assign n6 = {1'h0, lengths_2[49:45]} + {1'h0, lengths_2[54:50]};
  assign n7 = {1'h0, lengths_2[59:55]} + {1'h0, lengths_2[64:60]};
  assign n8 = {1'h0, lengths_2[69:65]} + {1'h0, lengths_2[74:70]};
  assign n9 = {1'h0, lengths_2[79:75]} + {1'h0, lengths_2[84:80]};
  assign n10 = {1'h0, lengths_2[89:85]} + {1'h0, lengths_2[94:90]};
  assign n11 = {1'h0, lengths_2[99:95]} + {1'h0, lengths_2[104:100]};
  assign n12 = {1'h0, lengths_2[109:105]} + {1'h0, lengths_2[114:110]};
  assign n13 = {1'h0, lengths_2[119:115]} + {1'h0, lengths_2[124:120]};
  assign n14 = {1'h0, lengths_2[129:125]} + {1'h0, lengths_2[134:130]};
  assign n15 = {1'h0, lengths_2[139:135]} + {1'h0, lengths_2[144:140]};
  assign n16 = {1'h0, lengths_2[149:145]} + {1'h0, lengths_2[154:150]};
  assign n17 = {1'h0, high_3[2:0], carries_3[0]} + {3'h0, high_3[3], carries_3[0]};
  assign n18 = {1'h0, high_3[4], carries_3[1]} + {1'h0, high_3[5], carries_3[1]};
  assign n19 = {1'h0, high_3[6], carries_3[2]} + {1'h0, high_3[7], carries_3[2]};
  assign n20 = {1'h0, high_3[8], carries_3[3]} + {1'h0, high_3[9], carries_3[3]};
  assign n21 = {1'h0, high_3[10], carries_3[4]} + {1'h0, high_3[11], carries_3[4]};
  assign n22 = {1'h0, high_3[12], carries_3[5]} + {1'h0, high_3[13], carries_3[5]};
  assign n23 = {1'h0, high_3[14], carries_3[6]} + {1'h0, high_3[15], carries_3[6]};
  assign n24 = {1'h0, high_3[16], carries_3[7]} + {1'h0, high_3[17], carries_3[7]};
  assign n25 = {1'h0, high_3[18], carries_3[8]} + {1'h0, high_3[19], carries_3[8]};
  assign n26 = {1'h0, high_3[20], carries_3[9]} + {1'h0, high_3[21], carries_3[9]};
  assign n27 = {1'h0, high_3[22], carries_3[10]} + {1'h0, high_3[23], carries_3[10]};
  assign n28 = {1'h0, high_3[24], carries_3[11]} + {1'h0, high_3[25], carries_3[11]};
  assign n29 = {1'h0, high_3[26], carries_3[12]} + {1'h0, high_3[27], carries_3[12]};
  assign n30 = {1'h0, high_3[28], carries_3[13]} + {1'h0, high_3[29], carries_3[13]};
  assign n31 = {1'h0, high_3[30], carries_3[14]} + {1'h0, high_3[31], carries_3[14]};
  assign n32 = {1'h0, high_3[32], carries_3[15]} + {1'h0, high_3[33], carries_3[15]};
  assign n33 = {1'h0, low_3[9:5]} + {1'h0, low_3[14:10]};
  assign n34 = {1'h0, low_3[9:5]} + {1'h0, low_3[19:15]};
  assign n35 = {1'h0, low_3[29:25]} + {1'h0, low_3[34:30]};
  assign n36 = {1'h0, low_3[29:25]} + {1'h0, low_3[39:35]};
  assign n37 = {1'h0, low_3[49:45]} + {1'h0, low_3[54:50]};
  assign n38 = {1'h0, low_3[49:45]} + {1'h0, low_3[59:55]};
  assign n39 = {1'h0, low_3[69:65]} + {1'h0, low_3[74:70]};
  assign n40 = {1'h0, low_3[69:65]} + {1'h0, low_3[79:75]};
  assign n41 = {1'h0, low_3[89:85]} + {1'h0, low_3[94:90]};
  assign n42 = {1'h0, low_3[89:85]} + {1'h0, low_3[99:95]};
  assign n43 = {1'h0, low_3[109:105]} + {1'h0, low_3[114:110]};
  assign n44 = {1'h0, low_3[109:105]} + {1'h0, low_3[119:115]};
  assign n45 = {1'h0, low_3[129:125]} + {1'h0, low_3[134:130]};
  assign n46 = {1'h0, low_3[129:125]} + {1'h0, low_3[139:135]};
  assign n47 = {1'h0, low_3[149:145]} + {1'h0, low_3[154:150]};
  assign n48 = {1'h0, low_3[149:145]} + {1'h0, low_3[159:155]};
  assign n49 = {1'h0, n17[4:1], n33[5]} + {4'h0, high_3[4], n33[5]};
  assign n50 = {1'h0, n17[4:1], n34[5]} + {3'h0, n18[2:1], n34[5]};
  assign n51 = {1'h0, n19[2:1], n35[5]} + {2'h0, high_3[8], n35[5]};
  assign n52 = {1'h0, n19[2:1], n36[5]} + {1'h0, n20[2:1], n36[5]};
  assign n53 = {1'h0, n21[2:1], n37[5]} + {2'h0, high_3[12], n37[5]};
  assign n54 = {1'h0, n21[2:1], n38[5]} + {1'h0, n22[2:1], n38[5]};
  assign n55 = {1'h0, n23[2:1], n39[5]} + {2'h0, high_3[16], n39[5]};
  assign n56 = {1'h0, n23[2:1], n40[5]} + {1'h0, n24[2:1], n40[5]};
  assign n57 = {1'h0, n25[2:1], n41[5]} + {2'h0, high_3[20], n41[5]};
  assign n58 = {1'h0, n25[2:1], n42[5]} + {1'h0, n26[2:1], n42[5]};
  assign n59 = {1'h0, n27[2:1], n43[5]} + {2'h0, high_3[24], n43[5]};
  assign n60 = {1'h0, n27[2:1], n44[5]} + {1'h0, n28[2:1], n44[5]};
  assign n61 = {1'h0, n29[2:1], n45[5]} + {2'h0, high_3[28], n45[5]};
  assign n62 = {1'h0, n29[2:1], n46[5]} + {1'h0, n30[2:1], n46[5]};
  assign n63 = {1'h0, n31[2:1], n47[5]} + {2'h0, high_3[32], n47[5]};
  assign n64 = {1'h0, n31[2:1], n48[5]} + {1'h0, n32[2:1], n48[5]};
  assign n65 = {1'h0, n34[4:0]} + {1'h0, low_3[24:20]};
  assign n66 = {1'h0, n34[4:0]} + {1'h0, low_3[29:25]};
  assign n67 = {1'h0, n34[4:0]} + {1'h0, n35[4:0]};
  assign n68 = {1'h0, n34[4:0]} + {1'h0, n36[4:0]};
  assign n69 = {1'h0, n38[4:0]} + {1'h0, low_3[64:60]};
  assign n70 = {1'h0, n38[4:0]} + {1'h0, low_3[69:65]};
  assign n71 = {1'h0, n38[4:0]} + {1'h0, n39[4:0]};
  assign n72 = {1'h0, n38[4:0]} + {1'h0, n40[4:0]};
  assign n73 = {1'h0, n42[4:0]} + {1'h0, low_3[104:100]};
  assign n74 = {1'h0, n42[4:0]} + {1'h0, low_3[109:105]};
  assign n75 = {1'h0, n42[4:0]} + {1'h0, n43[4:0]};
  assign n76 = {1'h0, n42[4:0]} + {1'h0, n44[4:0]};
  assign n77 = {1'h0, n46[4:0]} + {1'h0, low_3[144:140]};
  assign n78 = {1'h0, n46[4:0]} + {1'h0, low_3[149:145]};
  assign n79 = {1'h0, n46[4:0]} + {1'h0, n47[4:0]};
  assign n80 = {1'h0, n46[4:0]} + {1'h0, n48[4:0]};
  assign n81 = {1'h0, high_4[16:12], carries_4[0]} + {5'h0, high_4[17], carries_4[0]};
  assign n82 = {1'h0, high_4[16:12], carries_4[1]} + {4'h0, high_4[19:18], carries_4[1]};
  assign n83 = {1'h0, high_4[16:12], carries_4[2]} + {3'h0, high_4[22:20], carries_4[2]};
  assign n84 = {1'h0, high_4[16:12], carries_4[3]} + {3'h0, high_4[25:23], carries_4[3]};
  assign n85 = {1'h0, high_4[34:32], carries_4[4]} + {3'h0, high_4[35], carries_4[4]};
  assign n86 = {1'h0, high_4[34:32], carries_4[5]} + {2'h0, high_4[37:36], carries_4[5]};
  assign n87 = {1'h0, high_4[34:32], carries_4[6]} + {1'h0, high_4[40:38], carries_4[6]};
  assign n88 = {1'h0, high_4[34:32], carries_4[7]} + {1'h0, high_4[43:41], carries_4[7]};
  assign n89 = {1'h0, high_4[52:50], carries_4[8]} + {3'h0, high_4[53], carries_4[8]};
  assign n90 = {1'h0, high_4[52:50], carries_4[9]} + {2'h0, high_4[55:54], carries_4[9]};
  assign n91 = {1'h0, high_4[52:50], carries_4[10]} + {1'h0, high_4[58:56], carries_4[10]};
  assign n92 = {1'h0, high_4[52:50], carries_4[11]} + {1'h0, high_4[61:59], carries_4[11]};
  assign n93 = {1'h0, high_4[70:68], carries_4[12]} + {3'h0, high_4[71], carries_4[12]};
  assign n94 = {1'h0, high_4[70:68], carries_4[13]} + {2'h0, high_4[73:72], carries_4[13]};
  assign n95 = {1'h0, high_4[70:68], carries_4[14]} + {1'h0, high_4[76:74], carries_4[14]};
  assign n96 = {1'h0, high_4[70:68], carries_4[15]} + {1'h0, high_4[79:77], carries_4[15]};
  assign n97 = {1'h0, low_4[39:35]} + {1'h0, low_4[44:40]};
  assign n98 = {1'h0, low_4[39:35]} + {1'h0, low_4[49:45]};
  assign n99 = {1'h0, low_4[39:35]} + {1'h0, low_4[54:50]};
  assign n100 = {1'h0, low_4[39:35]} + {1'h0, low_4[59:55]};
  assign n101 = {1'h0, low_4[39:35]} + {1'h0, low_4[64:60]};
  assign n102 = {1'h0, low_4[39:35]} + {1'h0, low_4[69:65]};
  assign n103 = {1'h0, low_4[39:35]} + {1'h0, low_4[74:70]};
  assign n104 = {1'h0, low_4[39:35]} + {1'h0, low_4[79:75]};
  assign n105 = {1'h0, low_4[119:115]} + {1'h0, low_4[124:120]};
  assign n106 = {1'h0, low_4[119:115]} + {1'h0, low_4[129:125]};
  assign n107 = {1'h0, low_4[119:115]} + {1'h0, low_4[134:130]};
  assign n108 = {1'h0, low_4[119:115]} + {1'h0, low_4[139:135]};
  assign n109 = {1'h0, low_4[119:115]} + {1'h0, low_4[144:140]};
  assign n110 = {1'h0, low_4[119:115]} + {1'h0, low_4[149:145]};
  assign n111 = {1'h0, low_4[119:115]} + {1'h0, low_4[154:150]};
  assign n112 = {1'h0, low_4[119:115]} + {1'h0, low_4[159:155]};
  assign n113 = {1'h0, n84[6:1], n97[5]} + {6'h0, high_4[26], n97[5]};
  assign n114 = {1'h0, n84[6:1], n98[5]} + {5'h0, high_4[28:27], n98[5]};
  assign n115 = {1'h0, n84[6:1], n99[5]} + {4'h0, high_4[31:29], n99[5]};
  assign n116 = {1'h0, n84[6:1], n100[5]} + {4'h0, high_4[34:32], n100[5]};
  assign n117 = {1'h0, n84[6:1], n101[5]} + {3'h0, n85[4:1], n101[5]};
  assign n118 = {1'h0, n84[6:1], n102[5]} + {3'h0, n86[4:1], n102[5]};
  assign n119 = {1'h0, n84[6:1], n103[5]} + {3'h0, n87[4:1], n103[5]};
  assign n120 = {1'h0, n84[6:1], n104[5]} + {3'h0, n88[4:1], n104[5]};
  assign n121 = {1'h0, n92[4:1], n105[5]} + {4'h0, high_4[62], n105[5]};
  assign n122 = {1'h0, n92[4:1], n106[5]} + {3'h0, high_4[64:63], n106[5]};
  assign n123 = {1'h0, n92[4:1], n107[5]} + {2'h0, high_4[67:65], n107[5]};
  assign n124 = {1'h0, n92[4:1], n108[5]} + {2'h0, high_4[70:68], n108[5]};
  assign n125 = {1'h0, n92[4:1], n109[5]} + {1'h0, n93[4:1], n109[5]};
  assign n126 = {1'h0, n92[4:1], n110[5]} + {1'h0, n94[4:1], n110[5]};
  assign n127 = {1'h0, n92[4:1], n111[5]} + {1'h0, n95[4:1], n111[5]};
  assign n128 = {1'h0, n92[4:1], n112[5]} + {1'h0, n96[4:1], n112[5]};
  assign n129 = {1'h0, n104[4:0]} + {1'h0, low_4[84:80]};
  assign n130 = {1'h0, n104[4:0]} + {1'h0, low_4[89:85]};
  assign n131 = {1'h0, n104[4:0]} + {1'h0, low_4[94:90]};
  assign n132 = {1'h0, n104[4:0]} + {1'h0, low_4[99:95]};
  assign n133 = {1'h0, n104[4:0]} + {1'h0, low_4[104:100]};
  assign n134 = {1'h0, n104[4:0]} + {1'h0, low_4[109:105]};
  assign n135 = {1'h0, n104[4:0]} + {1'h0, low_4[114:110]};
  assign n136 = {1'h0, n104[4:0]} + {1'h0, low_4[119:115]};
  assign n137 = {1'h0, n104[4:0]} + {1'h0, n105[4:0]};
  assign n138 = {1'h0, n104[4:0]} + {1'h0, n106[4:0]};
  assign n139 = {1'h0, n104[4:0]} + {1'h0, n107[4:0]};
  assign n140 = {1'h0, n104[4:0]} + {1'h0, n108[4:0]};
  assign n141 = {1'h0, n104[4:0]} + {1'h0, n109[4:0]};
  assign n142 = {1'h0, n104[4:0]} + {1'h0, n110[4:0]};
  assign n143 = {1'h0, n104[4:0]} + {1'h0, n111[4:0]};
  assign n144 = {1'h0, n104[4:0]} + {1'h0, n112[4:0]};
  assign n145 = {1'h0, high_5[96:90], carries_5[0]} + {7'h0, high_5[97], carries_5[0]};
  assign n146 = {1'h0, high_5[96:90], carries_5[1]} + {6'h0, high_5[99:98], carries_5[1]};
  assign n147 = {1'h0, high_5[96:90], carries_5[2]} + {5'h0, high_5[102:100], carries_5[2]};
  assign n148 = {1'h0, high_5[96:90], carries_5[3]} + {5'h0, high_5[105:103], carries_5[3]};
  assign n149 = {1'h0, high_5[96:90], carries_5[4]} + {4'h0, high_5[109:106], carries_5[4]};
  assign n150 = {1'h0, high_5[96:90], carries_5[5]} + {4'h0, high_5[113:110], carries_5[5]};
  assign n151 = {1'h0, high_5[96:90], carries_5[6]} + {4'h0, high_5[117:114], carries_5[6]};
  assign n152 = {1'h0, high_5[96:90], carries_5[7]} + {4'h0, high_5[121:118], carries_5[7]};
  assign n153 = {1'h0, high_5[96:90], carries_5[8]} + {3'h0, high_5[126:122], carries_5[8]};
  assign n154 = {1'h0, high_5[96:90], carries_5[9]} + {3'h0, high_5[131:127], carries_5[9]};
  assign n155 = {1'h0, high_5[96:90], carries_5[10]} + {3'h0, high_5[136:132], carries_5[10]};
  assign n156 = {1'h0, high_5[96:90], carries_5[11]} + {3'h0, high_5[141:137], carries_5[11]};
  assign n157 = {1'h0, high_5[96:90], carries_5[12]} + {3'h0, high_5[146:142], carries_5[12]};
  assign n158 = {1'h0, high_5[96:90], carries_5[13]} + {3'h0, high_5[151:147], carries_5[13]};
  assign n159 = {1'h0, high_5[96:90], carries_5[14]} + {3'h0, high_5[156:152], carries_5[14]};
  assign n160 = {1'h0, high_5[96:90], carries_5[15]} + {3'h0, high_5[161:157], carries_5[15]};
  assign n161 = low_5[0] ? {payloads_5[30:0], payloads_5[31]} : payloads_5[31:0];
  assign n162 = low_5[1] ? {n161[29:0], n161[31:30]} : n161;
  assign n163 = low_5[2] ? {n162[27:0], n162[31:28]} : n162;
  assign n164 = low_5[3] ? {n163[23:0], n163[31:24]} : n163;
  assign n165 = low_5[5] ? {payloads_5[62:32], payloads_5[63]} : payloads_5[63:32];
  assign n166 = low_5[6] ? {n165[29:0], n165[31:30]} : n165;
  assign n167 = low_5[7] ? {n166[27:0], n166[31:28]} : n166;
  assign n168 = low_5[8] ? {n167[23:0], n167[31:24]} : n167;
  assign n169 = low_5[10] ? {payloads_5[94:64], payloads_5[95]} : payloads_5[95:64];
  assign n170 = low_5[11] ? {n169[29:0], n169[31:30]} : n169;
  assign n171 = low_5[12] ? {n170[27:0], n170[31:28]} : n170;
  assign n172 = low_5[13] ? {n171[23:0], n171[31:24]} : n171;
  assign n173 = low_5[15] ? {payloads_5[126:96], payloads_5[127]} : payloads_5[127:96];
  assign n174 = low_5[16] ? {n173[29:0], n173[31:30]} : n173;
  assign n175 = low_5[17] ? {n174[27:0], n174[31:28]} : n174;
  assign n176 = low_5[18] ? {n175[23:0], n175[31:24]} : n175;
  assign n177 = low_5[20] ? {payloads_5[158:128], payloads_5[159]} : payloads_5[159:128];
  assign n178 = low_5[21] ? {n177[29:0], n177[31:30]} : n177;
  assign n179 = low_5[22] ? {n178[27:0], n178[31:28]} : n178;
  assign n180 = low_5[23] ? {n179[23:0], n179[31:24]} : n179;
  assign n181 = low_5[25] ? {payloads_5[190:160], payloads_5[191]} : payloads_5[191:160];
  assign n182 = low_5[26] ? {n181[29:0], n181[31:30]} : n181;
  assign n183 = low_5[27] ? {n182[27:0], n182[31:28]} : n182;
  assign n184 = low_5[28] ? {n183[23:0], n183[31:24]} : n183;
  assign n185 = low_5[30] ? {payloads_5[222:192], payloads_5[223]} : payloads_5[223:192];
  assign n186 = low_5[31] ? {n185[29:0], n185[31:30]} : n185;
  assign n187 = low_5[32] ? {n186[27:0], n186[31:28]} : n186;
  assign n188 = low_5[33] ? {n187[23:0], n187[31:24]} : n187;
  assign n189 = low_5[35] ? {payloads_5[254:224], payloads_5[255]} : payloads_5[255:224];
  assign n190 = low_5[36] ? {n189[29:0], n189[31:30]} : n189;
  assign n191 = low_5[37] ? {n190[27:0], n190[31:28]} : n190;
  assign n192 = low_5[38] ? {n191[23:0], n191[31:24]} : n191;
  assign n193 = low_5[40] ? {payloads_5[286:256], payloads_5[287]} : payloads_5[287:256];
  assign n194 = low_5[41] ? {n193[29:0], n193[31:30]} : n193;
  assign n195 = low_5[42] ? {n194[27:0], n194[31:28]} : n194;
  assign n196 = low_5[43] ? {n195[23:0], n195[31:24]} : n195;
  assign n197 = low_5[45] ? {payloads_5[318:288], payloads_5[319]} : payloads_5[319:288];
  assign n198 = low_5[46] ? {n197[29:0], n197[31:30]} : n197;
  assign n199 = low_5[47] ? {n198[27:0], n198[31:28]} : n198;
  assign n200 = low_5[48] ? {n199[23:0], n199[31:24]} : n199;
  assign n201 = low_5[50] ? {payloads_5[350:320], payloads_5[351]} : payloads_5[351:320];
  assign n202 = low_5[51] ? {n201[29:0], n201[31:30]} : n201;
  assign n203 = low_5[52] ? {n202[27:0], n202[31:28]} : n202;
  assign n204 = low_5[53] ? {n203[23:0], n203[31:24]} : n203;
  assign n205 = low_5[55] ? {payloads_5[382:352], payloads_5[383]} : payloads_5[383:352];
  assign n206 = low_5[56] ? {n205[29:0], n205[31:30]} : n205;
  assign n207 = low_5[57] ? {n206[27:0], n206[31:28]} : n206;
  assign n208 = low_5[58] ? {n207[23:0], n207[31:24]} : n207;
  assign n209 = low_5[60] ? {payloads_5[414:384], payloads_5[415]} : payloads_5[415:384];
  assign n210 = low_5[61] ? {n209[29:0], n209[31:30]} : n209;
  assign n211 = low_5[62] ? {n210[27:0], n210[31:28]} : n210;
  assign n212 = low_5[63] ? {n211[23:0], n211[31:24]} : n211;
  assign n213 = low_5[65] ? {payloads_5[446:416], payloads_5[447]} : payloads_5[447:416];
  assign n214 = low_5[66] ? {n213[29:0], n213[31:30]} : n213;
  assign n215 = low_5[67] ? {n214[27:0], n214[31:28]} : n214;
  assign n216 = low_5[68] ? {n215[23:0], n215[31:24]} : n215;
  assign n217 = low_5[70] ? {payloads_5[478:448], payloads_5[479]} : payloads_5[479:448];
  assign n218 = low_5[71] ? {n217[29:0], n217[31:30]} : n217;
  assign n219 = low_5[72] ? {n218[27:0], n218[31:28]} : n218;
  assign n220 = low_5[73] ? {n219[23:0], n219[31:24]} : n219;
  assign n221 = low_5[75] ? {payloads_5[510:480], payloads_5[511]} : payloads_5[511:480];
  assign n222 = low_5[76] ? {n221[29:0], n221[31:30]} : n221;
  assign n223 = low_5[77] ? {n222[27:0], n222[31:28]} : n222;
  assign n224 = low_5[78] ? {n223[23:0], n223[31:24]} : n223;
  assign n225 = low_5[80] ? {payloads_5[542:512], payloads_5[543]} : payloads_5[543:512];
  assign n226 = low_5[81] ? {n225[29:0], n225[31:30]} : n225;
  assign n227 = low_5[82] ? {n226[27:0], n226[31:28]} : n226;
  assign n228 = low_5[83] ? {n227[23:0], n227[31:24]} : n227;
  assign n229 = low_5[85] ? {payloads_5[574:544], payloads_5[575]} : payloads_5[575:544];
  assign n230 = low_5[86] ? {n229[29:0], n229[31:30]} : n229;
  assign n231 = low_5[87] ? {n230[27:0], n230[31:28]} : n230;
  assign n232 = low_5[88] ? {n231[23:0], n231[31:24]} : n231;
  assign n233 = low_5[90] ? {payloads_5[606:576], payloads_5[607]} : payloads_5[607:576];
  assign n234 = low_5[91] ? {n233[29:0], n233[31:30]} : n233;
  assign n235 = low_5[92] ? {n234[27:0], n234[31:28]} : n234;
  assign n236 = low_5[93] ? {n235[23:0], n235[31:24]} : n235;
  assign n237 = low_5[95] ? {payloads_5[638:608], payloads_5[639]} : payloads_5[639:608];
  assign n238 = low_5[96] ? {n237[29:0], n237[31:30]} : n237;
  assign n239 = low_5[97] ? {n238[27:0], n238[31:28]} : n238;
  assign n240 = low_5[98] ? {n239[23:0], n239[31:24]} : n239;
  assign n241 = low_5[100] ? {payloads_5[670:640], payloads_5[671]} : payloads_5[671:640];
  assign n242 = low_5[101] ? {n241[29:0], n241[31:30]} : n241;
  assign n243 = low_5[102] ? {n242[27:0], n242[31:28]} : n242;
  assign n244 = low_5[103] ? {n243[23:0], n243[31:24]} : n243;
  assign n245 = low_5[105] ? {payloads_5[702:672], payloads_5[703]} : payloads_5[703:672];
  assign n246 = low_5[106] ? {n245[29:0], n245[31:30]} : n245;
  assign n247 = low_5[107] ? {n246[27:0], n246[31:28]} : n246;
  assign n248 = low_5[108] ? {n247[23:0], n247[31:24]} : n247;
  assign n249 = low_5[110] ? {payloads_5[734:704], payloads_5[735]} : payloads_5[735:704];
  assign n250 = low_5[111] ? {n249[29:0], n249[31:30]} : n249;
  assign n251 = low_5[112] ? {n250[27:0], n250[31:28]} : n250;
  assign n252 = low_5[113] ? {n251[23:0], n251[31:24]} : n251;
  assign n253 = low_5[115] ? {payloads_5[766:736], payloads_5[767]} : payloads_5[767:736];
  assign n254 = low_5[116] ? {n253[29:0], n253[31:30]} : n253;
  assign n255 = low_5[117] ? {n254[27:0], n254[31:28]} : n254;
  assign n256 = low_5[118] ? {n255[23:0], n255[31:24]} : n255;
  assign n257 = low_5[120] ? {payloads_5[798:768], payloads_5[799]} : payloads_5[799:768];
  assign n258 = low_5[121] ? {n257[29:0], n257[31:30]} : n257;
  assign n259 = low_5[122] ? {n258[27:0], n258[31:28]} : n258;
  assign n260 = low_5[123] ? {n259[23:0], n259[31:24]} : n259;
  assign n261 = low_5[125] ? {payloads_5[830:800], payloads_5[831]} : payloads_5[831:800];
  assign n262 = low_5[126] ? {n261[29:0], n261[31:30]} : n261;
  assign n263 = low_5[127] ? {n262[27:0], n262[31:28]} : n262;
  assign n264 = low_5[128] ? {n263[23:0], n263[31:24]} : n263;
  assign n265 = low_5[130] ? {payloads_5[862:832], payloads_5[863]} : payloads_5[863:832];
  assign n266 = low_5[131] ? {n265[29:0], n265[31:30]} : n265;
  assign n267 = low_5[132] ? {n266[27:0], n266[31:28]} : n266;
  assign n268 = low_5[133] ? {n267[23:0], n267[31:24]} : n267;
  assign n269 = low_5[135] ? {payloads_5[894:864], payloads_5[895]} : payloads_5[895:864];
  assign n270 = low_5[136] ? {n269[29:0], n269[31:30]} : n269;
  assign n271 = low_5[137] ? {n270[27:0], n270[31:28]} : n270;
  assign n272 = low_5[138] ? {n271[23:0], n271[31:24]} : n271;
  assign n273 = low_5[140] ? {payloads_5[926:896], payloads_5[927]} : payloads_5[927:896];
  assign n274 = low_5[141] ? {n273[29:0], n273[31:30]} : n273;
  assign n275 = low_5[142] ? {n274[27:0], n274[31:28]} : n274;
  assign n276 = low_5[143] ? {n275[23:0], n275[31:24]} : n275;
  assign n277 = low_5[145] ? {payloads_5[958:928], payloads_5[959]} : payloads_5[959:928];
  assign n278 = low_5[146] ? {n277[29:0], n277[31:30]} : n277;
  assign n279 = low_5[147] ? {n278[27:0], n278[31:28]} : n278;
  assign n280 = low_5[148] ? {n279[23:0], n279[31:24]} : n279;
  assign n281 = low_5[150] ? {payloads_5[990:960], payloads_5[991]} : payloads_5[991:960];
  assign n282 = low_5[151] ? {n281[29:0], n281[31:30]} : n281;
  assign n283 = low_5[152] ? {n282[27:0], n282[31:28]} : n282;
  assign n284 = low_5[153] ? {n283[23:0], n283[31:24]} : n283;
  assign n285 = low_5[155] ? {payloads_5[1022:992], payloads_5[1023]} : payloads_5[1023:992];
  assign n286 = low_5[156] ? {n285[29:0], n285[31:30]} : n285;
  assign n287 = low_5[157] ? {n286[27:0], n286[31:28]} : n286;
  assign n288 = low_5[158] ? {n287[23:0], n287[31:24]} : n287;
  assign n289 = {1'h0, ends_7[12:0]} + {9'h0, ends_7[17:13]};
  assign n290 = 14'h29d < n289;
  assign done = valid_8;
  assign stored = stored_8;
  assign bursts = bursts_8;

  bpc_opt_lanes32_match_base match_base (
    .word(block[31:0]),
    .tag(match_base_tag),
    .nibbles(match_base_nibbles),
    .payload(match_base_payload)
  );

  bpc_opt_lanes32_match_plane match0 (
    .dbp(dbp_1[30:0]),
    .above(31'h0),
    .dbx(match0_dbx),
    .zero(match0_zero),
    .tag(match0_tag),
    .length(match0_length)
  );

  bpc_opt_lanes32_match_plane match1 (
    .dbp(dbp_1[61:31]),
    .above(dbp_1[30:0]),
    .dbx(match1_dbx),
    .zero(match1_zero),
    .tag(match1_tag),
    .length(match1_length)
  );

  bpc_opt_lanes32_match_plane match2 (
    .dbp(dbp_1[92:62]),
    .above(dbp_1[61:31]),
    .dbx(match2_dbx),
    .zero(match2_zero),
    .tag(match2_tag),
    .length(match2_length)
  );

  bpc_opt_lanes32_match_plane match3 (
    .dbp(dbp_1[123:93]),
    .above(dbp_1[92:62]),
    .dbx(match3_dbx),
    .zero(match3_zero),
    .tag(match3_tag),
    .length(match3_length)
  );

  bpc_opt_lanes32_match_plane match4 (
    .dbp(dbp_1[154:124]),
    .above(dbp_1[123:93]),
    .dbx(match4_dbx),
    .zero(match4_zero),
    .tag(match4_tag),
    .length(match4_length)
  );

  bpc_opt_lanes32_match_plane match5 (
    .dbp(dbp_1[185:155]),
    .above(dbp_1[154:124]),
    .dbx(match5_dbx),
    .zero(match5_zero),
    .tag(match5_tag),
    .length(match5_length)
  );

  bpc_opt_lanes32_match_plane match6 (
    .dbp(dbp_1[216:186]),
    .above(dbp_1[185:155]),
    .dbx(match6_dbx),
    .zero(match6_zero),
    .tag(match6_tag),
    .length(match6_length)
  );

  bpc_opt_lanes32_match_plane match7 (
    .dbp(dbp_1[247:217]),
    .above(dbp_1[216:186]),
    .dbx(match7_dbx),
    .zero(match7_zero),
    .tag(match7_tag),
    .length(match7_length)
  );

  bpc_opt_lanes32_match_plane match8 (
    .dbp(dbp_1[278:248]),
    .above(dbp_1[247:217]),
    .dbx(match8_dbx),
    .zero(match8_zero),
    .tag(match8_tag),
    .length(match8_length)
  );

  bpc_opt_lanes32_match_plane match9 (
    .dbp(dbp_1[309:279]),
    .above(dbp_1[278:248]),
    .dbx(match9_dbx),
    .zero(match9_zero),
    .tag(match9_tag),
    .length(match9_length)
  );

  bpc_opt_lanes32_match_plane match10 (
    .dbp(dbp_1[340:310]),
    .above(dbp_1[309:279]),
    .dbx(match10_dbx),
    .zero(match10_zero),
    .tag(match10_tag),
    .length(match10_length)
  );

  bpc_opt_lanes32_match_plane match11 (
    .dbp(dbp_1[371:341]),
    .above(dbp_1[340:310]),
    .dbx(match11_dbx),
    .zero(match11_zero),
    .tag(match11_tag),
    .length(match11_length)
  );

  bpc_opt_lanes32_match_plane match12 (
    .dbp(dbp_1[402:372]),
    .above(dbp_1[371:341]),
    .dbx(match12_dbx),
    .zero(match12_zero),
    .tag(match12_tag),
    .length(match12_length)
  );

  bpc_opt_lanes32_match_plane match13 (
    .dbp(dbp_1[433:403]),
    .above(dbp_1[402:372]),
    .dbx(match13_dbx),
    .zero(match13_zero),
    .tag(match13_tag),
    .length(match13_length)
  );

  bpc_opt_lanes32_match_plane match14 (
    .dbp(dbp_1[464:434]),
    .above(dbp_1[433:403]),
    .dbx(match14_dbx),
    .zero(match14_zero),
    .tag(match14_tag),
    .length(match14_length)
  );

  bpc_opt_lanes32_match_plane match15 (
    .dbp(dbp_1[495:465]),
    .above(dbp_1[464:434]),
    .dbx(match15_dbx),
    .zero(match15_zero),
    .tag(match15_tag),
    .length(match15_length)
  );

  bpc_opt_lanes32_match_plane match16 (
    .dbp(dbp_1[526:496]),
    .above(dbp_1[495:465]),
    .dbx(match16_dbx),
    .zero(match16_zero),
    .tag(match16_tag),
    .length(match16_length)
  );

  bpc_opt_lanes32_match_plane match17 (
    .dbp(dbp_1[557:527]),
    .above(dbp_1[526:496]),
    .dbx(match17_dbx),
    .zero(match17_zero),
    .tag(match17_tag),
    .length(match17_length)
  );

  bpc_opt_lanes32_match_plane match18 (
    .dbp(dbp_1[588:558]),
    .above(dbp_1[557:527]),
    .dbx(match18_dbx),
    .zero(match18_zero),
    .tag(match18_tag),
    .length(match18_length)
  );

  bpc_opt_lanes32_match_plane match19 (
    .dbp(dbp_1[619:589]),
    .above(dbp_1[588:558]),
    .dbx(match19_dbx),
    .zero(match19_zero),
    .tag(match19_tag),
    .length(match19_length)
  );

  bpc_opt_lanes32_match_plane match20 (
    .dbp(dbp_1[650:620]),
    .above(dbp_1[619:589]),
    .dbx(match20_dbx),
    .zero(match20_zero),
    .tag(match20_tag),
    .length(match20_length)
  );

  bpc_opt_lanes32_match_plane match21 (
    .dbp(dbp_1[681:651]),
    .above(dbp_1[650:620]),
    .dbx(match21_dbx),
    .zero(match21_zero),
    .tag(match21_tag),
    .length(match21_length)
  );

  bpc_opt_lanes32_match_plane match22 (
    .dbp(dbp_1[712:682]),
    .above(dbp_1[681:651]),
    .dbx(match22_dbx),
    .zero(match22_zero),
    .tag(match22_tag),
    .length(match22_length)
  );

  bpc_opt_lanes32_match_plane match23 (
    .dbp(dbp_1[743:713]),
    .above(dbp_1[712:682]),
    .dbx(match23_dbx),
    .zero(match23_zero),
    .tag(match23_tag),
    .length(match23_length)
  );

  bpc_opt_lanes32_match_plane match24 (
    .dbp(dbp_1[774:744]),
    .above(dbp_1[743:713]),
    .dbx(match24_dbx),
    .zero(match24_zero),
    .tag(match24_tag),
    .length(match24_length)
  );

  bpc_opt_lanes32_match_plane match25 (
    .dbp(dbp_1[805:775]),
    .above(dbp_1[774:744]),
    .dbx(match25_dbx),
    .zero(match25_zero),
    .tag(match25_tag),
    .length(match25_length)
  );

  bpc_opt_lanes32_match_plane match26 (
    .dbp(dbp_1[836:806]),
    .above(dbp_1[805:775]),
    .dbx(match26_dbx),
    .zero(match26_zero),
    .tag(match26_tag),
    .length(match26_length)
  );

  bpc_opt_lanes32_match_plane match27 (
    .dbp(dbp_1[867:837]),
    .above(dbp_1[836:806]),
    .dbx(match27_dbx),
    .zero(match27_zero),
    .tag(match27_tag),
    .length(match27_length)
  );

  bpc_opt_lanes32_match_plane match28 (
    .dbp(dbp_1[898:868]),
    .above(dbp_1[867:837]),
    .dbx(match28_dbx),
    .zero(match28_zero),
    .tag(match28_tag),
    .length(match28_length)
  );

  bpc_opt_lanes32_match_plane match29 (
    .dbp(dbp_1[929:899]),
    .above(dbp_1[898:868]),
    .dbx(match29_dbx),
    .zero(match29_zero),
    .tag(match29_tag),
    .length(match29_length)
  );

  bpc_opt_lanes32_match_plane match30 (
    .dbp(dbp_1[960:930]),
    .above(dbp_1[929:899]),
    .dbx(match30_dbx),
    .zero(match30_zero),
    .tag(match30_tag),
    .length(match30_length)
  );

  bpc_opt_lanes32_match_plane match31 (
    .dbp(dbp_1[991:961]),
    .above(dbp_1[960:930]),
    .dbx(match31_dbx),
    .zero(match31_zero),
    .tag(match31_tag),
    .length(match31_length)
  );

  bpc_opt_lanes32_payload payload0 (
    .dbx(dbx_2[30:0]),
    .tag(tags_2[2:0]),
    .payload(payload0_payload)
  );

  bpc_opt_lanes32_payload payload1 (
    .dbx(dbx_2[61:31]),
    .tag(tags_2[5:3]),
    .payload(payload1_payload)
  );

  bpc_opt_lanes32_payload payload2 (
    .dbx(dbx_2[92:62]),
    .tag(tags_2[8:6]),
    .payload(payload2_payload)
  );

  bpc_opt_lanes32_payload payload3 (
    .dbx(dbx_2[123:93]),
    .tag(tags_2[11:9]),
    .payload(payload3_payload)
  );

  bpc_opt_lanes32_payload payload4 (
    .dbx(dbx_2[154:124]),
    .tag(tags_2[14:12]),
    .payload(payload4_payload)
  );

  bpc_opt_lanes32_payload payload5 (
    .dbx(dbx_2[185:155]),
    .tag(tags_2[17:15]),
    .payload(payload5_payload)
  );

  bpc_opt_lanes32_payload payload6 (
    .dbx(dbx_2[216:186]),
    .tag(tags_2[20:18]),
    .payload(payload6_payload)
  );

  bpc_opt_lanes32_payload payload7 (
    .dbx(dbx_2[247:217]),
    .tag(tags_2[23:21]),
    .payload(payload7_payload)
  );

  bpc_opt_lanes32_payload payload8 (
    .dbx(dbx_2[278:248]),
    .tag(tags_2[26:24]),
    .payload(payload8_payload)
  );

  bpc_opt_lanes32_payload payload9 (
    .dbx(dbx_2[309:279]),
    .tag(tags_2[29:27]),
    .payload(payload9_payload)
  );

  bpc_opt_lanes32_payload payload10 (
    .dbx(dbx_2[340:310]),
    .tag(tags_2[32:30]),
    .payload(payload10_payload)
  );

  bpc_opt_lanes32_payload payload11 (
    .dbx(dbx_2[371:341]),
    .tag(tags_2[35:33]),
    .payload(payload11_payload)
  );

  bpc_opt_lanes32_payload payload12 (
    .dbx(dbx_2[402:372]),
    .tag(tags_2[38:36]),
    .payload(payload12_payload)
  );

  bpc_opt_lanes32_payload payload13 (
    .dbx(dbx_2[433:403]),
    .tag(tags_2[41:39]),
    .payload(payload13_payload)
  );

  bpc_opt_lanes32_payload payload14 (
    .dbx(dbx_2[464:434]),
    .tag(tags_2[44:42]),
    .payload(payload14_payload)
  );

  bpc_opt_lanes32_payload payload15 (
    .dbx(dbx_2[495:465]),
    .tag(tags_2[47:45]),
    .payload(payload15_payload)
  );

  bpc_opt_lanes32_payload payload16 (
    .dbx(dbx_2[526:496]),
    .tag(tags_2[50:48]),
    .payload(payload16_payload)
  );

  bpc_opt_lanes32_payload payload17 (
    .dbx(dbx_2[557:527]),
    .tag(tags_2[53:51]),
    .payload(payload17_payload)
  );

  bpc_opt_lanes32_payload payload18 (
    .dbx(dbx_2[588:558]),
    .tag(tags_2[56:54]),
    .payload(payload18_payload)
  );

  bpc_opt_lanes32_payload payload19 (
    .dbx(dbx_2[619:589]),
    .tag(tags_2[59:57]),
    .payload(payload19_payload)
  );

  bpc_opt_lanes32_payload payload20 (
    .dbx(dbx_2[650:620]),
    .tag(tags_2[62:60]),
    .payload(payload20_payload)
  );

  bpc_opt_lanes32_payload payload21 (
    .dbx(dbx_2[681:651]),
    .tag(tags_2[65:63]),
    .payload(payload21_payload)
  );

  bpc_opt_lanes32_payload payload22 (
    .dbx(dbx_2[712:682]),
    .tag(tags_2[68:66]),
    .payload(payload22_payload)
  );

  bpc_opt_lanes32_payload payload23 (
    .dbx(dbx_2[743:713]),
    .tag(tags_2[71:69]),
    .payload(payload23_payload)
  );

  bpc_opt_lanes32_payload payload24 (
    .dbx(dbx_2[774:744]),
    .tag(tags_2[74:72]),
    .payload(payload24_payload)
  );

  bpc_opt_lanes32_payload payload25 (
    .dbx(dbx_2[805:775]),
    .tag(tags_2[77:75]),
    .payload(payload25_payload)
  );

  bpc_opt_lanes32_payload payload26 (
    .dbx(dbx_2[836:806]),
    .tag(tags_2[80:78]),
    .payload(payload26_payload)
  );

  bpc_opt_lanes32_payload payload27 (
    .dbx(dbx_2[867:837]),
    .tag(tags_2[83:81]),
    .payload(payload27_payload)
  );

  bpc_opt_lanes32_payload payload28 (
    .dbx(dbx_2[898:868]),
    .tag(tags_2[86:84]),
    .payload(payload28_payload)
  );

  bpc_opt_lanes32_payload payload29 (
    .dbx(dbx_2[929:899]),
    .tag(tags_2[89:87]),
    .payload(payload29_payload)
  );

  bpc_opt_lanes32_payload payload30 (
    .dbx(dbx_2[960:930]),
    .tag(tags_2[92:90]),
    .payload(payload30_payload)
  );

  bpc_opt_lanes32_payload payload31 (
    .dbx(dbx_2[991:961]),
    .tag(tags_2[95:93]),
    .payload(payload31_payload)
  );

  bpc_opt_lanes32_direction5 direction5_0 (
    .start({high_5[3], low_5[9:5]}),
    .up(direction5_0_up)
  );

  bpc_opt_lanes32_direction5 direction5_1 (
    .start({high_5[12], low_5[19:15]}),
    .up(direction5_1_up)
  );

  bpc_opt_lanes32_direction5 direction5_2 (
    .start({high_5[23], low_5[29:25]}),
    .up(direction5_2_up)
  );

  bpc_opt_lanes32_direction5 direction5_3 (
    .start({high_5[35], low_5[39:35]}),
    .up(direction5_3_up)
  );

  bpc_opt_lanes32_direction5 direction5_4 (
    .start({high_5[48], low_5[49:45]}),
    .up(direction5_4_up)
  );

  bpc_opt_lanes32_direction5 direction5_5 (
    .start({high_5[62], low_5[59:55]}),
    .up(direction5_5_up)
  );

  bpc_opt_lanes32_direction5 direction5_6 (
    .start({high_5[76], low_5[69:65]}),
    .up(direction5_6_up)
  );

  bpc_opt_lanes32_direction5 direction5_7 (
    .start({high_5[90], low_5[79:75]}),
    .up(direction5_7_up)
  );

  bpc_opt_lanes32_direction5 direction5_8 (
    .start({n146[1], low_5[89:85]}),
    .up(direction5_8_up)
  );

  bpc_opt_lanes32_direction5 direction5_9 (
    .start({n148[1], low_5[99:95]}),
    .up(direction5_9_up)
  );

  bpc_opt_lanes32_direction5 direction5_10 (
    .start({n150[1], low_5[109:105]}),
    .up(direction5_10_up)
  );

  bpc_opt_lanes32_direction5 direction5_11 (
    .start({n152[1], low_5[119:115]}),
    .up(direction5_11_up)
  );

  bpc_opt_lanes32_direction5 direction5_12 (
    .start({n154[1], low_5[129:125]}),
    .up(direction5_12_up)
  );

  bpc_opt_lanes32_direction5 direction5_13 (
    .start({n156[1], low_5[139:135]}),
    .up(direction5_13_up)
  );

  bpc_opt_lanes32_direction5 direction5_14 (
    .start({n158[1], low_5[149:145]}),
    .up(direction5_14_up)
  );

  bpc_opt_lanes32_direction5 direction5_15 (
    .start({n160[1], low_5[159:155]}),
    .up(direction5_15_up)
  );

  bpc_opt_lanes32_merge5 merge5_0 (
    .left(payloads_6[31:0]),
    .right(payloads_6[63:32]),
    .up(up_6[31:0]),
    .whole(merge5_0_whole)
  );

  bpc_opt_lanes32_merge5 merge5_1 (
    .left(payloads_6[95:64]),
    .right(payloads_6[127:96]),
    .up(up_6[63:32]),
    .whole(merge5_1_whole)
  );

  bpc_opt_lanes32_merge5 merge5_2 (
    .left(payloads_6[159:128]),
    .right(payloads_6[191:160]),
    .up(up_6[95:64]),
    .whole(merge5_2_whole)
  );

  bpc_opt_lanes32_merge5 merge5_3 (
    .left(payloads_6[223:192]),
    .right(payloads_6[255:224]),
    .up(up_6[127:96]),
    .whole(merge5_3_whole)
  );

  bpc_opt_lanes32_merge5 merge5_4 (
    .left(payloads_6[287:256]),
    .right(payloads_6[319:288]),
    .up(up_6[159:128]),
    .whole(merge5_4_whole)
  );

  bpc_opt_lanes32_merge5 merge5_5 (
    .left(payloads_6[351:320]),
    .right(payloads_6[383:352]),
    .up(up_6[191:160]),
    .whole(merge5_5_whole)
  );

  bpc_opt_lanes32_merge5 merge5_6 (
    .left(payloads_6[415:384]),
    .right(payloads_6[447:416]),
    .up(up_6[223:192]),
    .whole(merge5_6_whole)
  );

  bpc_opt_lanes32_merge5 merge5_7 (
    .left(payloads_6[479:448]),
    .right(payloads_6[511:480]),
    .up(up_6[255:224]),
    .whole(merge5_7_whole)
  );

  bpc_opt_lanes32_merge5 merge5_8 (
    .left(payloads_6[543:512]),
    .right(payloads_6[575:544]),
    .up(up_6[287:256]),
    .whole(merge5_8_whole)
  );

  bpc_opt_lanes32_merge5 merge5_9 (
    .left(payloads_6[607:576]),
    .right(payloads_6[639:608]),
    .up(up_6[319:288]),
    .whole(merge5_9_whole)
  );

  bpc_opt_lanes32_merge5 merge5_10 (
    .left(payloads_6[671:640]),
    .right(payloads_6[703:672]),
    .up(up_6[351:320]),
    .whole(merge5_10_whole)
  );

  bpc_opt_lanes32_merge5 merge5_11 (
    .left(payloads_6[735:704]),
    .right(payloads_6[767:736]),
    .up(up_6[383:352]),
    .whole(merge5_11_whole)
  );

  bpc_opt_lanes32_merge5 merge5_12 (
    .left(payloads_6[799:768]),
    .right(payloads_6[831:800]),
    .up(up_6[415:384]),
    .whole(merge5_12_whole)
  );

  bpc_opt_lanes32_merge5 merge5_13 (
    .left(payloads_6[863:832]),
    .right(payloads_6[895:864]),
    .up(up_6[447:416]),
    .whole(merge5_13_whole)
  );

  bpc_opt_lanes32_merge5 merge5_14 (
    .left(payloads_6[927:896]),
    .right(payloads_6[959:928]),
    .up(up_6[479:448]),
    .whole(merge5_14_whole)
  );

  bpc_opt_lanes32_merge5 merge5_15 (
    .left(payloads_6[991:960]),
    .right(payloads_6[1023:992]),
    .up(up_6[511:480]),
    .whole(merge5_15_whole)
  );

  bpc_opt_lanes32_direction6 direction6_0 (
    .start(starts_6[6:0]),
    .up(direction6_0_up)
  );

  bpc_opt_lanes32_direction6 direction6_1 (
    .start(starts_6[13:7]),
    .up(direction6_1_up)
  );

  bpc_opt_lanes32_direction6 direction6_2 (
    .start(starts_6[20:14]),
    .up(direction6_2_up)
  );

  bpc_opt_lanes32_direction6 direction6_3 (
    .start(starts_6[27:21]),
    .up(direction6_3_up)
  );

  bpc_opt_lanes32_direction6 direction6_4 (
    .start(starts_6[34:28]),
    .up(direction6_4_up)
  );

  bpc_opt_lanes32_direction6 direction6_5 (
    .start(starts_6[41:35]),
    .up(direction6_5_up)
  );

  bpc_opt_lanes32_direction6 direction6_6 (
    .start(starts_6[48:42]),
    .up(direction6_6_up)
  );

  bpc_opt_lanes32_direction6 direction6_7 (
    .start(starts_6[55:49]),
    .up(direction6_7_up)
  );

  bpc_opt_lanes32_merge6 merge6_0 (
    .left(merge5_0_whole),
    .right(merge5_1_whole),
    .up(direction6_0_up),
    .whole(merge6_0_whole)
  );

  bpc_opt_lanes32_merge6 merge6_1 (
    .left(merge5_2_whole),
    .right(merge5_3_whole),
    .up(direction6_1_up),
    .whole(merge6_1_whole)
  );

  bpc_opt_lanes32_merge6 merge6_2 (
    .left(merge5_4_whole),
    .right(merge5_5_whole),
    .up(direction6_2_up),
    .whole(merge6_2_whole)
  );

  bpc_opt_lanes32_merge6 merge6_3 (
    .left(merge5_6_whole),
    .right(merge5_7_whole),
    .up(direction6_3_up),
    .whole(merge6_3_whole)
  );

  bpc_opt_lanes32_merge6 merge6_4 (
    .left(merge5_8_whole),
    .right(merge5_9_whole),
    .up(direction6_4_up),
    .whole(merge6_4_whole)
  );

  bpc_opt_lanes32_merge6 merge6_5 (
    .left(merge5_10_whole),
    .right(merge5_11_whole),
    .up(direction6_5_up),
    .whole(merge6_5_whole)
  );

  bpc_opt_lanes32_merge6 merge6_6 (
    .left(merge5_12_whole),
    .right(merge5_13_whole),
    .up(direction6_6_up),
    .whole(merge6_6_whole)
  );

  bpc_opt_lanes32_merge6 merge6_7 (
    .left(merge5_14_whole),
    .right(merge5_15_whole),
    .up(direction6_7_up),
    .whole(merge6_7_whole)
  );

  bpc_opt_lanes32_direction7 direction7_0 (
    .start(starts_6[63:56]),
    .up(direction7_0_up)
  );

  bpc_opt_lanes32_direction7 direction7_1 (
    .start(starts_6[71:64]),
    .up(direction7_1_up)
  );

  bpc_opt_lanes32_direction7 direction7_2 (
    .start(starts_6[79:72]),
    .up(direction7_2_up)
  );

  bpc_opt_lanes32_direction7 direction7_3 (
    .start(starts_6[87:80]),
    .up(direction7_3_up)
  );

  bpc_opt_lanes32_merge7 merge7_0 (
    .left(payloads_7[127:0]),
    .right(payloads_7[255:128]),
    .up(up_7[127:0]),
    .whole(merge7_0_whole)
  );

  bpc_opt_lanes32_merge7 merge7_1 (
    .left(payloads_7[383:256]),
    .right(payloads_7[511:384]),
    .up(up_7[255:128]),
    .whole(merge7_1_whole)
  );

  bpc_opt_lanes32_merge7 merge7_2 (
    .left(payloads_7[639:512]),
    .right(payloads_7[767:640]),
    .up(up_7[383:256]),
    .whole(merge7_2_whole)
  );

  bpc_opt_lanes32_merge7 merge7_3 (
    .left(payloads_7[895:768]),
    .right(payloads_7[1023:896]),
    .up(up_7[511:384]),
    .whole(merge7_3_whole)
  );

  bpc_opt_lanes32_direction8 direction8_0 (
    .start(starts_7[8:0]),
    .up(direction8_0_up)
  );

  bpc_opt_lanes32_direction8 direction8_1 (
    .start(starts_7[17:9]),
    .up(direction8_1_up)
  );

  bpc_opt_lanes32_merge8 merge8_0 (
    .left(merge7_0_whole),
    .right(merge7_1_whole),
    .up(direction8_0_up),
    .whole(merge8_0_whole)
  );

  bpc_opt_lanes32_merge8 merge8_1 (
    .left(merge7_2_whole),
    .right(merge7_3_whole),
    .up(direction8_1_up),
    .whole(merge8_1_whole)
  );

  bpc_opt_lanes32_direction9 direction9_0 (
    .start(starts_7[27:18]),
    .up(direction9_0_up)
  );

  bpc_opt_lanes32_merge9 merge9_0 (
    .left(merge8_0_whole),
    .right(merge8_1_whole),
    .up(direction9_0_up),
    .whole(merge9_0_whole)
  );

  always @(posedge aclk) begin
    if (!aresetn) begin
      valid_1 <= 1'h0;
      valid_2 <= 1'h0;
      valid_3 <= 1'h0;
      valid_4 <= 1'h0;
      valid_5 <= 1'h0;
      valid_6 <= 1'h0;
      valid_7 <= 1'h0;
      valid_8 <= 1'h0;
    end else begin
      if (advance) valid_1 <= start;
      if (advance) valid_2 <= valid_1;
      if (advance) valid_3 <= valid_2;
      if (advance) valid_4 <= valid_3;
      if (advance) valid_5 <= valid_4;
      if (advance) valid_6 <= valid_5;
      if (advance) valid_7 <= valid_6;
      if (advance) valid_8 <= valid_7;
    end
  end

  always @(posedge aclk) begin
    if (advance) dbp_1 <= {delta30[0], delta29[0], delta28[0], delta27[0], delta26[0], delta25[0], delta24[0], delta23[0],
    delta22[0], delta21[0], delta20[0], delta19[0], delta18[0], delta17[0], delta16[0], delta15[0],
    delta14[0], delta13[0], delta12[0], delta11[0], delta10[0], delta9[0], delta8[0], delta7[0],
    delta6[0], delta5[0], delta4[0], delta3[0], delta2[0], delta1[0], delta0[0], delta30[1],
    delta29[1], delta28[1], delta27[1], delta26[1], delta25[1], delta24[1], delta23[1], delta22[1],
    delta21[1], delta20[1], delta19[1], delta18[1], delta17[1], delta16[1], delta15[1], delta14[1],
    delta13[1], delta12[1], delta11[1], delta10[1], delta9[1], delta8[1], delta7[1], delta6[1],
    delta5[1], delta4[1], delta3[1], delta2[1], delta1[1], delta0[1], delta30[2], delta29[2],
    delta28[2], delta27[2], delta26[2], delta25[2], delta24[2], delta23[2], delta22[2], delta21[2],
    delta20[2], delta19[2], delta18[2], delta17[2], delta16[2], delta15[2], delta14[2], delta13[2],
    delta12[2], delta11[2], delta10[2], delta9[2], delta8[2], delta7[2], delta6[2], delta5[2],
    delta4[2], delta3[2], delta2[2], delta1[2], delta0[2], delta30[3], delta29[3], delta28[3],
    delta27[3], delta26[3], delta25[3], delta24[3], delta23[3], delta22[3], delta21[3], delta20[3],
    delta19[3], delta18[3], delta17[3], delta16[3], delta15[3], delta14[3], delta13[3], delta12[3],
    delta11[3], delta10[3], delta9[3], delta8[3], delta7[3], delta6[3], delta5[3], delta4[3],
    delta3[3], delta2[3], delta1[3], delta0[3], delta30[4], delta29[4], delta28[4], delta27[4],
    delta26[4], delta25[4], delta24[4], delta23[4], delta22[4], delta21[4], delta20[4], delta19[4],
    delta18[4], delta17[4], delta16[4], delta15[4], delta14[4], delta13[4], delta12[4], delta11[4],
    delta10[4], delta9[4], delta8[4], delta7[4], delta6[4], delta5[4], delta4[4], delta3[4],
    delta2[4], delta1[4], delta0[4], delta30[5], delta29[5], delta28[5], delta27[5], delta26[5],
    delta25[5], delta24[5], delta23[5], delta22[5], delta21[5], delta20[5], delta19[5], delta18[5],
    delta17[5], delta16[5], delta15[5], delta14[5], delta13[5], delta12[5], delta11[5], delta10[5],
    delta9[5], delta8[5], delta7[5], delta6[5], delta5[5], delta4[5], delta3[5], delta2[5],
    delta1[5], delta0[5], delta30[6], delta29[6], delta28[6], delta27[6], delta26[6], delta25[6],
    delta24[6], delta23[6], delta22[6], delta21[6], delta20[6], delta19[6], delta18[6], delta17[6],
    delta16[6], delta15[6], delta14[6], delta13[6], delta12[6], delta11[6], delta10[6], delta9[6],
    delta8[6], delta7[6], delta6[6], delta5[6], delta4[6], delta3[6], delta2[6], delta1[6],
    delta0[6], delta30[7], delta29[7], delta28[7], delta27[7], delta26[7], delta25[7], delta24[7],
    delta23[7], delta22[7], delta21[7], delta20[7], delta19[7], delta18[7], delta17[7], delta16[7],
    delta15[7], delta14[7], delta13[7], delta12[7], delta11[7], delta10[7], delta9[7], delta8[7],
    delta7[7], delta6[7], delta5[7], delta4[7], delta3[7], delta2[7], delta1[7], delta0[7],
    delta30[8], delta29[8], delta28[8], delta27[8], delta26[8], delta25[8], delta24[8], delta23[8],
    delta22[8], delta21[8], delta20[8], delta19[8], delta18[8], delta17[8], delta16[8], delta15[8],
    delta14[8], delta13[8], delta12[8], delta11[8], delta10[8], delta9[8], delta8[8], delta7[8],
    delta6[8], delta5[8], delta4[8], delta3[8], delta2[8], delta1[8], delta0[8], delta30[9],
    delta29[9], delta28[9], delta27[9], delta26[9], delta25[9], delta24[9], delta23[9], delta22[9],
    delta21[9], delta20[9], delta19[9], delta18[9], delta17[9], delta16[9], delta15[9], delta14[9],
    delta13[9], delta12[9], delta11[9], delta10[9], delta9[9], delta8[9], delta7[9], delta6[9],
    delta5[9], delta4[9], delta3[9], delta2[9], delta1[9], delta0[9], delta30[10], delta29[10],
    delta28[10], delta27[10], delta26[10], delta25[10], delta24[10], delta23[10], delta22[10],
    delta21[10], delta20[10], delta19[10], delta18[10], delta17[10], delta16[10], delta15[10],
    delta14[10], delta13[10], delta12[10], delta11[10], delta10[10], delta9[10], delta8[10],
    delta7[10], delta6[10], delta5[10], delta4[10], delta3[10], delta2[10], delta1[10], delta0[10],
    delta30[11], delta29[11], delta28[11], delta27[11], delta26[11], delta25[11], delta24[11],
    delta23[11], delta22[11], delta21[11], delta20[11], delta19[11], delta18[11], delta17[11],
    delta16[11], delta15[11], delta14[11], delta13[11], delta12[11], delta11[11], delta10[11],
    delta9[11], delta8[11], delta7[11], delta6[11], delta5[11], delta4[11], delta3[11], delta2[11],
    delta1[11], delta0[11], delta30[12], delta29[12], delta28[12], delta27[12], delta26[12],
    delta25[12], delta24[12], delta23[12], delta22[12], delta21[12], delta20[12], delta19[12],
    delta18[12], delta17[12], delta16[12], delta15[12], delta14[12], delta13[12], delta12[12],
    delta11[12], delta10[12], delta9[12], delta8[12], delta7[12], delta6[12], delta5[12],
    delta4[12], delta3[12], delta2[12], delta1[12], delta0[12], delta30[13], delta29[13],
    delta28[13], delta27[13], delta26[13], delta25[13], delta24[13], delta23[13], delta22[13],
    delta21[13], delta20[13], delta19[13], delta18[13], delta17[13], delta16[13], delta15[13],
    delta14[13], delta13[13], delta12[13], delta11[13], delta10[13], delta9[13], delta8[13],
    delta7[13], delta6[13], delta5[13], delta4[13], delta3[13], delta2[13], delta1[13], delta0[13],
    delta30[14], delta29[14], delta28[14], delta27[14], delta26[14], delta25[14], delta24[14],
    delta23[14], delta22[14], delta21[14], delta20[14], delta19[14], delta18[14], delta17[14],
    delta16[14], delta15[14], delta14[14], delta13[14], delta12[14], delta11[14], delta10[14],
    delta9[14], delta8[14], delta7[14], delta6[14], delta5[14], delta4[14], delta3[14], delta2[14],
    delta1[14], delta0[14], delta30[15], delta29[15], delta28[15], delta27[15], delta26[15],
    delta25[15], delta24[15], delta23[15], delta22[15], delta21[15], delta20[15], delta19[15],
    delta18[15], delta17[15], delta16[15], delta15[15], delta14[15], delta13[15], delta12[15],
    delta11[15], delta10[15], delta9[15], delta8[15], delta7[15], delta6[15], delta5[15],
    delta4[15], delta3[15], delta2[15], delta1[15], delta0[15], delta30[16], delta29[16],
    delta28[16], delta27[16], delta26[16], delta25[16], delta24[16], delta23[16], delta22[16],
    delta21[16], delta20[16], delta19[16], delta18[16], delta17[16], delta16[16], delta15[16],
    delta14[16], delta13[16], delta12[16], delta11[16], delta10[16], delta9[16], delta8[16],
    delta7[16], delta6[16], delta5[16], delta4[16], delta3[16], delta2[16], delta1[16], delta0[16],
    delta30[17], delta29[17], delta28[17], delta27[17], delta26[17], delta25[17], delta24[17],
    delta23[17], delta22[17], delta21[17], delta20[17], delta19[17], delta18[17], delta17[17],
    delta16[17], delta15[17], delta14[17], delta13[17], delta12[17], delta11[17], delta10[17],
    delta9[17], delta8[17], delta7[17], delta6[17], delta5[17], delta4[17], delta3[17], delta2[17],
    delta1[17], delta0[17], delta30[18], delta29[18], delta28[18], delta27[18], delta26[18],
    delta25[18], delta24[18], delta23[18], delta22[18], delta21[18], delta20[18], delta19[18],
    delta18[18], delta17[18], delta16[18], delta15[18], delta14[18], delta13[18], delta12[18],
    delta11[18], delta10[18], delta9[18], delta8[18], delta7[18], delta6[18], delta5[18],
    delta4[18], delta3[18], delta2[18], delta1[18], delta0[18], delta30[19], delta29[19],
    delta28[19], delta27[19], delta26[19], delta25[19], delta24[19], delta23[19], delta22[19],
    delta21[19], delta20[19], delta19[19], delta18[19], delta17[19], delta16[19], delta15[19],
    delta14[19], delta13[19], delta12[19], delta11[19], delta10[19], delta9[19], delta8[19],
    delta7[19], delta6[19], delta5[19], delta4[19], delta3[19], delta2[19], delta1[19], delta0[19],
    delta30[20], delta29[20], delta28[20], delta27[20], delta26[20], delta25[20], delta24[20],
    delta23[20], delta22[20], delta21[20], delta20[20], delta19[20], delta18[20], delta17[20],
    delta16[20], delta15[20], delta14[20], delta13[20], delta12[20], delta11[20], delta10[20],
    delta9[20], delta8[20], delta7[20], delta6[20], delta5[20], delta4[20], delta3[20], delta2[20],
    delta1[20], delta0[20], delta30[21], delta29[21], delta28[21], delta27[21], delta26[21],
    delta25[21], delta24[21], delta23[21], delta22[21], delta21[21], delta20[21], delta19[21],
    delta18[21], delta17[21], delta16[21], delta15[21], delta14[21], delta13[21], delta12[21],
    delta11[21], delta10[21], delta9[21], delta8[21], delta7[21], delta6[21], delta5[21],
    delta4[21], delta3[21], delta2[21], delta1[21], delta0[21], delta30[22], delta29[22],
    delta28[22], delta27[22], delta26[22], delta25[22], delta24[22], delta23[22], delta22[22],
    delta21[22], delta20[22], delta19[22], delta18[22], delta17[22], delta16[22], delta15[22],
    delta14[22], delta13[22], delta12[22], delta11[22], delta10[22], delta9[22], delta8[22],
    delta7[22], delta6[22], delta5[22], delta4[22], delta3[22], delta2[22], delta1[22], delta0[22],
    delta30[23], delta29[23], delta28[23], delta27[23], delta26[23], delta25[23], delta24[23],
    delta23[23], delta22[23], delta21[23], delta20[23], delta19[23], delta18[23], delta17[23],
    delta16[23], delta15[23], delta14[23], delta13[23], delta12[23], delta11[23], delta10[23],
    delta9[23], delta8[23], delta7[23], delta6[23], delta5[23], delta4[23], delta3[23], delta2[23],
    delta1[23], delta0[23], delta30[24], delta29[24], delta28[24], delta27[24], delta26[24],
    delta25[24], delta24[24], delta23[24], delta22[24], delta21[24], delta20[24], delta19[24],
    delta18[24], delta17[24], delta16[24], delta15[24], delta14[24], delta13[24], delta12[24],
    delta11[24], delta10[24], delta9[24], delta8[24], delta7[24], delta6[24], delta5[24],
    delta4[24], delta3[24], delta2[24], delta1[24], delta0[24], delta30[25], delta29[25],
    delta28[25], delta27[25], delta26[25], delta25[25], delta24[25], delta23[25], delta22[25],
    delta21[25], delta20[25], delta19[25], delta18[25], delta17[25], delta16[25], delta15[25],
    delta14[25], delta13[25], delta12[25], delta11[25], delta10[25], delta9[25], delta8[25],
    delta7[25], delta6[25], delta5[25], delta4[25], delta3[25], delta2[25], delta1[25], delta0[25],
    delta30[26], delta29[26], delta28[26], delta27[26], delta26[26], delta25[26], delta24[26],
    delta23[26], delta22[26], delta21[26], delta20[26], delta19[26], delta18[26], delta17[26],
    delta16[26], delta15[26], delta14[26], delta13[26], delta12[26], delta11[26], delta10[26],
    delta9[26], delta8[26], delta7[26], delta6[26], delta5[26], delta4[26], delta3[26], delta2[26],
    delta1[26], delta0[26], delta30[27], delta29[27], delta28[27], delta27[27], delta26[27],
    delta25[27], delta24[27], delta23[27], delta22[27], delta21[27], delta20[27], delta19[27],
    delta18[27], delta17[27], delta16[27], delta15[27], delta14[27], delta13[27], delta12[27],
    delta11[27], delta10[27], delta9[27], delta8[27], delta7[27], delta6[27], delta5[27],
    delta4[27], delta3[27], delta2[27], delta1[27], delta0[27], delta30[28], delta29[28],
    delta28[28], delta27[28], delta26[28], delta25[28], delta24[28], delta23[28], delta22[28],
    delta21[28], delta20[28], delta19[28], delta18[28], delta17[28], delta16[28], delta15[28],
    delta14[28], delta13[28], delta12[28], delta11[28], delta10[28], delta9[28], delta8[28],
    delta7[28], delta6[28], delta5[28], delta4[28], delta3[28], delta2[28], delta1[28], delta0[28],
    delta30[29], delta29[29], delta28[29], delta27[29], delta26[29], delta25[29], delta24[29],
    delta23[29], delta22[29], delta21[29], delta20[29], delta19[29], delta18[29], delta17[29],
    delta16[29], delta15[29], delta14[29], delta13[29], delta12[29], delta11[29], delta10[29],
    delta9[29], delta8[29], delta7[29], delta6[29], delta5[29], delta4[29], delta3[29], delta2[29],
    delta1[29], delta0[29], delta30[30], delta29[30], delta28[30], delta27[30], delta26[30],
    delta25[30], delta24[30], delta23[30], delta22[30], delta21[30], delta20[30], delta19[30],
    delta18[30], delta17[30], delta16[30], delta15[30], delta14[30], delta13[30], delta12[30],
    delta11[30], delta10[30], delta9[30], delta8[30], delta7[30], delta6[30], delta5[30],
    delta4[30], delta3[30], delta2[30], delta1[30], delta0[30], delta30[31], delta29[31],
    delta28[31], delta27[31], delta26[31], delta25[31], delta24[31], delta23[31], delta22[31],
    delta21[31], delta20[31], delta19[31], delta18[31], delta17[31], delta16[31], delta15[31],
    delta14[31], delta13[31], delta12[31], delta11[31], delta10[31], delta9[31], delta8[31],
    delta7[31], delta6[31], delta5[31], delta4[31], delta3[31], delta2[31], delta1[31], delta0[31]};
    if (advance) base_tag_1 <= match_base_tag;
    if (advance) base_1 <= match_base_payload;
    if (advance) base_nibbles_1 <= {2'h0, match_base_nibbles};
    if (advance) tags_2 <= {match31_tag, match30_tag, match29_tag, match28_tag, match27_tag, match26_tag, match25_tag,
    match24_tag, match23_tag, match22_tag, match21_tag, match20_tag, match19_tag, match18_tag,
    match17_tag, match16_tag, match15_tag, match14_tag, match13_tag, match12_tag, match11_tag,
    match10_tag, match9_tag, match8_tag, match7_tag, match6_tag, match5_tag, match4_tag,
    match3_tag, match2_tag, match1_tag, match0_tag};
    if (advance) lengths_2 <= {match31_length, match30_length, match29_length, match28_length, match27_length, match26_length,
    match25_length, match24_length, match23_length, match22_length, match21_length, match20_length,
    match19_length, match18_length, match17_length, match16_length, match15_length, match14_length,
    match13_length, match12_length, match11_length, match10_length, match9_length, match8_length,
    match7_length, match6_length, match5_length, match4_length, match3_length, match2_length,
    match1_length, match0_length};
    if (advance) dbx_2 <= {match31_dbx, match30_dbx, match29_dbx, match28_dbx, match27_dbx, match26_dbx, match25_dbx,
    match24_dbx, match23_dbx, match22_dbx, match21_dbx, match20_dbx, match19_dbx, match18_dbx,
    match17_dbx, match16_dbx, match15_dbx, match14_dbx, match13_dbx, match12_dbx, match11_dbx,
    match10_dbx, match9_dbx, match8_dbx, match7_dbx, match6_dbx, match5_dbx, match4_dbx,
    match3_dbx, match2_dbx, match1_dbx, match0_dbx};
    if (advance) base_tag_2 <= base_tag_1;
    if (advance) base_2 <= base_1;
    if (advance) first_2 <= {base_nibbles_1, 2'h0};
    if (advance) tags_3 <= {tags_2[95:93], tags_2[92:90], tags_2[89:87], tags_2[86:84], tags_2[83:81], tags_2[80:78],
    tags_2[77:75], tags_2[74:72], tags_2[71:69], tags_2[68:66], tags_2[65:63], tags_2[62:60],
    tags_2[59:57], tags_2[56:54], tags_2[53:51], tags_2[50:48], tags_2[47:45], tags_2[44:42],
    tags_2[41:39], tags_2[38:36], tags_2[35:33], tags_2[32:30], tags_2[29:27], tags_2[26:24],
    tags_2[23:21], tags_2[20:18], tags_2[17:15], tags_2[14:12], tags_2[11:9], tags_2[8:6],
    tags_2[5:3], tags_2[2:0]};
    if (advance) payloads_3 <= {payload31_payload, payload30_payload, payload29_payload, payload28_payload, payload27_payload,
    payload26_payload, payload25_payload, payload24_payload, payload23_payload, payload22_payload,
    payload21_payload, payload20_payload, payload19_payload, payload18_payload, payload17_payload,
    payload16_payload, payload15_payload, payload14_payload, payload13_payload, payload12_payload,
    payload11_payload, payload10_payload, payload9_payload, payload8_payload, payload7_payload,
    payload6_payload, payload5_payload, payload4_payload, payload3_payload, payload2_payload,
    payload1_payload, payload0_payload};
    if (advance) base_tag_3 <= base_tag_2;
    if (advance) base_3 <= base_2;
    if (advance) low_3 <= {n16[4:0], lengths_2[149:145], n15[4:0], lengths_2[139:135], n14[4:0], lengths_2[129:125],
    n13[4:0], lengths_2[119:115], n12[4:0], lengths_2[109:105], n11[4:0], lengths_2[99:95],
    n10[4:0], lengths_2[89:85], n9[4:0], lengths_2[79:75], n8[4:0], lengths_2[69:65], n7[4:0],
    lengths_2[59:55], n6[4:0], lengths_2[49:45], n5[4:0], lengths_2[39:35], n4[4:0],
    lengths_2[29:25], n3[4:0], lengths_2[19:15], n2[4:0], lengths_2[9:5], n1[4:0], first_2[4:0]};
    if (advance) carries_3 <= {n16[5], n15[5], n14[5], n13[5], n12[5], n11[5], n10[5], n9[5], n8[5], n7[5], n6[5], n5[5], n4[5],
    n3[5], n2[5], n1[5]};
    if (advance) high_3 <= {1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0,
    1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0, 1'h0,
    first_2[7:5]};
    if (advance) last_length_3 <= lengths_2[159:155];
    if (advance) tags_4 <= {tags_3[95:93], tags_3[92:90], tags_3[89:87], tags_3[86:84], tags_3[83:81], tags_3[80:78],
    tags_3[77:75], tags_3[74:72], tags_3[71:69], tags_3[68:66], tags_3[65:63], tags_3[62:60],
    tags_3[59:57], tags_3[56:54], tags_3[53:51], tags_3[50:48], tags_3[47:45], tags_3[44:42],
    tags_3[41:39], tags_3[38:36], tags_3[35:33], tags_3[32:30], tags_3[29:27], tags_3[26:24],
    tags_3[23:21], tags_3[20:18], tags_3[17:15], tags_3[14:12], tags_3[11:9], tags_3[8:6],
    tags_3[5:3], tags_3[2:0]};
    if (advance) payloads_4 <= {payloads_3[1023:992], payloads_3[991:960], payloads_3[959:928], payloads_3[927:896],
    payloads_3[895:864], payloads_3[863:832], payloads_3[831:800], payloads_3[799:768],
    payloads_3[767:736], payloads_3[735:704], payloads_3[703:672], payloads_3[671:640],
    payloads_3[639:608], payloads_3[607:576], payloads_3[575:544], payloads_3[543:512],
    payloads_3[511:480], payloads_3[479:448], payloads_3[447:416], payloads_3[415:384],
    payloads_3[383:352], payloads_3[351:320], payloads_3[319:288], payloads_3[287:256],
    payloads_3[255:224], payloads_3[223:192], payloads_3[191:160], payloads_3[159:128],
    payloads_3[127:96], payloads_3[95:64], payloads_3[63:32], payloads_3[31:0]};
    if (advance) base_tag_4 <= base_tag_3;
    if (advance) base_4 <= base_3;
    if (advance) low_4 <= {n80[4:0], n79[4:0], n78[4:0], n77[4:0], n46[4:0], n45[4:0], low_3[129:125], low_3[124:120],
    n76[4:0], n75[4:0], n74[4:0], n73[4:0], n42[4:0], n41[4:0], low_3[89:85], low_3[84:80],
    n72[4:0], n71[4:0], n70[4:0], n69[4:0], n38[4:0], n37[4:0], low_3[49:45], low_3[44:40],
    n68[4:0], n67[4:0], n66[4:0], n65[4:0], n34[4:0], n33[4:0], low_3[9:5], low_3[4:0]};
    if (advance) carries_4 <= {n80[5], n79[5], n78[5], n77[5], n76[5], n75[5], n74[5], n73[5], n72[5], n71[5], n70[5], n69[5],
    n68[5], n67[5], n66[5], n65[5]};
    if (advance) high_4 <= {n64[3:1], n63[3:1], n31[2:1], high_3[30], n62[3:1], n61[3:1], n29[2:1], high_3[26], n60[3:1],
    n59[3:1], n27[2:1], high_3[22], n58[3:1], n57[3:1], n25[2:1], high_3[18], n56[3:1], n55[3:1],
    n23[2:1], high_3[14], n54[3:1], n53[3:1], n21[2:1], high_3[10], n52[3:1], n51[3:1], n19[2:1],
    high_3[6], n50[5:1], n49[5:1], n17[4:1], high_3[2:0]};
    if (advance) last_length_4 <= last_length_3;
    if (advance) tags_5 <= {tags_4[95:93], tags_4[92:90], tags_4[89:87], tags_4[86:84], tags_4[83:81], tags_4[80:78],
    tags_4[77:75], tags_4[74:72], tags_4[71:69], tags_4[68:66], tags_4[65:63], tags_4[62:60],
    tags_4[59:57], tags_4[56:54], tags_4[53:51], tags_4[50:48], tags_4[47:45], tags_4[44:42],
    tags_4[41:39], tags_4[38:36], tags_4[35:33], tags_4[32:30], tags_4[29:27], tags_4[26:24],
    tags_4[23:21], tags_4[20:18], tags_4[17:15], tags_4[14:12], tags_4[11:9], tags_4[8:6],
    tags_4[5:3], tags_4[2:0]};
    if (advance) payloads_5 <= {payloads_4[1023:992], payloads_4[991:960], payloads_4[959:928], payloads_4[927:896],
    payloads_4[895:864], payloads_4[863:832], payloads_4[831:800], payloads_4[799:768],
    payloads_4[767:736], payloads_4[735:704], payloads_4[703:672], payloads_4[671:640],
    payloads_4[639:608], payloads_4[607:576], payloads_4[575:544], payloads_4[543:512],
    payloads_4[511:480], payloads_4[479:448], payloads_4[447:416], payloads_4[415:384],
    payloads_4[383:352], payloads_4[351:320], payloads_4[319:288], payloads_4[287:256],
    payloads_4[255:224], payloads_4[223:192], payloads_4[191:160], payloads_4[159:128],
    payloads_4[127:96], payloads_4[95:64], payloads_4[63:32], payloads_4[31:0]};
    if (advance) base_tag_5 <= base_tag_4;
    if (advance) base_5 <= base_4;
    if (advance) low_5 <= {n144[4:0], n143[4:0], n142[4:0], n141[4:0], n140[4:0], n139[4:0], n138[4:0], n137[4:0], n136[4:0],
    n135[4:0], n134[4:0], n133[4:0], n132[4:0], n131[4:0], n130[4:0], n129[4:0], n104[4:0],
    n103[4:0], n102[4:0], n101[4:0], n100[4:0], n99[4:0], n98[4:0], n97[4:0], low_4[39:35],
    low_4[34:30], low_4[29:25], low_4[24:20], low_4[19:15], low_4[14:10], low_4[9:5], low_4[4:0]};
    if (advance) carries_5 <= {n144[5], n143[5], n142[5], n141[5], n140[5], n139[5], n138[5], n137[5], n136[5], n135[5], n134[5],
    n133[5], n132[5], n131[5], n130[5], n129[5]};
    if (advance) high_5 <= {n128[5:1], n127[5:1], n126[5:1], n125[5:1], n124[5:1], n123[5:1], n122[5:1], n121[5:1], n92[4:1],
    n91[4:1], n90[4:1], n89[4:1], high_4[52:50], high_4[49:47], high_4[46:45], high_4[44],
    n120[7:1], n119[7:1], n118[7:1], n117[7:1], n116[7:1], n115[7:1], n114[7:1], n113[7:1],
    n84[6:1], n83[6:1], n82[6:1], n81[6:1], high_4[16:12], high_4[11:7], high_4[6:3], high_4[2:0]};
    if (advance) last_length_5 <= last_length_4;
    if (advance) section_6 <= {tags_5[95:93], tags_5[92:90], tags_5[89:87], tags_5[86:84], tags_5[83:81], tags_5[80:78],
    tags_5[77:75], tags_5[74:72], tags_5[71:69], tags_5[68:66], tags_5[65:63], tags_5[62:60],
    tags_5[59:57], tags_5[56:54], tags_5[53:51], tags_5[50:48], tags_5[47:45], tags_5[44:42],
    tags_5[41:39], tags_5[38:36], tags_5[35:33], tags_5[32:30], tags_5[29:27], tags_5[26:24],
    tags_5[23:21], tags_5[20:18], tags_5[17:15], tags_5[14:12], tags_5[11:9], tags_5[8:6],
    tags_5[5:3], tags_5[2:0]};
    if (advance) base_tag_6 <= base_tag_5;
    if (advance) base_6 <= base_5;
    if (advance) ends_6 <= {last_length_5, n160[8:1], low_5[159:155]};
    if (advance) payloads_6 <= {low_5[159] ? {n288[15:0], n288[31:16]} : n288, low_5[154] ? {n284[15:0], n284[31:16]} : n284,
    low_5[149] ? {n280[15:0], n280[31:16]} : n280, low_5[144] ? {n276[15:0], n276[31:16]} : n276,
    low_5[139] ? {n272[15:0], n272[31:16]} : n272, low_5[134] ? {n268[15:0], n268[31:16]} : n268,
    low_5[129] ? {n264[15:0], n264[31:16]} : n264, low_5[124] ? {n260[15:0], n260[31:16]} : n260,
    low_5[119] ? {n256[15:0], n256[31:16]} : n256, low_5[114] ? {n252[15:0], n252[31:16]} : n252,
    low_5[109] ? {n248[15:0], n248[31:16]} : n248, low_5[104] ? {n244[15:0], n244[31:16]} : n244,
    low_5[99] ? {n240[15:0], n240[31:16]} : n240, low_5[94] ? {n236[15:0], n236[31:16]} : n236,
    low_5[89] ? {n232[15:0], n232[31:16]} : n232, low_5[84] ? {n228[15:0], n228[31:16]} : n228,
    low_5[79] ? {n224[15:0], n224[31:16]} : n224, low_5[74] ? {n220[15:0], n220[31:16]} : n220,
    low_5[69] ? {n216[15:0], n216[31:16]} : n216, low_5[64] ? {n212[15:0], n212[31:16]} : n212,
    low_5[59] ? {n208[15:0], n208[31:16]} : n208, low_5[54] ? {n204[15:0], n204[31:16]} : n204,
    low_5[49] ? {n200[15:0], n200[31:16]} : n200, low_5[44] ? {n196[15:0], n196[31:16]} : n196,
    low_5[39] ? {n192[15:0], n192[31:16]} : n192, low_5[34] ? {n188[15:0], n188[31:16]} : n188,
    low_5[29] ? {n184[15:0], n184[31:16]} : n184, low_5[24] ? {n180[15:0], n180[31:16]} : n180,
    low_5[19] ? {n176[15:0], n176[31:16]} : n176, low_5[14] ? {n172[15:0], n172[31:16]} : n172,
    low_5[9] ? {n168[15:0], n168[31:16]} : n168, low_5[4] ? {n164[15:0], n164[31:16]} : n164};
    if (advance) starts_6 <= {n145[5:1], low_5[84:80], n153[4:1], low_5[124:120], high_5[44:41], low_5[44:40], n157[3:1],
    low_5[144:140], n149[3:1], low_5[104:100], high_5[71:69], low_5[64:60], high_5[19:17],
    low_5[24:20], n159[2:1], low_5[154:150], n155[2:1], low_5[134:130], n151[2:1], low_5[114:110],
    n147[2:1], low_5[94:90], high_5[84:83], low_5[74:70], high_5[56:55], low_5[54:50],
    high_5[30:29], low_5[34:30], high_5[8:7], low_5[14:10]};
    if (advance) up_6 <= {direction5_15_up, direction5_14_up, direction5_13_up, direction5_12_up, direction5_11_up,
    direction5_10_up, direction5_9_up, direction5_8_up, direction5_7_up, direction5_6_up,
    direction5_5_up, direction5_4_up, direction5_3_up, direction5_2_up, direction5_1_up,
    direction5_0_up};
    if (advance) section_7 <= section_6;
    if (advance) base_tag_7 <= base_tag_6;
    if (advance) base_7 <= base_6;
    if (advance) ends_7 <= {ends_6[17:13], ends_6[12:0]};
    if (advance) payloads_7 <= {merge6_7_whole, merge6_6_whole, merge6_5_whole, merge6_4_whole, merge6_3_whole, merge6_2_whole,
    merge6_1_whole, merge6_0_whole};
    if (advance) starts_7 <= {starts_6[115:106], starts_6[105:97], starts_6[96:88]};
    if (advance) up_7 <= {direction7_3_up, direction7_2_up, direction7_1_up, direction7_0_up};
    if (advance) stored_8 <= {merge9_0_whole[668:0] | {637'h0, base_7}, section_7, base_tag_7};
    if (advance) bursts_8 <= {2{n290}} | ({1'h0, 14'h9d < n289} + {1'h0, 14'h19d < n289});
  end

  wire unused = &{1'b0, match0_zero, match1_zero, match2_zero, match3_zero, match4_zero, match5_zero, match6_zero,
      match7_zero, match8_zero, match9_zero, match10_zero, match11_zero, match12_zero,
      match13_zero, match14_zero, match15_zero, match16_zero, match17_zero, match18_zero,
      match19_zero, match20_zero, match21_zero, match22_zero, match23_zero, match24_zero,
      match25_zero, match26_zero, match27_zero, match28_zero, match29_zero, match30_zero,
      match31_zero, n17[0], n18[0], n19[0], n20[0], n21[0], n22[0], n23[0], n24[0], n25[0], n26[0],
      n27[0], n28[0], n29[0], n30[0], n31[0], n32[0], n49[0], n50[0], n51[0], n52[0], n53[0],
      n54[0], n55[0], n56[0], n57[0], n58[0], n59[0], n60[0], n61[0], n62[0], n63[0], n64[0],
      n81[0], n82[0], n83[0], n84[0], n85[0], n86[0], n87[0], n88[0], n89[0], n90[0], n91[0],
      n92[0], n93[0], n94[0], n95[0], n96[0], n113[0], n114[0], n115[0], n116[0], n117[0], n118[0],
      n119[0], n120[0], n121[0], n122[0], n123[0], n124[0], n125[0], n126[0], n127[0], n128[0],
      high_5[2:0], high_5[6:4], high_5[11:9], high_5[16:13], high_5[22:20], high_5[28:24],
      high_5[34:31], high_5[40:36], high_5[47:45], high_5[54:49], high_5[61:57], high_5[68:63],
      high_5[75:72], high_5[82:77], high_5[89:85], n145[0], n145[8:6], n146[0], n146[8:2], n147[0],
      n147[8:3], n148[0], n148[8:2], n149[0], n149[8:4], n150[0], n150[8:2], n151[0], n151[8:3],
      n152[0], n152[8:2], n153[0], n153[8:5], n154[0], n154[8:2], n155[0], n155[8:3], n156[0],
      n156[8:2], n157[0], n157[8:4], n158[0], n158[8:2], n159[0], n159[8:3], n160[0],
      merge9_0_whole[1023:669]};
endmodule
