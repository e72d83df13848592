// Step 1 of 23 of pfor_lanes16_decompressor_core: header.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_read_header (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire start,  // A block is at the input
  // Stored block, first bit lowest, zero past its last beat; stable for four enabled cycles
  input  wire [38:0] stored,
  input  wire [1:0] bursts,  // Metadata: bursts less one, or all ones if stored raw
  output reg  [1:0] quarter,  // From step 1
  output wire quarter_is_there,  // From step 1
  output wire is_first_quarter,  // From step 1
  output wire is_raw,  // From step 1
  output wire [7:0] header_mode,  // From step 1
  output wire [19:0] header_depth,  // From step 1
  output wire [15:0] header_excess,  // From step 1
  output wire [3:0] header_flags,  // From step 1
  output wire header_bad  // From step 1
);
  assign quarter_is_there = start | (|quarter);
  assign is_raw = &bursts;
  pfor_lanes16_header header (
    .start(stored), .raw(is_raw), .mode(header_mode), .depth(header_depth), .excess(header_excess),
    .flags(header_flags), .bad(header_bad)
  );
  assign is_first_quarter = quarter == 2'h0;

  always @(posedge aclk) begin
    if (!aresetn) quarter <= 2'h0;
    else if (advance & quarter_is_there) quarter <= quarter + 2'h1;
  end
endmodule
