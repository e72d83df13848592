// One decoding way: 1. find a codeword and move the window on, 2. index = codeword -
// offset, 3. decode table. A block takes load, align, then decode for each symbol.
//
// Made by: hdlgen --sl 16 --pdw 4
module e2mc_sl16_pdw4_decoding_way (
  input  wire aclk,
  input  wire advance,
  input  wire load,
  input  wire align,
  input  wire decode,
  input  wire [767:0] stored,
  input  wire index,
  input  wire [10:0] stored_bits,
  input  wire [10:0] start,
  input  wire start_bad,
  input  wire [419:0] first_codewords,
  input  wire [19:0] escape_codeword,
  input  wire [19:0] escape_mask,
  input  wire [5:0] escape_step,
  input  wire [4:0] escape_length,
  output wire error,
  input  wire [199:0] offsets,
  input  wire table_write,
  input  wire table_read,
  input  wire [9:0] table_address,
  input  wire [15:0] table_write_data,
  output wire [15:0] table_read_data,
  output wire [15:0] symbol
);

  wire symbol_found;
  wire head_fills;
  wire places_load;
  reg  [6:0] next_at;
  reg  [6:0] raw_at;
  wire chunk_done;
  reg  [3:0] next_even_chunk;
  reg  [3:0] next_odd_chunk;
  reg  next_is_odd;
  wire [3:0] even_at;
  wire [3:0] odd_at;
  wire chunk_is_odd;
  wire [63:0] n1;
  wire [63:0] n2;
  wire [63:0] chunk;
  wire [63:0] second_chunk;
  wire chunks_move;
  reg  [63:0] third_chunk;
  wire chunks_shift;
  reg  [63:0] next_chunk;
  reg  [63:0] this_chunk;
  wire [82:0] n3;
  wire [50:0] n4;
  wire [34:0] n5;
  wire [26:0] n6;
  wire [22:0] n7;
  wire [20:0] n8;
  wire [19:0] behind_head;
  reg  [19:0] head;
  wire find_moves_escape;
  wire [19:0] find_moves_by;
  wire find_no_codeword;
  wire head_stays;
  wire [98:0] n9;
  wire [66:0] n10;
  wire [50:0] n11;
  wire [42:0] n12;
  wire [38:0] n13;
  wire [36:0] n14;
  wire [35:0] after_escape;
  reg  [15:0] raw_bits;
  wire [6:0] n15;
  wire [6:0] n16;
  wire n17;
  wire [6:0] n18;
  wire n19;
  reg  [19:0] found_length;
  reg  is_escape;
  wire [5:0] step;
  reg  [19:0] codeword_bits;
  reg  no_codeword;
  reg  [10:0] position;
  wire position_moves;
  reg  bad;
  wire [9:0] codeword;
  wire [9:0] code_offset;
  wire [9:0] table_index;
  wire [15:0] decode_table_read_data;
  wire index_moves;
  reg  [15:0] raw_symbol;
  reg  raw_passes;

  assign symbol_found = advance & decode;
  assign head_fills = advance & align;
  assign places_load = advance & load;
  assign chunk_done = decode & raw_at[6];
  assign even_at = load ? (start[10:7] + {3'h0, start[6]}) : next_even_chunk;
  assign odd_at = load ? start[10:7] : next_odd_chunk;
  assign chunk_is_odd = load ? start[6] : next_is_odd;
  assign n1 = even_at[2] ? (even_at[0] ? stored[703:640] : stored[575:512]) : (even_at[1] ? (even_at[0] ? stored[447:384] : stored[319:256]) : (even_at[0] ? stored[191:128] : stored[63:0]));
  assign n2 = odd_at[2] ? (odd_at[0] ? stored[767:704] : stored[639:576]) : (odd_at[1] ? (odd_at[0] ? stored[511:448] : stored[383:320]) : (odd_at[0] ? stored[255:192] : stored[127:64]));
  assign chunk = chunk_is_odd ? n2 : n1;
  assign second_chunk = start[6] ? n1 : n2;
  assign chunks_move = advance & (load | align | chunk_done);
  assign chunks_shift = advance & (load | chunk_done);
  assign n3 = next_at[6] ? {third_chunk[18:0], next_chunk} : {next_chunk[18:0], this_chunk};
  assign n4 = next_at[5] ? n3[82:32] : n3[50:0];
  assign n5 = next_at[4] ? n4[50:16] : n4[34:0];
  assign n6 = next_at[3] ? n5[34:8] : n5[26:0];
  assign n7 = next_at[2] ? n6[26:4] : n6[22:0];
  assign n8 = next_at[1] ? n7[22:2] : n7[20:0];
  assign behind_head = next_at[0] ? n8[20:1] : n8[19:0];
  assign head_stays = ~(symbol_found | head_fills);
  assign n9 = raw_at[6] ? {third_chunk[34:0], next_chunk} : {next_chunk[34:0], this_chunk};
  assign n10 = raw_at[5] ? n9[98:32] : n9[66:0];
  assign n11 = raw_at[4] ? n10[66:16] : n10[50:0];
  assign n12 = raw_at[3] ? n11[50:8] : n11[42:0];
  assign n13 = raw_at[2] ? n12[42:4] : n12[38:0];
  assign n14 = raw_at[1] ? n13[38:2] : n13[36:0];
  assign after_escape = raw_at[0] ? n14[36:1] : n14[35:0];
  assign n15 = {1'h0, start[5:0]};
  assign n16 = {next_at[6] - chunk_done, next_at[5:0]};
  assign n17 = head_stays & ~places_load;
  assign n18 = {raw_at[6] - chunk_done, raw_at[5:0]};
  assign n19 = head_stays & ~places_load;
  assign step = ({6{found_length[0]}} & 6'h1) | ({6{found_length[1]}} & 6'h2) | ({6{found_length[2]}} & 6'h3) | ({6{found_length[3]}} & 6'h4) | ({6{found_length[4]}} & 6'h5) | ({6{found_length[5]}} & 6'h6) | ({6{found_length[6]}} & 6'h7) | ({6{found_length[7]}} & 6'h8) | ({6{found_length[8]}} & 6'h9) | ({6{found_length[9]}} & 6'ha) | ({6{found_length[10]}} & 6'hb) | ({6{found_length[11]}} & 6'hc) | ({6{found_length[12]}} & 6'hd) | ({6{found_length[13]}} & 6'he) | ({6{found_length[14]}} & 6'hf) | ({6{found_length[15]}} & 6'h10) | ({6{found_length[16]}} & 6'h11) | ({6{found_length[17]}} & 6'h12) | ({6{found_length[18]}} & 6'h13) | ({6{found_length[19]}} & 6'h14) | ({6{is_escape}} & escape_step);
  assign position_moves = advance & (align | index);
  assign error = bad | (stored_bits < position);
  assign codeword = ({10{found_length[0]}} & {9'h0, codeword_bits[0]}) | ({10{found_length[1]}} & {8'h0, codeword_bits[0], codeword_bits[1]}) | ({10{found_length[2]}} & {7'h0, codeword_bits[0], codeword_bits[1], codeword_bits[2]}) | ({10{found_length[3]}} & {6'h0, codeword_bits[0], codeword_bits[1], codeword_bits[2], codeword_bits[3]}) | ({10{found_length[4]}} & {5'h0, codeword_bits[0], codeword_bits[1], codeword_bits[2], codeword_bits[3], codeword_bits[4]}) | ({10{found_length[5]}} & {4'h0, codeword_bits[0], codeword_bits[1], codeword_bits[2], codeword_bits[3], codeword_bits[4],
    codeword_bits[5]}) | ({10{found_length[6]}} & {3'h0, codeword_bits[0], codeword_bits[1], codeword_bits[2], codeword_bits[3], codeword_bits[4],
    codeword_bits[5], codeword_bits[6]}) | ({10{found_length[7]}} & {2'h0, codeword_bits[0], codeword_bits[1], codeword_bits[2], codeword_bits[3], codeword_bits[4],
    codeword_bits[5], codeword_bits[6], codeword_bits[7]}) | ({10{found_length[8]}} & {1'h0, codeword_bits[0], codeword_bits[1], codeword_bits[2], codeword_bits[3], codeword_bits[4],
    codeword_bits[5], codeword_bits[6], codeword_bits[7], codeword_bits[8]}) | ({10{found_length[9]}} & {codeword_bits[0], codeword_bits[1], codeword_bits[2], codeword_bits[3], codeword_bits[4],
    codeword_bits[5], codeword_bits[6], codeword_bits[7], codeword_bits[8], codeword_bits[9]}) | ({10{found_length[10]}} & {codeword_bits[1], codeword_bits[2], codeword_bits[3], codeword_bits[4], codeword_bits[5],
    codeword_bits[6], codeword_bits[7], codeword_bits[8], codeword_bits[9], codeword_bits[10]}) | ({10{found_length[11]}} & {codeword_bits[2], codeword_bits[3], codeword_bits[4], codeword_bits[5], codeword_bits[6],
    codeword_bits[7], codeword_bits[8], codeword_bits[9], codeword_bits[10], codeword_bits[11]}) | ({10{found_length[12]}} & {codeword_bits[3], codeword_bits[4], codeword_bits[5], codeword_bits[6], codeword_bits[7],
    codeword_bits[8], codeword_bits[9], codeword_bits[10], codeword_bits[11], codeword_bits[12]}) | ({10{found_length[13]}} & {codeword_bits[4], codeword_bits[5], codeword_bits[6], codeword_bits[7], codeword_bits[8],
    codeword_bits[9], codeword_bits[10], codeword_bits[11], codeword_bits[12], codeword_bits[13]}) | ({10{found_length[14]}} & {codeword_bits[5], codeword_bits[6], codeword_bits[7], codeword_bits[8], codeword_bits[9],
    codeword_bits[10], codeword_bits[11], codeword_bits[12], codeword_bits[13], codeword_bits[14]}) | ({10{found_length[15]}} & {codeword_bits[6], codeword_bits[7], codeword_bits[8], codeword_bits[9], codeword_bits[10],
    codeword_bits[11], codeword_bits[12], codeword_bits[13], codeword_bits[14], codeword_bits[15]}) | ({10{found_length[16]}} & {codeword_bits[7], codeword_bits[8], codeword_bits[9], codeword_bits[10], codeword_bits[11],
    codeword_bits[12], codeword_bits[13], codeword_bits[14], codeword_bits[15], codeword_bits[16]}) | ({10{found_length[17]}} & {codeword_bits[8], codeword_bits[9], codeword_bits[10], codeword_bits[11], codeword_bits[12],
    codeword_bits[13], codeword_bits[14], codeword_bits[15], codeword_bits[16], codeword_bits[17]}) | ({10{found_length[18]}} & {codeword_bits[9], codeword_bits[10], codeword_bits[11], codeword_bits[12], codeword_bits[13],
    codeword_bits[14], codeword_bits[15], codeword_bits[16], codeword_bits[17], codeword_bits[18]}) | ({10{found_length[19]}} & {codeword_bits[10], codeword_bits[11], codeword_bits[12], codeword_bits[13], codeword_bits[14],
    codeword_bits[15], codeword_bits[16], codeword_bits[17], codeword_bits[18], codeword_bits[19]});
  assign code_offset = ({10{found_length[0]}} & offsets[9:0]) | ({10{found_length[1]}} & offsets[19:10]) | ({10{found_length[2]}} & offsets[29:20]) | ({10{found_length[3]}} & offsets[39:30]) | ({10{found_length[4]}} & offsets[49:40]) | ({10{found_length[5]}} & offsets[59:50]) | ({10{found_length[6]}} & offsets[69:60]) | ({10{found_length[7]}} & offsets[79:70]) | ({10{found_length[8]}} & offsets[89:80]) | ({10{found_length[9]}} & offsets[99:90]) | ({10{found_length[10]}} & offsets[109:100]) | ({10{found_length[11]}} & offsets[119:110]) | ({10{found_length[12]}} & offsets[129:120]) | ({10{found_length[13]}} & offsets[139:130]) | ({10{found_length[14]}} & offsets[149:140]) | ({10{found_length[15]}} & offsets[159:150]) | ({10{found_length[16]}} & offsets[169:160]) | ({10{found_length[17]}} & offsets[179:170]) | ({10{found_length[18]}} & offsets[189:180]) | ({10{found_length[19]}} & offsets[199:190]);
  assign table_index = codeword - code_offset;
  assign table_read_data = decode_table_read_data;
  assign index_moves = advance & index;
  assign symbol = raw_passes ? raw_symbol : decode_table_read_data;

  e2mc_sl16_pdw4_find_length find (
    .head(head),
    .first_codewords(first_codewords),
    .go(symbol_found),
    .fills(head_fills),
    .escape_codeword(escape_codeword),
    .escape_mask(escape_mask),
    .moves_escape(find_moves_escape),
    .moves_by(find_moves_by),
    .no_codeword(find_no_codeword)
  );

  ram_1024x16 decode_table (
    .aclk(aclk),
    .write_enable(table_write),
    .write_address(table_address),
    .write_data(table_write_data),
    .read_enable((advance & index) | table_read),
    .read_address(table_read ? table_address : table_index),
    .read_data(decode_table_read_data)
  );

  always @(posedge aclk) begin
    next_at <= ({7{find_moves_by[0]}} & (n16 + 7'h1)) | ({7{find_moves_by[1]}} & (n16 + 7'h2)) | ({7{find_moves_by[2]}} & (n16 + 7'h3)) | ({7{find_moves_by[3]}} & (n16 + 7'h4)) | ({7{find_moves_by[4]}} & (n16 + 7'h5)) | ({7{find_moves_by[5]}} & (n16 + 7'h6)) | ({7{find_moves_by[6]}} & (n16 + 7'h7)) | ({7{find_moves_by[7]}} & (n16 + 7'h8)) | ({7{find_moves_by[8]}} & (n16 + 7'h9)) | ({7{find_moves_by[9]}} & (n16 + 7'ha)) | ({7{find_moves_by[10]}} & (n16 + 7'hb)) | ({7{find_moves_by[11]}} & (n16 + 7'hc)) | ({7{find_moves_by[12]}} & (n16 + 7'hd)) | ({7{find_moves_by[13]}} & (n16 + 7'he)) | ({7{find_moves_by[14]}} & (n16 + 7'hf)) | ({7{find_moves_by[15]}} & (n16 + 7'h10)) | ({7{find_moves_by[16]}} & (n16 + 7'h11)) | ({7{find_moves_by[17]}} & (n16 + 7'h12)) | ({7{find_moves_by[18]}} & (n16 + 7'h13)) | ({7{find_moves_by[19]}} & (n16 + 7'h14)) | ({7{find_moves_escape}} & (n16 + {1'h0, escape_step})) | ({7{n17}} & next_at) | ({7{places_load}} & n15);
    raw_at <= ({7{find_moves_by[0]}} & (n18 + 7'h1)) | ({7{find_moves_by[1]}} & (n18 + 7'h2)) | ({7{find_moves_by[2]}} & (n18 + 7'h3)) | ({7{find_moves_by[3]}} & (n18 + 7'h4)) | ({7{find_moves_by[4]}} & (n18 + 7'h5)) | ({7{find_moves_by[5]}} & (n18 + 7'h6)) | ({7{find_moves_by[6]}} & (n18 + 7'h7)) | ({7{find_moves_by[7]}} & (n18 + 7'h8)) | ({7{find_moves_by[8]}} & (n18 + 7'h9)) | ({7{find_moves_by[9]}} & (n18 + 7'ha)) | ({7{find_moves_by[10]}} & (n18 + 7'hb)) | ({7{find_moves_by[11]}} & (n18 + 7'hc)) | ({7{find_moves_by[12]}} & (n18 + 7'hd)) | ({7{find_moves_by[13]}} & (n18 + 7'he)) | ({7{find_moves_by[14]}} & (n18 + 7'hf)) | ({7{find_moves_by[15]}} & (n18 + 7'h10)) | ({7{find_moves_by[16]}} & (n18 + 7'h11)) | ({7{find_moves_by[17]}} & (n18 + 7'h12)) | ({7{find_moves_by[18]}} & (n18 + 7'h13)) | ({7{find_moves_by[19]}} & (n18 + 7'h14)) | ({7{find_moves_escape}} & (n18 + {1'h0, escape_step})) | ({7{n19}} & raw_at) | ({7{places_load}} & ((n15 + {2'h0, escape_length}) - 7'h14));
    if (chunks_move) next_even_chunk <= even_at + {3'h0, load | ~chunk_is_odd};
    if (chunks_move) next_odd_chunk <= odd_at + {3'h0, load | chunk_is_odd};
    if (chunks_move) next_is_odd <= load ? start[6] : (~next_is_odd);
    if (chunks_move) third_chunk <= chunk;
    if (chunks_shift) next_chunk <= load ? second_chunk : third_chunk;
    if (chunks_shift) this_chunk <= load ? chunk : next_chunk;
    head <= ({20{find_moves_by[0]}} & {behind_head[0], head[19:1]}) | ({20{find_moves_by[1]}} & {behind_head[1:0], head[19:2]}) | ({20{find_moves_by[2]}} & {behind_head[2:0], head[19:3]}) | ({20{find_moves_by[3]}} & {behind_head[3:0], head[19:4]}) | ({20{find_moves_by[4]}} & {behind_head[4:0], head[19:5]}) | ({20{find_moves_by[5]}} & {behind_head[5:0], head[19:6]}) | ({20{find_moves_by[6]}} & {behind_head[6:0], head[19:7]}) | ({20{find_moves_by[7]}} & {behind_head[7:0], head[19:8]}) | ({20{find_moves_by[8]}} & {behind_head[8:0], head[19:9]}) | ({20{find_moves_by[9]}} & {behind_head[9:0], head[19:10]}) | ({20{find_moves_by[10]}} & {behind_head[10:0], head[19:11]}) | ({20{find_moves_by[11]}} & {behind_head[11:0], head[19:12]}) | ({20{find_moves_by[12]}} & {behind_head[12:0], head[19:13]}) | ({20{find_moves_by[13]}} & {behind_head[13:0], head[19:14]}) | ({20{find_moves_by[14]}} & {behind_head[14:0], head[19:15]}) | ({20{find_moves_by[15]}} & {behind_head[15:0], head[19:16]}) | ({20{find_moves_by[16]}} & {behind_head[16:0], head[19:17]}) | ({20{find_moves_by[17]}} & {behind_head[17:0], head[19:18]}) | ({20{find_moves_by[18]}} & {behind_head[18:0], head[19]}) | ({20{find_moves_by[19]}} & behind_head) | ({20{head_stays}} & head) | ({20{find_moves_escape}} & after_escape[35:16]);
    if (symbol_found) raw_bits <= after_escape[15:0];
    if (symbol_found) found_length <= find_moves_by;
    if (symbol_found) is_escape <= find_moves_escape;
    if (symbol_found) codeword_bits <= head;
    if (symbol_found) no_codeword <= find_no_codeword;
    if (position_moves) position <= align ? start : (position + {5'h0, step});
    if (position_moves) bad <= align ? start_bad : (bad | no_codeword);
    if (index_moves) raw_symbol <= raw_bits;
    if (index_moves) raw_passes <= is_escape;
  end
endmodule
