// Step 7 of 12 of fpc_opt_lanes32_compressor_core: payloads rotated to their starting positions.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_rotate (
  input  wire [1023:0] payloads,  // 32 of 32 bits, from step 1
  input  wire [60:0] starts4_high,  // 31 of 1 to 5 bits, the first lowest, from step 6
  input  wire [92:0] starts5_low,  // 31 of 3 bits, from step 6
  input  wire [15:0] starts5_carries,  // 16 bits, from step 6
  output wire [46:0] starts5_high,  // 16 of 2 to 6 bits, the first lowest, from step 7
  output wire [1023:0] rotated,  // 32 of 32 bits, from step 7
  output wire [127:0] right_goes_up3  // 16 of 8 bits, from step 7
);
  wire [5:0] starts5_high_sums_0 = {starts4_high[29:25], starts5_carries[0]} +
      {4'h0, starts4_high[30], starts5_carries[0]};
  wire [1:0] starts5_high_sums_1 = {starts4_high[25], starts5_carries[1]} +
      {starts4_high[31], starts5_carries[1]};
  wire [2:0] starts5_high_sums_2 = {starts4_high[26:25], starts5_carries[2]} +
      {starts4_high[33:32], starts5_carries[2]};
  wire [1:0] starts5_high_sums_3 = {starts4_high[25], starts5_carries[3]} +
      {starts4_high[34], starts5_carries[3]};
  wire [3:0] starts5_high_sums_4 = {starts4_high[27:25], starts5_carries[4]} +
      {starts4_high[37:35], starts5_carries[4]};
  wire [1:0] starts5_high_sums_5 = {starts4_high[25], starts5_carries[5]} +
      {starts4_high[38], starts5_carries[5]};
  wire [2:0] starts5_high_sums_6 = {starts4_high[26:25], starts5_carries[6]} +
      {starts4_high[40:39], starts5_carries[6]};
  wire [1:0] starts5_high_sums_7 = {starts4_high[25], starts5_carries[7]} +
      {starts4_high[41], starts5_carries[7]};
  wire [4:0] starts5_high_sums_8 = {starts4_high[28:25], starts5_carries[8]} +
      {starts4_high[45:42], starts5_carries[8]};
  wire [1:0] starts5_high_sums_9 = {starts4_high[25], starts5_carries[9]} +
      {starts4_high[46], starts5_carries[9]};
  wire [2:0] starts5_high_sums_10 = {starts4_high[26:25], starts5_carries[10]} +
      {starts4_high[48:47], starts5_carries[10]};
  wire [1:0] starts5_high_sums_11 = {starts4_high[25], starts5_carries[11]} +
      {starts4_high[49], starts5_carries[11]};
  wire [3:0] starts5_high_sums_12 = {starts4_high[27:25], starts5_carries[12]} +
      {starts4_high[52:50], starts5_carries[12]};
  wire [1:0] starts5_high_sums_13 = {starts4_high[25], starts5_carries[13]} +
      {starts4_high[53], starts5_carries[13]};
  wire [2:0] starts5_high_sums_14 = {starts4_high[26:25], starts5_carries[14]} +
      {starts4_high[55:54], starts5_carries[14]};
  wire [6:0] starts5_high_sums_15 = {1'h0, starts4_high[29:25], starts5_carries[15]} +
      {1'h0, starts4_high[60:56], starts5_carries[15]};
  wire starts5_high_1 = starts4_high[0];
  wire starts5_high_3 = starts4_high[3];
  wire starts5_high_5 = starts4_high[7];
  wire starts5_high_7 = starts4_high[10];
  wire starts5_high_9 = starts4_high[15];
  wire starts5_high_11 = starts4_high[18];
  wire starts5_high_13 = starts4_high[22];
  wire starts5_high_15 = starts4_high[25];
  wire starts5_high_17 = starts5_high_sums_1[1];
  wire starts5_high_19 = starts5_high_sums_3[1];
  wire starts5_high_21 = starts5_high_sums_5[1];
  wire starts5_high_23 = starts5_high_sums_7[1];
  wire starts5_high_25 = starts5_high_sums_9[1];
  wire starts5_high_27 = starts5_high_sums_11[1];
  wire starts5_high_29 = starts5_high_sums_13[1];
  wire [31:0] rotated_0;
  fpc_opt_lanes32_rotate rotate0 (
    .value(payloads[31:0]), .distance(3'h0), .rotated(rotated_0)
  );
  wire [31:0] rotated_1;
  fpc_opt_lanes32_rotate rotate1 (
    .value(payloads[63:32]), .distance(starts5_low[2:0]), .rotated(rotated_1)
  );
  wire [31:0] rotated_2;
  fpc_opt_lanes32_rotate rotate2 (
    .value(payloads[95:64]), .distance(starts5_low[5:3]), .rotated(rotated_2)
  );
  wire [31:0] rotated_3;
  fpc_opt_lanes32_rotate rotate3 (
    .value(payloads[127:96]), .distance(starts5_low[8:6]), .rotated(rotated_3)
  );
  wire [31:0] rotated_4;
  fpc_opt_lanes32_rotate rotate4 (
    .value(payloads[159:128]), .distance(starts5_low[11:9]), .rotated(rotated_4)
  );
  wire [31:0] rotated_5;
  fpc_opt_lanes32_rotate rotate5 (
    .value(payloads[191:160]), .distance(starts5_low[14:12]), .rotated(rotated_5)
  );
  wire [31:0] rotated_6;
  fpc_opt_lanes32_rotate rotate6 (
    .value(payloads[223:192]), .distance(starts5_low[17:15]), .rotated(rotated_6)
  );
  wire [31:0] rotated_7;
  fpc_opt_lanes32_rotate rotate7 (
    .value(payloads[255:224]), .distance(starts5_low[20:18]), .rotated(rotated_7)
  );
  wire [31:0] rotated_8;
  fpc_opt_lanes32_rotate rotate8 (
    .value(payloads[287:256]), .distance(starts5_low[23:21]), .rotated(rotated_8)
  );
  wire [31:0] rotated_9;
  fpc_opt_lanes32_rotate rotate9 (
    .value(payloads[319:288]), .distance(starts5_low[26:24]), .rotated(rotated_9)
  );
  wire [31:0] rotated_10;
  fpc_opt_lanes32_rotate rotate10 (
    .value(payloads[351:320]), .distance(starts5_low[29:27]), .rotated(rotated_10)
  );
  wire [31:0] rotated_11;
  fpc_opt_lanes32_rotate rotate11 (
    .value(payloads[383:352]), .distance(starts5_low[32:30]), .rotated(rotated_11)
  );
  wire [31:0] rotated_12;
  fpc_opt_lanes32_rotate rotate12 (
    .value(payloads[415:384]), .distance(starts5_low[35:33]), .rotated(rotated_12)
  );
  wire [31:0] rotated_13;
  fpc_opt_lanes32_rotate rotate13 (
    .value(payloads[447:416]), .distance(starts5_low[38:36]), .rotated(rotated_13)
  );
  wire [31:0] rotated_14;
  fpc_opt_lanes32_rotate rotate14 (
    .value(payloads[479:448]), .distance(starts5_low[41:39]), .rotated(rotated_14)
  );
  wire [31:0] rotated_15;
  fpc_opt_lanes32_rotate rotate15 (
    .value(payloads[511:480]), .distance(starts5_low[44:42]), .rotated(rotated_15)
  );
  wire [31:0] rotated_16;
  fpc_opt_lanes32_rotate rotate16 (
    .value(payloads[543:512]), .distance(starts5_low[47:45]), .rotated(rotated_16)
  );
  wire [31:0] rotated_17;
  fpc_opt_lanes32_rotate rotate17 (
    .value(payloads[575:544]), .distance(starts5_low[50:48]), .rotated(rotated_17)
  );
  wire [31:0] rotated_18;
  fpc_opt_lanes32_rotate rotate18 (
    .value(payloads[607:576]), .distance(starts5_low[53:51]), .rotated(rotated_18)
  );
  wire [31:0] rotated_19;
  fpc_opt_lanes32_rotate rotate19 (
    .value(payloads[639:608]), .distance(starts5_low[56:54]), .rotated(rotated_19)
  );
  wire [31:0] rotated_20;
  fpc_opt_lanes32_rotate rotate20 (
    .value(payloads[671:640]), .distance(starts5_low[59:57]), .rotated(rotated_20)
  );
  wire [31:0] rotated_21;
  fpc_opt_lanes32_rotate rotate21 (
    .value(payloads[703:672]), .distance(starts5_low[62:60]), .rotated(rotated_21)
  );
  wire [31:0] rotated_22;
  fpc_opt_lanes32_rotate rotate22 (
    .value(payloads[735:704]), .distance(starts5_low[65:63]), .rotated(rotated_22)
  );
  wire [31:0] rotated_23;
  fpc_opt_lanes32_rotate rotate23 (
    .value(payloads[767:736]), .distance(starts5_low[68:66]), .rotated(rotated_23)
  );
  wire [31:0] rotated_24;
  fpc_opt_lanes32_rotate rotate24 (
    .value(payloads[799:768]), .distance(starts5_low[71:69]), .rotated(rotated_24)
  );
  wire [31:0] rotated_25;
  fpc_opt_lanes32_rotate rotate25 (
    .value(payloads[831:800]), .distance(starts5_low[74:72]), .rotated(rotated_25)
  );
  wire [31:0] rotated_26;
  fpc_opt_lanes32_rotate rotate26 (
    .value(payloads[863:832]), .distance(starts5_low[77:75]), .rotated(rotated_26)
  );
  wire [31:0] rotated_27;
  fpc_opt_lanes32_rotate rotate27 (
    .value(payloads[895:864]), .distance(starts5_low[80:78]), .rotated(rotated_27)
  );
  wire [31:0] rotated_28;
  fpc_opt_lanes32_rotate rotate28 (
    .value(payloads[927:896]), .distance(starts5_low[83:81]), .rotated(rotated_28)
  );
  wire [31:0] rotated_29;
  fpc_opt_lanes32_rotate rotate29 (
    .value(payloads[959:928]), .distance(starts5_low[86:84]), .rotated(rotated_29)
  );
  wire [31:0] rotated_30;
  fpc_opt_lanes32_rotate rotate30 (
    .value(payloads[991:960]), .distance(starts5_low[89:87]), .rotated(rotated_30)
  );
  wire [31:0] rotated_31;
  fpc_opt_lanes32_rotate rotate31 (
    .value(payloads[1023:992]), .distance(starts5_low[92:90]), .rotated(rotated_31)
  );
  wire [7:0] right_goes_up3_0;
  fpc_opt_lanes32_direction3 direction3_0 (
    .start({starts5_high_1, starts5_low[2:0]}), .up(right_goes_up3_0)
  );
  wire [7:0] right_goes_up3_1;
  fpc_opt_lanes32_direction3 direction3_1 (
    .start({starts5_high_3, starts5_low[8:6]}), .up(right_goes_up3_1)
  );
  wire [7:0] right_goes_up3_2;
  fpc_opt_lanes32_direction3 direction3_2 (
    .start({starts5_high_5, starts5_low[14:12]}), .up(right_goes_up3_2)
  );
  wire [7:0] right_goes_up3_3;
  fpc_opt_lanes32_direction3 direction3_3 (
    .start({starts5_high_7, starts5_low[20:18]}), .up(right_goes_up3_3)
  );
  wire [7:0] right_goes_up3_4;
  fpc_opt_lanes32_direction3 direction3_4 (
    .start({starts5_high_9, starts5_low[26:24]}), .up(right_goes_up3_4)
  );
  wire [7:0] right_goes_up3_5;
  fpc_opt_lanes32_direction3 direction3_5 (
    .start({starts5_high_11, starts5_low[32:30]}), .up(right_goes_up3_5)
  );
  wire [7:0] right_goes_up3_6;
  fpc_opt_lanes32_direction3 direction3_6 (
    .start({starts5_high_13, starts5_low[38:36]}), .up(right_goes_up3_6)
  );
  wire [7:0] right_goes_up3_7;
  fpc_opt_lanes32_direction3 direction3_7 (
    .start({starts5_high_15, starts5_low[44:42]}), .up(right_goes_up3_7)
  );
  wire [7:0] right_goes_up3_8;
  fpc_opt_lanes32_direction3 direction3_8 (
    .start({starts5_high_17, starts5_low[50:48]}), .up(right_goes_up3_8)
  );
  wire [7:0] right_goes_up3_9;
  fpc_opt_lanes32_direction3 direction3_9 (
    .start({starts5_high_19, starts5_low[56:54]}), .up(right_goes_up3_9)
  );
  wire [7:0] right_goes_up3_10;
  fpc_opt_lanes32_direction3 direction3_10 (
    .start({starts5_high_21, starts5_low[62:60]}), .up(right_goes_up3_10)
  );
  wire [7:0] right_goes_up3_11;
  fpc_opt_lanes32_direction3 direction3_11 (
    .start({starts5_high_23, starts5_low[68:66]}), .up(right_goes_up3_11)
  );
  wire [7:0] right_goes_up3_12;
  fpc_opt_lanes32_direction3 direction3_12 (
    .start({starts5_high_25, starts5_low[74:72]}), .up(right_goes_up3_12)
  );
  wire [7:0] right_goes_up3_13;
  fpc_opt_lanes32_direction3 direction3_13 (
    .start({starts5_high_27, starts5_low[80:78]}), .up(right_goes_up3_13)
  );
  wire [7:0] right_goes_up3_14;
  fpc_opt_lanes32_direction3 direction3_14 (
    .start({starts5_high_29, starts5_low[86:84]}), .up(right_goes_up3_14)
  );
  wire [7:0] right_goes_up3_15;
  fpc_opt_lanes32_direction3 direction3_15 (
    .start({starts5_high_sums_15[1], starts5_low[92:90]}), .up(right_goes_up3_15)
  );
  assign starts5_high = {starts5_high_sums_15[6:1], starts5_high_sums_14[2:1],
      starts5_high_sums_12[3:1], starts5_high_sums_10[2:1], starts5_high_sums_8[4:1],
      starts5_high_sums_6[2:1], starts5_high_sums_4[3:1], starts5_high_sums_2[2:1],
      starts5_high_sums_0[5:1], starts4_high[24:23], starts4_high[21:19], starts4_high[17:16],
      starts4_high[14:11], starts4_high[9:8], starts4_high[6:4], starts4_high[2:1]};
  assign rotated = {rotated_31, rotated_30, rotated_29, rotated_28, rotated_27, rotated_26,
      rotated_25, rotated_24, rotated_23, rotated_22, rotated_21, rotated_20, rotated_19,
      rotated_18, rotated_17, rotated_16, rotated_15, rotated_14, rotated_13, rotated_12,
      rotated_11, rotated_10, rotated_9, rotated_8, rotated_7, rotated_6, rotated_5, rotated_4,
      rotated_3, rotated_2, rotated_1, rotated_0};
  assign right_goes_up3 = {right_goes_up3_15, right_goes_up3_14, right_goes_up3_13,
      right_goes_up3_12, right_goes_up3_11, right_goes_up3_10, right_goes_up3_9, right_goes_up3_8,
      right_goes_up3_7, right_goes_up3_6, right_goes_up3_5, right_goes_up3_4, right_goes_up3_3,
      right_goes_up3_2, right_goes_up3_1, right_goes_up3_0};

  // Bits that nothing reads.
  wire unused = &{1'b0, starts5_high_sums_0[0], starts5_high_sums_1[0], starts5_high_sums_2[0],
      starts5_high_sums_3[0], starts5_high_sums_4[0], starts5_high_sums_5[0],
      starts5_high_sums_6[0], starts5_high_sums_7[0], starts5_high_sums_8[0],
      starts5_high_sums_9[0], starts5_high_sums_10[0], starts5_high_sums_11[0],
      starts5_high_sums_12[0], starts5_high_sums_13[0], starts5_high_sums_14[0],
      starts5_high_sums_15[0]};
endmodule
