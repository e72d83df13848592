// Moves a quarter's exceptions from adjacent slots to their lanes: each level splits a run of slots
// into
// those of the two halves of its lanes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_expansion (
  input  wire [255:0] slots,  // Slots with one exception each; above it, bits of the next one
  // Directions of units in each level of the network, the first level lowest
  input  wire [79:0] ups,
  output wire [255:0] bytes  // Exceptions in their lanes; other lanes are arbitrary
);
  wire [127:0] split4_0_left;
  wire [127:0] split4_0_right;
  pfor_lanes16_split4 split4_0 (
    .whole(slots), .up(ups[15:0]), .left(split4_0_left), .right(split4_0_right)
  );
  wire [63:0] split3_0_left;
  wire [63:0] split3_0_right;
  pfor_lanes16_split3 split3_0 (
    .whole(split4_0_left), .up(ups[23:16]), .left(split3_0_left), .right(split3_0_right)
  );
  wire [63:0] split3_1_left;
  wire [63:0] split3_1_right;
  pfor_lanes16_split3 split3_1 (
    .whole(split4_0_right), .up(ups[31:24]), .left(split3_1_left), .right(split3_1_right)
  );
  wire [31:0] split2_0_left;
  wire [31:0] split2_0_right;
  pfor_lanes16_split2 split2_0 (
    .whole(split3_0_left), .up(ups[35:32]), .left(split2_0_left), .right(split2_0_right)
  );
  wire [31:0] split2_1_left;
  wire [31:0] split2_1_right;
  pfor_lanes16_split2 split2_1 (
    .whole(split3_0_right), .up(ups[39:36]), .left(split2_1_left), .right(split2_1_right)
  );
  wire [31:0] split2_2_left;
  wire [31:0] split2_2_right;
  pfor_lanes16_split2 split2_2 (
    .whole(split3_1_left), .up(ups[43:40]), .left(split2_2_left), .right(split2_2_right)
  );
  wire [31:0] split2_3_left;
  wire [31:0] split2_3_right;
  pfor_lanes16_split2 split2_3 (
    .whole(split3_1_right), .up(ups[47:44]), .left(split2_3_left), .right(split2_3_right)
  );
  wire [15:0] split1_0_left;
  wire [15:0] split1_0_right;
  pfor_lanes16_split1 split1_0 (
    .whole(split2_0_left), .up(ups[49:48]), .left(split1_0_left), .right(split1_0_right)
  );
  wire [15:0] split1_1_left;
  wire [15:0] split1_1_right;
  pfor_lanes16_split1 split1_1 (
    .whole(split2_0_right), .up(ups[51:50]), .left(split1_1_left), .right(split1_1_right)
  );
  wire [15:0] split1_2_left;
  wire [15:0] split1_2_right;
  pfor_lanes16_split1 split1_2 (
    .whole(split2_1_left), .up(ups[53:52]), .left(split1_2_left), .right(split1_2_right)
  );
  wire [15:0] split1_3_left;
  wire [15:0] split1_3_right;
  pfor_lanes16_split1 split1_3 (
    .whole(split2_1_right), .up(ups[55:54]), .left(split1_3_left), .right(split1_3_right)
  );
  wire [15:0] split1_4_left;
  wire [15:0] split1_4_right;
  pfor_lanes16_split1 split1_4 (
    .whole(split2_2_left), .up(ups[57:56]), .left(split1_4_left), .right(split1_4_right)
  );
  wire [15:0] split1_5_left;
  wire [15:0] split1_5_right;
  pfor_lanes16_split1 split1_5 (
    .whole(split2_2_right), .up(ups[59:58]), .left(split1_5_left), .right(split1_5_right)
  );
  wire [15:0] split1_6_left;
  wire [15:0] split1_6_right;
  pfor_lanes16_split1 split1_6 (
    .whole(split2_3_left), .up(ups[61:60]), .left(split1_6_left), .right(split1_6_right)
  );
  wire [15:0] split1_7_left;
  wire [15:0] split1_7_right;
  pfor_lanes16_split1 split1_7 (
    .whole(split2_3_right), .up(ups[63:62]), .left(split1_7_left), .right(split1_7_right)
  );
  wire [7:0] split0_0_left;
  wire [7:0] split0_0_right;
  pfor_lanes16_split0 split0_0 (
    .whole(split1_0_left), .up(ups[64]), .left(split0_0_left), .right(split0_0_right)
  );
  wire [7:0] split0_1_left;
  wire [7:0] split0_1_right;
  pfor_lanes16_split0 split0_1 (
    .whole(split1_0_right), .up(ups[65]), .left(split0_1_left), .right(split0_1_right)
  );
  wire [7:0] split0_2_left;
  wire [7:0] split0_2_right;
  pfor_lanes16_split0 split0_2 (
    .whole(split1_1_left), .up(ups[66]), .left(split0_2_left), .right(split0_2_right)
  );
  wire [7:0] split0_3_left;
  wire [7:0] split0_3_right;
  pfor_lanes16_split0 split0_3 (
    .whole(split1_1_right), .up(ups[67]), .left(split0_3_left), .right(split0_3_right)
  );
  wire [7:0] split0_4_left;
  wire [7:0] split0_4_right;
  pfor_lanes16_split0 split0_4 (
    .whole(split1_2_left), .up(ups[68]), .left(split0_4_left), .right(split0_4_right)
  );
  wire [7:0] split0_5_left;
  wire [7:0] split0_5_right;
  pfor_lanes16_split0 split0_5 (
    .whole(split1_2_right), .up(ups[69]), .left(split0_5_left), .right(split0_5_right)
  );
  wire [7:0] split0_6_left;
  wire [7:0] split0_6_right;
  pfor_lanes16_split0 split0_6 (
    .whole(split1_3_left), .up(ups[70]), .left(split0_6_left), .right(split0_6_right)
  );
  wire [7:0] split0_7_left;
  wire [7:0] split0_7_right;
  pfor_lanes16_split0 split0_7 (
    .whole(split1_3_right), .up(ups[71]), .left(split0_7_left), .right(split0_7_right)
  );
  wire [7:0] split0_8_left;
  wire [7:0] split0_8_right;
  pfor_lanes16_split0 split0_8 (
    .whole(split1_4_left), .up(ups[72]), .left(split0_8_left), .right(split0_8_right)
  );
  wire [7:0] split0_9_left;
  wire [7:0] split0_9_right;
  pfor_lanes16_split0 split0_9 (
    .whole(split1_4_right), .up(ups[73]), .left(split0_9_left), .right(split0_9_right)
  );
  wire [7:0] split0_10_left;
  wire [7:0] split0_10_right;
  pfor_lanes16_split0 split0_10 (
    .whole(split1_5_left), .up(ups[74]), .left(split0_10_left), .right(split0_10_right)
  );
  wire [7:0] split0_11_left;
  wire [7:0] split0_11_right;
  pfor_lanes16_split0 split0_11 (
    .whole(split1_5_right), .up(ups[75]), .left(split0_11_left), .right(split0_11_right)
  );
  wire [7:0] split0_12_left;
  wire [7:0] split0_12_right;
  pfor_lanes16_split0 split0_12 (
    .whole(split1_6_left), .up(ups[76]), .left(split0_12_left), .right(split0_12_right)
  );
  wire [7:0] split0_13_left;
  wire [7:0] split0_13_right;
  pfor_lanes16_split0 split0_13 (
    .whole(split1_6_right), .up(ups[77]), .left(split0_13_left), .right(split0_13_right)
  );
  wire [7:0] split0_14_left;
  wire [7:0] split0_14_right;
  pfor_lanes16_split0 split0_14 (
    .whole(split1_7_left), .up(ups[78]), .left(split0_14_left), .right(split0_14_right)
  );
  wire [7:0] split0_15_left;
  wire [7:0] split0_15_right;
  pfor_lanes16_split0 split0_15 (
    .whole(split1_7_right), .up(ups[79]), .left(split0_15_left), .right(split0_15_right)
  );
  wire [255:0] slots_of_1 = {split0_15_right, split0_15_left, split0_14_right, split0_14_left,
      split0_13_right, split0_13_left, split0_12_right, split0_12_left, split0_11_right,
      split0_11_left, split0_10_right, split0_10_left, split0_9_right, split0_9_left,
      split0_8_right, split0_8_left, split0_7_right, split0_7_left, split0_6_right, split0_6_left,
      split0_5_right, split0_5_left, split0_4_right, split0_4_left, split0_3_right, split0_3_left,
      split0_2_right, split0_2_left, split0_1_right, split0_1_left, split0_0_right, split0_0_left};
  assign bytes = slots_of_1;
endmodule
