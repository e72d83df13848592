// Step 15 of 22 of bpc_opt_lanes32_decompressor_core: bit planes, level 4 of 6.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_planes_level4 (
  input  wire [991:0] dbp3,  // 32 of 31 bits, from step 14
  input  wire [26:0] restarts3,  // 27 bits, from step 14
  output wire [991:0] dbp4,  // 32 of 31 bits, from step 15
  output wire [22:0] restarts4  // 23 bits, from step 15
);
  wire [30:0] dbp4_1 = dbp3[309:279] ^ ({31{~restarts3[4]}} & dbp3[247:217]);
  wire [30:0] dbp4_3 = dbp3[371:341] ^ ({31{~restarts3[6]}} & dbp3[247:217]);
  wire [30:0] dbp4_5 = dbp3[433:403] ^ ({31{~restarts3[8]}} & dbp3[247:217]);
  wire [30:0] dbp4_7 = dbp3[495:465] ^ ({31{~restarts3[10]}} & dbp3[247:217]);
  wire [30:0] dbp4_9 = dbp3[805:775] ^ ({31{~restarts3[20]}} & dbp3[743:713]);
  wire restarts4_5 = restarts3[18] | restarts3[20];
  wire [30:0] dbp4_11 = dbp3[867:837] ^ ({31{~restarts3[22]}} & dbp3[743:713]);
  wire restarts4_7 = restarts3[18] | restarts3[22];
  wire [30:0] dbp4_13 = dbp3[929:899] ^ ({31{~restarts3[24]}} & dbp3[743:713]);
  wire restarts4_9 = restarts3[18] | restarts3[24];
  wire [30:0] dbp4_15 = dbp3[991:961] ^ ({31{~restarts3[26]}} & dbp3[743:713]);
  wire restarts4_11 = restarts3[18] | restarts3[26];
  assign dbp4 = {dbp4_15, dbp3[960:930], dbp4_13, dbp3[898:868], dbp4_11, dbp3[836:806], dbp4_9,
      dbp3[774:496], dbp4_7, dbp3[464:434], dbp4_5, dbp3[402:372], dbp4_3, dbp3[340:310], dbp4_1,
      dbp3[278:0]};
  assign restarts4 = {restarts4_11, restarts3[25], restarts4_9, restarts3[23], restarts4_7,
      restarts3[21], restarts4_5, restarts3[19:11], restarts3[9], restarts3[7], restarts3[5],
      restarts3[3:0]};
endmodule
