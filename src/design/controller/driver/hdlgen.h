/* SPDX-License-Identifier: CC0-1.0 */
/*
 * Driver of a memory compression unit that hdlgen wrote (--design controller), in C99: no library,
 * no allocation, no recursion. hdlgen_controller.h has the unit's parameters and is written
 * together with it. A program for two different units needs both drivers; --prefix gives their
 * names different beginnings.
 *
 * Every function returns HDLGEN_OK or an error, after a bounded number of accesses. Addresses and
 * sizes of DRAM are in bytes. Wherever there is a first and an end, end is the first byte after the
 * last one. An end is below 2^HDLGEN_ADDRESS_BITS, so the last page of the address space is always
 * outside.
 */
#ifndef HDLGEN_H
#define HDLGEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "hdlgen_controller.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The result of a call. */
enum hdlgen_result {
    HDLGEN_OK = 0,
    /* The unit refused an access (SLVERR), or the program's access function reported an error. */
    HDLGEN_REFUSED,
    /* The unit was still busy after hdlgen_unit.polls reads of its status. The command goes on. */
    HDLGEN_TIMEOUT,
    /* Another command or sampling is in progress. */
    HDLGEN_BUSY,
    /* A command failed: the DRAM answered with an error, or a write that was answered early was
     * lost. */
    HDLGEN_FAILED,
    /* Another device is at these addresses, or a unit with other parameters. */
    HDLGEN_OTHER_UNIT,
    /* An argument is not valid for this unit; nothing was changed. */
    HDLGEN_ARGUMENT,
    /* Nothing was sampled, so there is no codebook. */
    HDLGEN_NOTHING_SAMPLED
};

/* How the program accesses a unit. */
struct hdlgen_unit {
    /* The program's own pointer, passed to both functions. */
    void *context;
    /* Reads the register at a byte address. False if the bus answers with an error. */
    bool (*read)(void *context, uint32_t address, uint32_t *data);
    /* Writes the register at a byte address. False if the bus answers with an error. */
    bool (*write)(void *context, uint32_t address, uint32_t data);
    /* Most reads of a status before a wait ends with HDLGEN_TIMEOUT. A scrub takes tens of cycles
     * per block, so one of 4 GB takes more than 10^9 cycles. */
    uint32_t polls;
};

/* The compressed region and the region that holds its metadata: multiples of HDLGEN_PAGE_BYTES.
 * The two do not overlap. Accesses of other devices to the metadata region get SLVERR. */
struct hdlgen_regions {
    uint64_t first;
    uint64_t end;
    uint64_t metadata_first;
    uint64_t metadata_end;
};

/* Checks that a unit is there, by its identity register, and that it has at least the ranges and
 * counters of hdlgen_controller.h. No register tells the other parameters. To be sure, set the
 * Verilog parameter REVISION of each unit, and compare it with hdlgen_revision. */
enum hdlgen_result hdlgen_check(const struct hdlgen_unit *unit);

/* Reads the value of the Verilog parameter REVISION. */
enum hdlgen_result hdlgen_revision(const struct hdlgen_unit *unit, uint32_t *revision);

/* Bytes of metadata for a compressed region of this many bytes, in whole pages. */
uint64_t hdlgen_metadata_bytes(uint64_t bytes);

/* Sets the regions. The unit must be off. */
enum hdlgen_result hdlgen_set_regions(const struct hdlgen_unit *unit,
                                      const struct hdlgen_regions *regions);

/* Gives a range of addresses a rule: bits of HDLGEN_RULE_*, or 0 to disable the range. Where ranges
 * overlap, the one with the highest number counts. Leave out HDLGEN_RULE_METADATA only after a
 * scrub of the range: without metadata all its blocks are read as raw. */
enum hdlgen_result hdlgen_set_range(const struct hdlgen_unit *unit, uint32_t range, uint64_t first,
                                    uint64_t end, uint32_t rule);

/* True: new writes are stored raw. False: they are compressed. Blocks that are stored compressed
 * stay so, and readable. */
enum hdlgen_result hdlgen_set_bypass(const struct hdlgen_unit *unit, bool bypass);

/* True: a write with AWCACHE[0] (bufferable) is answered as soon as its data are accepted. If it
 * fails later, HDLGEN_EVENT_POSTED_WRITE_LOST is set and the next flush fails. */
enum hdlgen_result hdlgen_set_early_response(const struct hdlgen_unit *unit, bool early);

/* Sets the AXI attributes of the unit's own accesses to DRAM (metadata, scrubs, poison): fields
 * HDLGEN_OWN_ATTRIBUTES_*, each shifted by its _SHIFT. */
enum hdlgen_result hdlgen_set_own_attributes(const struct hdlgen_unit *unit, uint32_t attributes);

/* Sets how many cycles a partly written block waits for the rest. */
enum hdlgen_result hdlgen_set_combine(const struct hdlgen_unit *unit, uint32_t cycles);

/* Clears the metadata, so that all blocks count as raw, then runs. Blocks that are stored
 * compressed become unreadable; raw ones are kept. The unit must be off. */
