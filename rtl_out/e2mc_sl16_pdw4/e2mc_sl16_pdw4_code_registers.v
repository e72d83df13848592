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

  wire n1;
  reg  [20:0] first_codeword_0_2;
  wire n2;
  reg  [20:0] first_codeword_0_3;
  wire n3;
  reg  [20:0] first_codeword_0_4;
  wire n4;
  reg  [20:0] first_codeword_0_5;
  wire n5;
  reg  [20:0] first_codeword_0_6;
  wire n6;
  reg  [20:0] first_codeword_0_7;
  wire n7;
  reg  [20:0] first_codeword_0_8;
  wire n8;
  reg  [20:0] first_codeword_0_9;
  wire n9;
  reg  [20:0] first_codeword_0_10;
  wire n10;
  reg  [20:0] first_codeword_0_11;
  wire n11;
  reg  [20:0] first_codeword_0_12;
  wire n12;
  reg  [20:0] first_codeword_0_13;
  wire n13;
  reg  [20:0] first_codeword_0_14;
  wire n14;
  reg  [20:0] first_codeword_0_15;
  wire n15;
  reg  [20:0] first_codeword_0_16;
  wire n16;
  reg  [20:0] first_codeword_0_17;
  wire n17;
  reg  [20:0] first_codeword_0_18;
  wire n18;
  reg  [20:0] first_codeword_0_19;
  wire n19;
  reg  [20:0] first_codeword_0_20;
  wire n20;
  reg  [20:0] first_codeword_0_21;
  wire n21;
  reg  [9:0] offset_0_1;
  wire n22;
  reg  [9:0] offset_0_2;
  wire n23;
  reg  [9:0] offset_0_3;
  wire n24;
  reg  [9:0] offset_0_4;
  wire n25;
  reg  [9:0] offset_0_5;
  wire n26;
  reg  [9:0] offset_0_6;
  wire n27;
  reg  [9:0] offset_0_7;
  wire n28;
  reg  [9:0] offset_0_8;
  wire n29;
  reg  [9:0] offset_0_9;
  wire n30;
  reg  [9:0] offset_0_10;
  wire n31;
  reg  [9:0] offset_0_11;
  wire n32;
  reg  [9:0] offset_0_12;
  wire n33;
  reg  [9:0] offset_0_13;
  wire n34;
  reg  [9:0] offset_0_14;
  wire n35;
  reg  [9:0] offset_0_15;
  wire n36;
  reg  [9:0] offset_0_16;
  wire n37;
  reg  [9:0] offset_0_17;
  wire n38;
  reg  [9:0] offset_0_18;
  wire n39;
  reg  [9:0] offset_0_19;
  wire n40;
  reg  [9:0] offset_0_20;
  wire n41;
  reg  [24:0] escape;
  reg  tables_loaded;
  wire at_control;
  wire [4:0] escape_bits;

  assign n1 = address == 15'h402;
  assign n2 = address == 15'h403;
  assign n3 = address == 15'h404;
  assign n4 = address == 15'h405;
  assign n5 = address == 15'h406;
  assign n6 = address == 15'h407;
  assign n7 = address == 15'h408;
  assign n8 = address == 15'h409;
  assign n9 = address == 15'h40a;
  assign n10 = address == 15'h40b;
  assign n11 = address == 15'h40c;
  assign n12 = address == 15'h40d;
  assign n13 = address == 15'h40e;
  assign n14 = address == 15'h40f;
  assign n15 = address == 15'h410;
  assign n16 = address == 15'h411;
  assign n17 = address == 15'h412;
  assign n18 = address == 15'h413;
  assign n19 = address == 15'h414;
  assign n20 = address == 15'h415;
  assign n21 = address == 15'h801;
  assign n22 = address == 15'h802;
  assign n23 = address == 15'h803;
  assign n24 = address == 15'h804;
  assign n25 = address == 15'h805;
  assign n26 = address == 15'h806;
  assign n27 = address == 15'h807;
  assign n28 = address == 15'h808;
  assign n29 = address == 15'h809;
  assign n30 = address == 15'h80a;
  assign n31 = address == 15'h80b;
  assign n32 = address == 15'h80c;
  assign n33 = address == 15'h80d;
  assign n34 = address == 15'h80e;
  assign n35 = address == 15'h80f;
  assign n36 = address == 15'h810;
  assign n37 = address == 15'h811;
  assign n38 = address == 15'h812;
  assign n39 = address == 15'h813;
  assign n40 = address == 15'h814;
  assign n41 = address == 15'h1;
  assign at_control = address == 15'h0;
  assign known = (((((n1 | n2) | (n3 | n4)) | ((n5 | n6) | (n7 | n8))) | (((n9 | n10) | (n11 | n12)) | ((n13 | n14) | (n15 | n16)))) | ((((n17 | n18) | (n19 | n20)) | ((n21 | n22) | (n23 | n24))) | (((n25 | n26) | (n27 | n28)) | ((n29 | n30) | (n31 | n32))))) | ((((n33 | n34) | (n35 | n36)) | ((n37 | n38) | (n39 | n40))) | (n41 | at_control));
  assign read_data = (((((({32{n1}} & {11'h0, first_codeword_0_2}) | ({32{n2}} & {11'h0, first_codeword_0_3})) | (({32{n3}} & {11'h0, first_codeword_0_4}) | ({32{n4}} & {11'h0, first_codeword_0_5}))) | ((({32{n5}} & {11'h0, first_codeword_0_6}) | ({32{n6}} & {11'h0, first_codeword_0_7})) | (({32{n7}} & {11'h0, first_codeword_0_8}) | ({32{n8}} & {11'h0, first_codeword_0_9})))) | (((({32{n9}} & {11'h0, first_codeword_0_10}) | ({32{n10}} & {11'h0, first_codeword_0_11})) | (({32{n11}} & {11'h0, first_codeword_0_12}) | ({32{n12}} & {11'h0, first_codeword_0_13}))) | ((({32{n13}} & {11'h0, first_codeword_0_14}) | ({32{n14}} & {11'h0, first_codeword_0_15})) | (({32{n15}} & {11'h0, first_codeword_0_16}) | ({32{n16}} & {11'h0, first_codeword_0_17}))))) | ((((({32{n17}} & {11'h0, first_codeword_0_18}) | ({32{n18}} & {11'h0, first_codeword_0_19})) | (({32{n19}} & {11'h0, first_codeword_0_20}) | ({32{n20}} & {11'h0, first_codeword_0_21}))) | ((({32{n21}} & {22'h0, offset_0_1}) | ({32{n22}} & {22'h0, offset_0_2})) | (({32{n23}} & {22'h0, offset_0_3}) | ({32{n24}} & {22'h0, offset_0_4})))) | (((({32{n25}} & {22'h0, offset_0_5}) | ({32{n26}} & {22'h0, offset_0_6})) | (({32{n27}} & {22'h0, offset_0_7}) | ({32{n28}} & {22'h0, offset_0_8}))) | ((({32{n29}} & {22'h0, offset_0_9}) | ({32{n30}} & {22'h0, offset_0_10})) | (({32{n31}} & {22'h0, offset_0_11}) | ({32{n32}} & {22'h0, offset_0_12})))))) | ((((({32{n33}} & {22'h0, offset_0_13}) | ({32{n34}} & {22'h0, offset_0_14})) | (({32{n35}} & {22'h0, offset_0_15}) | ({32{n36}} & {22'h0, offset_0_16}))) | ((({32{n37}} & {22'h0, offset_0_17}) | ({32{n38}} & {22'h0, offset_0_18})) | (({32{n39}} & {22'h0, offset_0_19}) | ({32{n40}} & {22'h0, offset_0_20})))) | (({32{n41}} & {7'h0, escape}) | ({32{at_control}} & {31'h0, tables_loaded})));
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
  assign escape_mask = {5'h13 < escape_bits, 5'h12 < escape_bits, 5'h11 < escape_bits, 5'h10 < escape_bits,
    5'hf < escape_bits, 5'he < escape_bits, 5'hd < escape_bits, 5'hc < escape_bits,
    5'hb < escape_bits, 5'ha < escape_bits, 5'h9 < escape_bits, 5'h8 < escape_bits,
    5'h7 < escape_bits, 5'h6 < escape_bits, 5'h5 < escape_bits, 5'h4 < escape_bits,
    5'h3 < escape_bits, 5'h2 < escape_bits, 5'h1 < escape_bits, 5'h0 < escape_bits};
  assign escape_length = escape_bits;
  assign escape_step = {1'h0, escape_bits} + 6'h10;

  always @(posedge aclk) begin
    if (!aresetn) begin
      tables_loaded <= 1'h0;
    end else begin
      if (write & at_control) tables_loaded <= write_data[0];
    end
  end

  always @(posedge aclk) begin
    if (write & n1) first_codeword_0_2 <= write_data[20:0];
    if (write & n2) first_codeword_0_3 <= write_data[20:0];
    if (write & n3) first_codeword_0_4 <= write_data[20:0];
    if (write & n4) first_codeword_0_5 <= write_data[20:0];
    if (write & n5) first_codeword_0_6 <= write_data[20:0];
    if (write & n6) first_codeword_0_7 <= write_data[20:0];
    if (write & n7) first_codeword_0_8 <= write_data[20:0];
    if (write & n8) first_codeword_0_9 <= write_data[20:0];
    if (write & n9) first_codeword_0_10 <= write_data[20:0];
    if (write & n10) first_codeword_0_11 <= write_data[20:0];
    if (write & n11) first_codeword_0_12 <= write_data[20:0];
    if (write & n12) first_codeword_0_13 <= write_data[20:0];
    if (write & n13) first_codeword_0_14 <= write_data[20:0];
    if (write & n14) first_codeword_0_15 <= write_data[20:0];
    if (write & n15) first_codeword_0_16 <= write_data[20:0];
    if (write & n16) first_codeword_0_17 <= write_data[20:0];
    if (write & n17) first_codeword_0_18 <= write_data[20:0];
    if (write & n18) first_codeword_0_19 <= write_data[20:0];
    if (write & n19) first_codeword_0_20 <= write_data[20:0];
    if (write & n20) first_codeword_0_21 <= write_data[20:0];
    if (write & n21) offset_0_1 <= write_data[9:0];
    if (write & n22) offset_0_2 <= write_data[9:0];
    if (write & n23) offset_0_3 <= write_data[9:0];
    if (write & n24) offset_0_4 <= write_data[9:0];
    if (write & n25) offset_0_5 <= write_data[9:0];
    if (write & n26) offset_0_6 <= write_data[9:0];
    if (write & n27) offset_0_7 <= write_data[9:0];
    if (write & n28) offset_0_8 <= write_data[9:0];
    if (write & n29) offset_0_9 <= write_data[9:0];
    if (write & n30) offset_0_10 <= write_data[9:0];
    if (write & n31) offset_0_11 <= write_data[9:0];
    if (write & n32) offset_0_12 <= write_data[9:0];
    if (write & n33) offset_0_13 <= write_data[9:0];
    if (write & n34) offset_0_14 <= write_data[9:0];
    if (write & n35) offset_0_15 <= write_data[9:0];
    if (write & n36) offset_0_16 <= write_data[9:0];
    if (write & n37) offset_0_17 <= write_data[9:0];
    if (write & n38) offset_0_18 <= write_data[9:0];
    if (write & n39) offset_0_19 <= write_data[9:0];
    if (write & n40) offset_0_20 <= write_data[9:0];
    if (write & n41) escape <= write_data[24:0];
  end

  wire unused = &{1'b0, write_data[31:25]};
endmodule
