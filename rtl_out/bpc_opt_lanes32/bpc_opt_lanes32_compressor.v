// Compressor: gathers a block, has the core compress it, and sends the encoding or,
// if that would take all bursts, the block itself.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor (
  input  wire aclk,
  input  wire aresetn,
  input  wire s_axis_tvalid,
  input  wire [255:0] s_axis_tdata,
  input  wire s_axis_tlast,
  output wire s_axis_tready,
  output wire framing_error,
  input  wire m_axis_tready,
  output wire m_axis_tvalid,
  output wire [255:0] m_axis_tdata,
  output wire m_axis_tlast,
  output wire [1:0] m_axis_tuser
);
  wire block_taken;
  wire raw_input_full;
  wire [1023:0] raw_input_block;
  bpc_opt_lanes32_raw_input raw_input (
    .aclk(aclk), .aresetn(aresetn), .s_valid(s_axis_tvalid), .s_data(s_axis_tdata),
    .s_last(s_axis_tlast), .taken(block_taken), .framing_error(framing_error),
    .s_ready(s_axis_tready), .full(raw_input_full), .block(raw_input_block)
  );
  wire advance;
  assign block_taken = raw_input_full & advance;
  reg  [1023:0] raw_1;
  reg  [1023:0] raw_2;
  reg  [1023:0] raw_3;
  reg  [1023:0] raw_4;
  reg  [1023:0] raw_5;
  reg  [1023:0] raw_6;
  reg  [1023:0] raw_7;
  reg  [1023:0] raw_8;
  wire core_done;
  wire [767:0] core_stored;
  wire [1:0] core_bursts;
  bpc_opt_lanes32_compressor_core core (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .start(raw_input_full),
    .block(raw_input_block), .done(core_done), .stored(core_stored), .bursts(core_bursts)
  );
  wire sends_raw = core_bursts == 2'h3;
  wire [1023:0] finished_block = sends_raw ? raw_8 : {256'h0, core_stored};
  reg  sending;
  reg  [2:0] beats_left;
  wire last_beat = beats_left == 3'h1;
  wire beat_sent = sending & m_axis_tready;
  wire out_free = ~sending | (beat_sent & last_beat);
  wire block_leaves = core_done & out_free;
  assign advance = ~core_done | out_free;
  reg  [1023:0] out_block;
  reg  [1:0] out_user;
  assign m_axis_tvalid = sending;
  assign m_axis_tdata = out_block[255:0];
  assign m_axis_tlast = last_beat;
  assign m_axis_tuser = out_user;

  always @(posedge aclk) begin
    if (advance) begin
      raw_1 <= raw_input_block;
      raw_2 <= raw_1;
      raw_3 <= raw_2;
      raw_4 <= raw_3;
      raw_5 <= raw_4;
      raw_6 <= raw_5;
      raw_7 <= raw_6;
      raw_8 <= raw_7;
    end
  end

  always @(posedge aclk) begin
    if (!aresetn) begin
      sending <= 1'h0;
    end else begin
      sending <= block_leaves | (sending & ~(beat_sent & last_beat));
    end
  end

  always @(posedge aclk) begin
    if (block_leaves | beat_sent) begin
      beats_left <= block_leaves ? (({3{core_bursts == 2'h0}} & 3'h1) |
          ({3{core_bursts == 2'h1}} & 3'h2) | ({3{core_bursts == 2'h2}} & 3'h3) |
          ({3{core_bursts == 2'h3}} & 3'h4)) : (beats_left - 3'h1);
      out_block <= block_leaves ? finished_block : {256'h0, out_block[1023:256]};
    end
  end

  always @(posedge aclk) begin
    if (block_leaves) begin
      out_user <= core_bursts;
    end
  end
endmodule
