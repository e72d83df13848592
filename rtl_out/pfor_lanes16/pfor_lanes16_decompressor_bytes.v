// Step 17 of 23 of pfor_lanes16_decompressor_core: sums of the two bytes of a lane.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_bytes (
  input  wire lies,  // From step 2
  input  wire [255:0] lanes,  // 16 of 16 bits, from step 16
  output wire [255:0] lanes_of_bytes  // 16 of 16 bits, from step 17
);
  wire [7:0] lanes_of_bytes_1 = lanes[15:8] + ({8{lies}} & lanes[7:0]);
  wire [7:0] lanes_of_bytes_3 = lanes[31:24] + ({8{lies}} & lanes[23:16]);
  wire [7:0] lanes_of_bytes_5 = lanes[47:40] + ({8{lies}} & lanes[39:32]);
  wire [7:0] lanes_of_bytes_7 = lanes[63:56] + ({8{lies}} & lanes[55:48]);
  wire [7:0] lanes_of_bytes_9 = lanes[79:72] + ({8{lies}} & lanes[71:64]);
  wire [7:0] lanes_of_bytes_11 = lanes[95:88] + ({8{lies}} & lanes[87:80]);
  wire [7:0] lanes_of_bytes_13 = lanes[111:104] + ({8{lies}} & lanes[103:96]);
  wire [7:0] lanes_of_bytes_15 = lanes[127:120] + ({8{lies}} & lanes[119:112]);
  wire [7:0] lanes_of_bytes_17 = lanes[143:136] + ({8{lies}} & lanes[135:128]);
  wire [7:0] lanes_of_bytes_19 = lanes[159:152] + ({8{lies}} & lanes[151:144]);
  wire [7:0] lanes_of_bytes_21 = lanes[175:168] + ({8{lies}} & lanes[167:160]);
  wire [7:0] lanes_of_bytes_23 = lanes[191:184] + ({8{lies}} & lanes[183:176]);
  wire [7:0] lanes_of_bytes_25 = lanes[207:200] + ({8{lies}} & lanes[199:192]);
  wire [7:0] lanes_of_bytes_27 = lanes[223:216] + ({8{lies}} & lanes[215:208]);
  wire [7:0] lanes_of_bytes_29 = lanes[239:232] + ({8{lies}} & lanes[231:224]);
  wire [7:0] lanes_of_bytes_31 = lanes[255:248] + ({8{lies}} & lanes[247:240]);
  assign lanes_of_bytes = {lanes_of_bytes_31, lanes[247:240], lanes_of_bytes_29, lanes[231:224],
      lanes_of_bytes_27, lanes[215:208], lanes_of_bytes_25, lanes[199:192], lanes_of_bytes_23,
      lanes[183:176], lanes_of_bytes_21, lanes[167:160], lanes_of_bytes_19, lanes[151:144],
      lanes_of_bytes_17, lanes[135:128], lanes_of_bytes_15, lanes[119:112], lanes_of_bytes_13,
      lanes[103:96], lanes_of_bytes_11, lanes[87:80], lanes_of_bytes_9, lanes[71:64],
      lanes_of_bytes_7, lanes[55:48], lanes_of_bytes_5, lanes[39:32], lanes_of_bytes_3,
      lanes[23:16], lanes_of_bytes_1, lanes[7:0]};
endmodule
