// One decoding way: 1. find a codeword and move the window on, 2. index = codeword -
// offset, 3. decode table. A block takes load, align, then decode for each symbol.
//
// Made by: hdlgen --sl 16 --pdw 4
module e2mc_sl16_pdw4_decoding_way (
  input  wire aclk,
  input  wire advance,
  input  wire load,
  input  wire align,
  input  wire index,
  input  wire [10:0] stored_bits,
  input  wire [10:0] start,
  input  wire start_bad,
  input  wire decode,
  input  wire [767:0] stored,
  input  wire [419:0] first_codewords,
  input  wire [19:0] escape_codeword,
  input  wire [19:0] escape_mask,
  input  wire [5:0] escape_step,
  output wire error,
  input  wire [199:0] offsets,
  input  wire table_write,
  input  wire table_read,
  input  wire [9:0] table_address,
  input  wire [15:0] table_write_data,
  output wire [15:0] table_read_data,
  input  wire [4:0] escape_length,
  output wire [15:0] symbol
);

  reg  [4:0] chunk_number;
  wire [4:0] chunk_at;
  wire [63:0] chunk;
  reg  [5:0] offset;
  reg  [134:0] window;
  reg  [7:0] valid_bits;
  wire [19:0] find_found;
  wire find_is_escape;
  wire [5:0] find_step;
  wire find_no_codeword;
  wire refill;
  wire [134:0] placed_chunk;
  wire [134:0] window_after_symbol;
  wire [134:0] window_aligned;
  wire window_moves;
  wire symbol_found;
  reg  [19:0] found_length;
  reg  [35:0] taken;
  reg  [5:0] step;
  reg  no_codeword;
  reg  is_escape;
  reg  [10:0] way_start;
  reg  way_start_bad;
  reg  [10:0] position;
  wire position_moves;
  reg  bad;
  wire [9:0] codeword;
  wire [9:0] code_offset;
  wire [9:0] table_index;
  wire [15:0] decode_table_read_data;
  wire index_moves;
  wire [35:0] after_escape;
  reg  [15:0] raw_symbol;
  reg  raw_passes;

  assign chunk_at = load ? start[10:6] : chunk_number;
  assign chunk = chunk_at[3] ? (chunk_at[1] ? (chunk_at[0] ? stored[767:704] : stored[703:640]) : (chunk_at[0] ? stored[639:576] : stored[575:512])) : (chunk_at[2] ? (chunk_at[1] ? (chunk_at[0] ? stored[511:448] : stored[447:384]) : (chunk_at[0] ? stored[383:320] : stored[319:256])) : (chunk_at[1] ? (chunk_at[0] ? stored[255:192] : stored[191:128]) : (chunk_at[0] ? stored[127:64] : stored[63:0])));
  assign refill = 8'h47 >= valid_bits;
  assign placed_chunk = {135{refill}} & ({71'h0, chunk} << valid_bits);
  assign window_after_symbol = (window | placed_chunk) >> find_step;
  assign window_aligned = {7'h0, {chunk, window[63:0]} >> offset};
  assign window_moves = advance & (load | align | decode);
  assign symbol_found = advance & decode;
  assign position_moves = advance & (align | index);
  assign error = bad | (stored_bits < position);
  assign codeword = ({10{found_length[0]}} & {9'h0, taken[0]}) | ({10{found_length[1]}} & {8'h0, taken[0], taken[1]}) | ({10{found_length[2]}} & {7'h0, taken[0], taken[1], taken[2]}) | ({10{found_length[3]}} & {6'h0, taken[0], taken[1], taken[2], taken[3]}) | ({10{found_length[4]}} & {5'h0, taken[0], taken[1], taken[2], taken[3], taken[4]}) | ({10{found_length[5]}} & {4'h0, taken[0], taken[1], taken[2], taken[3], taken[4], taken[5]}) | ({10{found_length[6]}} & {3'h0, taken[0], taken[1], taken[2], taken[3], taken[4], taken[5], taken[6]}) | ({10{found_length[7]}} & {2'h0, taken[0], taken[1], taken[2], taken[3], taken[4], taken[5], taken[6], taken[7]}) | ({10{found_length[8]}} & {1'h0, taken[0], taken[1], taken[2], taken[3], taken[4], taken[5], taken[6], taken[7], taken[8]}) | ({10{found_length[9]}} & {taken[0], taken[1], taken[2], taken[3], taken[4], taken[5], taken[6], taken[7], taken[8], taken[9]}) | ({10{found_length[10]}} & {taken[1], taken[2], taken[3], taken[4], taken[5], taken[6], taken[7], taken[8], taken[9],
    taken[10]}) | ({10{found_length[11]}} & {taken[2], taken[3], taken[4], taken[5], taken[6], taken[7], taken[8], taken[9], taken[10],
    taken[11]}) | ({10{found_length[12]}} & {taken[3], taken[4], taken[5], taken[6], taken[7], taken[8], taken[9], taken[10], taken[11],
    taken[12]}) | ({10{found_length[13]}} & {taken[4], taken[5], taken[6], taken[7], taken[8], taken[9], taken[10], taken[11], taken[12],
    taken[13]}) | ({10{found_length[14]}} & {taken[5], taken[6], taken[7], taken[8], taken[9], taken[10], taken[11], taken[12], taken[13],
    taken[14]}) | ({10{found_length[15]}} & {taken[6], taken[7], taken[8], taken[9], taken[10], taken[11], taken[12], taken[13], taken[14],
    taken[15]}) | ({10{found_length[16]}} & {taken[7], taken[8], taken[9], taken[10], taken[11], taken[12], taken[13], taken[14], taken[15],
    taken[16]}) | ({10{found_length[17]}} & {taken[8], taken[9], taken[10], taken[11], taken[12], taken[13], taken[14], taken[15], taken[16],
    taken[17]}) | ({10{found_length[18]}} & {taken[9], taken[10], taken[11], taken[12], taken[13], taken[14], taken[15], taken[16], taken[17],
    taken[18]}) | ({10{found_length[19]}} & {taken[10], taken[11], taken[12], taken[13], taken[14], taken[15], taken[16], taken[17], taken[18],
    taken[19]});
  assign code_offset = ({10{found_length[0]}} & offsets[9:0]) | ({10{found_length[1]}} & offsets[19:10]) | ({10{found_length[2]}} & offsets[29:20]) | ({10{found_length[3]}} & offsets[39:30]) | ({10{found_length[4]}} & offsets[49:40]) | ({10{found_length[5]}} & offsets[59:50]) | ({10{found_length[6]}} & offsets[69:60]) | ({10{found_length[7]}} & offsets[79:70]) | ({10{found_length[8]}} & offsets[89:80]) | ({10{found_length[9]}} & offsets[99:90]) | ({10{found_length[10]}} & offsets[109:100]) | ({10{found_length[11]}} & offsets[119:110]) | ({10{found_length[12]}} & offsets[129:120]) | ({10{found_length[13]}} & offsets[139:130]) | ({10{found_length[14]}} & offsets[149:140]) | ({10{found_length[15]}} & offsets[159:150]) | ({10{found_length[16]}} & offsets[169:160]) | ({10{found_length[17]}} & offsets[179:170]) | ({10{found_length[18]}} & offsets[189:180]) | ({10{found_length[19]}} & offsets[199:190]);
  assign table_index = codeword - code_offset;
  assign table_read_data = decode_table_read_data;
  assign index_moves = advance & index;
  assign after_escape = taken >> escape_length;
  assign symbol = raw_passes ? raw_symbol : decode_table_read_data;

  e2mc_sl16_pdw4_find_codeword find (
    .window(window[19:0]),
    .first_codewords(first_codewords),
    .found(find_found),
    .escape_codeword(escape_codeword),
    .escape_mask(escape_mask),
    .escape_step(escape_step),
    .is_escape(find_is_escape),
    .step(find_step),
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
    if (window_moves) chunk_number <= load ? (start[10:6] + 5'h1) : ((align | refill) ? (chunk_number + 5'h1) : chunk_number);
    if (advance & load) offset <= start[5:0];
    if (window_moves) window <= load ? {71'h0, chunk} : (align ? window_aligned : window_after_symbol);
    if (window_moves) valid_bits <= align ? (8'h80 - {2'h0, offset}) : ((valid_bits + ({8{refill}} & 8'h40)) - {2'h0, find_step});
    if (symbol_found) found_length <= find_found;
    if (symbol_found) taken <= window[35:0];
    if (symbol_found) step <= find_step;
    if (symbol_found) no_codeword <= find_no_codeword;
    if (symbol_found) is_escape <= find_is_escape;
    if (advance & load) way_start <= start;
    if (advance & load) way_start_bad <= start_bad;
    if (position_moves) position <= align ? way_start : (position + {5'h0, step});
    if (position_moves) bad <= align ? way_start_bad : (bad | no_codeword);
    if (index_moves) raw_symbol <= after_escape[15:0];
    if (index_moves) raw_passes <= is_escape;
  end

  wire unused = &{1'b0, chunk_at[4], after_escape[35:16]};
endmodule
