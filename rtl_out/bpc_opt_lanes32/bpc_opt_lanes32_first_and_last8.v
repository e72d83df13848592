// Positions of the first and of the last flag that is 1; zero if there is none.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_first_and_last8 (
  input  wire [7:0] flags,  // Flags among which the first and last 1 are sought
  output wire any,  // Some flag is 1
  output wire [2:0] first,  // Position of the lowest flag that is 1; 0 if there is none
  output wire [2:0] last  // Position of the highest flag that is 1; 0 if there is none
);
  wire lower_has_one;
  wire [1:0] lower_first;
  wire [1:0] lower_last;
  bpc_opt_lanes32_first_and_last4 lower (
    .flags(flags[3:0]), .any(lower_has_one), .first(lower_first), .last(lower_last)
  );
  wire upper_has_one;
  wire [1:0] upper_first;
  wire [1:0] upper_last;
  bpc_opt_lanes32_first_and_last4 upper (
    .flags(flags[7:4]), .any(upper_has_one), .first(upper_first), .last(upper_last)
  );
  assign any = lower_has_one | upper_has_one;
  assign first = {~lower_has_one & upper_has_one, lower_first |
      ({2{~lower_has_one}} & upper_first)};
  assign last = {upper_has_one, upper_last | ({2{~upper_has_one}} & lower_last)};
endmodule
