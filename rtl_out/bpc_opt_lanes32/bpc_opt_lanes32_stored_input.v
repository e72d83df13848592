// Collects beats into blocks. One block is in use while the next one is collected.
// Latency: 1 cycle from the last beat; one beat per cycle. s_ready is a register; it falls when the
// next beat would have no room.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_stored_input (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire s_valid,  // Beat is valid
  input  wire [255:0] s_data,  // Data of the beat
  input  wire s_last,  // Beat is the last of its block
  input  wire [1:0] s_user,  // Metadata of the block, valid with its first beat
  input  wire taken,  // Output block is no longer needed; the next may replace it
  output reg  s_ready,  // A beat can be accepted; a register
  output reg  full,  // Output block is valid
  output reg  [1023:0] block,  // Block, first beat in the lowest bits
  output reg  [1:0] metadata,  // Metadata of the block
  output reg  bad  // Metadata is invalid, or the number of beats is wrong
);
  reg  next_waits;
  wire take = s_valid & s_ready;
  reg  [2:0] beat_count;
  wire block_ends = take & s_last;
  wire free = ~full | taken;
  wire moves = free & (next_waits | block_ends);
  wire stays = (next_waits | block_ends) & ~free;
  reg  [255:0] next_beat0;
  reg  [255:0] next_beat1;
  reg  [255:0] next_beat2;
  reg  [255:0] next_beat3;
  reg  [2:0] last_beat;
  wire [2:0] ended = next_waits ? last_beat : beat_count;
  wire first_beat = take & (beat_count == 3'h0);
  reg  [1:0] next_metadata;
  wire [1:0] newest_metadata = first_beat ? s_user : next_metadata;
  wire bad_block = ~(((newest_metadata == 2'h0) & (beat_count == 3'h0)) |
      ((newest_metadata == 2'h1) & (beat_count == 3'h1)) |
      ((newest_metadata == 2'h2) & (beat_count == 3'h2)) |
      ((newest_metadata == 2'h3) & (beat_count == 3'h3)));
  reg  next_bad;

  always @(posedge aclk) begin
    if (!aresetn) begin
      beat_count <= 3'h0;
      full <= 1'h0;
      next_waits <= 1'h0;
      s_ready <= 1'h0;
    end else begin
      if (take) begin
        beat_count <= s_last ? 3'h0 : ((beat_count == 3'h4) ? beat_count : (beat_count + 3'h1));
      end
      full <= moves | (full & ~taken);
      next_waits <= stays;
      s_ready <= ~stays;
    end
  end

  always @(posedge aclk) begin
    if (take & (beat_count == 3'h0)) next_beat0 <= s_data;
    if (take & (beat_count == 3'h1)) next_beat1 <= s_data;
    if (take & (beat_count == 3'h2)) next_beat2 <= s_data;
    if (take & (beat_count == 3'h3)) next_beat3 <= s_data;
    if (block_ends) begin
      last_beat <= beat_count;
      next_bad <= bad_block;
    end
    if (moves) begin
      block <= {{256{ended >= 3'h3}} & ((~next_waits & (ended == 3'h3)) ? s_data : next_beat3),
          {256{ended >= 3'h2}} & ((~next_waits & (ended == 3'h2)) ? s_data : next_beat2),
          {256{ended >= 3'h1}} & ((~next_waits & (ended == 3'h1)) ? s_data : next_beat1),
          (~next_waits & (ended == 3'h0)) ? s_data : next_beat0};
      metadata <= newest_metadata;
      bad <= next_waits ? next_bad : bad_block;
    end
    if (first_beat) next_metadata <= s_user;
  end
endmodule
