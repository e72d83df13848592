// Step 1 of 10 of pfor_lanes16_estimating: elements of the cycle.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_estimating_elements (
  input  wire [1:0] beat,  // Number of the enabled cycle in its block
  input  wire [1023:0] block,  // Block to compress, byte 0 in the lowest bits
  output wire [255:0] elements,  // From step 1
  output wire [255:0] streams,  // From step 1
  output wire [127:0] rotate0_low,  // From step 1
  output wire [127:0] rotate0_high  // From step 1
);
  assign streams = beat[1] ? (beat[0] ? {block[1023:1008], block[959:944], block[895:880],
      block[831:816], block[767:752], block[703:688], block[639:624], block[575:560],
      block[511:496], block[447:432], block[383:368], block[319:304], block[255:240],
      block[191:176], block[127:112], block[63:48]} :
      {block[1007:992], block[943:928], block[879:864], block[815:800], block[751:736],
      block[687:672], block[623:608], block[559:544], block[495:480], block[431:416],
      block[367:352], block[303:288], block[239:224], block[175:160], block[111:96],
      block[47:32]}) : (beat[0] ? {block[991:976], block[927:912], block[863:848], block[799:784],
      block[735:720], block[671:656], block[607:592], block[543:528], block[479:464],
      block[415:400], block[351:336], block[287:272], block[223:208], block[159:144], block[95:80],
      block[31:16]} : {block[975:960], block[911:896], block[847:832], block[783:768],
      block[719:704], block[655:640], block[591:576], block[527:512], block[463:448],
      block[399:384], block[335:320], block[271:256], block[207:192], block[143:128], block[79:64],
      block[15:0]});
  pfor_lanes16_rotate rotate0 (
    .elements(streams), .low(rotate0_low), .high(rotate0_high)
  );
  assign elements = beat[1] ? (beat[0] ? block[1023:768] : block[767:512]) :
      (beat[0] ? block[511:256] : block[255:0]);
endmodule
