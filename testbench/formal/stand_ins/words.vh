  // All words side by side in a register.
  reg [($bits(read_data) << $bits(read_address))-1:0] words;
  reg [$bits(read_data)-1:0] kept;
  assign read_data = kept;
  always @(posedge aclk) begin
    if (write_enable) words[write_address*$bits(read_data) +: $bits(read_data)] <= write_data;
    if (read_enable) kept <= words >> (read_address*$bits(read_data));
  end
