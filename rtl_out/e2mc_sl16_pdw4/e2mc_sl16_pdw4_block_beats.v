// The beats of one block, each kept as it comes.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_block_beats (
  input  wire aclk,  // Clock, rising edge
  input  wire [3:0] put,  // Place of the beat that comes, one-hot; zero if none does
  input  wire [255:0] data,  // Beat that comes
  output wire [1023:0] block  // Beats of the block that have come, the first one lowest
);
  reg  [1023:0] beats;  // 4 of 256 bits
  assign block = beats;

  always @(posedge aclk) begin
    if (put[0]) beats[255:0] <= data;
    if (put[1]) beats[511:256] <= data;
    if (put[2]) beats[767:512] <= data;
    if (put[3]) beats[1023:768] <= data;
  end
endmodule
