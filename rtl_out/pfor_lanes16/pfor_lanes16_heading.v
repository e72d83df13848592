// Computes what a block has only once: its header, the fields after the planes, and the starts of
// planes
// and exceptions.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_heading (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire start,  // A block is at the input
  input  wire [7:0] mode,  // Mode, one-hot
  input  wire [3:0] flags,  // Flags: references, upper parts of halves, or 8-bit escapes of text
  input  wire [19:0] depths,  // Planes of each quarter's stream, the first quarter's lowest
  // Bits of exceptions above the planes, for each quarter, the first lowest
  input  wire [15:0] excesses,
  input  wire [95:0] fields,  // References or base elements, 16 bits each, the first one lowest
  input  wire [11:0] bits,  // Encoded bits
  output reg  done,  // Outputs hold the results about a block
  output reg  [38:0] header_out,  // Header
  // Length of the header, one-hot among those of the supported modes
  output wire [5:0] lengths_out,
  output wire [4:0] kinds_out,  // Kind of the streams, one-hot among those of the supported modes
  output wire [23:0] starts_out,  // Unit in which each quarter's planes start
  output reg  [6:0] end_out,  // Units of all planes
  output reg  [11:0] begin_out,  // Bit after the header in which exceptions start
  output reg  [111:0] fields_out,  // Concatenated fields, from bit 16 on
  output reg  [1:0] bursts_out  // Metadata: bursts less one, or all ones if stored raw
);

  // Stage 1 of 4: sizes of fields
  wire [29:0] held_bits;
  wire [5:0] field_is_there;
  wire [29:0] field_bits;
  wire [1:0] burst_count;
  pfor_lanes16_heading_lengths lengths_step (
    .mode(mode), .flags(flags), .depths(depths), .bits(bits), .held_bits(held_bits),
    .field_is_there(field_is_there), .field_bits(field_bits), .burst_count(burst_count)
  );
  reg  valid_s2;
  wire loads_s2 = advance & start;
  reg  [29:0] held_bits_s2;
  reg  [5:0] field_is_there_s2;
  reg  [29:0] field_bits_s2;
  reg  [7:0] mode_s2;
  reg  [3:0] flags_s2;
  reg  [19:0] depths_s2;
  reg  [15:0] excesses_s2;
  reg  [95:0] fields_s2;
  reg  [1:0] burst_count_s2;

  always @(posedge aclk) begin
    if (!aresetn) valid_s2 <= 1'h0;
    else if (advance) valid_s2 <= start;
  end

  always @(posedge aclk) begin
    if (loads_s2) begin
      held_bits_s2 <= held_bits;
      field_is_there_s2 <= field_is_there;
      field_bits_s2 <= field_bits;
      mode_s2 <= mode;
      flags_s2 <= flags;
      depths_s2 <= depths;
      excesses_s2 <= excesses;
      fields_s2 <= fields;
      burst_count_s2 <= burst_count;
    end
  end

  // Stage 2 of 4: sizes of fields in pairs
  wire [17:0] bits_of_two_fields;
  wire [32:0] places_in_two_fields;
  wire [95:0] upper_parts;
  pfor_lanes16_heading_pairs pairs_step (
    .held_bits(held_bits_s2), .field_is_there(field_is_there_s2), .field_bits(field_bits_s2),
    .mode({mode_s2[7:6], mode_s2[1]}), .fields(fields_s2), .bits_of_two_fields(bits_of_two_fields),
    .places_in_two_fields(places_in_two_fields), .upper_parts(upper_parts)
  );
  reg  valid_s3;
  wire loads_s3 = advance & valid_s2;
  reg  [17:0] bits_of_two_fields_s3;
  reg  [32:0] places_in_two_fields_s3;
  reg  [95:0] upper_parts_s3;
  reg  [7:0] mode_s3;
  reg  [3:0] flags_s3;
  reg  [19:0] depths_s3;
  reg  [15:0] excesses_s3;
  reg  [1:0] burst_count_s3;

  always @(posedge aclk) begin
    if (!aresetn) valid_s3 <= 1'h0;
    else if (advance) valid_s3 <= valid_s2;
  end

  always @(posedge aclk) begin
    if (loads_s3) begin
      bits_of_two_fields_s3 <= bits_of_two_fields;
      places_in_two_fields_s3 <= places_in_two_fields;
      upper_parts_s3 <= upper_parts;
      mode_s3 <= mode_s2;
      flags_s3 <= flags_s2;
      depths_s3 <= depths_s2;
      excesses_s3 <= excesses_s2;
      burst_count_s3 <= burst_count_s2;
    end
  end

  // Stage 3 of 4: positions of fields
  wire [38:0] field_places;
  wire [6:0] tail_bits;
  wire [5:0] depth_of_two;
  wire [5:0] depth_of_three;
  wire [6:0] depth_of_all;
  pfor_lanes16_heading_places places_step (
    .bits_of_two_fields(bits_of_two_fields_s3), .places_in_two_fields(places_in_two_fields_s3),
    .depths(depths_s3), .field_places(field_places), .tail_bits(tail_bits),
    .depth_of_two_out(depth_of_two), .depth_of_three_out(depth_of_three),
    .depth_of_all(depth_of_all)
  );
  reg  valid_s4;
  wire loads_s4 = advance & valid_s3;
  reg  [95:0] upper_parts_s4;
  reg  [38:0] field_places_s4;
  reg  [7:0] mode_s4;
  reg  [3:0] flags_s4;
  reg  [19:0] depths_s4;
  reg  [15:0] excesses_s4;
  reg  [1:0] burst_count_s4;
  reg  [6:0] tail_bits_s4;
  reg  [5:0] depth_of_two_s4;
  reg  [5:0] depth_of_three_s4;
  reg  [6:0] depth_of_all_s4;

  always @(posedge aclk) begin
    if (!aresetn) valid_s4 <= 1'h0;
    else if (advance) valid_s4 <= valid_s3;
  end

  always @(posedge aclk) begin
    if (loads_s4) begin
      upper_parts_s4 <= upper_parts_s3;
      field_places_s4 <= field_places;
      mode_s4 <= mode_s3;
      flags_s4 <= flags_s3;
      depths_s4 <= depths_s3;
      excesses_s4 <= excesses_s3;
      burst_count_s4 <= burst_count_s3;
      tail_bits_s4 <= tail_bits;
      depth_of_two_s4 <= depth_of_two;
      depth_of_three_s4 <= depth_of_three;
      depth_of_all_s4 <= depth_of_all;
    end
  end

  // Stage 4 of 4: starts of planes; fields, shifted by the low bits of their positions;
  // concatenated fields
  wire [137:0] partly_placed;
  wire [17:0] planes_starts;
  wire [6:0] planes_end;
  pfor_lanes16_heading_planes planes_step (
    .upper_parts(upper_parts_s4),
    .field_places({field_places_s4[34:32], field_places_s4[27:25], field_places_s4[20:18],
        field_places_s4[13:11], field_places_s4[7:5], field_places_s4[2:0]}),
    .mode(mode_s4), .depths(depths_s4[4:0]), .depth_of_two(depth_of_two_s4),
    .depth_of_three(depth_of_three_s4), .depth_of_all(depth_of_all_s4),
    .partly_placed(partly_placed), .planes_starts(planes_starts), .planes_end(planes_end)
  );
  wire [111:0] placed_fields;
  wire [11:0] end_of_fields;
  wire streams_has_four_streams;
  wire streams_has_two_streams;
  wire [38:0] header;
  wire header_has_21_bits;
  pfor_lanes16_heading_fields fields_step (
    .field_places({field_places_s4[38:35], field_places_s4[31:28], field_places_s4[24:21],
        field_places_s4[17:14], field_places_s4[10:8], field_places_s4[4:3]}),
    .partly_placed(partly_placed), .mode(mode_s4), .flags(flags_s4), .depths(depths_s4),
    .excesses(excesses_s4), .tail_bits(tail_bits_s4), .planes_end(planes_end),
    .placed_fields(placed_fields), .end_of_fields(end_of_fields),
    .streams_has_four_streams(streams_has_four_streams),
    .streams_has_two_streams(streams_has_two_streams), .header(header),
    .header_has_21_bits(header_has_21_bits)
  );
  wire loads_s5 = advance & valid_s4;
  reg  [17:0] planes_starts_s5;
  reg  [4:0] mode_s5;
  reg  streams_has_four_streams_s5;
  reg  streams_has_two_streams_s5;
  reg  header_has_21_bits_s5;

  always @(posedge aclk) begin
    if (!aresetn) done <= 1'h0;
    else if (advance) done <= valid_s4;
  end

  always @(posedge aclk) begin
    if (loads_s5) begin
      planes_starts_s5 <= planes_starts;
      mode_s5 <= {mode_s4[7:6], mode_s4[3], mode_s4[1:0]};
      bursts_out <= burst_count_s4;
      end_out <= planes_end;
      fields_out <= placed_fields;
      begin_out <= end_of_fields;
      streams_has_four_streams_s5 <= streams_has_four_streams;
      streams_has_two_streams_s5 <= streams_has_two_streams;
      header_out <= header;
      header_has_21_bits_s5 <= header_has_21_bits;
    end
  end

  // Output
  assign lengths_out = {mode_s5[0], mode_s5[2:1], header_has_21_bits_s5, mode_s5[4:3]};
  assign kinds_out = {mode_s5[3], mode_s5[4], mode_s5[1], streams_has_two_streams_s5,
      streams_has_four_streams_s5};
  assign starts_out = {planes_starts_s5, 6'h0};
endmodule
