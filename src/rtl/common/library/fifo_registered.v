// FIFO of 2 words; the older word is in an output register. Latency: 1 cycle; one word per cycle.
// s_ready does not depend on m_ready in the same cycle.

module hdlgen_fifo_registered #(
  parameter integer WIDTH = 8  // Bits of a word
) (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire s_valid,  // Input word is valid
  input  wire [WIDTH-1:0] s_data,  // Input word
  input  wire m_ready,  // Receiver accepts the output word
  output wire s_ready,  // FIFO can accept a word
  output wire m_valid,  // Output word is valid
  output wire [WIDTH-1:0] m_data,  // Oldest word
  // Word that comes to the output next: the younger one, or s_data
  output wire [WIDTH-1:0] m_next
);
  reg  has_first;
  reg  has_second;
  reg  [WIDTH-1:0] older;
  reg  [WIDTH-1:0] younger;
  wire take = s_valid & ~has_second;
  wire give = has_first & m_ready;
  wire second_moves_on = give & has_second;
  wire goes_to_first = take & (~has_first | give);
  wire goes_to_second = take & has_first & ~give;
  assign s_ready = ~has_second;
  assign m_valid = has_first;
  assign m_data = older;
  assign m_next = has_second ? younger : s_data;

  always @(posedge aclk) begin
    if (!aresetn) begin
      has_first <= 1'b0;
      has_second <= 1'b0;
    end else begin
      has_first <= goes_to_first | second_moves_on | (has_first & ~give);
      has_second <= goes_to_second | (has_second & ~give);
    end
  end

  always @(posedge aclk) begin
    if (goes_to_second) begin
      younger <= s_data;
    end
  end

  always @(posedge aclk) begin
    if (goes_to_first | second_moves_on) begin
      older <= m_next;
    end
  end
endmodule
