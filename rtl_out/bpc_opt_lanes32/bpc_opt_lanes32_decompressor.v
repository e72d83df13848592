// Decompressor: gathers a stored block, and sends what the core decompresses it to,
// or the block itself if it was stored raw.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor (
  input  wire aclk,
  input  wire aresetn,
  input  wire s_axis_tvalid,
  input  wire [255:0] s_axis_tdata,
  input  wire s_axis_tlast,
  input  wire [1:0] s_axis_tuser,
  output wire s_axis_tready,
  input  wire m_axis_tready,
  output wire m_axis_tvalid,
  output wire [255:0] m_axis_tdata,
  output wire m_axis_tlast,
  output wire [2:0] m_axis_tuser
);
  wire block_taken;
  wire stored_input_full;
  wire [1023:0] stored_input_block;
  wire [1:0] stored_input_metadata;
  wire stored_input_bad;
  bpc_opt_lanes32_stored_input stored_input (
    .aclk(aclk), .aresetn(aresetn), .s_valid(s_axis_tvalid), .s_data(s_axis_tdata),
    .s_last(s_axis_tlast), .s_user(s_axis_tuser), .taken(block_taken), .s_ready(s_axis_tready),
    .full(stored_input_full), .block(stored_input_block), .metadata(stored_input_metadata),
    .bad(stored_input_bad)
  );
  wire advance;
  assign block_taken = stored_input_full & advance;
  reg  [1023:0] raw_1;
  reg  [1023:0] raw_2;
  reg  [1023:0] raw_3;
  reg  [1023:0] raw_4;
  reg  [1023:0] raw_5;
  reg  [1023:0] raw_6;
  reg  [1023:0] raw_7;
  reg  [1023:0] raw_8;
  reg  [1023:0] raw_9;
  reg  [1023:0] raw_10;
  reg  [1023:0] raw_11;
  reg  [1023:0] raw_12;
  reg  [1023:0] raw_13;
  reg  is_raw_1;
  reg  is_raw_2;
  reg  is_raw_3;
  reg  is_raw_4;
  reg  is_raw_5;
  reg  is_raw_6;
  reg  is_raw_7;
  reg  is_raw_8;
  reg  is_raw_9;
  reg  is_raw_10;
  reg  is_raw_11;
  reg  is_raw_12;
  reg  is_raw_13;
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
  wire core_done;
  wire [1023:0] core_block;
  wire core_error;
  bpc_opt_lanes32_decompressor_core core (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .start(stored_input_full),
    .stored(stored_input_block[767:0]), .bursts(stored_input_metadata), .done(core_done),
    .block(core_block), .error(core_error)
  );
  wire finished_error = bad_13 | (~is_raw_13 & core_error);
  wire [1023:0] finished_block = is_raw_13 ? raw_13 : core_block;
  reg  sending;
  reg  [2:0] beats_left;
  wire last_beat = beats_left == 3'h1;
  wire beat_sent = sending & m_axis_tready;
  wire out_free = ~sending | (beat_sent & last_beat);
  wire block_leaves = core_done & out_free;
  assign advance = ~core_done | out_free;
  reg  [1023:0] out_block;
  reg  out_error;
  assign m_axis_tvalid = sending;
  assign m_axis_tdata = out_block[255:0];
  assign m_axis_tlast = last_beat;
  assign m_axis_tuser = {last_beat & out_error, 2'h0};

  always @(posedge aclk) begin
    if (advance) begin
      raw_1 <= stored_input_block;
      raw_2 <= raw_1;
      raw_3 <= raw_2;
      raw_4 <= raw_3;
      raw_5 <= raw_4;
      raw_6 <= raw_5;
      raw_7 <= raw_6;
      raw_8 <= raw_7;
      raw_9 <= raw_8;
      raw_10 <= raw_9;
      raw_11 <= raw_10;
      raw_12 <= raw_11;
      raw_13 <= raw_12;
      is_raw_1 <= stored_input_metadata == 2'h3;
      is_raw_2 <= is_raw_1;
      is_raw_3 <= is_raw_2;
      is_raw_4 <= is_raw_3;
      is_raw_5 <= is_raw_4;
      is_raw_6 <= is_raw_5;
      is_raw_7 <= is_raw_6;
      is_raw_8 <= is_raw_7;
      is_raw_9 <= is_raw_8;
      is_raw_10 <= is_raw_9;
      is_raw_11 <= is_raw_10;
      is_raw_12 <= is_raw_11;
      is_raw_13 <= is_raw_12;
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
      beats_left <= block_leaves ? 3'h4 : (beats_left - 3'h1);
      out_block <= block_leaves ? finished_block : {256'h0, out_block[1023:256]};
    end
  end

  always @(posedge aclk) begin
    if (block_leaves) begin
      out_error <= finished_error;
    end
  end
endmodule
