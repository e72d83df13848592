// Collects beats into blocks. One block is in use while the next one is collected.
// Latency: 1 cycle from the last beat; one beat per cycle. s_ready is a register; it falls when the
// next beat would have no room.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_raw_input (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire s_valid,  // Beat is valid
  input  wire [255:0] s_data,  // Data of the beat
  input  wire s_last,  // Beat is the last of its block
  input  wire taken,  // Output block is no longer needed; the next may replace it
  output reg  framing_error,  // For one cycle: a block with a wrong number of beats was dropped
  output reg  s_ready,  // A beat can be accepted; a register
  output reg  full,  // Output block is valid
  output reg  [1023:0] block  // Block, first beat in the lowest bits
);
  reg  next_waits;
  wire take = s_valid & s_ready;
  reg  [2:0] beat_count;
  wire block_ends = take & s_last & (beat_count == 3'h3);
  wire free = ~full | taken;
  wire moves = free & (next_waits | block_ends);
  wire stays = (next_waits | block_ends) & ~free;
  reg  [255:0] next_beat0;
  reg  [255:0] next_beat1;
  reg  [255:0] next_beat2;
  reg  [255:0] next_beat3;

  always @(posedge aclk) begin
    if (!aresetn) begin
      beat_count <= 3'h0;
      framing_error <= 1'h0;
      full <= 1'h0;
      next_waits <= 1'h0;
      s_ready <= 1'h0;
    end else begin
      if (take) begin
        beat_count <= s_last ? 3'h0 : ((beat_count == 3'h4) ? beat_count : (beat_count + 3'h1));
      end
      framing_error <= take & s_last & (beat_count != 3'h3);
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
    if (moves) block <= {next_waits ? next_beat3 : s_data, next_beat2, next_beat1, next_beat0};
  end
endmodule
