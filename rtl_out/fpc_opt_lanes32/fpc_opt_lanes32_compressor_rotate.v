// Step 7 of 12 of fpc_opt_lanes32_compressor_core: payloads rotated to their starting positions.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_rotate (
  input  wire [1023:0] payloads,
  input  wire [60:0] starts4_high,
  input  wire [92:0] starts5_low,
  input  wire [15:0] starts5_carries,
  output wire [46:0] starts5_high,
  output wire [1023:0] rotated,
  output wire [127:0] right_goes_up3
);
  wire [51:0] starts5_high_sums;
  assign starts5_high_sums[5:0] = {starts4_high[29:25], starts5_carries[0]} +
      {4'h0, starts4_high[30], starts5_carries[0]};
  assign starts5_high_sums[7:6] = {starts4_high[25], starts5_carries[1]} +
      {starts4_high[31], starts5_carries[1]};
  assign starts5_high_sums[10:8] = {starts4_high[26:25], starts5_carries[2]} +
      {starts4_high[33:32], starts5_carries[2]};
  assign starts5_high_sums[12:11] = {starts4_high[25], starts5_carries[3]} +
      {starts4_high[34], starts5_carries[3]};
  assign starts5_high_sums[16:13] = {starts4_high[27:25], starts5_carries[4]} +
      {starts4_high[37:35], starts5_carries[4]};
  assign starts5_high_sums[18:17] = {starts4_high[25], starts5_carries[5]} +
      {starts4_high[38], starts5_carries[5]};
  assign starts5_high_sums[21:19] = {starts4_high[26:25], starts5_carries[6]} +
      {starts4_high[40:39], starts5_carries[6]};
  assign starts5_high_sums[23:22] = {starts4_high[25], starts5_carries[7]} +
      {starts4_high[41], starts5_carries[7]};
  assign starts5_high_sums[28:24] = {starts4_high[28:25], starts5_carries[8]} +
      {starts4_high[45:42], starts5_carries[8]};
  assign starts5_high_sums[30:29] = {starts4_high[25], starts5_carries[9]} +
      {starts4_high[46], starts5_carries[9]};
  assign starts5_high_sums[33:31] = {starts4_high[26:25], starts5_carries[10]} +
      {starts4_high[48:47], starts5_carries[10]};
  assign starts5_high_sums[35:34] = {starts4_high[25], starts5_carries[11]} +
      {starts4_high[49], starts5_carries[11]};
  assign starts5_high_sums[39:36] = {starts4_high[27:25], starts5_carries[12]} +
      {starts4_high[52:50], starts5_carries[12]};
  assign starts5_high_sums[41:40] = {starts4_high[25], starts5_carries[13]} +
      {starts4_high[53], starts5_carries[13]};
  assign starts5_high_sums[44:42] = {starts4_high[26:25], starts5_carries[14]} +
      {starts4_high[55:54], starts5_carries[14]};
  assign starts5_high_sums[51:45] = {1'h0, starts4_high[29:25], starts5_carries[15]} +
      {1'h0, starts4_high[60:56], starts5_carries[15]};
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
  fpc_opt_lanes32_rotate rotate0 (
    .value(payloads[31:0]), .distance(3'h0), .rotated(rotated[31:0])
  );
  fpc_opt_lanes32_rotate rotate1 (
    .value(payloads[63:32]), .distance(starts5_low[2:0]), .rotated(rotated[63:32])
  );
  fpc_opt_lanes32_rotate rotate2 (
    .value(payloads[95:64]), .distance(starts5_low[5:3]), .rotated(rotated[95:64])
  );
  fpc_opt_lanes32_rotate rotate3 (
    .value(payloads[127:96]), .distance(starts5_low[8:6]), .rotated(rotated[127:96])
  );
  fpc_opt_lanes32_rotate rotate4 (
    .value(payloads[159:128]), .distance(starts5_low[11:9]), .rotated(rotated[159:128])
  );
  fpc_opt_lanes32_rotate rotate5 (
    .value(payloads[191:160]), .distance(starts5_low[14:12]), .rotated(rotated[191:160])
  );
  fpc_opt_lanes32_rotate rotate6 (
    .value(payloads[223:192]), .distance(starts5_low[17:15]), .rotated(rotated[223:192])
  );
  fpc_opt_lanes32_rotate rotate7 (
    .value(payloads[255:224]), .distance(starts5_low[20:18]), .rotated(rotated[255:224])
  );
  fpc_opt_lanes32_rotate rotate8 (
    .value(payloads[287:256]), .distance(starts5_low[23:21]), .rotated(rotated[287:256])
  );
  fpc_opt_lanes32_rotate rotate9 (
    .value(payloads[319:288]), .distance(starts5_low[26:24]), .rotated(rotated[319:288])
  );
  fpc_opt_lanes32_rotate rotate10 (
    .value(payloads[351:320]), .distance(starts5_low[29:27]), .rotated(rotated[351:320])
  );
  fpc_opt_lanes32_rotate rotate11 (
    .value(payloads[383:352]), .distance(starts5_low[32:30]), .rotated(rotated[383:352])
  );
  fpc_opt_lanes32_rotate rotate12 (
    .value(payloads[415:384]), .distance(starts5_low[35:33]), .rotated(rotated[415:384])
  );
  fpc_opt_lanes32_rotate rotate13 (
    .value(payloads[447:416]), .distance(starts5_low[38:36]), .rotated(rotated[447:416])
  );
  fpc_opt_lanes32_rotate rotate14 (
    .value(payloads[479:448]), .distance(starts5_low[41:39]), .rotated(rotated[479:448])
  );
  fpc_opt_lanes32_rotate rotate15 (
    .value(payloads[511:480]), .distance(starts5_low[44:42]), .rotated(rotated[511:480])
  );
  fpc_opt_lanes32_rotate rotate16 (
    .value(payloads[543:512]), .distance(starts5_low[47:45]), .rotated(rotated[543:512])
  );
  fpc_opt_lanes32_rotate rotate17 (
    .value(payloads[575:544]), .distance(starts5_low[50:48]), .rotated(rotated[575:544])
  );
  fpc_opt_lanes32_rotate rotate18 (
    .value(payloads[607:576]), .distance(starts5_low[53:51]), .rotated(rotated[607:576])
  );
  fpc_opt_lanes32_rotate rotate19 (
    .value(payloads[639:608]), .distance(starts5_low[56:54]), .rotated(rotated[639:608])
  );
  fpc_opt_lanes32_rotate rotate20 (
    .value(payloads[671:640]), .distance(starts5_low[59:57]), .rotated(rotated[671:640])
  );
  fpc_opt_lanes32_rotate rotate21 (
    .value(payloads[703:672]), .distance(starts5_low[62:60]), .rotated(rotated[703:672])
  );
  fpc_opt_lanes32_rotate rotate22 (
    .value(payloads[735:704]), .distance(starts5_low[65:63]), .rotated(rotated[735:704])
  );
  fpc_opt_lanes32_rotate rotate23 (
    .value(payloads[767:736]), .distance(starts5_low[68:66]), .rotated(rotated[767:736])
  );
  fpc_opt_lanes32_rotate rotate24 (
    .value(payloads[799:768]), .distance(starts5_low[71:69]), .rotated(rotated[799:768])
  );
  fpc_opt_lanes32_rotate rotate25 (
    .value(payloads[831:800]), .distance(starts5_low[74:72]), .rotated(rotated[831:800])
  );
  fpc_opt_lanes32_rotate rotate26 (
    .value(payloads[863:832]), .distance(starts5_low[77:75]), .rotated(rotated[863:832])
  );
  fpc_opt_lanes32_rotate rotate27 (
    .value(payloads[895:864]), .distance(starts5_low[80:78]), .rotated(rotated[895:864])
  );
  fpc_opt_lanes32_rotate rotate28 (
    .value(payloads[927:896]), .distance(starts5_low[83:81]), .rotated(rotated[927:896])
  );
  fpc_opt_lanes32_rotate rotate29 (
    .value(payloads[959:928]), .distance(starts5_low[86:84]), .rotated(rotated[959:928])
  );
  fpc_opt_lanes32_rotate rotate30 (
    .value(payloads[991:960]), .distance(starts5_low[89:87]), .rotated(rotated[991:960])
  );
  fpc_opt_lanes32_rotate rotate31 (
    .value(payloads[1023:992]), .distance(starts5_low[92:90]), .rotated(rotated[1023:992])
  );
  fpc_opt_lanes32_direction3 direction3_0 (
    .start({starts5_high_1, starts5_low[2:0]}), .up(right_goes_up3[7:0])
  );
  fpc_opt_lanes32_direction3 direction3_1 (
    .start({starts5_high_3, starts5_low[8:6]}), .up(right_goes_up3[15:8])
  );
  fpc_opt_lanes32_direction3 direction3_2 (
    .start({starts5_high_5, starts5_low[14:12]}), .up(right_goes_up3[23:16])
  );
  fpc_opt_lanes32_direction3 direction3_3 (
    .start({starts5_high_7, starts5_low[20:18]}), .up(right_goes_up3[31:24])
  );
  fpc_opt_lanes32_direction3 direction3_4 (
    .start({starts5_high_9, starts5_low[26:24]}), .up(right_goes_up3[39:32])
  );
  fpc_opt_lanes32_direction3 direction3_5 (
    .start({starts5_high_11, starts5_low[32:30]}), .up(right_goes_up3[47:40])
  );
  fpc_opt_lanes32_direction3 direction3_6 (
    .start({starts5_high_13, starts5_low[38:36]}), .up(right_goes_up3[55:48])
  );
  fpc_opt_lanes32_direction3 direction3_7 (
    .start({starts5_high_15, starts5_low[44:42]}), .up(right_goes_up3[63:56])
  );
  fpc_opt_lanes32_direction3 direction3_8 (
    .start({starts5_high_17, starts5_low[50:48]}), .up(right_goes_up3[71:64])
  );
  fpc_opt_lanes32_direction3 direction3_9 (
    .start({starts5_high_19, starts5_low[56:54]}), .up(right_goes_up3[79:72])
  );
  fpc_opt_lanes32_direction3 direction3_10 (
    .start({starts5_high_21, starts5_low[62:60]}), .up(right_goes_up3[87:80])
  );
  fpc_opt_lanes32_direction3 direction3_11 (
    .start({starts5_high_23, starts5_low[68:66]}), .up(right_goes_up3[95:88])
  );
  fpc_opt_lanes32_direction3 direction3_12 (
    .start({starts5_high_25, starts5_low[74:72]}), .up(right_goes_up3[103:96])
  );
  fpc_opt_lanes32_direction3 direction3_13 (
    .start({starts5_high_27, starts5_low[80:78]}), .up(right_goes_up3[111:104])
  );
  fpc_opt_lanes32_direction3 direction3_14 (
    .start({starts5_high_29, starts5_low[86:84]}), .up(right_goes_up3[119:112])
  );
  fpc_opt_lanes32_direction3 direction3_15 (
    .start({starts5_high_sums[46], starts5_low[92:90]}), .up(right_goes_up3[127:120])
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
  assign starts5_high[46:41] = starts5_high_sums[51:46];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts5_high_sums[0], starts5_high_sums[6], starts5_high_sums[8],
      starts5_high_sums[11], starts5_high_sums[13], starts5_high_sums[17], starts5_high_sums[19],
      starts5_high_sums[22], starts5_high_sums[24], starts5_high_sums[29], starts5_high_sums[31],
      starts5_high_sums[34], starts5_high_sums[36], starts5_high_sums[40], starts5_high_sums[42],
      starts5_high_sums[45]};
endmodule
