// Stage 1 of the decompressor: compares the window with the first codewords of all
// lengths; a priority encoder takes the longest whose first codeword is not above it.
//
// Made by: hdlgen --sl 16 --pdw 4
module e2mc_sl16_pdw4_find_codeword (
  input  wire [19:0] window,
  input  wire [419:0] first_codewords,
  output wire [19:0] found,
  input  wire [19:0] escape_codeword,
  input  wire [19:0] escape_mask,
  input  wire [5:0] escape_step,
  output wire is_escape,
  output wire [5:0] step,
  output wire no_codeword
);

  wire [20:0] candidate;
  wire [19:0] not_below_first;
  wire [19:0] found_length;
  wire [5:0] length;
  wire escape_found;

  assign candidate = {1'h0, window[0], window[1], window[2], window[3], window[4], window[5], window[6], window[7],
    window[8], window[9], window[10], window[11], window[12], window[13], window[14], window[15],
    window[16], window[17], window[18], window[19]};
  assign not_below_first = {candidate >= first_codewords[419:399], candidate >= first_codewords[398:378],
    candidate >= first_codewords[377:357], candidate >= first_codewords[356:336],
    candidate >= first_codewords[335:315], candidate >= first_codewords[314:294],
    candidate >= first_codewords[293:273], candidate >= first_codewords[272:252],
    candidate >= first_codewords[251:231], candidate >= first_codewords[230:210],
    candidate >= first_codewords[209:189], candidate >= first_codewords[188:168],
    candidate >= first_codewords[167:147], candidate >= first_codewords[146:126],
    candidate >= first_codewords[125:105], candidate >= first_codewords[104:84],
    candidate >= first_codewords[83:63], candidate >= first_codewords[62:42],
    candidate >= first_codewords[41:21], candidate >= first_codewords[20:0]};
  assign found_length = {not_below_first[18] & ~not_below_first[19], not_below_first[17] & ~not_below_first[18],
    not_below_first[16] & ~not_below_first[17], not_below_first[15] & ~not_below_first[16],
    not_below_first[14] & ~not_below_first[15], not_below_first[13] & ~not_below_first[14],
    not_below_first[12] & ~not_below_first[13], not_below_first[11] & ~not_below_first[12],
    not_below_first[10] & ~not_below_first[11], not_below_first[9] & ~not_below_first[10],
    not_below_first[8] & ~not_below_first[9], not_below_first[7] & ~not_below_first[8],
    not_below_first[6] & ~not_below_first[7], not_below_first[5] & ~not_below_first[6],
    not_below_first[4] & ~not_below_first[5], not_below_first[3] & ~not_below_first[4],
    not_below_first[2] & ~not_below_first[3], not_below_first[1] & ~not_below_first[2],
    not_below_first[0] & ~not_below_first[1], ~not_below_first[0]};
  assign length = ({6{found_length[0]}} & 6'h1) | ({6{found_length[1]}} & 6'h2) | ({6{found_length[2]}} & 6'h3) | ({6{found_length[3]}} & 6'h4) | ({6{found_length[4]}} & 6'h5) | ({6{found_length[5]}} & 6'h6) | ({6{found_length[6]}} & 6'h7) | ({6{found_length[7]}} & 6'h8) | ({6{found_length[8]}} & 6'h9) | ({6{found_length[9]}} & 6'ha) | ({6{found_length[10]}} & 6'hb) | ({6{found_length[11]}} & 6'hc) | ({6{found_length[12]}} & 6'hd) | ({6{found_length[13]}} & 6'he) | ({6{found_length[14]}} & 6'hf) | ({6{found_length[15]}} & 6'h10) | ({6{found_length[16]}} & 6'h11) | ({6{found_length[17]}} & 6'h12) | ({6{found_length[18]}} & 6'h13) | ({6{found_length[19]}} & 6'h14);
  assign found = found_length;
  assign escape_found = ((window & escape_mask) == escape_codeword) & escape_mask[0];
  assign is_escape = escape_found;
  assign step = escape_found ? escape_step : length;
  assign no_codeword = not_below_first[19];
endmodule
