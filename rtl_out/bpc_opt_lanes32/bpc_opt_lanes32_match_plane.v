// Pattern matcher of a bit plane: DBX, its tag, and the length of its payload.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_match_plane (
  input  wire [30:0] dbp,  // Bit plane of the deltas (DBP)
  input  wire [30:0] dbp_above,  // Bit plane (DBP) above this one
  output wire [30:0] dbx,  // Plane XOR the plane above it (DBX)
  output wire zero,  // DBX is zero
  // 0 DBX 0, 1 ones, 2 DBP 0, 3 one, 4 pair, 5 two ones, 6 one zero, 7 whole
  output wire [2:0] tag,
  output wire [4:0] length  // Length of the payload in bits
);
  localparam [2:0] TAG_ALL_ONES = 3'h1;
  localparam [2:0] TAG_ZERO_DBP = 3'h2;
  localparam [2:0] TAG_SINGLE_ONE = 3'h3;
  localparam [2:0] TAG_TWO_CONSECUTIVE = 3'h4;
  localparam [2:0] TAG_TWO_APART = 3'h5;
  localparam [2:0] TAG_SINGLE_ZERO = 3'h6;
  localparam [2:0] TAG_WHOLE = 3'h7;
  localparam [4:0] POSITION_BITS = 5'h5;
  localparam [4:0] TWO_POSITIONS_BITS = 5'ha;
  localparam [4:0] PLANE_BITS = 5'h1f;

  assign dbx = dbp ^ dbp_above;
  wire ones_one;
  wire ones_two;
  wire ones_three;
  bpc_opt_lanes32_count_ones ones (
    .plane(dbx), .one(ones_one), .two(ones_two), .three(ones_three)
  );
  wire zeros_one;
  wire zeros_two;
  wire zeros_three;
  bpc_opt_lanes32_count_ones zeros (
    .plane(~dbx), .one(zeros_one), .two(zeros_two), .three(zeros_three)
  );

  // Patterns, each without those of a smaller payload
  wire is_zero = ~ones_one;
  wire is_all_ones = ~zeros_one;
  wire is_zero_dbp = ~(|dbp) & ~is_zero & ~is_all_ones;
  wire has_payload = ~is_zero & ~is_all_ones & ~is_zero_dbp;
  wire is_single_one = has_payload & ~ones_two;
  wire has_neighbours = |(dbx[29:0] & dbx[30:1]);
  wire is_two_ones = has_payload & ones_two & ~ones_three;
  wire is_two_consecutive = is_two_ones & has_neighbours;
  wire is_two_apart = is_two_ones & ~has_neighbours;
  wire is_single_zero = has_payload & ~zeros_two;
  wire is_whole = has_payload & ones_three & zeros_two;

  // Tag, and length of the payload
  assign zero = is_zero;
  assign tag = ({3{is_all_ones}} & TAG_ALL_ONES) | ({3{is_zero_dbp}} & TAG_ZERO_DBP) |
      ({3{is_single_one}} & TAG_SINGLE_ONE) | ({3{is_two_consecutive}} & TAG_TWO_CONSECUTIVE) |
      ({3{is_two_apart}} & TAG_TWO_APART) | ({3{is_single_zero}} & TAG_SINGLE_ZERO) |
      ({3{is_whole}} & TAG_WHOLE);
  wire has_position = is_single_one | is_two_consecutive | is_single_zero;
  assign length = ({5{has_position}} & POSITION_BITS) | ({5{is_two_apart}} & TWO_POSITIONS_BITS) |
      ({5{is_whole}} & PLANE_BITS);

  // Bits that nothing reads.
  wire unused = &{1'b0, zeros_three};
endmodule
