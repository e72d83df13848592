// One Huffman tree's offsets: a register for each length from 1 to 20 bits, the shortest
// in the lowest bits.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_offsets (
  input  wire aclk,
  input  wire write,
  input  wire selected,  // The address is of this table and tree.
  input  wire [4:0] row,  // The length, by the address.
  input  wire [9:0] write_data,
  output wire known,  // There is such a row.
  output wire [9:0] read_data,
  output wire [199:0] rows
);
  wire [19:0] at_length;
  assign at_length[0] = selected & (row == 5'h1);
  assign at_length[1] = selected & (row == 5'h2);
  assign at_length[2] = selected & (row == 5'h3);
  assign at_length[3] = selected & (row == 5'h4);
  assign at_length[4] = selected & (row == 5'h5);
  assign at_length[5] = selected & (row == 5'h6);
  assign at_length[6] = selected & (row == 5'h7);
  assign at_length[7] = selected & (row == 5'h8);
  assign at_length[8] = selected & (row == 5'h9);
  assign at_length[9] = selected & (row == 5'ha);
  assign at_length[10] = selected & (row == 5'hb);
  assign at_length[11] = selected & (row == 5'hc);
  assign at_length[12] = selected & (row == 5'hd);
  assign at_length[13] = selected & (row == 5'he);
  assign at_length[14] = selected & (row == 5'hf);
  assign at_length[15] = selected & (row == 5'h10);
  assign at_length[16] = selected & (row == 5'h11);
  assign at_length[17] = selected & (row == 5'h12);
  assign at_length[18] = selected & (row == 5'h13);
  assign at_length[19] = selected & (row == 5'h14);
  reg  [199:0] rows_of_lengths;  // 20 of 10 bits
  assign known = |at_length;
  one_hot_20x10 read_row (
    .select(at_length), .choices(rows_of_lengths), .chosen(read_data)
  );
  assign rows = rows_of_lengths;

  always @(posedge aclk) begin
    if (write & at_length[0]) begin
      rows_of_lengths[9:0] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[1]) begin
      rows_of_lengths[19:10] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[2]) begin
      rows_of_lengths[29:20] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[3]) begin
      rows_of_lengths[39:30] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[4]) begin
      rows_of_lengths[49:40] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[5]) begin
      rows_of_lengths[59:50] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[6]) begin
      rows_of_lengths[69:60] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[7]) begin
      rows_of_lengths[79:70] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[8]) begin
      rows_of_lengths[89:80] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[9]) begin
      rows_of_lengths[99:90] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[10]) begin
      rows_of_lengths[109:100] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[11]) begin
      rows_of_lengths[119:110] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[12]) begin
      rows_of_lengths[129:120] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[13]) begin
      rows_of_lengths[139:130] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[14]) begin
      rows_of_lengths[149:140] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[15]) begin
      rows_of_lengths[159:150] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[16]) begin
      rows_of_lengths[169:160] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[17]) begin
      rows_of_lengths[179:170] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[18]) begin
      rows_of_lengths[189:180] <= write_data;
    end
  end

  always @(posedge aclk) begin
    if (write & at_length[19]) begin
      rows_of_lengths[199:190] <= write_data;
    end
  end
endmodule
