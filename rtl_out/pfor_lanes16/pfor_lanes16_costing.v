// Counts exceptions for each number of planes, computes the costs, and chooses the cheapest number.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_costing (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire start,  // A block is at the input
  input  wire [1:0] beat,  // Number of the enabled cycle in its block
  input  wire [255:0] residuals,  // Residuals of the mode, the first lane lowest
  input  wire two,  // Mode has two streams of two quarters each
  input  wire bytes,  // Lanes hold two residuals each
  input  wire [255:0] below,  // Residuals of mode 7, the first byte lowest
  input  wire [159:0] ranks,  // Rank of each byte as text, the first byte's lowest
  input  wire wide,  // Some byte is above 127
  output wire [19:0] depths,  // Planes of each stream of mode among 0 to 5
  output wire [19:0] excesses,  // Bits of the widest residual above the planes of each stream
  output wire [11:0] cost,  // Bits of planes and exceptions together
  output wire [7:0] rotated_depths,  // Planes of each stream of mode 7
  // Bits of the widest residual above the planes of each stream
  output wire [7:0] rotated_excesses,
  output wire [11:0] rotated_cost,  // Bits of planes and exceptions together
  output wire [7:0] escapes,  // Number of bytes without a rank of text
  output wire has_wide,  // Some byte of the block is above 127
  output wire done,  // Outputs hold the results about a block
  output wire nearly  // Outputs hold the results about a block in the next enabled cycle
);

  // Stage 1 of 9: exceptions for each number of planes, counted in twos
  wire [15:0] estimated_ones_of_quarter0;
  wire [7:0] rotated_ones_of_quarter0;
  wire [31:0] escapes_level1;
  wire [223:0] estimated_counts_level1;
  wire [127:0] estimated_wide_counts_level1;
  wire [223:0] rotated_counts_level1;
  pfor_lanes16_costing_flags flags_step (
    .residuals(residuals), .bytes(bytes), .below(below), .ranks(ranks),
    .estimated_ones_of_quarter0(estimated_ones_of_quarter0),
    .rotated_ones_of_quarter0_out(rotated_ones_of_quarter0), .escapes_level1(escapes_level1),
    .estimated_counts_level1(estimated_counts_level1),
    .estimated_wide_counts_level1(estimated_wide_counts_level1),
    .rotated_counts_level1(rotated_counts_level1)
  );
  reg  valid_s2;
  wire loads_s2 = advance & start;
  reg  [1:0] beat_s2;
  reg  two_s2;
  reg  bytes_s2;
  reg  [15:0] estimated_ones_of_quarter0_s2;
  reg  [7:0] rotated_ones_of_quarter0_s2;
  reg  wide_s2;
  reg  [31:0] escapes_level1_s2;
  reg  [223:0] estimated_counts_level1_s2;
  reg  [127:0] estimated_wide_counts_level1_s2;
  reg  [223:0] rotated_counts_level1_s2;

  always @(posedge aclk) begin
    if (!aresetn) valid_s2 <= 1'h0;
    else if (advance) valid_s2 <= start;
  end

  always @(posedge aclk) begin
    if (loads_s2) begin
      beat_s2 <= beat;
      two_s2 <= two;
      bytes_s2 <= bytes;
      estimated_ones_of_quarter0_s2 <= estimated_ones_of_quarter0;
      rotated_ones_of_quarter0_s2 <= rotated_ones_of_quarter0;
      wide_s2 <= wide;
      escapes_level1_s2 <= escapes_level1;
      estimated_counts_level1_s2 <= estimated_counts_level1;
      estimated_wide_counts_level1_s2 <= estimated_wide_counts_level1;
      rotated_counts_level1_s2 <= rotated_counts_level1;
    end
  end

  // Stage 2 of 9: counts of exceptions, from level 2
  wire [69:0] estimated_counts_level4;
  wire [39:0] estimated_wide_counts_level4;
  wire [69:0] rotated_counts_level4;
  pfor_lanes16_costing_counts1 counts1_step (
    .estimated_counts_level1(estimated_counts_level1_s2),
    .estimated_wide_counts_level1(estimated_wide_counts_level1_s2),
    .rotated_counts_level1(rotated_counts_level1_s2),
    .estimated_counts_level4(estimated_counts_level4),
    .estimated_wide_counts_level4(estimated_wide_counts_level4),
    .rotated_counts_level4(rotated_counts_level4)
  );
  reg  valid_s3;
  wire loads_s3 = advance & valid_s2;
  reg  [1:0] beat_s3;
  reg  two_s3;
  reg  bytes_s3;
  reg  [15:0] estimated_ones_of_quarter0_s3;
  reg  [7:0] rotated_ones_of_quarter0_s3;
  reg  wide_s3;
  reg  [31:0] escapes_level1_s3;
  reg  [69:0] estimated_counts_level4_s3;
  reg  [39:0] estimated_wide_counts_level4_s3;
  reg  [69:0] rotated_counts_level4_s3;

  always @(posedge aclk) begin
    if (!aresetn) valid_s3 <= 1'h0;
    else if (advance) valid_s3 <= valid_s2;
  end

  always @(posedge aclk) begin
    if (loads_s3) begin
      beat_s3 <= beat_s2;
      two_s3 <= two_s2;
      bytes_s3 <= bytes_s2;
      estimated_ones_of_quarter0_s3 <= estimated_ones_of_quarter0_s2;
      rotated_ones_of_quarter0_s3 <= rotated_ones_of_quarter0_s2;
      wide_s3 <= wide_s2;
      escapes_level1_s3 <= escapes_level1_s2;
      estimated_counts_level4_s3 <= estimated_counts_level4;
      estimated_wide_counts_level4_s3 <= estimated_wide_counts_level4;
      rotated_counts_level4_s3 <= rotated_counts_level4;
    end
  end

  // Stage 3 of 9: counts of exceptions, from level 5; exceptions per stream
  wire [41:0] estimated_counts_level5;
  hdlgen_pair_sums #(.COUNT(7), .WIDTH(5)) add_estimated_counts_level5 (
    .numbers(estimated_counts_level4_s3), .sums(estimated_counts_level5)
  );
  wire [41:0] rotated_counts_level5;
  hdlgen_pair_sums #(.COUNT(7), .WIDTH(5)) add_rotated_counts_level5 (
    .numbers(rotated_counts_level4_s3), .sums(rotated_counts_level5)
  );
  wire [89:0] estimated0_stream_counts;
  wire [48:0] rotated0_stream_counts;
  wire twice_as_many;
  wire [15:0] estimated0_stream_widest;
  wire [4:0] find_widest_estimated0_widest;
  wire [55:0] find_widest_estimated0_upper_bits;
  wire [7:0] rotated0_stream_widest;
  wire [3:0] find_widest_rotated0_widest;
  wire [21:0] find_widest_rotated0_upper_bits;
  wire [23:0] escapes_level2;
  pfor_lanes16_costing_streams streams_step (
    .aclk(aclk), .advance(advance), .beat(beat_s3[0]), .two(two_s3), .bytes(bytes_s3),
    .estimated_ones_of_quarter0(estimated_ones_of_quarter0_s3),
    .rotated_ones_of_quarter0(rotated_ones_of_quarter0_s3), .escapes_level1(escapes_level1_s3),
    .estimated_wide_counts_level4(estimated_wide_counts_level4_s3),
    .estimated_counts_level5(estimated_counts_level5),
    .rotated_counts_level5(rotated_counts_level5), .valid(valid_s3),
    .estimated0_stream_counts(estimated0_stream_counts),
    .rotated0_stream_counts(rotated0_stream_counts), .twice_as_many(twice_as_many),
    .estimated0_stream_widest(estimated0_stream_widest),
    .find_widest_estimated0_widest(find_widest_estimated0_widest),
    .find_widest_estimated0_upper_bits(find_widest_estimated0_upper_bits),
    .rotated0_stream_widest(rotated0_stream_widest),
    .find_widest_rotated0_widest(find_widest_rotated0_widest),
    .find_widest_rotated0_upper_bits(find_widest_rotated0_upper_bits),
    .escapes_level2(escapes_level2)
  );
  reg  valid_s4;
  wire loads_s4 = advance & valid_s3;
  reg  [89:0] estimated0_stream_counts_s4;
  reg  [48:0] rotated0_stream_counts_s4;
  reg  [1:0] beat_s4;
  reg  two_s4;
  reg  wide_s4;
  reg  twice_as_many_s4;
  reg  [15:0] estimated0_stream_widest_s4;
  reg  [4:0] find_widest_estimated0_widest_s4;
  reg  [55:0] find_widest_estimated0_upper_bits_s4;
  reg  [7:0] rotated0_stream_widest_s4;
  reg  [3:0] find_widest_rotated0_widest_s4;
  reg  [21:0] find_widest_rotated0_upper_bits_s4;
  reg  [23:0] escapes_level2_s4;

  always @(posedge aclk) begin
    if (!aresetn) valid_s4 <= 1'h0;
    else if (advance) valid_s4 <= valid_s3;
  end

  always @(posedge aclk) begin
    if (loads_s4) begin
      estimated0_stream_counts_s4 <= estimated0_stream_counts;
      rotated0_stream_counts_s4 <= rotated0_stream_counts;
      beat_s4 <= beat_s3;
      two_s4 <= two_s3;
      wide_s4 <= wide_s3;
      twice_as_many_s4 <= twice_as_many;
      estimated0_stream_widest_s4 <= estimated0_stream_widest;
      find_widest_estimated0_widest_s4 <= find_widest_estimated0_widest;
      find_widest_estimated0_upper_bits_s4 <= find_widest_estimated0_upper_bits;
      rotated0_stream_widest_s4 <= rotated0_stream_widest;
      find_widest_rotated0_widest_s4 <= find_widest_rotated0_widest;
      find_widest_rotated0_upper_bits_s4 <= find_widest_rotated0_upper_bits;
      escapes_level2_s4 <= escapes_level2;
    end
  end

  // Stage 4 of 9: addends of the costs for all numbers of planes
  wire [10:0] rows_of_estimated0_without;
  wire [329:0] rows_of_estimated0_rows;
  pfor_lanes16_stream_cost_rows rows_of_estimated0 (
    .counts(estimated0_stream_counts_s4), .upper_bits(find_widest_estimated0_upper_bits_s4),
    .widest(find_widest_estimated0_widest_s4), .twice(twice_as_many_s4),
    .without(rows_of_estimated0_without), .rows(rows_of_estimated0_rows)
  );
  wire [10:0] rows_of_rotated0_without;
  wire [153:0] rows_of_rotated0_rows;
  pfor_lanes16_rotated_cost_rows rows_of_rotated0 (
    .counts(rotated0_stream_counts_s4), .upper_bits(find_widest_rotated0_upper_bits_s4),
    .widest(find_widest_rotated0_widest_s4), .without(rows_of_rotated0_without),
    .rows(rows_of_rotated0_rows)
  );
  reg  valid_s5;
  wire loads_s5 = advance & valid_s4;
  reg  [1:0] beat_s5;
  reg  two_s5;
  reg  wide_s5;
  reg  [15:0] estimated0_stream_widest_s5;
  reg  [7:0] rotated0_stream_widest_s5;
  reg  [23:0] escapes_level2_s5;
  reg  [4:0] estimated_widest_s5;
  reg  [10:0] rows_of_estimated0_without_s5;
  reg  [329:0] rows_of_estimated0_rows_s5;
  reg  [3:0] rotated_widest_s5;
  reg  [3:0] rows_of_rotated0_without_s5;
  reg  [153:0] rows_of_rotated0_rows_s5;

  always @(posedge aclk) begin
    if (!aresetn) valid_s5 <= 1'h0;
    else if (advance) valid_s5 <= valid_s4;
  end

  always @(posedge aclk) begin
    if (loads_s5) begin
      beat_s5 <= beat_s4;
      two_s5 <= two_s4;
      wide_s5 <= wide_s4;
      estimated0_stream_widest_s5 <= estimated0_stream_widest_s4;
      rotated0_stream_widest_s5 <= rotated0_stream_widest_s4;
      escapes_level2_s5 <= escapes_level2_s4;
      estimated_widest_s5 <= find_widest_estimated0_widest_s4;
      rows_of_estimated0_without_s5 <= rows_of_estimated0_without;
      rows_of_estimated0_rows_s5 <= rows_of_estimated0_rows;
      rotated_widest_s5 <= find_widest_rotated0_widest_s4;
      rows_of_rotated0_without_s5 <= rows_of_rotated0_without[9:6];
      rows_of_rotated0_rows_s5 <= rows_of_rotated0_rows;
    end
  end

  // Stage 5 of 9: costs for all numbers of planes
  wire [164:0] costs_of_estimated0_costs;
  pfor_lanes16_costs_of_15 costs_of_estimated0 (
    .rows(rows_of_estimated0_rows_s5), .ones(estimated0_stream_widest_s5),
    .costs(costs_of_estimated0_costs)
  );
  wire [76:0] costs_of_rotated0_costs;
  pfor_lanes16_costs_of_7 costs_of_rotated0 (
    .rows(rows_of_rotated0_rows_s5), .ones(rotated0_stream_widest_s5),
    .costs(costs_of_rotated0_costs)
  );
  reg  valid_s6;
  wire loads_s6 = advance & valid_s5;
  reg  [1:0] beat_s6;
  reg  two_s6;
  reg  wide_s6;
  reg  [23:0] escapes_level2_s6;
  reg  [4:0] estimated_widest_s6;
  reg  [10:0] rows_of_estimated0_without_s6;
  reg  [3:0] rotated_widest_s6;
  reg  [3:0] rows_of_rotated0_without_s6;
  reg  [164:0] costs_of_estimated0_costs_s6;
  reg  [76:0] costs_of_rotated0_costs_s6;

  always @(posedge aclk) begin
    if (!aresetn) valid_s6 <= 1'h0;
    else if (advance) valid_s6 <= valid_s5;
  end

  always @(posedge aclk) begin
    if (loads_s6) begin
      beat_s6 <= beat_s5;
      two_s6 <= two_s5;
      wide_s6 <= wide_s5;
      escapes_level2_s6 <= escapes_level2_s5;
      estimated_widest_s6 <= estimated_widest_s5;
      rows_of_estimated0_without_s6 <= rows_of_estimated0_without_s5;
      rotated_widest_s6 <= rotated_widest_s5;
      rows_of_rotated0_without_s6 <= rows_of_rotated0_without_s5;
      costs_of_estimated0_costs_s6 <= costs_of_estimated0_costs;
      costs_of_rotated0_costs_s6 <= costs_of_rotated0_costs;
    end
  end

  // Stage 6 of 9: cheapest number of planes, level 1
  wire [87:0] estimated_cheapest_level1;
  wire [39:0] estimated_cheapest_level1_of;
  wire [43:0] rotated_cheapest_level1;
  wire [15:0] rotated_cheapest_level1_of;
  wire [9:0] escapes_level4;
  pfor_lanes16_costing_cheapest1 cheapest1_step (
    .escapes_level2(escapes_level2_s6), .estimated_widest(estimated_widest_s6),
    .rows_of_estimated0_without(rows_of_estimated0_without_s6), .rotated_widest(rotated_widest_s6),
    .rows_of_rotated0_without({1'h0, rows_of_rotated0_without_s6, 6'h0}),
    .costs_of_estimated0_costs(costs_of_estimated0_costs_s6),
    .costs_of_rotated0_costs(costs_of_rotated0_costs_s6),
    .estimated_cheapest_level1(estimated_cheapest_level1),
    .estimated_cheapest_level1_of(estimated_cheapest_level1_of),
    .rotated_cheapest_level1(rotated_cheapest_level1),
    .rotated_cheapest_level1_of(rotated_cheapest_level1_of), .escapes_level4(escapes_level4)
  );
  reg  valid_s7;
  wire loads_s7 = advance & valid_s6;
  reg  [87:0] estimated_cheapest_level1_s7;
  reg  [39:0] estimated_cheapest_level1_of_s7;
  reg  [43:0] rotated_cheapest_level1_s7;
  reg  [15:0] rotated_cheapest_level1_of_s7;
  reg  [9:0] escapes_level4_s7;
  reg  [1:0] beat_s7;
  reg  two_s7;
  reg  wide_s7;
  reg  [4:0] estimated_widest_s7;
  reg  [3:0] rotated_widest_s7;

  always @(posedge aclk) begin
    if (!aresetn) valid_s7 <= 1'h0;
    else if (advance) valid_s7 <= valid_s6;
  end

  always @(posedge aclk) begin
    if (loads_s7) begin
      estimated_cheapest_level1_s7 <= estimated_cheapest_level1;
      estimated_cheapest_level1_of_s7 <= estimated_cheapest_level1_of;
      rotated_cheapest_level1_s7 <= rotated_cheapest_level1;
      rotated_cheapest_level1_of_s7 <= rotated_cheapest_level1_of;
      escapes_level4_s7 <= escapes_level4;
      beat_s7 <= beat_s6;
      two_s7 <= two_s6;
      wide_s7 <= wide_s6;
      estimated_widest_s7 <= estimated_widest_s6;
      rotated_widest_s7 <= rotated_widest_s6;
    end
  end

  // Stage 7 of 9: cheapest number of planes, level 2
  wire [43:0] estimated_cheapest_level2;
  wire [19:0] estimated_cheapest_level2_of;
  wire [21:0] rotated_cheapest_level2;
  wire [7:0] rotated_cheapest_level2_of;
  wire [5:0] escapes_level5;
  pfor_lanes16_costing_cheapest2 cheapest2_step (
    .estimated_cheapest_level1(estimated_cheapest_level1_s7),
    .estimated_cheapest_level1_of(estimated_cheapest_level1_of_s7),
    .rotated_cheapest_level1(rotated_cheapest_level1_s7),
    .rotated_cheapest_level1_of(rotated_cheapest_level1_of_s7), .escapes_level4(escapes_level4_s7),
    .estimated_cheapest_level2(estimated_cheapest_level2),
    .estimated_cheapest_level2_of(estimated_cheapest_level2_of),
    .rotated_cheapest_level2(rotated_cheapest_level2),
    .rotated_cheapest_level2_of(rotated_cheapest_level2_of), .escapes_level5(escapes_level5)
  );
  reg  valid_s8;
  wire loads_s8 = advance & valid_s7;
  reg  [43:0] estimated_cheapest_level2_s8;
  reg  [19:0] estimated_cheapest_level2_of_s8;
  reg  [21:0] rotated_cheapest_level2_s8;
  reg  [7:0] rotated_cheapest_level2_of_s8;
  reg  [1:0] beat_s8;
  reg  two_s8;
  reg  wide_s8;
  reg  [4:0] estimated_widest_s8;
  reg  [3:0] rotated_widest_s8;
  reg  [5:0] escapes_level5_s8;

  always @(posedge aclk) begin
    if (!aresetn) valid_s8 <= 1'h0;
    else if (advance) valid_s8 <= valid_s7;
  end

  always @(posedge aclk) begin
    if (loads_s8) begin
      estimated_cheapest_level2_s8 <= estimated_cheapest_level2;
      estimated_cheapest_level2_of_s8 <= estimated_cheapest_level2_of;
      rotated_cheapest_level2_s8 <= rotated_cheapest_level2;
      rotated_cheapest_level2_of_s8 <= rotated_cheapest_level2_of;
      beat_s8 <= beat_s7;
      two_s8 <= two_s7;
      wide_s8 <= wide_s7;
      estimated_widest_s8 <= estimated_widest_s7;
      rotated_widest_s8 <= rotated_widest_s7;
      escapes_level5_s8 <= escapes_level5;
    end
  end

  // Stage 8 of 9: cheapest number of planes, level 3
  wire estimated_cheapest_level3_takes_second0 = estimated_cheapest_level2_s8[21:11] <
      estimated_cheapest_level2_s8[10:0];
  wire [4:0] estimated_cheapest_level3_of_0 = estimated_cheapest_level3_takes_second0 ?
      estimated_cheapest_level2_of_s8[9:5] : estimated_cheapest_level2_of_s8[4:0];
  wire [10:0] estimated_cheapest_level3_0 = estimated_cheapest_level3_takes_second0 ?
      estimated_cheapest_level2_s8[21:11] : estimated_cheapest_level2_s8[10:0];
  wire estimated_cheapest_level3_takes_second1 = estimated_cheapest_level2_s8[43:33] <
      estimated_cheapest_level2_s8[32:22];
  wire [4:0] estimated_cheapest_level3_of_1 = estimated_cheapest_level3_takes_second1 ?
      estimated_cheapest_level2_of_s8[19:15] : estimated_cheapest_level2_of_s8[14:10];
  wire [9:0] estimated_cheapest_level3_of = {estimated_cheapest_level3_of_1,
      estimated_cheapest_level3_of_0};
  wire [10:0] estimated_cheapest_level3_1 = estimated_cheapest_level3_takes_second1 ?
      estimated_cheapest_level2_s8[43:33] : estimated_cheapest_level2_s8[32:22];
  wire [21:0] estimated_cheapest_level3 = {estimated_cheapest_level3_1,
      estimated_cheapest_level3_0};
  wire rotated_cheapest_level3_takes_second0 = rotated_cheapest_level2_s8[21:11] <
      rotated_cheapest_level2_s8[10:0];
  wire [3:0] rotated_cheapest_level3_of = rotated_cheapest_level3_takes_second0 ?
      rotated_cheapest_level2_of_s8[7:4] : rotated_cheapest_level2_of_s8[3:0];
  wire [10:0] rotated_cheapest_level3 = rotated_cheapest_level3_takes_second0 ?
      rotated_cheapest_level2_s8[21:11] : rotated_cheapest_level2_s8[10:0];
  reg  valid_s9;
  wire loads_s9 = advance & valid_s8;
  reg  [21:0] estimated_cheapest_level3_s9;
  reg  [9:0] estimated_cheapest_level3_of_s9;
  reg  [1:0] beat_s9;
  reg  two_s9;
  reg  wide_s9;
  reg  [4:0] estimated_widest_s9;
  reg  [3:0] rotated_widest_s9;
  reg  [5:0] escapes_level5_s9;
  reg  [3:0] rotated_cheapest_level3_of_s9;
  reg  [10:0] rotated_cheapest_level3_s9;

  always @(posedge aclk) begin
    if (!aresetn) valid_s9 <= 1'h0;
    else if (advance) valid_s9 <= valid_s8;
  end

  always @(posedge aclk) begin
    if (loads_s9) begin
      estimated_cheapest_level3_s9 <= estimated_cheapest_level3;
      estimated_cheapest_level3_of_s9 <= estimated_cheapest_level3_of;
      beat_s9 <= beat_s8;
      two_s9 <= two_s8;
      wide_s9 <= wide_s8;
      estimated_widest_s9 <= estimated_widest_s8;
      rotated_widest_s9 <= rotated_widest_s8;
      escapes_level5_s9 <= escapes_level5_s8;
      rotated_cheapest_level3_of_s9 <= rotated_cheapest_level3_of;
      rotated_cheapest_level3_s9 <= rotated_cheapest_level3;
    end
  end

  // Stage 9 of 9: cheapest number of planes, level 4
  wire estimated_cheapest_level4_takes_second0 = estimated_cheapest_level3_s9[21:11] <
      estimated_cheapest_level3_s9[10:0];
  wire [4:0] estimated_cheapest_level4_of = estimated_cheapest_level4_takes_second0 ?
      estimated_cheapest_level3_of_s9[9:5] : estimated_cheapest_level3_of_s9[4:0];
  wire [10:0] estimated_cheapest_level4 = estimated_cheapest_level4_takes_second0 ?
      estimated_cheapest_level3_s9[21:11] : estimated_cheapest_level3_s9[10:0];
  reg  valid_s10;
  wire loads_s10 = advance & valid_s9;
  reg  [1:0] beat_s10;
  reg  two_s10;
  reg  wide_s10;
  reg  [4:0] estimated_widest_s10;
  reg  [3:0] rotated_widest_s10;
  reg  [5:0] escapes_level5_s10;
  reg  [3:0] rotated_cheapest_level3_of_s10;
  reg  [10:0] rotated_cheapest_level3_s10;
  reg  [4:0] estimated_cheapest_level4_of_s10;
  reg  [10:0] estimated_cheapest_level4_s10;

  always @(posedge aclk) begin
    if (!aresetn) valid_s10 <= 1'h0;
    else if (advance) valid_s10 <= valid_s9;
  end

  always @(posedge aclk) begin
    if (loads_s10) begin
      beat_s10 <= beat_s9;
      two_s10 <= two_s9;
      wide_s10 <= wide_s9;
      estimated_widest_s10 <= estimated_widest_s9;
      rotated_widest_s10 <= rotated_widest_s9;
      escapes_level5_s10 <= escapes_level5_s9;
      rotated_cheapest_level3_of_s10 <= rotated_cheapest_level3_of_s9;
      rotated_cheapest_level3_s10 <= rotated_cheapest_level3_s9;
      estimated_cheapest_level4_of_s10 <= estimated_cheapest_level4_of;
      estimated_cheapest_level4_s10 <= estimated_cheapest_level4;
    end
  end

  // Output
  wire choices_move = advance & valid_s10;
  wire [4:0] estimated0_excess = estimated_widest_s10 - estimated_cheapest_level4_of_s10;
  reg  [11:0] estimated_cost_before;
  // Bits of planes and exceptions together
  wire [11:0] estimated_cost_so_far = ((~(|beat_s10)) ? 12'h0 : estimated_cost_before) +
      ({12{beat_s10[0] | ~two_s10}} & {1'h0, estimated_cheapest_level4_s10});
  wire [4:0] estimated_depth_chosen = estimated_cheapest_level4_of_s10;
  reg  [4:0] estimated_depth0_1_before;
  reg  [4:0] estimated_depth0_2_before;
  reg  [4:0] estimated_depth0_3_before;
  wire [4:0] estimated_excess_chosen = estimated0_excess;
  reg  [4:0] estimated_excess0_1_before;
  reg  [4:0] estimated_excess0_2_before;
  reg  [4:0] estimated_excess0_3_before;
  wire [3:0] rotated0_excess = rotated_widest_s10 - rotated_cheapest_level3_of_s10;
  reg  [11:0] rotated_cost_before;
  // Bits of planes and exceptions together
  wire [11:0] rotated_cost_so_far = ((~(|beat_s10)) ? 12'h0 : rotated_cost_before) +
      ({12{beat_s10[0]}} & {1'h0, rotated_cheapest_level3_s10});
  wire [3:0] rotated_depth_chosen = rotated_cheapest_level3_of_s10;
  reg  [3:0] rotated_depth0_1_before;
  reg  [3:0] rotated_depth0_2_before;
  wire [3:0] rotated_excess_chosen = rotated0_excess;
  reg  [3:0] rotated_excess0_1_before;
  reg  [3:0] rotated_excess0_2_before;
  reg  [7:0] all_escapes_before;
  // Number of bytes without a rank of text
  wire [7:0] all_escapes_so_far = ((~(|beat_s10)) ? 8'h0 : all_escapes_before) +
      {2'h0, escapes_level5_s10};
  reg  all_wide_before;
  // Some byte of the block is above 127
  wire all_wide_so_far = ((|beat_s10) & all_wide_before) | wide_s10;
  assign depths = {estimated_depth_chosen, two_s10 ? estimated_depth_chosen :
      estimated_depth0_1_before, estimated_depth0_2_before, two_s10 ? estimated_depth0_2_before :
      estimated_depth0_3_before};
  assign excesses = {estimated_excess_chosen, two_s10 ? estimated_excess_chosen :
      estimated_excess0_1_before, estimated_excess0_2_before, two_s10 ? estimated_excess0_2_before :
      estimated_excess0_3_before};
  assign cost = estimated_cost_so_far;
  assign rotated_depths = {rotated_depth_chosen, rotated_depth0_2_before};
  assign rotated_excesses = {rotated_excess_chosen, rotated_excess0_2_before};
  assign rotated_cost = rotated_cost_so_far;
  assign escapes = all_escapes_so_far;
  assign has_wide = all_wide_so_far;
  assign done = valid_s10 & (&beat_s10);
  assign nearly = valid_s10 & (beat_s10 == 2'h2);

  always @(posedge aclk) begin
    if (choices_move) begin
      estimated_cost_before <= estimated_cost_so_far;
      estimated_depth0_1_before <= estimated_depth_chosen;
      estimated_depth0_2_before <= estimated_depth0_1_before;
      estimated_depth0_3_before <= estimated_depth0_2_before;
      estimated_excess0_1_before <= estimated_excess_chosen;
      estimated_excess0_2_before <= estimated_excess0_1_before;
      estimated_excess0_3_before <= estimated_excess0_2_before;
      rotated_cost_before <= rotated_cost_so_far;
      rotated_depth0_1_before <= rotated_depth_chosen;
      rotated_depth0_2_before <= rotated_depth0_1_before;
      rotated_excess0_1_before <= rotated_excess_chosen;
      rotated_excess0_2_before <= rotated_excess0_1_before;
      all_escapes_before <= all_escapes_so_far;
      all_wide_before <= all_wide_so_far;
    end
  end

  // Bits that nothing reads.
  wire unused = &{1'b0, rows_of_rotated0_without[5:0], rows_of_rotated0_without[10]};
endmodule
