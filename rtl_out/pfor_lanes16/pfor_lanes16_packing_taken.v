// Step 1 of 5 of pfor_lanes16_packing: lanes of the chosen mode, from the memories.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_packing_taken (
  input  wire [1:0] beat,  // Number of the enabled cycle in its block
  input  wire [6:0] mode,  // Mode, one-hot
  input  wire flags,  // Flags: references, upper parts of halves, or 8-bit escapes of text
  input  wire [19:0] depths,  // Planes of each quarter's stream, the first quarter's lowest
  // Bits of exceptions above the planes, for each quarter, the first lowest
  input  wire [15:0] excesses,
  input  wire [95:0] fields,  // References or base elements, 16 bits each, the first one lowest
  input  wire [255:0] residuals,  // Residuals of the mode among 0 to 5, the first lane lowest
  input  wire [255:0] below,  // Residuals of mode 7, the first byte lowest
  input  wire [255:0] text,  // Bytes of the block, the first one lowest
  output wire [4:0] own_depths,  // From step 1
  output wire [3:0] own_excesses,  // From step 1
  output wire [4:0] own_exception_bits,  // From step 1
  output wire [4:0] own_low_bits,  // From step 1
  output wire is_whole,  // From step 1
  output wire [7:0] greatest,  // From step 1
  output wire [255:0] taken_lanes  // From step 1
);
  wire one_plane_at_most0 = depths[4:0] < 5'h2;
  wire [4:0] upper_bits0 = {1'h0, excesses[3:0]} + {3'h0, ~one_plane_at_most0, depths[0] &
      one_plane_at_most0};
  wire [4:0] exception_bits_0 = mode[5] ? {1'h0, flags, {3{~flags}}} : upper_bits0;
  wire one_plane_at_most1 = depths[9:5] < 5'h2;
  wire [4:0] upper_bits1 = {1'h0, excesses[7:4]} + {3'h0, ~one_plane_at_most1, depths[5] &
      one_plane_at_most1};
  wire [4:0] exception_bits_1 = mode[5] ? {1'h0, flags, {3{~flags}}} : upper_bits1;
  wire one_plane_at_most2 = depths[14:10] < 5'h2;
  wire [4:0] upper_bits2 = {1'h0, excesses[11:8]} +
      {3'h0, ~one_plane_at_most2, depths[10] & one_plane_at_most2};
  wire [4:0] exception_bits_2 = mode[5] ? {1'h0, flags, {3{~flags}}} : upper_bits2;
  wire one_plane_at_most3 = depths[19:15] < 5'h2;
  wire [4:0] upper_bits3 = {1'h0, excesses[15:12]} +
      {3'h0, ~one_plane_at_most3, depths[15] & one_plane_at_most3};
  wire [4:0] exception_bits_3 = mode[5] ? {1'h0, flags, {3{~flags}}} : upper_bits3;
  wire [4:0] low_bits_0 = {5{(depths[4:0] >= 5'h2) & ~mode[5]}} & (depths[4:0] - 5'h2);
  wire [4:0] low_bits_1 = {5{(depths[9:5] >= 5'h2) & ~mode[5]}} & (depths[9:5] - 5'h2);
  wire [4:0] low_bits_2 = {5{(depths[14:10] >= 5'h2) & ~mode[5]}} & (depths[14:10] - 5'h2);
  wire [4:0] low_bits_3 = {5{(depths[19:15] >= 5'h2) & ~mode[5]}} & (depths[19:15] - 5'h2);
  assign own_depths = beat[1] ? (beat[0] ? depths[19:15] : depths[14:10]) :
      (beat[0] ? depths[9:5] : depths[4:0]);
  wire is_estimated = ~(mode[5] | mode[6]);
  wire [15:0] base0_0 = ({16{mode[0]}} & fields[15:0]) | ({16{mode[1]}} & fields[15:0]) |
      ({16{mode[2]}} & fields[15:0]) | ({16{mode[3]}} & fields[15:0]) |
      ({16{mode[4]}} & fields[15:0]);
  wire [15:0] base0_11 = {16{mode[3]}} & fields[47:32];
  wire [15:0] base1_0 = ({16{mode[0]}} & fields[31:16]) | ({16{mode[2]}} & fields[31:16]);
  wire [15:0] base1_6 = {16{mode[3]}} & fields[79:64];
  wire [15:0] base2_0 = ({16{mode[0]}} & fields[47:32]) | ({16{mode[1]}} & fields[31:16]) |
      ({16{mode[2]}} & fields[47:32]) | ({16{mode[3]}} & fields[31:16]);
  wire [15:0] base2_11 = {16{mode[3]}} & fields[63:48];
  wire [15:0] base3_0 = ({16{mode[0]}} & fields[63:48]) | ({16{mode[2]}} & fields[63:48]);
  wire [15:0] base3_6 = {16{mode[3]}} & fields[95:80];
  wire [255:0] base_elements = beat[1] ? (beat[0] ? {144'h0, base3_6, 80'h0, base3_0} :
      {64'h0, base2_11, 160'h0, base2_0}) : (beat[0] ? {144'h0, base1_6, 80'h0, base1_0} :
      {64'h0, base0_11, 160'h0, base0_0});
  assign own_excesses = beat[1] ? (beat[0] ? excesses[15:12] : excesses[11:8]) :
      (beat[0] ? excesses[7:4] : excesses[3:0]);
  assign own_exception_bits = beat[1] ? (beat[0] ? exception_bits_3 : exception_bits_2) :
      (beat[0] ? exception_bits_1 : exception_bits_0);
  assign own_low_bits = beat[1] ? (beat[0] ? low_bits_3 : low_bits_2) :
      (beat[0] ? low_bits_1 : low_bits_0);
  assign is_whole = mode[6] & own_depths[3];
  assign greatest = beat[1] ? (beat[0] ? fields[23:16] : fields[23:16]) :
      (beat[0] ? fields[7:0] : fields[7:0]);
  assign taken_lanes = ({256{is_estimated}} & residuals) | base_elements |
      ({256{mode[6]}} & below) | ({256{mode[5]}} & text);
endmodule
