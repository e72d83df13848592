// Step 14 of 15 of fpc_opt_lanes32_decompressor_core: payloads rotated back.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_rotate_back (
  input  wire [92:0] starts5_low,  // 31 of 3 bits, from step 6
  input  wire [5:0] starts5_high,  // From step 7
  input  wire [1023:0] parts5,  // 32 of 32 bits, from step 13
  input  wire [1:0] bursts,  // Metadata: bursts less one, or all ones if stored raw
  input  wire [3:0] last_length,  // From step 2
  output wire [1023:0] windows,  // 32 of 32 bits, from step 14
  output wire overruns  // From step 14
);
  wire [31:0] windows_0;
  fpc_opt_lanes32_rotate_back rotate0 (
    .value(parts5[31:0]), .distance(3'h0), .rotated(windows_0)
  );
  wire [31:0] windows_1;
  fpc_opt_lanes32_rotate_back rotate1 (
    .value(parts5[63:32]), .distance(starts5_low[2:0]), .rotated(windows_1)
  );
  wire [31:0] windows_2;
  fpc_opt_lanes32_rotate_back rotate2 (
    .value(parts5[95:64]), .distance(starts5_low[5:3]), .rotated(windows_2)
  );
  wire [31:0] windows_3;
  fpc_opt_lanes32_rotate_back rotate3 (
    .value(parts5[127:96]), .distance(starts5_low[8:6]), .rotated(windows_3)
  );
  wire [31:0] windows_4;
  fpc_opt_lanes32_rotate_back rotate4 (
    .value(parts5[159:128]), .distance(starts5_low[11:9]), .rotated(windows_4)
  );
  wire [31:0] windows_5;
  fpc_opt_lanes32_rotate_back rotate5 (
    .value(parts5[191:160]), .distance(starts5_low[14:12]), .rotated(windows_5)
  );
  wire [31:0] windows_6;
  fpc_opt_lanes32_rotate_back rotate6 (
    .value(parts5[223:192]), .distance(starts5_low[17:15]), .rotated(windows_6)
  );
  wire [31:0] windows_7;
  fpc_opt_lanes32_rotate_back rotate7 (
    .value(parts5[255:224]), .distance(starts5_low[20:18]), .rotated(windows_7)
  );
  wire [31:0] windows_8;
  fpc_opt_lanes32_rotate_back rotate8 (
    .value(parts5[287:256]), .distance(starts5_low[23:21]), .rotated(windows_8)
  );
  wire [31:0] windows_9;
  fpc_opt_lanes32_rotate_back rotate9 (
    .value(parts5[319:288]), .distance(starts5_low[26:24]), .rotated(windows_9)
  );
  wire [31:0] windows_10;
  fpc_opt_lanes32_rotate_back rotate10 (
    .value(parts5[351:320]), .distance(starts5_low[29:27]), .rotated(windows_10)
  );
  wire [31:0] windows_11;
  fpc_opt_lanes32_rotate_back rotate11 (
    .value(parts5[383:352]), .distance(starts5_low[32:30]), .rotated(windows_11)
  );
  wire [31:0] windows_12;
  fpc_opt_lanes32_rotate_back rotate12 (
    .value(parts5[415:384]), .distance(starts5_low[35:33]), .rotated(windows_12)
  );
  wire [31:0] windows_13;
  fpc_opt_lanes32_rotate_back rotate13 (
    .value(parts5[447:416]), .distance(starts5_low[38:36]), .rotated(windows_13)
  );
  wire [31:0] windows_14;
  fpc_opt_lanes32_rotate_back rotate14 (
    .value(parts5[479:448]), .distance(starts5_low[41:39]), .rotated(windows_14)
  );
  wire [31:0] windows_15;
  fpc_opt_lanes32_rotate_back rotate15 (
    .value(parts5[511:480]), .distance(starts5_low[44:42]), .rotated(windows_15)
  );
  wire [31:0] windows_16;
  fpc_opt_lanes32_rotate_back rotate16 (
    .value(parts5[543:512]), .distance(starts5_low[47:45]), .rotated(windows_16)
  );
  wire [31:0] windows_17;
  fpc_opt_lanes32_rotate_back rotate17 (
    .value(parts5[575:544]), .distance(starts5_low[50:48]), .rotated(windows_17)
  );
  wire [31:0] windows_18;
  fpc_opt_lanes32_rotate_back rotate18 (
    .value(parts5[607:576]), .distance(starts5_low[53:51]), .rotated(windows_18)
  );
  wire [31:0] windows_19;
  fpc_opt_lanes32_rotate_back rotate19 (
    .value(parts5[639:608]), .distance(starts5_low[56:54]), .rotated(windows_19)
  );
  wire [31:0] windows_20;
  fpc_opt_lanes32_rotate_back rotate20 (
    .value(parts5[671:640]), .distance(starts5_low[59:57]), .rotated(windows_20)
  );
  wire [31:0] windows_21;
  fpc_opt_lanes32_rotate_back rotate21 (
    .value(parts5[703:672]), .distance(starts5_low[62:60]), .rotated(windows_21)
  );
  wire [31:0] windows_22;
  fpc_opt_lanes32_rotate_back rotate22 (
    .value(parts5[735:704]), .distance(starts5_low[65:63]), .rotated(windows_22)
  );
  wire [31:0] windows_23;
  fpc_opt_lanes32_rotate_back rotate23 (
    .value(parts5[767:736]), .distance(starts5_low[68:66]), .rotated(windows_23)
  );
  wire [31:0] windows_24;
  fpc_opt_lanes32_rotate_back rotate24 (
    .value(parts5[799:768]), .distance(starts5_low[71:69]), .rotated(windows_24)
  );
  wire [31:0] windows_25;
  fpc_opt_lanes32_rotate_back rotate25 (
    .value(parts5[831:800]), .distance(starts5_low[74:72]), .rotated(windows_25)
  );
  wire [31:0] windows_26;
  fpc_opt_lanes32_rotate_back rotate26 (
    .value(parts5[863:832]), .distance(starts5_low[77:75]), .rotated(windows_26)
  );
  wire [31:0] windows_27;
  fpc_opt_lanes32_rotate_back rotate27 (
    .value(parts5[895:864]), .distance(starts5_low[80:78]), .rotated(windows_27)
  );
  wire [31:0] windows_28;
  fpc_opt_lanes32_rotate_back rotate28 (
    .value(parts5[927:896]), .distance(starts5_low[83:81]), .rotated(windows_28)
  );
  wire [31:0] windows_29;
  fpc_opt_lanes32_rotate_back rotate29 (
    .value(parts5[959:928]), .distance(starts5_low[86:84]), .rotated(windows_29)
  );
  wire [31:0] windows_30;
  fpc_opt_lanes32_rotate_back rotate30 (
    .value(parts5[991:960]), .distance(starts5_low[89:87]), .rotated(windows_30)
  );
  wire [31:0] windows_31;
  fpc_opt_lanes32_rotate_back rotate31 (
    .value(parts5[1023:992]), .distance(starts5_low[92:90]), .rotated(windows_31)
  );
  wire [9:0] payloads_end = {1'h0, starts5_high, starts5_low[92:90]} + {6'h0, last_length};
  wire exceeds_1_burst = payloads_end > 10'h28;
  wire exceeds_2_bursts = payloads_end > 10'h68;
  wire exceeds_3_bursts = payloads_end > 10'ha8;
  assign windows = {windows_31, windows_30, windows_29, windows_28, windows_27, windows_26,
      windows_25, windows_24, windows_23, windows_22, windows_21, windows_20, windows_19,
      windows_18, windows_17, windows_16, windows_15, windows_14, windows_13, windows_12,
      windows_11, windows_10, windows_9, windows_8, windows_7, windows_6, windows_5, windows_4,
      windows_3, windows_2, windows_1, windows_0};
  assign overruns = ((bursts == 2'h0) & exceeds_1_burst) | ((bursts == 2'h1) & exceeds_2_bursts) |
      ((bursts == 2'h2) & exceeds_3_bursts);
endmodule
