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

  wire n1;
  wire n2;
  wire n3;
  wire [255:0] part;
  wire n4;
  wire n5;
  wire n6;
  wire [255:0] part_before;
  wire [511:0] moved;

  assign n1 = {1'h0, slice} == ({1'h0, start[6:5]} + 3'h0);
  assign n2 = {1'h0, slice} == ({1'h0, start[6:5]} + 3'h1);
  assign n3 = {1'h0, slice} == ({1'h0, start[6:5]} + 3'h2);
  assign part = (({256{n1}} & stream[255:0]) | ({256{n2}} & stream[511:256])) | ({256{n3}} & stream[767:512]);
  assign n4 = {1'h0, slice} == ({1'h0, start[6:5]} + 3'h1);
  assign n5 = {1'h0, slice} == ({1'h0, start[6:5]} + 3'h2);
  assign n6 = {1'h0, slice} == ({1'h0, start[6:5]} + 3'h3);
  assign part_before = (({256{n4}} & stream[255:0]) | ({256{n5}} & stream[511:256])) | ({256{n6}} & stream[767:512]);
  assign moved = {part, part_before} << {start[4:0], 3'h0};
  assign share = moved[511:256];

  wire unused = &{1'b0, moved[255:0]};
endmodule
