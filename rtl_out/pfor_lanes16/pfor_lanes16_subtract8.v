// Subtracts a quarter's elements of 8 bits.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_subtract8 (
  input  wire [255:0] minuends,  // Minuends, the first one lowest
  input  wire [255:0] subtrahends,  // Subtrahends, the first one lowest
  output wire [255:0] differences  // Minuends less subtrahends, the first difference lowest
);
  pfor_lanes16_less8 less [31:0] (
    .own(minuends), .other(subtrahends), .difference(differences)
  );
endmodule
