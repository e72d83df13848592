// Selects the one of COUNT values of WIDTH bits whose bit of select is 1; zero if none is. An
// AND-OR without priority, which would cost a chain. Combinational.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_one_hot #(
  parameter integer COUNT = 2,  // Choices
  parameter integer WIDTH = 8  // Bits of a choice
) (
  input  wire [COUNT-1:0] select,  // Select, one-hot or zero
  input  wire [COUNT*WIDTH-1:0] choices,  // Choices, the first in the lowest bits
  output reg  [WIDTH-1:0] chosen  // Choice whose bit of select is 1; zero if none is
);
  integer i;

  always @* begin
    chosen = {WIDTH{1'b0}};
    for (i = 0; i < COUNT; i = i + 1) begin
      chosen = chosen | ({WIDTH{select[i]}} & choices[i * WIDTH +: WIDTH]);
    end
  end
endmodule
