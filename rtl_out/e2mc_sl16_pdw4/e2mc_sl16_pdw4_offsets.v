// One Huffman tree's offsets: a register for each length from 1 to 20 bits, the shortest
// in the lowest bits.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_offsets (
  input  wire aclk,  // Clock, rising edge
  input  wire write,  // Configuration port writes a word
  input  wire selected,  // Address is of this table and tree
  input  wire [4:0] row,  // Length of the row, by the address
  input  wire [9:0] write_data,  // Word to write
  output wire known,  // There is a row of that length
  output wire [9:0] read_data,  // Row of that length
  output wire [199:0] rows  // Rows of all lengths, the shortest one lowest
);
  wire at_length_0 = selected & (row == 5'h1);
  wire at_length_1 = selected & (row == 5'h2);
  wire at_length_2 = selected & (row == 5'h3);
  wire at_length_3 = selected & (row == 5'h4);
  wire at_length_4 = selected & (row == 5'h5);
  wire at_length_5 = selected & (row == 5'h6);
  wire at_length_6 = selected & (row == 5'h7);
  wire at_length_7 = selected & (row == 5'h8);
  wire at_length_8 = selected & (row == 5'h9);
  wire at_length_9 = selected & (row == 5'ha);
  wire at_length_10 = selected & (row == 5'hb);
  wire at_length_11 = selected & (row == 5'hc);
  wire at_length_12 = selected & (row == 5'hd);
  wire at_length_13 = selected & (row == 5'he);
  wire at_length_14 = selected & (row == 5'hf);
  wire at_length_15 = selected & (row == 5'h10);
  wire at_length_16 = selected & (row == 5'h11);
  wire at_length_17 = selected & (row == 5'h12);
  wire at_length_18 = selected & (row == 5'h13);
  wire at_length_19 = selected & (row == 5'h14);
  wire [19:0] at_length = {at_length_19, at_length_18, at_length_17, at_length_16, at_length_15,
      at_length_14, at_length_13, at_length_12, at_length_11, at_length_10, at_length_9,
      at_length_8, at_length_7, at_length_6, at_length_5, at_length_4, at_length_3, at_length_2,
      at_length_1, at_length_0};
  reg  [199:0] rows_of_lengths;  // 20 of 10 bits
  assign known = |at_length;
  hdlgen_one_hot #(.COUNT(20), .WIDTH(10)) read_row (
    .select(at_length), .choices(rows_of_lengths), .chosen(read_data)
  );
  assign rows = rows_of_lengths;

  always @(posedge aclk) begin
    if (write & at_length_0) begin
      rows_of_lengths[9:0] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_1) begin
      rows_of_lengths[19:10] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_2) begin
      rows_of_lengths[29:20] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_3) begin
      rows_of_lengths[39:30] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_4) begin
      rows_of_lengths[49:40] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_5) begin
      rows_of_lengths[59:50] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_6) begin
      rows_of_lengths[69:60] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_7) begin
      rows_of_lengths[79:70] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_8) begin
      rows_of_lengths[89:80] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_9) begin
      rows_of_lengths[99:90] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_10) begin
      rows_of_lengths[109:100] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_11) begin
      rows_of_lengths[119:110] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_12) begin
      rows_of_lengths[129:120] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_13) begin
      rows_of_lengths[139:130] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_14) begin
      rows_of_lengths[149:140] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_15) begin
      rows_of_lengths[159:150] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_16) begin
      rows_of_lengths[169:160] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_17) begin
      rows_of_lengths[179:170] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_18) begin
      rows_of_lengths[189:180] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length_19) begin
      rows_of_lengths[199:190] <= write_data;
    end
  end
endmodule
