// Two block slots behind an input port: one block is read while the next comes in.
// s_ready is a register; it falls where the next beat would have no slot.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_raw_slots (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire s_valid,  // Beat is valid
  input  wire [255:0] s_data,  // Data of the beat
  input  wire s_last,  // Beat is the last of its block
  input  wire release0,  // Block in slot 0 is done with
  input  wire release1,  // Block in slot 1 is done with
  output reg  framing_error,  // For one cycle: a block had a wrong number of beats
  input  wire admit,  // A block may begin to come in, from the next cycle on
  output reg  s_ready,  // A slot has room for the beat; a register
  output reg  full0,  // Slot 0 holds a whole block
  output wire [1023:0] block0,  // Block in slot 0, first beat lowest
  output reg  full1,  // Slot 1 holds a whole block
  output wire [1023:0] block1  // Block in slot 1, first beat lowest
);

  // Beats that come in
  reg  [2:0] beat_count;
  reg  filling;
  wire take = s_valid & s_ready;
  wire past_last_place = beat_count == 3'h4;
  wire at_last_place = beat_count == 3'h3;
  wire block_ends = take & s_last & at_last_place;
  wire next_slot = filling ^ block_ends;

  always @(posedge aclk) begin
    if (!aresetn) begin
      beat_count <= 3'h0;
      framing_error <= 1'h0;
      filling <= 1'h0;
      s_ready <= 1'h0;
    end else begin
      if (take) beat_count <= s_last ? 3'h0 : (past_last_place ? beat_count : (beat_count + 3'h1));
      framing_error <= take & s_last & ~at_last_place;
      s_ready <= (take & ~s_last) | (~take & (|beat_count)) |
          ((next_slot ? (~full1 | release1) : (~full0 | release0)) & admit & ~block_ends);
      if (block_ends) filling <= ~filling;
    end
  end

  // The slots
  wire selects_slot0 = ~filling;
  wire at_beat_0 = beat_count == 3'h0;
  wire at_beat_1 = beat_count == 3'h1;
  wire at_beat_2 = beat_count == 3'h2;
  wire at_beat_3 = beat_count == 3'h3;
  wire [3:0] at_beat = {at_beat_3, at_beat_2, at_beat_1, at_beat_0};
  wire fills_slot0 = take & selects_slot0;
  e2mc_sl16_pdw4_block_beats slot0 (
    .aclk(aclk), .put({4{fills_slot0}} & at_beat), .data(s_data), .block(block0)
  );
  wire fills_slot1 = take & filling;
  e2mc_sl16_pdw4_block_beats slot1 (
    .aclk(aclk), .put({4{fills_slot1}} & at_beat), .data(s_data), .block(block1)
  );

  always @(posedge aclk) begin
    if (!aresetn) begin
      full0 <= 1'h0;
      full1 <= 1'h0;
    end else begin
      full0 <= (full0 & ~release0) | (block_ends & selects_slot0);
      full1 <= (full1 & ~release1) | (block_ends & filling);
    end
  end
endmodule
