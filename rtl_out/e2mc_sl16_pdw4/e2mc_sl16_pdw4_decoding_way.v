// One decoding way: 1. find a codeword and move the window on, 2. index = codeword -
// offset, 3. decode table. A block takes load, align, then decode for each symbol.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_decoding_way (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire advance,  // All stages move; else all registers hold
  input  wire load,  // First stage loads the chunks in which the way starts
  input  wire align,  // First stage moves on to the way's first bit
  input  wire decode,  // First stage finds a symbol
  input  wire [767:0] stored,  // Stored block, first bit lowest, zero past its bursts
  input  wire index,  // Second stage holds a symbol
  input  wire [10:0] stored_bits,  // Length of the block's bursts in bits, until its last symbol
  input  wire [10:0] start,  // Bit at which the way starts, with load and align
  input  wire start_bad,  // With align: no block has that start
  // First codewords of lengths 2 and up, left-justified; then the code's end
  input  wire [419:0] first_codewords,
  input  wire [19:0] escape_codeword,  // Codeword of the escape, first bit lowest
  input  wire [19:0] escape_mask,  // A 1 for each bit of the escape's codeword
  input  wire [5:0] escape_step,  // Length of the escape and its raw symbol in bits
  input  wire [4:0] escape_length,  // Length of the escape's codeword in bits
  output reg  error,  // With the last symbol: no codeword, or bits past the block
  // Offset of each codeword length from codeword to index, shortest lowest
  input  wire [199:0] offsets,
  input  wire table_write,  // Configuration port writes a word of the decode table
  input  wire table_read,  // Configuration port reads a word of the decode table
  // Number of the word that the configuration port reads or writes
  input  wire [9:0] table_address,
  input  wire [15:0] table_write_data,  // Word that the configuration port writes
  output wire [15:0] table_read_data,  // Word of the decode table, two cycles after table_read
  output wire [15:0] symbol  // Decoded symbol, in stage 3
);

  // Stage 1: the chunks that the way is in
  wire symbol_found = advance & decode;
  wire head_fills = advance & align;
  wire places_load = advance & load;
  // Place of the bits after the head, counted from the first chunk's start.
  reg  [6:0] next_at;
  // Where the raw bits lie, if an escape is at the head.
  reg  [6:0] raw_at;
  wire chunk_done = decode & raw_at[6];
  reg  [3:0] next_even_chunk;
  reg  [3:0] next_odd_chunk;
  reg  next_is_odd;
  wire [3:0] even_at = load ? (start[10:7] + {3'h0, start[6]}) : next_even_chunk;
  wire [3:0] odd_at = load ? start[10:7] : next_odd_chunk;
  wire chunk_is_odd = load ? start[6] : next_is_odd;
  wire [63:0] even_chosen;
  hdlgen_mux #(.COUNT(6), .WIDTH(64)) even (
    .number(even_at[2:0]),
    .choices({stored[703:640], stored[575:512], stored[447:384], stored[319:256], stored[191:128],
        stored[63:0]}),
    .chosen(even_chosen)
  );
  wire [63:0] odd_chosen;
  hdlgen_mux #(.COUNT(6), .WIDTH(64)) odd (
    .number(odd_at[2:0]),
    .choices({stored[767:704], stored[639:576], stored[511:448], stored[383:320], stored[255:192],
        stored[127:64]}),
    .chosen(odd_chosen)
  );
  wire [63:0] chunk = chunk_is_odd ? odd_chosen : even_chosen;
  wire [63:0] second_chunk = start[6] ? even_chosen : odd_chosen;
  wire chunks_move = advance & (load | align | chunk_done);
  reg  [63:0] third_chunk;
  wire chunks_shift = advance & (load | chunk_done);
  reg  [63:0] next_chunk;
  reg  [63:0] this_chunk;

  always @(posedge aclk) begin
    if (chunks_move) begin
      next_even_chunk <= even_at + {3'h0, load | ~chunk_is_odd};
      next_odd_chunk <= odd_at + {3'h0, load | chunk_is_odd};
      next_is_odd <= load ? start[6] : (~next_is_odd);
      third_chunk <= chunk;
    end
    if (chunks_shift) begin
      next_chunk <= load ? second_chunk : third_chunk;
      this_chunk <= load ? chunk : next_chunk;
    end
  end

  // Stage 1: the head, and the codeword in it
  wire [19:0] behind_head_bits;
  hdlgen_bits #(.WIDTH(20), .PLACES(7)) behind_head (
    .source({third_chunk[18:0], next_chunk, this_chunk}), .place(next_at), .bits(behind_head_bits)
  );
  reg  [19:0] head;
  wire find_moves_escape;
  wire [19:0] find_moves_by;
  wire find_no_codeword;
  e2mc_sl16_pdw4_find_length find (
    .head(head), .first_codewords(first_codewords), .go(symbol_found), .fills(head_fills),
    .escape_codeword(escape_codeword), .escape_mask(escape_mask), .moves_escape(find_moves_escape),
    .moves_by(find_moves_by), .no_codeword(find_no_codeword)
  );
  wire head_stays = ~(symbol_found | head_fills);
  wire [35:0] after_escape_bits;
  hdlgen_bits #(.WIDTH(36), .PLACES(7)) after_escape (
    .source({third_chunk[34:0], next_chunk, this_chunk}), .place(raw_at), .bits(after_escape_bits)
  );
  reg  [15:0] raw_bits;
  wire [19:0] next_head = ({20{find_moves_by[0]}} & {behind_head_bits[0], head[19:1]}) |
      ({20{find_moves_by[1]}} & {behind_head_bits[1:0], head[19:2]}) |
      ({20{find_moves_by[2]}} & {behind_head_bits[2:0], head[19:3]}) |
      ({20{find_moves_by[3]}} & {behind_head_bits[3:0], head[19:4]}) |
      ({20{find_moves_by[4]}} & {behind_head_bits[4:0], head[19:5]}) |
      ({20{find_moves_by[5]}} & {behind_head_bits[5:0], head[19:6]}) |
      ({20{find_moves_by[6]}} & {behind_head_bits[6:0], head[19:7]}) |
      ({20{find_moves_by[7]}} & {behind_head_bits[7:0], head[19:8]}) |
      ({20{find_moves_by[8]}} & {behind_head_bits[8:0], head[19:9]}) |
      ({20{find_moves_by[9]}} & {behind_head_bits[9:0], head[19:10]}) |
      ({20{find_moves_by[10]}} & {behind_head_bits[10:0], head[19:11]}) |
      ({20{find_moves_by[11]}} & {behind_head_bits[11:0], head[19:12]}) |
      ({20{find_moves_by[12]}} & {behind_head_bits[12:0], head[19:13]}) |
      ({20{find_moves_by[13]}} & {behind_head_bits[13:0], head[19:14]}) |
      ({20{find_moves_by[14]}} & {behind_head_bits[14:0], head[19:15]}) |
      ({20{find_moves_by[15]}} & {behind_head_bits[15:0], head[19:16]}) |
      ({20{find_moves_by[16]}} & {behind_head_bits[16:0], head[19:17]}) |
      ({20{find_moves_by[17]}} & {behind_head_bits[17:0], head[19:18]}) |
      ({20{find_moves_by[18]}} & {behind_head_bits[18:0], head[19]}) |
      ({20{find_moves_by[19]}} & behind_head_bits) | ({20{head_stays}} & head) |
      ({20{find_moves_escape}} & after_escape_bits[35:16]);

  always @(posedge aclk) begin
    if (symbol_found) raw_bits <= after_escape_bits[15:0];
    head <= next_head;
  end

  // Stage 1: the places
  wire places_stay = head_stays & ~places_load;
  wire [6:0] move_next_next_place;
  e2mc_sl16_pdw4_next_place move_next (
    .place(next_at), .chunk_done(chunk_done), .moves_by(find_moves_by), .stays(places_stay),
    .loads(places_load), .loaded({1'h0, start[5:0]}), .moves_escape(find_moves_escape),
    .escape_step(escape_step), .next_place(move_next_next_place)
  );
  wire [6:0] raw_start = ({1'h0, start[5:0]} + {2'h0, escape_length}) - 7'h14;
  wire [6:0] move_raw_next_place;
  e2mc_sl16_pdw4_next_place move_raw (
    .place(raw_at), .chunk_done(chunk_done), .moves_by(find_moves_by), .stays(places_stay),
    .loads(places_load), .loaded(raw_start), .moves_escape(find_moves_escape),
    .escape_step(escape_step), .next_place(move_raw_next_place)
  );

  always @(posedge aclk) begin
    next_at <= move_next_next_place;
    raw_at <= move_raw_next_place;
  end

  // Between stages 1 and 2: what was found
  reg  [19:0] found_length;
  reg  is_escape;
  wire [5:0] step = ({6{found_length[0]}} & 6'h1) | ({6{found_length[1]}} & 6'h2) |
      ({6{found_length[2]}} & 6'h3) | ({6{found_length[3]}} & 6'h4) |
      ({6{found_length[4]}} & 6'h5) | ({6{found_length[5]}} & 6'h6) |
      ({6{found_length[6]}} & 6'h7) | ({6{found_length[7]}} & 6'h8) |
      ({6{found_length[8]}} & 6'h9) | ({6{found_length[9]}} & 6'ha) |
      ({6{found_length[10]}} & 6'hb) | ({6{found_length[11]}} & 6'hc) |
      ({6{found_length[12]}} & 6'hd) | ({6{found_length[13]}} & 6'he) |
      ({6{found_length[14]}} & 6'hf) | ({6{found_length[15]}} & 6'h10) |
      ({6{found_length[16]}} & 6'h11) | ({6{found_length[17]}} & 6'h12) |
      ({6{found_length[18]}} & 6'h13) | ({6{found_length[19]}} & 6'h14) |
      ({6{is_escape}} & escape_step);
  reg  [19:0] codeword_bits;
  reg  no_codeword;

  always @(posedge aclk) begin
    if (symbol_found) begin
      found_length <= find_moves_by;
      is_escape <= find_moves_escape;
      codeword_bits <= head;
      no_codeword <= find_no_codeword;
    end
  end

  // Stage 2: index = codeword - offset; where the way is, and what was wrong
  reg  [10:0] position;
  wire position_moves = advance & (align | index);
  reg  bad;
  // The decode table has read a symbol's word.
  reg  has_word;
  wire word_moves = advance & has_word;
  wire [19:0] first_bit_highest = {codeword_bits[0], codeword_bits[1], codeword_bits[2],
      codeword_bits[3], codeword_bits[4], codeword_bits[5], codeword_bits[6], codeword_bits[7],
      codeword_bits[8], codeword_bits[9], codeword_bits[10], codeword_bits[11], codeword_bits[12],
      codeword_bits[13], codeword_bits[14], codeword_bits[15], codeword_bits[16], codeword_bits[17],
      codeword_bits[18], codeword_bits[19]};
  wire [9:0] codeword = ({10{found_length[0]}} & {9'h0, first_bit_highest[19]}) |
      ({10{found_length[1]}} & {8'h0, first_bit_highest[19:18]}) |
      ({10{found_length[2]}} & {7'h0, first_bit_highest[19:17]}) |
      ({10{found_length[3]}} & {6'h0, first_bit_highest[19:16]}) |
      ({10{found_length[4]}} & {5'h0, first_bit_highest[19:15]}) |
      ({10{found_length[5]}} & {4'h0, first_bit_highest[19:14]}) |
      ({10{found_length[6]}} & {3'h0, first_bit_highest[19:13]}) |
      ({10{found_length[7]}} & {2'h0, first_bit_highest[19:12]}) |
      ({10{found_length[8]}} & {1'h0, first_bit_highest[19:11]}) |
      ({10{found_length[9]}} & first_bit_highest[19:10]) |
      ({10{found_length[10]}} & first_bit_highest[18:9]) |
      ({10{found_length[11]}} & first_bit_highest[17:8]) |
      ({10{found_length[12]}} & first_bit_highest[16:7]) |
      ({10{found_length[13]}} & first_bit_highest[15:6]) |
      ({10{found_length[14]}} & first_bit_highest[14:5]) |
      ({10{found_length[15]}} & first_bit_highest[13:4]) |
      ({10{found_length[16]}} & first_bit_highest[12:3]) |
      ({10{found_length[17]}} & first_bit_highest[11:2]) |
      ({10{found_length[18]}} & first_bit_highest[10:1]) |
      ({10{found_length[19]}} & first_bit_highest[9:0]);
  wire [9:0] offset_chosen;
  hdlgen_one_hot #(.COUNT(20), .WIDTH(10)) offset (
    .select(found_length), .choices(offsets), .chosen(offset_chosen)
  );
  wire [9:0] table_index = codeword - offset_chosen;
  wire index_moves = advance & index;

  always @(posedge aclk) begin
    if (!aresetn) has_word <= 1'h0;
    else if (advance) has_word <= index;
  end

  always @(posedge aclk) begin
    if (position_moves) begin
      position <= align ? start : (position + {5'h0, step});
      bad <= align ? start_bad : (bad | no_codeword);
    end
    if (word_moves) error <= bad | (stored_bits < position);
  end

  // Stage 3: the decode table; an escape's raw bits pass it by
  wire [9:0] read_address = table_read ? table_address : table_index;
  hdlgen_ram_1024x16_registered decode_table (
    .aclk(aclk), .write_enable(table_write), .write_address(table_address),
    .write_data(table_write_data), .read_enable(index_moves | table_read),
    .read_address(read_address), .register_enable(word_moves | table_read),
    .read_data(table_read_data)
  );
  reg  [15:0] raw_symbol;
  reg  raw_passes;
  reg  [15:0] raw_delivered;
  reg  raw_is_delivered;
  assign symbol = raw_is_delivered ? raw_delivered : table_read_data;

  always @(posedge aclk) begin
    if (index_moves) begin
      raw_symbol <= raw_bits;
      raw_passes <= is_escape;
    end
    if (word_moves) begin
      raw_delivered <= raw_symbol;
      raw_is_delivered <= raw_passes;
    end
  end
endmodule
