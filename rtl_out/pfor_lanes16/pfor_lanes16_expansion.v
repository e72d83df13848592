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
  wire [255:0] slots_of_8 = {split3_1_right, split3_1_left, split3_0_right, split3_0_left};
  wire [127:0] split2_left;  // 4 of 32 bits
  wire [127:0] split2_right;  // 4 of 32 bits
  pfor_lanes16_split2 split2 [3:0] (
    .whole(slots_of_8), .up(ups[47:32]), .left(split2_left), .right(split2_right)
  );
  wire [127:0] split1_left;  // 8 of 16 bits
  wire [127:0] split1_right;  // 8 of 16 bits
  wire [255:0] split1_whole_in = {split2_right[127:96], split2_left[127:96], split2_right[95:64],
      split2_left[95:64], split2_right[63:32], split2_left[63:32], split2_right[31:0],
      split2_left[31:0]};
  pfor_lanes16_split1 split1 [7:0] (
    .whole(split1_whole_in), .up(ups[63:48]), .left(split1_left), .right(split1_right)
  );
  wire [127:0] split0_left;  // 16 of 8 bits
  wire [127:0] split0_right;  // 16 of 8 bits
  wire [255:0] split0_whole_in = {split1_right[127:112], split1_left[127:112], split1_right[111:96],
      split1_left[111:96], split1_right[95:80], split1_left[95:80], split1_right[79:64],
      split1_left[79:64], split1_right[63:48], split1_left[63:48], split1_right[47:32],
      split1_left[47:32], split1_right[31:16], split1_left[31:16], split1_right[15:0],
      split1_left[15:0]};
  pfor_lanes16_split0 split0 [15:0] (
    .whole(split0_whole_in), .up(ups[79:64]), .left(split0_left), .right(split0_right)
  );
  assign bytes = {split0_right[127:120], split0_left[127:120], split0_right[119:112],
      split0_left[119:112], split0_right[111:104], split0_left[111:104], split0_right[103:96],
      split0_left[103:96], split0_right[95:88], split0_left[95:88], split0_right[87:80],
      split0_left[87:80], split0_right[79:72], split0_left[79:72], split0_right[71:64],
      split0_left[71:64], split0_right[63:56], split0_left[63:56], split0_right[55:48],
      split0_left[55:48], split0_right[47:40], split0_left[47:40], split0_right[39:32],
      split0_left[39:32], split0_right[31:24], split0_left[31:24], split0_right[23:16],
      split0_left[23:16], split0_right[15:8], split0_left[15:8], split0_right[7:0],
      split0_left[7:0]};
endmodule
