// Finds the exceptions of a quarter: residuals with a 1 above the planes, or with only ones in the
// top
// planes. Each byte has a flag; a lane with one element has two equal flags.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_flag_exceptions (
  input  wire [255:0] residuals,  // Residuals of the quarter, the first lane lowest
  input  wire [15:0] held,  // Bits of a lane that planes hold
  input  wire [15:0] top,  // Bits of a lane that are all ones in an exception
  input  wire bytes,  // Lanes hold two elements each
  input  wire has,  // Stream may have exceptions
  input  wire [31:0] bases,  // Bytes of base elements, which are never exceptions; one bit each
  // Bytes that belong to exceptions, one bit each; two equal bits for a 16-bit element
  output wire [31:0] flags
);
  wire byte_has_top_0 = |top[7:0];
  wire byte_has_top_1 = |top[15:8];
  wire [15:0] lane0_above_planes = residuals[15:0] & ~held;
  wire lane0_above_0 = |lane0_above_planes[7:0];
  wire lane0_above_1 = |lane0_above_planes[15:8];
  wire [15:0] lane0_top_or_ones = residuals[15:0] | ~top;
  wire lane0_ones_0 = &lane0_top_or_ones[7:0];
  wire lane0_ones_1 = &lane0_top_or_ones[15:8];
  wire lane0_is_exception = (lane0_ones_0 & lane0_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane0_above_0 | lane0_above_1;
  wire found_0 = bytes ? ((lane0_ones_0 & byte_has_top_0) | lane0_above_0) : lane0_is_exception;
  wire found_1 = bytes ? ((lane0_ones_1 & byte_has_top_1) | lane0_above_1) : lane0_is_exception;
  wire [15:0] lane1_above_planes = residuals[31:16] & ~held;
  wire lane1_above_0 = |lane1_above_planes[7:0];
  wire lane1_above_1 = |lane1_above_planes[15:8];
  wire [15:0] lane1_top_or_ones = residuals[31:16] | ~top;
  wire lane1_ones_0 = &lane1_top_or_ones[7:0];
  wire lane1_ones_1 = &lane1_top_or_ones[15:8];
  wire lane1_is_exception = (lane1_ones_0 & lane1_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane1_above_0 | lane1_above_1;
  wire found_2 = bytes ? ((lane1_ones_0 & byte_has_top_0) | lane1_above_0) : lane1_is_exception;
  wire found_3 = bytes ? ((lane1_ones_1 & byte_has_top_1) | lane1_above_1) : lane1_is_exception;
  wire [15:0] lane2_above_planes = residuals[47:32] & ~held;
  wire lane2_above_0 = |lane2_above_planes[7:0];
  wire lane2_above_1 = |lane2_above_planes[15:8];
  wire [15:0] lane2_top_or_ones = residuals[47:32] | ~top;
  wire lane2_ones_0 = &lane2_top_or_ones[7:0];
  wire lane2_ones_1 = &lane2_top_or_ones[15:8];
  wire lane2_is_exception = (lane2_ones_0 & lane2_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane2_above_0 | lane2_above_1;
  wire found_4 = bytes ? ((lane2_ones_0 & byte_has_top_0) | lane2_above_0) : lane2_is_exception;
  wire found_5 = bytes ? ((lane2_ones_1 & byte_has_top_1) | lane2_above_1) : lane2_is_exception;
  wire [15:0] lane3_above_planes = residuals[63:48] & ~held;
  wire lane3_above_0 = |lane3_above_planes[7:0];
  wire lane3_above_1 = |lane3_above_planes[15:8];
  wire [15:0] lane3_top_or_ones = residuals[63:48] | ~top;
  wire lane3_ones_0 = &lane3_top_or_ones[7:0];
  wire lane3_ones_1 = &lane3_top_or_ones[15:8];
  wire lane3_is_exception = (lane3_ones_0 & lane3_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane3_above_0 | lane3_above_1;
  wire found_6 = bytes ? ((lane3_ones_0 & byte_has_top_0) | lane3_above_0) : lane3_is_exception;
  wire found_7 = bytes ? ((lane3_ones_1 & byte_has_top_1) | lane3_above_1) : lane3_is_exception;
  wire [15:0] lane4_above_planes = residuals[79:64] & ~held;
  wire lane4_above_0 = |lane4_above_planes[7:0];
  wire lane4_above_1 = |lane4_above_planes[15:8];
  wire [15:0] lane4_top_or_ones = residuals[79:64] | ~top;
  wire lane4_ones_0 = &lane4_top_or_ones[7:0];
  wire lane4_ones_1 = &lane4_top_or_ones[15:8];
  wire lane4_is_exception = (lane4_ones_0 & lane4_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane4_above_0 | lane4_above_1;
  wire found_8 = bytes ? ((lane4_ones_0 & byte_has_top_0) | lane4_above_0) : lane4_is_exception;
  wire found_9 = bytes ? ((lane4_ones_1 & byte_has_top_1) | lane4_above_1) : lane4_is_exception;
  wire [15:0] lane5_above_planes = residuals[95:80] & ~held;
  wire lane5_above_0 = |lane5_above_planes[7:0];
  wire lane5_above_1 = |lane5_above_planes[15:8];
  wire [15:0] lane5_top_or_ones = residuals[95:80] | ~top;
  wire lane5_ones_0 = &lane5_top_or_ones[7:0];
  wire lane5_ones_1 = &lane5_top_or_ones[15:8];
  wire lane5_is_exception = (lane5_ones_0 & lane5_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane5_above_0 | lane5_above_1;
  wire found_10 = bytes ? ((lane5_ones_0 & byte_has_top_0) | lane5_above_0) : lane5_is_exception;
  wire found_11 = bytes ? ((lane5_ones_1 & byte_has_top_1) | lane5_above_1) : lane5_is_exception;
  wire [15:0] lane6_above_planes = residuals[111:96] & ~held;
  wire lane6_above_0 = |lane6_above_planes[7:0];
  wire lane6_above_1 = |lane6_above_planes[15:8];
  wire [15:0] lane6_top_or_ones = residuals[111:96] | ~top;
  wire lane6_ones_0 = &lane6_top_or_ones[7:0];
  wire lane6_ones_1 = &lane6_top_or_ones[15:8];
  wire lane6_is_exception = (lane6_ones_0 & lane6_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane6_above_0 | lane6_above_1;
  wire found_12 = bytes ? ((lane6_ones_0 & byte_has_top_0) | lane6_above_0) : lane6_is_exception;
  wire found_13 = bytes ? ((lane6_ones_1 & byte_has_top_1) | lane6_above_1) : lane6_is_exception;
  wire [15:0] lane7_above_planes = residuals[127:112] & ~held;
  wire lane7_above_0 = |lane7_above_planes[7:0];
  wire lane7_above_1 = |lane7_above_planes[15:8];
  wire [15:0] lane7_top_or_ones = residuals[127:112] | ~top;
  wire lane7_ones_0 = &lane7_top_or_ones[7:0];
  wire lane7_ones_1 = &lane7_top_or_ones[15:8];
  wire lane7_is_exception = (lane7_ones_0 & lane7_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane7_above_0 | lane7_above_1;
  wire found_14 = bytes ? ((lane7_ones_0 & byte_has_top_0) | lane7_above_0) : lane7_is_exception;
  wire found_15 = bytes ? ((lane7_ones_1 & byte_has_top_1) | lane7_above_1) : lane7_is_exception;
  wire [15:0] lane8_above_planes = residuals[143:128] & ~held;
  wire lane8_above_0 = |lane8_above_planes[7:0];
  wire lane8_above_1 = |lane8_above_planes[15:8];
  wire [15:0] lane8_top_or_ones = residuals[143:128] | ~top;
  wire lane8_ones_0 = &lane8_top_or_ones[7:0];
  wire lane8_ones_1 = &lane8_top_or_ones[15:8];
  wire lane8_is_exception = (lane8_ones_0 & lane8_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane8_above_0 | lane8_above_1;
  wire found_16 = bytes ? ((lane8_ones_0 & byte_has_top_0) | lane8_above_0) : lane8_is_exception;
  wire found_17 = bytes ? ((lane8_ones_1 & byte_has_top_1) | lane8_above_1) : lane8_is_exception;
  wire [15:0] lane9_above_planes = residuals[159:144] & ~held;
  wire lane9_above_0 = |lane9_above_planes[7:0];
  wire lane9_above_1 = |lane9_above_planes[15:8];
  wire [15:0] lane9_top_or_ones = residuals[159:144] | ~top;
  wire lane9_ones_0 = &lane9_top_or_ones[7:0];
  wire lane9_ones_1 = &lane9_top_or_ones[15:8];
  wire lane9_is_exception = (lane9_ones_0 & lane9_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane9_above_0 | lane9_above_1;
  wire found_18 = bytes ? ((lane9_ones_0 & byte_has_top_0) | lane9_above_0) : lane9_is_exception;
  wire found_19 = bytes ? ((lane9_ones_1 & byte_has_top_1) | lane9_above_1) : lane9_is_exception;
  wire [15:0] lane10_above_planes = residuals[175:160] & ~held;
  wire lane10_above_0 = |lane10_above_planes[7:0];
  wire lane10_above_1 = |lane10_above_planes[15:8];
  wire [15:0] lane10_top_or_ones = residuals[175:160] | ~top;
  wire lane10_ones_0 = &lane10_top_or_ones[7:0];
  wire lane10_ones_1 = &lane10_top_or_ones[15:8];
  wire lane10_is_exception = (lane10_ones_0 & lane10_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane10_above_0 | lane10_above_1;
  wire found_20 = bytes ? ((lane10_ones_0 & byte_has_top_0) | lane10_above_0) : lane10_is_exception;
  wire found_21 = bytes ? ((lane10_ones_1 & byte_has_top_1) | lane10_above_1) : lane10_is_exception;
  wire [15:0] lane11_above_planes = residuals[191:176] & ~held;
  wire lane11_above_0 = |lane11_above_planes[7:0];
  wire lane11_above_1 = |lane11_above_planes[15:8];
  wire [15:0] lane11_top_or_ones = residuals[191:176] | ~top;
  wire lane11_ones_0 = &lane11_top_or_ones[7:0];
  wire lane11_ones_1 = &lane11_top_or_ones[15:8];
  wire lane11_is_exception = (lane11_ones_0 & lane11_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane11_above_0 | lane11_above_1;
  wire found_22 = bytes ? ((lane11_ones_0 & byte_has_top_0) | lane11_above_0) : lane11_is_exception;
  wire found_23 = bytes ? ((lane11_ones_1 & byte_has_top_1) | lane11_above_1) : lane11_is_exception;
  wire [15:0] lane12_above_planes = residuals[207:192] & ~held;
  wire lane12_above_0 = |lane12_above_planes[7:0];
  wire lane12_above_1 = |lane12_above_planes[15:8];
  wire [15:0] lane12_top_or_ones = residuals[207:192] | ~top;
  wire lane12_ones_0 = &lane12_top_or_ones[7:0];
  wire lane12_ones_1 = &lane12_top_or_ones[15:8];
  wire lane12_is_exception = (lane12_ones_0 & lane12_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane12_above_0 | lane12_above_1;
  wire found_24 = bytes ? ((lane12_ones_0 & byte_has_top_0) | lane12_above_0) : lane12_is_exception;
  wire found_25 = bytes ? ((lane12_ones_1 & byte_has_top_1) | lane12_above_1) : lane12_is_exception;
  wire [15:0] lane13_above_planes = residuals[223:208] & ~held;
  wire lane13_above_0 = |lane13_above_planes[7:0];
  wire lane13_above_1 = |lane13_above_planes[15:8];
  wire [15:0] lane13_top_or_ones = residuals[223:208] | ~top;
  wire lane13_ones_0 = &lane13_top_or_ones[7:0];
  wire lane13_ones_1 = &lane13_top_or_ones[15:8];
  wire lane13_is_exception = (lane13_ones_0 & lane13_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane13_above_0 | lane13_above_1;
  wire found_26 = bytes ? ((lane13_ones_0 & byte_has_top_0) | lane13_above_0) : lane13_is_exception;
  wire found_27 = bytes ? ((lane13_ones_1 & byte_has_top_1) | lane13_above_1) : lane13_is_exception;
  wire [15:0] lane14_above_planes = residuals[239:224] & ~held;
  wire lane14_above_0 = |lane14_above_planes[7:0];
  wire lane14_above_1 = |lane14_above_planes[15:8];
  wire [15:0] lane14_top_or_ones = residuals[239:224] | ~top;
  wire lane14_ones_0 = &lane14_top_or_ones[7:0];
  wire lane14_ones_1 = &lane14_top_or_ones[15:8];
  wire lane14_is_exception = (lane14_ones_0 & lane14_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane14_above_0 | lane14_above_1;
  wire found_28 = bytes ? ((lane14_ones_0 & byte_has_top_0) | lane14_above_0) : lane14_is_exception;
  wire found_29 = bytes ? ((lane14_ones_1 & byte_has_top_1) | lane14_above_1) : lane14_is_exception;
  wire [15:0] lane15_above_planes = residuals[255:240] & ~held;
  wire lane15_above_0 = |lane15_above_planes[7:0];
  wire lane15_above_1 = |lane15_above_planes[15:8];
  wire [15:0] lane15_top_or_ones = residuals[255:240] | ~top;
  wire lane15_ones_0 = &lane15_top_or_ones[7:0];
  wire lane15_ones_1 = &lane15_top_or_ones[15:8];
  wire lane15_is_exception = (lane15_ones_0 & lane15_ones_1 & (byte_has_top_0 | byte_has_top_1)) |
      lane15_above_0 | lane15_above_1;
  wire found_30 = bytes ? ((lane15_ones_0 & byte_has_top_0) | lane15_above_0) : lane15_is_exception;
  wire found_31 = bytes ? ((lane15_ones_1 & byte_has_top_1) | lane15_above_1) : lane15_is_exception;
  wire [31:0] found = {found_31, found_30, found_29, found_28, found_27, found_26, found_25,
      found_24, found_23, found_22, found_21, found_20, found_19, found_18, found_17, found_16,
      found_15, found_14, found_13, found_12, found_11, found_10, found_9, found_8, found_7,
      found_6, found_5, found_4, found_3, found_2, found_1, found_0};
  wire [31:0] are_exceptions = found & ~bases & {32{has}};
  assign flags = are_exceptions;
endmodule
