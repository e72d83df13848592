// Step 8 of 13 of bpc_opt_lanes32_compressor_core: payloads rotated to their starting positions.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_rotate (
  input  wire [1023:0] payloads,
  input  wire [61:0] starts4_high,
  input  wire [157:0] starts5_low,
  input  wire [15:0] starts5_carries,
  output wire [48:0] starts5_high,
  output wire [1023:0] rotated,
  output wire [511:0] right_goes_up5
);
  wire [53:0] starts5_high_sums;
  assign starts5_high_sums[5:0] = {starts4_high[29:25], starts5_carries[0]} +
      {5'h0, starts5_carries[0]};
  assign starts5_high_sums[7:6] = {starts4_high[25], starts5_carries[1]} +
      {starts4_high[32], starts5_carries[1]};
  assign starts5_high_sums[10:8] = {starts4_high[26:25], starts5_carries[2]} +
      {starts4_high[34:33], starts5_carries[2]};
  assign starts5_high_sums[12:11] = {starts4_high[25], starts5_carries[3]} +
      {starts4_high[35], starts5_carries[3]};
  assign starts5_high_sums[16:13] = {starts4_high[27:25], starts5_carries[4]} +
      {starts4_high[38:36], starts5_carries[4]};
  assign starts5_high_sums[18:17] = {starts4_high[25], starts5_carries[5]} +
      {starts4_high[39], starts5_carries[5]};
  assign starts5_high_sums[21:19] = {starts4_high[26:25], starts5_carries[6]} +
      {starts4_high[41:40], starts5_carries[6]};
  assign starts5_high_sums[23:22] = {starts4_high[25], starts5_carries[7]} +
      {starts4_high[42], starts5_carries[7]};
  assign starts5_high_sums[28:24] = {starts4_high[28:25], starts5_carries[8]} +
      {starts4_high[46:43], starts5_carries[8]};
  assign starts5_high_sums[30:29] = {starts4_high[25], starts5_carries[9]} +
      {starts4_high[47], starts5_carries[9]};
  assign starts5_high_sums[33:31] = {starts4_high[26:25], starts5_carries[10]} +
      {starts4_high[49:48], starts5_carries[10]};
  assign starts5_high_sums[35:34] = {starts4_high[25], starts5_carries[11]} +
      {starts4_high[50], starts5_carries[11]};
  assign starts5_high_sums[39:36] = {starts4_high[27:25], starts5_carries[12]} +
      {starts4_high[53:51], starts5_carries[12]};
  assign starts5_high_sums[41:40] = {starts4_high[25], starts5_carries[13]} +
      {starts4_high[54], starts5_carries[13]};
  assign starts5_high_sums[44:42] = {starts4_high[26:25], starts5_carries[14]} +
      {starts4_high[56:55], starts5_carries[14]};
  assign starts5_high_sums[53:45] = {1'h0, starts4_high[31:25], starts5_carries[15]} +
      {3'h0, starts4_high[61:57], starts5_carries[15]};
  wire starts5_high_1 = starts4_high[0];
  wire starts5_high_3 = starts4_high[3];
  wire starts5_high_5 = starts4_high[7];
  wire starts5_high_7 = starts4_high[10];
  wire starts5_high_9 = starts4_high[15];
  wire starts5_high_11 = starts4_high[18];
  wire starts5_high_13 = starts4_high[22];
  wire starts5_high_15 = starts4_high[25];
  wire starts5_high_17 = starts5_high_sums[7];
  wire starts5_high_19 = starts5_high_sums[12];
  wire starts5_high_21 = starts5_high_sums[18];
  wire starts5_high_23 = starts5_high_sums[23];
  wire starts5_high_25 = starts5_high_sums[30];
  wire starts5_high_27 = starts5_high_sums[35];
  wire starts5_high_29 = starts5_high_sums[41];
  bpc_opt_lanes32_rotate rotate0 (
    .value(payloads[31:0]), .distance({starts5_low[2:0], 2'h0}), .rotated(rotated[31:0])
  );
  bpc_opt_lanes32_rotate rotate1 (
    .value(payloads[63:32]), .distance(starts5_low[7:3]), .rotated(rotated[63:32])
  );
  bpc_opt_lanes32_rotate rotate2 (
    .value(payloads[95:64]), .distance(starts5_low[12:8]), .rotated(rotated[95:64])
  );
  bpc_opt_lanes32_rotate rotate3 (
    .value(payloads[127:96]), .distance(starts5_low[17:13]), .rotated(rotated[127:96])
  );
  bpc_opt_lanes32_rotate rotate4 (
    .value(payloads[159:128]), .distance(starts5_low[22:18]), .rotated(rotated[159:128])
  );
  bpc_opt_lanes32_rotate rotate5 (
    .value(payloads[191:160]), .distance(starts5_low[27:23]), .rotated(rotated[191:160])
  );
  bpc_opt_lanes32_rotate rotate6 (
    .value(payloads[223:192]), .distance(starts5_low[32:28]), .rotated(rotated[223:192])
  );
  bpc_opt_lanes32_rotate rotate7 (
    .value(payloads[255:224]), .distance(starts5_low[37:33]), .rotated(rotated[255:224])
  );
  bpc_opt_lanes32_rotate rotate8 (
    .value(payloads[287:256]), .distance(starts5_low[42:38]), .rotated(rotated[287:256])
  );
  bpc_opt_lanes32_rotate rotate9 (
    .value(payloads[319:288]), .distance(starts5_low[47:43]), .rotated(rotated[319:288])
  );
  bpc_opt_lanes32_rotate rotate10 (
    .value(payloads[351:320]), .distance(starts5_low[52:48]), .rotated(rotated[351:320])
  );
  bpc_opt_lanes32_rotate rotate11 (
    .value(payloads[383:352]), .distance(starts5_low[57:53]), .rotated(rotated[383:352])
  );
  bpc_opt_lanes32_rotate rotate12 (
    .value(payloads[415:384]), .distance(starts5_low[62:58]), .rotated(rotated[415:384])
  );
  bpc_opt_lanes32_rotate rotate13 (
    .value(payloads[447:416]), .distance(starts5_low[67:63]), .rotated(rotated[447:416])
  );
  bpc_opt_lanes32_rotate rotate14 (
    .value(payloads[479:448]), .distance(starts5_low[72:68]), .rotated(rotated[479:448])
  );
  bpc_opt_lanes32_rotate rotate15 (
    .value(payloads[511:480]), .distance(starts5_low[77:73]), .rotated(rotated[511:480])
  );
  bpc_opt_lanes32_rotate rotate16 (
    .value(payloads[543:512]), .distance(starts5_low[82:78]), .rotated(rotated[543:512])
  );
  bpc_opt_lanes32_rotate rotate17 (
    .value(payloads[575:544]), .distance(starts5_low[87:83]), .rotated(rotated[575:544])
  );
  bpc_opt_lanes32_rotate rotate18 (
    .value(payloads[607:576]), .distance(starts5_low[92:88]), .rotated(rotated[607:576])
  );
  bpc_opt_lanes32_rotate rotate19 (
    .value(payloads[639:608]), .distance(starts5_low[97:93]), .rotated(rotated[639:608])
  );
  bpc_opt_lanes32_rotate rotate20 (
    .value(payloads[671:640]), .distance(starts5_low[102:98]), .rotated(rotated[671:640])
  );
  bpc_opt_lanes32_rotate rotate21 (
    .value(payloads[703:672]), .distance(starts5_low[107:103]), .rotated(rotated[703:672])
  );
  bpc_opt_lanes32_rotate rotate22 (
    .value(payloads[735:704]), .distance(starts5_low[112:108]), .rotated(rotated[735:704])
  );
  bpc_opt_lanes32_rotate rotate23 (
    .value(payloads[767:736]), .distance(starts5_low[117:113]), .rotated(rotated[767:736])
  );
  bpc_opt_lanes32_rotate rotate24 (
    .value(payloads[799:768]), .distance(starts5_low[122:118]), .rotated(rotated[799:768])
  );
  bpc_opt_lanes32_rotate rotate25 (
    .value(payloads[831:800]), .distance(starts5_low[127:123]), .rotated(rotated[831:800])
  );
  bpc_opt_lanes32_rotate rotate26 (
    .value(payloads[863:832]), .distance(starts5_low[132:128]), .rotated(rotated[863:832])
  );
  bpc_opt_lanes32_rotate rotate27 (
    .value(payloads[895:864]), .distance(starts5_low[137:133]), .rotated(rotated[895:864])
  );
  bpc_opt_lanes32_rotate rotate28 (
    .value(payloads[927:896]), .distance(starts5_low[142:138]), .rotated(rotated[927:896])
  );
  bpc_opt_lanes32_rotate rotate29 (
    .value(payloads[959:928]), .distance(starts5_low[147:143]), .rotated(rotated[959:928])
  );
  bpc_opt_lanes32_rotate rotate30 (
    .value(payloads[991:960]), .distance(starts5_low[152:148]), .rotated(rotated[991:960])
  );
  bpc_opt_lanes32_rotate rotate31 (
    .value(payloads[1023:992]), .distance(starts5_low[157:153]), .rotated(rotated[1023:992])
  );
  bpc_opt_lanes32_direction5 direction5_0 (
    .start({starts5_high_1, starts5_low[7:3]}), .up(right_goes_up5[31:0])
  );
  bpc_opt_lanes32_direction5 direction5_1 (
    .start({starts5_high_3, starts5_low[17:13]}), .up(right_goes_up5[63:32])
  );
  bpc_opt_lanes32_direction5 direction5_2 (
    .start({starts5_high_5, starts5_low[27:23]}), .up(right_goes_up5[95:64])
  );
  bpc_opt_lanes32_direction5 direction5_3 (
    .start({starts5_high_7, starts5_low[37:33]}), .up(right_goes_up5[127:96])
  );
  bpc_opt_lanes32_direction5 direction5_4 (
    .start({starts5_high_9, starts5_low[47:43]}), .up(right_goes_up5[159:128])
  );
  bpc_opt_lanes32_direction5 direction5_5 (
    .start({starts5_high_11, starts5_low[57:53]}), .up(right_goes_up5[191:160])
  );
  bpc_opt_lanes32_direction5 direction5_6 (
    .start({starts5_high_13, starts5_low[67:63]}), .up(right_goes_up5[223:192])
  );
  bpc_opt_lanes32_direction5 direction5_7 (
    .start({starts5_high_15, starts5_low[77:73]}), .up(right_goes_up5[255:224])
  );
  bpc_opt_lanes32_direction5 direction5_8 (
    .start({starts5_high_17, starts5_low[87:83]}), .up(right_goes_up5[287:256])
  );
  bpc_opt_lanes32_direction5 direction5_9 (
    .start({starts5_high_19, starts5_low[97:93]}), .up(right_goes_up5[319:288])
  );
  bpc_opt_lanes32_direction5 direction5_10 (
    .start({starts5_high_21, starts5_low[107:103]}), .up(right_goes_up5[351:320])
  );
  bpc_opt_lanes32_direction5 direction5_11 (
    .start({starts5_high_23, starts5_low[117:113]}), .up(right_goes_up5[383:352])
  );
  bpc_opt_lanes32_direction5 direction5_12 (
    .start({starts5_high_25, starts5_low[127:123]}), .up(right_goes_up5[415:384])
  );
  bpc_opt_lanes32_direction5 direction5_13 (
    .start({starts5_high_27, starts5_low[137:133]}), .up(right_goes_up5[447:416])
  );
  bpc_opt_lanes32_direction5 direction5_14 (
    .start({starts5_high_29, starts5_low[147:143]}), .up(right_goes_up5[479:448])
  );
  bpc_opt_lanes32_direction5 direction5_15 (
    .start({starts5_high_sums[46], starts5_low[157:153]}), .up(right_goes_up5[511:480])
  );
  assign starts5_high[1:0] = starts4_high[2:1];
  assign starts5_high[4:2] = starts4_high[6:4];
  assign starts5_high[6:5] = starts4_high[9:8];
  assign starts5_high[10:7] = starts4_high[14:11];
  assign starts5_high[12:11] = starts4_high[17:16];
  assign starts5_high[15:13] = starts4_high[21:19];
  assign starts5_high[17:16] = starts4_high[24:23];
  assign starts5_high[22:18] = starts5_high_sums[5:1];
  assign starts5_high[24:23] = starts5_high_sums[10:9];
  assign starts5_high[27:25] = starts5_high_sums[16:14];
  assign starts5_high[29:28] = starts5_high_sums[21:20];
  assign starts5_high[33:30] = starts5_high_sums[28:25];
  assign starts5_high[35:34] = starts5_high_sums[33:32];
  assign starts5_high[38:36] = starts5_high_sums[39:37];
  assign starts5_high[40:39] = starts5_high_sums[44:43];
  assign starts5_high[48:41] = starts5_high_sums[53:46];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts5_high_sums[0], starts5_high_sums[6], starts5_high_sums[8],
      starts5_high_sums[11], starts5_high_sums[13], starts5_high_sums[17], starts5_high_sums[19],
      starts5_high_sums[22], starts5_high_sums[24], starts5_high_sums[29], starts5_high_sums[31],
      starts5_high_sums[34], starts5_high_sums[36], starts5_high_sums[40], starts5_high_sums[42],
      starts5_high_sums[45]};
endmodule
