// The decompressor's small tables: first codewords and offsets of all lengths, the
// escape, and whether the tables are loaded.
//
// Made by: hdlgen --sl 16 --pdw 4
module e2mc_sl16_pdw4_code_registers (
  input  wire aclk,
  input  wire aresetn,
  input  wire write,
  input  wire [14:0] address,
  input  wire [31:0] write_data,
  output wire known,
  output wire [31:0] read_data,
  output wire loaded,
  output wire [419:0] first_codewords,
  output wire [199:0] offsets,
  output wire [19:0] escape_codeword,
  output wire [19:0] escape_mask,
  output wire [4:0] escape_length,
  output wire [5:0] escape_step
);

  wire at_first_codeword_0_2;
  reg  [20:0] first_codeword_0_2;
  wire at_first_codeword_0_3;
  reg  [20:0] first_codeword_0_3;
  wire at_first_codeword_0_4;
  reg  [20:0] first_codeword_0_4;
  wire at_first_codeword_0_5;
  reg  [20:0] first_codeword_0_5;
  wire at_first_codeword_0_6;
  reg  [20:0] first_codeword_0_6;
  wire at_first_codeword_0_7;
  reg  [20:0] first_codeword_0_7;
  wire at_first_codeword_0_8;
  reg  [20:0] first_codeword_0_8;
  wire at_first_codeword_0_9;
  reg  [20:0] first_codeword_0_9;
  wire at_first_codeword_0_10;
  reg  [20:0] first_codeword_0_10;
  wire at_first_codeword_0_11;
  reg  [20:0] first_codeword_0_11;
  wire at_first_codeword_0_12;
  reg  [20:0] first_codeword_0_12;
  wire at_first_codeword_0_13;
  reg  [20:0] first_codeword_0_13;
  wire at_first_codeword_0_14;
  reg  [20:0] first_codeword_0_14;
  wire at_first_codeword_0_15;
  reg  [20:0] first_codeword_0_15;
  wire at_first_codeword_0_16;
  reg  [20:0] first_codeword_0_16;
  wire at_first_codeword_0_17;
  reg  [20:0] first_codeword_0_17;
  wire at_first_codeword_0_18;
  reg  [20:0] first_codeword_0_18;
  wire at_first_codeword_0_19;
  reg  [20:0] first_codeword_0_19;
  wire at_first_codeword_0_20;
  reg  [20:0] first_codeword_0_20;
  wire at_first_codeword_0_21;
  reg  [20:0] first_codeword_0_21;
  wire at_offset_0_1;
  reg  [9:0] offset_0_1;
  wire at_offset_0_2;
  reg  [9:0] offset_0_2;
  wire at_offset_0_3;
  reg  [9:0] offset_0_3;
  wire at_offset_0_4;
  reg  [9:0] offset_0_4;
  wire at_offset_0_5;
  reg  [9:0] offset_0_5;
  wire at_offset_0_6;
  reg  [9:0] offset_0_6;
  wire at_offset_0_7;
  reg  [9:0] offset_0_7;
  wire at_offset_0_8;
  reg  [9:0] offset_0_8;
  wire at_offset_0_9;
  reg  [9:0] offset_0_9;
  wire at_offset_0_10;
  reg  [9:0] offset_0_10;
  wire at_offset_0_11;
  reg  [9:0] offset_0_11;
  wire at_offset_0_12;
  reg  [9:0] offset_0_12;
  wire at_offset_0_13;
  reg  [9:0] offset_0_13;
  wire at_offset_0_14;
  reg  [9:0] offset_0_14;
  wire at_offset_0_15;
  reg  [9:0] offset_0_15;
  wire at_offset_0_16;
  reg  [9:0] offset_0_16;
  wire at_offset_0_17;
  reg  [9:0] offset_0_17;
  wire at_offset_0_18;
  reg  [9:0] offset_0_18;
  wire at_offset_0_19;
  reg  [9:0] offset_0_19;
  wire at_offset_0_20;
  reg  [9:0] offset_0_20;
  wire at_escape;
  reg  [24:0] escape;
  reg  tables_loaded;
  wire at_control;
  wire [4:0] escape_bits;
  reg  [19:0] mask_of_escape;
  reg  [5:0] step_of_escape;

  assign at_first_codeword_0_2 = address == 15'h402;
  assign at_first_codeword_0_3 = address == 15'h403;
  assign at_first_codeword_0_4 = address == 15'h404;
  assign at_first_codeword_0_5 = address == 15'h405;
  assign at_first_codeword_0_6 = address == 15'h406;
  assign at_first_codeword_0_7 = address == 15'h407;
  assign at_first_codeword_0_8 = address == 15'h408;
  assign at_first_codeword_0_9 = address == 15'h409;
  assign at_first_codeword_0_10 = address == 15'h40a;
  assign at_first_codeword_0_11 = address == 15'h40b;
  assign at_first_codeword_0_12 = address == 15'h40c;
  assign at_first_codeword_0_13 = address == 15'h40d;
  assign at_first_codeword_0_14 = address == 15'h40e;
  assign at_first_codeword_0_15 = address == 15'h40f;
  assign at_first_codeword_0_16 = address == 15'h410;
  assign at_first_codeword_0_17 = address == 15'h411;
  assign at_first_codeword_0_18 = address == 15'h412;
  assign at_first_codeword_0_19 = address == 15'h413;
  assign at_first_codeword_0_20 = address == 15'h414;
  assign at_first_codeword_0_21 = address == 15'h415;
  assign at_offset_0_1 = address == 15'h801;
  assign at_offset_0_2 = address == 15'h802;
  assign at_offset_0_3 = address == 15'h803;
  assign at_offset_0_4 = address == 15'h804;
  assign at_offset_0_5 = address == 15'h805;
  assign at_offset_0_6 = address == 15'h806;
  assign at_offset_0_7 = address == 15'h807;
  assign at_offset_0_8 = address == 15'h808;
  assign at_offset_0_9 = address == 15'h809;
  assign at_offset_0_10 = address == 15'h80a;
  assign at_offset_0_11 = address == 15'h80b;
  assign at_offset_0_12 = address == 15'h80c;
  assign at_offset_0_13 = address == 15'h80d;
  assign at_offset_0_14 = address == 15'h80e;
  assign at_offset_0_15 = address == 15'h80f;
  assign at_offset_0_16 = address == 15'h810;
  assign at_offset_0_17 = address == 15'h811;
  assign at_offset_0_18 = address == 15'h812;
  assign at_offset_0_19 = address == 15'h813;
  assign at_offset_0_20 = address == 15'h814;
  assign at_escape = address == 15'h1;
  assign at_control = address == 15'h0;
  assign known = at_first_codeword_0_2 | at_first_codeword_0_3 | at_first_codeword_0_4 | at_first_codeword_0_5 | at_first_codeword_0_6 | at_first_codeword_0_7 | at_first_codeword_0_8 | at_first_codeword_0_9 | at_first_codeword_0_10 | at_first_codeword_0_11 | at_first_codeword_0_12 | at_first_codeword_0_13 | at_first_codeword_0_14 | at_first_codeword_0_15 | at_first_codeword_0_16 | at_first_codeword_0_17 | at_first_codeword_0_18 | at_first_codeword_0_19 | at_first_codeword_0_20 | at_first_codeword_0_21 | at_offset_0_1 | at_offset_0_2 | at_offset_0_3 | at_offset_0_4 | at_offset_0_5 | at_offset_0_6 | at_offset_0_7 | at_offset_0_8 | at_offset_0_9 | at_offset_0_10 | at_offset_0_11 | at_offset_0_12 | at_offset_0_13 | at_offset_0_14 | at_offset_0_15 | at_offset_0_16 | at_offset_0_17 | at_offset_0_18 | at_offset_0_19 | at_offset_0_20 | at_escape | at_control;
  assign read_data = ({32{at_first_codeword_0_2}} & {11'h0, first_codeword_0_2}) | ({32{at_first_codeword_0_3}} & {11'h0, first_codeword_0_3}) | ({32{at_first_codeword_0_4}} & {11'h0, first_codeword_0_4}) | ({32{at_first_codeword_0_5}} & {11'h0, first_codeword_0_5}) | ({32{at_first_codeword_0_6}} & {11'h0, first_codeword_0_6}) | ({32{at_first_codeword_0_7}} & {11'h0, first_codeword_0_7}) | ({32{at_first_codeword_0_8}} & {11'h0, first_codeword_0_8}) | ({32{at_first_codeword_0_9}} & {11'h0, first_codeword_0_9}) | ({32{at_first_codeword_0_10}} & {11'h0, first_codeword_0_10}) | ({32{at_first_codeword_0_11}} & {11'h0, first_codeword_0_11}) | ({32{at_first_codeword_0_12}} & {11'h0, first_codeword_0_12}) | ({32{at_first_codeword_0_13}} & {11'h0, first_codeword_0_13}) | ({32{at_first_codeword_0_14}} & {11'h0, first_codeword_0_14}) | ({32{at_first_codeword_0_15}} & {11'h0, first_codeword_0_15}) | ({32{at_first_codeword_0_16}} & {11'h0, first_codeword_0_16}) | ({32{at_first_codeword_0_17}} & {11'h0, first_codeword_0_17}) | ({32{at_first_codeword_0_18}} & {11'h0, first_codeword_0_18}) | ({32{at_first_codeword_0_19}} & {11'h0, first_codeword_0_19}) | ({32{at_first_codeword_0_20}} & {11'h0, first_codeword_0_20}) | ({32{at_first_codeword_0_21}} & {11'h0, first_codeword_0_21}) | ({32{at_offset_0_1}} & {22'h0, offset_0_1}) | ({32{at_offset_0_2}} & {22'h0, offset_0_2}) | ({32{at_offset_0_3}} & {22'h0, offset_0_3}) | ({32{at_offset_0_4}} & {22'h0, offset_0_4}) | ({32{at_offset_0_5}} & {22'h0, offset_0_5}) | ({32{at_offset_0_6}} & {22'h0, offset_0_6}) | ({32{at_offset_0_7}} & {22'h0, offset_0_7}) | ({32{at_offset_0_8}} & {22'h0, offset_0_8}) | ({32{at_offset_0_9}} & {22'h0, offset_0_9}) | ({32{at_offset_0_10}} & {22'h0, offset_0_10}) | ({32{at_offset_0_11}} & {22'h0, offset_0_11}) | ({32{at_offset_0_12}} & {22'h0, offset_0_12}) | ({32{at_offset_0_13}} & {22'h0, offset_0_13}) | ({32{at_offset_0_14}} & {22'h0, offset_0_14}) | ({32{at_offset_0_15}} & {22'h0, offset_0_15}) | ({32{at_offset_0_16}} & {22'h0, offset_0_16}) | ({32{at_offset_0_17}} & {22'h0, offset_0_17}) | ({32{at_offset_0_18}} & {22'h0, offset_0_18}) | ({32{at_offset_0_19}} & {22'h0, offset_0_19}) | ({32{at_offset_0_20}} & {22'h0, offset_0_20}) | ({32{at_escape}} & {7'h0, escape}) | ({32{at_control}} & {31'h0, tables_loaded});
  assign loaded = tables_loaded;
  assign first_codewords = {first_codeword_0_21, first_codeword_0_20, first_codeword_0_19, first_codeword_0_18,
    first_codeword_0_17, first_codeword_0_16, first_codeword_0_15, first_codeword_0_14,
    first_codeword_0_13, first_codeword_0_12, first_codeword_0_11, first_codeword_0_10,
    first_codeword_0_9, first_codeword_0_8, first_codeword_0_7, first_codeword_0_6,
    first_codeword_0_5, first_codeword_0_4, first_codeword_0_3, first_codeword_0_2};
  assign offsets = {offset_0_20, offset_0_19, offset_0_18, offset_0_17, offset_0_16, offset_0_15, offset_0_14,
    offset_0_13, offset_0_12, offset_0_11, offset_0_10, offset_0_9, offset_0_8, offset_0_7,
    offset_0_6, offset_0_5, offset_0_4, offset_0_3, offset_0_2, offset_0_1};
  assign escape_bits = escape[24:20];
  assign escape_codeword = escape[19:0];
  assign escape_mask = mask_of_escape;
  assign escape_length = escape_bits;
  assign escape_step = step_of_escape;

  always @(posedge aclk) begin
    if (!aresetn) begin
      tables_loaded <= 1'h0;
    end else begin
      if (write & at_control) tables_loaded <= write_data[0];
    end
  end

  always @(posedge aclk) begin
    if (write & at_first_codeword_0_2) first_codeword_0_2 <= write_data[20:0];
    if (write & at_first_codeword_0_3) first_codeword_0_3 <= write_data[20:0];
    if (write & at_first_codeword_0_4) first_codeword_0_4 <= write_data[20:0];
    if (write & at_first_codeword_0_5) first_codeword_0_5 <= write_data[20:0];
    if (write & at_first_codeword_0_6) first_codeword_0_6 <= write_data[20:0];
    if (write & at_first_codeword_0_7) first_codeword_0_7 <= write_data[20:0];
    if (write & at_first_codeword_0_8) first_codeword_0_8 <= write_data[20:0];
    if (write & at_first_codeword_0_9) first_codeword_0_9 <= write_data[20:0];
    if (write & at_first_codeword_0_10) first_codeword_0_10 <= write_data[20:0];
    if (write & at_first_codeword_0_11) first_codeword_0_11 <= write_data[20:0];
    if (write & at_first_codeword_0_12) first_codeword_0_12 <= write_data[20:0];
    if (write & at_first_codeword_0_13) first_codeword_0_13 <= write_data[20:0];
    if (write & at_first_codeword_0_14) first_codeword_0_14 <= write_data[20:0];
    if (write & at_first_codeword_0_15) first_codeword_0_15 <= write_data[20:0];
    if (write & at_first_codeword_0_16) first_codeword_0_16 <= write_data[20:0];
    if (write & at_first_codeword_0_17) first_codeword_0_17 <= write_data[20:0];
    if (write & at_first_codeword_0_18) first_codeword_0_18 <= write_data[20:0];
    if (write & at_first_codeword_0_19) first_codeword_0_19 <= write_data[20:0];
    if (write & at_first_codeword_0_20) first_codeword_0_20 <= write_data[20:0];
    if (write & at_first_codeword_0_21) first_codeword_0_21 <= write_data[20:0];
    if (write & at_offset_0_1) offset_0_1 <= write_data[9:0];
    if (write & at_offset_0_2) offset_0_2 <= write_data[9:0];
    if (write & at_offset_0_3) offset_0_3 <= write_data[9:0];
    if (write & at_offset_0_4) offset_0_4 <= write_data[9:0];
    if (write & at_offset_0_5) offset_0_5 <= write_data[9:0];
    if (write & at_offset_0_6) offset_0_6 <= write_data[9:0];
    if (write & at_offset_0_7) offset_0_7 <= write_data[9:0];
    if (write & at_offset_0_8) offset_0_8 <= write_data[9:0];
    if (write & at_offset_0_9) offset_0_9 <= write_data[9:0];
    if (write & at_offset_0_10) offset_0_10 <= write_data[9:0];
    if (write & at_offset_0_11) offset_0_11 <= write_data[9:0];
    if (write & at_offset_0_12) offset_0_12 <= write_data[9:0];
    if (write & at_offset_0_13) offset_0_13 <= write_data[9:0];
    if (write & at_offset_0_14) offset_0_14 <= write_data[9:0];
    if (write & at_offset_0_15) offset_0_15 <= write_data[9:0];
    if (write & at_offset_0_16) offset_0_16 <= write_data[9:0];
    if (write & at_offset_0_17) offset_0_17 <= write_data[9:0];
    if (write & at_offset_0_18) offset_0_18 <= write_data[9:0];
    if (write & at_offset_0_19) offset_0_19 <= write_data[9:0];
    if (write & at_offset_0_20) offset_0_20 <= write_data[9:0];
    if (write & at_escape) escape <= write_data[24:0];
    mask_of_escape <= {5'h13 < escape_bits, 5'h12 < escape_bits, 5'h11 < escape_bits, 5'h10 < escape_bits,
    5'hf < escape_bits, 5'he < escape_bits, 5'hd < escape_bits, 5'hc < escape_bits,
    5'hb < escape_bits, 5'ha < escape_bits, 5'h9 < escape_bits, 5'h8 < escape_bits,
    5'h7 < escape_bits, 5'h6 < escape_bits, 5'h5 < escape_bits, 5'h4 < escape_bits,
    5'h3 < escape_bits, 5'h2 < escape_bits, 5'h1 < escape_bits, 5'h0 < escape_bits};
    step_of_escape <= {1'h0, escape_bits} + 6'h10;
  end

  wire unused = &{1'b0, write_data[31:25]};
endmodule
