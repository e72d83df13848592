// Step 1 of 9 of pfor_lanes16_costing: exceptions for each number of planes, counted in fours.
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
  output wire [167:0] estimated_counts_level2,  // 56 of 3 bits, from step 1
  output wire [95:0] estimated_wide_counts_level2,  // 32 of 3 bits, from step 1
  output wire [167:0] rotated_counts_level2,  // 56 of 3 bits, from step 1
  output wire [15:0] estimated_ones_of_quarter0,  // From step 1
  output wire [7:0] rotated_ones_of_quarter0_out  // From step 1
);
  wire [14:0] estimated0_lane0_first;
  wire [6:0] estimated0_lane0_second;
  wire [15:0] estimated0_lane0_ones;
  pfor_lanes16_lane_exceptions estimated0_lane0 (
    .residual(residuals[15:0]), .bytes(bytes), .first(estimated0_lane0_first),
    .second(estimated0_lane0_second), .ones(estimated0_lane0_ones)
  );
  wire [14:0] estimated0_lane1_first;
  wire [6:0] estimated0_lane1_second;
  wire [15:0] estimated0_lane1_ones;
  pfor_lanes16_lane_exceptions estimated0_lane1 (
    .residual(residuals[31:16]), .bytes(bytes), .first(estimated0_lane1_first),
    .second(estimated0_lane1_second), .ones(estimated0_lane1_ones)
  );
  wire [14:0] estimated0_lane2_first;
  wire [6:0] estimated0_lane2_second;
  wire [15:0] estimated0_lane2_ones;
  pfor_lanes16_lane_exceptions estimated0_lane2 (
    .residual(residuals[47:32]), .bytes(bytes), .first(estimated0_lane2_first),
    .second(estimated0_lane2_second), .ones(estimated0_lane2_ones)
  );
  wire [14:0] estimated0_lane3_first;
  wire [6:0] estimated0_lane3_second;
  wire [15:0] estimated0_lane3_ones;
  pfor_lanes16_lane_exceptions estimated0_lane3 (
    .residual(residuals[63:48]), .bytes(bytes), .first(estimated0_lane3_first),
    .second(estimated0_lane3_second), .ones(estimated0_lane3_ones)
  );
  wire [14:0] estimated0_lane4_first;
  wire [6:0] estimated0_lane4_second;
  wire [15:0] estimated0_lane4_ones;
  pfor_lanes16_lane_exceptions estimated0_lane4 (
    .residual(residuals[79:64]), .bytes(bytes), .first(estimated0_lane4_first),
    .second(estimated0_lane4_second), .ones(estimated0_lane4_ones)
  );
  wire [14:0] estimated0_lane5_first;
  wire [6:0] estimated0_lane5_second;
  wire [15:0] estimated0_lane5_ones;
  pfor_lanes16_lane_exceptions estimated0_lane5 (
    .residual(residuals[95:80]), .bytes(bytes), .first(estimated0_lane5_first),
    .second(estimated0_lane5_second), .ones(estimated0_lane5_ones)
  );
  wire [14:0] estimated0_lane6_first;
  wire [6:0] estimated0_lane6_second;
  wire [15:0] estimated0_lane6_ones;
  pfor_lanes16_lane_exceptions estimated0_lane6 (
    .residual(residuals[111:96]), .bytes(bytes), .first(estimated0_lane6_first),
    .second(estimated0_lane6_second), .ones(estimated0_lane6_ones)
  );
  wire [14:0] estimated0_lane7_first;
  wire [6:0] estimated0_lane7_second;
  wire [15:0] estimated0_lane7_ones;
  pfor_lanes16_lane_exceptions estimated0_lane7 (
    .residual(residuals[127:112]), .bytes(bytes), .first(estimated0_lane7_first),
    .second(estimated0_lane7_second), .ones(estimated0_lane7_ones)
  );
  wire [14:0] estimated0_lane8_first;
  wire [6:0] estimated0_lane8_second;
  wire [15:0] estimated0_lane8_ones;
  pfor_lanes16_lane_exceptions estimated0_lane8 (
    .residual(residuals[143:128]), .bytes(bytes), .first(estimated0_lane8_first),
    .second(estimated0_lane8_second), .ones(estimated0_lane8_ones)
  );
  wire [14:0] estimated0_lane9_first;
  wire [6:0] estimated0_lane9_second;
  wire [15:0] estimated0_lane9_ones;
  pfor_lanes16_lane_exceptions estimated0_lane9 (
    .residual(residuals[159:144]), .bytes(bytes), .first(estimated0_lane9_first),
    .second(estimated0_lane9_second), .ones(estimated0_lane9_ones)
  );
  wire [14:0] estimated0_lane10_first;
  wire [6:0] estimated0_lane10_second;
  wire [15:0] estimated0_lane10_ones;
  pfor_lanes16_lane_exceptions estimated0_lane10 (
    .residual(residuals[175:160]), .bytes(bytes), .first(estimated0_lane10_first),
    .second(estimated0_lane10_second), .ones(estimated0_lane10_ones)
  );
  wire [14:0] estimated0_lane11_first;
  wire [6:0] estimated0_lane11_second;
  wire [15:0] estimated0_lane11_ones;
  pfor_lanes16_lane_exceptions estimated0_lane11 (
    .residual(residuals[191:176]), .bytes(bytes), .first(estimated0_lane11_first),
    .second(estimated0_lane11_second), .ones(estimated0_lane11_ones)
  );
  wire [14:0] estimated0_lane12_first;
  wire [6:0] estimated0_lane12_second;
  wire [15:0] estimated0_lane12_ones;
  pfor_lanes16_lane_exceptions estimated0_lane12 (
    .residual(residuals[207:192]), .bytes(bytes), .first(estimated0_lane12_first),
    .second(estimated0_lane12_second), .ones(estimated0_lane12_ones)
  );
  wire [14:0] estimated0_lane13_first;
  wire [6:0] estimated0_lane13_second;
  wire [15:0] estimated0_lane13_ones;
  pfor_lanes16_lane_exceptions estimated0_lane13 (
    .residual(residuals[223:208]), .bytes(bytes), .first(estimated0_lane13_first),
    .second(estimated0_lane13_second), .ones(estimated0_lane13_ones)
  );
  wire [14:0] estimated0_lane14_first;
  wire [6:0] estimated0_lane14_second;
  wire [15:0] estimated0_lane14_ones;
  pfor_lanes16_lane_exceptions estimated0_lane14 (
    .residual(residuals[239:224]), .bytes(bytes), .first(estimated0_lane14_first),
    .second(estimated0_lane14_second), .ones(estimated0_lane14_ones)
  );
  wire [14:0] estimated0_lane15_first;
  wire [6:0] estimated0_lane15_second;
  wire [15:0] estimated0_lane15_ones;
  pfor_lanes16_lane_exceptions estimated0_lane15 (
    .residual(residuals[255:240]), .bytes(bytes), .first(estimated0_lane15_first),
    .second(estimated0_lane15_second), .ones(estimated0_lane15_ones)
  );
  wire [14:0] rotated0_lane0_first;
  wire [6:0] rotated0_lane0_second;
  wire [15:0] rotated0_lane0_ones;
  pfor_lanes16_lane_exceptions rotated0_lane0 (
    .residual(below[15:0]), .bytes(1'h1), .first(rotated0_lane0_first),
    .second(rotated0_lane0_second), .ones(rotated0_lane0_ones)
  );
  wire [14:0] rotated0_lane1_first;
  wire [6:0] rotated0_lane1_second;
  wire [15:0] rotated0_lane1_ones;
  pfor_lanes16_lane_exceptions rotated0_lane1 (
    .residual(below[31:16]), .bytes(1'h1), .first(rotated0_lane1_first),
    .second(rotated0_lane1_second), .ones(rotated0_lane1_ones)
  );
  wire [14:0] rotated0_lane2_first;
  wire [6:0] rotated0_lane2_second;
  wire [15:0] rotated0_lane2_ones;
  pfor_lanes16_lane_exceptions rotated0_lane2 (
    .residual(below[47:32]), .bytes(1'h1), .first(rotated0_lane2_first),
    .second(rotated0_lane2_second), .ones(rotated0_lane2_ones)
  );
  wire [14:0] rotated0_lane3_first;
  wire [6:0] rotated0_lane3_second;
  wire [15:0] rotated0_lane3_ones;
  pfor_lanes16_lane_exceptions rotated0_lane3 (
    .residual(below[63:48]), .bytes(1'h1), .first(rotated0_lane3_first),
    .second(rotated0_lane3_second), .ones(rotated0_lane3_ones)
  );
  wire [14:0] rotated0_lane4_first;
  wire [6:0] rotated0_lane4_second;
  wire [15:0] rotated0_lane4_ones;
  pfor_lanes16_lane_exceptions rotated0_lane4 (
    .residual(below[79:64]), .bytes(1'h1), .first(rotated0_lane4_first),
    .second(rotated0_lane4_second), .ones(rotated0_lane4_ones)
  );
  wire [14:0] rotated0_lane5_first;
  wire [6:0] rotated0_lane5_second;
  wire [15:0] rotated0_lane5_ones;
  pfor_lanes16_lane_exceptions rotated0_lane5 (
    .residual(below[95:80]), .bytes(1'h1), .first(rotated0_lane5_first),
    .second(rotated0_lane5_second), .ones(rotated0_lane5_ones)
  );
  wire [14:0] rotated0_lane6_first;
  wire [6:0] rotated0_lane6_second;
  wire [15:0] rotated0_lane6_ones;
  pfor_lanes16_lane_exceptions rotated0_lane6 (
    .residual(below[111:96]), .bytes(1'h1), .first(rotated0_lane6_first),
    .second(rotated0_lane6_second), .ones(rotated0_lane6_ones)
  );
  wire [14:0] rotated0_lane7_first;
  wire [6:0] rotated0_lane7_second;
  wire [15:0] rotated0_lane7_ones;
  pfor_lanes16_lane_exceptions rotated0_lane7 (
    .residual(below[127:112]), .bytes(1'h1), .first(rotated0_lane7_first),
    .second(rotated0_lane7_second), .ones(rotated0_lane7_ones)
  );
  wire [14:0] rotated0_lane8_first;
  wire [6:0] rotated0_lane8_second;
  wire [15:0] rotated0_lane8_ones;
  pfor_lanes16_lane_exceptions rotated0_lane8 (
    .residual(below[143:128]), .bytes(1'h1), .first(rotated0_lane8_first),
    .second(rotated0_lane8_second), .ones(rotated0_lane8_ones)
  );
  wire [14:0] rotated0_lane9_first;
  wire [6:0] rotated0_lane9_second;
  wire [15:0] rotated0_lane9_ones;
  pfor_lanes16_lane_exceptions rotated0_lane9 (
    .residual(below[159:144]), .bytes(1'h1), .first(rotated0_lane9_first),
    .second(rotated0_lane9_second), .ones(rotated0_lane9_ones)
  );
  wire [14:0] rotated0_lane10_first;
  wire [6:0] rotated0_lane10_second;
  wire [15:0] rotated0_lane10_ones;
  pfor_lanes16_lane_exceptions rotated0_lane10 (
    .residual(below[175:160]), .bytes(1'h1), .first(rotated0_lane10_first),
    .second(rotated0_lane10_second), .ones(rotated0_lane10_ones)
  );
  wire [14:0] rotated0_lane11_first;
  wire [6:0] rotated0_lane11_second;
  wire [15:0] rotated0_lane11_ones;
  pfor_lanes16_lane_exceptions rotated0_lane11 (
    .residual(below[191:176]), .bytes(1'h1), .first(rotated0_lane11_first),
    .second(rotated0_lane11_second), .ones(rotated0_lane11_ones)
  );
  wire [14:0] rotated0_lane12_first;
  wire [6:0] rotated0_lane12_second;
  wire [15:0] rotated0_lane12_ones;
  pfor_lanes16_lane_exceptions rotated0_lane12 (
    .residual(below[207:192]), .bytes(1'h1), .first(rotated0_lane12_first),
    .second(rotated0_lane12_second), .ones(rotated0_lane12_ones)
  );
  wire [14:0] rotated0_lane13_first;
  wire [6:0] rotated0_lane13_second;
  wire [15:0] rotated0_lane13_ones;
  pfor_lanes16_lane_exceptions rotated0_lane13 (
    .residual(below[223:208]), .bytes(1'h1), .first(rotated0_lane13_first),
    .second(rotated0_lane13_second), .ones(rotated0_lane13_ones)
  );
  wire [14:0] rotated0_lane14_first;
  wire [6:0] rotated0_lane14_second;
  wire [15:0] rotated0_lane14_ones;
  pfor_lanes16_lane_exceptions rotated0_lane14 (
    .residual(below[239:224]), .bytes(1'h1), .first(rotated0_lane14_first),
    .second(rotated0_lane14_second), .ones(rotated0_lane14_ones)
  );
  wire [14:0] rotated0_lane15_first;
  wire [6:0] rotated0_lane15_second;
  wire [15:0] rotated0_lane15_ones;
  pfor_lanes16_lane_exceptions rotated0_lane15 (
    .residual(below[255:240]), .bytes(1'h1), .first(rotated0_lane15_first),
    .second(rotated0_lane15_second), .ones(rotated0_lane15_ones)
  );
  wire [15:0] rotated_ones_of_quarter0 = rotated0_lane0_ones | rotated0_lane1_ones |
      rotated0_lane2_ones | rotated0_lane3_ones | rotated0_lane4_ones | rotated0_lane5_ones |
      rotated0_lane6_ones | rotated0_lane7_ones | rotated0_lane8_ones | rotated0_lane9_ones |
      rotated0_lane10_ones | rotated0_lane11_ones | rotated0_lane12_ones | rotated0_lane13_ones |
      rotated0_lane14_ones | rotated0_lane15_ones;
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
  wire [1:0] estimated_counts_level1_0 = {1'h0, estimated0_lane0_first[0]} +
      {1'h0, estimated0_lane1_first[0]};
  wire [1:0] estimated_counts_level1_1 = {1'h0, estimated0_lane2_first[0]} +
      {1'h0, estimated0_lane3_first[0]};
  wire [1:0] estimated_counts_level1_2 = {1'h0, estimated0_lane4_first[0]} +
      {1'h0, estimated0_lane5_first[0]};
  wire [1:0] estimated_counts_level1_3 = {1'h0, estimated0_lane6_first[0]} +
      {1'h0, estimated0_lane7_first[0]};
  wire [1:0] estimated_counts_level1_4 = {1'h0, estimated0_lane8_first[0]} +
      {1'h0, estimated0_lane9_first[0]};
  wire [1:0] estimated_counts_level1_5 = {1'h0, estimated0_lane10_first[0]} +
      {1'h0, estimated0_lane11_first[0]};
  wire [1:0] estimated_counts_level1_6 = {1'h0, estimated0_lane12_first[0]} +
      {1'h0, estimated0_lane13_first[0]};
  wire [1:0] estimated_counts_level1_7 = {1'h0, estimated0_lane14_first[0]} +
      {1'h0, estimated0_lane15_first[0]};
  wire [1:0] estimated_counts_level1_8 = {1'h0, estimated0_lane0_second[0]} +
      {1'h0, estimated0_lane1_second[0]};
  wire [1:0] estimated_counts_level1_9 = {1'h0, estimated0_lane2_second[0]} +
      {1'h0, estimated0_lane3_second[0]};
  wire [1:0] estimated_counts_level1_10 = {1'h0, estimated0_lane4_second[0]} +
      {1'h0, estimated0_lane5_second[0]};
  wire [1:0] estimated_counts_level1_11 = {1'h0, estimated0_lane6_second[0]} +
      {1'h0, estimated0_lane7_second[0]};
  wire [1:0] estimated_counts_level1_12 = {1'h0, estimated0_lane8_second[0]} +
      {1'h0, estimated0_lane9_second[0]};
  wire [1:0] estimated_counts_level1_13 = {1'h0, estimated0_lane10_second[0]} +
      {1'h0, estimated0_lane11_second[0]};
  wire [1:0] estimated_counts_level1_14 = {1'h0, estimated0_lane12_second[0]} +
      {1'h0, estimated0_lane13_second[0]};
  wire [1:0] estimated_counts_level1_15 = {1'h0, estimated0_lane14_second[0]} +
      {1'h0, estimated0_lane15_second[0]};
  wire [1:0] estimated_counts_level1_16 = {1'h0, estimated0_lane0_first[1]} +
      {1'h0, estimated0_lane1_first[1]};
  wire [1:0] estimated_counts_level1_17 = {1'h0, estimated0_lane2_first[1]} +
      {1'h0, estimated0_lane3_first[1]};
  wire [1:0] estimated_counts_level1_18 = {1'h0, estimated0_lane4_first[1]} +
      {1'h0, estimated0_lane5_first[1]};
  wire [1:0] estimated_counts_level1_19 = {1'h0, estimated0_lane6_first[1]} +
      {1'h0, estimated0_lane7_first[1]};
  wire [1:0] estimated_counts_level1_20 = {1'h0, estimated0_lane8_first[1]} +
      {1'h0, estimated0_lane9_first[1]};
  wire [1:0] estimated_counts_level1_21 = {1'h0, estimated0_lane10_first[1]} +
      {1'h0, estimated0_lane11_first[1]};
  wire [1:0] estimated_counts_level1_22 = {1'h0, estimated0_lane12_first[1]} +
      {1'h0, estimated0_lane13_first[1]};
  wire [1:0] estimated_counts_level1_23 = {1'h0, estimated0_lane14_first[1]} +
      {1'h0, estimated0_lane15_first[1]};
  wire [1:0] estimated_counts_level1_24 = {1'h0, estimated0_lane0_second[1]} +
      {1'h0, estimated0_lane1_second[1]};
  wire [1:0] estimated_counts_level1_25 = {1'h0, estimated0_lane2_second[1]} +
      {1'h0, estimated0_lane3_second[1]};
  wire [1:0] estimated_counts_level1_26 = {1'h0, estimated0_lane4_second[1]} +
      {1'h0, estimated0_lane5_second[1]};
  wire [1:0] estimated_counts_level1_27 = {1'h0, estimated0_lane6_second[1]} +
      {1'h0, estimated0_lane7_second[1]};
  wire [1:0] estimated_counts_level1_28 = {1'h0, estimated0_lane8_second[1]} +
      {1'h0, estimated0_lane9_second[1]};
  wire [1:0] estimated_counts_level1_29 = {1'h0, estimated0_lane10_second[1]} +
      {1'h0, estimated0_lane11_second[1]};
  wire [1:0] estimated_counts_level1_30 = {1'h0, estimated0_lane12_second[1]} +
      {1'h0, estimated0_lane13_second[1]};
  wire [1:0] estimated_counts_level1_31 = {1'h0, estimated0_lane14_second[1]} +
      {1'h0, estimated0_lane15_second[1]};
  wire [1:0] estimated_counts_level1_32 = {1'h0, estimated0_lane0_first[2]} +
      {1'h0, estimated0_lane1_first[2]};
  wire [1:0] estimated_counts_level1_33 = {1'h0, estimated0_lane2_first[2]} +
      {1'h0, estimated0_lane3_first[2]};
  wire [1:0] estimated_counts_level1_34 = {1'h0, estimated0_lane4_first[2]} +
      {1'h0, estimated0_lane5_first[2]};
  wire [1:0] estimated_counts_level1_35 = {1'h0, estimated0_lane6_first[2]} +
      {1'h0, estimated0_lane7_first[2]};
  wire [1:0] estimated_counts_level1_36 = {1'h0, estimated0_lane8_first[2]} +
      {1'h0, estimated0_lane9_first[2]};
  wire [1:0] estimated_counts_level1_37 = {1'h0, estimated0_lane10_first[2]} +
      {1'h0, estimated0_lane11_first[2]};
  wire [1:0] estimated_counts_level1_38 = {1'h0, estimated0_lane12_first[2]} +
      {1'h0, estimated0_lane13_first[2]};
  wire [1:0] estimated_counts_level1_39 = {1'h0, estimated0_lane14_first[2]} +
      {1'h0, estimated0_lane15_first[2]};
  wire [1:0] estimated_counts_level1_40 = {1'h0, estimated0_lane0_second[2]} +
      {1'h0, estimated0_lane1_second[2]};
  wire [1:0] estimated_counts_level1_41 = {1'h0, estimated0_lane2_second[2]} +
      {1'h0, estimated0_lane3_second[2]};
  wire [1:0] estimated_counts_level1_42 = {1'h0, estimated0_lane4_second[2]} +
      {1'h0, estimated0_lane5_second[2]};
  wire [1:0] estimated_counts_level1_43 = {1'h0, estimated0_lane6_second[2]} +
      {1'h0, estimated0_lane7_second[2]};
  wire [1:0] estimated_counts_level1_44 = {1'h0, estimated0_lane8_second[2]} +
      {1'h0, estimated0_lane9_second[2]};
  wire [1:0] estimated_counts_level1_45 = {1'h0, estimated0_lane10_second[2]} +
      {1'h0, estimated0_lane11_second[2]};
  wire [1:0] estimated_counts_level1_46 = {1'h0, estimated0_lane12_second[2]} +
      {1'h0, estimated0_lane13_second[2]};
  wire [1:0] estimated_counts_level1_47 = {1'h0, estimated0_lane14_second[2]} +
      {1'h0, estimated0_lane15_second[2]};
  wire [1:0] estimated_counts_level1_48 = {1'h0, estimated0_lane0_first[3]} +
      {1'h0, estimated0_lane1_first[3]};
  wire [1:0] estimated_counts_level1_49 = {1'h0, estimated0_lane2_first[3]} +
      {1'h0, estimated0_lane3_first[3]};
  wire [1:0] estimated_counts_level1_50 = {1'h0, estimated0_lane4_first[3]} +
      {1'h0, estimated0_lane5_first[3]};
  wire [1:0] estimated_counts_level1_51 = {1'h0, estimated0_lane6_first[3]} +
      {1'h0, estimated0_lane7_first[3]};
  wire [1:0] estimated_counts_level1_52 = {1'h0, estimated0_lane8_first[3]} +
      {1'h0, estimated0_lane9_first[3]};
  wire [1:0] estimated_counts_level1_53 = {1'h0, estimated0_lane10_first[3]} +
      {1'h0, estimated0_lane11_first[3]};
  wire [1:0] estimated_counts_level1_54 = {1'h0, estimated0_lane12_first[3]} +
      {1'h0, estimated0_lane13_first[3]};
  wire [1:0] estimated_counts_level1_55 = {1'h0, estimated0_lane14_first[3]} +
      {1'h0, estimated0_lane15_first[3]};
  wire [1:0] estimated_counts_level1_56 = {1'h0, estimated0_lane0_second[3]} +
      {1'h0, estimated0_lane1_second[3]};
  wire [1:0] estimated_counts_level1_57 = {1'h0, estimated0_lane2_second[3]} +
      {1'h0, estimated0_lane3_second[3]};
  wire [1:0] estimated_counts_level1_58 = {1'h0, estimated0_lane4_second[3]} +
      {1'h0, estimated0_lane5_second[3]};
  wire [1:0] estimated_counts_level1_59 = {1'h0, estimated0_lane6_second[3]} +
      {1'h0, estimated0_lane7_second[3]};
  wire [1:0] estimated_counts_level1_60 = {1'h0, estimated0_lane8_second[3]} +
      {1'h0, estimated0_lane9_second[3]};
  wire [1:0] estimated_counts_level1_61 = {1'h0, estimated0_lane10_second[3]} +
      {1'h0, estimated0_lane11_second[3]};
  wire [1:0] estimated_counts_level1_62 = {1'h0, estimated0_lane12_second[3]} +
      {1'h0, estimated0_lane13_second[3]};
  wire [1:0] estimated_counts_level1_63 = {1'h0, estimated0_lane14_second[3]} +
      {1'h0, estimated0_lane15_second[3]};
  wire [1:0] estimated_counts_level1_64 = {1'h0, estimated0_lane0_first[4]} +
      {1'h0, estimated0_lane1_first[4]};
  wire [1:0] estimated_counts_level1_65 = {1'h0, estimated0_lane2_first[4]} +
      {1'h0, estimated0_lane3_first[4]};
  wire [1:0] estimated_counts_level1_66 = {1'h0, estimated0_lane4_first[4]} +
      {1'h0, estimated0_lane5_first[4]};
  wire [1:0] estimated_counts_level1_67 = {1'h0, estimated0_lane6_first[4]} +
      {1'h0, estimated0_lane7_first[4]};
  wire [1:0] estimated_counts_level1_68 = {1'h0, estimated0_lane8_first[4]} +
      {1'h0, estimated0_lane9_first[4]};
  wire [1:0] estimated_counts_level1_69 = {1'h0, estimated0_lane10_first[4]} +
      {1'h0, estimated0_lane11_first[4]};
  wire [1:0] estimated_counts_level1_70 = {1'h0, estimated0_lane12_first[4]} +
      {1'h0, estimated0_lane13_first[4]};
  wire [1:0] estimated_counts_level1_71 = {1'h0, estimated0_lane14_first[4]} +
      {1'h0, estimated0_lane15_first[4]};
  wire [1:0] estimated_counts_level1_72 = {1'h0, estimated0_lane0_second[4]} +
      {1'h0, estimated0_lane1_second[4]};
  wire [1:0] estimated_counts_level1_73 = {1'h0, estimated0_lane2_second[4]} +
      {1'h0, estimated0_lane3_second[4]};
  wire [1:0] estimated_counts_level1_74 = {1'h0, estimated0_lane4_second[4]} +
      {1'h0, estimated0_lane5_second[4]};
  wire [1:0] estimated_counts_level1_75 = {1'h0, estimated0_lane6_second[4]} +
      {1'h0, estimated0_lane7_second[4]};
  wire [1:0] estimated_counts_level1_76 = {1'h0, estimated0_lane8_second[4]} +
      {1'h0, estimated0_lane9_second[4]};
  wire [1:0] estimated_counts_level1_77 = {1'h0, estimated0_lane10_second[4]} +
      {1'h0, estimated0_lane11_second[4]};
  wire [1:0] estimated_counts_level1_78 = {1'h0, estimated0_lane12_second[4]} +
      {1'h0, estimated0_lane13_second[4]};
  wire [1:0] estimated_counts_level1_79 = {1'h0, estimated0_lane14_second[4]} +
      {1'h0, estimated0_lane15_second[4]};
  wire [1:0] estimated_counts_level1_80 = {1'h0, estimated0_lane0_first[5]} +
      {1'h0, estimated0_lane1_first[5]};
  wire [1:0] estimated_counts_level1_81 = {1'h0, estimated0_lane2_first[5]} +
      {1'h0, estimated0_lane3_first[5]};
  wire [1:0] estimated_counts_level1_82 = {1'h0, estimated0_lane4_first[5]} +
      {1'h0, estimated0_lane5_first[5]};
  wire [1:0] estimated_counts_level1_83 = {1'h0, estimated0_lane6_first[5]} +
      {1'h0, estimated0_lane7_first[5]};
  wire [1:0] estimated_counts_level1_84 = {1'h0, estimated0_lane8_first[5]} +
      {1'h0, estimated0_lane9_first[5]};
  wire [1:0] estimated_counts_level1_85 = {1'h0, estimated0_lane10_first[5]} +
      {1'h0, estimated0_lane11_first[5]};
  wire [1:0] estimated_counts_level1_86 = {1'h0, estimated0_lane12_first[5]} +
      {1'h0, estimated0_lane13_first[5]};
  wire [1:0] estimated_counts_level1_87 = {1'h0, estimated0_lane14_first[5]} +
      {1'h0, estimated0_lane15_first[5]};
  wire [1:0] estimated_counts_level1_88 = {1'h0, estimated0_lane0_second[5]} +
      {1'h0, estimated0_lane1_second[5]};
  wire [1:0] estimated_counts_level1_89 = {1'h0, estimated0_lane2_second[5]} +
      {1'h0, estimated0_lane3_second[5]};
  wire [1:0] estimated_counts_level1_90 = {1'h0, estimated0_lane4_second[5]} +
      {1'h0, estimated0_lane5_second[5]};
  wire [1:0] estimated_counts_level1_91 = {1'h0, estimated0_lane6_second[5]} +
      {1'h0, estimated0_lane7_second[5]};
  wire [1:0] estimated_counts_level1_92 = {1'h0, estimated0_lane8_second[5]} +
      {1'h0, estimated0_lane9_second[5]};
  wire [1:0] estimated_counts_level1_93 = {1'h0, estimated0_lane10_second[5]} +
      {1'h0, estimated0_lane11_second[5]};
  wire [1:0] estimated_counts_level1_94 = {1'h0, estimated0_lane12_second[5]} +
      {1'h0, estimated0_lane13_second[5]};
  wire [1:0] estimated_counts_level1_95 = {1'h0, estimated0_lane14_second[5]} +
      {1'h0, estimated0_lane15_second[5]};
  wire [1:0] estimated_counts_level1_96 = {1'h0, estimated0_lane0_first[6]} +
      {1'h0, estimated0_lane1_first[6]};
  wire [1:0] estimated_counts_level1_97 = {1'h0, estimated0_lane2_first[6]} +
      {1'h0, estimated0_lane3_first[6]};
  wire [1:0] estimated_counts_level1_98 = {1'h0, estimated0_lane4_first[6]} +
      {1'h0, estimated0_lane5_first[6]};
  wire [1:0] estimated_counts_level1_99 = {1'h0, estimated0_lane6_first[6]} +
      {1'h0, estimated0_lane7_first[6]};
  wire [1:0] estimated_counts_level1_100 = {1'h0, estimated0_lane8_first[6]} +
      {1'h0, estimated0_lane9_first[6]};
  wire [1:0] estimated_counts_level1_101 = {1'h0, estimated0_lane10_first[6]} +
      {1'h0, estimated0_lane11_first[6]};
  wire [1:0] estimated_counts_level1_102 = {1'h0, estimated0_lane12_first[6]} +
      {1'h0, estimated0_lane13_first[6]};
  wire [1:0] estimated_counts_level1_103 = {1'h0, estimated0_lane14_first[6]} +
      {1'h0, estimated0_lane15_first[6]};
  wire [1:0] estimated_counts_level1_104 = {1'h0, estimated0_lane0_second[6]} +
      {1'h0, estimated0_lane1_second[6]};
  wire [1:0] estimated_counts_level1_105 = {1'h0, estimated0_lane2_second[6]} +
      {1'h0, estimated0_lane3_second[6]};
  wire [1:0] estimated_counts_level1_106 = {1'h0, estimated0_lane4_second[6]} +
      {1'h0, estimated0_lane5_second[6]};
  wire [1:0] estimated_counts_level1_107 = {1'h0, estimated0_lane6_second[6]} +
      {1'h0, estimated0_lane7_second[6]};
  wire [1:0] estimated_counts_level1_108 = {1'h0, estimated0_lane8_second[6]} +
      {1'h0, estimated0_lane9_second[6]};
  wire [1:0] estimated_counts_level1_109 = {1'h0, estimated0_lane10_second[6]} +
      {1'h0, estimated0_lane11_second[6]};
  wire [1:0] estimated_counts_level1_110 = {1'h0, estimated0_lane12_second[6]} +
      {1'h0, estimated0_lane13_second[6]};
  wire [1:0] estimated_counts_level1_111 = {1'h0, estimated0_lane14_second[6]} +
      {1'h0, estimated0_lane15_second[6]};
  wire [2:0] estimated_counts_level2_0 = {1'h0, estimated_counts_level1_0} +
      {1'h0, estimated_counts_level1_1};
  wire [2:0] estimated_counts_level2_1 = {1'h0, estimated_counts_level1_2} +
      {1'h0, estimated_counts_level1_3};
  wire [2:0] estimated_counts_level2_2 = {1'h0, estimated_counts_level1_4} +
      {1'h0, estimated_counts_level1_5};
  wire [2:0] estimated_counts_level2_3 = {1'h0, estimated_counts_level1_6} +
      {1'h0, estimated_counts_level1_7};
  wire [2:0] estimated_counts_level2_4 = {1'h0, estimated_counts_level1_8} +
      {1'h0, estimated_counts_level1_9};
  wire [2:0] estimated_counts_level2_5 = {1'h0, estimated_counts_level1_10} +
      {1'h0, estimated_counts_level1_11};
  wire [2:0] estimated_counts_level2_6 = {1'h0, estimated_counts_level1_12} +
      {1'h0, estimated_counts_level1_13};
  wire [2:0] estimated_counts_level2_7 = {1'h0, estimated_counts_level1_14} +
      {1'h0, estimated_counts_level1_15};
  wire [2:0] estimated_counts_level2_8 = {1'h0, estimated_counts_level1_16} +
      {1'h0, estimated_counts_level1_17};
  wire [2:0] estimated_counts_level2_9 = {1'h0, estimated_counts_level1_18} +
      {1'h0, estimated_counts_level1_19};
  wire [2:0] estimated_counts_level2_10 = {1'h0, estimated_counts_level1_20} +
      {1'h0, estimated_counts_level1_21};
  wire [2:0] estimated_counts_level2_11 = {1'h0, estimated_counts_level1_22} +
      {1'h0, estimated_counts_level1_23};
  wire [2:0] estimated_counts_level2_12 = {1'h0, estimated_counts_level1_24} +
      {1'h0, estimated_counts_level1_25};
  wire [2:0] estimated_counts_level2_13 = {1'h0, estimated_counts_level1_26} +
      {1'h0, estimated_counts_level1_27};
  wire [2:0] estimated_counts_level2_14 = {1'h0, estimated_counts_level1_28} +
      {1'h0, estimated_counts_level1_29};
  wire [2:0] estimated_counts_level2_15 = {1'h0, estimated_counts_level1_30} +
      {1'h0, estimated_counts_level1_31};
  wire [2:0] estimated_counts_level2_16 = {1'h0, estimated_counts_level1_32} +
      {1'h0, estimated_counts_level1_33};
  wire [2:0] estimated_counts_level2_17 = {1'h0, estimated_counts_level1_34} +
      {1'h0, estimated_counts_level1_35};
  wire [2:0] estimated_counts_level2_18 = {1'h0, estimated_counts_level1_36} +
      {1'h0, estimated_counts_level1_37};
  wire [2:0] estimated_counts_level2_19 = {1'h0, estimated_counts_level1_38} +
      {1'h0, estimated_counts_level1_39};
  wire [2:0] estimated_counts_level2_20 = {1'h0, estimated_counts_level1_40} +
      {1'h0, estimated_counts_level1_41};
  wire [2:0] estimated_counts_level2_21 = {1'h0, estimated_counts_level1_42} +
      {1'h0, estimated_counts_level1_43};
  wire [2:0] estimated_counts_level2_22 = {1'h0, estimated_counts_level1_44} +
      {1'h0, estimated_counts_level1_45};
  wire [2:0] estimated_counts_level2_23 = {1'h0, estimated_counts_level1_46} +
      {1'h0, estimated_counts_level1_47};
  wire [2:0] estimated_counts_level2_24 = {1'h0, estimated_counts_level1_48} +
      {1'h0, estimated_counts_level1_49};
  wire [2:0] estimated_counts_level2_25 = {1'h0, estimated_counts_level1_50} +
      {1'h0, estimated_counts_level1_51};
  wire [2:0] estimated_counts_level2_26 = {1'h0, estimated_counts_level1_52} +
      {1'h0, estimated_counts_level1_53};
  wire [2:0] estimated_counts_level2_27 = {1'h0, estimated_counts_level1_54} +
      {1'h0, estimated_counts_level1_55};
  wire [2:0] estimated_counts_level2_28 = {1'h0, estimated_counts_level1_56} +
      {1'h0, estimated_counts_level1_57};
  wire [2:0] estimated_counts_level2_29 = {1'h0, estimated_counts_level1_58} +
      {1'h0, estimated_counts_level1_59};
  wire [2:0] estimated_counts_level2_30 = {1'h0, estimated_counts_level1_60} +
      {1'h0, estimated_counts_level1_61};
  wire [2:0] estimated_counts_level2_31 = {1'h0, estimated_counts_level1_62} +
      {1'h0, estimated_counts_level1_63};
  wire [2:0] estimated_counts_level2_32 = {1'h0, estimated_counts_level1_64} +
      {1'h0, estimated_counts_level1_65};
  wire [2:0] estimated_counts_level2_33 = {1'h0, estimated_counts_level1_66} +
      {1'h0, estimated_counts_level1_67};
  wire [2:0] estimated_counts_level2_34 = {1'h0, estimated_counts_level1_68} +
      {1'h0, estimated_counts_level1_69};
  wire [2:0] estimated_counts_level2_35 = {1'h0, estimated_counts_level1_70} +
      {1'h0, estimated_counts_level1_71};
  wire [2:0] estimated_counts_level2_36 = {1'h0, estimated_counts_level1_72} +
      {1'h0, estimated_counts_level1_73};
  wire [2:0] estimated_counts_level2_37 = {1'h0, estimated_counts_level1_74} +
      {1'h0, estimated_counts_level1_75};
  wire [2:0] estimated_counts_level2_38 = {1'h0, estimated_counts_level1_76} +
      {1'h0, estimated_counts_level1_77};
  wire [2:0] estimated_counts_level2_39 = {1'h0, estimated_counts_level1_78} +
      {1'h0, estimated_counts_level1_79};
  wire [2:0] estimated_counts_level2_40 = {1'h0, estimated_counts_level1_80} +
      {1'h0, estimated_counts_level1_81};
  wire [2:0] estimated_counts_level2_41 = {1'h0, estimated_counts_level1_82} +
      {1'h0, estimated_counts_level1_83};
  wire [2:0] estimated_counts_level2_42 = {1'h0, estimated_counts_level1_84} +
      {1'h0, estimated_counts_level1_85};
  wire [2:0] estimated_counts_level2_43 = {1'h0, estimated_counts_level1_86} +
      {1'h0, estimated_counts_level1_87};
  wire [2:0] estimated_counts_level2_44 = {1'h0, estimated_counts_level1_88} +
      {1'h0, estimated_counts_level1_89};
  wire [2:0] estimated_counts_level2_45 = {1'h0, estimated_counts_level1_90} +
      {1'h0, estimated_counts_level1_91};
  wire [2:0] estimated_counts_level2_46 = {1'h0, estimated_counts_level1_92} +
      {1'h0, estimated_counts_level1_93};
  wire [2:0] estimated_counts_level2_47 = {1'h0, estimated_counts_level1_94} +
      {1'h0, estimated_counts_level1_95};
  wire [2:0] estimated_counts_level2_48 = {1'h0, estimated_counts_level1_96} +
      {1'h0, estimated_counts_level1_97};
  wire [2:0] estimated_counts_level2_49 = {1'h0, estimated_counts_level1_98} +
      {1'h0, estimated_counts_level1_99};
  wire [2:0] estimated_counts_level2_50 = {1'h0, estimated_counts_level1_100} +
      {1'h0, estimated_counts_level1_101};
  wire [2:0] estimated_counts_level2_51 = {1'h0, estimated_counts_level1_102} +
      {1'h0, estimated_counts_level1_103};
  wire [2:0] estimated_counts_level2_52 = {1'h0, estimated_counts_level1_104} +
      {1'h0, estimated_counts_level1_105};
  wire [2:0] estimated_counts_level2_53 = {1'h0, estimated_counts_level1_106} +
      {1'h0, estimated_counts_level1_107};
  wire [2:0] estimated_counts_level2_54 = {1'h0, estimated_counts_level1_108} +
      {1'h0, estimated_counts_level1_109};
  wire [2:0] estimated_counts_level2_55 = {1'h0, estimated_counts_level1_110} +
      {1'h0, estimated_counts_level1_111};
  wire [1:0] estimated_wide_counts_level1_0 = {1'h0, estimated0_lane0_first[7]} +
      {1'h0, estimated0_lane1_first[7]};
  wire [1:0] estimated_wide_counts_level1_1 = {1'h0, estimated0_lane2_first[7]} +
      {1'h0, estimated0_lane3_first[7]};
  wire [1:0] estimated_wide_counts_level1_2 = {1'h0, estimated0_lane4_first[7]} +
      {1'h0, estimated0_lane5_first[7]};
  wire [1:0] estimated_wide_counts_level1_3 = {1'h0, estimated0_lane6_first[7]} +
      {1'h0, estimated0_lane7_first[7]};
  wire [1:0] estimated_wide_counts_level1_4 = {1'h0, estimated0_lane8_first[7]} +
      {1'h0, estimated0_lane9_first[7]};
  wire [1:0] estimated_wide_counts_level1_5 = {1'h0, estimated0_lane10_first[7]} +
      {1'h0, estimated0_lane11_first[7]};
  wire [1:0] estimated_wide_counts_level1_6 = {1'h0, estimated0_lane12_first[7]} +
      {1'h0, estimated0_lane13_first[7]};
  wire [1:0] estimated_wide_counts_level1_7 = {1'h0, estimated0_lane14_first[7]} +
      {1'h0, estimated0_lane15_first[7]};
  wire [1:0] estimated_wide_counts_level1_8 = {1'h0, estimated0_lane0_first[8]} +
      {1'h0, estimated0_lane1_first[8]};
  wire [1:0] estimated_wide_counts_level1_9 = {1'h0, estimated0_lane2_first[8]} +
      {1'h0, estimated0_lane3_first[8]};
  wire [1:0] estimated_wide_counts_level1_10 = {1'h0, estimated0_lane4_first[8]} +
      {1'h0, estimated0_lane5_first[8]};
  wire [1:0] estimated_wide_counts_level1_11 = {1'h0, estimated0_lane6_first[8]} +
      {1'h0, estimated0_lane7_first[8]};
  wire [1:0] estimated_wide_counts_level1_12 = {1'h0, estimated0_lane8_first[8]} +
      {1'h0, estimated0_lane9_first[8]};
  wire [1:0] estimated_wide_counts_level1_13 = {1'h0, estimated0_lane10_first[8]} +
      {1'h0, estimated0_lane11_first[8]};
  wire [1:0] estimated_wide_counts_level1_14 = {1'h0, estimated0_lane12_first[8]} +
      {1'h0, estimated0_lane13_first[8]};
  wire [1:0] estimated_wide_counts_level1_15 = {1'h0, estimated0_lane14_first[8]} +
      {1'h0, estimated0_lane15_first[8]};
  wire [1:0] estimated_wide_counts_level1_16 = {1'h0, estimated0_lane0_first[9]} +
      {1'h0, estimated0_lane1_first[9]};
  wire [1:0] estimated_wide_counts_level1_17 = {1'h0, estimated0_lane2_first[9]} +
      {1'h0, estimated0_lane3_first[9]};
  wire [1:0] estimated_wide_counts_level1_18 = {1'h0, estimated0_lane4_first[9]} +
      {1'h0, estimated0_lane5_first[9]};
  wire [1:0] estimated_wide_counts_level1_19 = {1'h0, estimated0_lane6_first[9]} +
      {1'h0, estimated0_lane7_first[9]};
  wire [1:0] estimated_wide_counts_level1_20 = {1'h0, estimated0_lane8_first[9]} +
      {1'h0, estimated0_lane9_first[9]};
  wire [1:0] estimated_wide_counts_level1_21 = {1'h0, estimated0_lane10_first[9]} +
      {1'h0, estimated0_lane11_first[9]};
  wire [1:0] estimated_wide_counts_level1_22 = {1'h0, estimated0_lane12_first[9]} +
      {1'h0, estimated0_lane13_first[9]};
  wire [1:0] estimated_wide_counts_level1_23 = {1'h0, estimated0_lane14_first[9]} +
      {1'h0, estimated0_lane15_first[9]};
  wire [1:0] estimated_wide_counts_level1_24 = {1'h0, estimated0_lane0_first[10]} +
      {1'h0, estimated0_lane1_first[10]};
  wire [1:0] estimated_wide_counts_level1_25 = {1'h0, estimated0_lane2_first[10]} +
      {1'h0, estimated0_lane3_first[10]};
  wire [1:0] estimated_wide_counts_level1_26 = {1'h0, estimated0_lane4_first[10]} +
      {1'h0, estimated0_lane5_first[10]};
  wire [1:0] estimated_wide_counts_level1_27 = {1'h0, estimated0_lane6_first[10]} +
      {1'h0, estimated0_lane7_first[10]};
  wire [1:0] estimated_wide_counts_level1_28 = {1'h0, estimated0_lane8_first[10]} +
      {1'h0, estimated0_lane9_first[10]};
  wire [1:0] estimated_wide_counts_level1_29 = {1'h0, estimated0_lane10_first[10]} +
      {1'h0, estimated0_lane11_first[10]};
  wire [1:0] estimated_wide_counts_level1_30 = {1'h0, estimated0_lane12_first[10]} +
      {1'h0, estimated0_lane13_first[10]};
  wire [1:0] estimated_wide_counts_level1_31 = {1'h0, estimated0_lane14_first[10]} +
      {1'h0, estimated0_lane15_first[10]};
  wire [1:0] estimated_wide_counts_level1_32 = {1'h0, estimated0_lane0_first[11]} +
      {1'h0, estimated0_lane1_first[11]};
  wire [1:0] estimated_wide_counts_level1_33 = {1'h0, estimated0_lane2_first[11]} +
      {1'h0, estimated0_lane3_first[11]};
  wire [1:0] estimated_wide_counts_level1_34 = {1'h0, estimated0_lane4_first[11]} +
      {1'h0, estimated0_lane5_first[11]};
  wire [1:0] estimated_wide_counts_level1_35 = {1'h0, estimated0_lane6_first[11]} +
      {1'h0, estimated0_lane7_first[11]};
  wire [1:0] estimated_wide_counts_level1_36 = {1'h0, estimated0_lane8_first[11]} +
      {1'h0, estimated0_lane9_first[11]};
  wire [1:0] estimated_wide_counts_level1_37 = {1'h0, estimated0_lane10_first[11]} +
      {1'h0, estimated0_lane11_first[11]};
  wire [1:0] estimated_wide_counts_level1_38 = {1'h0, estimated0_lane12_first[11]} +
      {1'h0, estimated0_lane13_first[11]};
  wire [1:0] estimated_wide_counts_level1_39 = {1'h0, estimated0_lane14_first[11]} +
      {1'h0, estimated0_lane15_first[11]};
  wire [1:0] estimated_wide_counts_level1_40 = {1'h0, estimated0_lane0_first[12]} +
      {1'h0, estimated0_lane1_first[12]};
  wire [1:0] estimated_wide_counts_level1_41 = {1'h0, estimated0_lane2_first[12]} +
      {1'h0, estimated0_lane3_first[12]};
  wire [1:0] estimated_wide_counts_level1_42 = {1'h0, estimated0_lane4_first[12]} +
      {1'h0, estimated0_lane5_first[12]};
  wire [1:0] estimated_wide_counts_level1_43 = {1'h0, estimated0_lane6_first[12]} +
      {1'h0, estimated0_lane7_first[12]};
  wire [1:0] estimated_wide_counts_level1_44 = {1'h0, estimated0_lane8_first[12]} +
      {1'h0, estimated0_lane9_first[12]};
  wire [1:0] estimated_wide_counts_level1_45 = {1'h0, estimated0_lane10_first[12]} +
      {1'h0, estimated0_lane11_first[12]};
  wire [1:0] estimated_wide_counts_level1_46 = {1'h0, estimated0_lane12_first[12]} +
      {1'h0, estimated0_lane13_first[12]};
  wire [1:0] estimated_wide_counts_level1_47 = {1'h0, estimated0_lane14_first[12]} +
      {1'h0, estimated0_lane15_first[12]};
  wire [1:0] estimated_wide_counts_level1_48 = {1'h0, estimated0_lane0_first[13]} +
      {1'h0, estimated0_lane1_first[13]};
  wire [1:0] estimated_wide_counts_level1_49 = {1'h0, estimated0_lane2_first[13]} +
      {1'h0, estimated0_lane3_first[13]};
  wire [1:0] estimated_wide_counts_level1_50 = {1'h0, estimated0_lane4_first[13]} +
      {1'h0, estimated0_lane5_first[13]};
  wire [1:0] estimated_wide_counts_level1_51 = {1'h0, estimated0_lane6_first[13]} +
      {1'h0, estimated0_lane7_first[13]};
  wire [1:0] estimated_wide_counts_level1_52 = {1'h0, estimated0_lane8_first[13]} +
      {1'h0, estimated0_lane9_first[13]};
  wire [1:0] estimated_wide_counts_level1_53 = {1'h0, estimated0_lane10_first[13]} +
      {1'h0, estimated0_lane11_first[13]};
  wire [1:0] estimated_wide_counts_level1_54 = {1'h0, estimated0_lane12_first[13]} +
      {1'h0, estimated0_lane13_first[13]};
  wire [1:0] estimated_wide_counts_level1_55 = {1'h0, estimated0_lane14_first[13]} +
      {1'h0, estimated0_lane15_first[13]};
  wire [1:0] estimated_wide_counts_level1_56 = {1'h0, estimated0_lane0_first[14]} +
      {1'h0, estimated0_lane1_first[14]};
  wire [1:0] estimated_wide_counts_level1_57 = {1'h0, estimated0_lane2_first[14]} +
      {1'h0, estimated0_lane3_first[14]};
  wire [1:0] estimated_wide_counts_level1_58 = {1'h0, estimated0_lane4_first[14]} +
      {1'h0, estimated0_lane5_first[14]};
  wire [1:0] estimated_wide_counts_level1_59 = {1'h0, estimated0_lane6_first[14]} +
      {1'h0, estimated0_lane7_first[14]};
  wire [1:0] estimated_wide_counts_level1_60 = {1'h0, estimated0_lane8_first[14]} +
      {1'h0, estimated0_lane9_first[14]};
  wire [1:0] estimated_wide_counts_level1_61 = {1'h0, estimated0_lane10_first[14]} +
      {1'h0, estimated0_lane11_first[14]};
  wire [1:0] estimated_wide_counts_level1_62 = {1'h0, estimated0_lane12_first[14]} +
      {1'h0, estimated0_lane13_first[14]};
  wire [1:0] estimated_wide_counts_level1_63 = {1'h0, estimated0_lane14_first[14]} +
      {1'h0, estimated0_lane15_first[14]};
  wire [2:0] estimated_wide_counts_level2_0 = {1'h0, estimated_wide_counts_level1_0} +
      {1'h0, estimated_wide_counts_level1_1};
  wire [2:0] estimated_wide_counts_level2_1 = {1'h0, estimated_wide_counts_level1_2} +
      {1'h0, estimated_wide_counts_level1_3};
  wire [2:0] estimated_wide_counts_level2_2 = {1'h0, estimated_wide_counts_level1_4} +
      {1'h0, estimated_wide_counts_level1_5};
  wire [2:0] estimated_wide_counts_level2_3 = {1'h0, estimated_wide_counts_level1_6} +
      {1'h0, estimated_wide_counts_level1_7};
  wire [2:0] estimated_wide_counts_level2_4 = {1'h0, estimated_wide_counts_level1_8} +
      {1'h0, estimated_wide_counts_level1_9};
  wire [2:0] estimated_wide_counts_level2_5 = {1'h0, estimated_wide_counts_level1_10} +
      {1'h0, estimated_wide_counts_level1_11};
  wire [2:0] estimated_wide_counts_level2_6 = {1'h0, estimated_wide_counts_level1_12} +
      {1'h0, estimated_wide_counts_level1_13};
  wire [2:0] estimated_wide_counts_level2_7 = {1'h0, estimated_wide_counts_level1_14} +
      {1'h0, estimated_wide_counts_level1_15};
  wire [2:0] estimated_wide_counts_level2_8 = {1'h0, estimated_wide_counts_level1_16} +
      {1'h0, estimated_wide_counts_level1_17};
  wire [2:0] estimated_wide_counts_level2_9 = {1'h0, estimated_wide_counts_level1_18} +
      {1'h0, estimated_wide_counts_level1_19};
  wire [2:0] estimated_wide_counts_level2_10 = {1'h0, estimated_wide_counts_level1_20} +
      {1'h0, estimated_wide_counts_level1_21};
  wire [2:0] estimated_wide_counts_level2_11 = {1'h0, estimated_wide_counts_level1_22} +
      {1'h0, estimated_wide_counts_level1_23};
  wire [2:0] estimated_wide_counts_level2_12 = {1'h0, estimated_wide_counts_level1_24} +
      {1'h0, estimated_wide_counts_level1_25};
  wire [2:0] estimated_wide_counts_level2_13 = {1'h0, estimated_wide_counts_level1_26} +
      {1'h0, estimated_wide_counts_level1_27};
  wire [2:0] estimated_wide_counts_level2_14 = {1'h0, estimated_wide_counts_level1_28} +
      {1'h0, estimated_wide_counts_level1_29};
  wire [2:0] estimated_wide_counts_level2_15 = {1'h0, estimated_wide_counts_level1_30} +
      {1'h0, estimated_wide_counts_level1_31};
  wire [2:0] estimated_wide_counts_level2_16 = {1'h0, estimated_wide_counts_level1_32} +
      {1'h0, estimated_wide_counts_level1_33};
  wire [2:0] estimated_wide_counts_level2_17 = {1'h0, estimated_wide_counts_level1_34} +
      {1'h0, estimated_wide_counts_level1_35};
  wire [2:0] estimated_wide_counts_level2_18 = {1'h0, estimated_wide_counts_level1_36} +
      {1'h0, estimated_wide_counts_level1_37};
  wire [2:0] estimated_wide_counts_level2_19 = {1'h0, estimated_wide_counts_level1_38} +
      {1'h0, estimated_wide_counts_level1_39};
  wire [2:0] estimated_wide_counts_level2_20 = {1'h0, estimated_wide_counts_level1_40} +
      {1'h0, estimated_wide_counts_level1_41};
  wire [2:0] estimated_wide_counts_level2_21 = {1'h0, estimated_wide_counts_level1_42} +
      {1'h0, estimated_wide_counts_level1_43};
  wire [2:0] estimated_wide_counts_level2_22 = {1'h0, estimated_wide_counts_level1_44} +
      {1'h0, estimated_wide_counts_level1_45};
  wire [2:0] estimated_wide_counts_level2_23 = {1'h0, estimated_wide_counts_level1_46} +
      {1'h0, estimated_wide_counts_level1_47};
  wire [2:0] estimated_wide_counts_level2_24 = {1'h0, estimated_wide_counts_level1_48} +
      {1'h0, estimated_wide_counts_level1_49};
  wire [2:0] estimated_wide_counts_level2_25 = {1'h0, estimated_wide_counts_level1_50} +
      {1'h0, estimated_wide_counts_level1_51};
  wire [2:0] estimated_wide_counts_level2_26 = {1'h0, estimated_wide_counts_level1_52} +
      {1'h0, estimated_wide_counts_level1_53};
  wire [2:0] estimated_wide_counts_level2_27 = {1'h0, estimated_wide_counts_level1_54} +
      {1'h0, estimated_wide_counts_level1_55};
  wire [2:0] estimated_wide_counts_level2_28 = {1'h0, estimated_wide_counts_level1_56} +
      {1'h0, estimated_wide_counts_level1_57};
  wire [2:0] estimated_wide_counts_level2_29 = {1'h0, estimated_wide_counts_level1_58} +
      {1'h0, estimated_wide_counts_level1_59};
  wire [2:0] estimated_wide_counts_level2_30 = {1'h0, estimated_wide_counts_level1_60} +
      {1'h0, estimated_wide_counts_level1_61};
  wire [2:0] estimated_wide_counts_level2_31 = {1'h0, estimated_wide_counts_level1_62} +
      {1'h0, estimated_wide_counts_level1_63};
  wire [1:0] rotated_counts_level1_0 = {1'h0, rotated0_lane0_first[0]} +
      {1'h0, rotated0_lane1_first[0]};
  wire [1:0] rotated_counts_level1_1 = {1'h0, rotated0_lane2_first[0]} +
      {1'h0, rotated0_lane3_first[0]};
  wire [1:0] rotated_counts_level1_2 = {1'h0, rotated0_lane4_first[0]} +
      {1'h0, rotated0_lane5_first[0]};
  wire [1:0] rotated_counts_level1_3 = {1'h0, rotated0_lane6_first[0]} +
      {1'h0, rotated0_lane7_first[0]};
  wire [1:0] rotated_counts_level1_4 = {1'h0, rotated0_lane8_first[0]} +
      {1'h0, rotated0_lane9_first[0]};
  wire [1:0] rotated_counts_level1_5 = {1'h0, rotated0_lane10_first[0]} +
      {1'h0, rotated0_lane11_first[0]};
  wire [1:0] rotated_counts_level1_6 = {1'h0, rotated0_lane12_first[0]} +
      {1'h0, rotated0_lane13_first[0]};
  wire [1:0] rotated_counts_level1_7 = {1'h0, rotated0_lane14_first[0]} +
      {1'h0, rotated0_lane15_first[0]};
  wire [1:0] rotated_counts_level1_8 = {1'h0, rotated0_lane0_second[0]} +
      {1'h0, rotated0_lane1_second[0]};
  wire [1:0] rotated_counts_level1_9 = {1'h0, rotated0_lane2_second[0]} +
      {1'h0, rotated0_lane3_second[0]};
  wire [1:0] rotated_counts_level1_10 = {1'h0, rotated0_lane4_second[0]} +
      {1'h0, rotated0_lane5_second[0]};
  wire [1:0] rotated_counts_level1_11 = {1'h0, rotated0_lane6_second[0]} +
      {1'h0, rotated0_lane7_second[0]};
  wire [1:0] rotated_counts_level1_12 = {1'h0, rotated0_lane8_second[0]} +
      {1'h0, rotated0_lane9_second[0]};
  wire [1:0] rotated_counts_level1_13 = {1'h0, rotated0_lane10_second[0]} +
      {1'h0, rotated0_lane11_second[0]};
  wire [1:0] rotated_counts_level1_14 = {1'h0, rotated0_lane12_second[0]} +
      {1'h0, rotated0_lane13_second[0]};
  wire [1:0] rotated_counts_level1_15 = {1'h0, rotated0_lane14_second[0]} +
      {1'h0, rotated0_lane15_second[0]};
  wire [1:0] rotated_counts_level1_16 = {1'h0, rotated0_lane0_first[1]} +
      {1'h0, rotated0_lane1_first[1]};
  wire [1:0] rotated_counts_level1_17 = {1'h0, rotated0_lane2_first[1]} +
      {1'h0, rotated0_lane3_first[1]};
  wire [1:0] rotated_counts_level1_18 = {1'h0, rotated0_lane4_first[1]} +
      {1'h0, rotated0_lane5_first[1]};
  wire [1:0] rotated_counts_level1_19 = {1'h0, rotated0_lane6_first[1]} +
      {1'h0, rotated0_lane7_first[1]};
  wire [1:0] rotated_counts_level1_20 = {1'h0, rotated0_lane8_first[1]} +
      {1'h0, rotated0_lane9_first[1]};
  wire [1:0] rotated_counts_level1_21 = {1'h0, rotated0_lane10_first[1]} +
      {1'h0, rotated0_lane11_first[1]};
  wire [1:0] rotated_counts_level1_22 = {1'h0, rotated0_lane12_first[1]} +
      {1'h0, rotated0_lane13_first[1]};
  wire [1:0] rotated_counts_level1_23 = {1'h0, rotated0_lane14_first[1]} +
      {1'h0, rotated0_lane15_first[1]};
  wire [1:0] rotated_counts_level1_24 = {1'h0, rotated0_lane0_second[1]} +
      {1'h0, rotated0_lane1_second[1]};
  wire [1:0] rotated_counts_level1_25 = {1'h0, rotated0_lane2_second[1]} +
      {1'h0, rotated0_lane3_second[1]};
  wire [1:0] rotated_counts_level1_26 = {1'h0, rotated0_lane4_second[1]} +
      {1'h0, rotated0_lane5_second[1]};
  wire [1:0] rotated_counts_level1_27 = {1'h0, rotated0_lane6_second[1]} +
      {1'h0, rotated0_lane7_second[1]};
  wire [1:0] rotated_counts_level1_28 = {1'h0, rotated0_lane8_second[1]} +
      {1'h0, rotated0_lane9_second[1]};
  wire [1:0] rotated_counts_level1_29 = {1'h0, rotated0_lane10_second[1]} +
      {1'h0, rotated0_lane11_second[1]};
  wire [1:0] rotated_counts_level1_30 = {1'h0, rotated0_lane12_second[1]} +
      {1'h0, rotated0_lane13_second[1]};
  wire [1:0] rotated_counts_level1_31 = {1'h0, rotated0_lane14_second[1]} +
      {1'h0, rotated0_lane15_second[1]};
  wire [1:0] rotated_counts_level1_32 = {1'h0, rotated0_lane0_first[2]} +
      {1'h0, rotated0_lane1_first[2]};
  wire [1:0] rotated_counts_level1_33 = {1'h0, rotated0_lane2_first[2]} +
      {1'h0, rotated0_lane3_first[2]};
  wire [1:0] rotated_counts_level1_34 = {1'h0, rotated0_lane4_first[2]} +
      {1'h0, rotated0_lane5_first[2]};
  wire [1:0] rotated_counts_level1_35 = {1'h0, rotated0_lane6_first[2]} +
      {1'h0, rotated0_lane7_first[2]};
  wire [1:0] rotated_counts_level1_36 = {1'h0, rotated0_lane8_first[2]} +
      {1'h0, rotated0_lane9_first[2]};
  wire [1:0] rotated_counts_level1_37 = {1'h0, rotated0_lane10_first[2]} +
      {1'h0, rotated0_lane11_first[2]};
  wire [1:0] rotated_counts_level1_38 = {1'h0, rotated0_lane12_first[2]} +
      {1'h0, rotated0_lane13_first[2]};
  wire [1:0] rotated_counts_level1_39 = {1'h0, rotated0_lane14_first[2]} +
      {1'h0, rotated0_lane15_first[2]};
  wire [1:0] rotated_counts_level1_40 = {1'h0, rotated0_lane0_second[2]} +
      {1'h0, rotated0_lane1_second[2]};
  wire [1:0] rotated_counts_level1_41 = {1'h0, rotated0_lane2_second[2]} +
      {1'h0, rotated0_lane3_second[2]};
  wire [1:0] rotated_counts_level1_42 = {1'h0, rotated0_lane4_second[2]} +
      {1'h0, rotated0_lane5_second[2]};
  wire [1:0] rotated_counts_level1_43 = {1'h0, rotated0_lane6_second[2]} +
      {1'h0, rotated0_lane7_second[2]};
  wire [1:0] rotated_counts_level1_44 = {1'h0, rotated0_lane8_second[2]} +
      {1'h0, rotated0_lane9_second[2]};
  wire [1:0] rotated_counts_level1_45 = {1'h0, rotated0_lane10_second[2]} +
      {1'h0, rotated0_lane11_second[2]};
  wire [1:0] rotated_counts_level1_46 = {1'h0, rotated0_lane12_second[2]} +
      {1'h0, rotated0_lane13_second[2]};
  wire [1:0] rotated_counts_level1_47 = {1'h0, rotated0_lane14_second[2]} +
      {1'h0, rotated0_lane15_second[2]};
  wire [1:0] rotated_counts_level1_48 = {1'h0, rotated0_lane0_first[3]} +
      {1'h0, rotated0_lane1_first[3]};
  wire [1:0] rotated_counts_level1_49 = {1'h0, rotated0_lane2_first[3]} +
      {1'h0, rotated0_lane3_first[3]};
  wire [1:0] rotated_counts_level1_50 = {1'h0, rotated0_lane4_first[3]} +
      {1'h0, rotated0_lane5_first[3]};
  wire [1:0] rotated_counts_level1_51 = {1'h0, rotated0_lane6_first[3]} +
      {1'h0, rotated0_lane7_first[3]};
  wire [1:0] rotated_counts_level1_52 = {1'h0, rotated0_lane8_first[3]} +
      {1'h0, rotated0_lane9_first[3]};
  wire [1:0] rotated_counts_level1_53 = {1'h0, rotated0_lane10_first[3]} +
      {1'h0, rotated0_lane11_first[3]};
  wire [1:0] rotated_counts_level1_54 = {1'h0, rotated0_lane12_first[3]} +
      {1'h0, rotated0_lane13_first[3]};
  wire [1:0] rotated_counts_level1_55 = {1'h0, rotated0_lane14_first[3]} +
      {1'h0, rotated0_lane15_first[3]};
  wire [1:0] rotated_counts_level1_56 = {1'h0, rotated0_lane0_second[3]} +
      {1'h0, rotated0_lane1_second[3]};
  wire [1:0] rotated_counts_level1_57 = {1'h0, rotated0_lane2_second[3]} +
      {1'h0, rotated0_lane3_second[3]};
  wire [1:0] rotated_counts_level1_58 = {1'h0, rotated0_lane4_second[3]} +
      {1'h0, rotated0_lane5_second[3]};
  wire [1:0] rotated_counts_level1_59 = {1'h0, rotated0_lane6_second[3]} +
      {1'h0, rotated0_lane7_second[3]};
  wire [1:0] rotated_counts_level1_60 = {1'h0, rotated0_lane8_second[3]} +
      {1'h0, rotated0_lane9_second[3]};
  wire [1:0] rotated_counts_level1_61 = {1'h0, rotated0_lane10_second[3]} +
      {1'h0, rotated0_lane11_second[3]};
  wire [1:0] rotated_counts_level1_62 = {1'h0, rotated0_lane12_second[3]} +
      {1'h0, rotated0_lane13_second[3]};
  wire [1:0] rotated_counts_level1_63 = {1'h0, rotated0_lane14_second[3]} +
      {1'h0, rotated0_lane15_second[3]};
  wire [1:0] rotated_counts_level1_64 = {1'h0, rotated0_lane0_first[4]} +
      {1'h0, rotated0_lane1_first[4]};
  wire [1:0] rotated_counts_level1_65 = {1'h0, rotated0_lane2_first[4]} +
      {1'h0, rotated0_lane3_first[4]};
  wire [1:0] rotated_counts_level1_66 = {1'h0, rotated0_lane4_first[4]} +
      {1'h0, rotated0_lane5_first[4]};
  wire [1:0] rotated_counts_level1_67 = {1'h0, rotated0_lane6_first[4]} +
      {1'h0, rotated0_lane7_first[4]};
  wire [1:0] rotated_counts_level1_68 = {1'h0, rotated0_lane8_first[4]} +
      {1'h0, rotated0_lane9_first[4]};
  wire [1:0] rotated_counts_level1_69 = {1'h0, rotated0_lane10_first[4]} +
      {1'h0, rotated0_lane11_first[4]};
  wire [1:0] rotated_counts_level1_70 = {1'h0, rotated0_lane12_first[4]} +
      {1'h0, rotated0_lane13_first[4]};
  wire [1:0] rotated_counts_level1_71 = {1'h0, rotated0_lane14_first[4]} +
      {1'h0, rotated0_lane15_first[4]};
  wire [1:0] rotated_counts_level1_72 = {1'h0, rotated0_lane0_second[4]} +
      {1'h0, rotated0_lane1_second[4]};
  wire [1:0] rotated_counts_level1_73 = {1'h0, rotated0_lane2_second[4]} +
      {1'h0, rotated0_lane3_second[4]};
  wire [1:0] rotated_counts_level1_74 = {1'h0, rotated0_lane4_second[4]} +
      {1'h0, rotated0_lane5_second[4]};
  wire [1:0] rotated_counts_level1_75 = {1'h0, rotated0_lane6_second[4]} +
      {1'h0, rotated0_lane7_second[4]};
  wire [1:0] rotated_counts_level1_76 = {1'h0, rotated0_lane8_second[4]} +
      {1'h0, rotated0_lane9_second[4]};
  wire [1:0] rotated_counts_level1_77 = {1'h0, rotated0_lane10_second[4]} +
      {1'h0, rotated0_lane11_second[4]};
  wire [1:0] rotated_counts_level1_78 = {1'h0, rotated0_lane12_second[4]} +
      {1'h0, rotated0_lane13_second[4]};
  wire [1:0] rotated_counts_level1_79 = {1'h0, rotated0_lane14_second[4]} +
      {1'h0, rotated0_lane15_second[4]};
  wire [1:0] rotated_counts_level1_80 = {1'h0, rotated0_lane0_first[5]} +
      {1'h0, rotated0_lane1_first[5]};
  wire [1:0] rotated_counts_level1_81 = {1'h0, rotated0_lane2_first[5]} +
      {1'h0, rotated0_lane3_first[5]};
  wire [1:0] rotated_counts_level1_82 = {1'h0, rotated0_lane4_first[5]} +
      {1'h0, rotated0_lane5_first[5]};
  wire [1:0] rotated_counts_level1_83 = {1'h0, rotated0_lane6_first[5]} +
      {1'h0, rotated0_lane7_first[5]};
  wire [1:0] rotated_counts_level1_84 = {1'h0, rotated0_lane8_first[5]} +
      {1'h0, rotated0_lane9_first[5]};
  wire [1:0] rotated_counts_level1_85 = {1'h0, rotated0_lane10_first[5]} +
      {1'h0, rotated0_lane11_first[5]};
  wire [1:0] rotated_counts_level1_86 = {1'h0, rotated0_lane12_first[5]} +
      {1'h0, rotated0_lane13_first[5]};
  wire [1:0] rotated_counts_level1_87 = {1'h0, rotated0_lane14_first[5]} +
      {1'h0, rotated0_lane15_first[5]};
  wire [1:0] rotated_counts_level1_88 = {1'h0, rotated0_lane0_second[5]} +
      {1'h0, rotated0_lane1_second[5]};
  wire [1:0] rotated_counts_level1_89 = {1'h0, rotated0_lane2_second[5]} +
      {1'h0, rotated0_lane3_second[5]};
  wire [1:0] rotated_counts_level1_90 = {1'h0, rotated0_lane4_second[5]} +
      {1'h0, rotated0_lane5_second[5]};
  wire [1:0] rotated_counts_level1_91 = {1'h0, rotated0_lane6_second[5]} +
      {1'h0, rotated0_lane7_second[5]};
  wire [1:0] rotated_counts_level1_92 = {1'h0, rotated0_lane8_second[5]} +
      {1'h0, rotated0_lane9_second[5]};
  wire [1:0] rotated_counts_level1_93 = {1'h0, rotated0_lane10_second[5]} +
      {1'h0, rotated0_lane11_second[5]};
  wire [1:0] rotated_counts_level1_94 = {1'h0, rotated0_lane12_second[5]} +
      {1'h0, rotated0_lane13_second[5]};
  wire [1:0] rotated_counts_level1_95 = {1'h0, rotated0_lane14_second[5]} +
      {1'h0, rotated0_lane15_second[5]};
  wire [1:0] rotated_counts_level1_96 = {1'h0, rotated0_lane0_first[6]} +
      {1'h0, rotated0_lane1_first[6]};
  wire [1:0] rotated_counts_level1_97 = {1'h0, rotated0_lane2_first[6]} +
      {1'h0, rotated0_lane3_first[6]};
  wire [1:0] rotated_counts_level1_98 = {1'h0, rotated0_lane4_first[6]} +
      {1'h0, rotated0_lane5_first[6]};
  wire [1:0] rotated_counts_level1_99 = {1'h0, rotated0_lane6_first[6]} +
      {1'h0, rotated0_lane7_first[6]};
  wire [1:0] rotated_counts_level1_100 = {1'h0, rotated0_lane8_first[6]} +
      {1'h0, rotated0_lane9_first[6]};
  wire [1:0] rotated_counts_level1_101 = {1'h0, rotated0_lane10_first[6]} +
      {1'h0, rotated0_lane11_first[6]};
  wire [1:0] rotated_counts_level1_102 = {1'h0, rotated0_lane12_first[6]} +
      {1'h0, rotated0_lane13_first[6]};
  wire [1:0] rotated_counts_level1_103 = {1'h0, rotated0_lane14_first[6]} +
      {1'h0, rotated0_lane15_first[6]};
  wire [1:0] rotated_counts_level1_104 = {1'h0, rotated0_lane0_second[6]} +
      {1'h0, rotated0_lane1_second[6]};
  wire [1:0] rotated_counts_level1_105 = {1'h0, rotated0_lane2_second[6]} +
      {1'h0, rotated0_lane3_second[6]};
  wire [1:0] rotated_counts_level1_106 = {1'h0, rotated0_lane4_second[6]} +
      {1'h0, rotated0_lane5_second[6]};
  wire [1:0] rotated_counts_level1_107 = {1'h0, rotated0_lane6_second[6]} +
      {1'h0, rotated0_lane7_second[6]};
  wire [1:0] rotated_counts_level1_108 = {1'h0, rotated0_lane8_second[6]} +
      {1'h0, rotated0_lane9_second[6]};
  wire [1:0] rotated_counts_level1_109 = {1'h0, rotated0_lane10_second[6]} +
      {1'h0, rotated0_lane11_second[6]};
  wire [1:0] rotated_counts_level1_110 = {1'h0, rotated0_lane12_second[6]} +
      {1'h0, rotated0_lane13_second[6]};
  wire [1:0] rotated_counts_level1_111 = {1'h0, rotated0_lane14_second[6]} +
      {1'h0, rotated0_lane15_second[6]};
  wire [2:0] rotated_counts_level2_0 = {1'h0, rotated_counts_level1_0} +
      {1'h0, rotated_counts_level1_1};
  wire [2:0] rotated_counts_level2_1 = {1'h0, rotated_counts_level1_2} +
      {1'h0, rotated_counts_level1_3};
  wire [2:0] rotated_counts_level2_2 = {1'h0, rotated_counts_level1_4} +
      {1'h0, rotated_counts_level1_5};
  wire [2:0] rotated_counts_level2_3 = {1'h0, rotated_counts_level1_6} +
      {1'h0, rotated_counts_level1_7};
  wire [2:0] rotated_counts_level2_4 = {1'h0, rotated_counts_level1_8} +
      {1'h0, rotated_counts_level1_9};
  wire [2:0] rotated_counts_level2_5 = {1'h0, rotated_counts_level1_10} +
      {1'h0, rotated_counts_level1_11};
  wire [2:0] rotated_counts_level2_6 = {1'h0, rotated_counts_level1_12} +
      {1'h0, rotated_counts_level1_13};
  wire [2:0] rotated_counts_level2_7 = {1'h0, rotated_counts_level1_14} +
      {1'h0, rotated_counts_level1_15};
  wire [2:0] rotated_counts_level2_8 = {1'h0, rotated_counts_level1_16} +
      {1'h0, rotated_counts_level1_17};
  wire [2:0] rotated_counts_level2_9 = {1'h0, rotated_counts_level1_18} +
      {1'h0, rotated_counts_level1_19};
  wire [2:0] rotated_counts_level2_10 = {1'h0, rotated_counts_level1_20} +
      {1'h0, rotated_counts_level1_21};
  wire [2:0] rotated_counts_level2_11 = {1'h0, rotated_counts_level1_22} +
      {1'h0, rotated_counts_level1_23};
  wire [2:0] rotated_counts_level2_12 = {1'h0, rotated_counts_level1_24} +
      {1'h0, rotated_counts_level1_25};
  wire [2:0] rotated_counts_level2_13 = {1'h0, rotated_counts_level1_26} +
      {1'h0, rotated_counts_level1_27};
  wire [2:0] rotated_counts_level2_14 = {1'h0, rotated_counts_level1_28} +
      {1'h0, rotated_counts_level1_29};
  wire [2:0] rotated_counts_level2_15 = {1'h0, rotated_counts_level1_30} +
      {1'h0, rotated_counts_level1_31};
  wire [2:0] rotated_counts_level2_16 = {1'h0, rotated_counts_level1_32} +
      {1'h0, rotated_counts_level1_33};
  wire [2:0] rotated_counts_level2_17 = {1'h0, rotated_counts_level1_34} +
      {1'h0, rotated_counts_level1_35};
  wire [2:0] rotated_counts_level2_18 = {1'h0, rotated_counts_level1_36} +
      {1'h0, rotated_counts_level1_37};
  wire [2:0] rotated_counts_level2_19 = {1'h0, rotated_counts_level1_38} +
      {1'h0, rotated_counts_level1_39};
  wire [2:0] rotated_counts_level2_20 = {1'h0, rotated_counts_level1_40} +
      {1'h0, rotated_counts_level1_41};
  wire [2:0] rotated_counts_level2_21 = {1'h0, rotated_counts_level1_42} +
      {1'h0, rotated_counts_level1_43};
  wire [2:0] rotated_counts_level2_22 = {1'h0, rotated_counts_level1_44} +
      {1'h0, rotated_counts_level1_45};
  wire [2:0] rotated_counts_level2_23 = {1'h0, rotated_counts_level1_46} +
      {1'h0, rotated_counts_level1_47};
  wire [2:0] rotated_counts_level2_24 = {1'h0, rotated_counts_level1_48} +
      {1'h0, rotated_counts_level1_49};
  wire [2:0] rotated_counts_level2_25 = {1'h0, rotated_counts_level1_50} +
      {1'h0, rotated_counts_level1_51};
  wire [2:0] rotated_counts_level2_26 = {1'h0, rotated_counts_level1_52} +
      {1'h0, rotated_counts_level1_53};
  wire [2:0] rotated_counts_level2_27 = {1'h0, rotated_counts_level1_54} +
      {1'h0, rotated_counts_level1_55};
  wire [2:0] rotated_counts_level2_28 = {1'h0, rotated_counts_level1_56} +
      {1'h0, rotated_counts_level1_57};
  wire [2:0] rotated_counts_level2_29 = {1'h0, rotated_counts_level1_58} +
      {1'h0, rotated_counts_level1_59};
  wire [2:0] rotated_counts_level2_30 = {1'h0, rotated_counts_level1_60} +
      {1'h0, rotated_counts_level1_61};
  wire [2:0] rotated_counts_level2_31 = {1'h0, rotated_counts_level1_62} +
      {1'h0, rotated_counts_level1_63};
  wire [2:0] rotated_counts_level2_32 = {1'h0, rotated_counts_level1_64} +
      {1'h0, rotated_counts_level1_65};
  wire [2:0] rotated_counts_level2_33 = {1'h0, rotated_counts_level1_66} +
      {1'h0, rotated_counts_level1_67};
  wire [2:0] rotated_counts_level2_34 = {1'h0, rotated_counts_level1_68} +
      {1'h0, rotated_counts_level1_69};
  wire [2:0] rotated_counts_level2_35 = {1'h0, rotated_counts_level1_70} +
      {1'h0, rotated_counts_level1_71};
  wire [2:0] rotated_counts_level2_36 = {1'h0, rotated_counts_level1_72} +
      {1'h0, rotated_counts_level1_73};
  wire [2:0] rotated_counts_level2_37 = {1'h0, rotated_counts_level1_74} +
      {1'h0, rotated_counts_level1_75};
  wire [2:0] rotated_counts_level2_38 = {1'h0, rotated_counts_level1_76} +
      {1'h0, rotated_counts_level1_77};
  wire [2:0] rotated_counts_level2_39 = {1'h0, rotated_counts_level1_78} +
      {1'h0, rotated_counts_level1_79};
  wire [2:0] rotated_counts_level2_40 = {1'h0, rotated_counts_level1_80} +
      {1'h0, rotated_counts_level1_81};
  wire [2:0] rotated_counts_level2_41 = {1'h0, rotated_counts_level1_82} +
      {1'h0, rotated_counts_level1_83};
  wire [2:0] rotated_counts_level2_42 = {1'h0, rotated_counts_level1_84} +
      {1'h0, rotated_counts_level1_85};
  wire [2:0] rotated_counts_level2_43 = {1'h0, rotated_counts_level1_86} +
      {1'h0, rotated_counts_level1_87};
  wire [2:0] rotated_counts_level2_44 = {1'h0, rotated_counts_level1_88} +
      {1'h0, rotated_counts_level1_89};
  wire [2:0] rotated_counts_level2_45 = {1'h0, rotated_counts_level1_90} +
      {1'h0, rotated_counts_level1_91};
  wire [2:0] rotated_counts_level2_46 = {1'h0, rotated_counts_level1_92} +
      {1'h0, rotated_counts_level1_93};
  wire [2:0] rotated_counts_level2_47 = {1'h0, rotated_counts_level1_94} +
      {1'h0, rotated_counts_level1_95};
  wire [2:0] rotated_counts_level2_48 = {1'h0, rotated_counts_level1_96} +
      {1'h0, rotated_counts_level1_97};
  wire [2:0] rotated_counts_level2_49 = {1'h0, rotated_counts_level1_98} +
      {1'h0, rotated_counts_level1_99};
  wire [2:0] rotated_counts_level2_50 = {1'h0, rotated_counts_level1_100} +
      {1'h0, rotated_counts_level1_101};
  wire [2:0] rotated_counts_level2_51 = {1'h0, rotated_counts_level1_102} +
      {1'h0, rotated_counts_level1_103};
  wire [2:0] rotated_counts_level2_52 = {1'h0, rotated_counts_level1_104} +
      {1'h0, rotated_counts_level1_105};
  wire [2:0] rotated_counts_level2_53 = {1'h0, rotated_counts_level1_106} +
      {1'h0, rotated_counts_level1_107};
  wire [2:0] rotated_counts_level2_54 = {1'h0, rotated_counts_level1_108} +
      {1'h0, rotated_counts_level1_109};
  wire [2:0] rotated_counts_level2_55 = {1'h0, rotated_counts_level1_110} +
      {1'h0, rotated_counts_level1_111};
  assign escapes_level1 = {escapes_level1_15, escapes_level1_14, escapes_level1_13,
      escapes_level1_12, escapes_level1_11, escapes_level1_10, escapes_level1_9, escapes_level1_8,
      escapes_level1_7, escapes_level1_6, escapes_level1_5, escapes_level1_4, escapes_level1_3,
      escapes_level1_2, escapes_level1_1, escapes_level1_0};
  assign estimated_counts_level2 = {estimated_counts_level2_55, estimated_counts_level2_54,
      estimated_counts_level2_53, estimated_counts_level2_52, estimated_counts_level2_51,
      estimated_counts_level2_50, estimated_counts_level2_49, estimated_counts_level2_48,
      estimated_counts_level2_47, estimated_counts_level2_46, estimated_counts_level2_45,
      estimated_counts_level2_44, estimated_counts_level2_43, estimated_counts_level2_42,
      estimated_counts_level2_41, estimated_counts_level2_40, estimated_counts_level2_39,
      estimated_counts_level2_38, estimated_counts_level2_37, estimated_counts_level2_36,
      estimated_counts_level2_35, estimated_counts_level2_34, estimated_counts_level2_33,
      estimated_counts_level2_32, estimated_counts_level2_31, estimated_counts_level2_30,
      estimated_counts_level2_29, estimated_counts_level2_28, estimated_counts_level2_27,
      estimated_counts_level2_26, estimated_counts_level2_25, estimated_counts_level2_24,
      estimated_counts_level2_23, estimated_counts_level2_22, estimated_counts_level2_21,
      estimated_counts_level2_20, estimated_counts_level2_19, estimated_counts_level2_18,
      estimated_counts_level2_17, estimated_counts_level2_16, estimated_counts_level2_15,
      estimated_counts_level2_14, estimated_counts_level2_13, estimated_counts_level2_12,
      estimated_counts_level2_11, estimated_counts_level2_10, estimated_counts_level2_9,
      estimated_counts_level2_8, estimated_counts_level2_7, estimated_counts_level2_6,
      estimated_counts_level2_5, estimated_counts_level2_4, estimated_counts_level2_3,
      estimated_counts_level2_2, estimated_counts_level2_1, estimated_counts_level2_0};
  assign estimated_wide_counts_level2 = {estimated_wide_counts_level2_31,
      estimated_wide_counts_level2_30, estimated_wide_counts_level2_29,
      estimated_wide_counts_level2_28, estimated_wide_counts_level2_27,
      estimated_wide_counts_level2_26, estimated_wide_counts_level2_25,
      estimated_wide_counts_level2_24, estimated_wide_counts_level2_23,
      estimated_wide_counts_level2_22, estimated_wide_counts_level2_21,
      estimated_wide_counts_level2_20, estimated_wide_counts_level2_19,
      estimated_wide_counts_level2_18, estimated_wide_counts_level2_17,
      estimated_wide_counts_level2_16, estimated_wide_counts_level2_15,
      estimated_wide_counts_level2_14, estimated_wide_counts_level2_13,
      estimated_wide_counts_level2_12, estimated_wide_counts_level2_11,
      estimated_wide_counts_level2_10, estimated_wide_counts_level2_9,
      estimated_wide_counts_level2_8, estimated_wide_counts_level2_7,
      estimated_wide_counts_level2_6, estimated_wide_counts_level2_5,
      estimated_wide_counts_level2_4, estimated_wide_counts_level2_3,
      estimated_wide_counts_level2_2, estimated_wide_counts_level2_1,
      estimated_wide_counts_level2_0};
  assign rotated_counts_level2 = {rotated_counts_level2_55, rotated_counts_level2_54,
      rotated_counts_level2_53, rotated_counts_level2_52, rotated_counts_level2_51,
      rotated_counts_level2_50, rotated_counts_level2_49, rotated_counts_level2_48,
      rotated_counts_level2_47, rotated_counts_level2_46, rotated_counts_level2_45,
      rotated_counts_level2_44, rotated_counts_level2_43, rotated_counts_level2_42,
      rotated_counts_level2_41, rotated_counts_level2_40, rotated_counts_level2_39,
      rotated_counts_level2_38, rotated_counts_level2_37, rotated_counts_level2_36,
      rotated_counts_level2_35, rotated_counts_level2_34, rotated_counts_level2_33,
      rotated_counts_level2_32, rotated_counts_level2_31, rotated_counts_level2_30,
      rotated_counts_level2_29, rotated_counts_level2_28, rotated_counts_level2_27,
      rotated_counts_level2_26, rotated_counts_level2_25, rotated_counts_level2_24,
      rotated_counts_level2_23, rotated_counts_level2_22, rotated_counts_level2_21,
      rotated_counts_level2_20, rotated_counts_level2_19, rotated_counts_level2_18,
      rotated_counts_level2_17, rotated_counts_level2_16, rotated_counts_level2_15,
      rotated_counts_level2_14, rotated_counts_level2_13, rotated_counts_level2_12,
      rotated_counts_level2_11, rotated_counts_level2_10, rotated_counts_level2_9,
      rotated_counts_level2_8, rotated_counts_level2_7, rotated_counts_level2_6,
      rotated_counts_level2_5, rotated_counts_level2_4, rotated_counts_level2_3,
      rotated_counts_level2_2, rotated_counts_level2_1, rotated_counts_level2_0};
  assign estimated_ones_of_quarter0 = estimated0_lane0_ones | estimated0_lane1_ones |
      estimated0_lane2_ones | estimated0_lane3_ones | estimated0_lane4_ones |
      estimated0_lane5_ones | estimated0_lane6_ones | estimated0_lane7_ones |
      estimated0_lane8_ones | estimated0_lane9_ones | estimated0_lane10_ones |
      estimated0_lane11_ones | estimated0_lane12_ones | estimated0_lane13_ones |
      estimated0_lane14_ones | estimated0_lane15_ones;
  assign rotated_ones_of_quarter0_out = rotated_ones_of_quarter0[7:0];

  // Bits that nothing reads.
  wire unused = &{1'b0, rotated0_lane0_first[14:7], rotated0_lane1_first[14:7],
      rotated0_lane2_first[14:7], rotated0_lane3_first[14:7], rotated0_lane4_first[14:7],
      rotated0_lane5_first[14:7], rotated0_lane6_first[14:7], rotated0_lane7_first[14:7],
      rotated0_lane8_first[14:7], rotated0_lane9_first[14:7], rotated0_lane10_first[14:7],
      rotated0_lane11_first[14:7], rotated0_lane12_first[14:7], rotated0_lane13_first[14:7],
      rotated0_lane14_first[14:7], rotated0_lane15_first[14:7], rotated_ones_of_quarter0[15:8]};
endmodule
