// pfor decompressor: receives a stored block, decompresses it in its core, and sends the raw block.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire s_axis_tvalid,  // Beat is valid
  input  wire [255:0] s_axis_tdata,  // Beat, first byte in the lowest bits
  input  wire s_axis_tlast,  // Beat is the last of its block
  input  wire [1:0] s_axis_tuser,  // Metadata: bursts less one, or all ones for a raw block
  output wire s_axis_tready,  // Beat, if valid, is accepted at this edge
  input  wire m_axis_tready,  // Beat, if valid, is accepted at this edge
  output wire m_axis_tvalid,  // Beat is valid
  output wire [255:0] m_axis_tdata,  // Beat, first byte in the lowest bits
  output wire m_axis_tlast,  // Beat is the last of its block
  output wire [2:0] m_axis_tuser  // Top bit, on the last beat: the block has an error
);
  wire block_taken;
  wire stored_input_full;
  wire [1023:0] stored_input_block;
  wire [1:0] stored_input_metadata;
  wire stored_input_bad;
  pfor_lanes16_stored_input stored_input (
    .aclk(aclk), .aresetn(aresetn), .s_valid(s_axis_tvalid), .s_data(s_axis_tdata),
    .s_last(s_axis_tlast), .s_user(s_axis_tuser), .taken(block_taken), .s_ready(s_axis_tready),
    .full(stored_input_full), .block(stored_input_block), .metadata(stored_input_metadata),
    .bad(stored_input_bad)
  );
  wire advance;
  reg  [1:0] moves;
  wire block_starts = stored_input_full & ~(|moves);
  wire last_move = moves == 2'h3;
  assign block_taken = stored_input_full & last_move & advance;
  reg  bad_1;
  reg  bad_2;
  reg  bad_3;
  reg  bad_4;
  reg  bad_5;
  reg  bad_6;
  reg  bad_7;
  reg  bad_8;
  reg  bad_9;
  reg  bad_10;
  reg  bad_11;
  reg  bad_12;
  reg  bad_13;
  reg  bad_14;
  reg  bad_15;
  reg  bad_16;
  reg  bad_17;
  reg  bad_18;
  reg  bad_19;
  reg  bad_20;
  reg  bad_21;
  wire core_done;
  wire [1023:0] core_block;
  wire core_error;
  pfor_lanes16_decompressor_core core (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .start(block_starts),
    .stored(stored_input_block), .bursts(stored_input_metadata), .done(core_done),
    .block(core_block), .error(core_error)
  );
  wire finished_error = bad_21 | core_error;
  wire out_ready;
  reg  sending;
  reg  [2:0] beats_left;
  wire last_beat = beats_left == 3'h1;
  wire beat_sent = sending & out_ready;
  wire block_sent = beat_sent & last_beat;
  wire out_free = ~sending | block_sent;
  wire block_leaves = core_done & out_free;
  assign advance = ~core_done | out_free;
  reg  [1023:0] out_block;
  reg  out_error;
  hdlgen_output_port #(.WIDTH(256), .USER_BITS(3)) output_port (
    .aclk(aclk), .aresetn(aresetn), .s_valid(sending), .s_data(out_block[255:0]),
    .s_last(last_beat), .s_user({last_beat & out_error, 2'h0}), .m_ready(m_axis_tready),
    .s_ready(out_ready), .m_valid(m_axis_tvalid), .m_data(m_axis_tdata), .m_last(m_axis_tlast),
    .m_user(m_axis_tuser)
  );

  always @(posedge aclk) begin
    if (!aresetn) begin
      moves <= 2'h0;
      sending <= 1'h0;
    end else begin
      if (stored_input_full & advance) moves <= last_move ? 2'h0 : (moves + 2'h1);
      sending <= block_leaves | (sending & ~block_sent);
    end
  end

  always @(posedge aclk) begin
    if (advance) begin
      bad_1 <= stored_input_bad;
      bad_2 <= bad_1;
      bad_3 <= bad_2;
      bad_4 <= bad_3;
      bad_5 <= bad_4;
      bad_6 <= bad_5;
      bad_7 <= bad_6;
      bad_8 <= bad_7;
      bad_9 <= bad_8;
      bad_10 <= bad_9;
      bad_11 <= bad_10;
      bad_12 <= bad_11;
      bad_13 <= bad_12;
      bad_14 <= bad_13;
      bad_15 <= bad_14;
      bad_16 <= bad_15;
      bad_17 <= bad_16;
      bad_18 <= bad_17;
      bad_19 <= bad_18;
      bad_20 <= bad_19;
      bad_21 <= bad_20;
    end
    if (block_leaves | beat_sent) begin
      beats_left <= block_leaves ? 3'h4 : (beats_left - 3'h1);
      out_block <= block_leaves ? core_block : {256'h0, out_block[1023:256]};
    end
    if (block_leaves) out_error <= finished_error;
  end
endmodule
