// Step 17 of 22 of bpc_opt_lanes32_decompressor_core: bit planes, level 6 of 6.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_planes_level6 (
  input  wire [991:0] dbp5,  // 32 of 31 bits, from step 16
  input  wire [14:0] restarts5,  // 15 bits, from step 16
  output wire [991:0] dbp6  // 32 of 31 bits, from step 17
);
  wire [30:0] dbp6_1 = dbp5[92:62] ^ ({31{~restarts5[0]}} & dbp5[61:31]);
  wire [30:0] dbp6_3 = dbp5[154:124] ^ ({31{~restarts5[1]}} & dbp5[123:93]);
  wire [30:0] dbp6_5 = dbp5[216:186] ^ ({31{~restarts5[2]}} & dbp5[185:155]);
  wire [30:0] dbp6_7 = dbp5[278:248] ^ ({31{~restarts5[3]}} & dbp5[247:217]);
  wire [30:0] dbp6_9 = dbp5[340:310] ^ ({31{~restarts5[4]}} & dbp5[309:279]);
  wire [30:0] dbp6_11 = dbp5[402:372] ^ ({31{~restarts5[5]}} & dbp5[371:341]);
  wire [30:0] dbp6_13 = dbp5[464:434] ^ ({31{~restarts5[6]}} & dbp5[433:403]);
  wire [30:0] dbp6_15 = dbp5[526:496] ^ ({31{~restarts5[7]}} & dbp5[495:465]);
  wire [30:0] dbp6_17 = dbp5[588:558] ^ ({31{~restarts5[8]}} & dbp5[557:527]);
  wire [30:0] dbp6_19 = dbp5[650:620] ^ ({31{~restarts5[9]}} & dbp5[619:589]);
  wire [30:0] dbp6_21 = dbp5[712:682] ^ ({31{~restarts5[10]}} & dbp5[681:651]);
  wire [30:0] dbp6_23 = dbp5[774:744] ^ ({31{~restarts5[11]}} & dbp5[743:713]);
  wire [30:0] dbp6_25 = dbp5[836:806] ^ ({31{~restarts5[12]}} & dbp5[805:775]);
  wire [30:0] dbp6_27 = dbp5[898:868] ^ ({31{~restarts5[13]}} & dbp5[867:837]);
  wire [30:0] dbp6_29 = dbp5[960:930] ^ ({31{~restarts5[14]}} & dbp5[929:899]);
  assign dbp6 = {dbp5[991:961], dbp6_29, dbp5[929:899], dbp6_27, dbp5[867:837], dbp6_25,
      dbp5[805:775], dbp6_23, dbp5[743:713], dbp6_21, dbp5[681:651], dbp6_19, dbp5[619:589],
      dbp6_17, dbp5[557:527], dbp6_15, dbp5[495:465], dbp6_13, dbp5[433:403], dbp6_11,
      dbp5[371:341], dbp6_9, dbp5[309:279], dbp6_7, dbp5[247:217], dbp6_5, dbp5[185:155], dbp6_3,
      dbp5[123:93], dbp6_1, dbp5[61:0]};
endmodule
