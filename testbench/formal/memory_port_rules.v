// What AXI4 asks of the port towards the DRAM, and what the unit promises beyond it.
//
// Assumed of the memory: it answers what it was asked for, in any order and with beats mixed, reads with as
// many beats as were asked for, writes behind their address and last beat. Asserted of the unit:
// everything that has a label. An ID whose highest bit is 1 is a metadata line's, but for the highest ID of a
// read, which is that of a first burst that was asked for before its metadata were known.
module memory_port_rules #(
  parameter ADDRESS_BITS = 32,
  parameter MEMORY_BYTES = 4,
  parameter MAG_BYTES = 32,
  parameter BLOCK_BYTES = 64,
  parameter MEMORY_ID_BITS = 4,
  parameter DATA_READS = 4,
  parameter LINE_READS = 4,
  parameter DATA_WRITES = 2,
  // 1: every request is taken at once, and answered as soon as the rules let it be.
  parameter PROMPT = 0,
  // Bits of an address that may be 1.
  parameter [ADDRESS_BITS-1:0] PLACES = {ADDRESS_BITS{1'b1}}
) (
  input wire aclk,
  input wire aresetn,
  input wire m_axi_arvalid,
  input wire m_axi_arready,
  input wire [MEMORY_ID_BITS-1:0] m_axi_arid,
  input wire [ADDRESS_BITS-1:0] m_axi_araddr,
  input wire [7:0] m_axi_arlen,
  input wire [2:0] m_axi_arsize,
  input wire [1:0] m_axi_arburst,
  input wire [2:0] m_axi_arprot,
  input wire [3:0] m_axi_arregion,
  input wire [3:0] m_axi_arcache,
  input wire [3:0] m_axi_arqos,
  input wire m_axi_rvalid,
  input wire m_axi_rready,
  input wire [MEMORY_ID_BITS-1:0] m_axi_rid,
  input wire m_axi_rlast,
  input wire m_axi_awvalid,
  input wire m_axi_awready,
  input wire [MEMORY_ID_BITS-1:0] m_axi_awid,
  input wire [ADDRESS_BITS-1:0] m_axi_awaddr,
  input wire [7:0] m_axi_awlen,
  input wire [2:0] m_axi_awsize,
  input wire [1:0] m_axi_awburst,
  input wire [2:0] m_axi_awprot,
  input wire [3:0] m_axi_awregion,
  input wire [3:0] m_axi_awcache,
  input wire [3:0] m_axi_awqos,
  input wire m_axi_wvalid,
  input wire m_axi_wready,
  input wire [MEMORY_BYTES*8-1:0] m_axi_wdata,
  input wire [MEMORY_BYTES-1:0] m_axi_wstrb,
  input wire m_axi_wlast,
  input wire m_axi_bvalid,
  input wire m_axi_bready,
  input wire [MEMORY_ID_BITS-1:0] m_axi_bid
);
  localparam MAG_BEATS = MAG_BYTES / MEMORY_BYTES;
  localparam BURSTS = BLOCK_BYTES / MAG_BYTES;
  localparam SIZE = $clog2(MEMORY_BYTES);
  localparam IDS = 1 << MEMORY_ID_BITS;
  localparam TOP = MEMORY_ID_BITS - 1;

  wire ar_is_line = m_axi_arid[TOP] & !(&m_axi_arid);
  wire r_is_line = m_axi_rid[TOP] & !(&m_axi_rid);

  // Reset at first, and whenever it likes later.
  reg started = 0;
  always @(posedge aclk) begin
    started <= 1;
    if (!started) assume (!aresetn);
  end

  // The handshakes.
  wire ar_taken = m_axi_arvalid & m_axi_arready;
  wire r_taken = m_axi_rvalid & m_axi_rready;
  wire aw_taken = m_axi_awvalid & m_axi_awready;
  wire w_taken = m_axi_wvalid & m_axi_wready;
  wire b_taken = m_axi_bvalid & m_axi_bready;

  // What is offered stays, unchanged, until it is taken; answers are taken at once, or a cycle later.
  wire [14:0] ar_attributes = {m_axi_arprot, m_axi_arregion, m_axi_arcache, m_axi_arqos};
  wire [ADDRESS_BITS+MEMORY_ID_BITS+27:0] ar =
      {m_axi_arid, m_axi_araddr, m_axi_arlen, m_axi_arsize, m_axi_arburst, ar_attributes};
  wire [14:0] aw_attributes = {m_axi_awprot, m_axi_awregion, m_axi_awcache, m_axi_awqos};
  wire [ADDRESS_BITS+MEMORY_ID_BITS+27:0] aw =
      {m_axi_awid, m_axi_awaddr, m_axi_awlen, m_axi_awsize, m_axi_awburst, aw_attributes};
  wire [MEMORY_BYTES*9:0] w = {m_axi_wdata, m_axi_wstrb, m_axi_wlast};
  reg [ADDRESS_BITS+MEMORY_ID_BITS+27:0] ar_before;
  reg [ADDRESS_BITS+MEMORY_ID_BITS+27:0] aw_before;
  reg [MEMORY_BYTES*9:0] w_before;
  reg ar_waits;
  reg aw_waits;
  reg w_waits;
  reg r_waits;
  always @(posedge aclk) begin
    ar_waits <= aresetn & m_axi_arvalid & !m_axi_arready;
    aw_waits <= aresetn & m_axi_awvalid & !m_axi_awready;
    w_waits <= aresetn & m_axi_wvalid & !m_axi_wready;
    r_waits <= aresetn & !m_axi_rready;
    ar_before <= ar;
    aw_before <= aw;
    w_before <= w;
    if (started & aresetn) begin
      if (ar_waits) ar_holds: assert (m_axi_arvalid & ar == ar_before);
      if (aw_waits) aw_holds: assert (m_axi_awvalid & aw == aw_before);
      if (w_waits) w_holds: assert (m_axi_wvalid & w == w_before);
      answers_taken: assert ((m_axi_rready | !r_waits) & m_axi_bready);
    end
  end

  // Bursts: n MAG of a block, from its own address on or all but the first, or one metadata line; none
  // crosses 4 KB.
  wire [12:0] ar_end = m_axi_araddr[11:0] + (m_axi_arlen + 1) * MEMORY_BYTES;
  wire [12:0] aw_end = m_axi_awaddr[11:0] + (m_axi_awlen + 1) * MEMORY_BYTES;
  always @(posedge aclk) begin
    if (started & aresetn & m_axi_arvalid) begin
      burst_ar_kind: assert (m_axi_arsize == SIZE & m_axi_arburst == 1);
      burst_ar_length: assert (((m_axi_arlen + 1) & (MAG_BEATS - 1)) == 0);
      burst_ar_most: assert (m_axi_arlen < (m_axi_arid[TOP] ? MAG_BEATS : MAG_BEATS * BURSTS));
      burst_ar_place: assert ((m_axi_araddr & (MAG_BYTES - 1)) == 0);
      if (!ar_is_line)
        burst_ar_block: assert ((m_axi_araddr & (BLOCK_BYTES - 1))
            + (m_axi_arlen + 1) * MEMORY_BYTES <= BLOCK_BYTES);
      burst_ar_page: assert (ar_end <= 4096);
    end
    if (started & aresetn & m_axi_awvalid) begin
      burst_aw_kind: assert (m_axi_awsize == SIZE & m_axi_awburst == 1);
      burst_aw_length: assert (((m_axi_awlen + 1) & (MAG_BEATS - 1)) == 0);
      burst_aw_most: assert (m_axi_awlen < (m_axi_awid[TOP] ? MAG_BEATS : MAG_BEATS * BURSTS));
      burst_aw_place: assert ((m_axi_awaddr & ((m_axi_awid[TOP] ? MAG_BYTES : BLOCK_BYTES) - 1)) == 0);
      burst_aw_page: assert (aw_end <= 4096);
    end
  end

  // Data of writes: a burst at a time, from when its address is offered on, its last beat marked. The
  // next address may be offered before the last beat is taken.
  wire aw_appears = m_axi_awvalid & !aw_waits;
  wire [7:0] aw_beats = m_axi_awlen + 1;
  reg [7:0] beats_owed;
  reg [TOP:0] w_id;
  reg [7:0] beats_next;
  reg [TOP:0] id_next;
  wire owes = beats_owed != 0;
  wire [TOP:0] w_id_now = owes ? w_id : m_axi_awid;
  wire [7:0] owed_now = owes ? beats_owed : aw_appears ? aw_beats : 0;
  wire [7:0] owed_then = owed_now - w_taken;
  always @(posedge aclk) begin
    beats_owed <= owed_then;
    w_id <= w_id_now;
    if (owes & owed_then == 0) begin
      beats_owed <= aw_appears ? aw_beats : beats_next;
      w_id <= aw_appears ? m_axi_awid : id_next;
      beats_next <= 0;
    end else if (owes & aw_appears) begin
      beats_next <= aw_beats;
      id_next <= m_axi_awid;
    end
    if (!aresetn) begin
      beats_owed <= 0;
      beats_next <= 0;
    end
    if (started & aresetn) begin
      if (aw_appears) w_one_burst: assert (beats_next == 0);
      if (m_axi_wvalid) begin
        w_asked: assert (owed_now != 0);
        w_last: assert (m_axi_wlast == (owed_now == 1));
      end
    end
  end

  // What is under way: reads until their last beat, writes until their answer; one of an ID at a time.
  wire [IDS-1:0] one = 1;
  reg [IDS-1:0] reading;
  reg [IDS-1:0] writing;
  reg [IDS-1:0] written;
  wire r_ends = r_taken & m_axi_rlast;
  reg [4:0] data_reads;
  reg [4:0] line_reads;
  reg [4:0] data_writes;
  always @(posedge aclk) begin
    reading <= (reading & ~(r_ends ? one << m_axi_rid : 0)) | (ar_taken ? one << m_axi_arid : 0);
    writing <= (writing & ~(b_taken ? one << m_axi_bid : 0)) | (aw_taken ? one << m_axi_awid : 0);
    written <= (written & ~(b_taken ? one << m_axi_bid : 0))
        | (w_taken & m_axi_wlast ? one << w_id_now : 0);
    data_reads <= data_reads + (ar_taken & !m_axi_arid[TOP]) - (r_ends & !m_axi_rid[TOP]);
    line_reads <= line_reads + (ar_taken & ar_is_line) - (r_ends & r_is_line);
    data_writes <= data_writes + (aw_taken & !m_axi_awid[TOP]) - (b_taken & !m_axi_bid[TOP]);
    if (!aresetn) begin
      reading <= 0;
      writing <= 0;
      written <= 0;
      data_reads <= 0;
      line_reads <= 0;
      data_writes <= 0;
    end
    if (started & aresetn) begin
      if (m_axi_arvalid) id_read_once: assert (!reading[m_axi_arid]);
      if (m_axi_awvalid) id_written_once: assert (!writing[m_axi_awid]);
      limit_data_reads: assert (data_reads + (m_axi_arvalid & !m_axi_arid[TOP]) <= DATA_READS);
      limit_line_reads: assert (line_reads + (m_axi_arvalid & ar_is_line) <= LINE_READS);
      limit_data_writes: assert (data_writes + (m_axi_awvalid & !m_axi_awid[TOP]) <= DATA_WRITES);
    end
  end

  // The memory: how many beats of each ID's burst are left behind the next one.
  reg [IDS*8-1:0] beats_left;
  wire [7:0] beats_left_now = beats_left >> (m_axi_rid * 8);
  always @(posedge aclk) begin
    if (r_taken) beats_left[m_axi_rid*8 +: 8] <= beats_left_now - 1;
    if (ar_taken) beats_left[m_axi_arid*8 +: 8] <= m_axi_arlen;
    if (started & m_axi_rvalid) begin
      assume (reading[m_axi_rid]);
      assume (m_axi_rlast == (beats_left_now == 0));
    end
    if (started & m_axi_bvalid) assume (writing[m_axi_bid] & written[m_axi_bid]);
    if (PROMPT) begin
      assume (m_axi_arready & m_axi_awready & m_axi_wready);
      assume (m_axi_rvalid | reading == 0);
      assume (m_axi_bvalid | (writing & written) == 0);
    end
  end

  // Nobody reads a block, or a metadata line, whose write is under way, or the other way around; of
  // any one, chosen once. It counts from when it is offered to the last answer.
  (* anyconst *) reg [ADDRESS_BITS-1:0] any_address;
  wire [ADDRESS_BITS-1:0] watched = any_address & PLACES;
  (* anyconst *) reg watches_lines;
  reg [IDS-1:0] reads_it;
  reg [IDS-1:0] writes_it;
  wire [ADDRESS_BITS-1:0] within = (watches_lines ? MAG_BYTES : BLOCK_BYTES) - 1;
  wire ar_meets = ((m_axi_araddr ^ watched) & ~within) == 0;
  wire aw_meets = ((m_axi_awaddr ^ watched) & ~within) == 0;
  wire ar_is_it = m_axi_arvalid & ar_is_line == watches_lines & ar_meets;
  wire aw_is_it = m_axi_awvalid & m_axi_awid[TOP] == watches_lines & aw_meets;
  always @(posedge aclk) begin
    reads_it <= (reads_it & ~(r_ends ? one << m_axi_rid : 0))
        | (ar_taken & ar_is_it ? one << m_axi_arid : 0);
    writes_it <= (writes_it & ~(b_taken ? one << m_axi_bid : 0))
        | (aw_taken & aw_is_it ? one << m_axi_awid : 0);
    if (!aresetn) begin
      reads_it <= 0;
      writes_it <= 0;
    end
    if (started & aresetn) begin
      owner_read_or_write: assert (!((|reads_it | ar_is_it) & (|writes_it | aw_is_it)));
      owner_one_write: assert (!(aw_is_it & |writes_it) & (writes_it & (writes_it - 1)) == 0);
    end
  end
endmodule
