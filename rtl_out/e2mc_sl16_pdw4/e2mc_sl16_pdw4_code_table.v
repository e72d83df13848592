// Stage 1 of the compressor: codeword and length of each symbol, or the escape and
// the symbol's raw bits.
//
// Made by: hdlgen --sl 16 --pdw 4
module e2mc_sl16_pdw4_code_table (
  input  wire aclk,
  input  wire advance,
  input  wire lookup,
  input  wire [15:0] symbol,
  input  wire [24:0] escape,
  input  wire table_write,
  input  wire table_read,
  input  wire table_is_tag,
  input  wire [2:0] table_way,
  input  wire [6:0] table_entry,
  input  wire [24:0] table_write_data,
  output wire [31:0] table_read_data,
  output wire [35:0] code,
  output wire [5:0] length
);

  reg  [15:0] looked_up;
  wire [8:0] tag;
  wire n1;
  wire [6:0] n2;
  wire n3;
  wire n4;
  wire [24:0] codes0_read_data;
  wire [8:0] tags0_read_data;
  wire hit0;
  wire n5;
  wire n6;
  wire [24:0] codes1_read_data;
  wire [8:0] tags1_read_data;
  wire hit1;
  wire n7;
  wire n8;
  wire [24:0] codes2_read_data;
  wire [8:0] tags2_read_data;
  wire hit2;
  wire n9;
  wire n10;
  wire [24:0] codes3_read_data;
  wire [8:0] tags3_read_data;
  wire hit3;
  wire n11;
  wire n12;
  wire [24:0] codes4_read_data;
  wire [8:0] tags4_read_data;
  wire hit4;
  wire n13;
  wire n14;
  wire [24:0] codes5_read_data;
  wire [8:0] tags5_read_data;
  wire hit5;
  wire n15;
  wire n16;
  wire [24:0] codes6_read_data;
  wire [8:0] tags6_read_data;
  wire hit6;
  wire n17;
  wire n18;
  wire [24:0] codes7_read_data;
  wire [8:0] tags7_read_data;
  wire hit7;
  wire hit;
  wire [24:0] chosen;
  reg  [35:0] found_code;
  reg  [5:0] found_length;

  assign tag = looked_up[15:7];
  assign n1 = (advance & lookup) | table_read;
  assign n2 = table_read ? table_entry : symbol[6:0];
  assign n3 = table_way == 3'h0;
  assign n4 = table_write & n3;
  assign hit0 = (|codes0_read_data[24:20]) & (tags0_read_data == tag);
  assign n5 = table_way == 3'h1;
  assign n6 = table_write & n5;
  assign hit1 = (|codes1_read_data[24:20]) & (tags1_read_data == tag);
  assign n7 = table_way == 3'h2;
  assign n8 = table_write & n7;
  assign hit2 = (|codes2_read_data[24:20]) & (tags2_read_data == tag);
  assign n9 = table_way == 3'h3;
  assign n10 = table_write & n9;
  assign hit3 = (|codes3_read_data[24:20]) & (tags3_read_data == tag);
  assign n11 = table_way == 3'h4;
  assign n12 = table_write & n11;
  assign hit4 = (|codes4_read_data[24:20]) & (tags4_read_data == tag);
  assign n13 = table_way == 3'h5;
  assign n14 = table_write & n13;
  assign hit5 = (|codes5_read_data[24:20]) & (tags5_read_data == tag);
  assign n15 = table_way == 3'h6;
  assign n16 = table_write & n15;
  assign hit6 = (|codes6_read_data[24:20]) & (tags6_read_data == tag);
  assign n17 = table_way == 3'h7;
  assign n18 = table_write & n17;
  assign hit7 = (|codes7_read_data[24:20]) & (tags7_read_data == tag);
  assign table_read_data = ((({32{n3}} & (table_is_tag ? {23'h0, tags0_read_data} : {7'h0, codes0_read_data})) | ({32{n5}} & (table_is_tag ? {23'h0, tags1_read_data} : {7'h0, codes1_read_data}))) | (({32{n7}} & (table_is_tag ? {23'h0, tags2_read_data} : {7'h0, codes2_read_data})) | ({32{n9}} & (table_is_tag ? {23'h0, tags3_read_data} : {7'h0, codes3_read_data})))) | ((({32{n11}} & (table_is_tag ? {23'h0, tags4_read_data} : {7'h0, codes4_read_data})) | ({32{n13}} & (table_is_tag ? {23'h0, tags5_read_data} : {7'h0, codes5_read_data}))) | (({32{n15}} & (table_is_tag ? {23'h0, tags6_read_data} : {7'h0, codes6_read_data})) | ({32{n17}} & (table_is_tag ? {23'h0, tags7_read_data} : {7'h0, codes7_read_data}))));
  assign hit = ((hit0 | hit1) | (hit2 | hit3)) | ((hit4 | hit5) | (hit6 | hit7));
  assign chosen = ((({25{hit0}} & codes0_read_data) | ({25{hit1}} & codes1_read_data)) | (({25{hit2}} & codes2_read_data) | ({25{hit3}} & codes3_read_data))) | ((({25{hit4}} & codes4_read_data) | ({25{hit5}} & codes5_read_data)) | (({25{hit6}} & codes6_read_data) | ({25{hit7}} & codes7_read_data)));
  assign code = found_code;
  assign length = found_length;

  ram_128x25 codes0 (
    .aclk(aclk),
    .write_enable(n4 & (~table_is_tag)),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(n1),
    .read_address(n2),
    .read_data(codes0_read_data)
  );

  ram_128x9 tags0 (
    .aclk(aclk),
    .write_enable(n4 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(n1),
    .read_address(n2),
    .read_data(tags0_read_data)
  );

  ram_128x25 codes1 (
    .aclk(aclk),
    .write_enable(n6 & (~table_is_tag)),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(n1),
    .read_address(n2),
    .read_data(codes1_read_data)
  );

  ram_128x9 tags1 (
    .aclk(aclk),
    .write_enable(n6 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(n1),
    .read_address(n2),
    .read_data(tags1_read_data)
  );

  ram_128x25 codes2 (
    .aclk(aclk),
    .write_enable(n8 & (~table_is_tag)),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(n1),
    .read_address(n2),
    .read_data(codes2_read_data)
  );

  ram_128x9 tags2 (
    .aclk(aclk),
    .write_enable(n8 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(n1),
    .read_address(n2),
    .read_data(tags2_read_data)
  );

  ram_128x25 codes3 (
    .aclk(aclk),
    .write_enable(n10 & (~table_is_tag)),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(n1),
    .read_address(n2),
    .read_data(codes3_read_data)
  );

  ram_128x9 tags3 (
    .aclk(aclk),
    .write_enable(n10 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(n1),
    .read_address(n2),
    .read_data(tags3_read_data)
  );

  ram_128x25 codes4 (
    .aclk(aclk),
    .write_enable(n12 & (~table_is_tag)),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(n1),
    .read_address(n2),
    .read_data(codes4_read_data)
  );

  ram_128x9 tags4 (
    .aclk(aclk),
    .write_enable(n12 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(n1),
    .read_address(n2),
    .read_data(tags4_read_data)
  );

  ram_128x25 codes5 (
    .aclk(aclk),
    .write_enable(n14 & (~table_is_tag)),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(n1),
    .read_address(n2),
    .read_data(codes5_read_data)
  );

  ram_128x9 tags5 (
    .aclk(aclk),
    .write_enable(n14 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(n1),
    .read_address(n2),
    .read_data(tags5_read_data)
  );

  ram_128x25 codes6 (
    .aclk(aclk),
    .write_enable(n16 & (~table_is_tag)),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(n1),
    .read_address(n2),
    .read_data(codes6_read_data)
  );

  ram_128x9 tags6 (
    .aclk(aclk),
    .write_enable(n16 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(n1),
    .read_address(n2),
    .read_data(tags6_read_data)
  );

  ram_128x25 codes7 (
    .aclk(aclk),
    .write_enable(n18 & (~table_is_tag)),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(n1),
    .read_address(n2),
    .read_data(codes7_read_data)
  );

  ram_128x9 tags7 (
    .aclk(aclk),
    .write_enable(n18 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(n1),
    .read_address(n2),
    .read_data(tags7_read_data)
  );

  always @(posedge aclk) begin
    if (advance & lookup) looked_up <= symbol;
    if (advance) found_code <= hit ? {16'h0, chosen[19:0]} : ({16'h0, escape[19:0]} | ({20'h0, looked_up} << escape[24:20]));
    if (advance) found_length <= hit ? {1'h0, chosen[24:20]} : ({1'h0, escape[24:20]} + 6'h10);
  end
endmodule
