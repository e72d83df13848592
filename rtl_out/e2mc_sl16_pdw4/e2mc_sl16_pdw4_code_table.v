// Stage 1 of the compressor: codeword and length of each symbol, or the escape and
// the symbol's raw bits.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_code_table (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire lookup,  // A symbol is to be looked up; else the last output is kept
  input  wire [15:0] symbol,  // Symbol to look up
  input  wire [24:0] escape,  // Escape: its codeword, and its length above that
  input  wire table_write,  // Configuration port writes a word
  input  wire table_read,  // Configuration port reads a word
  input  wire table_is_tag,  // Word of the configuration port is a tag, not a code
  input  wire [2:0] table_way,  // Way of the word that the configuration port reads or writes
  input  wire [6:0] table_entry,  // Set of the word that the configuration port reads or writes
  input  wire [24:0] table_write_data,  // Word that the configuration port writes
  output wire [31:0] table_read_data,  // Word of the code table, two cycles after table_read
  input  wire advance,  // What was found goes on; else it holds
  output wire [35:0] code,  // Code in the order of the stream: bit 0 is sent first
  output wire [5:0] length  // Length of the code in bits
);

  // A symbol's set is read, tags and codes
  reg  [15:0] looked_up;
  wire reads = lookup | table_read;
  wire [6:0] read_address = table_read ? table_entry : symbol[6:0];
  reg  was_read;
  // The read data, a cycle later: the memories keep them until the next read.
  reg  [15:0] compared_symbol;
  wire in_way0 = table_way == 3'h0;
  wire writes_way0 = table_write & in_way0;
  wire writes_code0 = writes_way0 & ~table_is_tag;
  wire [71:0] codes_0_read_data;  // 8 of 9 bits
  wire [63:0] codes_1_read_data;  // 8 of 8 bits
  wire [63:0] codes_2_read_data;  // 8 of 8 bits
  wire [24:0] codes0_word = {codes_2_read_data[7:0], codes_1_read_data[7:0],
      codes_0_read_data[8:0]};
  reg  [24:0] codes0_read;
  wire writes_tag0 = writes_way0 & table_is_tag;
  wire [71:0] tags_read_data;  // 8 of 9 bits
  reg  [8:0] tags0_read;
  // A tag or a code of each way.
  wire [31:0] words_0 = table_is_tag ? {23'h0, tags0_read} : {7'h0, codes0_read};
  wire in_way1 = table_way == 3'h1;
  wire writes_way1 = table_write & in_way1;
  wire writes_code1 = writes_way1 & ~table_is_tag;
  wire [24:0] codes1_word = {codes_2_read_data[15:8], codes_1_read_data[15:8],
      codes_0_read_data[17:9]};
  reg  [24:0] codes1_read;
  wire writes_tag1 = writes_way1 & table_is_tag;
  reg  [8:0] tags1_read;
  wire [31:0] words_1 = table_is_tag ? {23'h0, tags1_read} : {7'h0, codes1_read};
  wire in_way2 = table_way == 3'h2;
  wire writes_way2 = table_write & in_way2;
  wire writes_code2 = writes_way2 & ~table_is_tag;
  wire [24:0] codes2_word = {codes_2_read_data[23:16], codes_1_read_data[23:16],
      codes_0_read_data[26:18]};
  reg  [24:0] codes2_read;
  wire writes_tag2 = writes_way2 & table_is_tag;
  reg  [8:0] tags2_read;
  wire [31:0] words_2 = table_is_tag ? {23'h0, tags2_read} : {7'h0, codes2_read};
  wire in_way3 = table_way == 3'h3;
  wire writes_way3 = table_write & in_way3;
  wire writes_code3 = writes_way3 & ~table_is_tag;
  wire [24:0] codes3_word = {codes_2_read_data[31:24], codes_1_read_data[31:24],
      codes_0_read_data[35:27]};
  reg  [24:0] codes3_read;
  wire writes_tag3 = writes_way3 & table_is_tag;
  reg  [8:0] tags3_read;
  wire [31:0] words_3 = table_is_tag ? {23'h0, tags3_read} : {7'h0, codes3_read};
  wire in_way4 = table_way == 3'h4;
  wire writes_way4 = table_write & in_way4;
  wire writes_code4 = writes_way4 & ~table_is_tag;
  wire [24:0] codes4_word = {codes_2_read_data[39:32], codes_1_read_data[39:32],
      codes_0_read_data[44:36]};
  reg  [24:0] codes4_read;
  wire writes_tag4 = writes_way4 & table_is_tag;
  reg  [8:0] tags4_read;
  wire [31:0] words_4 = table_is_tag ? {23'h0, tags4_read} : {7'h0, codes4_read};
  wire in_way5 = table_way == 3'h5;
  wire writes_way5 = table_write & in_way5;
  wire writes_code5 = writes_way5 & ~table_is_tag;
  wire [24:0] codes5_word = {codes_2_read_data[47:40], codes_1_read_data[47:40],
      codes_0_read_data[53:45]};
  reg  [24:0] codes5_read;
  wire writes_tag5 = writes_way5 & table_is_tag;
  reg  [8:0] tags5_read;
  wire [31:0] words_5 = table_is_tag ? {23'h0, tags5_read} : {7'h0, codes5_read};
  wire in_way6 = table_way == 3'h6;
  wire writes_way6 = table_write & in_way6;
  wire writes_code6 = writes_way6 & ~table_is_tag;
  wire [24:0] codes6_word = {codes_2_read_data[55:48], codes_1_read_data[55:48],
      codes_0_read_data[62:54]};
  reg  [24:0] codes6_read;
  wire writes_tag6 = writes_way6 & table_is_tag;
  reg  [8:0] tags6_read;
  wire [31:0] words_6 = table_is_tag ? {23'h0, tags6_read} : {7'h0, codes6_read};
  wire in_way7 = table_way == 3'h7;
  wire writes_way7 = table_write & in_way7;
  wire writes_code7 = writes_way7 & ~table_is_tag;
  wire [7:0] codes_0_write_enable_in = {writes_code7, writes_code6, writes_code5, writes_code4,
      writes_code3, writes_code2, writes_code1, writes_code0};
  hdlgen_ram_128x9 codes_0 [7:0] (
    .aclk(aclk), .write_enable(codes_0_write_enable_in), .write_address(table_entry),
    .write_data(table_write_data[8:0]), .read_enable(reads), .read_address(read_address),
    .read_data(codes_0_read_data)
  );
  wire [7:0] codes_1_write_enable_in = {writes_code7, writes_code6, writes_code5, writes_code4,
      writes_code3, writes_code2, writes_code1, writes_code0};
  hdlgen_ram_128x8 codes_1 [7:0] (
    .aclk(aclk), .write_enable(codes_1_write_enable_in), .write_address(table_entry),
    .write_data(table_write_data[16:9]), .read_enable(reads), .read_address(read_address),
    .read_data(codes_1_read_data)
  );
  wire [7:0] codes_2_write_enable_in = {writes_code7, writes_code6, writes_code5, writes_code4,
      writes_code3, writes_code2, writes_code1, writes_code0};
  hdlgen_ram_128x8 codes_2 [7:0] (
    .aclk(aclk), .write_enable(codes_2_write_enable_in), .write_address(table_entry),
    .write_data(table_write_data[24:17]), .read_enable(reads), .read_address(read_address),
    .read_data(codes_2_read_data)
  );
  wire [24:0] codes7_word = {codes_2_read_data[63:56], codes_1_read_data[63:56],
      codes_0_read_data[71:63]};
  reg  [24:0] codes7_read;
  wire writes_tag7 = writes_way7 & table_is_tag;
  wire [7:0] tags_write_enable_in = {writes_tag7, writes_tag6, writes_tag5, writes_tag4,
      writes_tag3, writes_tag2, writes_tag1, writes_tag0};
  hdlgen_ram_128x9 tags [7:0] (
    .aclk(aclk), .write_enable(tags_write_enable_in), .write_address(table_entry),
    .write_data(table_write_data[8:0]), .read_enable(reads), .read_address(read_address),
    .read_data(tags_read_data)
  );
  reg  [8:0] tags7_read;
  wire [31:0] words_7 = table_is_tag ? {23'h0, tags7_read} : {7'h0, codes7_read};
  wire [255:0] words = {words_7, words_6, words_5, words_4, words_3, words_2, words_1, words_0};

  always @(posedge aclk) begin
    if (!aresetn) was_read <= 1'h0;
    else was_read <= reads;
  end

  always @(posedge aclk) begin
    if (lookup) looked_up <= symbol;
    if (was_read) begin
      compared_symbol <= looked_up;
      codes0_read <= codes0_word;
      tags0_read <= tags_read_data[8:0];
      codes1_read <= codes1_word;
      tags1_read <= tags_read_data[17:9];
      codes2_read <= codes2_word;
      tags2_read <= tags_read_data[26:18];
      codes3_read <= codes3_word;
      tags3_read <= tags_read_data[35:27];
      codes4_read <= codes4_word;
      tags4_read <= tags_read_data[44:36];
      codes5_read <= codes5_word;
      tags5_read <= tags_read_data[53:45];
      codes6_read <= codes6_word;
      tags6_read <= tags_read_data[62:54];
      codes7_read <= codes7_word;
      tags7_read <= tags_read_data[71:63];
    end
  end

  // The word that the configuration port reads
  hdlgen_one_hot #(.COUNT(8), .WIDTH(32)) read_way (
    .select({in_way7, in_way6, in_way5, in_way4, in_way3, in_way2, in_way1, in_way0}),
    .choices(words), .chosen(table_read_data)
  );

  // The code of the way that hits, or the escape and the symbol's raw bits
  wire [8:0] tag = compared_symbol[15:7];
  wire hit0 = (|codes0_read[24:20]) & (tags0_read == tag);
  wire hit1 = (|codes1_read[24:20]) & (tags1_read == tag);
  wire hit2 = (|codes2_read[24:20]) & (tags2_read == tag);
  wire hit3 = (|codes3_read[24:20]) & (tags3_read == tag);
  wire hit4 = (|codes4_read[24:20]) & (tags4_read == tag);
  wire hit5 = (|codes5_read[24:20]) & (tags5_read == tag);
  wire hit6 = (|codes6_read[24:20]) & (tags6_read == tag);
  wire hit7 = (|codes7_read[24:20]) & (tags7_read == tag);
  wire [7:0] hits = {hit7, hit6, hit5, hit4, hit3, hit2, hit1, hit0};
  wire hit = |hits;
  wire [24:0] choose_code_chosen;
  hdlgen_one_hot #(.COUNT(8), .WIDTH(25)) choose_code (
    .select(hits),
    .choices({codes7_read, codes6_read, codes5_read, codes4_read, codes3_read, codes2_read,
        codes1_read, codes0_read}),
    .chosen(choose_code_chosen)
  );
  // What is chosen without a hit is zero.
  wire misses = ~hit;
  reg  [35:0] found_code;
  reg  [5:0] found_length;
  assign code = found_code;
  assign length = found_length;

  always @(posedge aclk) begin
    if (advance) begin
      found_code <= {16'h0, choose_code_chosen[19:0]} |
          ({36{misses}} & ({16'h0, escape[19:0]} | ({20'h0, compared_symbol} << escape[24:20])));
      found_length <= {1'h0, choose_code_chosen[24:20]} |
          ({6{misses}} & ({1'h0, escape[24:20]} + 6'h10));
    end
  end
endmodule
