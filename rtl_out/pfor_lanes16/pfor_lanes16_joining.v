// Assembles the encoding: shifts planes, fields and exceptions to their positions, one or two
// quarters
// per cycle, and puts the header in front.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_joining (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire start,  // A block is at the input
  input  wire [1:0] beat,  // Number of the enabled cycle in its block
  input  wire [38:0] header,  // Header
  input  wire [5:0] lengths,  // Length of the header, one-hot among those of the supported modes
  input  wire [1:0] bursts_of_block,  // Metadata: bursts less one, or all ones if stored raw
  input  wire [255:0] in_planes,  // Bits of the lanes that planes hold, zero elsewhere
  input  wire [4:0] kinds,  // Kind of the streams, one-hot among those of the supported modes
  input  wire [23:0] planes_starts,  // Unit in which each quarter's planes start
  input  wire [6:0] planes_end,  // Units of all planes
  input  wire [111:0] placed_fields,  // Concatenated fields, from bit 16 on
  input  wire [255:0] slots,  // Exceptions in adjacent slots
  input  wire [21:0] pitches,  // Length of exceptions, one-hot: of 16-bit elements, then of bytes
  input  wire [11:0] lengths_of_exceptions,  // Bits of all exceptions of each quarter
  input  wire [4:0] low_bits,  // Bits of an element below those that exceptions hold
  input  wire [11:0] exceptions_begin,  // Bit after the header in which exceptions start
  output wire done,  // Outputs hold a compressed block
  output wire [767:0] stored,  // Compressed block, first bit lowest, zero past its end
  output reg  [1:0] bursts  // Metadata: bursts less one, or all ones if stored raw
);

  // Stage 1 of 3: concatenated exceptions
  wire [5:0] planes_start;
  wire [111:0] fields_of_first_move;
  wire [255:0] pitch0_adjacent;
  wire [9:0] exception_places;
  pfor_lanes16_joining_pitch pitch_step (
    .aclk(aclk), .advance(advance), .beat(beat), .planes_starts(planes_starts),
    .placed_fields(placed_fields), .slots(slots), .pitches(pitches),
    .lengths_of_exceptions(lengths_of_exceptions), .low_bits(low_bits),
    .exceptions_begin(exceptions_begin), .valid(start), .planes_start(planes_start),
    .fields_of_first_move(fields_of_first_move), .pitch0_adjacent(pitch0_adjacent),
    .exception_places_out(exception_places)
  );
  reg  valid_s2;
  wire loads_s2 = advance & start;
  reg  [1:0] beat_s2;
  reg  [38:0] header_s2;
  reg  [5:0] lengths_s2;
  reg  [1:0] bursts_of_block_s2;
  reg  [255:0] in_planes_s2;
  reg  [4:0] kinds_s2;
  reg  [5:0] planes_start_s2;
  reg  [6:0] planes_end_s2;
  reg  [111:0] fields_of_first_move_s2;
  reg  [255:0] pitch0_adjacent_s2;
  reg  [9:0] exception_places_s2;

  always @(posedge aclk) begin
    if (!aresetn) valid_s2 <= 1'h0;
    else if (advance) valid_s2 <= start;
  end

  always @(posedge aclk) begin
    if (loads_s2) begin
      beat_s2 <= beat;
      header_s2 <= header;
      lengths_s2 <= lengths;
      bursts_of_block_s2 <= bursts_of_block;
      in_planes_s2 <= in_planes;
      kinds_s2 <= kinds;
      planes_start_s2 <= planes_start;
      planes_end_s2 <= planes_end;
      fields_of_first_move_s2 <= fields_of_first_move;
      pitch0_adjacent_s2 <= pitch0_adjacent;
      exception_places_s2 <= exception_places;
    end
  end

  // Stage 2 of 3: planes and exceptions, shifted by the low bits of their positions
  wire [655:0] move_planes0_shifted;
  wire [270:0] move_exceptions0_shifted;
  pfor_lanes16_joining_moving moving_step (
    .in_planes(in_planes_s2), .kinds(kinds_s2), .planes_start(planes_start_s2[2:0]),
    .pitch0_adjacent(pitch0_adjacent_s2), .exception_places(exception_places_s2[3:0]),
    .move_planes0_shifted(move_planes0_shifted), .move_exceptions0_shifted(move_exceptions0_shifted)
  );
  reg  valid_s3;
  wire loads_s3 = advance & valid_s2;
  reg  [1:0] beat_s3;
  reg  [38:0] header_s3;
  reg  [5:0] lengths_s3;
  reg  [1:0] bursts_of_block_s3;
  reg  [2:0] planes_start_s3;
  reg  [6:0] planes_end_s3;
  reg  [111:0] fields_of_first_move_s3;
  reg  [5:0] exception_places_s3;
  reg  [655:0] move_planes0_shifted_s3;
  reg  [270:0] move_exceptions0_shifted_s3;

  always @(posedge aclk) begin
    if (!aresetn) valid_s3 <= 1'h0;
    else if (advance) valid_s3 <= valid_s2;
  end

  always @(posedge aclk) begin
    if (loads_s3) begin
      beat_s3 <= beat_s2;
      header_s3 <= header_s2;
      lengths_s3 <= lengths_s2;
      bursts_of_block_s3 <= bursts_of_block_s2;
      planes_start_s3 <= planes_start_s2[5:3];
      planes_end_s3 <= planes_end_s2;
      fields_of_first_move_s3 <= fields_of_first_move_s2;
      exception_places_s3 <= exception_places_s2[9:4];
      move_planes0_shifted_s3 <= move_planes0_shifted;
      move_exceptions0_shifted_s3 <= move_exceptions0_shifted;
    end
  end

  // Stage 3 of 3: planes, fields and exceptions at their positions
  wire [763:0] body;
  pfor_lanes16_joining_placing placing_step (
    .aclk(aclk), .advance(advance), .beat(beat_s3), .planes_start(planes_start_s3),
    .planes_end(planes_end_s3), .fields_of_first_move(fields_of_first_move_s3),
    .exception_places(exception_places_s3), .move_planes0_shifted(move_planes0_shifted_s3),
    .move_exceptions0_shifted(move_exceptions0_shifted_s3), .valid2(valid_s3), .body(body)
  );
  reg  valid_s4;
  wire loads_s4 = advance & valid_s3;
  reg  [1:0] beat_s4;
  reg  [38:0] header_s4;
  reg  [5:0] lengths_s4;

  always @(posedge aclk) begin
    if (!aresetn) valid_s4 <= 1'h0;
    else if (advance) valid_s4 <= valid_s3;
  end

  always @(posedge aclk) begin
    if (loads_s4) begin
      beat_s4 <= beat_s3;
      header_s4 <= header_s3;
      lengths_s4 <= lengths_s3;
      bursts <= bursts_of_block_s3;
    end
  end

  // Output
  // Compressed block, first bit lowest, zero past its end
  wire [767:0] encoding = {729'h0, header_s4} | ({768{lengths_s4[0]}} & {body, 4'h0}) |
      ({768{lengths_s4[1]}} & {body[750:0], 17'h0}) |
      ({768{lengths_s4[2]}} & {body[746:0], 21'h0}) |
      ({768{lengths_s4[3]}} & {body[738:0], 29'h0}) |
      ({768{lengths_s4[4]}} & {body[730:0], 37'h0}) | ({768{lengths_s4[5]}} & {body[728:0], 39'h0});
  assign done = valid_s4 & (&beat_s4);
  assign stored = encoding;
endmodule
