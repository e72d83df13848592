// Step 3 of 13 of bpc_opt_lanes32_compressor_core: starting positions, level 1 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_sum_level1 (
  input  wire [95:0] tags,
  input  wire [159:0] lengths,
  input  wire [991:0] dbx,
  input  wire [3:0] match_base_nibbles,
  output wire [1023:0] payloads,
  output wire [157:0] starts1_low,
  output wire [15:0] starts1_carries,
  output wire [4:0] last_length,
  output wire starts0_high_0_out
);
  bpc_opt_lanes32_payload payload0 (
    .dbx(dbx[30:0]), .tag(tags[2:0]), .payload(payloads[31:0])
  );
  bpc_opt_lanes32_payload payload1 (
    .dbx(dbx[61:31]), .tag(tags[5:3]), .payload(payloads[63:32])
  );
  bpc_opt_lanes32_payload payload2 (
    .dbx(dbx[92:62]), .tag(tags[8:6]), .payload(payloads[95:64])
  );
  bpc_opt_lanes32_payload payload3 (
    .dbx(dbx[123:93]), .tag(tags[11:9]), .payload(payloads[127:96])
  );
  bpc_opt_lanes32_payload payload4 (
    .dbx(dbx[154:124]), .tag(tags[14:12]), .payload(payloads[159:128])
  );
  bpc_opt_lanes32_payload payload5 (
    .dbx(dbx[185:155]), .tag(tags[17:15]), .payload(payloads[191:160])
  );
  bpc_opt_lanes32_payload payload6 (
    .dbx(dbx[216:186]), .tag(tags[20:18]), .payload(payloads[223:192])
  );
  bpc_opt_lanes32_payload payload7 (
    .dbx(dbx[247:217]), .tag(tags[23:21]), .payload(payloads[255:224])
  );
  bpc_opt_lanes32_payload payload8 (
    .dbx(dbx[278:248]), .tag(tags[26:24]), .payload(payloads[287:256])
  );
  bpc_opt_lanes32_payload payload9 (
    .dbx(dbx[309:279]), .tag(tags[29:27]), .payload(payloads[319:288])
  );
  bpc_opt_lanes32_payload payload10 (
    .dbx(dbx[340:310]), .tag(tags[32:30]), .payload(payloads[351:320])
  );
  bpc_opt_lanes32_payload payload11 (
    .dbx(dbx[371:341]), .tag(tags[35:33]), .payload(payloads[383:352])
  );
  bpc_opt_lanes32_payload payload12 (
    .dbx(dbx[402:372]), .tag(tags[38:36]), .payload(payloads[415:384])
  );
  bpc_opt_lanes32_payload payload13 (
    .dbx(dbx[433:403]), .tag(tags[41:39]), .payload(payloads[447:416])
  );
  bpc_opt_lanes32_payload payload14 (
    .dbx(dbx[464:434]), .tag(tags[44:42]), .payload(payloads[479:448])
  );
  bpc_opt_lanes32_payload payload15 (
    .dbx(dbx[495:465]), .tag(tags[47:45]), .payload(payloads[511:480])
  );
  bpc_opt_lanes32_payload payload16 (
    .dbx(dbx[526:496]), .tag(tags[50:48]), .payload(payloads[543:512])
  );
  bpc_opt_lanes32_payload payload17 (
    .dbx(dbx[557:527]), .tag(tags[53:51]), .payload(payloads[575:544])
  );
  bpc_opt_lanes32_payload payload18 (
    .dbx(dbx[588:558]), .tag(tags[56:54]), .payload(payloads[607:576])
  );
  bpc_opt_lanes32_payload payload19 (
    .dbx(dbx[619:589]), .tag(tags[59:57]), .payload(payloads[639:608])
  );
  bpc_opt_lanes32_payload payload20 (
    .dbx(dbx[650:620]), .tag(tags[62:60]), .payload(payloads[671:640])
  );
  bpc_opt_lanes32_payload payload21 (
    .dbx(dbx[681:651]), .tag(tags[65:63]), .payload(payloads[703:672])
  );
  bpc_opt_lanes32_payload payload22 (
    .dbx(dbx[712:682]), .tag(tags[68:66]), .payload(payloads[735:704])
  );
  bpc_opt_lanes32_payload payload23 (
    .dbx(dbx[743:713]), .tag(tags[71:69]), .payload(payloads[767:736])
  );
  bpc_opt_lanes32_payload payload24 (
    .dbx(dbx[774:744]), .tag(tags[74:72]), .payload(payloads[799:768])
  );
  bpc_opt_lanes32_payload payload25 (
    .dbx(dbx[805:775]), .tag(tags[77:75]), .payload(payloads[831:800])
  );
  bpc_opt_lanes32_payload payload26 (
    .dbx(dbx[836:806]), .tag(tags[80:78]), .payload(payloads[863:832])
  );
  bpc_opt_lanes32_payload payload27 (
    .dbx(dbx[867:837]), .tag(tags[83:81]), .payload(payloads[895:864])
  );
  bpc_opt_lanes32_payload payload28 (
    .dbx(dbx[898:868]), .tag(tags[86:84]), .payload(payloads[927:896])
  );
  bpc_opt_lanes32_payload payload29 (
    .dbx(dbx[929:899]), .tag(tags[89:87]), .payload(payloads[959:928])
  );
  bpc_opt_lanes32_payload payload30 (
    .dbx(dbx[960:930]), .tag(tags[92:90]), .payload(payloads[991:960])
  );
  bpc_opt_lanes32_payload payload31 (
    .dbx(dbx[991:961]), .tag(tags[95:93]), .payload(payloads[1023:992])
  );
  wire [95:0] starts1_low_sums;  // 16 of 6 bits
  assign starts1_low_sums[5:0] = {1'h0, match_base_nibbles[2:0], 2'h0} + {1'h0, lengths[4:0]};
  assign starts1_low_sums[11:6] = {1'h0, lengths[9:5]} + {1'h0, lengths[14:10]};
  assign starts1_low_sums[17:12] = {1'h0, lengths[19:15]} + {1'h0, lengths[24:20]};
  assign starts1_low_sums[23:18] = {1'h0, lengths[29:25]} + {1'h0, lengths[34:30]};
  assign starts1_low_sums[29:24] = {1'h0, lengths[39:35]} + {1'h0, lengths[44:40]};
  assign starts1_low_sums[35:30] = {1'h0, lengths[49:45]} + {1'h0, lengths[54:50]};
  assign starts1_low_sums[41:36] = {1'h0, lengths[59:55]} + {1'h0, lengths[64:60]};
  assign starts1_low_sums[47:42] = {1'h0, lengths[69:65]} + {1'h0, lengths[74:70]};
  assign starts1_low_sums[53:48] = {1'h0, lengths[79:75]} + {1'h0, lengths[84:80]};
  assign starts1_low_sums[59:54] = {1'h0, lengths[89:85]} + {1'h0, lengths[94:90]};
  assign starts1_low_sums[65:60] = {1'h0, lengths[99:95]} + {1'h0, lengths[104:100]};
  assign starts1_low_sums[71:66] = {1'h0, lengths[109:105]} + {1'h0, lengths[114:110]};
  assign starts1_low_sums[77:72] = {1'h0, lengths[119:115]} + {1'h0, lengths[124:120]};
  assign starts1_low_sums[83:78] = {1'h0, lengths[129:125]} + {1'h0, lengths[134:130]};
  assign starts1_low_sums[89:84] = {1'h0, lengths[139:135]} + {1'h0, lengths[144:140]};
  assign starts1_low_sums[95:90] = {1'h0, lengths[149:145]} + {1'h0, lengths[154:150]};
  wire [4:0] starts1_low_0 = {match_base_nibbles[2:0], 2'h0};
  assign starts1_low[2:0] = starts1_low_0[4:2];
  assign starts1_low[7:3] = starts1_low_sums[4:0];
  assign starts1_low[12:8] = lengths[9:5];
  assign starts1_low[17:13] = starts1_low_sums[10:6];
  assign starts1_low[22:18] = lengths[19:15];
  assign starts1_low[27:23] = starts1_low_sums[16:12];
  assign starts1_low[32:28] = lengths[29:25];
  assign starts1_low[37:33] = starts1_low_sums[22:18];
  assign starts1_low[42:38] = lengths[39:35];
  assign starts1_low[47:43] = starts1_low_sums[28:24];
  assign starts1_low[52:48] = lengths[49:45];
  assign starts1_low[57:53] = starts1_low_sums[34:30];
  assign starts1_low[62:58] = lengths[59:55];
  assign starts1_low[67:63] = starts1_low_sums[40:36];
  assign starts1_low[72:68] = lengths[69:65];
  assign starts1_low[77:73] = starts1_low_sums[46:42];
  assign starts1_low[82:78] = lengths[79:75];
  assign starts1_low[87:83] = starts1_low_sums[52:48];
  assign starts1_low[92:88] = lengths[89:85];
  assign starts1_low[97:93] = starts1_low_sums[58:54];
  assign starts1_low[102:98] = lengths[99:95];
  assign starts1_low[107:103] = starts1_low_sums[64:60];
  assign starts1_low[112:108] = lengths[109:105];
  assign starts1_low[117:113] = starts1_low_sums[70:66];
  assign starts1_low[122:118] = lengths[119:115];
  assign starts1_low[127:123] = starts1_low_sums[76:72];
  assign starts1_low[132:128] = lengths[129:125];
  assign starts1_low[137:133] = starts1_low_sums[82:78];
  assign starts1_low[142:138] = lengths[139:135];
  assign starts1_low[147:143] = starts1_low_sums[88:84];
  assign starts1_low[152:148] = lengths[149:145];
  assign starts1_low[157:153] = starts1_low_sums[94:90];
  assign starts1_carries[0] = starts1_low_sums[5];
  assign starts1_carries[1] = starts1_low_sums[11];
  assign starts1_carries[2] = starts1_low_sums[17];
  assign starts1_carries[3] = starts1_low_sums[23];
  assign starts1_carries[4] = starts1_low_sums[29];
  assign starts1_carries[5] = starts1_low_sums[35];
  assign starts1_carries[6] = starts1_low_sums[41];
  assign starts1_carries[7] = starts1_low_sums[47];
  assign starts1_carries[8] = starts1_low_sums[53];
  assign starts1_carries[9] = starts1_low_sums[59];
  assign starts1_carries[10] = starts1_low_sums[65];
  assign starts1_carries[11] = starts1_low_sums[71];
  assign starts1_carries[12] = starts1_low_sums[77];
  assign starts1_carries[13] = starts1_low_sums[83];
  assign starts1_carries[14] = starts1_low_sums[89];
  assign starts1_carries[15] = starts1_low_sums[95];
  assign last_length = lengths[159:155];
  assign starts0_high_0_out = match_base_nibbles[3];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts1_low_0[1:0]};
endmodule
