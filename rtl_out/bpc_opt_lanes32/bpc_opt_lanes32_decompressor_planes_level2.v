// Step 13 of 22 of bpc_opt_lanes32_decompressor_core: bit planes, level 2 of 6.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_planes_level2 (
  input  wire [991:0] dbp1,
  input  wire [29:0] restarts1,
  output wire [991:0] dbp2,
  output wire [28:0] restarts2
);
  assign dbp2[92:0] = dbp1[92:0];
  assign dbp2[123:93] = dbp1[123:93] ^ ({31{~restarts1[1]}} & dbp1[61:31]);
  assign dbp2[216:124] = dbp1[216:124];
  assign dbp2[247:217] = dbp1[247:217] ^ ({31{~restarts1[5]}} & dbp1[185:155]);
  assign dbp2[340:248] = dbp1[340:248];
  assign dbp2[371:341] = dbp1[371:341] ^ ({31{~restarts1[9]}} & dbp1[309:279]);
  assign dbp2[464:372] = dbp1[464:372];
  assign dbp2[495:465] = dbp1[495:465] ^ ({31{~restarts1[13]}} & dbp1[433:403]);
  assign dbp2[588:496] = dbp1[588:496];
  assign dbp2[619:589] = dbp1[619:589] ^ ({31{~restarts1[17]}} & dbp1[557:527]);
  assign dbp2[712:620] = dbp1[712:620];
  assign dbp2[743:713] = dbp1[743:713] ^ ({31{~restarts1[21]}} & dbp1[681:651]);
  assign dbp2[836:744] = dbp1[836:744];
  assign dbp2[867:837] = dbp1[867:837] ^ ({31{~restarts1[25]}} & dbp1[805:775]);
  assign dbp2[960:868] = dbp1[960:868];
  assign dbp2[991:961] = dbp1[991:961] ^ ({31{~restarts1[29]}} & dbp1[929:899]);
  assign restarts2[0] = restarts1[0];
  assign restarts2[3:1] = restarts1[4:2];
  assign restarts2[4] = restarts1[3] | restarts1[5];
  assign restarts2[7:5] = restarts1[8:6];
  assign restarts2[8] = restarts1[7] | restarts1[9];
  assign restarts2[11:9] = restarts1[12:10];
  assign restarts2[12] = restarts1[11] | restarts1[13];
  assign restarts2[15:13] = restarts1[16:14];
  assign restarts2[16] = restarts1[15] | restarts1[17];
  assign restarts2[19:17] = restarts1[20:18];
  assign restarts2[20] = restarts1[19] | restarts1[21];
  assign restarts2[23:21] = restarts1[24:22];
  assign restarts2[24] = restarts1[23] | restarts1[25];
  assign restarts2[27:25] = restarts1[28:26];
  assign restarts2[28] = restarts1[27] | restarts1[29];
endmodule
