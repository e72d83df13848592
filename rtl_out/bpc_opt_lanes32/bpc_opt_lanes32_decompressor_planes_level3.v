// Step 14 of 22 of bpc_opt_lanes32_decompressor_core: bit planes, level 3 of 6.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_planes_level3 (
  input  wire [991:0] dbp2,  // 32 of 31 bits, from step 13
  input  wire [28:0] restarts2,  // 29 bits, from step 13
  output wire [991:0] dbp3,  // 32 of 31 bits, from step 14
  output wire [26:0] restarts3  // 27 bits, from step 14
);
  wire [30:0] dbp3_1 = dbp2[185:155] ^ ({31{~restarts2[2]}} & dbp2[123:93]);
  wire [30:0] dbp3_3 = dbp2[247:217] ^ ({31{~restarts2[4]}} & dbp2[123:93]);
  wire [30:0] dbp3_5 = dbp2[433:403] ^ ({31{~restarts2[10]}} & dbp2[371:341]);
  wire restarts3_3 = restarts2[8] | restarts2[10];
  wire [30:0] dbp3_7 = dbp2[495:465] ^ ({31{~restarts2[12]}} & dbp2[371:341]);
  wire restarts3_5 = restarts2[8] | restarts2[12];
  wire [30:0] dbp3_9 = dbp2[681:651] ^ ({31{~restarts2[18]}} & dbp2[619:589]);
  wire restarts3_7 = restarts2[16] | restarts2[18];
  wire [30:0] dbp3_11 = dbp2[743:713] ^ ({31{~restarts2[20]}} & dbp2[619:589]);
  wire restarts3_9 = restarts2[16] | restarts2[20];
  wire [30:0] dbp3_13 = dbp2[929:899] ^ ({31{~restarts2[26]}} & dbp2[867:837]);
  wire restarts3_11 = restarts2[24] | restarts2[26];
  wire [30:0] dbp3_15 = dbp2[991:961] ^ ({31{~restarts2[28]}} & dbp2[867:837]);
  wire restarts3_13 = restarts2[24] | restarts2[28];
  assign dbp3 = {dbp3_15, dbp2[960:930], dbp3_13, dbp2[898:744], dbp3_11, dbp2[712:682], dbp3_9,
      dbp2[650:496], dbp3_7, dbp2[464:434], dbp3_5, dbp2[402:248], dbp3_3, dbp2[216:186], dbp3_1,
      dbp2[154:0]};
  assign restarts3 = {restarts3_13, restarts2[27], restarts3_11, restarts2[25:21], restarts3_9,
      restarts2[19], restarts3_7, restarts2[17:13], restarts3_5, restarts2[11], restarts3_3,
      restarts2[9:5], restarts2[3], restarts2[1:0]};
endmodule
