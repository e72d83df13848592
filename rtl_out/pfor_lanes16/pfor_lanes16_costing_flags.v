// Step 1 of 10 of pfor_lanes16_costing: exceptions for each number of planes, counted in twos.
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
  output wire [223:0] estimated_counts_level1,  // 112 of 2 bits, from step 1
  output wire [127:0] estimated_wide_counts_level1,  // 64 of 2 bits, from step 1
  output wire [223:0] rotated_counts_level1,  // 112 of 2 bits, from step 1
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
  assign escapes_level1 = {escapes_level1_15, escapes_level1_14, escapes_level1_13,
      escapes_level1_12, escapes_level1_11, escapes_level1_10, escapes_level1_9, escapes_level1_8,
      escapes_level1_7, escapes_level1_6, escapes_level1_5, escapes_level1_4, escapes_level1_3,
      escapes_level1_2, escapes_level1_1, escapes_level1_0};
  assign estimated_counts_level1 = {estimated_counts_level1_111, estimated_counts_level1_110,
      estimated_counts_level1_109, estimated_counts_level1_108, estimated_counts_level1_107,
      estimated_counts_level1_106, estimated_counts_level1_105, estimated_counts_level1_104,
      estimated_counts_level1_103, estimated_counts_level1_102, estimated_counts_level1_101,
      estimated_counts_level1_100, estimated_counts_level1_99, estimated_counts_level1_98,
      estimated_counts_level1_97, estimated_counts_level1_96, estimated_counts_level1_95,
      estimated_counts_level1_94, estimated_counts_level1_93, estimated_counts_level1_92,
      estimated_counts_level1_91, estimated_counts_level1_90, estimated_counts_level1_89,
      estimated_counts_level1_88, estimated_counts_level1_87, estimated_counts_level1_86,
      estimated_counts_level1_85, estimated_counts_level1_84, estimated_counts_level1_83,
      estimated_counts_level1_82, estimated_counts_level1_81, estimated_counts_level1_80,
      estimated_counts_level1_79, estimated_counts_level1_78, estimated_counts_level1_77,
      estimated_counts_level1_76, estimated_counts_level1_75, estimated_counts_level1_74,
      estimated_counts_level1_73, estimated_counts_level1_72, estimated_counts_level1_71,
      estimated_counts_level1_70, estimated_counts_level1_69, estimated_counts_level1_68,
      estimated_counts_level1_67, estimated_counts_level1_66, estimated_counts_level1_65,
      estimated_counts_level1_64, estimated_counts_level1_63, estimated_counts_level1_62,
      estimated_counts_level1_61, estimated_counts_level1_60, estimated_counts_level1_59,
      estimated_counts_level1_58, estimated_counts_level1_57, estimated_counts_level1_56,
      estimated_counts_level1_55, estimated_counts_level1_54, estimated_counts_level1_53,
      estimated_counts_level1_52, estimated_counts_level1_51, estimated_counts_level1_50,
      estimated_counts_level1_49, estimated_counts_level1_48, estimated_counts_level1_47,
      estimated_counts_level1_46, estimated_counts_level1_45, estimated_counts_level1_44,
      estimated_counts_level1_43, estimated_counts_level1_42, estimated_counts_level1_41,
      estimated_counts_level1_40, estimated_counts_level1_39, estimated_counts_level1_38,
      estimated_counts_level1_37, estimated_counts_level1_36, estimated_counts_level1_35,
      estimated_counts_level1_34, estimated_counts_level1_33, estimated_counts_level1_32,
      estimated_counts_level1_31, estimated_counts_level1_30, estimated_counts_level1_29,
      estimated_counts_level1_28, estimated_counts_level1_27, estimated_counts_level1_26,
      estimated_counts_level1_25, estimated_counts_level1_24, estimated_counts_level1_23,
      estimated_counts_level1_22, estimated_counts_level1_21, estimated_counts_level1_20,
      estimated_counts_level1_19, estimated_counts_level1_18, estimated_counts_level1_17,
      estimated_counts_level1_16, estimated_counts_level1_15, estimated_counts_level1_14,
      estimated_counts_level1_13, estimated_counts_level1_12, estimated_counts_level1_11,
      estimated_counts_level1_10, estimated_counts_level1_9, estimated_counts_level1_8,
      estimated_counts_level1_7, estimated_counts_level1_6, estimated_counts_level1_5,
      estimated_counts_level1_4, estimated_counts_level1_3, estimated_counts_level1_2,
      estimated_counts_level1_1, estimated_counts_level1_0};
  assign estimated_wide_counts_level1 = {estimated_wide_counts_level1_63,
      estimated_wide_counts_level1_62, estimated_wide_counts_level1_61,
      estimated_wide_counts_level1_60, estimated_wide_counts_level1_59,
      estimated_wide_counts_level1_58, estimated_wide_counts_level1_57,
      estimated_wide_counts_level1_56, estimated_wide_counts_level1_55,
      estimated_wide_counts_level1_54, estimated_wide_counts_level1_53,
      estimated_wide_counts_level1_52, estimated_wide_counts_level1_51,
      estimated_wide_counts_level1_50, estimated_wide_counts_level1_49,
      estimated_wide_counts_level1_48, estimated_wide_counts_level1_47,
      estimated_wide_counts_level1_46, estimated_wide_counts_level1_45,
      estimated_wide_counts_level1_44, estimated_wide_counts_level1_43,
      estimated_wide_counts_level1_42, estimated_wide_counts_level1_41,
      estimated_wide_counts_level1_40, estimated_wide_counts_level1_39,
      estimated_wide_counts_level1_38, estimated_wide_counts_level1_37,
      estimated_wide_counts_level1_36, estimated_wide_counts_level1_35,
      estimated_wide_counts_level1_34, estimated_wide_counts_level1_33,
      estimated_wide_counts_level1_32, estimated_wide_counts_level1_31,
      estimated_wide_counts_level1_30, estimated_wide_counts_level1_29,
      estimated_wide_counts_level1_28, estimated_wide_counts_level1_27,
      estimated_wide_counts_level1_26, estimated_wide_counts_level1_25,
      estimated_wide_counts_level1_24, estimated_wide_counts_level1_23,
      estimated_wide_counts_level1_22, estimated_wide_counts_level1_21,
      estimated_wide_counts_level1_20, estimated_wide_counts_level1_19,
      estimated_wide_counts_level1_18, estimated_wide_counts_level1_17,
      estimated_wide_counts_level1_16, estimated_wide_counts_level1_15,
      estimated_wide_counts_level1_14, estimated_wide_counts_level1_13,
      estimated_wide_counts_level1_12, estimated_wide_counts_level1_11,
      estimated_wide_counts_level1_10, estimated_wide_counts_level1_9,
      estimated_wide_counts_level1_8, estimated_wide_counts_level1_7,
      estimated_wide_counts_level1_6, estimated_wide_counts_level1_5,
      estimated_wide_counts_level1_4, estimated_wide_counts_level1_3,
      estimated_wide_counts_level1_2, estimated_wide_counts_level1_1,
      estimated_wide_counts_level1_0};
  assign rotated_counts_level1 = {rotated_counts_level1_111, rotated_counts_level1_110,
      rotated_counts_level1_109, rotated_counts_level1_108, rotated_counts_level1_107,
      rotated_counts_level1_106, rotated_counts_level1_105, rotated_counts_level1_104,
      rotated_counts_level1_103, rotated_counts_level1_102, rotated_counts_level1_101,
      rotated_counts_level1_100, rotated_counts_level1_99, rotated_counts_level1_98,
      rotated_counts_level1_97, rotated_counts_level1_96, rotated_counts_level1_95,
      rotated_counts_level1_94, rotated_counts_level1_93, rotated_counts_level1_92,
      rotated_counts_level1_91, rotated_counts_level1_90, rotated_counts_level1_89,
      rotated_counts_level1_88, rotated_counts_level1_87, rotated_counts_level1_86,
      rotated_counts_level1_85, rotated_counts_level1_84, rotated_counts_level1_83,
      rotated_counts_level1_82, rotated_counts_level1_81, rotated_counts_level1_80,
      rotated_counts_level1_79, rotated_counts_level1_78, rotated_counts_level1_77,
      rotated_counts_level1_76, rotated_counts_level1_75, rotated_counts_level1_74,
      rotated_counts_level1_73, rotated_counts_level1_72, rotated_counts_level1_71,
      rotated_counts_level1_70, rotated_counts_level1_69, rotated_counts_level1_68,
      rotated_counts_level1_67, rotated_counts_level1_66, rotated_counts_level1_65,
      rotated_counts_level1_64, rotated_counts_level1_63, rotated_counts_level1_62,
      rotated_counts_level1_61, rotated_counts_level1_60, rotated_counts_level1_59,
      rotated_counts_level1_58, rotated_counts_level1_57, rotated_counts_level1_56,
      rotated_counts_level1_55, rotated_counts_level1_54, rotated_counts_level1_53,
      rotated_counts_level1_52, rotated_counts_level1_51, rotated_counts_level1_50,
      rotated_counts_level1_49, rotated_counts_level1_48, rotated_counts_level1_47,
      rotated_counts_level1_46, rotated_counts_level1_45, rotated_counts_level1_44,
      rotated_counts_level1_43, rotated_counts_level1_42, rotated_counts_level1_41,
      rotated_counts_level1_40, rotated_counts_level1_39, rotated_counts_level1_38,
      rotated_counts_level1_37, rotated_counts_level1_36, rotated_counts_level1_35,
      rotated_counts_level1_34, rotated_counts_level1_33, rotated_counts_level1_32,
      rotated_counts_level1_31, rotated_counts_level1_30, rotated_counts_level1_29,
      rotated_counts_level1_28, rotated_counts_level1_27, rotated_counts_level1_26,
      rotated_counts_level1_25, rotated_counts_level1_24, rotated_counts_level1_23,
      rotated_counts_level1_22, rotated_counts_level1_21, rotated_counts_level1_20,
      rotated_counts_level1_19, rotated_counts_level1_18, rotated_counts_level1_17,
      rotated_counts_level1_16, rotated_counts_level1_15, rotated_counts_level1_14,
      rotated_counts_level1_13, rotated_counts_level1_12, rotated_counts_level1_11,
      rotated_counts_level1_10, rotated_counts_level1_9, rotated_counts_level1_8,
      rotated_counts_level1_7, rotated_counts_level1_6, rotated_counts_level1_5,
      rotated_counts_level1_4, rotated_counts_level1_3, rotated_counts_level1_2,
      rotated_counts_level1_1, rotated_counts_level1_0};
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
