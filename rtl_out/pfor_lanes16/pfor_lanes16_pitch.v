// Concatenates a quarter's exceptions: moves them from slots to a pitch of their length. The first
// one starts at its offset within the slot.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_pitch (
  input  wire [255:0] slots,  // Exceptions in adjacent slots, zero past the last one
  input  wire [14:0] wide,  // Length of exceptions of 16-bit elements, one-hot: 2 to 16 bits
  input  wire [6:0] narrow,  // Length of exceptions of bytes, two per lane, one-hot: 2 to 8 bits
  output wire [255:0] adjacent  // Concatenated exceptions, the first at its offset within a slot
);
  wire [255:0] lanes_of_2;
  hdlgen_at_pitch #(.COUNT(16), .WIDTH(16), .PITCH(2)) move_lanes_of_2 (
    .slots(slots), .moved(lanes_of_2)
  );
  wire [255:0] lanes_of_3;
  hdlgen_at_pitch #(.COUNT(16), .WIDTH(16), .PITCH(3)) move_lanes_of_3 (
    .slots(slots), .moved(lanes_of_3)
  );
  wire [255:0] lanes_of_4;
  hdlgen_at_pitch #(.COUNT(16), .WIDTH(16), .PITCH(4)) move_lanes_of_4 (
    .slots(slots), .moved(lanes_of_4)
  );
  wire [255:0] lanes_of_5;
  hdlgen_at_pitch #(.COUNT(16), .WIDTH(16), .PITCH(5)) move_lanes_of_5 (
    .slots(slots), .moved(lanes_of_5)
  );
  wire [255:0] lanes_of_6;
  hdlgen_at_pitch #(.COUNT(16), .WIDTH(16), .PITCH(6)) move_lanes_of_6 (
    .slots(slots), .moved(lanes_of_6)
  );
  wire [255:0] lanes_of_7;
  hdlgen_at_pitch #(.COUNT(16), .WIDTH(16), .PITCH(7)) move_lanes_of_7 (
    .slots(slots), .moved(lanes_of_7)
  );
  wire [255:0] lanes_of_8;
  hdlgen_at_pitch #(.COUNT(16), .WIDTH(16), .PITCH(8)) move_lanes_of_8 (
    .slots(slots), .moved(lanes_of_8)
  );
  wire [255:0] lanes_of_9;
  hdlgen_at_pitch #(.COUNT(16), .WIDTH(16), .PITCH(9)) move_lanes_of_9 (
    .slots(slots), .moved(lanes_of_9)
  );
  wire [255:0] lanes_of_10;
  hdlgen_at_pitch #(.COUNT(16), .WIDTH(16), .PITCH(10)) move_lanes_of_10 (
    .slots(slots), .moved(lanes_of_10)
  );
  wire [255:0] lanes_of_11;
  hdlgen_at_pitch #(.COUNT(16), .WIDTH(16), .PITCH(11)) move_lanes_of_11 (
    .slots(slots), .moved(lanes_of_11)
  );
  wire [255:0] lanes_of_12;
  hdlgen_at_pitch #(.COUNT(16), .WIDTH(16), .PITCH(12)) move_lanes_of_12 (
    .slots(slots), .moved(lanes_of_12)
  );
  wire [255:0] lanes_of_13;
  hdlgen_at_pitch #(.COUNT(16), .WIDTH(16), .PITCH(13)) move_lanes_of_13 (
    .slots(slots), .moved(lanes_of_13)
  );
  wire [255:0] lanes_of_14;
  hdlgen_at_pitch #(.COUNT(16), .WIDTH(16), .PITCH(14)) move_lanes_of_14 (
    .slots(slots), .moved(lanes_of_14)
  );
  wire [255:0] lanes_of_15;
  hdlgen_at_pitch #(.COUNT(16), .WIDTH(16), .PITCH(15)) move_lanes_of_15 (
    .slots(slots), .moved(lanes_of_15)
  );
  wire [255:0] bytes_of_2;
  hdlgen_at_pitch #(.COUNT(32), .WIDTH(8), .PITCH(2)) move_bytes_of_2 (
    .slots(slots), .moved(bytes_of_2)
  );
  wire [255:0] bytes_of_3;
  hdlgen_at_pitch #(.COUNT(32), .WIDTH(8), .PITCH(3)) move_bytes_of_3 (
    .slots(slots), .moved(bytes_of_3)
  );
  wire [255:0] bytes_of_4;
  hdlgen_at_pitch #(.COUNT(32), .WIDTH(8), .PITCH(4)) move_bytes_of_4 (
    .slots(slots), .moved(bytes_of_4)
  );
  wire [255:0] bytes_of_5;
  hdlgen_at_pitch #(.COUNT(32), .WIDTH(8), .PITCH(5)) move_bytes_of_5 (
    .slots(slots), .moved(bytes_of_5)
  );
  wire [255:0] bytes_of_6;
  hdlgen_at_pitch #(.COUNT(32), .WIDTH(8), .PITCH(6)) move_bytes_of_6 (
    .slots(slots), .moved(bytes_of_6)
  );
  wire [255:0] bytes_of_7;
  hdlgen_at_pitch #(.COUNT(32), .WIDTH(8), .PITCH(7)) move_bytes_of_7 (
    .slots(slots), .moved(bytes_of_7)
  );
  assign adjacent = ({256{wide[0]}} & lanes_of_2) | ({256{wide[1]}} & lanes_of_3) |
      ({256{wide[2]}} & lanes_of_4) | ({256{wide[3]}} & lanes_of_5) |
      ({256{wide[4]}} & lanes_of_6) | ({256{wide[5]}} & lanes_of_7) |
      ({256{wide[6]}} & lanes_of_8) | ({256{wide[7]}} & lanes_of_9) |
      ({256{wide[8]}} & lanes_of_10) | ({256{wide[9]}} & lanes_of_11) |
      ({256{wide[10]}} & lanes_of_12) | ({256{wide[11]}} & lanes_of_13) |
      ({256{wide[12]}} & lanes_of_14) | ({256{wide[13]}} & lanes_of_15) |
      ({256{wide[14]}} & slots) | ({256{narrow[0]}} & bytes_of_2) |
      ({256{narrow[1]}} & bytes_of_3) | ({256{narrow[2]}} & bytes_of_4) |
      ({256{narrow[3]}} & bytes_of_5) | ({256{narrow[4]}} & bytes_of_6) |
      ({256{narrow[5]}} & bytes_of_7) | ({256{narrow[6]}} & slots);
endmodule
