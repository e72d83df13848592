// Step 13 of 22 of bpc_opt_lanes32_decompressor_core: bit planes, level 2 of 6.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_planes_level2 (
  input  wire [991:0] dbp1,  // 32 of 31 bits, from step 12
  input  wire [29:0] restarts1,  // 30 bits, from step 12
  output wire [991:0] dbp2,  // 32 of 31 bits, from step 13
  output wire [28:0] restarts2  // 29 bits, from step 13
);
  wire [30:0] dbp2_1 = dbp1[123:93] ^ ({31{~restarts1[1]}} & dbp1[61:31]);
  wire [30:0] dbp2_3 = dbp1[247:217] ^ ({31{~restarts1[5]}} & dbp1[185:155]);
  wire restarts2_2 = restarts1[3] | restarts1[5];
  wire [30:0] dbp2_5 = dbp1[371:341] ^ ({31{~restarts1[9]}} & dbp1[309:279]);
  wire restarts2_4 = restarts1[7] | restarts1[9];
  wire [30:0] dbp2_7 = dbp1[495:465] ^ ({31{~restarts1[13]}} & dbp1[433:403]);
  wire restarts2_6 = restarts1[11] | restarts1[13];
  wire [30:0] dbp2_9 = dbp1[619:589] ^ ({31{~restarts1[17]}} & dbp1[557:527]);
  wire restarts2_8 = restarts1[15] | restarts1[17];
  wire [30:0] dbp2_11 = dbp1[743:713] ^ ({31{~restarts1[21]}} & dbp1[681:651]);
  wire restarts2_10 = restarts1[19] | restarts1[21];
  wire [30:0] dbp2_13 = dbp1[867:837] ^ ({31{~restarts1[25]}} & dbp1[805:775]);
  wire restarts2_12 = restarts1[23] | restarts1[25];
  wire [30:0] dbp2_15 = dbp1[991:961] ^ ({31{~restarts1[29]}} & dbp1[929:899]);
  wire restarts2_14 = restarts1[27] | restarts1[29];
  assign dbp2 = {dbp2_15, dbp1[960:868], dbp2_13, dbp1[836:744], dbp2_11, dbp1[712:620], dbp2_9,
      dbp1[588:496], dbp2_7, dbp1[464:372], dbp2_5, dbp1[340:248], dbp2_3, dbp1[216:124], dbp2_1,
      dbp1[92:0]};
  assign restarts2 = {restarts2_14, restarts1[28:26], restarts2_12, restarts1[24:22], restarts2_10,
      restarts1[20:18], restarts2_8, restarts1[16:14], restarts2_6, restarts1[12:10], restarts2_4,
      restarts1[8:6], restarts2_2, restarts1[4:2], restarts1[0]};
endmodule
