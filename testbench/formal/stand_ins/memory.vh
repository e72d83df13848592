  // What is read is anything, and stays until the next read.
  (* anyseq *) wire [$bits(read_data)-1:0] anything;
  reg [$bits(read_data)-1:0] kept;
  assign read_data = kept;
  always @(posedge aclk) if (read_enable) kept <= anything;
