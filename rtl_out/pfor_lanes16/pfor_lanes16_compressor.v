// Compressor: collects a block, compresses it in the core, and sends the encoding, or the raw block
// if the encoding would need as many bursts.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_compressor (
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
  pfor_lanes16_raw_input raw_input (
    .aclk(aclk), .aresetn(aresetn), .s_valid(s_axis_tvalid), .s_data(s_axis_tdata),
    .s_last(s_axis_tlast), .taken(block_taken), .framing_error(framing_error),
    .s_ready(s_axis_tready), .full(raw_input_full), .block(raw_input_block)
  );
  wire advance;
  reg  [1:0] moves;
  wire block_starts = raw_input_full & ~(|moves);
  wire last_move = moves == 2'h3;
  assign block_taken = raw_input_full & last_move & advance;
  reg  age1;
  reg  age2;
  reg  age3;
  reg  age4;
  reg  age5;
  reg  age6;
  reg  age7;
  reg  age8;
  reg  age9;
  reg  age10;
  reg  age11;
  reg  age12;
  reg  age13;
  reg  age14;
  reg  age15;
  reg  age16;
  reg  age17;
  reg  age18;
  reg  age19;
  reg  age20;
  reg  age21;
  reg  age22;
  reg  age23;
  reg  age24;
  reg  age25;
  reg  age26;
  reg  age27;
  reg  age28;
  reg  age29;
  reg  age30;
  reg  age31;
  reg  age32;
  reg  age33;
  reg  age34;
  reg  age35;
  reg  age36;
  reg  age37;
  reg  age38;
  reg  age39;
  reg  age40;
  reg  age41;
  reg  age42;
  reg  age43;
  wire along1_loads = advance & age3;
  wire along11_loads = advance & age43;
  wire raw_put = along1_loads;
  wire raw_take = along11_loads;
  reg  [3:0] raw_write_pointer;
  reg  [3:0] raw_read_pointer;
  wire [1023:0] raw_bank_read_data;  // 16 of 64 bits
  hdlgen_ram_11x64 raw_bank [15:0] (
    .aclk(aclk), .write_enable(raw_put), .write_address(raw_write_pointer),
    .write_data(raw_input_block), .read_enable(raw_take), .read_address(raw_read_pointer),
    .read_data(raw_bank_read_data)
  );
  wire core_done;
  wire [767:0] core_stored;
  wire [1:0] core_bursts;
  pfor_lanes16_compressor_core core (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .start(block_starts),
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
      moves <= 2'h0;
      age1 <= 1'h0;
      age2 <= 1'h0;
      age3 <= 1'h0;
      age4 <= 1'h0;
      age5 <= 1'h0;
      age6 <= 1'h0;
      age7 <= 1'h0;
      age8 <= 1'h0;
      age9 <= 1'h0;
      age10 <= 1'h0;
      age11 <= 1'h0;
      age12 <= 1'h0;
      age13 <= 1'h0;
      age14 <= 1'h0;
      age15 <= 1'h0;
      age16 <= 1'h0;
      age17 <= 1'h0;
      age18 <= 1'h0;
      age19 <= 1'h0;
      age20 <= 1'h0;
      age21 <= 1'h0;
      age22 <= 1'h0;
      age23 <= 1'h0;
      age24 <= 1'h0;
      age25 <= 1'h0;
      age26 <= 1'h0;
      age27 <= 1'h0;
      age28 <= 1'h0;
      age29 <= 1'h0;
      age30 <= 1'h0;
      age31 <= 1'h0;
      age32 <= 1'h0;
      age33 <= 1'h0;
      age34 <= 1'h0;
      age35 <= 1'h0;
      age36 <= 1'h0;
      age37 <= 1'h0;
      age38 <= 1'h0;
      age39 <= 1'h0;
      age40 <= 1'h0;
      age41 <= 1'h0;
      age42 <= 1'h0;
      age43 <= 1'h0;
      raw_write_pointer <= 4'h0;
      raw_read_pointer <= 4'h0;
      sending <= 1'h0;
    end else begin
      if (raw_input_full & advance) moves <= last_move ? 2'h0 : (moves + 2'h1);
      if (advance) begin
        age1 <= block_starts;
        age2 <= age1;
        age3 <= age2;
        age4 <= age3;
        age5 <= age4;
        age6 <= age5;
        age7 <= age6;
        age8 <= age7;
        age9 <= age8;
        age10 <= age9;
        age11 <= age10;
        age12 <= age11;
        age13 <= age12;
        age14 <= age13;
        age15 <= age14;
        age16 <= age15;
        age17 <= age16;
        age18 <= age17;
        age19 <= age18;
        age20 <= age19;
        age21 <= age20;
        age22 <= age21;
        age23 <= age22;
        age24 <= age23;
        age25 <= age24;
        age26 <= age25;
        age27 <= age26;
        age28 <= age27;
        age29 <= age28;
        age30 <= age29;
        age31 <= age30;
        age32 <= age31;
        age33 <= age32;
        age34 <= age33;
        age35 <= age34;
        age36 <= age35;
        age37 <= age36;
        age38 <= age37;
        age39 <= age38;
        age40 <= age39;
        age41 <= age40;
        age42 <= age41;
        age43 <= age42;
      end
      if (raw_put) begin
        raw_write_pointer <= (raw_write_pointer == 4'ha) ? 4'h0 : (raw_write_pointer + 4'h1);
      end
      if (raw_take) begin
        raw_read_pointer <= (raw_read_pointer == 4'ha) ? 4'h0 : (raw_read_pointer + 4'h1);
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
