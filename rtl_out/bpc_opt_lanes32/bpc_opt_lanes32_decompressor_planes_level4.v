// Step 15 of 22 of bpc_opt_lanes32_decompressor_core: bit planes, level 4 of 6.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_planes_level4 (
  input  wire [991:0] dbp3,
  input  wire [26:0] restarts3,
  output wire [991:0] dbp4,
  output wire [22:0] restarts4
);
  assign dbp4[278:0] = dbp3[278:0];
  assign dbp4[309:279] = dbp3[309:279] ^ ({31{~restarts3[4]}} & dbp3[247:217]);
  assign dbp4[340:310] = dbp3[340:310];
  assign dbp4[371:341] = dbp3[371:341] ^ ({31{~restarts3[6]}} & dbp3[247:217]);
  assign dbp4[402:372] = dbp3[402:372];
  assign dbp4[433:403] = dbp3[433:403] ^ ({31{~restarts3[8]}} & dbp3[247:217]);
  assign dbp4[464:434] = dbp3[464:434];
  assign dbp4[495:465] = dbp3[495:465] ^ ({31{~restarts3[10]}} & dbp3[247:217]);
  assign dbp4[774:496] = dbp3[774:496];
  assign dbp4[805:775] = dbp3[805:775] ^ ({31{~restarts3[20]}} & dbp3[743:713]);
  assign dbp4[836:806] = dbp3[836:806];
  assign dbp4[867:837] = dbp3[867:837] ^ ({31{~restarts3[22]}} & dbp3[743:713]);
  assign dbp4[898:868] = dbp3[898:868];
  assign dbp4[929:899] = dbp3[929:899] ^ ({31{~restarts3[24]}} & dbp3[743:713]);
  assign dbp4[960:930] = dbp3[960:930];
  assign dbp4[991:961] = dbp3[991:961] ^ ({31{~restarts3[26]}} & dbp3[743:713]);
  assign restarts4[3:0] = restarts3[3:0];
  assign restarts4[4] = restarts3[5];
  assign restarts4[5] = restarts3[7];
  assign restarts4[6] = restarts3[9];
  assign restarts4[15:7] = restarts3[19:11];
  assign restarts4[16] = restarts3[18] | restarts3[20];
  assign restarts4[17] = restarts3[21];
  assign restarts4[18] = restarts3[18] | restarts3[22];
  assign restarts4[19] = restarts3[23];
  assign restarts4[20] = restarts3[18] | restarts3[24];
  assign restarts4[21] = restarts3[25];
  assign restarts4[22] = restarts3[18] | restarts3[26];
endmodule
