// Step 12 of 22 of bpc_opt_lanes32_decompressor_core: bit planes, level 1 of 6.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_planes_level1 (
  input  wire [991:0] dbx,  // 32 of 31 bits, from step 11
  input  wire [30:0] zero_dbp,  // 31 bits, from step 11
  output wire [991:0] dbp1,  // 32 of 31 bits, from step 12
  output wire [29:0] restarts1  // 30 bits, from step 12
);
  wire [30:0] dbp1_1 = dbx[61:31] ^ ({31{~zero_dbp[0]}} & dbx[30:0]);
  wire [30:0] dbp1_3 = dbx[123:93] ^ ({31{~zero_dbp[2]}} & dbx[92:62]);
  wire restarts1_1 = zero_dbp[1] | zero_dbp[2];
  wire [30:0] dbp1_5 = dbx[185:155] ^ ({31{~zero_dbp[4]}} & dbx[154:124]);
  wire restarts1_3 = zero_dbp[3] | zero_dbp[4];
  wire [30:0] dbp1_7 = dbx[247:217] ^ ({31{~zero_dbp[6]}} & dbx[216:186]);
  wire restarts1_5 = zero_dbp[5] | zero_dbp[6];
  wire [30:0] dbp1_9 = dbx[309:279] ^ ({31{~zero_dbp[8]}} & dbx[278:248]);
  wire restarts1_7 = zero_dbp[7] | zero_dbp[8];
  wire [30:0] dbp1_11 = dbx[371:341] ^ ({31{~zero_dbp[10]}} & dbx[340:310]);
  wire restarts1_9 = zero_dbp[9] | zero_dbp[10];
  wire [30:0] dbp1_13 = dbx[433:403] ^ ({31{~zero_dbp[12]}} & dbx[402:372]);
  wire restarts1_11 = zero_dbp[11] | zero_dbp[12];
  wire [30:0] dbp1_15 = dbx[495:465] ^ ({31{~zero_dbp[14]}} & dbx[464:434]);
  wire restarts1_13 = zero_dbp[13] | zero_dbp[14];
  wire [30:0] dbp1_17 = dbx[557:527] ^ ({31{~zero_dbp[16]}} & dbx[526:496]);
  wire restarts1_15 = zero_dbp[15] | zero_dbp[16];
  wire [30:0] dbp1_19 = dbx[619:589] ^ ({31{~zero_dbp[18]}} & dbx[588:558]);
  wire restarts1_17 = zero_dbp[17] | zero_dbp[18];
  wire [30:0] dbp1_21 = dbx[681:651] ^ ({31{~zero_dbp[20]}} & dbx[650:620]);
  wire restarts1_19 = zero_dbp[19] | zero_dbp[20];
  wire [30:0] dbp1_23 = dbx[743:713] ^ ({31{~zero_dbp[22]}} & dbx[712:682]);
  wire restarts1_21 = zero_dbp[21] | zero_dbp[22];
  wire [30:0] dbp1_25 = dbx[805:775] ^ ({31{~zero_dbp[24]}} & dbx[774:744]);
  wire restarts1_23 = zero_dbp[23] | zero_dbp[24];
  wire [30:0] dbp1_27 = dbx[867:837] ^ ({31{~zero_dbp[26]}} & dbx[836:806]);
  wire restarts1_25 = zero_dbp[25] | zero_dbp[26];
  wire [30:0] dbp1_29 = dbx[929:899] ^ ({31{~zero_dbp[28]}} & dbx[898:868]);
  wire restarts1_27 = zero_dbp[27] | zero_dbp[28];
  wire [30:0] dbp1_31 = dbx[991:961] ^ ({31{~zero_dbp[30]}} & dbx[960:930]);
  wire restarts1_29 = zero_dbp[29] | zero_dbp[30];
  assign dbp1 = {dbp1_31, dbx[960:930], dbp1_29, dbx[898:868], dbp1_27, dbx[836:806], dbp1_25,
      dbx[774:744], dbp1_23, dbx[712:682], dbp1_21, dbx[650:620], dbp1_19, dbx[588:558], dbp1_17,
      dbx[526:496], dbp1_15, dbx[464:434], dbp1_13, dbx[402:372], dbp1_11, dbx[340:310], dbp1_9,
      dbx[278:248], dbp1_7, dbx[216:186], dbp1_5, dbx[154:124], dbp1_3, dbx[92:62], dbp1_1,
      dbx[30:0]};
  assign restarts1 = {restarts1_29, zero_dbp[29], restarts1_27, zero_dbp[27], restarts1_25,
      zero_dbp[25], restarts1_23, zero_dbp[23], restarts1_21, zero_dbp[21], restarts1_19,
      zero_dbp[19], restarts1_17, zero_dbp[17], restarts1_15, zero_dbp[15], restarts1_13,
      zero_dbp[13], restarts1_11, zero_dbp[11], restarts1_9, zero_dbp[9], restarts1_7, zero_dbp[7],
      restarts1_5, zero_dbp[5], restarts1_3, zero_dbp[3], restarts1_1, zero_dbp[1]};
endmodule
