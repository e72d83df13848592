// Step 11 of 22 of bpc_opt_lanes32_decompressor_core: DBX of all planes.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_decode (
  input  wire [95:0] tags,  // 32 of 3 bits, from step 1
  input  wire [1023:0] windows,  // 32 of 32 bits, from step 10
  input  wire bad_lengths,  // From step 10
  output wire [991:0] dbx,  // 32 of 31 bits, from step 11
  output wire [30:0] zero_dbp,  // 31 bits, from step 11
  output wire bad_planes  // From step 11
);
  wire [31:0] decode_zero_dbp;
  wire [31:0] lane_errors;
  bpc_opt_lanes32_decode_plane decode [31:0] (
    .tag(tags), .payload(windows), .dbx(dbx), .zero_dbp(decode_zero_dbp), .error(lane_errors)
  );
  assign zero_dbp = decode_zero_dbp[31:1];
  assign bad_planes = lane_errors[0] | lane_errors[1] | lane_errors[2] | lane_errors[3] |
      lane_errors[4] | lane_errors[5] | lane_errors[6] | lane_errors[7] | lane_errors[8] |
      lane_errors[9] | lane_errors[10] | lane_errors[11] | lane_errors[12] | lane_errors[13] |
      lane_errors[14] | lane_errors[15] | lane_errors[16] | lane_errors[17] | lane_errors[18] |
      lane_errors[19] | lane_errors[20] | lane_errors[21] | lane_errors[22] | lane_errors[23] |
      lane_errors[24] | lane_errors[25] | lane_errors[26] | lane_errors[27] | lane_errors[28] |
      lane_errors[29] | lane_errors[30] | lane_errors[31] | bad_lengths;

  // Bits that nothing reads.
  wire unused = &{1'b0, decode_zero_dbp[0]};
endmodule
