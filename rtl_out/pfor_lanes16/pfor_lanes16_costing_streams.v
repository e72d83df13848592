// Step 4 of 10 of pfor_lanes16_costing: exceptions per stream.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_costing_streams (
  input  wire aclk,  // Clock, rising edge
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire beat,  // Number of the enabled cycle in its block
  input  wire two,  // Mode has two streams of two quarters each
  input  wire bytes,  // Lanes hold two residuals each
  input  wire [15:0] estimated_ones_of_quarter0,  // From step 1
  input  wire [7:0] rotated_ones_of_quarter0,  // From step 1
  input  wire [31:0] escapes_level1,  // From step 1
  input  wire [39:0] estimated_wide_counts_level4,  // From step 2
  input  wire [41:0] estimated_counts_level5,  // From step 3
  input  wire [41:0] rotated_counts_level5,  // From step 3
  input  wire valid,  // Input of the pipeline
  output wire [89:0] estimated0_stream_counts,  // 15 of 6 bits, from step 4
  output wire [48:0] rotated0_stream_counts,  // 7 of 7 bits, from step 4
  output wire twice_as_many,  // From step 4
  output wire [15:0] estimated0_stream_widest,  // From step 4
  output wire [4:0] find_widest_estimated0_widest,  // From step 4
  output wire [55:0] find_widest_estimated0_upper_bits,  // From step 4
  output wire [7:0] rotated0_stream_widest,  // From step 4
  output wire [3:0] find_widest_rotated0_widest,  // From step 4
  output wire [21:0] find_widest_rotated0_upper_bits,  // From step 4
  output wire [23:0] escapes_level2  // From step 4
);
  wire counts_move = advance & valid;
  reg  [81:0] estimated_counts_before;
  reg  [15:0] estimated_widest_before;
  wire estimated0_joins = two & beat;
  wire [5:0] estimated0_stream_counts_0 = estimated_counts_level5[5:0] +
      ({6{estimated0_joins}} & estimated_counts_before[5:0]);
  wire [5:0] estimated0_stream_counts_1 = estimated_counts_level5[11:6] +
      ({6{estimated0_joins}} & estimated_counts_before[11:6]);
  wire [5:0] estimated0_stream_counts_2 = estimated_counts_level5[17:12] +
      ({6{estimated0_joins}} & estimated_counts_before[17:12]);
  wire [5:0] estimated0_stream_counts_3 = estimated_counts_level5[23:18] +
      ({6{estimated0_joins}} & estimated_counts_before[23:18]);
  wire [5:0] estimated0_stream_counts_4 = estimated_counts_level5[29:24] +
      ({6{estimated0_joins}} & estimated_counts_before[29:24]);
  wire [5:0] estimated0_stream_counts_5 = estimated_counts_level5[35:30] +
      ({6{estimated0_joins}} & estimated_counts_before[35:30]);
  wire [5:0] estimated0_stream_counts_6 = estimated_counts_level5[41:36] +
      ({6{estimated0_joins}} & estimated_counts_before[41:36]);
  wire [5:0] estimated0_stream_counts_7 = {1'h0, estimated_wide_counts_level4[4:0]} +
      ({6{estimated0_joins}} & {1'h0, estimated_counts_before[46:42]});
  wire [5:0] estimated0_stream_counts_8 = {1'h0, estimated_wide_counts_level4[9:5]} +
      ({6{estimated0_joins}} & {1'h0, estimated_counts_before[51:47]});
  wire [5:0] estimated0_stream_counts_9 = {1'h0, estimated_wide_counts_level4[14:10]} +
      ({6{estimated0_joins}} & {1'h0, estimated_counts_before[56:52]});
  wire [5:0] estimated0_stream_counts_10 = {1'h0, estimated_wide_counts_level4[19:15]} +
      ({6{estimated0_joins}} & {1'h0, estimated_counts_before[61:57]});
  wire [5:0] estimated0_stream_counts_11 = {1'h0, estimated_wide_counts_level4[24:20]} +
      ({6{estimated0_joins}} & {1'h0, estimated_counts_before[66:62]});
  wire [5:0] estimated0_stream_counts_12 = {1'h0, estimated_wide_counts_level4[29:25]} +
      ({6{estimated0_joins}} & {1'h0, estimated_counts_before[71:67]});
  wire [5:0] estimated0_stream_counts_13 = {1'h0, estimated_wide_counts_level4[34:30]} +
      ({6{estimated0_joins}} & {1'h0, estimated_counts_before[76:72]});
  wire [5:0] estimated0_stream_counts_14 = {1'h0, estimated_wide_counts_level4[39:35]} +
      ({6{estimated0_joins}} & {1'h0, estimated_counts_before[81:77]});
  assign estimated0_stream_widest = estimated_ones_of_quarter0 |
      ({16{estimated0_joins}} & estimated_widest_before);
  pfor_lanes16_widest_of_16 find_widest_estimated0 (
    .ones(estimated0_stream_widest), .widest(find_widest_estimated0_widest),
    .upper_bits(find_widest_estimated0_upper_bits)
  );
  reg  [41:0] rotated_counts_before;
  reg  [7:0] rotated_widest_before;
  wire rotated0_joins = beat;
  assign rotated0_stream_widest = rotated_ones_of_quarter0 |
      ({8{rotated0_joins}} & rotated_widest_before);
  pfor_lanes16_widest_of_8 find_widest_rotated0 (
    .ones(rotated0_stream_widest), .widest(find_widest_rotated0_widest),
    .upper_bits(find_widest_rotated0_upper_bits)
  );
  hdlgen_pair_sums #(.COUNT(8), .WIDTH(2)) add_escapes_level2 (
    .numbers(escapes_level1), .sums(escapes_level2)
  );
  assign estimated0_stream_counts = {estimated0_stream_counts_14, estimated0_stream_counts_13,
      estimated0_stream_counts_12, estimated0_stream_counts_11, estimated0_stream_counts_10,
      estimated0_stream_counts_9, estimated0_stream_counts_8, estimated0_stream_counts_7,
      estimated0_stream_counts_6, estimated0_stream_counts_5, estimated0_stream_counts_4,
      estimated0_stream_counts_3, estimated0_stream_counts_2, estimated0_stream_counts_1,
      estimated0_stream_counts_0};
  assign rotated0_stream_counts = {{1'h0, rotated_counts_level5[41:36]} +
      ({7{rotated0_joins}} & {1'h0, rotated_counts_before[41:36]}),
      {1'h0, rotated_counts_level5[35:30]} + ({7{rotated0_joins}} &
      {1'h0, rotated_counts_before[35:30]}), {1'h0, rotated_counts_level5[29:24]} +
      ({7{rotated0_joins}} & {1'h0, rotated_counts_before[29:24]}),
      {1'h0, rotated_counts_level5[23:18]} + ({7{rotated0_joins}} &
      {1'h0, rotated_counts_before[23:18]}), {1'h0, rotated_counts_level5[17:12]} +
      ({7{rotated0_joins}} & {1'h0, rotated_counts_before[17:12]}),
      {1'h0, rotated_counts_level5[11:6]} + ({7{rotated0_joins}} &
      {1'h0, rotated_counts_before[11:6]}), {1'h0, rotated_counts_level5[5:0]} +
      ({7{rotated0_joins}} & {1'h0, rotated_counts_before[5:0]})};
  assign twice_as_many = two | bytes;

  always @(posedge aclk) begin
    if (counts_move) begin
      estimated_counts_before <= {estimated_wide_counts_level4, estimated_counts_level5};
      estimated_widest_before <= estimated_ones_of_quarter0;
      rotated_counts_before <= rotated_counts_level5;
      rotated_widest_before <= rotated_ones_of_quarter0;
    end
  end
endmodule
