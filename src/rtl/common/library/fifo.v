// FIFO in registers. Latency: 1 cycle; one word per cycle. s_ready does not depend on m_ready in
// the same cycle.

module hdlgen_fifo #(
  parameter integer DEPTH = 2,  // Words
  parameter integer WIDTH = 8  // Bits of a word
) (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire s_valid,  // Input word is valid
  input  wire [WIDTH-1:0] s_data,  // Input word
  input  wire m_ready,  // Receiver accepts the output word
  output wire s_ready,  // FIFO can accept a word
  output wire m_valid,  // Output word is valid
  output wire [WIDTH-1:0] m_data  // Oldest word
);
  localparam integer PLACE_BITS = (DEPTH > 1) ? $clog2(DEPTH) : 1;
  localparam integer COUNT_BITS = $clog2(DEPTH + 1);
  localparam integer LAST = DEPTH - 1;

  reg  [COUNT_BITS-1:0] words_held;
  reg  [PLACE_BITS-1:0] write_place;
  reg  [PLACE_BITS-1:0] read_place;
  reg  [DEPTH*WIDTH-1:0] words;
  reg  [(WIDTH << PLACE_BITS)-1:0] oldest;  // In its lowest bits
  integer bit_number;
  integer place;
  integer i;
  wire take = s_valid & s_ready;
  wire give = m_valid & m_ready;
  assign s_ready = words_held != DEPTH[COUNT_BITS-1:0];
  assign m_valid = |words_held;
  assign m_data = oldest[WIDTH-1:0];

  // A tree of multiplexers
  always @* begin
    oldest = {(WIDTH << PLACE_BITS){1'b0}};
    oldest[DEPTH*WIDTH-1:0] = words;
    for (bit_number = 0; bit_number < PLACE_BITS; bit_number = bit_number + 1) begin
      for (place = 0; place < (1 << (PLACE_BITS - 1 - bit_number)); place = place + 1) begin
        oldest[place * WIDTH +: WIDTH] =
            (read_place[bit_number] & (((2 * place + 1) << bit_number) < DEPTH))
            ? oldest[(2 * place + 1) * WIDTH +: WIDTH] : oldest[2 * place * WIDTH +: WIDTH];
      end
    end
  end

  always @(posedge aclk) begin
    if (!aresetn) begin
      words_held <= 0;
    end else if (take ^ give) begin
      words_held <= take ? (words_held + 1'b1) : (words_held - 1'b1);
    end
  end

  always @(posedge aclk) begin
    if (!aresetn) begin
      write_place <= 0;
    end else if (take) begin
      write_place <= (write_place == LAST[PLACE_BITS-1:0]) ? 0 : write_place + 1'b1;
    end
  end

  always @(posedge aclk) begin
    if (!aresetn) begin
      read_place <= 0;
    end else if (give) begin
      read_place <= (read_place == LAST[PLACE_BITS-1:0]) ? 0 : read_place + 1'b1;
    end
  end

  always @(posedge aclk) begin
    for (i = 0; i < DEPTH; i = i + 1) begin
      if (take & (write_place == i[PLACE_BITS-1:0])) begin
        words[i * WIDTH +: WIDTH] <= s_data;
      end
    end
  end
endmodule
