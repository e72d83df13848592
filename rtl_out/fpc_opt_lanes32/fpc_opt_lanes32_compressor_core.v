// FPC-OPT compressor: pattern matchers, starting positions, concatenation.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_compressor_core (
  input  wire aclk,
  input  wire aresetn,
  input  wire advance,
  input  wire start,
  input  wire [1023:0] block,
  output wire done,
  output wire [767:0] stored,
  output wire [1:0] bursts
);

  wire [2:0] match0_tag;
  wire [3:0] match0_nibbles;
  wire [31:0] match0_payload;
  wire [2:0] match1_tag;
  wire [3:0] match1_nibbles;
  wire [31:0] match1_payload;
  wire [2:0] match2_tag;
  wire [3:0] match2_nibbles;
  wire [31:0] match2_payload;
  wire [2:0] match3_tag;
  wire [3:0] match3_nibbles;
  wire [31:0] match3_payload;
  wire [2:0] match4_tag;
  wire [3:0] match4_nibbles;
  wire [31:0] match4_payload;
  wire [2:0] match5_tag;
  wire [3:0] match5_nibbles;
  wire [31:0] match5_payload;
  wire [2:0] match6_tag;
  wire [3:0] match6_nibbles;
  wire [31:0] match6_payload;
  wire [2:0] match7_tag;
  wire [3:0] match7_nibbles;
  wire [31:0] match7_payload;
  wire [2:0] match8_tag;
  wire [3:0] match8_nibbles;
  wire [31:0] match8_payload;
  wire [2:0] match9_tag;
  wire [3:0] match9_nibbles;
  wire [31:0] match9_payload;
  wire [2:0] match10_tag;
  wire [3:0] match10_nibbles;
  wire [31:0] match10_payload;
  wire [2:0] match11_tag;
  wire [3:0] match11_nibbles;
  wire [31:0] match11_payload;
  wire [2:0] match12_tag;
  wire [3:0] match12_nibbles;
  wire [31:0] match12_payload;
  wire [2:0] match13_tag;
  wire [3:0] match13_nibbles;
  wire [31:0] match13_payload;
  wire [2:0] match14_tag;
  wire [3:0] match14_nibbles;
  wire [31:0] match14_payload;
  wire [2:0] match15_tag;
  wire [3:0] match15_nibbles;
  wire [31:0] match15_payload;
  wire [2:0] match16_tag;
  wire [3:0] match16_nibbles;
  wire [31:0] match16_payload;
  wire [2:0] match17_tag;
  wire [3:0] match17_nibbles;
  wire [31:0] match17_payload;
  wire [2:0] match18_tag;
  wire [3:0] match18_nibbles;
  wire [31:0] match18_payload;
  wire [2:0] match19_tag;
  wire [3:0] match19_nibbles;
  wire [31:0] match19_payload;
  wire [2:0] match20_tag;
  wire [3:0] match20_nibbles;
  wire [31:0] match20_payload;
  wire [2:0] match21_tag;
  wire [3:0] match21_nibbles;
  wire [31:0] match21_payload;
  wire [2:0] match22_tag;
  wire [3:0] match22_nibbles;
  wire [31:0] match22_payload;
  wire [2:0] match23_tag;
  wire [3:0] match23_nibbles;
  wire [31:0] match23_payload;
  wire [2:0] match24_tag;
  wire [3:0] match24_nibbles;
  wire [31:0] match24_payload;
  wire [2:0] match25_tag;
  wire [3:0] match25_nibbles;
  wire [31:0] match25_payload;
  wire [2:0] match26_tag;
  wire [3:0] match26_nibbles;
  wire [31:0] match26_payload;
  wire [2:0] match27_tag;
  wire [3:0] match27_nibbles;
  wire [31:0] match27_payload;
  wire [2:0] match28_tag;
  wire [3:0] match28_nibbles;
  wire [31:0] match28_payload;
  wire [2:0] match29_tag;
  wire [3:0] match29_nibbles;
  wire [31:0] match29_payload;
  wire [2:0] match30_tag;
  wire [3:0] match30_nibbles;
  wire [31:0] match30_payload;
  wire [2:0] match31_tag;
  wire [3:0] match31_nibbles;
  wire [31:0] match31_payload;
  wire [3:0] n1;
  wire [3:0] n2;
  wire [3:0] n3;
  wire [3:0] n4;
  wire [3:0] n5;
  wire [3:0] n6;
  wire [3:0] n7;
  wire [3:0] n8;
  wire [3:0] n9;
  wire [3:0] n10;
  wire [3:0] n11;
  wire [3:0] n12;
  wire [3:0] n13;
  wire [3:0] n14;
  wire [3:0] n15;
  wire [3:0] n16;
  reg  valid_1;
  reg  [95:0] tags_1;
  reg  [1023:0] payloads_1;
  reg  [95:0] low_1;
  reg  [15:0] carries_1;
  reg  [31:0] high_1;
  reg  [3:0] last_length_1;
  wire [2:0] n17;
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
  wire [3:0] n33;
  wire [3:0] n34;
  wire [3:0] n35;
  wire [3:0] n36;
  wire [3:0] n37;
  wire [3:0] n38;
  wire [3:0] n39;
  wire [3:0] n40;
  wire [3:0] n41;
  wire [3:0] n42;
  wire [3:0] n43;
  wire [3:0] n44;
  wire [3:0] n45;
  wire [3:0] n46;
  wire [3:0] n47;
  wire [3:0] n48;
  wire [3:0] n49;
  wire [3:0] n50;
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
  wire [3:0] n65;
  wire [3:0] n66;
  wire [3:0] n67;
  wire [3:0] n68;
  wire [3:0] n69;
  wire [3:0] n70;
  wire [3:0] n71;
  wire [3:0] n72;
  wire [3:0] n73;
  wire [3:0] n74;
  wire [3:0] n75;
  wire [3:0] n76;
  wire [3:0] n77;
  wire [3:0] n78;
  wire [3:0] n79;
  wire [3:0] n80;
  wire [4:0] n81;
  wire [4:0] n82;
  wire [4:0] n83;
  wire [4:0] n84;
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
  wire [3:0] n97;
  wire [3:0] n98;
  wire [3:0] n99;
  wire [3:0] n100;
  wire [3:0] n101;
  wire [3:0] n102;
  wire [3:0] n103;
  wire [3:0] n104;
  wire [3:0] n105;
  wire [3:0] n106;
  wire [3:0] n107;
  wire [3:0] n108;
  wire [3:0] n109;
  wire [3:0] n110;
  wire [3:0] n111;
  wire [3:0] n112;
  reg  valid_2;
  reg  [95:0] tags_2;
  reg  [1023:0] payloads_2;
  reg  [95:0] low_2;
  reg  [15:0] carries_2;
  reg  [99:0] high_2;
  reg  [3:0] last_length_2;
  wire [5:0] n113;
  wire [5:0] n114;
  wire [5:0] n115;
  wire [5:0] n116;
  wire [5:0] n117;
  wire [5:0] n118;
  wire [5:0] n119;
  wire [5:0] n120;
  wire [5:0] n121;
  wire [5:0] n122;
  wire [5:0] n123;
  wire [5:0] n124;
  wire [5:0] n125;
  wire [5:0] n126;
  wire [5:0] n127;
  wire [5:0] n128;
  wire [3:0] n129;
  wire [3:0] n130;
  wire [3:0] n131;
  wire [3:0] n132;
  wire [3:0] n133;
  wire [3:0] n134;
  wire [3:0] n135;
  wire [3:0] n136;
  wire [3:0] n137;
  wire [3:0] n138;
  wire [3:0] n139;
  wire [3:0] n140;
  wire [3:0] n141;
  wire [3:0] n142;
  wire [3:0] n143;
  wire [3:0] n144;
  wire [6:0] n145;
  wire [6:0] n146;
  wire [6:0] n147;
  wire [6:0] n148;
  wire [6:0] n149;
  wire [6:0] n150;
  wire [6:0] n151;
  wire [6:0] n152;
  wire [6:0] n153;
  wire [6:0] n154;
  wire [6:0] n155;
  wire [6:0] n156;
  wire [6:0] n157;
  wire [6:0] n158;
  wire [6:0] n159;
  wire [6:0] n160;
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
  wire [7:0] direction3_0_up;
  wire [7:0] direction3_1_up;
  wire [7:0] direction3_2_up;
  wire [7:0] direction3_3_up;
  wire [7:0] direction3_4_up;
  wire [7:0] direction3_5_up;
  wire [7:0] direction3_6_up;
  wire [7:0] direction3_7_up;
  wire [7:0] direction3_8_up;
  wire [7:0] direction3_9_up;
  wire [7:0] direction3_10_up;
  wire [7:0] direction3_11_up;
  wire [7:0] direction3_12_up;
  wire [7:0] direction3_13_up;
  wire [7:0] direction3_14_up;
  wire [7:0] direction3_15_up;
  wire [63:0] merge3_0_whole;
  wire [63:0] merge3_1_whole;
  wire [63:0] merge3_2_whole;
  wire [63:0] merge3_3_whole;
  wire [63:0] merge3_4_whole;
  wire [63:0] merge3_5_whole;
  wire [63:0] merge3_6_whole;
  wire [63:0] merge3_7_whole;
  wire [63:0] merge3_8_whole;
  wire [63:0] merge3_9_whole;
  wire [63:0] merge3_10_whole;
  wire [63:0] merge3_11_whole;
  wire [63:0] merge3_12_whole;
  wire [63:0] merge3_13_whole;
  wire [63:0] merge3_14_whole;
  wire [63:0] merge3_15_whole;
  wire [15:0] direction4_0_up;
  wire [15:0] direction4_1_up;
  wire [15:0] direction4_2_up;
  wire [15:0] direction4_3_up;
  wire [15:0] direction4_4_up;
  wire [15:0] direction4_5_up;
  wire [15:0] direction4_6_up;
  wire [15:0] direction4_7_up;
  reg  valid_3;
  reg  [95:0] tags_3;
  reg  [12:0] ends_3;
  reg  [1023:0] payloads_3;
  reg  [45:0] starts_3;
  reg  [127:0] up_3;
  wire [127:0] merge4_0_whole;
  wire [127:0] merge4_1_whole;
  wire [127:0] merge4_2_whole;
  wire [127:0] merge4_3_whole;
  wire [127:0] merge4_4_whole;
  wire [127:0] merge4_5_whole;
  wire [127:0] merge4_6_whole;
  wire [127:0] merge4_7_whole;
  wire [31:0] direction5_0_up;
  wire [31:0] direction5_1_up;
  wire [31:0] direction5_2_up;
  wire [31:0] direction5_3_up;
  wire [255:0] merge5_0_whole;
  wire [255:0] merge5_1_whole;
  wire [255:0] merge5_2_whole;
  wire [255:0] merge5_3_whole;
  wire [63:0] direction6_0_up;
  wire [63:0] direction6_1_up;
  wire [511:0] merge6_0_whole;
  wire [511:0] merge6_1_whole;
  wire [127:0] direction7_0_up;
  wire [1023:0] merge7_0_whole;
  wire [9:0] n225;
  wire n226;
  reg  valid_4;
  reg  [767:0] stored_4;
  reg  [1:0] bursts_4;

  assign n1 = {1'h0, 2'h0, 1'h0} + {1'h0, match0_nibbles[2:0]};
  assign n2 = {1'h0, match1_nibbles[2:0]} + {1'h0, match2_nibbles[2:0]};
  assign n3 = {1'h0, match3_nibbles[2:0]} + {1'h0, match4_nibbles[2:0]};
  assign n4 = {1'h0, match5_nibbles[2:0]} + {1'h0, match6_nibbles[2:0]};
  assign n5 = {1'h0, match7_nibbles[2:0]} + {1'h0, match8_nibbles[2:0]};
  assign n6 = {1'h0, match9_nibbles[2:0]} + {1'h0, match10_nibbles[2:0]};
  assign n7 = {1'h0, match11_nibbles[2:0]} + {1'h0, match12_nibbles[2:0]};
  assign n8 = {1'h0, match13_nibbles[2:0]} + {1'h0, match14_nibbles[2:0]};
  assign n9 = {1'h0, match15_nibbles[2:0]} + {1'h0, match16_nibbles[2:0]};
  assign n10 = {1'h0, match17_nibbles[2:0]} + {1'h0, match18_nibbles[2:0]};
  assign n11 = {1'h0, match19_nibbles[2:0]} + {1'h0, match20_nibbles[2:0]};
  assign n12 = {1'h0, match21_nibbles[2:0]} + {1'h0, match22_nibbles[2:0]};
  assign n13 = {1'h0, match23_nibbles[2:0]} + {1'h0, match24_nibbles[2:0]};
  assign n14 = {1'h0, match25_nibbles[2:0]} + {1'h0, match26_nibbles[2:0]};
  assign n15 = {1'h0, match27_nibbles[2:0]} + {1'h0, match28_nibbles[2:0]};
  assign n16 = {1'h0, match29_nibbles[2:0]} + {1'h0, match30_nibbles[2:0]};
  assign n17 = {1'h0, high_1[0], carries_1[0]} + {1'h0, high_1[1], carries_1[0]};
  assign n18 = {1'h0, high_1[2], carries_1[1]} + {1'h0, high_1[3], carries_1[1]};
  assign n19 = {1'h0, high_1[4], carries_1[2]} + {1'h0, high_1[5], carries_1[2]};
  assign n20 = {1'h0, high_1[6], carries_1[3]} + {1'h0, high_1[7], carries_1[3]};
  assign n21 = {1'h0, high_1[8], carries_1[4]} + {1'h0, high_1[9], carries_1[4]};
  assign n22 = {1'h0, high_1[10], carries_1[5]} + {1'h0, high_1[11], carries_1[5]};
  assign n23 = {1'h0, high_1[12], carries_1[6]} + {1'h0, high_1[13], carries_1[6]};
  assign n24 = {1'h0, high_1[14], carries_1[7]} + {1'h0, high_1[15], carries_1[7]};
  assign n25 = {1'h0, high_1[16], carries_1[8]} + {1'h0, high_1[17], carries_1[8]};
  assign n26 = {1'h0, high_1[18], carries_1[9]} + {1'h0, high_1[19], carries_1[9]};
  assign n27 = {1'h0, high_1[20], carries_1[10]} + {1'h0, high_1[21], carries_1[10]};
  assign n28 = {1'h0, high_1[22], carries_1[11]} + {1'h0, high_1[23], carries_1[11]};
  assign n29 = {1'h0, high_1[24], carries_1[12]} + {1'h0, high_1[25], carries_1[12]};
  assign n30 = {1'h0, high_1[26], carries_1[13]} + {1'h0, high_1[27], carries_1[13]};
  assign n31 = {1'h0, high_1[28], carries_1[14]} + {1'h0, high_1[29], carries_1[14]};
  assign n32 = {1'h0, high_1[30], carries_1[15]} + {1'h0, high_1[31], carries_1[15]};
  assign n33 = {1'h0, low_1[5:3]} + {1'h0, low_1[8:6]};
  assign n34 = {1'h0, low_1[5:3]} + {1'h0, low_1[11:9]};
  assign n35 = {1'h0, low_1[17:15]} + {1'h0, low_1[20:18]};
  assign n36 = {1'h0, low_1[17:15]} + {1'h0, low_1[23:21]};
  assign n37 = {1'h0, low_1[29:27]} + {1'h0, low_1[32:30]};
  assign n38 = {1'h0, low_1[29:27]} + {1'h0, low_1[35:33]};
  assign n39 = {1'h0, low_1[41:39]} + {1'h0, low_1[44:42]};
  assign n40 = {1'h0, low_1[41:39]} + {1'h0, low_1[47:45]};
  assign n41 = {1'h0, low_1[53:51]} + {1'h0, low_1[56:54]};
  assign n42 = {1'h0, low_1[53:51]} + {1'h0, low_1[59:57]};
  assign n43 = {1'h0, low_1[65:63]} + {1'h0, low_1[68:66]};
  assign n44 = {1'h0, low_1[65:63]} + {1'h0, low_1[71:69]};
  assign n45 = {1'h0, low_1[77:75]} + {1'h0, low_1[80:78]};
  assign n46 = {1'h0, low_1[77:75]} + {1'h0, low_1[83:81]};
  assign n47 = {1'h0, low_1[89:87]} + {1'h0, low_1[92:90]};
  assign n48 = {1'h0, low_1[89:87]} + {1'h0, low_1[95:93]};
  assign n49 = {1'h0, n17[2:1], n33[3]} + {2'h0, high_1[2], n33[3]};
  assign n50 = {1'h0, n17[2:1], n34[3]} + {1'h0, n18[2:1], n34[3]};
  assign n51 = {1'h0, n19[2:1], n35[3]} + {2'h0, high_1[6], n35[3]};
  assign n52 = {1'h0, n19[2:1], n36[3]} + {1'h0, n20[2:1], n36[3]};
  assign n53 = {1'h0, n21[2:1], n37[3]} + {2'h0, high_1[10], n37[3]};
  assign n54 = {1'h0, n21[2:1], n38[3]} + {1'h0, n22[2:1], n38[3]};
  assign n55 = {1'h0, n23[2:1], n39[3]} + {2'h0, high_1[14], n39[3]};
  assign n56 = {1'h0, n23[2:1], n40[3]} + {1'h0, n24[2:1], n40[3]};
  assign n57 = {1'h0, n25[2:1], n41[3]} + {2'h0, high_1[18], n41[3]};
  assign n58 = {1'h0, n25[2:1], n42[3]} + {1'h0, n26[2:1], n42[3]};
  assign n59 = {1'h0, n27[2:1], n43[3]} + {2'h0, high_1[22], n43[3]};
  assign n60 = {1'h0, n27[2:1], n44[3]} + {1'h0, n28[2:1], n44[3]};
  assign n61 = {1'h0, n29[2:1], n45[3]} + {2'h0, high_1[26], n45[3]};
  assign n62 = {1'h0, n29[2:1], n46[3]} + {1'h0, n30[2:1], n46[3]};
  assign n63 = {1'h0, n31[2:1], n47[3]} + {2'h0, high_1[30], n47[3]};
  assign n64 = {1'h0, n31[2:1], n48[3]} + {1'h0, n32[2:1], n48[3]};
  assign n65 = {1'h0, n34[2:0]} + {1'h0, low_1[14:12]};
  assign n66 = {1'h0, n34[2:0]} + {1'h0, low_1[17:15]};
  assign n67 = {1'h0, n34[2:0]} + {1'h0, n35[2:0]};
  assign n68 = {1'h0, n34[2:0]} + {1'h0, n36[2:0]};
  assign n69 = {1'h0, n38[2:0]} + {1'h0, low_1[38:36]};
  assign n70 = {1'h0, n38[2:0]} + {1'h0, low_1[41:39]};
  assign n71 = {1'h0, n38[2:0]} + {1'h0, n39[2:0]};
  assign n72 = {1'h0, n38[2:0]} + {1'h0, n40[2:0]};
  assign n73 = {1'h0, n42[2:0]} + {1'h0, low_1[62:60]};
  assign n74 = {1'h0, n42[2:0]} + {1'h0, low_1[65:63]};
  assign n75 = {1'h0, n42[2:0]} + {1'h0, n43[2:0]};
  assign n76 = {1'h0, n42[2:0]} + {1'h0, n44[2:0]};
  assign n77 = {1'h0, n46[2:0]} + {1'h0, low_1[86:84]};
  assign n78 = {1'h0, n46[2:0]} + {1'h0, low_1[89:87]};
  assign n79 = {1'h0, n46[2:0]} + {1'h0, n47[2:0]};
  assign n80 = {1'h0, n46[2:0]} + {1'h0, n48[2:0]};
  assign n81 = {1'h0, n50[3:1], n65[3]} + {3'h0, high_1[4], n65[3]};
  assign n82 = {1'h0, n50[3:1], n66[3]} + {2'h0, n19[2:1], n66[3]};
  assign n83 = {1'h0, n50[3:1], n67[3]} + {1'h0, n51[3:1], n67[3]};
  assign n84 = {1'h0, n50[3:1], n68[3]} + {1'h0, n52[3:1], n68[3]};
  assign n85 = {1'h0, n54[3:1], n69[3]} + {3'h0, high_1[12], n69[3]};
  assign n86 = {1'h0, n54[3:1], n70[3]} + {2'h0, n23[2:1], n70[3]};
  assign n87 = {1'h0, n54[3:1], n71[3]} + {1'h0, n55[3:1], n71[3]};
  assign n88 = {1'h0, n54[3:1], n72[3]} + {1'h0, n56[3:1], n72[3]};
  assign n89 = {1'h0, n58[3:1], n73[3]} + {3'h0, high_1[20], n73[3]};
  assign n90 = {1'h0, n58[3:1], n74[3]} + {2'h0, n27[2:1], n74[3]};
  assign n91 = {1'h0, n58[3:1], n75[3]} + {1'h0, n59[3:1], n75[3]};
  assign n92 = {1'h0, n58[3:1], n76[3]} + {1'h0, n60[3:1], n76[3]};
  assign n93 = {1'h0, n62[3:1], n77[3]} + {3'h0, high_1[28], n77[3]};
  assign n94 = {1'h0, n62[3:1], n78[3]} + {2'h0, n31[2:1], n78[3]};
  assign n95 = {1'h0, n62[3:1], n79[3]} + {1'h0, n63[3:1], n79[3]};
  assign n96 = {1'h0, n62[3:1], n80[3]} + {1'h0, n64[3:1], n80[3]};
  assign n97 = {1'h0, n68[2:0]} + {1'h0, low_1[26:24]};
  assign n98 = {1'h0, n68[2:0]} + {1'h0, low_1[29:27]};
  assign n99 = {1'h0, n68[2:0]} + {1'h0, n37[2:0]};
  assign n100 = {1'h0, n68[2:0]} + {1'h0, n38[2:0]};
  assign n101 = {1'h0, n68[2:0]} + {1'h0, n69[2:0]};
  assign n102 = {1'h0, n68[2:0]} + {1'h0, n70[2:0]};
  assign n103 = {1'h0, n68[2:0]} + {1'h0, n71[2:0]};
  assign n104 = {1'h0, n68[2:0]} + {1'h0, n72[2:0]};
  assign n105 = {1'h0, n76[2:0]} + {1'h0, low_1[74:72]};
  assign n106 = {1'h0, n76[2:0]} + {1'h0, low_1[77:75]};
  assign n107 = {1'h0, n76[2:0]} + {1'h0, n45[2:0]};
  assign n108 = {1'h0, n76[2:0]} + {1'h0, n46[2:0]};
  assign n109 = {1'h0, n76[2:0]} + {1'h0, n77[2:0]};
  assign n110 = {1'h0, n76[2:0]} + {1'h0, n78[2:0]};
  assign n111 = {1'h0, n76[2:0]} + {1'h0, n79[2:0]};
  assign n112 = {1'h0, n76[2:0]} + {1'h0, n80[2:0]};
  assign n113 = {1'h0, high_2[24:21], carries_2[0]} + {4'h0, high_2[25], carries_2[0]};
  assign n114 = {1'h0, high_2[24:21], carries_2[1]} + {3'h0, high_2[27:26], carries_2[1]};
  assign n115 = {1'h0, high_2[24:21], carries_2[2]} + {2'h0, high_2[30:28], carries_2[2]};
  assign n116 = {1'h0, high_2[24:21], carries_2[3]} + {2'h0, high_2[33:31], carries_2[3]};
  assign n117 = {1'h0, high_2[24:21], carries_2[4]} + {1'h0, high_2[37:34], carries_2[4]};
  assign n118 = {1'h0, high_2[24:21], carries_2[5]} + {1'h0, high_2[41:38], carries_2[5]};
  assign n119 = {1'h0, high_2[24:21], carries_2[6]} + {1'h0, high_2[45:42], carries_2[6]};
  assign n120 = {1'h0, high_2[24:21], carries_2[7]} + {1'h0, high_2[49:46], carries_2[7]};
  assign n121 = {1'h0, high_2[74:71], carries_2[8]} + {4'h0, high_2[75], carries_2[8]};
  assign n122 = {1'h0, high_2[74:71], carries_2[9]} + {3'h0, high_2[77:76], carries_2[9]};
  assign n123 = {1'h0, high_2[74:71], carries_2[10]} + {2'h0, high_2[80:78], carries_2[10]};
  assign n124 = {1'h0, high_2[74:71], carries_2[11]} + {2'h0, high_2[83:81], carries_2[11]};
  assign n125 = {1'h0, high_2[74:71], carries_2[12]} + {1'h0, high_2[87:84], carries_2[12]};
  assign n126 = {1'h0, high_2[74:71], carries_2[13]} + {1'h0, high_2[91:88], carries_2[13]};
  assign n127 = {1'h0, high_2[74:71], carries_2[14]} + {1'h0, high_2[95:92], carries_2[14]};
  assign n128 = {1'h0, high_2[74:71], carries_2[15]} + {1'h0, high_2[99:96], carries_2[15]};
  assign n129 = {1'h0, low_2[47:45]} + {1'h0, low_2[50:48]};
  assign n130 = {1'h0, low_2[47:45]} + {1'h0, low_2[53:51]};
  assign n131 = {1'h0, low_2[47:45]} + {1'h0, low_2[56:54]};
  assign n132 = {1'h0, low_2[47:45]} + {1'h0, low_2[59:57]};
  assign n133 = {1'h0, low_2[47:45]} + {1'h0, low_2[62:60]};
  assign n134 = {1'h0, low_2[47:45]} + {1'h0, low_2[65:63]};
  assign n135 = {1'h0, low_2[47:45]} + {1'h0, low_2[68:66]};
  assign n136 = {1'h0, low_2[47:45]} + {1'h0, low_2[71:69]};
  assign n137 = {1'h0, low_2[47:45]} + {1'h0, low_2[74:72]};
  assign n138 = {1'h0, low_2[47:45]} + {1'h0, low_2[77:75]};
  assign n139 = {1'h0, low_2[47:45]} + {1'h0, low_2[80:78]};
  assign n140 = {1'h0, low_2[47:45]} + {1'h0, low_2[83:81]};
  assign n141 = {1'h0, low_2[47:45]} + {1'h0, low_2[86:84]};
  assign n142 = {1'h0, low_2[47:45]} + {1'h0, low_2[89:87]};
  assign n143 = {1'h0, low_2[47:45]} + {1'h0, low_2[92:90]};
  assign n144 = {1'h0, low_2[47:45]} + {1'h0, low_2[95:93]};
  assign n145 = {1'h0, n120[5:1], n129[3]} + {5'h0, high_2[50], n129[3]};
  assign n146 = {1'h0, n120[5:1], n130[3]} + {4'h0, high_2[52:51], n130[3]};
  assign n147 = {1'h0, n120[5:1], n131[3]} + {3'h0, high_2[55:53], n131[3]};
  assign n148 = {1'h0, n120[5:1], n132[3]} + {3'h0, high_2[58:56], n132[3]};
  assign n149 = {1'h0, n120[5:1], n133[3]} + {2'h0, high_2[62:59], n133[3]};
  assign n150 = {1'h0, n120[5:1], n134[3]} + {2'h0, high_2[66:63], n134[3]};
  assign n151 = {1'h0, n120[5:1], n135[3]} + {2'h0, high_2[70:67], n135[3]};
  assign n152 = {1'h0, n120[5:1], n136[3]} + {2'h0, high_2[74:71], n136[3]};
  assign n153 = {1'h0, n120[5:1], n137[3]} + {1'h0, n121[5:1], n137[3]};
  assign n154 = {1'h0, n120[5:1], n138[3]} + {1'h0, n122[5:1], n138[3]};
  assign n155 = {1'h0, n120[5:1], n139[3]} + {1'h0, n123[5:1], n139[3]};
  assign n156 = {1'h0, n120[5:1], n140[3]} + {1'h0, n124[5:1], n140[3]};
  assign n157 = {1'h0, n120[5:1], n141[3]} + {1'h0, n125[5:1], n141[3]};
  assign n158 = {1'h0, n120[5:1], n142[3]} + {1'h0, n126[5:1], n142[3]};
  assign n159 = {1'h0, n120[5:1], n143[3]} + {1'h0, n127[5:1], n143[3]};
  assign n160 = {1'h0, n120[5:1], n144[3]} + {1'h0, n128[5:1], n144[3]};
  assign n161 = low_2[0] ? {payloads_2[27:0], payloads_2[31:28]} : payloads_2[31:0];
  assign n162 = low_2[1] ? {n161[23:0], n161[31:24]} : n161;
  assign n163 = low_2[3] ? {payloads_2[59:32], payloads_2[63:60]} : payloads_2[63:32];
  assign n164 = low_2[4] ? {n163[23:0], n163[31:24]} : n163;
  assign n165 = low_2[6] ? {payloads_2[91:64], payloads_2[95:92]} : payloads_2[95:64];
  assign n166 = low_2[7] ? {n165[23:0], n165[31:24]} : n165;
  assign n167 = low_2[9] ? {payloads_2[123:96], payloads_2[127:124]} : payloads_2[127:96];
  assign n168 = low_2[10] ? {n167[23:0], n167[31:24]} : n167;
  assign n169 = low_2[12] ? {payloads_2[155:128], payloads_2[159:156]} : payloads_2[159:128];
  assign n170 = low_2[13] ? {n169[23:0], n169[31:24]} : n169;
  assign n171 = low_2[15] ? {payloads_2[187:160], payloads_2[191:188]} : payloads_2[191:160];
  assign n172 = low_2[16] ? {n171[23:0], n171[31:24]} : n171;
  assign n173 = low_2[18] ? {payloads_2[219:192], payloads_2[223:220]} : payloads_2[223:192];
  assign n174 = low_2[19] ? {n173[23:0], n173[31:24]} : n173;
  assign n175 = low_2[21] ? {payloads_2[251:224], payloads_2[255:252]} : payloads_2[255:224];
  assign n176 = low_2[22] ? {n175[23:0], n175[31:24]} : n175;
  assign n177 = low_2[24] ? {payloads_2[283:256], payloads_2[287:284]} : payloads_2[287:256];
  assign n178 = low_2[25] ? {n177[23:0], n177[31:24]} : n177;
  assign n179 = low_2[27] ? {payloads_2[315:288], payloads_2[319:316]} : payloads_2[319:288];
  assign n180 = low_2[28] ? {n179[23:0], n179[31:24]} : n179;
  assign n181 = low_2[30] ? {payloads_2[347:320], payloads_2[351:348]} : payloads_2[351:320];
  assign n182 = low_2[31] ? {n181[23:0], n181[31:24]} : n181;
  assign n183 = low_2[33] ? {payloads_2[379:352], payloads_2[383:380]} : payloads_2[383:352];
  assign n184 = low_2[34] ? {n183[23:0], n183[31:24]} : n183;
  assign n185 = low_2[36] ? {payloads_2[411:384], payloads_2[415:412]} : payloads_2[415:384];
  assign n186 = low_2[37] ? {n185[23:0], n185[31:24]} : n185;
  assign n187 = low_2[39] ? {payloads_2[443:416], payloads_2[447:444]} : payloads_2[447:416];
  assign n188 = low_2[40] ? {n187[23:0], n187[31:24]} : n187;
  assign n189 = low_2[42] ? {payloads_2[475:448], payloads_2[479:476]} : payloads_2[479:448];
  assign n190 = low_2[43] ? {n189[23:0], n189[31:24]} : n189;
  assign n191 = low_2[45] ? {payloads_2[507:480], payloads_2[511:508]} : payloads_2[511:480];
  assign n192 = low_2[46] ? {n191[23:0], n191[31:24]} : n191;
  assign n193 = n129[0] ? {payloads_2[539:512], payloads_2[543:540]} : payloads_2[543:512];
  assign n194 = n129[1] ? {n193[23:0], n193[31:24]} : n193;
  assign n195 = n130[0] ? {payloads_2[571:544], payloads_2[575:572]} : payloads_2[575:544];
  assign n196 = n130[1] ? {n195[23:0], n195[31:24]} : n195;
  assign n197 = n131[0] ? {payloads_2[603:576], payloads_2[607:604]} : payloads_2[607:576];
  assign n198 = n131[1] ? {n197[23:0], n197[31:24]} : n197;
  assign n199 = n132[0] ? {payloads_2[635:608], payloads_2[639:636]} : payloads_2[639:608];
  assign n200 = n132[1] ? {n199[23:0], n199[31:24]} : n199;
  assign n201 = n133[0] ? {payloads_2[667:640], payloads_2[671:668]} : payloads_2[671:640];
  assign n202 = n133[1] ? {n201[23:0], n201[31:24]} : n201;
  assign n203 = n134[0] ? {payloads_2[699:672], payloads_2[703:700]} : payloads_2[703:672];
  assign n204 = n134[1] ? {n203[23:0], n203[31:24]} : n203;
  assign n205 = n135[0] ? {payloads_2[731:704], payloads_2[735:732]} : payloads_2[735:704];
  assign n206 = n135[1] ? {n205[23:0], n205[31:24]} : n205;
  assign n207 = n136[0] ? {payloads_2[763:736], payloads_2[767:764]} : payloads_2[767:736];
  assign n208 = n136[1] ? {n207[23:0], n207[31:24]} : n207;
  assign n209 = n137[0] ? {payloads_2[795:768], payloads_2[799:796]} : payloads_2[799:768];
  assign n210 = n137[1] ? {n209[23:0], n209[31:24]} : n209;
  assign n211 = n138[0] ? {payloads_2[827:800], payloads_2[831:828]} : payloads_2[831:800];
  assign n212 = n138[1] ? {n211[23:0], n211[31:24]} : n211;
  assign n213 = n139[0] ? {payloads_2[859:832], payloads_2[863:860]} : payloads_2[863:832];
  assign n214 = n139[1] ? {n213[23:0], n213[31:24]} : n213;
  assign n215 = n140[0] ? {payloads_2[891:864], payloads_2[895:892]} : payloads_2[895:864];
  assign n216 = n140[1] ? {n215[23:0], n215[31:24]} : n215;
  assign n217 = n141[0] ? {payloads_2[923:896], payloads_2[927:924]} : payloads_2[927:896];
  assign n218 = n141[1] ? {n217[23:0], n217[31:24]} : n217;
  assign n219 = n142[0] ? {payloads_2[955:928], payloads_2[959:956]} : payloads_2[959:928];
  assign n220 = n142[1] ? {n219[23:0], n219[31:24]} : n219;
  assign n221 = n143[0] ? {payloads_2[987:960], payloads_2[991:988]} : payloads_2[991:960];
  assign n222 = n143[1] ? {n221[23:0], n221[31:24]} : n221;
  assign n223 = n144[0] ? {payloads_2[1019:992], payloads_2[1023:1020]} : payloads_2[1023:992];
  assign n224 = n144[1] ? {n223[23:0], n223[31:24]} : n223;
  assign n225 = {1'h0, ends_3[8:0]} + {6'h0, ends_3[12:9]};
  assign n226 = 10'ha8 < n225;
  assign done = valid_4;
  assign stored = stored_4;
  assign bursts = bursts_4;

  fpc_opt_lanes32_match match0 (
    .word(block[31:0]),
    .tag(match0_tag),
    .nibbles(match0_nibbles),
    .payload(match0_payload)
  );

  fpc_opt_lanes32_match match1 (
    .word(block[63:32]),
    .tag(match1_tag),
    .nibbles(match1_nibbles),
    .payload(match1_payload)
  );

  fpc_opt_lanes32_match match2 (
    .word(block[95:64]),
    .tag(match2_tag),
    .nibbles(match2_nibbles),
    .payload(match2_payload)
  );

  fpc_opt_lanes32_match match3 (
    .word(block[127:96]),
    .tag(match3_tag),
    .nibbles(match3_nibbles),
    .payload(match3_payload)
  );

  fpc_opt_lanes32_match match4 (
    .word(block[159:128]),
    .tag(match4_tag),
    .nibbles(match4_nibbles),
    .payload(match4_payload)
  );

  fpc_opt_lanes32_match match5 (
    .word(block[191:160]),
    .tag(match5_tag),
    .nibbles(match5_nibbles),
    .payload(match5_payload)
  );

  fpc_opt_lanes32_match match6 (
    .word(block[223:192]),
    .tag(match6_tag),
    .nibbles(match6_nibbles),
    .payload(match6_payload)
  );

  fpc_opt_lanes32_match match7 (
    .word(block[255:224]),
    .tag(match7_tag),
    .nibbles(match7_nibbles),
    .payload(match7_payload)
  );

  fpc_opt_lanes32_match match8 (
    .word(block[287:256]),
    .tag(match8_tag),
    .nibbles(match8_nibbles),
    .payload(match8_payload)
  );

  fpc_opt_lanes32_match match9 (
    .word(block[319:288]),
    .tag(match9_tag),
    .nibbles(match9_nibbles),
    .payload(match9_payload)
  );

  fpc_opt_lanes32_match match10 (
    .word(block[351:320]),
    .tag(match10_tag),
    .nibbles(match10_nibbles),
    .payload(match10_payload)
  );

  fpc_opt_lanes32_match match11 (
    .word(block[383:352]),
    .tag(match11_tag),
    .nibbles(match11_nibbles),
    .payload(match11_payload)
  );

  fpc_opt_lanes32_match match12 (
    .word(block[415:384]),
    .tag(match12_tag),
    .nibbles(match12_nibbles),
    .payload(match12_payload)
  );

  fpc_opt_lanes32_match match13 (
    .word(block[447:416]),
    .tag(match13_tag),
    .nibbles(match13_nibbles),
    .payload(match13_payload)
  );

  fpc_opt_lanes32_match match14 (
    .word(block[479:448]),
    .tag(match14_tag),
    .nibbles(match14_nibbles),
    .payload(match14_payload)
  );

  fpc_opt_lanes32_match match15 (
    .word(block[511:480]),
    .tag(match15_tag),
    .nibbles(match15_nibbles),
    .payload(match15_payload)
  );

  fpc_opt_lanes32_match match16 (
    .word(block[543:512]),
    .tag(match16_tag),
    .nibbles(match16_nibbles),
    .payload(match16_payload)
  );

  fpc_opt_lanes32_match match17 (
    .word(block[575:544]),
    .tag(match17_tag),
    .nibbles(match17_nibbles),
    .payload(match17_payload)
  );

  fpc_opt_lanes32_match match18 (
    .word(block[607:576]),
    .tag(match18_tag),
    .nibbles(match18_nibbles),
    .payload(match18_payload)
  );

  fpc_opt_lanes32_match match19 (
    .word(block[639:608]),
    .tag(match19_tag),
    .nibbles(match19_nibbles),
    .payload(match19_payload)
  );

  fpc_opt_lanes32_match match20 (
    .word(block[671:640]),
    .tag(match20_tag),
    .nibbles(match20_nibbles),
    .payload(match20_payload)
  );

  fpc_opt_lanes32_match match21 (
    .word(block[703:672]),
    .tag(match21_tag),
    .nibbles(match21_nibbles),
    .payload(match21_payload)
  );

  fpc_opt_lanes32_match match22 (
    .word(block[735:704]),
    .tag(match22_tag),
    .nibbles(match22_nibbles),
    .payload(match22_payload)
  );

  fpc_opt_lanes32_match match23 (
    .word(block[767:736]),
    .tag(match23_tag),
    .nibbles(match23_nibbles),
    .payload(match23_payload)
  );

  fpc_opt_lanes32_match match24 (
    .word(block[799:768]),
    .tag(match24_tag),
    .nibbles(match24_nibbles),
    .payload(match24_payload)
  );

  fpc_opt_lanes32_match match25 (
    .word(block[831:800]),
    .tag(match25_tag),
    .nibbles(match25_nibbles),
    .payload(match25_payload)
  );

  fpc_opt_lanes32_match match26 (
    .word(block[863:832]),
    .tag(match26_tag),
    .nibbles(match26_nibbles),
    .payload(match26_payload)
  );

  fpc_opt_lanes32_match match27 (
    .word(block[895:864]),
    .tag(match27_tag),
    .nibbles(match27_nibbles),
    .payload(match27_payload)
  );

  fpc_opt_lanes32_match match28 (
    .word(block[927:896]),
    .tag(match28_tag),
    .nibbles(match28_nibbles),
    .payload(match28_payload)
  );

  fpc_opt_lanes32_match match29 (
    .word(block[959:928]),
    .tag(match29_tag),
    .nibbles(match29_nibbles),
    .payload(match29_payload)
  );

  fpc_opt_lanes32_match match30 (
    .word(block[991:960]),
    .tag(match30_tag),
    .nibbles(match30_nibbles),
    .payload(match30_payload)
  );

  fpc_opt_lanes32_match match31 (
    .word(block[1023:992]),
    .tag(match31_tag),
    .nibbles(match31_nibbles),
    .payload(match31_payload)
  );

  fpc_opt_lanes32_direction3 direction3_0 (
    .start({high_2[1], low_2[5:3]}),
    .up(direction3_0_up)
  );

  fpc_opt_lanes32_direction3 direction3_1 (
    .start({high_2[6], low_2[11:9]}),
    .up(direction3_1_up)
  );

  fpc_opt_lanes32_direction3 direction3_2 (
    .start({high_2[13], low_2[17:15]}),
    .up(direction3_2_up)
  );

  fpc_opt_lanes32_direction3 direction3_3 (
    .start({high_2[21], low_2[23:21]}),
    .up(direction3_3_up)
  );

  fpc_opt_lanes32_direction3 direction3_4 (
    .start({n114[1], low_2[29:27]}),
    .up(direction3_4_up)
  );

  fpc_opt_lanes32_direction3 direction3_5 (
    .start({n116[1], low_2[35:33]}),
    .up(direction3_5_up)
  );

  fpc_opt_lanes32_direction3 direction3_6 (
    .start({n118[1], low_2[41:39]}),
    .up(direction3_6_up)
  );

  fpc_opt_lanes32_direction3 direction3_7 (
    .start({n120[1], low_2[47:45]}),
    .up(direction3_7_up)
  );

  fpc_opt_lanes32_direction3 direction3_8 (
    .start({n146[1], n130[2:0]}),
    .up(direction3_8_up)
  );

  fpc_opt_lanes32_direction3 direction3_9 (
    .start({n148[1], n132[2:0]}),
    .up(direction3_9_up)
  );

  fpc_opt_lanes32_direction3 direction3_10 (
    .start({n150[1], n134[2:0]}),
    .up(direction3_10_up)
  );

  fpc_opt_lanes32_direction3 direction3_11 (
    .start({n152[1], n136[2:0]}),
    .up(direction3_11_up)
  );

  fpc_opt_lanes32_direction3 direction3_12 (
    .start({n154[1], n138[2:0]}),
    .up(direction3_12_up)
  );

  fpc_opt_lanes32_direction3 direction3_13 (
    .start({n156[1], n140[2:0]}),
    .up(direction3_13_up)
  );

  fpc_opt_lanes32_direction3 direction3_14 (
    .start({n158[1], n142[2:0]}),
    .up(direction3_14_up)
  );

  fpc_opt_lanes32_direction3 direction3_15 (
    .start({n160[1], n144[2:0]}),
    .up(direction3_15_up)
  );

  fpc_opt_lanes32_merge3 merge3_0 (
    .left(low_2[2] ? {n162[15:0], n162[31:16]} : n162),
    .right(low_2[5] ? {n164[15:0], n164[31:16]} : n164),
    .up(direction3_0_up),
    .whole(merge3_0_whole)
  );

  fpc_opt_lanes32_merge3 merge3_1 (
    .left(low_2[8] ? {n166[15:0], n166[31:16]} : n166),
    .right(low_2[11] ? {n168[15:0], n168[31:16]} : n168),
    .up(direction3_1_up),
    .whole(merge3_1_whole)
  );

  fpc_opt_lanes32_merge3 merge3_2 (
    .left(low_2[14] ? {n170[15:0], n170[31:16]} : n170),
    .right(low_2[17] ? {n172[15:0], n172[31:16]} : n172),
    .up(direction3_2_up),
    .whole(merge3_2_whole)
  );

  fpc_opt_lanes32_merge3 merge3_3 (
    .left(low_2[20] ? {n174[15:0], n174[31:16]} : n174),
    .right(low_2[23] ? {n176[15:0], n176[31:16]} : n176),
    .up(direction3_3_up),
    .whole(merge3_3_whole)
  );

  fpc_opt_lanes32_merge3 merge3_4 (
    .left(low_2[26] ? {n178[15:0], n178[31:16]} : n178),
    .right(low_2[29] ? {n180[15:0], n180[31:16]} : n180),
    .up(direction3_4_up),
    .whole(merge3_4_whole)
  );

  fpc_opt_lanes32_merge3 merge3_5 (
    .left(low_2[32] ? {n182[15:0], n182[31:16]} : n182),
    .right(low_2[35] ? {n184[15:0], n184[31:16]} : n184),
    .up(direction3_5_up),
    .whole(merge3_5_whole)
  );

  fpc_opt_lanes32_merge3 merge3_6 (
    .left(low_2[38] ? {n186[15:0], n186[31:16]} : n186),
    .right(low_2[41] ? {n188[15:0], n188[31:16]} : n188),
    .up(direction3_6_up),
    .whole(merge3_6_whole)
  );

  fpc_opt_lanes32_merge3 merge3_7 (
    .left(low_2[44] ? {n190[15:0], n190[31:16]} : n190),
    .right(low_2[47] ? {n192[15:0], n192[31:16]} : n192),
    .up(direction3_7_up),
    .whole(merge3_7_whole)
  );

  fpc_opt_lanes32_merge3 merge3_8 (
    .left(n129[2] ? {n194[15:0], n194[31:16]} : n194),
    .right(n130[2] ? {n196[15:0], n196[31:16]} : n196),
    .up(direction3_8_up),
    .whole(merge3_8_whole)
  );

  fpc_opt_lanes32_merge3 merge3_9 (
    .left(n131[2] ? {n198[15:0], n198[31:16]} : n198),
    .right(n132[2] ? {n200[15:0], n200[31:16]} : n200),
    .up(direction3_9_up),
    .whole(merge3_9_whole)
  );

  fpc_opt_lanes32_merge3 merge3_10 (
    .left(n133[2] ? {n202[15:0], n202[31:16]} : n202),
    .right(n134[2] ? {n204[15:0], n204[31:16]} : n204),
    .up(direction3_10_up),
    .whole(merge3_10_whole)
  );

  fpc_opt_lanes32_merge3 merge3_11 (
    .left(n135[2] ? {n206[15:0], n206[31:16]} : n206),
    .right(n136[2] ? {n208[15:0], n208[31:16]} : n208),
    .up(direction3_11_up),
    .whole(merge3_11_whole)
  );

  fpc_opt_lanes32_merge3 merge3_12 (
    .left(n137[2] ? {n210[15:0], n210[31:16]} : n210),
    .right(n138[2] ? {n212[15:0], n212[31:16]} : n212),
    .up(direction3_12_up),
    .whole(merge3_12_whole)
  );

  fpc_opt_lanes32_merge3 merge3_13 (
    .left(n139[2] ? {n214[15:0], n214[31:16]} : n214),
    .right(n140[2] ? {n216[15:0], n216[31:16]} : n216),
    .up(direction3_13_up),
    .whole(merge3_13_whole)
  );

  fpc_opt_lanes32_merge3 merge3_14 (
    .left(n141[2] ? {n218[15:0], n218[31:16]} : n218),
    .right(n142[2] ? {n220[15:0], n220[31:16]} : n220),
    .up(direction3_14_up),
    .whole(merge3_14_whole)
  );

  fpc_opt_lanes32_merge3 merge3_15 (
    .left(n143[2] ? {n222[15:0], n222[31:16]} : n222),
    .right(n144[2] ? {n224[15:0], n224[31:16]} : n224),
    .up(direction3_15_up),
    .whole(merge3_15_whole)
  );

  fpc_opt_lanes32_direction4 direction4_0 (
    .start({high_2[4:3], low_2[8:6]}),
    .up(direction4_0_up)
  );

  fpc_opt_lanes32_direction4 direction4_1 (
    .start({high_2[18:17], low_2[20:18]}),
    .up(direction4_1_up)
  );

  fpc_opt_lanes32_direction4 direction4_2 (
    .start({n115[2:1], low_2[32:30]}),
    .up(direction4_2_up)
  );

  fpc_opt_lanes32_direction4 direction4_3 (
    .start({n119[2:1], low_2[44:42]}),
    .up(direction4_3_up)
  );

  fpc_opt_lanes32_direction4 direction4_4 (
    .start({n147[2:1], n131[2:0]}),
    .up(direction4_4_up)
  );

  fpc_opt_lanes32_direction4 direction4_5 (
    .start({n151[2:1], n135[2:0]}),
    .up(direction4_5_up)
  );

  fpc_opt_lanes32_direction4 direction4_6 (
    .start({n155[2:1], n139[2:0]}),
    .up(direction4_6_up)
  );

  fpc_opt_lanes32_direction4 direction4_7 (
    .start({n159[2:1], n143[2:0]}),
    .up(direction4_7_up)
  );

  fpc_opt_lanes32_merge4 merge4_0 (
    .left(payloads_3[63:0]),
    .right(payloads_3[127:64]),
    .up(up_3[15:0]),
    .whole(merge4_0_whole)
  );

  fpc_opt_lanes32_merge4 merge4_1 (
    .left(payloads_3[191:128]),
    .right(payloads_3[255:192]),
    .up(up_3[31:16]),
    .whole(merge4_1_whole)
  );

  fpc_opt_lanes32_merge4 merge4_2 (
    .left(payloads_3[319:256]),
    .right(payloads_3[383:320]),
    .up(up_3[47:32]),
    .whole(merge4_2_whole)
  );

  fpc_opt_lanes32_merge4 merge4_3 (
    .left(payloads_3[447:384]),
    .right(payloads_3[511:448]),
    .up(up_3[63:48]),
    .whole(merge4_3_whole)
  );

  fpc_opt_lanes32_merge4 merge4_4 (
    .left(payloads_3[575:512]),
    .right(payloads_3[639:576]),
    .up(up_3[79:64]),
    .whole(merge4_4_whole)
  );

  fpc_opt_lanes32_merge4 merge4_5 (
    .left(payloads_3[703:640]),
    .right(payloads_3[767:704]),
    .up(up_3[95:80]),
    .whole(merge4_5_whole)
  );

  fpc_opt_lanes32_merge4 merge4_6 (
    .left(payloads_3[831:768]),
    .right(payloads_3[895:832]),
    .up(up_3[111:96]),
    .whole(merge4_6_whole)
  );

  fpc_opt_lanes32_merge4 merge4_7 (
    .left(payloads_3[959:896]),
    .right(payloads_3[1023:960]),
    .up(up_3[127:112]),
    .whole(merge4_7_whole)
  );

  fpc_opt_lanes32_direction5 direction5_0 (
    .start(starts_3[5:0]),
    .up(direction5_0_up)
  );

  fpc_opt_lanes32_direction5 direction5_1 (
    .start(starts_3[11:6]),
    .up(direction5_1_up)
  );

  fpc_opt_lanes32_direction5 direction5_2 (
    .start(starts_3[17:12]),
    .up(direction5_2_up)
  );

  fpc_opt_lanes32_direction5 direction5_3 (
    .start(starts_3[23:18]),
    .up(direction5_3_up)
  );

  fpc_opt_lanes32_merge5 merge5_0 (
    .left(merge4_0_whole),
    .right(merge4_1_whole),
    .up(direction5_0_up),
    .whole(merge5_0_whole)
  );

  fpc_opt_lanes32_merge5 merge5_1 (
    .left(merge4_2_whole),
    .right(merge4_3_whole),
    .up(direction5_1_up),
    .whole(merge5_1_whole)
  );

  fpc_opt_lanes32_merge5 merge5_2 (
    .left(merge4_4_whole),
    .right(merge4_5_whole),
    .up(direction5_2_up),
    .whole(merge5_2_whole)
  );

  fpc_opt_lanes32_merge5 merge5_3 (
    .left(merge4_6_whole),
    .right(merge4_7_whole),
    .up(direction5_3_up),
    .whole(merge5_3_whole)
  );

  fpc_opt_lanes32_direction6 direction6_0 (
    .start(starts_3[30:24]),
    .up(direction6_0_up)
  );

  fpc_opt_lanes32_direction6 direction6_1 (
    .start(starts_3[37:31]),
    .up(direction6_1_up)
  );

  fpc_opt_lanes32_merge6 merge6_0 (
    .left(merge5_0_whole),
    .right(merge5_1_whole),
    .up(direction6_0_up),
    .whole(merge6_0_whole)
  );

  fpc_opt_lanes32_merge6 merge6_1 (
    .left(merge5_2_whole),
    .right(merge5_3_whole),
    .up(direction6_1_up),
    .whole(merge6_1_whole)
  );

  fpc_opt_lanes32_direction7 direction7_0 (
    .start(starts_3[45:38]),
    .up(direction7_0_up)
  );

  fpc_opt_lanes32_merge7 merge7_0 (
    .left(merge6_0_whole),
    .right(merge6_1_whole),
    .up(direction7_0_up),
    .whole(merge7_0_whole)
  );

  always @(posedge aclk) begin
    if (!aresetn) begin
      valid_1 <= 1'h0;
      valid_2 <= 1'h0;
      valid_3 <= 1'h0;
      valid_4 <= 1'h0;
    end else begin
      if (advance) valid_1 <= start;
      if (advance) valid_2 <= valid_1;
      if (advance) valid_3 <= valid_2;
      if (advance) valid_4 <= valid_3;
    end
  end

  always @(posedge aclk) begin
    if (advance) tags_1 <= {match31_tag, match30_tag, match29_tag, match28_tag, match27_tag, match26_tag, match25_tag,
    match24_tag, match23_tag, match22_tag, match21_tag, match20_tag, match19_tag, match18_tag,
    match17_tag, match16_tag, match15_tag, match14_tag, match13_tag, match12_tag, match11_tag,
    match10_tag, match9_tag, match8_tag, match7_tag, match6_tag, match5_tag, match4_tag,
    match3_tag, match2_tag, match1_tag, match0_tag};
    if (advance) payloads_1 <= {match31_payload, match30_payload, match29_payload, match28_payload, match27_payload,
    match26_payload, match25_payload, match24_payload, match23_payload, match22_payload,
    match21_payload, match20_payload, match19_payload, match18_payload, match17_payload,
    match16_payload, match15_payload, match14_payload, match13_payload, match12_payload,
    match11_payload, match10_payload, match9_payload, match8_payload, match7_payload,
    match6_payload, match5_payload, match4_payload, match3_payload, match2_payload, match1_payload,
    match0_payload};
    if (advance) low_1 <= {n16[2:0], match29_nibbles[2:0], n15[2:0], match27_nibbles[2:0], n14[2:0], match25_nibbles[2:0],
    n13[2:0], match23_nibbles[2:0], n12[2:0], match21_nibbles[2:0], n11[2:0], match19_nibbles[2:0],
    n10[2:0], match17_nibbles[2:0], n9[2:0], match15_nibbles[2:0], n8[2:0], match13_nibbles[2:0],
    n7[2:0], match11_nibbles[2:0], n6[2:0], match9_nibbles[2:0], n5[2:0], match7_nibbles[2:0],
    n4[2:0], match5_nibbles[2:0], n3[2:0], match3_nibbles[2:0], n2[2:0], match1_nibbles[2:0],
    n1[2:0], 2'h0, 1'h0};
    if (advance) carries_1 <= {n16[3], n15[3], n14[3], n13[3], n12[3], n11[3], n10[3], n9[3], n8[3], n7[3], n6[3], n5[3], n4[3],
    n3[3], n2[3], n1[3]};
    if (advance) high_1 <= {match30_nibbles[3], match29_nibbles[3], match28_nibbles[3], match27_nibbles[3],
    match26_nibbles[3], match25_nibbles[3], match24_nibbles[3], match23_nibbles[3],
    match22_nibbles[3], match21_nibbles[3], match20_nibbles[3], match19_nibbles[3],
    match18_nibbles[3], match17_nibbles[3], match16_nibbles[3], match15_nibbles[3],
    match14_nibbles[3], match13_nibbles[3], match12_nibbles[3], match11_nibbles[3],
    match10_nibbles[3], match9_nibbles[3], match8_nibbles[3], match7_nibbles[3], match6_nibbles[3],
    match5_nibbles[3], match4_nibbles[3], match3_nibbles[3], match2_nibbles[3], match1_nibbles[3],
    match0_nibbles[3], 1'h0};
    if (advance) last_length_1 <= match31_nibbles;
    if (advance) tags_2 <= {tags_1[95:93], tags_1[92:90], tags_1[89:87], tags_1[86:84], tags_1[83:81], tags_1[80:78],
    tags_1[77:75], tags_1[74:72], tags_1[71:69], tags_1[68:66], tags_1[65:63], tags_1[62:60],
    tags_1[59:57], tags_1[56:54], tags_1[53:51], tags_1[50:48], tags_1[47:45], tags_1[44:42],
    tags_1[41:39], tags_1[38:36], tags_1[35:33], tags_1[32:30], tags_1[29:27], tags_1[26:24],
    tags_1[23:21], tags_1[20:18], tags_1[17:15], tags_1[14:12], tags_1[11:9], tags_1[8:6],
    tags_1[5:3], tags_1[2:0]};
    if (advance) payloads_2 <= {payloads_1[1023:992], payloads_1[991:960], payloads_1[959:928], payloads_1[927:896],
    payloads_1[895:864], payloads_1[863:832], payloads_1[831:800], payloads_1[799:768],
    payloads_1[767:736], payloads_1[735:704], payloads_1[703:672], payloads_1[671:640],
    payloads_1[639:608], payloads_1[607:576], payloads_1[575:544], payloads_1[543:512],
    payloads_1[511:480], payloads_1[479:448], payloads_1[447:416], payloads_1[415:384],
    payloads_1[383:352], payloads_1[351:320], payloads_1[319:288], payloads_1[287:256],
    payloads_1[255:224], payloads_1[223:192], payloads_1[191:160], payloads_1[159:128],
    payloads_1[127:96], payloads_1[95:64], payloads_1[63:32], payloads_1[31:0]};
    if (advance) low_2 <= {n112[2:0], n111[2:0], n110[2:0], n109[2:0], n108[2:0], n107[2:0], n106[2:0], n105[2:0], n76[2:0],
    n75[2:0], n74[2:0], n73[2:0], n42[2:0], n41[2:0], low_1[53:51], low_1[50:48], n104[2:0],
    n103[2:0], n102[2:0], n101[2:0], n100[2:0], n99[2:0], n98[2:0], n97[2:0], n68[2:0], n67[2:0],
    n66[2:0], n65[2:0], n34[2:0], n33[2:0], low_1[5:3], low_1[2:0]};
    if (advance) carries_2 <= {n112[3], n111[3], n110[3], n109[3], n108[3], n107[3], n106[3], n105[3], n104[3], n103[3], n102[3],
    n101[3], n100[3], n99[3], n98[3], n97[3]};
    if (advance) high_2 <= {n96[4:1], n95[4:1], n94[4:1], n93[4:1], n62[3:1], n61[3:1], n29[2:1], high_1[24], n92[4:1],
    n91[4:1], n90[4:1], n89[4:1], n58[3:1], n57[3:1], n25[2:1], high_1[16], n88[4:1], n87[4:1],
    n86[4:1], n85[4:1], n54[3:1], n53[3:1], n21[2:1], high_1[8], n84[4:1], n83[4:1], n82[4:1],
    n81[4:1], n50[3:1], n49[3:1], n17[2:1], high_1[0]};
    if (advance) last_length_2 <= last_length_1;
    if (advance) tags_3 <= {tags_2[95:93], tags_2[92:90], tags_2[89:87], tags_2[86:84], tags_2[83:81], tags_2[80:78],
    tags_2[77:75], tags_2[74:72], tags_2[71:69], tags_2[68:66], tags_2[65:63], tags_2[62:60],
    tags_2[59:57], tags_2[56:54], tags_2[53:51], tags_2[50:48], tags_2[47:45], tags_2[44:42],
    tags_2[41:39], tags_2[38:36], tags_2[35:33], tags_2[32:30], tags_2[29:27], tags_2[26:24],
    tags_2[23:21], tags_2[20:18], tags_2[17:15], tags_2[14:12], tags_2[11:9], tags_2[8:6],
    tags_2[5:3], tags_2[2:0]};
    if (advance) ends_3 <= {last_length_2, n160[6:1], n144[2:0]};
    if (advance) payloads_3 <= {merge3_15_whole, merge3_14_whole, merge3_13_whole, merge3_12_whole, merge3_11_whole,
    merge3_10_whole, merge3_9_whole, merge3_8_whole, merge3_7_whole, merge3_6_whole,
    merge3_5_whole, merge3_4_whole, merge3_3_whole, merge3_2_whole, merge3_1_whole, merge3_0_whole};
    if (advance) starts_3 <= {n145[5:1], n129[2:0], n153[4:1], n137[2:0], n113[4:1], low_2[26:24], n157[3:1], n141[2:0],
    n149[3:1], n133[2:0], n117[3:1], low_2[38:36], high_2[11:9], low_2[14:12]};
    if (advance) up_3 <= {direction4_7_up, direction4_6_up, direction4_5_up, direction4_4_up, direction4_3_up,
    direction4_2_up, direction4_1_up, direction4_0_up};
    if (advance) stored_4 <= {merge7_0_whole[671:0], tags_3[95:93], tags_3[92:90], tags_3[89:87], tags_3[86:84], tags_3[83:81],
    tags_3[80:78], tags_3[77:75], tags_3[74:72], tags_3[71:69], tags_3[68:66], tags_3[65:63],
    tags_3[62:60], tags_3[59:57], tags_3[56:54], tags_3[53:51], tags_3[50:48], tags_3[47:45],
    tags_3[44:42], tags_3[41:39], tags_3[38:36], tags_3[35:33], tags_3[32:30], tags_3[29:27],
    tags_3[26:24], tags_3[23:21], tags_3[20:18], tags_3[17:15], tags_3[14:12], tags_3[11:9],
    tags_3[8:6], tags_3[5:3], tags_3[2:0]};
    if (advance) bursts_4 <= {2{n226}} | ({1'h0, 10'h28 < n225} + {1'h0, 10'h68 < n225});
  end

  wire unused = &{1'b0, n17[0], n18[0], n19[0], n20[0], n21[0], n22[0], n23[0], n24[0], n25[0], n26[0], n27[0], n28[0],
      n29[0], n30[0], n31[0], n32[0], n49[0], n50[0], n51[0], n52[0], n53[0], n54[0], n55[0],
      n56[0], n57[0], n58[0], n59[0], n60[0], n61[0], n62[0], n63[0], n64[0], n81[0], n82[0],
      n83[0], n84[0], n85[0], n86[0], n87[0], n88[0], n89[0], n90[0], n91[0], n92[0], n93[0],
      n94[0], n95[0], n96[0], high_2[0], high_2[2], high_2[5], high_2[8:7], high_2[12],
      high_2[16:14], high_2[20:19], n113[0], n113[5], n114[0], n114[5:2], n115[0], n115[5:3],
      n116[0], n116[5:2], n117[0], n117[5:4], n118[0], n118[5:2], n119[0], n119[5:3], n120[0],
      n121[0], n122[0], n123[0], n124[0], n125[0], n126[0], n127[0], n128[0], n145[0], n145[6],
      n146[0], n146[6:2], n147[0], n147[6:3], n148[0], n148[6:2], n149[0], n149[6:4], n150[0],
      n150[6:2], n151[0], n151[6:3], n152[0], n152[6:2], n153[0], n153[6:5], n154[0], n154[6:2],
      n155[0], n155[6:3], n156[0], n156[6:2], n157[0], n157[6:4], n158[0], n158[6:2], n159[0],
      n159[6:3], n160[0], merge7_0_whole[1023:672]};
endmodule
