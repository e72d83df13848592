// Step 15 of 23 of pfor_lanes16_decompressor_core: residuals from planes and exceptions.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_merge (
  input  wire [1:0] lies,  // 2 bits, from step 2
  input  wire [31:0] exceptions,  // 32 bits, from step 5
  input  wire quarter,  // From step 1
  input  wire [3:0] header_mode,  // 3 of 1 to 2 bits, the first lowest, from step 1
  input  wire depth,  // From step 2
  input  wire [255:0] letters_bytes,  // From step 7
  input  wire [255:0] expand_bytes,  // From step 14
  input  wire [15:0] upper0,  // From step 14
  output wire [255:0] merge_joined,  // From step 15
  output wire has_halves,  // From step 15
  output wire is_inverted,  // From step 15
  output wire low_goes_on,  // From step 15
  output wire high_goes_to_low,  // From step 15
  output wire high_goes_on,  // From step 15
  output wire high_goes_on_first,  // From step 15
  output wire low_goes_on_first,  // From step 15
  output wire high_goes_to_low_first,  // From step 15
  output wire high_goes_on_second,  // From step 15
  output wire low_goes_on_second,  // From step 15
  output wire high_goes_to_low_second,  // From step 15
  output wire follows,  // From step 15
  output wire class_follows  // From step 15
);
  pfor_lanes16_merge merge (
    .values(letters_bytes), .bytes(expand_bytes), .upper(upper0), .flags(exceptions),
    .joined(merge_joined)
  );
  wire scans = lies[0] | header_mode[0] | lies[1] | header_mode[1] | header_mode[2];
  assign high_goes_on_first = scans & ~(header_mode[1] & ~quarter);
  assign high_goes_on_second = scans & ~(header_mode[1] & quarter);
  assign has_halves = header_mode[0] | lies[1] | header_mode[1] | header_mode[2];
  assign is_inverted = header_mode[3] & ~depth;
  assign low_goes_on = scans & ~lies[0];
  assign high_goes_to_low = scans & lies[0];
  assign high_goes_on = scans;
  assign low_goes_on_first = high_goes_on_first & ~lies[0];
  assign high_goes_to_low_first = high_goes_on_first & lies[0];
  assign low_goes_on_second = high_goes_on_second & ~lies[0];
  assign high_goes_to_low_second = high_goes_on_second & lies[0];
  assign follows = (header_mode[0] | header_mode[2]) & quarter;
  assign class_follows = header_mode[1] & quarter;
endmodule
