// One Huffman tree's first codewords: a register for each length from 2 to 21 bits, the shortest
// in the lowest bits.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_first_codewords (
  input  wire aclk,  // Clock, rising edge
  input  wire write,  // Configuration port writes a word
  input  wire selected,  // Address is of this table and tree
  input  wire [4:0] row,  // Length of the row, by the address
  input  wire [20:0] write_data,  // Word to write
  output wire known,  // There is a row of that length
  output wire [20:0] read_data,  // Row of that length
  output wire [419:0] rows  // Rows of all lengths, the shortest one lowest
);
  wire at_length_0 = selected & (row == 5'h2);
  wire at_length_1 = selected & (row == 5'h3);
  wire at_length_2 = selected & (row == 5'h4);
  wire at_length_3 = selected & (row == 5'h5);
  wire at_length_4 = selected & (row == 5'h6);
  wire at_length_5 = selected & (row == 5'h7);
  wire at_length_6 = selected & (row == 5'h8);
  wire at_length_7 = selected & (row == 5'h9);
  wire at_length_8 = selected & (row == 5'ha);
  wire at_length_9 = selected & (row == 5'hb);
  wire at_length_10 = selected & (row == 5'hc);
  wire at_length_11 = selected & (row == 5'hd);
  wire at_length_12 = selected & (row == 5'he);
  wire at_length_13 = selected & (row == 5'hf);
  wire at_length_14 = selected & (row == 5'h10);
  wire at_length_15 = selected & (row == 5'h11);
  wire at_length_16 = selected & (row == 5'h12);
  wire at_length_17 = selected & (row == 5'h13);
  wire at_length_18 = selected & (row == 5'h14);
  wire at_length_19 = selected & (row == 5'h15);
  wire [19:0] at_length = {at_length_19, at_length_18, at_length_17, at_length_16, at_length_15,
      at_length_14, at_length_13, at_length_12, at_length_11, at_length_10, at_length_9,
      at_length_8, at_length_7, at_length_6, at_length_5, at_length_4, at_length_3, at_length_2,
      at_length_1, at_length_0};
  reg  [419:0] rows_of_lengths;  // 20 of 21 bits
  assign known = |at_length;
  hdlgen_one_hot #(.COUNT(20), .WIDTH(21)) read_row (
    .select(at_length), .choices(rows_of_lengths), .chosen(read_data)
  );
  assign rows = rows_of_lengths;

  always @(posedge aclk) begin
    if (write & at_length_0) begin
      rows_of_lengths[20:0] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_1) begin
      rows_of_lengths[41:21] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_2) begin
      rows_of_lengths[62:42] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_3) begin
      rows_of_lengths[83:63] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_4) begin
      rows_of_lengths[104:84] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_5) begin
      rows_of_lengths[125:105] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_6) begin
      rows_of_lengths[146:126] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_7) begin
      rows_of_lengths[167:147] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_8) begin
      rows_of_lengths[188:168] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_9) begin
      rows_of_lengths[209:189] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_10) begin
      rows_of_lengths[230:210] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_11) begin
      rows_of_lengths[251:231] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_12) begin
      rows_of_lengths[272:252] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_13) begin
      rows_of_lengths[293:273] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_14) begin
      rows_of_lengths[314:294] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_15) begin
      rows_of_lengths[335:315] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_16) begin
      rows_of_lengths[356:336] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_17) begin
      rows_of_lengths[377:357] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_18) begin
      rows_of_lengths[398:378] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_19) begin
      rows_of_lengths[419:399] <= write_data;
    end
  end
endmodule
