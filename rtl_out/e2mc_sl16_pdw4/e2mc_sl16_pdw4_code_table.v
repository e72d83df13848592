// Stage 1 of the compressor: codeword and length of each symbol, or the escape and
// the symbol's raw bits.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_code_table (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire lookup,  // A symbol is to be looked up
  input  wire [15:0] symbol,  // Symbol to look up
  input  wire advance,  // Look-ups move to their next stages; else they hold
  input  wire [4:0] stages,  // Stages that have a look-up, from cycle 1 on, the first in bit 0
  input  wire [24:0] escape,  // Escape: its codeword, and its length above that
  input  wire table_write,  // Configuration port writes a word
  input  wire table_read,  // Configuration port reads a word
  input  wire table_is_tag,  // Word of the configuration port is a tag, not a code
  input  wire [2:0] table_way,  // Way of the word that the configuration port reads or writes
  input  wire [6:0] table_entry,  // Set of the word that the configuration port reads or writes
  input  wire [24:0] table_write_data,  // Word that the configuration port writes
  output reg  [35:0] code,  // Code in the order of the stream: bit 0 is sent first
  output reg  [5:0] length,  // Length of the code in bits
  output wire [31:0] table_read_data  // Word of the code table, six cycles after table_read
);

  // The access of the configuration port
  reg  [7:0] port_in_ways;
  reg  port_writes;
  reg  port_reads;
  reg  port_is_tag;
  reg  [2:0] port_way;
  reg  [6:0] port_entry;
  reg  [24:0] port_data;
  wire stage1_moves = advance & stages[0];
  wire stage2_moves = advance & stages[1];
  wire stage3_moves = advance & stages[2];
  wire stage4_moves = advance & stages[3];
  wire stage5_moves = advance & stages[4];

  always @(posedge aclk) begin
    if (!aresetn) begin
      port_writes <= 1'h0;
      port_reads <= 1'h0;
    end else begin
      port_writes <= table_write;
      port_reads <= table_read;
    end
  end

  always @(posedge aclk) begin
    if (table_read) begin
      port_in_ways <= 8'h1 << table_way;
      port_is_tag <= table_is_tag;
      port_way <= table_way;
      port_entry <= table_entry;
      port_data <= table_write_data;
    end
  end

  // Cycles 0 to 2: the tags of the symbol's set are read
  reg  [15:0] looked_up;
  reg  [15:0] row_symbol;
  // Of each way: its tag, whether its code has a length, and a check, if words have one.
  reg  [79:0] row;
  wire [9:0] select_way_chosen;
  hdlgen_one_hot #(.COUNT(8), .WIDTH(10)) select_way (
    .select(port_in_ways), .choices(row), .chosen(select_way_chosen)
  );
  reg  [9:0] read_way;
  wire [9:0] way_new = port_is_tag ? {read_way[9], port_data[8:0]} :
      {|port_data[24:20], read_way[8:0]};
  wire reads_tags = lookup | port_reads;
  wire [6:0] tags_address = port_reads ? port_entry : symbol[6:0];
  wire loads_tags = stage1_moves | port_reads;
  wire [39:0] tags0_read_data;
  hdlgen_ram_128x40_registered tags0 (
    .aclk(aclk), .write_enable(port_writes), .write_address(port_entry),
    .write_data({port_in_ways[3] ? way_new : row[39:30], port_in_ways[2] ? way_new : row[29:20],
        port_in_ways[1] ? way_new : row[19:10], port_in_ways[0] ? way_new : row[9:0]}),
    .read_enable(reads_tags), .read_address(tags_address), .register_enable(loads_tags),
    .read_data(tags0_read_data)
  );
  wire [39:0] tags1_read_data;
  hdlgen_ram_128x40_registered tags1 (
    .aclk(aclk), .write_enable(port_writes), .write_address(port_entry),
    .write_data({port_in_ways[7] ? way_new : row[79:70], port_in_ways[6] ? way_new : row[69:60],
        port_in_ways[5] ? way_new : row[59:50], port_in_ways[4] ? way_new : row[49:40]}),
    .read_enable(reads_tags), .read_address(tags_address), .register_enable(loads_tags),
    .read_data(tags1_read_data)
  );
  wire loads_row = stage2_moves | port_reads;

  always @(posedge aclk) begin
    if (lookup) looked_up <= symbol;
    if (stage1_moves) row_symbol <= looked_up;
    if (port_reads) read_way <= select_way_chosen;
    if (loads_row) row <= {tags1_read_data, tags0_read_data};
  end

  // Cycle 3: the tags are compared
  reg  [15:0] compared_symbol;
  wire [8:0] tag = compared_symbol[15:7];
  wire hit0 = (row[8:0] == tag) & row[9];
  wire hit1 = (row[18:10] == tag) & row[19];
  wire hit2 = (row[28:20] == tag) & row[29];
  wire hit3 = (row[38:30] == tag) & row[39];
  wire hit4 = (row[48:40] == tag) & row[49];
  wire hit5 = (row[58:50] == tag) & row[59];
  wire hit6 = (row[68:60] == tag) & row[69];
  wire hit7 = (row[78:70] == tag) & row[79];
  wire [7:0] hits = {hit7, hit6, hit5, hit4, hit3, hit2, hit1, hit0};
  wire misses = ~(|hits);
  wire [9:0] code_number = {compared_symbol[6:0], hits[4] | hits[5] | hits[6] | hits[7], hits[2] |
      hits[3] | hits[6] | hits[7], hits[1] | hits[3] | hits[5] | hits[7]};

  always @(posedge aclk) begin
    if (stage2_moves) compared_symbol <= row_symbol;
  end

  // Cycles 4 and 5: the code of the way that hits is read
  wire [9:0] number_of_port = {port_entry, port_way};
  wire reads_code = stage3_moves | port_reads;
  wire [9:0] code_address = port_reads ? number_of_port : code_number;
  wire loads_code = stage4_moves | port_reads;
  wire writes_code = port_writes & ~port_is_tag;
  wire [12:0] codes_0_read_data;
  hdlgen_ram_1024x13_registered codes_0 (
    .aclk(aclk), .write_enable(writes_code), .write_address(number_of_port),
    .write_data(port_data[12:0]), .read_enable(reads_code), .read_address(code_address),
    .register_enable(loads_code), .read_data(codes_0_read_data)
  );
  wire [11:0] codes_1_read_data;
  hdlgen_ram_1024x12_registered codes_1 (
    .aclk(aclk), .write_enable(writes_code), .write_address(number_of_port),
    .write_data(port_data[24:13]), .read_enable(reads_code), .read_address(code_address),
    .register_enable(loads_code), .read_data(codes_1_read_data)
  );
  wire [24:0] codes_word = {codes_1_read_data, codes_0_read_data};
  reg  [18:0] shifted_symbol_4;
  reg  misses_4;
  // Zero where a way hit.
  reg  [35:0] escaped_5;
  reg  [5:0] escaped_length_5;
  reg  hits_5;

  always @(posedge aclk) begin
    if (stage3_moves) begin
      shifted_symbol_4 <= {3'h0, compared_symbol} << escape[21:20];
      misses_4 <= misses;
    end
    if (stage4_moves) begin
      escaped_5 <= {36{misses_4}} & ({16'h0, escape[19:0]} |
          ({17'h0, shifted_symbol_4} << {escape[24:22], 2'h0}));
      escaped_length_5 <= {6{misses_4}} & ({1'h0, escape[24:20]} + 6'h10);
      hits_5 <= ~misses_4;
    end
    if (stage5_moves) begin
      code <= ({36{hits_5}} & {16'h0, codes_word[19:0]}) | escaped_5;
      length <= ({6{hits_5}} & {1'h0, codes_word[24:20]}) | escaped_length_5;
    end
  end

  // The word that the configuration port reads
  reg  [24:0] read_word;
  assign table_read_data = {7'h0, read_word};

  always @(posedge aclk) begin
    if (port_reads) read_word <= port_is_tag ? {16'h0, read_way[8:0]} : codes_word;
  end
endmodule
