// Step 14 of 15 of fpc_opt_lanes32_decompressor_core: payloads rotated back.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_rotate_back (
  input  wire [92:0] starts5_low,
  input  wire [5:0] starts5_high,
  input  wire [1023:0] parts5,
  input  wire [1:0] bursts,
  input  wire [3:0] last_length,
  output wire [1023:0] windows,
  output wire overruns
);
  fpc_opt_lanes32_rotate_back rotate0 (
    .value(parts5[31:0]), .distance(3'h0), .rotated(windows[31:0])
  );
  fpc_opt_lanes32_rotate_back rotate1 (
    .value(parts5[63:32]), .distance(starts5_low[2:0]), .rotated(windows[63:32])
  );
  fpc_opt_lanes32_rotate_back rotate2 (
    .value(parts5[95:64]), .distance(starts5_low[5:3]), .rotated(windows[95:64])
  );
  fpc_opt_lanes32_rotate_back rotate3 (
    .value(parts5[127:96]), .distance(starts5_low[8:6]), .rotated(windows[127:96])
  );
  fpc_opt_lanes32_rotate_back rotate4 (
    .value(parts5[159:128]), .distance(starts5_low[11:9]), .rotated(windows[159:128])
  );
  fpc_opt_lanes32_rotate_back rotate5 (
    .value(parts5[191:160]), .distance(starts5_low[14:12]), .rotated(windows[191:160])
  );
  fpc_opt_lanes32_rotate_back rotate6 (
    .value(parts5[223:192]), .distance(starts5_low[17:15]), .rotated(windows[223:192])
  );
  fpc_opt_lanes32_rotate_back rotate7 (
    .value(parts5[255:224]), .distance(starts5_low[20:18]), .rotated(windows[255:224])
  );
  fpc_opt_lanes32_rotate_back rotate8 (
    .value(parts5[287:256]), .distance(starts5_low[23:21]), .rotated(windows[287:256])
  );
  fpc_opt_lanes32_rotate_back rotate9 (
    .value(parts5[319:288]), .distance(starts5_low[26:24]), .rotated(windows[319:288])
  );
  fpc_opt_lanes32_rotate_back rotate10 (
    .value(parts5[351:320]), .distance(starts5_low[29:27]), .rotated(windows[351:320])
  );
  fpc_opt_lanes32_rotate_back rotate11 (
    .value(parts5[383:352]), .distance(starts5_low[32:30]), .rotated(windows[383:352])
  );
  fpc_opt_lanes32_rotate_back rotate12 (
    .value(parts5[415:384]), .distance(starts5_low[35:33]), .rotated(windows[415:384])
  );
  fpc_opt_lanes32_rotate_back rotate13 (
    .value(parts5[447:416]), .distance(starts5_low[38:36]), .rotated(windows[447:416])
  );
  fpc_opt_lanes32_rotate_back rotate14 (
    .value(parts5[479:448]), .distance(starts5_low[41:39]), .rotated(windows[479:448])
  );
  fpc_opt_lanes32_rotate_back rotate15 (
    .value(parts5[511:480]), .distance(starts5_low[44:42]), .rotated(windows[511:480])
  );
  fpc_opt_lanes32_rotate_back rotate16 (
    .value(parts5[543:512]), .distance(starts5_low[47:45]), .rotated(windows[543:512])
  );
  fpc_opt_lanes32_rotate_back rotate17 (
    .value(parts5[575:544]), .distance(starts5_low[50:48]), .rotated(windows[575:544])
  );
  fpc_opt_lanes32_rotate_back rotate18 (
    .value(parts5[607:576]), .distance(starts5_low[53:51]), .rotated(windows[607:576])
  );
  fpc_opt_lanes32_rotate_back rotate19 (
    .value(parts5[639:608]), .distance(starts5_low[56:54]), .rotated(windows[639:608])
  );
  fpc_opt_lanes32_rotate_back rotate20 (
    .value(parts5[671:640]), .distance(starts5_low[59:57]), .rotated(windows[671:640])
  );
  fpc_opt_lanes32_rotate_back rotate21 (
    .value(parts5[703:672]), .distance(starts5_low[62:60]), .rotated(windows[703:672])
  );
  fpc_opt_lanes32_rotate_back rotate22 (
    .value(parts5[735:704]), .distance(starts5_low[65:63]), .rotated(windows[735:704])
  );
  fpc_opt_lanes32_rotate_back rotate23 (
    .value(parts5[767:736]), .distance(starts5_low[68:66]), .rotated(windows[767:736])
  );
  fpc_opt_lanes32_rotate_back rotate24 (
    .value(parts5[799:768]), .distance(starts5_low[71:69]), .rotated(windows[799:768])
  );
  fpc_opt_lanes32_rotate_back rotate25 (
    .value(parts5[831:800]), .distance(starts5_low[74:72]), .rotated(windows[831:800])
  );
  fpc_opt_lanes32_rotate_back rotate26 (
    .value(parts5[863:832]), .distance(starts5_low[77:75]), .rotated(windows[863:832])
  );
  fpc_opt_lanes32_rotate_back rotate27 (
    .value(parts5[895:864]), .distance(starts5_low[80:78]), .rotated(windows[895:864])
  );
  fpc_opt_lanes32_rotate_back rotate28 (
    .value(parts5[927:896]), .distance(starts5_low[83:81]), .rotated(windows[927:896])
  );
  fpc_opt_lanes32_rotate_back rotate29 (
    .value(parts5[959:928]), .distance(starts5_low[86:84]), .rotated(windows[959:928])
  );
  fpc_opt_lanes32_rotate_back rotate30 (
    .value(parts5[991:960]), .distance(starts5_low[89:87]), .rotated(windows[991:960])
  );
  fpc_opt_lanes32_rotate_back rotate31 (
    .value(parts5[1023:992]), .distance(starts5_low[92:90]), .rotated(windows[1023:992])
  );
  wire [9:0] payloads_end = {1'h0, starts5_high, starts5_low[92:90]} + {6'h0, last_length};
  wire exceeds_1_burst = 10'h28 < payloads_end;
  wire exceeds_2_bursts = 10'h68 < payloads_end;
  wire exceeds_3_bursts = 10'ha8 < payloads_end;
  assign overruns = ((bursts == 2'h0) & exceeds_1_burst) | ((bursts == 2'h1) & exceeds_2_bursts) |
      ((bursts == 2'h2) & exceeds_3_bursts);
endmodule
