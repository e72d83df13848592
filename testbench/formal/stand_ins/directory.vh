  // Clients keep to one set; all others stay empty.
  reg [$bits(read_data)-1:0] word = 0;
  reg [$bits(read_data)-1:0] kept;
  assign read_data = kept;
  always @(posedge aclk) begin
    if (write_enable & write_address == 0) word <= write_data;
    if (read_enable) kept <= read_address == 0 ? word : 0;
  end
