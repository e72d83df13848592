// One Huffman tree's first codewords: a register for each length from 2 to 21 bits, the shortest
// in the lowest bits.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_first_codewords (
  input  wire aclk,
  input  wire write,
  input  wire selected,  // The address is of this table and tree.
  input  wire [4:0] row,  // The length, by the address.
  input  wire [20:0] write_data,
  output wire known,  // There is such a row.
  output wire [20:0] read_data,
  output wire [419:0] rows
);
  wire [19:0] at_length;
  assign at_length[0] = selected & (row == 5'h2);
  assign at_length[1] = selected & (row == 5'h3);
  assign at_length[2] = selected & (row == 5'h4);
  assign at_length[3] = selected & (row == 5'h5);
  assign at_length[4] = selected & (row == 5'h6);
  assign at_length[5] = selected & (row == 5'h7);
  assign at_length[6] = selected & (row == 5'h8);
  assign at_length[7] = selected & (row == 5'h9);
  assign at_length[8] = selected & (row == 5'ha);
  assign at_length[9] = selected & (row == 5'hb);
  assign at_length[10] = selected & (row == 5'hc);
  assign at_length[11] = selected & (row == 5'hd);
  assign at_length[12] = selected & (row == 5'he);
  assign at_length[13] = selected & (row == 5'hf);
  assign at_length[14] = selected & (row == 5'h10);
  assign at_length[15] = selected & (row == 5'h11);
  assign at_length[16] = selected & (row == 5'h12);
  assign at_length[17] = selected & (row == 5'h13);
  assign at_length[18] = selected & (row == 5'h14);
  assign at_length[19] = selected & (row == 5'h15);
  reg  [419:0] rows_of_lengths;  // 20 of 21 bits
  assign known = |at_length;
  one_hot_20x21 read_row (
    .select(at_length), .choices(rows_of_lengths), .chosen(read_data)
  );
  assign rows = rows_of_lengths;

  always @(posedge aclk) begin
    if (write & at_length[0]) begin
      rows_of_lengths[20:0] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[1]) begin
      rows_of_lengths[41:21] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[2]) begin
      rows_of_lengths[62:42] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[3]) begin
      rows_of_lengths[83:63] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[4]) begin
      rows_of_lengths[104:84] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[5]) begin
      rows_of_lengths[125:105] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[6]) begin
      rows_of_lengths[146:126] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[7]) begin
      rows_of_lengths[167:147] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[8]) begin
      rows_of_lengths[188:168] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[9]) begin
      rows_of_lengths[209:189] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[10]) begin
      rows_of_lengths[230:210] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[11]) begin
      rows_of_lengths[251:231] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[12]) begin
      rows_of_lengths[272:252] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[13]) begin
      rows_of_lengths[293:273] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[14]) begin
      rows_of_lengths[314:294] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[15]) begin
      rows_of_lengths[335:315] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[16]) begin
      rows_of_lengths[356:336] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[17]) begin
      rows_of_lengths[377:357] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[18]) begin
      rows_of_lengths[398:378] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[19]) begin
      rows_of_lengths[419:399] <= write_data;
    end
  end
endmodule
