// Step 5 of 5 of pfor_lanes16_heading: concatenated fields.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_heading_fields (
  input  wire [20:0] field_places,  // 6 of 2 to 4 bits, the first lowest, from step 3
  input  wire [137:0] partly_placed,  // 6 of 23 bits, from step 4
  input  wire [7:0] mode,  // Mode, one-hot
  input  wire [3:0] flags,  // Flags: references, upper parts of halves, or 8-bit escapes of text
  input  wire [19:0] depths,  // Planes of each quarter's stream, the first quarter's lowest
  // Bits of exceptions above the planes, for each quarter, the first lowest
  input  wire [15:0] excesses,
  input  wire [6:0] tail_bits,  // From step 3
  input  wire [6:0] planes_end,  // From step 4
  output wire [111:0] placed_fields,  // From step 5
  output wire [11:0] end_of_fields,  // From step 5
  output wire streams_has_four_streams,  // From step 5
  output wire streams_has_two_streams,  // From step 5
  output wire [38:0] header,  // From step 5
  output wire header_has_21_bits  // From step 5
);
  wire [671:0] place_field_shifted;  // 6 of 112 bits
  wire [23:0] place_field_distance_in = {field_places[20:5], {1'h0, field_places[4:2]},
      {2'h0, field_places[1:0]}};
  pfor_lanes16_shift_up_23to112_by4_x8 place_field [5:0] (
    .value(partly_placed), .distance(place_field_distance_in), .shifted(place_field_shifted)
  );
  assign placed_fields = place_field_shifted[111:0] | place_field_shifted[223:112] |
      place_field_shifted[335:224] | place_field_shifted[447:336] | place_field_shifted[559:448] |
      place_field_shifted[671:560];
  assign end_of_fields = {1'h0, planes_end, 4'h0} + {5'h0, tail_bits};
  assign streams_has_four_streams = mode[0] | mode[3];
  assign streams_has_two_streams = mode[2] | mode[4] | mode[5];
  assign header = ({39{mode[0]}} & {flags, excesses[15:12] | {3'h0, depths[19]}, depths[18:15],
      excesses[11:8] | {3'h0, depths[14]}, depths[13:10], excesses[7:4] | {3'h0, depths[9]},
      depths[8:5], excesses[3:0] | {3'h0, depths[4]}, depths[3:0], 3'h0}) |
      ({39{mode[1]}} & {10'h0, flags[1:0], excesses[14:12] | {2'h0, depths[18]}, depths[17:15],
      excesses[10:8] | {2'h0, depths[13]}, depths[12:10], excesses[6:4] | {2'h0, depths[8]},
      depths[7:5], excesses[2:0] | {2'h0, depths[3]}, depths[2:0], 3'h1}) |
      ({39{mode[2]}} & {18'h0, flags[1:0], excesses[11:8] | {3'h0, depths[14]}, depths[13:10],
      excesses[3:0] | {3'h0, depths[4]}, depths[3:0], 3'h2}) |
      ({39{mode[3]}} & {2'h0, flags[1:0], excesses[15:12] | {3'h0, depths[19]}, depths[18:15],
      excesses[11:8] | {3'h0, depths[14]}, depths[13:10], excesses[7:4] | {3'h0, depths[9]},
      depths[8:5], excesses[3:0] | {3'h0, depths[4]}, depths[3:0], 3'h3}) |
      ({39{mode[4]}} & {18'h0, flags[1:0], excesses[11:8] | {3'h0, depths[14]}, depths[13:10],
      excesses[3:0] | {3'h0, depths[4]}, depths[3:0], 3'h4}) |
      ({39{mode[5]}} & {18'h0, flags[1:0], excesses[11:8] | {3'h0, depths[14]}, depths[13:10],
      excesses[3:0] | {3'h0, depths[4]}, depths[3:0], 3'h5}) |
      ({39{mode[6]}} & {35'h0, flags[0], 3'h6}) | ({39{mode[7]}} &
      {22'h0, flags[1:0], excesses[10:8] | {2'h0, depths[13]}, depths[12:10], excesses[2:0] |
      {2'h0, depths[3]}, depths[2:0], 3'h7});
  assign header_has_21_bits = mode[2] | mode[4] | mode[5];
endmodule
