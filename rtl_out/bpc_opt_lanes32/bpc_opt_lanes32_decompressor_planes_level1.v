// Step 12 of 22 of bpc_opt_lanes32_decompressor_core: bit planes, level 1 of 6.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_planes_level1 (
  input  wire [991:0] dbx,
  input  wire [30:0] zero_dbp,
  output wire [991:0] dbp1,
  output wire [29:0] restarts1
);
  assign dbp1[30:0] = dbx[30:0];
  assign dbp1[61:31] = dbx[61:31] ^ ({31{~zero_dbp[0]}} & dbx[30:0]);
  assign dbp1[92:62] = dbx[92:62];
  assign dbp1[123:93] = dbx[123:93] ^ ({31{~zero_dbp[2]}} & dbx[92:62]);
  assign dbp1[154:124] = dbx[154:124];
  assign dbp1[185:155] = dbx[185:155] ^ ({31{~zero_dbp[4]}} & dbx[154:124]);
  assign dbp1[216:186] = dbx[216:186];
  assign dbp1[247:217] = dbx[247:217] ^ ({31{~zero_dbp[6]}} & dbx[216:186]);
  assign dbp1[278:248] = dbx[278:248];
  assign dbp1[309:279] = dbx[309:279] ^ ({31{~zero_dbp[8]}} & dbx[278:248]);
  assign dbp1[340:310] = dbx[340:310];
  assign dbp1[371:341] = dbx[371:341] ^ ({31{~zero_dbp[10]}} & dbx[340:310]);
  assign dbp1[402:372] = dbx[402:372];
  assign dbp1[433:403] = dbx[433:403] ^ ({31{~zero_dbp[12]}} & dbx[402:372]);
  assign dbp1[464:434] = dbx[464:434];
  assign dbp1[495:465] = dbx[495:465] ^ ({31{~zero_dbp[14]}} & dbx[464:434]);
  assign dbp1[526:496] = dbx[526:496];
  assign dbp1[557:527] = dbx[557:527] ^ ({31{~zero_dbp[16]}} & dbx[526:496]);
  assign dbp1[588:558] = dbx[588:558];
  assign dbp1[619:589] = dbx[619:589] ^ ({31{~zero_dbp[18]}} & dbx[588:558]);
  assign dbp1[650:620] = dbx[650:620];
  assign dbp1[681:651] = dbx[681:651] ^ ({31{~zero_dbp[20]}} & dbx[650:620]);
  assign dbp1[712:682] = dbx[712:682];
  assign dbp1[743:713] = dbx[743:713] ^ ({31{~zero_dbp[22]}} & dbx[712:682]);
  assign dbp1[774:744] = dbx[774:744];
  assign dbp1[805:775] = dbx[805:775] ^ ({31{~zero_dbp[24]}} & dbx[774:744]);
  assign dbp1[836:806] = dbx[836:806];
  assign dbp1[867:837] = dbx[867:837] ^ ({31{~zero_dbp[26]}} & dbx[836:806]);
  assign dbp1[898:868] = dbx[898:868];
  assign dbp1[929:899] = dbx[929:899] ^ ({31{~zero_dbp[28]}} & dbx[898:868]);
  assign dbp1[960:930] = dbx[960:930];
  assign dbp1[991:961] = dbx[991:961] ^ ({31{~zero_dbp[30]}} & dbx[960:930]);
  assign restarts1[0] = zero_dbp[1];
  assign restarts1[1] = zero_dbp[1] | zero_dbp[2];
  assign restarts1[2] = zero_dbp[3];
  assign restarts1[3] = zero_dbp[3] | zero_dbp[4];
  assign restarts1[4] = zero_dbp[5];
  assign restarts1[5] = zero_dbp[5] | zero_dbp[6];
  assign restarts1[6] = zero_dbp[7];
  assign restarts1[7] = zero_dbp[7] | zero_dbp[8];
  assign restarts1[8] = zero_dbp[9];
  assign restarts1[9] = zero_dbp[9] | zero_dbp[10];
  assign restarts1[10] = zero_dbp[11];
  assign restarts1[11] = zero_dbp[11] | zero_dbp[12];
  assign restarts1[12] = zero_dbp[13];
  assign restarts1[13] = zero_dbp[13] | zero_dbp[14];
  assign restarts1[14] = zero_dbp[15];
  assign restarts1[15] = zero_dbp[15] | zero_dbp[16];
  assign restarts1[16] = zero_dbp[17];
  assign restarts1[17] = zero_dbp[17] | zero_dbp[18];
  assign restarts1[18] = zero_dbp[19];
  assign restarts1[19] = zero_dbp[19] | zero_dbp[20];
  assign restarts1[20] = zero_dbp[21];
  assign restarts1[21] = zero_dbp[21] | zero_dbp[22];
  assign restarts1[22] = zero_dbp[23];
  assign restarts1[23] = zero_dbp[23] | zero_dbp[24];
  assign restarts1[24] = zero_dbp[25];
  assign restarts1[25] = zero_dbp[25] | zero_dbp[26];
  assign restarts1[26] = zero_dbp[27];
  assign restarts1[27] = zero_dbp[27] | zero_dbp[28];
  assign restarts1[28] = zero_dbp[29];
  assign restarts1[29] = zero_dbp[29] | zero_dbp[30];
endmodule
