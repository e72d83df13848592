// Cost of a stream with exceptions and 1, 2, ... planes; all ones where the widest residual has no
// bit
// above the planes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_costs_of_15 (
  input  wire [329:0] rows,  // Costs with 1, 2, ... planes, two addends each
  input  wire [15:0] ones,  // Bit b: some residual has a 1 at bit b or above
  // Costs with 1, 2, ... planes, in bits; all ones where no residual has bits above the planes
  output wire [164:0] costs
);
  wire [10:0] cost_with_1 = (rows[10:0] + rows[21:11]) | {11{~ones[1]}};
  wire [10:0] cost_with_2 = (rows[32:22] + rows[43:33]) | {11{~ones[2]}};
  wire [10:0] cost_with_3 = (rows[54:44] + rows[65:55]) | {11{~ones[3]}};
  wire [10:0] cost_with_4 = (rows[76:66] + rows[87:77]) | {11{~ones[4]}};
  wire [10:0] cost_with_5 = (rows[98:88] + rows[109:99]) | {11{~ones[5]}};
  wire [10:0] cost_with_6 = (rows[120:110] + rows[131:121]) | {11{~ones[6]}};
  wire [10:0] cost_with_7 = (rows[142:132] + rows[153:143]) | {11{~ones[7]}};
  wire [10:0] cost_with_8 = (rows[164:154] + rows[175:165]) | {11{~ones[8]}};
  wire [10:0] cost_with_9 = (rows[186:176] + rows[197:187]) | {11{~ones[9]}};
  wire [10:0] cost_with_10 = (rows[208:198] + rows[219:209]) | {11{~ones[10]}};
  wire [10:0] cost_with_11 = (rows[230:220] + rows[241:231]) | {11{~ones[11]}};
  wire [10:0] cost_with_12 = (rows[252:242] + rows[263:253]) | {11{~ones[12]}};
  wire [10:0] cost_with_13 = (rows[274:264] + rows[285:275]) | {11{~ones[13]}};
  wire [10:0] cost_with_14 = (rows[296:286] + rows[307:297]) | {11{~ones[14]}};
  wire [10:0] cost_with_15 = (rows[318:308] + rows[329:319]) | {11{~ones[15]}};
  assign costs = {cost_with_15, cost_with_14, cost_with_13, cost_with_12, cost_with_11,
      cost_with_10, cost_with_9, cost_with_8, cost_with_7, cost_with_6, cost_with_5, cost_with_4,
      cost_with_3, cost_with_2, cost_with_1};

  // Bits that nothing reads.
  wire unused = &{1'b0, ones[0]};
endmodule
