// Positions of the first and of the last flag that is 1; zero if there is none.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_first_and_last2 (
  input  wire [1:0] flags,  // Flags among which the first and last 1 are sought
  output wire any,  // Some flag is 1
  output wire first,  // Position of the lowest flag that is 1; 0 if there is none
  output wire last  // Position of the highest flag that is 1; 0 if there is none
);
  assign any = |flags;
  assign first = ~flags[0] & flags[1];
  assign last = flags[1];
endmodule
