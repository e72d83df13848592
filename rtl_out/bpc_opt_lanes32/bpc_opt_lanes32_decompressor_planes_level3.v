// Step 14 of 22 of bpc_opt_lanes32_decompressor_core: bit planes, level 3 of 6.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_planes_level3 (
  input  wire [991:0] dbp2,
  input  wire [28:0] restarts2,
  output wire [991:0] dbp3,
  output wire [26:0] restarts3
);
  assign dbp3[154:0] = dbp2[154:0];
  assign dbp3[185:155] = dbp2[185:155] ^ ({31{~restarts2[2]}} & dbp2[123:93]);
  assign dbp3[216:186] = dbp2[216:186];
  assign dbp3[247:217] = dbp2[247:217] ^ ({31{~restarts2[4]}} & dbp2[123:93]);
  assign dbp3[402:248] = dbp2[402:248];
  assign dbp3[433:403] = dbp2[433:403] ^ ({31{~restarts2[10]}} & dbp2[371:341]);
  assign dbp3[464:434] = dbp2[464:434];
  assign dbp3[495:465] = dbp2[495:465] ^ ({31{~restarts2[12]}} & dbp2[371:341]);
  assign dbp3[650:496] = dbp2[650:496];
  assign dbp3[681:651] = dbp2[681:651] ^ ({31{~restarts2[18]}} & dbp2[619:589]);
  assign dbp3[712:682] = dbp2[712:682];
  assign dbp3[743:713] = dbp2[743:713] ^ ({31{~restarts2[20]}} & dbp2[619:589]);
  assign dbp3[898:744] = dbp2[898:744];
  assign dbp3[929:899] = dbp2[929:899] ^ ({31{~restarts2[26]}} & dbp2[867:837]);
  assign dbp3[960:930] = dbp2[960:930];
  assign dbp3[991:961] = dbp2[991:961] ^ ({31{~restarts2[28]}} & dbp2[867:837]);
  assign restarts3[1:0] = restarts2[1:0];
  assign restarts3[2] = restarts2[3];
  assign restarts3[7:3] = restarts2[9:5];
  assign restarts3[8] = restarts2[8] | restarts2[10];
  assign restarts3[9] = restarts2[11];
  assign restarts3[10] = restarts2[8] | restarts2[12];
  assign restarts3[15:11] = restarts2[17:13];
  assign restarts3[16] = restarts2[16] | restarts2[18];
  assign restarts3[17] = restarts2[19];
  assign restarts3[18] = restarts2[16] | restarts2[20];
  assign restarts3[23:19] = restarts2[25:21];
  assign restarts3[24] = restarts2[24] | restarts2[26];
  assign restarts3[25] = restarts2[27];
  assign restarts3[26] = restarts2[24] | restarts2[28];
endmodule