enum hdlgen_result hdlgen_init(const struct hdlgen_unit *unit);

/* Runs with the metadata in DRAM, after a flush and hdlgen_off or a reset. The unit must be off. */
enum hdlgen_result hdlgen_run(const struct hdlgen_unit *unit);

/* Turns the unit off: all accesses pass unchanged, so compressed blocks are not readable. Flush
 * first, and let nobody write in between. */
enum hdlgen_result hdlgen_off(const struct hdlgen_unit *unit);

/* Writes all buffered data and metadata to DRAM. Until the next write, DRAM is complete: the unit
 * can be turned off, reset or powered down without loss. */
enum hdlgen_result hdlgen_flush(const struct hdlgen_unit *unit);

/* Turns compression off, as hdlgen_set_bypass does, and stores the blocks of a range raw while
 * accesses go on. Compression stays off afterwards. */
enum hdlgen_result hdlgen_scrub(const struct hdlgen_unit *unit, uint64_t first, uint64_t end);

/* Reads the status: HDLGEN_STATUS_*. */
enum hdlgen_result hdlgen_status(const struct hdlgen_unit *unit, uint32_t *status);

/* Reads the event flags: HDLGEN_EVENT_*. */
enum hdlgen_result hdlgen_events(const struct hdlgen_unit *unit, uint32_t *events);

/* Clears the event flags that are 1 in events. */
enum hdlgen_result hdlgen_clear_events(const struct hdlgen_unit *unit, uint32_t events);

/* Sets the interrupt enables: irq is high while a flag is set that is enabled. */
enum hdlgen_result hdlgen_enable_events(const struct hdlgen_unit *unit, uint32_t events);

/* Reads the address of the block that set the first of HDLGEN_EVENTS_OF_BLOCKS. It stays until all
 * of these flags are cleared. */
enum hdlgen_result hdlgen_error_address(const struct hdlgen_unit *unit, uint64_t *address);

/* Reads the address of the block of the first write that failed after its early response. */
enum hdlgen_result hdlgen_posted_address(const struct hdlgen_unit *unit, uint64_t *address);

/* The address of the first block whose metadata are in a line, of HDLGEN_LINE_BLOCKS blocks. */
uint64_t hdlgen_line_address(const struct hdlgen_regions *regions, uint32_t line);

/* Reads the number of the first metadata line that could not be written back. */
enum hdlgen_result hdlgen_lost_line(const struct hdlgen_unit *unit, uint32_t *line);

/* Reads the number of the first metadata line that could not be fetched. */
enum hdlgen_result hdlgen_failed_line(const struct hdlgen_unit *unit, uint32_t *line);

#ifdef HDLGEN_REGISTER_POISONED_LINE

/* Reads the number of the first metadata line whose blocks are poisoned, because one of its words
 * had an error: HDLGEN_EVENT_POISONED_METADATA. */
enum hdlgen_result hdlgen_poisoned_line(const struct hdlgen_unit *unit, uint32_t *line);

#endif

#ifdef HDLGEN_REGISTER_DAMAGED_BLOCK

/* Reads the address of the block of the first word of a buffer that could not be corrected. It stays
 * until HDLGEN_EVENT_DAMAGED_WORD is cleared. */
enum hdlgen_result hdlgen_damaged_address(const struct hdlgen_unit *unit, uint64_t *address);

#endif

/* Reads all counters, by HDLGEN_COUNTER_*. They have 32 bits, wrap around and cannot be cleared. */
enum hdlgen_result hdlgen_counters(const struct hdlgen_unit *unit,
                                   uint32_t counters[HDLGEN_COUNTERS]);

#ifdef HDLGEN_REGISTER_INJECT

/* Flips a bit of the next word of each of these RAMs: HDLGEN_INJECT_*. With HDLGEN_INJECT_TWO it
 * flips two. */
enum hdlgen_result hdlgen_inject(const struct hdlgen_unit *unit, uint32_t memories);

#endif

#if HDLGEN_HAS_TABLES

/* A write of a table's word: its byte address within the tables of the compressors or of the
 * decompressors, and the data. */
struct hdlgen_write {
    uint32_t address;
    uint32_t data;
};

/* Loads a codebook, given as the writes of `hdlgen train`, into all decompressors, then into all
 * compressors. No block may be compressed; turn hdlgen_set_bypass on unless there is no traffic.
 * Repeat a load that is refused. */
enum hdlgen_result hdlgen_load_writes(const struct hdlgen_unit *unit,
                                      const struct hdlgen_write *decompressor,
                                      size_t decompressor_writes,
                                      const struct hdlgen_write *compressor,
                                      size_t compressor_writes);

#endif

#ifdef HDLGEN_REGISTER_TABLES

/* Reads which tables have a damaged word and are not loaded again: HDLGEN_TABLES_*. */
enum hdlgen_result hdlgen_table_damage(const struct hdlgen_unit *unit, uint32_t *tables);

