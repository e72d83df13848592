// pfor compressor for one or two quarters of a block per cycle: estimates the modes, computes
// residuals,
// chooses the numbers of planes, and concatenates the header, planes, fields and exceptions.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_compressor_core (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire start,  // A block is at the input and stays there for several enabled cycles
  input  wire [1023:0] block,  // Block to compress, byte 0 in the lowest bits
  output wire done,  // Outputs hold a compressed block
  output wire [767:0] stored,  // Compressed block, first bit lowest, zero past its end
  output wire [1:0] bursts  // Metadata: bursts less one, or all ones if stored raw
);
  reg  [1:0] estimating_beat;
  wire estimating_moves = start | (|estimating_beat);
  wire estimating_advances = advance & estimating_moves;
  wire [5:0] estimating_mode;
  wire estimating_done;
  wire estimating_nearly;
  wire [63:0] estimating_references;
  wire [3:0] estimating_used;
  wire [15:0] estimating_greatest;
  pfor_lanes16_estimating estimating (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .start(estimating_moves),
    .beat(estimating_beat), .block(block), .mode(estimating_mode), .done(estimating_done),
    .nearly(estimating_nearly), .references(estimating_references), .used(estimating_used),
    .greatest(estimating_greatest)
  );
  wire mode_loads = advance & estimating_done;
  reg  subtracting_starts;
  reg  [5:0] mode;
  reg  [63:0] references;
  reg  [3:0] used;
  reg  [15:0] greatest;
  wire block_put = advance & start;
  wire block_take = advance & estimating_nearly;
  reg  [1:0] block_write_pointer;
  reg  [1:0] block_read_pointer;
  wire [1023:0] block_bank_read_data;  // 16 of 64 bits
  hdlgen_ram_4x64 block_bank [15:0] (
    .aclk(aclk), .write_enable(block_put), .write_address(block_write_pointer), .write_data(block),
    .read_enable(block_take), .read_address(block_read_pointer), .read_data(block_bank_read_data)
  );
  wire block_loads = advance & estimating_done;
  reg  [1023:0] block_to_subtract;
  reg  [1:0] subtracting_beat;
  wire subtracting_moves = subtracting_starts | (|subtracting_beat);
  wire subtracting_advances = advance & subtracting_moves;
  wire subtracting_is_there;
  wire [1:0] subtracting_beat_out;
  wire [255:0] subtracting_residuals;
  wire subtracting_two;
  wire subtracting_bytes;
  wire [255:0] subtracting_below;
  wire [159:0] subtracting_ranks;
  wire subtracting_wide;
  pfor_lanes16_subtracting subtracting (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .start(subtracting_moves),
    .beat(subtracting_beat), .block(block_to_subtract), .mode(mode), .references(references),
    .used(used), .greatest(greatest), .is_there(subtracting_is_there),
    .beat_out(subtracting_beat_out), .residuals(subtracting_residuals), .two(subtracting_two),
    .bytes(subtracting_bytes), .below(subtracting_below), .ranks(subtracting_ranks),
    .wide(subtracting_wide)
  );
  wire [19:0] costing_depths;
  wire [19:0] costing_excesses;
  wire [11:0] costing_cost;
  wire [7:0] costing_rotated_depths;
  wire [7:0] costing_rotated_excesses;
  wire [11:0] costing_rotated_cost;
  wire [7:0] costing_escapes;
  wire costing_has_wide;
  wire costing_done;
  wire costing_nearly;
  pfor_lanes16_costing costing (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .start(subtracting_is_there),
    .beat(subtracting_beat_out), .residuals(subtracting_residuals), .two(subtracting_two),
    .bytes(subtracting_bytes), .below(subtracting_below), .ranks(subtracting_ranks),
    .wide(subtracting_wide), .depths(costing_depths), .excesses(costing_excesses),
    .cost(costing_cost), .rotated_depths(costing_rotated_depths),
    .rotated_excesses(costing_rotated_excesses), .rotated_cost(costing_rotated_cost),
    .escapes(costing_escapes), .has_wide(costing_has_wide), .done(costing_done),
    .nearly(costing_nearly)
  );
  wire known_put = advance & subtracting_starts;
  wire known_take = advance & costing_nearly;
  reg  [1:0] known_write_pointer;
  reg  [1:0] known_read_pointer;
  wire [63:0] known_bank0_read_data;
  hdlgen_ram_4x64 known_bank0 (
    .aclk(aclk), .write_enable(known_put), .write_address(known_write_pointer),
    .write_data({block_to_subtract[57:0], mode}), .read_enable(known_take),
    .read_address(known_read_pointer), .read_data(known_bank0_read_data)
  );
  wire [63:0] known_bank1_read_data;
  hdlgen_ram_4x64 known_bank1 (
    .aclk(aclk), .write_enable(known_put), .write_address(known_write_pointer),
    .write_data({references[25:0], block_to_subtract[95:58]}), .read_enable(known_take),
    .read_address(known_read_pointer), .read_data(known_bank1_read_data)
  );
  wire [57:0] known_bank2_read_data;
  hdlgen_ram_4x58 known_bank2 (
    .aclk(aclk), .write_enable(known_put), .write_address(known_write_pointer),
    .write_data({greatest, used, references[63:26]}), .read_enable(known_take),
    .read_address(known_read_pointer), .read_data(known_bank2_read_data)
  );
  wire known_loads = advance & costing_done;
  reg  [185:0] known;
  wire costs_load = advance & costing_done;
  reg  deciding_starts;
  reg  [19:0] depths;
  reg  [19:0] excesses;
  reg  [11:0] cost;
  reg  [7:0] rotated_depths;
  reg  [7:0] rotated_excesses;
  reg  [11:0] rotated_cost;
  reg  [7:0] escapes;
  reg  has_wide;
  wire deciding_done;
  wire [7:0] deciding_shortest_mode;
  wire [3:0] deciding_flags;
  wire [19:0] deciding_quarter_depths;
  wire [15:0] deciding_quarter_excesses;
  wire [95:0] deciding_fields;
  wire [11:0] deciding_bits;
  pfor_lanes16_deciding deciding (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .start(deciding_starts),
    .elements(known[101:6]), .mode(known[5:0]), .references(known[165:102]), .used(known[169:166]),
    .depths(depths), .excesses(excesses), .cost(cost), .rotated_depths(rotated_depths),
    .rotated_excesses(rotated_excesses), .rotated_cost(rotated_cost), .escapes(escapes),
    .has_wide(has_wide), .greatest(known[185:170]), .done(deciding_done),
    .shortest_mode(deciding_shortest_mode), .flags(deciding_flags),
    .quarter_depths(deciding_quarter_depths), .quarter_excesses(deciding_quarter_excesses),
    .fields(deciding_fields), .bits(deciding_bits)
  );
  reg  [1:0] reading_beat;
  wire reading_moves = deciding_done | (|reading_beat);
  wire reading_advances = advance & reading_moves;
  wire residuals_put = advance & subtracting_is_there;
  wire residuals_take = reading_advances;
  reg  [4:0] residuals_write_pointer;
  reg  [4:0] residuals_read_pointer;
  wire [255:0] residuals_bank_read_data;  // 4 of 64 bits
  hdlgen_ram_17x64 residuals_bank [3:0] (
    .aclk(aclk), .write_enable(residuals_put), .write_address(residuals_write_pointer),
    .write_data(subtracting_residuals), .read_enable(residuals_take),
    .read_address(residuals_read_pointer), .read_data(residuals_bank_read_data)
  );
  wire below_put = advance & subtracting_is_there;
  wire below_take = reading_advances;
  reg  [4:0] below_write_pointer;
  reg  [4:0] below_read_pointer;
  wire [255:0] below_bank_read_data;  // 4 of 64 bits
  hdlgen_ram_17x64 below_bank [3:0] (
    .aclk(aclk), .write_enable(below_put), .write_address(below_write_pointer),
    .write_data(subtracting_below), .read_enable(below_take), .read_address(below_read_pointer),
    .read_data(below_bank_read_data)
  );
  wire ranks_put = advance & subtracting_is_there;
  wire ranks_take = reading_advances;
  reg  [4:0] ranks_write_pointer;
  reg  [4:0] ranks_read_pointer;
  wire [63:0] ranks_bank0_read_data;
  hdlgen_ram_17x64 ranks_bank0 (
    .aclk(aclk), .write_enable(ranks_put), .write_address(ranks_write_pointer),
    .write_data(subtracting_ranks[63:0]), .read_enable(ranks_take),
    .read_address(ranks_read_pointer), .read_data(ranks_bank0_read_data)
  );
  wire [63:0] ranks_bank1_read_data;
  hdlgen_ram_17x64 ranks_bank1 (
    .aclk(aclk), .write_enable(ranks_put), .write_address(ranks_write_pointer),
    .write_data(subtracting_ranks[127:64]), .read_enable(ranks_take),
    .read_address(ranks_read_pointer), .read_data(ranks_bank1_read_data)
  );
  wire [31:0] ranks_bank2_read_data;
  hdlgen_ram_17x32 ranks_bank2 (
    .aclk(aclk), .write_enable(ranks_put), .write_address(ranks_write_pointer),
    .write_data(subtracting_ranks[159:128]), .read_enable(ranks_take),
    .read_address(ranks_read_pointer), .read_data(ranks_bank2_read_data)
  );
  wire [255:0] text_quarter = subtracting_beat[1] ?
      (subtracting_beat[0] ? block_to_subtract[1023:768] : block_to_subtract[767:512]) :
      (subtracting_beat[0] ? block_to_subtract[511:256] : block_to_subtract[255:0]);
  wire text_put = advance & subtracting_moves;
  wire text_take = reading_advances;
  reg  [4:0] text_write_pointer;
  reg  [4:0] text_read_pointer;
  wire [255:0] text_bank_read_data;  // 4 of 64 bits
  hdlgen_ram_19x64 text_bank [3:0] (
    .aclk(aclk), .write_enable(text_put), .write_address(text_write_pointer),
    .write_data(text_quarter), .read_enable(text_take), .read_address(text_read_pointer),
    .read_data(text_bank_read_data)
  );
  wire decided_loads = advance & deciding_done;
  reg  [7:0] decided_mode;
  reg  [3:0] decided_flags;
  reg  [19:0] decided_depths;
  reg  [15:0] decided_excesses;
  reg  [95:0] decided_fields;
  reg  heading_starts;
  reg  heading_starts1;
  reg  [11:0] decided_bits;
  wire heading_done;
  wire [38:0] heading_header_out;
  wire [5:0] heading_lengths_out;
  wire [4:0] heading_kinds_out;
  wire [23:0] heading_starts_out;
  wire [6:0] heading_end_out;
  wire [11:0] heading_begin_out;
  wire [111:0] heading_fields_out;
  wire [1:0] heading_bursts_out;
  pfor_lanes16_heading heading (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .start(heading_starts1), .mode(decided_mode),
    .flags(decided_flags), .depths(decided_depths), .excesses(decided_excesses),
    .fields(decided_fields), .bits(decided_bits), .done(heading_done),
    .header_out(heading_header_out), .lengths_out(heading_lengths_out),
    .kinds_out(heading_kinds_out), .starts_out(heading_starts_out), .end_out(heading_end_out),
    .begin_out(heading_begin_out), .fields_out(heading_fields_out), .bursts_out(heading_bursts_out)
  );
  reg  lanes_there;
  reg  [1:0] lanes_beat;
  wire packing_is_there;
  wire [1:0] packing_beat_out;
  wire [255:0] packing_stored_out;
  wire [255:0] packing_slots_out;
  wire [21:0] packing_pitches_out;
  wire [11:0] packing_lengths_out;
  wire [4:0] packing_low_bits_out;
  pfor_lanes16_packing packing (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .start(lanes_there), .beat(lanes_beat),
    .mode(decided_mode), .flags(decided_flags), .depths(decided_depths),
    .excesses(decided_excesses), .fields(decided_fields), .residuals(residuals_bank_read_data),
    .below(below_bank_read_data), .text(text_bank_read_data),
    .ranks({ranks_bank2_read_data, ranks_bank1_read_data, ranks_bank0_read_data}),
    .is_there(packing_is_there), .beat_out(packing_beat_out), .stored_out(packing_stored_out),
    .slots_out(packing_slots_out), .pitches_out(packing_pitches_out),
    .lengths_out(packing_lengths_out), .low_bits_out(packing_low_bits_out)
  );
  wire heading1_loads = advance & heading_done;
  reg  [200:0] heading1;
  wire packed_loads = advance & packing_is_there;
  reg  packed_there;
  reg  [1:0] packed_beat;
  reg  [255:0] packed_planes;
  reg  [255:0] packed_slots;
  reg  [21:0] packed_pitches;
  reg  [11:0] packed_lengths;
  reg  [4:0] packed_low_bits;
  pfor_lanes16_joining joining (
    .aclk(aclk), .aresetn(aresetn), .advance(advance), .start(packed_there), .beat(packed_beat),
    .header(heading1[38:0]), .lengths(heading1[44:39]), .bursts_of_block(heading1[200:199]),
    .in_planes(packed_planes), .kinds(heading1[49:45]), .planes_starts({heading1[67:50], 6'h0}),
    .planes_end(heading1[74:68]), .placed_fields(heading1[198:87]), .slots(packed_slots),
    .pitches(packed_pitches), .lengths_of_exceptions(packed_lengths), .low_bits(packed_low_bits),
    .exceptions_begin(heading1[86:75]), .done(done), .stored(stored), .bursts(bursts)
  );

  always @(posedge aclk) begin
    if (!aresetn) begin
      estimating_beat <= 2'h0;
      subtracting_starts <= 1'h0;
      block_write_pointer <= 2'h0;
      block_read_pointer <= 2'h0;
      subtracting_beat <= 2'h0;
      known_write_pointer <= 2'h0;
      known_read_pointer <= 2'h0;
      deciding_starts <= 1'h0;
      reading_beat <= 2'h0;
      residuals_write_pointer <= 5'h0;
      residuals_read_pointer <= 5'h0;
      below_write_pointer <= 5'h0;
      below_read_pointer <= 5'h0;
      ranks_write_pointer <= 5'h0;
      ranks_read_pointer <= 5'h0;
      text_write_pointer <= 5'h0;
      text_read_pointer <= 5'h0;
      heading_starts <= 1'h0;
      heading_starts1 <= 1'h0;
      lanes_there <= 1'h0;
      packed_there <= 1'h0;
    end else begin
      if (estimating_advances) estimating_beat <= estimating_beat + 2'h1;
      if (advance) begin
        subtracting_starts <= estimating_done;
        deciding_starts <= costing_done;
        heading_starts <= deciding_done;
        heading_starts1 <= heading_starts;
        lanes_there <= reading_moves;
        packed_there <= packing_is_there;
      end
      if (block_put) begin
        block_write_pointer <= (block_write_pointer == 2'h3) ? 2'h0 : (block_write_pointer + 2'h1);
      end
      if (block_take) begin
        block_read_pointer <= (block_read_pointer == 2'h3) ? 2'h0 : (block_read_pointer + 2'h1);
      end
      if (subtracting_advances) subtracting_beat <= subtracting_beat + 2'h1;
      if (known_put) begin
        known_write_pointer <= (known_write_pointer == 2'h3) ? 2'h0 : (known_write_pointer + 2'h1);
      end
      if (known_take) begin
        known_read_pointer <= (known_read_pointer == 2'h3) ? 2'h0 : (known_read_pointer + 2'h1);
      end
      if (reading_advances) reading_beat <= reading_beat + 2'h1;
      if (residuals_put) begin
        residuals_write_pointer <= (residuals_write_pointer == 5'h10) ? 5'h0 :
            (residuals_write_pointer + 5'h1);
      end
      if (residuals_take) begin
        residuals_read_pointer <= (residuals_read_pointer == 5'h10) ? 5'h0 :
            (residuals_read_pointer + 5'h1);
      end
      if (below_put) begin
        below_write_pointer <= (below_write_pointer == 5'h10) ? 5'h0 : (below_write_pointer + 5'h1);
      end
      if (below_take) begin
        below_read_pointer <= (below_read_pointer == 5'h10) ? 5'h0 : (below_read_pointer + 5'h1);
      end
      if (ranks_put) begin
        ranks_write_pointer <= (ranks_write_pointer == 5'h10) ? 5'h0 : (ranks_write_pointer + 5'h1);
      end
      if (ranks_take) begin
        ranks_read_pointer <= (ranks_read_pointer == 5'h10) ? 5'h0 : (ranks_read_pointer + 5'h1);
      end
      if (text_put) begin
        text_write_pointer <= (text_write_pointer == 5'h12) ? 5'h0 : (text_write_pointer + 5'h1);
      end
      if (text_take) begin
        text_read_pointer <= (text_read_pointer == 5'h12) ? 5'h0 : (text_read_pointer + 5'h1);
      end
    end
  end

  always @(posedge aclk) begin
    if (mode_loads) begin
      mode <= estimating_mode;
      references <= estimating_references;
      used <= estimating_used;
      greatest <= estimating_greatest;
    end
    if (block_loads) block_to_subtract <= block_bank_read_data;
    if (known_loads) known <= {known_bank2_read_data, known_bank1_read_data, known_bank0_read_data};
    if (costs_load) begin
      depths <= costing_depths;
      excesses <= costing_excesses;
      cost <= costing_cost;
      rotated_depths <= costing_rotated_depths;
      rotated_excesses <= costing_rotated_excesses;
      rotated_cost <= costing_rotated_cost;
      escapes <= costing_escapes;
      has_wide <= costing_has_wide;
    end
    if (decided_loads) begin
      decided_mode <= deciding_shortest_mode;
      decided_flags <= deciding_flags;
      decided_depths <= deciding_quarter_depths;
      decided_excesses <= deciding_quarter_excesses;
      decided_fields <= deciding_fields;
      decided_bits <= deciding_bits;
    end
    if (reading_advances) lanes_beat <= reading_beat;
    if (heading1_loads) begin
      heading1 <= {heading_bursts_out, heading_fields_out, heading_begin_out, heading_end_out,
          heading_starts_out[23:6], heading_kinds_out, heading_lengths_out, heading_header_out};
    end
    if (packed_loads) begin
      packed_beat <= packing_beat_out;
      packed_planes <= packing_stored_out;
      packed_slots <= packing_slots_out;
      packed_pitches <= packing_pitches_out;
      packed_lengths <= packing_lengths_out;
      packed_low_bits <= packing_low_bits_out;
    end
  end

  // Bits that nothing reads.
  wire unused = &{1'b0, heading_starts_out[5:0]};
endmodule
