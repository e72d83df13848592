// Decompressor: collects a stored block, decompresses it in the core, and sends the result, or the
// block itself if it was stored raw.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor (
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
  fpc_opt_lanes32_stored_input stored_input (
    .aclk(aclk), .aresetn(aresetn), .s_valid(s_axis_tvalid), .s_data(s_axis_tdata),
    .s_last(s_axis_tlast), .s_user(s_axis_tuser), .taken(block_taken), .s_ready(s_axis_tready),
    .full(stored_input_full), .block(stored_input_block), .metadata(stored_input_metadata),
    .bad(stored_input_bad)
  );
  wire advance;
  assign block_taken = stored_input_full & advance;
  reg  age1;
  reg  age2;
  reg  age3;
  reg  age4;
  reg  age5;
  wire along1_loads = advance & stored_input_full;
  wire along2_loads = advance & age1;
  wire along3_loads = advance & age2;
  wire along4_loads = advance & age3;
  wire along5_loads = advance & age4;
  wire along6_loads = advance & age5;
  wire raw_put = along1_loads;
  wire raw_take = along6_loads;
  reg  [2:0] raw_write_pointer;
  reg  [2:0] raw_read_pointer;
  wire [1023:0] raw_bank_read_data;  // 16 of 64 bits
  hdlgen_ram_6x64 raw_bank [15:0] (
    .aclk(aclk), .write_enable(raw_put), .write_address(raw_write_pointer),
    .write_data(stored_input_block), .read_enable(raw_take), .read_address(raw_read_pointer),
    .read_data(raw_bank_read_data)
  );
  reg  is_raw_1;
  reg  is_raw_2;
  reg  is_raw_3;
  reg  is_raw_4;
  reg  is_raw_5;
  reg  is_raw_6;
  reg  bad_1;
  reg  bad_2;
  reg  bad_3;
  reg  bad_4;
  reg  bad_5;
  reg  bad_6;
  wire core_done;
  wire [1023:0] core_block;
  wire core_error;
  fpc_opt_lanes32_decompressor_core core (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .start(stored_input_full),
    .stored(stored_input_block[767:0]), .bursts(stored_input_metadata), .done(core_done),
    .block(core_block), .error(core_error)
  );
  wire finished_error = bad_6 | (~is_raw_6 & core_error);
  wire [1023:0] finished_block = is_raw_6 ? raw_bank_read_data : core_block;
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
      age1 <= 1'h0;
      age2 <= 1'h0;
      age3 <= 1'h0;
      age4 <= 1'h0;
      age5 <= 1'h0;
      raw_write_pointer <= 3'h0;
      raw_read_pointer <= 3'h0;
      sending <= 1'h0;
    end else begin
      if (advance) begin
        age1 <= stored_input_full;
        age2 <= age1;
        age3 <= age2;
        age4 <= age3;
        age5 <= age4;
      end
      if (raw_put) begin
        raw_write_pointer <= (raw_write_pointer == 3'h5) ? 3'h0 : (raw_write_pointer + 3'h1);
      end
      if (raw_take) begin
        raw_read_pointer <= (raw_read_pointer == 3'h5) ? 3'h0 : (raw_read_pointer + 3'h1);
      end
      sending <= block_leaves | (sending & ~block_sent);
    end
  end

  always @(posedge aclk) begin
    if (along1_loads) begin
      is_raw_1 <= stored_input_metadata == 2'h3;
      bad_1 <= stored_input_bad;
    end
    if (along2_loads) begin
      is_raw_2 <= is_raw_1;
      bad_2 <= bad_1;
    end
    if (along3_loads) begin
      is_raw_3 <= is_raw_2;
      bad_3 <= bad_2;
    end
    if (along4_loads) begin
      is_raw_4 <= is_raw_3;
      bad_4 <= bad_3;
    end
    if (along5_loads) begin
      is_raw_5 <= is_raw_4;
      bad_5 <= bad_4;
    end
    if (along6_loads) begin
      is_raw_6 <= is_raw_5;
      bad_6 <= bad_5;
    end
    if (block_leaves | beat_sent) begin
      beats_left <= block_leaves ? 3'h4 : (beats_left - 3'h1);
      out_block <= block_leaves ? finished_block : {256'h0, out_block[1023:256]};
    end
    if (block_leaves) out_error <= finished_error;
  end
endmodule
