// E2MC compressor: 16-bit symbols, 4 encoders for 4 decoding ways, blocks of 128 bytes,
// bursts of 32. Stages: 1. code table, 2. placing codewords together.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_compressor #(
  parameter [31:0] REVISION = 32'h0
) (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire s_axis_tvalid,  // Beat is valid
  input  wire [255:0] s_axis_tdata,  // Beat, first byte in the lowest bits
  input  wire s_axis_tlast,  // Beat is the last of its block
  output wire s_axis_tready,  // Beat, if valid, is accepted at this edge
  output wire framing_error,  // For one cycle: a block had a wrong number of beats
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
  output wire [1:0] m_axis_tuser  // Metadata: bursts less one, or all ones for a raw block
);
  localparam [4:0] TAGS_REGION = 5'h10;
  localparam [4:0] CODE_TABLE_REGION = 5'h8;
  localparam [14:0] CONTROL_WORD = 15'h0;
  localparam [14:0] ESCAPE_WORD = 15'h1;
  localparam [1:0] STORED_RAW = 2'h3;

  wire advance;

  // The port, and two slots behind it
  wire release0;
  wire release1;
  wire admit;
  wire slots_full0;
  wire [1023:0] slots_block0;
  wire slots_full1;
  wire [1023:0] slots_block1;
  e2mc_sl16_pdw4_raw_slots slots (
    .aclk(aclk), .aresetn(aresetn), .s_valid(s_axis_tvalid), .s_data(s_axis_tdata),
    .s_last(s_axis_tlast), .release0(release0), .release1(release1), .framing_error(framing_error),
    .admit(admit), .s_ready(s_axis_tready), .full0(slots_full0), .block0(slots_block0),
    .full1(slots_full1), .block1(slots_block1)
  );

  // Where the symbols of a block are, stage by stage
  wire access_waits;
  wire lookup_moves;
  // Symbols, then two cycles in which the last ones are placed.
  reg  [4:0] symbol_count;
  reg  reading;
  wire is_full = reading ? slots_full1 : slots_full0;
  wire idle = symbol_count == 5'h0;
  wire start = idle & is_full & ~access_waits;
  wire running = ~idle & (symbol_count < 5'h10);
  wire has_symbol = start | running;
  wire last_symbol = symbol_count == 5'hf;
  wire count_moves = lookup_moves & (start | ~idle);
  assign admit = idle ? (~is_full) : ((symbol_count >= 5'hd) & (running | ~is_full));
  // Stage 1: a symbol's words are read, its block's first, its way's last, its block's last; a bit
  // for each cycle.
  reg  [4:0] looked_up;
  reg  [4:0] looked_up_first;
  reg  [4:0] looked_up_way_end;
  reg  [4:0] looked_up_last;
  // Stage 2: its code is shifted to the write position.
  reg  place;
  reg  place_first;
  reg  place_way_end;
  reg  place_last;
  // Stage 2: its code goes to the final buffer.
  reg  puts;
  reg  puts_first;
  reg  puts_last;
  // An access waits, and nothing is being looked up.
  reg  quiet;
  wire lookup = has_symbol & lookup_moves;

  always @(posedge aclk) begin
    if (!aresetn) begin
      symbol_count <= 5'h0;
      reading <= 1'h0;
      looked_up <= 5'h0;
      looked_up_first <= 5'h0;
      looked_up_way_end <= 5'h0;
      looked_up_last <= 5'h0;
      place <= 1'h0;
      place_first <= 1'h0;
      place_way_end <= 1'h0;
      place_last <= 1'h0;
      puts <= 1'h0;
      puts_first <= 1'h0;
      puts_last <= 1'h0;
      quiet <= 1'h0;
    end else begin
      if (count_moves) symbol_count <= (symbol_count == 5'h11) ? 5'h0 : (symbol_count + 5'h1);
      if (count_moves & last_symbol) reading <= ~reading;
      if (lookup_moves) begin
        looked_up <= {looked_up[3:0], has_symbol};
        looked_up_first <= {looked_up_first[3:0], start};
        looked_up_way_end <= {looked_up_way_end[3:0], has_symbol & (&symbol_count[3:0])};
        looked_up_last <= {looked_up_last[3:0], has_symbol & last_symbol};
      end
      if (advance) begin
        place <= looked_up[4];
        place_first <= looked_up_first[4];
        place_way_end <= looked_up_way_end[4];
        place_last <= looked_up_last[4];
        puts <= place;
        puts_first <= place_first;
        puts_last <= place_last;
      end
      quiet <= access_waits & ~(has_symbol | (|looked_up));
    end
  end

  // Configuration port
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
  wire in_tags = configuration_address[14:10] == TAGS_REGION;
  wire in_code_table = configuration_address[14:10] == CODE_TABLE_REGION;
  wire in_tables = in_tags | in_code_table;
  // One-hot: how long the row is being read; in the last cycle it is there.
  reg  [5:0] cycle_of_access;
  wire row_has_arrived = cycle_of_access[5];
  wire table_write = row_has_arrived & configuration_write;
  wire table_read = granted & in_tables & ~row_has_arrived;
  wire has_word_to_read = row_has_arrived & ~configuration_write;
  wire register_write = granted & configuration_write;
  reg  tables_loaded;
  wire at_control = configuration_address == CONTROL_WORD;
  reg  framing_error_seen;
  wire at_escape = configuration_address == ESCAPE_WORD;
  reg  [24:0] escape;
  wire [31:0] table_word;
  assign access_done = (granted & (~table_read | row_has_arrived)) | (expired & ~access_answered);
  assign access_failed = ~(in_tables | at_control | at_escape) | expired;
  assign access_read_data = has_word_to_read ? table_word :
      (({32{at_control}} & {30'h0, framing_error_seen, tables_loaded}) |
      ({32{at_escape}} & {7'h0, escape}));

  always @(posedge aclk) begin
    if (!aresetn) begin
      access_answered <= 1'h0;
      access_waited <= 12'h0;
      expired <= 1'h0;
      cycle_of_access <= 6'h0;
      tables_loaded <= 1'h0;
      framing_error_seen <= 1'h0;
    end else begin
      access_answered <= access_done;
      access_waited <= {12{held}} & (access_waited + 12'h1);
      expired <= held & (&access_waited);
      cycle_of_access <= {cycle_of_access[4:0], granted & in_tables & ~(|cycle_of_access)};
      framing_error_seen <= framing_error | (framing_error_seen &
          ~(register_write & at_control & configuration_write_data[1]));
      if (register_write & at_control) tables_loaded <= configuration_write_data[0];
    end
  end

  always @(posedge aclk) begin
    if (access_done) begin
      answer_failed <= access_failed;
      answer_word <= access_read_data;
    end
    if (register_write & at_escape) escape <= configuration_write_data[24:0];
  end

  // The encoders, each with its part of the block
  wire [1023:0] read_block = reading ? slots_block1 : slots_block0;
  wire [127:0] lane_table_read_data;  // 4 of 32 bits
  wire [3071:0] lane_stream;  // 4 of 768 bits
  wire [27:0] lane_ends;  // 4 of 7 bits
  wire [27:0] lane_last_byte;  // 4 of 7 bits
  wire [23:0] lane_start_in = {{3{6'h0}}, 6'h15};
  e2mc_sl16_pdw4_encoding_lane lane [3:0] (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .lookup_stages(looked_up), .part(read_block),
    .number(symbol_count[3:0]), .table_number(configuration_address[9:0]), .lookup(lookup),
    .table_write(table_write), .table_read(table_read),
    .table_write_data(configuration_write_data[24:0]), .escape(escape), .table_is_tag(in_tags),
    .table_read_data(lane_table_read_data), .starts(looked_up_first[4]), .place(place),
    .ends_way(place_way_end), .puts(puts), .clears(puts_first), .start(lane_start_in),
    .stream(lane_stream), .ends(lane_ends), .last_byte(lane_last_byte)
  );
  assign table_word = lane_table_read_data[31:0];

  // Where the streams, and the ways in them, lie in the compressed block, in bytes
  wire [26:0] places_starts;
  wire [26:0] places_way_starts;
  wire [8:0] last_byte_of_block;
  e2mc_sl16_pdw4_stream_places places (
    .ends(lane_ends), .first_last_byte(lane_last_byte[6:0]), .starts(places_starts),
    .way_starts(places_way_starts), .last_byte(last_byte_of_block)
  );
  // The tables were loaded when the block was looked up.
  reg  is_coded;
  reg  fits;
  reg  [1:0] bursts;
  wire [3:0] stream1_start_slice = places_starts[8:5];
  wire [3:0] stream2_start_slice = places_starts[17:14];
  wire [3:0] stream3_start_slice = places_starts[26:23];
  reg  [4:0] stream1_shift;
  reg  [4:0] stream2_shift;
  reg  [4:0] stream3_shift;
  reg  [20:0] pointers;

  always @(posedge aclk) begin
    if (lookup_moves & start) is_coded <= tables_loaded;
    if (puts_last) begin
      fits <= (last_byte_of_block[8:5] < 4'h3) & is_coded;
      bursts <= last_byte_of_block[6:5];
      stream1_shift <= places_starts[4:0];
      stream2_shift <= places_starts[13:9];
      stream3_shift <= places_starts[22:18];
      pointers <= {places_way_starts[24:18], places_way_starts[15:9], places_way_starts[6:0]};
    end
  end

  // A finished block is merged slice by slice, once the block before it has left
  reg  finished;
  wire out_free;
  reg  merged_slot;
  wire merge_begins = finished & out_free;
  wire finished_waits = finished & ~out_free;
  reg  stalls;
  wire stops = finished_waits & ((|looked_up) | place);
  assign advance = ~stalls;
  assign lookup_moves = ~stalls;
  assign release0 = merge_begins & ~merged_slot;
  assign release1 = merge_begins & merged_slot;
  reg  [1:0] slice;
  wire merges = merge_begins | (|slice);
  // One-hot: how far the stream is ahead of the slice, or behind it.
  reg  [2:0] stream0_slice;
  wire [1023:0] merge_share;  // 4 of 256 bits
  reg  [4:0] stream1_slice;
  reg  [4:0] stream2_slice;
  reg  [4:0] stream3_slice;
  wire [3071:0] merge_stream_in = {lane_stream[3071:768], lane_stream[767:0] | {747'h0, pointers}};
  wire [11:0] merge_here_in = {stream3_slice[4:2], stream2_slice[4:2], stream1_slice[4:2],
      stream0_slice};
  wire [19:0] merge_shift_in = {stream3_shift, stream2_shift, stream1_shift, 5'h0};
  e2mc_sl16_pdw4_merge merge [3:0] (
    .stream(merge_stream_in), .here(merge_here_in), .shift(merge_shift_in), .share(merge_share)
  );
  reg  [255:0] merged_slice;

  always @(posedge aclk) begin
    if (!aresetn) begin
      stalls <= 1'h0;
      finished <= 1'h0;
      merged_slot <= 1'h0;
      slice <= 2'h0;
    end else begin
      stalls <= stops;
      finished <= puts_last | finished_waits;
      if (merge_begins) merged_slot <= ~merged_slot;
      if (merges) slice <= (slice == 2'h2) ? 2'h0 : (slice + 2'h1);
    end
  end

  always @(posedge aclk) begin
    if (puts_last | merges) begin
      stream0_slice <= puts_last ? 3'h1 : {stream0_slice[1:0], 1'h0};
      stream1_slice <= puts_last ? {2'h0, stream1_start_slice == 4'h0, stream1_start_slice == 4'h1,
          stream1_start_slice == 4'h2} : {stream1_slice[3:0], 1'h0};
      stream2_slice <= puts_last ? {2'h0, stream2_start_slice == 4'h0, stream2_start_slice == 4'h1,
          stream2_start_slice == 4'h2} : {stream2_slice[3:0], 1'h0};
      stream3_slice <= puts_last ? {2'h0, stream3_start_slice == 4'h0, stream3_start_slice == 4'h1,
          stream3_start_slice == 4'h2} : {stream3_slice[3:0], 1'h0};
    end
    if (merges) begin
      merged_slice <= merge_share[255:0] | merge_share[511:256] | merge_share[767:512] |
          merge_share[1023:768];
    end
  end

  // The block going out: raw at once, or compressed slice by slice, a cycle later
  wire [1023:0] raw_block = merged_slot ? slots_block1 : slots_block0;
  wire sends_raw = merge_begins & ~fits;
  wire sends_slice = merges & fits;
  reg  [2:0] puts_slice;
  reg  [1023:0] out_block;  // 4 of 256 bits

  always @(posedge aclk) begin
    if (!aresetn) begin
      puts_slice[0] <= 1'h0;
      puts_slice[1] <= 1'h0;
      puts_slice[2] <= 1'h0;
    end else begin
      puts_slice[0] <= sends_slice & (slice == 2'h0);
      puts_slice[1] <= sends_slice & (slice == 2'h1);
      puts_slice[2] <= sends_slice & (slice == 2'h2);
    end
  end

  always @(posedge aclk) begin
    if (sends_raw | puts_slice[0]) begin
      out_block[255:0] <= ({256{sends_raw}} & raw_block[255:0]) |
          ({256{puts_slice[0]}} & merged_slice);
    end
    if (sends_raw | puts_slice[1]) begin
      out_block[511:256] <= ({256{sends_raw}} & raw_block[511:256]) |
          ({256{puts_slice[1]}} & merged_slice);
    end
    if (sends_raw | puts_slice[2]) begin
      out_block[767:512] <= ({256{sends_raw}} & raw_block[767:512]) |
          ({256{puts_slice[2]}} & merged_slice);
    end
    if (merge_begins) out_block[1023:768] <= {256{sends_raw}} & raw_block[1023:768];
  end

  // Its beats
  wire stored_raw = ~fits;
  wire fits_1 = fits & (bursts == 2'h0);
  wire fits_2 = fits & (bursts == 2'h1);
  wire fits_3 = fits & (bursts == 2'h2);
  wire [2:0] beats = ({3{fits_1}} & 3'h1) | ({3{fits_2}} & 3'h2) | ({3{fits_3}} & 3'h3) |
      ({3{stored_raw}} & 3'h4);
  reg  filling1;
  wire first_beat_filled = filling1 | (merge_begins & stored_raw);
  reg  out_busy;
  reg  sending;
  reg  [2:0] beats_left;
  reg  [2:0] beat_number;
  reg  last_beat;
  wire out_ready;
  wire beat_sent = sending & out_ready;
  wire block_sent = last_beat & out_ready;
  assign out_free = ~out_busy | block_sent;
  wire sends = first_beat_filled | (sending & ~block_sent);
  wire [2:0] beats_left_less_1 = beats_left - 3'h1;
  wire goes_on = ~merge_begins;
  wire [255:0] beat_chosen = beat_number[1] ? (beat_number[0] ? out_block[1023:768] :
      out_block[767:512]) : (beat_number[0] ? out_block[511:256] : out_block[255:0]);
  reg  [1:0] out_metadata;
  hdlgen_output_port #(.WIDTH(256), .USER_BITS(2)) output_port (
    .aclk(aclk), .aresetn(aresetn), .s_valid(sending), .s_data(beat_chosen), .s_last(last_beat),
    .s_user(out_metadata), .m_ready(m_axis_tready), .s_ready(out_ready), .m_valid(m_axis_tvalid),
    .m_data(m_axis_tdata), .m_last(m_axis_tlast), .m_user(m_axis_tuser)
  );

  always @(posedge aclk) begin
    if (!aresetn) begin
      filling1 <= 1'h0;
      out_busy <= 1'h0;
      sending <= 1'h0;
      last_beat <= 1'h0;
    end else begin
      filling1 <= merge_begins & fits;
      out_busy <= merge_begins | (out_busy & ~block_sent);
      sending <= sends;
      last_beat <= sends & (merge_begins ? (beats == 3'h1) :
          (beat_sent ? (beats_left_less_1 == 3'h1) : (beats_left == 3'h1)));
    end
  end

  always @(posedge aclk) begin
    if (merge_begins | beat_sent) begin
      beats_left <= merge_begins ? beats : beats_left_less_1;
      beat_number <= {3{goes_on}} & (beat_number + 3'h1);
    end
    if (merge_begins) out_metadata <= fits ? bursts : STORED_RAW;
  end

`ifdef HDLGEN_ASSERTIONS
  always @(posedge aclk) begin
    if (aresetn && !(~puts | ~(finished | ((|slice) & (slice != 2'h2))))) begin
      $display("%m: a code goes to a final buffer that may still be merged");
      $finish;
    end
  end
`endif

  // Bits that nothing reads.
  wire unused = &{1'b0, configuration_write_data[31:25], lane_table_read_data[127:32],
      lane_last_byte[27:7], places_way_starts[8:7], places_way_starts[17:16],
      places_way_starts[26:25], last_byte_of_block[4:0]};
endmodule
