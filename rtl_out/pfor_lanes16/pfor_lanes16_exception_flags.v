// Finds the exceptions of a quarter: their bits in the top planes are all ones. Each byte has a
// flag; a
// lane with one element has two equal flags.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_exception_flags (
  input  wire [255:0] values,  // Bits of all lanes that planes hold
  // Bits of a lane that are all ones in an exception; zero if the stream has no exceptions
  input  wire [15:0] top,
  input  wire bytes,  // Lanes hold two elements each
  // Bytes that belong to exceptions, one bit each; two equal bits for a 16-bit element
  output wire [31:0] flags
);
  wire byte_tells_0 = |top[7:0];
  wire byte_tells_1 = |top[15:8];
  wire lane_tells = byte_tells_0 | byte_tells_1;
  wire [15:0] values_or_untold_0 = values[15:0] | ~top;
  wire [15:0] values_or_untold_1 = values[31:16] | ~top;
  wire [15:0] values_or_untold_2 = values[47:32] | ~top;
  wire [15:0] values_or_untold_3 = values[63:48] | ~top;
  wire [15:0] values_or_untold_4 = values[79:64] | ~top;
  wire [15:0] values_or_untold_5 = values[95:80] | ~top;
  wire [15:0] values_or_untold_6 = values[111:96] | ~top;
  wire [15:0] values_or_untold_7 = values[127:112] | ~top;
  wire [15:0] values_or_untold_8 = values[143:128] | ~top;
  wire [15:0] values_or_untold_9 = values[159:144] | ~top;
  wire [15:0] values_or_untold_10 = values[175:160] | ~top;
  wire [15:0] values_or_untold_11 = values[191:176] | ~top;
  wire [15:0] values_or_untold_12 = values[207:192] | ~top;
  wire [15:0] values_or_untold_13 = values[223:208] | ~top;
  wire [15:0] values_or_untold_14 = values[239:224] | ~top;
  wire [15:0] values_or_untold_15 = values[255:240] | ~top;
  wire ones_0 = &values_or_untold_0[7:0];
  wire ones_1 = &values_or_untold_0[15:8];
  wire ones_2 = &values_or_untold_1[7:0];
  wire ones_3 = &values_or_untold_1[15:8];
  wire ones_4 = &values_or_untold_2[7:0];
  wire ones_5 = &values_or_untold_2[15:8];
  wire ones_6 = &values_or_untold_3[7:0];
  wire ones_7 = &values_or_untold_3[15:8];
  wire ones_8 = &values_or_untold_4[7:0];
  wire ones_9 = &values_or_untold_4[15:8];
  wire ones_10 = &values_or_untold_5[7:0];
  wire ones_11 = &values_or_untold_5[15:8];
  wire ones_12 = &values_or_untold_6[7:0];
  wire ones_13 = &values_or_untold_6[15:8];
  wire ones_14 = &values_or_untold_7[7:0];
  wire ones_15 = &values_or_untold_7[15:8];
  wire ones_16 = &values_or_untold_8[7:0];
  wire ones_17 = &values_or_untold_8[15:8];
  wire ones_18 = &values_or_untold_9[7:0];
  wire ones_19 = &values_or_untold_9[15:8];
  wire ones_20 = &values_or_untold_10[7:0];
  wire ones_21 = &values_or_untold_10[15:8];
  wire ones_22 = &values_or_untold_11[7:0];
  wire ones_23 = &values_or_untold_11[15:8];
  wire ones_24 = &values_or_untold_12[7:0];
  wire ones_25 = &values_or_untold_12[15:8];
  wire ones_26 = &values_or_untold_13[7:0];
  wire ones_27 = &values_or_untold_13[15:8];
  wire ones_28 = &values_or_untold_14[7:0];
  wire ones_29 = &values_or_untold_14[15:8];
  wire ones_30 = &values_or_untold_15[7:0];
  wire ones_31 = &values_or_untold_15[15:8];
  wire lane_is_exception_0 = ones_0 & ones_1 & lane_tells;
  wire lane_is_exception_1 = ones_2 & ones_3 & lane_tells;
  wire lane_is_exception_2 = ones_4 & ones_5 & lane_tells;
  wire lane_is_exception_3 = ones_6 & ones_7 & lane_tells;
  wire lane_is_exception_4 = ones_8 & ones_9 & lane_tells;
  wire lane_is_exception_5 = ones_10 & ones_11 & lane_tells;
  wire lane_is_exception_6 = ones_12 & ones_13 & lane_tells;
  wire lane_is_exception_7 = ones_14 & ones_15 & lane_tells;
  wire lane_is_exception_8 = ones_16 & ones_17 & lane_tells;
  wire lane_is_exception_9 = ones_18 & ones_19 & lane_tells;
  wire lane_is_exception_10 = ones_20 & ones_21 & lane_tells;
  wire lane_is_exception_11 = ones_22 & ones_23 & lane_tells;
  wire lane_is_exception_12 = ones_24 & ones_25 & lane_tells;
  wire lane_is_exception_13 = ones_26 & ones_27 & lane_tells;
  wire lane_is_exception_14 = ones_28 & ones_29 & lane_tells;
  wire lane_is_exception_15 = ones_30 & ones_31 & lane_tells;
  wire flags_0 = bytes ? (ones_0 & byte_tells_0) : lane_is_exception_0;
  wire flags_1 = bytes ? (ones_1 & byte_tells_1) : lane_is_exception_0;
  wire flags_2 = bytes ? (ones_2 & byte_tells_0) : lane_is_exception_1;
  wire flags_3 = bytes ? (ones_3 & byte_tells_1) : lane_is_exception_1;
  wire flags_4 = bytes ? (ones_4 & byte_tells_0) : lane_is_exception_2;
  wire flags_5 = bytes ? (ones_5 & byte_tells_1) : lane_is_exception_2;
  wire flags_6 = bytes ? (ones_6 & byte_tells_0) : lane_is_exception_3;
  wire flags_7 = bytes ? (ones_7 & byte_tells_1) : lane_is_exception_3;
  wire flags_8 = bytes ? (ones_8 & byte_tells_0) : lane_is_exception_4;
  wire flags_9 = bytes ? (ones_9 & byte_tells_1) : lane_is_exception_4;
  wire flags_10 = bytes ? (ones_10 & byte_tells_0) : lane_is_exception_5;
  wire flags_11 = bytes ? (ones_11 & byte_tells_1) : lane_is_exception_5;
  wire flags_12 = bytes ? (ones_12 & byte_tells_0) : lane_is_exception_6;
  wire flags_13 = bytes ? (ones_13 & byte_tells_1) : lane_is_exception_6;
  wire flags_14 = bytes ? (ones_14 & byte_tells_0) : lane_is_exception_7;
  wire flags_15 = bytes ? (ones_15 & byte_tells_1) : lane_is_exception_7;
  wire flags_16 = bytes ? (ones_16 & byte_tells_0) : lane_is_exception_8;
  wire flags_17 = bytes ? (ones_17 & byte_tells_1) : lane_is_exception_8;
  wire flags_18 = bytes ? (ones_18 & byte_tells_0) : lane_is_exception_9;
  wire flags_19 = bytes ? (ones_19 & byte_tells_1) : lane_is_exception_9;
  wire flags_20 = bytes ? (ones_20 & byte_tells_0) : lane_is_exception_10;
  wire flags_21 = bytes ? (ones_21 & byte_tells_1) : lane_is_exception_10;
  wire flags_22 = bytes ? (ones_22 & byte_tells_0) : lane_is_exception_11;
  wire flags_23 = bytes ? (ones_23 & byte_tells_1) : lane_is_exception_11;
  wire flags_24 = bytes ? (ones_24 & byte_tells_0) : lane_is_exception_12;
  wire flags_25 = bytes ? (ones_25 & byte_tells_1) : lane_is_exception_12;
  wire flags_26 = bytes ? (ones_26 & byte_tells_0) : lane_is_exception_13;
  wire flags_27 = bytes ? (ones_27 & byte_tells_1) : lane_is_exception_13;
  wire flags_28 = bytes ? (ones_28 & byte_tells_0) : lane_is_exception_14;
  wire flags_29 = bytes ? (ones_29 & byte_tells_1) : lane_is_exception_14;
  wire flags_30 = bytes ? (ones_30 & byte_tells_0) : lane_is_exception_15;
  wire flags_31 = bytes ? (ones_31 & byte_tells_1) : lane_is_exception_15;
  assign flags = {flags_31, flags_30, flags_29, flags_28, flags_27, flags_26, flags_25, flags_24,
      flags_23, flags_22, flags_21, flags_20, flags_19, flags_18, flags_17, flags_16, flags_15,
      flags_14, flags_13, flags_12, flags_11, flags_10, flags_9, flags_8, flags_7, flags_6, flags_5,
      flags_4, flags_3, flags_2, flags_1, flags_0};
endmodule
