// Step 16 of 22 of bpc_opt_lanes32_decompressor_core: bit planes, level 5 of 6.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_planes_level5 (
  input  wire [991:0] dbp4,  // 32 of 31 bits, from step 15
  input  wire [22:0] restarts4,  // 23 bits, from step 15
  output wire [991:0] dbp5,  // 32 of 31 bits, from step 16
  output wire [14:0] restarts5  // 15 bits, from step 16
);
  wire [30:0] dbp5_1 = dbp4[557:527] ^ ({31{~restarts4[8]}} & dbp4[495:465]);
  wire [30:0] dbp5_3 = dbp4[619:589] ^ ({31{~restarts4[10]}} & dbp4[495:465]);
  wire [30:0] dbp5_5 = dbp4[681:651] ^ ({31{~restarts4[12]}} & dbp4[495:465]);
  wire [30:0] dbp5_7 = dbp4[743:713] ^ ({31{~restarts4[14]}} & dbp4[495:465]);
  wire [30:0] dbp5_9 = dbp4[805:775] ^ ({31{~restarts4[16]}} & dbp4[495:465]);
  wire [30:0] dbp5_11 = dbp4[867:837] ^ ({31{~restarts4[18]}} & dbp4[495:465]);
  wire [30:0] dbp5_13 = dbp4[929:899] ^ ({31{~restarts4[20]}} & dbp4[495:465]);
  wire [30:0] dbp5_15 = dbp4[991:961] ^ ({31{~restarts4[22]}} & dbp4[495:465]);
  assign dbp5 = {dbp5_15, dbp4[960:930], dbp5_13, dbp4[898:868], dbp5_11, dbp4[836:806], dbp5_9,
      dbp4[774:744], dbp5_7, dbp4[712:682], dbp5_5, dbp4[650:620], dbp5_3, dbp4[588:558], dbp5_1,
      dbp4[526:0]};
  assign restarts5 = {restarts4[21], restarts4[19], restarts4[17], restarts4[15], restarts4[13],
      restarts4[11], restarts4[9], restarts4[7:0]};
endmodule
