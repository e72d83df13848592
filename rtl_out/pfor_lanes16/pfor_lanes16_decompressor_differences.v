// Step 16 of 23 of pfor_lanes16_decompressor_core: differences of all lanes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_differences (
  input  wire [1:0] lies,  // 2 bits, from step 2
  input  wire [1:0] quarter,  // From step 1
  input  wire [2:0] header_mode,  // 2 of 1 to 2 bits, the first lowest, from step 1
  input  wire [15:0] first_field,  // From step 12
  input  wire [15:0] other_field,  // From step 12
  input  wire [255:0] merge_joined,  // From step 15
  input  wire has_halves,  // From step 15
  input  wire is_inverted,  // From step 15
  output wire [255:0] lanes  // 16 of 16 bits, from step 16
);
  wire [255:0] find_differences_differences;
  pfor_lanes16_differences find_differences (
    .residuals(merge_joined), .halves(has_halves), .bytes(lies[0]), .inverted(is_inverted),
    .differences(find_differences_differences)
  );
  wire [7:0] lanes_0 = (((quarter == 2'h0) & (lies[0] | header_mode[0] | lies[1] | header_mode[1] |
      header_mode[2])) | ((quarter == 2'h1) & (lies[0] | lies[1])) |
      ((quarter == 2'h2) & (lies[0] | header_mode[0] | lies[1] | header_mode[1])) |
      ((quarter == 2'h3) & (lies[0] | lies[1]))) ? (merge_joined[7:0] | first_field[7:0]) :
      find_differences_differences[7:0];
  wire [7:0] lanes_1 = (((quarter == 2'h0) & (header_mode[0] | lies[1] | header_mode[1] |
      header_mode[2])) | ((quarter == 2'h1) & lies[1]) |
      ((quarter == 2'h2) & (header_mode[0] | lies[1] | header_mode[1])) |
      ((quarter == 2'h3) & lies[1])) ? (merge_joined[15:8] | first_field[15:8]) :
      find_differences_differences[15:8];
  wire [7:0] lanes_3 = (((quarter == 2'h1) & header_mode[1]) |
      ((quarter == 2'h3) & header_mode[1])) ? (merge_joined[103:96] | other_field[7:0]) :
      find_differences_differences[103:96];
  wire [7:0] lanes_4 = (((quarter == 2'h1) & header_mode[1]) |
      ((quarter == 2'h3) & header_mode[1])) ? (merge_joined[111:104] | other_field[15:8]) :
      find_differences_differences[111:104];
  wire [7:0] lanes_6 = (((quarter == 2'h0) & header_mode[1]) |
      ((quarter == 2'h2) & header_mode[1])) ? (merge_joined[183:176] | other_field[7:0]) :
      find_differences_differences[183:176];
  wire [7:0] lanes_7 = (((quarter == 2'h0) & header_mode[1]) |
      ((quarter == 2'h2) & header_mode[1])) ? (merge_joined[191:184] | other_field[15:8]) :
      find_differences_differences[191:184];
  assign lanes = {find_differences_differences[255:192], lanes_7, lanes_6,
      find_differences_differences[175:112], lanes_4, lanes_3, find_differences_differences[95:16],
      lanes_1, lanes_0};
endmodule
