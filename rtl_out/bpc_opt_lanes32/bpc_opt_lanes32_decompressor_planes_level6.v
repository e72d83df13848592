// Step 17 of 22 of bpc_opt_lanes32_decompressor_core: bit planes, level 6 of 6.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_planes_level6 (
  input  wire [991:0] dbp5,
  input  wire [14:0] restarts5,
  output wire [991:0] dbp6
);
  assign dbp6[61:0] = dbp5[61:0];
  assign dbp6[92:62] = dbp5[92:62] ^ ({31{~restarts5[0]}} & dbp5[61:31]);
  assign dbp6[123:93] = dbp5[123:93];
  assign dbp6[154:124] = dbp5[154:124] ^ ({31{~restarts5[1]}} & dbp5[123:93]);
  assign dbp6[185:155] = dbp5[185:155];
  assign dbp6[216:186] = dbp5[216:186] ^ ({31{~restarts5[2]}} & dbp5[185:155]);
  assign dbp6[247:217] = dbp5[247:217];
  assign dbp6[278:248] = dbp5[278:248] ^ ({31{~restarts5[3]}} & dbp5[247:217]);
  assign dbp6[309:279] = dbp5[309:279];
  assign dbp6[340:310] = dbp5[340:310] ^ ({31{~restarts5[4]}} & dbp5[309:279]);
  assign dbp6[371:341] = dbp5[371:341];
  assign dbp6[402:372] = dbp5[402:372] ^ ({31{~restarts5[5]}} & dbp5[371:341]);
  assign dbp6[433:403] = dbp5[433:403];
  assign dbp6[464:434] = dbp5[464:434] ^ ({31{~restarts5[6]}} & dbp5[433:403]);
  assign dbp6[495:465] = dbp5[495:465];
  assign dbp6[526:496] = dbp5[526:496] ^ ({31{~restarts5[7]}} & dbp5[495:465]);
  assign dbp6[557:527] = dbp5[557:527];
  assign dbp6[588:558] = dbp5[588:558] ^ ({31{~restarts5[8]}} & dbp5[557:527]);
  assign dbp6[619:589] = dbp5[619:589];
  assign dbp6[650:620] = dbp5[650:620] ^ ({31{~restarts5[9]}} & dbp5[619:589]);
  assign dbp6[681:651] = dbp5[681:651];
  assign dbp6[712:682] = dbp5[712:682] ^ ({31{~restarts5[10]}} & dbp5[681:651]);
  assign dbp6[743:713] = dbp5[743:713];
  assign dbp6[774:744] = dbp5[774:744] ^ ({31{~restarts5[11]}} & dbp5[743:713]);
  assign dbp6[805:775] = dbp5[805:775];
  assign dbp6[836:806] = dbp5[836:806] ^ ({31{~restarts5[12]}} & dbp5[805:775]);
  assign dbp6[867:837] = dbp5[867:837];
  assign dbp6[898:868] = dbp5[898:868] ^ ({31{~restarts5[13]}} & dbp5[867:837]);
  assign dbp6[929:899] = dbp5[929:899];
  assign dbp6[960:930] = dbp5[960:930] ^ ({31{~restarts5[14]}} & dbp5[929:899]);
  assign dbp6[991:961] = dbp5[991:961];
endmodule
