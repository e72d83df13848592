// Step 3 of 13 of bpc_opt_lanes32_compressor_core: starting positions, level 1 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_sum_level1 (
  input  wire [95:0] tags,  // 32 of 3 bits, from step 2
  input  wire [159:0] lengths,  // 32 of 5 bits, from step 2
  input  wire [991:0] dbx,  // 32 of 31 bits, from step 2
  input  wire [3:0] match_base_nibbles,  // From step 1
  output wire [1023:0] payloads,  // 32 of 32 bits, from step 3
  output wire [157:0] starts1_low,  // 32 of 3 to 5 bits, the first lowest, from step 3
  output wire [15:0] starts1_carries,  // 16 bits, from step 3
  output wire [4:0] last_length,  // From step 3
  output wire starts0_high_0_out  // From step 3
);
  wire [31:0] payloads_0;
  bpc_opt_lanes32_payload payload0 (
    .dbx(dbx[30:0]), .tag(tags[2:0]), .payload(payloads_0)
  );
  wire [31:0] payloads_1;
  bpc_opt_lanes32_payload payload1 (
    .dbx(dbx[61:31]), .tag(tags[5:3]), .payload(payloads_1)
  );
  wire [31:0] payloads_2;
  bpc_opt_lanes32_payload payload2 (
    .dbx(dbx[92:62]), .tag(tags[8:6]), .payload(payloads_2)
  );
  wire [31:0] payloads_3;
  bpc_opt_lanes32_payload payload3 (
    .dbx(dbx[123:93]), .tag(tags[11:9]), .payload(payloads_3)
  );
  wire [31:0] payloads_4;
  bpc_opt_lanes32_payload payload4 (
    .dbx(dbx[154:124]), .tag(tags[14:12]), .payload(payloads_4)
  );
  wire [31:0] payloads_5;
  bpc_opt_lanes32_payload payload5 (
    .dbx(dbx[185:155]), .tag(tags[17:15]), .payload(payloads_5)
  );
  wire [31:0] payloads_6;
  bpc_opt_lanes32_payload payload6 (
    .dbx(dbx[216:186]), .tag(tags[20:18]), .payload(payloads_6)
  );
  wire [31:0] payloads_7;
  bpc_opt_lanes32_payload payload7 (
    .dbx(dbx[247:217]), .tag(tags[23:21]), .payload(payloads_7)
  );
  wire [31:0] payloads_8;
  bpc_opt_lanes32_payload payload8 (
    .dbx(dbx[278:248]), .tag(tags[26:24]), .payload(payloads_8)
  );
  wire [31:0] payloads_9;
  bpc_opt_lanes32_payload payload9 (
    .dbx(dbx[309:279]), .tag(tags[29:27]), .payload(payloads_9)
  );
  wire [31:0] payloads_10;
  bpc_opt_lanes32_payload payload10 (
    .dbx(dbx[340:310]), .tag(tags[32:30]), .payload(payloads_10)
  );
  wire [31:0] payloads_11;
  bpc_opt_lanes32_payload payload11 (
    .dbx(dbx[371:341]), .tag(tags[35:33]), .payload(payloads_11)
  );
  wire [31:0] payloads_12;
  bpc_opt_lanes32_payload payload12 (
    .dbx(dbx[402:372]), .tag(tags[38:36]), .payload(payloads_12)
  );
  wire [31:0] payloads_13;
  bpc_opt_lanes32_payload payload13 (
    .dbx(dbx[433:403]), .tag(tags[41:39]), .payload(payloads_13)
  );
  wire [31:0] payloads_14;
  bpc_opt_lanes32_payload payload14 (
    .dbx(dbx[464:434]), .tag(tags[44:42]), .payload(payloads_14)
  );
  wire [31:0] payloads_15;
  bpc_opt_lanes32_payload payload15 (
    .dbx(dbx[495:465]), .tag(tags[47:45]), .payload(payloads_15)
  );
  wire [31:0] payloads_16;
  bpc_opt_lanes32_payload payload16 (
    .dbx(dbx[526:496]), .tag(tags[50:48]), .payload(payloads_16)
  );
  wire [31:0] payloads_17;
  bpc_opt_lanes32_payload payload17 (
    .dbx(dbx[557:527]), .tag(tags[53:51]), .payload(payloads_17)
  );
  wire [31:0] payloads_18;
  bpc_opt_lanes32_payload payload18 (
    .dbx(dbx[588:558]), .tag(tags[56:54]), .payload(payloads_18)
  );
  wire [31:0] payloads_19;
  bpc_opt_lanes32_payload payload19 (
    .dbx(dbx[619:589]), .tag(tags[59:57]), .payload(payloads_19)
  );
  wire [31:0] payloads_20;
  bpc_opt_lanes32_payload payload20 (
    .dbx(dbx[650:620]), .tag(tags[62:60]), .payload(payloads_20)
  );
  wire [31:0] payloads_21;
  bpc_opt_lanes32_payload payload21 (
    .dbx(dbx[681:651]), .tag(tags[65:63]), .payload(payloads_21)
  );
  wire [31:0] payloads_22;
  bpc_opt_lanes32_payload payload22 (
    .dbx(dbx[712:682]), .tag(tags[68:66]), .payload(payloads_22)
  );
  wire [31:0] payloads_23;
  bpc_opt_lanes32_payload payload23 (
    .dbx(dbx[743:713]), .tag(tags[71:69]), .payload(payloads_23)
  );
  wire [31:0] payloads_24;
  bpc_opt_lanes32_payload payload24 (
    .dbx(dbx[774:744]), .tag(tags[74:72]), .payload(payloads_24)
  );
  wire [31:0] payloads_25;
  bpc_opt_lanes32_payload payload25 (
    .dbx(dbx[805:775]), .tag(tags[77:75]), .payload(payloads_25)
  );
  wire [31:0] payloads_26;
  bpc_opt_lanes32_payload payload26 (
    .dbx(dbx[836:806]), .tag(tags[80:78]), .payload(payloads_26)
  );
  wire [31:0] payloads_27;
  bpc_opt_lanes32_payload payload27 (
    .dbx(dbx[867:837]), .tag(tags[83:81]), .payload(payloads_27)
  );
  wire [31:0] payloads_28;
  bpc_opt_lanes32_payload payload28 (
    .dbx(dbx[898:868]), .tag(tags[86:84]), .payload(payloads_28)
  );
  wire [31:0] payloads_29;
  bpc_opt_lanes32_payload payload29 (
    .dbx(dbx[929:899]), .tag(tags[89:87]), .payload(payloads_29)
  );
  wire [31:0] payloads_30;
  bpc_opt_lanes32_payload payload30 (
    .dbx(dbx[960:930]), .tag(tags[92:90]), .payload(payloads_30)
  );
  wire [31:0] payloads_31;
  bpc_opt_lanes32_payload payload31 (
    .dbx(dbx[991:961]), .tag(tags[95:93]), .payload(payloads_31)
  );
  wire [5:0] starts1_low_sums_0 = {1'h0, match_base_nibbles[2:0], 2'h0} + {1'h0, lengths[4:0]};
  wire [5:0] starts1_low_sums_1 = {1'h0, lengths[9:5]} + {1'h0, lengths[14:10]};
  wire [5:0] starts1_low_sums_2 = {1'h0, lengths[19:15]} + {1'h0, lengths[24:20]};
  wire [5:0] starts1_low_sums_3 = {1'h0, lengths[29:25]} + {1'h0, lengths[34:30]};
  wire [5:0] starts1_low_sums_4 = {1'h0, lengths[39:35]} + {1'h0, lengths[44:40]};
  wire [5:0] starts1_low_sums_5 = {1'h0, lengths[49:45]} + {1'h0, lengths[54:50]};
  wire [5:0] starts1_low_sums_6 = {1'h0, lengths[59:55]} + {1'h0, lengths[64:60]};
  wire [5:0] starts1_low_sums_7 = {1'h0, lengths[69:65]} + {1'h0, lengths[74:70]};
  wire [5:0] starts1_low_sums_8 = {1'h0, lengths[79:75]} + {1'h0, lengths[84:80]};
  wire [5:0] starts1_low_sums_9 = {1'h0, lengths[89:85]} + {1'h0, lengths[94:90]};
  wire [5:0] starts1_low_sums_10 = {1'h0, lengths[99:95]} + {1'h0, lengths[104:100]};
  wire [5:0] starts1_low_sums_11 = {1'h0, lengths[109:105]} + {1'h0, lengths[114:110]};
  wire [5:0] starts1_low_sums_12 = {1'h0, lengths[119:115]} + {1'h0, lengths[124:120]};
  wire [5:0] starts1_low_sums_13 = {1'h0, lengths[129:125]} + {1'h0, lengths[134:130]};
  wire [5:0] starts1_low_sums_14 = {1'h0, lengths[139:135]} + {1'h0, lengths[144:140]};
  wire [5:0] starts1_low_sums_15 = {1'h0, lengths[149:145]} + {1'h0, lengths[154:150]};
  wire [4:0] starts1_low_0 = {match_base_nibbles[2:0], 2'h0};
  assign payloads = {payloads_31, payloads_30, payloads_29, payloads_28, payloads_27, payloads_26,
      payloads_25, payloads_24, payloads_23, payloads_22, payloads_21, payloads_20, payloads_19,
      payloads_18, payloads_17, payloads_16, payloads_15, payloads_14, payloads_13, payloads_12,
      payloads_11, payloads_10, payloads_9, payloads_8, payloads_7, payloads_6, payloads_5,
      payloads_4, payloads_3, payloads_2, payloads_1, payloads_0};
  assign starts1_low = {starts1_low_sums_15[4:0], lengths[149:145], starts1_low_sums_14[4:0],
      lengths[139:135], starts1_low_sums_13[4:0], lengths[129:125], starts1_low_sums_12[4:0],
      lengths[119:115], starts1_low_sums_11[4:0], lengths[109:105], starts1_low_sums_10[4:0],
      lengths[99:95], starts1_low_sums_9[4:0], lengths[89:85], starts1_low_sums_8[4:0],
      lengths[79:75], starts1_low_sums_7[4:0], lengths[69:65], starts1_low_sums_6[4:0],
      lengths[59:55], starts1_low_sums_5[4:0], lengths[49:45], starts1_low_sums_4[4:0],
      lengths[39:35], starts1_low_sums_3[4:0], lengths[29:25], starts1_low_sums_2[4:0],
      lengths[19:15], starts1_low_sums_1[4:0], lengths[9:5], starts1_low_sums_0[4:0],
      starts1_low_0[4:2]};
  assign starts1_carries = {starts1_low_sums_15[5], starts1_low_sums_14[5], starts1_low_sums_13[5],
      starts1_low_sums_12[5], starts1_low_sums_11[5], starts1_low_sums_10[5], starts1_low_sums_9[5],
      starts1_low_sums_8[5], starts1_low_sums_7[5], starts1_low_sums_6[5], starts1_low_sums_5[5],
      starts1_low_sums_4[5], starts1_low_sums_3[5], starts1_low_sums_2[5], starts1_low_sums_1[5],
      starts1_low_sums_0[5]};
  assign last_length = lengths[159:155];
  assign starts0_high_0_out = match_base_nibbles[3];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts1_low_0[1:0]};
endmodule
