// pfor decompressor for a quarter of a block per cycle: decodes the header, transposes a window of
// planes
// to lanes, moves exceptions to their lanes, adds up differences, and restores the block's order.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_core (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire start,  // A block is at the input
  // Stored block, first bit lowest, zero past its last beat; stable for four enabled cycles
  input  wire [1023:0] stored,
  input  wire [1:0] bursts,  // Metadata: bursts less one, or all ones if stored raw
  output wire done,  // Outputs hold a decompressed block
  // Decompressed block, byte 0 in the lowest bits; arbitrary on an error
  output wire [1023:0] block,
  // Stored block is invalid: bad widths, an unsupported mode, or a field past the stored bytes
  output reg  error
);

  // Stage 1 of 18: header
  wire [1:0] quarter;
  wire quarter_is_there;
  wire is_first_quarter;
  wire is_raw;
  wire [7:0] header_mode;
  wire [19:0] header_depth;
  wire [15:0] header_excess;
  wire [3:0] header_flags;
  wire header_bad;
  pfor_lanes16_decompressor_read_header read_header_step (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .start(start), .stored(stored[38:0]),
    .bursts(bursts), .quarter(quarter), .quarter_is_there(quarter_is_there),
    .is_first_quarter(is_first_quarter), .is_raw(is_raw), .header_mode(header_mode),
    .header_depth(header_depth), .header_excess(header_excess), .header_flags(header_flags),
    .header_bad(header_bad)
  );
  reg  valid_s2;
  wire loads_s2 = advance & quarter_is_there;
  reg  [1:0] quarter_s2;
  reg  is_first_quarter_s2;
  reg  is_raw_s2;
  reg  [7:0] header_mode_s2;
  reg  [19:0] header_depth_s2;
  reg  [15:0] header_excess_s2;
  reg  [3:0] header_flags_s2;
  reg  header_bad_s2;

  always @(posedge aclk) begin
    if (!aresetn) valid_s2 <= 1'h0;
    else if (advance) valid_s2 <= quarter_is_there;
  end

  always @(posedge aclk) begin
    if (loads_s2) begin
      quarter_s2 <= quarter;
      is_first_quarter_s2 <= is_first_quarter;
      is_raw_s2 <= is_raw;
      header_mode_s2 <= header_mode;
      header_depth_s2 <= header_depth;
      header_excess_s2 <= header_excess;
      header_flags_s2 <= header_flags;
      header_bad_s2 <= header_bad;
    end
  end

  // Stage 2 of 18: positions of planes
  wire [14:0] lies;
  wire [4:0] depth;
  wire [4:0] next_depth;
  wire [3:0] excess;
  wire [5:0] planes_start;
  wire [6:0] planes_end;
  pfor_lanes16_decompressor_places places_step (
    .quarter(quarter_s2), .is_raw(is_raw_s2), .header_mode(header_mode_s2),
    .header_depth(header_depth_s2), .header_excess(header_excess_s2), .lies(lies), .depth(depth),
    .next_depth(next_depth), .excess(excess), .planes_start(planes_start), .planes_end(planes_end)
  );
  reg  valid_s3;
  wire loads_s3 = advance & valid_s2;
  reg  [14:0] lies_s3;
  reg  [1023:0] stored_s3;
  wire keeps_s3 = loads_s3 & is_first_quarter_s2;
  reg  [1:0] quarter_s3;
  reg  is_first_quarter_s3;
  reg  is_raw_s3;
  reg  [4:0] header_mode_s3;
  reg  [19:0] header_depth_s3;
  reg  [3:0] header_flags_s3;
  reg  header_bad_s3;
  reg  [4:0] depth_s3;
  reg  [4:0] next_depth_s3;
  reg  [3:0] excess_s3;
  reg  [5:0] planes_start_s3;
  reg  [6:0] planes_end_s3;

  always @(posedge aclk) begin
    if (!aresetn) valid_s3 <= 1'h0;
    else if (advance) valid_s3 <= valid_s2;
  end

  always @(posedge aclk) begin
    if (loads_s3) begin
      lies_s3 <= lies;
      quarter_s3 <= quarter_s2;
      is_first_quarter_s3 <= is_first_quarter_s2;
      is_raw_s3 <= is_raw_s2;
      header_mode_s3 <= {header_mode_s2[7:4], header_mode_s2[2]};
      header_depth_s3 <= header_depth_s2;
      header_flags_s3 <= header_flags_s2;
      header_bad_s3 <= header_bad_s2;
      depth_s3 <= depth;
      next_depth_s3 <= next_depth;
      excess_s3 <= excess;
      planes_start_s3 <= planes_start;
      planes_end_s3 <= planes_end;
    end
    if (keeps_s3) stored_s3 <= stored;
  end

  // Stage 3 of 18: window of planes
  wire [15:0] plane_masks_stored;
  wire [15:0] telling_planes;
  wire [255:0] planes_or_raw;
  pfor_lanes16_decompressor_plane_window plane_window_step (
    .lies(lies_s3), .stored(stored_s3), .quarter(quarter_s3), .is_raw(is_raw_s3),
    .header_mode(header_mode_s3[4:3]), .depth(depth_s3), .excess(excess_s3),
    .planes_start(planes_start_s3), .plane_masks_stored(plane_masks_stored),
    .telling_planes(telling_planes), .planes_or_raw(planes_or_raw)
  );
  reg  valid_s4;
  wire loads_s4 = advance & valid_s3;
  reg  [2:0] lies_s4;
  reg  [1:0] bursts_s4;
  wire keeps_s4 = loads_s4 & is_first_quarter_s3;
  reg  [1:0] quarter_s4;
  reg  is_first_quarter_s4;
  reg  is_raw_s4;
  reg  [4:0] header_mode_s4;
  reg  [19:0] header_depth_s4;
  reg  [3:0] header_flags_s4;
  reg  header_bad_s4;
  reg  [4:0] depth_s4;
  reg  [4:0] next_depth_s4;
  reg  [3:0] excess_s4;
  reg  [6:0] planes_end_s4;
  reg  [15:0] plane_masks_stored_s4;
  reg  [15:0] telling_planes_s4;
  reg  [255:0] planes_or_raw_s4;

  always @(posedge aclk) begin
    if (!aresetn) valid_s4 <= 1'h0;
    else if (advance) valid_s4 <= valid_s3;
  end

  always @(posedge aclk) begin
    if (loads_s4) begin
      lies_s4 <= {lies_s3[4], lies_s3[1:0]};
      quarter_s4 <= quarter_s3;
      is_first_quarter_s4 <= is_first_quarter_s3;
      is_raw_s4 <= is_raw_s3;
      header_mode_s4 <= header_mode_s3;
      header_depth_s4 <= header_depth_s3;
      header_flags_s4 <= header_flags_s3;
      header_bad_s4 <= header_bad_s3;
      depth_s4 <= depth_s3;
      next_depth_s4 <= next_depth_s3;
      excess_s4 <= excess_s3;
      planes_end_s4 <= planes_end_s3;
      plane_masks_stored_s4 <= plane_masks_stored;
      telling_planes_s4 <= telling_planes;
      planes_or_raw_s4 <= planes_or_raw;
    end
    if (keeps_s4) bursts_s4 <= bursts;
  end

  // Stage 4 of 18: planes to lanes; flags of exceptions
  wire transposition_has_byte_streams = lies_s4[1];
  wire transposition_has_rotated_streams = header_mode_s4[4];
  wire transposition_has_text = header_mode_s4[3];
  wire transposition_has_bytes = transposition_has_byte_streams |
      transposition_has_rotated_streams | transposition_has_text;
  wire [255:0] to_lanes_lanes;
  pfor_lanes16_to_lanes to_lanes (
    .planes(planes_or_raw_s4), .stored(plane_masks_stored_s4), .bytes(transposition_has_bytes),
    .raw(is_raw_s4), .lanes(to_lanes_lanes)
  );
  wire [31:0] exceptions;
  wire [4:0] exception_bits;
  wire [9:0] low_bits;
  wire [29:0] held_bits;
  wire [5:0] field_is_there;
  wire [29:0] field_bits;
  pfor_lanes16_decompressor_exceptions exceptions_step (
    .lies(lies_s4), .quarter(quarter_s4), .is_raw(is_raw_s4), .header_mode(header_mode_s4),
    .header_depth(header_depth_s4), .header_flags(header_flags_s4), .depth(depth_s4),
    .next_depth(next_depth_s4), .excess(excess_s4), .telling_planes(telling_planes_s4),
    .to_lanes_lanes(to_lanes_lanes), .exceptions(exceptions), .exception_bits(exception_bits),
    .low_bits(low_bits), .held_bits(held_bits), .field_is_there(field_is_there),
    .field_bits(field_bits)
  );
  reg  valid_s5;
  wire loads_s5 = advance & valid_s4;
  reg  [2:0] lies_s5;
  reg  [31:0] exceptions_s5;
  reg  [4:0] exception_bits_s5;
  reg  [9:0] low_bits_s5;
  reg  [29:0] held_bits_s5;
  reg  [5:0] field_is_there_s5;
  reg  [29:0] field_bits_s5;
  reg  [1:0] quarter_s5;
  reg  is_first_quarter_s5;
  reg  is_raw_s5;
  reg  [4:0] header_mode_s5;
  reg  header_flags_s5;
  reg  header_bad_s5;
  reg  [4:0] depth_s5;
  reg  [3:0] excess_s5;
  reg  [6:0] planes_end_s5;
  reg  [255:0] to_lanes_lanes_s5;

  always @(posedge aclk) begin
    if (!aresetn) valid_s5 <= 1'h0;
    else if (advance) valid_s5 <= valid_s4;
  end

  always @(posedge aclk) begin
    if (loads_s5) begin
      lies_s5 <= lies_s4;
      exceptions_s5 <= exceptions;
      exception_bits_s5 <= exception_bits;
      low_bits_s5 <= low_bits;
      held_bits_s5 <= held_bits;
      field_is_there_s5 <= field_is_there;
      field_bits_s5 <= field_bits;
      quarter_s5 <= quarter_s4;
      is_first_quarter_s5 <= is_first_quarter_s4;
      is_raw_s5 <= is_raw_s4;
      header_mode_s5 <= header_mode_s4;
      header_flags_s5 <= header_flags_s4[0];
      header_bad_s5 <= header_bad_s4;
      depth_s5 <= depth_s4;
      excess_s5 <= excess_s4;
      planes_end_s5 <= planes_end_s4;
      to_lanes_lanes_s5 <= to_lanes_lanes;
    end
  end

  // Stage 5 of 18: counts of exceptions, level 1 of 4; counts of exceptions, level 2 of 4; counts
  // of exceptions, level 3 of 4; counts of exceptions, level 4 of 4
  wire [31:0] count_level1;
  pfor_lanes16_decompressor_count_level1 count_level1_step (
    .exceptions(exceptions_s5), .count_level1(count_level1)
  );
  wire [4:0] places_in_two_fields;
  wire [33:0] field_places;
  wire [3:0] takes_first;
  wire [3:0] takes_other;
  wire [31:0] count_level2;
  wire [255:0] letters_bytes;
  wire [6:0] tail_bits;
  wire [11:0] tail_start;
  wire [11:0] below;
  wire [11:0] next_below;
  pfor_lanes16_decompressor_count_level2 count_level2_step (
    .lies(lies_s5),
    .exceptions({exceptions_s5[30], exceptions_s5[26], exceptions_s5[22], exceptions_s5[18],
        exceptions_s5[14], exceptions_s5[10], exceptions_s5[6], exceptions_s5[2]}),
    .low_bits(low_bits_s5), .held_bits(held_bits_s5), .field_bits(field_bits_s5),
    .count_level1(count_level1), .quarter(quarter_s5), .header_mode(header_mode_s5),
    .planes_end(planes_end_s5), .to_lanes_lanes(to_lanes_lanes_s5),
    .places_in_two_fields(places_in_two_fields), .field_places(field_places),
    .takes_first(takes_first), .takes_other(takes_other), .count_level2(count_level2),
    .letters_bytes(letters_bytes), .tail_bits(tail_bits), .tail_start(tail_start), .below(below),
    .next_below(next_below)
  );
  wire [31:0] count_level3;
  pfor_lanes16_decompressor_count_level3 count_level3_step (
    .exceptions({exceptions_s5[28], exceptions_s5[20], exceptions_s5[12], exceptions_s5[4]}),
    .count_level1({count_level1[29:28], count_level1[21:20], count_level1[13:12],
        count_level1[5:4]}),
    .count_level2({count_level2[31:25], count_level2[23:17], count_level2[15:9],
        count_level2[7:1]}),
    .count_level3(count_level3)
  );
  wire [31:0] count_level4;
  pfor_lanes16_decompressor_count_level4 count_level4_step (
    .exceptions({exceptions_s5[24], exceptions_s5[8]}),
    .count_level1({count_level1[25:24], count_level1[9:8]}),
    .count_level2({count_level2[27:24], count_level2[11:8]}),
    .count_level3({count_level3[31:20], count_level3[15:4]}), .count_level4(count_level4)
  );
  reg  valid_s6;
  wire loads_s6 = advance & valid_s5;
  reg  [2:0] lies_s6;
  reg  [31:0] exceptions_s6;
  reg  [4:0] exception_bits_s6;
  reg  [4:0] low_bits_s6;
  reg  [29:0] held_bits_s6;
  reg  [5:0] field_is_there_s6;
  reg  [3:0] count_level1_s6;
  reg  [4:0] places_in_two_fields_s6;
  reg  [33:0] field_places_s6;
  reg  [3:0] takes_first_s6;
  reg  [3:0] takes_other_s6;
  reg  [7:0] count_level2_s6;
  reg  [15:0] count_level3_s6;
  reg  [31:0] count_level4_s6;
  reg  [1:0] quarter_s6;
  reg  is_first_quarter_s6;
  reg  is_raw_s6;
  reg  [4:0] header_mode_s6;
  reg  header_flags_s6;
  reg  header_bad_s6;
  reg  [4:0] depth_s6;
  reg  [3:0] excess_s6;
  reg  [255:0] letters_bytes_s6;
  reg  [6:0] tail_bits_s6;
  reg  [11:0] tail_start_s6;
  reg  [11:0] below_s6;
  reg  [11:0] next_below_s6;

  always @(posedge aclk) begin
    if (!aresetn) valid_s6 <= 1'h0;
    else if (advance) valid_s6 <= valid_s5;
  end

  always @(posedge aclk) begin
    if (loads_s6) begin
      lies_s6 <= lies_s5;
      exceptions_s6 <= exceptions_s5;
      exception_bits_s6 <= exception_bits_s5;
      low_bits_s6 <= low_bits_s5[4:0];
      held_bits_s6 <= held_bits_s5;
      field_is_there_s6 <= field_is_there_s5;
      count_level1_s6 <= {count_level1[17:16], count_level1[1:0]};
      places_in_two_fields_s6 <= places_in_two_fields;
      field_places_s6 <= field_places;
      takes_first_s6 <= takes_first;
      takes_other_s6 <= takes_other;
      count_level2_s6 <= {count_level2[19:16], count_level2[3:0]};
      count_level3_s6 <= {count_level3[23:16], count_level3[7:0]};
      count_level4_s6 <= count_level4;
      quarter_s6 <= quarter_s5;
      is_first_quarter_s6 <= is_first_quarter_s5;
      is_raw_s6 <= is_raw_s5;
      header_mode_s6 <= header_mode_s5;
      header_flags_s6 <= header_flags_s5;
      header_bad_s6 <= header_bad_s5;
      depth_s6 <= depth_s5;
      excess_s6 <= excess_s5;
      letters_bytes_s6 <= letters_bytes;
      tail_bits_s6 <= tail_bits;
      tail_start_s6 <= tail_start;
      below_s6 <= below;
      next_below_s6 <= next_below;
    end
  end

  // Stage 6 of 18: bits of the quarter's exceptions
  wire [7:0] count_level5;
  wire [15:0] quarter0_go_up3;
  wire [15:0] quarter0_go_up2;
  wire [15:0] quarter0_go_up1;
  wire [11:0] exception_length_level3_0_sum;
  wire [11:0] exception_length_level3_0_carry;
  wire [11:0] to_next_place_level4_0_sum;
  wire [11:0] to_next_place_level4_0_carry;
  wire [15:0] quarter0_go_up4;
  wire [11:0] first_start;
  wire [11:0] first_place;
  wire first_field_is_there;
  wire [9:0] first_field_place;
  wire [4:0] first_field_held;
  wire other_field_is_there;
  wire [9:0] other_field_place;
  wire [4:0] other_field_held;
  pfor_lanes16_decompressor_exception_length exception_length_step (
    .lies(lies_s6[1]), .exceptions(exceptions_s6[16]), .exception_bits(exception_bits_s6),
    .held_bits(held_bits_s6), .field_is_there(field_is_there_s6), .count_level1(count_level1_s6),
    .places_in_two_fields(places_in_two_fields_s6), .field_places(field_places_s6),
    .takes_first(takes_first_s6), .takes_other(takes_other_s6), .count_level2(count_level2_s6[7:1]),
    .count_level3({count_level3_s6[15:4], count_level3_s6[2:1]}),
    .count_level4({count_level4_s6[31:11], count_level4_s6[9:8], count_level4_s6[6:4],
        count_level4_s6[2:1]}),
    .header_mode(header_mode_s6[4:3]), .tail_bits(tail_bits_s6), .tail_start(tail_start_s6),
    .below(below_s6), .next_below(next_below_s6), .count_level5(count_level5),
    .quarter0_go_up3(quarter0_go_up3), .quarter0_go_up2(quarter0_go_up2),
    .quarter0_go_up1(quarter0_go_up1),
    .exception_length_level3_0_sum(exception_length_level3_0_sum),
    .exception_length_level3_0_carry(exception_length_level3_0_carry),
    .to_next_place_level4_0_sum(to_next_place_level4_0_sum),
    .to_next_place_level4_0_carry(to_next_place_level4_0_carry), .quarter0_go_up4(quarter0_go_up4),
    .first_start(first_start), .first_place(first_place),
    .first_field_is_there(first_field_is_there), .first_field_place_out(first_field_place),
    .first_field_held(first_field_held), .other_field_is_there(other_field_is_there),
    .other_field_place_out(other_field_place), .other_field_held(other_field_held)
  );
  reg  valid_s7;
  wire loads_s7 = advance & valid_s6;
  reg  [2:0] lies_s7;
  reg  [31:0] exceptions_s7;
  reg  [4:0] exception_bits_s7;
  reg  [4:0] low_bits_s7;
  reg  count_level2_s7;
  reg  [1:0] count_level3_s7;
  reg  [3:0] count_level4_s7;
  reg  [7:0] count_level5_s7;
  reg  [15:0] quarter0_go_up3_s7;
  reg  [15:0] quarter0_go_up2_s7;
  reg  [15:0] quarter0_go_up1_s7;
  reg  [767:0] stored_s7;
  wire keeps_s7 = loads_s7 & is_first_quarter_s6;
  reg  [1:0] quarter_s7;
  reg  is_first_quarter_s7;
  reg  is_raw_s7;
  reg  [4:0] header_mode_s7;
  reg  header_flags_s7;
  reg  header_bad_s7;
  reg  [4:0] depth_s7;
  reg  [3:0] excess_s7;
  reg  [255:0] letters_bytes_s7;
  reg  [11:0] exception_length_level3_0_sum_s7;
  reg  [11:0] exception_length_level3_0_carry_s7;
  reg  [11:0] to_next_place_level4_0_sum_s7;
  reg  [11:0] to_next_place_level4_0_carry_s7;
  reg  [15:0] quarter0_go_up4_s7;
  reg  [11:0] first_start_s7;
  reg  [11:0] first_place_s7;
  reg  first_field_is_there_s7;
  reg  [9:0] first_field_place_s7;
  reg  [4:0] first_field_held_s7;
  reg  other_field_is_there_s7;
  reg  [9:0] other_field_place_s7;
  reg  [4:0] other_field_held_s7;

  always @(posedge aclk) begin
    if (!aresetn) valid_s7 <= 1'h0;
    else if (advance) valid_s7 <= valid_s6;
  end

  always @(posedge aclk) begin
    if (loads_s7) begin
      lies_s7 <= lies_s6;
      exceptions_s7 <= exceptions_s6;
      exception_bits_s7 <= exception_bits_s6;
      low_bits_s7 <= low_bits_s6;
      count_level2_s7 <= count_level2_s6[0];
      count_level3_s7 <= {count_level3_s6[3], count_level3_s6[0]};
      count_level4_s7 <= {count_level4_s6[10], count_level4_s6[7], count_level4_s6[3],
          count_level4_s6[0]};
      count_level5_s7 <= count_level5;
      quarter0_go_up3_s7 <= quarter0_go_up3;
      quarter0_go_up2_s7 <= quarter0_go_up2;
      quarter0_go_up1_s7 <= quarter0_go_up1;
      quarter_s7 <= quarter_s6;
      is_first_quarter_s7 <= is_first_quarter_s6;
      is_raw_s7 <= is_raw_s6;
      header_mode_s7 <= header_mode_s6;
      header_flags_s7 <= header_flags_s6;
      header_bad_s7 <= header_bad_s6;
      depth_s7 <= depth_s6;
      excess_s7 <= excess_s6;
      letters_bytes_s7 <= letters_bytes_s6;
      exception_length_level3_0_sum_s7 <= exception_length_level3_0_sum;
      exception_length_level3_0_carry_s7 <= exception_length_level3_0_carry;
      to_next_place_level4_0_sum_s7 <= to_next_place_level4_0_sum;
      to_next_place_level4_0_carry_s7 <= to_next_place_level4_0_carry;
      quarter0_go_up4_s7 <= quarter0_go_up4;
      first_start_s7 <= first_start;
      first_place_s7 <= first_place;
      first_field_is_there_s7 <= first_field_is_there;
      first_field_place_s7 <= first_field_place;
      first_field_held_s7 <= first_field_held;
      other_field_is_there_s7 <= other_field_is_there;
      other_field_place_s7 <= other_field_place;
      other_field_held_s7 <= other_field_held;
    end
    if (keeps_s7) stored_s7 <= stored_s3[767:0];
  end

  // Stage 7 of 18: window of exceptions, shifted by multiples of 32 bits
  wire [4:0] exceptions_place;
  wire [11:0] exceptions_end;
  wire [286:0] take_exceptions_shifted;
  wire [46:0] take_first_field_shifted;
  wire [46:0] take_other_field_shifted;
  pfor_lanes16_decompressor_exception_window exception_window_step (
    .aclk(aclk), .advance(advance), .stored(stored_s7), .is_first_quarter(is_first_quarter_s7),
    .exception_length_level3_0_sum(exception_length_level3_0_sum_s7),
    .exception_length_level3_0_carry(exception_length_level3_0_carry_s7),
    .to_next_place_level4_0_sum(to_next_place_level4_0_sum_s7),
    .to_next_place_level4_0_carry(to_next_place_level4_0_carry_s7), .first_start(first_start_s7),
    .first_place(first_place_s7), .first_field_place(first_field_place_s7[9:5]),
    .other_field_place(other_field_place_s7[9:5]), .valid(valid_s7),
    .exceptions_place_out(exceptions_place), .exceptions_end(exceptions_end),
    .take_exceptions_shifted(take_exceptions_shifted),
    .take_first_field_shifted(take_first_field_shifted),
    .take_other_field_shifted(take_other_field_shifted)
  );
  reg  valid_s8;
  wire loads_s8 = advance & valid_s7;
  reg  [2:0] lies_s8;
  reg  [31:0] exceptions_s8;
  reg  [4:0] exception_bits_s8;
  reg  [4:0] low_bits_s8;
  reg  count_level2_s8;
  reg  [1:0] count_level3_s8;
  reg  [3:0] count_level4_s8;
  reg  [7:0] count_level5_s8;
  reg  [15:0] quarter0_go_up3_s8;
  reg  [15:0] quarter0_go_up2_s8;
  reg  [15:0] quarter0_go_up1_s8;
  reg  [1:0] bursts_s8;
  wire keeps_s8 = loads_s8 & is_first_quarter_s7;
  reg  [1:0] quarter_s8;
  reg  is_raw_s8;
  reg  [4:0] header_mode_s8;
  reg  header_flags_s8;
  reg  header_bad_s8;
  reg  [4:0] depth_s8;
  reg  [3:0] excess_s8;
  reg  [255:0] letters_bytes_s8;
  reg  [15:0] quarter0_go_up4_s8;
  reg  first_field_is_there_s8;
  reg  [4:0] first_field_place_s8;
  reg  [4:0] first_field_held_s8;
  reg  other_field_is_there_s8;
  reg  [4:0] other_field_place_s8;
  reg  [4:0] other_field_held_s8;
  reg  [4:0] exceptions_place_s8;
  reg  [11:0] exceptions_end_s8;
  reg  [286:0] take_exceptions_shifted_s8;
  reg  [46:0] take_first_field_shifted_s8;
  reg  [46:0] take_other_field_shifted_s8;

  always @(posedge aclk) begin
    if (!aresetn) valid_s8 <= 1'h0;
    else if (advance) valid_s8 <= valid_s7;
  end

  always @(posedge aclk) begin
    if (loads_s8) begin
      lies_s8 <= lies_s7;
      exceptions_s8 <= exceptions_s7;
      exception_bits_s8 <= exception_bits_s7;
      low_bits_s8 <= low_bits_s7;
      count_level2_s8 <= count_level2_s7;
      count_level3_s8 <= count_level3_s7;
      count_level4_s8 <= count_level4_s7;
      count_level5_s8 <= count_level5_s7;
      quarter0_go_up3_s8 <= quarter0_go_up3_s7;
      quarter0_go_up2_s8 <= quarter0_go_up2_s7;
      quarter0_go_up1_s8 <= quarter0_go_up1_s7;
      quarter_s8 <= quarter_s7;
      is_raw_s8 <= is_raw_s7;
      header_mode_s8 <= header_mode_s7;
      header_flags_s8 <= header_flags_s7;
      header_bad_s8 <= header_bad_s7;
      depth_s8 <= depth_s7;
      excess_s8 <= excess_s7;
      letters_bytes_s8 <= letters_bytes_s7;
      quarter0_go_up4_s8 <= quarter0_go_up4_s7;
      first_field_is_there_s8 <= first_field_is_there_s7;
      first_field_place_s8 <= first_field_place_s7[4:0];
      first_field_held_s8 <= first_field_held_s7;
      other_field_is_there_s8 <= other_field_is_there_s7;
      other_field_place_s8 <= other_field_place_s7[4:0];
      other_field_held_s8 <= other_field_held_s7;
      exceptions_place_s8 <= exceptions_place;
      exceptions_end_s8 <= exceptions_end;
      take_exceptions_shifted_s8 <= take_exceptions_shifted;
      take_first_field_shifted_s8 <= take_first_field_shifted;
      take_other_field_shifted_s8 <= take_other_field_shifted;
    end
    if (keeps_s8) bursts_s8 <= bursts_s4;
  end

  // Stage 8 of 18: window of exceptions, aligned
  wire [21:0] pitches;
  wire is_error;
  wire [255:0] align_exceptions_shifted;
  wire [15:0] first_field;
  wire [15:0] other_field;
  pfor_lanes16_decompressor_align_exceptions align_exceptions_step (
    .lies(lies_s8[1]), .exception_bits(exception_bits_s8), .bursts(bursts_s8), .is_raw(is_raw_s8),
    .header_mode(header_mode_s8[4:3]), .header_bad(header_bad_s8),
    .first_field_is_there(first_field_is_there_s8), .first_field_place(first_field_place_s8),
    .first_field_held(first_field_held_s8), .other_field_is_there(other_field_is_there_s8),
    .other_field_place(other_field_place_s8), .other_field_held(other_field_held_s8),
    .exceptions_place(exceptions_place_s8), .exceptions_end(exceptions_end_s8),
    .take_exceptions_shifted(take_exceptions_shifted_s8),
    .take_first_field_shifted(take_first_field_shifted_s8),
    .take_other_field_shifted(take_other_field_shifted_s8), .pitches(pitches), .is_error(is_error),
    .align_exceptions_shifted(align_exceptions_shifted), .first_field(first_field),
    .other_field(other_field)
  );
  reg  valid_s9;
  wire loads_s9 = advance & valid_s8;
  reg  [2:0] lies_s9;
  reg  [31:0] exceptions_s9;
  reg  [4:0] low_bits_s9;
  reg  count_level2_s9;
  reg  [1:0] count_level3_s9;
  reg  [3:0] count_level4_s9;
  reg  [7:0] count_level5_s9;
  reg  [15:0] quarter0_go_up3_s9;
  reg  [15:0] quarter0_go_up2_s9;
  reg  [15:0] quarter0_go_up1_s9;
  reg  [21:0] pitches_s9;
  reg  [1:0] quarter_s9;
  reg  is_raw_s9;
  reg  [4:0] header_mode_s9;
  reg  header_flags_s9;
  reg  [4:0] depth_s9;
  reg  [3:0] excess_s9;
  reg  [255:0] letters_bytes_s9;
  reg  [15:0] quarter0_go_up4_s9;
  reg  is_error_s9;
  reg  [255:0] align_exceptions_shifted_s9;
  reg  [15:0] first_field_s9;
  reg  [15:0] other_field_s9;

  always @(posedge aclk) begin
    if (!aresetn) valid_s9 <= 1'h0;
    else if (advance) valid_s9 <= valid_s8;
  end

  always @(posedge aclk) begin
    if (loads_s9) begin
      lies_s9 <= lies_s8;
      exceptions_s9 <= exceptions_s8;
      low_bits_s9 <= low_bits_s8;
      count_level2_s9 <= count_level2_s8;
      count_level3_s9 <= count_level3_s8;
      count_level4_s9 <= count_level4_s8;
      count_level5_s9 <= count_level5_s8;
      quarter0_go_up3_s9 <= quarter0_go_up3_s8;
      quarter0_go_up2_s9 <= quarter0_go_up2_s8;
      quarter0_go_up1_s9 <= quarter0_go_up1_s8;
      pitches_s9 <= pitches;
      quarter_s9 <= quarter_s8;
      is_raw_s9 <= is_raw_s8;
      header_mode_s9 <= header_mode_s8;
      header_flags_s9 <= header_flags_s8;
      depth_s9 <= depth_s8;
      excess_s9 <= excess_s8;
      letters_bytes_s9 <= letters_bytes_s8;
      quarter0_go_up4_s9 <= quarter0_go_up4_s8;
      is_error_s9 <= is_error;
      align_exceptions_shifted_s9 <= align_exceptions_shifted;
      first_field_s9 <= first_field;
      other_field_s9 <= other_field;
    end
  end

  // Stage 9 of 18: exceptions in slots
  wire [255:0] take_apart_slots;
  pfor_lanes16_slots take_apart (
    .adjacent(align_exceptions_shifted_s9), .wide(pitches_s9[14:0]), .narrow(pitches_s9[21:15]),
    .slots(take_apart_slots)
  );
  reg  valid_s10;
  wire loads_s10 = advance & valid_s9;
  reg  [2:0] lies_s10;
  reg  [31:0] exceptions_s10;
  reg  [4:0] low_bits_s10;
  reg  count_level2_s10;
  reg  [1:0] count_level3_s10;
  reg  [3:0] count_level4_s10;
  reg  [7:0] count_level5_s10;
  reg  [15:0] quarter0_go_up3_s10;
  reg  [15:0] quarter0_go_up2_s10;
  reg  [15:0] quarter0_go_up1_s10;
  reg  [1:0] quarter_s10;
  reg  is_raw_s10;
  reg  [4:0] header_mode_s10;
  reg  header_flags_s10;
  reg  [4:0] depth_s10;
  reg  [3:0] excess_s10;
  reg  [255:0] letters_bytes_s10;
  reg  [15:0] quarter0_go_up4_s10;
  reg  is_error_s10;
  reg  [15:0] first_field_s10;
  reg  [15:0] other_field_s10;
  reg  [255:0] take_apart_slots_s10;

  always @(posedge aclk) begin
    if (!aresetn) valid_s10 <= 1'h0;
    else if (advance) valid_s10 <= valid_s9;
  end

  always @(posedge aclk) begin
    if (loads_s10) begin
      lies_s10 <= lies_s9;
      exceptions_s10 <= exceptions_s9;
      low_bits_s10 <= low_bits_s9;
      count_level2_s10 <= count_level2_s9;
      count_level3_s10 <= count_level3_s9;
      count_level4_s10 <= count_level4_s9;
      count_level5_s10 <= count_level5_s9;
      quarter0_go_up3_s10 <= quarter0_go_up3_s9;
      quarter0_go_up2_s10 <= quarter0_go_up2_s9;
      quarter0_go_up1_s10 <= quarter0_go_up1_s9;
      quarter_s10 <= quarter_s9;
      is_raw_s10 <= is_raw_s9;
      header_mode_s10 <= header_mode_s9;
      header_flags_s10 <= header_flags_s9;
      depth_s10 <= depth_s9;
      excess_s10 <= excess_s9;
      letters_bytes_s10 <= letters_bytes_s9;
      quarter0_go_up4_s10 <= quarter0_go_up4_s9;
      is_error_s10 <= is_error_s9;
      first_field_s10 <= first_field_s9;
      other_field_s10 <= other_field_s9;
      take_apart_slots_s10 <= take_apart_slots;
    end
  end

  // Stage 10 of 18: exceptions in their lanes
  wire [255:0] expand_bytes;
  wire [15:0] upper0;
  pfor_lanes16_decompressor_expansion expansion_step (
    .lies(lies_s10[1]), .exceptions(exceptions_s10[0]), .low_bits(low_bits_s10),
    .count_level2(count_level2_s10), .count_level3(count_level3_s10),
    .count_level4(count_level4_s10), .count_level5(count_level5_s10),
    .quarter0_go_up3(quarter0_go_up3_s10), .quarter0_go_up2(quarter0_go_up2_s10),
    .quarter0_go_up1(quarter0_go_up1_s10), .header_mode(header_mode_s10[4:3]),
    .header_flags(header_flags_s10), .depth(depth_s10), .excess(excess_s10),
    .quarter0_go_up4(quarter0_go_up4_s10), .take_apart_slots(take_apart_slots_s10),
    .expand_bytes(expand_bytes), .upper0(upper0)
  );
  reg  valid_s11;
  wire loads_s11 = advance & valid_s10;
  reg  [2:0] lies_s11;
  reg  [31:0] exceptions_s11;
  reg  [1:0] quarter_s11;
  reg  is_raw_s11;
  reg  [4:0] header_mode_s11;
  reg  depth_s11;
  reg  [255:0] letters_bytes_s11;
  reg  is_error_s11;
  reg  [15:0] first_field_s11;
  reg  [15:0] other_field_s11;
  reg  [255:0] expand_bytes_s11;
  reg  [15:0] upper0_s11;

  always @(posedge aclk) begin
    if (!aresetn) valid_s11 <= 1'h0;
    else if (advance) valid_s11 <= valid_s10;
  end

  always @(posedge aclk) begin
    if (loads_s11) begin
      lies_s11 <= lies_s10;
      exceptions_s11 <= exceptions_s10;
      quarter_s11 <= quarter_s10;
      is_raw_s11 <= is_raw_s10;
      header_mode_s11 <= header_mode_s10;
      depth_s11 <= depth_s10[3];
      letters_bytes_s11 <= letters_bytes_s10;
      is_error_s11 <= is_error_s10;
      first_field_s11 <= first_field_s10;
      other_field_s11 <= other_field_s10;
      expand_bytes_s11 <= expand_bytes;
      upper0_s11 <= upper0;
    end
  end

  // Stage 11 of 18: residuals from planes and exceptions; differences of all lanes
  wire [255:0] merge_joined;
  wire has_halves;
  wire is_inverted;
  wire low_goes_on;
  wire high_goes_to_low;
  wire high_goes_on;
  wire high_goes_on_first;
  wire low_goes_on_first;
  wire high_goes_to_low_first;
  wire high_goes_on_second;
  wire low_goes_on_second;
  wire high_goes_to_low_second;
  wire follows;
  wire class_follows;
  pfor_lanes16_decompressor_merge merge_step (
    .lies(lies_s11[2:1]), .exceptions(exceptions_s11), .quarter(quarter_s11[0]),
    .header_mode({header_mode_s11[4], header_mode_s11[2:0]}), .depth(depth_s11),
    .letters_bytes(letters_bytes_s11), .expand_bytes(expand_bytes_s11), .upper0(upper0_s11),
    .merge_joined(merge_joined), .has_halves(has_halves), .is_inverted(is_inverted),
    .low_goes_on(low_goes_on), .high_goes_to_low(high_goes_to_low), .high_goes_on(high_goes_on),
    .high_goes_on_first(high_goes_on_first), .low_goes_on_first(low_goes_on_first),
    .high_goes_to_low_first(high_goes_to_low_first), .high_goes_on_second(high_goes_on_second),
    .low_goes_on_second(low_goes_on_second), .high_goes_to_low_second(high_goes_to_low_second),
    .follows(follows), .class_follows(class_follows)
  );
  wire [255:0] lanes;
  pfor_lanes16_decompressor_differences differences_step (
    .lies(lies_s11[2:1]), .quarter(quarter_s11), .header_mode(header_mode_s11[2:0]),
    .first_field(first_field_s11), .other_field(other_field_s11), .merge_joined(merge_joined),
    .has_halves(has_halves), .is_inverted(is_inverted), .lanes(lanes)
  );
  reg  valid_s12;
  wire loads_s12 = advance & valid_s11;
  reg  [2:0] lies_s12;
  reg  [255:0] lanes_s12;
  reg  [1:0] quarter_s12;
  reg  is_raw_s12;
  reg  [4:0] header_mode_s12;
  reg  is_error_s12;
  reg  [15:0] first_field_s12;
  reg  is_inverted_s12;
  reg  low_goes_on_s12;
  reg  high_goes_to_low_s12;
  reg  high_goes_on_s12;
  reg  high_goes_on_first_s12;
  reg  low_goes_on_first_s12;
  reg  high_goes_to_low_first_s12;
  reg  high_goes_on_second_s12;
  reg  low_goes_on_second_s12;
  reg  high_goes_to_low_second_s12;
  reg  follows_s12;
  reg  class_follows_s12;

  always @(posedge aclk) begin
    if (!aresetn) valid_s12 <= 1'h0;
    else if (advance) valid_s12 <= valid_s11;
  end

  always @(posedge aclk) begin
    if (loads_s12) begin
      lies_s12 <= lies_s11;
      lanes_s12 <= lanes;
      quarter_s12 <= quarter_s11;
      is_raw_s12 <= is_raw_s11;
      header_mode_s12 <= header_mode_s11;
      is_error_s12 <= is_error_s11;
      first_field_s12 <= first_field_s11;
      is_inverted_s12 <= is_inverted;
      low_goes_on_s12 <= low_goes_on;
      high_goes_to_low_s12 <= high_goes_to_low;
      high_goes_on_s12 <= high_goes_on;
      high_goes_on_first_s12 <= high_goes_on_first;
      low_goes_on_first_s12 <= low_goes_on_first;
      high_goes_to_low_first_s12 <= high_goes_to_low_first;
      high_goes_on_second_s12 <= high_goes_on_second;
      low_goes_on_second_s12 <= low_goes_on_second;
      high_goes_to_low_second_s12 <= high_goes_to_low_second;
      follows_s12 <= follows;
      class_follows_s12 <= class_follows;
    end
  end

  // Stage 12 of 18: sums of the two bytes of a lane
  wire [255:0] lanes_of_bytes;
  pfor_lanes16_decompressor_bytes bytes_step (
    .lies(lies_s12[1]), .lanes(lanes_s12), .lanes_of_bytes(lanes_of_bytes)
  );
  reg  valid_s13;
  wire loads_s13 = advance & valid_s12;
  reg  [2:0] lies_s13;
  reg  [255:0] lanes_of_bytes_s13;
  reg  [1:0] quarter_s13;
  reg  is_raw_s13;
  reg  [4:0] header_mode_s13;
  reg  is_error_s13;
  reg  [15:0] first_field_s13;
  reg  is_inverted_s13;
  reg  low_goes_on_s13;
  reg  high_goes_to_low_s13;
  reg  high_goes_on_s13;
  reg  high_goes_on_first_s13;
  reg  low_goes_on_first_s13;
  reg  high_goes_to_low_first_s13;
  reg  high_goes_on_second_s13;
  reg  low_goes_on_second_s13;
  reg  high_goes_to_low_second_s13;
  reg  follows_s13;
  reg  class_follows_s13;

  always @(posedge aclk) begin
    if (!aresetn) valid_s13 <= 1'h0;
    else if (advance) valid_s13 <= valid_s12;
  end

  always @(posedge aclk) begin
    if (loads_s13) begin
      lies_s13 <= lies_s12;
      lanes_of_bytes_s13 <= lanes_of_bytes;
      quarter_s13 <= quarter_s12;
      is_raw_s13 <= is_raw_s12;
      header_mode_s13 <= header_mode_s12;
      is_error_s13 <= is_error_s12;
      first_field_s13 <= first_field_s12;
      is_inverted_s13 <= is_inverted_s12;
      low_goes_on_s13 <= low_goes_on_s12;
      high_goes_to_low_s13 <= high_goes_to_low_s12;
      high_goes_on_s13 <= high_goes_on_s12;
      high_goes_on_first_s13 <= high_goes_on_first_s12;
      low_goes_on_first_s13 <= low_goes_on_first_s12;
      high_goes_to_low_first_s13 <= high_goes_to_low_first_s12;
      high_goes_on_second_s13 <= high_goes_on_second_s12;
      low_goes_on_second_s13 <= low_goes_on_second_s12;
      high_goes_to_low_second_s13 <= high_goes_to_low_second_s12;
      follows_s13 <= follows_s12;
      class_follows_s13 <= class_follows_s12;
    end
  end

  // Stage 13 of 18: sums along streams, level 1 of 4
  wire [255:0] level1;
  pfor_lanes16_decompressor_scan_level1 scan_level1_step (
    .lies(lies_s13[1]), .lanes_of_bytes(lanes_of_bytes_s13), .low_goes_on(low_goes_on_s13),
    .high_goes_to_low(high_goes_to_low_s13), .high_goes_on(high_goes_on_s13),
    .high_goes_on_first(high_goes_on_first_s13), .low_goes_on_first(low_goes_on_first_s13),
    .high_goes_to_low_first(high_goes_to_low_first_s13), .level1(level1)
  );
  reg  valid_s14;
  wire loads_s14 = advance & valid_s13;
  reg  [2:0] lies_s14;
  reg  [255:0] level1_s14;
  reg  [1:0] quarter_s14;
  reg  is_raw_s14;
  reg  [4:0] header_mode_s14;
  reg  is_error_s14;
  reg  [15:0] first_field_s14;
  reg  is_inverted_s14;
  reg  low_goes_on_s14;
  reg  high_goes_to_low_s14;
  reg  high_goes_on_s14;
  reg  high_goes_on_first_s14;
  reg  low_goes_on_first_s14;
  reg  high_goes_to_low_first_s14;
  reg  high_goes_on_second_s14;
  reg  low_goes_on_second_s14;
  reg  high_goes_to_low_second_s14;
  reg  follows_s14;
  reg  class_follows_s14;

  always @(posedge aclk) begin
    if (!aresetn) valid_s14 <= 1'h0;
    else if (advance) valid_s14 <= valid_s13;
  end

  always @(posedge aclk) begin
    if (loads_s14) begin
      lies_s14 <= lies_s13;
      level1_s14 <= level1;
      quarter_s14 <= quarter_s13;
      is_raw_s14 <= is_raw_s13;
      header_mode_s14 <= header_mode_s13;
      is_error_s14 <= is_error_s13;
      first_field_s14 <= first_field_s13;
      is_inverted_s14 <= is_inverted_s13;
      low_goes_on_s14 <= low_goes_on_s13;
      high_goes_to_low_s14 <= high_goes_to_low_s13;
      high_goes_on_s14 <= high_goes_on_s13;
      high_goes_on_first_s14 <= high_goes_on_first_s13;
      low_goes_on_first_s14 <= low_goes_on_first_s13;
      high_goes_to_low_first_s14 <= high_goes_to_low_first_s13;
      high_goes_on_second_s14 <= high_goes_on_second_s13;
      low_goes_on_second_s14 <= low_goes_on_second_s13;
      high_goes_to_low_second_s14 <= high_goes_to_low_second_s13;
      follows_s14 <= follows_s13;
      class_follows_s14 <= class_follows_s13;
    end
  end

  // Stage 14 of 18: sums along streams, level 2 of 4
  wire [255:0] level2;
  pfor_lanes16_decompressor_scan_level2 scan_level2_step (
    .lies(lies_s14[1]), .level1(level1_s14), .low_goes_on(low_goes_on_s14),
    .high_goes_to_low(high_goes_to_low_s14), .high_goes_on(high_goes_on_s14),
    .high_goes_on_first(high_goes_on_first_s14), .low_goes_on_first(low_goes_on_first_s14),
    .high_goes_to_low_first(high_goes_to_low_first_s14),
    .high_goes_on_second(high_goes_on_second_s14), .low_goes_on_second(low_goes_on_second_s14),
    .high_goes_to_low_second(high_goes_to_low_second_s14), .level2(level2)
  );
  reg  valid_s15;
  wire loads_s15 = advance & valid_s14;
  reg  [2:0] lies_s15;
  reg  [255:0] level2_s15;
  reg  [1:0] quarter_s15;
  reg  is_raw_s15;
  reg  [4:0] header_mode_s15;
  reg  is_error_s15;
  reg  [15:0] first_field_s15;
  reg  is_inverted_s15;
  reg  low_goes_on_s15;
  reg  high_goes_to_low_s15;
  reg  high_goes_on_s15;
  reg  high_goes_on_first_s15;
  reg  low_goes_on_first_s15;
  reg  high_goes_to_low_first_s15;
  reg  high_goes_on_second_s15;
  reg  low_goes_on_second_s15;
  reg  high_goes_to_low_second_s15;
  reg  follows_s15;
  reg  class_follows_s15;

  always @(posedge aclk) begin
    if (!aresetn) valid_s15 <= 1'h0;
    else if (advance) valid_s15 <= valid_s14;
  end

  always @(posedge aclk) begin
    if (loads_s15) begin
      lies_s15 <= lies_s14;
      level2_s15 <= level2;
      quarter_s15 <= quarter_s14;
      is_raw_s15 <= is_raw_s14;
      header_mode_s15 <= header_mode_s14;
      is_error_s15 <= is_error_s14;
      first_field_s15 <= first_field_s14;
      is_inverted_s15 <= is_inverted_s14;
      low_goes_on_s15 <= low_goes_on_s14;
      high_goes_to_low_s15 <= high_goes_to_low_s14;
      high_goes_on_s15 <= high_goes_on_s14;
      high_goes_on_first_s15 <= high_goes_on_first_s14;
      low_goes_on_first_s15 <= low_goes_on_first_s14;
      high_goes_to_low_first_s15 <= high_goes_to_low_first_s14;
      high_goes_on_second_s15 <= high_goes_on_second_s14;
      low_goes_on_second_s15 <= low_goes_on_second_s14;
      high_goes_to_low_second_s15 <= high_goes_to_low_second_s14;
      follows_s15 <= follows_s14;
      class_follows_s15 <= class_follows_s14;
    end
  end

  // Stage 15 of 18: sums along streams, level 3 of 4
  wire [255:0] level3;
  pfor_lanes16_decompressor_scan_level3 scan_level3_step (
    .lies(lies_s15[1]), .level2(level2_s15), .low_goes_on(low_goes_on_s15),
    .high_goes_to_low(high_goes_to_low_s15), .high_goes_on(high_goes_on_s15),
    .high_goes_on_second(high_goes_on_second_s15), .low_goes_on_second(low_goes_on_second_s15),
    .high_goes_to_low_second(high_goes_to_low_second_s15), .level3(level3)
  );
  reg  valid_s16;
  wire loads_s16 = advance & valid_s15;
  reg  [2:0] lies_s16;
  reg  [255:0] level3_s16;
  reg  [1:0] quarter_s16;
  reg  is_raw_s16;
  reg  [4:0] header_mode_s16;
  reg  is_error_s16;
  reg  [15:0] first_field_s16;
  reg  is_inverted_s16;
  reg  low_goes_on_s16;
  reg  high_goes_to_low_s16;
  reg  high_goes_on_s16;
  reg  high_goes_on_first_s16;
  reg  low_goes_on_first_s16;
  reg  high_goes_to_low_first_s16;
  reg  follows_s16;
  reg  class_follows_s16;

  always @(posedge aclk) begin
    if (!aresetn) valid_s16 <= 1'h0;
    else if (advance) valid_s16 <= valid_s15;
  end

  always @(posedge aclk) begin
    if (loads_s16) begin
      lies_s16 <= lies_s15;
      level3_s16 <= level3;
      quarter_s16 <= quarter_s15;
      is_raw_s16 <= is_raw_s15;
      header_mode_s16 <= header_mode_s15;
      is_error_s16 <= is_error_s15;
      first_field_s16 <= first_field_s15;
      is_inverted_s16 <= is_inverted_s15;
      low_goes_on_s16 <= low_goes_on_s15;
      high_goes_to_low_s16 <= high_goes_to_low_s15;
      high_goes_on_s16 <= high_goes_on_s15;
      high_goes_on_first_s16 <= high_goes_on_first_s15;
      low_goes_on_first_s16 <= low_goes_on_first_s15;
      high_goes_to_low_first_s16 <= high_goes_to_low_first_s15;
      follows_s16 <= follows_s15;
      class_follows_s16 <= class_follows_s15;
    end
  end

  // Stage 16 of 18: sums along streams, level 4 of 4
  wire [255:0] level4;
  wire [15:0] reference;
  pfor_lanes16_decompressor_scan_level4 scan_level4_step (
    .lies(lies_s16[1:0]), .level3(level3_s16), .first_field(first_field_s16),
    .is_inverted(is_inverted_s16), .low_goes_on(low_goes_on_s16),
    .high_goes_to_low(high_goes_to_low_s16), .high_goes_on(high_goes_on_s16),
    .high_goes_on_first(high_goes_on_first_s16), .low_goes_on_first(low_goes_on_first_s16),
    .high_goes_to_low_first(high_goes_to_low_first_s16), .level4(level4), .reference(reference)
  );
  reg  valid_s17;
  wire loads_s17 = advance & valid_s16;
  reg  [2:0] lies_s17;
  reg  [255:0] level4_s17;
  reg  [1:0] quarter_s17;
  reg  is_raw_s17;
  reg  [4:0] header_mode_s17;
  reg  is_error_s17;
  reg  is_inverted_s17;
  reg  follows_s17;
  reg  class_follows_s17;
  reg  [15:0] reference_s17;

  always @(posedge aclk) begin
    if (!aresetn) valid_s17 <= 1'h0;
    else if (advance) valid_s17 <= valid_s16;
  end

  always @(posedge aclk) begin
    if (loads_s17) begin
      lies_s17 <= lies_s16;
      level4_s17 <= level4;
      quarter_s17 <= quarter_s16;
      is_raw_s17 <= is_raw_s16;
      header_mode_s17 <= header_mode_s16;
      is_error_s17 <= is_error_s16;
      is_inverted_s17 <= is_inverted_s16;
      follows_s17 <= follows_s16;
      class_follows_s17 <= class_follows_s16;
      reference_s17 <= reference;
    end
  end

  // Stage 17 of 18: sums with references and the previous quarter's last value
  wire [255:0] sums;
  wire [3:0] is_quarter;
  wire [1:0] meets;
  wire [15:0] last_value;
  wire second_bytes;
  wire turns_with_first;
  wire turns_with_second;
  pfor_lanes16_decompressor_last_sums last_sums_step (
    .aclk(aclk), .lies(lies_s17[1]), .level4(level4_s17), .advance(advance), .quarter(quarter_s17),
    .header_mode({header_mode_s17[4], header_mode_s17[2]}), .is_inverted(is_inverted_s17),
    .follows(follows_s17), .class_follows(class_follows_s17), .reference(reference_s17),
    .valid2(valid_s17), .sums(sums), .is_quarter(is_quarter), .meets(meets),
    .last_value(last_value), .second_bytes(second_bytes), .turns_with_first(turns_with_first),
    .turns_with_second(turns_with_second)
  );
  reg  valid_s18;
  wire loads_s18 = advance & valid_s17;
  reg  [2:0] lies_s18;
  reg  [255:0] sums_s18;
  reg  [3:0] is_quarter_s18;
  reg  [1:0] meets_s18;
  reg  [1:0] quarter_s18;
  reg  is_raw_s18;
  reg  [4:0] header_mode_s18;
  reg  is_error_s18;
  reg  [15:0] last_value_s18;
  reg  second_bytes_s18;
  reg  turns_with_first_s18;
  reg  turns_with_second_s18;

  always @(posedge aclk) begin
    if (!aresetn) valid_s18 <= 1'h0;
    else if (advance) valid_s18 <= valid_s17;
  end

  always @(posedge aclk) begin
    if (loads_s18) begin
      lies_s18 <= lies_s17;
      sums_s18 <= sums;
      is_quarter_s18 <= is_quarter;
      meets_s18 <= meets;
      quarter_s18 <= quarter_s17;
      is_raw_s18 <= is_raw_s17;
      header_mode_s18 <= header_mode_s17;
      is_error_s18 <= is_error_s17;
      last_value_s18 <= last_value;
      second_bytes_s18 <= second_bytes;
      turns_with_first_s18 <= turns_with_first;
      turns_with_second_s18 <= turns_with_second;
    end
  end

  // Stage 18 of 18: collected quarters of a block
  wire [255:0] quarter0;
  wire [255:0] quarter1;
  wire [255:0] quarter2;
  wire [255:0] quarter3;
  pfor_lanes16_decompressor_collect collect_step (
    .aclk(aclk), .lies(lies_s18[1]), .sums(sums_s18), .is_quarter(is_quarter_s18),
    .meets(meets_s18), .advance(advance), .quarter(quarter_s18[0]), .last_value(last_value_s18),
    .second_bytes(second_bytes_s18), .turns_with_first(turns_with_first_s18),
    .turns_with_second(turns_with_second_s18), .valid3(valid_s18), .quarter0(quarter0),
    .quarter1(quarter1), .quarter2(quarter2), .quarter3(quarter3)
  );
  reg  valid_s19;
  wire loads_s19 = advance & valid_s18;
  reg  [2:0] lies_s19;
  reg  [1:0] quarter_s19;
  reg  is_raw_s19;
  reg  [4:0] header_mode_s19;

  always @(posedge aclk) begin
    if (!aresetn) valid_s19 <= 1'h0;
    else if (advance) valid_s19 <= valid_s18;
  end

  always @(posedge aclk) begin
    if (loads_s19) begin
      lies_s19 <= lies_s18;
      quarter_s19 <= quarter_s18;
      is_raw_s19 <= is_raw_s18;
      header_mode_s19 <= header_mode_s18;
      error <= is_error_s18;
    end
  end

  // Output
  wire is_last_quarter = quarter_s19 == 2'h3;
  wire in_turn = lies_s19[0] | lies_s19[2];
  wire in_pairs = header_mode_s19[0] | header_mode_s19[2];
  wire as_it_is = is_raw_s19 | header_mode_s19[3];
  wire [15:0] elements_0 = ({16{as_it_is}} & quarter0[15:0]) | ({16{in_turn}} & quarter0[15:0]) |
      ({16{in_pairs}} & quarter0[15:0]) | ({16{header_mode_s19[1]}} & quarter0[15:0]) |
      ({16{lies_s19[1]}} & {quarter1[7:0], quarter0[7:0]}) |
      ({16{header_mode_s19[4]}} & {quarter0[0], quarter2[7:0], quarter0[7:1]});
  wire [15:0] elements_1 = ({16{as_it_is}} & quarter0[31:16]) | ({16{in_turn}} & quarter1[15:0]) |
      ({16{in_pairs}} & quarter2[15:0]) | ({16{header_mode_s19[1]}} & quarter2[15:0]) |
      ({16{lies_s19[1]}} & {quarter3[7:0], quarter2[7:0]}) |
      ({16{header_mode_s19[4]}} & {quarter0[8], quarter2[15:8], quarter0[15:9]});
  wire [15:0] elements_2 = ({16{as_it_is}} & quarter0[47:32]) | ({16{in_turn}} & quarter2[15:0]) |
      ({16{in_pairs}} & quarter0[31:16]) | ({16{header_mode_s19[1]}} & quarter0[191:176]) |
      ({16{lies_s19[1]}} & {quarter1[15:8], quarter0[15:8]}) |
      ({16{header_mode_s19[4]}} & {quarter0[16], quarter2[23:16], quarter0[23:17]});
  wire [15:0] elements_3 = ({16{as_it_is}} & quarter0[63:48]) | ({16{in_turn}} & quarter3[15:0]) |
      ({16{in_pairs}} & quarter2[31:16]) | ({16{header_mode_s19[1]}} & quarter2[191:176]) |
      ({16{lies_s19[1]}} & {quarter3[15:8], quarter2[15:8]}) |
      ({16{header_mode_s19[4]}} & {quarter0[24], quarter2[31:24], quarter0[31:25]});
  wire [15:0] elements_4 = ({16{as_it_is}} & quarter0[79:64]) | ({16{in_turn}} & quarter0[31:16]) |
      ({16{in_pairs}} & quarter0[47:32]) | ({16{header_mode_s19[1]}} & quarter1[111:96]) |
      ({16{lies_s19[1]}} & {quarter1[23:16], quarter0[23:16]}) |
      ({16{header_mode_s19[4]}} & {quarter0[32], quarter2[39:32], quarter0[39:33]});
  wire [15:0] elements_5 = ({16{as_it_is}} & quarter0[95:80]) | ({16{in_turn}} & quarter1[31:16]) |
      ({16{in_pairs}} & quarter2[47:32]) | ({16{header_mode_s19[1]}} & quarter3[111:96]) |
      ({16{lies_s19[1]}} & {quarter3[23:16], quarter2[23:16]}) |
      ({16{header_mode_s19[4]}} & {quarter0[40], quarter2[47:40], quarter0[47:41]});
  wire [15:0] elements_6 = ({16{as_it_is}} & quarter0[111:96]) | ({16{in_turn}} & quarter2[31:16]) |
      ({16{in_pairs}} & quarter0[63:48]) | ({16{header_mode_s19[1]}} & quarter0[31:16]) |
      ({16{lies_s19[1]}} & {quarter1[31:24], quarter0[31:24]}) |
      ({16{header_mode_s19[4]}} & {quarter0[48], quarter2[55:48], quarter0[55:49]});
  wire [15:0] elements_7 = ({16{as_it_is}} & quarter0[127:112]) |
      ({16{in_turn}} & quarter3[31:16]) | ({16{in_pairs}} & quarter2[63:48]) |
      ({16{header_mode_s19[1]}} & quarter2[31:16]) | ({16{lies_s19[1]}} &
      {quarter3[31:24], quarter2[31:24]}) | ({16{header_mode_s19[4]}} &
      {quarter0[56], quarter2[63:56], quarter0[63:57]});
  wire [15:0] elements_8 = ({16{as_it_is}} & quarter0[143:128]) |
      ({16{in_turn}} & quarter0[47:32]) | ({16{in_pairs}} & quarter0[79:64]) |
      ({16{header_mode_s19[1]}} & quarter0[207:192]) |
      ({16{lies_s19[1]}} & {quarter1[39:32], quarter0[39:32]}) |
      ({16{header_mode_s19[4]}} & {quarter0[64], quarter2[71:64], quarter0[71:65]});
  wire [15:0] elements_9 = ({16{as_it_is}} & quarter0[159:144]) |
      ({16{in_turn}} & quarter1[47:32]) | ({16{in_pairs}} & quarter2[79:64]) |
      ({16{header_mode_s19[1]}} & quarter2[207:192]) |
      ({16{lies_s19[1]}} & {quarter3[39:32], quarter2[39:32]}) |
      ({16{header_mode_s19[4]}} & {quarter0[72], quarter2[79:72], quarter0[79:73]});
  wire [15:0] elements_10 = ({16{as_it_is}} & quarter0[175:160]) |
      ({16{in_turn}} & quarter2[47:32]) | ({16{in_pairs}} & quarter0[95:80]) |
      ({16{header_mode_s19[1]}} & quarter1[127:112]) |
      ({16{lies_s19[1]}} & {quarter1[47:40], quarter0[47:40]}) |
      ({16{header_mode_s19[4]}} & {quarter0[80], quarter2[87:80], quarter0[87:81]});
  wire [15:0] elements_11 = ({16{as_it_is}} & quarter0[191:176]) |
      ({16{in_turn}} & quarter3[47:32]) | ({16{in_pairs}} & quarter2[95:80]) |
      ({16{header_mode_s19[1]}} & quarter3[127:112]) |
      ({16{lies_s19[1]}} & {quarter3[47:40], quarter2[47:40]}) |
      ({16{header_mode_s19[4]}} & {quarter0[88], quarter2[95:88], quarter0[95:89]});
  wire [15:0] elements_12 = ({16{as_it_is}} & quarter0[207:192]) |
      ({16{in_turn}} & quarter0[63:48]) | ({16{in_pairs}} & quarter0[111:96]) |
      ({16{header_mode_s19[1]}} & quarter0[47:32]) | ({16{lies_s19[1]}} &
      {quarter1[55:48], quarter0[55:48]}) | ({16{header_mode_s19[4]}} &
      {quarter0[96], quarter2[103:96], quarter0[103:97]});
  wire [15:0] elements_13 = ({16{as_it_is}} & quarter0[223:208]) |
      ({16{in_turn}} & quarter1[63:48]) | ({16{in_pairs}} & quarter2[111:96]) |
      ({16{header_mode_s19[1]}} & quarter2[47:32]) | ({16{lies_s19[1]}} &
      {quarter3[55:48], quarter2[55:48]}) | ({16{header_mode_s19[4]}} &
      {quarter0[104], quarter2[111:104], quarter0[111:105]});
  wire [15:0] elements_14 = ({16{as_it_is}} & quarter0[239:224]) |
      ({16{in_turn}} & quarter2[63:48]) | ({16{in_pairs}} & quarter0[127:112]) |
      ({16{header_mode_s19[1]}} & quarter0[223:208]) |
      ({16{lies_s19[1]}} & {quarter1[63:56], quarter0[63:56]}) |
      ({16{header_mode_s19[4]}} & {quarter0[112], quarter2[119:112], quarter0[119:113]});
  wire [15:0] elements_15 = ({16{as_it_is}} & quarter0[255:240]) |
      ({16{in_turn}} & quarter3[63:48]) | ({16{in_pairs}} & quarter2[127:112]) |
      ({16{header_mode_s19[1]}} & quarter2[223:208]) |
      ({16{lies_s19[1]}} & {quarter3[63:56], quarter2[63:56]}) |
      ({16{header_mode_s19[4]}} & {quarter0[120], quarter2[127:120], quarter0[127:121]});
  wire [15:0] elements_16 = ({16{as_it_is}} & quarter1[15:0]) | ({16{in_turn}} & quarter0[79:64]) |
      ({16{in_pairs}} & quarter0[143:128]) | ({16{header_mode_s19[1]}} & quarter1[143:128]) |
      ({16{lies_s19[1]}} & {quarter1[71:64], quarter0[71:64]}) |
      ({16{header_mode_s19[4]}} & {quarter0[128], quarter2[135:128], quarter0[135:129]});
  wire [15:0] elements_17 = ({16{as_it_is}} & quarter1[31:16]) | ({16{in_turn}} & quarter1[79:64]) |
      ({16{in_pairs}} & quarter2[143:128]) | ({16{header_mode_s19[1]}} & quarter3[143:128]) |
      ({16{lies_s19[1]}} & {quarter3[71:64], quarter2[71:64]}) |
      ({16{header_mode_s19[4]}} & {quarter0[136], quarter2[143:136], quarter0[143:137]});
  wire [15:0] elements_18 = ({16{as_it_is}} & quarter1[47:32]) | ({16{in_turn}} & quarter2[79:64]) |
      ({16{in_pairs}} & quarter0[159:144]) | ({16{header_mode_s19[1]}} & quarter0[63:48]) |
      ({16{lies_s19[1]}} & {quarter1[79:72], quarter0[79:72]}) |
      ({16{header_mode_s19[4]}} & {quarter0[144], quarter2[151:144], quarter0[151:145]});
  wire [15:0] elements_19 = ({16{as_it_is}} & quarter1[63:48]) | ({16{in_turn}} & quarter3[79:64]) |
      ({16{in_pairs}} & quarter2[159:144]) | ({16{header_mode_s19[1]}} & quarter2[63:48]) |
      ({16{lies_s19[1]}} & {quarter3[79:72], quarter2[79:72]}) |
      ({16{header_mode_s19[4]}} & {quarter0[152], quarter2[159:152], quarter0[159:153]});
  wire [15:0] elements_20 = ({16{as_it_is}} & quarter1[79:64]) | ({16{in_turn}} & quarter0[95:80]) |
      ({16{in_pairs}} & quarter0[175:160]) | ({16{header_mode_s19[1]}} & quarter0[239:224]) |
      ({16{lies_s19[1]}} & {quarter1[87:80], quarter0[87:80]}) |
      ({16{header_mode_s19[4]}} & {quarter0[160], quarter2[167:160], quarter0[167:161]});
  wire [15:0] elements_21 = ({16{as_it_is}} & quarter1[95:80]) | ({16{in_turn}} & quarter1[95:80]) |
      ({16{in_pairs}} & quarter2[175:160]) | ({16{header_mode_s19[1]}} & quarter2[239:224]) |
      ({16{lies_s19[1]}} & {quarter3[87:80], quarter2[87:80]}) |
      ({16{header_mode_s19[4]}} & {quarter0[168], quarter2[175:168], quarter0[175:169]});
  wire [15:0] elements_22 = ({16{as_it_is}} & quarter1[111:96]) |
      ({16{in_turn}} & quarter2[95:80]) | ({16{in_pairs}} & quarter0[191:176]) |
      ({16{header_mode_s19[1]}} & quarter1[159:144]) |
      ({16{lies_s19[1]}} & {quarter1[95:88], quarter0[95:88]}) |
      ({16{header_mode_s19[4]}} & {quarter0[176], quarter2[183:176], quarter0[183:177]});
  wire [15:0] elements_23 = ({16{as_it_is}} & quarter1[127:112]) |
      ({16{in_turn}} & quarter3[95:80]) | ({16{in_pairs}} & quarter2[191:176]) |
      ({16{header_mode_s19[1]}} & quarter3[159:144]) |
      ({16{lies_s19[1]}} & {quarter3[95:88], quarter2[95:88]}) |
      ({16{header_mode_s19[4]}} & {quarter0[184], quarter2[191:184], quarter0[191:185]});
  wire [15:0] elements_24 = ({16{as_it_is}} & quarter1[143:128]) |
      ({16{in_turn}} & quarter0[111:96]) | ({16{in_pairs}} & quarter0[207:192]) |
      ({16{header_mode_s19[1]}} & quarter0[79:64]) | ({16{lies_s19[1]}} &
      {quarter1[103:96], quarter0[103:96]}) | ({16{header_mode_s19[4]}} &
      {quarter0[192], quarter2[199:192], quarter0[199:193]});
  wire [15:0] elements_25 = ({16{as_it_is}} & quarter1[159:144]) |
      ({16{in_turn}} & quarter1[111:96]) | ({16{in_pairs}} & quarter2[207:192]) |
      ({16{header_mode_s19[1]}} & quarter2[79:64]) | ({16{lies_s19[1]}} &
      {quarter3[103:96], quarter2[103:96]}) | ({16{header_mode_s19[4]}} &
      {quarter0[200], quarter2[207:200], quarter0[207:201]});
  wire [15:0] elements_26 = ({16{as_it_is}} & quarter1[175:160]) |
      ({16{in_turn}} & quarter2[111:96]) | ({16{in_pairs}} & quarter0[223:208]) |
      ({16{header_mode_s19[1]}} & quarter0[255:240]) |
      ({16{lies_s19[1]}} & {quarter1[111:104], quarter0[111:104]}) |
      ({16{header_mode_s19[4]}} & {quarter0[208], quarter2[215:208], quarter0[215:209]});
  wire [15:0] elements_27 = ({16{as_it_is}} & quarter1[191:176]) |
      ({16{in_turn}} & quarter3[111:96]) | ({16{in_pairs}} & quarter2[223:208]) |
      ({16{header_mode_s19[1]}} & quarter2[255:240]) |
      ({16{lies_s19[1]}} & {quarter3[111:104], quarter2[111:104]}) |
      ({16{header_mode_s19[4]}} & {quarter0[216], quarter2[223:216], quarter0[223:217]});
  wire [15:0] elements_28 = ({16{as_it_is}} & quarter1[207:192]) |
      ({16{in_turn}} & quarter0[127:112]) | ({16{in_pairs}} & quarter0[239:224]) |
      ({16{header_mode_s19[1]}} & quarter1[175:160]) |
      ({16{lies_s19[1]}} & {quarter1[119:112], quarter0[119:112]}) |
      ({16{header_mode_s19[4]}} & {quarter0[224], quarter2[231:224], quarter0[231:225]});
  wire [15:0] elements_29 = ({16{as_it_is}} & quarter1[223:208]) |
      ({16{in_turn}} & quarter1[127:112]) | ({16{in_pairs}} & quarter2[239:224]) |
      ({16{header_mode_s19[1]}} & quarter3[175:160]) |
      ({16{lies_s19[1]}} & {quarter3[119:112], quarter2[119:112]}) |
      ({16{header_mode_s19[4]}} & {quarter0[232], quarter2[239:232], quarter0[239:233]});
  wire [15:0] elements_30 = ({16{as_it_is}} & quarter1[239:224]) |
      ({16{in_turn}} & quarter2[127:112]) | ({16{in_pairs}} & quarter0[255:240]) |
      ({16{header_mode_s19[1]}} & quarter0[95:80]) | ({16{lies_s19[1]}} &
      {quarter1[127:120], quarter0[127:120]}) | ({16{header_mode_s19[4]}} &
      {quarter0[240], quarter2[247:240], quarter0[247:241]});
  wire [15:0] elements_31 = ({16{as_it_is}} & quarter1[255:240]) |
      ({16{in_turn}} & quarter3[127:112]) | ({16{in_pairs}} & quarter2[255:240]) |
      ({16{header_mode_s19[1]}} & quarter2[95:80]) | ({16{lies_s19[1]}} &
      {quarter3[127:120], quarter2[127:120]}) | ({16{header_mode_s19[4]}} &
      {quarter0[248], quarter2[255:248], quarter0[255:249]});
  wire [15:0] elements_32 = ({16{as_it_is}} & quarter2[15:0]) |
      ({16{in_turn}} & quarter0[143:128]) | ({16{in_pairs}} & quarter1[15:0]) |
      ({16{header_mode_s19[1]}} & quarter1[15:0]) | ({16{lies_s19[1]}} &
      {quarter1[135:128], quarter0[135:128]}) | ({16{header_mode_s19[4]}} &
      {quarter1[0], quarter3[7:0], quarter1[7:1]});
  wire [15:0] elements_33 = ({16{as_it_is}} & quarter2[31:16]) |
      ({16{in_turn}} & quarter1[143:128]) | ({16{in_pairs}} & quarter3[15:0]) |
      ({16{header_mode_s19[1]}} & quarter3[15:0]) | ({16{lies_s19[1]}} &
      {quarter3[135:128], quarter2[135:128]}) | ({16{header_mode_s19[4]}} &
      {quarter1[8], quarter3[15:8], quarter1[15:9]});
  wire [15:0] elements_34 = ({16{as_it_is}} & quarter2[47:32]) |
      ({16{in_turn}} & quarter2[143:128]) | ({16{in_pairs}} & quarter1[31:16]) |
      ({16{header_mode_s19[1]}} & quarter1[191:176]) |
      ({16{lies_s19[1]}} & {quarter1[143:136], quarter0[143:136]}) |
      ({16{header_mode_s19[4]}} & {quarter1[16], quarter3[23:16], quarter1[23:17]});
  wire [15:0] elements_35 = ({16{as_it_is}} & quarter2[63:48]) |
      ({16{in_turn}} & quarter3[143:128]) | ({16{in_pairs}} & quarter3[31:16]) |
      ({16{header_mode_s19[1]}} & quarter3[191:176]) |
      ({16{lies_s19[1]}} & {quarter3[143:136], quarter2[143:136]}) |
      ({16{header_mode_s19[4]}} & {quarter1[24], quarter3[31:24], quarter1[31:25]});
  wire [15:0] elements_36 = ({16{as_it_is}} & quarter2[79:64]) |
      ({16{in_turn}} & quarter0[159:144]) | ({16{in_pairs}} & quarter1[47:32]) |
      ({16{header_mode_s19[1]}} & quarter0[111:96]) |
      ({16{lies_s19[1]}} & {quarter1[151:144], quarter0[151:144]}) |
      ({16{header_mode_s19[4]}} & {quarter1[32], quarter3[39:32], quarter1[39:33]});
  wire [15:0] elements_37 = ({16{as_it_is}} & quarter2[95:80]) |
      ({16{in_turn}} & quarter1[159:144]) | ({16{in_pairs}} & quarter3[47:32]) |
      ({16{header_mode_s19[1]}} & quarter2[111:96]) |
      ({16{lies_s19[1]}} & {quarter3[151:144], quarter2[151:144]}) |
      ({16{header_mode_s19[4]}} & {quarter1[40], quarter3[47:40], quarter1[47:41]});
  wire [15:0] elements_38 = ({16{as_it_is}} & quarter2[111:96]) |
      ({16{in_turn}} & quarter2[159:144]) | ({16{in_pairs}} & quarter1[63:48]) |
      ({16{header_mode_s19[1]}} & quarter1[31:16]) | ({16{lies_s19[1]}} &
      {quarter1[159:152], quarter0[159:152]}) | ({16{header_mode_s19[4]}} &
      {quarter1[48], quarter3[55:48], quarter1[55:49]});
  wire [15:0] elements_39 = ({16{as_it_is}} & quarter2[127:112]) |
      ({16{in_turn}} & quarter3[159:144]) | ({16{in_pairs}} & quarter3[63:48]) |
      ({16{header_mode_s19[1]}} & quarter3[31:16]) | ({16{lies_s19[1]}} &
      {quarter3[159:152], quarter2[159:152]}) | ({16{header_mode_s19[4]}} &
      {quarter1[56], quarter3[63:56], quarter1[63:57]});
  wire [15:0] elements_40 = ({16{as_it_is}} & quarter2[143:128]) |
      ({16{in_turn}} & quarter0[175:160]) | ({16{in_pairs}} & quarter1[79:64]) |
      ({16{header_mode_s19[1]}} & quarter1[207:192]) |
      ({16{lies_s19[1]}} & {quarter1[167:160], quarter0[167:160]}) |
      ({16{header_mode_s19[4]}} & {quarter1[64], quarter3[71:64], quarter1[71:65]});
  wire [15:0] elements_41 = ({16{as_it_is}} & quarter2[159:144]) |
      ({16{in_turn}} & quarter1[175:160]) | ({16{in_pairs}} & quarter3[79:64]) |
      ({16{header_mode_s19[1]}} & quarter3[207:192]) |
      ({16{lies_s19[1]}} & {quarter3[167:160], quarter2[167:160]}) |
      ({16{header_mode_s19[4]}} & {quarter1[72], quarter3[79:72], quarter1[79:73]});
  wire [15:0] elements_42 = ({16{as_it_is}} & quarter2[175:160]) |
      ({16{in_turn}} & quarter2[175:160]) | ({16{in_pairs}} & quarter1[95:80]) |
      ({16{header_mode_s19[1]}} & quarter0[127:112]) |
      ({16{lies_s19[1]}} & {quarter1[175:168], quarter0[175:168]}) |
      ({16{header_mode_s19[4]}} & {quarter1[80], quarter3[87:80], quarter1[87:81]});
  wire [15:0] elements_43 = ({16{as_it_is}} & quarter2[191:176]) |
      ({16{in_turn}} & quarter3[175:160]) | ({16{in_pairs}} & quarter3[95:80]) |
      ({16{header_mode_s19[1]}} & quarter2[127:112]) |
      ({16{lies_s19[1]}} & {quarter3[175:168], quarter2[175:168]}) |
      ({16{header_mode_s19[4]}} & {quarter1[88], quarter3[95:88], quarter1[95:89]});
  wire [15:0] elements_44 = ({16{as_it_is}} & quarter2[207:192]) |
      ({16{in_turn}} & quarter0[191:176]) | ({16{in_pairs}} & quarter1[111:96]) |
      ({16{header_mode_s19[1]}} & quarter1[47:32]) | ({16{lies_s19[1]}} &
      {quarter1[183:176], quarter0[183:176]}) | ({16{header_mode_s19[4]}} &
      {quarter1[96], quarter3[103:96], quarter1[103:97]});
  wire [15:0] elements_45 = ({16{as_it_is}} & quarter2[223:208]) |
      ({16{in_turn}} & quarter1[191:176]) | ({16{in_pairs}} & quarter3[111:96]) |
      ({16{header_mode_s19[1]}} & quarter3[47:32]) | ({16{lies_s19[1]}} &
      {quarter3[183:176], quarter2[183:176]}) | ({16{header_mode_s19[4]}} &
      {quarter1[104], quarter3[111:104], quarter1[111:105]});
  wire [15:0] elements_46 = ({16{as_it_is}} & quarter2[239:224]) |
      ({16{in_turn}} & quarter2[191:176]) | ({16{in_pairs}} & quarter1[127:112]) |
      ({16{header_mode_s19[1]}} & quarter1[223:208]) |
      ({16{lies_s19[1]}} & {quarter1[191:184], quarter0[191:184]}) |
      ({16{header_mode_s19[4]}} & {quarter1[112], quarter3[119:112], quarter1[119:113]});
  wire [15:0] elements_47 = ({16{as_it_is}} & quarter2[255:240]) |
      ({16{in_turn}} & quarter3[191:176]) | ({16{in_pairs}} & quarter3[127:112]) |
      ({16{header_mode_s19[1]}} & quarter3[223:208]) |
      ({16{lies_s19[1]}} & {quarter3[191:184], quarter2[191:184]}) |
      ({16{header_mode_s19[4]}} & {quarter1[120], quarter3[127:120], quarter1[127:121]});
  wire [15:0] elements_48 = ({16{as_it_is}} & quarter3[15:0]) |
      ({16{in_turn}} & quarter0[207:192]) | ({16{in_pairs}} & quarter1[143:128]) |
      ({16{header_mode_s19[1]}} & quarter0[143:128]) |
      ({16{lies_s19[1]}} & {quarter1[199:192], quarter0[199:192]}) |
      ({16{header_mode_s19[4]}} & {quarter1[128], quarter3[135:128], quarter1[135:129]});
  wire [15:0] elements_49 = ({16{as_it_is}} & quarter3[31:16]) |
      ({16{in_turn}} & quarter1[207:192]) | ({16{in_pairs}} & quarter3[143:128]) |
      ({16{header_mode_s19[1]}} & quarter2[143:128]) |
      ({16{lies_s19[1]}} & {quarter3[199:192], quarter2[199:192]}) |
      ({16{header_mode_s19[4]}} & {quarter1[136], quarter3[143:136], quarter1[143:137]});
  wire [15:0] elements_50 = ({16{as_it_is}} & quarter3[47:32]) |
      ({16{in_turn}} & quarter2[207:192]) | ({16{in_pairs}} & quarter1[159:144]) |
      ({16{header_mode_s19[1]}} & quarter1[63:48]) | ({16{lies_s19[1]}} &
      {quarter1[207:200], quarter0[207:200]}) | ({16{header_mode_s19[4]}} &
      {quarter1[144], quarter3[151:144], quarter1[151:145]});
  wire [15:0] elements_51 = ({16{as_it_is}} & quarter3[63:48]) |
      ({16{in_turn}} & quarter3[207:192]) | ({16{in_pairs}} & quarter3[159:144]) |
      ({16{header_mode_s19[1]}} & quarter3[63:48]) | ({16{lies_s19[1]}} &
      {quarter3[207:200], quarter2[207:200]}) | ({16{header_mode_s19[4]}} &
      {quarter1[152], quarter3[159:152], quarter1[159:153]});
  wire [15:0] elements_52 = ({16{as_it_is}} & quarter3[79:64]) |
      ({16{in_turn}} & quarter0[223:208]) | ({16{in_pairs}} & quarter1[175:160]) |
      ({16{header_mode_s19[1]}} & quarter1[239:224]) |
      ({16{lies_s19[1]}} & {quarter1[215:208], quarter0[215:208]}) |
      ({16{header_mode_s19[4]}} & {quarter1[160], quarter3[167:160], quarter1[167:161]});
  wire [15:0] elements_53 = ({16{as_it_is}} & quarter3[95:80]) |
      ({16{in_turn}} & quarter1[223:208]) | ({16{in_pairs}} & quarter3[175:160]) |
      ({16{header_mode_s19[1]}} & quarter3[239:224]) |
      ({16{lies_s19[1]}} & {quarter3[215:208], quarter2[215:208]}) |
      ({16{header_mode_s19[4]}} & {quarter1[168], quarter3[175:168], quarter1[175:169]});
  wire [15:0] elements_54 = ({16{as_it_is}} & quarter3[111:96]) |
      ({16{in_turn}} & quarter2[223:208]) | ({16{in_pairs}} & quarter1[191:176]) |
      ({16{header_mode_s19[1]}} & quarter0[159:144]) |
      ({16{lies_s19[1]}} & {quarter1[223:216], quarter0[223:216]}) |
      ({16{header_mode_s19[4]}} & {quarter1[176], quarter3[183:176], quarter1[183:177]});
  wire [15:0] elements_55 = ({16{as_it_is}} & quarter3[127:112]) |
      ({16{in_turn}} & quarter3[223:208]) | ({16{in_pairs}} & quarter3[191:176]) |
      ({16{header_mode_s19[1]}} & quarter2[159:144]) |
      ({16{lies_s19[1]}} & {quarter3[223:216], quarter2[223:216]}) |
      ({16{header_mode_s19[4]}} & {quarter1[184], quarter3[191:184], quarter1[191:185]});
  wire [15:0] elements_56 = ({16{as_it_is}} & quarter3[143:128]) |
      ({16{in_turn}} & quarter0[239:224]) | ({16{in_pairs}} & quarter1[207:192]) |
      ({16{header_mode_s19[1]}} & quarter1[79:64]) | ({16{lies_s19[1]}} &
      {quarter1[231:224], quarter0[231:224]}) | ({16{header_mode_s19[4]}} &
      {quarter1[192], quarter3[199:192], quarter1[199:193]});
  wire [15:0] elements_57 = ({16{as_it_is}} & quarter3[159:144]) |
      ({16{in_turn}} & quarter1[239:224]) | ({16{in_pairs}} & quarter3[207:192]) |
      ({16{header_mode_s19[1]}} & quarter3[79:64]) | ({16{lies_s19[1]}} &
      {quarter3[231:224], quarter2[231:224]}) | ({16{header_mode_s19[4]}} &
      {quarter1[200], quarter3[207:200], quarter1[207:201]});
  wire [15:0] elements_58 = ({16{as_it_is}} & quarter3[175:160]) |
      ({16{in_turn}} & quarter2[239:224]) | ({16{in_pairs}} & quarter1[223:208]) |
      ({16{header_mode_s19[1]}} & quarter1[255:240]) |
      ({16{lies_s19[1]}} & {quarter1[239:232], quarter0[239:232]}) |
      ({16{header_mode_s19[4]}} & {quarter1[208], quarter3[215:208], quarter1[215:209]});
  wire [15:0] elements_59 = ({16{as_it_is}} & quarter3[191:176]) |
      ({16{in_turn}} & quarter3[239:224]) | ({16{in_pairs}} & quarter3[223:208]) |
      ({16{header_mode_s19[1]}} & quarter3[255:240]) |
      ({16{lies_s19[1]}} & {quarter3[239:232], quarter2[239:232]}) |
      ({16{header_mode_s19[4]}} & {quarter1[216], quarter3[223:216], quarter1[223:217]});
  wire [15:0] elements_60 = ({16{as_it_is}} & quarter3[207:192]) |
      ({16{in_turn}} & quarter0[255:240]) | ({16{in_pairs}} & quarter1[239:224]) |
      ({16{header_mode_s19[1]}} & quarter0[175:160]) |
      ({16{lies_s19[1]}} & {quarter1[247:240], quarter0[247:240]}) |
      ({16{header_mode_s19[4]}} & {quarter1[224], quarter3[231:224], quarter1[231:225]});
  wire [15:0] elements_61 = ({16{as_it_is}} & quarter3[223:208]) |
      ({16{in_turn}} & quarter1[255:240]) | ({16{in_pairs}} & quarter3[239:224]) |
      ({16{header_mode_s19[1]}} & quarter2[175:160]) |
      ({16{lies_s19[1]}} & {quarter3[247:240], quarter2[247:240]}) |
      ({16{header_mode_s19[4]}} & {quarter1[232], quarter3[239:232], quarter1[239:233]});
  wire [15:0] elements_62 = ({16{as_it_is}} & quarter3[239:224]) |
      ({16{in_turn}} & quarter2[255:240]) | ({16{in_pairs}} & quarter1[255:240]) |
      ({16{header_mode_s19[1]}} & quarter1[95:80]) | ({16{lies_s19[1]}} &
      {quarter1[255:248], quarter0[255:248]}) | ({16{header_mode_s19[4]}} &
      {quarter1[240], quarter3[247:240], quarter1[247:241]});
  wire [15:0] elements_63 = ({16{as_it_is}} & quarter3[255:240]) |
      ({16{in_turn}} & quarter3[255:240]) | ({16{in_pairs}} & quarter3[255:240]) |
      ({16{header_mode_s19[1]}} & quarter3[95:80]) | ({16{lies_s19[1]}} &
      {quarter3[255:248], quarter2[255:248]}) | ({16{header_mode_s19[4]}} &
      {quarter1[248], quarter3[255:248], quarter1[255:249]});
  assign done = valid_s19 & is_last_quarter;
  assign block = {elements_63, elements_62, elements_61, elements_60, elements_59, elements_58,
      elements_57, elements_56, elements_55, elements_54, elements_53, elements_52, elements_51,
      elements_50, elements_49, elements_48, elements_47, elements_46, elements_45, elements_44,
      elements_43, elements_42, elements_41, elements_40, elements_39, elements_38, elements_37,
      elements_36, elements_35, elements_34, elements_33, elements_32, elements_31, elements_30,
      elements_29, elements_28, elements_27, elements_26, elements_25, elements_24, elements_23,
      elements_22, elements_21, elements_20, elements_19, elements_18, elements_17, elements_16,
      elements_15, elements_14, elements_13, elements_12, elements_11, elements_10, elements_9,
      elements_8, elements_7, elements_6, elements_5, elements_4, elements_3, elements_2,
      elements_1, elements_0};
endmodule
