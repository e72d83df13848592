// Step 2 of 10 of pfor_lanes16_costing: counts of exceptions, from level 2.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_costing_counts1 (
  input  wire [223:0] estimated_counts_level1,  // 112 of 2 bits, from step 1
  input  wire [127:0] estimated_wide_counts_level1,  // 64 of 2 bits, from step 1
  input  wire [223:0] rotated_counts_level1,  // 112 of 2 bits, from step 1
  output wire [69:0] estimated_counts_level4,  // 14 of 5 bits, from step 2
  output wire [39:0] estimated_wide_counts_level4,  // 8 of 5 bits, from step 2
  output wire [69:0] rotated_counts_level4  // 14 of 5 bits, from step 2
);
  wire [2:0] estimated_counts_level2_0 = {1'h0, estimated_counts_level1[1:0]} +
      {1'h0, estimated_counts_level1[3:2]};
  wire [2:0] estimated_counts_level2_1 = {1'h0, estimated_counts_level1[5:4]} +
      {1'h0, estimated_counts_level1[7:6]};
  wire [2:0] estimated_counts_level2_2 = {1'h0, estimated_counts_level1[9:8]} +
      {1'h0, estimated_counts_level1[11:10]};
  wire [2:0] estimated_counts_level2_3 = {1'h0, estimated_counts_level1[13:12]} +
      {1'h0, estimated_counts_level1[15:14]};
  wire [2:0] estimated_counts_level2_4 = {1'h0, estimated_counts_level1[17:16]} +
      {1'h0, estimated_counts_level1[19:18]};
  wire [2:0] estimated_counts_level2_5 = {1'h0, estimated_counts_level1[21:20]} +
      {1'h0, estimated_counts_level1[23:22]};
  wire [2:0] estimated_counts_level2_6 = {1'h0, estimated_counts_level1[25:24]} +
      {1'h0, estimated_counts_level1[27:26]};
  wire [2:0] estimated_counts_level2_7 = {1'h0, estimated_counts_level1[29:28]} +
      {1'h0, estimated_counts_level1[31:30]};
  wire [2:0] estimated_counts_level2_8 = {1'h0, estimated_counts_level1[33:32]} +
      {1'h0, estimated_counts_level1[35:34]};
  wire [2:0] estimated_counts_level2_9 = {1'h0, estimated_counts_level1[37:36]} +
      {1'h0, estimated_counts_level1[39:38]};
  wire [2:0] estimated_counts_level2_10 = {1'h0, estimated_counts_level1[41:40]} +
      {1'h0, estimated_counts_level1[43:42]};
  wire [2:0] estimated_counts_level2_11 = {1'h0, estimated_counts_level1[45:44]} +
      {1'h0, estimated_counts_level1[47:46]};
  wire [2:0] estimated_counts_level2_12 = {1'h0, estimated_counts_level1[49:48]} +
      {1'h0, estimated_counts_level1[51:50]};
  wire [2:0] estimated_counts_level2_13 = {1'h0, estimated_counts_level1[53:52]} +
      {1'h0, estimated_counts_level1[55:54]};
  wire [2:0] estimated_counts_level2_14 = {1'h0, estimated_counts_level1[57:56]} +
      {1'h0, estimated_counts_level1[59:58]};
  wire [2:0] estimated_counts_level2_15 = {1'h0, estimated_counts_level1[61:60]} +
      {1'h0, estimated_counts_level1[63:62]};
  wire [2:0] estimated_counts_level2_16 = {1'h0, estimated_counts_level1[65:64]} +
      {1'h0, estimated_counts_level1[67:66]};
  wire [2:0] estimated_counts_level2_17 = {1'h0, estimated_counts_level1[69:68]} +
      {1'h0, estimated_counts_level1[71:70]};
  wire [2:0] estimated_counts_level2_18 = {1'h0, estimated_counts_level1[73:72]} +
      {1'h0, estimated_counts_level1[75:74]};
  wire [2:0] estimated_counts_level2_19 = {1'h0, estimated_counts_level1[77:76]} +
      {1'h0, estimated_counts_level1[79:78]};
  wire [2:0] estimated_counts_level2_20 = {1'h0, estimated_counts_level1[81:80]} +
      {1'h0, estimated_counts_level1[83:82]};
  wire [2:0] estimated_counts_level2_21 = {1'h0, estimated_counts_level1[85:84]} +
      {1'h0, estimated_counts_level1[87:86]};
  wire [2:0] estimated_counts_level2_22 = {1'h0, estimated_counts_level1[89:88]} +
      {1'h0, estimated_counts_level1[91:90]};
  wire [2:0] estimated_counts_level2_23 = {1'h0, estimated_counts_level1[93:92]} +
      {1'h0, estimated_counts_level1[95:94]};
  wire [2:0] estimated_counts_level2_24 = {1'h0, estimated_counts_level1[97:96]} +
      {1'h0, estimated_counts_level1[99:98]};
  wire [2:0] estimated_counts_level2_25 = {1'h0, estimated_counts_level1[101:100]} +
      {1'h0, estimated_counts_level1[103:102]};
  wire [2:0] estimated_counts_level2_26 = {1'h0, estimated_counts_level1[105:104]} +
      {1'h0, estimated_counts_level1[107:106]};
  wire [2:0] estimated_counts_level2_27 = {1'h0, estimated_counts_level1[109:108]} +
      {1'h0, estimated_counts_level1[111:110]};
  wire [2:0] estimated_counts_level2_28 = {1'h0, estimated_counts_level1[113:112]} +
      {1'h0, estimated_counts_level1[115:114]};
  wire [2:0] estimated_counts_level2_29 = {1'h0, estimated_counts_level1[117:116]} +
      {1'h0, estimated_counts_level1[119:118]};
  wire [2:0] estimated_counts_level2_30 = {1'h0, estimated_counts_level1[121:120]} +
      {1'h0, estimated_counts_level1[123:122]};
  wire [2:0] estimated_counts_level2_31 = {1'h0, estimated_counts_level1[125:124]} +
      {1'h0, estimated_counts_level1[127:126]};
  wire [2:0] estimated_counts_level2_32 = {1'h0, estimated_counts_level1[129:128]} +
      {1'h0, estimated_counts_level1[131:130]};
  wire [2:0] estimated_counts_level2_33 = {1'h0, estimated_counts_level1[133:132]} +
      {1'h0, estimated_counts_level1[135:134]};
  wire [2:0] estimated_counts_level2_34 = {1'h0, estimated_counts_level1[137:136]} +
      {1'h0, estimated_counts_level1[139:138]};
  wire [2:0] estimated_counts_level2_35 = {1'h0, estimated_counts_level1[141:140]} +
      {1'h0, estimated_counts_level1[143:142]};
  wire [2:0] estimated_counts_level2_36 = {1'h0, estimated_counts_level1[145:144]} +
      {1'h0, estimated_counts_level1[147:146]};
  wire [2:0] estimated_counts_level2_37 = {1'h0, estimated_counts_level1[149:148]} +
      {1'h0, estimated_counts_level1[151:150]};
  wire [2:0] estimated_counts_level2_38 = {1'h0, estimated_counts_level1[153:152]} +
      {1'h0, estimated_counts_level1[155:154]};
  wire [2:0] estimated_counts_level2_39 = {1'h0, estimated_counts_level1[157:156]} +
      {1'h0, estimated_counts_level1[159:158]};
  wire [2:0] estimated_counts_level2_40 = {1'h0, estimated_counts_level1[161:160]} +
      {1'h0, estimated_counts_level1[163:162]};
  wire [2:0] estimated_counts_level2_41 = {1'h0, estimated_counts_level1[165:164]} +
      {1'h0, estimated_counts_level1[167:166]};
  wire [2:0] estimated_counts_level2_42 = {1'h0, estimated_counts_level1[169:168]} +
      {1'h0, estimated_counts_level1[171:170]};
  wire [2:0] estimated_counts_level2_43 = {1'h0, estimated_counts_level1[173:172]} +
      {1'h0, estimated_counts_level1[175:174]};
  wire [2:0] estimated_counts_level2_44 = {1'h0, estimated_counts_level1[177:176]} +
      {1'h0, estimated_counts_level1[179:178]};
  wire [2:0] estimated_counts_level2_45 = {1'h0, estimated_counts_level1[181:180]} +
      {1'h0, estimated_counts_level1[183:182]};
  wire [2:0] estimated_counts_level2_46 = {1'h0, estimated_counts_level1[185:184]} +
      {1'h0, estimated_counts_level1[187:186]};
  wire [2:0] estimated_counts_level2_47 = {1'h0, estimated_counts_level1[189:188]} +
      {1'h0, estimated_counts_level1[191:190]};
  wire [2:0] estimated_counts_level2_48 = {1'h0, estimated_counts_level1[193:192]} +
      {1'h0, estimated_counts_level1[195:194]};
  wire [2:0] estimated_counts_level2_49 = {1'h0, estimated_counts_level1[197:196]} +
      {1'h0, estimated_counts_level1[199:198]};
  wire [2:0] estimated_counts_level2_50 = {1'h0, estimated_counts_level1[201:200]} +
      {1'h0, estimated_counts_level1[203:202]};
  wire [2:0] estimated_counts_level2_51 = {1'h0, estimated_counts_level1[205:204]} +
      {1'h0, estimated_counts_level1[207:206]};
  wire [2:0] estimated_counts_level2_52 = {1'h0, estimated_counts_level1[209:208]} +
      {1'h0, estimated_counts_level1[211:210]};
  wire [2:0] estimated_counts_level2_53 = {1'h0, estimated_counts_level1[213:212]} +
      {1'h0, estimated_counts_level1[215:214]};
  wire [2:0] estimated_counts_level2_54 = {1'h0, estimated_counts_level1[217:216]} +
      {1'h0, estimated_counts_level1[219:218]};
  wire [2:0] estimated_counts_level2_55 = {1'h0, estimated_counts_level1[221:220]} +
      {1'h0, estimated_counts_level1[223:222]};
  wire [3:0] estimated_counts_level3_0 = {1'h0, estimated_counts_level2_0} +
      {1'h0, estimated_counts_level2_1};
  wire [3:0] estimated_counts_level3_1 = {1'h0, estimated_counts_level2_2} +
      {1'h0, estimated_counts_level2_3};
  wire [3:0] estimated_counts_level3_2 = {1'h0, estimated_counts_level2_4} +
      {1'h0, estimated_counts_level2_5};
  wire [3:0] estimated_counts_level3_3 = {1'h0, estimated_counts_level2_6} +
      {1'h0, estimated_counts_level2_7};
  wire [3:0] estimated_counts_level3_4 = {1'h0, estimated_counts_level2_8} +
      {1'h0, estimated_counts_level2_9};
  wire [3:0] estimated_counts_level3_5 = {1'h0, estimated_counts_level2_10} +
      {1'h0, estimated_counts_level2_11};
  wire [3:0] estimated_counts_level3_6 = {1'h0, estimated_counts_level2_12} +
      {1'h0, estimated_counts_level2_13};
  wire [3:0] estimated_counts_level3_7 = {1'h0, estimated_counts_level2_14} +
      {1'h0, estimated_counts_level2_15};
  wire [3:0] estimated_counts_level3_8 = {1'h0, estimated_counts_level2_16} +
      {1'h0, estimated_counts_level2_17};
  wire [3:0] estimated_counts_level3_9 = {1'h0, estimated_counts_level2_18} +
      {1'h0, estimated_counts_level2_19};
  wire [3:0] estimated_counts_level3_10 = {1'h0, estimated_counts_level2_20} +
      {1'h0, estimated_counts_level2_21};
  wire [3:0] estimated_counts_level3_11 = {1'h0, estimated_counts_level2_22} +
      {1'h0, estimated_counts_level2_23};
  wire [3:0] estimated_counts_level3_12 = {1'h0, estimated_counts_level2_24} +
      {1'h0, estimated_counts_level2_25};
  wire [3:0] estimated_counts_level3_13 = {1'h0, estimated_counts_level2_26} +
      {1'h0, estimated_counts_level2_27};
  wire [3:0] estimated_counts_level3_14 = {1'h0, estimated_counts_level2_28} +
      {1'h0, estimated_counts_level2_29};
  wire [3:0] estimated_counts_level3_15 = {1'h0, estimated_counts_level2_30} +
      {1'h0, estimated_counts_level2_31};
  wire [3:0] estimated_counts_level3_16 = {1'h0, estimated_counts_level2_32} +
      {1'h0, estimated_counts_level2_33};
  wire [3:0] estimated_counts_level3_17 = {1'h0, estimated_counts_level2_34} +
      {1'h0, estimated_counts_level2_35};
  wire [3:0] estimated_counts_level3_18 = {1'h0, estimated_counts_level2_36} +
      {1'h0, estimated_counts_level2_37};
  wire [3:0] estimated_counts_level3_19 = {1'h0, estimated_counts_level2_38} +
      {1'h0, estimated_counts_level2_39};
  wire [3:0] estimated_counts_level3_20 = {1'h0, estimated_counts_level2_40} +
      {1'h0, estimated_counts_level2_41};
  wire [3:0] estimated_counts_level3_21 = {1'h0, estimated_counts_level2_42} +
      {1'h0, estimated_counts_level2_43};
  wire [3:0] estimated_counts_level3_22 = {1'h0, estimated_counts_level2_44} +
      {1'h0, estimated_counts_level2_45};
  wire [3:0] estimated_counts_level3_23 = {1'h0, estimated_counts_level2_46} +
      {1'h0, estimated_counts_level2_47};
  wire [3:0] estimated_counts_level3_24 = {1'h0, estimated_counts_level2_48} +
      {1'h0, estimated_counts_level2_49};
  wire [3:0] estimated_counts_level3_25 = {1'h0, estimated_counts_level2_50} +
      {1'h0, estimated_counts_level2_51};
  wire [3:0] estimated_counts_level3_26 = {1'h0, estimated_counts_level2_52} +
      {1'h0, estimated_counts_level2_53};
  wire [3:0] estimated_counts_level3_27 = {1'h0, estimated_counts_level2_54} +
      {1'h0, estimated_counts_level2_55};
  wire [4:0] estimated_counts_level4_0 = {1'h0, estimated_counts_level3_0} +
      {1'h0, estimated_counts_level3_1};
  wire [4:0] estimated_counts_level4_1 = {1'h0, estimated_counts_level3_2} +
      {1'h0, estimated_counts_level3_3};
  wire [4:0] estimated_counts_level4_2 = {1'h0, estimated_counts_level3_4} +
      {1'h0, estimated_counts_level3_5};
  wire [4:0] estimated_counts_level4_3 = {1'h0, estimated_counts_level3_6} +
      {1'h0, estimated_counts_level3_7};
  wire [4:0] estimated_counts_level4_4 = {1'h0, estimated_counts_level3_8} +
      {1'h0, estimated_counts_level3_9};
  wire [4:0] estimated_counts_level4_5 = {1'h0, estimated_counts_level3_10} +
      {1'h0, estimated_counts_level3_11};
  wire [4:0] estimated_counts_level4_6 = {1'h0, estimated_counts_level3_12} +
      {1'h0, estimated_counts_level3_13};
  wire [4:0] estimated_counts_level4_7 = {1'h0, estimated_counts_level3_14} +
      {1'h0, estimated_counts_level3_15};
  wire [4:0] estimated_counts_level4_8 = {1'h0, estimated_counts_level3_16} +
      {1'h0, estimated_counts_level3_17};
  wire [4:0] estimated_counts_level4_9 = {1'h0, estimated_counts_level3_18} +
      {1'h0, estimated_counts_level3_19};
  wire [4:0] estimated_counts_level4_10 = {1'h0, estimated_counts_level3_20} +
      {1'h0, estimated_counts_level3_21};
  wire [4:0] estimated_counts_level4_11 = {1'h0, estimated_counts_level3_22} +
      {1'h0, estimated_counts_level3_23};
  wire [4:0] estimated_counts_level4_12 = {1'h0, estimated_counts_level3_24} +
      {1'h0, estimated_counts_level3_25};
  wire [4:0] estimated_counts_level4_13 = {1'h0, estimated_counts_level3_26} +
      {1'h0, estimated_counts_level3_27};
  wire [2:0] estimated_wide_counts_level2_0 = {1'h0, estimated_wide_counts_level1[1:0]} +
      {1'h0, estimated_wide_counts_level1[3:2]};
  wire [2:0] estimated_wide_counts_level2_1 = {1'h0, estimated_wide_counts_level1[5:4]} +
      {1'h0, estimated_wide_counts_level1[7:6]};
  wire [2:0] estimated_wide_counts_level2_2 = {1'h0, estimated_wide_counts_level1[9:8]} +
      {1'h0, estimated_wide_counts_level1[11:10]};
  wire [2:0] estimated_wide_counts_level2_3 = {1'h0, estimated_wide_counts_level1[13:12]} +
      {1'h0, estimated_wide_counts_level1[15:14]};
  wire [2:0] estimated_wide_counts_level2_4 = {1'h0, estimated_wide_counts_level1[17:16]} +
      {1'h0, estimated_wide_counts_level1[19:18]};
  wire [2:0] estimated_wide_counts_level2_5 = {1'h0, estimated_wide_counts_level1[21:20]} +
      {1'h0, estimated_wide_counts_level1[23:22]};
  wire [2:0] estimated_wide_counts_level2_6 = {1'h0, estimated_wide_counts_level1[25:24]} +
      {1'h0, estimated_wide_counts_level1[27:26]};
  wire [2:0] estimated_wide_counts_level2_7 = {1'h0, estimated_wide_counts_level1[29:28]} +
      {1'h0, estimated_wide_counts_level1[31:30]};
  wire [2:0] estimated_wide_counts_level2_8 = {1'h0, estimated_wide_counts_level1[33:32]} +
      {1'h0, estimated_wide_counts_level1[35:34]};
  wire [2:0] estimated_wide_counts_level2_9 = {1'h0, estimated_wide_counts_level1[37:36]} +
      {1'h0, estimated_wide_counts_level1[39:38]};
  wire [2:0] estimated_wide_counts_level2_10 = {1'h0, estimated_wide_counts_level1[41:40]} +
      {1'h0, estimated_wide_counts_level1[43:42]};
  wire [2:0] estimated_wide_counts_level2_11 = {1'h0, estimated_wide_counts_level1[45:44]} +
      {1'h0, estimated_wide_counts_level1[47:46]};
  wire [2:0] estimated_wide_counts_level2_12 = {1'h0, estimated_wide_counts_level1[49:48]} +
      {1'h0, estimated_wide_counts_level1[51:50]};
  wire [2:0] estimated_wide_counts_level2_13 = {1'h0, estimated_wide_counts_level1[53:52]} +
      {1'h0, estimated_wide_counts_level1[55:54]};
  wire [2:0] estimated_wide_counts_level2_14 = {1'h0, estimated_wide_counts_level1[57:56]} +
      {1'h0, estimated_wide_counts_level1[59:58]};
  wire [2:0] estimated_wide_counts_level2_15 = {1'h0, estimated_wide_counts_level1[61:60]} +
      {1'h0, estimated_wide_counts_level1[63:62]};
  wire [2:0] estimated_wide_counts_level2_16 = {1'h0, estimated_wide_counts_level1[65:64]} +
      {1'h0, estimated_wide_counts_level1[67:66]};
  wire [2:0] estimated_wide_counts_level2_17 = {1'h0, estimated_wide_counts_level1[69:68]} +
      {1'h0, estimated_wide_counts_level1[71:70]};
  wire [2:0] estimated_wide_counts_level2_18 = {1'h0, estimated_wide_counts_level1[73:72]} +
      {1'h0, estimated_wide_counts_level1[75:74]};
  wire [2:0] estimated_wide_counts_level2_19 = {1'h0, estimated_wide_counts_level1[77:76]} +
      {1'h0, estimated_wide_counts_level1[79:78]};
  wire [2:0] estimated_wide_counts_level2_20 = {1'h0, estimated_wide_counts_level1[81:80]} +
      {1'h0, estimated_wide_counts_level1[83:82]};
  wire [2:0] estimated_wide_counts_level2_21 = {1'h0, estimated_wide_counts_level1[85:84]} +
      {1'h0, estimated_wide_counts_level1[87:86]};
  wire [2:0] estimated_wide_counts_level2_22 = {1'h0, estimated_wide_counts_level1[89:88]} +
      {1'h0, estimated_wide_counts_level1[91:90]};
  wire [2:0] estimated_wide_counts_level2_23 = {1'h0, estimated_wide_counts_level1[93:92]} +
      {1'h0, estimated_wide_counts_level1[95:94]};
  wire [2:0] estimated_wide_counts_level2_24 = {1'h0, estimated_wide_counts_level1[97:96]} +
      {1'h0, estimated_wide_counts_level1[99:98]};
  wire [2:0] estimated_wide_counts_level2_25 = {1'h0, estimated_wide_counts_level1[101:100]} +
      {1'h0, estimated_wide_counts_level1[103:102]};
  wire [2:0] estimated_wide_counts_level2_26 = {1'h0, estimated_wide_counts_level1[105:104]} +
      {1'h0, estimated_wide_counts_level1[107:106]};
  wire [2:0] estimated_wide_counts_level2_27 = {1'h0, estimated_wide_counts_level1[109:108]} +
      {1'h0, estimated_wide_counts_level1[111:110]};
  wire [2:0] estimated_wide_counts_level2_28 = {1'h0, estimated_wide_counts_level1[113:112]} +
      {1'h0, estimated_wide_counts_level1[115:114]};
  wire [2:0] estimated_wide_counts_level2_29 = {1'h0, estimated_wide_counts_level1[117:116]} +
      {1'h0, estimated_wide_counts_level1[119:118]};
  wire [2:0] estimated_wide_counts_level2_30 = {1'h0, estimated_wide_counts_level1[121:120]} +
      {1'h0, estimated_wide_counts_level1[123:122]};
  wire [2:0] estimated_wide_counts_level2_31 = {1'h0, estimated_wide_counts_level1[125:124]} +
      {1'h0, estimated_wide_counts_level1[127:126]};
  wire [3:0] estimated_wide_counts_level3_0 = {1'h0, estimated_wide_counts_level2_0} +
      {1'h0, estimated_wide_counts_level2_1};
  wire [3:0] estimated_wide_counts_level3_1 = {1'h0, estimated_wide_counts_level2_2} +
      {1'h0, estimated_wide_counts_level2_3};
  wire [3:0] estimated_wide_counts_level3_2 = {1'h0, estimated_wide_counts_level2_4} +
      {1'h0, estimated_wide_counts_level2_5};
  wire [3:0] estimated_wide_counts_level3_3 = {1'h0, estimated_wide_counts_level2_6} +
      {1'h0, estimated_wide_counts_level2_7};
  wire [3:0] estimated_wide_counts_level3_4 = {1'h0, estimated_wide_counts_level2_8} +
      {1'h0, estimated_wide_counts_level2_9};
  wire [3:0] estimated_wide_counts_level3_5 = {1'h0, estimated_wide_counts_level2_10} +
      {1'h0, estimated_wide_counts_level2_11};
  wire [3:0] estimated_wide_counts_level3_6 = {1'h0, estimated_wide_counts_level2_12} +
      {1'h0, estimated_wide_counts_level2_13};
  wire [3:0] estimated_wide_counts_level3_7 = {1'h0, estimated_wide_counts_level2_14} +
      {1'h0, estimated_wide_counts_level2_15};
  wire [3:0] estimated_wide_counts_level3_8 = {1'h0, estimated_wide_counts_level2_16} +
      {1'h0, estimated_wide_counts_level2_17};
  wire [3:0] estimated_wide_counts_level3_9 = {1'h0, estimated_wide_counts_level2_18} +
      {1'h0, estimated_wide_counts_level2_19};
  wire [3:0] estimated_wide_counts_level3_10 = {1'h0, estimated_wide_counts_level2_20} +
      {1'h0, estimated_wide_counts_level2_21};
  wire [3:0] estimated_wide_counts_level3_11 = {1'h0, estimated_wide_counts_level2_22} +
      {1'h0, estimated_wide_counts_level2_23};
  wire [3:0] estimated_wide_counts_level3_12 = {1'h0, estimated_wide_counts_level2_24} +
      {1'h0, estimated_wide_counts_level2_25};
  wire [3:0] estimated_wide_counts_level3_13 = {1'h0, estimated_wide_counts_level2_26} +
      {1'h0, estimated_wide_counts_level2_27};
  wire [3:0] estimated_wide_counts_level3_14 = {1'h0, estimated_wide_counts_level2_28} +
      {1'h0, estimated_wide_counts_level2_29};
  wire [3:0] estimated_wide_counts_level3_15 = {1'h0, estimated_wide_counts_level2_30} +
      {1'h0, estimated_wide_counts_level2_31};
  wire [2:0] rotated_counts_level2_0 = {1'h0, rotated_counts_level1[1:0]} +
      {1'h0, rotated_counts_level1[3:2]};
  wire [2:0] rotated_counts_level2_1 = {1'h0, rotated_counts_level1[5:4]} +
      {1'h0, rotated_counts_level1[7:6]};
  wire [2:0] rotated_counts_level2_2 = {1'h0, rotated_counts_level1[9:8]} +
      {1'h0, rotated_counts_level1[11:10]};
  wire [2:0] rotated_counts_level2_3 = {1'h0, rotated_counts_level1[13:12]} +
      {1'h0, rotated_counts_level1[15:14]};
  wire [2:0] rotated_counts_level2_4 = {1'h0, rotated_counts_level1[17:16]} +
      {1'h0, rotated_counts_level1[19:18]};
  wire [2:0] rotated_counts_level2_5 = {1'h0, rotated_counts_level1[21:20]} +
      {1'h0, rotated_counts_level1[23:22]};
  wire [2:0] rotated_counts_level2_6 = {1'h0, rotated_counts_level1[25:24]} +
      {1'h0, rotated_counts_level1[27:26]};
  wire [2:0] rotated_counts_level2_7 = {1'h0, rotated_counts_level1[29:28]} +
      {1'h0, rotated_counts_level1[31:30]};
  wire [2:0] rotated_counts_level2_8 = {1'h0, rotated_counts_level1[33:32]} +
      {1'h0, rotated_counts_level1[35:34]};
  wire [2:0] rotated_counts_level2_9 = {1'h0, rotated_counts_level1[37:36]} +
      {1'h0, rotated_counts_level1[39:38]};
  wire [2:0] rotated_counts_level2_10 = {1'h0, rotated_counts_level1[41:40]} +
      {1'h0, rotated_counts_level1[43:42]};
  wire [2:0] rotated_counts_level2_11 = {1'h0, rotated_counts_level1[45:44]} +
      {1'h0, rotated_counts_level1[47:46]};
  wire [2:0] rotated_counts_level2_12 = {1'h0, rotated_counts_level1[49:48]} +
      {1'h0, rotated_counts_level1[51:50]};
  wire [2:0] rotated_counts_level2_13 = {1'h0, rotated_counts_level1[53:52]} +
      {1'h0, rotated_counts_level1[55:54]};
  wire [2:0] rotated_counts_level2_14 = {1'h0, rotated_counts_level1[57:56]} +
      {1'h0, rotated_counts_level1[59:58]};
  wire [2:0] rotated_counts_level2_15 = {1'h0, rotated_counts_level1[61:60]} +
      {1'h0, rotated_counts_level1[63:62]};
  wire [2:0] rotated_counts_level2_16 = {1'h0, rotated_counts_level1[65:64]} +
      {1'h0, rotated_counts_level1[67:66]};
  wire [2:0] rotated_counts_level2_17 = {1'h0, rotated_counts_level1[69:68]} +
      {1'h0, rotated_counts_level1[71:70]};
  wire [2:0] rotated_counts_level2_18 = {1'h0, rotated_counts_level1[73:72]} +
      {1'h0, rotated_counts_level1[75:74]};
  wire [2:0] rotated_counts_level2_19 = {1'h0, rotated_counts_level1[77:76]} +
      {1'h0, rotated_counts_level1[79:78]};
  wire [2:0] rotated_counts_level2_20 = {1'h0, rotated_counts_level1[81:80]} +
      {1'h0, rotated_counts_level1[83:82]};
  wire [2:0] rotated_counts_level2_21 = {1'h0, rotated_counts_level1[85:84]} +
      {1'h0, rotated_counts_level1[87:86]};
  wire [2:0] rotated_counts_level2_22 = {1'h0, rotated_counts_level1[89:88]} +
      {1'h0, rotated_counts_level1[91:90]};
  wire [2:0] rotated_counts_level2_23 = {1'h0, rotated_counts_level1[93:92]} +
      {1'h0, rotated_counts_level1[95:94]};
  wire [2:0] rotated_counts_level2_24 = {1'h0, rotated_counts_level1[97:96]} +
      {1'h0, rotated_counts_level1[99:98]};
  wire [2:0] rotated_counts_level2_25 = {1'h0, rotated_counts_level1[101:100]} +
      {1'h0, rotated_counts_level1[103:102]};
  wire [2:0] rotated_counts_level2_26 = {1'h0, rotated_counts_level1[105:104]} +
      {1'h0, rotated_counts_level1[107:106]};
  wire [2:0] rotated_counts_level2_27 = {1'h0, rotated_counts_level1[109:108]} +
      {1'h0, rotated_counts_level1[111:110]};
  wire [2:0] rotated_counts_level2_28 = {1'h0, rotated_counts_level1[113:112]} +
      {1'h0, rotated_counts_level1[115:114]};
  wire [2:0] rotated_counts_level2_29 = {1'h0, rotated_counts_level1[117:116]} +
      {1'h0, rotated_counts_level1[119:118]};
  wire [2:0] rotated_counts_level2_30 = {1'h0, rotated_counts_level1[121:120]} +
      {1'h0, rotated_counts_level1[123:122]};
  wire [2:0] rotated_counts_level2_31 = {1'h0, rotated_counts_level1[125:124]} +
      {1'h0, rotated_counts_level1[127:126]};
  wire [2:0] rotated_counts_level2_32 = {1'h0, rotated_counts_level1[129:128]} +
      {1'h0, rotated_counts_level1[131:130]};
  wire [2:0] rotated_counts_level2_33 = {1'h0, rotated_counts_level1[133:132]} +
      {1'h0, rotated_counts_level1[135:134]};
  wire [2:0] rotated_counts_level2_34 = {1'h0, rotated_counts_level1[137:136]} +
      {1'h0, rotated_counts_level1[139:138]};
  wire [2:0] rotated_counts_level2_35 = {1'h0, rotated_counts_level1[141:140]} +
      {1'h0, rotated_counts_level1[143:142]};
  wire [2:0] rotated_counts_level2_36 = {1'h0, rotated_counts_level1[145:144]} +
      {1'h0, rotated_counts_level1[147:146]};
  wire [2:0] rotated_counts_level2_37 = {1'h0, rotated_counts_level1[149:148]} +
      {1'h0, rotated_counts_level1[151:150]};
  wire [2:0] rotated_counts_level2_38 = {1'h0, rotated_counts_level1[153:152]} +
      {1'h0, rotated_counts_level1[155:154]};
  wire [2:0] rotated_counts_level2_39 = {1'h0, rotated_counts_level1[157:156]} +
      {1'h0, rotated_counts_level1[159:158]};
  wire [2:0] rotated_counts_level2_40 = {1'h0, rotated_counts_level1[161:160]} +
      {1'h0, rotated_counts_level1[163:162]};
  wire [2:0] rotated_counts_level2_41 = {1'h0, rotated_counts_level1[165:164]} +
      {1'h0, rotated_counts_level1[167:166]};
  wire [2:0] rotated_counts_level2_42 = {1'h0, rotated_counts_level1[169:168]} +
      {1'h0, rotated_counts_level1[171:170]};
  wire [2:0] rotated_counts_level2_43 = {1'h0, rotated_counts_level1[173:172]} +
      {1'h0, rotated_counts_level1[175:174]};
  wire [2:0] rotated_counts_level2_44 = {1'h0, rotated_counts_level1[177:176]} +
      {1'h0, rotated_counts_level1[179:178]};
  wire [2:0] rotated_counts_level2_45 = {1'h0, rotated_counts_level1[181:180]} +
      {1'h0, rotated_counts_level1[183:182]};
  wire [2:0] rotated_counts_level2_46 = {1'h0, rotated_counts_level1[185:184]} +
      {1'h0, rotated_counts_level1[187:186]};
  wire [2:0] rotated_counts_level2_47 = {1'h0, rotated_counts_level1[189:188]} +
      {1'h0, rotated_counts_level1[191:190]};
  wire [2:0] rotated_counts_level2_48 = {1'h0, rotated_counts_level1[193:192]} +
      {1'h0, rotated_counts_level1[195:194]};
  wire [2:0] rotated_counts_level2_49 = {1'h0, rotated_counts_level1[197:196]} +
      {1'h0, rotated_counts_level1[199:198]};
  wire [2:0] rotated_counts_level2_50 = {1'h0, rotated_counts_level1[201:200]} +
      {1'h0, rotated_counts_level1[203:202]};
  wire [2:0] rotated_counts_level2_51 = {1'h0, rotated_counts_level1[205:204]} +
      {1'h0, rotated_counts_level1[207:206]};
  wire [2:0] rotated_counts_level2_52 = {1'h0, rotated_counts_level1[209:208]} +
      {1'h0, rotated_counts_level1[211:210]};
  wire [2:0] rotated_counts_level2_53 = {1'h0, rotated_counts_level1[213:212]} +
      {1'h0, rotated_counts_level1[215:214]};
  wire [2:0] rotated_counts_level2_54 = {1'h0, rotated_counts_level1[217:216]} +
      {1'h0, rotated_counts_level1[219:218]};
  wire [2:0] rotated_counts_level2_55 = {1'h0, rotated_counts_level1[221:220]} +
      {1'h0, rotated_counts_level1[223:222]};
  wire [3:0] rotated_counts_level3_0 = {1'h0, rotated_counts_level2_0} +
      {1'h0, rotated_counts_level2_1};
  wire [3:0] rotated_counts_level3_1 = {1'h0, rotated_counts_level2_2} +
      {1'h0, rotated_counts_level2_3};
  wire [3:0] rotated_counts_level3_2 = {1'h0, rotated_counts_level2_4} +
      {1'h0, rotated_counts_level2_5};
  wire [3:0] rotated_counts_level3_3 = {1'h0, rotated_counts_level2_6} +
      {1'h0, rotated_counts_level2_7};
  wire [3:0] rotated_counts_level3_4 = {1'h0, rotated_counts_level2_8} +
      {1'h0, rotated_counts_level2_9};
  wire [3:0] rotated_counts_level3_5 = {1'h0, rotated_counts_level2_10} +
      {1'h0, rotated_counts_level2_11};
  wire [3:0] rotated_counts_level3_6 = {1'h0, rotated_counts_level2_12} +
      {1'h0, rotated_counts_level2_13};
  wire [3:0] rotated_counts_level3_7 = {1'h0, rotated_counts_level2_14} +
      {1'h0, rotated_counts_level2_15};
  wire [3:0] rotated_counts_level3_8 = {1'h0, rotated_counts_level2_16} +
      {1'h0, rotated_counts_level2_17};
  wire [3:0] rotated_counts_level3_9 = {1'h0, rotated_counts_level2_18} +
      {1'h0, rotated_counts_level2_19};
  wire [3:0] rotated_counts_level3_10 = {1'h0, rotated_counts_level2_20} +
      {1'h0, rotated_counts_level2_21};
  wire [3:0] rotated_counts_level3_11 = {1'h0, rotated_counts_level2_22} +
      {1'h0, rotated_counts_level2_23};
  wire [3:0] rotated_counts_level3_12 = {1'h0, rotated_counts_level2_24} +
      {1'h0, rotated_counts_level2_25};
  wire [3:0] rotated_counts_level3_13 = {1'h0, rotated_counts_level2_26} +
      {1'h0, rotated_counts_level2_27};
  wire [3:0] rotated_counts_level3_14 = {1'h0, rotated_counts_level2_28} +
      {1'h0, rotated_counts_level2_29};
  wire [3:0] rotated_counts_level3_15 = {1'h0, rotated_counts_level2_30} +
      {1'h0, rotated_counts_level2_31};
  wire [3:0] rotated_counts_level3_16 = {1'h0, rotated_counts_level2_32} +
      {1'h0, rotated_counts_level2_33};
  wire [3:0] rotated_counts_level3_17 = {1'h0, rotated_counts_level2_34} +
      {1'h0, rotated_counts_level2_35};
  wire [3:0] rotated_counts_level3_18 = {1'h0, rotated_counts_level2_36} +
      {1'h0, rotated_counts_level2_37};
  wire [3:0] rotated_counts_level3_19 = {1'h0, rotated_counts_level2_38} +
      {1'h0, rotated_counts_level2_39};
  wire [3:0] rotated_counts_level3_20 = {1'h0, rotated_counts_level2_40} +
      {1'h0, rotated_counts_level2_41};
  wire [3:0] rotated_counts_level3_21 = {1'h0, rotated_counts_level2_42} +
      {1'h0, rotated_counts_level2_43};
  wire [3:0] rotated_counts_level3_22 = {1'h0, rotated_counts_level2_44} +
      {1'h0, rotated_counts_level2_45};
  wire [3:0] rotated_counts_level3_23 = {1'h0, rotated_counts_level2_46} +
      {1'h0, rotated_counts_level2_47};
  wire [3:0] rotated_counts_level3_24 = {1'h0, rotated_counts_level2_48} +
      {1'h0, rotated_counts_level2_49};
  wire [3:0] rotated_counts_level3_25 = {1'h0, rotated_counts_level2_50} +
      {1'h0, rotated_counts_level2_51};
  wire [3:0] rotated_counts_level3_26 = {1'h0, rotated_counts_level2_52} +
      {1'h0, rotated_counts_level2_53};
  wire [3:0] rotated_counts_level3_27 = {1'h0, rotated_counts_level2_54} +
      {1'h0, rotated_counts_level2_55};
  wire [4:0] rotated_counts_level4_0 = {1'h0, rotated_counts_level3_0} +
      {1'h0, rotated_counts_level3_1};
  wire [4:0] rotated_counts_level4_1 = {1'h0, rotated_counts_level3_2} +
      {1'h0, rotated_counts_level3_3};
  wire [4:0] rotated_counts_level4_2 = {1'h0, rotated_counts_level3_4} +
      {1'h0, rotated_counts_level3_5};
  wire [4:0] rotated_counts_level4_3 = {1'h0, rotated_counts_level3_6} +
      {1'h0, rotated_counts_level3_7};
  wire [4:0] rotated_counts_level4_4 = {1'h0, rotated_counts_level3_8} +
      {1'h0, rotated_counts_level3_9};
  wire [4:0] rotated_counts_level4_5 = {1'h0, rotated_counts_level3_10} +
      {1'h0, rotated_counts_level3_11};
  wire [4:0] rotated_counts_level4_6 = {1'h0, rotated_counts_level3_12} +
      {1'h0, rotated_counts_level3_13};
  wire [4:0] rotated_counts_level4_7 = {1'h0, rotated_counts_level3_14} +
      {1'h0, rotated_counts_level3_15};
  wire [4:0] rotated_counts_level4_8 = {1'h0, rotated_counts_level3_16} +
      {1'h0, rotated_counts_level3_17};
  wire [4:0] rotated_counts_level4_9 = {1'h0, rotated_counts_level3_18} +
      {1'h0, rotated_counts_level3_19};
  wire [4:0] rotated_counts_level4_10 = {1'h0, rotated_counts_level3_20} +
      {1'h0, rotated_counts_level3_21};
  wire [4:0] rotated_counts_level4_11 = {1'h0, rotated_counts_level3_22} +
      {1'h0, rotated_counts_level3_23};
  wire [4:0] rotated_counts_level4_12 = {1'h0, rotated_counts_level3_24} +
      {1'h0, rotated_counts_level3_25};
  wire [4:0] rotated_counts_level4_13 = {1'h0, rotated_counts_level3_26} +
      {1'h0, rotated_counts_level3_27};
  assign estimated_counts_level4 = {estimated_counts_level4_13, estimated_counts_level4_12,
      estimated_counts_level4_11, estimated_counts_level4_10, estimated_counts_level4_9,
      estimated_counts_level4_8, estimated_counts_level4_7, estimated_counts_level4_6,
      estimated_counts_level4_5, estimated_counts_level4_4, estimated_counts_level4_3,
      estimated_counts_level4_2, estimated_counts_level4_1, estimated_counts_level4_0};
  assign estimated_wide_counts_level4 = {{1'h0, estimated_wide_counts_level3_14} +
      {1'h0, estimated_wide_counts_level3_15}, {1'h0, estimated_wide_counts_level3_12} +
      {1'h0, estimated_wide_counts_level3_13}, {1'h0, estimated_wide_counts_level3_10} +
      {1'h0, estimated_wide_counts_level3_11}, {1'h0, estimated_wide_counts_level3_8} +
      {1'h0, estimated_wide_counts_level3_9}, {1'h0, estimated_wide_counts_level3_6} +
      {1'h0, estimated_wide_counts_level3_7}, {1'h0, estimated_wide_counts_level3_4} +
      {1'h0, estimated_wide_counts_level3_5}, {1'h0, estimated_wide_counts_level3_2} +
      {1'h0, estimated_wide_counts_level3_3}, {1'h0, estimated_wide_counts_level3_0} +
      {1'h0, estimated_wide_counts_level3_1}};
  assign rotated_counts_level4 = {rotated_counts_level4_13, rotated_counts_level4_12,
      rotated_counts_level4_11, rotated_counts_level4_10, rotated_counts_level4_9,
      rotated_counts_level4_8, rotated_counts_level4_7, rotated_counts_level4_6,
      rotated_counts_level4_5, rotated_counts_level4_4, rotated_counts_level4_3,
      rotated_counts_level4_2, rotated_counts_level4_1, rotated_counts_level4_0};
endmodule
