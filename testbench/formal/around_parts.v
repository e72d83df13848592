// What stands around a part of the unit where it is proved alone: assumptions that other parts keep.

// The read slots and the memory of blocks, around the read port.
module around_read_port #(
  parameter PORT_BYTES = 8,
  parameter ID_BITS = 1,
  parameter SLOTS = 2,
  parameter SLOT_BITS = 2
) (
  input wire aclk,
  input wire aresetn,
  input wire block_valid,
  input wire block_taken,
  input wire block_first,
  input wire block_last,
  input wire [ID_BITS-1:0] block_id,
  input wire [SLOT_BITS-1:0] take_slot,
  input wire send_valid,
  input wire send_taken,
  input wire [SLOT_BITS-1:0] send_slot,
  input wire free_head,
  input wire [SLOT_BITS-1:0] head,
  input wire head_ready,
  input wire read_enable,
  input wire [PORT_BYTES*8-1:0] read_data
);
  wire [SLOTS-1:0] one = 1;
  // Slots in use; those of bursts that are in line, and their IDs; and whether one burst waits for another.
  reg [SLOTS-1:0] busy;
  reg [SLOTS-1:0] in_line;
  reg [SLOTS*ID_BITS-1:0] ids;
  reg [SLOTS*SLOTS-1:0] waits;
  wire [SLOTS-1:0] takes = block_taken ? one << take_slot : 0;
  wire [SLOTS-1:0] sends = send_taken ? one << send_slot : 0;
  reg enabled;
  reg [PORT_BYTES*8-1:0] data_before;
  integer s;
  integer o;
  always @(posedge aclk) begin
    busy <= (busy | takes) & ~(free_head ? one << head : 0);
    in_line <= (in_line & ~sends) | (block_first ? takes : 0);
    for (s = 0; s < SLOTS; s = s + 1)
      for (o = 0; o < SLOTS; o = o + 1) begin
        if (takes[s] & block_first)
          waits[s*SLOTS + o] <= in_line[o] & !sends[o] & ids[o*ID_BITS +: ID_BITS] == block_id;
        else if (sends[o]) waits[s*SLOTS + o] <= 0;
        if (takes[s]) ids[s*ID_BITS +: ID_BITS] <= block_id;
        // Bursts of an ID are chosen in their order.
        if (aresetn & send_valid & send_slot == s & waits[s*SLOTS + o]) assume (!in_line[o]);
      end
    if (!aresetn) begin
      busy <= 0;
      in_line <= 0;
      waits <= 0;
    end
    enabled <= read_enable;
    data_before <= read_data;
    assume (block_valid | !block_taken);
    assume (take_slot < SLOTS & send_slot < SLOTS);
    if (aresetn) assume ((takes & busy) == 0);
    if (aresetn) assume (!send_valid | in_line >> send_slot & 1);
    if (aresetn) assume (!head_ready | busy >> head & 1);
    // A memory's output stays where it is not read.
    if (!enabled) assume (read_data == data_before);
  end
endmodule

// The write buffer, around the write port.
module around_write_port (
  input wire aclk,
  input wire beat_valid,
  input wire beat_taken
);
  always @(posedge aclk) assume (beat_valid | !beat_taken);
endmodule

