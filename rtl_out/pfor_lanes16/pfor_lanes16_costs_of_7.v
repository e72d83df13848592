// Cost of a stream with exceptions and 1, 2, ... planes; all ones where the widest residual has no
// bit
// above the planes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_costs_of_7 (
  input  wire [153:0] rows,  // Costs with 1, 2, ... planes, two addends each
  input  wire [7:0] ones,  // Bit b: some residual has a 1 at bit b or above
  // Costs with 1, 2, ... planes, in bits; all ones where no residual has bits above the planes
  output wire [76:0] costs
);
  wire [10:0] cost_with_1 = (rows[10:0] + rows[21:11]) | {11{~ones[1]}};
  wire [10:0] cost_with_2 = (rows[32:22] + rows[43:33]) | {11{~ones[2]}};
  wire [10:0] cost_with_3 = (rows[54:44] + rows[65:55]) | {11{~ones[3]}};
  wire [10:0] cost_with_4 = (rows[76:66] + rows[87:77]) | {11{~ones[4]}};
  wire [10:0] cost_with_5 = (rows[98:88] + rows[109:99]) | {11{~ones[5]}};
  wire [10:0] cost_with_6 = (rows[120:110] + rows[131:121]) | {11{~ones[6]}};
  wire [10:0] cost_with_7 = (rows[142:132] + rows[153:143]) | {11{~ones[7]}};
  assign costs = {cost_with_7, cost_with_6, cost_with_5, cost_with_4, cost_with_3, cost_with_2,
      cost_with_1};

  // Bits that nothing reads.
  wire unused = &{1'b0, ones[0]};
endmodule
