// Chooses the shortest encoding of a block: in the best mode of 0 to 5, as text, or in mode 7.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_deciding (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire start,  // A block is at the input
  input  wire [95:0] elements,  // First elements of the block
  input  wire [5:0] mode,  // Mode, one-hot: 0 to 5
  input  wire [63:0] references,  // Smallest element of each stream of mode 0
  input  wire [3:0] used,  // Streams of mode 0 that use their reference
  input  wire [19:0] depths,  // Planes of each stream
  input  wire [19:0] excesses,  // Bits of the widest residual above the planes
  input  wire [11:0] cost,  // Bits of planes and exceptions together
  input  wire [7:0] rotated_depths,  // Planes of each stream
  input  wire [7:0] rotated_excesses,  // Bits of the widest residual above the planes
  input  wire [11:0] rotated_cost,  // Bits of planes and exceptions together
  input  wire [7:0] escapes,  // Number of bytes without a rank of text
  input  wire has_wide,  // Some byte of the block is above 127
  input  wire [15:0] greatest,  // Greatest byte of each stream of mode 7
  output reg  done,  // Outputs hold the choice for a block
  output wire [7:0] shortest_mode,  // Mode, one-hot
  output wire [3:0] flags,  // Flags: references, upper parts of halves, or 8-bit escapes of text
  output wire [19:0] quarter_depths,  // Planes of each quarter's stream, the first quarter's lowest
  // Bits of exceptions above the planes, for each quarter, the first lowest
  output wire [15:0] quarter_excesses,
  output wire [95:0] fields,  // References or base elements, 16 bits each, the first one lowest
  output reg  [11:0] bits  // Encoded bits
);

  // Stage 1 of 4: flags of the best mode of 0 to 5
  wire [95:0] estimated_fields;
  wire [29:0] estimated_rests_rests;
  wire [4:0] estimated_depth1;
  wire [4:0] estimated_depth3;
  wire [3:0] estimated_excess1;
  wire [3:0] estimated_excess3;
  wire [3:0] estimated_flags;
  pfor_lanes16_deciding_flags flags_step (
    .elements(elements), .mode(mode), .references(references), .used(used), .depths(depths),
    .excesses({excesses[18:15], excesses[13:10], excesses[8:5], excesses[3:0]}),
    .estimated_fields(estimated_fields), .estimated_rests_rests(estimated_rests_rests),
    .estimated_depth1(estimated_depth1), .estimated_depth3(estimated_depth3),
    .estimated_excess1(estimated_excess1), .estimated_excess3(estimated_excess3),
    .estimated_flags(estimated_flags)
  );
  reg  valid_s2;
  wire loads_s2 = advance & start;
  reg  [95:0] estimated_fields_s2;
  reg  [29:0] estimated_rests_rests_s2;
  reg  [5:0] mode_s2;
  reg  [9:0] depths_s2;
  reg  [7:0] excesses_s2;
  reg  [11:0] cost_s2;
  reg  [4:0] estimated_depth1_s2;
  reg  [4:0] estimated_depth3_s2;
  reg  [3:0] estimated_excess1_s2;
  reg  [3:0] estimated_excess3_s2;
  reg  [3:0] estimated_flags_s2;
  reg  [7:0] rotated_depths_s2;
  reg  [7:0] rotated_excesses_s2;
  reg  [11:0] rotated_cost_s2;
  reg  [7:0] escapes_s2;
  reg  has_wide_s2;

  always @(posedge aclk) begin
    if (!aresetn) valid_s2 <= 1'h0;
    else if (advance) valid_s2 <= start;
  end

  always @(posedge aclk) begin
    if (loads_s2) begin
      estimated_fields_s2 <= estimated_fields;
      estimated_rests_rests_s2 <= estimated_rests_rests;
      mode_s2 <= mode;
      depths_s2 <= {depths[14:10], depths[4:0]};
      excesses_s2 <= {excesses[13:10], excesses[3:0]};
      cost_s2 <= cost;
      estimated_depth1_s2 <= estimated_depth1;
      estimated_depth3_s2 <= estimated_depth3;
      estimated_excess1_s2 <= estimated_excess1;
      estimated_excess3_s2 <= estimated_excess3;
      estimated_flags_s2 <= estimated_flags;
      rotated_depths_s2 <= rotated_depths;
      rotated_excesses_s2 <= rotated_excesses;
      rotated_cost_s2 <= rotated_cost;
      escapes_s2 <= escapes;
      has_wide_s2 <= has_wide;
    end
  end

  // Stage 2 of 4: sizes of fields
  wire [17:0] estimated_parts_bits_of_two_fields;
  wire [1:0] rotated_is_whole;
  wire [1:0] rotated_uses_reference;
  wire [11:0] header_and_cost_bits;
  wire [11:0] rotated_encoded_bits;
  pfor_lanes16_deciding_fields fields_step (
    .estimated_rests_rests(estimated_rests_rests_s2), .mode(mode_s2), .cost(cost_s2),
    .estimated_flags(estimated_flags_s2),
    .rotated_depths({rotated_depths_s2[7], rotated_depths_s2[3]}), .rotated_cost(rotated_cost_s2),
    .greatest(greatest), .estimated_parts_bits_of_two_fields(estimated_parts_bits_of_two_fields),
    .rotated_is_whole(rotated_is_whole), .rotated_uses_reference(rotated_uses_reference),
    .header_and_cost_bits(header_and_cost_bits), .rotated_encoded_bits(rotated_encoded_bits)
  );
  reg  valid_s3;
  wire loads_s3 = advance & valid_s2;
  reg  [95:0] estimated_fields_s3;
  reg  [17:0] estimated_parts_bits_of_two_fields_s3;
  reg  [1:0] rotated_is_whole_s3;
  reg  [1:0] rotated_uses_reference_s3;
  reg  [5:0] mode_s3;
  reg  [9:0] depths_s3;
  reg  [7:0] excesses_s3;
  reg  [4:0] estimated_depth1_s3;
  reg  [4:0] estimated_depth3_s3;
  reg  [3:0] estimated_excess1_s3;
  reg  [3:0] estimated_excess3_s3;
  reg  [3:0] estimated_flags_s3;
  reg  [5:0] rotated_depths_s3;
  reg  [7:0] rotated_excesses_s3;
  reg  [7:0] escapes_s3;
  reg  has_wide_s3;
  reg  [11:0] header_and_cost_bits_s3;
  reg  [15:0] greatest_s3;
  reg  [11:0] rotated_encoded_bits_s3;

  always @(posedge aclk) begin
    if (!aresetn) valid_s3 <= 1'h0;
    else if (advance) valid_s3 <= valid_s2;
  end

  always @(posedge aclk) begin
    if (loads_s3) begin
      estimated_fields_s3 <= estimated_fields_s2;
      estimated_parts_bits_of_two_fields_s3 <= estimated_parts_bits_of_two_fields;
      rotated_is_whole_s3 <= rotated_is_whole;
      rotated_uses_reference_s3 <= rotated_uses_reference;
      mode_s3 <= mode_s2;
      depths_s3 <= depths_s2;
      excesses_s3 <= excesses_s2;
      estimated_depth1_s3 <= estimated_depth1_s2;
      estimated_depth3_s3 <= estimated_depth3_s2;
      estimated_excess1_s3 <= estimated_excess1_s2;
      estimated_excess3_s3 <= estimated_excess3_s2;
      estimated_flags_s3 <= estimated_flags_s2;
      rotated_depths_s3 <= {rotated_depths_s2[6:4], rotated_depths_s2[2:0]};
      rotated_excesses_s3 <= rotated_excesses_s2;
      escapes_s3 <= escapes_s2;
      has_wide_s3 <= has_wide_s2;
      header_and_cost_bits_s3 <= header_and_cost_bits;
      greatest_s3 <= greatest;
      rotated_encoded_bits_s3 <= rotated_encoded_bits;
    end
  end

  // Stage 3 of 4: sizes of encodings
  wire [11:0] estimated_length_bits_level1_0_sum;
  wire [11:0] estimated_length_bits_level1_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) estimated_length_bits_level1_0 (
    .a({6'h0, estimated_parts_bits_of_two_fields_s3[5:0]}),
    .b({6'h0, estimated_parts_bits_of_two_fields_s3[11:6]}),
    .c({6'h0, estimated_parts_bits_of_two_fields_s3[17:12]}),
    .sum(estimated_length_bits_level1_0_sum), .carry(estimated_length_bits_level1_0_carry)
  );
  wire [11:0] estimated_length_bits_level2_0_sum;
  wire [11:0] estimated_length_bits_level2_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) estimated_length_bits_level2_0 (
    .a(estimated_length_bits_level1_0_sum), .b(estimated_length_bits_level1_0_carry),
    .c(header_and_cost_bits_s3), .sum(estimated_length_bits_level2_0_sum),
    .carry(estimated_length_bits_level2_0_carry)
  );
  wire [11:0] estimated_length_encoded_bits = estimated_length_bits_level2_0_sum +
      estimated_length_bits_level2_0_carry;
  wire [11:0] text_encoded_bits = (has_wide_s3 ? {1'h0, escapes_s3, 3'h0} :
      ({1'h0, escapes_s3, 3'h0} - {4'h0, escapes_s3})) + 12'h284;
  reg  valid_s4;
  wire loads_s4 = advance & valid_s3;
  reg  [95:0] estimated_fields_s4;
  reg  [1:0] rotated_is_whole_s4;
  reg  [1:0] rotated_uses_reference_s4;
  reg  [5:0] mode_s4;
  reg  [9:0] depths_s4;
  reg  [7:0] excesses_s4;
  reg  [4:0] estimated_depth1_s4;
  reg  [4:0] estimated_depth3_s4;
  reg  [3:0] estimated_excess1_s4;
  reg  [3:0] estimated_excess3_s4;
  reg  [3:0] estimated_flags_s4;
  reg  [5:0] rotated_depths_s4;
  reg  [7:0] rotated_excesses_s4;
  reg  has_wide_s4;
  reg  [15:0] greatest_s4;
  reg  [11:0] rotated_encoded_bits_s4;
  reg  [11:0] estimated_length_encoded_bits_s4;
  reg  [11:0] text_encoded_bits_s4;

  always @(posedge aclk) begin
    if (!aresetn) valid_s4 <= 1'h0;
    else if (advance) valid_s4 <= valid_s3;
  end

  always @(posedge aclk) begin
    if (loads_s4) begin
      estimated_fields_s4 <= estimated_fields_s3;
      rotated_is_whole_s4 <= rotated_is_whole_s3;
      rotated_uses_reference_s4 <= rotated_uses_reference_s3;
      mode_s4 <= mode_s3;
      depths_s4 <= depths_s3;
      excesses_s4 <= excesses_s3;
      estimated_depth1_s4 <= estimated_depth1_s3;
      estimated_depth3_s4 <= estimated_depth3_s3;
      estimated_excess1_s4 <= estimated_excess1_s3;
      estimated_excess3_s4 <= estimated_excess3_s3;
      estimated_flags_s4 <= estimated_flags_s3;
      rotated_depths_s4 <= rotated_depths_s3;
      rotated_excesses_s4 <= rotated_excesses_s3;
      has_wide_s4 <= has_wide_s3;
      greatest_s4 <= greatest_s3;
      rotated_encoded_bits_s4 <= rotated_encoded_bits_s3;
      estimated_length_encoded_bits_s4 <= estimated_length_encoded_bits;
      text_encoded_bits_s4 <= text_encoded_bits;
    end
  end

  // Stage 4 of 4: shortest encoding
  wire shortest_level1_takes_second0 = text_encoded_bits_s4 < estimated_length_encoded_bits_s4;
  wire [2:0] shortest_level1_of_0 = shortest_level1_takes_second0 ? 3'h2 : 3'h1;
  wire [11:0] shortest_level1_0 = shortest_level1_takes_second0 ? text_encoded_bits_s4 :
      estimated_length_encoded_bits_s4;
  wire [11:0] shortest_level1_1 = rotated_encoded_bits_s4;
  wire shortest_level2_takes_second0 = shortest_level1_1 < shortest_level1_0;
  wire [2:0] shortest_level2_of = shortest_level2_takes_second0 ? 3'h4 : shortest_level1_of_0;
  wire [11:0] shortest_level2 = shortest_level2_takes_second0 ? shortest_level1_1 :
      shortest_level1_0;
  wire loads_s5 = advance & valid_s4;
  reg  [95:0] estimated_fields_s5;
  reg  [1:0] rotated_is_whole_s5;
  reg  [1:0] rotated_uses_reference_s5;
  reg  [5:0] mode_s5;
  reg  [9:0] depths_s5;
  reg  [7:0] excesses_s5;
  reg  [4:0] estimated_depth1_s5;
  reg  [4:0] estimated_depth3_s5;
  reg  [3:0] estimated_excess1_s5;
  reg  [3:0] estimated_excess3_s5;
  reg  [3:0] estimated_flags_s5;
  reg  [5:0] rotated_depths_s5;
  reg  [7:0] rotated_excesses_s5;
  reg  has_wide_s5;
  reg  [15:0] greatest_s5;
  reg  [2:0] shortest_level2_of_s5;

  always @(posedge aclk) begin
    if (!aresetn) done <= 1'h0;
    else if (advance) done <= valid_s4;
  end

  always @(posedge aclk) begin
    if (loads_s5) begin
      estimated_fields_s5 <= estimated_fields_s4;
      rotated_is_whole_s5 <= rotated_is_whole_s4;
      rotated_uses_reference_s5 <= rotated_uses_reference_s4;
      mode_s5 <= mode_s4;
      depths_s5 <= depths_s4;
      excesses_s5 <= excesses_s4;
      estimated_depth1_s5 <= estimated_depth1_s4;
      estimated_depth3_s5 <= estimated_depth3_s4;
      estimated_excess1_s5 <= estimated_excess1_s4;
      estimated_excess3_s5 <= estimated_excess3_s4;
      estimated_flags_s5 <= estimated_flags_s4;
      rotated_depths_s5 <= rotated_depths_s4;
      rotated_excesses_s5 <= rotated_excesses_s4;
      has_wide_s5 <= has_wide_s4;
      greatest_s5 <= greatest_s4;
      shortest_level2_of_s5 <= shortest_level2_of;
      bits <= shortest_level2;
    end
  end

  // Output
  wire [4:0] depths_of_0 = ({5{shortest_level2_of_s5[0]}} & depths_s5[4:0]) |
      ({5{shortest_level2_of_s5[2]}} & {1'h0, rotated_is_whole_s5[0], rotated_depths_s5[2:0]});
  wire [4:0] depths_of_1 = ({5{shortest_level2_of_s5[0]}} & estimated_depth1_s5) |
      ({5{shortest_level2_of_s5[2]}} & {1'h0, rotated_is_whole_s5[0], rotated_depths_s5[2:0]});
  wire [4:0] depths_of_2 = ({5{shortest_level2_of_s5[0]}} & depths_s5[9:5]) |
      ({5{shortest_level2_of_s5[2]}} & {1'h0, rotated_is_whole_s5[1], rotated_depths_s5[5:3]});
  wire [4:0] depths_of_3 = ({5{shortest_level2_of_s5[0]}} & estimated_depth3_s5) |
      ({5{shortest_level2_of_s5[2]}} & {1'h0, rotated_is_whole_s5[1], rotated_depths_s5[5:3]});
  wire [3:0] excesses_of_0 = ({4{shortest_level2_of_s5[0]}} & excesses_s5[3:0]) |
      ({4{shortest_level2_of_s5[2]}} & rotated_excesses_s5[3:0]);
  wire [3:0] excesses_of_1 = ({4{shortest_level2_of_s5[0]}} & estimated_excess1_s5) |
      ({4{shortest_level2_of_s5[2]}} & rotated_excesses_s5[3:0]);
  wire [3:0] excesses_of_2 = ({4{shortest_level2_of_s5[0]}} & excesses_s5[7:4]) |
      ({4{shortest_level2_of_s5[2]}} & rotated_excesses_s5[7:4]);
  wire [3:0] excesses_of_3 = ({4{shortest_level2_of_s5[0]}} & estimated_excess3_s5) |
      ({4{shortest_level2_of_s5[2]}} & rotated_excesses_s5[7:4]);
  wire [15:0] fields_of_0 = ({16{shortest_level2_of_s5[0]}} & estimated_fields_s5[15:0]) |
      ({16{shortest_level2_of_s5[2]}} & {8'h0, greatest_s5[7:0]});
  wire [15:0] fields_of_1 = ({16{shortest_level2_of_s5[0]}} & estimated_fields_s5[31:16]) |
      ({16{shortest_level2_of_s5[2]}} & {8'h0, greatest_s5[15:8]});
  wire [15:0] fields_of_2 = {16{shortest_level2_of_s5[0]}} & estimated_fields_s5[47:32];
  wire [15:0] fields_of_3 = {16{shortest_level2_of_s5[0]}} & estimated_fields_s5[63:48];
  wire [15:0] fields_of_4 = {16{shortest_level2_of_s5[0]}} & estimated_fields_s5[79:64];
  wire [15:0] fields_of_5 = {16{shortest_level2_of_s5[0]}} & estimated_fields_s5[95:80];
  assign shortest_mode = ({8{shortest_level2_of_s5[0]}} & {2'h0, mode_s5}) |
      ({8{shortest_level2_of_s5[1]}} & 8'h40) | ({8{shortest_level2_of_s5[2]}} & 8'h80);
  assign flags = ({4{shortest_level2_of_s5[0]}} & estimated_flags_s5) |
      ({4{shortest_level2_of_s5[1]}} & {3'h0, has_wide_s5}) |
      ({4{shortest_level2_of_s5[2]}} & {2'h0, rotated_uses_reference_s5});
  assign quarter_depths = {depths_of_3, depths_of_2, depths_of_1, depths_of_0};
  assign quarter_excesses = {excesses_of_3, excesses_of_2, excesses_of_1, excesses_of_0};
  assign fields = {fields_of_5, fields_of_4, fields_of_3, fields_of_2, fields_of_1, fields_of_0};

  // Bits that nothing reads.
  wire unused = &{1'b0, excesses[4], excesses[9], excesses[14], excesses[19]};
endmodule