// The read slots, the compressors and the metadata cache, around the memory port.
module around_memory_port #(
  parameter PORT_BYTES = 8,
  parameter MEMORY_BYTES = 4,
  parameter DATA_READS = 4,
  parameter LINE_READS = 4,
  parameter SLOT_BITS = 2,
  parameter MISS_BITS = 2
) (
  input wire aclk,
  input wire aresetn,
  input wire ask_valid,
  input wire ask_ready,
  input wire [SLOT_BITS-1:0] ask_slot,
  input wire ask_bursts,
  input wire ask_rest,
  input wire ask_own_id,
  input wire arrives,
  input wire [SLOT_BITS-1:0] arrives_slot,
  input wire parts_yield,
  input wire fetch_valid,
  input wire fetch_ready,
  input wire [MISS_BITS-1:0] fetch_number,
  input wire fetched_valid,
  input wire fetched_ready,
  input wire fetched_last,
  input wire [MISS_BITS-1:0] fetched_number,
  input wire block_valid,
  input wire block_taken,
  input wire [PORT_BYTES*8-1:0] block_data,
  input wire [PORT_BYTES-1:0] block_strobes,
  input wire write_back_data_valid,
  input wire write_back_data_ready,
  input wire [MEMORY_BYTES*8-1:0] write_back_data
);
  wire ask_taken = ask_valid & ask_ready;
  // A slot asks once at a time, and so does a miss; but the rest may follow a first burst with its own ID.
  wire [DATA_READS-1:0] one_slot = 1;
  wire [LINE_READS-1:0] one_line = 1;
  reg [DATA_READS-1:0] asked;
  reg [LINE_READS-1:0] fetched;
  reg own_open;
  reg [SLOT_BITS-1:0] own_slot;
  // One of the two has arrived.
  reg own_half;
  wire of_own = own_open & arrives & arrives_slot == own_slot;
  wire both_open = own_open & asked[own_slot] & !own_half;
  wire line_ends = fetched_valid & fetched_ready & fetched_last;
  reg yielded;
  // Beats that are offered stay.
  reg block_waits;
  reg line_waits;
  reg [PORT_BYTES*9-1:0] block_before;
  reg [MEMORY_BYTES*8-1:0] line_before;
  wire [PORT_BYTES*9-1:0] block = {block_data, block_strobes};
  always @(posedge aclk) begin
    asked <= (asked & ~(arrives & !(of_own & both_open) ? one_slot << arrives_slot : 0))
        | (ask_taken & !ask_own_id ? one_slot << ask_slot : 0);
    own_open <= (own_open & !(of_own & !both_open)) | (ask_taken & ask_own_id);
    own_half <= (own_half | (of_own & both_open)) & !(of_own & !both_open) & !(ask_taken & ask_own_id);
    if (ask_taken & ask_own_id) own_slot <= ask_slot;
    fetched <= (fetched & ~(line_ends ? one_line << fetched_number : 0))
        | (fetch_valid & fetch_ready ? one_line << fetch_number : 0);
    if (!aresetn) begin
      asked <= 0;
      own_open <= 0;
      own_half <= 0;
      fetched <= 0;
    end
    yielded <= parts_yield;
    assume (!(yielded & parts_yield));
    if (aresetn & ask_valid) assume (!asked[ask_slot] & !(own_open & ask_slot == own_slot & own_half));
    if (aresetn & ask_valid & ask_own_id) assume (!own_open & !ask_rest & !ask_bursts);
    // Its first burst is under way already.
    if (aresetn & ask_valid & own_open & ask_slot == own_slot) assume (ask_rest);
    // Of two bursts one is the rest.
    if (ask_rest) assume (!ask_bursts);
    if (aresetn & fetch_valid) assume (!fetched[fetch_number]);
    block_waits <= aresetn & block_valid & !block_taken;
    line_waits <= aresetn & write_back_data_valid & !write_back_data_ready;
    block_before <= block;
    line_before <= write_back_data;
    if (aresetn & block_waits) assume (block_valid & block == block_before);
    if (aresetn & line_waits) assume (write_back_data_valid & write_back_data == line_before);
  end
endmodule

// The rest of the unit, around the registers of one without tables: an access to a unit ends at once.
module around_registers (
  input wire aclk,
  input wire unit_access,
  input wire unit_done
);
  always @(posedge aclk) assume (unit_done == unit_access);
endmodule

// A client that keeps to two places of 8 KB, whose metadata lines displace each other.
module client_traffic #(
  parameter ADDRESS_BITS = 32
) (
  input wire aclk,
  input wire [ADDRESS_BITS-1:0] s_axi_araddr,
  input wire [ADDRESS_BITS-1:0] s_axi_awaddr
);
  localparam [ADDRESS_BITS-1:0] PLACES = 32'h0004_1fff;
  always @(posedge aclk) begin
    assume ((s_axi_araddr & ~PLACES) == 0);
    assume ((s_axi_awaddr & ~PLACES) == 0);
  end
endmodule