/* What a test of the tables found. */
struct hdlgen_table_test {
    /* Damaged words: each counts once for each compressor or decompressor in which it is damaged. */
    uint32_t words;
    /* The register address of the first one, if there are any. */
    uint32_t first;
};

/* Reads all words of the tables, of all compressors and decompressors, while accesses go on. Fails
 * (HDLGEN_FAILED) if some are damaged. */
enum hdlgen_result hdlgen_test_tables(const struct hdlgen_unit *unit,
                                      struct hdlgen_table_test *found);

/* Loads the codebook again into the damaged tables, while blocks are stored compressed. It must be
 * the same writes as before, or the last one is refused and the tables stay unusable. After
 * HDLGEN_REFUSED it may be called again. */
enum hdlgen_result hdlgen_reload_writes(const struct hdlgen_unit *unit,
                                        const struct hdlgen_write *decompressor,
                                        size_t decompressor_writes,
                                        const struct hdlgen_write *compressor,
                                        size_t compressor_writes);

#endif

#if HDLGEN_HAS_SAMPLING

/* The state of a sampling. */
struct hdlgen_sampling {
    /* HDLGEN_SAMPLING_IDLE, _RUNS, _CLEARS or _DONE. */
    uint32_t state;
    /* Blocks that were counted, and blocks that were skipped because the table was busy. */
    uint32_t sampled;
    uint32_t skipped;
    /* Symbols that were counted. */
    uint32_t total;
};

/*
 * A codebook, with the counts that it is made from: HDLGEN_CODEBOOK_BYTES bytes. A leaf is a value
 * with a codeword, numbered by its place in the compressor's table, or, after those, the escape.
 */
struct hdlgen_codebook {
    /* Symbols that were counted. */
    uint32_t total;
#if HDLGEN_HAS_ESCAPE
    /* The values of each set that have a count, in ascending order, HDLGEN_WAYS places per set. */
    uint32_t value[HDLGEN_ENTRIES];
#endif
    /* How often each leaf occurs; 0: no leaf. */
    uint32_t count[HDLGEN_TREES][HDLGEN_LEAVES];
    /* Its codeword, the first bit in bit 0. */
    uint32_t codeword[HDLGEN_TREES][HDLGEN_LEAVES];
    /* The first codeword of each length from 1 on, at the length less 1: left-justified to
     * HDLGEN_LONGEST bits, or that of the next length; last the end of the code. */
    uint32_t first[HDLGEN_TREES][HDLGEN_LONGEST + 1];
    /* The first codeword of each length less its index in the decompressor's table. */
    uint32_t offset[HDLGEN_TREES][HDLGEN_LONGEST + 1];
    /* The leaves in canonical order, and how many there are. */
    uint16_t order[HDLGEN_TREES][HDLGEN_LEAVES];
    uint16_t leaves[HDLGEN_TREES];
    /* Bits of each leaf's codeword. */
    uint8_t length[HDLGEN_TREES][HDLGEN_LEAVES];
};

/* Scratch memory of hdlgen_train: HDLGEN_WORKSPACE_BYTES bytes. */
struct hdlgen_workspace {
    /* Weights of the packages of a level and of the next level. */
    uint64_t package[2][HDLGEN_LEAVES];
    /* For each level a bit per item: a leaf, else a package. */
    uint32_t is_leaf[HDLGEN_LONGEST][(2 * HDLGEN_LEAVES + 31) / 32];
};

/* Turns compression off, clears the counts and starts to sample this many blocks that are written
 * whole; 0: until hdlgen_stop_sampling. */
enum hdlgen_result hdlgen_sample(const struct hdlgen_unit *unit, uint32_t blocks);

/* Reads the state of the sampling. */
enum hdlgen_result hdlgen_sampling(const struct hdlgen_unit *unit, struct hdlgen_sampling *now);

/* Waits for the end of the sampling. */
enum hdlgen_result hdlgen_wait_for_samples(const struct hdlgen_unit *unit);

/* Ends the sampling. */
enum hdlgen_result hdlgen_stop_sampling(const struct hdlgen_unit *unit);

/* Reads the counts: of each set the HDLGEN_WAYS most frequent values. */
enum hdlgen_result hdlgen_read_counts(const struct hdlgen_unit *unit,
                                      struct hdlgen_codebook *book);

/* Computes the codebook from its counts: codewords of the least total length, none longer than
 * HDLGEN_LONGEST bits. It may be called again for the same counts. */
enum hdlgen_result hdlgen_train(struct hdlgen_codebook *book, struct hdlgen_workspace *workspace);

/* Loads the codebook into all decompressors and compressors, as hdlgen_load_writes does. */
enum hdlgen_result hdlgen_load(const struct hdlgen_unit *unit, const struct hdlgen_codebook *book);

#ifdef HDLGEN_REGISTER_TABLES

/* Loads the codebook again into the damaged tables, as hdlgen_reload_writes does. */
enum hdlgen_result hdlgen_reload(const struct hdlgen_unit *unit,
                                 const struct hdlgen_codebook *book);

#endif

#endif

#ifdef __cplusplus
}
#endif

#endif
