// One encoder's share of a 32-byte slice of the compressed block: the bytes of its
// stream that fall into the slice.
//
// Made by: hdlgen --sl 16 --pdw 4
module e2mc_sl16_pdw4_merge (
  input  wire [767:0] stream,
  input  wire [2:0] here,
  input  wire [4:0] shift,
  output wire [255:0] share
);

  wire [255:0] part;
  wire [255:0] part_before;
  wire [511:0] moved;

  assign part = ({256{here[0]}} & stream[255:0]) | ({256{here[1]}} & stream[511:256]) | ({256{here[2]}} & stream[767:512]);
  assign part_before = ({256{here[1]}} & stream[255:0]) | ({256{here[2]}} & stream[511:256]);
  assign moved = {part, part_before} << {shift, 3'h0};
  assign share = moved[511:256];

  wire unused = &{1'b0, moved[255:0]};
endmodule
