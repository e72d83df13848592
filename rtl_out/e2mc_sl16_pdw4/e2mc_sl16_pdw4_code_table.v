// Stage 1 of the compressor: codeword and length of each symbol, or the escape and
// the symbol's raw bits.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_code_table (
  input  wire aclk,
  input  wire advance,
  input  wire lookup,  // A symbol is to be looked up.
  input  wire [15:0] symbol,
  input  wire [24:0] escape,  // Its codeword, and its length above that.
  input  wire table_write,
  input  wire table_read,
  input  wire table_is_tag,  // The word is a tag, not a code.
  input  wire [2:0] table_way,
  input  wire [6:0] table_entry,  // The word's set.
  input  wire [24:0] table_write_data,
  input  wire choose,  // The code is read of the symbol looked up in the cycle before.
  output wire [31:0] table_read_data,  // The cycle after table_read.
  output wire [35:0] code,  // In the order of the stream: bit 0 is sent first.
  output wire [5:0] length
);

  // What is read: tags, and codes with them or a cycle later
  reg  [15:0] looked_up;
  wire [8:0] tag = looked_up[15:7];
  wire reads = (advance & lookup) | table_read;
  wire [6:0] read_address = table_read ? table_entry : symbol[6:0];
  reg  [15:0] chosen_symbol;
  wire reads_codes = (advance & choose) | table_read;
  wire [6:0] code_address = table_read ? table_entry : looked_up[6:0];

  always @(posedge aclk) begin
    if (advance & lookup) begin
      looked_up <= symbol;
    end
  end

  always @(posedge aclk) begin
    if (advance & choose) begin
      chosen_symbol <= looked_up;
    end
  end

  // The ways of the table: tags and codes
  wire in_way0 = table_way == 3'h0;
  wire writes_way0 = table_write & in_way0;
  wire [24:0] codes0_read_data;
  ram_128x25 codes0 (
    .aclk(aclk), .write_enable(writes_way0 & ~table_is_tag), .write_address(table_entry),
    .write_data(table_write_data), .read_enable(reads_codes), .read_address(code_address),
    .read_data(codes0_read_data)
  );
  wire [8:0] tags0_read_data;
  ram_128x9 tags0 (
    .aclk(aclk), .write_enable(writes_way0 & table_is_tag), .write_address(table_entry),
    .write_data(table_write_data[8:0]), .read_enable(reads), .read_address(read_address),
    .read_data(tags0_read_data)
  );
  reg  matches0;
  wire hit0 = (|codes0_read_data[24:20]) & matches0;
  // A tag or a code of each way.
  wire [31:0] words_0 = table_is_tag ? {23'h0, tags0_read_data} : {7'h0, codes0_read_data};
  wire in_way1 = table_way == 3'h1;
  wire writes_way1 = table_write & in_way1;
  wire [24:0] codes1_read_data;
  ram_128x25 codes1 (
    .aclk(aclk), .write_enable(writes_way1 & ~table_is_tag), .write_address(table_entry),
    .write_data(table_write_data), .read_enable(reads_codes), .read_address(code_address),
    .read_data(codes1_read_data)
  );
  wire [8:0] tags1_read_data;
  ram_128x9 tags1 (
    .aclk(aclk), .write_enable(writes_way1 & table_is_tag), .write_address(table_entry),
    .write_data(table_write_data[8:0]), .read_enable(reads), .read_address(read_address),
    .read_data(tags1_read_data)
  );
  reg  matches1;
  wire hit1 = (|codes1_read_data[24:20]) & matches1;
  wire [31:0] words_1 = table_is_tag ? {23'h0, tags1_read_data} : {7'h0, codes1_read_data};
  wire in_way2 = table_way == 3'h2;
  wire writes_way2 = table_write & in_way2;
  wire [24:0] codes2_read_data;
  ram_128x25 codes2 (
    .aclk(aclk), .write_enable(writes_way2 & ~table_is_tag), .write_address(table_entry),
    .write_data(table_write_data), .read_enable(reads_codes), .read_address(code_address),
    .read_data(codes2_read_data)
  );
  wire [8:0] tags2_read_data;
  ram_128x9 tags2 (
    .aclk(aclk), .write_enable(writes_way2 & table_is_tag), .write_address(table_entry),
    .write_data(table_write_data[8:0]), .read_enable(reads), .read_address(read_address),
    .read_data(tags2_read_data)
  );
  reg  matches2;
  wire hit2 = (|codes2_read_data[24:20]) & matches2;
  wire [31:0] words_2 = table_is_tag ? {23'h0, tags2_read_data} : {7'h0, codes2_read_data};
  wire in_way3 = table_way == 3'h3;
  wire writes_way3 = table_write & in_way3;
  wire [24:0] codes3_read_data;
  ram_128x25 codes3 (
    .aclk(aclk), .write_enable(writes_way3 & ~table_is_tag), .write_address(table_entry),
    .write_data(table_write_data), .read_enable(reads_codes), .read_address(code_address),
    .read_data(codes3_read_data)
  );
  wire [8:0] tags3_read_data;
  ram_128x9 tags3 (
    .aclk(aclk), .write_enable(writes_way3 & table_is_tag), .write_address(table_entry),
    .write_data(table_write_data[8:0]), .read_enable(reads), .read_address(read_address),
    .read_data(tags3_read_data)
  );
  reg  matches3;
  wire hit3 = (|codes3_read_data[24:20]) & matches3;
  wire [31:0] words_3 = table_is_tag ? {23'h0, tags3_read_data} : {7'h0, codes3_read_data};
  wire in_way4 = table_way == 3'h4;
  wire writes_way4 = table_write & in_way4;
  wire [24:0] codes4_read_data;
  ram_128x25 codes4 (
    .aclk(aclk), .write_enable(writes_way4 & ~table_is_tag), .write_address(table_entry),
    .write_data(table_write_data), .read_enable(reads_codes), .read_address(code_address),
    .read_data(codes4_read_data)
  );
  wire [8:0] tags4_read_data;
  ram_128x9 tags4 (
    .aclk(aclk), .write_enable(writes_way4 & table_is_tag), .write_address(table_entry),
    .write_data(table_write_data[8:0]), .read_enable(reads), .read_address(read_address),
    .read_data(tags4_read_data)
  );
  reg  matches4;
  wire hit4 = (|codes4_read_data[24:20]) & matches4;
  wire [31:0] words_4 = table_is_tag ? {23'h0, tags4_read_data} : {7'h0, codes4_read_data};
  wire in_way5 = table_way == 3'h5;
  wire writes_way5 = table_write & in_way5;
  wire [24:0] codes5_read_data;
  ram_128x25 codes5 (
    .aclk(aclk), .write_enable(writes_way5 & ~table_is_tag), .write_address(table_entry),
    .write_data(table_write_data), .read_enable(reads_codes), .read_address(code_address),
    .read_data(codes5_read_data)
  );
  wire [8:0] tags5_read_data;
  ram_128x9 tags5 (
    .aclk(aclk), .write_enable(writes_way5 & table_is_tag), .write_address(table_entry),
    .write_data(table_write_data[8:0]), .read_enable(reads), .read_address(read_address),
    .read_data(tags5_read_data)
  );
  reg  matches5;
  wire hit5 = (|codes5_read_data[24:20]) & matches5;
  wire [31:0] words_5 = table_is_tag ? {23'h0, tags5_read_data} : {7'h0, codes5_read_data};
  wire in_way6 = table_way == 3'h6;
  wire writes_way6 = table_write & in_way6;
  wire [24:0] codes6_read_data;
  ram_128x25 codes6 (
    .aclk(aclk), .write_enable(writes_way6 & ~table_is_tag), .write_address(table_entry),
    .write_data(table_write_data), .read_enable(reads_codes), .read_address(code_address),
    .read_data(codes6_read_data)
  );
  wire [8:0] tags6_read_data;
  ram_128x9 tags6 (
    .aclk(aclk), .write_enable(writes_way6 & table_is_tag), .write_address(table_entry),
    .write_data(table_write_data[8:0]), .read_enable(reads), .read_address(read_address),
    .read_data(tags6_read_data)
  );
  reg  matches6;
  wire hit6 = (|codes6_read_data[24:20]) & matches6;
  wire [31:0] words_6 = table_is_tag ? {23'h0, tags6_read_data} : {7'h0, codes6_read_data};
  wire in_way7 = table_way == 3'h7;
  wire writes_way7 = table_write & in_way7;
  wire [24:0] codes7_read_data;
  ram_128x25 codes7 (
    .aclk(aclk), .write_enable(writes_way7 & ~table_is_tag), .write_address(table_entry),
    .write_data(table_write_data), .read_enable(reads_codes), .read_address(code_address),
    .read_data(codes7_read_data)
  );
  wire [8:0] tags7_read_data;
  ram_128x9 tags7 (
    .aclk(aclk), .write_enable(writes_way7 & table_is_tag), .write_address(table_entry),
    .write_data(table_write_data[8:0]), .read_enable(reads), .read_address(read_address),
    .read_data(tags7_read_data)
  );
  reg  matches7;
  wire hit7 = (|codes7_read_data[24:20]) & matches7;
  wire [31:0] words_7 = table_is_tag ? {23'h0, tags7_read_data} : {7'h0, codes7_read_data};
  wire [255:0] words = {words_7, words_6, words_5, words_4, words_3, words_2, words_1, words_0};

  always @(posedge aclk) begin
    if (advance) begin
      matches0 <= tags0_read_data == tag;
      matches1 <= tags1_read_data == tag;
      matches2 <= tags2_read_data == tag;
      matches3 <= tags3_read_data == tag;
      matches4 <= tags4_read_data == tag;
      matches5 <= tags5_read_data == tag;
      matches6 <= tags6_read_data == tag;
      matches7 <= tags7_read_data == tag;
    end
  end

  // The word that the configuration port reads
  one_hot_8x32 read_way (
    .select({in_way7, in_way6, in_way5, in_way4, in_way3, in_way2, in_way1, in_way0}),
    .choices(words), .chosen(table_read_data)
  );

  // The code of the way that hits, or the escape and the symbol's raw bits
  wire [7:0] hits = {hit7, hit6, hit5, hit4, hit3, hit2, hit1, hit0};
  wire hit = |hits;
  wire [24:0] choose_code_chosen;
  one_hot_8x25 choose_code (
    .select(hits),
    .choices({codes7_read_data, codes6_read_data, codes5_read_data, codes4_read_data,
        codes3_read_data, codes2_read_data, codes1_read_data, codes0_read_data}),
    .chosen(choose_code_chosen)
  );
  // What is chosen without a hit is zero.
  wire misses = ~hit;
  reg  [35:0] found_code;
  assign code = found_code;
  reg  [5:0] found_length;
  assign length = found_length;

  always @(posedge aclk) begin
    if (advance) begin
      found_code <= {16'h0, choose_code_chosen[19:0]} |
          ({36{misses}} & ({16'h0, escape[19:0]} | ({20'h0, chosen_symbol} << escape[24:20])));
      found_length <= {1'h0, choose_code_chosen[24:20]} |
          ({6{misses}} & ({1'h0, escape[24:20]} + 6'h10));
    end
  end
endmodule
