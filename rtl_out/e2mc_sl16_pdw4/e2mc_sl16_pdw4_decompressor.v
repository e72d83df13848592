// E2MC decompressor: 16-bit symbols, 4 decoding ways, blocks of 128 bytes, bursts of 32.
// Stages: 1. find codeword, 2. index = codeword - offset, 3. decode table.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_decompressor #(
  parameter [31:0] REVISION = 32'h0
) (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire s_axis_tvalid,  // Beat is valid
  input  wire [255:0] s_axis_tdata,  // Beat, first byte in the lowest bits
  input  wire s_axis_tlast,  // Beat is the last of its block
  input  wire [1:0] s_axis_tuser,  // Metadata: bursts less one, or all ones for a raw block
  output wire s_axis_tready,  // Beat, if valid, is accepted at this edge
  input  wire s_axil_awvalid,  // Write address is valid
  input  wire [16:0] s_axil_awaddr,  // Address of the first byte to write
  input  wire s_axil_wvalid,  // Write beat is valid
  input  wire [31:0] s_axil_wdata,  // Write beat, first byte in the lowest bits
  input  wire [3:0] s_axil_wstrb,  // Write strobes, one per byte of the beat
  input  wire s_axil_bready,  // Write response is accepted at this edge
  input  wire s_axil_arvalid,  // Read address is valid
  input  wire [16:0] s_axil_araddr,  // Address of the first byte to read
  input  wire s_axil_rready,  // Read beat is accepted at this edge
  output wire s_axil_awready,  // Write address is accepted at this edge
  output wire s_axil_wready,  // Write beat is accepted at this edge
  output wire s_axil_bvalid,  // Write response is valid
  output wire [1:0] s_axil_bresp,  // 0: OKAY, 2: SLVERR
  output wire s_axil_arready,  // Read address is accepted at this edge
  output wire s_axil_rvalid,  // Read beat is valid
  output wire [31:0] s_axil_rdata,  // Read beat, first byte in the lowest bits
  output wire [1:0] s_axil_rresp,  // 0: OKAY, 2: SLVERR
  input  wire m_axis_tready,  // Beat, if valid, is accepted at this edge
  output wire m_axis_tvalid,  // Beat is valid
  output wire [255:0] m_axis_tdata,  // Beat, first byte in the lowest bits
  output wire m_axis_tlast,  // Beat is the last of its block
  output wire [2:0] m_axis_tuser  // Top bit, on the last beat: the block has an error
);
  localparam [4:0] DECODE_TABLE_REGION = 5'h8;

  wire advance;

  // The port, and two slots behind it
  wire release0;
  wire release1;
  wire admit;
  wire slots_full0;
  wire [1023:0] slots_block0;
  wire slots_full1;
  wire [1023:0] slots_block1;
  wire [1:0] slots_metadata0;
  wire slots_bad0;
  wire [1:0] slots_metadata1;
  wire slots_bad1;
  e2mc_sl16_pdw4_stored_slots slots (
    .aclk(aclk), .aresetn(aresetn), .s_valid(s_axis_tvalid), .s_data(s_axis_tdata),
    .s_last(s_axis_tlast), .s_user(s_axis_tuser), .release0(release0), .release1(release1),
    .admit(admit), .s_ready(s_axis_tready), .full0(slots_full0), .block0(slots_block0),
    .full1(slots_full1), .block1(slots_block1), .metadata0(slots_metadata0), .bad0(slots_bad0),
    .metadata1(slots_metadata1), .bad1(slots_bad1)
  );

  // What the pipeline holds, stage by stage
  wire access_waits;
  wire loaded;
  // The slot that stage 1 reads; with a block's last symbol already the next one.
  reg  reading;
  // Stage 1 takes a block up in two cycles, then decodes its symbols.
  reg  load;
  reg  align;
  reg  decode;
  reg  [3:0] symbol_count;
  wire is_full = reading ? slots_full1 : slots_full0;
  wire [1:0] metadata = reading ? slots_metadata1 : slots_metadata0;
  wire is_bad = reading ? slots_bad1 : slots_bad0;
  // A block that is not decoded passes the stages as one token.
  wire token_passes;
  wire last_symbol = decode & (symbol_count == 4'hf);
  wire busy = load | align | token_passes | access_waits;
  wire is_raw = &metadata;
  wire decodes = loaded & ~is_raw & ~is_bad;
  wire prepare = is_full & decodes & ~busy & (~decode | last_symbol);
  wire token = is_full & ~decodes & ~busy & ~decode;
  wire block_read = decode & (symbol_count == 4'he);
  wire next_is_full = last_symbol ? is_full : (reading ? slots_full0 : slots_full1);
  assign admit = ~(load | align | decode | is_full) |
      (decode & (symbol_count >= 4'hb) & ~next_is_full);
  // Stage 2: a symbol, its block's last one, a token; then stage 3.
  reg  index;
  reg  index_last;
  reg  index_token;
  reg  read;
  reg  read_last;
  reg  read_token;
  reg  deliver;
  reg  deliver_last;
  reg  deliver_token;
  assign token_passes = index_token | read_token;
  reg  index_slot;
  reg  index_raw;
  reg  read_slot;
  reg  read_raw;
  reg  token_slot;
  reg  token_raw;
  assign release0 = advance & ((block_read & ~reading) | (deliver_token & ~token_slot));
  assign release1 = advance & ((block_read & reading) | (deliver_token & token_slot));
  // An access waits, and nothing is being decoded.
  reg  quiet;
  wire delivers_last = deliver_last | deliver_token;

  always @(posedge aclk) begin
    if (!aresetn) begin
      load <= 1'h0;
      align <= 1'h0;
      decode <= 1'h0;
      reading <= 1'h0;
      index <= 1'h0;
      index_last <= 1'h0;
      index_token <= 1'h0;
      read <= 1'h0;
      read_last <= 1'h0;
      read_token <= 1'h0;
      deliver <= 1'h0;
      deliver_last <= 1'h0;
      deliver_token <= 1'h0;
      quiet <= 1'h0;
    end else begin
      if (advance) begin
        load <= prepare;
        align <= load;
        decode <= align | (decode & ~last_symbol);
        reading <= reading ^ (token | block_read);
        index <= decode;
        index_last <= last_symbol;
        index_token <= token;
        read <= index;
        read_last <= index_last;
        read_token <= index_token;
        deliver <= read;
        deliver_last <= read_last;
        deliver_token <= read_token;
      end
      quiet <= access_waits & ~(load | align | decode | index | index_token | read | read_token |
          deliver | deliver_token);
    end
  end

  always @(posedge aclk) begin
    if (advance) begin
      symbol_count <= decode ? (symbol_count + 4'h1) : 4'h0;
      index_slot <= reading;
      index_raw <= is_raw & ~is_bad;
      read_slot <= index_slot;
      read_raw <= index_raw;
      token_slot <= read_slot;
      token_raw <= read_raw;
    end
  end

  // Configuration port, and the tables that are registers
  wire access_done;
  wire access_failed;
  wire [31:0] access_read_data;
  reg  access_answered;
  reg  answer_failed;
  reg  [31:0] answer_word;
  wire configuration_write;
  wire [14:0] configuration_address;
  wire [31:0] configuration_write_data;
  hdlgen_axi_lite_17 #(.REVISION(REVISION)) configuration (
    .aclk(aclk), .aresetn(aresetn), .s_axil_awvalid(s_axil_awvalid), .s_axil_awaddr(s_axil_awaddr),
    .s_axil_wvalid(s_axil_wvalid), .s_axil_wdata(s_axil_wdata), .s_axil_wstrb(s_axil_wstrb),
    .s_axil_bready(s_axil_bready), .s_axil_arvalid(s_axil_arvalid), .s_axil_araddr(s_axil_araddr),
    .s_axil_rready(s_axil_rready), .done(access_answered), .failed(answer_failed),
    .read_data(answer_word), .s_axil_awready(s_axil_awready), .s_axil_wready(s_axil_wready),
    .s_axil_bvalid(s_axil_bvalid), .s_axil_bresp(s_axil_bresp), .s_axil_arready(s_axil_arready),
    .s_axil_rvalid(s_axil_rvalid), .s_axil_rdata(s_axil_rdata), .s_axil_rresp(s_axil_rresp),
    .access_waits(access_waits), .write(configuration_write), .address(configuration_address),
    .write_data(configuration_write_data)
  );
  wire held = access_waits & ~quiet;
  // Cycles; at the last one the access is answered with an error.
  reg  [11:0] access_waited;
  reg  expired;
  wire granted = access_waits & quiet & ~(expired | access_answered);
  wire in_decode_table = configuration_address[14:10] == DECODE_TABLE_REGION;
  wire table_read = granted & in_decode_table & ~configuration_write;
  reg  table_is_read;
  reg  word_is_registered;
  // The word that was read is there, in a register.
  reg  table_was_read;
  wire table_write = granted & in_decode_table & configuration_write;
  wire registers_known;
  wire [31:0] registers_read_data;
  wire [419:0] registers_first_codewords;
  wire [199:0] registers_offsets;
  wire [19:0] registers_escape_codeword;
  wire [19:0] registers_escape_mask;
  wire [4:0] registers_escape_length;
  wire [5:0] registers_escape_step;
  e2mc_sl16_pdw4_code_registers registers (
    .aclk(aclk), .aresetn(aresetn), .write(granted & configuration_write & ~in_decode_table),
    .address(configuration_address), .write_data(configuration_write_data), .known(registers_known),
    .read_data(registers_read_data), .loaded(loaded), .first_codewords(registers_first_codewords),
    .offsets(registers_offsets), .escape_codeword(registers_escape_codeword),
    .escape_mask(registers_escape_mask), .escape_length(registers_escape_length),
    .escape_step(registers_escape_step)
  );
  wire [15:0] decode_table_word;
  reg  [15:0] table_word;
  assign access_done = (granted & (~table_read | table_was_read)) | (expired & ~access_answered);
  assign access_failed = ~(in_decode_table | registers_known) | expired;
  assign access_read_data = table_was_read ? {16'h0, table_word} : registers_read_data;

  always @(posedge aclk) begin
    if (!aresetn) begin
      access_answered <= 1'h0;
      access_waited <= 12'h0;
      expired <= 1'h0;
      table_is_read <= 1'h0;
      word_is_registered <= 1'h0;
      table_was_read <= 1'h0;
    end else begin
      access_answered <= access_done;
      access_waited <= {12{held}} & (access_waited + 12'h1);
      expired <= held & (&access_waited);
      table_is_read <= table_read & ~table_is_read & ~word_is_registered & ~table_was_read;
      word_is_registered <= table_is_read;
      table_was_read <= word_is_registered;
    end
  end

  always @(posedge aclk) begin
    if (access_done) begin
      answer_failed <= access_failed;
      answer_word <= access_read_data;
    end
    if (word_is_registered) table_word <= decode_table_word;
  end

  // The block that is read, and where its ways start
  wire [1023:0] read_block = reading ? slots_block1 : slots_block0;
  wire prepares = advance & prepare;
  reg  has_burst2;
  reg  has_burst3;
  wire [767:0] stored = {{256{has_burst3}} & read_block[767:512], {256{has_burst2}} &
      read_block[511:256], read_block[255:0]};
  wire bursts_are1 = metadata == 2'h0;
  wire bursts_are2 = metadata == 2'h1;
  wire bursts_are3 = metadata == 2'h2;
  wire [10:0] length = ({11{bursts_are1}} & 11'h100) | ({11{bursts_are2}} & 11'h200) |
      ({11{bursts_are3}} & 11'h300);
  reg  [1:0] prepared_bits;
  reg  [1:0] stored_bits;
  wire [10:0] start2 = {1'h0, read_block[6:0], 3'h0};
  reg  [6:0] way2_start;
  reg  way2_start_bad;
  wire [10:0] start3 = {1'h0, read_block[13:7], 3'h0};
  reg  [6:0] way3_start;
  reg  way3_start_bad;
  wire [10:0] start4 = {1'h0, read_block[20:14], 3'h0};
  reg  [6:0] way4_start;
  reg  way4_start_bad;

  always @(posedge aclk) begin
    if (prepares) begin
      has_burst2 <= metadata >= 2'h1;
      has_burst3 <= metadata >= 2'h2;
      prepared_bits <= length[9:8];
      way2_start <= start2[9:3];
      way2_start_bad <= (start2 < 11'h15) | (start2 >= length);
      way3_start <= start3[9:3];
      way3_start_bad <= (start3 < 11'h15) | (start3 >= length);
      way4_start <= start4[9:3];
      way4_start_bad <= (start4 < 11'h15) | (start4 >= length);
    end
    if (advance & align) stored_bits <= prepared_bits;
  end

  // The decoding ways
  wire [3:0] way_error;
  wire [63:0] way_table_read_data;  // 4 of 16 bits
  wire [63:0] way_symbol;  // 4 of 16 bits
  wire [43:0] way_start_in = {{1'h0, way4_start, 3'h0}, {1'h0, way3_start, 3'h0},
      {1'h0, way2_start, 3'h0}, 11'h15};
  wire [3:0] way_start_bad_in = {way4_start_bad, way3_start_bad, way2_start_bad, 1'h0};
  wire [3:0] way_table_read_in = {{3{1'h0}}, table_read};
  e2mc_sl16_pdw4_decoding_way way [3:0] (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .load(load), .align(align), .decode(decode),
    .stored(stored), .index(index), .stored_bits({1'h0, stored_bits, 8'h0}), .start(way_start_in),
    .start_bad(way_start_bad_in), .first_codewords(registers_first_codewords),
    .escape_codeword(registers_escape_codeword), .escape_mask(registers_escape_mask),
    .escape_step(registers_escape_step), .escape_length(registers_escape_length), .error(way_error),
    .offsets(registers_offsets), .table_write(table_write), .table_read(way_table_read_in),
    .table_address(configuration_address[9:0]), .table_write_data(configuration_write_data[15:0]),
    .table_read_data(way_table_read_data), .symbol(way_symbol)
  );
  wire decode_error = way_error[0] | way_error[1] | way_error[2] | way_error[3];
  assign decode_table_word = way_table_read_data[15:0];

  // The decoded block, filled symbol by symbol
  wire [1023:0] token_block = {1024{token_raw}} & (token_slot ? slots_block1 : slots_block0);
  reg  [255:0] decoded1;
  reg  [255:0] decoded2;
  reg  [255:0] decoded3;
  reg  [255:0] decoded4;
  reg  decoded_full;
  reg  decoded_error;

  always @(posedge aclk) begin
    if (advance & (deliver | deliver_token)) begin
      decoded1 <= deliver_token ? token_block[255:0] : {way_symbol[15:0], decoded1[255:16]};
      decoded2 <= deliver_token ? token_block[511:256] : {way_symbol[31:16], decoded2[255:16]};
      decoded3 <= deliver_token ? token_block[767:512] : {way_symbol[47:32], decoded3[255:16]};
      decoded4 <= deliver_token ? token_block[1023:768] : {way_symbol[63:48], decoded4[255:16]};
    end
    if (advance & delivers_last) decoded_error <= deliver_token ? (~token_raw) : decode_error;
  end

  // The block going out
  reg  sending;
  reg  [2:0] beats_left;
  wire out_ready;
  reg  last_beat;
  wire beat_sent = sending & out_ready;
  wire out_free = ~sending | (beat_sent & last_beat);
  wire block_moves = decoded_full & out_free;
  assign advance = ~decoded_full | out_free | ~(deliver | deliver_token);
  wire [2:0] beats_left_next = block_moves ? 3'h4 : (beats_left - 3'h1);
  reg  [1023:0] out_block;
  reg  out_error;
  hdlgen_output_port #(.WIDTH(256), .USER_BITS(3)) output_port (
    .aclk(aclk), .aresetn(aresetn), .s_valid(sending), .s_data(out_block[255:0]),
    .s_last(last_beat), .s_user({out_error & last_beat, 2'h0}), .m_ready(m_axis_tready),
    .s_ready(out_ready), .m_valid(m_axis_tvalid), .m_data(m_axis_tdata), .m_last(m_axis_tlast),
    .m_user(m_axis_tuser)
  );

  always @(posedge aclk) begin
    if (!aresetn) begin
      decoded_full <= 1'h0;
      sending <= 1'h0;
    end else begin
      decoded_full <= (advance & delivers_last) | (decoded_full & ~block_moves);
      sending <= block_moves | (sending & ~(beat_sent & last_beat));
    end
  end

  always @(posedge aclk) begin
    if (block_moves | beat_sent) begin
      beats_left <= beats_left_next;
      last_beat <= beats_left_next == 3'h1;
      out_block <= block_moves ? {decoded4, decoded3, decoded2, decoded1} :
          {256'h0, out_block[1023:256]};
    end
    if (block_moves) out_error <= decoded_error;
  end

  // Bits that nothing reads.
  wire unused = &{1'b0, read_block[1023:768], way_table_read_data[63:16]};
endmodule
