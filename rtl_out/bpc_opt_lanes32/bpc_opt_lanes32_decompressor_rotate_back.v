// Step 10 of 22 of bpc_opt_lanes32_decompressor_core: payloads rotated back.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_rotate_back (
  input  wire [7:0] totals3,  // From step 4
  input  wire [5:0] node_starts,  // From step 5
  input  wire starts8,  // From step 6
  input  wire starts16,  // From step 7
  input  wire [158:0] starts32,  // 32 of 3 to 6 bits, the first lowest, from step 8
  input  wire [1023:0] parts5,  // 32 of 32 bits, from step 9
  input  wire [1:0] bursts,  // Metadata: bursts less one, or all ones if stored raw
  input  wire base_tag_is_unused,  // From step 1
  output wire [1023:0] windows,  // 32 of 32 bits, from step 10
  output wire bad_lengths  // From step 10
);
  wire [31:0] windows_0;
  bpc_opt_lanes32_rotate_back rotate0 (
    .value(parts5[31:0]), .distance({starts32[2:0], 2'h0}), .rotated(windows_0)
  );
  wire [31:0] windows_1;
  bpc_opt_lanes32_rotate_back rotate1 (
    .value(parts5[63:32]), .distance(starts32[7:3]), .rotated(windows_1)
  );
  wire [31:0] windows_2;
  bpc_opt_lanes32_rotate_back rotate2 (
    .value(parts5[95:64]), .distance(starts32[12:8]), .rotated(windows_2)
  );
  wire [31:0] windows_3;
  bpc_opt_lanes32_rotate_back rotate3 (
    .value(parts5[127:96]), .distance(starts32[17:13]), .rotated(windows_3)
  );
  wire [31:0] windows_4;
  bpc_opt_lanes32_rotate_back rotate4 (
    .value(parts5[159:128]), .distance(starts32[22:18]), .rotated(windows_4)
  );
  wire [31:0] windows_5;
  bpc_opt_lanes32_rotate_back rotate5 (
    .value(parts5[191:160]), .distance(starts32[27:23]), .rotated(windows_5)
  );
  wire [31:0] windows_6;
  bpc_opt_lanes32_rotate_back rotate6 (
    .value(parts5[223:192]), .distance(starts32[32:28]), .rotated(windows_6)
  );
  wire [31:0] windows_7;
  bpc_opt_lanes32_rotate_back rotate7 (
    .value(parts5[255:224]), .distance(starts32[37:33]), .rotated(windows_7)
  );
  wire [31:0] windows_8;
  bpc_opt_lanes32_rotate_back rotate8 (
    .value(parts5[287:256]), .distance(starts32[42:38]), .rotated(windows_8)
  );
  wire [31:0] windows_9;
  bpc_opt_lanes32_rotate_back rotate9 (
    .value(parts5[319:288]), .distance(starts32[47:43]), .rotated(windows_9)
  );
  wire [31:0] windows_10;
  bpc_opt_lanes32_rotate_back rotate10 (
    .value(parts5[351:320]), .distance(starts32[52:48]), .rotated(windows_10)
  );
  wire [31:0] windows_11;
  bpc_opt_lanes32_rotate_back rotate11 (
    .value(parts5[383:352]), .distance(starts32[57:53]), .rotated(windows_11)
  );
  wire [31:0] windows_12;
  bpc_opt_lanes32_rotate_back rotate12 (
    .value(parts5[415:384]), .distance(starts32[62:58]), .rotated(windows_12)
  );
  wire [31:0] windows_13;
  bpc_opt_lanes32_rotate_back rotate13 (
    .value(parts5[447:416]), .distance(starts32[67:63]), .rotated(windows_13)
  );
  wire [31:0] windows_14;
  bpc_opt_lanes32_rotate_back rotate14 (
    .value(parts5[479:448]), .distance(starts32[72:68]), .rotated(windows_14)
  );
  wire [31:0] windows_15;
  bpc_opt_lanes32_rotate_back rotate15 (
    .value(parts5[511:480]), .distance(starts32[77:73]), .rotated(windows_15)
  );
  wire [31:0] windows_16;
  bpc_opt_lanes32_rotate_back rotate16 (
    .value(parts5[543:512]), .distance(starts32[82:78]), .rotated(windows_16)
  );
  wire [31:0] windows_17;
  bpc_opt_lanes32_rotate_back rotate17 (
    .value(parts5[575:544]), .distance(starts32[87:83]), .rotated(windows_17)
  );
  wire [31:0] windows_18;
  bpc_opt_lanes32_rotate_back rotate18 (
    .value(parts5[607:576]), .distance(starts32[92:88]), .rotated(windows_18)
  );
  wire [31:0] windows_19;
  bpc_opt_lanes32_rotate_back rotate19 (
    .value(parts5[639:608]), .distance(starts32[97:93]), .rotated(windows_19)
  );
  wire [31:0] windows_20;
  bpc_opt_lanes32_rotate_back rotate20 (
    .value(parts5[671:640]), .distance(starts32[102:98]), .rotated(windows_20)
  );
  wire [31:0] windows_21;
  bpc_opt_lanes32_rotate_back rotate21 (
    .value(parts5[703:672]), .distance(starts32[107:103]), .rotated(windows_21)
  );
  wire [31:0] windows_22;
  bpc_opt_lanes32_rotate_back rotate22 (
    .value(parts5[735:704]), .distance(starts32[112:108]), .rotated(windows_22)
  );
  wire [31:0] windows_23;
  bpc_opt_lanes32_rotate_back rotate23 (
    .value(parts5[767:736]), .distance(starts32[117:113]), .rotated(windows_23)
  );
  wire [31:0] windows_24;
  bpc_opt_lanes32_rotate_back rotate24 (
    .value(parts5[799:768]), .distance(starts32[122:118]), .rotated(windows_24)
  );
  wire [31:0] windows_25;
  bpc_opt_lanes32_rotate_back rotate25 (
    .value(parts5[831:800]), .distance(starts32[128:124]), .rotated(windows_25)
  );
  wire [31:0] windows_26;
  bpc_opt_lanes32_rotate_back rotate26 (
    .value(parts5[863:832]), .distance(starts32[133:129]), .rotated(windows_26)
  );
  wire [31:0] windows_27;
  bpc_opt_lanes32_rotate_back rotate27 (
    .value(parts5[895:864]), .distance(starts32[138:134]), .rotated(windows_27)
  );
  wire [31:0] windows_28;
  bpc_opt_lanes32_rotate_back rotate28 (
    .value(parts5[927:896]), .distance(starts32[143:139]), .rotated(windows_28)
  );
  wire [31:0] windows_29;
  bpc_opt_lanes32_rotate_back rotate29 (
    .value(parts5[959:928]), .distance(starts32[148:144]), .rotated(windows_29)
  );
  wire [31:0] windows_30;
  bpc_opt_lanes32_rotate_back rotate30 (
    .value(parts5[991:960]), .distance(starts32[153:149]), .rotated(windows_30)
  );
  wire [31:0] windows_31;
  bpc_opt_lanes32_rotate_back rotate31 (
    .value(parts5[1023:992]), .distance(starts32[158:154]), .rotated(windows_31)
  );
  wire [14:0] payloads_end = {1'h0, node_starts, starts8, starts16, starts32[123:118]} +
      {7'h0, totals3};
  wire exceeds_1_burst = payloads_end > 15'h9d;
  wire exceeds_2_bursts = payloads_end > 15'h19d;
  wire exceeds_3_bursts = payloads_end > 15'h29d;
  wire overruns = ((bursts == 2'h0) & exceeds_1_burst) | ((bursts == 2'h1) & exceeds_2_bursts) |
      ((bursts == 2'h2) & exceeds_3_bursts);
  assign windows = {windows_31, windows_30, windows_29, windows_28, windows_27, windows_26,
      windows_25, windows_24, windows_23, windows_22, windows_21, windows_20, windows_19,
      windows_18, windows_17, windows_16, windows_15, windows_14, windows_13, windows_12,
      windows_11, windows_10, windows_9, windows_8, windows_7, windows_6, windows_5, windows_4,
      windows_3, windows_2, windows_1, windows_0};
  assign bad_lengths = base_tag_is_unused | overruns;
endmodule
