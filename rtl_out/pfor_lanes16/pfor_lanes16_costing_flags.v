// Step 1 of 10 of pfor_lanes16_costing: exceptions for each number of planes, counted in twos.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_costing_flags (
  input  wire [255:0] residuals,  // Residuals of the mode, the first lane lowest
  input  wire bytes,  // Lanes hold two residuals each
  input  wire [255:0] below,  // Residuals of mode 7, the first byte lowest
  input  wire [159:0] ranks,  // Rank of each byte as text, the first byte's lowest
  output wire [31:0] escapes_level1,  // 16 of 2 bits, from step 1
  output wire [223:0] estimated_counts_level1,  // 112 of 2 bits, from step 1
  output wire [127:0] estimated_wide_counts_level1,  // 64 of 2 bits, from step 1
  output wire [223:0] rotated_counts_level1,  // 112 of 2 bits, from step 1
  output wire [15:0] estimated_ones_of_quarter0,  // From step 1
  output wire [7:0] rotated_ones_of_quarter0_out  // From step 1
);
  wire [239:0] estimated0_lane_first;  // 16 of 15 bits
  wire [111:0] estimated0_lane_second;  // 16 of 7 bits
  wire [255:0] estimated0_lane_ones;  // 16 of 16 bits
  pfor_lanes16_lane_exceptions estimated0_lane [15:0] (
    .residual(residuals), .bytes(bytes), .first(estimated0_lane_first),
    .second(estimated0_lane_second), .ones(estimated0_lane_ones)
  );
  wire [239:0] rotated0_lane_first;  // 16 of 15 bits
  wire [111:0] rotated0_lane_second;  // 16 of 7 bits
  wire [255:0] rotated0_lane_ones;  // 16 of 16 bits
  pfor_lanes16_lane_exceptions rotated0_lane [15:0] (
    .residual(below), .bytes(1'h1), .first(rotated0_lane_first), .second(rotated0_lane_second),
    .ones(rotated0_lane_ones)
  );
  wire [15:0] rotated_ones_of_quarter0 = rotated0_lane_ones[15:0] | rotated0_lane_ones[31:16] |
      rotated0_lane_ones[47:32] | rotated0_lane_ones[63:48] | rotated0_lane_ones[79:64] |
      rotated0_lane_ones[95:80] | rotated0_lane_ones[111:96] | rotated0_lane_ones[127:112] |
      rotated0_lane_ones[143:128] | rotated0_lane_ones[159:144] | rotated0_lane_ones[175:160] |
      rotated0_lane_ones[191:176] | rotated0_lane_ones[207:192] | rotated0_lane_ones[223:208] |
      rotated0_lane_ones[239:224] | rotated0_lane_ones[255:240];
  wire [1:0] escapes_level1_0 = {1'h0, &ranks[4:0]} + {1'h0, &ranks[9:5]};
  wire [1:0] escapes_level1_1 = {1'h0, &ranks[14:10]} + {1'h0, &ranks[19:15]};
  wire [1:0] escapes_level1_2 = {1'h0, &ranks[24:20]} + {1'h0, &ranks[29:25]};
  wire [1:0] escapes_level1_3 = {1'h0, &ranks[34:30]} + {1'h0, &ranks[39:35]};
  wire [1:0] escapes_level1_4 = {1'h0, &ranks[44:40]} + {1'h0, &ranks[49:45]};
  wire [1:0] escapes_level1_5 = {1'h0, &ranks[54:50]} + {1'h0, &ranks[59:55]};
  wire [1:0] escapes_level1_6 = {1'h0, &ranks[64:60]} + {1'h0, &ranks[69:65]};
  wire [1:0] escapes_level1_7 = {1'h0, &ranks[74:70]} + {1'h0, &ranks[79:75]};
  wire [1:0] escapes_level1_8 = {1'h0, &ranks[84:80]} + {1'h0, &ranks[89:85]};
  wire [1:0] escapes_level1_9 = {1'h0, &ranks[94:90]} + {1'h0, &ranks[99:95]};
  wire [1:0] escapes_level1_10 = {1'h0, &ranks[104:100]} + {1'h0, &ranks[109:105]};
  wire [1:0] escapes_level1_11 = {1'h0, &ranks[114:110]} + {1'h0, &ranks[119:115]};
  wire [1:0] escapes_level1_12 = {1'h0, &ranks[124:120]} + {1'h0, &ranks[129:125]};
  wire [1:0] escapes_level1_13 = {1'h0, &ranks[134:130]} + {1'h0, &ranks[139:135]};
  wire [1:0] escapes_level1_14 = {1'h0, &ranks[144:140]} + {1'h0, &ranks[149:145]};
  wire [1:0] escapes_level1_15 = {1'h0, &ranks[154:150]} + {1'h0, &ranks[159:155]};
  wire [1:0] estimated_counts_level1_0 = {1'h0, estimated0_lane_first[0]} +
      {1'h0, estimated0_lane_first[15]};
  wire [1:0] estimated_counts_level1_1 = {1'h0, estimated0_lane_first[30]} +
      {1'h0, estimated0_lane_first[45]};
  wire [1:0] estimated_counts_level1_2 = {1'h0, estimated0_lane_first[60]} +
      {1'h0, estimated0_lane_first[75]};
  wire [1:0] estimated_counts_level1_3 = {1'h0, estimated0_lane_first[90]} +
      {1'h0, estimated0_lane_first[105]};
  wire [1:0] estimated_counts_level1_4 = {1'h0, estimated0_lane_first[120]} +
      {1'h0, estimated0_lane_first[135]};
  wire [1:0] estimated_counts_level1_5 = {1'h0, estimated0_lane_first[150]} +
      {1'h0, estimated0_lane_first[165]};
  wire [1:0] estimated_counts_level1_6 = {1'h0, estimated0_lane_first[180]} +
      {1'h0, estimated0_lane_first[195]};
  wire [1:0] estimated_counts_level1_7 = {1'h0, estimated0_lane_first[210]} +
      {1'h0, estimated0_lane_first[225]};
  wire [1:0] estimated_counts_level1_8 = {1'h0, estimated0_lane_second[0]} +
      {1'h0, estimated0_lane_second[7]};
  wire [1:0] estimated_counts_level1_9 = {1'h0, estimated0_lane_second[14]} +
      {1'h0, estimated0_lane_second[21]};
  wire [1:0] estimated_counts_level1_10 = {1'h0, estimated0_lane_second[28]} +
      {1'h0, estimated0_lane_second[35]};
  wire [1:0] estimated_counts_level1_11 = {1'h0, estimated0_lane_second[42]} +
      {1'h0, estimated0_lane_second[49]};
  wire [1:0] estimated_counts_level1_12 = {1'h0, estimated0_lane_second[56]} +
      {1'h0, estimated0_lane_second[63]};
  wire [1:0] estimated_counts_level1_13 = {1'h0, estimated0_lane_second[70]} +
      {1'h0, estimated0_lane_second[77]};
  wire [1:0] estimated_counts_level1_14 = {1'h0, estimated0_lane_second[84]} +
      {1'h0, estimated0_lane_second[91]};
  wire [1:0] estimated_counts_level1_15 = {1'h0, estimated0_lane_second[98]} +
      {1'h0, estimated0_lane_second[105]};
  wire [1:0] estimated_counts_level1_16 = {1'h0, estimated0_lane_first[1]} +
      {1'h0, estimated0_lane_first[16]};
  wire [1:0] estimated_counts_level1_17 = {1'h0, estimated0_lane_first[31]} +
      {1'h0, estimated0_lane_first[46]};
  wire [1:0] estimated_counts_level1_18 = {1'h0, estimated0_lane_first[61]} +
      {1'h0, estimated0_lane_first[76]};
  wire [1:0] estimated_counts_level1_19 = {1'h0, estimated0_lane_first[91]} +
      {1'h0, estimated0_lane_first[106]};
  wire [1:0] estimated_counts_level1_20 = {1'h0, estimated0_lane_first[121]} +
      {1'h0, estimated0_lane_first[136]};
  wire [1:0] estimated_counts_level1_21 = {1'h0, estimated0_lane_first[151]} +
      {1'h0, estimated0_lane_first[166]};
  wire [1:0] estimated_counts_level1_22 = {1'h0, estimated0_lane_first[181]} +
      {1'h0, estimated0_lane_first[196]};
  wire [1:0] estimated_counts_level1_23 = {1'h0, estimated0_lane_first[211]} +
      {1'h0, estimated0_lane_first[226]};
  wire [1:0] estimated_counts_level1_24 = {1'h0, estimated0_lane_second[1]} +
      {1'h0, estimated0_lane_second[8]};
  wire [1:0] estimated_counts_level1_25 = {1'h0, estimated0_lane_second[15]} +
      {1'h0, estimated0_lane_second[22]};
  wire [1:0] estimated_counts_level1_26 = {1'h0, estimated0_lane_second[29]} +
      {1'h0, estimated0_lane_second[36]};
  wire [1:0] estimated_counts_level1_27 = {1'h0, estimated0_lane_second[43]} +
      {1'h0, estimated0_lane_second[50]};
  wire [1:0] estimated_counts_level1_28 = {1'h0, estimated0_lane_second[57]} +
      {1'h0, estimated0_lane_second[64]};
  wire [1:0] estimated_counts_level1_29 = {1'h0, estimated0_lane_second[71]} +
      {1'h0, estimated0_lane_second[78]};
  wire [1:0] estimated_counts_level1_30 = {1'h0, estimated0_lane_second[85]} +
      {1'h0, estimated0_lane_second[92]};
  wire [1:0] estimated_counts_level1_31 = {1'h0, estimated0_lane_second[99]} +
      {1'h0, estimated0_lane_second[106]};
  wire [1:0] estimated_counts_level1_32 = {1'h0, estimated0_lane_first[2]} +
      {1'h0, estimated0_lane_first[17]};
  wire [1:0] estimated_counts_level1_33 = {1'h0, estimated0_lane_first[32]} +
      {1'h0, estimated0_lane_first[47]};
  wire [1:0] estimated_counts_level1_34 = {1'h0, estimated0_lane_first[62]} +
      {1'h0, estimated0_lane_first[77]};
  wire [1:0] estimated_counts_level1_35 = {1'h0, estimated0_lane_first[92]} +
      {1'h0, estimated0_lane_first[107]};
  wire [1:0] estimated_counts_level1_36 = {1'h0, estimated0_lane_first[122]} +
      {1'h0, estimated0_lane_first[137]};
  wire [1:0] estimated_counts_level1_37 = {1'h0, estimated0_lane_first[152]} +
      {1'h0, estimated0_lane_first[167]};
  wire [1:0] estimated_counts_level1_38 = {1'h0, estimated0_lane_first[182]} +
      {1'h0, estimated0_lane_first[197]};
  wire [1:0] estimated_counts_level1_39 = {1'h0, estimated0_lane_first[212]} +
      {1'h0, estimated0_lane_first[227]};
  wire [1:0] estimated_counts_level1_40 = {1'h0, estimated0_lane_second[2]} +
      {1'h0, estimated0_lane_second[9]};
  wire [1:0] estimated_counts_level1_41 = {1'h0, estimated0_lane_second[16]} +
      {1'h0, estimated0_lane_second[23]};
  wire [1:0] estimated_counts_level1_42 = {1'h0, estimated0_lane_second[30]} +
      {1'h0, estimated0_lane_second[37]};
  wire [1:0] estimated_counts_level1_43 = {1'h0, estimated0_lane_second[44]} +
      {1'h0, estimated0_lane_second[51]};
  wire [1:0] estimated_counts_level1_44 = {1'h0, estimated0_lane_second[58]} +
      {1'h0, estimated0_lane_second[65]};
  wire [1:0] estimated_counts_level1_45 = {1'h0, estimated0_lane_second[72]} +
      {1'h0, estimated0_lane_second[79]};
  wire [1:0] estimated_counts_level1_46 = {1'h0, estimated0_lane_second[86]} +
      {1'h0, estimated0_lane_second[93]};
  wire [1:0] estimated_counts_level1_47 = {1'h0, estimated0_lane_second[100]} +
      {1'h0, estimated0_lane_second[107]};
  wire [1:0] estimated_counts_level1_48 = {1'h0, estimated0_lane_first[3]} +
      {1'h0, estimated0_lane_first[18]};
  wire [1:0] estimated_counts_level1_49 = {1'h0, estimated0_lane_first[33]} +
      {1'h0, estimated0_lane_first[48]};
  wire [1:0] estimated_counts_level1_50 = {1'h0, estimated0_lane_first[63]} +
      {1'h0, estimated0_lane_first[78]};
  wire [1:0] estimated_counts_level1_51 = {1'h0, estimated0_lane_first[93]} +
      {1'h0, estimated0_lane_first[108]};
  wire [1:0] estimated_counts_level1_52 = {1'h0, estimated0_lane_first[123]} +
      {1'h0, estimated0_lane_first[138]};
  wire [1:0] estimated_counts_level1_53 = {1'h0, estimated0_lane_first[153]} +
      {1'h0, estimated0_lane_first[168]};
  wire [1:0] estimated_counts_level1_54 = {1'h0, estimated0_lane_first[183]} +
      {1'h0, estimated0_lane_first[198]};
  wire [1:0] estimated_counts_level1_55 = {1'h0, estimated0_lane_first[213]} +
      {1'h0, estimated0_lane_first[228]};
  wire [1:0] estimated_counts_level1_56 = {1'h0, estimated0_lane_second[3]} +
      {1'h0, estimated0_lane_second[10]};
  wire [1:0] estimated_counts_level1_57 = {1'h0, estimated0_lane_second[17]} +
      {1'h0, estimated0_lane_second[24]};
  wire [1:0] estimated_counts_level1_58 = {1'h0, estimated0_lane_second[31]} +
      {1'h0, estimated0_lane_second[38]};
  wire [1:0] estimated_counts_level1_59 = {1'h0, estimated0_lane_second[45]} +
      {1'h0, estimated0_lane_second[52]};
  wire [1:0] estimated_counts_level1_60 = {1'h0, estimated0_lane_second[59]} +
      {1'h0, estimated0_lane_second[66]};
  wire [1:0] estimated_counts_level1_61 = {1'h0, estimated0_lane_second[73]} +
      {1'h0, estimated0_lane_second[80]};
  wire [1:0] estimated_counts_level1_62 = {1'h0, estimated0_lane_second[87]} +
      {1'h0, estimated0_lane_second[94]};
  wire [1:0] estimated_counts_level1_63 = {1'h0, estimated0_lane_second[101]} +
      {1'h0, estimated0_lane_second[108]};
  wire [1:0] estimated_counts_level1_64 = {1'h0, estimated0_lane_first[4]} +
      {1'h0, estimated0_lane_first[19]};
  wire [1:0] estimated_counts_level1_65 = {1'h0, estimated0_lane_first[34]} +
      {1'h0, estimated0_lane_first[49]};
  wire [1:0] estimated_counts_level1_66 = {1'h0, estimated0_lane_first[64]} +
      {1'h0, estimated0_lane_first[79]};
  wire [1:0] estimated_counts_level1_67 = {1'h0, estimated0_lane_first[94]} +
      {1'h0, estimated0_lane_first[109]};
  wire [1:0] estimated_counts_level1_68 = {1'h0, estimated0_lane_first[124]} +
      {1'h0, estimated0_lane_first[139]};
  wire [1:0] estimated_counts_level1_69 = {1'h0, estimated0_lane_first[154]} +
      {1'h0, estimated0_lane_first[169]};
  wire [1:0] estimated_counts_level1_70 = {1'h0, estimated0_lane_first[184]} +
      {1'h0, estimated0_lane_first[199]};
  wire [1:0] estimated_counts_level1_71 = {1'h0, estimated0_lane_first[214]} +
      {1'h0, estimated0_lane_first[229]};
  wire [1:0] estimated_counts_level1_72 = {1'h0, estimated0_lane_second[4]} +
      {1'h0, estimated0_lane_second[11]};
  wire [1:0] estimated_counts_level1_73 = {1'h0, estimated0_lane_second[18]} +
      {1'h0, estimated0_lane_second[25]};
  wire [1:0] estimated_counts_level1_74 = {1'h0, estimated0_lane_second[32]} +
      {1'h0, estimated0_lane_second[39]};
  wire [1:0] estimated_counts_level1_75 = {1'h0, estimated0_lane_second[46]} +
      {1'h0, estimated0_lane_second[53]};
  wire [1:0] estimated_counts_level1_76 = {1'h0, estimated0_lane_second[60]} +
      {1'h0, estimated0_lane_second[67]};
  wire [1:0] estimated_counts_level1_77 = {1'h0, estimated0_lane_second[74]} +
      {1'h0, estimated0_lane_second[81]};
  wire [1:0] estimated_counts_level1_78 = {1'h0, estimated0_lane_second[88]} +
      {1'h0, estimated0_lane_second[95]};
  wire [1:0] estimated_counts_level1_79 = {1'h0, estimated0_lane_second[102]} +
      {1'h0, estimated0_lane_second[109]};
  wire [1:0] estimated_counts_level1_80 = {1'h0, estimated0_lane_first[5]} +
      {1'h0, estimated0_lane_first[20]};
  wire [1:0] estimated_counts_level1_81 = {1'h0, estimated0_lane_first[35]} +
      {1'h0, estimated0_lane_first[50]};
  wire [1:0] estimated_counts_level1_82 = {1'h0, estimated0_lane_first[65]} +
      {1'h0, estimated0_lane_first[80]};
  wire [1:0] estimated_counts_level1_83 = {1'h0, estimated0_lane_first[95]} +
      {1'h0, estimated0_lane_first[110]};
  wire [1:0] estimated_counts_level1_84 = {1'h0, estimated0_lane_first[125]} +
      {1'h0, estimated0_lane_first[140]};
  wire [1:0] estimated_counts_level1_85 = {1'h0, estimated0_lane_first[155]} +
      {1'h0, estimated0_lane_first[170]};
  wire [1:0] estimated_counts_level1_86 = {1'h0, estimated0_lane_first[185]} +
      {1'h0, estimated0_lane_first[200]};
  wire [1:0] estimated_counts_level1_87 = {1'h0, estimated0_lane_first[215]} +
      {1'h0, estimated0_lane_first[230]};
  wire [1:0] estimated_counts_level1_88 = {1'h0, estimated0_lane_second[5]} +
      {1'h0, estimated0_lane_second[12]};
  wire [1:0] estimated_counts_level1_89 = {1'h0, estimated0_lane_second[19]} +
      {1'h0, estimated0_lane_second[26]};
  wire [1:0] estimated_counts_level1_90 = {1'h0, estimated0_lane_second[33]} +
      {1'h0, estimated0_lane_second[40]};
  wire [1:0] estimated_counts_level1_91 = {1'h0, estimated0_lane_second[47]} +
      {1'h0, estimated0_lane_second[54]};
  wire [1:0] estimated_counts_level1_92 = {1'h0, estimated0_lane_second[61]} +
      {1'h0, estimated0_lane_second[68]};
  wire [1:0] estimated_counts_level1_93 = {1'h0, estimated0_lane_second[75]} +
      {1'h0, estimated0_lane_second[82]};
  wire [1:0] estimated_counts_level1_94 = {1'h0, estimated0_lane_second[89]} +
      {1'h0, estimated0_lane_second[96]};
  wire [1:0] estimated_counts_level1_95 = {1'h0, estimated0_lane_second[103]} +
      {1'h0, estimated0_lane_second[110]};
  wire [1:0] estimated_counts_level1_96 = {1'h0, estimated0_lane_first[6]} +
      {1'h0, estimated0_lane_first[21]};
  wire [1:0] estimated_counts_level1_97 = {1'h0, estimated0_lane_first[36]} +
      {1'h0, estimated0_lane_first[51]};
  wire [1:0] estimated_counts_level1_98 = {1'h0, estimated0_lane_first[66]} +
      {1'h0, estimated0_lane_first[81]};
  wire [1:0] estimated_counts_level1_99 = {1'h0, estimated0_lane_first[96]} +
      {1'h0, estimated0_lane_first[111]};
  wire [1:0] estimated_counts_level1_100 = {1'h0, estimated0_lane_first[126]} +
      {1'h0, estimated0_lane_first[141]};
  wire [1:0] estimated_counts_level1_101 = {1'h0, estimated0_lane_first[156]} +
      {1'h0, estimated0_lane_first[171]};
  wire [1:0] estimated_counts_level1_102 = {1'h0, estimated0_lane_first[186]} +
      {1'h0, estimated0_lane_first[201]};
  wire [1:0] estimated_counts_level1_103 = {1'h0, estimated0_lane_first[216]} +
      {1'h0, estimated0_lane_first[231]};
  wire [1:0] estimated_counts_level1_104 = {1'h0, estimated0_lane_second[6]} +
      {1'h0, estimated0_lane_second[13]};
  wire [1:0] estimated_counts_level1_105 = {1'h0, estimated0_lane_second[20]} +
      {1'h0, estimated0_lane_second[27]};
  wire [1:0] estimated_counts_level1_106 = {1'h0, estimated0_lane_second[34]} +
      {1'h0, estimated0_lane_second[41]};
  wire [1:0] estimated_counts_level1_107 = {1'h0, estimated0_lane_second[48]} +
      {1'h0, estimated0_lane_second[55]};
  wire [1:0] estimated_counts_level1_108 = {1'h0, estimated0_lane_second[62]} +
      {1'h0, estimated0_lane_second[69]};
  wire [1:0] estimated_counts_level1_109 = {1'h0, estimated0_lane_second[76]} +
      {1'h0, estimated0_lane_second[83]};
  wire [1:0] estimated_counts_level1_110 = {1'h0, estimated0_lane_second[90]} +
      {1'h0, estimated0_lane_second[97]};
  wire [1:0] estimated_counts_level1_111 = {1'h0, estimated0_lane_second[104]} +
      {1'h0, estimated0_lane_second[111]};
  wire [1:0] estimated_wide_counts_level1_0 = {1'h0, estimated0_lane_first[7]} +
      {1'h0, estimated0_lane_first[22]};
  wire [1:0] estimated_wide_counts_level1_1 = {1'h0, estimated0_lane_first[37]} +
      {1'h0, estimated0_lane_first[52]};
  wire [1:0] estimated_wide_counts_level1_2 = {1'h0, estimated0_lane_first[67]} +
      {1'h0, estimated0_lane_first[82]};
  wire [1:0] estimated_wide_counts_level1_3 = {1'h0, estimated0_lane_first[97]} +
      {1'h0, estimated0_lane_first[112]};
  wire [1:0] estimated_wide_counts_level1_4 = {1'h0, estimated0_lane_first[127]} +
      {1'h0, estimated0_lane_first[142]};
  wire [1:0] estimated_wide_counts_level1_5 = {1'h0, estimated0_lane_first[157]} +
      {1'h0, estimated0_lane_first[172]};
  wire [1:0] estimated_wide_counts_level1_6 = {1'h0, estimated0_lane_first[187]} +
      {1'h0, estimated0_lane_first[202]};
  wire [1:0] estimated_wide_counts_level1_7 = {1'h0, estimated0_lane_first[217]} +
      {1'h0, estimated0_lane_first[232]};
  wire [1:0] estimated_wide_counts_level1_8 = {1'h0, estimated0_lane_first[8]} +
      {1'h0, estimated0_lane_first[23]};
  wire [1:0] estimated_wide_counts_level1_9 = {1'h0, estimated0_lane_first[38]} +
      {1'h0, estimated0_lane_first[53]};
  wire [1:0] estimated_wide_counts_level1_10 = {1'h0, estimated0_lane_first[68]} +
      {1'h0, estimated0_lane_first[83]};
  wire [1:0] estimated_wide_counts_level1_11 = {1'h0, estimated0_lane_first[98]} +
      {1'h0, estimated0_lane_first[113]};
  wire [1:0] estimated_wide_counts_level1_12 = {1'h0, estimated0_lane_first[128]} +
      {1'h0, estimated0_lane_first[143]};
  wire [1:0] estimated_wide_counts_level1_13 = {1'h0, estimated0_lane_first[158]} +
      {1'h0, estimated0_lane_first[173]};
  wire [1:0] estimated_wide_counts_level1_14 = {1'h0, estimated0_lane_first[188]} +
      {1'h0, estimated0_lane_first[203]};
  wire [1:0] estimated_wide_counts_level1_15 = {1'h0, estimated0_lane_first[218]} +
      {1'h0, estimated0_lane_first[233]};
  wire [1:0] estimated_wide_counts_level1_16 = {1'h0, estimated0_lane_first[9]} +
      {1'h0, estimated0_lane_first[24]};
  wire [1:0] estimated_wide_counts_level1_17 = {1'h0, estimated0_lane_first[39]} +
      {1'h0, estimated0_lane_first[54]};
  wire [1:0] estimated_wide_counts_level1_18 = {1'h0, estimated0_lane_first[69]} +
      {1'h0, estimated0_lane_first[84]};
  wire [1:0] estimated_wide_counts_level1_19 = {1'h0, estimated0_lane_first[99]} +
      {1'h0, estimated0_lane_first[114]};
  wire [1:0] estimated_wide_counts_level1_20 = {1'h0, estimated0_lane_first[129]} +
      {1'h0, estimated0_lane_first[144]};
  wire [1:0] estimated_wide_counts_level1_21 = {1'h0, estimated0_lane_first[159]} +
      {1'h0, estimated0_lane_first[174]};
  wire [1:0] estimated_wide_counts_level1_22 = {1'h0, estimated0_lane_first[189]} +
      {1'h0, estimated0_lane_first[204]};
  wire [1:0] estimated_wide_counts_level1_23 = {1'h0, estimated0_lane_first[219]} +
      {1'h0, estimated0_lane_first[234]};
  wire [1:0] estimated_wide_counts_level1_24 = {1'h0, estimated0_lane_first[10]} +
      {1'h0, estimated0_lane_first[25]};
  wire [1:0] estimated_wide_counts_level1_25 = {1'h0, estimated0_lane_first[40]} +
      {1'h0, estimated0_lane_first[55]};
  wire [1:0] estimated_wide_counts_level1_26 = {1'h0, estimated0_lane_first[70]} +
      {1'h0, estimated0_lane_first[85]};
  wire [1:0] estimated_wide_counts_level1_27 = {1'h0, estimated0_lane_first[100]} +
      {1'h0, estimated0_lane_first[115]};
  wire [1:0] estimated_wide_counts_level1_28 = {1'h0, estimated0_lane_first[130]} +
      {1'h0, estimated0_lane_first[145]};
  wire [1:0] estimated_wide_counts_level1_29 = {1'h0, estimated0_lane_first[160]} +
      {1'h0, estimated0_lane_first[175]};
  wire [1:0] estimated_wide_counts_level1_30 = {1'h0, estimated0_lane_first[190]} +
      {1'h0, estimated0_lane_first[205]};
  wire [1:0] estimated_wide_counts_level1_31 = {1'h0, estimated0_lane_first[220]} +
      {1'h0, estimated0_lane_first[235]};
  wire [1:0] estimated_wide_counts_level1_32 = {1'h0, estimated0_lane_first[11]} +
      {1'h0, estimated0_lane_first[26]};
  wire [1:0] estimated_wide_counts_level1_33 = {1'h0, estimated0_lane_first[41]} +
      {1'h0, estimated0_lane_first[56]};
  wire [1:0] estimated_wide_counts_level1_34 = {1'h0, estimated0_lane_first[71]} +
      {1'h0, estimated0_lane_first[86]};
  wire [1:0] estimated_wide_counts_level1_35 = {1'h0, estimated0_lane_first[101]} +
      {1'h0, estimated0_lane_first[116]};
  wire [1:0] estimated_wide_counts_level1_36 = {1'h0, estimated0_lane_first[131]} +
      {1'h0, estimated0_lane_first[146]};
  wire [1:0] estimated_wide_counts_level1_37 = {1'h0, estimated0_lane_first[161]} +
      {1'h0, estimated0_lane_first[176]};
  wire [1:0] estimated_wide_counts_level1_38 = {1'h0, estimated0_lane_first[191]} +
      {1'h0, estimated0_lane_first[206]};
  wire [1:0] estimated_wide_counts_level1_39 = {1'h0, estimated0_lane_first[221]} +
      {1'h0, estimated0_lane_first[236]};
  wire [1:0] estimated_wide_counts_level1_40 = {1'h0, estimated0_lane_first[12]} +
      {1'h0, estimated0_lane_first[27]};
  wire [1:0] estimated_wide_counts_level1_41 = {1'h0, estimated0_lane_first[42]} +
      {1'h0, estimated0_lane_first[57]};
  wire [1:0] estimated_wide_counts_level1_42 = {1'h0, estimated0_lane_first[72]} +
      {1'h0, estimated0_lane_first[87]};
  wire [1:0] estimated_wide_counts_level1_43 = {1'h0, estimated0_lane_first[102]} +
      {1'h0, estimated0_lane_first[117]};
  wire [1:0] estimated_wide_counts_level1_44 = {1'h0, estimated0_lane_first[132]} +
      {1'h0, estimated0_lane_first[147]};
  wire [1:0] estimated_wide_counts_level1_45 = {1'h0, estimated0_lane_first[162]} +
      {1'h0, estimated0_lane_first[177]};
  wire [1:0] estimated_wide_counts_level1_46 = {1'h0, estimated0_lane_first[192]} +
      {1'h0, estimated0_lane_first[207]};
  wire [1:0] estimated_wide_counts_level1_47 = {1'h0, estimated0_lane_first[222]} +
      {1'h0, estimated0_lane_first[237]};
  wire [1:0] estimated_wide_counts_level1_48 = {1'h0, estimated0_lane_first[13]} +
      {1'h0, estimated0_lane_first[28]};
  wire [1:0] estimated_wide_counts_level1_49 = {1'h0, estimated0_lane_first[43]} +
      {1'h0, estimated0_lane_first[58]};
  wire [1:0] estimated_wide_counts_level1_50 = {1'h0, estimated0_lane_first[73]} +
      {1'h0, estimated0_lane_first[88]};
  wire [1:0] estimated_wide_counts_level1_51 = {1'h0, estimated0_lane_first[103]} +
      {1'h0, estimated0_lane_first[118]};
  wire [1:0] estimated_wide_counts_level1_52 = {1'h0, estimated0_lane_first[133]} +
      {1'h0, estimated0_lane_first[148]};
  wire [1:0] estimated_wide_counts_level1_53 = {1'h0, estimated0_lane_first[163]} +
      {1'h0, estimated0_lane_first[178]};
  wire [1:0] estimated_wide_counts_level1_54 = {1'h0, estimated0_lane_first[193]} +
      {1'h0, estimated0_lane_first[208]};
  wire [1:0] estimated_wide_counts_level1_55 = {1'h0, estimated0_lane_first[223]} +
      {1'h0, estimated0_lane_first[238]};
  wire [1:0] estimated_wide_counts_level1_56 = {1'h0, estimated0_lane_first[14]} +
      {1'h0, estimated0_lane_first[29]};
  wire [1:0] estimated_wide_counts_level1_57 = {1'h0, estimated0_lane_first[44]} +
      {1'h0, estimated0_lane_first[59]};
  wire [1:0] estimated_wide_counts_level1_58 = {1'h0, estimated0_lane_first[74]} +
      {1'h0, estimated0_lane_first[89]};
  wire [1:0] estimated_wide_counts_level1_59 = {1'h0, estimated0_lane_first[104]} +
      {1'h0, estimated0_lane_first[119]};
  wire [1:0] estimated_wide_counts_level1_60 = {1'h0, estimated0_lane_first[134]} +
      {1'h0, estimated0_lane_first[149]};
  wire [1:0] estimated_wide_counts_level1_61 = {1'h0, estimated0_lane_first[164]} +
      {1'h0, estimated0_lane_first[179]};
  wire [1:0] estimated_wide_counts_level1_62 = {1'h0, estimated0_lane_first[194]} +
      {1'h0, estimated0_lane_first[209]};
  wire [1:0] estimated_wide_counts_level1_63 = {1'h0, estimated0_lane_first[224]} +
      {1'h0, estimated0_lane_first[239]};
  wire [1:0] rotated_counts_level1_0 = {1'h0, rotated0_lane_first[0]} +
      {1'h0, rotated0_lane_first[15]};
  wire [1:0] rotated_counts_level1_1 = {1'h0, rotated0_lane_first[30]} +
      {1'h0, rotated0_lane_first[45]};
  wire [1:0] rotated_counts_level1_2 = {1'h0, rotated0_lane_first[60]} +
      {1'h0, rotated0_lane_first[75]};
  wire [1:0] rotated_counts_level1_3 = {1'h0, rotated0_lane_first[90]} +
      {1'h0, rotated0_lane_first[105]};
  wire [1:0] rotated_counts_level1_4 = {1'h0, rotated0_lane_first[120]} +
      {1'h0, rotated0_lane_first[135]};
  wire [1:0] rotated_counts_level1_5 = {1'h0, rotated0_lane_first[150]} +
      {1'h0, rotated0_lane_first[165]};
  wire [1:0] rotated_counts_level1_6 = {1'h0, rotated0_lane_first[180]} +
      {1'h0, rotated0_lane_first[195]};
  wire [1:0] rotated_counts_level1_7 = {1'h0, rotated0_lane_first[210]} +
      {1'h0, rotated0_lane_first[225]};
  wire [1:0] rotated_counts_level1_8 = {1'h0, rotated0_lane_second[0]} +
      {1'h0, rotated0_lane_second[7]};
  wire [1:0] rotated_counts_level1_9 = {1'h0, rotated0_lane_second[14]} +
      {1'h0, rotated0_lane_second[21]};
  wire [1:0] rotated_counts_level1_10 = {1'h0, rotated0_lane_second[28]} +
      {1'h0, rotated0_lane_second[35]};
  wire [1:0] rotated_counts_level1_11 = {1'h0, rotated0_lane_second[42]} +
      {1'h0, rotated0_lane_second[49]};
  wire [1:0] rotated_counts_level1_12 = {1'h0, rotated0_lane_second[56]} +
      {1'h0, rotated0_lane_second[63]};
  wire [1:0] rotated_counts_level1_13 = {1'h0, rotated0_lane_second[70]} +
      {1'h0, rotated0_lane_second[77]};
  wire [1:0] rotated_counts_level1_14 = {1'h0, rotated0_lane_second[84]} +
      {1'h0, rotated0_lane_second[91]};
  wire [1:0] rotated_counts_level1_15 = {1'h0, rotated0_lane_second[98]} +
      {1'h0, rotated0_lane_second[105]};
  wire [1:0] rotated_counts_level1_16 = {1'h0, rotated0_lane_first[1]} +
      {1'h0, rotated0_lane_first[16]};
  wire [1:0] rotated_counts_level1_17 = {1'h0, rotated0_lane_first[31]} +
      {1'h0, rotated0_lane_first[46]};
  wire [1:0] rotated_counts_level1_18 = {1'h0, rotated0_lane_first[61]} +
      {1'h0, rotated0_lane_first[76]};
  wire [1:0] rotated_counts_level1_19 = {1'h0, rotated0_lane_first[91]} +
      {1'h0, rotated0_lane_first[106]};
  wire [1:0] rotated_counts_level1_20 = {1'h0, rotated0_lane_first[121]} +
      {1'h0, rotated0_lane_first[136]};
  wire [1:0] rotated_counts_level1_21 = {1'h0, rotated0_lane_first[151]} +
      {1'h0, rotated0_lane_first[166]};
  wire [1:0] rotated_counts_level1_22 = {1'h0, rotated0_lane_first[181]} +
      {1'h0, rotated0_lane_first[196]};
  wire [1:0] rotated_counts_level1_23 = {1'h0, rotated0_lane_first[211]} +
      {1'h0, rotated0_lane_first[226]};
  wire [1:0] rotated_counts_level1_24 = {1'h0, rotated0_lane_second[1]} +
      {1'h0, rotated0_lane_second[8]};
  wire [1:0] rotated_counts_level1_25 = {1'h0, rotated0_lane_second[15]} +
      {1'h0, rotated0_lane_second[22]};
  wire [1:0] rotated_counts_level1_26 = {1'h0, rotated0_lane_second[29]} +
      {1'h0, rotated0_lane_second[36]};
  wire [1:0] rotated_counts_level1_27 = {1'h0, rotated0_lane_second[43]} +
      {1'h0, rotated0_lane_second[50]};
  wire [1:0] rotated_counts_level1_28 = {1'h0, rotated0_lane_second[57]} +
      {1'h0, rotated0_lane_second[64]};
  wire [1:0] rotated_counts_level1_29 = {1'h0, rotated0_lane_second[71]} +
      {1'h0, rotated0_lane_second[78]};
  wire [1:0] rotated_counts_level1_30 = {1'h0, rotated0_lane_second[85]} +
      {1'h0, rotated0_lane_second[92]};
  wire [1:0] rotated_counts_level1_31 = {1'h0, rotated0_lane_second[99]} +
      {1'h0, rotated0_lane_second[106]};
  wire [1:0] rotated_counts_level1_32 = {1'h0, rotated0_lane_first[2]} +
      {1'h0, rotated0_lane_first[17]};
  wire [1:0] rotated_counts_level1_33 = {1'h0, rotated0_lane_first[32]} +
      {1'h0, rotated0_lane_first[47]};
  wire [1:0] rotated_counts_level1_34 = {1'h0, rotated0_lane_first[62]} +
      {1'h0, rotated0_lane_first[77]};
  wire [1:0] rotated_counts_level1_35 = {1'h0, rotated0_lane_first[92]} +
      {1'h0, rotated0_lane_first[107]};
  wire [1:0] rotated_counts_level1_36 = {1'h0, rotated0_lane_first[122]} +
      {1'h0, rotated0_lane_first[137]};
  wire [1:0] rotated_counts_level1_37 = {1'h0, rotated0_lane_first[152]} +
      {1'h0, rotated0_lane_first[167]};
  wire [1:0] rotated_counts_level1_38 = {1'h0, rotated0_lane_first[182]} +
      {1'h0, rotated0_lane_first[197]};
  wire [1:0] rotated_counts_level1_39 = {1'h0, rotated0_lane_first[212]} +
      {1'h0, rotated0_lane_first[227]};
  wire [1:0] rotated_counts_level1_40 = {1'h0, rotated0_lane_second[2]} +
      {1'h0, rotated0_lane_second[9]};
  wire [1:0] rotated_counts_level1_41 = {1'h0, rotated0_lane_second[16]} +
      {1'h0, rotated0_lane_second[23]};
  wire [1:0] rotated_counts_level1_42 = {1'h0, rotated0_lane_second[30]} +
      {1'h0, rotated0_lane_second[37]};
  wire [1:0] rotated_counts_level1_43 = {1'h0, rotated0_lane_second[44]} +
      {1'h0, rotated0_lane_second[51]};
  wire [1:0] rotated_counts_level1_44 = {1'h0, rotated0_lane_second[58]} +
      {1'h0, rotated0_lane_second[65]};
  wire [1:0] rotated_counts_level1_45 = {1'h0, rotated0_lane_second[72]} +
      {1'h0, rotated0_lane_second[79]};
  wire [1:0] rotated_counts_level1_46 = {1'h0, rotated0_lane_second[86]} +
      {1'h0, rotated0_lane_second[93]};
  wire [1:0] rotated_counts_level1_47 = {1'h0, rotated0_lane_second[100]} +
      {1'h0, rotated0_lane_second[107]};
  wire [1:0] rotated_counts_level1_48 = {1'h0, rotated0_lane_first[3]} +
      {1'h0, rotated0_lane_first[18]};
  wire [1:0] rotated_counts_level1_49 = {1'h0, rotated0_lane_first[33]} +
      {1'h0, rotated0_lane_first[48]};
  wire [1:0] rotated_counts_level1_50 = {1'h0, rotated0_lane_first[63]} +
      {1'h0, rotated0_lane_first[78]};
  wire [1:0] rotated_counts_level1_51 = {1'h0, rotated0_lane_first[93]} +
      {1'h0, rotated0_lane_first[108]};
  wire [1:0] rotated_counts_level1_52 = {1'h0, rotated0_lane_first[123]} +
      {1'h0, rotated0_lane_first[138]};
  wire [1:0] rotated_counts_level1_53 = {1'h0, rotated0_lane_first[153]} +
      {1'h0, rotated0_lane_first[168]};
  wire [1:0] rotated_counts_level1_54 = {1'h0, rotated0_lane_first[183]} +
      {1'h0, rotated0_lane_first[198]};
  wire [1:0] rotated_counts_level1_55 = {1'h0, rotated0_lane_first[213]} +
      {1'h0, rotated0_lane_first[228]};
  wire [1:0] rotated_counts_level1_56 = {1'h0, rotated0_lane_second[3]} +
      {1'h0, rotated0_lane_second[10]};
  wire [1:0] rotated_counts_level1_57 = {1'h0, rotated0_lane_second[17]} +
      {1'h0, rotated0_lane_second[24]};
  wire [1:0] rotated_counts_level1_58 = {1'h0, rotated0_lane_second[31]} +
      {1'h0, rotated0_lane_second[38]};
  wire [1:0] rotated_counts_level1_59 = {1'h0, rotated0_lane_second[45]} +
      {1'h0, rotated0_lane_second[52]};
  wire [1:0] rotated_counts_level1_60 = {1'h0, rotated0_lane_second[59]} +
      {1'h0, rotated0_lane_second[66]};
  wire [1:0] rotated_counts_level1_61 = {1'h0, rotated0_lane_second[73]} +
      {1'h0, rotated0_lane_second[80]};
  wire [1:0] rotated_counts_level1_62 = {1'h0, rotated0_lane_second[87]} +
      {1'h0, rotated0_lane_second[94]};
  wire [1:0] rotated_counts_level1_63 = {1'h0, rotated0_lane_second[101]} +
      {1'h0, rotated0_lane_second[108]};
  wire [1:0] rotated_counts_level1_64 = {1'h0, rotated0_lane_first[4]} +
      {1'h0, rotated0_lane_first[19]};
  wire [1:0] rotated_counts_level1_65 = {1'h0, rotated0_lane_first[34]} +
      {1'h0, rotated0_lane_first[49]};
  wire [1:0] rotated_counts_level1_66 = {1'h0, rotated0_lane_first[64]} +
      {1'h0, rotated0_lane_first[79]};
  wire [1:0] rotated_counts_level1_67 = {1'h0, rotated0_lane_first[94]} +
      {1'h0, rotated0_lane_first[109]};
  wire [1:0] rotated_counts_level1_68 = {1'h0, rotated0_lane_first[124]} +
      {1'h0, rotated0_lane_first[139]};
  wire [1:0] rotated_counts_level1_69 = {1'h0, rotated0_lane_first[154]} +
      {1'h0, rotated0_lane_first[169]};
  wire [1:0] rotated_counts_level1_70 = {1'h0, rotated0_lane_first[184]} +
      {1'h0, rotated0_lane_first[199]};
  wire [1:0] rotated_counts_level1_71 = {1'h0, rotated0_lane_first[214]} +
      {1'h0, rotated0_lane_first[229]};
  wire [1:0] rotated_counts_level1_72 = {1'h0, rotated0_lane_second[4]} +
      {1'h0, rotated0_lane_second[11]};
  wire [1:0] rotated_counts_level1_73 = {1'h0, rotated0_lane_second[18]} +
      {1'h0, rotated0_lane_second[25]};
  wire [1:0] rotated_counts_level1_74 = {1'h0, rotated0_lane_second[32]} +
      {1'h0, rotated0_lane_second[39]};
  wire [1:0] rotated_counts_level1_75 = {1'h0, rotated0_lane_second[46]} +
      {1'h0, rotated0_lane_second[53]};
  wire [1:0] rotated_counts_level1_76 = {1'h0, rotated0_lane_second[60]} +
      {1'h0, rotated0_lane_second[67]};
  wire [1:0] rotated_counts_level1_77 = {1'h0, rotated0_lane_second[74]} +
      {1'h0, rotated0_lane_second[81]};
  wire [1:0] rotated_counts_level1_78 = {1'h0, rotated0_lane_second[88]} +
      {1'h0, rotated0_lane_second[95]};
  wire [1:0] rotated_counts_level1_79 = {1'h0, rotated0_lane_second[102]} +
      {1'h0, rotated0_lane_second[109]};
  wire [1:0] rotated_counts_level1_80 = {1'h0, rotated0_lane_first[5]} +
      {1'h0, rotated0_lane_first[20]};
  wire [1:0] rotated_counts_level1_81 = {1'h0, rotated0_lane_first[35]} +
      {1'h0, rotated0_lane_first[50]};
  wire [1:0] rotated_counts_level1_82 = {1'h0, rotated0_lane_first[65]} +
      {1'h0, rotated0_lane_first[80]};
  wire [1:0] rotated_counts_level1_83 = {1'h0, rotated0_lane_first[95]} +
      {1'h0, rotated0_lane_first[110]};
  wire [1:0] rotated_counts_level1_84 = {1'h0, rotated0_lane_first[125]} +
      {1'h0, rotated0_lane_first[140]};
  wire [1:0] rotated_counts_level1_85 = {1'h0, rotated0_lane_first[155]} +
      {1'h0, rotated0_lane_first[170]};
  wire [1:0] rotated_counts_level1_86 = {1'h0, rotated0_lane_first[185]} +
      {1'h0, rotated0_lane_first[200]};
  wire [1:0] rotated_counts_level1_87 = {1'h0, rotated0_lane_first[215]} +
      {1'h0, rotated0_lane_first[230]};
  wire [1:0] rotated_counts_level1_88 = {1'h0, rotated0_lane_second[5]} +
      {1'h0, rotated0_lane_second[12]};
  wire [1:0] rotated_counts_level1_89 = {1'h0, rotated0_lane_second[19]} +
      {1'h0, rotated0_lane_second[26]};
  wire [1:0] rotated_counts_level1_90 = {1'h0, rotated0_lane_second[33]} +
      {1'h0, rotated0_lane_second[40]};
  wire [1:0] rotated_counts_level1_91 = {1'h0, rotated0_lane_second[47]} +
      {1'h0, rotated0_lane_second[54]};
  wire [1:0] rotated_counts_level1_92 = {1'h0, rotated0_lane_second[61]} +
      {1'h0, rotated0_lane_second[68]};
  wire [1:0] rotated_counts_level1_93 = {1'h0, rotated0_lane_second[75]} +
      {1'h0, rotated0_lane_second[82]};
  wire [1:0] rotated_counts_level1_94 = {1'h0, rotated0_lane_second[89]} +
      {1'h0, rotated0_lane_second[96]};
  wire [1:0] rotated_counts_level1_95 = {1'h0, rotated0_lane_second[103]} +
      {1'h0, rotated0_lane_second[110]};
  wire [1:0] rotated_counts_level1_96 = {1'h0, rotated0_lane_first[6]} +
      {1'h0, rotated0_lane_first[21]};
  wire [1:0] rotated_counts_level1_97 = {1'h0, rotated0_lane_first[36]} +
      {1'h0, rotated0_lane_first[51]};
  wire [1:0] rotated_counts_level1_98 = {1'h0, rotated0_lane_first[66]} +
      {1'h0, rotated0_lane_first[81]};
  wire [1:0] rotated_counts_level1_99 = {1'h0, rotated0_lane_first[96]} +
      {1'h0, rotated0_lane_first[111]};
  wire [1:0] rotated_counts_level1_100 = {1'h0, rotated0_lane_first[126]} +
      {1'h0, rotated0_lane_first[141]};
  wire [1:0] rotated_counts_level1_101 = {1'h0, rotated0_lane_first[156]} +
      {1'h0, rotated0_lane_first[171]};
  wire [1:0] rotated_counts_level1_102 = {1'h0, rotated0_lane_first[186]} +
      {1'h0, rotated0_lane_first[201]};
  wire [1:0] rotated_counts_level1_103 = {1'h0, rotated0_lane_first[216]} +
      {1'h0, rotated0_lane_first[231]};
  wire [1:0] rotated_counts_level1_104 = {1'h0, rotated0_lane_second[6]} +
      {1'h0, rotated0_lane_second[13]};
  wire [1:0] rotated_counts_level1_105 = {1'h0, rotated0_lane_second[20]} +
      {1'h0, rotated0_lane_second[27]};
  wire [1:0] rotated_counts_level1_106 = {1'h0, rotated0_lane_second[34]} +
      {1'h0, rotated0_lane_second[41]};
  wire [1:0] rotated_counts_level1_107 = {1'h0, rotated0_lane_second[48]} +
      {1'h0, rotated0_lane_second[55]};
  wire [1:0] rotated_counts_level1_108 = {1'h0, rotated0_lane_second[62]} +
      {1'h0, rotated0_lane_second[69]};
  wire [1:0] rotated_counts_level1_109 = {1'h0, rotated0_lane_second[76]} +
      {1'h0, rotated0_lane_second[83]};
  wire [1:0] rotated_counts_level1_110 = {1'h0, rotated0_lane_second[90]} +
      {1'h0, rotated0_lane_second[97]};
  wire [1:0] rotated_counts_level1_111 = {1'h0, rotated0_lane_second[104]} +
      {1'h0, rotated0_lane_second[111]};
  assign escapes_level1 = {escapes_level1_15, escapes_level1_14, escapes_level1_13,
      escapes_level1_12, escapes_level1_11, escapes_level1_10, escapes_level1_9, escapes_level1_8,
      escapes_level1_7, escapes_level1_6, escapes_level1_5, escapes_level1_4, escapes_level1_3,
      escapes_level1_2, escapes_level1_1, escapes_level1_0};
  assign estimated_counts_level1 = {estimated_counts_level1_111, estimated_counts_level1_110,
      estimated_counts_level1_109, estimated_counts_level1_108, estimated_counts_level1_107,
      estimated_counts_level1_106, estimated_counts_level1_105, estimated_counts_level1_104,
      estimated_counts_level1_103, estimated_counts_level1_102, estimated_counts_level1_101,
      estimated_counts_level1_100, estimated_counts_level1_99, estimated_counts_level1_98,
      estimated_counts_level1_97, estimated_counts_level1_96, estimated_counts_level1_95,
      estimated_counts_level1_94, estimated_counts_level1_93, estimated_counts_level1_92,
      estimated_counts_level1_91, estimated_counts_level1_90, estimated_counts_level1_89,
      estimated_counts_level1_88, estimated_counts_level1_87, estimated_counts_level1_86,
      estimated_counts_level1_85, estimated_counts_level1_84, estimated_counts_level1_83,
      estimated_counts_level1_82, estimated_counts_level1_81, estimated_counts_level1_80,
      estimated_counts_level1_79, estimated_counts_level1_78, estimated_counts_level1_77,
      estimated_counts_level1_76, estimated_counts_level1_75, estimated_counts_level1_74,
      estimated_counts_level1_73, estimated_counts_level1_72, estimated_counts_level1_71,
      estimated_counts_level1_70, estimated_counts_level1_69, estimated_counts_level1_68,
      estimated_counts_level1_67, estimated_counts_level1_66, estimated_counts_level1_65,
      estimated_counts_level1_64, estimated_counts_level1_63, estimated_counts_level1_62,
      estimated_counts_level1_61, estimated_counts_level1_60, estimated_counts_level1_59,
      estimated_counts_level1_58, estimated_counts_level1_57, estimated_counts_level1_56,
      estimated_counts_level1_55, estimated_counts_level1_54, estimated_counts_level1_53,
      estimated_counts_level1_52, estimated_counts_level1_51, estimated_counts_level1_50,
      estimated_counts_level1_49, estimated_counts_level1_48, estimated_counts_level1_47,
      estimated_counts_level1_46, estimated_counts_level1_45, estimated_counts_level1_44,
      estimated_counts_level1_43, estimated_counts_level1_42, estimated_counts_level1_41,
      estimated_counts_level1_40, estimated_counts_level1_39, estimated_counts_level1_38,
      estimated_counts_level1_37, estimated_counts_level1_36, estimated_counts_level1_35,
      estimated_counts_level1_34, estimated_counts_level1_33, estimated_counts_level1_32,
      estimated_counts_level1_31, estimated_counts_level1_30, estimated_counts_level1_29,
      estimated_counts_level1_28, estimated_counts_level1_27, estimated_counts_level1_26,
      estimated_counts_level1_25, estimated_counts_level1_24, estimated_counts_level1_23,
      estimated_counts_level1_22, estimated_counts_level1_21, estimated_counts_level1_20,
      estimated_counts_level1_19, estimated_counts_level1_18, estimated_counts_level1_17,
      estimated_counts_level1_16, estimated_counts_level1_15, estimated_counts_level1_14,
      estimated_counts_level1_13, estimated_counts_level1_12, estimated_counts_level1_11,
      estimated_counts_level1_10, estimated_counts_level1_9, estimated_counts_level1_8,
      estimated_counts_level1_7, estimated_counts_level1_6, estimated_counts_level1_5,
      estimated_counts_level1_4, estimated_counts_level1_3, estimated_counts_level1_2,
      estimated_counts_level1_1, estimated_counts_level1_0};
  assign estimated_wide_counts_level1 = {estimated_wide_counts_level1_63,
      estimated_wide_counts_level1_62, estimated_wide_counts_level1_61,
      estimated_wide_counts_level1_60, estimated_wide_counts_level1_59,
      estimated_wide_counts_level1_58, estimated_wide_counts_level1_57,
      estimated_wide_counts_level1_56, estimated_wide_counts_level1_55,
      estimated_wide_counts_level1_54, estimated_wide_counts_level1_53,
      estimated_wide_counts_level1_52, estimated_wide_counts_level1_51,
      estimated_wide_counts_level1_50, estimated_wide_counts_level1_49,
      estimated_wide_counts_level1_48, estimated_wide_counts_level1_47,
      estimated_wide_counts_level1_46, estimated_wide_counts_level1_45,
      estimated_wide_counts_level1_44, estimated_wide_counts_level1_43,
      estimated_wide_counts_level1_42, estimated_wide_counts_level1_41,
      estimated_wide_counts_level1_40, estimated_wide_counts_level1_39,
      estimated_wide_counts_level1_38, estimated_wide_counts_level1_37,
      estimated_wide_counts_level1_36, estimated_wide_counts_level1_35,
      estimated_wide_counts_level1_34, estimated_wide_counts_level1_33,
      estimated_wide_counts_level1_32, estimated_wide_counts_level1_31,
      estimated_wide_counts_level1_30, estimated_wide_counts_level1_29,
      estimated_wide_counts_level1_28, estimated_wide_counts_level1_27,
      estimated_wide_counts_level1_26, estimated_wide_counts_level1_25,
      estimated_wide_counts_level1_24, estimated_wide_counts_level1_23,
      estimated_wide_counts_level1_22, estimated_wide_counts_level1_21,
      estimated_wide_counts_level1_20, estimated_wide_counts_level1_19,
      estimated_wide_counts_level1_18, estimated_wide_counts_level1_17,
      estimated_wide_counts_level1_16, estimated_wide_counts_level1_15,
      estimated_wide_counts_level1_14, estimated_wide_counts_level1_13,
      estimated_wide_counts_level1_12, estimated_wide_counts_level1_11,
      estimated_wide_counts_level1_10, estimated_wide_counts_level1_9,
      estimated_wide_counts_level1_8, estimated_wide_counts_level1_7,
      estimated_wide_counts_level1_6, estimated_wide_counts_level1_5,
      estimated_wide_counts_level1_4, estimated_wide_counts_level1_3,
      estimated_wide_counts_level1_2, estimated_wide_counts_level1_1,
      estimated_wide_counts_level1_0};
  assign rotated_counts_level1 = {rotated_counts_level1_111, rotated_counts_level1_110,
      rotated_counts_level1_109, rotated_counts_level1_108, rotated_counts_level1_107,
      rotated_counts_level1_106, rotated_counts_level1_105, rotated_counts_level1_104,
      rotated_counts_level1_103, rotated_counts_level1_102, rotated_counts_level1_101,
      rotated_counts_level1_100, rotated_counts_level1_99, rotated_counts_level1_98,
      rotated_counts_level1_97, rotated_counts_level1_96, rotated_counts_level1_95,
      rotated_counts_level1_94, rotated_counts_level1_93, rotated_counts_level1_92,
      rotated_counts_level1_91, rotated_counts_level1_90, rotated_counts_level1_89,
      rotated_counts_level1_88, rotated_counts_level1_87, rotated_counts_level1_86,
      rotated_counts_level1_85, rotated_counts_level1_84, rotated_counts_level1_83,
      rotated_counts_level1_82, rotated_counts_level1_81, rotated_counts_level1_80,
      rotated_counts_level1_79, rotated_counts_level1_78, rotated_counts_level1_77,
      rotated_counts_level1_76, rotated_counts_level1_75, rotated_counts_level1_74,
      rotated_counts_level1_73, rotated_counts_level1_72, rotated_counts_level1_71,
      rotated_counts_level1_70, rotated_counts_level1_69, rotated_counts_level1_68,
      rotated_counts_level1_67, rotated_counts_level1_66, rotated_counts_level1_65,
      rotated_counts_level1_64, rotated_counts_level1_63, rotated_counts_level1_62,
      rotated_counts_level1_61, rotated_counts_level1_60, rotated_counts_level1_59,
      rotated_counts_level1_58, rotated_counts_level1_57, rotated_counts_level1_56,
      rotated_counts_level1_55, rotated_counts_level1_54, rotated_counts_level1_53,
      rotated_counts_level1_52, rotated_counts_level1_51, rotated_counts_level1_50,
      rotated_counts_level1_49, rotated_counts_level1_48, rotated_counts_level1_47,
      rotated_counts_level1_46, rotated_counts_level1_45, rotated_counts_level1_44,
      rotated_counts_level1_43, rotated_counts_level1_42, rotated_counts_level1_41,
      rotated_counts_level1_40, rotated_counts_level1_39, rotated_counts_level1_38,
      rotated_counts_level1_37, rotated_counts_level1_36, rotated_counts_level1_35,
      rotated_counts_level1_34, rotated_counts_level1_33, rotated_counts_level1_32,
      rotated_counts_level1_31, rotated_counts_level1_30, rotated_counts_level1_29,
      rotated_counts_level1_28, rotated_counts_level1_27, rotated_counts_level1_26,
      rotated_counts_level1_25, rotated_counts_level1_24, rotated_counts_level1_23,
      rotated_counts_level1_22, rotated_counts_level1_21, rotated_counts_level1_20,
      rotated_counts_level1_19, rotated_counts_level1_18, rotated_counts_level1_17,
      rotated_counts_level1_16, rotated_counts_level1_15, rotated_counts_level1_14,
      rotated_counts_level1_13, rotated_counts_level1_12, rotated_counts_level1_11,
      rotated_counts_level1_10, rotated_counts_level1_9, rotated_counts_level1_8,
      rotated_counts_level1_7, rotated_counts_level1_6, rotated_counts_level1_5,
      rotated_counts_level1_4, rotated_counts_level1_3, rotated_counts_level1_2,
      rotated_counts_level1_1, rotated_counts_level1_0};
  assign estimated_ones_of_quarter0 = estimated0_lane_ones[15:0] | estimated0_lane_ones[31:16] |
      estimated0_lane_ones[47:32] | estimated0_lane_ones[63:48] | estimated0_lane_ones[79:64] |
      estimated0_lane_ones[95:80] | estimated0_lane_ones[111:96] | estimated0_lane_ones[127:112] |
      estimated0_lane_ones[143:128] | estimated0_lane_ones[159:144] |
      estimated0_lane_ones[175:160] | estimated0_lane_ones[191:176] |
      estimated0_lane_ones[207:192] | estimated0_lane_ones[223:208] |
      estimated0_lane_ones[239:224] | estimated0_lane_ones[255:240];
  assign rotated_ones_of_quarter0_out = rotated_ones_of_quarter0[7:0];

  // Bits that nothing reads, or nets with many of them.
  wire unused = &{1'b0, rotated0_lane_first, rotated_ones_of_quarter0[15:8]};
endmodule
