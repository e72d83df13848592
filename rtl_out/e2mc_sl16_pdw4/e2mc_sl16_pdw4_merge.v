// One encoder's share of a 32-byte slice of the compressed block: the bytes of its
// stream that fall into the slice.
//
// Made by: hdlgen --sl 16 --pdw 4
module e2mc_sl16_pdw4_merge (
  input  wire [767:0] stream,
  input  wire [6:0] start,
  input  wire [1:0] slice,
  output wire [255:0] share
);

  wire is_part0_0;
  wire is_part1_0;
  wire is_part2_0;
  wire [255:0] part;
  wire is_part0_1;
  wire is_part1_1;
  wire is_part2_1;
  wire [255:0] part_before;
  wire [511:0] moved;

  assign is_part0_0 = {1'h0, slice} == ({1'h0, start[6:5]} + 3'h0);
  assign is_part1_0 = {1'h0, slice} == ({1'h0, start[6:5]} + 3'h1);
  assign is_part2_0 = {1'h0, slice} == ({1'h0, start[6:5]} + 3'h2);
  assign part = ({256{is_part0_0}} & stream[255:0]) | ({256{is_part1_0}} & stream[511:256]) | ({256{is_part2_0}} & stream[767:512]);
  assign is_part0_1 = {1'h0, slice} == ({1'h0, start[6:5]} + 3'h1);
  assign is_part1_1 = {1'h0, slice} == ({1'h0, start[6:5]} + 3'h2);
  assign is_part2_1 = {1'h0, slice} == ({1'h0, start[6:5]} + 3'h3);
  assign part_before = ({256{is_part0_1}} & stream[255:0]) | ({256{is_part1_1}} & stream[511:256]) | ({256{is_part2_1}} & stream[767:512]);
  assign moved = {part, part_before} << {start[4:0], 3'h0};
  assign share = moved[511:256];

  wire unused = &{1'b0, moved[255:0]};
endmodule
