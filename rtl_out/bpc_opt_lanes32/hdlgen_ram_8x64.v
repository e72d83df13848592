// Memory of 8 words of 64 bits: one write port, one read port, both synchronous.
// A read of the address being written gives the old word.
// INIT names a hex file of its contents at power-up.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_ram_8x64 #(
  parameter INIT = ""
) (
  input  wire aclk,  // Clock; registers load at its rising edge
  input  wire write_enable,  // A word is written at this edge
  input  wire [2:0] write_address,  // Number of the word to write
  input  wire [63:0] write_data,  // The word to write
  input  wire read_enable,  // A word is read at this edge; else read_data holds
  input  wire [2:0] read_address,  // Number of the word to read
  output reg  [63:0] read_data  // The word, from the edge on at which it was read
);

  reg [63:0] words [0:7];

  generate
    if (INIT != "") begin : preload
      initial $readmemh(INIT, words);
    end
  endgenerate

  always @(posedge aclk) begin
    if (write_enable) words[write_address] <= write_data;
    if (read_enable) read_data <= words[read_address];
  end
endmodule
