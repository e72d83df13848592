// E2MC compressor: 16-bit symbols, 4 encoders for 4 decoding ways, blocks of 128 bytes,
// bursts of 32. Stages: 1. code table, 2. placing codewords together.
//
// Made by: hdlgen --sl 16 --pdw 4
module e2mc_sl16_pdw4_compressor (
  input  wire aclk,
  input  wire aresetn,
  input  wire s_axis_tvalid,
  input  wire [255:0] s_axis_tdata,
  input  wire s_axis_tlast,
  output wire s_axis_tready,
  input  wire s_axil_awvalid,
  input  wire [16:0] s_axil_awaddr,
  input  wire s_axil_wvalid,
  input  wire [31:0] s_axil_wdata,
  input  wire [3:0] s_axil_wstrb,
  input  wire s_axil_bready,
  input  wire s_axil_arvalid,
  input  wire [16:0] s_axil_araddr,
  input  wire s_axil_rready,
  output wire s_axil_awready,
  output wire s_axil_wready,
  output wire s_axil_bvalid,
  output wire [1:0] s_axil_bresp,
  output wire s_axil_arready,
  output wire s_axil_rvalid,
  output wire [31:0] s_axil_rdata,
  output wire [1:0] s_axil_rresp,
  input  wire m_axis_tready,
  output wire m_axis_tvalid,
  output wire [255:0] m_axis_tdata,
  output wire m_axis_tlast,
  output wire [1:0] m_axis_tuser
);

  wire advance;
  wire release0;
  wire release1;
  wire admit;
  wire slots_s_ready;
  wire slots_full0;
  wire [1023:0] slots_block0;
  wire slots_full1;
  wire [1023:0] slots_block1;
  wire access_waits;
  reg  [4:0] symbol_count;
  reg  reading;
  wire is_full;
  wire idle;
  wire start;
  wire running;
  wire lookup;
  wire last_symbol;
  wire count_moves;
  reg  found;
  reg  found_first;
  reg  found_way_end;
  reg  found_last;
  reg  chosen;
  reg  chosen_first;
  reg  chosen_way_end;
  reg  chosen_last;
  reg  place;
  reg  place_first;
  reg  place_way_end;
  reg  place_last;
  reg  puts;
  reg  puts_first;
  reg  puts_last;
  reg  quiet;
  wire access_done;
  wire access_failed;
  wire [31:0] access_read_data;
  wire configuration_s_axil_awready;
  wire configuration_s_axil_wready;
  wire configuration_s_axil_bvalid;
  wire [1:0] configuration_s_axil_bresp;
  wire configuration_s_axil_arready;
  wire configuration_s_axil_rvalid;
  wire [31:0] configuration_s_axil_rdata;
  wire [1:0] configuration_s_axil_rresp;
  wire configuration_access;
  wire configuration_write;
  wire [14:0] configuration_address;
  wire [31:0] configuration_write_data;
  wire granted;
  wire in_tags;
  wire in_code_table;
  wire in_tables;
  wire table_read;
  reg  table_was_read;
  wire table_write;
  wire register_write;
  reg  tables_loaded;
  wire at_control;
  wire at_escape;
  reg  [24:0] escape;
  wire [31:0] table_word;
  wire [1023:0] read_block;
  wire [15:0] symbol0;
  wire [31:0] code_table0_table_read_data;
  wire [35:0] code_table0_code;
  wire [5:0] code_table0_length;
  wire [767:0] encoder0_stream;
  wire [6:0] encoder0_ends;
  wire [6:0] encoder0_last_byte;
  wire [15:0] symbol1;
  wire [31:0] code_table1_table_read_data;
  wire [35:0] code_table1_code;
  wire [5:0] code_table1_length;
  wire [767:0] encoder1_stream;
  wire [6:0] encoder1_ends;
  wire [6:0] encoder1_last_byte;
  wire [15:0] symbol2;
  wire [31:0] code_table2_table_read_data;
  wire [35:0] code_table2_code;
  wire [5:0] code_table2_length;
  wire [767:0] encoder2_stream;
  wire [6:0] encoder2_ends;
  wire [6:0] encoder2_last_byte;
  wire [15:0] symbol3;
  wire [31:0] code_table3_table_read_data;
  wire [35:0] code_table3_code;
  wire [5:0] code_table3_length;
  wire [767:0] encoder3_stream;
  wire [6:0] encoder3_ends;
  wire [6:0] encoder3_last_byte;
  wire [8:0] n1;
  wire [8:0] n2;
  wire [8:0] n3;
  wire [8:0] n4;
  wire [8:0] n5;
  wire [8:0] n6;
  wire [8:0] n7;
  wire [8:0] n8;
  wire [8:0] n9;
  wire [8:0] n10;
  wire [8:0] n11;
  wire [8:0] n12;
  wire [8:0] last_byte;
  reg  is_coded;
  reg  fits;
  reg  [1:0] bursts;
  wire [3:0] n13;
  reg  [4:0] shift0;
  reg  [4:0] shift1;
  reg  [4:0] shift2;
  reg  [4:0] shift3;
  reg  [20:0] pointers;
  reg  finished;
  wire out_free;
  wire merge_begins;
  wire finished_waits;
  reg  stalls;
  reg  merged_slot;
  reg  [1:0] slice;
  wire n14;
  wire merges;
  reg  [4:0] stream0_slice;
  wire [255:0] merge0_share;
  reg  [4:0] stream1_slice;
  wire [255:0] merge1_share;
  reg  [4:0] stream2_slice;
  wire [255:0] merge2_share;
  reg  [4:0] stream3_slice;
  wire [255:0] merge3_share;
  reg  [255:0] merged;
  wire [1023:0] raw_block;
  wire sends_raw;
  reg  puts_slice0;
  reg  [255:0] out_slice0;
  wire n15;
  reg  puts_slice1;
  reg  [255:0] out_slice1;
  wire n16;
  reg  puts_slice2;
  reg  [255:0] out_slice2;
  wire n17;
  reg  [255:0] out_slice3;
  wire n18;
  wire n19;
  wire n20;
  wire n21;
  wire [2:0] beats;
  reg  filling1;
  reg  out_busy;
  reg  sending;
  reg  [2:0] beats_left;
  reg  [2:0] beat_number;
  reg  last_beat;
  wire beat_sent;
  wire block_sent;
  wire n22;
  wire [2:0] n23;
  wire n24;
  reg  [1:0] out_metadata;

  assign advance = ~stalls;
  assign release0 = merge_begins & ~merged_slot;
  assign release1 = merge_begins & merged_slot;
  assign admit = idle ? (~is_full) : ((symbol_count >= 5'hd) & (running | ~is_full));
  assign s_axis_tready = slots_s_ready;
  assign access_waits = configuration_access;
  assign is_full = reading ? slots_full1 : slots_full0;
  assign idle = symbol_count == 5'h0;
  assign start = idle & is_full & ~access_waits;
  assign running = ~idle & (symbol_count < 5'h10);
  assign lookup = start | running;
  assign last_symbol = symbol_count == 5'hf;
  assign count_moves = advance & (start | ~idle);
  assign access_done = granted & (~table_read | table_was_read);
  assign access_failed = ~(in_tables | at_control | at_escape);
  assign access_read_data = table_was_read ? table_word : (({32{at_control}} & {31'h0, tables_loaded}) | ({32{at_escape}} & {7'h0, escape}));
  assign s_axil_awready = configuration_s_axil_awready;
  assign s_axil_wready = configuration_s_axil_wready;
  assign s_axil_bvalid = configuration_s_axil_bvalid;
  assign s_axil_bresp = configuration_s_axil_bresp;
  assign s_axil_arready = configuration_s_axil_arready;
  assign s_axil_rvalid = configuration_s_axil_rvalid;
  assign s_axil_rdata = configuration_s_axil_rdata;
  assign s_axil_rresp = configuration_s_axil_rresp;
  assign granted = configuration_access & quiet;
  assign in_tags = configuration_address[14:10] == 5'h10;
  assign in_code_table = configuration_address[14:10] == 5'h8;
  assign in_tables = in_tags | in_code_table;
  assign table_read = granted & in_tables & ~configuration_write;
  assign table_write = granted & in_tables & configuration_write;
  assign register_write = granted & configuration_write;
  assign at_control = configuration_address == 15'h0;
  assign at_escape = configuration_address == 15'h1;
  assign table_word = code_table0_table_read_data;
  assign read_block = reading ? slots_block1 : slots_block0;
  assign symbol0 = symbol_count[3] ? (symbol_count[2] ? (symbol_count[1] ? (symbol_count[0] ? read_block[255:240] : read_block[239:224]) : (symbol_count[0] ? read_block[223:208] : read_block[207:192])) : (symbol_count[1] ? (symbol_count[0] ? read_block[191:176] : read_block[175:160]) : (symbol_count[0] ? read_block[159:144] : read_block[143:128]))) : (symbol_count[2] ? (symbol_count[1] ? (symbol_count[0] ? read_block[127:112] : read_block[111:96]) : (symbol_count[0] ? read_block[95:80] : read_block[79:64])) : (symbol_count[1] ? (symbol_count[0] ? read_block[63:48] : read_block[47:32]) : (symbol_count[0] ? read_block[31:16] : read_block[15:0])));
  assign symbol1 = symbol_count[3] ? (symbol_count[2] ? (symbol_count[1] ? (symbol_count[0] ? read_block[511:496] : read_block[495:480]) : (symbol_count[0] ? read_block[479:464] : read_block[463:448])) : (symbol_count[1] ? (symbol_count[0] ? read_block[447:432] : read_block[431:416]) : (symbol_count[0] ? read_block[415:400] : read_block[399:384]))) : (symbol_count[2] ? (symbol_count[1] ? (symbol_count[0] ? read_block[383:368] : read_block[367:352]) : (symbol_count[0] ? read_block[351:336] : read_block[335:320])) : (symbol_count[1] ? (symbol_count[0] ? read_block[319:304] : read_block[303:288]) : (symbol_count[0] ? read_block[287:272] : read_block[271:256])));
  assign symbol2 = symbol_count[3] ? (symbol_count[2] ? (symbol_count[1] ? (symbol_count[0] ? read_block[767:752] : read_block[751:736]) : (symbol_count[0] ? read_block[735:720] : read_block[719:704])) : (symbol_count[1] ? (symbol_count[0] ? read_block[703:688] : read_block[687:672]) : (symbol_count[0] ? read_block[671:656] : read_block[655:640]))) : (symbol_count[2] ? (symbol_count[1] ? (symbol_count[0] ? read_block[639:624] : read_block[623:608]) : (symbol_count[0] ? read_block[607:592] : read_block[591:576])) : (symbol_count[1] ? (symbol_count[0] ? read_block[575:560] : read_block[559:544]) : (symbol_count[0] ? read_block[543:528] : read_block[527:512])));
  assign symbol3 = symbol_count[3] ? (symbol_count[2] ? (symbol_count[1] ? (symbol_count[0] ? read_block[1023:1008] : read_block[1007:992]) : (symbol_count[0] ? read_block[991:976] : read_block[975:960])) : (symbol_count[1] ? (symbol_count[0] ? read_block[959:944] : read_block[943:928]) : (symbol_count[0] ? read_block[927:912] : read_block[911:896]))) : (symbol_count[2] ? (symbol_count[1] ? (symbol_count[0] ? read_block[895:880] : read_block[879:864]) : (symbol_count[0] ? read_block[863:848] : read_block[847:832])) : (symbol_count[1] ? (symbol_count[0] ? read_block[831:816] : read_block[815:800]) : (symbol_count[0] ? read_block[799:784] : read_block[783:768])));
  assign n1 = {2'h0, encoder0_ends};
  assign n2 = {2'h0, encoder1_ends};
  assign n3 = {2'h0, encoder2_ends};
  assign n4 = {2'h0, encoder3_ends};
  assign n5 = n1 + n2;
  assign n6 = (n1 & n2) | (n1 & n3) | (n2 & n3);
  assign n7 = (n1 ^ n2 ^ n3) + {n6[7:0], 1'h0};
  assign n8 = {2'h0, encoder0_last_byte};
  assign n9 = (n8 & n2) | (n8 & n3) | (n2 & n3);
  assign n10 = {n9[7:0], 1'h0};
  assign n11 = n8 ^ n2 ^ n3;
  assign n12 = (n4 & n11) | (n4 & n10) | (n11 & n10);
  assign last_byte = (n4 ^ n11 ^ n10) + {n12[7:0], 1'h0};
  assign n13 = {2'h0, encoder0_ends[6:5]};
  assign out_free = ~out_busy | block_sent;
  assign merge_begins = finished & out_free;
  assign finished_waits = finished & ~out_free;
  assign n14 = slice == 2'h2;
  assign merges = merge_begins | (|slice);
  assign raw_block = merged_slot ? slots_block1 : slots_block0;
  assign sends_raw = merge_begins & ~fits;
  assign n15 = ~(sends_raw | puts_slice0);
  assign n16 = ~(sends_raw | puts_slice1);
  assign n17 = ~(sends_raw | puts_slice2);
  assign n18 = ~fits;
  assign n19 = fits & (bursts == 2'h0);
  assign n20 = fits & (bursts == 2'h1);
  assign n21 = fits & (bursts == 2'h2);
  assign beats = ({3{n19}} & 3'h1) | ({3{n20}} & 3'h2) | ({3{n21}} & 3'h3) | ({3{n18}} & 3'h4);
  assign beat_sent = sending & m_axis_tready;
  assign block_sent = last_beat & m_axis_tready;
  assign n22 = filling1 | (merge_begins & ~fits) | (sending & ~block_sent);
  assign n23 = beats_left - 3'h1;
  assign n24 = ~merge_begins;
  assign m_axis_tvalid = sending;
  assign m_axis_tdata = beat_number[1] ? (beat_number[0] ? out_slice3 : out_slice2) : (beat_number[0] ? out_slice1 : out_slice0);
  assign m_axis_tlast = last_beat;
  assign m_axis_tuser = out_metadata;

  e2mc_sl16_pdw4_raw_slots slots (
    .aclk(aclk),
    .aresetn(aresetn),
    .s_valid(s_axis_tvalid),
    .s_data(s_axis_tdata),
    .s_last(s_axis_tlast),
    .release0(release0),
    .release1(release1),
    .admit(admit),
    .s_ready(slots_s_ready),
    .full0(slots_full0),
    .block0(slots_block0),
    .full1(slots_full1),
    .block1(slots_block1)
  );

  axi_lite_17 configuration (
    .aclk(aclk),
    .aresetn(aresetn),
    .s_axil_awvalid(s_axil_awvalid),
    .s_axil_awaddr(s_axil_awaddr),
    .s_axil_wvalid(s_axil_wvalid),
    .s_axil_wdata(s_axil_wdata),
    .s_axil_wstrb(s_axil_wstrb),
    .s_axil_bready(s_axil_bready),
    .s_axil_arvalid(s_axil_arvalid),
    .s_axil_araddr(s_axil_araddr),
    .s_axil_rready(s_axil_rready),
    .done(access_done),
    .failed(access_failed),
    .read_data(access_read_data),
    .s_axil_awready(configuration_s_axil_awready),
    .s_axil_wready(configuration_s_axil_wready),
    .s_axil_bvalid(configuration_s_axil_bvalid),
    .s_axil_bresp(configuration_s_axil_bresp),
    .s_axil_arready(configuration_s_axil_arready),
    .s_axil_rvalid(configuration_s_axil_rvalid),
    .s_axil_rdata(configuration_s_axil_rdata),
    .s_axil_rresp(configuration_s_axil_rresp),
    .access(configuration_access),
    .write(configuration_write),
    .address(configuration_address),
    .write_data(configuration_write_data)
  );

  e2mc_sl16_pdw4_code_table code_table0 (
    .aclk(aclk),
    .advance(advance),
    .lookup(lookup),
    .symbol(symbol0),
    .escape(escape),
    .table_write(table_write),
    .table_read(table_read),
    .table_is_tag(in_tags),
    .table_way(configuration_address[2:0]),
    .table_entry(configuration_address[9:3]),
    .table_write_data(configuration_write_data[24:0]),
    .choose(found),
    .table_read_data(code_table0_table_read_data),
    .code(code_table0_code),
    .length(code_table0_length)
  );

  e2mc_sl16_pdw4_encoder encoder0 (
    .aclk(aclk),
    .advance(advance),
    .starts(chosen_first),
    .place(place),
    .code(code_table0_code),
    .length(code_table0_length),
    .ends_way(place_way_end),
    .puts(puts),
    .clears(puts_first),
    .start(6'h15),
    .stream(encoder0_stream),
    .ends(encoder0_ends),
    .last_byte(encoder0_last_byte)
  );

  e2mc_sl16_pdw4_code_table code_table1 (
    .aclk(aclk),
    .advance(advance),
    .lookup(lookup),
    .symbol(symbol1),
    .escape(escape),
    .table_write(table_write),
    .table_read(1'h0),
    .table_is_tag(in_tags),
    .table_way(configuration_address[2:0]),
    .table_entry(configuration_address[9:3]),
    .table_write_data(configuration_write_data[24:0]),
    .choose(found),
    .table_read_data(code_table1_table_read_data),
    .code(code_table1_code),
    .length(code_table1_length)
  );

  e2mc_sl16_pdw4_encoder encoder1 (
    .aclk(aclk),
    .advance(advance),
    .starts(chosen_first),
    .place(place),
    .code(code_table1_code),
    .length(code_table1_length),
    .ends_way(place_way_end),
    .puts(puts),
    .clears(puts_first),
    .start(6'h0),
    .stream(encoder1_stream),
    .ends(encoder1_ends),
    .last_byte(encoder1_last_byte)
  );

  e2mc_sl16_pdw4_code_table code_table2 (
    .aclk(aclk),
    .advance(advance),
    .lookup(lookup),
    .symbol(symbol2),
    .escape(escape),
    .table_write(table_write),
    .table_read(1'h0),
    .table_is_tag(in_tags),
    .table_way(configuration_address[2:0]),
    .table_entry(configuration_address[9:3]),
    .table_write_data(configuration_write_data[24:0]),
    .choose(found),
    .table_read_data(code_table2_table_read_data),
    .code(code_table2_code),
    .length(code_table2_length)
  );

  e2mc_sl16_pdw4_encoder encoder2 (
    .aclk(aclk),
    .advance(advance),
    .starts(chosen_first),
    .place(place),
    .code(code_table2_code),
    .length(code_table2_length),
    .ends_way(place_way_end),
    .puts(puts),
    .clears(puts_first),
    .start(6'h0),
    .stream(encoder2_stream),
    .ends(encoder2_ends),
    .last_byte(encoder2_last_byte)
  );

  e2mc_sl16_pdw4_code_table code_table3 (
    .aclk(aclk),
    .advance(advance),
    .lookup(lookup),
    .symbol(symbol3),
    .escape(escape),
    .table_write(table_write),
    .table_read(1'h0),
    .table_is_tag(in_tags),
    .table_way(configuration_address[2:0]),
    .table_entry(configuration_address[9:3]),
    .table_write_data(configuration_write_data[24:0]),
    .choose(found),
    .table_read_data(code_table3_table_read_data),
    .code(code_table3_code),
    .length(code_table3_length)
  );

  e2mc_sl16_pdw4_encoder encoder3 (
    .aclk(aclk),
    .advance(advance),
    .starts(chosen_first),
    .place(place),
    .code(code_table3_code),
    .length(code_table3_length),
    .ends_way(place_way_end),
    .puts(puts),
    .clears(puts_first),
    .start(6'h0),
    .stream(encoder3_stream),
    .ends(encoder3_ends),
    .last_byte(encoder3_last_byte)
  );

  e2mc_sl16_pdw4_merge merge0 (
    .stream(encoder0_stream | {747'h0, pointers}),
    .here(stream0_slice[4:2]),
    .shift(shift0),
    .share(merge0_share)
  );

  e2mc_sl16_pdw4_merge merge1 (
    .stream(encoder1_stream),
    .here(stream1_slice[4:2]),
    .shift(shift1),
    .share(merge1_share)
  );

  e2mc_sl16_pdw4_merge merge2 (
    .stream(encoder2_stream),
    .here(stream2_slice[4:2]),
    .shift(shift2),
    .share(merge2_share)
  );

  e2mc_sl16_pdw4_merge merge3 (
    .stream(encoder3_stream),
    .here(stream3_slice[4:2]),
    .shift(shift3),
    .share(merge3_share)
  );

  always @(posedge aclk) begin
    if (!aresetn) begin
      symbol_count <= 5'h0;
      reading <= 1'h0;
      found <= 1'h0;
      found_first <= 1'h0;
      found_way_end <= 1'h0;
      found_last <= 1'h0;
      chosen <= 1'h0;
      chosen_first <= 1'h0;
      chosen_way_end <= 1'h0;
      chosen_last <= 1'h0;
      place <= 1'h0;
      place_first <= 1'h0;
      place_way_end <= 1'h0;
      place_last <= 1'h0;
      puts <= 1'h0;
      puts_first <= 1'h0;
      puts_last <= 1'h0;
      quiet <= 1'h0;
      table_was_read <= 1'h0;
      tables_loaded <= 1'h0;
      finished <= 1'h0;
      stalls <= 1'h0;
      merged_slot <= 1'h0;
      slice <= 2'h0;
      puts_slice0 <= 1'h0;
      puts_slice1 <= 1'h0;
      puts_slice2 <= 1'h0;
      filling1 <= 1'h0;
      out_busy <= 1'h0;
      sending <= 1'h0;
      last_beat <= 1'h0;
    end else begin
      if (count_moves) symbol_count <= (symbol_count == 5'h11) ? 5'h0 : (symbol_count + 5'h1);
      if (count_moves & last_symbol) reading <= ~reading;
      if (advance) found <= lookup;
      if (advance) found_first <= start;
      if (advance) found_way_end <= lookup & (&symbol_count[3:0]);
      if (advance) found_last <= lookup & last_symbol;
      if (advance) chosen <= found;
      if (advance) chosen_first <= found_first;
      if (advance) chosen_way_end <= found_way_end;
      if (advance) chosen_last <= found_last;
      if (advance) place <= chosen;
      if (advance) place_first <= chosen_first;
      if (advance) place_way_end <= chosen_way_end;
      if (advance) place_last <= chosen_last;
      if (advance) puts <= place;
      if (advance) puts_first <= place_first;
      if (advance) puts_last <= place_last;
      quiet <= access_waits & ~(lookup | found);
      table_was_read <= table_read & ~table_was_read;
      if (register_write & at_control) tables_loaded <= configuration_write_data[0];
      finished <= puts_last | finished_waits;
      stalls <= finished_waits & (found | chosen | place);
      if (merge_begins) merged_slot <= ~merged_slot;
      if (merges) slice <= n14 ? 2'h0 : (slice + 2'h1);
      puts_slice0 <= merges & (slice == 2'h0) & fits;
      puts_slice1 <= merges & (slice == 2'h1) & fits;
      puts_slice2 <= merges & (slice == 2'h2) & fits;
      filling1 <= merge_begins & fits;
      out_busy <= merge_begins | (out_busy & ~block_sent);
      sending <= n22;
      last_beat <= n22 & (merge_begins ? (beats == 3'h1) : (beat_sent ? (n23 == 3'h1) : (beats_left == 3'h1)));
    end
  end

  always @(posedge aclk) begin
    if (register_write & at_escape) escape <= configuration_write_data[24:0];
    if (advance & start) is_coded <= tables_loaded;
    if (puts_last) fits <= (last_byte[8:5] < 4'h3) & is_coded;
    if (puts_last) bursts <= last_byte[6:5];
    if (puts_last) shift0 <= 5'h0;
    if (puts_last) shift1 <= encoder0_ends[4:0];
    if (puts_last) shift2 <= n5[4:0];
    if (puts_last) shift3 <= n7[4:0];
    if (puts_last) pointers <= {n7[6:0], n5[6:0], encoder0_ends};
    if (puts_last | merges) stream0_slice <= puts_last ? {2'h0, 4'h0 == 4'h0, 4'h0 == 4'h1, 4'h0 == 4'h2} : {stream0_slice[3:0], 1'h0};
    if (puts_last | merges) stream1_slice <= puts_last ? {2'h0, n13 == 4'h0, n13 == 4'h1, n13 == 4'h2} : {stream1_slice[3:0], 1'h0};
    if (puts_last | merges) stream2_slice <= puts_last ? {2'h0, n5[8:5] == 4'h0, n5[8:5] == 4'h1, n5[8:5] == 4'h2} : {stream2_slice[3:0], 1'h0};
    if (puts_last | merges) stream3_slice <= puts_last ? {2'h0, n7[8:5] == 4'h0, n7[8:5] == 4'h1, n7[8:5] == 4'h2} : {stream3_slice[3:0], 1'h0};
    merged <= merge0_share | merge1_share | merge2_share | merge3_share;
    out_slice0 <= ({256{sends_raw}} & raw_block[255:0]) | ({256{puts_slice0}} & merged) | ({256{n15}} & out_slice0);
    out_slice1 <= ({256{sends_raw}} & raw_block[511:256]) | ({256{puts_slice1}} & merged) | ({256{n16}} & out_slice1);
    out_slice2 <= ({256{sends_raw}} & raw_block[767:512]) | ({256{puts_slice2}} & merged) | ({256{n17}} & out_slice2);
    if (merge_begins) out_slice3 <= {256{sends_raw}} & raw_block[1023:768];
    if (merge_begins | beat_sent) beats_left <= merge_begins ? beats : n23;
    if (merge_begins | beat_sent) beat_number <= {3{n24}} & (beat_number + 3'h1);
    if (merge_begins) out_metadata <= fits ? bursts : 2'h3;
  end

`ifdef HDLGEN_ASSERTIONS
  always @(posedge aclk) begin
    if (aresetn && !(~puts | ~(finished | ((|slice) & ~n14)))) begin
      $display("%m: a code goes to a final buffer that may still be merged");
      $finish;
    end
  end
`endif

  wire unused = &{1'b0, configuration_write_data[31:25], code_table1_table_read_data, encoder1_last_byte,
      code_table2_table_read_data, encoder2_last_byte, code_table3_table_read_data,
      encoder3_last_byte, n6[8], n9[8], n12[8], last_byte[4:0]};
endmodule
