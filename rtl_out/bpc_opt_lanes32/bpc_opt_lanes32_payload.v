// A bit plane's payload: the positions of its ones, or of its zero, or the plane.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_payload (
  input  wire [30:0] dbx,  // Plane XOR the plane above it (DBX)
  // 0 DBX 0, 1 ones, 2 DBP 0, 3 one, 4 pair, 5 two ones, 6 one zero, 7 whole
  input  wire [2:0] tag,
  output wire [31:0] payload  // Payload of the plane, zero past its length
);
  localparam [2:0] TAG_SINGLE_ZERO = 3'h6;
  localparam [2:0] TAG_TWO_APART = 3'h5;
  localparam [2:0] TAG_WHOLE = 3'h7;
  localparam [2:0] TAG_SINGLE_ONE = 3'h3;
  localparam [2:0] TAG_TWO_CONSECUTIVE = 3'h4;

  wire is_single_zero = tag == TAG_SINGLE_ZERO;
  wire is_two_apart = tag == TAG_TWO_APART;
  wire is_whole = tag == TAG_WHOLE;
  // 1 at the positions
  wire [30:0] marked = dbx ^ {31{is_single_zero}};
  wire positions_any;
  wire [4:0] positions_first;
  wire [4:0] positions_last;
  hdlgen_first_and_last #(.COUNT(32)) positions (
    .flags({1'h0, marked}), .any(positions_any), .first(positions_first), .last(positions_last)
  );
  wire is_single_one = tag == TAG_SINGLE_ONE;
  wire is_two_consecutive = tag == TAG_TWO_CONSECUTIVE;
  wire has_position = is_single_one | is_two_consecutive | is_two_apart | is_single_zero;
  assign payload = {22'h0, {5{is_two_apart}} & positions_last, {5{has_position}} &
      positions_first} | {1'h0, {31{is_whole}} & dbx};

  // Bits that nothing reads.
  wire unused = &{1'b0, positions_any};
endmodule
