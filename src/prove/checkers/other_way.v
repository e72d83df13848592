  // Behind the ports of a decoding way, SYMBOLS, LAST, and the bits that are watched: stored_top of the block's beats, start_top
  // of the start, and length_low of the length.

  // Symbols found since the block was loaded.
  reg [7:0] count;
  wire at_last = count == SYMBOLS - 1;
  // The block's beats are there until the last symbol but one is found, its start until the last one is: each is
  // looked at in any cycle until then.
  (* anyseq *) wire looks;
  reg stored_seen;
  reg stored_bit;
  reg start_seen;
  reg start_bit;
  // Its length, from the first symbol on until the last one is read.
  reg length_seen;
  reg length_bit;
  // Stages 2 and 3: found, read from the decode table, delivered.
  (* anyseq *) wire [LAST:0] any;
  reg found_last;
  reg found;
  reg [LAST:0] read;
  reg has_read;
  reg [LAST:0] delivered;
  reg delivered_error;
  assign symbol = delivered;
  assign error = delivered_error;
  assign table_read_data = any;
  always @(posedge aclk) if (advance) begin
    count <= load | align ? 0 : count + (decode & count != SYMBOLS);
    if (load | !stored_seen) begin
      stored_bit <= stored_top;
      stored_seen <= looks | (decode & count == SYMBOLS - 2);
    end
    if (load | !start_seen) begin
      start_bit <= start_top;
      start_seen <= looks;
    end
    if (align | !length_seen) begin
      length_bit <= length_low;
      length_seen <= !align & looks;
    end
    if (decode) begin
      found_last <= at_last;
      found <= stored_bit ^ (start_seen ? start_bit : start_top);
    end
    if (index) read <= {found_last ? found : any[LAST], any[LAST-1:0]};
    has_read <= index;
    if (has_read) begin
      delivered <= read;
      delivered_error <= length_seen ? ~length_bit : ~length_low;
    end
  end
