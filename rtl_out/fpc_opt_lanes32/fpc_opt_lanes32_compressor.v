// Compressor: collects a block, compresses it in the core, and sends the encoding, or the raw block
// if the encoding would need as many bursts.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire s_axis_tvalid,  // Beat is valid
  input  wire [255:0] s_axis_tdata,  // Beat, first byte in the lowest bits
  input  wire s_axis_tlast,  // Beat is the last of its block
  output wire s_axis_tready,  // Beat, if valid, is accepted at this edge
  output wire framing_error,  // For one cycle: a block with a wrong number of beats was dropped
  input  wire m_axis_tready,  // Beat, if valid, is accepted at this edge
  output wire m_axis_tvalid,  // Beat is valid
  output wire [255:0] m_axis_tdata,  // Beat, first byte in the lowest bits
  output wire m_axis_tlast,  // Beat is the last of its block
  output wire [1:0] m_axis_tuser  // Metadata: bursts less one, or all ones for a raw block
);
  wire block_taken;
  wire raw_input_full;
  wire [1023:0] raw_input_block;
  fpc_opt_lanes32_raw_input raw_input (
    .aclk(aclk), .aresetn(aresetn), .s_valid(s_axis_tvalid), .s_data(s_axis_tdata),
    .s_last(s_axis_tlast), .taken(block_taken), .framing_error(framing_error),
    .s_ready(s_axis_tready), .full(raw_input_full), .block(raw_input_block)
  );
  wire advance;
  assign block_taken = raw_input_full & advance;
  reg  age1;
  reg  age2;
  reg  age3;
  wire along1_loads = advance & raw_input_full;
  wire along4_loads = advance & age3;
  wire raw_put = along1_loads;
  wire raw_take = along4_loads;
  reg  [1:0] raw_write_pointer;
  reg  [1:0] raw_read_pointer;
  wire [1023:0] raw_bank_read_data;  // 16 of 64 bits
  hdlgen_ram_4x64 raw_bank [15:0] (
    .aclk(aclk), .write_enable(raw_put), .write_address(raw_write_pointer),
    .write_data(raw_input_block), .read_enable(raw_take), .read_address(raw_read_pointer),
    .read_data(raw_bank_read_data)
  );
  wire core_done;
  wire [767:0] core_stored;
  wire [1:0] core_bursts;
  fpc_opt_lanes32_compressor_core core (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .start(raw_input_full),
    .block(raw_input_block), .done(core_done), .stored(core_stored), .bursts(core_bursts)
  );
  wire sends_raw = core_bursts == 2'h3;
  wire [1023:0] finished_block = sends_raw ? raw_bank_read_data : {256'h0, core_stored};
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
  reg  [1:0] out_user;
  hdlgen_output_port #(.WIDTH(256), .USER_BITS(2)) output_port (
    .aclk(aclk), .aresetn(aresetn), .s_valid(sending), .s_data(out_block[255:0]),
    .s_last(last_beat), .s_user(out_user), .m_ready(m_axis_tready), .s_ready(out_ready),
    .m_valid(m_axis_tvalid), .m_data(m_axis_tdata), .m_last(m_axis_tlast), .m_user(m_axis_tuser)
  );

  always @(posedge aclk) begin
    if (!aresetn) begin
      age1 <= 1'h0;
      age2 <= 1'h0;
      age3 <= 1'h0;
      raw_write_pointer <= 2'h0;
      raw_read_pointer <= 2'h0;
      sending <= 1'h0;
    end else begin
      if (advance) begin
        age1 <= raw_input_full;
        age2 <= age1;
        age3 <= age2;
      end
      if (raw_put) begin
        raw_write_pointer <= (raw_write_pointer == 2'h3) ? 2'h0 : (raw_write_pointer + 2'h1);
      end
      if (raw_take) begin
        raw_read_pointer <= (raw_read_pointer == 2'h3) ? 2'h0 : (raw_read_pointer + 2'h1);
      end
      sending <= block_leaves | (sending & ~block_sent);
    end
  end

  always @(posedge aclk) begin
    if (block_leaves | beat_sent) begin
      beats_left <= block_leaves ? (({3{core_bursts == 2'h0}} & 3'h1) |
          ({3{core_bursts == 2'h1}} & 3'h2) | ({3{core_bursts == 2'h2}} & 3'h3) |
          ({3{core_bursts == 2'h3}} & 3'h4)) : (beats_left - 3'h1);
      out_block <= block_leaves ? finished_block : {256'h0, out_block[1023:256]};
    end
    if (block_leaves) out_user <= core_bursts;
  end
endmodule
