// Computes a quarter's residuals in the chosen mode among 0 to 5 and in mode 7, and its ranks of
// text.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_subtracting (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire start,  // A block is at the input
  input  wire [1:0] beat,  // Number of the enabled cycle in its block
  input  wire [1023:0] block,  // Block to compress, byte 0 in the lowest bits
  input  wire [5:0] mode,  // Mode, one-hot: 0 to 5
  input  wire [63:0] references,  // Smallest element of each stream of mode 0
  input  wire [3:0] used,  // Streams of mode 0 that use their reference
  input  wire [15:0] greatest,  // Greatest byte of each stream of mode 7
  output reg  is_there,  // Outputs hold the quarters of a cycle
  output reg  [1:0] beat_out,  // Number of the enabled cycle in its block
  output reg  [255:0] residuals,  // Residuals of the mode, the first lane lowest
  output reg  two,  // Mode has two streams of two quarters each
  output reg  bytes,  // Lanes hold two residuals each
  output reg  [255:0] below,  // Residuals of mode 7, the first byte lowest
  output reg  [159:0] ranks,  // Rank of each byte as text, the first byte's lowest
  output reg  wide  // Some byte is above 127
);

  // Stage 1 of 2: operands of the subtraction
  wire operands_has_two_streams;
  wire has_halves;
  wire [255:0] minuends;
  wire [255:0] subtrahends;
  wire [31:0] bases;
  wire [7:0] greatest_of_quarter;
  wire [255:0] rotated;
  wire [255:0] text;
  pfor_lanes16_subtracting_operands operands_step (
    .beat(beat), .block(block), .mode(mode), .references(references), .used(used),
    .greatest(greatest), .operands_has_two_streams(operands_has_two_streams),
    .has_halves(has_halves), .minuends(minuends), .subtrahends(subtrahends), .bases(bases),
    .greatest_of_quarter(greatest_of_quarter), .rotated(rotated), .text(text)
  );
  reg  valid_s2;
  wire loads_s2 = advance & start;
  reg  [1:0] beat_s2;
  reg  mode_s2;
  reg  operands_has_two_streams_s2;
  reg  has_halves_s2;
  reg  [255:0] minuends_s2;
  reg  [255:0] subtrahends_s2;
  reg  [31:0] bases_s2;
  reg  [7:0] greatest_of_quarter_s2;
  reg  [255:0] rotated_s2;
  reg  [255:0] text_s2;

  always @(posedge aclk) begin
    if (!aresetn) valid_s2 <= 1'h0;
    else if (advance) valid_s2 <= start;
  end

  always @(posedge aclk) begin
    if (loads_s2) begin
      beat_s2 <= beat;
      mode_s2 <= mode[1];
      operands_has_two_streams_s2 <= operands_has_two_streams;
      has_halves_s2 <= has_halves;
      minuends_s2 <= minuends;
      subtrahends_s2 <= subtrahends;
      bases_s2 <= bases;
      greatest_of_quarter_s2 <= greatest_of_quarter;
      rotated_s2 <= rotated;
      text_s2 <= text;
    end
  end

  // Stage 2 of 2: residuals in stream order
  wire [255:0] residuals0;
  wire [255:0] below_greatest0;
  wire [159:0] ranks0_ranks;
  wire has_wide_escapes;
  pfor_lanes16_subtracting_residuals residuals_step (
    .mode(mode_s2), .has_halves(has_halves_s2), .minuends(minuends_s2),
    .subtrahends(subtrahends_s2), .bases(bases_s2), .greatest_of_quarter(greatest_of_quarter_s2),
    .rotated(rotated_s2), .text(text_s2), .residuals0(residuals0),
    .below_greatest0(below_greatest0), .ranks0_ranks(ranks0_ranks),
    .has_wide_escapes(has_wide_escapes)
  );
  wire loads_s3 = advance & valid_s2;

  always @(posedge aclk) begin
    if (!aresetn) is_there <= 1'h0;
    else if (advance) is_there <= valid_s2;
  end

  always @(posedge aclk) begin
    if (loads_s3) begin
      residuals <= residuals0;
      below <= below_greatest0;
      beat_out <= beat_s2;
      bytes <= mode_s2;
      two <= operands_has_two_streams_s2;
      ranks <= ranks0_ranks;
      wide <= has_wide_escapes;
    end
  end

  // Output
endmodule
