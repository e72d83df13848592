// Finds a quarter's exceptions and the bits that planes hold, and moves exceptions to adjacent
// slots.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_packing (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire start,  // A block is at the input
  input  wire [1:0] beat,  // Number of the enabled cycle in its block
  input  wire [7:0] mode,  // Mode, one-hot
  input  wire [3:0] flags,  // Flags: references, upper parts of halves, or 8-bit escapes of text
  input  wire [19:0] depths,  // Planes of each quarter's stream, the first quarter's lowest
  // Bits of exceptions above the planes, for each quarter, the first lowest
  input  wire [15:0] excesses,
  input  wire [95:0] fields,  // References or base elements, 16 bits each, the first one lowest
  input  wire [255:0] residuals,  // Residuals of the mode among 0 to 5, the first lane lowest
  input  wire [255:0] below,  // Residuals of mode 7, the first byte lowest
  input  wire [255:0] text,  // Bytes of the block, the first one lowest
  input  wire [159:0] ranks,  // Rank of each byte as text, the first byte's lowest
  output reg  is_there,  // Outputs hold the quarters of a cycle
  output reg  [1:0] beat_out,  // Number of the enabled cycle in its block
  output wire [255:0] stored_out,  // Bits of the lanes that planes hold, zero elsewhere
  output wire [255:0] slots_out,  // Exceptions in adjacent slots
  // Length of exceptions, one-hot: of 16-bit elements, then of bytes
  output wire [21:0] pitches_out,
  output wire [11:0] lengths_out,  // Bits of all exceptions of each quarter
  output reg  [4:0] low_bits_out  // Bits of an element below those that exceptions hold
);

  // Stage 1 of 5: lanes of the chosen mode, from the memories
  wire [4:0] own_depths;
  wire [3:0] own_excesses;
  wire [4:0] own_exception_bits;
  wire [4:0] own_low_bits;
  wire is_whole;
  wire [7:0] greatest;
  wire [255:0] taken_lanes;
  pfor_lanes16_packing_taken taken_step (
    .beat(beat), .mode(mode[7:1]), .flags(flags[0]), .depths(depths), .excesses(excesses),
    .fields(fields), .residuals(residuals), .below(below), .text(text), .own_depths(own_depths),
    .own_excesses(own_excesses), .own_exception_bits(own_exception_bits),
    .own_low_bits(own_low_bits), .is_whole(is_whole), .greatest(greatest), .taken_lanes(taken_lanes)
  );
  reg  valid_s2;
  wire loads_s2 = advance & start;
  reg  [1:0] beat_s2;
  reg  [6:0] mode_s2;
  reg  flags_s2;
  reg  [4:0] own_depths_s2;
  reg  [3:0] own_excesses_s2;
  reg  [4:0] own_exception_bits_s2;
  reg  [4:0] own_low_bits_s2;
  reg  is_whole_s2;
  reg  [7:0] greatest_s2;
  reg  [159:0] ranks_s2;
  reg  [255:0] taken_lanes_s2;

  always @(posedge aclk) begin
    if (!aresetn) valid_s2 <= 1'h0;
    else if (advance) valid_s2 <= start;
  end

  always @(posedge aclk) begin
    if (loads_s2) begin
      beat_s2 <= beat;
      mode_s2 <= mode[7:1];
      flags_s2 <= flags[0];
      own_depths_s2 <= own_depths;
      own_excesses_s2 <= own_excesses;
      own_exception_bits_s2 <= own_exception_bits;
      own_low_bits_s2 <= own_low_bits;
      is_whole_s2 <= is_whole;
      greatest_s2 <= greatest;
      ranks_s2 <= ranks;
      taken_lanes_s2 <= taken_lanes;
    end
  end

  // Stage 2 of 5: lanes of the shortest encoding
  wire [31:0] escapes0;
  wire [255:0] ranked0;
  wire lanes_has_bytes;
  wire [15:0] plane_masks0_stored;
  wire [15:0] plane_masks0_top;
  wire [15:0] upper0;
  wire [31:0] bases;
  wire has_exceptions;
  pfor_lanes16_packing_values values_step (
    .beat(beat_s2), .mode(mode_s2), .flags(flags_s2), .own_depths(own_depths_s2),
    .own_excesses(own_excesses_s2), .own_low_bits(own_low_bits_s2), .is_whole(is_whole_s2),
    .greatest(greatest_s2), .ranks(ranks_s2), .taken_lanes(taken_lanes_s2), .escapes0(escapes0),
    .ranked0(ranked0), .lanes_has_bytes(lanes_has_bytes), .plane_masks0_stored(plane_masks0_stored),
    .plane_masks0_top(plane_masks0_top), .upper0(upper0), .bases(bases),
    .has_exceptions(has_exceptions)
  );
  reg  valid_s3;
  wire loads_s3 = advance & valid_s2;
  reg  [31:0] escapes0_s3;
  reg  [255:0] ranked0_s3;
  reg  [1:0] beat_s3;
  reg  [2:0] mode_s3;
  reg  [4:0] own_exception_bits_s3;
  reg  [4:0] own_low_bits_s3;
  reg  lanes_has_bytes_s3;
  reg  [15:0] plane_masks0_stored_s3;
  reg  [15:0] plane_masks0_top_s3;
  reg  [15:0] upper0_s3;
  reg  [31:0] bases_s3;
  reg  has_exceptions_s3;

  always @(posedge aclk) begin
    if (!aresetn) valid_s3 <= 1'h0;
    else if (advance) valid_s3 <= valid_s2;
  end

  always @(posedge aclk) begin
    if (loads_s3) begin
      escapes0_s3 <= escapes0;
      ranked0_s3 <= ranked0;
      beat_s3 <= beat_s2;
      mode_s3 <= {mode_s2[6:5], mode_s2[0]};
      own_exception_bits_s3 <= own_exception_bits_s2;
      own_low_bits_s3 <= own_low_bits_s2;
      lanes_has_bytes_s3 <= lanes_has_bytes;
      plane_masks0_stored_s3 <= plane_masks0_stored;
      plane_masks0_top_s3 <= plane_masks0_top;
      upper0_s3 <= upper0;
      bases_s3 <= bases;
      has_exceptions_s3 <= has_exceptions;
    end
  end

  // Stage 3 of 5: flags of exceptions
  wire [15:0] count0_level1;
  wire [31:0] count0_level2;
  wire [31:0] are_exceptions0;
  pfor_lanes16_packing_exceptions exceptions_step (
    .escapes0(escapes0_s3), .ranked0(ranked0_s3), .lanes_has_bytes(lanes_has_bytes_s3),
    .plane_masks0_stored(plane_masks0_stored_s3), .plane_masks0_top(plane_masks0_top_s3),
    .bases(bases_s3), .has_exceptions(has_exceptions_s3), .count0_level1(count0_level1),
    .count0_level2(count0_level2), .are_exceptions0(are_exceptions0)
  );
  reg  valid_s4;
  wire loads_s4 = advance & valid_s3;
  reg  [255:0] ranked0_s4;
  reg  [15:0] count0_level1_s4;
  reg  [31:0] count0_level2_s4;
  reg  [1:0] beat_s4;
  reg  [2:0] mode_s4;
  reg  [4:0] own_exception_bits_s4;
  reg  [4:0] own_low_bits_s4;
  reg  [15:0] plane_masks0_stored_s4;
  reg  [15:0] plane_masks0_top_s4;
  reg  [15:0] upper0_s4;
  reg  [31:0] are_exceptions0_s4;

  always @(posedge aclk) begin
    if (!aresetn) valid_s4 <= 1'h0;
    else if (advance) valid_s4 <= valid_s3;
  end

  always @(posedge aclk) begin
    if (loads_s4) begin
      ranked0_s4 <= ranked0_s3;
      count0_level1_s4 <= count0_level1;
      count0_level2_s4 <= count0_level2;
      beat_s4 <= beat_s3;
      mode_s4 <= mode_s3;
      own_exception_bits_s4 <= own_exception_bits_s3;
      own_low_bits_s4 <= own_low_bits_s3;
      plane_masks0_stored_s4 <= plane_masks0_stored_s3;
      plane_masks0_top_s4 <= plane_masks0_top_s3;
      upper0_s4 <= upper0_s3;
      are_exceptions0_s4 <= are_exceptions0;
    end
  end

  // Stage 4 of 5: counts of exceptions in each half of a quarter
  wire [15:0] count0_level3;
  wire [31:0] count0_level4;
  pfor_lanes16_packing_counts counts_step (
    .count0_level1({count0_level1_s4[15:10], count0_level1_s4[7:2]}),
    .count0_level2({count0_level2_s4[31:17], count0_level2_s4[15:1]}),
    .are_exceptions0({are_exceptions0_s4[28], are_exceptions0_s4[24], are_exceptions0_s4[20],
        are_exceptions0_s4[12], are_exceptions0_s4[8], are_exceptions0_s4[4]}),
    .count0_level3(count0_level3), .count0_level4(count0_level4)
  );
  reg  valid_s5;
  wire loads_s5 = advance & valid_s4;
  reg  [255:0] ranked0_s5;
  reg  [3:0] count0_level1_s5;
  reg  [7:0] count0_level2_s5;
  reg  [15:0] count0_level3_s5;
  reg  [31:0] count0_level4_s5;
  reg  [1:0] beat_s5;
  reg  [2:0] mode_s5;
  reg  [4:0] own_exception_bits_s5;
  reg  [4:0] own_low_bits_s5;
  reg  [15:0] plane_masks0_stored_s5;
  reg  [15:0] plane_masks0_top_s5;
  reg  [15:0] upper0_s5;
  reg  [31:0] are_exceptions0_s5;

  always @(posedge aclk) begin
    if (!aresetn) valid_s5 <= 1'h0;
    else if (advance) valid_s5 <= valid_s4;
  end

  always @(posedge aclk) begin
    if (loads_s5) begin
      ranked0_s5 <= ranked0_s4;
      count0_level1_s5 <= {count0_level1_s4[9:8], count0_level1_s4[1:0]};
      count0_level2_s5 <= {count0_level2_s4[19:16], count0_level2_s4[3:0]};
      count0_level3_s5 <= count0_level3;
      count0_level4_s5 <= count0_level4;
      beat_s5 <= beat_s4;
      mode_s5 <= mode_s4;
      own_exception_bits_s5 <= own_exception_bits_s4;
      own_low_bits_s5 <= own_low_bits_s4;
      plane_masks0_stored_s5 <= plane_masks0_stored_s4;
      plane_masks0_top_s5 <= plane_masks0_top_s4;
      upper0_s5 <= upper0_s4;
      are_exceptions0_s5 <= are_exceptions0_s4;
    end
  end

  // Stage 5 of 5: directions of exceptions
  wire [7:0] count0_level5;
  wire [15:0] quarter0_go_up3;
  wire [15:0] quarter0_go_up2;
  wire [15:0] quarter0_go_up1;
  wire [15:0] quarter0_go_up4;
  wire [11:0] exception_length0_level3_0_sum;
  wire [11:0] exception_length0_level3_0_carry;
  pfor_lanes16_packing_directions directions_step (
    .count0_level1(count0_level1_s5), .count0_level2(count0_level2_s5[7:1]),
    .count0_level3({count0_level3_s5[15:4], count0_level3_s5[2:1]}),
    .count0_level4({count0_level4_s5[31:11], count0_level4_s5[9:8], count0_level4_s5[6:4],
        count0_level4_s5[2:1]}),
    .mode(mode_s5), .own_exception_bits(own_exception_bits_s5),
    .are_exceptions0(are_exceptions0_s5[16]), .count0_level5(count0_level5),
    .quarter0_go_up3(quarter0_go_up3), .quarter0_go_up2(quarter0_go_up2),
    .quarter0_go_up1(quarter0_go_up1), .quarter0_go_up4(quarter0_go_up4),
    .exception_length0_level3_0_sum(exception_length0_level3_0_sum),
    .exception_length0_level3_0_carry(exception_length0_level3_0_carry)
  );
  wire loads_s6 = advance & valid_s5;
  reg  [255:0] ranked0_s6;
  reg  count0_level2_s6;
  reg  [1:0] count0_level3_s6;
  reg  [3:0] count0_level4_s6;
  reg  [7:0] count0_level5_s6;
  reg  [15:0] quarter0_go_up3_s6;
  reg  [15:0] quarter0_go_up2_s6;
  reg  [15:0] quarter0_go_up1_s6;
  reg  [2:0] mode_s6;
  reg  [4:0] own_exception_bits_s6;
  reg  [15:0] plane_masks0_stored_s6;
  reg  [15:0] plane_masks0_top_s6;
  reg  [15:0] upper0_s6;
  reg  [31:0] are_exceptions0_s6;
  reg  [15:0] quarter0_go_up4_s6;
  reg  [11:0] exception_length0_level3_0_sum_s6;
  reg  [11:0] exception_length0_level3_0_carry_s6;

  always @(posedge aclk) begin
    if (!aresetn) is_there <= 1'h0;
    else if (advance) is_there <= valid_s5;
  end

  always @(posedge aclk) begin
    if (loads_s6) begin
      ranked0_s6 <= ranked0_s5;
      count0_level2_s6 <= count0_level2_s5[0];
      count0_level3_s6 <= {count0_level3_s5[3], count0_level3_s5[0]};
      count0_level4_s6 <= {count0_level4_s5[10], count0_level4_s5[7], count0_level4_s5[3],
          count0_level4_s5[0]};
      count0_level5_s6 <= count0_level5;
      quarter0_go_up3_s6 <= quarter0_go_up3;
      quarter0_go_up2_s6 <= quarter0_go_up2;
      quarter0_go_up1_s6 <= quarter0_go_up1;
      beat_out <= beat_s5;
      mode_s6 <= mode_s5;
      own_exception_bits_s6 <= own_exception_bits_s5;
      low_bits_out <= own_low_bits_s5;
      plane_masks0_stored_s6 <= plane_masks0_stored_s5;
      plane_masks0_top_s6 <= plane_masks0_top_s5;
      upper0_s6 <= upper0_s5;
      are_exceptions0_s6 <= are_exceptions0_s5;
      quarter0_go_up4_s6 <= quarter0_go_up4;
      exception_length0_level3_0_sum_s6 <= exception_length0_level3_0_sum;
      exception_length0_level3_0_carry_s6 <= exception_length0_level3_0_carry;
    end
  end

  // Output
  // Bits of all exceptions of each quarter
  wire [11:0] exception_lengths = exception_length0_level3_0_sum_s6 +
      exception_length0_level3_0_carry_s6;
  wire [255:0] quarter0_kept = ranked0_s6 & {{8{are_exceptions0_s6[31]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[30]}} & upper0_s6[7:0], {8{are_exceptions0_s6[29]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[28]}} & upper0_s6[7:0], {8{are_exceptions0_s6[27]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[26]}} & upper0_s6[7:0], {8{are_exceptions0_s6[25]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[24]}} & upper0_s6[7:0], {8{are_exceptions0_s6[23]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[22]}} & upper0_s6[7:0], {8{are_exceptions0_s6[21]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[20]}} & upper0_s6[7:0], {8{are_exceptions0_s6[19]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[18]}} & upper0_s6[7:0], {8{are_exceptions0_s6[17]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[16]}} & upper0_s6[7:0], {8{are_exceptions0_s6[15]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[14]}} & upper0_s6[7:0], {8{are_exceptions0_s6[13]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[12]}} & upper0_s6[7:0], {8{are_exceptions0_s6[11]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[10]}} & upper0_s6[7:0], {8{are_exceptions0_s6[9]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[8]}} & upper0_s6[7:0], {8{are_exceptions0_s6[7]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[6]}} & upper0_s6[7:0], {8{are_exceptions0_s6[5]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[4]}} & upper0_s6[7:0], {8{are_exceptions0_s6[3]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[2]}} & upper0_s6[7:0], {8{are_exceptions0_s6[1]}} & upper0_s6[15:8],
      {8{are_exceptions0_s6[0]}} & upper0_s6[7:0]};
  pfor_lanes16_compaction quarter0_compact (
    .bytes(quarter0_kept),
    .ups({count0_level5_s6, count0_level4_s6, count0_level3_s6, count0_level2_s6,
        are_exceptions0_s6[0], quarter0_go_up1_s6, quarter0_go_up2_s6, quarter0_go_up3_s6,
        quarter0_go_up4_s6}),
    .slots(slots_out)
  );
  wire [7:0] quarter0_top_ones_0 = {8{are_exceptions0_s6[0]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_1 = {8{are_exceptions0_s6[1]}} & plane_masks0_top_s6[15:8];
  wire [7:0] quarter0_top_ones_2 = {8{are_exceptions0_s6[2]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_3 = {8{are_exceptions0_s6[3]}} & plane_masks0_top_s6[15:8];
  wire [7:0] quarter0_top_ones_4 = {8{are_exceptions0_s6[4]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_5 = {8{are_exceptions0_s6[5]}} & plane_masks0_top_s6[15:8];
  wire [7:0] quarter0_top_ones_6 = {8{are_exceptions0_s6[6]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_7 = {8{are_exceptions0_s6[7]}} & plane_masks0_top_s6[15:8];
  wire [7:0] quarter0_top_ones_8 = {8{are_exceptions0_s6[8]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_9 = {8{are_exceptions0_s6[9]}} & plane_masks0_top_s6[15:8];
  wire [7:0] quarter0_top_ones_10 = {8{are_exceptions0_s6[10]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_11 = {8{are_exceptions0_s6[11]}} & plane_masks0_top_s6[15:8];
  wire [7:0] quarter0_top_ones_12 = {8{are_exceptions0_s6[12]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_13 = {8{are_exceptions0_s6[13]}} & plane_masks0_top_s6[15:8];
  wire [7:0] quarter0_top_ones_14 = {8{are_exceptions0_s6[14]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_15 = {8{are_exceptions0_s6[15]}} & plane_masks0_top_s6[15:8];
  wire [7:0] quarter0_top_ones_16 = {8{are_exceptions0_s6[16]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_17 = {8{are_exceptions0_s6[17]}} & plane_masks0_top_s6[15:8];
  wire [7:0] quarter0_top_ones_18 = {8{are_exceptions0_s6[18]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_19 = {8{are_exceptions0_s6[19]}} & plane_masks0_top_s6[15:8];
  wire [7:0] quarter0_top_ones_20 = {8{are_exceptions0_s6[20]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_21 = {8{are_exceptions0_s6[21]}} & plane_masks0_top_s6[15:8];
  wire [7:0] quarter0_top_ones_22 = {8{are_exceptions0_s6[22]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_23 = {8{are_exceptions0_s6[23]}} & plane_masks0_top_s6[15:8];
  wire [7:0] quarter0_top_ones_24 = {8{are_exceptions0_s6[24]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_25 = {8{are_exceptions0_s6[25]}} & plane_masks0_top_s6[15:8];
  wire [7:0] quarter0_top_ones_26 = {8{are_exceptions0_s6[26]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_27 = {8{are_exceptions0_s6[27]}} & plane_masks0_top_s6[15:8];
  wire [7:0] quarter0_top_ones_28 = {8{are_exceptions0_s6[28]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_29 = {8{are_exceptions0_s6[29]}} & plane_masks0_top_s6[15:8];
  wire [7:0] quarter0_top_ones_30 = {8{are_exceptions0_s6[30]}} & plane_masks0_top_s6[7:0];
  wire [7:0] quarter0_top_ones_31 = {8{are_exceptions0_s6[31]}} & plane_masks0_top_s6[15:8];
  // Bits of the lanes that planes hold, zero elsewhere
  wire [255:0] stored_bits = (ranked0_s6 | {quarter0_top_ones_31, quarter0_top_ones_30,
      quarter0_top_ones_29, quarter0_top_ones_28, quarter0_top_ones_27, quarter0_top_ones_26,
      quarter0_top_ones_25, quarter0_top_ones_24, quarter0_top_ones_23, quarter0_top_ones_22,
      quarter0_top_ones_21, quarter0_top_ones_20, quarter0_top_ones_19, quarter0_top_ones_18,
      quarter0_top_ones_17, quarter0_top_ones_16, quarter0_top_ones_15, quarter0_top_ones_14,
      quarter0_top_ones_13, quarter0_top_ones_12, quarter0_top_ones_11, quarter0_top_ones_10,
      quarter0_top_ones_9, quarter0_top_ones_8, quarter0_top_ones_7, quarter0_top_ones_6,
      quarter0_top_ones_5, quarter0_top_ones_4, quarter0_top_ones_3, quarter0_top_ones_2,
      quarter0_top_ones_1, quarter0_top_ones_0}) & {16{plane_masks0_stored_s6}};
  wire pitch_has_byte_streams = mode_s6[0];
  wire pitch_has_rotated_streams = mode_s6[2];
  wire pitch_has_text = mode_s6[1];
  wire pitch_has_bytes = pitch_has_byte_streams | pitch_has_rotated_streams | pitch_has_text;
  wire [1:0] length0_of_1_bit = {own_exception_bits_s6[0], ~own_exception_bits_s6[0]};
  wire [3:0] length0_of_2_bits = {{2{own_exception_bits_s6[1]}} & length0_of_1_bit,
      {2{~own_exception_bits_s6[1]}} & length0_of_1_bit};
  wire [7:0] length0_of_3_bits = {{4{own_exception_bits_s6[2]}} & length0_of_2_bits,
      {4{~own_exception_bits_s6[2]}} & length0_of_2_bits};
  wire [15:0] length0_of_4_bits = {{8{own_exception_bits_s6[3]}} & length0_of_3_bits,
      {8{~own_exception_bits_s6[3]}} & length0_of_3_bits};
  wire [31:0] length0 = {{16{own_exception_bits_s6[4]}} & length0_of_4_bits,
      {16{~own_exception_bits_s6[4]}} & length0_of_4_bits};
  wire [14:0] pitch_of_lanes0 = {15{~pitch_has_bytes}} & length0[16:2];
  wire [6:0] pitch_of_bytes0 = {7{pitch_has_bytes}} & length0[8:2];
  wire [21:0] pitches = {pitch_of_bytes0, pitch_of_lanes0};
  // Length of exceptions, one-hot: of 16-bit elements, then of bytes
  wire [21:0] all_pitches = pitches;
  assign stored_out = stored_bits;
  assign pitches_out = all_pitches;
  assign lengths_out = exception_lengths;

  // Bits that nothing reads.
  wire unused = &{1'b0, mode[0], flags[3:1], length0[1:0], length0[31:17]};
endmodule
