// A word with a flipped bit corrected, by the Hsiao code of hdlgen_secded_encode. Combinational.

module hdlgen_secded_correct #(
  parameter integer WIDTH = 32,  // Bits of a word, at most 128
  parameter integer CHECKS = 7  // Check bits
) (
  input  wire [WIDTH-1:0] data,  // Word as it was read, perhaps with flipped bits
  // Where the check bits that were read differ from those of the word; 0: the word is right
  input  wire [CHECKS-1:0] syndrome,
  output wire [WIDTH-1:0] word,  // Word with a flipped bit corrected
  output wire corrected,  // One bit was flipped, perhaps a check bit
  output wire damaged  // Two bits were flipped: the word is not corrected
);
  // The syndrome that each bit of the word leaves when it flips is the bit's column: numbers with
  // three ones in ascending order, then those with five.
  function [CHECKS*WIDTH-1:0] columns(input integer fewest);
    integer ones, column, row, left, found;

    begin
      columns = {CHECKS * WIDTH{1'b0}};
      found = 0;
      for (ones = fewest; ones <= CHECKS; ones = ones + 2) begin
        for (column = 0; column < (1 << CHECKS); column = column + 1) begin
          left = ones;
          for (row = 0; row < CHECKS; row = row + 1) begin
            if (column[row]) left = left - 1;
          end
          if (left == 0 && found < WIDTH) begin
            columns[found * CHECKS +: CHECKS] = column[CHECKS-1:0];
            found = found + 1;
          end
        end
      end
    end
  endfunction

  localparam [CHECKS*WIDTH-1:0] COLUMNS = columns(3);

  wire is_odd = ^syndrome;
  genvar i;

  generate
    for (i = 0; i < WIDTH; i = i + 1) begin : bits
      assign word[i] = data[i] ^ (syndrome == COLUMNS[i * CHECKS +: CHECKS]);
    end
  endgenerate

  assign corrected = is_odd;
  assign damaged = (|syndrome) & ~is_odd;
endmodule
