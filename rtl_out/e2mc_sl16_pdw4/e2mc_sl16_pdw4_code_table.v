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
  input  wire choose,
  output wire [31:0] table_read_data,
  output wire [35:0] code,
  output wire [5:0] length
);

  reg  [15:0] looked_up;
  wire [8:0] tag;
  wire reads;
  wire [6:0] read_address;
  reg  [15:0] chosen_symbol;
  wire reads_codes;
  wire [6:0] code_address;
  wire in_way0;
  wire writes_way0;
  wire [24:0] codes0_read_data;
  wire [8:0] tags0_read_data;
  reg  matches0;
  wire hit0;
  wire in_way1;
  wire writes_way1;
  wire [24:0] codes1_read_data;
  wire [8:0] tags1_read_data;
  reg  matches1;
  wire hit1;
  wire in_way2;
  wire writes_way2;
  wire [24:0] codes2_read_data;
  wire [8:0] tags2_read_data;
  reg  matches2;
  wire hit2;
  wire in_way3;
  wire writes_way3;
  wire [24:0] codes3_read_data;
  wire [8:0] tags3_read_data;
  reg  matches3;
  wire hit3;
  wire in_way4;
  wire writes_way4;
  wire [24:0] codes4_read_data;
  wire [8:0] tags4_read_data;
  reg  matches4;
  wire hit4;
  wire in_way5;
  wire writes_way5;
  wire [24:0] codes5_read_data;
  wire [8:0] tags5_read_data;
  reg  matches5;
  wire hit5;
  wire in_way6;
  wire writes_way6;
  wire [24:0] codes6_read_data;
  wire [8:0] tags6_read_data;
  reg  matches6;
  wire hit6;
  wire in_way7;
  wire writes_way7;
  wire [24:0] codes7_read_data;
  wire [8:0] tags7_read_data;
  reg  matches7;
  wire hit7;
  wire hit;
  wire [24:0] chosen;
  wire misses;
  reg  [35:0] found_code;
  reg  [5:0] found_length;

  assign tag = looked_up[15:7];
  assign reads = (advance & lookup) | table_read;
  assign read_address = table_read ? table_entry : symbol[6:0];
  assign reads_codes = (advance & choose) | table_read;
  assign code_address = table_read ? table_entry : looked_up[6:0];
  assign in_way0 = table_way == 3'h0;
  assign writes_way0 = table_write & in_way0;
  assign hit0 = (|codes0_read_data[24:20]) & matches0;
  assign in_way1 = table_way == 3'h1;
  assign writes_way1 = table_write & in_way1;
  assign hit1 = (|codes1_read_data[24:20]) & matches1;
  assign in_way2 = table_way == 3'h2;
  assign writes_way2 = table_write & in_way2;
  assign hit2 = (|codes2_read_data[24:20]) & matches2;
  assign in_way3 = table_way == 3'h3;
  assign writes_way3 = table_write & in_way3;
  assign hit3 = (|codes3_read_data[24:20]) & matches3;
  assign in_way4 = table_way == 3'h4;
  assign writes_way4 = table_write & in_way4;
  assign hit4 = (|codes4_read_data[24:20]) & matches4;
  assign in_way5 = table_way == 3'h5;
  assign writes_way5 = table_write & in_way5;
  assign hit5 = (|codes5_read_data[24:20]) & matches5;
  assign in_way6 = table_way == 3'h6;
  assign writes_way6 = table_write & in_way6;
  assign hit6 = (|codes6_read_data[24:20]) & matches6;
  assign in_way7 = table_way == 3'h7;
  assign writes_way7 = table_write & in_way7;
  assign hit7 = (|codes7_read_data[24:20]) & matches7;
  assign table_read_data = ({32{in_way0}} & (table_is_tag ? {23'h0, tags0_read_data} : {7'h0, codes0_read_data})) | ({32{in_way1}} & (table_is_tag ? {23'h0, tags1_read_data} : {7'h0, codes1_read_data})) | ({32{in_way2}} & (table_is_tag ? {23'h0, tags2_read_data} : {7'h0, codes2_read_data})) | ({32{in_way3}} & (table_is_tag ? {23'h0, tags3_read_data} : {7'h0, codes3_read_data})) | ({32{in_way4}} & (table_is_tag ? {23'h0, tags4_read_data} : {7'h0, codes4_read_data})) | ({32{in_way5}} & (table_is_tag ? {23'h0, tags5_read_data} : {7'h0, codes5_read_data})) | ({32{in_way6}} & (table_is_tag ? {23'h0, tags6_read_data} : {7'h0, codes6_read_data})) | ({32{in_way7}} & (table_is_tag ? {23'h0, tags7_read_data} : {7'h0, codes7_read_data}));
  assign hit = hit0 | hit1 | hit2 | hit3 | hit4 | hit5 | hit6 | hit7;
  assign chosen = ({25{hit0}} & codes0_read_data) | ({25{hit1}} & codes1_read_data) | ({25{hit2}} & codes2_read_data) | ({25{hit3}} & codes3_read_data) | ({25{hit4}} & codes4_read_data) | ({25{hit5}} & codes5_read_data) | ({25{hit6}} & codes6_read_data) | ({25{hit7}} & codes7_read_data);
  assign misses = ~hit;
  assign code = found_code;
  assign length = found_length;

  ram_128x25 codes0 (
    .aclk(aclk),
    .write_enable(writes_way0 & ~table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(reads_codes),
    .read_address(code_address),
    .read_data(codes0_read_data)
  );

  ram_128x9 tags0 (
    .aclk(aclk),
    .write_enable(writes_way0 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(reads),
    .read_address(read_address),
    .read_data(tags0_read_data)
  );

  ram_128x25 codes1 (
    .aclk(aclk),
    .write_enable(writes_way1 & ~table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(reads_codes),
    .read_address(code_address),
    .read_data(codes1_read_data)
  );

  ram_128x9 tags1 (
    .aclk(aclk),
    .write_enable(writes_way1 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(reads),
    .read_address(read_address),
    .read_data(tags1_read_data)
  );

  ram_128x25 codes2 (
    .aclk(aclk),
    .write_enable(writes_way2 & ~table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(reads_codes),
    .read_address(code_address),
    .read_data(codes2_read_data)
  );

  ram_128x9 tags2 (
    .aclk(aclk),
    .write_enable(writes_way2 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(reads),
    .read_address(read_address),
    .read_data(tags2_read_data)
  );

  ram_128x25 codes3 (
    .aclk(aclk),
    .write_enable(writes_way3 & ~table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(reads_codes),
    .read_address(code_address),
    .read_data(codes3_read_data)
  );

  ram_128x9 tags3 (
    .aclk(aclk),
    .write_enable(writes_way3 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(reads),
    .read_address(read_address),
    .read_data(tags3_read_data)
  );

  ram_128x25 codes4 (
    .aclk(aclk),
    .write_enable(writes_way4 & ~table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(reads_codes),
    .read_address(code_address),
    .read_data(codes4_read_data)
  );

  ram_128x9 tags4 (
    .aclk(aclk),
    .write_enable(writes_way4 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(reads),
    .read_address(read_address),
    .read_data(tags4_read_data)
  );

  ram_128x25 codes5 (
    .aclk(aclk),
    .write_enable(writes_way5 & ~table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(reads_codes),
    .read_address(code_address),
    .read_data(codes5_read_data)
  );

  ram_128x9 tags5 (
    .aclk(aclk),
    .write_enable(writes_way5 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(reads),
    .read_address(read_address),
    .read_data(tags5_read_data)
  );

  ram_128x25 codes6 (
    .aclk(aclk),
    .write_enable(writes_way6 & ~table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(reads_codes),
    .read_address(code_address),
    .read_data(codes6_read_data)
  );

  ram_128x9 tags6 (
    .aclk(aclk),
    .write_enable(writes_way6 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(reads),
    .read_address(read_address),
    .read_data(tags6_read_data)
  );

  ram_128x25 codes7 (
    .aclk(aclk),
    .write_enable(writes_way7 & ~table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data),
    .read_enable(reads_codes),
    .read_address(code_address),
    .read_data(codes7_read_data)
  );

  ram_128x9 tags7 (
    .aclk(aclk),
    .write_enable(writes_way7 & table_is_tag),
    .write_address(table_entry),
    .write_data(table_write_data[8:0]),
    .read_enable(reads),
    .read_address(read_address),
    .read_data(tags7_read_data)
  );

  always @(posedge aclk) begin
    if (advance & lookup) looked_up <= symbol;
    if (advance & choose) chosen_symbol <= looked_up;
    if (advance) matches0 <= tags0_read_data == tag;
    if (advance) matches1 <= tags1_read_data == tag;
    if (advance) matches2 <= tags2_read_data == tag;
    if (advance) matches3 <= tags3_read_data == tag;
    if (advance) matches4 <= tags4_read_data == tag;
    if (advance) matches5 <= tags5_read_data == tag;
    if (advance) matches6 <= tags6_read_data == tag;
    if (advance) matches7 <= tags7_read_data == tag;
    if (advance) found_code <= {16'h0, chosen[19:0]} | ({36{misses}} & ({16'h0, escape[19:0]} | ({20'h0, chosen_symbol} << escape[24:20])));
    if (advance) found_length <= {1'h0, chosen[24:20]} | ({6{misses}} & ({1'h0, escape[24:20]} + 6'h10));
  end
endmodule
