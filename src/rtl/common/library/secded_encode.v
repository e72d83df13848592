// Check bits of a word by a Hsiao code: it corrects one flipped bit and detects two. Combinational.

module hdlgen_secded_encode #(
  parameter integer WIDTH = 32,  // Bits of a word, at most 128
  parameter integer CHECKS = 7  // Check bits
) (
  input  wire [WIDTH-1:0] data,  // Word to protect
  output wire [CHECKS-1:0] checks  // Check bits to store with the word
);
  // The bits of the word that each check bit counts. The check bits that count a bit, read as a
  // number, are the bit's column: numbers with three ones in ascending order, then those with five.
  function [CHECKS*WIDTH-1:0] rows(input integer fewest);
    integer ones, column, row, left, found;

    begin
      rows = {CHECKS * WIDTH{1'b0}};
      found = 0;
      for (ones = fewest; ones <= CHECKS; ones = ones + 2) begin
        for (column = 0; column < (1 << CHECKS); column = column + 1) begin
          left = ones;
          for (row = 0; row < CHECKS; row = row + 1) begin
            if (column[row]) left = left - 1;
          end
          if (left == 0 && found < WIDTH) begin
            for (row = 0; row < CHECKS; row = row + 1) begin
              rows[row * WIDTH + found] = column[row];
            end
            found = found + 1;
          end
        end
      end
    end
  endfunction

  localparam [CHECKS*WIDTH-1:0] ROWS = rows(3);

  genvar i;

  generate
    for (i = 0; i < CHECKS; i = i + 1) begin : check
      assign checks[i] = ^(data & ROWS[i * WIDTH +: WIDTH]);
    end
  endgenerate
endmodule
